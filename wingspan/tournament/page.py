"""A report as one self-contained page of HTML: style, tables and plots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from wingspan.bots.features.value_features import CATEGORIES
from wingspan.engine import load_catalog

from .figures import CONFIDENT, Figure
from .play import Result
from .plots import Bar, Dot, bars, curves, dots, stacked
from .report import Report, Sheet
from .standings import Standing

STYLE = """
:root { color-scheme: light dark; --ink: #20261f; --quiet: #5a6357; --line: #d9ddd3;
  --paper: #fbfaf5; --c0: #3b7a57; --c1: #c98a1b; --c2: #7a5ea8; --c3: #b8543f; --c4: #3f7fae;
  --c5: #8a8f3a; --c6: #a8577f }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e9e1; --quiet: #a3aba0; --line: #3a423a;
  --paper: #171b17; --c0: #6cb58c; --c1: #e0ac4d; --c2: #a991d6; --c3: #db8370; --c4: #74b0da;
  --c5: #b9be68; --c6: #d68bb0 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right }
th:first-child, td:first-child { text-align: left } th { color: var(--quiet); font-weight: 600 }
figure { margin: 1rem 0 } svg { width: 100%; height: auto; font: 13px system-ui, sans-serif }
text { fill: var(--ink) } .quiet { fill: var(--quiet) } .grid { stroke: var(--line) }
.whisker { stroke: var(--ink); stroke-width: 1.5; fill: none }
polyline { fill: none; stroke-width: 2 }
""" + "".join(f".c{n} {{ fill: var(--c{n}) }} .s{n} {{ stroke: var(--c{n}) }}\n" for n in range(7))


def as_page(found: Report, results: Sequence[Result], title: str) -> str:
    """Return the page as HTML."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"<h1>{escape(title)}</h1><p>{found.games} games. Errors are standard errors, intervals"
        " hold 95 of 100; both are of deals, which are what differs.</p>"
        + "".join(_body(found, results))
        + "</body></html>\n"
    )


def _body(found: Report, results: Sequence[Result]) -> Iterator[str]:
    plots = {
        "levels": lambda: _of_levels(found.standings, results),
        "categories": lambda: _of_categories(found.standings),
        "seats": lambda: _of_seats(found.standings),
        "birds": lambda: _of_birds(found),
    }
    for sheet in found.sheets:
        yield f"<h2>{escape(sheet.title)}</h2>"
        for plot in plots.get(sheet.name, list)():
            yield f"<figure>{plot}</figure>"
        yield _table(sheet)


def _table(sheet: Sheet) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in sheet.header)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>"
        for row in sheet.rows
    )
    return f'<div class="wide"><table><tr>{head}</tr>{rows}</table></div>'


def _spoken(level: str) -> str:
    return level.replace("_", " ")


def _bar(label: str, value: Figure) -> Bar:
    half = CONFIDENT * value.error
    return Bar(label, value.mean, value.mean - half, value.mean + half, f"{value.mean:.1f}")


def _of_levels(found: list[Standing], results: Sequence[Result]) -> Iterator[str]:
    single = [
        (
            _spoken(one.level),
            [
                r.points[seat]
                for r in results
                for seat, who in enumerate(r.seats)
                if who == one.level
            ],
        )
        for one in found
    ]
    yield curves("points of single games", single[:7])
    yield bars("points", [_bar(_spoken(one.level), one.points) for one in found])
    yield bars(
        "wins, %",
        [
            Bar(
                _spoken(one.level),
                100 * one.wins.share,
                100 * one.wins.low,
                100 * one.wins.high,
                f"{100 * one.wins.share:.0f} %",
            )
            for one in found
        ],
        highest=100,
    )
    rated = [(_spoken(one.level), one.rating) for one in found if one.rating]
    if rated:
        rows = [
            _bar(_spoken(level), Figure(rating.points, rating.error)) for level, rating in rated
        ]
        yield bars("rating", rows, lowest=min(row.low for row in rows) - 50)


def _of_categories(found: list[Standing]) -> Iterator[str]:
    rows = [(_spoken(one.level), [column.mean for column in one.columns]) for one in found]
    yield stacked("points by category", CATEGORIES, rows)


def _of_seats(found: list[Standing]) -> Iterator[str]:
    rows = [
        _bar(f"{_spoken(one.level)}, seat {seat}", points)
        for one in found
        for seat, (points, _) in enumerate(one.seats)
    ]
    yield bars("points", rows)


def _of_birds(found: Report) -> Iterator[str]:
    names = load_catalog().birds
    yield dots(
        "% of those who drew it played it",
        "points on it at the end",
        [
            Dot(
                names[one.card].name["en"],
                100 * one.counted.played / one.counted.drawn,
                one.counted.earned / one.counted.kept,
            )
            for one in found.birds
            if one.counted.kept
        ],
    )
