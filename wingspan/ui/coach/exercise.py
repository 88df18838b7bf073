"""An exercise: its table, and the panel that asks it, judges the answer and shows the best one."""

from __future__ import annotations

from functools import partial

from wingspan.coach.exercises import Exercise, Thought
from wingspan.coach.figures import Estimate, grade
from wingspan.words import Words
from wingspan.words.coach.interface import figure, say, with_error
from wingspan.words.coach.reasons import why

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from ..play.scene import Scene
from ..session.exercising import ExerciseSeen
from ..session.moment import Exercised
from ..table.table_page import Panel, table_in_play
from .hint import pairs
from .marks import marked
from .ways import told

MOST = 3
"""So many ways are told beside the one that was chosen."""

LEAST_ERROR = 0.1
"""Points; figures have one decimal."""


def exercised_table(words: Words, shown: Exercised) -> Html:
    """The table of the exercise; once it is solved, with the coach's marks."""
    scene, seen = shown.screen.scene, shown.seen
    kind = "of-exercise solved" if seen.is_solved else "of-exercise"
    table = table_in_play(words, shown.screen, Panel(exercise_panel(scene, seen), kind))
    if seen.is_solved and scene.decision is not None:
        return marked(table, *_notes(words, seen))
    return table


def exercise_panel(scene: Scene, seen: ExerciseSeen) -> Html:
    """What is asked, what the answer was worth, and the way on."""
    words = scene.words
    return el(
        "section",
        _top(words, seen),
        el("div", *_said(scene, seen), class_="hint-said", aria_live="polite"),
        _buttons(words, seen),
        class_="teaching hint-panel exercise-panel",
        id="exercise",
        aria_labelledby="exercise-title",
    )


def title(words: Words, exercise: Exercise) -> str:
    """What it is about, and how hard it is; of one's own mistakes nobody knows how hard."""
    matter = say(words, f"matter_{exercise.matter}")
    if not exercise.share:
        return say(words, "exercise_of_own", matter=matter)
    hard = say(words, f"difficulty_{exercise.difficulty}")
    return say(words, "exercise_title", matter=matter, difficulty=hard)


def _said(scene: Scene, seen: ExerciseSeen) -> list[Html]:
    words = scene.words
    said: list[Html] = []
    if seen.step == "looking":
        said.append(el("p", say(words, "thinking")))
    elif seen.step == "asked" or scene.decision is None:
        said.append(el("p", say(words, "exercise_asks"), class_="teaching-aim"))
    elif seen.thought is not None:
        said.append(_verdict(scene, seen.exercise, seen.thought))
    if seen.is_solved:
        said += _solution(scene, seen)
    if seen.days and seen.step != "asked":
        when = "exercise_tomorrow" if seen.days == 1 else "exercise_in_days"
        said.append(el("p", say(words, when, n=seen.days), class_="faint"))
    if seen.copied:
        said.append(el("p", words.text(seen.copied), class_="copied", role="status"))
    return said


def _verdict(scene: Scene, exercise: Exercise, thought: Thought) -> Html:
    """Whether the answer was right, or what it lost, with its error."""
    words = scene.words
    chosen = _told(scene, thought)
    if thought == exercise.best:
        called, said = "exercise_right", say(words, "exercise_best", chosen=chosen)
    elif thought.is_right:
        called, said = "exercise_right", say(words, "exercise_as_good", chosen=chosen)
    else:
        lost = _figures(words, thought.behind)
        called = f"grade_{grade(thought.behind)}" if grade(thought.behind) else "exercise_wrong"
        said = say(words, "exercise_lost", chosen=chosen, n=lost)
    right = thought.is_right
    named = f"grade {'' if right else called.replace('_', '-')}".rstrip()
    return el(
        "p",
        icon("check") if right else None,
        el("b", say(words, called), class_=None if right else named),
        " ",
        said,
        class_="teaching-aim",
    )


