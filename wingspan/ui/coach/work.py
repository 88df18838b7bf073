"""The coach at work: hints, answers to exercises, the guide's suggestions, reviews, outlooks.

Whatever takes a while is done in pieces, in workers or in the page between two frames.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, assert_never

from msgspec import structs

from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import evaluator_of
from wingspan.bots.features.tables import tables_of
from wingspan.bots.jobs import Desk
from wingspan.bots.levels import LEVELS
from wingspan.bots.player import kind_of_game
from wingspan.bots.search import Budget
from wingspan.coach.advice import advice, to_foresee
from wingspan.coach.analysis import DEEP, QUICK, WEIGHTS, Analysis, budget_of_hint, merged
from wingspan.coach.exercises import Exercise, analysed, thoughts_of
from wingspan.coach.futures import FORESEEN, NOTHING_FORESEEN, Foresight, joined
from wingspan.coach.grounds import Ground
from wingspan.coach.guidance import after, at_once, goes_on
from wingspan.coach.jobs import Analyse, Foresee, Judge, desk
from wingspan.coach.judging import Stretch
from wingspan.coach.outlook import outlook
from wingspan.coach.plans import Plan
from wingspan.coach.review import Review, best_move, trends
from wingspan.engine import Catalog, Game, Setup
from wingspan.engine.notation.record import Record
from wingspan.engine.program import Program

from .. import messages
from ..effects import Effects, EndJob, Job, Send, Then
from ..games.replaying import show_outlook
from ..play.answer_for_me import is_free
from ..play.replay import Replay
from ..session.moment import BestMove, Hint, Judged, Outlook
from ..session.where import Exercising, Replaying, played_at
from ..thinking.crew import Asked, Crew, Run, get_ready
from . import reviews

if TYPE_CHECKING:
    from ..devices import Browser, Work
    from ..play.sitting import Sitting
    from ..session.session import Session

InWorlds = TypeVar("InWorlds", Analyse, Foresee)

WORLDS = 2
"""Worlds per job: about a dozen rollouts, which take tens of milliseconds."""

ANSWER = Budget((48,))
"""The budget for an answer to an exercise that was not analysed when the exercise was made."""

PROGRESS_EVERY = 200
"""Milliseconds between two updates of a hint's progress."""

REVIEW_EVERY = 500
"""Milliseconds between two updates of a review."""


class Coach:
    """What the coach of the page remembers, and has its work done with."""

    jobs: CoachJobs
    guide: Guide
    hinting: bool = False
    """Whether the analysis for a hint is running."""
    said: frozenset[type[Ground]] = frozenset()
    """The kinds of the reasons in the last hint, which are not said twice running."""
    judging: tuple[str, Candidate | None] | None = None
    """The exercise and the answer that are being analysed; the answer is None for all of one at a
    table that was laid out."""
    reviewing: str = ""
    """The place of the review that is going on; "" for none."""
    learns: bool = False
    """Whether its mistakes are asked once it is complete."""

    def __init__(self, session: Session, browser: Browser) -> None:
        crew = Crew(browser.workers, browser.display.later, desk="wingspan.coach.jobs")
        self.jobs = CoachJobs(crew, browser.in_slices, desk(session.catalog))
        self.guide = Guide()


class CoachJobs:
    """Runs jobs with a crew; ``desk`` does those in the page."""

    def __init__(self, crew: Crew, in_slices: Work, desk: Desk) -> None:
        self._crew = crew
        self._in_slices = in_slices
        self._desk = desk

    async def run(self, jobs: Iterable[Asked], bring: Callable[[Asked, Any], None]) -> None:
        """Do all jobs, begun in order: see :class:`.crew.Run`."""
        await Run(self._crew, self._in_slices, lambda job: job.begin(self._desk), bring).do(jobs)

    async def analyse(
        self,
        record: Record,
        seat: int,
        budget: Budget,
        on_progress: Callable[[int], None] = lambda _: None,
        *,
        given: tuple[Candidate, ...] = (),
        weights: int = WEIGHTS,
    ) -> Analysis:
        """Analyse the decision of that seat at the end of the record.

        ``on_progress`` is called with the number of worlds done. ``given``: the candidates; () for
        those with the highest prior.
        """
        jobs = [
            Analyse(record, seat, budget, first, WORLDS, weights, given)
            for first in range(0, budget.all_worlds, WORLDS)
        ]
        return merged(await self._world_by_world(jobs, lambda done: on_progress(WORLDS * done)))

    async def foresee(
        self, record: Record, seat: int, given: tuple[Candidate, ...], weights: int = WEIGHTS
    ) -> Foresight:
        """Play those candidates to the end of the game, for reasons; nothing is done for none."""
        if not given:
            return NOTHING_FORESEEN
        every = range(FORESEEN.all_worlds)
        jobs = [Foresee(record, seat, first, 1, given, weights) for first in every]
        return joined(await self._world_by_world(jobs))

    async def _world_by_world(
        self, jobs: Iterable[InWorlds], on_done: Callable[[int], None] = lambda _: None
    ) -> list[Any]:
        """Return the outcomes in the order of the worlds; ``on_done`` counts the jobs done."""
        found: dict[int, Any] = {}

        def bring(job: InWorlds, outcome: Any) -> None:
            found[job.first] = outcome
            on_done(len(found))

        await self.run(jobs, bring)
        return [found[first] for first in sorted(found)]


