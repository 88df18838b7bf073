"""What is drawn on the spot: a code for a camera, and the landscape that birds stand in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from .html import Html, div, i, path, rect, svg

QUIET = 4
"""The width, in modules, of the light margin that the standard requires around a code."""


def drawn_code(rows: Sequence[str], label: str) -> Html:
    """The code with its quiet zone, dark on light. ``rows``: the modules, "1" for dark."""
    size = len(rows) + 2 * QUIET
    return svg(".code", viewBox=f"0 0 {size} {size}", role="img", aria_label=label)[
        rect(".code-light", width=size, height=size), path(".code-dark", d="".join(_bars(rows)))
    ]


def _bars(rows: Sequence[str]) -> Iterator[str]:
    """Yield an SVG path for each run of adjacent dark modules in a row."""
    for y, row in enumerate(rows, QUIET):
        x = QUIET
        for module, same in groupby(row):
            length = len(list(same))
            if module == "1":
                yield f"M{x} {y}h{length}v1h-{length}z"
            x += length


LANDS = ("hill", "hill nearer", "trees row-forest", "meadow row-grassland", "water row-wetland")


def landscape() -> Html:
    """Decorative layers, from far to near, that fill the box around them."""
    return div(".landscape", aria_hidden="true")[*(i(".land", class_=land) for land in LANDS)]
