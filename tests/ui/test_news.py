"""What is marked as changed since one's last turn, and what others did meanwhile."""

from __future__ import annotations

import pytest

from wingspan.engine.events import (
    ActionTaken,
    AnyEvent,
    AutomaTookDice,
    BirdPlayed,
    BirdsKept,
    CardDrawn,
    CardTucked,
    DiceRolled,
    EggDiscarded,
    EggLaid,
    FoodCached,
    GameBegan,
    GoalScored,
    Hunted,
    RoundBegan,
    TrayRefilled,
    TurnBegan,
)
from wingspan.ui.play.news import NOTHING, News, news, since_last_turn, turns_apart

MINE = TurnBegan(0, 1, 1)
THEIRS = TurnBegan(1, 1, 1)
NEXT = TurnBegan(0, 1, 2)


def after(*events: AnyEvent) -> News:
    """Return what the first player is shown after a turn of the second with those events."""
    return news((MINE, ActionTaken(0, "lay_eggs"), THEIRS, *events, NEXT), 0)


def test_nothing_is_new_before_anybody_else_had_a_turn() -> None:
    assert news((), 0) == NOTHING
    assert since_last_turn((RoundBegan(1, 0), MINE), 0) == ()


def test_before_one_s_first_turn_all_that_others_did_is_new() -> None:
    mine, kept = BirdsKept(0, 1, {}, None, None), BirdsKept(1, 3, {"fish": 3}, None, None)
    began, laid = RoundBegan(1, 1), EggLaid(1, "mallard")
    events = (mine, kept, GameBegan(1, ()), began, THEIRS, laid, MINE)
    assert since_last_turn(events, 0) == (kept, began, THEIRS, laid)
    assert news(events, 0).birds == {"mallard"}
    assert since_last_turn((kept, GameBegan(0, ()), RoundBegan(1, 0), MINE), 0) == (kept,)


def test_what_others_kept_is_played_back_to_who_comes_back() -> None:
    mine, kept = BirdsKept(0, 1, {}, None, None), BirdsKept(1, 3, {"fish": 3}, None, None)
    laid, there = EggLaid(1, "mallard"), frozenset((1,))
    first = (mine, kept, RoundBegan(1, 1), THEIRS, laid, MINE)
    assert turns_apart(first, 0, there, there) == ((1, kept), (4, laid))
    assert turns_apart(first, 0, there) == ((4, laid),), "not a computer player's start"
    assert turns_apart((mine, kept, RoundBegan(1, 0), MINE), 0, there, there) == ((1, kept),)
    assert turns_apart((kept,), 0, there, there) == (), "not before the player has kept birds"
    later = (*first, EggLaid(0, "brant"), THEIRS, laid, NEXT)
    assert turns_apart(later, 0, there, there) == ((8, laid),)


def test_the_turns_of_all_others_are_told_from_their_beginning() -> None:
    third = TurnBegan(2, 1, 1)
    events = (MINE, EggLaid(0, "brant"), THEIRS, EggLaid(1, "mallard"), third, NEXT)
    assert since_last_turn(events, 0) == (THEIRS, EggLaid(1, "mallard"), third)


def test_a_round_that_began_meanwhile_is_told() -> None:
    events = (MINE, THEIRS, RoundBegan(2, 1), TurnBegan(1, 2, 1), TurnBegan(0, 2, 1))
    assert since_last_turn(events, 0) == events[1:-1]


def test_nothing_is_new_any_more_once_one_has_done_something() -> None:
    events = (MINE, THEIRS, EggLaid(1, "mallard"), NEXT, ActionTaken(0, "lay_eggs"))
    assert since_last_turn(events, 0) == ()


def test_the_turns_of_those_apart_are_told_through_the_whole_of_one_s_own() -> None:
    laid, drawn = EggLaid(1, "mallard"), CardDrawn(2, "brant")
    events = (MINE, EggLaid(0, "brant"), THEIRS, laid, TurnBegan(2, 1, 1), drawn)
    both = frozenset((1, 2))
    told = ((3, laid), (5, drawn))
    assert turns_apart(events, 0, both) == told
    assert turns_apart((*events, NEXT), 0, both) == told
    assert turns_apart((*events, NEXT, EggLaid(0, "brant")), 0, both) == told
    assert turns_apart((*events, NEXT), 0, frozenset((2,))) == ((5, drawn),)
    assert turns_apart((*events, NEXT, TurnBegan(1, 1, 2)), 0, both) == ()


def test_who_begins_before_one_s_first_turn_is_told_as_well() -> None:
    laid = EggLaid(1, "mallard")
    assert turns_apart((RoundBegan(1, 1), THEIRS, laid, MINE), 0, frozenset((1,))) == ((2, laid),)


def test_the_end_of_a_round_is_no_part_of_a_turn() -> None:
    laid, scored = EggLaid(1, "mallard"), GoalScored(1, "total_birds", ())
    events = (MINE, THEIRS, laid, scored, TrayRefilled(("brant",)), RoundBegan(2, 1))
    assert turns_apart(events, 0, frozenset((1,))) == ((2, laid),)


def test_who_answers_in_another_s_turn_sees_what_that_turn_has_brought() -> None:
    """A pink power asks during the second player's turn."""
    events = (MINE, THEIRS, EggLaid(1, "mallard"))
    assert news(events, 0).birds == {"mallard"}


@pytest.mark.parametrize(
    "event",
    [
        BirdPlayed(1, "mallard", "wetland", 0, {"seed": 1}, "upright", None),
        EggLaid(1, "mallard"),
        EggDiscarded(1, "mallard"),
        FoodCached(1, "mallard", "seed", False),
        CardTucked(1, "mallard", None),
        Hunted(1, "mallard", "brant", True),
    ],
)
def test_a_bird_on_which_something_has_changed_is_new(event: AnyEvent) -> None:
    assert after(event) == News(birds=frozenset(["mallard"]))


def test_a_bird_that_caught_nothing_has_not_changed() -> None:
    assert after(Hunted(1, "mallard", "brant", False)) == NOTHING


def test_cards_that_came_into_the_tray_are_new_and_those_drawn_are_not() -> None:
    assert after(CardDrawn(1, "brant"), TrayRefilled(("mallard", "anhinga"), ())) == News(
        tray=frozenset(["mallard", "anhinga"])
    )


def test_dice_taken_are_new_until_all_are_thrown_again() -> None:
    taken = AutomaTookDice("fish", 2)
    assert after(taken) == News(dice=frozenset(["fish"]))
    thrown = DiceRolled(1, ("seed",) * 5, "reroll")
    assert after(taken, thrown) == News(rolled=True)
    assert after(thrown, taken) == News(rolled=True, dice=frozenset(["fish"]))


def test_dice_thrown_to_hunt_do_not_change_the_birdfeeder() -> None:
    assert after(DiceRolled(1, ("fish", "seed"), "hunt")) == NOTHING
