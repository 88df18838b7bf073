"""Pages of a live table that lose each other, or are reloaded, and find each other again."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec import structs

from tests.ui.fake_browser import Page, at
from tests.ui.live.friends import Friends, answers, fragment, play, ring, seen
from tests.ui.live.network import Line
from wingspan.links import LinkError
from wingspan.links.connection import Candidate, Connection, Offer, pack_offer
from wingspan.ui import messages
from wingspan.ui.live import conduct
from wingspan.ui.live.lines import TRIES, read_kept, who_returns
from wingspan.ui.session.moment import SCREEN

pytestmark = pytest.mark.native_only


def reload(friends: Friends, seat: int) -> Page:
    """Reload that page: its lines are lost, but not what its browser and its tab store."""
    page, device = friends.pages[seat], friends.devices[seat]
    lines, device.lines = device.lines, []
    for line in lines:
        line.over = True
    for other, ends in zip(friends.pages, friends.devices, strict=True):
        for line in ends.lines:
            if line.other in lines:
                at(other, line.cut)
    kept, device.in_tab = device.in_tab, ""
    again = friends.pages[seat] = Page(store=page.store, peers=device)
    again.screen.tick, device.in_tab = 100, kept
    at(again, again.reopen)
    return again


def pass_time(page: Page) -> None:
    """Do what was scheduled."""
    waiting, page.screen.waiting = page.screen.waiting, []
    at(page, lambda: [act() for act in waiting])


def shown_over(page: Page) -> str:
    """Return the dialog that lies over the page."""
    return page.session.over.dialog


def test_a_line_that_breaks_is_found_again() -> None:
    """It breaks several times, and the game goes on."""
    friends = Friends(3)
    friends.join(1)
    friends.join(2)
    dice = Random(1)
    for _ in range(3):
        ring(friends.pages, dice, 2)
        friends.cut(2)
        assert [seen(page).present for page in friends.pages] == [("here",) * 3] * 3
        assert seen(friends.pages[2]).step == "joined"
    ring(friends.pages, dice, 2)
    assert len({answers(page) for page in friends.pages}) == 1
    assert all(page.session.told == [] for page in friends.pages)


def test_a_guest_that_is_loaded_again_is_at_the_table() -> None:
    """This happens in the middle of its turn; its answers are kept."""
    friends = Friends()
    friends.join(1)
    dice = Random(2)
    play(friends.ada, dice)
    play(friends.pages[1], dice, 2)
    before = answers(friends.pages[1])
    bo = reload(friends, 1)
    assert answers(bo)[: len(before)] == before
    assert seen(bo).step == "joined" and seen(friends.ada).present == ("here", "here")
    ring(friends.pages, dice, 3)
    assert answers(bo) == answers(friends.ada) and bo.session.told == []


def test_a_screen_that_is_loaded_again_shows_the_table() -> None:
    friends = Friends()
    friends.join(1)
    screen = Page(peers=friends.network.device())
    friends.devices.append(friends.network.tabs[-1])
    friends.pages.append(screen)
    screen.screen.tick = 100
    code = friends.code_of(SCREEN)
    at(screen, lambda: screen.arrive(code))
    answer = fragment(screen)
    at(friends.ada, lambda: friends.ada.arrive(answer))
    dice = Random(2)
    ring(friends.pages[:2], dice, 2)
    again = reload(friends, 2)
    assert seen(friends.ada).screens == 1 and answers(again) == answers(friends.ada)
    assert again.session.sitting is not None and again.session.sitting.seats.here == []


def test_the_host_that_is_loaded_again_finds_everybody() -> None:
    friends = Friends(3)
    friends.join(1)
    friends.join(2)
    dice = Random(4)
    ring(friends.pages, dice, 3)
    play(friends.ada, dice, 1)
    before = answers(friends.ada)
    ada = reload(friends, 0)
    assert answers(ada) == before and seen(ada).hosts
    assert [seen(page).present for page in friends.pages] == [("here",) * 3] * 3
    ring(friends.pages, dice, 3)
    assert len({answers(page) for page in friends.pages}) == 1


def test_who_finds_nobody_is_told_in_the_end() -> None:
    friends = Friends()
    friends.join(1)
    bo = friends.pages[1]
    friends.network.works = False
    friends.cut(1)
    for _ in range(TRIES):
        assert seen(bo).step == "returning" and bo.session.told == []
        pass_time(bo)
    assert seen(bo).step == "lost"
    assert [notice.key for notice in bo.session.told] == ["live/gone"]
    friends.network.works = True
    shown = friends.devices[1].shown
    assert shown is not None
    at(bo, lambda: shown(True))
    assert seen(bo).step == "joined" and seen(friends.ada).present == ("here", "here")


def dialog(page: Page) -> str:
    """Return what the dialog of the live table says."""
    at(page, lambda: page.app.send(messages.PlayLive()))
    said = page.screen.root.by_id("live").words()
    at(page, lambda: page.app.send(messages.Close()))
    return said


def test_the_dialog_of_a_guest_says_how_it_stands() -> None:
    friends = Friends()
    friends.join(1)
    bo = friends.pages[1]
    assert "You play as Bo." in dialog(bo)
    friends.network.works = False
    friends.cut(1)
    assert "Coming back to the table…" in dialog(bo)
    for _ in range(TRIES):
        pass_time(bo)
    assert "The table can no longer be reached." in dialog(bo)


def test_a_line_without_a_spare_one_is_given_up_when_it_breaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A browser that describes no address has no code to come back by."""
    friends = Friends()
    code = friends.code_of(1)
    ada, bo = friends.pages
    at(bo, lambda: bo.arrive(code))
    answer = fragment(bo)
    monkeypatch.setattr(Line, "_sdp", lambda *_, **__: "v=0")
    at(ada, lambda: ada.arrive(answer))
    assert seen(bo).step == "joined"
    friends.cut(1)
    assert seen(bo).step == "lost" and "live/gone" in [notice.key for notice in bo.session.told]


