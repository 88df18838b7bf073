"""An exercise: its table, and the panel that asks it, judges the answer and shows the best."""

from __future__ import annotations

from msgspec import structs

from wingspan.coach.exercises import Exercise, Thought
from wingspan.coach.figures import grade
from wingspan.words import Words
from wingspan.words.coach.figures import behind
from wingspan.words.coach.reasons import by_columns, plainly

from .. import messages
from ..coach.answers import AnswerShown, answer_list, better_was, details
from ..coach.because import ReasonContext, because, columns_of
from ..coach.candidates import told
from ..coach.following import plan_line
from ..coach.helps import help_for_reasons
from ..coach.marks import marks_on
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, b, div, h2, join, p, section, span
from ..kit.icons import icon
from ..play.scene import Scene
from ..session.moment import TableInPlay
from ..table.table_page import Panel
from .exercising import ExerciseSeen

MOST = 3
"""The number of best candidates that are shown."""


def exercise_panel(words: Words, shown: TableInPlay, seen: ExerciseSeen) -> Panel:
    """The panel of the exercise, with the coach's marks on the table once it is solved."""
    scene = shown.scene
    kind = "of-exercise solved" if seen.is_solved else "of-exercise"
    if seen.is_solved and scene.decision == seen.asked:
        best = ((thought.candidate, thought.lost) for thought in seen.exercise.thoughts[:MOST])
        scene = structs.replace(scene, marks=marks_on(words, best))
    said = exercise_said(scene, seen)
    return Panel(said, kind, tab="exercise", opens=seen.step != "asked", scene=scene)


def exercise_said(scene: Scene, seen: ExerciseSeen) -> Html:
    """The question, the judgement of the answer, and what to do next."""
    words = scene.words
    return section(
        ".teaching.hint-panel.exercise-panel#exercise", aria_labelledby="exercise-title"
    )[
        _top(words, seen),
        div(".hint-said", aria_live="polite")[*_said(scene, seen)],
        _buttons(words, seen),
    ]


def title(words: Words, exercise: Exercise) -> str:
    """Its subject and its difficulty; the difficulty of the person's own mistakes is unknown."""
    matter = words.text(f"coach/matter_{exercise.matter}")
    if not exercise.share:
        return words.text("coach/exercise_of_own", matter=matter)
    hard = words.text(f"coach/difficulty_{exercise.difficulty}")
    return words.text("coach/exercise_title", matter=matter, difficulty=hard)


def _said(scene: Scene, seen: ExerciseSeen) -> list[Html]:
    words = scene.words
    said: list[Html] = []
    if seen.step == "looking":
        said.append(p[words.text("coach/thinking")])
    elif seen.step == "asked":
        said.append(p(".teaching-aim")[words.text("coach/exercise_asks")])
    elif seen.thought is not None:
        said.append(_verdict(scene, seen, seen.thought))
    if seen.is_solved:
        said += _solution(scene, seen)
    if seen.days and seen.step != "asked":
        when = "exercise_tomorrow" if seen.days == 1 else "exercise_in_days"
        said.append(p(".faint")[words.text(f"coach/{when}", n=seen.days)])
    if seen.copied:
        said.append(p(".copied", role="status")[words.text(seen.copied)])
    return said


def _verdict(scene: Scene, seen: ExerciseSeen, thought: Thought) -> Html:
    """Whether the answer was right; if not, how much worse it is, what is better, and why."""
    words, exercise = scene.words, seen.exercise
    better = EMPTY
    chosen = _told(scene, seen, thought)
    if thought == exercise.best:
        called, said = "exercise_right", words.text("coach/exercise_best", chosen=chosen)
    elif thought.is_right:
        called, said = "exercise_right", words.text("coach/exercise_as_good", chosen=chosen)
    else:
        worse = behind(words, thought.lost)
        called = f"grade_{grade(thought.behind)}" if grade(thought.behind) else "exercise_wrong"
        said = words.text("coach/exercise_lost", chosen=chosen, worse=worse)
        reasons = because(ReasonContext(words, scene.catalog, chosen), thought.grounds)
        if not reasons and thought.why is not None:
            reasons = by_columns(words, columns_of(thought.why))
        better = join((" ", better_was(words, _told(scene, seen, exercise.best), reasons)))
    right = thought.is_right
    named = f"grade {'' if right else called.replace('_', '-')}".rstrip()
    return p(".teaching-aim")[
        icon("check") if right else None,
        b(class_=None if right else named)[words.text(f"coach/{called}")],
        " ",
        said,
        better,
    ]


