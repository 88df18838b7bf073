"""A code that a camera reads, as a drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from .html import Html, el

QUIET = 4
"""The light modules around a code that the standard asks for."""


def drawn_code(rows: Sequence[str], label: str) -> Html:
    """The code with the quiet zone around it; dark and light stay so in every theme."""
    size = len(rows) + 2 * QUIET
    return el(
        "svg",
        el("rect", width=size, height=size, class_="code-light"),
        el("path", d="".join(_bars(rows)), class_="code-dark"),
        viewBox=f"0 0 {size} {size}",
        class_="code",
        role="img",
        aria_label=label,
    )


def _bars(rows: Sequence[str]) -> Iterator[str]:
    """The dark modules that touch each other in a row, as one bar each."""
    for y, row in enumerate(rows, QUIET):
        x = QUIET
        for module, same in groupby(row):
            length = len(list(same))
            if module == "1":
                yield f"M{x} {y}h{length}v1h-{length}z"
            x += length
