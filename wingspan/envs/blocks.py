"""Vectors of fixed size that consist of named blocks, so that every number has a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from .birds import Vector

Seen = TypeVar("Seen")


class Block(NamedTuple, Generic[Seen]):
    """Numbers that belong together.

    ``names``: one for each number. ``most``: the greatest value of any of them; the least is 0.
    ``meaning``: a phrase for the table in the docs. ``write`` fills in the numbers that are not 0.
    """

    name: str
    names: Sequence[str]
    most: int
    meaning: str
    write: Callable[[Seen, Vector], None]


class Place(NamedTuple, Generic[Seen]):
    """A block of a vector: its writer, its first index, and the index after its last."""

    write: Callable[[Seen, Vector], None]
    begin: int
    end: int


Places = list[Place[Seen]]


def fill(places: Places[Seen], seen: Seen, vector: Vector) -> None:
    """Write those blocks into a vector of zeros."""
    for write, begin, end in places:
        write(seen, vector[begin:end])


class Layout(Generic[Seen]):
    """Consecutive blocks. ``size``: the number of numbers; ``starts``: the index at which each
    begins; ``places``: all of them, for :func:`fill`.
    """

    def __init__(self, blocks: Sequence[Block[Seen]]) -> None:
        self.blocks = tuple(blocks)
        self.starts: dict[str, int] = {}
        self.size = 0
        for block in blocks:
            self.starts[block.name] = self.size
            self.size += len(block.names)
        self.places = self.some(self.starts)

    def some(self, names: Iterable[str]) -> Places[Seen]:
        """Return the blocks of those names, for :func:`fill`."""
        wanted = set(names)
        return [
            Place(block.write, self.starts[block.name], self.starts[block.name] + len(block.names))
            for block in self.blocks
            if block.name in wanted
        ]

    def names(self) -> list[str]:
        """Return a name for every number: that of its block, then its own."""
        return [
            f"{block.name}.{name}" if len(block.names) > 1 else block.name
            for block in self.blocks
            for name in block.names
        ]

    def most(self) -> list[int]:
        """Return the greatest value of each number, for scaling to between 0 and 1."""
        return [block.most for block in self.blocks for _ in block.names]

    def table(self) -> str:
        """Return the blocks as a table in Markdown."""
        lines = ["| from | numbers | block | up to | meaning |", "|---|---|---|---|---|"]
        for block in self.blocks:
            begin = self.starts[block.name]
            lines.append(
                f"| {begin} | {len(block.names)} | `{block.name}` | {block.most}"
                f" | {block.meaning} |"
            )
        return "\n".join(lines)
