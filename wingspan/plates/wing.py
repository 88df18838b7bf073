"""Folded wings, with their rows of feathers, and spread wings."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from .colours import darker, lighter, lightness, mix
from .geometry import Point, Sheet

# Where the wing has the patterns of the back, as coordinates of `Wing.at`.
PATTERN = (
    (0.12, 0.4),
    (0.2, 0.75),
    (0.24, 0.2),
    (0.31, 0.55),
    (0.37, 0.88),
    (0.41, 0.3),
    (0.48, 0.62),
    (0.56, 0.16),
    (0.58, 0.86),
    (0.63, 0.44),
    (0.75, 0.25),
    (0.76, 0.7),
)

COVERTS = ((0.72, 0.4), (0.56, 0.55), (0.42, 0.65))
"""The ends of a spread wing's coverts, from the hand inwards, as coordinates of `Wing.at`."""


def _along(points: tuple[tuple[float, Point], ...], share: float) -> Point:
    return next(
        one.to(other, (share - start) / (end - start))
        for (start, one), (end, other) in pairwise(points)
        if share <= end
    )


def line_tone(base: str) -> str:
    """Return the tone of the lines between feathers of that colour."""
    light = lightness(base)
    if light < 0.3:
        return lighter(base, 0.27)
    return darker(base, 0.17 if light > 0.75 else 0.3)


