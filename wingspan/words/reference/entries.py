"""The outline of the reference: its chapters in order, each with the topics of its entries."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

from wingspan.words.chapters import points, read

OUTLINE = Path(__file__).with_name("outline.md")
RULINGS = Path(__file__).with_name("rulings.md")
_TOPIC = re.compile(r"(?P<id>[^ :]+)(?: \((?P<sets>.+)\))?(?:: (?P<see>.+))?")


class Topic(Struct, frozen=True):
    """An entry's place in the reference, in every language.

    ``sets``: it applies to games with one of these sets; () to every game. ``see``: related
    entries.
    """

    id: str
    sets: tuple[str, ...] = ()
    see: tuple[str, ...] = ()


class Chapter(Struct, frozen=True):
    """A chapter of entries; its title is the text ``chapter.<id>``."""

    id: str
    topics: tuple[Topic, ...]


@cache
def outline() -> tuple[Chapter, ...]:
    """Return all chapters in reading order; those made from cards have no topics there."""
    chapters = [(id_, text.body) for id_, text in read(OUTLINE).items() if id_]
    return tuple(Chapter(id_, tuple(map(_topic, points(body)))) for id_, body in chapters)


def _topic(line: str) -> Topic:
    found = _TOPIC.fullmatch(line)
    assert found is not None, line
    sets, see = (tuple(found[part].split(", ")) if found[part] else () for part in ("sets", "see"))
    return Topic(found["id"], sets, see)


@cache
def rulings() -> dict[str, tuple[str, ...]]:
    """Return the birds to which each ruling on single cards applies, by the ruling's id.

    Rulings on a whole family of powers are in the family's entry.
    """
    rows = (row.partition(": ") for row in points(read(RULINGS)[""].body))
    return {id_: tuple(birds.split(", ")) for id_, _, birds in rows}
