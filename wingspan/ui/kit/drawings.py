"""What is drawn on the spot: a code for a camera, the landscape that birds stand in, lines over
time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from .html import Html, div, i, join, line, path, rect, svg, text

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


class Plot(NamedTuple):
    """The area of a chart, in SVG units, and the ends of its scales, which begin at 0."""

    left: int
    right: int
    top: int
    bottom: int
    last: float
    most: float

    def x(self, at: float) -> float:
        return self.left + (self.right - self.left) * at / self.last

    def y(self, value: float) -> float:
        return self.top + (self.bottom - self.top) * (1 - value / self.most)

    def path(self, points: Iterable[tuple[float, float]]) -> str:
        return "M" + "L".join(f"{self.x(at):.1f} {self.y(value):.1f}" for at, value in points)

    def grid(self, air: int = 6) -> Html:
        """A line at every 20, and its value, which ends ``air`` units before the line."""
        drawn: list[Html] = []
        for value in range(0, int(self.most) + 1, 20):
            y = f"{self.y(value):.1f}"
            drawn.append(line(".grid", x1=self.left, x2=self.right, y1=y, y2=y))
            drawn.append(text(".tick", x=self.left - air, y=y, dy="0.35em")[str(value)])
        return join(drawn)
