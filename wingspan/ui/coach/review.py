"""A reviewed game: the sentences of a review, the panel beside its replay, and the whole review."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise

from msgspec import Struct

from wingspan.coach.collection import SETS, collection
from wingspan.coach.faults import fault_of
from wingspan.coach.figures import THOUSAND, Estimate
from wingspan.coach.judging import Judgement, Stood
from wingspan.coach.review import (
    LEVELS,
    STRETCH,
    Review,
    Sum,
    Trend,
    Waterfall,
    asked_again,
    by_column,
    by_fault,
    by_theme,
    mistakes,
    of_fault,
    plays_like,
    rating,
    waterfall,
)
from wingspan.engine.decision import Decision
from wingspan.words import Words
from wingspan.words.coach.figures import figure, is_open, points, whole, with_error
from wingspan.words.grammar import capital

from .. import messages
from ..kit import html
from ..kit.buttons import button, choice, deed, dialog
from ..kit.drawings import Plot
from ..kit.html import (
    EMPTY,
    Html,
    b,
    dd,
    details,
    div,
    dl,
    dt,
    h2,
    h3,
    join,
    kbd,
    li,
    ol,
    p,
    path,
    progress,
    rect,
    section,
    span,
    svg,
    table,
    tbody,
    td,
    th,
    tr,
    ul,
)
from ..kit.icons import icon
from ..play.history import Turn
from ..play.replay import ReplayMoment, Uncovered
from ..play.scene import Scene
from ..session.moment import BestMove, Judged, Replayed, Reviewing
from ..table.cards import portrait
from ..table.log import bird_link
from ..table.table_page import Panel
from .answers import better_was, chance_bar, in_words, plan_line, told
from .reasons import ReasonContext, help_for_fault, help_for_reasons
from .reviews import FAULT

GRADES = ("", "inaccuracy", "mistake", "blunder")
"""From good play to the worst."""

TALL, WIDE, GAP, BETWEEN = 20, 8, 2, 5
"""The sizes of a turn, the gap after it, and the gap between two rounds."""

SHARES = (0.4, 0.6, 0.8, 1.0)
"""How much of the height a turn takes, by its grade: mistakes are told by more than a colour."""

FEW = 5
"""The fewest decisions for which a review names a level."""


# the panel


def review_panel(words: Words, screen: Replayed, shown: Reviewing) -> Panel:
    scene, judged = screen.scene, shown.judged
    review, several = judged.review, len(scene.state.players) > 1
    title = words.text("coach/review_of", name=scene.names[review.seat]) if several else ""
    here = next((one for one in review.judged if one.at == screen.replay.at), None)
    panel = section(".teaching.review-panel#review", aria_labelledby="review-title")[
        h2(".teaching-title#review-title")[icon("replay"), title or words.text("coach/review")],
        None
        if review.is_whole
        else progress(
            ".thought",
            value=len(review.done),
            max=review.stretches,
            aria_label=words.text("coach/review_running"),
        ),
        turn_strip(words, review, screen.replay),
        what_was_hidden(words, scene, shown.uncovered) if shown.uncovered is not None else None,
        div(".hint-said", aria_live="polite")[*_said(words, scene, screen.replay, judged, here)],
        _buttons(words, judged, screen.replay.at, is_uncovered=shown.uncovered is not None),
    ]
    return Panel(panel, kind="of-review", tab="review")


def _said(
    words: Words, scene: Scene, replay: ReplayMoment, judged: Judged, here: Judgement | None
) -> list[Html]:
    """What the coach says about the moment, or else about the whole game.

    The start of the replay, where a review opens, gets both.
    """
    said: list[Html] = []
    comes_in = not replay.at
    if judged.review.is_whole and (comes_in or here is None or scene.awaited is None):
        played, *others = summary(words, judged, scene, replay)
        said.append(_played(scene, judged, played))
        said += [p[sentence] for sentence in others]
    if here is not None and scene.awaited is not None and (here.grade or not comes_in):
        retry = judged.own and here in asked_again(judged.review.judged)
        said += [*_which(words, judged, here), *judgement(words, scene, here, retry=retry)]
    running = words.text("coach/review_running" if judged.running else "coach/review_stopped")
    return said or [p[running]]


def _played(scene: Scene, judged: Judged, sentence: str) -> Html:
    """How well the game was played, beside the bird whose level that is."""
    level = level_of(judged.review.judged)
    bird = scene.catalog.birds.get(level)
    return p(".review-played")[
        span(".review-bird")[portrait(bird)] if bird is not None else None, b[sentence]
    ]


def _which(words: Words, judged: Judged, here: Judgement) -> list[Html]:
    """The moment's number among those of the habit being looked at; empty if it is not one."""
    found = [one.at for one in of_fault(judged.review.judged, judged.fault)]
    if here.at not in found:
        return []
    fault = capital(words.text(f"coach/fault_{judged.fault}"))
    n, number = found.index(here.at) + 1, len(found)
    return [p(".faint")[words.text("coach/moment_of", fault=fault, n=n, all=number)]]


