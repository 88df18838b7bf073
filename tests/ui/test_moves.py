"""What an input moved, and from where to where, as the page tells its script."""

from __future__ import annotations

import pytest

from wingspan.engine.events import (
    ActionTaken,
    AnyEvent,
    BirdPlayed,
    CardDrawn,
    CardTucked,
    DeckCardDrawn,
    DiceRolled,
    EggDiscarded,
    EggLaid,
    FoodCached,
    FoodGained,
    FoodReturned,
    FoodTakenOff,
    FoodUncached,
    Hunted,
    PowerUsed,
    TrayCardTucked,
    TrayRefilled,
    TurnBegan,
)
from wingspan.ui.play.news import Move, moves, written

ACTION = ActionTaken(0, "lay_eggs", 1)


@pytest.mark.parametrize(
    ("event", "moved"),
    [
        (FoodGained(0, "seed", 1, "seed"), [("seed", "die:seed", "food:seed")]),
        (FoodGained(0, "fish", 2), [("fish", "head:lay_eggs", "food:fish")] * 2),
        (FoodCached(0, "brant", "seed", own=True), [("seed", "food:seed", "card:brant")]),
        (FoodCached(0, "brant", "seed"), [("seed", "head:lay_eggs", "card:brant")]),
        (FoodUncached(0, "brant", "seed"), [("seed", "card:brant", "head:lay_eggs")]),
        (FoodTakenOff(0, "brant", "seed"), [("seed", "card:brant", "food:seed")]),
        (FoodReturned(0, "brant", "seed"), [("seed", "card:brant", "clock")]),
        (EggLaid(0, "brant"), [("egg", "head:lay_eggs", "card:brant")]),
        (EggDiscarded(0, "brant"), [("egg", "card:brant", "head:lay_eggs")]),
        (CardTucked(0, "brant", "mallard"), [("card", "card:mallard", "card:brant")]),
        (CardTucked(0, "brant", None), [("card", "deck", "card:brant")]),
        (TrayCardTucked(0, "brant", "mallard"), [("card", "card:mallard", "card:brant")]),
        (Hunted(0, "barn_owl", "brant", True), [("card", "deck", "card:barn_owl")]),
        (Hunted(0, "barn_owl", "brant", False), []),
        (DeckCardDrawn(0, "brant"), [("card", "deck", "card:brant")]),
        (
            TrayRefilled(("brant", "mallard")),
            [("card", "deck", f"card:{b}") for b in ("brant", "mallard")],
        ),
        (DiceRolled(0, ("seed",), "empty"), [("roll", "birdfeeder", "birdfeeder")]),
        (DiceRolled(0, ("seed",), "hunt"), []),
        (
            BirdPlayed(0, "brant", "wetland", 0, {"seed": 2}, "upright", None),
            [("seed", "food:seed", "card:brant")] * 2,
        ),
        # a card that is face up before and after moves under its own name
        (CardDrawn(0, "brant"), []),
    ],
    ids=lambda value: type(value).__name__,
)
def test_each_kind_of_change_goes_from_its_old_place_to_its_new_one(
    event: AnyEvent, moved: list[tuple[str, str, str]]
) -> None:
    made = moves((ACTION, event), 0, 0)
    assert made == (
        Move(0, "cube", "clock", "head:lay_eggs"),
        *(Move(1, *move) for move in moved),
    )


def test_what_a_power_brings_comes_from_its_bird() -> None:
    events = (ACTION, PowerUsed(0, "mallard"), EggLaid(0, "brant"))
    assert moves(events, 1, 0) == (Move(2, "egg", "card:mallard", "card:brant"),)


def test_what_an_action_brings_comes_from_its_row_however_many_answers_it_takes() -> None:
    events = (TurnBegan(0, 1, 1), ACTION, EggLaid(0, "brant"), EggLaid(0, "mallard"))
    assert moves(events, 3, 0) == (Move(3, "egg", "head:lay_eggs", "card:mallard"),)


def test_others_things_are_not_one_s_own_and_what_was_before_is_not_told() -> None:
    events = (EggLaid(0, "brant"), TurnBegan(1, 1, 1), EggLaid(1, "mallard"))
    assert moves(events, 1, 0) == ()


def test_moves_are_written_as_the_page_s_script_reads_them() -> None:
    assert written((), str.upper) is None
    made = (Move(7, "egg", "deck", "card:x"), Move(8, "roll", "birdfeeder", "birdfeeder"))
    assert written(made, str.upper) == (
        '[[7,"egg","deck","card:x","EGG"],[8,"roll","birdfeeder","birdfeeder",""]]'
    )
