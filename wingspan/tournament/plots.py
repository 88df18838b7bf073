"""Plots as SVG: bars with their intervals, stacked bars, curves and dots.

The page defines their colours (``--ink``, ``--quiet``, ``--line`` and ``--c0`` to ``--c6``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDE, LINE, LABEL, RIGHT, TOP, FOOT = 720, 28, 170, 70, 12, 40


class Bar(NamedTuple):
    """A value with its label, the ends of its interval, and its text."""

    label: str
    value: float
    low: float
    high: float
    written: str


class Dot(NamedTuple):
    """A point with its label."""

    label: str
    x: float
    y: float


class Scale(NamedTuple):
    """Maps values linearly to coordinates of the picture."""

    lowest: float
    highest: float
    begin: float
    end: float

    def at(self, value: float) -> float:
        """Return the coordinate of a value."""
        share = (value - self.lowest) / (self.highest - self.lowest)
        return round(self.begin + share * (self.end - self.begin), 1)

    def marks(self) -> list[float]:
        """Return about five round values, from the lowest to the highest."""
        step = _step(self.highest - self.lowest)
        return [
            number * step
            for number in range(ceil(self.lowest / step), floor(self.highest / step) + 1)
        ]


def _step(length: float) -> float:
    """Return a round step, about a fifth of the length."""
    rough = length / 5
    ten: float = 10.0 ** floor(log10(rough))
    return ten * min((1, 2, 5, 10), key=lambda times: abs(times * ten - rough))


def _number(value: float) -> str:
    return f"{value:.0f}" if value == round(value) else f"{value:g}"


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"{of_kind}>{escape(text)}</text>'


def _picture(high: float, title: str, parts: Iterable[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDE} {high}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def _across(scale: Scale, bottom: float, title: str) -> list[str]:
    """Return the grid lines, numbers and title of a horizontal axis."""
    parts = []
    for mark in scale.marks():
        x = scale.at(mark)
        parts.append(f'<path class="grid" d="M{x} {TOP}V{bottom}"/>')
        parts.append(_text(x, bottom + 16, _number(mark), "middle", "quiet"))
    parts.append(_text((scale.begin + scale.end) / 2, bottom + 34, title, "middle", "quiet"))
    return parts


def bars(title: str, rows: Sequence[Bar], lowest: float = 0, highest: float | None = None) -> str:
    """Draw a bar for each row, starting at ``lowest``, with a line for its interval."""
    top = highest if highest is not None else max([lowest + 1, *(row.high for row in rows)])
    scale = Scale(lowest, top, LABEL, WIDE - RIGHT)
    bottom = TOP + LINE * len(rows)
    parts = _across(scale, bottom, title)
    for number, row in enumerate(rows):
        y = TOP + LINE * number
        middle = y + LINE / 2
        end, low, high = (scale.at(max(lowest, v)) for v in (row.value, row.low, row.high))
        wide = max(0, round(end - LABEL, 1))
        parts += [
            _text(LABEL - 8, middle + 4, row.label, "end"),
            f'<rect class="c0" x="{LABEL}" y="{y + 5}" width="{wide}" height="{LINE - 10}"/>',
            f'<path class="whisker" d="M{low} {middle}H{high}M{low} {middle - 4}v8'
            f'M{high} {middle - 4}v8"/>',
            _text(WIDE - RIGHT + 6, middle + 4, row.written, kind="quiet"),
        ]
    return _picture(bottom + FOOT, title, parts)


def stacked(title: str, names: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Draw stacked bars, with the names of their parts below."""
    scale = Scale(0, max(1.0, *(sum(values) for _, values in rows)), LABEL, WIDE - RIGHT)
    bottom = TOP + LINE * len(rows)
    parts = _across(scale, bottom, title)
    for number, (label, values) in enumerate(rows):
        y = TOP + LINE * number
        parts.append(_text(LABEL - 8, y + LINE / 2 + 4, label, "end"))
        before = 0.0
        for place, value in enumerate(values):
            x, end = scale.at(before), scale.at(before + value)
            before += value
            parts.append(
                f'<rect class="c{place}" x="{x}" y="{y + 5}" width="{round(end - x, 1)}"'
                f' height="{LINE - 10}"><title>{escape(names[place])} {value:.1f}</title></rect>'
            )
        parts.append(_text(WIDE - RIGHT + 6, y + LINE / 2 + 4, f"{before:.1f}", kind="quiet"))
    return _picture(bottom + FOOT + 24, title, [*parts, *_key(names, bottom + FOOT + 6)])


