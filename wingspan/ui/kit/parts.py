"""Parts of the page: made only when what they show changes, sent only when they look otherwise.

A view returns markup, or a :class:`Layout`: a frame with places for parts. A part (:func:`lazy`)
is made of values and of nothing else; :class:`ShownParts` compares these with the last page's.
What is only looked at may wait until what is acted on is there, and what is only heard always does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal, TypeVarTuple

from msgspec import Struct

from .html import Html, escape

FEW = 3
"""The most parts to look at that do not wait: a second frame would take longer than they do."""

Waits = Literal["", "seen", "heard"]
"""Whether a part may be made and sent after the others: not at all, if more than :data:`FEW` such
parts change, or in any case, because only screen readers notice it."""

_PLACE = re.compile(r'<template data-part="([^"]+)"></template>')


class Part(Struct, frozen=True):
    """An element of the page that is made by itself. Two that are equal look alike."""

    id: str
    """The id of the element."""
    values: tuple[Any, ...]
    """All that its markup depends on: frozen values, or the markup itself."""
    view: Callable[..., Html]
    """Makes the element of the values, with a place (:func:`place`) for each part inside it."""
    inside: tuple[Part, ...] = ()
    """The parts that have their places in it."""
    waits: Waits = ""
    """Whether it may be made and sent after the others; then nothing is inside it."""


class Layout(Struct, frozen=True):
    """Markup with places for parts."""

    frame: Html
    """The markup, with a place (:func:`place`) for each part."""
    parts: tuple[Part, ...] = ()
    """The parts that have their places in it."""

    def __str__(self) -> str:
        return whole(self)


class Changes(Struct, frozen=True):
    """What the screen needs to show another page."""

    frame: Html
    """The page with places for its parts."""
    parts: dict[str, Html]
    """By id the parts that are new or look otherwise than before, with places for those in them."""


def place(part: Part) -> Html:
    """Where the part belongs in a frame, or in the part around it."""
    return Html(f'<template data-part="{escape(part.id)}"></template>')


Values = TypeVarTuple("Values")


def lazy(id_: str, view: Callable[[*Values], Html], *values: *Values, waits: Waits = "") -> Part:
    """A part that ``view`` makes of ``values``, frozen values, and of nothing else."""
    return Part(id_, values, view, waits=waits)


def as_it_is(markup: Html) -> Html:
    """The view of a part that is made already: of its markup."""
    return markup


Put = Callable[[Part], Html]
"""What a view does with a part that it has: :func:`inline`, or what :func:`around` hands it."""


def inline(part: Part) -> Html:
    return whole(Layout(place(part), (part,)))


def laid(make: Callable[[Put], Html]) -> Layout:
    """What ``make`` makes of markup and of parts, which it puts in their places."""
    parts: list[Part] = []

    def put(part: Part) -> Html:
        parts.append(part)
        return place(part)

    return Layout(make(put), tuple(parts))


def around(id_: str, make: Callable[[Put], Html]) -> Part:
    """A part that is made already, but for the parts that it puts in their places."""
    layout = laid(make)
    return Part(id_, (layout.frame,), as_it_is, layout.parts)


def filled(frame: str, parts: Mapping[str, str]) -> Html:
    """The frame with the parts in their places, those inside them as well."""

    def put(found: re.Match[str]) -> str:
        return _PLACE.sub(put, parts[found[1]])

    return Html(_PLACE.sub(put, frame))


def whole(page: Html | Layout) -> Html:
    """The page as one piece of markup, every part made anew."""
    if isinstance(page, Html):
        return page
    return filled(page.frame, {part.id: part.view(*part.values) for part in _all(page.parts)})


def mapped(page: Layout, change: Callable[[Html, Any], Html], by: Any) -> Layout:
    """The layout with all its markup changed by ``change``, which takes it and ``by``."""
    return Layout(change(page.frame, by), tuple(_mapped(part, change, by) for part in page.parts))


def _mapped(part: Part, change: Callable[[Html, Any], Html], by: Any) -> Part:
    inside = tuple(_mapped(inner, change, by) for inner in part.inside)
    values = part.view, part.values, change, by
    return Part(part.id, values, _changed, inside, part.waits)


def _changed(
    view: Callable[..., Html], values: tuple[Any, ...], change: Callable[[Html, Any], Html], by: Any
) -> Html:
    return change(view(*values), by)


def _all(parts: Iterable[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        yield from _all(part.inside)


class ShownParts:
    """What is on the screen, to tell what changes with the next page."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[Part, Html]] = {}
        self._put_off: tuple[Part, ...] = ()

    def forget(self) -> None:
        """Nothing is known of the screen any more: all of the next page will be sent."""
        self._parts, self._put_off = {}, ()

    @property
    def waits(self) -> Waits:
        """What of the last page is yet to come with :meth:`rest`: something to look at, something
        that is only heard, or nothing.
        """
        if any(part.waits == "seen" for part in self._put_off):
            return "seen"
        return "heard" if self._put_off else ""

    def next(self, page: Layout, *, puts_off: bool = False) -> Changes:
        """What changes to show that page, which is taken to be on the screen from now on.

        ``puts_off``: parts that may wait are left as they are on the screen, until :meth:`rest`.
        Raises whatever a view raises; then the screen is as it was.
        """
        now: dict[str, tuple[Part, Html]] = {}
        changed: list[Part] = []
        put_off: list[Part] = []
        for part in _all(page.parts):
            was = self._parts.get(part.id)
            if was is not None and was[0].view is part.view and was[0].values == part.values:
                now[part.id] = was
            elif puts_off and part.waits and was is not None:
                put_off.append(part)
            else:
                changed.append(part)
        seen = [part for part in put_off if part.waits == "seen"]
        if len(seen) <= FEW:
            changed += seen
            put_off = [part for part in put_off if part.waits != "seen"]
        for part in put_off:
            now[part.id] = self._parts[part.id]
        markup: dict[str, Html] = {}
        for part in changed:
            now[part.id], changes = _newly(part, self._parts.get(part.id))
            markup.update(changes)
        self._parts, self._put_off = now, tuple(put_off)
        return Changes(page.frame, markup)

    def rest(self) -> dict[str, Html]:
        """By id the parts that were put off and look otherwise than before: those to look at or,
        once these are there, those that are only heard.

        Raises whatever a view raises; then they are still put off.
        """
        now: dict[str, tuple[Part, Html]] = {}
        changed: dict[str, Html] = {}
        for part in self._put_off:
            if part.waits == self.waits:
                now[part.id], changes = _newly(part, self._parts[part.id])
                changed.update(changes)
        self._parts.update(now)
        self._put_off = tuple(part for part in self._put_off if part.id not in now)
        return changed


def _newly(
    part: Part, was: tuple[Part, Html] | None
) -> tuple[tuple[Part, Html], Mapping[str, Html]]:
    """The part with its markup, and that markup by its id if it looks otherwise than before."""
    markup = part.view(*part.values)
    return (part, markup), {} if was is not None and was[1] == markup else {part.id: markup}
