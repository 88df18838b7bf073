"""A whole game in a link: it round-trips, and its encoding is canonical."""

from __future__ import annotations

from math import log2
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, structs

from tests.links.by_hand import link_of, number_of, packed, random_game
from tests.table import ALL_SETS, BASE_GAME, CATALOG, FOUR_SETS, rng_for
from wingspan.engine import Game, Record, Setup
from wingspan.engine.components import SETS, GoalSide, Level
from wingspan.engine.notation.positions import (
    AutomaPosition,
    BirdPosition,
    PlayerPosition,
    Position,
)
from wingspan.engine.notation.record import decode
from wingspan.links import (
    LONGEST_NAME,
    MOST_CHARACTERS,
    GameLink,
    LinkError,
    NewerRules,
    Unasked,
    pack_game,
    setup_code,
    unpack_game,
)
from wingspan.links.position_code import WORDS

RECORDS = Path(__file__).parents[1]
PLAYED = sorted([*RECORDS.glob("records/*.json"), *RECORDS.glob("links/played/*.json")])
GOALS: tuple[GoalSide, ...] = ("green", "blue")
LEVELS: tuple[Level, ...] = ("eaglet", "eagle", "eagle_eyed_eagle")
WISHES: tuple[Unasked, ...] = ("ask", "free", "all")
SETS_IN_ANY_ORDER = [
    BASE_GAME,
    ALL_SETS,
    ("core",),
    ("core", "oceania"),
    ("european", "core"),
    ("oceania", "european", "swiftstart", "core"),
]
NAMES = st.text(
    st.characters(exclude_categories=["Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"]),
    max_size=LONGEST_NAME,
)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    players = draw(st.integers(1, 5))
    names: tuple[str, ...] = ()
    if draw(st.booleans()):
        names = tuple(draw(NAMES) for _ in range(players))
    return Setup(
        players=players,
        names=names,
        seed=draw(st.one_of(st.integers(0, 99), st.integers(0, 2**53 - 1))),
        sets=draw(st.sampled_from(SETS_IN_ANY_ORDER)),
        mat=draw(st.sampled_from([None, "base", "oceania"])),
        goals=draw(st.sampled_from(GOALS)),
        automa=draw(st.sampled_from(LEVELS)) if players == 1 else None,
        automubon=players == 1 and draw(st.booleans()),
        names_language=draw(st.sampled_from(setup_code.LANGUAGES)),
        without=tuple(draw(st.permutations(["mallard", "osprey"]))[: draw(st.integers(0, 2))]),
    )


@st.composite
def links(draw: st.DrawFn) -> tuple[GameLink, Game]:
    setup = draw(setups())
    rng = Random(draw(st.integers(0, 2**30)))
    game = random_game(setup, rng, draw(st.one_of(st.none(), st.integers(0, 150))))
    if draw(st.booleans()) and game.answers:
        game.undo()
    if draw(st.integers(0, 3)) == 0:
        game = Game.from_position(game.position())
        for _ in range(draw(st.integers(0, 9))):
            if game.decision is not None:
                game.answer(int(rng.random() * len(game.decision.options)))
    unasked: tuple[Unasked, ...] = ()
    if draw(st.booleans()):
        unasked = tuple(draw(st.sampled_from(WISHES)) for _ in range(setup.players))
    seat = draw(st.one_of(st.none(), st.integers(0, setup.players - 1)))
    return GameLink(record=game.record(), seat=seat, unasked=unasked), game


def refusal(link: GameLink) -> LinkError:
    with pytest.raises(LinkError) as refused:
        pack_game(link)
    return refused.value


@settings(max_examples=80, derandomize=True)
@given(links())
def test_a_game_comes_back_from_its_link_as_it_was(linked: tuple[GameLink, Game]) -> None:
    link, game = linked
    text = pack_game(link)
    opened, again = unpack_game(text)
    assert opened == link
    assert again == game and again.answers == game.answers
    assert again.decision == game.decision and again.take_backs == game.take_backs
    assert pack_game(opened) == text


def test_a_link_is_made_of_characters_that_need_no_quoting_in_an_address() -> None:
    game = random_game(Setup(players=3, names=("Zoë", "<b>", "&c"), seed=1), rng_for("quoting"))
    text = packed(game)
    assert set(text) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")


