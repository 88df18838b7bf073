"""What computer players need from the engine: sufficient views, keys of states."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec import structs

from tests.table import ALL_SETS, CATALOG, below, rng_for
from wingspan.engine import Game, Setup
from wingspan.engine.goals import standings
from wingspan.engine.keys import key
from wingspan.engine.options import Bird, Slot
from wingspan.engine.public import bonus_as_it_stands, goals_as_they_stand
from wingspan.engine.scoring import bonus_points
from wingspan.engine.table import Table


def test_birds_kept_so_far_at_the_start_are_in_ones_own_view_only() -> None:
    game = Game.new(Setup(players=2, seed=3), CATALOG)
    kept = []
    for _ in range(2):
        assert game.decision is not None
        option = game.decision.options[1]
        assert isinstance(option, Bird)
        game.answer(1)
        kept.append(option.bird)
        assert game.view(0).state.players[0].apart == kept
        assert game.view(1).state.players[0].apart == []
    while game.state.phase == "setup":
        game.answer(0)
    assert game.state.players[0].apart == []
    assert set(kept) <= set(game.state.players[0].hand)


def test_keeping_a_bonus_card_at_the_start_has_no_source_and_by_a_power_has() -> None:
    """Powers that draw bonus cards are common enough to occur within thirty games."""
    met = set()
    for seed in range(30):
        game = Game.new(Setup(players=2, seed=seed), CATALOG)
        rng = rng_for("bonus", seed)
        while (decision := game.decision) is not None:
            if decision.kind == "keep_bonus":
                assert (decision.source is None) == (game.state.phase == "setup")
                met.add(game.state.phase)
            game.answer(below(rng, len(decision.options)))
    assert met == {"setup", "turn"}


@pytest.mark.parametrize("players", [1, 3])
def test_standings_can_be_told_from_a_view(players: int) -> None:
    setup = Setup(players=players, seed=8, sets=ALL_SETS, automa="eagle" if players == 1 else None)
    game = Game.new(setup, CATALOG)
    rng = rng_for("public", players)
    met = 0
    while game.decision is not None:
        game.answer(below(rng, len(game.decision.options)))
        met += 1
        if met % 20 or game.state.phase == "setup":
            continue
        table = Table(setup, CATALOG, game.state, [], 0)
        for seat, player in enumerate(game.state.players):
            view = game.view(seat)
            told = goals_as_they_stand(view, structs.replace(setup, seed=0), CATALOG)
            assert told[: len(game.state.scored)] == tuple(
                goal.standings for goal in game.state.scored
            )
            if len(game.state.scored) < 4:
                goal = game.state.goals[game.state.round - 1]
                assert told[game.state.round - 1] == standings(table, goal, game.state.round)
            own = {bonus: bonus_points(table, player, bonus) for bonus in player.bonus}
            assert bonus_as_it_stands(view, setup, CATALOG) == own


def test_whatever_the_order_of_the_eggs_the_key_is_the_same() -> None:
    position = {
        "setup": {"players": 2, "seed": 4},
        "players": [
            {
                "food": {},
                "mat": {
                    "forest": [{"bird": "american_robin"}],
                    "wetland": [{"bird": "mallard"}],
                },
            }
        ],
    }
    keys = set()
    for order in permutations(("forest", "wetland")):
        game = Game.from_position(position, CATALOG)
        assert game.decision is not None
        game.answer([option.action for option in game.decision.options].index("lay_eggs"))  # type: ignore[union-attr]
        for habitat in order:
            assert game.decision.kind == "lay_egg"
            game.answer(game.decision.options.index(Slot(0, habitat, 0)))  # type: ignore[arg-type]
        keys.add(key(game.state))
    assert len(keys) == 1
    other = Game.from_position(position, CATALOG)
    assert key(other.state) not in keys
