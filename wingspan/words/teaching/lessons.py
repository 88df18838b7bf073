"""The texts of lessons."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from wingspan.words import Language
from wingspan.words.chapters import chapter, points


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
    """Return the texts of all lessons by id."""
    lessons: dict[str, LessonText] = {}
    for id_, text in chapter(language, "teaching/lessons").items():
        lesson, _, step = id_.partition(".")
        if step:
            told, aim, hints, praise = text.body.split("\n\n")
            lessons[lesson].steps[step] = StepText(told, aim, points(hints), praise)
        elif lesson:
            lessons[lesson] = LessonText(text.title, text.body, {})
    return lessons
