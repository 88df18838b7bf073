"""Food tokens: gained into a supply, spent from it, cached on birds (Food, Cache, Nectar).

Spent nectar stays in the row where it was spent and counts there at the end of the game; nectar
that is given away or taken does not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import options
from .components import FOODS, PLAIN_FOODS, Food, Habitat
from .effects import CacheFood, GainsNectar
from .events import (
    FoodCached,
    FoodGained,
    FoodReturned,
    FoodSpent,
    FoodTakenOff,
    FoodUncached,
    NectarSpent,
)
from .mat import bird_at, columns
from .options import AnyOption, CachedFood, FoodToken, Payment
from .state import PlayedBird
from .table import Table


def kinds_to_gain(table: Table) -> Sequence[Food]:
    """Return the kinds of food that "any food" may be when it is gained."""
    return FOODS if table.with_nectar else PLAIN_FOODS


def gain(table: Table, player: int, food: Food, count: int = 1, face: str | None = None) -> None:
    """Add food to a player's supply; ``face``: the face of the die it comes from."""
    table.players[player].food[food] += count
    remember_gained(table, player, food)
    if face is not None:
        table.turn.from_dice.setdefault(player, set()).add(food)
    if food == "nectar":
        table.happened.append((player, GainsNectar()))
    table.log(FoodGained(player, food, count, face))


def remember_gained(table: Table, player: int, food: Food) -> None:
    """Note that a player has gained that kind of food this turn."""
    table.turn.gained.setdefault(player, set()).add(food)


def receive(table: Table, player: int, food: Food) -> None:
    """Add a token from another player to a player's supply; it counts as gained."""
    table.players[player].food[food] += 1
    remember_gained(table, player, food)
    if food == "nectar":
        table.happened.append((player, GainsNectar()))


def spend(table: Table, player: int, food: Food, habitat: Habitat) -> None:
    """Spend a token of a player's supply in that row."""
    table.players[player].food[food] -= 1
    table.log(FoodSpent(player, food))
    if food == "nectar":
        _lay_down_nectar(table, player, habitat, 1)


def _lay_down_nectar(table: Table, player: int, habitat: Habitat, count: int) -> None:
    me = table.players[player]
    me.nectar = {**me.nectar, habitat: me.nectar[habitat] + count}
    table.log(NectarSpent(player, habitat, count))


def spendable(table: Table, player: int, kinds: Sequence[Food] = FOODS) -> list[AnyOption]:
    """Return options for tokens of ``kinds`` that a player can spend: supply first, then birds."""
    supply = table.players[player].food
    found: list[AnyOption] = [options.food(kind) for kind in kinds if supply[kind]]
    if table.with_spendable_cache:
        found += [
            options.cached_food(food, player, habitat, column)
            for habitat, row in table.players[player].mat.items()
            for column, bird in columns(row)
            for food in spendable_kinds(table, bird)
            if food in kinds
        ]
    return found


def spendable_kinds(table: Table, bird: PlayedBird) -> list[Food]:
    """Return the kinds of food cached on a bird that may be spent from there."""
    if not bird.cached:
        return []
    power = table.birds[bird.bird].power
    effects = (*(power.effects if power else ()), *table.turn.copied.get(bird.bird, ()))
    kinds = dict.fromkeys(
        effect.food
        for effect in effects
        if isinstance(effect, CacheFood) and effect.spendable and bird.cached.get(effect.food)
    )
    return list(kinds)


def spend_option(table: Table, player: int, option: AnyOption, habitat: Habitat) -> Food:
    """Spend the token of an option made by :func:`spendable`, and return its food."""
    if isinstance(option, CachedFood):
        bird = bird_at(table.players[player].mat[option.habitat], option.column)
        _uncache(table, player, bird, option.food)
    else:
        assert isinstance(option, FoodToken)
        spend(table, player, option.food, habitat)
    return option.food


def without(table: Table, player: int, option: AnyOption, question: Callable[[], bool]) -> bool:
    """Answer ``question`` as if the token of a :func:`spendable` option had been spent."""
    supply = table.players[player].food
    if isinstance(option, CachedFood):
        bird = bird_at(table.players[player].mat[option.habitat], option.column)
        cached = bird.cached
        bird.cached = _less(cached, option.food)
        answer = question()
        bird.cached = cached
        return answer
    assert isinstance(option, FoodToken)
    supply[option.food] -= 1
    answer = question()
    supply[option.food] += 1
    return answer


def pay(table: Table, player: int, payment: Payment, habitat: Habitat) -> None:
    """Pay for a bird that is played into that row."""
    supply = table.players[player].food
    for food, count in payment.food.items():
        supply[food] -= count
        if food == "nectar":
            _lay_down_nectar(table, player, habitat, count)
    for food in payment.cached:
        for row in table.players[player].mat.values():
            holder = next((bird for bird in row if food in spendable_kinds(table, bird)), None)
            if holder is not None:
                _uncache(table, player, holder, food)
                break


def cache(table: Table, player: int, bird: PlayedBird, food: Food, *, own: bool = False) -> None:
    """Cache a token on a bird of ``player``, from the general supply or from their ``own``."""
    if own:
        table.players[player].food[food] -= 1
    bird.cached = {**bird.cached, food: bird.cached.get(food, 0) + 1}
    table.log(FoodCached(player, bird.bird, food, own))


def take_off(table: Table, player: int, bird: PlayedBird, food: Food) -> None:
    """Move a token cached on a bird into the supply of its owner."""
    bird.cached = _less(bird.cached, food)
    table.players[player].food[food] += 1
    table.log(FoodTakenOff(player, bird.bird, food))


def return_cached(table: Table, player: int, bird: PlayedBird, foods: Sequence[Food]) -> None:
    """Return tokens cached on a bird to the general supply."""
    for food in foods:
        bird.cached = _less(bird.cached, food)
        table.log(FoodReturned(player, bird.bird, food))


def _uncache(table: Table, player: int, bird: PlayedBird, food: Food) -> None:
    """Remove from a bird a cached token that is being spent."""
    bird.cached = _less(bird.cached, food)
    table.log(FoodUncached(player, bird.bird, food))


def _less(cached: dict[Food, int], food: Food) -> dict[Food, int]:
    left = {**cached, food: cached[food] - 1}
    return {kind: number for kind, number in left.items() if number}
