"""What the guide of a first game says, whatever the language: facts, and why the coach advises so.

A beginner is told no more than the figures carry, in whole points and without their errors; the
hint (:mod:`wingspan.words.coach`) tells those.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from wingspan.engine.catalog import Catalog
from wingspan.engine.components import FOODS
from wingspan.words import Words, words_in
from wingspan.words.folders import Language, load

Parts = Sequence[tuple[str, float]]
"""Columns of the score pad, or things held, each with how much more of it there is."""

MOST_PARTS = 2
"""So many columns are named, the greatest."""

LITTLE = 0.75
"""Fewer points than this are told as a little."""


def facts(language: Language) -> dict[str, str]:
    """The facts' sentences by name; only the language asked for is loaded."""
    texts: dict[str, str] = load(language, "teaching.guide").FACTS
    return texts


def reasons(language: Language) -> dict[str, str]:
    """The sentences of reasons, and their parts."""
    texts: dict[str, str] = load(language, "teaching.guide").REASONS
    return texts


def fact_text(
    name: str, about: Mapping[str, int | str], language: Language, catalog: Catalog
) -> str:
    """What is true of an option. ``about``: numbers, and ids of birds and food.

    ``bird`` is named; of ``card`` the power is told and when it is used, of ``power`` the power.
    """
    words = words_in(language)
    values: dict[str, object] = dict(about)
    if "bird" in values:
        values["bird"] = words.bird(catalog.birds[str(values["bird"])])
    if "power" in values:
        values["power"] = words.power(catalog.birds[str(values["power"])])
    if "card" in values:
        values["power"] = _power(words, catalog, str(values["card"]))
    for food in FOODS:
        if values.get("food") == food:
            values["food"] = words.food(food)
    texts = facts(language)
    said = words.fill(texts[name], **values).rstrip()
    if values.get("helpers"):
        said += " " + words.fill(texts["helpers"], **values)
    return words.set_right(said)


def _power(words: Words, catalog: Catalog, bird: str) -> str:
    card = catalog.birds[bird]
    if card.power is None:
        return ""
    return words.fill(facts(words.language)[f"power_{card.color}"], power=words.power(card))


def reason_text(
    words: Words,
    other: str,
    more: float,
    carried: Parts = (),
    against: Parts = (),
    held: Parts = (),
) -> str:
    """Why the suggestion is better than ``other`` by so many points.

    ``carried``: columns that bring more; ``against``: that bring fewer all the same; ``held``: what
    else there is more, or fewer, of some turns later.
    """
    key = "why_though" if carried and against else "why" if carried else "why_plain"
    said = _say(
        words,
        key,
        more=points_more(words, more),
        other=other,
        parts=_columns(words, "from", carried),
        fewer=_columns(words, "less", against),
    )
    return " ".join([said, *_held(words, held)])


def bird_text(words: Words, more: float | None, carried: Parts = (), held: Parts = ()) -> str:
    """What it brings to keep a bird: so many points more, or fewer below zero; None: about nothing.

    ``held`` is told of a bird that had better be left.
    """
    if more is None:
        return _say(words, "bird_even")
    if more < 0:
        said = _say(words, "bird_fewer", fewer=points_fewer(words, -more))
        return " ".join([said, *_held(words, held)])
    key = "bird_more" if carried else "bird_more_plain"
    more_points = points_more(words, more)
    return _say(words, key, more=more_points, parts=_columns(words, "from", carried))


def points_more(words: Words, number: float) -> str:
    """ "about 3 points more", "a little more"."""
    return _amount(words, "more", number)


def points_fewer(words: Words, number: float) -> str:
    """ "about 3 points fewer", "a little less"."""
    return _amount(words, "fewer", number)


def as_good(words: Words) -> str:
    """That nothing looked at is clearly worse."""
    return _say(words, "as_good")


def equal(words: Words) -> str:
    """Of one answer that it cannot be told from the best."""
    return _say(words, "equal")


def _amount(words: Words, way: str, number: float) -> str:
    if number < LITTLE:
        return _say(words, f"{way}_little")
    return _say(words, f"{way}_about", n=max(1, round(number)))


def _columns(words: Words, way: str, parts: Parts) -> str:
    """The greatest of them; "" of none."""
    greatest = sorted(parts, key=lambda part: -abs(part[1]))[:MOST_PARTS]
    return words.all_of(_say(words, f"{way}_{name}") for name, _ in greatest) if greatest else ""


def _held(words: Words, held: Parts) -> Iterable[str]:
    if held:
        parts = (_say(words, f"{name}_{'more' if n > 0 else 'fewer'}") for name, n in held)
        yield _say(words, "held", parts=words.all_of(parts))


def _say(words: Words, key: str, **values: object) -> str:
    return words.set_right(words.fill(reasons(words.language)[key], **values))