class CoachWork(Job, frozen=True):
    """Work of the coach; if it fails, what it was for is lost."""

    what: ClassVar[messages.Analysed]

    async def run(self, browser: Browser, send: Send) -> None:
        try:
            await self.do(browser, send)
        except Exception as error:
            send(messages.LoseAnalysis(self.what, error))

    async def do(self, browser: Browser, send: Send) -> None:
        """Raises what makes the work fail."""


def attend(session: Session, coach: Coach) -> Effects:
    """Call this after each message; ends analyses of what is no longer shown, and has answers
    to exercises judged.
    """
    found = coach.guide.attend(session, coach.jobs)
    if coach.reviewing and session.current_review is None:
        found = *stop_review(session, coach), *found
    if coach.hinting and session.current_hint is None:
        coach.hinting = False
        found = *found, EndJob(AnalyseForHint)
    return *found, *_judge(session, coach)


def _judge(session: Session, coach: Coach) -> Effects:
    """Analyse the exercise on the screen, or the answer to it, if that is not known."""
    seen = session.exercises.seen if session.exercises is not None else None
    judging = coach.judging
    if seen is not None and not seen.exercise.thoughts:
        wanted: tuple[str, Candidate | None] = seen.exercise.id, None
    elif judging is not None and judging[1] is None:
        coach.judging = None
        return (EndJob(AnalyseExercise),)
    elif seen is not None and seen.asked_about is not None:
        wanted = seen.exercise.id, seen.asked_about
    else:
        return ()
    if wanted == judging:
        return ()
    coach.judging = wanted
    return (AnalyseExercise(coach.jobs, session, seen.exercise, wanted[1]),)


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
        case messages.JudgeExercise(id, candidate, thoughts):
            exercises, coach.judging = session.exercises, None
            seen = exercises.seen if exercises is not None else None
            if exercises is None or seen is None:
                return ()
            if candidate is None:
                exercises.know(id, thoughts)
            elif seen.exercise.id == id and seen.asked_about == candidate:
                exercises.judge(thoughts[0])
        case messages.UseGuide(setup):
            coach.guide.judges, coach.guide.preparing = setup, False
        case messages.ImproveGuidance(token, analysis):
            coach.guide.improve(session, token, analysis)
        case messages.AddToReview(place, stretches):
            return _add_to_review(session, coach, browser, place, stretches)
        case messages.LoseAnalysis(what, error):
            _lose(session, coach, what)
            raise error
        case _:
            assert_never(message)
    return ()


def _lose(session: Session, coach: Coach, what: messages.Analysed) -> None:
    """Go back to before the analysis. The immediate suggestions of the guide stay, which analyses
    no more, and the review as far as it is. A table that is an exercise is not analysed again
    before it is left.
    """
    match what:
        case "hint":
            session.hint, coach.hinting = None, False
        case "answer":
            if coach.judging is not None and coach.judging[1] is not None:
                coach.judging = None
            if session.exercises is not None:
                session.exercises.again()
        case "review":
            stop_review(session, coach)
        case "guide":
            coach.guide.has_failed = True
        case _:
            assert_never(what)


# hints, and answers to exercises


def show_hint(session: Session, coach: Coach) -> Effects:
    """Show the next step of the hint on the current question; after the last, close it."""
    hint, asked = session.current_hint, session.asked_at(session.token)
    if asked is None or asked.decision is None or not asked.may_ask_coach:
        return ()
    if hint is None:
        session.hint = Hint(session.token, whole=budget_of_hint(asked.decision).all_worlds)
        asked.save.count_hint()
        coach.hinting = True
        return (AnalyseForHint(coach.jobs, asked.game, session.token, coach.said),)
    if hint.advice is not None:
        further = structs.replace(hint, step=hint.step + 1)
        is_last = hint.is_last or hint.advice.start is not None
        session.hint = None if is_last else further
    return ()


