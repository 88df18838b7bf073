"""End-of-round goals: what is counted and what each place pays (Scoring End-of-Round Goals)."""

from __future__ import annotations

from collections.abc import Sequence

from . import patterns
from .components import HABITATS, Food, Habitat
from .conditions import (
    AnyTally,
    Beaks,
    Birds,
    BirdsInLargestHabitat,
    BirdsInSmallestHabitat,
    CardsInHand,
    ColorsInHabitat,
    ColumnsOfColors,
    CubesOnPlay,
    Eggs,
    EggSets,
    FilledColumns,
    FoodCached,
    FoodCosts,
    FoodInCosts,
    FoodInSupply,
    MatchingNests,
    NestKinds,
    NestSets,
    NoGoal,
    PointsRun,
    WingspanRun,
)
from .effects import CountsDouble
from .events import GoalStanding
from .mat import covered
from .matching import matches
from .state import PlayedBird, Player
from .table import Table


def counted(table: Table, player: Player, tally: AnyTally, *, goal: bool = False) -> int:
    """Return how many things ``tally`` counts on a player's side of the table.

    ``goal``: whether this is the round's goal, for which some birds count double if birds are
    counted.
    """
    match tally:
        case Birds():
            return _number(table, qualifying(table, player, tally), goal)
        case Eggs(habitat, like):
            return sum(
                bird.eggs
                for bird in _birds(
                    table, player, (habitat,) if habitat else HABITATS, Birds(like=like)
                )
            )
        case EggSets():
            return min(sum(bird.eggs for bird in player.mat[row]) for row in HABITATS)
        case BirdsInSmallestHabitat():
            return min(len(player.mat[row]) for row in HABITATS)
        case BirdsInLargestHabitat():
            return max(_number(table, player.mat[row], goal) for row in HABITATS)
        case FilledColumns():
            return min(covered(player.mat[row]) for row in HABITATS)
        case FoodCosts():
            return sum(table.birds[bird.bird].cost.total for bird in _all(player))
        case FoodInCosts(foods):
            return sum(_symbols(table, bird, foods) for bird in _all(player))
        case FoodInSupply(foods):
            return sum(player.food[food] for food in foods or player.food)
        case FoodCached(foods):
            return sum(bird.cached.get(food, 0) for bird in _all(player) for food in foods)
        case CardsInHand():
            return len(player.hand)
        case Beaks(side):
            pointing = [
                bird for bird in _all(player) if table.birds[bird.bird].beak in (side, "both")
            ]
            return _number(table, pointing, goal)
        case CubesOnPlay():
            return player.cubes["play_bird"]
        case NoGoal():
            return 0
        case (
            ColumnsOfColors()
            | ColorsInHabitat()
            | WingspanRun()
            | NestSets()
            | MatchingNests()
            | PointsRun()
            | NestKinds()
        ):
            return patterns.counted(table.birds, player, tally)


def qualifying(table: Table, player: Player, tally: Birds) -> list[PlayedBird]:
    """Return the birds on a player's mat that ``tally`` counts."""
    rows: tuple[Habitat, ...] = (tally.habitat,) if tally.habitat else HABITATS
    return _birds(table, player, rows, tally)


def _all(player: Player) -> list[PlayedBird]:
    return [bird for row in player.mat.values() for bird in row]


def _birds(table: Table, player: Player, rows: Sequence[Habitat], tally: Birds) -> list[PlayedBird]:
    return [bird for row in rows for bird in player.mat[row] if is_like(table, bird, tally)]


def is_like(table: Table, bird: PlayedBird, tally: Birds) -> bool:
    """Whether ``tally`` counts a bird wherever it lives."""
    names = table.setup.names_language
    return (
        bird.eggs >= tally.eggs
        and len(bird.tucked) >= tally.tucked
        and not (tally.no_eggs and bird.eggs)
        and not (tally.full and not _is_full(table, bird))
        and (tally.like is None or matches(table.birds[bird.bird], tally.like, names))
    )


def _is_full(table: Table, bird: PlayedBird) -> bool:
    return 0 < table.birds[bird.bird].egg_limit <= bird.eggs


def _number(table: Table, birds: Sequence[PlayedBird], goal: bool) -> int:
    if not goal:
        return len(birds)
    return len(birds) + sum(_counts_double(table, bird) for bird in birds)


def _counts_double(table: Table, bird: PlayedBird) -> bool:
    power = table.birds[bird.bird].power
    return power is not None and any(isinstance(effect, CountsDouble) for effect in power.effects)


def _symbols(table: Table, bird: PlayedBird, foods: Sequence[Food]) -> int:
    """Count the symbols of ``foods`` in a bird's cost; a choice between foods counts at most 1."""
    cost = table.birds[bird.bird].cost
    shown = [cost.food.get(food, 0) for food in foods]
    return min(1, sum(shown)) if cost.either else sum(shown)


def automa_counts(table: Table, goal: str, round_: int) -> int:
    """Return the Automa's count for the goal in that round: its base value plus its cubes.

    It is at least 0, and at most 5 if birds in one habitat are counted.
    """
    automa = table.state.automa
    assert automa is not None
    card = table.catalog.goals[goal]
    if card.automa is None:
        return 0
    number = card.automa[round_ - 1] + automa.goal_cubes
    one_row = isinstance(card.counts, BirdsInLargestHabitat) or (
        isinstance(card.counts, Birds) and card.counts.habitat is not None
    )
    if one_row:
        number = min(number, table.catalog.furniture.automa_birds_in_habitat_most)
    return max(0, number)


def standings(
    table: Table, goal: str, round_: int, told: Sequence[int] | None = None
) -> tuple[GoalStanding, ...]:
    """Return all players' current shares of a goal in seat order, the Automa's last.

    ``told``: the people's counts, where their mats are not on this table.
    """
    tally = table.catalog.goals[goal].counts
    if told is None:
        numbers = [counted(table, player, tally, goal=True) for player in table.players]
    else:
        numbers = [*told]
    if table.state.automa is not None:
        numbers.append(automa_counts(table, goal, round_))
    return shares(table, numbers, round_)


def shares(table: Table, numbers: list[int], round_: int) -> tuple[GoalStanding, ...]:
    """Return the shares of the goal of that round, of which the players have those numbers."""
    board = table.catalog.furniture.goal_board
    if table.setup.goals == "blue":
        return tuple(
            GoalStanding(seat, number, None, min(number, board.blue_most))
            for seat, number in enumerate(numbers)
        )
    return tuple(
        GoalStanding(seat, number, *share(number, numbers, board.green[round_ - 1]))
        for seat, number in enumerate(numbers)
    )


def share(number: int, numbers: list[int], pays: tuple[int, ...]) -> tuple[int | None, int]:
    """Return the place and the points of a player whose count is ``number``.

    ``numbers``: the counts of all players. ``pays``: points for each place.

    Tied players share the points of their place and the next ones, rounded down. A player whose
    count is 0 takes no place.
    """
    if number == 0:
        return None, 0
    place = sum(other > number for other in numbers)
    tied = numbers.count(number)
    return place + 1, sum(pays[place : place + tied]) // tied
