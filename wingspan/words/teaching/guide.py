"""The sentences of the guide of a first game: facts, and the coach's reasons.

A beginner is told only what the figures clearly show, in whole points and without standard errors;
hints give those (:mod:`wingspan.words.coach`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import floor

from wingspan.engine.catalog import Catalog
from wingspan.engine.components import FOODS
from wingspan.words import Words
from wingspan.words.grammar import capital

Parts = Sequence[tuple[str, float]]
"""Columns of the score pad, or resources, each with how much more of it there is."""

MOST_PARTS = 2
"""The greatest number of columns to name, largest first."""


def fact_text(words: Words, name: str, about: Mapping[str, int | str], catalog: Catalog) -> str:
    """Return a fact about an option as a sentence. ``about``: numbers, and ids of birds and food.

    A bird under ``bird`` is named, one under ``power`` gives the text of its power, and one under
    ``card`` that text and when the power is used.
    """
    values: dict[str, object] = dict(about)
    if "bird" in values:
        values["bird"] = words.the_bird(catalog.birds[str(values["bird"])])
    if "power" in values:
        values["power"] = words.power(catalog.birds[str(values["power"])])
    if "card" in values:
        values["power"] = _power(words, catalog, str(values["card"]))
    for food in FOODS:
        if values.get("food") == food:
            values["food"] = words.food(food)
    said = capital(words.text(f"facts/{name}", **values).rstrip())
    if values.get("helpers"):
        said += " " + words.text("facts/helpers", **values)
    return said


def _power(words: Words, catalog: Catalog, bird: str) -> str:
    card = catalog.birds[bird]
    if card.power is None:
        return ""
    return words.text(f"facts/power_{card.color}", power=words.small(words.power(card)))


def reason_text(
    words: Words,
    other: str,
    more: float,
    carried: Parts = (),
    against: Parts = (),
    held: Parts = (),
) -> str:
    """Say why the suggestion is better than ``other`` by ``more`` points.

    ``carried``: columns that bring more. ``against``: columns that nevertheless bring fewer.
    ``held``: resources of which the player will have more, or fewer, some turns later.
    """
    key = "why_though" if carried and against else "why" if carried else "why_plain"
    said = words.text(
        f"guide/{key}",
        more=points_more(words, more),
        other=other,
        parts=_columns(words, "from", carried),
        fewer=_columns(words, "less", against),
    )
    return " ".join([capital(said), *_held(words, held)])


def bird_text(words: Words, more: float | None, carried: Parts = (), held: Parts = ()) -> str:
    """Say what keeping a bird brings: ``more`` points, negative for fewer, None for no difference.

    ``held``: resources, named only for a bird that is better not kept.
    """
    if more is None:
        return words.text("guide/bird_even")
    if more < 0:
        said = words.text("guide/bird_fewer", fewer=points_fewer(words, -more))
        return " ".join([said, *_held(words, held)])
    key = "bird_more" if carried else "bird_more_plain"
    more_points = points_more(words, more)
    return words.text(f"guide/{key}", more=more_points, parts=_columns(words, "from", carried))


def points_more(words: Words, number: float) -> str:
    """ "about 3 points more"."""
    return _amount(words, "more", number)


def points_fewer(words: Words, number: float) -> str:
    """ "about 3 points fewer"."""
    return _amount(words, "fewer", number)


def as_good(words: Words) -> str:
    """Say that no other option considered is clearly worse."""
    return words.text("guide/as_good")


def equal(words: Words) -> str:
    """Say that an answer cannot be distinguished from the best."""
    return words.text("guide/equal")


def _amount(words: Words, way: str, number: float) -> str:
    return words.text(f"guide/{way}_about", n=max(1, floor(number + 0.5)))


def _columns(words: Words, way: str, parts: Parts) -> str:
    """Return the largest columns as a list; "" if there are none."""
    greatest = sorted(parts, key=lambda part: -abs(part[1]))[:MOST_PARTS]
    return (
        words.all_of(words.text(f"guide/{way}_{name}") for name, _ in greatest) if greatest else ""
    )


def _held(words: Words, held: Parts) -> Iterable[str]:
    if held:
        parts = (words.text(f"guide/{name}_{'more' if n > 0 else 'fewer'}") for name, n in held)
        yield words.text("guide/held", parts=words.all_of(parts))
