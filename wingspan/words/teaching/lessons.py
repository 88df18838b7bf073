"""The texts of lessons."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from wingspan.words import Language, words_in
from wingspan.words.folders import load


class StepText(Struct, frozen=True):
    """The texts of a step: what is new, what to do, hints from vague to exact, and praise."""

    told: str
    aim: str
    hints: tuple[str, ...]
    praise: str


class LessonText(Struct, frozen=True):
    """A lesson's title, its subject in a sentence, and its steps by id."""

    title: str
    about: str
    steps: dict[str, StepText]


@cache
def lesson_texts(language: Language) -> dict[str, LessonText]:
    """Return the texts of all lessons by id, with the language's typography."""
    set_right = words_in(language).set_right
    lessons: dict[str, LessonText] = load(language, "teaching.lessons").LESSONS
    return {
        id_: LessonText(
            set_right(lesson.title),
            set_right(lesson.about),
            {
                step: StepText(
                    set_right(text.told),
                    set_right(text.aim),
                    tuple(map(set_right, text.hints)),
                    set_right(text.praise),
                )
                for step, text in lesson.steps.items()
            },
        )
        for id_, lesson in lessons.items()
    }