def judgement(words: Words, scene: Scene, one: Judgement, *, retry: bool = False) -> list[Html]:
    """What was played at the scene's decision, what was better and why; what follows is folded.

    ``retry``: whether to offer the decision again as an exercise.
    """
    decision = scene.awaited
    assert decision is not None
    best, chosen = (in_words(scene, decision, answer) for answer in (one.best, one.chosen))
    if not one.grade:
        return [p[words.text("coach/review_fine", chosen=chosen)]]
    lost = whole(words, one.told.points)
    telling = ReasonContext(words, scene.catalog, chosen)
    called = p(".teaching-aim")[
        _grade(words, one),
        " ",
        words.text("coach/review_lost", chosen=chosen, lost=lost),
        " ",
        better_was(telling, best, one),
    ]
    said = [called, help_for_reasons(words, scene.catalog, one.grounds)]
    if retry:
        text = words.text("coach/retry")
        said.append(button(messages.RetryMistake(one.at), ".option.retry")[icon("exercise"), text])
    if plans := _plans(scene, decision, one):
        follows = html.summary[words.text("coach/review_follows")]
        said.append(details(".review-better")[follows, *plans])
    return said


def _grade(words: Words, one: Judgement) -> Html:
    return b(".grade", class_=f"grade-{one.grade}")[words.text(f"coach/grade_{one.grade}")]


def _plans(scene: Scene, decision: Decision, one: Judgement) -> list[Html]:
    chances = told_chances(one)
    words = scene.words
    given, planned = (one.best, one.chosen), any(plan and plan.steps for plan in one.plans)
    named = zip(("best", "chosen"), given, one.plans, chances or (None, None), strict=True)
    return [
        section(".plan-of", class_=f"plan-of-{name}")[
            h3[words.text(f"coach/plan_{name}")],
            chance_bar(words, chance),
            plan_line(scene, decision, candidate, plan, place) if planned else None,
        ]
        for place, (name, candidate, plan, chance) in enumerate(named)
        if planned or chance is not None
    ]


def told_chances(one: Judgement) -> tuple[float, float] | None:
    """The chances to win after the better and the given answer, if the difference can be seen.

    Points are what is compared; chances that say the opposite, or nothing, are left out.
    """
    if one.chances is None or not all(map(is_open, one.chances)):
        return None
    best, chosen = one.chances
    return one.chances if round(100 * best) > round(100 * chosen) else None


def _buttons(words: Words, judged: Judged, at: int, *, is_uncovered: bool) -> Html:
    """Buttons to stop or resume judging, to open the whole review, to go to the next mistakes, and
    to uncover what was hidden.
    """
    review = judged.review
    told_now = of_fault(review.judged, judged.fault) if judged.fault else mistakes(review.judged)
    places = sorted(one.at for one in told_now)
    before = max((place for place in places if place < at), default=None)
    after = min((place for place in places if place > at), default=None)
    if judged.running:
        on = button(messages.StopReview(), ".option")[words.text("coach/review_stop")]
    elif not review.is_whole:
        goes_on = messages.ReviewGame(review.seat, judged.deep)
        on = button(goes_on, ".option.primary")[words.text("coach/review_go_on")]
    else:
        on = button(messages.ShowReview(), ".option", class_=None if at else "primary")[
            words.text("coach/review_whole")
        ]
    return div(".teaching-buttons")[
        on,
        _to(words, before, "mistake_before"),
        _to(words, after, "mistake_after"),
        choice(
            messages.Uncover(),
            ".quiet.choice.uncover",
            on=is_uncovered,
            data_key=words.text("key_uncover").lower(),
        )[kbd(aria_hidden="true")[words.text("key_uncover")], words.text("coach/uncover")],
    ]


def _to(words: Words, at: int | None, key: str) -> Html | None:
    if at is None:
        return None
    return button(messages.GoToMoment(at), ".quiet")[words.text(f"coach/{key}")]


# the sentences


