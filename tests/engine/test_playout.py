"""Playouts play the same game, and their worlds are those of redeals."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.table import ALL_SETS, CATALOG, below, rng_for
from wingspan.engine import Game, IllegalAnswer, Setup
from wingspan.engine.playout import Playout

SETS = (("core", "swiftstart"), ("core", "european"), ("core", "oceania"), ALL_SETS)
TABLES = [
    Setup(
        players=players,
        seed=number,
        sets=sets,
        goals="blue" if number % 3 == 0 else "green",
        automa="eagle" if players == 1 else None,
    )
    for number, (players, sets) in enumerate(product((1, 2, 3, 4, 5), SETS))
]


def both_to_the_end(setup: Setup) -> tuple[Game, Playout]:
    """Give the same random answers to a game and a playout, and compare each decision."""
    rng = rng_for("playout", setup.seed)
    game, playout = Game.new(setup, CATALOG), Playout.new(setup, CATALOG)
    while (decision := game.decision) is not None:
        asked = playout.decision
        assert asked is not None
        assert (asked.kind, asked.player, asked.options) == (
            decision.kind,
            decision.player,
            decision.options,
        )
        choice = below(rng, len(decision.options))
        game.answer(choice)
        playout.answer(choice)
    assert playout.decision is None
    return game, playout


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_the_playing_mode_ends_on_the_very_same_table(setup: Setup) -> None:
    game, playout = both_to_the_end(setup)
    assert playout.state == game.state
    assert playout.scores() == game.scores()


@pytest.mark.soak
def test_a_thousand_games_of_all_sets_end_the_same_in_the_playing_mode() -> None:
    for number in range(1000):
        kind = TABLES[number % len(TABLES)]
        game, playout = both_to_the_end(
            Setup(
                players=kind.players,
                seed=10_000 + number,
                sets=kind.sets,
                goals=kind.goals,
                automa=kind.automa,
                mat="oceania" if number % 7 == 0 else None,
            )
        )
        assert playout.state == game.state


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_a_world_is_what_a_redeal_gives_at_every_tenth_decision(setup: Setup) -> None:
    rng = rng_for("worlds", setup.seed)
    game = Game.new(setup, CATALOG)
    met = 0
    while (decision := game.decision) is not None:
        if met % 10 == 3:
            seat = decision.player
            world = game.worlds(seat).deal(met)
            redealt = game.redeal(seat, met)
            for _ in range(2):
                begun = world.begin()
                assert begun.state == redealt.state
                assert begun.decision is not None
                assert begun.decision.options == decision.options
                play_both(begun, redealt.copy(), rng_for("on", met))
        met += 1
        game.answer(below(rng, len(decision.options)))
    assert met > 40


def play_both(playout: Playout, game: Game, rng: Random) -> None:
    """Check that a world and a redealt game are still the same after some answers."""
    for _ in range(12):
        if game.decision is None:
            break
        choice = below(rng, len(game.decision.options))
        game.answer(choice)
        playout.answer(choice)
    assert playout.state == game.state


def test_playing_worlds_leaves_the_game_alone() -> None:
    game = Game.new(Setup(players=2, seed=5), CATALOG)
    rng = rng_for("alone")
    for _ in range(40):
        assert game.decision is not None
        game.answer(below(rng, len(game.decision.options)))
    assert game.decision is not None
    before = game.copy()
    worlds = game.worlds(game.decision.player)
    for seed in range(5):
        begun = worlds.deal(seed).begin()
        while begun.decision is not None:
            begun.answer(0)
    assert game == before


def test_only_who_is_asked_gets_worlds() -> None:
    game = Game.new(Setup(players=2, seed=5), CATALOG)
    with pytest.raises(IllegalAnswer, match="Seat 1 has no decision to make"):
        game.worlds(1)


def test_a_turn_that_was_redealt_is_not_played_on_from_its_start() -> None:
    game = Game.new(Setup(players=2, seed=5), CATALOG)
    with pytest.raises(IllegalAnswer, match="outside a redealt turn"):
        game.redeal(0, 1).worlds(0)
