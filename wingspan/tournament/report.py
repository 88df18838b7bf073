"""Reports as sheets of rows, for text, CSV and the page."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from wingspan.bots.features.value_features import CATEGORIES
from wingspan.engine import load_catalog

from .birds import Worth, tables_of, worths
from .figures import Figure, Interval
from .play import Result
from .standings import Standing, against_automa, standings

Cell = str | int | float


class Sheet(NamedTuple):
    """A table of a report. ``name``: the name of its file."""

    name: str
    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Report(NamedTuple):
    """The report of a series of games. ``birds`` is empty unless requested."""

    games: int
    standings: list[Standing]
    sheets: list[Sheet]
    birds: list[Worth]


def report(results: Sequence[Result], by_bird: bool = False) -> Report:
    """Return the report of one or more games. ``by_bird``: report single birds too."""
    found = standings(results)
    sheets = [_levels(found), _columns(found)]
    if any(len(standing.seats) > 1 for standing in found):
        sheets.append(_seats(found))
    if any(result.automa for result in results):
        sheets.append(_automa(results))
    birds: list[Worth] = []
    if by_bird:
        birds = list(worths(tables_of(list(results))))
        sheets.append(_birds(birds))
    return Report(len(results), found, sheets, birds)


def _figure(value: Figure) -> tuple[float, float]:
    return round(value.mean, 2), round(value.error, 2)


def _interval(value: Interval) -> tuple[float, float, float]:
    return round(100 * value.share, 1), round(100 * value.low, 1), round(100 * value.high, 1)


def _levels(found: list[Standing]) -> Sheet:
    header = ("level", "deals", "games", "points", "±", "spread", "wins %", "from", "to")
    return Sheet(
        "levels",
        "Levels",
        (*header, "rating", "±", "ms a turn"),
        tuple(
            (
                one.level,
                one.deals,
                one.games,
                *_figure(one.points),
                round(one.spread, 1),
                *_interval(one.wins),
                round(one.rating.points) if one.rating else "",
                round(one.rating.error) if one.rating else "",
                round(one.milliseconds, 1),
            )
            for one in found
        ),
    )


def _columns(found: list[Standing]) -> Sheet:
    return Sheet(
        "categories",
        "Points by category",
        ("level", *(cell for column in CATEGORIES for cell in (column, "±"))),
        tuple(
            (one.level, *(cell for column in one.columns for cell in _figure(column)))
            for one in found
        ),
    )


def _seats(found: list[Standing]) -> Sheet:
    return Sheet(
        "seats",
        "The same deals from each seat",
        ("level", "seat", "points", "±", "wins %", "from", "to"),
        tuple(
            (one.level, seat, *_figure(points), *_interval(wins))
            for one in found
            for seat, (points, wins) in enumerate(one.seats)
        ),
    )


def _automa(results: Sequence[Result]) -> Sheet:
    return Sheet(
        "automa",
        "Alone against the Automa",
        ("level", "Automa", "its points", "±", "wins %", "from", "to"),
        tuple(
            (one.level, one.automa, *_figure(one.points), *_interval(one.wins))
            for one in against_automa(results)
        ),
    )


def _birds(birds: list[Worth]) -> Sheet:
    names = load_catalog().birds
    return Sheet(
        "birds",
        "Birds",
        ("bird", "drawn", "played", "% played", "points on it", "wins %", "worth", "±"),
        tuple(
            (
                names[one.card].name["en"],
                one.counted.drawn,
                one.counted.played,
                round(100 * one.counted.played / one.counted.drawn, 1),
                round(one.counted.earned / one.counted.kept, 2) if one.counted.kept else "",
                round(100 * one.counted.won / one.counted.played, 1) if one.counted.played else "",
                *(_figure(one.worth) if one.worth else ("", "")),
            )
            for one in birds
        ),
    )


def as_text(found: Report) -> Iterator[str]:
    """Yield the report as lines of text, in columns."""
    yield f"{found.games} games"
    for sheet in found.sheets:
        yield ""
        yield sheet.title
        rows = [sheet.header, *(tuple(map(str, row)) for row in sheet.rows)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            first, *others = row
            cells = [first.ljust(widths[0])]
            cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
            yield "  ".join(cells).rstrip()


def as_csv(sheet: Sheet) -> str:
    """Return a sheet as CSV; the headers of errors and intervals also name their column."""
    header: list[str] = []
    of = ""
    for name in sheet.header:
        of = of if name in ("±", "from", "to") else name
        header.append(f"{of} {name}" if name in ("±", "from", "to") else name)
    lines = io.StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(sheet.rows)
    return lines.getvalue()