def summary(words: Words, judged: Judged, scene: Scene, replay: ReplayMoment) -> list[str]:
    """Return up to three sentences on a complete review: the play, the best move, the costliest
    habit.
    """
    review = judged.review
    found = [_how_played(words, review.judged)]
    if judged.best is not None:
        found.append(_best(words, judged.best, scene, replay))
    dearest = dearest_fault(review.judged)
    if dearest is None:
        found.append(words.text("coach/summary_no_habit"))
    else:
        lost = whole(words, dearest.lost.points)
        advice = words.text(f"coach/advice_{dearest.name}")
        fault = words.text(f"coach/fault_{dearest.name}")
        found.append(words.text("coach/summary_fault", fault=fault, lost=lost, advice=advice))
    return found


def dearest_fault(judged: Sequence[Judgement]) -> Sum | None:
    """Return the habit that cost most points; None if there were no mistakes."""
    return next(iter(by_fault(judged)), None)


def figures_told(words: Words, judged: Judged) -> list[str]:
    lost = sum(one.lost.points for one in judged.review.judged)
    cost = words.text("coach/summary_lost", lost=whole(words, max(0.0, lost)))
    return [cost, _luck(words, judged)]


def _best(words: Words, best: BestMove, scene: Scene, replay: ReplayMoment) -> str:
    move = told(words, scene.catalog, scene.names, best.decision, best.candidate)
    turn = turn_of(replay.past.turns, best.at)
    round_, number = (1, 1) if turn is None else (turn.round, turn.turn)
    return words.text("coach/summary_best", move=move, round=round_, turn=number)


def turn_of(turns: Sequence[Turn], at: int) -> Turn | None:
    """Return the turn in which answer ``at`` was given; None before the first turn."""
    begun = [turn for turn in turns if turn.answers <= at]
    return begun[-1] if begun else None


def scale(words: Words, judged: Sequence[Judgement]) -> str:
    """The points lost per decision: by each computer player, the strongest first, and here."""
    levels = (f"{words.program(level)} {figure_of_two(words, lost)}" for level, lost in LEVELS)
    each = figure_of_two(words, max(0.0, rating(judged).points))
    return words.text("coach/summary_scale", levels=words.listed(levels), each=each, n=len(judged))


def level_of(judged: Sequence[Judgement]) -> str:
    """The level of computer player that one played like; "" after too few decisions to say."""
    return "" if len(judged) < FEW else plays_like(rating(judged).points)


def _how_played(words: Words, judged: Sequence[Judgement]) -> str:
    level = level_of(judged)
    if not level:
        lost = whole(words, max(0.0, rating(judged).points * len(judged)))
        return words.text("coach/summary_few", lost=lost)
    return words.text("coach/summary_played", bird=words.program(level))


