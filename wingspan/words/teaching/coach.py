"""What the coach says, whatever the language."""

from __future__ import annotations

from collections.abc import Mapping

from wingspan.engine.catalog import Catalog
from wingspan.engine.components import FOODS
from wingspan.words import words_in
from wingspan.words.folders import Language, load


def coach_texts(language: Language) -> dict[str, str]:
    """The coach's sentences by reason; only the language asked for is loaded."""
    texts: dict[str, str] = load(language, "teaching.coach").TIPS
    return texts


def tip_text(
    reason: str, about: Mapping[str, int | str], language: Language, catalog: Catalog
) -> str:
    """What is said of an option for that reason. ``about``: numbers, and ids of birds and food."""
    words = words_in(language)
    values: dict[str, object] = dict(about)
    if "bird" in values:
        values["bird"] = words.bird(catalog.birds[str(values["bird"])])
    for food in FOODS:
        if values.get("food") == food:
            values["food"] = words.food(food)
    texts = coach_texts(language)
    said = words.fill(texts[reason], **values)
    if values.get("helpers"):
        said += " " + words.fill(texts["helpers"], **values)
    return words.set_right(said)
