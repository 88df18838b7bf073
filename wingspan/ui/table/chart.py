"""The scores over the turns, as lines and as a table."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.engine.state import ScoreSheet

from .. import messages
from ..kit.buttons import button, deed
from ..kit.drawings import Plot
from ..kit.html import (
    EMPTY,
    Html,
    caption,
    details,
    div,
    figcaption,
    figure,
    h2,
    i,
    join,
    li,
    line,
    path,
    rect,
    section,
    summary,
    svg,
    table,
    tbody,
    td,
    text,
    th,
    thead,
    tr,
    ul,
)
from ..kit.icons import CATEGORIES, lines
from ..play.history import History, Turn
from ..play.scene import Scene

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 34, 96, 10, 26
DASHES = ("", "9 5", "2 5", "12 4 2 4", "5 5", "1 3")
"""The dash pattern of each player's line, so that colour is not the only difference."""


def chart(scene: Scene, past: History) -> Html:
    """Everybody's points after every turn, also by category and as a table; empty without turns."""
    if not past.turns:
        return EMPTY
    words = scene.words
    return section(".chart.panel#chart")[
        h2(".panel-title")[words.text("chart")],
        div(".charts")[
            _totals(scene, past),
            *(_categories(scene, past, seat) for seat in range(len(scene.state.players))),
        ],
        details(".chart-table")[
            summary[words.text("chart_table")],
            div(".scrolling", tabindex="0")[_table(scene, past.turns)],
        ],
    ]


def _plot(past: History, most: int) -> Plot:
    """The area of a chart whose scale ends at the next multiple of 20."""
    top = max(20, -(-most // 20) * 20)
    return Plot(LEFT, WIDTH - RIGHT, TOP, HEIGHT - BOTTOM, len(past.turns), top)


def _figure(
    scene: Scene, past: History, plot: Plot, title: str, drawn: list[Html], keys: Iterable[Html]
) -> Html:
    """What is ``drawn`` over the axes. ``keys``: what the colours stand for, below a chart that is
    too narrow for names beside its lines.
    """
    axes = [plot.grid()]
    for number, moment in enumerate(past.turns):
        if number == 0 or past.turns[number - 1].round != moment.round:
            x = f"{plot.x(number):.1f}"
            axes.append(line(".grid.round", x1=x, x2=x, y1=TOP, y2=HEIGHT - BOTTOM))
            label = scene.words.text("round_label", n=moment.round)
            axes.append(text(".round-label", x=x, y=HEIGHT - 8, dx=4)[label])
    return figure[
        figcaption[title],
        svg(".plot", viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=title)[*axes, *drawn],
        ul(".legend")[*keys],
    ]


def _totals(scene: Scene, past: History) -> Html:
    last = past.turns[-1].sheets
    shown = (past.start, *(moment.sheets for moment in past.turns))
    plot = _plot(past, max(sheet.total for sheets in shown for sheet in sheets))
    drawn = [
        _line(seat, plot.path(enumerate(sheets[seat].total for sheets in shown)))
        for seat in range(len(scene.names))
    ]
    drawn += [*_labels(scene, plot, last), _columns(scene, past.turns, plot)]
    keys = (
        li[
            svg(".key", viewBox="0 0 28 10")[_line(seat, "M0 5H28")],
            f"{name} {last[seat].total}",
        ]
        for seat, name in enumerate(scene.names)
    )
    return _figure(scene, past, plot, scene.words.text("chart_totals"), drawn, keys)


def _line(seat: int, d: str) -> Html:
    return path(".line", class_=f"seat-{seat}", d=d, stroke_dasharray=DASHES[seat] or None)


def known_total(sheet: ScoreSheet, seat: int | None) -> int:
    """Return the total, without bonus cards unless ``seat`` is the player's own seat or None."""
    return sheet.total - (sheet.bonus if seat not in (None, sheet.player) else 0)


def turn_tip(scene: Scene, moment: Turn, seat: int | None = None) -> str:
    """The turn, and everybody's points at its end as far as ``seat`` may know them."""
    when = turn_said(scene, moment)
    points = (
        f"{name} {known_total(sheet, seat)}"
        for name, sheet in zip(scene.names, moment.sheets, strict=True)
    )
    return lines(when, " · ".join(points))


def _columns(scene: Scene, moments: tuple[Turn, ...], plot: Plot) -> Html:
    """Transparent columns over the turns; pressing one opens the replay at that turn."""
    width = plot.x(1) - plot.x(0)
    return join(
        rect(
            ".turn-column",
            x=f"{plot.x(number):.1f}",
            y=TOP,
            width=f"{width:.1f}",
            height=HEIGHT - TOP - BOTTOM,
            data_tip=turn_tip(scene, moment),
            **deed(messages.Watch(moment.entry)),
        )
        for number, moment in enumerate(moments)
    )


def turn_said(scene: Scene, moment: Turn) -> str:
    return scene.words.text(
        "turn_of", name=scene.names[moment.player], round=moment.round, turn=moment.turn
    )


def _labels(scene: Scene, plot: Plot, last: tuple[ScoreSheet, ...]) -> list[Html]:
    """The names at the ends of the lines, moved apart where lines end close together."""
    found = []
    below = 0.0
    for y, seat in sorted((plot.y(sheet.total), seat) for seat, sheet in enumerate(last)):
        below = max(y, below + 15)
        name = f"{scene.names[seat]} {last[seat].total}"
        x = WIDTH - RIGHT + 6
        found.append(text(".name", class_=f"seat-{seat}", x=x, y=f"{below:.1f}", dy="0.35em")[name])
    return found


def _categories(scene: Scene, past: History, seat: int) -> Html:
    words = scene.words
    shown = [past.start[seat], *(moment.sheets[seat] for moment in past.turns)]
    plot = _plot(past, max(sheet.total for sheet in shown))
    floor = [0] * len(shown)
    areas, labels, keys = [], [], []
    last_label = HEIGHT + 0.0
    for category in CATEGORIES:
        values = [int(getattr(sheet, category)) for sheet in shown]
        if not any(values):
            continue
        roof = [low + value for low, value in zip(floor, values, strict=True)]
        around = [*enumerate(roof), *reversed([*enumerate(floor)])]
        areas.append(path(".area", class_=category, d=plot.path(around) + "Z"))
        if values[-1]:
            named = f"{words.text(f'score_{category}')} {values[-1]}"
            keys.append(li[i(".key.area", class_=category, aria_hidden="true"), named])
            middle = plot.y((roof[-1] + floor[-1]) / 2)
            last_label = min(middle, last_label - 14)
            labels.append(
                text(".name.small", x=WIDTH - RIGHT + 6, y=f"{last_label:.1f}", dy="0.35em")[named]
            )
        floor = roof
    title = words.text("chart_categories", name=scene.names[seat])
    return _figure(scene, past, plot, title, [*areas, *labels], keys)


def _table(scene: Scene, moments: tuple[Turn, ...]) -> Html:
    words = scene.words
    return table(".score")[
        caption(".sr")[words.text("chart_totals")],
        thead[
            tr[
                th(scope="col")[words.text("chart_turn")],
                *(th(scope="col")[name] for name in scene.names),
            ]
        ],
        tbody[
            *(
                tr[
                    th(scope="row")[
                        button(
                            messages.Watch(moment.entry),
                            ".bird-link",
                            data_tip=words.text("replay_turn"),
                        )[turn_said(scene, moment)]
                    ],
                    *(td[str(sheet.total)] for sheet in moment.sheets),
                ]
                for moment in moments
            )
        ],
    ]