def figure_of_two(words: Words, number: float) -> str:
    """A small number with two decimals, as for losses per decision."""
    hundredths = round(number * 100)
    tenths = words.tenths(hundredths // 10)
    return f"{tenths}{hundredths % 10}"


def _luck(words: Words, judged: Judged) -> str:
    """What luck, and in a game with others what they did, brought or cost."""
    found = waterfall(judged.review, judged.final)
    alone = all(stood.own for stood in judged.review.stood)
    key = "more" if found.luck.points > 0 else "fewer"
    if not found.luck.is_clear:
        key = "even"
    said = words.text(f"coach/summary_luck_{key}", n=whole(words, abs(found.luck.points)))
    if alone or abs(found.others) < 1:
        return said
    key = "more" if found.others > 0 else "fewer"
    others = words.text(f"coach/summary_others_{key}", n=whole(words, abs(found.others)))
    return f"{said} {others}"


def signed(words: Words, number: float) -> str:
    """A number with its sign: "+3.1", "−0.4"."""
    sign = "+" if number > 0.05 else ""
    return sign + figure(words, number)


def estimated(words: Words, found: Estimate) -> str:
    """A number with its sign and its standard error."""
    return f"{signed(words, found.points)} ±{figure(words, found.error)}"


# the turns in a row


class Cell(Struct, frozen=True):
    """A turn, or the set-up with ``round`` 0. ``at``: its worst decision, or its first answer."""

    round: int
    turn: int
    at: int
    grade: str
    is_judged: bool


def cells(review: Review, replay: ReplayMoment) -> Iterator[Cell]:
    """Yield the set-up, if there was one, and the player's turns; each lasts until the next."""
    own = [turn for turn in replay.past.turns if turn.player == review.seat]
    begun = [(0, 0, 0), *((turn.answers, turn.round, turn.turn) for turn in own)]
    for (at, round_, turn), (end, *_) in pairwise([*begun, (review.answers, 0, 0)]):
        if end <= at:
            continue
        made = [one for one in review.judged if at <= one.at < end]
        worst = max(made, key=lambda one: GRADES.index(one.grade), default=None)
        stretches = range(at // STRETCH, (max(at, end - 1)) // STRETCH + 1)
        yield Cell(
            round_,
            turn,
            worst.at if worst is not None and worst.grade else at,
            worst.grade if worst is not None else "",
            all(number in review.done for number in stretches),
        )


def turn_strip(words: Words, review: Review, replay: ReplayMoment) -> Html:
    """The turns drawn in a row; pressing one goes to its worst decision.

    It shows what the buttons to the mistakes tell, and is hidden from screen readers.
    """
    drawn, x, last = [], 0, 0
    for cell in cells(review, replay):
        x += BETWEEN if cell.round != last else 0
        last = cell.round
        height = TALL * SHARES[GRADES.index(cell.grade)]
        state = cell.grade or ("fine" if cell.is_judged else "open")
        tip = capital(_turn(words, cell.round, cell.turn))
        if cell.grade:
            tip += f" · {words.text(f'coach/grade_{cell.grade}')}"
        drawn.append(
            rect(
                x=x,
                y=f"{TALL - height:.1f}",
                width=WIDE,
                height=f"{height:.1f}",
                rx=2,
                class_=f"turn-{state}",
            )
        )
        drawn.append(
            rect(
                ".turn-column",
                x=x,
                y=0,
                width=WIDE + GAP,
                height=TALL,
                data_tip=tip,
                **deed(messages.GoToMoment(cell.at)),
            )
        )
        x += WIDE + GAP
    if not drawn:
        return EMPTY
    return svg(".turn-strip", viewBox=f"0 0 {x} {TALL}", width=x, height=TALL, aria_hidden="true")[
        *drawn
    ]


def _turn(words: Words, round_: int, turn: int) -> str:
    return (
        words.text("turn_when", round=round_, turn=turn) if round_ else words.text("replay_setup")
    )


# what was hidden


def what_was_hidden(words: Words, scene: Scene, found: Uncovered) -> Html:
    return section(".was-hidden#was-hidden")[
        h3[words.text("coach/hidden")],
        dl[*(div[dt[name], dd[cards]] for name, cards in _lines(words, scene, found))],
    ]


def _lines(words: Words, scene: Scene, found: Uncovered) -> Iterator[tuple[str, Html]]:
    def birds(cards: Iterable[str]) -> Html:
        named = [bird_link(words.bird(scene.catalog.birds[card]), card) for card in cards]
        return _listed(words, named)

    def bonus(cards: Iterable[str]) -> Html:
        return _listed(words, [words.bonus(scene.catalog.bonus_cards[card]) for card in cards])

    for seat, cards in found.hands.items():
        yield words.text("hand_of", name=scene.names[seat]), birds(cards)
        held = bonus(found.bonus.get(seat, ()))
        yield words.text("coach/hidden_bonus", name=scene.names[seat]), held
    yield words.text("coach/hidden_deck"), birds(found.deck)
    yield words.text("coach/hidden_bonus_deck"), bonus(found.bonus_deck)
    if scene.state.automa is not None:
        named = [words.automa_card_name(card) for card in found.automa]
        yield words.text("coach/hidden_automa"), _listed(words, named)
        if found.face_down:
            yield words.text("coach/hidden_face_down"), birds(found.face_down)


def _listed(words: Words, named: list[Html] | list[str]) -> Html:
    """Names of cards, separated by commas; for a deck, the next card comes first."""
    if not named:
        return span(".faint")[words.text("coach/hidden_none")]
    comma = words.listed(["", ""]).rstrip()
    *front, last = named
    pieces = [join((span(".unbroken")[name, comma], " ")) for name in front]
    return join((*pieces, last))


# the whole review, as a dialog over the replay

WIDTH, HEIGHT = 640, 200
SMALL = 120, 28
"""The width and height of the line of a habit, in SVG units."""

LEFT, RIGHT, TOP, BOTTOM = 60, 10, 10, 22
DOT = 9
"""Half the width of a mistake's dot on the curve; large enough to press."""

BAR = 200
"""The width of the drawing that holds a bar of the waterfall, in SVG units."""


def review_dialog(words: Words, shown: Replayed) -> Html:
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
        _curve(words, replay, judged),
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
            choice(messages.ReviewGame(seat), on=seat == judged.review.seat)[scene.names[seat]]
            for seat in range(len(scene.state.players))
        )
    ]


# the mistakes


