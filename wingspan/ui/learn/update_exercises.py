"""Exercises, fetched with the coach when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..coach.update import coach_of
from ..effects import Effects, Stay
from ..games import replaying
from ..games.by_link import show_arrival
from ..session.moment import CameNewer
from ..session.where import Exercising

if TYPE_CHECKING:
    from wingspan.coach.exercises import Exercise

    from ..loop.state import State
    from ..session.moment import Judged
    from ..session.session import Session
    from .exercising import Exercises

AboutOne = (
    messages.ExerciseAgain | messages.ShowAnswer | messages.PlayExercise | messages.LeaveExercise
)
"""They mean nothing once the exercise has been left."""


def update(state: State, message: messages.ExerciseMessage) -> Effects:
    session = state.session
    if isinstance(message, AboutOne) and not isinstance(session.where, Exercising):
        return ()
    exercises = _exercises(state)
    match message:
        case messages.ShowExercises(set):
            exercises.turn_to(set)
            session.open_dialog("exercises")
        case messages.Practise(course):
            _ask(session, exercises, exercises.begin(course))
        case messages.OpenExercise(id):
            if not _open(session, exercises, id):
                return (Stay(),)
        case messages.LearnFromMistakes():
            return _learn(state, exercises)
        case messages.RetryMistake(at):
            _retry(session, exercises, at)
        case messages.NextExercise():
            _ask(session, exercises, exercises.next())
        case messages.ExerciseAgain():
            exercises.again()
            _lay_out(session, exercises)
        case messages.ShowAnswer():
            exercises.show()
            _lay_out(session, exercises)
        case messages.PlayExercise():
            sitting = exercises.lay_out(session.settings)
            exercises.leave()
            session.sit_down(sitting)
        case messages.LeaveExercise():
            exercises.leave()
            session.stop_practising()
        case _:
            assert_never(message)
    return ()


def after_answer(session: Session, exercising: Exercising) -> None:
    """Once the exercise is answered, lay out its table again as it was when asked."""
    if exercising.exercises.after_answer(exercising.sitting):
        _lay_out(session, exercising.exercises)


def _lay_out(session: Session, exercises: Exercises) -> None:
    """Put the table of the exercise on the screen, as it was when the exercise was asked."""
    session.practise(exercises.lay_out(session.settings), exercises)


def _ask(session: Session, exercises: Exercises, found: Exercise | None) -> bool:
    """Ask that exercise. False, with a notice, if there is none."""
    if found is not None:
        _lay_out(session, exercises)
        return True
    session.open_dialog("")
    session.told.say("exercise_unknown")
    return False


def _open(session: Session, exercises: Exercises, id_: str) -> bool:
    """Ask the exercise that is named at the beginning of a link, or whose table it holds. False,
    with a notice, if there is none.
    """
    from wingspan.links import NewerRules
    from wingspan.links.envelope import name_in

    seen = exercises.seen if isinstance(session.where, Exercising) else None
    asked = seen.exercise.id if seen is not None else ""
    if id_[:1].isdecimal() and id_ != asked:
        try:
            return _ask(session, exercises, exercises.open(id_))
        except NewerRules:
            show_arrival(session, CameNewer(f"e={id_}"))
            return True
    name = name_in(id_, lambda name: name == asked or exercises.open(name) is not None)
    if asked and name == asked:
        session.open_dialog("")
        return True
    return _ask(session, exercises, exercises.open(name))


def _exercises(state: State) -> Exercises:
    """The exercises of the page, with the person's own mistakes from the stored reviews."""
    session, browser = state.session, state.browser
    if session.exercises is None:
        from .exercising import Exercises

        session.exercises = Exercises(session.catalog, browser.store, browser.display.now)
    return session.exercises


def _learn(state: State, exercises: Exercises) -> Effects:
    """Ask the mistakes of the game; review it first if that has not been done."""
    from ..coach import work

    session, judged = state.session, state.session.current_review
    if judged is not None and judged.review.is_whole:
        _ask_mistakes(session, exercises, judged)
        return ()
    if session.replay is None:
        replaying.watch(session)
    return work.begin_review(session, coach_of(state), state.browser, learns=True)


def _ask_mistakes(session: Session, exercises: Exercises, judged: Judged) -> None:
    """Ask the mistakes of the reviewed game; without any mistakes, show its review."""
    from wingspan.coach.review import asked_again

    from ..coach.reviews import game_id

    if judged.own and asked_again(judged.review.judged):
        course = game_id(judged.record, judged.review.seat)
        _ask(session, exercises, exercises.begin(course))
    else:
        session.open_dialog("review")


def _retry(session: Session, exercises: Exercises, at: int) -> None:
    """Ask the question of a mistake again, before the better answer is shown."""
    from ..coach.reviews import game_id

    judged = session.current_review
    if judged is not None and judged.own:
        game = game_id(judged.record, judged.review.seat)
        _open(session, exercises, f"{game}-{at}")
