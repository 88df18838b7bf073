"""A start is one package: birds, food and bonus card are compared together, with a reason each."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.coach.test_grounds import WORLDS, future
from tests.coach.test_reasons import ending
from tests.table import CATALOG
from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import evaluator_of
from wingspan.bots.features.tables import tables_of
from wingspan.coach.advice import advice, to_foresee
from wingspan.coach.analysis import WEIGHTS, Analysis
from wingspan.coach.futures import Brought, Foresight
from wingspan.coach.grounds import Gains
from wingspan.coach.jobs import starts_to_compare
from wingspan.coach.starts import birds_only, package, rival_of
from wingspan.engine import Game, Setup
from wingspan.engine.options import Bird
from wingspan.teaching.first_game import first_game

GAME = first_game("", CATALOG)
TABLES = tables_of(GAME.setup, GAME.catalog)
POLICY = evaluator_of(GAME.setup, CATALOG, WEIGHTS).policy
HAND = GAME.state.players[0].hand


def compared(game: Game = GAME) -> tuple[Candidate, ...]:
    policy = evaluator_of(game.setup, CATALOG, WEIGHTS).policy
    return starts_to_compare(policy, game.view(0), game.worlds(0))


def test_whole_starts_differ_in_one_thing_and_each_has_both_bonus_cards() -> None:
    own, *others = compared()
    assert own.kept is not None and own.food is not None
    assert len(own.kept) + len(own.food) == 5
    dealt = set(GAME.state.players[0].choosing)
    assert len(dealt) == 2
    for one in (own, *others):
        assert one.kept is not None and one.food is not None and one.bonus in dealt
        assert len(one.kept) + len(one.food) == 5
        changed = set(own.kept) ^ set(one.kept)
        assert len(changed) <= 1
        if not changed and one.food != own.food:
            assert one.bonus == own.bonus
        twin = (set(one.kept), one.food, dealt - {one.bonus})
        has_twin = any((set(t.kept or ()), t.food, {t.bonus}) == twin for t in (own, *others))
        assert has_twin or one.food != own.food
    changes = {frozenset(set(own.kept) ^ set(one.kept or ())) for one in others}
    assert {frozenset({bird}) for bird in HAND} <= changes


@pytest.mark.parametrize("sets", [("core",), ("core", "oceania"), ("core", "european")])
def test_a_start_is_begun_with_as_it_says(sets: tuple[str, ...]) -> None:
    for seed in range(4):
        game = Game.new(Setup(players=2, seed=seed, sets=sets), CATALOG)
        for one in compared(game):
            playout = game.worlds(0).deal(3).begin()
            one.take(playout)
            me = playout.state.players[0]
            assert set(me.hand) == set(one.kept or ())
            assert {food for food, count in me.food.items() if count} == set(one.food or ())
            assert me.bonus == [one.bonus]


def test_a_start_without_a_bonus_card_to_choose_is_one_of_birds_and_food() -> None:
    me = {"hand": HAND, "food": GAME.state.players[0].food}
    game = Game.from_position(
        {"setup": {"players": 2, "seed": 1}, "phase": "setup", "players": [me, {}]}, CATALOG
    )
    found = compared(game)
    assert len(found) >= 1 + len(HAND)
    for one in found:
        assert one.kept is not None and one.food is not None and one.bonus is None
        assert len(one.kept) + len(one.food) == 5


def test_an_exercise_compares_the_birds_alone() -> None:
    found = birds_only(compared())
    assert len(found) == 6 and {(one.food, one.bonus) for one in found} == {(None, None)}


@dataclass
class Judged:
    """Two starts with the same bird: the second one keeps another bonus card and loses points."""

    lost: int
    bird: str = "scaled_quail"

    def __post_init__(self) -> None:
        decision = GAME.decision
        assert decision is not None
        option = decision.options.index(Bird(self.bird))
        self.starts = tuple(
            Candidate(option, 0, kept=(self.bird,), food=("seed", "fruit"), bonus=bonus)
            for bonus in GAME.state.players[0].choosing
        )
        rows = (ending(bonus=6),) * WORLDS, (ending(bonus=6 - self.lost),) * WORLDS
        self.analysis = Analysis(self.starts, rows)

    def foreseen(self, **parts: object) -> Foresight:
        one, other = GAME.state.players[0].choosing
        ends = future(bonus={one: (4, 5)}, **parts), future(bonus={other: (2, 3)})
        return Foresight(self.starts, tuple((end,) * WORLDS for end in ends))


def test_each_thing_of_the_package_has_its_reason() -> None:
    """The bird is played in the second turn; its power is used six times and lays six eggs."""
    judged = Judged(lost=3)
    power = {judged.bird: Brought(6, eggs=6)}
    foresight = judged.foreseen(played={judged.bird: 2}, powers=power)
    found = package(TABLES, GAME.view(0), judged.analysis, foresight, 0)
    plays, bonus = found.birds[judged.bird], found.bonus
    assert plays is not None and (plays.turn, plays.worlds) == (2, WORLDS)
    assert (plays.uses, plays.gains) == (6, Gains(6))
    assert bonus is not None
    one, other = GAME.state.players[0].choosing
    assert (bonus.bonus, bonus.points, bonus.rival, bonus.lost) == (one, 5, other, 3)


def test_a_bonus_card_that_is_as_good_is_not_said_to_lose_anything() -> None:
    judged = Judged(lost=0)
    found = package(TABLES, GAME.view(0), judged.analysis, judged.foreseen(), 0)
    assert found.bonus is not None and found.bonus.lost == 0 and found.bonus.rival


def test_a_bird_that_is_rarely_played_has_no_turn() -> None:
    judged = Judged(lost=0)
    found = package(TABLES, GAME.view(0), judged.analysis, judged.foreseen(), 0)
    assert found.birds == {judged.bird: None}


def test_the_hint_lists_each_choice_of_birds_once_and_plays_both_bonus_cards_out() -> None:
    """The best start, the same with the other card, and one without the bird."""
    judged = Judged(lost=3)
    none = Candidate(0, 0, kept=(), bonus="x")
    rows = (*judged.analysis.leaves, (ending(bonus=1),) * WORLDS)
    analysis = Analysis((*judged.starts, none), rows)
    assert to_foresee(analysis) == judged.starts
    assert rival_of(analysis, 0) == 1
    found = advice(analysis, TABLES, GAME.view(0), judged.foreseen())
    assert [one.candidate.kept for one in found.choices] == [(judged.bird,), ()]
    assert [one.lost for one in found.choices] == [0, 5]
    assert found.start is not None and found.start.candidate == judged.starts[0]


def test_the_food_pays_for_one_bird_after_the_other() -> None:
    """The Barred Owl costs a rodent, the American Robin an invertebrate or a fruit."""
    judged = Judged(lost=0)
    start = Candidate(
        0, 0, kept=("american_robin", "barred_owl", "mallard"), food=("fruit", "rodent")
    )
    analysis = Analysis((start, start), judged.analysis.leaves)
    turns = {"barred_owl": 1, "american_robin": 3, "mallard": 5}
    foresight = Foresight((start,), ((future(played=turns),) * WORLDS,))
    found = package(TABLES, GAME.view(0), analysis, foresight, 0)
    assert found.food is not None and found.food.birds == ("barred_owl", "american_robin")
