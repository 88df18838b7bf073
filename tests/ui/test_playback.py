"""The playback of what others did: one message, and each step with the things that it touches."""

from __future__ import annotations

import pytest
from msgspec import structs
from msgspec.structs import replace

from tests.ui.markup import read
from tests.ui.sessions import SOLO, TWO, begun
from tests.ui.tables import scene
from wingspan.engine.components import ACTIONS
from wingspan.engine.decision import Decision
from wingspan.engine.events import (
    ActionTaken,
    AnyEvent,
    AutomaCube,
    AutomaDrew,
    AutomaLaidEggs,
    AutomaTookBird,
    AutomaTookDice,
    DeckCardDrawn,
    EggLaid,
    FoodGained,
    PowerUsed,
    TrayRefilled,
    TurnBegan,
)
from wingspan.engine.options import TakeAction
from wingspan.engine.program import Program
from wingspan.ui.kit.parts import inline
from wingspan.ui.play.scene import LogNotes, Scene
from wingspan.ui.play.seats import Seats
from wingspan.ui.table.log import TurnEvent, log, playback, steps, touched
from wingspan.ui.table.table_page import drawer

ACTION = Decision(4, 0, 0, "action", None, [TakeAction(action) for action in ACTIONS])
MINE, ITS, NEXT = TurnBegan(0, 2, 2), TurnBegan(1, 2, 2), TurnBegan(0, 2, 3)


def after(*events: AnyEvent) -> Scene:
    """Return the table in the first player's turn, after a turn of the Automa with those events."""
    log = LogNotes(since=0, apart=frozenset((1,)))
    return replace(scene(ACTION), events=(MINE, ITS, *events, NEXT), log=log)


def test_the_automa_s_turn_is_one_message_and_a_list_of_steps() -> None:
    shown = after(AutomaDrew("regular_2"), AutomaLaidEggs(2), AutomaCube(1, 1))
    root = read(drawer(shown, "hand"))
    (message,) = root.having("role", "status")
    assert message.words().replace("\u00a0", " ") == (
        "Since your last turn: The Automa lays 2 eggs. "
        "The Automa puts a cube on the round’s goal (1 cube now)."
    )
    steps = root.by_class("played-step")
    assert [step.attributes["data-lights"] for step in steps] == ["automa", "goal-2"]
    assert [step.words().replace("\u00a0", " ") for step in steps] == [
        "The Automa lays 2 eggs",
        "The Automa puts a cube on the round’s goal (1 cube now)",
    ]


def test_a_step_names_whose_turn_it_was_and_the_bird_whose_power_it_is() -> None:
    """The food comes from Blue Jay's power; the eggs before it are the row's, two alike."""
    shown = after(
        ActionTaken(1, "lay_eggs", 0),
        EggLaid(1, "mallard"),
        EggLaid(1, "mallard"),
        PowerUsed(1, "blue_jay"),
        FoodGained(1, "seed", 1, None),
    )
    assert steps(shown) == [
        TurnEvent(1, 2, EggLaid(1, "mallard"), "", 2),
        TurnEvent(1, 2, FoodGained(1, "seed", 1, None), "blue_jay"),
    ]
    eggs, food = read(inline(playback(shown))).by_class("played-step")
    assert eggs.words().replace("\u00a0", " ").endswith("lays 1 egg on Mallard (×2)")
    assert [card.words()[:8] for card in food.by_class("watch-card")] == ["Blue Jay"]
    assert not eggs.by_class("watch-card")


def test_turns_of_several_are_told_apart() -> None:
    log = LogNotes(since=0, apart=frozenset((1, 2)))
    events = (MINE, TurnBegan(1, 2, 2), EggLaid(1, "mallard"), TurnBegan(2, 2, 2))
    shown = replace(scene(ACTION), events=(*events, AutomaLaidEggs(1), NEXT), log=log)
    assert [step.turn_of for step in steps(shown)] == [1, 2]


def test_without_anybody_apart_nothing_is_played_back() -> None:
    assert not steps(replace(after(AutomaLaidEggs(2)), log=LogNotes()))
    assert not steps(after())


def test_the_log_leaves_telling_such_a_turn_to_that_message() -> None:
    """Its lines are not live, so there is no second message; one's own turn has no "why?"."""
    quiet = read(inline(log(after(AutomaLaidEggs(2))))).having("aria-live", "off")
    mine, its, _ = (each for each in quiet if each.tag == "li")
    assert "lays 2 eggs" in its.words().replace("\u00a0", " ")
    assert not mine.having("data-why")


def test_what_is_done_in_ones_own_turn_is_heard_from_the_log() -> None:
    shown = read(inline(log(after(AutomaLaidEggs(2), NEXT, EggLaid(0, "mallard")))))
    turns = [each for each in shown.having("id") if each.attributes["id"].startswith("log-")]
    (mine,) = (each for each in turns if "Mallard" in each.words())
    (whole,) = shown.having("role", "log")
    assert whole.attributes["aria-live"] == "polite"
    assert mine in whole.all() and "aria-live" not in mine.attributes


@pytest.mark.parametrize(
    ("event", "parts"),
    [
        (AutomaTookDice("seed", 1), {"birdfeeder", "automa"}),
        (AutomaTookBird("brant", ("brant",)), {"automa", "bird-brant", "tray-brant"}),
        (FoodGained(1, "seed", 1, "seed"), {"birdfeeder"}),
        (DeckCardDrawn(1, None), {"deck"}),
        (TrayRefilled(("brant", "mallard")), {"tray-brant", "tray-mallard"}),
        (AutomaCube(1, 1), {"goal-2"}),
        (EggLaid(1, "mallard"), {"bird-mallard", "tray-mallard"}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_step_lights_what_it_touches(event: AnyEvent, parts: set[str]) -> None:
    assert set(touched(TurnEvent(1, 2, event, ""))) == parts


def test_all_are_apart_who_are_not_at_this_screen() -> None:
    """The Automa, computer players, and people far away."""
    alone = begun(SOLO).sitting
    assert alone is not None and alone.hot_seat.apart == {1}
    several = begun(structs.replace(TWO, players=3, names=("Ada", "Bo", "Cy"))).sitting
    assert several is not None and several.hot_seat.apart == frozenset()
    several.hot_seat.sit(Seats(3, programs=(None, None, Program("blue_jay", 1))))
    assert several.hot_seat.apart == {2}
    several.hot_seat.sit(structs.replace(several.seats, mine=0))
    assert several.hot_seat.apart == {1, 2}
