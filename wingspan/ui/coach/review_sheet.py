"""The whole review of a game: a summary, the curve, every mistake, trends, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from wingspan.coach.collection import SETS, collection
from wingspan.coach.faults import fault_of
from wingspan.coach.figures import THOUSAND, Estimate
from wingspan.coach.judging import Judgement, Stood
from wingspan.coach.review import (
    Sum,
    Trend,
    Waterfall,
    asked_again,
    by_column,
    by_theme,
    mistakes,
    waterfall,
)
from wingspan.words import Words
from wingspan.words.coach.figures import figure, points, whole, with_error
from wingspan.words.grammar import capital

from .. import messages
from ..kit import html
from ..kit.buttons import button, deed, dialog
from ..kit.html import (
    EMPTY,
    Html,
    b,
    details,
    div,
    h3,
    join,
    li,
    line,
    ol,
    p,
    path,
    rect,
    section,
    span,
    svg,
    table,
    tbody,
    td,
    text,
    th,
    tr,
    ul,
)
from ..kit.icons import icon
from ..play.history import history
from ..play.replay import ReplayState
from ..play.scene import Scene
from ..session.moment import Judged, Replayed, Reviewing
from .reasons import help_for_fault
from .review_panel import (
    dearest_fault,
    estimated,
    fault_named,
    figures_told,
    scale,
    signed,
    summary,
    turn_of,
)
from .reviews import FAULT

WIDTH, HEIGHT = 640, 200
SMALL = 120, 28
"""The width and height of the line of a habit, in SVG units."""

LEFT, RIGHT, TOP, BOTTOM = 34, 10, 10, 22
DOT = 9
"""Half the width of a mistake's dot on the curve; large enough to press."""

BAR = 200
"""The width of the drawing that holds a bar of the waterfall, in SVG units."""


def review_dialog(words: Words, shown: Replayed) -> Html:
    """The whole review as a dialog over the replay."""
    assert shown.told is not None and isinstance(shown.told.value, Reviewing)
    scene, replay, judged = shown.scene, shown.replay, shown.told.value.judged
    return dialog(
        words,
        "review-sheet",
        words.text("coach/review"),
        _seats(words, scene, judged),
        div(".summary")[
            *(p[sentence] for sentence in summary(words, judged, scene, replay)),
            *_about_fault(words, judged),
        ],
        _curve(words, scene, replay, judged),
        _mistakes(words, replay, judged.review.judged),
        _learn(words, judged),
        _trends(words, judged),
        _details(words, judged, alone=len(scene.state.players) == 1),
    )


def _details(words: Words, judged: Judged, *, alone: bool) -> Html:
    """All figures, folded away: the scale, luck and skill, and where points were lost."""
    found = judged.review.judged
    return details(".review-details")[
        html.summary[words.text("coach/details")],
        *(p[sentence] for sentence in figures_told(words, judged)),
        p(".faint")[scale(words, found)],
        _waterfall(words, waterfall(judged.review, judged.final), alone=alone),
        _themes(words, by_theme(found)),
        _columns(words, by_column(found)),
        p(".faint")[words.text("coach/review_estimate")],
        None
        if judged.deep
        else button(messages.ReviewGame(judged.review.seat, deep=True), ".option")[
            words.text("coach/review_deep")
        ],
    ]


def _seats(words: Words, scene: Scene, judged: Judged) -> Html:
    """Buttons that choose whose play is reviewed; empty in a solo game."""
    if len(scene.state.players) == 1:
        return EMPTY
    return div(".review-seats", role="group", aria_label=words.text("coach/review_seats"))[
        *(
            button(
                messages.ReviewGame(seat),
                ".quiet.choice",
                aria_pressed="true" if seat == judged.review.seat else "false",
            )[scene.names[seat]]
            for seat in range(len(scene.state.players))
        )
    ]


# the mistakes


def _mistakes(words: Words, replay: ReplayState, judged: Sequence[Judgement]) -> Html:
    found = mistakes(judged)
    if not found:
        return EMPTY
    return section(".review-mistakes")[
        h3[words.text("coach/mistakes")],
        ol(".mistakes")[*(_mistake(words, replay, one) for one in found)],
    ]