def test_the_code_for_who_is_lost_is_shown_by_itself_where_the_table_waits() -> None:
    friends = Friends()
    friends.join(1)
    ada = friends.ada
    play(ada, Random(1))
    friends.network.works = False
    friends.cut(1)
    assert shown_over(ada) == ""
    pass_time(ada)
    assert shown_over(ada) == "live" and seen(ada).seat == 1
    assert fragment(ada).startswith("p=")


def test_the_code_for_who_is_lost_is_a_press_away_in_ones_own_turn() -> None:
    friends = Friends()
    friends.join(1)
    ada = friends.ada
    friends.network.works = False
    friends.cut(1)
    pass_time(ada)
    assert shown_over(ada) == ""
    assert [notice.key for notice in ada.session.told] == ["live/seat_lost"]
    at(ada, lambda: ada.press(messages.PlayLive()))
    assert shown_over(ada) == "live" and fragment(ada).startswith("p=")
    friends.network.works = True
    bo = friends.pages[1]
    code = fragment(ada)
    at(bo, lambda: bo.arrive(code))
    answer = fragment(bo)
    at(ada, lambda: ada.arrive(answer))
    assert seen(ada).present == ("here", "here") and ada.session.told == []


@pytest.mark.parametrize("who", [0, 1])
def test_who_leaves_does_not_come_back(who: int) -> None:
    friends = Friends()
    friends.join(1)
    assert read_kept(friends.devices[who].in_tab) is not None
    page = friends.pages[who]
    at(page, lambda: page.app.send(messages.LeaveLive()))
    assert friends.devices[who].in_tab == ""
    again = reload(friends, who)
    assert again.session.live is None and again.session.sitting is not None


def test_a_tab_without_its_certificate_does_not_come_back() -> None:
    friends = Friends()
    friends.join(1)
    friends.devices[1].certificates.clear()
    bo = reload(friends, 1)
    assert bo.session.live is None and friends.devices[1].in_tab == ""


def told(page: Page) -> list[str]:
    return [notice.key for notice in page.session.told]


def change_kept(friends: Friends, seat: int, **changes: object) -> None:
    """Change what the tab of ``seat`` has stored."""
    device = friends.devices[seat]
    kept = read_kept(device.in_tab)
    assert kept is not None
    device.in_tab = msgspec.json.encode(structs.replace(kept, **changes)).decode()


@pytest.mark.parametrize("who", [0, 1])
def test_a_damaged_game_in_the_tab_is_told_like_a_damaged_link(who: int) -> None:
    friends = Friends()
    friends.join(1)
    change_kept(friends, who, game="g=1abc", id="gone")
    page = reload(friends, who)
    assert page.session.live is None and told(page) == ["link_error_damaged"]


def test_who_has_kept_no_readable_way_back_is_told() -> None:
    friends = Friends()
    friends.join(1)
    change_kept(friends, 1, ways=("1abc",))
    bo = reload(friends, 1)
    assert seen(bo).step == "lost" and told(bo) == ["live/gone"]


@pytest.mark.parametrize("who", [0, 1])
def test_a_game_that_no_link_can_hold_is_not_played_live(
    who: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = Friends()
    friends.join(1)

    def too_long(*_: object) -> str:
        raise LinkError("too_long", "The game is too long for a link.")

    monkeypatch.setattr(conduct, "pack_game", too_long)
    page = reload(friends, who)
    assert page.session.live is None and page.session.phase == "play"
    assert told(page) == ["link_error_too_long"]


def test_a_browser_that_reaches_nobody_any_more_says_so_and_forgets_nothing() -> None:
    friends = Friends()
    friends.join(1)
    kept, friends.devices[1].possible = friends.devices[1].in_tab, False
    bo = reload(friends, 1)
    assert bo.session.live is None and told(bo) == ["live/impossible"]
    assert friends.devices[1].in_tab == kept


def test_who_is_back_in_time_tries_no_more() -> None:
    friends = Friends()
    friends.join(1)
    bo = reload(friends, 1)
    tried = len(friends.devices[1].lines)
    pass_time(bo)
    assert seen(bo).step == "joined" and len(friends.devices[1].lines) == tried and told(bo) == []


@pytest.mark.parametrize("kept", ["", "{", "[]", '{"hosts":1}'])
def test_what_no_tab_has_kept_is_nothing(kept: str) -> None:
    assert read_kept(kept) is None


def test_who_returns_is_known_by_the_offer_alone() -> None:
    """The name and password fit ICE (RFC 8445: at least 4 and 22 characters) and differ for every
    offer.
    """
    offers = [
        pack_offer(Offer(Connection(name, "p" * 24, bytes(32), (Candidate("10.0.0.1", 7),)), 1))
        for name in ("abcd", "abce")
    ]
    (name, password), other = map(who_returns, offers)
    assert len(name) == 8 and len(password) == 24
    assert other[0] != name and other[1] != password
    assert who_returns(offers[0]) == (name, password)


def test_a_table_that_nobody_sits_at_is_found_again() -> None:
    """The tab stores it, even before anybody has come."""
    friends = Friends()
    at(friends.ada, lambda: friends.ada.press(messages.ShowTable()))
    laptop = reload(friends, 0)
    assert seen(laptop).hosts and seen(laptop).mine == ()
    at(laptop, lambda: laptop.app.send(messages.PlayLive()))
    friends.join(1)
    again = reload(friends, 0)
    assert seen(again).mine == () and seen(again).present == ("off", "here")
