"""Which of two records is further on, and whether they are of one game."""

from __future__ import annotations

import base64
import hashlib

import pytest
from msgspec import structs

from tests.links.by_hand import packed, random_game
from tests.table import rng_for
from wingspan.engine import Game, Record, Setup
from wingspan.engine.notation.record import decode, encode
from wingspan.links import Relation, common_answers, game_id, relation, unpack_game

SETUP = Setup(players=2, names=("Ada", "Bo"), seed=7)


def answered(*answers: int, setup: Setup = SETUP) -> Record:
    return Record(setup=setup, answers=answers, rules=1)


@pytest.mark.parametrize(
    ("mine", "theirs", "expected", "common"),
    [
        ((), (), "same", 0),
        ((1, 2, 3), (1, 2, 3), "same", 3),
        ((), (0,), "newer", 0),
        ((1, 2), (1, 2, 0), "newer", 2),
        ((1, 2, 0), (1, 2), "older", 2),
        ((1, 2), (1, 3), "branch", 1),
        ((1, 2), (1, 3, 0, 0), "branch", 1),
        ((1, 2, 0, 0), (0,), "branch", 0),
    ],
)
def test_records_of_one_game_are_told_apart_by_their_answers(
    mine: tuple[int, ...], theirs: tuple[int, ...], expected: Relation, common: int
) -> None:
    assert relation(answered(*mine), answered(*theirs)) == expected
    assert common_answers(answered(*mine), answered(*theirs)) == common


@pytest.mark.parametrize(
    "other",
    [
        structs.replace(SETUP, seed=8),
        structs.replace(SETUP, names=("Ada", "Cy")),
        structs.replace(SETUP, goals="blue"),
        structs.replace(SETUP, sets=("core",)),
        structs.replace(SETUP, mat="oceania"),
    ],
)
def test_another_setup_is_another_game(other: Setup) -> None:
    assert relation(answered(1), answered(1, setup=other)) == "other_game"
    assert game_id(answered(1)) != game_id(answered(1, setup=other))


def test_another_start_is_another_game() -> None:
    dealt = random_game(SETUP, rng_for("start"), 40)
    begun = Game.from_position(dealt.position())
    later = random_game(SETUP, rng_for("start"), 90)
    other = Game.from_position(later.position())
    assert len({game_id(game.record()) for game in (dealt, begun, other)}) == 3
    assert relation(dealt.record(), begun.record()) == "other_game"
    assert relation(begun.record(), other.record()) == "other_game"


def test_other_rules_are_another_game() -> None:
    deals = [structs.replace(answered(1), rules=number) for number in (1, 2, 3)]
    for mine in deals:
        for theirs in deals:
            expected = "same" if mine is theirs else "other_game"
            assert relation(mine, theirs) == expected
            assert (game_id(mine) == game_id(theirs)) == (mine is theirs)


def test_take_backs_make_no_other_game() -> None:
    assert relation(answered(1), structs.replace(answered(1), take_backs=5)) == "same"


def test_a_game_is_the_same_after_a_link_or_a_file() -> None:
    dealt = random_game(structs.replace(SETUP, names=("A\u202eda", "x" * 40)), rng_for("link"), 60)
    for game in (dealt, Game.from_position(dealt.position())):
        mine = game.record()
        for theirs in (unpack_game(packed(game))[0].record, decode(encode(mine))):
            assert relation(mine, theirs) == relation(theirs, mine) == "same"
            assert game_id(mine) == game_id(theirs)


def test_a_game_keeps_its_id_to_the_end() -> None:
    ids = {game_id(random_game(SETUP, rng_for("id"), n).record()) for n in (0, 1, 20, 500)}
    assert len(ids) == 1
    (name,) = ids
    assert len(name) == 12
    assert name.replace("-", "").replace("_", "").isalnum() and name.isascii()


def test_the_id_is_this_digest_of_what_the_setup_says() -> None:
    """It is spelled out so that later versions recognize the games of this one."""
    told = b'[{"names":["Ada","Bo"],"players":2,"seed":7},null]'
    later = told[:-1] + b",2]"
    for rules, content in ((1, told), (2, later)):
        digest = hashlib.blake2b(content, digest_size=9).digest()
        record = structs.replace(answered(1), rules=rules)
        assert game_id(record) == base64.urlsafe_b64encode(digest).decode()
