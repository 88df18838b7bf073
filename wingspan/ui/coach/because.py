"""Reasons in words: one sentence for each ground that the coach found on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct, structs

from wingspan.coach import grounds as g
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import Food, Habitat
from wingspan.words import Words
from wingspan.words.grammar import capital, small


class Telling(Struct, frozen=True):
    """What the sentences are made with. ``other``: the worse answer, in words."""

    words: Words
    catalog: Catalog
    other: str


def because(telling: Telling, grounds: Sequence[g.AnyGround]) -> str:
    """Join the reasons into one text; "" if there are none."""
    told, named = [], ""
    for ground in grounds:
        told.append(sentence(telling, ground, named))
        named = getattr(ground, "bird", "")
    return " ".join(told)


def sentence(telling: Telling, ground: g.AnyGround, named: str = "") -> str:
    """A reason as a sentence. ``named``: the bird of the sentence before, "" for none.

    If the sentence is about the same bird, a pronoun replaces its name.
    """
    words = telling.words
    values = dict(_values(telling, ground))

    def said(**instead: str) -> str:
        found = {"other": telling.other, **values, **instead}
        return words.text(f"coach/reason_{_key(ground)}", **found)

    if named and getattr(ground, "bird", "") == named and _is_subject(ground, said(bird=HERE)):
        return capital(said(bird=words.it(telling.catalog.birds[named])))
    return capital(said())


HERE = "\N{BLACK CIRCLE}"


def _is_subject(ground: g.AnyGround, said: str) -> bool:
    """Whether the bird is the subject of its sentence."""
    return said.startswith(HERE) or isinstance(ground, g.RunsOften)


def _key(ground: g.AnyGround) -> str:
    """Return the key of the reason's message: its tag, and what selects a variant."""
    tag = ground.__struct_config__.tag
    match ground:
        case g.HandLow(cards=0) | g.NoRoom(room=0) | g.EggsForBirds(eggs=0):
            return f"{tag}_none"
        case g.PointsNow(turns=0):
            return f"{tag}_last"
        case g.TakeCard(contested=True):
            return f"{tag}_contested"
        case g.RowGrows(habitat=habitat):
            return f"{tag}_{habitat}"
        case g.BetterBirds(action=action):
            return f"{tag}_{action}"
    return str(tag)


NUMBERS = ("tokens", "cards", "powers", "points", "eggs", "room", "turns")
"""The fields of grounds that messages call ``n``."""


def _values(telling: Telling, ground: g.AnyGround) -> Iterable[tuple[str, object]]:
    """Yield the values of a message for the reason's fields, under the names that messages use."""
    words, catalog = telling.words, telling.catalog
    for name in structs.fields(ground):
        value = getattr(ground, name.name)
        match name.name:
            case "bird":
                yield "bird", words.the_bird(catalog.birds[value])
            case "bonus":
                yield "bonus", words.bonus(catalog.bonus_cards[value])
            case "goal":
                yield "goal", small(words.goal(catalog.goals[value]))
            case "habitat":
                yield "where", _where(words, value)
            case "food":
                yield "foods", _foods(words, (value,))
            case "lacks":
                yield "foods", _foods(words, value)
            case field if field in NUMBERS:
                yield "n", value
            case field:
                yield field, value


def _where(words: Words, habitat: Habitat) -> str:
    return words.text(f"coach/in_{habitat}")


def _foods(words: Words, foods: Sequence[Food]) -> str:
    """Foods in words: "a rodent and 2 seeds"."""
    return words.all_of(
        words.text(f"coach/a_{food}") if n == 1 else f"{n} {words.food(food, n)}"
        for food, n in Counter(foods).items()
    )
