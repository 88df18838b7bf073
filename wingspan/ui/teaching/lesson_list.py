"""The list of lessons, how far one is, and the way into the first game."""

from __future__ import annotations

from wingspan.teaching.lessons import Lesson, Progress, lessons
from wingspan.words import Language, Words, words_in
from wingspan.words.teaching.interface import say, set_right
from wingspan.words.teaching.lessons import LessonText, lesson_texts

from .. import commands
from ..kit.buttons import button
from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..kit.icons import icon
from ..session.moment import LessonList


def lessons_dialog(words: Words, shown: LessonList) -> Html:
    """The list over the page."""
    return lesson_list(words.language, shown.progress)


def lesson_list(language: Language, progress: Progress) -> Html:
    """What there is to learn, as a dialog over the page."""
    texts = lesson_texts(language)
    every = lessons()
    done = sum(id_ in every for id_ in progress.finished)
    return el(
        "dialog",
        el("h2", say(language, "lessons"), id="lessons-title"),
        close_corner(words_in(language)),
        el("p", el("b", say(language, "how_one_wins"))),
        el("p", say(language, "lessons_about")),
        el("p", say(language, "lessons_finished", n=done, all=len(every)), class_="faint"),
        el(
            "ol",
            *(
                _lesson(language, lesson, texts[lesson.id], progress, number)
                for number, lesson in enumerate(every.values(), 1)
            ),
            class_="lesson-list",
        ),
        el(
            "section",
            el("h3", say(language, "first_game")),
            el("p", say(language, "first_game_about")),
            button(
                commands.FirstGame(), say(language, "first_game_begin"), class_="option primary"
            ),
            class_="lesson first-game",
        ),
        open=True,
        class_="dialog lessons panel",
        id="lessons",
        aria_labelledby="lessons-title",
    )


def _lesson(
    language: Language, lesson: Lesson, text: LessonText, progress: Progress, number: int
) -> Html:
    done = lesson.id in progress.finished
    under_way = progress.under_way(lesson.id)
    if under_way is not None:
        name = say(language, "lesson_go_on", n=under_way.step + 1)
    else:
        name = say(language, "lesson_again" if done else "lesson_begin")
    title = set_right(text.title, language)
    return el(
        "li",
        el(
            "h3",
            el("span", say(language, "lesson_number", n=number), class_="faint"),
            title,
            icon("check", say(language, "lesson_done")) if done else None,
        ),
        el("p", set_right(text.about, language)),
        button(
            commands.BeginLesson(lesson.id),
            name,
            el("span", f" – {title}", class_="sr"),
            class_="option" + (" primary" if under_way or not done else ""),
        ),
        class_="lesson" + (" done" if done else ""),
        id=f"lesson-{lesson.id}",
    )