def test_the_link_to_a_new_game_is_this_number() -> None:
    """It is computed from the description of the format, so that old links open for ever."""
    setup = Setup(players=2, names=("Ada", ""), seed=5, sets=("core", "european"), goals="blue")
    digits = [
        (1, 16),  # rules 1: one bit long
        (2 - 1, 8),  # players
        (0, 2),  # the sets are in order
        (3, 32),  # the sets as a number three bits long: 0b101
        (0b01, 4),
        (0, 8),  # the mat of the sets
        (1, 4),  # the blue goals
        (0, 8),  # no Automa
        (0, 2),  # no Automubon card
        (0, 8),  # English names
        (3, 54),  # the seed, three bits long: 0b101
        (0b01, 4),
        (1, 2),  # names
        (2, 9),  # 3 bytes: two bits long, 0b11
        (1, 2),
        (ord("A") + 256 * ord("d") + 65536 * ord("a"), 256**3),
        (0, 9),  # 0 bytes
        (0, 2),  # all birds
        (1, 2),  # by link
        (1 + 1, 8),  # seat 1
        (1, 2),  # wishes
        (1, 4),  # seat 0: what is free
        (0, 4),  # seat 1: ask
        (0, 32),  # no take-backs
        (0, 2),  # from the deal
        (0, 2),  # not over
        (2, 13),  # 3 answers: two bits long, 0b11
        (1, 2),
        (4, 6),  # of five birds or none more: the fifth
        (4, 5),  # of the other four or none more: none
        (2, 5),  # of five foods to pay with: the third
    ]
    game = Game.new(setup, rules=1)
    for answer in (4, 4, 2):
        game.answer(answer)
    link = GameLink(record=game.record(), seat=1, unasked=("free", "ask"))
    assert pack_game(link) == link_of("g", number_of(digits))


def test_a_finished_game_needs_no_number_of_answers() -> None:
    """A flag says that it is over; answers are read until the game ends."""
    game = random_game(Setup(players=1, automa="eagle", seed=3), rng_for("finished"))
    one_short = Game.replay(structs.replace(game.record(), answers=game.answers[:-1]))
    opened, again = unpack_game(packed(game))
    assert again.decision is None and opened.record.answers == game.answers
    assert unpack_game(packed(one_short))[1] == one_short


def information(record: Record) -> float:
    """Return the information of a record's answers in bytes: log2 of the numbers of options."""
    game = Game.new(record.setup)
    bits = 0.0
    for answer in record.answers:
        assert game.decision is not None
        bits += log2(len(game.decision.options))
        game.answer(answer)
    return bits / 8


@pytest.mark.parametrize("sets", [BASE_GAME, ALL_SETS], ids=["base", "all sets"])
def test_a_finished_solo_game_is_hardly_longer_than_its_information(
    sets: tuple[str, ...],
) -> None:
    for number in range(30):
        rng = rng_for("information", sets, number)
        seed = int(rng.random() * 2**53)
        game = random_game(Setup(names=("Ada",), automa="eagle", seed=seed, sets=sets), rng)
        text = packed(game)
        assert len(text) * 6 / 8 <= 1.05 * (information(game.record()) + 20)
        assert len(text) <= 200


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_a_played_solo_game_is_hardly_longer_than_its_information(path: Path) -> None:
    record = decode(path.read_bytes())
    game = Game.replay(record)
    assert game.decision is None
    text = packed(game)
    assert len(text) * 6 / 8 <= 1.05 * (information(record) + 20)
    assert len(text) <= 200
    assert unpack_game(text)[1] == game


def test_the_longest_names_and_the_most_people_fit() -> None:
    name = "𝕏" * LONGEST_NAME
    setup = Setup(players=5, names=(name,) * 5, seed=2**53 - 1, sets=ALL_SETS)
    game = random_game(setup, rng_for("longest"))
    text = packed(game)
    assert len(text) < MOST_CHARACTERS
    assert unpack_game(text)[1] == game


@pytest.mark.parametrize(("sets", "most"), [(FOUR_SETS, 1500), (ALL_SETS, 1600)])
def test_a_game_from_a_whole_position_fits(sets: tuple[str, ...], most: int) -> None:
    """Each of the 90 cards more is one of 446, in 9 bits: 1.5 characters."""
    game = random_game(Setup(players=5, seed=9, sets=sets), rng_for("whole"), 300)
    again = Game.from_position(game.position())
    text = packed(again)
    assert len(text) < most
    assert unpack_game(text)[1] == again


@pytest.mark.parametrize("part", [Position, PlayerPosition, AutomaPosition, BirdPosition])
def test_links_have_a_number_for_every_field_of_a_position(part: type[Struct]) -> None:
    fields = {field.name for field in structs.fields(part)}
    assert fields - {"answers", "rules", "random"} <= set(WORDS)


