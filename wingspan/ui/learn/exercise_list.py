"""The list of exercises: today's, those due, own mistakes, and the collection by subject."""

from __future__ import annotations

from collections.abc import Sequence

from wingspan.coach.collection import SETS
from wingspan.words import Words
from wingspan.words.grammar import capital

from .. import messages
from ..coach.review_words import fault_named
from ..kit.buttons import button
from ..kit.dialogs import dialog
from ..kit.html import Html, b, details, div, h3, li, p, progress, section, span, summary, ul
from ..kit.icons import icon
from .exercise import title
from .exercising import DUE, TODAY, ExerciseGroup, Room


def exercises_dialog(words: Words, room: Room) -> Html:
    """The list as a dialog over the page."""
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
            ul(".exercise-parts")[*(_habit(words, part) for part in room.faults)],
        ),
        _themes(words, "collection", room.parts, *_collection(words, room)),
    )


def _themes(words: Words, name: str, parts: Sequence[ExerciseGroup], *content: Html) -> Html:
    """Groups of exercises to choose from, folded, with how many of them are begun."""
    begun = sum(part.is_begun for part in parts)
    return details(".exercise-themes", id=f"exercises-{name}")[
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
                button(
                    messages.ShowExercises(name),
                    ".quiet.choice",
                    aria_pressed="true" if name == room.set else "false",
                )[words.text(f"set.{name}")]
                for name in SETS
            )
        ],
        ul(".exercise-parts")[*(_part(words, part) for part in room.parts)],
        p(".faint")[words.text("coach/exercises_estimate")],
    )


def _card(name: str, *content: Html | None) -> Html:
    return section(".exercise-card", class_=f"exercise-{name}")[*content]


def _today(words: Words, room: Room) -> Html:
    """The exercise of the day, the same for everybody."""
    return _card(
        "today",
        h3[
            words.text("coach/exercises_today"),
            icon("check", words.text("coach/exercises_solved")) if room.today_known else None,
        ],
        p(".faint")[title(words, room.today)],
        button(messages.Practise(TODAY), ".option", class_=None if room.today_known else "primary")[
            words.text("coach/exercises_begin")
        ],
    )


def _due(words: Words, number: int) -> Html:
    """The number of exercises due today, with a button to practise them."""
    return _card(
        "due",
        h3[words.text("coach/exercises_due")],
        p(".faint")[words.text("coach/exercises_due_some", n=number)],
        button(messages.Practise(DUE), ".option.primary")[words.text("coach/exercises_practise")],
    )


def _own(words: Words, part: ExerciseGroup) -> Html:
    """The exercises from the person's own mistakes, or how to get some."""
    about = _counted(words, part) if part.number else words.text("coach/exercises_own_none")
    return _card(
        "own",
        h3[words.text("coach/exercises_own")],
        p(".faint")[about],
        button(messages.Practise(part.course), ".option")[words.text("coach/exercises_practise")]
        if part.number
        else None,
    )


def _habit(words: Words, part: ExerciseGroup) -> Html:
    return _choice(words, part, capital(fault_named(words, part.course.partition(".")[2])))


def _part(words: Words, part: ExerciseGroup) -> Html:
    return _choice(words, part, words.text(f"coach/matter_{part.course.partition('.')[2]}"))


def _choice(words: Words, part: ExerciseGroup, name: str) -> Html:
    """A button to practise a group of exercises; once it is begun, with the number known."""
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
