"""Tips that explain the table on hover, on focus and after a long press.

``static/tips.mjs`` shows them. An element has ``data-tip``, a text about the current table, and
``data-entry``, the thing in the rules that it stands for. The glossary, written once per page,
holds the general explanation of each thing.

``data-entry`` names an entry of the rules reference, followed by ``#`` and a word if that entry
covers several things.
"""

from __future__ import annotations

from functools import cache

import msgspec

from wingspan.engine.components import FOODS, HABITATS, NESTS, PLAIN_FOODS
from wingspan.words import Words

from .. import messages
from .buttons import button
from .html import Html, div, span

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
"""The rules entry of each icon that always stands for the same thing."""

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
"""The message that explains each thing in general, for any table."""


def explained(words: Words, entry: str) -> str:
    """Return the general explanation of a thing; "" if there is no message for it."""
    key = MESSAGES.get(entry)
    return words.text(key) if key else ""


@cache
def glossary(words: Words) -> Html:
    """All general explanations, in the element from which ``static/tips.mjs`` reads them."""
    texts = {entry: words.text(key) for entry, key in MESSAGES.items()}
    texts |= {"#why": words.text("tip.why"), "#rules": words.text("tip.rules")}
    return div("#glossary", hidden=True, data_texts=msgspec.json.encode(texts).decode())


def lines(*texts: str) -> str:
    """Join sentences into one tip, one per line; empty ones are dropped."""
    return "\n".join(text for text in texts if text)


def help_button(words: Words, text: str, entry: str, why: str) -> Html:
    """A small "?" button: a brief tip on hover or focus, the full explanation when pressed.

    ``why``: the subject, as :func:`.reference.why.reckoning` takes it.
    """
    return button(messages.Why(why), ".quiet.asking-tip", data_tip=text, data_entry=entry)[
        span(".sr")[words.text("tip.ask")], span(aria_hidden="true")["?"]
    ]