def test_what_a_hand_written_position_leaves_out_is_left_out_of_its_link() -> None:
    start: dict[str, Any] = {
        "setup": {"players": 2, "seed": 7},
        "players": [
            {"mat": {"wetland": [{"bird": "mallard", "tucked": 2}], "forest": []}},
            {"food": {"rodent": 2, "seed": 1}},
        ],
        "tray": ["osprey", None, "killdeer"],
        "deck_top": ["barn_owl"],
    }
    game = random_from(start)
    text = packed(game)
    assert len(text) < 100
    opened, again = unpack_game(text)
    assert again == game
    assert opened.record == game.record()


def random_from(start: dict[str, Any]) -> Game:
    game = Game.from_position(start)
    for _ in range(12):
        assert game.decision is not None
        game.answer(0)
    return game


def test_every_card_set_has_a_number_in_links() -> None:
    assert setup_code.SETS[: len(SETS)] == SETS
    assert set(setup_code.MATS) == {None, *CATALOG.mats}


@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("Ada\x00\x1b[31m", "Ada[31m"),
        ("A\u202eda\u2066", "Ada"),
        ("two\nlines\u2028", "twolines"),
        ("\ud800broken", "broken"),
        ("x" * 99, "x" * LONGEST_NAME),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("<script>", "<script>"),
    ],
)
def test_names_are_written_without_what_nobody_sees(name: str, held: str) -> None:
    game = Game.new(Setup(players=2, names=(name, "Bo"), seed=1))
    opened, again = unpack_game(packed(game))
    assert opened.record.setup.names == (held, "Bo")
    assert again.state == game.state


def test_names_in_a_position_are_cleaned_as_well() -> None:
    game = Game.from_position({"setup": {"players": 2, "names": ["A\u202eda", "Bo"], "seed": 3}})
    opened, again = unpack_game(packed(game))
    assert opened.record.setup.names == ("Ada", "Bo")
    assert again.record() == opened.record


def test_a_game_of_later_rules_is_not_packed() -> None:
    record = structs.replace(Game.new(Setup(players=2)).record(), rules=99)
    with pytest.raises(NewerRules) as refused:
        pack_game(GameLink(record=record))
    assert refused.value.kind == "newer_rules" and refused.value.rules == 99


NEW = Game.new(Setup(players=2, seed=4)).record()
START = {"setup": {"players": 2, "seed": 4}}
NO_POSITION = "impossible_position"


@pytest.mark.parametrize(
    ("link", "kind"),
    [
        (GameLink(record=NEW, seat=2), "impossible_record"),
        (GameLink(record=NEW, seat=-1), "impossible_record"),
        (GameLink(record=NEW, unasked=("ask",)), "impossible_record"),
        (GameLink(record=structs.replace(NEW, take_backs=-1)), "impossible_record"),
        (GameLink(record=structs.replace(NEW, format=2)), "impossible_record"),
        (GameLink(record=structs.replace(NEW, start={**START, "answers": (0,)})), NO_POSITION),
        (GameLink(record=structs.replace(NEW, start={**START, "random": {"bag": 1}})), NO_POSITION),
        (GameLink(record=structs.replace(NEW, start={**START, "tray": ("dodo",)})), NO_POSITION),
        (GameLink(record=structs.replace(NEW, answers=(0, 99))), "impossible_answer"),
        (GameLink(record=structs.replace(NEW, setup=Setup(players=9))), "impossible_setup"),
        (GameLink(record=structs.replace(NEW, start={"setup": 1})), "impossible_position"),
        (
            GameLink(record=structs.replace(NEW, start={"setup": {"players": 3}})),
            "impossible_position",
        ),
    ],
)
def test_what_fits_into_no_link_is_refused_with_a_reason(link: GameLink, kind: str) -> None:
    assert refusal(link).kind == kind


def test_an_answer_after_the_end_is_not_packed() -> None:
    record = random_game(Setup(automa="eaglet", seed=8), rng_for("after the end")).record()
    longer = structs.replace(record, answers=(*record.answers, 0))
    assert refusal(GameLink(record=longer)).kind == "impossible_answer"


def test_more_food_than_any_table_has_is_not_packed() -> None:
    game = Game.from_position(
        {"setup": {"players": 2, "seed": 1}, "players": [{"food": {"seed": 10**9}}]}
    )
    assert refusal(GameLink(record=game.record())).kind == "impossible_record"
