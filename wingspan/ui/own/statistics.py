"""The statistics of finished games: figures, a chart of the latest scores, and tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wingspan.saves.result import CATEGORIES, Result
from wingspan.saves.statistics import AtLevel, AtProgram, Statistics, add_up, day
from wingspan.words import Words, isolated

from .. import messages
from ..kit.buttons import button, dialog
from ..kit.html import (
    Html,
    b,
    caption,
    dd,
    details,
    div,
    dl,
    dt,
    figcaption,
    figure,
    h3,
    join,
    line,
    p,
    rect,
    section,
    span,
    summary,
    svg,
    table,
    tbody,
    td,
    text,
    th,
    thead,
    tr,
)
from ..kit.icons import icon
from ..session.moment import Figures

WIDTH, HEIGHT = 640, 200
LEFT, BOTTOM, TOP = 46, 18, 14


def statistics_dialog(words: Words, shown: Figures) -> Html:
    """The statistics as a dialog; results that were just erased can be restored."""
    total = shown.total
    return dialog(
        words,
        "statistics",
        words.text("statistics"),
        p(".faint")[words.text("statistics_help")],
        div(role="status")[
            p(".notice")[
                words.text("statistics_erased"),
                " ",
                button(messages.RestoreStatistics(), ".option")[
                    icon("undo"), words.text("restore")
                ],
            ]
            if shown.erased
            else None
        ],
        _content(words, total) if total.games or total.with_hints else _nothing_yet(words),
    )


def _content(words: Words, total: Statistics) -> Html:
    levels = [(words.level(at.level), at) for at in total.levels]
    programs = [(words.program(at.level), at) for at in total.programs]
    return div(".statistics-content")[
        _figures(words, total),
        _recent(words, total.recent) if total.recent else None,
        _against(words, "stat_levels", "stat_level", levels) if levels else None,
        _against(words, "stat_programs", "stat_opponent_level", programs) if programs else None,
        _at_the_board(words, total.at_the_board) if total.at_the_board else None,
        _means(words, total) if total.own else None,
        div(".statistics-deeds")[
            button(messages.ExportStatistics(), ".option")[icon("export"), words.text("export")],
            button(messages.EraseStatistics(), ".option")[
                icon("bin"), words.text("statistics_erase")
            ],
        ],
    ]


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
    return div(".statistics-content")[
        p[words.text("statistics_none")],
        figure(".stat-example")[
            figcaption(".example-mark")[words.text("example")],
            div(inert=True)[_boxes(words, figures), _plot(words, total.recent)],
        ],
    ]


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
    return dl(".stat-figures")[
        *(
            div(".stat-figure")[
                dt[words.text(key)], dd[b[figure], " ", span[note] if note else None]
            ]
            for key, figure, note in figures
        )
    ]


def _recent(words: Words, recent: tuple[Result, ...]) -> Html:
    """The latest scores as bars, hollow for lost games, with a line for the opponent's score."""
    label = words.text("stat_recent")
    return section(aria_labelledby="stat-recent")[
        h3("#stat-recent")[label],
        _plot(words, recent),
        p(".faint")[words.text("stat_recent_help")],
        details(".chart-table")[
            summary[words.text("chart_table")],
            div(".scrolling", tabindex="0")[_recent_table(words, recent)],
        ],
    ]


def _plot(words: Words, recent: tuple[Result, ...]) -> Html:
    return svg(
        ".plot.results-plot",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=words.text("stat_recent"),
    )[_bars(recent)]


def _bars(recent: tuple[Result, ...]) -> Html:
    most = max(max(result.score, result.opponent) for result in recent)
    top = max(20, -(-most // 20) * 20)
    step = (WIDTH - LEFT) / max(10, len(recent))

    def y(value: int) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)

    drawn: list[Html] = []
    for value in range(0, top + 1, 20 if top <= 120 else 40):
        height = f"{y(value):.1f}"
        drawn.append(line(".grid", x1=LEFT, x2=WIDTH, y1=height, y2=height))
        drawn.append(text(".tick", x=LEFT - 6, y=height, dy="0.35em")[str(value)])
    for number, result in enumerate(recent):
        x = LEFT + step * (number + 0.15)
        drawn.append(
            rect(
                ".bar",
                class_="won" if result.won else None,
                x=f"{x:.1f}",
                y=f"{y(result.score):.1f}",
                width=f"{step * 0.7:.1f}",
                height=f"{y(0) - y(result.score):.1f}",
            )
        )
        height = f"{y(result.opponent):.1f}"
        drawn.append(
            line(
                ".opponent",
                x1=f"{x - step * 0.1:.1f}",
                x2=f"{x + step * 0.8:.1f}",
                y1=height,
                y2=height,
            )
        )
    return join(drawn)


def _table(words: Words, name: str, heads: Iterable[str], rows: Iterable[Html]) -> Html:
    return table(".score")[
        caption(".sr")[name],
        thead[tr[*(th(scope="col")[words.text(head)] for head in heads)]],
        tbody[*rows],
    ]


def _row(head: str, *cells: str) -> Html:
    return tr[th(scope="row")[head], *(td[cell] for cell in cells)]


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


def _against(
    words: Words, name: str, head: str, rows: Sequence[tuple[str, AtLevel | AtProgram]]
) -> Html:
    """The results against each level. ``name``, ``head``: the messages of the title and the first
    column.
    """
    title, id_ = words.text(name), name.replace("_", "-")
    return section(aria_labelledby=id_)[
        h3(id=id_)[title],
        _table(
            words,
            title,
            (head, "stat_games", "stat_won", "stat_best", "stat_mean"),
            (
                _row(level, str(at.games), str(at.won), str(at.best), words.tenths(at.mean))
                for level, at in rows
            ),
        ),
    ]


def _at_the_board(words: Words, results: tuple[Result, ...]) -> Html:
    """The games on a real table: when, and the points of all players."""
    title = words.text("beside")
    return section(aria_labelledby="stat-board")[
        h3("#stat-board")[title],
        _table(
            words,
            title,
            ("stat_when", "score_total"),
            (_row(words.date(day(result.time)), _totals(words, result)) for result in results),
        ),
    ]


def _totals(words: Words, result: Result) -> str:
    """ "Ada 87, Bo 86"."""
    named = [
        isolated(name) or words.text("player_by_number", n=seat + 1)
        for seat, name in enumerate(result.names)
    ]
    who = [*named, words.text("automa")]
    return words.listed(f"{who[seat]} {total}" for seat, total in enumerate(result.totals))


def _means(words: Words, total: Statistics) -> Html:
    title = words.text("stat_means")
    return section(aria_labelledby="stat-means")[
        h3("#stat-means")[title],
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
    ]
