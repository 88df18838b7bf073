"""What is counted of a game played to its end is what its log says."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import structs

from tests.table import CATALOG, act, bird, solo
from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import evaluator_of
from wingspan.bots.features.tables import tables_of
from wingspan.bots.search import Rollouts
from wingspan.coach.analysis import WEIGHTS
from wingspan.coach.futures import FORESEEN, Brought, Ear, foresee, joined
from wingspan.engine import Game, Setup
from wingspan.engine import events as ev
from wingspan.engine.options import TakeAction
from wingspan.engine.slices import finish


def heard(*events: ev.AnyEvent, seat: int = 0) -> Ear:
    ear = Ear(seat)
    for event in events:
        ear.hear(event)
    return ear


TABLE = solo({"hand": []})
TABLES = tables_of(TABLE.setup, CATALOG)


def counted(*events: ev.AnyEvent) -> dict[str, Brought]:
    return heard(*events).future(TABLES, TABLE.state).powers


def test_what_a_power_brings_and_costs_is_credited_to_its_bird() -> None:
    """The Killdeer discards an egg to draw two cards, twice; the Mallard draws one."""
    killdeer = (
        ev.PowerUsed(0, "killdeer"),
        ev.EggDiscarded(0, "killdeer"),
        ev.DeckCardDrawn(0, "bushtit"),
        ev.CardDrawn(0, "barred_owl"),
    )
    found = counted(
        ev.ActionTaken(0, "lay_eggs", 1),
        ev.EggLaid(0, "mallard"),  # by the row, not by a power
        *killdeer,
        ev.TurnBegan(0, 1, 2),
        *killdeer,
        ev.PowerUsed(0, "mallard"),
        ev.DeckCardDrawn(0, "bushtit"),
    )
    assert found == {"killdeer": Brought(2, eggs=-2, cards=4), "mallard": Brought(1, cards=1)}


def test_a_card_tucked_from_the_hand_is_a_card_less_and_a_point_more() -> None:
    found = counted(
        ev.PowerUsed(0, "bushtit"),
        ev.CardTucked(0, "bushtit", "mallard"),
        ev.EggLaid(0, "bushtit"),
        ev.PowerUsed(0, "canada_goose"),
        ev.CardTucked(0, "canada_goose", None),  # from the deck
        ev.FoodSpent(0, "seed"),
    )
    assert found["bushtit"] == Brought(1, eggs=1, cards=-1, tucked=1)
    assert found["bushtit"].points == 2
    assert found["canada_goose"] == Brought(1, food=-1, tucked=1)


def test_a_power_that_repeats_another_is_credited_with_what_that_brings() -> None:
    found = counted(
        ev.PowerUsed(0, "northern_mockingbird"),
        ev.PowerUsed(0, "carolina_chickadee", by="northern_mockingbird"),
        ev.FoodCached(0, "carolina_chickadee", "seed"),
    )
    assert found == {"northern_mockingbird": Brought(1, cached=1, repeated="carolina_chickadee")}


def test_others_gains_and_what_no_power_brings_count_for_nobody() -> None:
    found = counted(
        ev.PowerUsed(0, "mallard"),
        ev.DeckCardDrawn(1, None),
        ev.PowerUsed(1, "bushtit"),
        ev.CardTucked(1, "bushtit", None),
        ev.ActionTaken(0, "gain_food", 1),
        ev.FoodGained(0, "seed"),
    )
    assert found == {"mallard": Brought(1)}


def test_a_mockingbird_in_a_real_game_repeats_its_neighbour() -> None:
    mat = {"forest": [bird("carolina_chickadee"), bird("northern_mockingbird")]}
    game = solo({"hand": [], "mat": mat})
    ear = Ear(0)
    twin = act(game, "gain_food")
    while twin.decision is not None and twin.decision.kind != "action":
        twin.answer(0)
    for event in twin.events:
        ear.hear(event)
    found = ear.future(TABLES, twin.state).powers
    assert found["northern_mockingbird"].repeated == "carolina_chickadee"
    assert (found["northern_mockingbird"].uses, found["northern_mockingbird"].cached) == (1, 1)
    assert found["carolina_chickadee"] == Brought(1, cached=1)


@pytest.mark.parametrize("players", [1, 2])
def test_the_counts_are_those_of_games_that_are_over(players: int) -> None:
    """What is counted in a rollout agrees with its last position, world by world."""
    setup = Setup(players=players, seed=5, sets=("core",))
    game = Game.new(structs.replace(setup, automa="eagle" if players == 1 else None), CATALOG)
    evaluator = evaluator_of(game.setup, CATALOG, WEIGHTS)
    while game.decision is not None and game.decision.kind != "action":
        game.answer(evaluator.policy.greedy(game.state, game.decision))
    decision = game.decision
    assert decision is not None
    seat = decision.player
    option = decision.options.index(TakeAction("draw_cards"))
    given = [Candidate(option, 0)]
    view, worlds = game.view(seat), game.worlds(seat)
    before = {b.bird for row in view.state.players[seat].mat.values() for b in row}
    rollouts = Rollouts(evaluator, view, worlds, FORESEEN, given)
    ends = []
    for _, state in rollouts.leaves([0], range(2)):
        me = state.players[seat]
        mat = [b for row in me.mat.values() for b in row]
        ends.append(
            (
                {b.bird: b.eggs for b in mat},
                {b.bird for b in mat} - before,
                sum(scored.standings[seat].points for scored in state.scored),
            )
        )
    parts = [
        finish(foresee(Rollouts(evaluator, view, worlds, FORESEEN, given), n, 1)) for n in (0, 1)
    ]
    (futures,) = joined(parts).futures
    for future, (eggs, played, goals) in zip(futures, ends, strict=True):
        assert future.eggs == eggs
        assert played <= set(future.played)
        assert sum(future.goals) == goals
        assert all(turn > 0 for turn in future.played.values())
        turns = Counter(future.played.values())
        assert max(turns) <= 26 and 26 - 1 >= sum(future.visits.values()) > 5
