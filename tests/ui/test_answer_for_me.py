"""What goes without saying is answered; what costs something or is a choice is asked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.ui.sessions import answer, begun, play, scene
from wingspan.engine import Game, load_catalog
from wingspan.engine.options import TakeAction
from wingspan.ui.play.answer_for_me import answer_for_me
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.session import Session


def asked(bird: str, row: str) -> Game:
    """Return a solo game at the first question of a bird's power, after the action of its row."""
    player: dict[str, Any] = {
        "hand": ["mallard", "blue_jay"],
        "food": {"seed": 1, "fish": 1, "fruit": 1},
        "bonus": ["historian"],
        "mat": {row: [{"bird": bird}]},
    }
    position = {
        "setup": {
            "players": 1,
            "automa": "eagle",
            "seed": 3,
            "sets": ["core", "european"],
        },
        "round": 1,
        "players": [player],
        "turn_of": 0,
        "birdfeeder": ["seed", "fish", "fruit"],
    }
    game = Game.from_position(position)
    action = {"forest": "gain_food", "grassland": "lay_eggs", "wetland": "draw_cards"}[row]
    assert game.decision
    game.answer(game.decision.options.index(TakeAction(action)))  # type: ignore[arg-type]
    for _ in range(20):
        decision = game.decision
        assert decision
        if decision.source and decision.source.bird == bird:
            return game
        game.answer(len(decision.options) - 1 if decision.kind == "trade" else 0)
    raise AssertionError(f"{bird} never asked")


@pytest.mark.parametrize(
    ("bird", "row"),
    [
        ("coopers_hawk", "forest"),  # hunting is free
        ("burrowing_owl", "grassland"),  # dice outside the birdfeeder
        ("juniper_titmouse", "forest"),  # caches a seed of the supply
        ("northern_bobwhite", "grassland"),  # lays an egg on itself
    ],
)
def test_a_free_benefit_is_taken(bird: str, row: str) -> None:
    assert answer_for_me(asked(bird, row)) == 0


@pytest.mark.parametrize(
    ("bird", "row"),
    [
        ("american_robin", "forest"),  # a card of the hand is tucked
        ("green_heron", "wetland"),  # a food is traded for another
    ],
)
def test_what_costs_something_is_asked(bird: str, row: str) -> None:
    assert answer_for_me(asked(bird, row)) is None


def test_an_egg_is_asked_for_while_a_goal_counts_birds_without_eggs() -> None:
    free = asked("northern_bobwhite", "grassland")
    assert answer_for_me(free) == 0
    goals = list(free.state.goals)
    free.state.goals = (*goals[:3], "birds_with_no_eggs")
    assert answer_for_me(free) is None


def test_an_action_and_a_card_to_keep_are_always_asked() -> None:
    game = Game.new(begun().game.setup)  # type: ignore[union-attr]
    dice = random.Random(4)
    asked: set[str] = set()
    while (decision := game.decision) is not None:
        if decision.kind in ("action", "keep_bird", "keep_bonus"):
            asked.add(decision.kind)
            assert answer_for_me(game) is None
        game.answer(dice.randrange(len(decision.options)))
    assert {"action", "keep_bird"} <= asked


def test_what_is_answered_unasked_never_gives_anything_away() -> None:
    """It leaves no fewer cards, eggs or food than before."""
    unasked = 0
    for seed in range(6):
        dice = random.Random(seed)
        game = Game.new(begun().game.setup)  # type: ignore[union-attr]
        while game.decision is not None:
            option = answer_for_me(game)
            me = game.state.players[0]
            before = (len(me.hand), sum(me.food.values()), _eggs(game), game.state.phase)
            turn = (game.state.round, sum(me.cubes.values()))
            game.answer(dice.randrange(len(game.decision.options)) if option is None else option)
            me = game.state.players[0]
            if option is not None and turn == (game.state.round, sum(me.cubes.values())):
                unasked += 1
                after = (len(me.hand), sum(me.food.values()), _eggs(game))
                assert all(now >= then for now, then in zip(after, before[:3], strict=True))
    assert unasked > 20


def _eggs(game: Game) -> int:
    return sum(bird.eggs for row in game.state.players[0].mat.values() for bird in row)


def test_nothing_is_answered_unasked_when_the_setting_is_off() -> None:
    session = Session(load_catalog(), settings=Settings(answer_for_me=False))
    session.begin(begun().game.setup)  # type: ignore[union-attr]
    for _ in range(150):
        assert session.game
        before = len(session.game.answers)
        if session.phase != "play":
            break
        play(session, 1)
        assert len(session.game.answers) == before + 1
    assert not scene(session).log.automatic


def test_the_log_marks_what_was_answered_unasked() -> None:
    session = begun()
    dice = random.Random(2)
    before = 0
    while session.phase == "play" and not scene(session).log.automatic:
        assert session.game and session.game.decision
        before = len(session.game.events)
        answer(session, session.token, dice.randrange(len(session.game.decision.options)))
    assert session.game
    marked = scene(session).log.automatic
    assert marked and before < min(marked) and max(marked) < len(session.game.events)
