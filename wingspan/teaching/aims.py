"""Aims of lessons, as data: a small vocabulary of conditions that can be checked.

All of them concern seat 0. ``since``: the length of the log when the step began.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from wingspan.engine import Game
from wingspan.engine.components import Food, Habitat

from .scenario import fits, plain

LEARNER = 0
"""The seat of the learner."""


class Aim(Struct, frozen=True, forbid_unknown_fields=True, tag_field="aim"):
    """A condition for the learner to reach."""


class HasFood(Aim, frozen=True, tag="food"):
    """At least ``count`` tokens in the supply, of that kind or, if it is None, in all."""

    food: Food | None = None
    count: int = 1


class HasBird(Aim, frozen=True, tag="bird"):
    """That bird is on the mat, in that row unless it is None."""

    bird: str
    habitat: Habitat | None = None


class HasEggs(Aim, frozen=True, tag="eggs"):
    """At least ``count`` eggs, on that bird or, if it is None, in all."""

    count: int
    bird: str | None = None


class HasCards(Aim, frozen=True, tag="cards"):
    """At least ``count`` cards in the hand."""

    count: int


class HoldsCard(Aim, frozen=True, tag="card"):
    """That bird is in the hand."""

    bird: str


class HasTucked(Aim, frozen=True, tag="tucked"):
    """At least ``count`` tucked cards."""

    count: int


class ScoresGoal(Aim, frozen=True, tag="goal"):
    """At least ``points`` points for the goal of a round that is over."""

    round: int
    points: int


class Happened(Aim, frozen=True, tag="happened"):
    """The log since the step began has an entry that matches ``like`` (a partial comparison)."""

    like: dict[str, Any]


class GameWon(Aim, frozen=True, tag="wins"):
    """The game is over, and nobody is ahead."""


class Both(Aim, frozen=True, tag="both"):
    """All of these aims are reached."""

    aims: tuple[AnyAim, ...]


AnyAim = (
    HasFood
    | HasBird
    | HasEggs
    | HasCards
    | HoldsCard
    | HasTucked
    | ScoresGoal
    | Happened
    | GameWon
    | Both
)


def reached(aim: AnyAim, game: Game, since: int = 0) -> bool:
    """Whether the aim is reached."""
    player = game.state.players[LEARNER]
    birds = [(habitat, bird) for habitat, row in player.mat.items() for bird in row]
    match aim:
        case HasFood(food, count):
            return (player.food[food] if food else sum(player.food.values())) >= count
        case HasBird(wanted, row):
            return any(bird.bird == wanted and row in (None, home) for home, bird in birds)
        case HasEggs(count, wanted):
            eggs = (bird.eggs for _, bird in birds if wanted in (None, bird.bird))
            return sum(eggs) >= count
        case HasCards(count):
            return len(player.hand) >= count
        case HoldsCard(bird):
            return bird in player.hand
        case HasTucked(count):
            return sum(len(bird.tucked) for _, bird in birds) >= count
        case ScoresGoal(round_, points):
            scored = game.state.scored
            return len(scored) >= round_ and scored[round_ - 1].standings[LEARNER].points >= points
        case Happened(like):
            return any(fits(like, plain(event)) for event in game.events[since:])
        case GameWon():
            return game.decision is None and game.scores()[LEARNER].rank == 1
        case Both(aims):
            return all(reached(one, game, since) for one in aims)


def missing(aim: AnyAim, game: Game, since: int = 0) -> tuple[AnyAim, ...]:
    """Return the parts of the aim that are not reached."""
    if isinstance(aim, Both):
        return tuple(part for one in aim.aims for part in missing(one, game, since))
    return () if reached(aim, game, since) else (aim,)


def so_far(aim: AnyAim, game: Game) -> int:
    """Return the current number of what the aim counts; 0 if it counts nothing."""
    player = game.state.players[LEARNER]
    birds = [bird for row in player.mat.values() for bird in row]
    match aim:
        case HasFood(food):
            return player.food[food] if food else sum(player.food.values())
        case HasEggs(_, wanted):
            return sum(bird.eggs for bird in birds if wanted in (None, bird.bird))
        case HasCards():
            return len(player.hand)
        case HasTucked():
            return sum(len(bird.tucked) for bird in birds)
        case ScoresGoal(round_):
            scored = game.state.scored
            return scored[round_ - 1].standings[LEARNER].points if len(scored) >= round_ else 0
        case _:
            return 0
