"""A separate type for markup, so that plain text is always escaped before it reaches the page.

Views return :class:`Html`. An element is written head first: its classes and its id as in CSS, then
its other attributes, and in brackets what is inside it. Any string there that is not Html is text
and is escaped::

    >>> p(".note#sum", title="a sum")["1 < 2"]
    '<p class="note" id="sum" title="a sum">1 &lt; 2</p>'
    >>> ul[*(li[word] for word in ("egg", "nest"))]
    '<ul><li>egg</li><li>nest</li></ul>'
    >>> div(".card", class_="ready")[img(src="egg.svg"), None]
    '<div class="card ready"><img src="egg.svg"></div>'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, TypeVar, cast

Child = str | None
"""Content of an element: Html is used as it is, other text is escaped, None is left out."""

Value = str | int | bool | None
"""The value of an attribute: True makes a bare attribute, False and None omit it."""

Made = TypeVar("Made", bound=Callable[..., Any])


class Html(str):
    """Markup that is safe to put into the page unescaped."""

    __slots__ = ()


EMPTY = Html("")


REMEMBERED = 10_000
"""Size of the caches of escaped texts and of tags with their attributes: a page repeats most of the
last one."""


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


def _remembered(make: Made) -> Made:
    """``make`` with a cache, in which True and 1 differ."""
    return cast(Made, lru_cache(REMEMBERED, typed=True)(make))


class Element(Html):
    """An element with nothing in it: ``element[child, …]`` is the one with these children."""

    __slots__ = ("_end", "_start")
    _start: str
    _end: str

    def __getitem__(self, children: Child | tuple[Child, ...]) -> Html:  # type: ignore[override]
        if isinstance(children, tuple):
            parts = [self._start]
            for child in children:
                if child is not None:
                    parts.append(child if isinstance(child, Html) else escape(child))
            parts.append(self._end)
            return Html("".join(parts))
        if isinstance(children, Html):
            return Html(f"{self._start}{children}{self._end}")
        if isinstance(children, str):
            return Html(f"{self._start}{escape(children)}{self._end}")
        if children is None:
            return self
        return super().__getitem__(children)  # a place in the text, as pytest looks at it


class Tag(Element):
    """An element without attributes; called with a head and attributes, it is the one with these.

    The head is a literal: the classes that are always there, and the id. ``class_`` adds the
    others. In names of attributes ``_`` is a hyphen, or nothing at the end (``for_``).
    """

    __slots__ = ("_name",)
    _name: str

    def __new__(cls, name: str, *, void: bool = False) -> Tag:
        """``void``: it never has children."""
        end = "" if void else f"</{name}>"
        tag = super().__new__(cls, f"<{name}>{end}")
        tag._name, tag._start, tag._end = name, f"<{name}>", end
        return tag

    @_remembered
    def __call__(self, head: str = "", /, **attributes: Value) -> Element:
        start = _start(self._name, head, attributes)
        element = Element(start + self._end)
        element._start, element._end = start, self._end
        return element


def _start(name: str, head: str, attributes: dict[str, Value]) -> str:
    """The tag that an element begins with."""
    classes, rest = _parsed(head)
    more = attributes.pop("class_", None) if classes else None
    parts = ["<", name, classes, f" {escape(str(more))}" if more else "", rest]
    for key, value in attributes.items():
        if value is True:
            parts += (" ", _spelt(key))
        elif value is not None and value is not False:
            parts += (" ", _spelt(key), '="', escape(str(value)), '"')
    parts.append(">")
    return "".join(parts)


_HEAD = re.compile(r"((?:\.[A-Za-z][\w-]*)*)(?:#([A-Za-z][\w-]*))?", re.ASCII)


@cache
def _parsed(head: str) -> tuple[str, str]:
    """The head as attributes, divided where more classes can be put in, if it has any."""
    found = _HEAD.fullmatch(head)
    if found is None:
        raise ValueError(f"{head!r} is not classes and an id, such as .card.ready#mallard")
    classes, id_ = found.groups()
    identity = f' id="{id_}"' if id_ else ""
    if not classes:
        return "", identity
    return f' class="{classes[1:].replace(".", " ")}', f'"{identity}'


@cache
def _spelt(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def classes(*names: str | None) -> str | None:
    """Those of the names that are there, for ``class_``."""
    return " ".join(filter(None, names)) or None


def join(children: Iterable[Child], between: str = "") -> Html:
    """Join the pieces, with ``between`` as text between them."""
    pieces = (
        child if isinstance(child, Html) else escape(child)
        for child in children
        if child is not None
    )
    return Html(escape(between).join(pieces))


a, abbr, article, b, button = map(Tag, ("a", "abbr", "article", "b", "button"))
caption, code, dd, details, dialog = map(Tag, ("caption", "code", "dd", "details", "dialog"))
div, dl, dt, fieldset, figcaption = map(Tag, ("div", "dl", "dt", "fieldset", "figcaption"))
figure, form, h1, h2, h3, h4 = map(Tag, ("figure", "form", "h1", "h2", "h3", "h4"))
header, i, kbd, label, legend, li = map(Tag, ("header", "i", "kbd", "label", "legend", "li"))
mark, nav, ol, option, p, pre = map(Tag, ("mark", "nav", "ol", "option", "p", "pre"))
progress, section, select, small = map(Tag, ("progress", "section", "select", "small"))
span, strong, summary, table, tbody = map(Tag, ("span", "strong", "summary", "table", "tbody"))
td, textarea, th, thead, tr = map(Tag, ("td", "textarea", "th", "thead", "tr"))
ul, video = map(Tag, ("ul", "video"))
ellipse, g, line, path = map(Tag, ("ellipse", "g", "line", "path"))
rect, svg, text = map(Tag, ("rect", "svg", "text"))
img, input = Tag("img", void=True), Tag("input", void=True)
