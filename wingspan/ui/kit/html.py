"""Markup as a type of its own, so that text reaches the page only escaped.

Views return :class:`Html`. Whatever else is put into an element is text and is escaped::

    >>> el("p", "1 < 2", class_="note")
    '<p class="note">1 &lt; 2</p>'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

Child = str | None
"""Content of an element: Html as it is, other text escaped, None left out."""

Value = str | int | bool | None
"""An attribute's value: True gives a bare attribute, False and None leave it out."""


class Html(str):
    """Markup that is safe to put into the page as it is."""

    __slots__ = ()


EMPTY = Html("")
_VOID = frozenset(("input", "br", "hr", "img"))


REMEMBERED = 10_000
"""How many escaped texts and attributes are cached: a page repeats most of the last one."""


@lru_cache(REMEMBERED)
def escape(text: str) -> str:
    """``text`` with the five characters that mean something in markup replaced."""
    return (
        text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
        .replace("'", "&#39;")
    )


def el(tag: str, *children: Child, **attributes: Value) -> Html:
    """An element. ``class_`` stands for ``class``, underscores in names for hyphens."""
    parts = ["<", tag]
    for name, value in attributes.items():
        if value is not None and value is not False:
            parts.append(_attribute(name, value))
    parts.append(">")
    if tag in _VOID:
        return Html("".join(parts))
    for child in children:
        if child is not None:
            parts.append(child if isinstance(child, Html) else escape(child))
    parts += ("</", tag, ">")
    return Html("".join(parts))


@lru_cache(REMEMBERED, typed=True)
def _attribute(name: str, value: str | int | bool) -> str:
    name = name.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def annotated(
    markup: Html,
    places: re.Pattern[str],
    attribute: str,
    note: Callable[[re.Match[str]], str | None],
) -> Html:
    """The markup with one more attribute at each match of ``places``, which ends after an
    attribute.

    ``note``: its value, None to leave a place as it is.
    """

    def with_note(found: re.Match[str]) -> str:
        text = note(found)
        return found[0] if text is None else f"{found[0]}{_attribute(attribute, text)}"

    return Html(places.sub(with_note, markup))


def join(children: Iterable[Child], between: str = "") -> Html:
    """The pieces joined, with ``between`` as text between them."""
    pieces = (
        child if isinstance(child, Html) else escape(child)
        for child in children
        if child is not None
    )
    return Html(escape(between).join(pieces))