class AnalyseForHint(CoachWork, frozen=True):
    """Find the advice on the question of that token: first without reasons, then with those that
    were not ``said`` before.
    """

    what = "hint"

    jobs: CoachJobs
    game: Game
    token: int
    said: frozenset[type[Ground]]

    async def do(self, browser: Browser, send: Send) -> None:
        game, now = self.game, browser.display.now
        decision, shown_at = game.decision, now()
        assert decision is not None
        seat, record = decision.player, game.record()
        tables, view = tables_of(game.setup, game.catalog), game.view(seat)

        def show(done: int) -> None:
            nonlocal shown_at
            if now() - shown_at >= PROGRESS_EVERY:
                shown_at = now()
                send(messages.CountWorlds(self.token, done))

        analysis = await self.jobs.analyse(record, seat, budget_of_hint(decision), show)
        send(messages.ShowAdvice(self.token, advice(analysis, tables, view)))
        foresight = await self.jobs.foresee(record, seat, to_foresee(analysis))
        found = advice(analysis, tables, view, foresight, self.said)
        send(messages.ShowAdvice(self.token, found, is_whole=True))


class AnalyseExercise(CoachWork, frozen=True):
    """Judge an answer to an exercise by comparing it with the best one; ``candidate`` is None to
    find what is best at a table that was laid out, as for a hint.
    """

    what = "answer"

    jobs: CoachJobs
    session: Session
    exercise: Exercise
    candidate: Candidate | None

    async def do(self, _browser: Browser, send: Send) -> None:
        exercise, candidate = self.exercise, self.candidate
        record, seat, weights = exercise.record, exercise.seat, exercise.weights
        game = Game.replay(record, self.session.catalog)
        assert game.decision is not None
        given = () if candidate is None else (exercise.best.candidate, candidate)
        budget = ANSWER if given else budget_of_hint(game.decision)
        analysis = await self.jobs.analyse(record, seat, budget, given=given, weights=weights)
        played_out = given or to_foresee(analysis)
        foresight = await self.jobs.foresee(record, seat, played_out, weights)
        if candidate is None:
            thoughts = analysed(exercise, analysis, game, foresight)
        else:
            tables, view = tables_of(game.setup, game.catalog), game.view(seat)
            thoughts = tuple(thoughts_of(analysis, 0, tables, view, foresight)[1:])
        send(messages.JudgeExercise(exercise.id, candidate, thoughts))


# the guide of a first game


class Guide:
    """The guide of the page: an immediate suggestion, and a better founded one a little later.

    It makes them for every question where it speaks, whether or not it was asked.
    """

    judges: Setup | None = None
    """The kind of game for which the evaluator is ready."""
    preparing: bool = False
    """Whether one is being made ready."""
    analysed: int = 0
    """The token of the question that is being analysed; 0 for none."""
    has_failed: bool = False
    """Whether an analysis was lost: from then on there are immediate suggestions only."""

    def speak(self, session: Session) -> bool:
        """Call this before the question is shown; makes a suggestion if one is due, and the
        evaluator is ready. Returns whether it did.
        """
        practice, sitting = session.practice, _guided_at(session)
        if practice is None or sitting is None or practice.guidance is not None:
            return False
        game = sitting.game
        if self.judges != kind_of_game(game.setup):
            return False
        assert game.decision is not None
        seat = game.decision.player
        view, before = game.view(seat), practice.advised_before
        policy = evaluator_of(self.judges, game.catalog, WEIGHTS).policy
        practice.guidance = (goes_on(before, view) if before is not None else None) or at_once(
            policy, view, lambda: game.worlds(seat), free=is_free(game)
        )
        sitting.save.count_hint()
        return True

    def attend(self, session: Session, jobs: CoachJobs) -> Effects:
        """Call this after each message; ends an analysis of what is no longer shown, and begins the
        next one.
        """
        practice, sitting = session.practice, _guided_at(session)
        ends: Effects = ()
        if self.analysed and session.token != self.analysed:
            self.analysed, ends = 0, (EndJob(AnalyseForGuide),)
        if practice is None or sitting is None:
            return ends
        game, kind = sitting.game, kind_of_game(sitting.game.setup)
        if practice.guidance is None:
            if self.judges == kind or self.preparing:
                return ends
            self.preparing = True
            return *ends, PrepareGuide(kind, game.catalog)
        if self.has_failed or self.analysed or practice.guidance.worlds or session.current_hint:
            return ends
        self.analysed = session.token
        return *ends, AnalyseForGuide(jobs, game, session.token)

    def improve(self, session: Session, token: int, analysis: Analysis) -> None:
        """Replace the suggestion by that of the analysis, if the question is still the same."""
        practice, sitting = session.practice, _guided_at(session)
        if token != self.analysed or token != session.token:
            return
        self.analysed = 0
        if practice is None or sitting is None or practice.guidance is None:
            return
        assert sitting.decision is not None
        free = is_free(sitting.game)
        practice.guidance = after(analysis, sitting.decision, practice.guidance, free=free)


