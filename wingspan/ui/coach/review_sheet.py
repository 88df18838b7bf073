"""The whole review of a game: three sentences, luck and skill, the curve, and every mistake."""

from __future__ import annotations

from collections.abc import Sequence

from wingspan.coach.figures import THOUSAND, Estimate
from wingspan.coach.judging import Judgement, Stood
from wingspan.coach.review import Sum, Waterfall, by_column, by_theme, mistakes, waterfall
from wingspan.words import Words
from wingspan.words.coach.interface import figure, points, say, with_error

from .. import commands
from ..kit.buttons import button, deed
from ..kit.dialogs import close_corner
from ..kit.html import EMPTY, Html, el, join
from ..kit.icons import icon
from ..play.history import history
from ..play.replay import ReplayState, TurnMark
from ..play.scene import Scene
from ..session.moment import Judged, ReviewSheet
from .review_words import estimated, habit, scale, signed, summary

WIDTH, HEIGHT = 640, 200
LEFT, RIGHT, TOP, BOTTOM = 34, 10, 10, 22
BAR = 200
"""The width of a bar of the waterfall in its own drawing."""


def review_dialog(words: Words, shown: ReviewSheet) -> Html:
    """All of it, over the replay."""
    scene, replay, judged = shown.screen.scene, shown.screen.replay, shown.judged
    found = waterfall(judged.review, judged.final)
    return el(
        "dialog",
        el("h2", say(words, "review"), id="review-sheet-title"),
        close_corner(words),
        _seats(words, scene, judged),
        el(
            "div",
            *(el("p", sentence) for sentence in summary(words, judged)),
            el("p", scale(words), class_="faint"),
            class_="summary",
        ),
        _curve(words, scene, replay, judged),
        _mistakes(words, replay, judged.review.judged),
        _learn(words, judged),
        _waterfall(words, found, alone=len(scene.state.players) == 1),
        _themes(words, by_theme(judged.review.judged)),
        _columns(words, by_column(judged.review.judged)),
        el("p", say(words, "review_estimate"), class_="faint"),
        None
        if judged.deep
        else button(
            commands.ReviewGame(judged.review.seat, deep=True),
            say(words, "review_deep"),
            class_="option",
        ),
        open=True,
        class_="dialog review-sheet panel",
        id="review-sheet",
        aria_labelledby="review-sheet-title",
    )


def _seats(words: Words, scene: Scene, judged: Judged) -> Html:
    """Whose play is judged, and the way to the others'."""
    if len(scene.state.players) == 1:
        return EMPTY
    return el(
        "div",
        *(
            button(
                commands.ReviewGame(seat),
                scene.names[seat],
                class_="quiet choice",
                aria_pressed="true" if seat == judged.review.seat else "false",
            )
            for seat in range(len(scene.state.players))
        ),
        class_="review-seats",
        role="group",
        aria_label=say(words, "review_seats"),
    )


# the mistakes


def _mistakes(words: Words, replay: ReplayState, judged: Sequence[Judgement]) -> Html:
    found = mistakes(judged)
    if not found:
        return EMPTY
    return el(
        "section",
        el("h3", say(words, "mistakes")),
        el("ol", *(_mistake(words, replay, one) for one in found), class_="mistakes"),
        class_="review-mistakes",
    )


def _learn(words: Words, judged: Judged) -> Html | None:
    """The way to be asked one's own mistakes again; what was kept at the start cannot be."""
    if not judged.own or all(one.theme == "start" for one in mistakes(judged.review.judged)):
        return None
    return button(
        commands.LearnFromMistakes(),
        icon("exercise"),
        say(words, "exercises_learn"),
        class_="option learn-from-mistakes",
    )


def _mistake(words: Words, replay: ReplayState, one: Judgement) -> Html:
    return el(
        "li",
        button(
            commands.GoToMoment(one.at),
            el("b", say(words, f"grade_{one.grade}"), class_=f"grade grade-{one.grade}"),
            el("span", f"\N{MINUS SIGN}{_figure(words, one.told)}", class_="lost"),
            el("span", _when(words, replay, one.at), class_="when"),
            el("span", habit(words, one.habit or one.theme), class_="habit"),
            class_="quiet mistake",
        ),
    )


def _figure(words: Words, found: Estimate) -> str:
    return with_error(words.language, found.points, found.error)


def _when(words: Words, replay: ReplayState, at: int) -> str:
    turn = _turn(replay.marks, at)
    if turn is None:
        return words.text("replay_setup")
    return words.text("turn_when", round=turn.round, turn=turn.turn)


def _turn(marks: Sequence[TurnMark], at: int) -> TurnMark | None:
    begun = [mark for mark in marks if mark.answers <= at]
    return begun[-1] if begun else None


# luck and skill


