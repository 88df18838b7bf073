"""Icons of the sprite ``static/icons.svg``, by the names of its symbols."""

from __future__ import annotations

from functools import cache

from .html import EMPTY, Html, el
from .tips import ENTRIES

SPRITE = "./static/icons.svg"


@cache
def icon(name: str, label: str = "", extra: str = "", entry: str = "") -> Html:
    """An icon; ``label`` says it to those who do not see it, without one it is decoration.

    ``entry``: what it stands for in the rules, where that is not what it always is.
    """
    drawing = el(
        "svg",
        el("use", href=f"{SPRITE}#{name}"),
        class_=f"icon icon-{name} {extra}".rstrip(),
        viewBox="0 0 24 24",
        aria_hidden="true",
    )
    if not label:
        return drawing
    return el(
        "span",
        drawing,
        el("span", label, class_="sr"),
        class_="labelled",
        data_tip=label,
        data_entry=entry or ENTRIES.get(name),
    )


def said_icon(name: str, label: str) -> Html:
    """An icon said in words to those who do not see it; what it is part of explains itself."""
    return el("span", icon(name), el("span", label, class_="sr"), class_="labelled")


def icons(name: str, count: int, label: str = "", entry: str = "") -> Html:
    """The same icon several times, said once."""
    if count <= 0:
        return EMPTY
    return Html(icon(name) * (count - 1) + icon(name, label, "", entry))
