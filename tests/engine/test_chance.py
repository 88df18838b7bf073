"""Chance: separate streams, so that dice do not change which cards come up."""

from __future__ import annotations

from tests.table import act, bird, choose, happened, pending, table, take_turn
from wingspan.engine import Game


def lay_hunt_roll(*, reroll: bool, hunts: bool = False) -> Game:
    """Lay eggs, hunt with the owl or not, then reroll the birdfeeder or not."""
    game = table({"mat": {"grassland": [bird("barn_owl", eggs=4)]}}, {}, birdfeeder=["fish"])
    act(game, "lay_eggs")
    choose(game, "activate" if hunts else "skip")
    assert pending(game).player == 1
    act(game, "gain_food")
    return choose(game, "reroll") if reroll else game


def test_dice_do_not_change_which_cards_come() -> None:
    one, two = lay_hunt_roll(reroll=False), lay_hunt_roll(reroll=True)
    assert one.state.deck.left() == two.state.deck.left()
    assert one.state.bonus_deck.left() == two.state.bonus_deck.left()
    for stream in ("deck", "bonus", "goals", "automa"):
        assert one.state.random[stream] == two.state.random[stream]


def test_a_hunters_dice_do_not_change_those_of_the_birdfeeder() -> None:
    one, two = lay_hunt_roll(reroll=True), lay_hunt_roll(reroll=True, hunts=True)
    assert happened(two, "hunted_with_dice")
    assert one.state.birdfeeder == two.state.birdfeeder


def test_every_face_comes_up_about_as_often() -> None:
    counts: dict[str, int] = {}
    for seed in range(600):
        game = table({}, {}, setup={"seed": seed}, birdfeeder=["fish"])
        act(game, "gain_food")
        choose(game, "reroll")
        for face in game.state.birdfeeder:
            counts[face] = counts.get(face, 0) + 1
    assert len(counts) == 6
    assert sum(counts.values()) == 3000
    # 500 of each are expected with a spread of about 20; the seeds are fixed.
    assert all(400 < count < 600 for count in counts.values())


def test_the_same_seed_deals_the_same_cards_for_any_goal_side_and_actions() -> None:
    one = table({}, {}, setup={"seed": 5, "goals": "blue"})
    two = table({}, {}, setup={"seed": 5})
    take_turn(one, "lay_eggs")
    take_turn(two, "gain_food")
    assert one.state.deck.left() == two.state.deck.left()
    assert one.state.goals == two.state.goals
