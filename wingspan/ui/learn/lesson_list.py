"""The list of lessons with the person's progress, and the button that begins a first game."""

from __future__ import annotations

from wingspan.teaching.lessons import Lesson, Progress, lessons
from wingspan.words import Words
from wingspan.words.teaching.lessons import LessonText, lesson_texts

from .. import messages
from ..kit.buttons import button
from ..kit.dialogs import dialog
from ..kit.html import Html, b, h3, li, ol, p, section, span
from ..kit.icons import icon


def lesson_list(words: Words, progress: Progress) -> Html:
    """The lessons and the first game, as a dialog over the page."""
    texts = lesson_texts(words.language)
    every = lessons()
    done = sum(id_ in every for id_ in progress.finished)
    begun = next((id_ for id_ in every if progress.under_way(id_)), None)
    due = begun or next((id_ for id_ in every if id_ not in progress.finished), None)
    return dialog(
        words,
        "lessons",
        words.text("teaching/lessons"),
        p[b[words.text("teaching/how_one_wins")]],
        p[words.text("teaching/lessons_about")],
        p(".faint")[words.text("teaching/lessons_finished", n=done, all=len(every))],
        ol(".lesson-list")[
            *(
                _lesson(words, lesson, texts[lesson.id], progress, number, is_due=lesson.id == due)
                for number, lesson in enumerate(every.values(), 1)
            )
        ],
        section(".lesson.first-game")[
            h3[words.text("teaching/first_game")],
            p[words.text("teaching/first_game_about")],
            button(messages.FirstGame(), ".option", class_=None if due else "primary")[
                words.text("teaching/first_game_begin")
            ],
        ],
    )


def _lesson(
    words: Words,
    lesson: Lesson,
    text: LessonText,
    progress: Progress,
    number: int,
    *,
    is_due: bool,
) -> Html:
    """One lesson. ``is_due``: whether it is the next one to do, whose button is highlighted."""
    done = lesson.id in progress.finished
    under_way = progress.under_way(lesson.id)
    if under_way is not None:
        name = words.text("teaching/lesson_go_on", n=under_way.step + 1)
    else:
        name = words.text("teaching/lesson_again" if done else "teaching/lesson_begin")
    title = text.title
    return li(".lesson", class_="done" if done else None, id=f"lesson-{lesson.id}")[
        h3[
            span(".faint")[words.text("teaching/lesson_number", n=number)],
            title,
            icon("check", words.text("teaching/lesson_done")) if done else None,
        ],
        p[text.about],
        button(messages.BeginLesson(lesson.id), ".option", class_="primary" if is_due else None)[
            name, span(".sr")[f" – {title}"]
        ],
    ]
