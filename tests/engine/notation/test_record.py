"""Games follow from set-up and answers: replay, undo, copy."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.table import (
    ALL_SETS,
    BASE_GAME,
    bird,
    choose,
    encoded,
    pending,
    play_randomly,
    rng_for,
    row,
    table,
    take_turn,
)
from wingspan.engine import RULES, Game, IllegalAnswer, Record, RecordError, Setup
from wingspan.engine.notation.record import decode, encode

SETUPS = [
    Setup(players=1, automa="eagle", automubon=True, seed=1),
    Setup(players=2, seed=2, goals="blue"),
    Setup(players=4, seed=3, names=("Ada", "Bo", "Cy", "Di")),
    Setup(players=1, automa="eaglet", seed=4, sets=ALL_SETS),
    Setup(players=3, seed=5, sets=ALL_SETS, mat="base"),
]


def name_of(setup: Setup) -> str:
    return f"{setup.players} players{'' if setup.sets == BASE_GAME else ' all sets'}"


MIDDLE_OF_A_TURN: dict[str, Any] = {
    "birdfeeder": ["fish", "seed", "seed"],
    "tray": ["mallard", "osprey", "willet"],
}


def in_the_middle_of_a_turn() -> Game:
    """Return a game in which two of three dice are taken, the last one emptying the birdfeeder."""
    mat = {"forest": row("blue_jay", "barred_owl", "northern_cardinal", "song_sparrow")}
    game = table({"mat": mat}, {}, **MIDDLE_OF_A_TURN)
    choose(game, "action", action="gain_food")
    choose(game, "die", face="fish")
    choose(game, "die", face="seed")
    return game


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_record_replays_to_an_equal_game(setup: Setup) -> None:
    game = play_randomly(Game.new(setup), rng_for("record", setup.seed))
    again = Game.replay(game.record())
    assert again == game
    assert encoded(again) == encoded(game)
    assert again.events == game.events
    assert again.scores() == game.scores()


def test_a_record_replays_from_the_middle_of_a_game_too() -> None:
    rng = rng_for("middle")
    game = Game.new(SETUPS[0])
    for _ in range(60):
        play_randomly(game, rng, 1)
        again = Game.replay(game.record())
        assert again == game and again.decision == game.decision


def test_a_record_of_a_game_from_a_position_begins_there() -> None:
    game = play_randomly(in_the_middle_of_a_turn(), rng_for("from a position"), 30)
    record = game.record()
    assert record.start is not None
    assert Game.replay(record) == game


def test_a_record_is_json_and_back() -> None:
    game = play_randomly(Game.new(SETUPS[1]), rng_for("json"), 50)
    record = game.record()
    assert decode(encode(record)) == record
    assert Game.replay(decode(encode(record))) == game
    assert record.rules == RULES


@pytest.mark.parametrize("damaged", [b"", b"{", b"[]", b"null", b'{"setup":{}, "x":1}', b"\xff"])
def test_a_damaged_record_is_refused(damaged: bytes) -> None:
    with pytest.raises(RecordError):
        decode(damaged)


def test_a_record_of_later_rules_or_another_format_is_refused() -> None:
    record = Game.new(SETUPS[0]).record()
    for changed in (
        msgspec.structs.replace(record, rules=RULES + 1),
        msgspec.structs.replace(record, rules=0),
        msgspec.structs.replace(record, format=99),
    ):
        with pytest.raises(RecordError):
            Game.replay(changed)


def test_a_record_with_an_impossible_answer_is_refused_naming_it() -> None:
    game = play_randomly(Game.new(SETUPS[0]), rng_for("impossible"), 10)
    record = game.record()
    wrong = msgspec.structs.replace(record, answers=(*record.answers[:6], 999))
    with pytest.raises(RecordError, match="7"):
        Game.replay(wrong)


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    game = play_randomly(Game.new(SETUPS[0]), rng_for("end"))
    record = game.record()
    with pytest.raises(RecordError):
        Game.replay(msgspec.structs.replace(record, answers=(*record.answers, 0)))


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_any_answer_can_be_taken_back(setup: Setup) -> None:
    rng = rng_for("undo", setup.seed)
    game = Game.new(setup)
    count = 0
    while game.decision is not None:
        before = encoded(game), game.decision, list(game.events)
        choice = int(rng.random() * len(game.decision.options))
        game.answer(choice)
        after = encoded(game), game.decision, list(game.events)
        game.undo()
        count += 1
        assert (encoded(game), game.decision, list(game.events)) == before
        game.answer(choice)
        assert (encoded(game), game.decision, list(game.events)) == after
    assert game.record().take_backs == count
    assert Game.replay(game.record()) == game


def test_a_whole_game_can_be_taken_back_to_its_deal() -> None:
    setup = SETUPS[1]
    game = play_randomly(Game.new(setup), rng_for("all the way back"))
    while game.answers:
        game.undo()
    new = Game.new(setup)
    assert encoded(game) == encoded(new)
    assert game.decision == new.decision and game.events == new.events


def test_there_is_nothing_to_take_back_before_the_first_answer() -> None:
    game = Game.new(SETUPS[0])
    before = encoded(game)
    with pytest.raises(IllegalAnswer):
        game.undo()
    assert encoded(game) == before
    assert game.record().take_backs == 0


def test_after_taking_back_another_answer_may_be_given() -> None:
    game = in_the_middle_of_a_turn()
    game.undo()
    choose(game, "done")
    assert game.state.players[0].food["fish"] == 1
    assert game.state.players[0].food["seed"] == 0


@pytest.mark.parametrize("choice", [-1, 99, 10**9, "0", None, 1.0])
def test_an_illegal_answer_changes_nothing(choice: Any) -> None:
    game = in_the_middle_of_a_turn()
    before = encoded(game), game.decision, list(game.events), game.answers
    with pytest.raises(IllegalAnswer):
        game.answer(choice)
    assert (encoded(game), game.decision, list(game.events), game.answers) == before


def test_nothing_can_be_answered_after_the_end() -> None:
    game = play_randomly(Game.new(SETUPS[0]), rng_for("over"))
    before = encoded(game)
    with pytest.raises(IllegalAnswer):
        game.answer(0)
    assert encoded(game) == before


def test_a_copy_in_the_middle_of_a_turn_plays_on_as_the_original() -> None:
    game = in_the_middle_of_a_turn()
    twin = game.copy()
    assert twin == game and twin.decision == game.decision
    play_randomly(game, rng_for("on"), 40)
    play_randomly(twin, rng_for("on"), 40)
    assert twin == game
    assert encoded(twin) == encoded(game) and twin.events == game.events


def test_a_copy_does_not_influence_the_original() -> None:
    game = in_the_middle_of_a_turn()
    before = encoded(game), game.decision, list(game.events), game.answers
    for seed in range(5):
        play_randomly(game.copy(), rng_for("copy", seed))
        assert (encoded(game), game.decision, list(game.events), game.answers) == before


def test_the_original_does_not_influence_a_copy() -> None:
    game = in_the_middle_of_a_turn()
    twin = game.copy()
    before = encoded(twin), twin.decision, list(twin.events), twin.answers
    play_randomly(game, rng_for("original"))
    assert (encoded(twin), twin.decision, list(twin.events), twin.answers) == before


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_copies_at_every_decision_of_a_game_play_on_as_it_did(setup: Setup) -> None:
    rng = rng_for("copies", setup.seed)
    game = Game.new(setup)
    copies: list[tuple[int, Game]] = []
    while game.decision is not None:
        if len(game.answers) % 7 == 0:
            copies.append((len(game.answers), game.copy()))
        play_randomly(game, rng, 1)
    for at, twin in copies:
        for choice in game.answers[at : at + 40]:
            twin.answer(choice)
        if len(twin.answers) == len(game.answers):
            assert twin == game
        assert twin.answers == game.answers[: len(twin.answers)]
        original = Game.replay(Record(setup=setup, answers=twin.answers))
        assert encoded(twin) == encoded(original)
        assert twin.decision == original.decision and twin.events == original.events


def test_a_copy_can_be_taken_back_and_recorded_like_the_original() -> None:
    game = in_the_middle_of_a_turn()
    twin = game.copy()
    assert twin.record() == game.record()
    assert twin.position() == game.position()
    twin.undo()
    game.undo()
    assert twin == game


def test_a_finished_game_can_be_copied() -> None:
    game = play_randomly(Game.new(SETUPS[2]), rng_for("finished"))
    twin = game.copy()
    assert twin == game and twin.scores() == game.scores()
    twin.undo()
    assert twin.decision is not None and game.decision is None
    assert Game.replay(twin.record()) == twin


def test_the_number_of_a_decision_counts_the_answers_before_it() -> None:
    game = Game.new(SETUPS[1])
    for count in range(40):
        assert pending(game).serial == count
        play_randomly(game, rng_for("serial", count), 1)


def test_what_lies_on_the_table_at_the_start_is_not_changed_by_playing() -> None:
    position = {
        "setup": {"players": 2, "seed": 7},
        "players": [{"mat": {"wetland": [bird("king_rail")]}}, {}],
    }
    before = msgspec.json.encode(position)
    game = Game.from_position(position)
    for _ in range(4):
        take_turn(game, "draw_cards")
    assert msgspec.json.encode(position) == before