class Wing:
    """A wing, given by six points: bend, top, upper edge, tip, lower edge, lower front."""

    def __init__(self, points: tuple[Point, ...], base: str, has: dict[str, str]) -> None:
        self.points = points
        self.base = base
        self.has = has
        bend, top, upper, tip, lower, front = points
        self._upper = ((0.0, bend), (0.25, top), (0.6, upper), (1.0, tip))
        self._lower = ((0.0, bend), (0.33, front), (0.66, lower), (1.0, tip))
        self.flight = has.get("flight", darker(base, 0.22))
        lift = 0.1 if lightness(base) > 0.2 else 0.13
        sheen = mix(base, has["gloss"], 0.55) if "gloss" in has else lighter(base, lift)
        self.covert = has.get("covert", sheen)

    def at(self, along: float, across: float) -> Point:
        """Return a point of the wing: 0 to 1 from bend to tip, 0 to 1 from upper to lower edge."""
        return _along(self._upper, along).to(_along(self._lower, along), across)

    def _shape(
        self, sheet: Sheet, tone: str, *places: tuple[float, float], sharp: tuple[int, ...] = ()
    ) -> None:
        sheet.fill([self.at(*place) for place in places], tone, sharp)

    def _strokes(
        self,
        sheet: Sheet,
        tone: str,
        width: float,
        places: Iterable[tuple[float, float, float, float]],
    ) -> None:
        pairs = [(self.at(a, b), self.at(c, d)) for a, b, c, d in places]
        sheet.strokes(pairs, tone, width)

    def draw_folded(self, sheet: Sheet, edge: str) -> None:
        """Draw primaries under tertials and secondaries, and those under two rows of coverts."""
        has, points = self.has, self.points
        sheet.fill(points, self.base, {3})
        self._shape(
            sheet,
            self.flight,
            (0.36, 1),
            (0.5, 1),
            (0.66, 1),
            (0.84, 1),
            (1, 1),
            (0.8, 0),
            (0.7, 0),
            (0.84, 0.34),
            (0.66, 0.6),
            (0.5, 0.84),
            sharp=(0, 4, 5, 6, 7),
        )
        line = line_tone(self.flight)
        self._strokes(
            sheet,
            line,
            0.55,
            ((0.68, 0.66, 0.96, 0.45), (0.58, 0.84, 0.94, 0.8), (0.84, 0.34, 0.97, 0.2)),
        )
        if "panel" in has:
            self._shape(
                sheet,
                has["panel"],
                (0.46, 0.4),
                (0.66, 0.22),
                (0.75, 0.5),
                (0.6, 0.84),
                (0.45, 0.8),
            )
        self._barring(sheet)
        if "speculum" in has:
            self._shape(sheet, has["speculum"], (0.42, 0.6), (0.6, 0.5), (0.64, 0.8), (0.46, 0.93))
        self._strokes(
            sheet,
            line_tone(self.base),
            0.55,
            ((0.5, 0.22, 0.8, 0.26), (0.48, 0.46, 0.72, 0.46), (0.45, 0.7, 0.6, 0.7)),
        )
        self._rows(sheet)
        if "shoulder" in has:
            self._shape(
                sheet,
                has["shoulder"],
                (0.02, 0.4),
                (0.14, 0.2),
                (0.27, 0.35),
                (0.27, 0.8),
                (0.1, 0.85),
            )
        self._bars(sheet)
        self._sail(sheet, edge)
        rim = [points[0].to(points[1], 0.6), *points[1:], points[5].to(points[0], 0.6)]
        sheet.rim(rim, edge, {3})

    def _barring(self, sheet: Sheet) -> None:
        if "barring" in self.has:
            across = [(x, 0.04, x - 0.05, 0.95) for x in (0.36, 0.48, 0.6, 0.72, 0.84)]
            self._strokes(sheet, self.has["barring"], 2.6, across)

    def _sail(self, sheet: Sheet, edge: str) -> None:
        """Draw a feather that stands upright on the wing."""
        if "sail" in self.has:
            back, front = self.at(0.72, 0.3), self.at(0.42, 0.5)
            high = back.distance(front)
            tip = [back.by(-high * 0.1, -high), front.to(back, 0.3).by(high * 0.1, -high * 0.6)]
            sheet.fill([front, back, *tip], self.has["sail"], {0, 1, 2}, f' stroke="{edge}"')

    def _rows(self, sheet: Sheet) -> None:
        feathers = 4
        edge = []
        for n in range(feathers):
            share = n / (feathers - 1)
            across = 0.16 + 0.7 * share
            along = 0.52 - 0.13 * share
            edge += [(along - 0.05, across - 0.12), (along + 0.02, across)]
        row = [(0.12, 0.06), (0.36, 0.05), *edge, (0.34, 0.96), (0.1, 0.9)]
        light = lightness(self.base)
        mixed = lighter(self.base, 0.06) if light < 0.3 else darker(self.base, 0.1)
        sheet.fill(
            [self.at(*place) for place in row],
            mixed,
            range(2, 2 + len(edge), 2),
        )
        self._shape(
            sheet,
            self.covert,
            (0.03, 0.4),
            (0.2, 0.08),
            (0.36, 0.1),
            (0.33, 0.5),
            (0.24, 0.94),
            (0.1, 0.88),
            sharp=(2, 4),
        )

    def _bars(self, sheet: Sheet) -> None:
        has = self.has
        if "wingbar" not in has and "wingbars" not in has:
            return
        tone = has.get("wingbar") or has["wingbars"]
        sheet.line([self.at(0.52, 0.14), self.at(0.48, 0.5), self.at(0.4, 0.9)], tone, 2.2)
        if "wingbars" in has:
            sheet.line([self.at(0.34, 0.16), self.at(0.31, 0.5), self.at(0.25, 0.86)], tone, 1.8)

    def draw_pattern(self, sheet: Sheet) -> None:
        """Draw the back's streaks, spots or bars over the folded wing."""
        has = self.has
        tip, top = self.points[3], self.points[1]
        span = tip.distance(top) or 1
        x, y = (tip.x - top.x) / span, (tip.y - top.y) / span
        places = [self.at(*place) for place in PATTERN]
        if "backstreak" in has:
            sheet.strokes(
                [(p.by(-x * 2.8, -y * 2.8), p.by(x * 2.8, y * 2.8)) for p in places],
                has["backstreak"],
                1.6,
            )
        if "backspots" in has:
            sheet.strokes([(p, p) for p in places], has["backspots"], 2.5)
        if "backbars" in has:
            bars = [(x, max(y - 0.18, 0.06), x + 0.02, min(y + 0.18, 0.94)) for x, y in PATTERN]
            self._strokes(sheet, has["backbars"], 1.5, bars)

    def draw_flipper(self, sheet: Sheet, outline: str) -> None:
        """Draw a penguin's wing."""
        bend, _, upper, tip, lower, front = self.points
        sheet.fill(self.points, self.base, {3}, outline)
        sheet.fill([front, lower, tip, upper.to(lower, 0.6), bend.to(front, 0.7)], self.flight, {2})

    def draw_spread(self, sheet: Sheet, outline: str) -> None:
        """Draw a wing in flight: coverts in front, feathers that fan out behind them."""
        bend, top, upper, tip, _, front = self.points
        alongs = (0.88, 0.78, 0.68, 0.58, 0.48)
        edge = [place for x in alongs for place in ((x + 0.04, 0.87), (x, 1.03))]
        shape = [bend, top, upper, tip, *(self.at(*place) for place in edge), front]
        sheet.fill(shape, self.flight, {3, 4, 6, 8, 10, 12}, outline)
        sheet.fill(
            [bend, top, upper, upper.to(tip, 0.5), *map(self._place, COVERTS), front],
            self.base,
            {3},
        )
        self._shape(
            sheet, self.covert, (0.02, 0.3), (0.25, 0.04), (0.48, 0.06), (0.36, 0.4), (0.2, 0.75)
        )
        lines = [(x + 0.05, 0.55, x + 0.04, 0.87) for x in alongs]
        self._strokes(sheet, line_tone(self.flight), 0.6, lines)
        if "panel" in self.has:
            self._shape(
                sheet,
                self.has["panel"],
                (0.44, 0.62),
                (0.6, 0.5),
                (0.78, 0.55),
                (0.66, 0.84),
                (0.48, 0.86),
            )
        self._bars(sheet)

    def _place(self, place: tuple[float, float]) -> Point:
        return self.at(*place)
