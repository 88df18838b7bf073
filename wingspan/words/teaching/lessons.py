"""What is said in a lesson, whatever the language."""

from __future__ import annotations

from msgspec import Struct

from wingspan.words.folders import Language, load


class StepText(Struct, frozen=True):
    """``told``: what is new. ``aim``: what to do. ``hints``, the vaguest first. ``praise``."""

    told: str
    aim: str
    hints: tuple[str, ...]
    praise: str


class LessonText(Struct, frozen=True):
    """A lesson's title, what it is about in a sentence, and its steps by id."""

    title: str
    about: str
    steps: dict[str, StepText]


def lesson_texts(language: Language) -> dict[str, LessonText]:
    """All of them by id; only the language asked for is loaded."""
    texts: dict[str, LessonText] = load(language, "teaching.lessons").LESSONS
    return texts
