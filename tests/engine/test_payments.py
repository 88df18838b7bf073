"""Paying for a bird: "or", wild and no food, two foods for any one; minimal payments."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table import (
    ALL_SETS,
    BASE_GAME,
    CATALOG,
    Data,
    act,
    bird,
    choose,
    offered,
    offers,
    pending,
    row,
    table,
)
from wingspan.engine import Game
from wingspan.engine.cards import FoodCost
from wingspan.engine.components import Food

SIX: tuple[Food, ...] = ("invertebrate", "seed", "fish", "fruit", "rodent", "nectar")
NECTAR = 5
Tokens = tuple[int, ...]


def tokens_of(food: Data) -> Tokens:
    return tuple(food.get(kind, 0) for kind in SIX)


def _covers(tokens: Tokens, wanted: tuple[str, ...]) -> bool:
    """Whether some of these tokens pay for every food wanted, by trying all ways.

    Nectar is any food, but never one of two tokens that stand for another.
    """
    if not wanted:
        return True
    first, rest = wanted[0], wanted[1:]

    def without(*kinds: int) -> Tokens | None:
        left = list(tokens)
        for kind in kinds:
            left[kind] -= 1
        return tuple(left) if min(left) >= 0 else None

    for kind, food in enumerate(SIX):
        left = without(kind)
        if left is not None and (first in ("any", food) or kind == NECTAR) and _covers(left, rest):
            return True
    for one in range(NECTAR):
        for other in range(one, NECTAR):
            left = without(one, other)
            if left is not None and _covers(left, rest):
                return True
    return False


def _wishes(cost: FoodCost) -> list[tuple[str, ...]]:
    wild = ("any",) * cost.wild
    if cost.either:
        return [(food, *wild) for food in cost.food]
    return [tuple(f for f, n in cost.food.items() for _ in range(n)) + wild]


def least_payments(cost: FoodCost, supply: Tokens) -> set[Tokens]:
    """Return the payments from which no token can be omitted."""
    size = 2 * cost.total
    enough = {
        tokens
        for tokens in product(*(range(min(n, size) + 1) for n in supply))
        if sum(tokens) <= size and any(_covers(tokens, wish) for wish in _wishes(cost))
    }
    return {
        tokens
        for tokens in enough
        if not any(
            other != tokens and all(a <= b for a, b in zip(other, tokens, strict=True))
            for other in enough
        )
    }


def _offered_payments(card: str, supply: Tokens) -> list[Tokens] | None:
    """Return what the game offers, or the only payment, which it takes; None if unplayable."""
    food = dict(zip(SIX, supply, strict=True))
    sets = ALL_SETS if CATALOG.set_of[card] not in BASE_GAME or supply[NECTAR] else BASE_GAME
    game = table({"hand": [card], "food": food}, {}, setup={"sets": sets})
    if not offers(game, "action", action="play_bird"):
        return None
    act(game, "play_bird")
    if pending(game).kind == "habitat":
        game.answer(0)
    if pending(game).kind != "payment":
        spent = tuple(n - game.state.players[0].food[f] for f, n in food.items())
        return [spent]
    assert pending(game).player == 0
    assert all(not option["cached"] and not option["cards"] for option in offered(game))
    return [tokens_of(option["food"]) for option in offered(game)]


QUIET = [
    card
    for card, printed in sorted(CATALOG.birds.items())
    if printed.color != "white" or not (printed.power and printed.power.placing)
]
"""Birds that cost what is printed on them and have no placing."""

PLAIN = st.tuples(*[st.integers(0, 3)] * 5, st.just(0))
WITH_NECTAR = st.tuples(*[st.integers(0, 2)] * 5, st.integers(1, 4))


@settings(max_examples=150, derandomize=True)
@given(
    card=st.sampled_from([card for card in QUIET if CATALOG.set_of[card] in BASE_GAME]),
    supply=PLAIN,
)
def test_every_least_payment_is_offered_exactly_once(card: str, supply: Tokens) -> None:
    _compare(card, supply)


@settings(max_examples=250, derandomize=True)
@given(card=st.sampled_from(QUIET), supply=st.one_of(PLAIN, WITH_NECTAR))
def test_with_nectar_too_every_least_payment_is_offered_exactly_once(
    card: str, supply: Tokens
) -> None:
    _compare(card, supply)


def _compare(card: str, supply: Tokens) -> None:
    expected = least_payments(CATALOG.birds[card].cost, supply)
    found = _offered_payments(card, supply)
    if found is None:
        assert not expected
    else:
        assert sorted(found) == sorted(expected)


CASES: list[tuple[str, Data, list[Data]]] = [
    # one fish: two other tokens stand for it
    ("osprey", {"seed": 1, "fruit": 1}, [{"seed": 1, "fruit": 1}]),
    ("osprey", {"seed": 2}, [{"seed": 2}]),
    ("osprey", {"fish": 1, "seed": 2}, [{"fish": 1}, {"seed": 2}]),
    # one invertebrate or one fruit
    ("eastern_kingbird", {"invertebrate": 1, "fruit": 1}, [{"invertebrate": 1}, {"fruit": 1}]),
    ("eastern_kingbird", {"seed": 1, "fish": 1}, [{"seed": 1, "fish": 1}]),
    ("eastern_kingbird", {"fruit": 2, "seed": 1}, [{"fruit": 1}]),
    # one wild food: any token, and no pair where one is enough
    ("american_crow", {"seed": 1, "rodent": 2}, [{"seed": 1}, {"rodent": 1}]),
    # two wild foods
    (
        "ring_billed_gull",
        {"seed": 2, "fish": 1},
        [{"seed": 2}, {"seed": 1, "fish": 1}],
    ),
    # a fish and a wild one: the fish may be bought with two others
    (
        "fish_crow",
        {"fish": 1, "seed": 3},
        [{"fish": 1, "seed": 1}, {"seed": 3}],
    ),
    # two fish: each can be bought
    (
        "black_skimmer",
        {"fish": 1, "seed": 4},
        [{"fish": 1, "seed": 2}, {"seed": 4}],
    ),
    # an egg of the same food counts only once: three rodents with four other tokens
    ("golden_eagle", {"rodent": 1, "fruit": 4}, [{"rodent": 1, "fruit": 4}]),
    # nectar is any one food
    ("osprey", {"nectar": 1}, [{"nectar": 1}]),
    ("osprey", {"fish": 1, "nectar": 1}, [{"fish": 1}, {"nectar": 1}]),
    # but never one of two
    ("osprey", {"seed": 2, "nectar": 1}, [{"nectar": 1}, {"seed": 2}]),
    ("osprey", {"seed": 1, "nectar": 2}, [{"nectar": 1}]),
    # it stands for a wild food as well
    ("american_crow", {"seed": 1, "nectar": 1}, [{"seed": 1}, {"nectar": 1}]),
    ("fish_crow", {"fish": 1, "nectar": 1}, [{"fish": 1, "nectar": 1}]),
    # two of the three rodents
    (
        "golden_eagle",
        {"rodent": 1, "nectar": 1, "fruit": 2},
        [{"rodent": 1, "nectar": 1, "fruit": 2}],
    ),
    # nectar in the cost: itself, or two others
    ("new_holland_honeyeater", {"nectar": 1}, [{"nectar": 1}]),
    ("new_holland_honeyeater", {"nectar": 2, "seed": 2}, [{"nectar": 1}, {"seed": 2}]),
]


@pytest.mark.parametrize(("card", "food", "payments"), CASES)
def test_these_payments_are_the_ones(card: str, food: Data, payments: list[Data]) -> None:
    found = _offered_payments(card, tokens_of(food))
    expected = [tokens_of(payment) for payment in payments]
    assert found is not None and sorted(found) == sorted(expected)


@pytest.mark.parametrize(
    ("card", "food"),
    [
        ("osprey", {}),
        ("osprey", {"seed": 1}),
        ("golden_eagle", {"rodent": 2, "fruit": 1}),
        ("american_crow", {}),
        ("eastern_kingbird", {"rodent": 1}),
        ("golden_eagle", {"nectar": 2}),
        ("golden_eagle", {"nectar": 2, "seed": 1}),
    ],
)
def test_a_bird_that_cannot_be_paid_is_not_offered(card: str, food: Data) -> None:
    assert _offered_payments(card, tokens_of(food)) is None


def test_a_bird_without_food_cost_costs_nothing() -> None:
    assert _offered_payments("turkey_vulture", (1, 1, 1, 1, 1, 0)) == [(0,) * 6]
    assert _offered_payments("black_vulture", (0,) * 6) == [(0,) * 6]


def test_the_payment_chosen_is_what_leaves_the_supply() -> None:
    game = table({"hand": ["osprey"], "food": {"fish": 1, "seed": 2, "fruit": 1}}, {})
    act(game, "play_bird")
    choose(game, "payment", food={"seed": 1, "fruit": 1})
    food = game.state.players[0].food
    assert (food["fish"], food["seed"], food["fruit"]) == (1, 1, 0)


def test_cached_food_cannot_be_spent() -> None:
    player = {
        "hand": ["osprey"],
        "mat": {"forest": [bird("acorn_woodpecker", cached={"seed": 3}), bird("hooded_warbler")]},
    }
    assert not offers(table(player, {}), "action", action="play_bird")


def _with_trade(food: Data) -> Game:
    mat = {"grassland": [bird("bobolink", eggs=0), *row("says_phoebe", "painted_bunting")]}
    return table({"mat": mat, "food": food}, {})


def test_two_foods_stand_for_one_only_when_a_bird_is_played() -> None:
    """The pelican discards one fish, for which two seeds do not stand."""
    mat = {"wetland": row("american_white_pelican")}
    game = act(table({"mat": mat, "food": {"seed": 4}}, {}), "draw_cards")
    choose(game, "done")
    assert pending(game).player == 1
