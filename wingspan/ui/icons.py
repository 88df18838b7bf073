"""Icons of the sprite ``static/icons.svg``, by the names of its symbols."""

from __future__ import annotations

from functools import cache

from .html import EMPTY, Html, el

SPRITE = "./static/icons.svg"


@cache
def icon(name: str, label: str = "", extra: str = "") -> Html:
    """An icon; ``label`` says it to those who do not see it, without one it is decoration."""
    drawing = el(
        "svg",
        el("use", href=f"{SPRITE}#{name}"),
        class_=f"icon icon-{name} {extra}".rstrip(),
        viewBox="0 0 24 24",
        aria_hidden="true",
    )
    if not label:
        return drawing
    return el("span", drawing, el("span", label, class_="sr"), class_="labelled", title=label)


def icons(name: str, count: int, label: str = "") -> Html:
    """The same icon several times, said once."""
    if count <= 0:
        return EMPTY
    return Html(icon(name) * (count - 1) + icon(name, label))
