"""The scores over the turns, as lines and as a table."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.engine.state import ScoreSheet

from .. import messages
from ..kit.buttons import button, deed
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

Points = list[tuple[float, float]]


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


def _scale(most: int) -> int:
    """Return the top of the scale: ``most`` rounded up to a multiple of 20, at least 20."""
    return max(20, -(-most // 20) * 20)


def _x(number: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, count)


def _y(value: float, top: int) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)


def _path(points: Points) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _axes(scene: Scene, moments: tuple[Turn, ...], top: int) -> Html:
    drawn: list[Html] = []
    for value in range(0, top + 1, 20):
        y = f"{_y(value, top):.1f}"
        drawn.append(line(".grid", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y))
        drawn.append(text(".tick", x=LEFT - 6, y=y, dy="0.35em")[str(value)])
    for number, moment in enumerate(moments):
        if number == 0 or moments[number - 1].round != moment.round:
            x = f"{_x(number, len(moments)):.1f}"
            drawn.append(line(".grid.round", x1=x, x2=x, y1=TOP, y2=HEIGHT - BOTTOM))
            label = scene.words.text("round_label", n=moment.round)
            drawn.append(text(".round-label", x=x, y=HEIGHT - 8, dx=4)[label])
    return join(drawn)


def _figure(
    scene: Scene,
    moments: tuple[Turn, ...],
    top: int,
    title: str,
    drawn: list[Html],
    keys: Iterable[Html],
) -> Html:
    """What is ``drawn`` over the axes. ``keys``: what the colours stand for, below a chart that is
    too narrow for names beside its lines.
    """
    return figure[
        figcaption[title],
        svg(".plot", viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=title)[
            _axes(scene, moments, top), *drawn
        ],
        ul(".legend")[*keys],
    ]


def _totals(scene: Scene, past: History) -> Html:
    moments, count = past.turns, len(past.turns)
    shown = (past.start, *(moment.sheets for moment in moments))
    top = _scale(max(sheet.total for sheets in shown for sheet in sheets))
    drawn: list[Html] = []
    labels: list[tuple[float, int]] = []
    for seat in range(len(scene.names)):
        points = [
            (_x(number, count), _y(sheets[seat].total, top)) for number, sheets in enumerate(shown)
        ]
        drawn.append(_line(seat, _path(points)))
        labels.append((points[-1][1], seat))
    drawn += [*_labels(scene, labels, moments[-1]), _columns(scene, moments)]
    keys = (
        li[
            svg(".key", viewBox="0 0 28 10")[_line(seat, "M0 5H28")],
            f"{name} {moments[-1].sheets[seat].total}",
        ]
        for seat, name in enumerate(scene.names)
    )
    return _figure(scene, moments, top, scene.words.text("chart_totals"), drawn, keys)


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


def _columns(scene: Scene, moments: tuple[Turn, ...]) -> Html:
    """Transparent columns over the turns; pressing one opens the replay at that turn."""
    width = _x(1, len(moments)) - _x(0, len(moments))
    return join(
        rect(
            ".turn-column",
            x=f"{_x(number, len(moments)):.1f}",
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


def _labels(scene: Scene, ends: list[tuple[float, int]], last: Turn) -> list[Html]:
    """The names at the ends of the lines, moved apart where lines end close together."""
    found = []
    below = 0.0
    for y, seat in sorted(ends):
        below = max(y, below + 15)
        name = f"{scene.names[seat]} {last.sheets[seat].total}"
        x = WIDTH - RIGHT + 6
        found.append(text(".name", class_=f"seat-{seat}", x=x, y=f"{below:.1f}", dy="0.35em")[name])
    return found


def _categories(scene: Scene, past: History, seat: int) -> Html:
    words, moments, count = scene.words, past.turns, len(past.turns)
    shown = [past.start[seat], *(moment.sheets[seat] for moment in moments)]
    top = _scale(max(sheet.total for sheet in shown))
    floor = [0] * (count + 1)
    areas, labels, keys = [], [], []
    last_label = HEIGHT + 0.0
    for category in CATEGORIES:
        values = [int(getattr(sheet, category)) for sheet in shown]
        if not any(values):
            continue
        roof = [low + value for low, value in zip(floor, values, strict=True)]
        up = [(_x(n, count), _y(value, top)) for n, value in enumerate(roof)]
        down = [(_x(n, count), _y(value, top)) for n, value in enumerate(floor)]
        areas.append(path(".area", class_=category, d=_path(up + down[::-1]) + "Z"))
        if values[-1]:
            named = f"{words.text(f'score_{category}')} {values[-1]}"
            keys.append(li[i(".key.area", class_=category, aria_hidden="true"), named])
            middle = _y((roof[-1] + floor[-1]) / 2, top)
            last_label = min(middle, last_label - 14)
            labels.append(
                text(".name.small", x=WIDTH - RIGHT + 6, y=f"{last_label:.1f}", dy="0.35em")[named]
            )
        floor = roof
    title = words.text("chart_categories", name=scene.names[seat])
    return _figure(scene, moments, top, title, [*areas, *labels], keys)


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
