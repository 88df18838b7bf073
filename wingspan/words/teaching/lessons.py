"""What is said in a lesson, whatever the language."""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine.things import Language


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
    if language == "fr":
        from .fr.lessons import LESSONS as french

        return french
    from .en.lessons import LESSONS

    return LESSONS
