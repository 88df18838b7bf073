"""Playing a bird in one go: its places, its price, and the ordinary answers that it gives."""

from __future__ import annotations

from typing import Any

from tests.ui.markup import fields_of, read
from tests.ui.sessions import POSITION, at_the_action, begun, pick, place, redo, sitting_of, undo
from tests.ui.tables import taken
from wingspan.engine.options import Payment, TakeAction
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.inputs import preselected


def test_a_card_held_over_the_mat_shows_its_places_and_answers_nothing() -> None:
    """The American Robin costs an invertebrate or a fruit and lives in forest and grassland."""
    session = at_the_action()
    assert pick(session, "american_robin")
    root = read(page(moment(session)))
    places = [fields_of(e) for e in root.by_class("places-list")[0].having("data-do")]
    assert "american_robin|forest|" in places
    assert "american_robin|grassland|" in places
    assert not any("wetland" in place for place in places)
    assert len(root.by_id("mat-0").having("data-do", "place")) == 2
    assert taken(session, POSITION) == []


def test_a_card_that_cannot_be_played_is_not_picked_up() -> None:
    """The Bald Eagle costs two fish and a rodent: more than there is."""
    session = at_the_action()
    assert not pick(session, "bald_eagle")
    assert sitting_of(session).picked == ""


def with_hand(bird: str, food: dict[str, int]) -> dict[str, Any]:
    return {**POSITION, "players": [{"hand": [bird], "food": food, "bonus": ["historian"]}]}


def test_a_card_with_one_place_and_one_way_to_pay_is_played_by_the_press_on_it() -> None:
    """The Osprey lives only in the wetland; there is nothing but one fish."""
    position = with_hand("osprey", {"fish": 1})
    session = at_the_action(position)
    (card,) = read(page(moment(session))).by_id("hand-osprey").having("data-do", "pick")
    assert card.words() == "Play Osprey (wetland)"
    assert pick(session, "osprey") and not sitting_of(session).picked
    assert taken(session, position)[0] == TakeAction("play_bird")
    assert session.game
    assert [b.bird for b in session.game.state.players[0].mat["wetland"]] == ["osprey"]
    assert undo(session)
    assert taken(session, position) == []


def test_a_card_that_may_cover_another_bird_is_played_by_the_press_on_it_and_asks_where() -> None:
    """The Common Buzzard may be played on top of another bird instead of paying its cost."""
    position = with_hand("common_buzzard", {"rodent": 1})
    position["setup"] = {**POSITION["setup"], "sets": ["core", "european"]}
    session = at_the_action(position)
    assert pick(session, "common_buzzard") and not sitting_of(session).picked
    assert taken(session, position) == [TakeAction("play_bird")]
    assert session.game and session.game.decision and session.game.decision.source
    assert session.game.decision.source.bird == "common_buzzard"


def test_the_same_card_waits_while_it_is_dragged() -> None:
    position = with_hand("osprey", {"fish": 1})
    session = at_the_action(position)
    assert pick(session, "osprey", dragged=True) and sitting_of(session).picked == "osprey"
    assert taken(session, position) == []


def test_a_card_that_can_be_paid_for_in_two_ways_waits_for_one_of_them() -> None:
    """Two tokens of any kind stand for the fish; two seeds and two fruits make three pairs."""
    position = with_hand("osprey", {"seed": 2, "fruit": 2})
    session = at_the_action(position)
    assert pick(session, "osprey") and sitting_of(session).picked == "osprey"
    root = read(page(moment(session)))
    buttons = root.by_class("places-list")[0].having("data-do", "place")
    assert [fields_of(button) for button in buttons] == [
        f"osprey|wetland|{number}" for number in ("", 0, 2)
    ]
    assert "paid with" in buttons[1].words()
    assert place(session, session.token, "osprey", "wetland", 2)
    assert Payment({"fruit": 2}) in taken(session, position)


def test_picking_a_card_again_puts_it_back() -> None:
    session = at_the_action()
    pick(session, "american_robin")
    pick(session, "american_robin")
    assert not read(page(moment(session))).by_class("places")


def test_placing_a_bird_is_a_row_of_ordinary_answers_with_the_cheapest_payment() -> None:
    session = at_the_action()
    assert place(session, session.token, "american_robin", "forest")
    options = taken(session, POSITION)
    assert options[0] == TakeAction("play_bird")
    assert [option.food for option in options if isinstance(option, Payment)] == [
        {"invertebrate": 1}
    ]
    assert session.game
    assert [b.bird for b in session.game.state.players[0].mat["forest"]] == ["american_robin"]


def test_the_payment_can_be_left_to_be_asked() -> None:
    session = at_the_action()
    assert place(session, session.token, "american_robin", "forest", "?")
    assert session.game and session.game.decision
    assert session.game.decision.kind == "payment"
    root = read(page(moment(session)))
    (first,) = root.by_id("prompt").having("data-enter")
    assert first.attributes["data-choice"] == "0"


def test_a_place_where_the_bird_does_not_live_is_refused() -> None:
    session = at_the_action()
    assert not place(session, session.token, "american_robin", "wetland")
    assert not place(session, session.token, "american_robin", "forest", 99)
    assert not place(session, session.token, "american_robin", "forest", -1)
    assert not place(session, session.token, "bald_eagle", "wetland")
    assert not place(session, session.token, "")
    assert taken(session, POSITION) == []


def test_a_placing_meant_for_an_older_moment_does_nothing() -> None:
    session = at_the_action()
    assert not place(session, session.token - 1, "american_robin", "forest")


def test_nothing_is_picked_up_while_something_else_is_asked() -> None:
    session = begun()
    assert session.game
    assert not pick(session, session.game.state.players[0].hand[0])


def test_the_payment_to_begin_with_is_of_the_fewest_tokens_and_leaves_most_kinds() -> None:
    supply = {"seed": 2, "fish": 1, "fruit": 1}
    two, one_fish, one_seed = (
        Payment({"seed": 2}),
        Payment({"fish": 1}),
        Payment({"seed": 1}),
    )
    assert preselected([two, one_fish, one_seed], supply) == 2  # type: ignore[arg-type]


def test_a_placing_is_taken_back_as_it_was_made_in_one_go() -> None:
    session = at_the_action()
    assert place(session, session.token, "american_robin", "forest")
    made = taken(session, POSITION)
    assert undo(session)
    assert taken(session, POSITION) == []
    assert redo(session)
    assert taken(session, POSITION) == made
