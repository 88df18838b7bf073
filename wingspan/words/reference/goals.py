"""Entries of goals: what they count, the Automa's values, and the other side of the tile."""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.engine.cards import Goal
from wingspan.engine.catalog import Catalog
from wingspan.engine.conditions import (
    AnyTally,
    Beaks,
    Birds,
    BirdsInLargestHabitat,
    CardsInHand,
    CubesOnPlay,
    Eggs,
    EggSets,
    FilledColumns,
    FoodCosts,
    FoodInCosts,
    FoodInSupply,
    HasColor,
    HasNest,
    NoGoal,
    WorthOver,
    WorthUnder,
)
from wingspan.words import Words
from wingspan.words.chapters import Text

from .entries import Topic
from .notes import Notes


def topic(goal: Goal, catalog: Catalog) -> Topic:
    """Return a goal's topic, which belongs to its set."""
    return Topic(f"goal.{goal.id}", (catalog.set_of[goal.id],), ("goals", "automa.goals"))


def text(goal: Goal, catalog: Catalog, words: Words) -> Text:
    """Return a goal's entry."""
    return Text(words.goal(goal), "\n\n".join(_parts(goal, catalog, words)))


def _parts(goal: Goal, catalog: Catalog, words: Words) -> Iterator[str]:
    note, counts = Notes(words.language, "goals"), goal.counts
    yield f"{{goal}} {note(kind(counts))}"
    if isinstance(counts, Beaks):
        straight = [bird.id for bird in catalog.birds.values() if bird.beak == "none"]
        yield note("straight", birds=words.listed(f"[[bird.{bird}]]" for bird in straight))
    if isinstance(counts, (Birds, BirdsInLargestHabitat, Beaks)):
        yield note("double")
    if goal.automa is None:
        yield note("automa_none")
    else:
        yield note("automa")
        yield _table(note, goal.automa)
        if _one_row(counts):
            yield note("automa_most")
    for other in catalog.goals.values():
        if other.tile == goal.tile and other.id != goal.id:
            yield note("other_side", goal=f"[[goal.{other.id}]]")


def _table(note: Notes, values: tuple[int, ...]) -> str:
    rounds = " | ".join(str(n + 1) for n in range(len(values)))
    said = " | ".join(str(value).replace("-", "−") for value in values)
    return f"| {note('round')} | {rounds} |\n| {note('value')} | {said} |"


def _one_row(counts: AnyTally) -> bool:
    return isinstance(counts, BirdsInLargestHabitat) or (
        isinstance(counts, Birds) and counts.habitat is not None
    )


def kind(counts: AnyTally) -> str:
    """Return the key of the note on a goal's tally. Raises KeyError if no goal counts it."""
    match counts:
        case Birds(habitat=str()):
            return "habitat_birds"
        case Birds(like=HasNest()):
            return "nest_birds"
        case Birds(like=WorthOver()):
            return "worth_over"
        case Birds(like=WorthUnder()):
            return "worth_under"
        case Birds(like=HasColor(colors=("brown",))):
            return "brown"
        case Birds(like=HasColor()):
            return "white"
        case Birds(no_eggs=True):
            return "no_eggs"
        case Birds(tucked=1):
            return "tucked"
        case Birds():
            return "all_birds"
        case Eggs(habitat=str()):
            return "habitat_eggs"
        case Eggs():
            return "nest_eggs"
        case _:
            return _OTHERS[type(counts)]


_OTHERS: dict[type, str] = {
    EggSets: "egg_sets",
    BirdsInLargestHabitat: "one_row",
    FilledColumns: "filled_columns",
    FoodCosts: "food_costs",
    FoodInCosts: "food_symbols",
    FoodInSupply: "food_supply",
    CardsInHand: "hand",
    Beaks: "beaks",
    CubesOnPlay: "cubes",
    NoGoal: "no_goal",
}
