"""The list of exercises: today's, those due, own mistakes, and the collection by subject."""

from __future__ import annotations

from wingspan.coach.collection import SETS
from wingspan.words import Words
from wingspan.words.grammar import capital

from .. import commands
from ..kit.buttons import button
from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..kit.icons import icon
from ..session.exercising import DUE, TODAY, Part
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
            _due(words, room.due),
            _own(words, room.own),
            class_="exercise-first",
        ),
        el("h3", words.text("coach/exercises_habits")),
        el("ul", *(_habit(words, part) for part in room.faults), class_="exercise-parts"),
        el("h3", words.text("coach/exercises_collection")),
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
        open=True,
        class_="dialog exercises panel",
        id="exercises",
        aria_labelledby="exercises-title",
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
    about = "exercises_due_some" if number else "exercises_due_none"
    return _card(
        "due",
        el("h3", words.text("coach/exercises_due")),
        el("p", words.text(f"coach/{about}", n=number), class_="faint"),
        button(
            commands.Practise(DUE), words.text("coach/exercises_practise"), class_="option primary"
        )
        if number
        else None,
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
    """A button to practise a group of exercises, with the number of them that are known."""
    return el(
        "li",
        button(
            commands.Practise(part.course),
            el("b", name),
            el("span", _counted(words, part), class_="faint"),
            el("progress", value=part.known, max=part.number, aria_hidden="true"),
            class_="option exercise-part",
        ),
    )


def _counted(words: Words, part: Part) -> str:
    key = "exercises_counted_due" if part.due else "exercises_counted"
    return words.text(f"coach/{key}", n=part.known, all=part.number, due=part.due)
