"""Links of every number of the rules open for ever, to the table at which they were made.

``python -m tests.published`` writes the files while ``RULES`` is their number.
"""

from __future__ import annotations

import pytest
from msgspec import structs

from tests.published import links
from tests.published.links import PublishedLink
from tests.table import play_randomly, rng_for
from wingspan.engine import RULES, Game
from wingspan.engine.notation.record import decode, encode
from wingspan.links import (
    LONGEST_NAME,
    GameLink,
    pack_game,
    relation,
    unpack_deal,
    unpack_game,
)

NUMBERS = [number for number in range(1, RULES + 1) if links.path_of(number).exists()]
LINKS = [(number, link) for number in NUMBERS for link in links.read(number)]
GAMES = [(number, link) for number, link in LINKS if link.fragment.startswith("g=")]
DEALS = [(number, link) for number, link in LINKS if link.fragment.startswith("s=")]


def name_of(value: object) -> str:
    return value.name if isinstance(value, PublishedLink) else f"rules {value}"


def test_the_links_of_rules_1_are_of_every_kind() -> None:
    published = links.read(1)
    games = [link for link in published if link.fragment.startswith("g=")]
    setups = [link.record.setup for link in games]
    assert len(games) >= 50 and len(published) >= 60
    assert len({frozenset(setup.sets) for setup in setups if "core" in setup.sets}) == 8
    assert {setup.players for setup in setups} == {1, 2, 3, 4, 5}
    assert {setup.names_language for setup in setups} == {"en", "fr"}
    assert {wish for link in games for wish in link.unasked} == {"ask", "free", "all"}
    assert max(len(name) for setup in setups for name in setup.names) == LONGEST_NAME
    assert any(link.record.start and link.awaits for link in games)
    assert sum(link.awaits == "" for link in games) >= 10
    assert {link.beat is None for link in published if link not in games} == {True, False}


@pytest.mark.parametrize(("number", "link"), GAMES, ids=name_of)
def test_a_link_to_a_game_opens_to_what_was_sent(number: int, link: PublishedLink) -> None:
    opened, game = unpack_game(link.fragment.removeprefix("g="))
    assert decode(encode(opened.record)) == link.record
    assert opened.record.rules == number
    assert (opened.seat, opened.unasked) == (link.seat, link.unasked)
    assert links.digest(game) == link.table
    assert links.totals(game) == link.totals
    assert links.awaited(game) == link.awaits
    assert pack_game(opened) == link.fragment.removeprefix("g=")


@pytest.mark.parametrize(
    ("number", "link"), [(number, link) for number, link in GAMES if link.awaits], ids=name_of
)
def test_a_game_out_of_a_link_is_played_on_and_sent_on_under_its_own_number(
    number: int, link: PublishedLink
) -> None:
    opened, game = unpack_game(link.fragment.removeprefix("g="))
    play_randomly(game, rng_for("played on", link.name), 12)
    record = game.record()
    assert record.rules == number
    assert relation(opened.record, record) == "newer"
    sent = GameLink(record=record, seat=opened.seat, unasked=opened.unasked)
    again, there = unpack_game(pack_game(sent))
    assert again == sent
    assert there == game
    assert Game.replay(again.record) == game


@pytest.mark.parametrize(("number", "link"), DEALS, ids=name_of)
def test_a_link_to_a_deal_deals_the_same_under_its_own_number(
    number: int, link: PublishedLink
) -> None:
    deal = unpack_deal(link.fragment.removeprefix("s="))
    assert (deal.setup, deal.beat, deal.rules) == (link.record.setup, link.beat, number)
    game = Game.replay(structs.replace(link.record, setup=deal.setup))
    assert links.digest(game) == link.table
    assert links.awaited(game) == link.awaits
