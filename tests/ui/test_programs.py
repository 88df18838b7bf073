"""Seats of computer players: who must answer, what is taken back, what may be seen."""

from __future__ import annotations

import pytest

from tests.table import CATALOG
from wingspan.engine import Game, Setup
from wingspan.engine.program import Program
from wingspan.ui.messages import Place
from wingspan.ui.play.seats import Seats
from wingspan.ui.play.settings import DEFAULTS, changed
from wingspan.ui.play.sitting import Sitting
from wingspan.words import words_in

JAY = Program("blue_jay")
PLAIN = changed(DEFAULTS, "answer_for_me", False)
OPEN = changed(PLAIN, "public_hands", True)


def table(*programs: Program | None, seed: int = 5, settings: object = PLAIN) -> Sitting:
    """Return a game for those players; None stands for a person."""
    game = Game.new(Setup(players=len(programs), seed=seed), CATALOG)
    return Sitting(game, settings, Seats(len(programs), programs=programs))  # type: ignore[arg-type]


def until_turn_of(sitting: Sitting, seat: int) -> None:
    """Take the first option for everybody until that seat must answer."""
    while sitting.decision is not None and sitting.decision.player != seat:
        step(sitting)


def step(sitting: Sitting) -> None:
    if sitting.hot_seat.must_hand_over:
        assert sitting.answer(0)
    elif sitting.hot_seat.program is not None:
        sitting.answer_for_program(0)
    else:
        assert sitting.answer(0)


def test_a_person_cannot_answer_for_a_computer_player() -> None:
    sitting = table(JAY, None)
    assert sitting.hot_seat.program == JAY and not sitting.answer(0)
    assert not sitting.repeats and not sitting.playable() and not sitting.place(Place("mallard"))
    assert sitting.game.answers == ()
    sitting.answer_for_program(0)
    assert len(sitting.game.answers) == 1


def test_one_person_never_hands_the_screen_over() -> None:
    sitting = table(JAY, None, JAY)
    for _ in range(60):
        assert not sitting.hot_seat.must_hand_over and sitting.hot_seat.viewer == 1
        step(sitting)


def test_two_people_hand_over_to_each_other_and_not_to_the_computer_player() -> None:
    """The person who took the screen first keeps it while the computer player in between plays."""
    sitting = table(None, JAY, None)
    assert sitting.hot_seat.must_hand_over and sitting.answer(0) and sitting.hot_seat.holder == 0
    until_turn_of(sitting, 1)
    assert (
        sitting.hot_seat.holder == 0
        and not sitting.hot_seat.must_hand_over
        and sitting.hot_seat.viewer == 0
    )
    until_turn_of(sitting, 2)
    assert sitting.hot_seat.must_hand_over


def test_nobody_sees_a_hand_before_somebody_has_taken_the_screen() -> None:
    """Resumed while a computer player must answer, the game asks for the person to its left."""
    sitting = table(JAY, None, None)
    assert sitting.hot_seat.must_hand_over
    assert sitting.answer(0) and sitting.hot_seat.holder == 1
    assert sitting.hot_seat.program == JAY and not sitting.hot_seat.must_hand_over


def test_undo_goes_back_over_the_computer_players_to_ones_own_last_answer() -> None:
    sitting = table(None, JAY, JAY)
    until_turn_of(sitting, 1)
    own = len(sitting.game.answers)
    until_turn_of(sitting, 0)
    assert len(sitting.game.answers) > own
    before = sitting.game.answers
    assert sitting.can_undo and sitting.undo()
    assert len(sitting.game.answers) == own - 1
    assert sitting.decision is not None and sitting.decision.player == 0
    assert sitting.answers.taken_back and sitting.redo()
    assert sitting.game.answers == before


def test_undo_while_a_computer_player_thinks_takes_ones_own_answer_back() -> None:
    sitting = table(None, JAY)
    until_turn_of(sitting, 1)
    own = len(sitting.game.answers)
    assert sitting.undo() and len(sitting.game.answers) == own - 1


def test_with_two_people_undo_stops_where_the_computer_player_has_shown_something() -> None:
    """Keeping cards at the start reveals nothing. In a turn cards and dice are turned up."""
    sitting = table(None, JAY, None)
    sitting.answer(0)
    while sitting.game.state.phase == "setup":
        step(sitting)
    until_turn_of(sitting, 1)
    own = len(sitting.game.answers)
    until_turn_of(sitting, 2)
    assert len(sitting.game.answers) > own
    sitting.answer(0)
    assert sitting.hot_seat.holder == 2 and not sitting.can_undo


def test_hurried_answers_are_marked_and_unmarked_with_what_is_taken_back() -> None:
    sitting = table(None, JAY)
    until_turn_of(sitting, 1)
    number = len(sitting.game.answers)
    sitting.answer_for_program(0, hurried=True)
    assert list(sitting.answers.hurried) == [number]
    assert sitting.undo() and not sitting.answers.hurried
    assert sitting.redo() and list(sitting.answers.hurried) == [number]


def test_open_hands_are_those_of_people() -> None:
    sitting = table(None, JAY, None, settings=OPEN)
    assert set(sitting.hot_seat.open_hands) == {2}
    assert not table(None, JAY, settings=OPEN).hot_seat.open_hands


@pytest.mark.parametrize("seat", [0, 2])
def test_by_link_a_computer_player_is_nobody_far_away(seat: int) -> None:
    game = Game.new(Setup(players=3, seed=5), CATALOG)
    seats = Seats(3, seat, unasked=("free",) * 3, programs=(None, JAY, None))
    sitting = Sitting(game, PLAIN, seats)
    while sitting.decision is not None and sitting.decision.player != 1:
        sitting.game.answer(0)
    assert not sitting.hot_seat.waits and sitting.hot_seat.program == JAY
    sitting.answer_for_program(0)


def test_what_is_shown_while_it_thinks_asks_nothing() -> None:
    sitting = table(JAY, None)
    scene = sitting.scene(words_in("en"), {})
    assert scene.decision is None and scene.awaited is not None and scene.seat == 1
    assert set(scene.state.players[0].hand) == {"?"}


def test_a_game_taken_up_again_knows_whose_answers_were_whose() -> None:
    sitting = table(None, JAY)
    for _ in range(40):
        step(sitting)
    again = Sitting.replayed(sitting.game.record(), CATALOG, PLAIN, sitting.seats)
    own = [a for a in sitting.answers.given if a.starts_input]
    assert [(a.asked.player, a.starts_input) for a in again.answers.given] == [
        (a.asked.player, a.starts_input) for a in sitting.answers.given
    ]
    assert {a.asked.player for a in own} == {0}