def _about_fault(words: Words, judged: Judged) -> tuple[Html, ...]:
    """Buttons to show the moments of the costliest habit and to practise against it, and links to
    what helps; empty if there is none."""
    found = dearest_fault(judged.review.judged)
    if found is None:
        return ()
    key = "show_moment" if found.number == 1 else "show_moments"
    buttons = div(".about-fault")[
        button(messages.ShowMoments(found.name), ".option.primary")[
            words.text(f"coach/{key}", n=found.number)
        ],
        button(messages.Practise(f"{FAULT}.{found.name}"), ".option")[
            icon("exercise"), words.text("coach/train_fault")
        ]
        if _is_trained(judged, found.name)
        else None,
    ]
    return buttons, help_for_fault(words, found.name)


def _is_trained(judged: Judged, fault: str) -> bool:
    """Whether there are exercises about that habit."""
    own = asked_again(judged.review.judged) if judged.own else []
    collected = (one for name in SETS for one in collection(name))
    return any(fault_of(one) == fault for one in own) or any(
        one.fault == fault for one in collected
    )


def _trends(words: Words, judged: Judged) -> Html | None:
    """How the costliest habits changed over the person's latest games, as small lines."""
    if judged.games < 2 or not judged.trends:
        return None
    top = max(1.0, *(lost for trend in judged.trends for lost in trend.lost))
    return section(".review-trends")[
        h3[words.text("coach/trends", games=judged.games)],
        ul(".trends")[*(_trend(words, trend, top) for trend in judged.trends)],
        p(".faint")[words.text("coach/trends_about")],
    ]


def _trend(words: Words, trend: Trend, top: float) -> Html:
    number = len(trend.lost)
    each = round(sum(trend.lost) / number)
    places = [
        (SMALL[0] * at / (number - 1), (SMALL[1] - 4) * (1 - lost / top) + 2)
        for at, lost in enumerate(trend.lost)
    ]
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    fault = capital(fault_named(words, trend.name))
    return li[
        span[words.text("coach/trend", fault=fault, n=each)],
        svg(
            ".trend",
            viewBox=f"0 0 {SMALL[0]} {SMALL[1]}",
            preserveAspectRatio="none",
            aria_hidden="true",
        )[path(".line", d=line)],
    ]


def _learn(words: Words, judged: Judged) -> Html | None:
    """The button that asks the person's own mistakes again, as exercises."""
    if not judged.own or not asked_again(judged.review.judged):
        return None
    return button(messages.LearnFromMistakes(), ".option.learn-from-mistakes")[
        icon("exercise"), words.text("coach/exercises_learn")
    ]


def _mistake(words: Words, replay: ReplayState, one: Judgement) -> Html:
    return li[
        button(messages.GoToMoment(one.at), ".quiet.mistake")[
            b(".grade", class_=f"grade-{one.grade}")[words.text(f"coach/grade_{one.grade}")],
            span(".lost")[_lost(words, one)],
            span(".when")[_when(words, replay, one.at)],
            span(".habit")[capital(fault_named(words, fault_of(one)))],
        ]
    ]


def _lost(words: Words, one: Judgement) -> str:
    """The points that a mistake lost: "−3 points"."""
    return f"\N{MINUS SIGN}{whole(words, one.told.points)}"


def _when(words: Words, replay: ReplayState, at: int) -> str:
    turn = turn_of(replay.marks, at)
    if turn is None:
        return words.text("replay_setup")
    return words.text("turn_when", round=turn.round, turn=turn.turn)


# luck and skill


def _waterfall(words: Words, found: Waterfall, *, alone: bool) -> Html:
    """The way from the deal to the final score, with a row and a bar for each step."""
    steps: list[tuple[str, float, str]] = [
        ("start", found.start.points, with_error(words, found.start.points, found.start.error)),
        ("luck", found.luck.points, estimated(words, found.luck)),
    ]
    if not alone:
        steps.append(("others", found.others, signed(words, found.others)))
    lost = Estimate(-found.lost.points, found.lost.error)
    steps += [
        ("offered", found.offered, signed(words, found.offered)),
        ("lost", lost.points, estimated(words, lost)),
    ]
    most = max(1.0, *accumulate(number for _, number, _ in steps))
    so_far, rows = 0.0, []
    for name, number, told in steps:
        before, so_far = so_far, so_far + number
        rows.append(_step(words, name, told, min(before, so_far), max(before, so_far), most))
    rows.append(_step(words, "final", str(found.final), 0, found.final, most))
    return section(".review-waterfall")[
        h3[words.text("coach/waterfall")], table(".waterfall")[tbody[*rows]]
    ]


