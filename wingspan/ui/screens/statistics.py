"""The statistics of finished games: figures, a chart of the latest scores, and tables."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.saves.result import CATEGORIES, Result
from wingspan.saves.statistics import AtLevel, AtProgram, Statistics, add_up, day
from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.dialogs import close_corner
from ..kit.html import Html, el, join
from ..kit.icons import icon
from ..session.moment import Figures

WIDTH, HEIGHT = 640, 200
LEFT, BOTTOM, TOP = 46, 18, 14


def statistics_dialog(words: Words, shown: Figures) -> Html:
    """The statistics as a dialog; results that were just erased can be restored."""
    total = shown.total
    return el(
        "dialog",
        el("h2", words.text("statistics"), id="statistics-title"),
        close_corner(words),
        el("p", words.text("statistics_help"), class_="faint"),
        el(
            "div",
            _erased(words) if shown.erased else None,
            role="status",
        ),
        _content(words, total) if total.games or total.with_hints else _nothing_yet(words),
        open=True,
        class_="dialog statistics panel",
        aria_labelledby="statistics-title",
        id="statistics",
    )


def _erased(words: Words) -> Html:
    return el(
        "p",
        words.text("statistics_erased"),
        " ",
        button(commands.RestoreStatistics(), icon("undo"), words.text("restore"), class_="option"),
        class_="notice",
    )


def _content(words: Words, total: Statistics) -> Html:
    return el(
        "div",
        _figures(words, total),
        _recent(words, total.recent) if total.recent else None,
        _levels(words, total) if total.levels else None,
        _programs(words, total) if total.programs else None,
        _means(words, total) if total.own else None,
        el(
            "div",
            button(
                commands.ExportStatistics(), icon("export"), words.text("export"), class_="option"
            ),
            button(
                commands.EraseStatistics(),
                icon("bin"),
                words.text("statistics_erase"),
                class_="option",
            ),
            class_="statistics-deeds",
        ),
        class_="statistics-content",
    )


EXAMPLE = (
    (48, 55),
    (57, 52),
    (61, 64),
    (55, 49),
    (66, 58),
    (70, 72),
    (74, 61),
    (69, 63),
    (81, 70),
    (78, 66),
)
"""Scores of a made-up player and of the best opponent, to show what the statistics look like."""


def _nothing_yet(words: Words) -> Html:
    """What will stand here: a made-up player's figures and scores, marked as an example."""
    games = [
        Result(
            id=str(number),
            time=0,
            played="programs",
            players=2,
            seat=0,
            score=score,
            opponent=opponent,
            rank=1 if score > opponent else 2,
            won=score > opponent,
            categories=dict.fromkeys(CATEGORIES, 0),
        )
        for number, (score, opponent) in enumerate(EXAMPLE)
    ]
    total = add_up(games, today="")
    won = words.text("stat_of", n=total.own)
    figures = [
        ("stat_games", str(total.games), ""),
        ("stat_won", str(total.won), won),
        ("stat_best", str(max(score for score, _ in EXAMPLE)), ""),
        ("stat_streak", str(total.streak), words.text("stat_most", n=total.longest_streak)),
    ]
    return el(
        "div",
        el("p", words.text("statistics_none")),
        el(
            "figure",
            el("figcaption", words.text("example"), class_="example-mark"),
            el("div", _boxes(words, figures), _plot(words, total.recent), inert=True),
            class_="stat-example",
        ),
        class_="statistics-content",
    )


def _figures(words: Words, total: Statistics) -> Html:
    figures = [("stat_games", str(total.games), "")]
    if total.own:
        figures.append(("stat_won", str(total.won), words.text("stat_of", n=total.own)))
    if total.best is not None:
        figures.append(("stat_best", str(total.best.score), words.date(day(total.best.time))))
    if total.rating.games:
        about = words.text("stat_rating_range", n=round(2 * total.rating.deviation))
        figures.append(("stat_rating", str(round(total.rating.rating)), about))
    if total.with_hints:
        figures.append(("stat_hints", str(total.with_hints), words.text("stat_hints_help")))
    for key, now, most in (
        ("stat_streak", total.streak, total.longest_streak),
        ("stat_days", total.days, total.longest_days),
    ):
        if most:
            figures.append((key, str(now), words.text("stat_most", n=most)))
    return _boxes(words, figures)


def _boxes(words: Words, figures: Iterable[tuple[str, str, str]]) -> Html:
    """Each figure in a box, with its name and a note."""
    return el(
        "dl",
        *(
            el(
                "div",
                el("dt", words.text(key)),
                el("dd", el("b", figure), " ", el("span", note) if note else None),
                class_="stat-figure",
            )
            for key, figure, note in figures
        ),
        class_="stat-figures",
    )


