"""Icons, named after the symbols in ``static/icons.svg`` and drawn by a font built from it."""

from __future__ import annotations

from functools import cache

from .html import EMPTY, Html, b, classes, i, join
from .tips import ENTRIES

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

    ``entry``: the rules entry that it stands for, if not the one in :data:`.tips.ENTRIES`.
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


MOST_DRAWN = 3
"""Up to this many things of a kind are drawn one by one; more become a number and an icon."""


def counted(name: str, count: int) -> Html:
    """``count`` icons, or a number and one icon if there are more than :data:`MOST_DRAWN`."""
    if count <= MOST_DRAWN:
        return icons(name, count)
    return join((b(aria_hidden="true")[str(count)], icon(name)))
