"""Food tokens: gained into a supply, spent from it, cached on birds (Food, Cache)."""

from __future__ import annotations

from .events import FoodCached, FoodGained, FoodSpent
from .options import Payment
from .state import PlayedBird
from .table import Table
from .things import Food


def gain(table: Table, player: int, food: Food, count: int = 1, face: str | None = None) -> None:
    """Food into a player's supply; ``face``: the die it comes from."""
    table.players[player].food[food] += count
    table.log(FoodGained(player, food, count, face))


def spend(table: Table, player: int, food: Food) -> None:
    """One token out of a player's supply."""
    table.players[player].food[food] -= 1
    table.log(FoodSpent(player, food))


def pay(table: Table, player: int, payment: Payment) -> None:
    """Hand in a payment; what it was for is logged by whoever asked for it."""
    supply = table.players[player].food
    for food, count in payment.food.items():
        supply[food] -= count


def cache(table: Table, player: int, bird: PlayedBird, food: Food) -> None:
    """One token from the general supply onto a bird of ``player``."""
    bird.cached = {**bird.cached, food: bird.cached.get(food, 0) + 1}
    table.log(FoodCached(player, bird.bird, food))