def _recent(words: Words, recent: tuple[Result, ...]) -> Html:
    """The latest scores as bars, hollow for lost games, with a line for the opponent's score."""
    label = words.text("stat_recent")
    return el(
        "section",
        el("h3", label, id="stat-recent"),
        _plot(words, recent),
        el("p", words.text("stat_recent_help"), class_="faint"),
        el(
            "details",
            el("summary", words.text("chart_table")),
            el("div", _recent_table(words, recent), class_="scrolling", tabindex="0"),
            class_="chart-table",
        ),
        aria_labelledby="stat-recent",
    )


def _plot(words: Words, recent: tuple[Result, ...]) -> Html:
    return el(
        "svg",
        _bars(recent),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=words.text("stat_recent"),
        class_="plot results-plot",
    )


def _bars(recent: tuple[Result, ...]) -> Html:
    most = max(max(result.score, result.opponent) for result in recent)
    top = max(20, -(-most // 20) * 20)
    step = (WIDTH - LEFT) / max(10, len(recent))

    def y(value: int) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)

    drawn = []
    for value in range(0, top + 1, 20 if top <= 120 else 40):
        height = f"{y(value):.1f}"
        drawn.append(el("line", x1=LEFT, x2=WIDTH, y1=height, y2=height, class_="grid"))
        drawn.append(el("text", str(value), x=LEFT - 6, y=height, class_="tick", dy="0.35em"))
    for number, result in enumerate(recent):
        x = LEFT + step * (number + 0.15)
        drawn.append(
            el(
                "rect",
                x=f"{x:.1f}",
                y=f"{y(result.score):.1f}",
                width=f"{step * 0.7:.1f}",
                height=f"{y(0) - y(result.score):.1f}",
                class_="bar won" if result.won else "bar",
            )
        )
        height = f"{y(result.opponent):.1f}"
        drawn.append(
            el(
                "line",
                x1=f"{x - step * 0.1:.1f}",
                x2=f"{x + step * 0.8:.1f}",
                y1=height,
                y2=height,
                class_="opponent",
            )
        )
    return join(drawn)


def _table(words: Words, caption: str, heads: Iterable[str], rows: Iterable[Html]) -> Html:
    return el(
        "table",
        el("caption", caption, class_="sr"),
        el("thead", el("tr", *(el("th", words.text(head), scope="col") for head in heads))),
        el("tbody", *rows),
        class_="score",
    )


def _row(head: str, *cells: str) -> Html:
    return el("tr", el("th", head, scope="row"), *(el("td", cell) for cell in cells))


def _recent_table(words: Words, recent: tuple[Result, ...]) -> Html:
    heads = ("stat_when", "stat_own", "stat_opponent", "stat_ended")
    ended = words.text("stat_won_one"), words.text("stat_lost_one")
    return _table(
        words,
        words.text("stat_recent"),
        heads,
        (
            _row(
                words.date(day(result.time)),
                str(result.score),
                str(result.opponent),
                ended[0 if result.won else 1],
            )
            for result in reversed(recent)
        ),
    )


def _levels(words: Words, total: Statistics) -> Html:
    rows = ((words.level(at.level), at) for at in total.levels)
    return _against(words, "stat_levels", "stat_level", rows)


def _programs(words: Words, total: Statistics) -> Html:
    rows = ((words.program(at.level), at) for at in total.programs)
    return _against(words, "stat_programs", "stat_opponent_level", rows)


def _against(
    words: Words, name: str, head: str, rows: Iterable[tuple[str, AtLevel | AtProgram]]
) -> Html:
    """The results against each level. ``name``, ``head``: the messages of the title and the first
    column.
    """
    title, id = words.text(name), name.replace("_", "-")
    return el(
        "section",
        el("h3", title, id=id),
        _table(
            words,
            title,
            (head, "stat_games", "stat_won", "stat_best", "stat_mean"),
            (
                _row(level, str(at.games), str(at.won), str(at.best), words.tenths(at.mean))
                for level, at in rows
            ),
        ),
        aria_labelledby=id,
    )


def _means(words: Words, total: Statistics) -> Html:
    title = words.text("stat_means")
    return el(
        "section",
        el("h3", title, id="stat-means"),
        _table(
            words,
            title,
            ("category", "stat_mean"),
            (
                _row(words.text(f"score_{category}"), words.tenths(mean))
                for category, mean in total.means.items()
                if mean or category != "nectar"
            ),
        ),
        aria_labelledby="stat-means",
    )
