"""The elements of the reference: topics, chapters and texts."""

from __future__ import annotations

from msgspec import Struct


class Text(Struct, frozen=True):
    """An entry's text in one language.

    ``body``: light markup (see :mod:`.markup`) with plain apostrophes and spaces; typography is
    applied when it is read. ``terms``: other words that a reader might look up.
    """

    title: str
    body: str
    terms: tuple[str, ...] = ()


class Topic(Struct, frozen=True):
    """An entry's place in the reference, in every language.

    ``sets``: it applies to games with one of these sets; () to every game. ``see``: related
    entries. ``examples``: playable examples that belong to it.
    """

    id: str
    sets: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()


class Chapter(Struct, frozen=True):
    """A chapter of entries; its title is the text ``chapter.<id>``."""

    id: str
    topics: tuple[Topic, ...]
