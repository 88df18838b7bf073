"""A game for two people from its own door: where the friend sits, names, who begins, cards."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tests.table import CATALOG
from tests.ui.fake_browser import Page, at
from tests.ui.live.network import Device, Network
from tests.ui.markup import command_of
from wingspan.engine import Game, Setup
from wingspan.ui import messages


def asked(
    peers: Device | None = None, seeds: Iterator[int] | None = None, **filled_in: str
) -> Page:
    """Return the start page after the door's form was filled in and submitted."""
    page, seeds = Page(peers=peers), seeds or itertools.count(5)
    page.press(messages.Open("friend"))
    page.screen.chance = lambda _below: next(seeds)  # type: ignore[method-assign]
    page.screen.filled_in = filled_in
    if peers is None:
        page.submit("play_with_friend")
    else:
        at(page, lambda: page.submit("play_with_friend"))
    return page


def test_the_door_opens_a_form_of_its_own() -> None:
    page = Page()
    (door,) = page.screen.root.by_class("with-friend-tool")
    assert command_of(door) == messages.Open("friend")
    page.press(messages.Open("friend"))
    form = page.screen.root.by_id("friend")
    assert {field.attributes["id"] for field in form.all() if field.tag in ("input", "select")} == {
        "friend-where",
        "friend-own",
        "friend-other",
        "friend-first",
        "friend-cards",
    }


def test_a_game_at_this_screen_begins_with_names_and_cards() -> None:
    game = asked(own="Ada", other="Bo", cards="swiftstart oceania").session.game
    assert game is not None
    assert game.setup.names == ("Ada", "Bo") and game.setup.players == 2
    assert game.setup.sets == ("core", "swiftstart", "oceania")


def test_a_friend_far_away_is_played_with_by_link() -> None:
    sitting = asked(own="Ada", other="Bo", where="link").session.sitting
    assert sitting is not None and sitting.seats.mine == 0


def test_a_friend_on_another_device_is_played_with_live() -> None:
    page = asked(own="Ada", other="Bo", where="live", peers=Network().device())
    assert page.session.live is not None and page.session.live.names == ("Ada", "Bo")


def test_if_every_deal_lets_the_other_begin_the_game_begins_all_the_same() -> None:
    seed = 5
    other = 1 - Game.new(Setup(players=2, seed=seed), CATALOG).state.first_player
    page = asked(own="Ada", other="Bo", first=str(other), seeds=itertools.repeat(seed))
    assert page.session.game is not None and page.session.game.setup.names == ("Ada", "Bo")


@pytest.mark.parametrize("first", [0, 1])
def test_whoever_is_to_begin_begins(first: int) -> None:
    page = asked(own="Ada", other="Bo", first=str(first))
    game, sitting = page.session.game, page.session.sitting
    assert game is not None and game.state.first_player == first
    assert sitting is not None and sitting.save.fresh


def test_the_name_of_last_time_stands_there_already() -> None:
    page = asked(own="Ada", other="Bo")
    page.command("leave", "")
    page.press(messages.Open("friend"))
    assert page.screen.root.by_id("friend-own").attributes["value"] == "Ada"
