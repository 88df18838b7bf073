"""Whole texts of the coach in every language: answers to exercises, and reviews of short games.

``python -m tests.coach`` rewrites them; read them aloud before you commit them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.coach.short_games import short_game
from tests.table import CATALOG
from wingspan.bots.search import Budget
from wingspan.coach.collection import SETS, collection
from wingspan.coach.exercises import Exercise
from wingspan.coach.faults import fault_of
from wingspan.coach.figures import told_loss
from wingspan.coach.jobs import Judge, desk
from wingspan.coach.judging import Judgement
from wingspan.coach.plans import Plan, Step
from wingspan.coach.review import Review, best_move, by_fault, mistakes
from wingspan.engine import Game
from wingspan.engine.decision import Decision
from wingspan.engine.notation.record import Record
from wingspan.engine.slices import finish
from wingspan.ui.coach.answers import to_win, told
from wingspan.ui.coach.reasons import ReasonContext, because, columns_of
from wingspan.words import Words, languages, words_in
from wingspan.words.coach.figures import behind, is_open, whole
from wingspan.words.coach.reasons import plainly
from wingspan.words.grammar import capital

HERE = Path(__file__).parent / "golden"
EVERY = 16
"""One in this many exercises of the collection is used."""

SMALL = Budget((8,), candidates=3, turns=2, finish=1)
GAMES = ("base_101", "base_103", "base_111", "all_sets_121", "all_sets_124")
ANSWERS = 40
NAMES = ("Ada", "Automa")


def answers(language: str) -> str:
    """Return twenty exercises: the best move, what follows it, and why it is better than
    another.
    """
    words = words_in(language)
    every = [one for name in SETS for one in collection(name)]
    return "\n".join("\n".join(_answer(words, one)) for one in every[::EVERY])


def _answer(words: Words, one: Exercise) -> Iterator[str]:
    game = Game.replay(one.record, CATALOG)
    assert game.decision is not None
    best, rival = one.thoughts[:2]
    other = _named(words, game.decision, rival.candidate)
    yield f"# {one.id}"
    won = ""
    if best.chance is not None and is_open(best.chance):
        won = f" ({to_win(words, best.chance)})"
    named = _named(words, game.decision, best.candidate)
    yield named + won
    yield _planned(words, best.plan)
    yield words.label(other) + behind(words, rival.lost)
    assert rival.why is not None
    said = because(ReasonContext(words, CATALOG, other), rival.grounds)
    yield said or plainly(words, named, other, rival.lost, columns_of(rival.why))
    yield ""


def _named(words: Words, decision: Decision, candidate: object) -> str:
    return told(words, CATALOG, NAMES, decision, candidate)  # type: ignore[arg-type]


def _planned(words: Words, plan: Plan | None) -> str:
    if plan is not None and not plan.steps:
        return "–"
    if plan is None:
        return words.text("coach/plan_open")
    steps = [_step(words, step) for step in plan.steps]
    sign = " → " if plan.ordered else " + "
    return f"{words.text(f'coach/plan_{plan.how_often}')} {sign.join(steps)}"


def _step(words: Words, step: Step) -> str:
    if step.likely is not None:
        bird = words.bird(CATALOG.birds[step.likely])
        return f"{words.text('coach/plan_likely')} {bird}"
    if step.bird is None or step.habitat is None:
        return words.action(step.action)
    bird, habitat = words.bird(CATALOG.birds[step.bird]), words.habitat(step.habitat)
    return words.text("coach/play_in", bird=bird, habitat=habitat)


def judged(name: str) -> tuple[Record, Review]:
    """Return the end of a recorded game, and its review in few worlds."""
    record, at = short_game(name, ANSWERS), desk(CATALOG)
    review = Review(0, len(record.answers))
    for number in review.to_do:
        found = finish(Judge(record, 0, SMALL, number).begin(at))
        review = review.with_stretch(number, found)
    return record, review


def reviews(language: str) -> str:
    """Return five reviews: the costliest habit, the best move, each mistake with its reasons."""
    words = words_in(language)
    return "\n".join("\n".join(_review(words, name, *_judged(name))) for name in GAMES)


_KEPT: dict[str, tuple[Record, Review]] = {}


def _judged(name: str) -> tuple[Record, Review]:
    if name not in _KEPT:
        _KEPT[name] = judged(name)
    return _KEPT[name]


def _review(words: Words, name: str, record: Record, review: Review) -> Iterator[str]:
    yield f"# {name}"
    for dearest in by_fault(review.judged)[:1]:
        yield words.text(
            "coach/summary_fault",
            fault=words.text(f"coach/fault_{dearest.name}"),
            lost=whole(words, dearest.lost.points),
            advice=words.text(f"coach/advice_{dearest.name}"),
        )
    best = best_move(review.judged)
    if best is not None:
        move = _named(words, _decision(record, best), best.chosen)
        yield words.text("coach/summary_best", move=move, round=4, turn=1)
    for one in mistakes(review.judged):
        yield from _mistake(words, record, one)
    yield ""


def _decision(record: Record, one: Judgement) -> Decision:
    game = Game.replay(record, CATALOG)
    while len(game.answers) > one.at:
        game.undo()
    assert game.decision is not None
    return game.decision


def _mistake(words: Words, record: Record, one: Judgement) -> Iterator[str]:
    decision = _decision(record, one)
    chosen, best = (_named(words, decision, which) for which in (one.chosen, one.best))
    lost = whole(words, one.told.points)
    yield f"- {capital(words.text(f'coach/fault_{fault_of(one)}'))}"
    yield f"  {words.text('coach/review_lost', chosen=chosen, lost=lost)}"
    yield f"  {words.text('coach/review_best', best=best)}"
    said = because(ReasonContext(words, CATALOG, chosen), one.grounds)
    assert one.why is not None
    plain = plainly(words, best, chosen, told_loss(one.told), columns_of(one.why))
    yield f"  {said or plain}"
    for plan in one.plans:
        yield f"  {_planned(words, plan)}"


TEXTS = {"answers": answers, "reviews": reviews}


def write() -> None:
    """Write all texts."""
    for language in languages():
        for name, make in TEXTS.items():
            (HERE / f"{name}_{language}.txt").write_text(make(language), encoding="utf-8")