def _guided_at(session: Session) -> Sitting | None:
    """The game on the screen if the guide should make a suggestion for its question."""
    return session.practice.awaits_guidance(session.on_screen) if session.practice else None


class PrepareGuide(CoachWork, frozen=True):
    """Make the evaluator for a kind of game piece by piece."""

    what = "guide"

    setup: Setup
    catalog: Catalog

    async def do(self, _browser: Browser, send: Send) -> None:
        await get_ready(Program(LEVELS[-1].bird, WEIGHTS), self.setup, self.catalog)
        evaluator_of(self.setup, self.catalog, WEIGHTS)
        send(messages.UseGuide(self.setup))


class AnalyseForGuide(CoachWork, frozen=True):
    """Analyse the question of that token."""

    what = "guide"

    jobs: CoachJobs
    game: Game
    token: int

    async def do(self, _browser: Browser, send: Send) -> None:
        decision = self.game.decision
        assert decision is not None
        budget = budget_of_hint(decision)
        analysis = await self.jobs.analyse(self.game.record(), decision.player, budget)
        send(messages.ImproveGuidance(self.token, analysis))


# reviews: stored stretch by stretch; they stop when something else is shown, and can continue


def begin_review(
    session: Session,
    coach: Coach,
    browser: Browser,
    seat: int | None = None,
    *,
    deep: bool = False,
    learns: bool = False,
) -> Effects:
    """Begin or continue the review of the replayed game; does nothing if the game is not over.

    ``learns``: its mistakes are asked once it is complete, unless it is stopped before.
    """
    replay, store = session.replay, browser.store
    if replay is None or not replay.past.finals:
        return ()
    ends = stop_review(session, coach)
    seat = _seat_to_review(session, replay) if seat is None else seat
    answers = len(replay.record.answers)
    place = reviews.place_of(replay.record, seat, deep=deep)
    kept = reviews.read(store, place, answers)
    review = kept.review if kept is not None else Review(seat, answers)
    weights = kept.weights if kept is not None else WEIGHTS
    own, final = _is_own(session, replay, seat), replay.past.finals[seat]
    going = not review.is_whole
    session.judged = Judged(review, replay.text, final, deep, going, own, weights)
    coach.learns = learns
    if going:
        coach.reviewing = place
        budget, to_do = DEEP if deep else QUICK, tuple(review.to_do)
        judge = JudgeStretches(coach.jobs, replay.record, seat, budget, to_do, weights, place)
        return *ends, judge
    if own:
        reviews.add_record(store, place, replay.text)
    return *ends, *_complete(session, coach, browser)


def stop_review(session: Session, coach: Coach) -> Effects:
    """Stop for now; the review so far stays."""
    coach.learns, coach.reviewing = False, ""
    if session.judged is not None:
        session.judged = structs.replace(session.judged, running=False)
    return (EndJob(JudgeStretches),)


def _add_to_review(
    session: Session,
    coach: Coach,
    browser: Browser,
    place: str,
    stretches: tuple[tuple[int, Stretch], ...],
) -> Effects:
    judged = session.judged
    if judged is None or place != coach.reviewing:
        return ()
    review = judged.review
    for number, found in stretches:
        review = review.with_stretch(number, found)
    now, record = browser.display.now(), judged.record if judged.own else ""
    kept = reviews.StoredReview(review, now, judged.own, judged.weights, record=record)
    reviews.keep(browser.store, place, kept)
    session.judged = structs.replace(judged, review=review, running=not review.is_whole)
    if not review.is_whole:
        return ()
    coach.reviewing = ""
    return _complete(session, coach, browser)


def _complete(session: Session, coach: Coach, browser: Browser) -> Effects:
    """Add the best move, and the habits in the person's last games, to a complete review."""
    judged = session.judged
    assert judged is not None
    games = reviews.last_of_ones_own(browser.store)[::-1]
    session.judged = structs.replace(
        judged, games=len(games), trends=tuple(trends(games)), best=_best(session, judged)
    )
    learns, coach.learns = coach.learns, False
    return (Then(messages.LearnFromMistakes()),) if learns else ()


