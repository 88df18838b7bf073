"""The list of exercises: today's, those due, own mistakes, and the collection by subject."""

from __future__ import annotations

from collections.abc import Sequence

from wingspan.coach.collection import SETS
from wingspan.words import Words
from wingspan.words.grammar import capital

from .. import commands
from ..kit.buttons import button
from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..kit.icons import icon
from ..session.exercising import DUE, TODAY, Part, Room
from ..session.moment import ExerciseList
from .exercise import title
from .review_words import fault_named


def exercises_dialog(words: Words, shown: ExerciseList) -> Html:
    """The list as a dialog over the page."""
    room = shown.room
    return el(
        "dialog",
        el("h2", words.text("exercises"), id="exercises-title"),
        close_corner(words),
        el("p", words.text("coach/exercises_about")),
        el(
            "div",
            _today(words, shown),
            _own(words, room.own),
            _due(words, room.due) if room.due else None,
            class_="exercise-first",
        ),
        _themes(
            words,
            "habits",
            room.faults,
            el("ul", *(_habit(words, part) for part in room.faults), class_="exercise-parts"),
        ),
        _themes(words, "collection", room.parts, *_collection(words, room)),
        open=True,
        class_="dialog exercises panel",
        id="exercises",
        aria_labelledby="exercises-title",
    )


def _themes(words: Words, name: str, parts: Sequence[Part], *content: Html) -> Html:
    """Groups of exercises to choose from, folded, with how many of them are begun."""
    begun = sum(part.is_begun for part in parts)
    return el(
        "details",
        el(
            "summary",
            el("h3", words.text(f"coach/exercises_{name}")),
            el(
                "span",
                words.text("coach/exercises_begun", n=begun, all=len(parts))
                if begun
                else words.text("coach/exercises_themes", n=len(parts)),
                class_="faint",
            ),
        ),
        *content,
        class_="exercise-themes",
        id=f"exercises-{name}",
    )


def _collection(words: Words, room: Room) -> tuple[Html, ...]:
    """The exercises from strong games by set of cards and by matter."""
    return (
        el(
            "div",
            *(
                button(
                    commands.ShowExercises(name),
                    words.text(f"set.{name}"),
                    class_="quiet choice",
                    aria_pressed="true" if name == room.set else "false",
                )
                for name in SETS
            ),
            class_="exercise-sets",
            role="group",
            aria_label=words.text("coach/exercises_set"),
        ),
        el("ul", *(_part(words, part) for part in room.parts), class_="exercise-parts"),
        el("p", words.text("coach/exercises_estimate"), class_="faint"),
    )


def _card(name: str, *content: Html | None) -> Html:
    return el("section", *content, class_=f"exercise-card exercise-{name}")


def _today(words: Words, shown: ExerciseList) -> Html:
    """The exercise of the day, the same for everybody."""
    room = shown.room
    return _card(
        "today",
        el(
            "h3",
            words.text("coach/exercises_today"),
            icon("check", words.text("coach/exercises_solved")) if room.today_known else None,
        ),
        el("p", title(words, room.today), class_="faint"),
        button(
            commands.Practise(TODAY),
            words.text("coach/exercises_begin"),
            class_="option" if room.today_known else "option primary",
        ),
    )


def _due(words: Words, number: int) -> Html:
    """The number of exercises due today, with a button to practise them."""
    return _card(
        "due",
        el("h3", words.text("coach/exercises_due")),
        el("p", words.text("coach/exercises_due_some", n=number), class_="faint"),
        button(
            commands.Practise(DUE), words.text("coach/exercises_practise"), class_="option primary"
        ),
    )


def _own(words: Words, part: Part) -> Html:
    """The exercises from the person's own mistakes, or how to get some."""
    about = _counted(words, part) if part.number else words.text("coach/exercises_own_none")
    return _card(
        "own",
        el("h3", words.text("coach/exercises_own")),
        el("p", about, class_="faint"),
        button(
            commands.Practise(part.course), words.text("coach/exercises_practise"), class_="option"
        )
        if part.number
        else None,
    )


def _habit(words: Words, part: Part) -> Html:
    return _choice(words, part, capital(fault_named(words, part.course.partition(".")[2])))


def _part(words: Words, part: Part) -> Html:
    return _choice(words, part, words.text(f"coach/matter_{part.course.partition('.')[2]}"))


def _choice(words: Words, part: Part, name: str) -> Html:
    """A button to practise a group of exercises; once it is begun, with the number known."""
    progress = (
        (
            el("span", _counted(words, part), class_="faint"),
            el("progress", value=part.known, max=part.number, aria_hidden="true"),
        )
        if part.is_begun
        else ()
    )
    return el(
        "li",
        button(
            commands.Practise(part.course),
            el("b", name),
            *progress,
            class_="option exercise-part",
        ),
    )


def _counted(words: Words, part: Part) -> str:
    key = "exercises_counted_due" if part.due else "exercises_counted"
    return words.text(f"coach/{key}", n=part.known, all=part.number, due=part.due)