def _solution(scene: Scene, seen: ExerciseSeen) -> list[Html]:
    """The best ways with their points, and why the best is better than what was chosen, or than
    the next."""
    words, exercise = scene.words, seen.exercise
    found: list[Html] = []
    against = seen.thought
    if against is None or against.is_right or against.why is None:
        against = next((one for one in exercise.thoughts if one.why is not None), None)
    if against is not None and against.why is not None:
        because = why(
            words,
            _told(scene, exercise.best),
            _told(scene, against),
            against.why.more.points,
            pairs(against.why.carried),
            pairs(against.why.against),
            pairs(against.why.held),
        )
        found.append(el("p", because, class_="hint-why"))
    rows = [_row(scene, thought) for thought in exercise.thoughts[:MOST]]
    found.append(el("ol", *rows, class_="hint-choices"))
    if exercise.best.worlds:
        found.append(el("p", say(words, "estimate", n=exercise.best.worlds), class_="faint"))
    return found


def _row(scene: Scene, thought: Thought) -> Html:
    words = scene.words
    expected = _figures(words, thought.points)
    if thought.behind.points <= 0:
        rank = say(words, "best")
    elif thought.is_right:
        rank = say(words, "equally_good")
    else:
        behind = _figures(words, thought.behind)
        rank = say(words, "behind", n=behind)
    return el(
        "li",
        el("b", _told(scene, thought)),
        el("span", say(words, "expected", n=expected), class_="hint-points"),
        el("span", rank, class_="hint-rank" + (" good" if thought.is_right else "")),
    )


def _figures(words: Words, found: Estimate) -> str:
    """Points with their error, which is told as a tenth where it is less."""
    if not found.error:
        return figure(words.language, found.points)
    return with_error(words.language, found.points, max(LEAST_ERROR, found.error))


def _told(scene: Scene, thought: Thought) -> str:
    assert scene.decision is not None
    return told(scene.words, scene.catalog, scene.names, scene.decision, thought.way, scene.bird_at)


def _notes(words: Words, seen: ExerciseSeen) -> tuple[dict[int, str], dict[str, str]]:
    """What is written on things: by the number of their option, and by the card of the hand."""
    options: dict[int, str] = {}
    cards: dict[str, str] = {}
    figures = partial(figure, words.language)
    for thought in seen.exercise.thoughts[:MOST]:
        if thought.is_right:
            note = figures(thought.points.points)
        else:
            note = f"\N{MINUS SIGN}{figures(thought.behind.points)}"
        options.setdefault(thought.way.option, note)
        if thought.way.bird is not None:
            cards.setdefault(thought.way.bird, note)
    return options, cards


def _top(words: Words, seen: ExerciseSeen) -> Html:
    """What it is about, its link, and the way out."""
    return el(
        "div",
        el(
            "h2",
            icon("exercise"),
            el("span", title(words, seen.exercise)),
            class_="teaching-title",
            id="exercise-title",
        ),
        None
        if seen.is_own
        else _tool("share", words.text("copy_link"), commands.CopyLink(f"e={seen.exercise.id}")),
        _tool("close", say(words, "exercise_leave"), commands.LeaveExercise(), data_escape=True),
        class_="exercise-top",
    )


def _tool(picture: str, name: str, command: commands.Command, **attributes: bool) -> Html:
    return button(
        command,
        icon(picture),
        el("span", name, class_="sr"),
        class_="quiet",
        data_tip=name,
        **attributes,
    )


def _buttons(words: Words, seen: ExerciseSeen) -> Html:
    """The way on; Enter presses the first."""
    on = commands.NextExercise() if seen.has_next else commands.ShowExercises()
    onward = say(words, "exercise_next" if seen.has_next else "exercise_all")
    again = say(words, "exercise_again")
    found: list[Html] = []
    if seen.is_solved:
        found = [
            button(on, onward, class_="option primary", data_enter=True),
            button(commands.ExerciseAgain(), again, class_="quiet"),
            button(commands.PlayExercise(), words.text("play_on_from_here"), class_="quiet"),
        ]
    elif seen.step != "looking":
        judged = seen.step == "judged"
        show = say(words, "exercise_show")
        found = [
            button(commands.ExerciseAgain(), again, class_="option primary", data_enter=True)
            if judged
            else EMPTY,
            button(commands.ShowAnswer(), show, class_="option"),
            button(on, onward, class_="quiet"),
        ]
    return el("div", *found, class_="teaching-buttons")
