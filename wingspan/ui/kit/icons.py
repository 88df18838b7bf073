"""Icons, and the tips that explain them and the table on hover, on focus and after a long press.

Icons are named after the symbols in ``static/icons.svg`` and drawn by a font built from it.

``static/tips.mjs`` shows tips. An element has ``data-tip``, a text about the current table, and
``data-entry``, the thing in the rules that it stands for: an entry of the rules reference, followed
by ``#`` and a word if that entry covers several things. The glossary, written once per page, holds
the general explanation of each thing.
"""

from __future__ import annotations

from functools import cache

import msgspec

from wingspan.engine.components import FOODS, HABITATS, NESTS, PLAIN_FOODS
from wingspan.words import Words

from .html import EMPTY, Html, b, classes, div, i, join

_IN_ORDER = """
    invertebrate seed fish fruit rodent nectar wild invertebrate_seed nectar_seed nectar_fruit
    power-teal power-yellow reset forest grassland wetland platform bowl cavity ground star none
    egg egg-space tucked card points wingspan power-white power-brown power-pink power-none
    predator flocking bonus dice goal automa cube undo play_bird new check log settings lock search
    close skip share replay play pause to_start to_end turn_back turn_on step_back step_on pencil
    double export import bin shelf statistics menu book hint lessons exercise
"""
NAMES = tuple(_IN_ORDER.split())
"""The names of all icons, in the order of their characters in the font."""

FIRST = 0xE000
"""The code point of the first icon, in Unicode's private use area."""

_SIGNS = {name: chr(FIRST + number) for number, name in enumerate(NAMES)}


def sign(name: str) -> str:
    """Return the character of an icon. Raises KeyError if there is no such icon."""
    return _SIGNS[name]


@cache
def icon(name: str, label: str = "", extra: str = "", entry: str = "") -> Html:
    """An icon. Screen readers read ``label``; without one the icon is decoration.

    ``entry``: the rules entry that it stands for, if not the one in :data:`ENTRIES`.
    """
    if not label:
        return i(".icon", class_=classes(f"icon-{name}", extra), aria_hidden="true")[sign(name)]
    return i(
        ".icon",
        class_=classes(f"icon-{name}", extra, "labelled"),
        role="img",
        aria_label=label,
        data_tip=label,
        data_entry=entry or ENTRIES.get(name),
    )[sign(name)]


@cache
def said_icon(name: str, label: str) -> Html:
    """An icon with a label for screen readers and no tip: the element around it has its own."""
    return i(".icon", class_=f"icon-{name}", role="img", aria_label=label)[sign(name)]


def icons(name: str, count: int, label: str = "", entry: str = "") -> Html:
    """The same icon ``count`` times, with one label for all of them."""
    if count <= 0:
        return EMPTY
    return Html(icon(name) * (count - 1) + icon(name, label, "", entry))


ACTION_ICON = {
    "play_bird": "play_bird",
    "gain_food": "dice",
    "lay_eggs": "egg",
    "draw_cards": "card",
}
"""The icon of each action."""

MOST_DRAWN = 3
"""Up to this many things of a kind are drawn one by one; more become a number and an icon."""


def counted(name: str, count: int) -> Html:
    """``count`` icons, or a number and one icon if there are more than :data:`MOST_DRAWN`."""
    if count <= MOST_DRAWN:
        return icons(name, count)
    return join((b(aria_hidden="true")[str(count)], icon(name)))


COLORS = ("white", "brown", "pink", "teal", "yellow")
CATEGORIES = ("birds", "bonus", "goals", "eggs", "cached", "tucked", "nectar")
"""The categories of the score pad."""
FACES = ("invertebrate_seed", "nectar_seed", "nectar_fruit")

ENTRIES: dict[str, str] = {
    **{food: f"food.{food}" for food in FOODS},
    **dict.fromkeys(FACES, "birdfeeder"),
    **{habitat: f"habitat.{habitat}" for habitat in HABITATS},
    **{nest: f"nest.{nest}" for nest in (*NESTS, "star", "none")},
    **{f"power-{color}": f"power.{color}" for color in COLORS},
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
    **{f"power.{color}": f"tip.{color}" for color in COLORS},
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
    **{f"scoring.{category}": f"tip.score.{category}" for category in CATEGORIES},
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
