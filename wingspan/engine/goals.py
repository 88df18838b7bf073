"""End-of-round goals: what is counted and what each place pays (Scoring End-of-Round Goals)."""

from __future__ import annotations

from .conditions import (
    AnyCondition,
    AnyTally,
    Birds,
    BirdsInSmallestHabitat,
    CardsInHand,
    Eggs,
    EggSets,
    matches,
)
from .events import GoalStanding
from .state import PlayedBird, Player
from .table import Table
from .things import HABITATS, Habitat


def counted(table: Table, player: Player, tally: AnyTally) -> int:
    """What ``tally`` counts on a player's side of the table."""
    match tally:
        case Birds(habitat, like, eggs):
            return sum(bird.eggs >= eggs for bird in _birds(table, player, habitat, like))
        case Eggs(habitat, like):
            return sum(bird.eggs for bird in _birds(table, player, habitat, like))
        case EggSets():
            return min(sum(bird.eggs for bird in player.mat[row]) for row in HABITATS)
        case BirdsInSmallestHabitat():
            return min(len(player.mat[row]) for row in HABITATS)
        case CardsInHand():
            return len(player.hand)


def _birds(
    table: Table, player: Player, habitat: Habitat | None, like: AnyCondition | None
) -> list[PlayedBird]:
    names = table.setup.names_language
    return [
        bird
        for row in ((habitat,) if habitat else HABITATS)
        for bird in player.mat[row]
        if like is None or matches(table.birds[bird.bird], like, names)
    ]


def automa_counts(table: Table, goal: str, round_: int) -> int:
    """The Automa's base value for the goal in that round, with its cubes.

    Never below 0; at most 5 where birds in one habitat are counted.
    """
    automa = table.state.automa
    assert automa is not None
    card = table.catalog.goals[goal]
    number = card.automa[round_ - 1] + automa.goal_cubes
    if isinstance(card.counts, Birds) and card.counts.habitat is not None:
        number = min(number, table.catalog.furniture.automa_birds_in_habitat_most)
    return max(0, number)


def standings(table: Table, goal: str, round_: int) -> tuple[GoalStanding, ...]:
    """Everybody's share of a goal as the table stands, in seat order, the Automa's last."""
    tally = table.catalog.goals[goal].counts
    numbers = [counted(table, player, tally) for player in table.players]
    if table.state.automa is not None:
        numbers.append(automa_counts(table, goal, round_))
    board = table.catalog.furniture.goal_board
    if table.setup.goals == "blue":
        return tuple(
            GoalStanding(seat, number, None, min(number, board.blue_most))
            for seat, number in enumerate(numbers)
        )
    return tuple(
        GoalStanding(seat, number, *_place(number, numbers, board.green[round_ - 1]))
        for seat, number in enumerate(numbers)
    )


def _place(number: int, numbers: list[int], pays: tuple[int, ...]) -> tuple[int | None, int]:
    """Place and points: tied players share their place's points and the next ones', rounded down.

    Whoever has none of what is counted takes no place.
    """
    if number == 0:
        return None, 0
    place = sum(other > number for other in numbers)
    tied = numbers.count(number)
    return place + 1, sum(pays[place : place + tied]) // tied
