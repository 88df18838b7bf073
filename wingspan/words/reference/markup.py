"""The light markup of an entry's body, read into typed blocks.

Blocks are separated by blank lines; a list, a table or a note also begins at its first line::

    - a point of a list              1. a step of an ordered list
    | head | head |                  > a note
    |---|---|
    | cell | cell |

Inside a line: ``**strong**``, ``[[id]]`` or ``[label](id)`` for a link to an entry, and
``{seed}`` for the icon of that name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct


class Plain(Struct, frozen=True):
    """Plain text."""

    text: str


class Strong(Struct, frozen=True):
    """Emphasized text."""

    text: str


class Link(Struct, frozen=True):
    """A link to an entry; without a ``label`` it shows that entry's title."""

    id: str
    label: str = ""


class Sign(Struct, frozen=True):
    """A small icon within the text."""

    icon: str


Piece = Plain | Strong | Link | Sign
Line = tuple[Piece, ...]


class Paragraph(Struct, frozen=True):
    line: Line


class Note(Struct, frozen=True):
    """A remark in a block of its own."""

    line: Line


class Points(Struct, frozen=True):
    """A list, ``ordered`` if its points are steps."""

    ordered: bool
    lines: tuple[Line, ...]


class Grid(Struct, frozen=True):
    """A table: the first row heads the columns."""

    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


Block = Paragraph | Note | Points | Grid

_PIECE = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*"
    r"|\[\[(?P<titled>[^\]]+)\]\]"
    r"|\[(?P<label>[^\]]+)\]\((?P<id>[a-z][\w.-]*)\)"
    r"|\{(?P<icon>[a-z_-]+)\}"
)
_RULE = re.compile(r"(\|?-{3,})+")
_KINDS = (("point", re.compile(r"- ")), ("step", re.compile(r"\d+\. ")), ("note", re.compile("> ")))


def pieces(line: str) -> Line:
    """Parse a line into text, links and icons."""
    return tuple(_pieces(line))


def _pieces(line: str) -> Iterator[Piece]:
    done = 0
    for found in _PIECE.finditer(line):
        if found.start() > done:
            yield Plain(line[done : found.start()])
        done = found.end()
        if found["strong"]:
            yield Strong(found["strong"])
        elif found["titled"]:
            yield Link(found["titled"])
        elif found["id"]:
            yield Link(found["id"], found["label"])
        else:
            yield Sign(found["icon"])
    if done < len(line):
        yield Plain(line[done:])


def blocks(body: str) -> tuple[Block, ...]:
    """Parse the body of an entry into blocks."""
    return tuple(_block(kind, lines) for kind, lines in _gathered(body))


def _gathered(body: str) -> Iterator[tuple[str, list[str]]]:
    """Yield groups of consecutive lines of one kind, without their markers."""
    kind, gathered = "", list[str]()
    for line in body.splitlines():
        now, text = _kind(line)
        if now != kind and gathered:
            yield kind, gathered
            gathered = []
        kind = now
        if now == "text" and gathered:
            gathered[0] += " " + text
        elif now:
            gathered.append(text)
    if gathered:
        yield kind, gathered


def _kind(line: str) -> tuple[str, str]:
    if not line.strip():
        return "", ""
    if line.startswith("|"):
        return "table", line.strip().removeprefix("|").removesuffix("|")
    for kind, mark in _KINDS:
        if found := mark.match(line):
            return kind, line[found.end() :]
    return "text", line


def _block(kind: str, lines: list[str]) -> Block:
    match kind:
        case "point" | "step":
            return Points(kind == "step", tuple(map(pieces, lines)))
        case "note":
            return Note(pieces(" ".join(lines)))
        case "table":
            written = (row.split("|") for row in lines if not _RULE.fullmatch(row))
            head, *rows = (tuple(pieces(cell.strip()) for cell in row) for row in written)
            return Grid(head, tuple(rows))
        case _:
            return Paragraph(pieces(lines[0]))


def lines_of(body: str) -> Iterator[Line]:
    """Yield all lines of a body, from every kind of block."""
    for block in blocks(body):
        match block:
            case Paragraph(line) | Note(line):
                yield line
            case Points(_, lines):
                yield from lines
            case Grid(head, rows):
                yield from head
                for row in rows:
                    yield from row
