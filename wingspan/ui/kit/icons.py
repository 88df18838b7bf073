"""Icons, by the names of the symbols in ``static/icons.svg``: characters of the font made of it."""

from __future__ import annotations

from functools import cache

from .html import EMPTY, Html, el, join
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
"""Every icon, in the order of their characters."""

FIRST = 0xE000
"""The code point of the first of them, in Unicode's private area."""

_SIGNS = {name: chr(FIRST + number) for number, name in enumerate(NAMES)}


def sign(name: str) -> str:
    """The character of an icon. Raises KeyError if there is no such icon."""
    return _SIGNS[name]


@cache
def icon(name: str, label: str = "", extra: str = "", entry: str = "") -> Html:
    """An icon; ``label`` is what screen readers say, and without one it is decoration.

    ``entry``: what it stands for in the rules, where that differs from the usual.
    """
    kinds = f"icon icon-{name} {extra}".rstrip()
    if not label:
        return el("i", sign(name), class_=kinds, aria_hidden="true")
    return el(
        "i",
        sign(name),
        class_=f"{kinds} labelled",
        role="img",
        aria_label=label,
        data_tip=label,
        data_entry=entry or ENTRIES.get(name),
    )


@cache
def said_icon(name: str, label: str) -> Html:
    """An icon said in words to those who do not see it; what it is part of explains itself."""
    return el("i", sign(name), class_=f"icon icon-{name}", role="img", aria_label=label)


def icons(name: str, count: int, label: str = "", entry: str = "") -> Html:
    """The same icon several times, with one label."""
    if count <= 0:
        return EMPTY
    return Html(icon(name) * (count - 1) + icon(name, label, "", entry))


MOST_DRAWN = 3
"""Up to so many things of a kind are drawn one by one; more of them as a number and an icon."""


def counted(name: str, count: int) -> Html:
    """``count`` icons, or their number and one icon if they could not be counted at a glance."""
    if count <= MOST_DRAWN:
        return icons(name, count)
    return join((el("b", str(count), aria_hidden="true"), icon(name)))
