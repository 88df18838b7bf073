"""Computer players in saves, whole and packed; saves without any are unchanged."""

from __future__ import annotations

import json

import pytest
from msgspec import structs

from tests.saves.games import TWO, played
from wingspan.engine.program import Program
from wingspan.saves import MemoryStore, SaveError, Shelf, save_of
from wingspan.saves.reading import pack, read_packed, unpack
from wingspan.saves.result import Opponent, result_of
from wingspan.saves.save import Save, decode_whole, encode

SEATS = (None, Program("barn_owl", share=50))


def save(answers: int | None) -> Save:
    made = save_of(played(TWO, answers), id="g", time=7)
    return structs.replace(made, programs=SEATS, hurried=(3, 9), fresh=True)


@pytest.mark.parametrize("answers", [30, None])
def test_a_save_comes_back_with_its_computer_players(answers: int | None) -> None:
    before = save(answers)
    assert encode(decode_whole(encode(before))) == encode(before)
    shelf = Shelf(MemoryStore())
    shelf.put(before)
    kept = shelf.get("g")
    assert (kept.programs, kept.hurried, kept.fresh) == (SEATS, (3, 9), True)


def test_a_packed_game_comes_back_with_its_computer_players() -> None:
    packed = pack(save(None))
    assert packed is not None
    again = read_packed(packed.encode())
    assert again is not None
    kept, _ = unpack(again)
    assert (kept.programs, kept.hurried, kept.fresh) == (SEATS, (3, 9), True)


def test_a_save_without_any_is_written_as_before() -> None:
    """A page of an earlier version in another tab can still read it."""
    plain = json.loads(encode(save_of(played(TWO, 30), id="g", time=7)))
    assert not {"programs", "hurried", "fresh"} & set(plain)


@pytest.mark.parametrize(
    "fields",
    [
        {"programs": (None,)},
        {"programs": (None, None)},
        {"programs": (None, Program("x" * 61))},
        {"programs": (None, Program("barn_owl", share=0))},
        {"programs": (None, Program("barn_owl", weights=10**6))},
        {"hurried": (3, 3)},
        {"hurried": (-1,)},
        {"programs": (), "hurried": (3,)},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(SaveError) as refused:
        decode_whole(encode(structs.replace(save(30), **fields)))
    assert refused.value.kind == "not_a_save"


def test_a_game_against_computer_players_counts_for_the_person() -> None:
    game = played(TWO, None)
    sheets = game.scores()
    found = result_of(game, id="g", time=9, programs=SEATS, fresh=True)
    assert (found.played, found.seat, found.score) == ("programs", 0, sheets[0].total)
    assert found.programs == (Opponent("barn_owl", 1, sheets[1].total),)
    assert found.rated == (game.take_backs == 0)
    game.take_backs = 1
    assert not result_of(game, id="g", time=9, programs=SEATS, fresh=True).rated
    assert not result_of(game, id="g", time=9, programs=SEATS).rated


def test_two_people_against_one_are_nobodys_result() -> None:
    three = played(structs.replace(TWO, players=3, names=()), None)
    found = result_of(three, id="g", time=9, programs=(None, SEATS[1], None), fresh=True)
    assert (found.played, found.seat, found.rated) == ("one_device", None, False)
