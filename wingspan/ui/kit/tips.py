"""Tips that explain the table: on hover, on focus, after a long press.

``static/tips.mjs`` shows them. An element explains itself by ``data-tip``, a text with the numbers
of the table, and by ``data-entry``, the thing in the rules that it stands for. What holds for that
thing at every table is in the glossary, written once for the page.

An entry is one of the rules reference, followed by ``#`` and a word where one entry covers several
things.
"""

from __future__ import annotations

from functools import cache

import msgspec

from wingspan.engine.components import FOODS, HABITATS, NESTS, PLAIN_FOODS
from wingspan.words import Words

from .. import commands
from .buttons import button
from .html import Html, el

FACES = ("invertebrate_seed", "nectar_seed", "nectar_fruit")

ENTRIES: dict[str, str] = {
    **{food: f"food.{food}" for food in FOODS},
    **dict.fromkeys(FACES, "birdfeeder"),
    **{habitat: f"habitat.{habitat}" for habitat in HABITATS},
    **{nest: f"nest.{nest}" for nest in (*NESTS, "star", "none")},
    **{
        f"power-{color}": f"power.{color}" for color in ("white", "brown", "pink", "teal", "yellow")
    },
    **{name: f"icon.{name}" for name in ("wild", "predator", "flocking", "egg", "tucked", "cube")},
}
"""What an icon of the sprite stands for, where it is always the same."""

MESSAGES: dict[str, str] = {
    **{f"food.{food}": "tip.food" for food in PLAIN_FOODS},
    "food.nectar": "tip.nectar",
    "birdfeeder": "tip.birdfeeder",
    **{f"habitat.{habitat}": "tip.habitat" for habitat in HABITATS},
    **{f"nest.{nest}": "tip.nest" for nest in NESTS},
    "nest.star": "tip.nest.star",
    "nest.none": "tip.nest.none",
    "power.white": "tip.white",
    "power.brown": "tip.brown",
    "power.pink": "tip.pink",
    "power.teal": "tip.teal",
    "power.yellow": "tip.yellow",
    "icon.wild": "tip.wild",
    "icon.predator": "tip.predator",
    "icon.flocking": "tip.flocking",
    "icon.egg": "tip.egg_limit",
    "icon.points": "tip.bird_points",
    "icon.wingspan": "tip.wingspan",
    "caching": "tip.cached",
    "icon.tucked": "tip.tucked",
    "icon.cube": "tip.cube",
    "egg_cost": "tip.egg_cost",
    "nectar.scoring": "tip.spent_nectar",
    "tray": "tip.tray",
    "deck": "tip.deck",
    "scoring.birds": "tip.score.birds",
    "scoring.bonus": "tip.score.bonus",
    "scoring.goals": "tip.score.goals",
    "scoring.eggs": "tip.score.eggs",
    "scoring.cached": "tip.score.cached",
    "scoring.tucked": "tip.score.tucked",
    "scoring.nectar": "tip.score.nectar",
    "scoring": "tip.score.total",
    "automa.lay_eggs": "tip.automa.eggs",
    "automa.play_bird": "tip.automa.birds",
    "automa.cubes": "tip.automa.cubes",
    "automa.setup": "tip.automa.deck",
    "automa.bonus": "tip.automa.bonus",
    "automa.turn": "tip.automa.card",
    "automa.play_bird#wants": "tip.automa.wants",
}
"""The message that explains each thing that is the same at every table."""


def explained(words: Words, entry: str) -> str:
    """What holds for a thing at every table; "" if there is no message for it."""
    key = MESSAGES.get(entry)
    return words.text(key) if key else ""


@cache
def glossary(words: Words) -> Html:
    """All those explanations, in the element where ``static/tips.mjs`` finds them."""
    texts = {entry: words.text(key) for entry, key in MESSAGES.items()}
    texts |= {"#why": words.text("tip.why"), "#rules": words.text("tip.rules")}
    return el("div", id="glossary", hidden=True, data_texts=msgspec.json.encode(texts).decode())


def lines(*texts: str) -> str:
    """Several sentences as one tip, each on its own line."""
    return "\n".join(text for text in texts if text)


def asking(words: Words, text: str, entry: str, why: str) -> Html:
    """A small button that explains: briefly on hover or focus, in full when pressed.

    ``why``: the subject, as :func:`.reference.why.reckoning` takes it.
    """
    return button(
        commands.Why(why),
        el("span", words.text("tip.ask"), class_="sr"),
        el("span", "?", aria_hidden="true"),
        class_="quiet asking-tip",
        data_tip=text,
        data_entry=entry,
    )