def _seat_to_review(session: Session, replay: Replay) -> int:
    """That of the review shown if it is of this game, the person's own if it is the game on the
    table, otherwise the first.
    """
    judged = session.judged
    if judged is not None and judged.record == replay.text:
        return judged.review.seat
    sitting = session.sitting
    if sitting is not None and sitting.game.setup == replay.record.setup:
        return sitting.seats.persons[0] if sitting.seats.mine is None else sitting.seats.mine
    return 0


def _is_own(session: Session, replay: Replay, seat: int) -> bool:
    sitting = session.sitting
    if sitting is None or sitting.game.record() != replay.record:
        return False
    return seat in sitting.seats.persons and sitting.seats.mine in (None, seat)


def _best(session: Session, judged: Judged) -> BestMove | None:
    found, replay = best_move(judged.review.judged), session.replay
    if found is None or replay is None:
        return None
    decision = Game.replay(_before(replay, found.at), session.catalog).decision
    return None if decision is None else BestMove(found.at, decision, found.chosen)


def _before(replay: Replay, at: int) -> Record:
    """The replayed game, up to the answer with that number."""
    return structs.replace(replay.record, answers=replay.record.answers[:at], take_backs=0)


class JudgeStretches(CoachWork, frozen=True):
    """Judge the stretches of a game with those numbers, for the review of that place."""

    what = "review"

    jobs: CoachJobs
    record: Record
    seat: int
    budget: Budget
    to_do: tuple[int, ...]
    weights: int
    place: str

    async def do(self, browser: Browser, send: Send) -> None:
        found: list[tuple[int, Stretch]] = []
        left, now = len(self.to_do), browser.display.now
        shown_at = 0

        def bring(job: Judge, stretch: Stretch) -> None:
            nonlocal left, shown_at
            found.append((job.stretch, stretch))
            left -= 1
            if left and now() - shown_at < REVIEW_EVERY:
                return
            shown_at = now()
            send(messages.AddToReview(self.place, tuple(found)))
            found.clear()

        every = [
            Judge(self.record, self.seat, self.budget, number, self.weights)
            for number in self.to_do
        ]
        await self.jobs.run(every, bring)


# what could follow an answer


Told = tuple[Record, int, Candidate, "Plan | None", int]
"""The game before an answer, the answering seat, the answer, its plan, and the weights used."""


def play_out(session: Session, place: int) -> Replay | None:
    """Show what could follow the answer at position ``place``, and return the replay.

    None if there is no such answer, or it has no plan.
    """
    told = _told(session, place)
    if told is None:
        return None
    before, seat, candidate, plan, weights = told
    if plan is None or not plan.steps:
        return None
    catalog, given = session.catalog, session.game.answers if session.game else ()
    record = outlook(before, seat, candidate, plan, catalog, weights)
    decision = Game.replay(before, catalog).decision
    assert decision is not None
    replay = Replay(record, catalog, seat, far_apart=True)
    show_outlook(session, replay, Outlook(decision, candidate, plan, given))
    return replay


def _told(session: Session, place: int) -> Told | None:
    """The answer at that position in the exercise, review or hint on the screen; None if there is
    none.
    """
    match session.where:
        case Exercising(_, exercises) if exercises.exercise is not None:
            one = exercises.exercise
            if place >= len(one.thoughts):
                return None
            thought = one.thoughts[place]
            return one.record, one.seat, thought.candidate, thought.plan, one.weights
        case Replaying(replay=replay):
            return _of_review(session, replay, place)
    hint, sitting = session.current_hint, played_at(session.where)
    if hint is None or hint.advice is None or sitting is None or sitting.decision is None:
        return None
    if place >= len(hint.advice.choices):
        return None
    choice, seat = hint.advice.choices[place], sitting.decision.player
    return sitting.game.record(), seat, choice.candidate, choice.plan, WEIGHTS


def _of_review(session: Session, replay: Replay, place: int) -> Told | None:
    """The better answer (0), or the answer given (1), at the moment that the review shows."""
    judged = session.current_review
    if judged is None or place not in (0, 1):
        return None
    here = next((one for one in judged.review.judged if one.at == replay.at), None)
    if here is None:
        return None
    record, candidate = _before(replay, here.at), (here.best, here.chosen)[place]
    return record, judged.review.seat, candidate, here.plans[place], judged.weights
