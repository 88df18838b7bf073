"""Exercises as they are shown: the panel beside the table of one, and the list of all."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from wingspan.coach.collection import SETS
from wingspan.coach.exercises import Exercise, Thought
from wingspan.coach.figures import grade
from wingspan.words import Words
from wingspan.words.coach.figures import behind
from wingspan.words.coach.reasons import plainly
from wingspan.words.grammar import capital

from .. import messages
from ..coach.answers import better_was, compared, in_words, marks_on
from ..coach.reasons import ReasonContext, because, columns_of, help_for_reasons
from ..kit import html
from ..kit.buttons import button, choice, dialog
from ..kit.html import (
    EMPTY,
    Html,
    b,
    div,
    h2,
    h3,
    join,
    li,
    p,
    progress,
    section,
    span,
    summary,
    ul,
)
from ..kit.icons import icon
from ..play.scene import Scene
from ..session.moment import TableInPlay
from ..table.table_page import Panel
from .exercising import DUE, TODAY, ExerciseGroup, ExerciseSeen, Room

MOST = 3
"""The number of best candidates that are shown."""


# the panel


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
    if exercise.laid_out:
        return words.text("coach/exercise_of_table", matter=matter)
    if not exercise.share:
        return words.text("coach/exercise_of_own", matter=matter)
    hard = words.text(f"coach/difficulty_{exercise.difficulty}")
    return words.text("coach/exercise_title", matter=matter, difficulty=hard)


def _said(scene: Scene, seen: ExerciseSeen) -> list[Html]:
    words = scene.words
    said: list[Html] = []
    if seen.is_looking:
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
        telling = ReasonContext(words, scene.catalog, chosen)
        better = join((" ", better_was(telling, _told(scene, seen, exercise.best), thought)))
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
    shown = exercise.thoughts[:MOST]
    return [*found, *compared(scene, seen.asked, shown, exercise.best.worlds, planned=True)]


def _told(scene: Scene, seen: ExerciseSeen, thought: Thought) -> str:
    return in_words(scene, seen.asked, thought.candidate)


def _top(words: Words, seen: ExerciseSeen) -> Html:
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
    first = button(on, ".option.primary", data_enter=True)[onward]
    retry = button(messages.ExerciseAgain(), ".quiet")[again]
    show = button(messages.ShowAnswer(), ".option")[words.text("coach/exercise_show")]
    if seen.is_solved:
        play_on = button(messages.PlayExercise(), ".quiet")[words.text("play_on_from_here")]
        return div(".teaching-buttons")[first, retry, play_on]
    if seen.is_looking:
        return div(".teaching-buttons")
    match seen.step:
        case "judged":
            return div(".teaching-buttons")[first, show, retry]
        case _:
            return div(".teaching-buttons")[show, button(on, ".quiet")[onward]]


# the list


def exercises_dialog(words: Words, room: Room) -> Html:
    return dialog(
        words,
        "exercises",
        words.text("exercises"),
        p[words.text("coach/exercises_about")],
        div(".exercise-first")[
            _today(words, room), _own(words, room.own), _due(words, room.due) if room.due else None
        ],
        _themes(
            words,
            "habits",
            room.faults,
            ul(".exercise-parts")[*(_group(words, part, "fault") for part in room.faults)],
        ),
        _themes(words, "collection", room.parts, *_collection(words, room)),
    )


def _themes(words: Words, name: str, parts: Sequence[ExerciseGroup], *content: Html) -> Html:
    """Groups of exercises to choose from, folded, with how many of them are begun."""
    begun = sum(part.is_begun for part in parts)
    return html.details(".exercise-themes", id=f"exercises-{name}")[
        summary[
            h3[words.text(f"coach/exercises_{name}")],
            span(".faint")[
                words.text("coach/exercises_begun", n=begun, all=len(parts))
                if begun
                else words.text("coach/exercises_themes", n=len(parts))
            ],
        ],
        *content,
    ]


def _collection(words: Words, room: Room) -> tuple[Html, ...]:
    """The exercises from strong games by set of cards and by matter."""
    return (
        div(".exercise-sets", role="group", aria_label=words.text("coach/exercises_set"))[
            *(
                choice(messages.ShowExercises(name), on=name == room.set)[words.text(f"set.{name}")]
                for name in SETS
            )
        ],
        ul(".exercise-parts")[*(_group(words, part, "matter") for part in room.parts)],
        p(".faint")[words.text("coach/exercises_estimate")],
    )


def _card(
    words: Words, name: str, about: str, begin: Html | None, mark: Html | None = None
) -> Html:
    return section(".exercise-card", class_=f"exercise-{name}")[
        h3[words.text(f"coach/exercises_{name}"), mark], p(".faint")[about], begin
    ]


def _today(words: Words, room: Room) -> Html:
    done = icon("check", words.text("coach/exercises_solved")) if room.today_known else None
    begin = button(messages.Practise(TODAY), ".option", class_=None if done else "primary")
    name = words.text("coach/exercises_begin")
    return _card(words, "today", title(words, room.today), begin[name], done)


def _due(words: Words, number: int) -> Html:
    begin = button(messages.Practise(DUE), ".option.primary")
    about = words.text("coach/exercises_due_some", n=number)
    return _card(words, "due", about, begin[words.text("coach/exercises_practise")])


def _own(words: Words, part: ExerciseGroup) -> Html:
    """The exercises from the person's own mistakes, or how to get some."""
    if not part.number:
        return _card(words, "own", words.text("coach/exercises_own_none"), None)
    begin = button(messages.Practise(part.course), ".option")
    about = _counted(words, part)
    return _card(words, "own", about, begin[words.text("coach/exercises_practise")])


def _group(words: Words, part: ExerciseGroup, kind: str) -> Html:
    """A button to practise them; once they are begun, with the number known."""
    name = capital(words.text(f"coach/{kind}_{part.course.partition('.')[2]}"))
    known = (
        (
            span(".faint")[_counted(words, part)],
            progress(value=part.known, max=part.number, aria_hidden="true"),
        )
        if part.is_begun
        else ()
    )
    return li[button(messages.Practise(part.course), ".option.exercise-part")[b[name], *known]]


def _counted(words: Words, part: ExerciseGroup) -> str:
    key = "exercises_counted_due" if part.due else "exercises_counted"
    return words.text(f"coach/{key}", n=part.known, all=part.number, due=part.due)