def _solution(scene: Scene, seen: ExerciseSeen) -> list[Html]:
    """The best candidates with their points, and why the best one is better.

    It is compared with the chosen one if that is wrong, and the verdict has said why; otherwise
    with the next one.
    """
    words, exercise = scene.words, seen.exercise
    found: list[Html] = []
    against = seen.thought
    if against is None or against.is_right or against.why is None:
        against = next((one for one in exercise.thoughts if one.why is not None), None)
    if against is not None and against.why is not None:
        other = _told(scene, seen, against)
        best, more = _told(scene, seen, exercise.best), against.lost
        telling = ReasonContext(words, scene.catalog, other)
        reasons = because(telling, against.grounds) or plainly(
            words, best, other, more, columns_of(against.why)
        )
        if against is not seen.thought:
            found.append(p(".hint-why")[reasons])
        found.append(help_for_reasons(words, scene.catalog, against.grounds))
    shown = enumerate(exercise.thoughts[:MOST])
    answers = [_answer(scene, seen, thought, place) for place, thought in shown]
    found.append(answer_list(words, answers))
    found.append(details(words, answers, exercise.best.worlds))
    return found


def _answer(scene: Scene, seen: ExerciseSeen, thought: Thought, place: int) -> AnswerShown:
    planned = EMPTY
    if thought.plan is not None:
        planned = plan_line(scene, seen.asked, thought.candidate, thought.plan, place)
    return AnswerShown(
        _told(scene, seen, thought),
        thought.points,
        thought.behind,
        thought.chance,
        plan=planned,
    )


def _told(scene: Scene, seen: ExerciseSeen, thought: Thought) -> str:
    return told(
        scene.words, scene.catalog, scene.names, seen.asked, thought.candidate, scene.bird_at
    )


def _top(words: Words, seen: ExerciseSeen) -> Html:
    """The title, the button that copies its link, and the button that leaves it."""
    return div(".exercise-top")[
        h2(".teaching-title#exercise-title")[icon("exercise"), span[title(words, seen.exercise)]],
        None
        if seen.is_own
        else _tool("share", words.text("copy_link"), messages.CopyLink(f"e={seen.exercise.id}")),
        _tool(
            "close", words.text("coach/exercise_leave"), messages.LeaveExercise(), data_escape=True
        ),
    ]


def _tool(picture: str, name: str, command: messages.Command, **attributes: bool) -> Html:
    return button(command, ".quiet", data_tip=name, **attributes)[icon(picture), span(".sr")[name]]


def _buttons(words: Words, seen: ExerciseSeen) -> Html:
    """The buttons to continue; Enter presses the highlighted one."""
    on = messages.NextExercise() if seen.has_next else messages.ShowExercises()
    onward = words.text("coach/exercise_next" if seen.has_next else "coach/exercise_all")
    again = words.text("coach/exercise_again")
    found: list[Html] = []
    if seen.is_solved:
        found = [
            button(on, ".option.primary", data_enter=True)[onward],
            button(messages.ExerciseAgain(), ".quiet")[again],
            button(messages.PlayExercise(), ".quiet")[words.text("play_on_from_here")],
        ]
    elif seen.step != "looking":
        show = button(messages.ShowAnswer(), ".option")[words.text("coach/exercise_show")]
        found = (
            [
                button(on, ".option.primary", data_enter=True)[onward],
                show,
                button(messages.ExerciseAgain(), ".quiet")[again],
            ]
            if seen.step == "judged"
            else [show, button(on, ".quiet")[onward]]
        )
    return div(".teaching-buttons")[*found]
