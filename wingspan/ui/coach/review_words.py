"""The sentences of a review: the quality of play, the best move, the costliest habit, the luck."""

from __future__ import annotations

from collections.abc import Sequence

from wingspan.coach.figures import Estimate
from wingspan.coach.judging import Judgement
from wingspan.coach.review import Sum, Waterfall, by_fault, rating, waterfall
from wingspan.coach.scale import LEVELS, plays_like
from wingspan.words import Words
from wingspan.words.coach.figures import figure, whole

from ..play.history import TurnMark
from ..play.replay import ReplayState
from ..play.scene import Scene
from ..session.moment import BestMove, Judged
from .candidates import told

FEW = 5
"""The fewest decisions for which a review names a level."""


def summary(words: Words, judged: Judged, scene: Scene, replay: ReplayState) -> list[str]:
    """Return up to three sentences on a complete review: the play, the best move, the costliest
    habit."""
    review = judged.review
    found = [_played(words, review.judged)]
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
    return [
        words.text("coach/summary_lost", lost=whole(words, max(0.0, lost))),
        _luck(words, waterfall(judged.review, judged.final), alone=_is_alone(judged)),
    ]


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


def _is_alone(judged: Judged) -> bool:
    """Whether it was a solo game."""
    return not any(not stood.own for stood in judged.review.stood)


def level_of(judged: Sequence[Judgement]) -> str:
    """The level of computer player that one played like; "" after too few decisions to say."""
    return "" if len(judged) < FEW else plays_like(rating(judged).points)


def _played(words: Words, judged: Sequence[Judgement]) -> str:
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


def _luck(words: Words, found: Waterfall, *, alone: bool) -> str:
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
