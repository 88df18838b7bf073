"""What explains the table: on hover, on focus, after a long press.

``static/tips.js`` shows it. An element says what it is by ``data-tip``, text with the numbers of
the table, and by ``data-entry``, the thing in the rules that it stands for; what holds for that
thing at every table is in the glossary, written once for the page. An entry is one of the rules
reference, with ``#`` and a word behind its id where one entry covers several things.
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
"""The thing that an icon of the sprite stands for, where it is always the same."""

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
"""For each thing that is the same at every table, the message that explains it."""


def explained(words: Words, entry: str) -> str:
    """What holds for a thing at every table; "" if nothing is said of it here."""
    key = MESSAGES.get(entry)
    return words.text(key) if key else ""


@cache
def glossary(words: Words) -> Html:
    """Everything that is the same at every table, where ``static/tips.js`` finds it."""
    texts = {entry: words.text(key) for entry, key in MESSAGES.items()}
    texts |= {"#why": words.text("tip.why"), "#rules": words.text("tip.rules")}
    return el("div", id="glossary", hidden=True, data_texts=msgspec.json.encode(texts).decode())


def lines(*texts: str) -> str:
    """Several sentences as one tip, each on a line of its own."""
    return "\n".join(text for text in texts if text)


def asking(words: Words, text: str, entry: str, why: str) -> Html:
    """A small button that explains: a little by hover or focus, in full by a press.

    ``why``: what is asked about, as :func:`.reference.why.reckoning` has it.
    """
    return button(
        commands.Why(why),
        el("span", words.text("tip.ask"), class_="sr"),
        el("span", "?", aria_hidden="true"),
        class_="quiet asking-tip",
        data_tip=text,
        data_entry=entry,
    )
