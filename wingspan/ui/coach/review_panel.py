"""A reviewed game: what the coach says beside its replay, and the sentences of a review."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from wingspan.coach.figures import Estimate
from wingspan.coach.judging import Judgement
from wingspan.coach.review import (
    STRETCH,
    Review,
    Sum,
    asked_again,
    by_fault,
    mistakes,
    of_fault,
    rating,
    waterfall,
)
from wingspan.coach.scale import LEVELS, plays_like
from wingspan.engine.decision import Decision
from wingspan.words import Words
from wingspan.words.coach.figures import figure, is_open, whole
from wingspan.words.coach.reasons import by_columns
from wingspan.words.grammar import capital

from .. import messages
from ..kit import html
from ..kit.buttons import button, deed
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
    p,
    progress,
    rect,
    section,
    span,
    svg,
)
from ..kit.icons import icon
from ..play.history import TurnMark
from ..play.replay import ReplayState, Uncovered
from ..play.scene import Scene
from ..session.moment import BestMove, Judged, Replayed, Reviewing
from ..table.cards import portrait
from ..table.log import bird_link
from ..table.table_page import Panel
from .answers import better_was, chance_bar, in_words, told
from .outlook import plan_line
from .reasons import ReasonContext, because, columns_of, help_for_reasons

GRADES = ("", "inaccuracy", "mistake", "blunder")
"""From good play to the worst."""

HEIGHT, WIDTH, GAP, BETWEEN = 20, 8, 2, 5
"""The sizes of a turn, the gap after it, and the gap between two rounds."""

SHARES = (0.4, 0.6, 0.8, 1.0)
"""How much of the height a turn takes, by its grade: mistakes are told by more than a colour."""

FEW = 5
"""The fewest decisions for which a review names a level."""


# the panel


def review_panel(words: Words, screen: Replayed, shown: Reviewing) -> Panel:
    """What the coach says about the moment that the replay shows."""
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
    words: Words, scene: Scene, replay: ReplayState, judged: Judged, here: Judgement | None
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
    fault = capital(fault_named(words, judged.fault))
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
    reasons = because(ReasonContext(words, scene.catalog, chosen), one.grounds)
    if not reasons and one.why is not None:
        reasons = by_columns(words, columns_of(one.why))
    called = p(".teaching-aim")[
        b(".grade", class_=f"grade-{one.grade}")[words.text(f"coach/grade_{one.grade}")],
        " ",
        words.text("coach/review_lost", chosen=chosen, lost=lost),
        " ",
        better_was(words, best, reasons),
    ]
    said = [called, help_for_reasons(words, scene.catalog, one.grounds)]
    if retry:
        text = words.text("coach/retry")
        said.append(button(messages.RetryMistake(one.at), ".option.retry")[icon("exercise"), text])
    if plans := _plans(scene, decision, one):
        follows = html.summary[words.text("coach/review_follows")]
        said.append(details(".review-better")[follows, *plans])
    return said


def _plans(scene: Scene, decision: Decision, one: Judgement) -> list[Html]:
    """What most often follows the better answer and the given one, with their chances to win."""
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
    to uncover what was hidden."""
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
        button(
            messages.Uncover(),
            ".quiet.choice.uncover",
            aria_pressed="true" if is_uncovered else "false",
            data_key=words.text("key_uncover").lower(),
        )[kbd(aria_hidden="true")[words.text("key_uncover")], words.text("coach/uncover")],
    ]


def _to(words: Words, at: int | None, key: str) -> Html | None:
    if at is None:
        return None
    return button(messages.GoToMoment(at), ".quiet")[words.text(f"coach/{key}")]


# the sentences


def summary(words: Words, judged: Judged, scene: Scene, replay: ReplayState) -> list[str]:
    """Return up to three sentences on a complete review: the play, the best move, the costliest
    habit."""
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
        fault = fault_named(words, dearest.name)
        found.append(words.text("coach/summary_fault", fault=fault, lost=lost, advice=advice))
    return found


def dearest_fault(judged: Sequence[Judgement]) -> Sum | None:
    """Return the habit that cost most points; None if there were no mistakes."""
    return next(iter(by_fault(judged)), None)


def fault_named(words: Words, name: str) -> str:
    """The name of a habit within a sentence."""
    return words.text(f"coach/fault_{name}")


def figures_told(words: Words, judged: Judged) -> list[str]:
    """Return sentences on the points that mistakes cost in all, and on luck."""
    lost = sum(one.lost.points for one in judged.review.judged)
    cost = words.text("coach/summary_lost", lost=whole(words, max(0.0, lost)))
    return [cost, _luck(words, judged)]


def _best(words: Words, best: BestMove, scene: Scene, replay: ReplayState) -> str:
    move = told(words, scene.catalog, scene.names, best.decision, best.candidate)
    turn = turn_of(replay.marks, best.at)
    round, number = (1, 1) if turn is None else (turn.round, turn.turn)
    return words.text("coach/summary_best", move=move, round=round, turn=number)


def turn_of(marks: Sequence[TurnMark], at: int) -> TurnMark | None:
    """Return the turn in which answer ``at`` was given; None before the first turn."""
    begun = [mark for mark in marks if mark.answers <= at]
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


def cells(review: Review, replay: ReplayState) -> Iterator[Cell]:
    """Yield the set-up, if there was one, and the player's turns; each lasts until the next."""
    own = [mark for mark in replay.marks if mark.player == review.seat]
    begun = [(0, 0, 0), *((mark.answers, mark.round, mark.turn) for mark in own)]
    for (at, round, turn), (end, *_) in pairwise([*begun, (review.answers, 0, 0)]):
        if end <= at:
            continue
        made = [one for one in review.judged if at <= one.at < end]
        worst = max(made, key=lambda one: GRADES.index(one.grade), default=None)
        stretches = range(at // STRETCH, (max(at, end - 1)) // STRETCH + 1)
        yield Cell(
            round,
            turn,
            worst.at if worst is not None and worst.grade else at,
            worst.grade if worst is not None else "",
            all(number in review.done for number in stretches),
        )


def turn_strip(words: Words, review: Review, replay: ReplayState) -> Html:
    """The turns drawn in a row; pressing one goes to its worst decision.

    It shows what the buttons to the mistakes tell, and is hidden from screen readers.
    """
    drawn, x, last = [], 0, 0
    for cell in cells(review, replay):
        x += BETWEEN if cell.round != last else 0
        last = cell.round
        height = HEIGHT * SHARES[GRADES.index(cell.grade)]
        state = cell.grade or ("fine" if cell.is_judged else "open")
        drawn.append(
            rect(
                x=x,
                y=f"{HEIGHT - height:.1f}",
                width=WIDTH,
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
                width=WIDTH + GAP,
                height=HEIGHT,
                data_tip=_tip(words, cell),
                **deed(messages.GoToMoment(cell.at)),
            )
        )
        x += WIDTH + GAP
    if not drawn:
        return EMPTY
    return svg(
        ".turn-strip", viewBox=f"0 0 {x} {HEIGHT}", width=x, height=HEIGHT, aria_hidden="true"
    )[*drawn]


def _tip(words: Words, cell: Cell) -> str:
    """Which turn it is, and how it was graded."""
    which = (
        capital(words.text("turn_when", round=cell.round, turn=cell.turn))
        if cell.round
        else words.text("replay_setup")
    )
    return f"{which} · {words.text(f'coach/grade_{cell.grade}')}" if cell.grade else which


# what was hidden


def what_was_hidden(words: Words, scene: Scene, found: Uncovered) -> Html:
    """The hidden hands and bonus cards by player, and the cards of each deck."""
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
