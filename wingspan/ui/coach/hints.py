"""Hints on the current question, answers to exercises judged, and what all analyses have found.

Reviews and the guide of the first game are in modules of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec import structs

from wingspan.bots.candidates import Candidate
from wingspan.bots.features.tables import tables_of
from wingspan.bots.search import Budget
from wingspan.coach.advice import advice, to_foresee
from wingspan.coach.analysis import budget_of_hint
from wingspan.coach.exercises import Exercise, thoughts_of
from wingspan.coach.grounds import Ground
from wingspan.engine import Game

from .. import messages
from ..effects import Effects, EndJob, Job, Send
from ..session.moment import MOST_STEPS, Hint
from . import reviewer
from .coach import Coach
from .jobs import CoachJobs

if TYPE_CHECKING:
    from ..devices import Browser
    from ..play.sitting import Sitting
    from ..session.session import Session

ANSWER = Budget((48,))
"""The budget for an answer to an exercise that was not analysed when the exercise was made."""

SHOWN_EVERY = 200
"""Milliseconds between two updates of the progress shown."""


def show_hint(session: Session, coach: Coach) -> Effects:
    """Show the next step of the hint on the current question; after the last, close it."""
    hint, asked = session.current_hint, session.asked_at(session.token)
    if asked is None or not asked.may_ask_coach:
        return ()
    if hint is None:
        return _begin(session, coach, asked)
    if hint.advice is not None:
        further = structs.replace(hint, step=hint.step + 1)
        is_last = hint.step == MOST_STEPS or hint.advice.start is not None
        session.hint = None if is_last else further
    return ()


def _begin(session: Session, coach: Coach, asked: Sitting) -> Effects:
    assert asked.decision is not None
    session.hint = Hint(session.token, whole=budget_of_hint(asked.decision).all_worlds)
    asked.save.count_hint()
    coach.hinting = True
    return (AnalyseForHint(coach.jobs, asked.game, session.token, coach.said),)


def attend(session: Session, coach: Coach) -> Effects:
    """Call this after each message; ends analyses of what is no longer shown, and has answers
    to exercises judged."""
    found = *reviewer.attend(session, coach), *coach.guide.attend(session, coach.jobs)
    if coach.hinting and session.current_hint is None:
        coach.hinting = False
        found = *found, EndJob(AnalyseForHint)
    exercises = session.exercises
    if exercises is None or exercises.exercise is None or exercises.asked_about is None:
        return found
    judging = exercises.exercise.id, exercises.asked_about
    if judging == coach.judging:
        return found
    coach.judging = judging
    return *found, AnalyseAnswer(coach.jobs, session, exercises.exercise, exercises.asked_about)


def update(
    session: Session, coach: Coach, browser: Browser, message: messages.AnalysisMessage
) -> Effects:
    match message:
        case messages.ShowAdvice(token, found, is_whole):
            hint = session.current_hint
            if is_whole:
                coach.said, coach.hinting = frozenset(map(type, found.grounds)), False
            if hint is not None and hint.token == token:
                session.hint = structs.replace(hint, advice=found)
        case messages.CountWorlds(token, done):
            hint = session.current_hint
            if hint is not None and hint.token == token:
                session.hint = structs.replace(hint, done=done)
        case messages.JudgeAnswer(id, candidate, thought):
            exercises, coach.judging = session.exercises, None
            asked = exercises.exercise if exercises is not None else None
            if exercises is None or asked is None or asked.id != id:
                return ()
            if exercises.asked_about == candidate:
                exercises.judge(thought)
        case messages.UseGuide(setup):
            coach.guide.judges, coach.guide.preparing = setup, False
        case messages.ImproveGuidance(token, analysis):
            coach.guide.improve(session, token, analysis)
        case messages.AddToReview(place, stretches):
            return reviewer.add(session, coach, browser, place, stretches)
        case messages.LoseAnalysis(what, error):
            _lose(session, coach, what)
            raise error
        case _:
            assert_never(message)
    return ()


def _lose(session: Session, coach: Coach, what: messages.Analysed) -> None:
    """Go back to before the analysis. The immediate suggestion of the guide stays, which tries no
    more to be ready, and the review as far as it is."""
    match what:
        case "hint":
            session.hint, coach.hinting = None, False
        case "answer":
            coach.judging = None
            if session.exercises is not None:
                session.exercises.again()
        case "review":
            reviewer.stop(session, coach)
        case "guide":
            pass
        case _:
            assert_never(what)


class AnalyseForHint(Job, frozen=True):
    """Find the advice on the question of that token: first without reasons, then with those that
    were not ``said`` before."""

    jobs: CoachJobs
    game: Game
    token: int
    said: frozenset[type[Ground]]

    async def run(self, browser: Browser, send: Send) -> None:
        try:
            await self._analyse(browser, send)
        except Exception as error:
            send(messages.LoseAnalysis("hint", error))

    async def _analyse(self, browser: Browser, send: Send) -> None:
        game, now = self.game, browser.display.now
        decision, shown_at = game.decision, now()
        assert decision is not None
        seat, record = decision.player, game.record()
        tables, view = tables_of(game.setup, game.catalog), game.view(seat)

        def show(done: int) -> None:
            nonlocal shown_at
            if now() - shown_at >= SHOWN_EVERY:
                shown_at = now()
                send(messages.CountWorlds(self.token, done))

        analysis = await self.jobs.analyse(record, seat, budget_of_hint(decision), show)
        send(messages.ShowAdvice(self.token, advice(analysis, tables, view)))
        foresight = await self.jobs.foresee(record, seat, to_foresee(analysis))
        found = advice(analysis, tables, view, foresight, self.said)
        send(messages.ShowAdvice(self.token, found, is_whole=True))


class AnalyseAnswer(Job, frozen=True):
    """Judge an answer to an exercise by comparing it with the best one."""

    jobs: CoachJobs
    session: Session
    exercise: Exercise
    candidate: Candidate

    async def run(self, browser: Browser, send: Send) -> None:
        exercise, candidate = self.exercise, self.candidate
        record, seat, weights = exercise.record, exercise.seat, exercise.weights
        given = (exercise.best.candidate, candidate)
        try:
            analysis = await self.jobs.analyse(record, seat, ANSWER, given=given, weights=weights)
            foresight = await self.jobs.foresee(record, seat, given, weights)
        except Exception as error:
            send(messages.LoseAnalysis("answer", error))
            return
        game = Game.replay(record, self.session.catalog)
        tables, view = tables_of(game.setup, game.catalog), game.view(seat)
        thought = thoughts_of(analysis, 0, tables, view, foresight)[1]
        send(messages.JudgeAnswer(exercise.id, candidate, thought))
