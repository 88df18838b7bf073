"""Computer players in links: named beside the set-up, and absent if there are none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.links.by_hand import ALPHABET, link_of, number_in, signed
from tests.table import CATALOG, play_randomly, rng_for
from wingspan.bots.levels import LEVELS as PLAYERS
from wingspan.engine import RULES, Game, Setup
from wingspan.engine.program import PROGRAM_LEVELS, Program
from wingspan.links import (
    GameLink,
    LinkError,
    pack_deal,
    pack_game,
    unpack_deal,
    unpack_game,
)
from wingspan.links.game_link import RULES_BITS
from wingspan.links.mixed_radix import Writer
from wingspan.links.programs_code import LEVELS, write_programs
from wingspan.links.setup_code import write_setup

THREE = Setup(players=3, seed=11)
BARN_OWL = 5
"""The code that links have always used for this level."""

OWL, JAY = Program("barn_owl"), Program("blue_jay", weights=3, share=25)
PROGRAMS = st.builds(
    Program, st.sampled_from(list(LEVELS.values())), st.integers(1, 1023), st.integers(1, 100)
)
SEATS = st.tuples(*[st.none() | PROGRAMS] * 3).filter(any)


def game_of_three(answers: int) -> Game:
    return play_randomly(Game.new(THREE, CATALOG), rng_for("programs"), answers)


def test_links_know_every_level_that_there_is() -> None:
    """They are in the order of their strength, and each has its own code."""
    assert [level.bird for level in PLAYERS] == [level.name for level in PROGRAM_LEVELS]
    assert sorted(LEVELS) == sorted({level.code for level in PROGRAM_LEVELS})
    assert len(LEVELS) == len(PROGRAM_LEVELS) and 0 not in LEVELS


@given(SEATS, st.lists(st.integers(0, 29), unique=True).map(sorted).map(tuple))
def test_a_game_comes_back_with_its_computer_players(
    programs: tuple[Program | None, ...], hurried: tuple[int, ...]
) -> None:
    record = game_of_three(30).record()
    link = GameLink(record=record, seat=1, programs=programs, hurried=hurried)
    text = pack_game(link)
    assert text[0] == "2"
    again, game = unpack_game(text)
    assert (again.programs, again.hurried, again.seat) == (programs, hurried, 1)
    assert game.record() == record


@given(SEATS, st.none() | st.integers(0, 200))
def test_a_deal_comes_back_with_its_computer_players(
    programs: tuple[Program | None, ...], beat: int | None
) -> None:
    deal = unpack_deal(pack_deal(THREE, beat, programs=programs))
    assert (deal.setup, deal.beat, deal.programs) == (THREE, beat, programs)


def test_links_without_any_are_written_as_they_always_were() -> None:
    """They have format 1, and the same text whether nobody is named or all are people."""
    record = game_of_three(30).record()
    plain = pack_game(GameLink(record=record))
    assert plain[0] == "1"
    assert pack_game(GameLink(record=record, programs=(None, None, None))) == plain
    assert pack_deal(THREE, programs=(None,) * 3) == pack_deal(THREE)
    assert pack_deal(THREE)[0] == "1"


def form_two(kind: str, text: str) -> str:
    """Return the same number under format 2."""
    return signed(kind, "2" + text[1:-5])


def refused(text: str) -> str:
    with pytest.raises(LinkError) as refusal:
        unpack_deal(text)
    return refusal.value.kind


def test_room_for_computer_players_without_any_is_not_how_a_deal_is_written() -> None:
    assert refused(form_two("s", pack_deal(THREE))) == "written_otherwise"


def test_a_level_of_a_later_version_is_said() -> None:
    """The first digit of radix 64 after the deal is 63: no version has that many levels."""
    plain, named = (
        number_in(pack_deal(THREE)),
        number_in(pack_deal(THREE, programs=(OWL, None, None))),
    )
    unit = (named - plain) // (BARN_OWL + 64 * 1)
    later = plain + 63 * unit
    digits = ""
    while later:
        later, digit = divmod(later, 64)
        digits = ALPHABET[digit] + digits
    assert refused(signed("s", "2" + digits)) == "unknown_program"


@pytest.mark.parametrize(
    "programs",
    [(OWL,), (OWL, JAY, None, None), (Program("great_auk"), None, None)],
    ids=["too few", "too many", "unknown"],
)
def test_seats_that_cannot_be_are_refused(programs: tuple[Program | None, ...]) -> None:
    with pytest.raises(LinkError):
        pack_deal(THREE, programs=programs)
    with pytest.raises(LinkError):
        pack_game(GameLink(record=game_of_three(3).record(), programs=programs))


@pytest.mark.parametrize("share", [0, 101, -1])
def test_a_share_that_is_none_is_refused(share: int) -> None:
    with pytest.raises(LinkError):
        pack_deal(THREE, programs=(Program("barn_owl", share=share), None, None))


def test_an_answer_marked_beyond_the_last_of_any_game_is_refused() -> None:
    """No game has more than 2,500 answers, numbered from 0."""
    digits = Writer()
    digits.natural(RULES, RULES_BITS)
    write_setup(digits, THREE, CATALOG)
    digits.flag(False)
    write_programs(digits, (OWL, None, None))
    for number in (1, 2500):
        digits.natural(number, 12)
    with pytest.raises(LinkError, match="marks an answer that no game has") as refusal:
        unpack_game(form_two("g", link_of("g", digits.number())))
    assert refusal.value.kind == "impossible_record"


def test_hurried_answers_out_of_order_are_refused() -> None:
    record = game_of_three(30).record()
    for hurried in ((3, 3), (5, 2)):
        with pytest.raises(LinkError):
            pack_game(GameLink(record=record, programs=(OWL, None, None), hurried=hurried))