def _waterfall(words: Words, found: Waterfall, *, alone: bool) -> Html:
    """From the deal to the score, a step a row, each as a bar."""
    steps: list[tuple[str, float, str]] = [
        ("start", found.start.points, _figure(words, found.start)),
        ("luck", found.luck.points, estimated(words, found.luck)),
    ]
    if not alone:
        steps.append(("others", found.others, signed(words, found.others)))
    lost = Estimate(-found.lost.points, found.lost.error)
    steps += [
        ("offered", found.offered, signed(words, found.offered)),
        ("lost", lost.points, estimated(words, lost)),
    ]
    most, so_far, rows = max(_heights(steps), default=1.0), 0.0, []
    for name, number, told in steps:
        before, so_far = so_far, so_far + number
        rows.append(_step(words, name, told, min(before, so_far), max(before, so_far), most))
    rows.append(_step(words, "final", str(found.final), 0, found.final, most))
    return el(
        "section",
        el("h3", say(words, "waterfall")),
        el("table", el("tbody", *rows), class_="waterfall"),
        class_="review-waterfall",
    )


def _heights(steps: Sequence[tuple[str, float, str]]) -> list[float]:
    found, so_far = [1.0], 0.0
    for _, number, _ in steps:
        so_far += number
        found.append(so_far)
    return found


def _step(words: Words, name: str, told: str, low: float, high: float, most: float) -> Html:
    left, right = (BAR * max(0.0, value) / most for value in (low, high))
    bar = el(
        "svg",
        el("rect", x=f"{left:.1f}", y=2, width=f"{max(1.0, right - left):.1f}", height=10),
        viewBox=f"0 0 {BAR} 14",
        preserveAspectRatio="none",
        class_=f"step step-{name}",
        aria_hidden="true",
    )
    return el(
        "tr",
        el("th", say(words, f"step_{name}"), scope="row"),
        el("td", told, class_="number"),
        el("td", bar, class_="bar"),
    )


# the curve


def _curve(words: Words, scene: Scene, replay: ReplayState, judged: Judged) -> Html:
    """Expected final points before each of the seat's turns beside its points on the table."""
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
    return el(
        "section",
        el("h3", say(words, "curve")),
        el(
            "svg",
            _axes(top),
            el("path", d=_path(table, replay.last, top), class_="line on-table"),
            el("path", d=_path(expected, replay.last, top), class_="line expected"),
            dots,
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            role="img",
            aria_label=say(words, "curve"),
            class_="plot review-plot",
        ),
        el(
            "p",
            el("span", say(words, "curve_expected"), class_="key expected"),
            " ",
            el("span", say(words, "curve_on_table"), class_="key on-table"),
            class_="faint",
        ),
        class_="review-curve",
    )


def _x(at: float, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * at / last


def _y(value: float, top: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)


def _path(found: Sequence[tuple[int, float]], last: int, top: float) -> str:
    return "M" + "L".join(f"{_x(at, last):.1f} {_y(value, top):.1f}" for at, value in found)


def _axes(top: float) -> Html:
    drawn = []
    for value in range(0, int(top) + 1, 20):
        y = f"{_y(value, top):.1f}"
        drawn.append(el("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, class_="grid"))
        drawn.append(el("text", str(value), x=LEFT - 6, y=y, class_="tick", dy="0.35em"))
    return join(drawn)


def _dot(
    words: Words, replay: ReplayState, one: Judgement, own: Sequence[Stood], top: float
) -> Html:
    """A mistake on the line of what was expected; pressed, it goes there."""
    before = [stood for stood in own if stood.at <= one.at] or [own[0]]
    tip = f"{_when(words, replay, one.at)} · \N{MINUS SIGN}{_figure(words, one.told)}"
    return el(
        "rect",
        x=f"{_x(one.at, replay.last) - 5:.1f}",
        y=f"{_y(before[-1].worth / THOUSAND, top) - 5:.1f}",
        width=10,
        height=10,
        rx=5,
        class_=f"dot dot-{one.grade}",
        data_tip=tip,
        **deed(commands.GoToMoment(one.at)),
    )


# where the points went


def _themes(words: Words, found: Sequence[Sum]) -> Html:
    """Points lost by what the decisions were about."""
    if not found:
        return EMPTY
    rows = []
    for each in found:
        lost = Estimate(-each.lost.points, each.lost.error)
        rows.append(
            el(
                "tr",
                el("th", habit(words, each.name), scope="row"),
                el("td", say(words, "decisions", n=each.number)),
                el("td", estimated(words, lost), class_="number"),
            )
        )
    return el(
        "section",
        el("h3", say(words, "by_theme")),
        el("table", el("tbody", *rows), class_="by-theme"),
    )


def _columns(words: Words, found: dict[str, float]) -> Html:
    """In which columns of the score pad the points of the mistakes went."""
    told = sorted(found.items(), key=lambda pair: -pair[1])
    parts = [
        f"{words.text(f'score_{name}')} {figure(words.language, number)}"
        for name, number in told
        if number >= 0.5
    ]
    if not parts:
        return EMPTY
    whole = points(words, sum(number for _, number in told))
    said = say(words, "by_column", parts=words.listed(parts), lost=whole)
    return el("p", said, class_="by-column")