def _key(names: Sequence[str], y: float) -> list[str]:
    """Return the key: names beside their colours."""
    wide = (WIDE - 20) / max(4, len(names))
    parts = []
    for place, name in enumerate(names):
        x = round(10 + place * wide, 1)
        parts.append(f'<rect class="c{place}" x="{x}" y="{y}" width="12" height="12"/>')
        parts.append(_text(x + 18, y + 11, name))
    return parts


def curves(title: str, rows: Sequence[tuple[str, Sequence[float]]], high: int = 260) -> str:
    """Draw the distribution of single values, a curve per row: shares by classes of width 5."""
    width = 5
    classes = [int(value // width) for _, values in rows for value in values]
    first, last = min(classes), max(classes) + 1
    lines = []
    for _, values in rows:
        counts = [0] * (last - first)
        for value in values:
            counts[int(value // width) - first] += 1
        lines.append([100 * count / len(values) for count in counts])
    bottom = high - FOOT
    across = Scale(first * width, last * width, 46, WIDE - 20)
    upright = Scale(0, max(map(max, lines)), bottom, TOP)
    parts = _across(across, bottom, title)
    for mark in upright.marks():
        parts.append(f'<path class="grid" d="M46 {upright.at(mark)}H{WIDE - 20}"/>')
        parts.append(_text(40, upright.at(mark) + 4, f"{_number(mark)} %", "end", "quiet"))
    for place, line in enumerate(lines):
        points = " ".join(
            f"{across.at((first + number + 0.5) * width)},{upright.at(share)}"
            for number, share in enumerate(line)
        )
        parts.append(f'<polyline class="s{place % 7}" points="{points}"/>')
    names = [name for name, _ in rows]
    return _picture(high + 24, title, [*parts, *_key(names, high + 6)])


def dots(across_title: str, up_title: str, rows: Sequence[Dot], named: int = 12) -> str:
    """Draw a dot for each row; name the highest ``named`` dots and half as many of the lowest."""
    high = 460
    bottom = high - FOOT
    xs, ys = [row.x for row in rows], [row.y for row in rows]
    across = Scale(min(xs), max(*xs, min(xs) + 1), 46, WIDE - 20)
    upright = Scale(min(0.0, *ys), max(1.0, *ys), bottom, TOP + 18)
    parts = [*_across(across, bottom, across_title), _text(10, TOP + 2, up_title, kind="quiet")]
    for mark in upright.marks():
        parts.append(f'<path class="grid" d="M46 {upright.at(mark)}H{WIDE - 20}"/>')
        parts.append(_text(40, upright.at(mark) + 4, _number(mark), "end", "quiet"))
    for row in rows:
        parts.append(
            f'<circle class="c0" cx="{across.at(row.x)}" cy="{upright.at(row.y)}" r="3">'
            f"<title>{escape(row.label)}</title></circle>"
        )
    taken: list[tuple[float, float]] = []
    by_height = sorted(rows, key=lambda row: -row.y)
    for row in [*by_height[:named], *by_height[-named // 2 :]]:
        x, y = across.at(row.x), upright.at(row.y)
        if any(abs(x - other) < 130 and abs(y - level) < 13 for other, level in taken):
            continue
        taken.append((x, y))
        left = x > WIDE - 180
        parts.append(_text(x - 6 if left else x + 6, y + 4, row.label, "end" if left else "start"))
    return _picture(high, f"{up_title} by {across_title}", parts)
