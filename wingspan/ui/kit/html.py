"""A separate type for markup, so that plain text is always escaped before it reaches the page.

Views return :class:`Html`. Any other string put into an element is text and is escaped::

    >>> el("p", "1 < 2", class_="note")
    '<p class="note">1 &lt; 2</p>'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

Child = str | None
"""Content of an element: Html is used as it is, other text is escaped, None is left out."""

Value = str | int | bool | None
"""The value of an attribute: True makes a bare attribute, False and None omit it."""


class Html(str):
    """Markup that is safe to put into the page unescaped."""

    __slots__ = ()


EMPTY = Html("")
_VOID = frozenset(("input", "br", "hr", "img"))


REMEMBERED = 10_000
"""Size of the caches of escaped texts and of attributes: a page repeats most of the last one."""


@lru_cache(REMEMBERED)
def escape(text: str) -> str:
    """Replace the five characters of ``text`` that are special in markup."""
    return (
        text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
        .replace("'", "&#39;")
    )


def el(tag: str, *children: Child, **attributes: Value) -> Html:
    """Make an element. In attribute names, ``class_`` means ``class`` and ``_`` a hyphen."""
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
    """Add an attribute after each match of ``places``; a match must end after an attribute.

    ``note`` returns its value for a match, or None to leave the place as it is.
    """

    def with_note(found: re.Match[str]) -> str:
        text = note(found)
        return found[0] if text is None else f"{found[0]}{_attribute(attribute, text)}"

    return Html(places.sub(with_note, markup))


def join(children: Iterable[Child], between: str = "") -> Html:
    """Join the pieces, with ``between`` as text between them."""
    pieces = (
        child if isinstance(child, Html) else escape(child)
        for child in children
        if child is not None
    )
    return Html(escape(between).join(pieces))
