"""What others did, to be played back: one message, each step with what it touches."""

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
    AnyEvent,
    AutomaCube,
    AutomaDrew,
    AutomaLaidEggs,
    AutomaTookBird,
    AutomaTookDice,
    DeckCardDrawn,
    EggLaid,
    FoodGained,
    TrayRefilled,
    TurnBegan,
)
from wingspan.engine.options import TakeAction
from wingspan.engine.program import Program
from wingspan.ui.play.scene import Scene
from wingspan.ui.play.seats import Seats
from wingspan.ui.table.log import log
from wingspan.ui.table.playback import playback, touched
from wingspan.ui.table.prompt import prompt

ACTION = Decision(4, 0, 0, "action", None, [TakeAction(action) for action in ACTIONS])
MINE, ITS, NEXT = TurnBegan(0, 2, 2), TurnBegan(1, 2, 2), TurnBegan(0, 2, 3)


def after(*events: AnyEvent) -> Scene:
    """The first player's turn, after one of the Automa's that held those events."""
    return replace(scene(ACTION), events=(MINE, ITS, *events, NEXT), apart=frozenset((1,)), since=0)


def test_the_automa_s_turn_is_one_message_and_a_list_of_steps() -> None:
    shown = after(AutomaDrew("regular_2"), AutomaLaidEggs(2), AutomaCube(1, 1))
    root = read(prompt(shown, can_undo=False))
    (message,) = root.having("role", "status")
    assert message.words().replace("\u00a0", " ") == (
        "Since your last turn: The Automa lays 2 eggs. "
        "The Automa puts a cube on the round’s goal (1 cube now)."
    )
    steps = root.by_class("played-step")
    assert [step.attributes["data-lights"] for step in steps] == ["automa", "goals"]
    assert all(step.attributes["aria-hidden"] == "true" for step in steps)


def test_without_anybody_apart_nothing_is_played_back() -> None:
    assert playback(replace(after(AutomaLaidEggs(2)), apart=frozenset())) == ""
    assert playback(after()) == ""


def test_the_log_leaves_telling_such_a_turn_to_that_message() -> None:
    (its,) = read(log(after(AutomaLaidEggs(2)))).having("aria-live", "off")
    assert "lays 2 eggs" in its.words().replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("event", "parts"),
    [
        (AutomaTookDice("seed", 1), {"birdfeeder", "automa"}),
        (AutomaTookBird("brant", ("brant",)), {"automa", "bird-brant", "tray-brant"}),
        (FoodGained(1, "seed", 1, "seed"), {"birdfeeder"}),
        (DeckCardDrawn(1, None), {"deck"}),
        (TrayRefilled(("brant",)), {"tray"}),
        (EggLaid(1, "mallard"), {"bird-mallard", "tray-mallard"}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_step_lights_what_it_touches(event: AnyEvent, parts: set[str]) -> None:
    assert set(touched(after(event), event)) == parts


def test_all_are_apart_who_are_not_at_this_screen() -> None:
    """The Automa, computer players, and people far away."""
    alone = begun(SOLO).sitting
    assert alone is not None and alone.apart == {1}
    several = begun(structs.replace(TWO, players=3, names=("Ada", "Bo", "Cy"))).sitting
    assert several is not None and several.apart == frozenset()
    several.sit(Seats(3, programs=(None, None, Program("blue_jay", 1))))
    assert several.apart == {2}
    several.sit(structs.replace(several.seats, mine=0))
    assert several.apart == {1, 2}
