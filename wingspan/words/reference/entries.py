"""What the reference is made of: entries, their order in chapters, their words."""

from __future__ import annotations

from msgspec import Struct


class Text(Struct, frozen=True):
    """An entry's words in one language.

    ``body`` is light markup (see :mod:`.markup`) with plain apostrophes and spaces: they are
    set right where it is read. ``terms``: further words under which one looks it up.
    """

    title: str
    body: str
    terms: tuple[str, ...] = ()


class Topic(Struct, frozen=True):
    """An entry's place in the reference, whatever the language.

    ``sets``: it belongs to games with one of these sets; () belongs to every game. ``see``:
    related entries. ``examples``: playable examples that go with it.
    """

    id: str
    sets: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()


class Chapter(Struct, frozen=True):
    """Entries that belong together; its title is the text ``chapter.<id>``."""

    id: str
    topics: tuple[Topic, ...]
