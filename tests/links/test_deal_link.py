"""A deal in a link: set-up and seed, perhaps a score to beat; and the deal of the day."""

from __future__ import annotations

import datetime

import pytest
from msgspec import structs

from tests.links.by_hand import link_of, number_in
from tests.table import ALL_SETS
from wingspan.engine import RULES, Game, Setup
from wingspan.links import (
    Deal,
    LinkError,
    NewerRules,
    deal_of_the_day,
    pack_deal,
    unpack_deal,
)
from wingspan.links.game_link import RULES_BITS
from wingspan.links.mixed_radix import Writer

SOLO = Setup(names=("Ada",), automa="eagle_eyed_eagle", seed=2**53 - 1, automubon=True)
SETUPS = [
    SOLO,
    Setup(players=2),
    Setup(players=5, names=("Ada", "Bö", "", "Di", "吉"), sets=ALL_SETS, mat="base", goals="blue"),
    Setup(players=3, sets=("oceania", "core"), names_language="fr", without=("mallard",)),
]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("beat", [None, 0, 87, 1023])
def test_a_deal_comes_back_from_its_link(setup: Setup, beat: int | None) -> None:
    for rules in range(1, RULES + 1):
        deal = Deal(setup=setup, beat=beat, rules=rules)
        assert unpack_deal(pack_deal(setup, beat, rules=rules)) == deal


def test_a_deal_is_short() -> None:
    assert len(pack_deal(SOLO, 87)) <= 30
    assert len(pack_deal(deal_of_the_day(datetime.date(2026, 11, 21)), 87)) <= 20


@pytest.mark.parametrize("beat", [-1, 1024])
def test_a_score_that_nobody_reaches_is_not_packed(beat: int) -> None:
    with pytest.raises(LinkError) as refused:
        pack_deal(SOLO, beat)
    assert refused.value.kind == "impossible_record"


def test_a_setup_that_cannot_be_played_is_not_packed() -> None:
    with pytest.raises(LinkError) as refused:
        pack_deal(structs.replace(SOLO, players=2))
    assert refused.value.kind == "impossible_setup"


def test_names_are_written_clean() -> None:
    deal = unpack_deal(pack_deal(structs.replace(SOLO, names=("A\u202eda\n",))))
    assert deal.setup.names == ("Ada",)


def test_a_deal_of_rules_that_never_were_is_refused() -> None:
    """The rules are the second digit: 1 is one bit long, 0 has no bits."""
    number = number_in(pack_deal(Setup(players=2), rules=1))
    assert number % 16 == 1
    with pytest.raises(LinkError) as refused:
        unpack_deal(link_of("s", number - 1))
    assert refused.value.kind == "impossible_record"


def test_a_deal_of_later_rules_asks_for_the_newer_page() -> None:
    """The rest does not matter, as a later page may encode set-ups differently."""
    for rules in (RULES + 1, 2**15 - 1):
        digits = Writer()
        digits.natural(rules, RULES_BITS)
        digits.digit(12345, 99999)
        with pytest.raises(NewerRules) as refused:
            unpack_deal(link_of("s", digits.number()))
        assert refused.value.kind == "newer_rules" and refused.value.rules == rules
    with pytest.raises(NewerRules):
        pack_deal(SOLO, rules=RULES + 1)


def test_numbers_past_the_end_of_a_deal_are_refused() -> None:
    number = number_in(pack_deal(Setup(players=2), 87, rules=1))
    with pytest.raises(LinkError) as refused:
        unpack_deal(link_of("s", number + (1 << 200)))
    assert refused.value.kind == "past_the_end"


@pytest.mark.parametrize(
    ("day", "seed"),
    [((2026, 11, 21), 20261121), ((2024, 2, 29), 20240229), ((2100, 1, 1), 21000101)],
)
def test_the_deal_of_the_day_has_the_date_as_its_seed(day: tuple[int, int, int], seed: int) -> None:
    date = datetime.date(*day)
    assert int(date.strftime("%Y%m%d")) == seed
    assert deal_of_the_day(date) == Setup(
        players=1,
        seed=seed,
        sets=("core", "swiftstart"),
        goals="green",
        automa="eagle",
        names_language="en",
    )


def test_two_days_running_deal_different_cards() -> None:
    one, other = (
        Game.new(deal_of_the_day(datetime.date(2026, 12, day))).state.players[0].hand
        for day in (1, 2)
    )
    assert one != other
