"""The exercises: today's, one's own mistakes, and the collection by what it is about."""

from __future__ import annotations

from wingspan.coach.collection import SETS
from wingspan.words import Words
from wingspan.words.coach.interface import say

from .. import commands
from ..kit.buttons import button
from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..kit.icons import icon
from ..session.exercising import DUE, TODAY, Part
from ..session.moment import ExerciseList
from .exercise import title


def exercises_dialog(words: Words, shown: ExerciseList) -> Html:
    """The list over the page."""
    room = shown.room
    return el(
        "dialog",
        el("h2", words.text("exercises"), id="exercises-title"),
        close_corner(words),
        el("p", say(words, "exercises_about")),
        el(
            "div",
            _today(words, shown),
            _due(words, room.due),
            _own(words, room.own),
            class_="exercise-first",
        ),
        el("h3", say(words, "exercises_collection")),
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
            aria_label=say(words, "exercises_set"),
        ),
        el("ul", *(_part(words, part) for part in room.parts), class_="exercise-parts"),
        el("p", say(words, "exercises_estimate"), class_="faint"),
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
            say(words, "exercises_today"),
            icon("check", say(words, "exercises_solved")) if room.today_known else None,
        ),
        el("p", title(words, room.today), class_="faint"),
        button(
            commands.Practise(TODAY),
            say(words, "exercises_begin"),
            class_="option" if room.today_known else "option primary",
        ),
    )


def _due(words: Words, number: int) -> Html:
    """What comes again today."""
    about = "exercises_due_some" if number else "exercises_due_none"
    return _card(
        "due",
        el("h3", say(words, "exercises_due")),
        el("p", say(words, about, n=number), class_="faint"),
        button(commands.Practise(DUE), say(words, "exercises_practise"), class_="option primary")
        if number
        else None,
    )


def _own(words: Words, part: Part) -> Html:
    """One's own mistakes, or how to come to them."""
    about = _counted(words, part) if part.number else say(words, "exercises_own_none")
    return _card(
        "own",
        el("h3", say(words, "exercises_own")),
        el("p", about, class_="faint"),
        button(commands.Practise(part.course), say(words, "exercises_practise"), class_="option")
        if part.number
        else None,
    )


def _part(words: Words, part: Part) -> Html:
    matter = say(words, f"matter_{part.course.partition('.')[2]}")
    return el(
        "li",
        button(
            commands.Practise(part.course),
            el("b", matter),
            el("span", _counted(words, part), class_="faint"),
            el("progress", value=part.known, max=part.number, aria_hidden="true"),
            class_="option exercise-part",
        ),
    )


def _counted(words: Words, part: Part) -> str:
    key = "exercises_counted_due" if part.due else "exercises_counted"
    return say(words, key, n=part.known, all=part.number, due=part.due)