def _mistakes(words: Words, replay: ReplayMoment, judged: Sequence[Judgement]) -> Html:
    found = mistakes(judged)
    if not found:
        return EMPTY
    return section(".review-mistakes")[
        h3[words.text("coach/mistakes")],
        ol(".mistakes")[*(_mistake(words, replay, one) for one in found)],
    ]


def _about_fault(words: Words, judged: Judged) -> tuple[Html, ...]:
    """Buttons to show the moments of the costliest habit and to practise against it, and links to
    what helps; empty if there is none.
    """
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
    plot = Plot(0, SMALL[0], 2, SMALL[1] - 2, number - 1, top)
    fault = capital(words.text(f"coach/fault_{trend.name}"))
    return li[
        span[words.text("coach/trend", fault=fault, n=each)],
        svg(
            ".trend",
            viewBox=f"0 0 {SMALL[0]} {SMALL[1]}",
            preserveAspectRatio="none",
            aria_hidden="true",
        )[path(".line", d=plot.path(enumerate(trend.lost)))],
    ]


def _learn(words: Words, judged: Judged) -> Html | None:
    if not judged.own or not asked_again(judged.review.judged):
        return None
    return button(messages.LearnFromMistakes(), ".option.learn-from-mistakes")[
        icon("exercise"), words.text("coach/exercises_learn")
    ]


def _mistake(words: Words, replay: ReplayMoment, one: Judgement) -> Html:
    return li[
        button(messages.GoToMoment(one.at), ".quiet.mistake")[
            _grade(words, one),
            span(".lost")[_lost(words, one)],
            span(".when")[_when(words, replay, one.at)],
            span(".habit")[capital(words.text(f"coach/fault_{fault_of(one)}"))],
        ]
    ]


def _lost(words: Words, one: Judgement) -> str:
    return f"\N{MINUS SIGN}{whole(words, one.told.points)}"


def _when(words: Words, replay: ReplayMoment, at: int) -> str:
    turn = turn_of(replay.past.turns, at)
    return _turn(words, *((0, 0) if turn is None else (turn.round, turn.turn)))


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
    for name, number, said in steps:
        before, so_far = so_far, so_far + number
        rows.append(_step(words, name, said, min(before, so_far), max(before, so_far), most))
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


def _curve(words: Words, replay: ReplayMoment, judged: Judged) -> Html:
    """Expected final points before each of the seat's turns, and its points on the table."""
    review = judged.review
    own = [stood for stood in review.stood if stood.own]
    past = replay.past
    if not own or not past.turns or not replay.last:
        return EMPTY
    seat = review.seat
    ends = [*(turn.answers for turn in past.turns[1:]), replay.last]
    table = [
        (end, float(moment.sheets[seat].total))
        for end, moment in zip(ends, past.turns, strict=False)
    ]
    expected = [(stood.at, stood.worth / THOUSAND) for stood in own]
    expected.append((replay.last, float(judged.final)))
    top = max(20.0, *(value for _, value in (*table, *expected)))
    plot = Plot(LEFT, WIDTH - RIGHT, TOP, HEIGHT - BOTTOM, replay.last, top)
    dots = join(_dot(words, replay, one, own, plot) for one in mistakes(review.judged))
    return section(".review-curve")[
        h3[words.text("coach/curve")],
        svg(
            ".plot.review-plot",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            role="img",
            aria_label=words.text("coach/curve"),
        )[
            plot.grid(air=2 * DOT + 4),
            path(".line.on-table", d=plot.path(table)),
            path(".line.expected", d=plot.path(expected)),
            dots,
        ],
        p(".faint")[
            span(".key.expected")[words.text("coach/curve_expected")],
            " ",
            span(".key.on-table")[words.text("coach/curve_on_table")],
        ],
    ]


def _dot(
    words: Words, replay: ReplayMoment, one: Judgement, own: Sequence[Stood], plot: Plot
) -> Html:
    """A mistake on the line of expected points; pressing it goes to its moment."""
    before = [stood for stood in own if stood.at <= one.at] or [own[0]]
    fault = words.text(f"coach/fault_{fault_of(one)}")
    tip = f"{_when(words, replay, one.at)} · {_lost(words, one)} · {fault}"
    return rect(
        ".dot",
        class_=f"dot-{one.grade}",
        x=f"{plot.x(one.at) - DOT:.1f}",
        y=f"{plot.y(before[-1].worth / THOUSAND) - DOT:.1f}",
        width=2 * DOT,
        height=2 * DOT,
        rx=DOT,
        data_tip=tip,
        **deed(messages.GoToMoment(one.at)),
    )


# where the points went


def _themes(words: Words, found: Sequence[Sum]) -> Html:
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
