"""Actions that would do nothing say so, and have to be confirmed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import CATALOG
from tests.ui.markup import Element, listed, offered, read
from tests.ui.sessions import answer, doubt, pick
from wingspan.engine.options import TakeAction
from wingspan.engine.state import Deck
from wingspan.engine.table import Table
from wingspan.teaching.scenario import laid
from wingspan.ui import messages
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.inputs import in_vain
from wingspan.ui.play.settings import Settings
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session


def at_table(**mat: list[dict[str, Any]]) -> Session:
    """Return a table with those birds on the mat and an empty hand."""
    position = {
        "setup": {"players": 1, "automa": "eaglet", "seed": 5},
        "players": [{"mat": mat}],
        "automa": {"bonus": "forester", "deck_top": ["regular_1", "regular_4"]},
        "goals": ["birds_in_wetland", "eggs_in_forest", "eggs_in_bowl", "eggs_in_platform"],
        "birdfeeder": ["seed", "fish", "fish", "rodent", "fruit"],
        "tray": ["killdeer", "blue_jay", "osprey"],
    }
    session = Session(CATALOG)
    session.sit_down(Sitting(laid(position, CATALOG), Settings()))
    return session


def reasons(session: Session) -> dict[str, str]:
    assert session.game is not None
    state = session.game.state
    found = in_vain(Table(session.game.setup, CATALOG, state, [], 0), 0)
    return {str(action): str(reason) for action, reason in found.items()}


FULL = {"bird": "atlantic_puffin", "eggs": 1}
"""The puffin's nest holds one egg."""


@pytest.mark.parametrize(
    ("mat", "expected"),
    [
        ({}, {"lay_eggs": "no_bird"}),
        ({"wetland": [FULL]}, {"lay_eggs": "no_room"}),
        ({"wetland": [FULL, {"bird": "mallard"}]}, {}),
        ({"grassland": [{"bird": "scaled_quail", "eggs": 6}]}, {}),
        ({"forest": [{"bird": "carolina_wren", "eggs": 5}]}, {"lay_eggs": "no_room"}),
    ],
)
def test_laying_eggs_is_in_vain_without_room_or_a_power_in_the_row(
    mat: dict[str, Any], expected: dict[str, str]
) -> None:
    """The quail's brown power in the grassland is activated although its nest is full."""
    assert reasons(at_table(**mat)) == expected


def test_drawing_cards_is_in_vain_without_any() -> None:
    session = at_table(grassland=[{"bird": "scaled_quail"}])
    assert session.game is not None
    state = session.game.state
    state.deck, state.tray = Deck(), [None, None, None]
    assert reasons(session) == {"draw_cards": "no_card"}


def shown(session: Session) -> Element:
    return read(page(moment(session)))


def test_the_reason_stands_where_the_action_is_chosen() -> None:
    root = shown(at_table())
    (button,) = root.by_id("prompt").having("data-do", "doubt")
    assert "you have no bird to lay on" in button.words()
    (head,) = root.by_class("row-grassland")
    assert "you have no bird to lay on" in head.words()
    assert [e.tag for e in head.having("data-do", "doubt")] == ["button"]


def test_such_an_action_is_asked_about_once_more_and_can_be_taken() -> None:
    session = at_table()
    assert session.game is not None and session.game.decision is not None
    option = session.game.decision.options.index(TakeAction("lay_eggs"))
    assert doubt(session, "lay_eggs") and session.game.answers == ()
    (asked,) = shown(session).by_class("doubt")
    said = shown(session).by_id("question").words()
    assert said == "Lay eggs would do nothing: you have no bird to lay on."
    assert asked.choices() == [option]
    assert answer(session, session.token, option)
    assert session.game.state.players[0].cubes["lay_eggs"] == 1
    assert not shown(session).by_class("doubt")


def test_the_question_goes_with_whatever_is_done_instead() -> None:
    session = at_table()
    doubt(session, "lay_eggs")
    assert doubt(session, None)
    assert not shown(session).by_class("doubt")
    doubt(session, "lay_eggs")
    pick(session, "")
    assert not shown(session).by_class("doubt")


def test_an_action_that_does_something_is_not_doubted() -> None:
    session = at_table()
    assert not doubt(session, "gain_food")
    assert not shown(session).by_class("doubt")
    assert not shown(at_table(wetland=[{"bird": "mallard"}])).having("data-do", "doubt")


def test_such_an_action_is_taken_by_no_press_that_does_not_ask_once_more() -> None:
    session = at_table()
    assert session.game is not None and session.game.decision is not None
    decision = session.game.decision
    every = range(len(decision.options))
    assert offered(listed(shown(session)), decision) == list(every)
    assert set(every) - set(shown(session).choices()) == {
        decision.options.index(TakeAction("lay_eggs"))
    }
    assert messages.Doubt("lay_eggs") == messages.read("doubt", '{"action":"lay_eggs"}')