def _step(words: Words, name: str, told: str, low: float, high: float, most: float) -> Html:
    left, right = (BAR * max(0.0, value) / most for value in (low, high))
    bar = svg(
        ".step",
        class_=f"step-{name}",
        viewBox=f"0 0 {BAR} 14",
        preserveAspectRatio="none",
        aria_hidden="true",
    )[rect(x=f"{left:.1f}", y=2, width=f"{max(1.0, right - left):.1f}", height=10)]
    return tr[
        th(scope="row")[words.text(f"coach/step_{name}")], td(".number")[told], td(".bar")[bar]
    ]


# the curve


def _curve(words: Words, scene: Scene, replay: ReplayState, judged: Judged) -> Html:
    """Expected final points before each of the seat's turns, and its points on the table."""
    review = judged.review
    own = [stood for stood in review.stood if stood.own]
    past = history(replay.record, scene.catalog)
    if not own or not past.turns or not replay.last:
        return EMPTY
    seat = review.seat
    ends = [*(mark.answers for mark in replay.marks[1:]), replay.last]
    table = [
        (end, float(moment.sheets[seat].total))
        for end, moment in zip(ends, past.turns, strict=False)
    ]
    expected = [(stood.at, stood.worth / THOUSAND) for stood in own]
    expected.append((replay.last, float(judged.final)))
    top = max(20.0, *(value for _, value in (*table, *expected)))
    dots = join(_dot(words, replay, one, own, top) for one in mistakes(review.judged))
    return section(".review-curve")[
        h3[words.text("coach/curve")],
        svg(
            ".plot.review-plot",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            role="img",
            aria_label=words.text("coach/curve"),
        )[
            _axes(top),
            path(".line.on-table", d=_path(table, replay.last, top)),
            path(".line.expected", d=_path(expected, replay.last, top)),
            dots,
        ],
        p(".faint")[
            span(".key.expected")[words.text("coach/curve_expected")],
            " ",
            span(".key.on-table")[words.text("coach/curve_on_table")],
        ],
    ]


def _x(at: float, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * at / last


def _y(value: float, top: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)


def _path(found: Sequence[tuple[int, float]], last: int, top: float) -> str:
    return "M" + "L".join(f"{_x(at, last):.1f} {_y(value, top):.1f}" for at, value in found)


def _axes(top: float) -> Html:
    drawn: list[Html] = []
    for value in range(0, int(top) + 1, 20):
        y = f"{_y(value, top):.1f}"
        drawn.append(line(".grid", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y))
        drawn.append(text(".tick", x=LEFT - 6, y=y, dy="0.35em")[str(value)])
    return join(drawn)


def _dot(
    words: Words, replay: ReplayState, one: Judgement, own: Sequence[Stood], top: float
) -> Html:
    """A mistake on the line of expected points; pressing it goes to its moment."""
    before = [stood for stood in own if stood.at <= one.at] or [own[0]]
    fault = fault_named(words, fault_of(one))
    tip = f"{_when(words, replay, one.at)} · {_lost(words, one)} · {fault}"
    return rect(
        ".dot",
        class_=f"dot-{one.grade}",
        x=f"{_x(one.at, replay.last) - DOT:.1f}",
        y=f"{_y(before[-1].worth / THOUSAND, top) - DOT:.1f}",
        width=2 * DOT,
        height=2 * DOT,
        rx=DOT,
        data_tip=tip,
        **deed(messages.GoToMoment(one.at)),
    )


# where the points went


def _themes(words: Words, found: Sequence[Sum]) -> Html:
    """Points lost by theme."""
    if not found:
        return EMPTY
    rows = []
    for each in found:
        lost = Estimate(-each.lost.points, each.lost.error)
        rows.append(
            tr[
                th(scope="row")[words.text(f"coach/theme_{each.name}")],
                td[words.text("coach/decisions", n=each.number)],
                td(".number")[estimated(words, lost)],
            ]
        )
    return section[h3[words.text("coach/by_theme")], table(".by-theme")[tbody[*rows]]]


def _columns(words: Words, found: dict[str, float]) -> Html:
    """The points lost by mistakes, by column of the score pad, from half a point up."""
    told = sorted(found.items(), key=lambda pair: -pair[1])
    parts = [
        f"{words.text(f'score_{name}')} {figure(words, number)}"
        for name, number in told
        if number >= 0.5
    ]
    if not parts:
        return EMPTY
    whole = points(words, sum(number for _, number in told))
    said = words.text("coach/by_column", parts=words.listed(parts), lost=whole)
    return p(".by-column")[said]
