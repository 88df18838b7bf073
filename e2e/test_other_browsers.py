"""The same two journeys in Firefox and in WebKit, the closest to Safari here.

Everything else is tested in Chromium; these tests show whether other browsers keep up.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from e2e.conftest import Watch, absent, new_context
from e2e.drivers import PATIENCE, Driver, PlaywrightDriver, SeleniumDriver
from e2e.person import ON_THE_TABLE, Person
from e2e.playing import (
    CHOICES,
    SAVE,
    answers_until_turns_left,
    assert_score_sheet_is_that_of,
    cut,
    play,
    recorded,
    saved,
    take_first,
    take_last,
)
from e2e.versions import STATE, Host
from e2e.webkit import mini_browser, missing, webkit_driver
from tests.ui.live.friends import Friends
from tools.serve import SITE
from wingspan.engine import Game, Setup
from wingspan.engine.notation.record import Record, decode, encode
from wingspan.links import GameLink, pack_game, unpack_game
from wingspan.words import words_in

# Selenium sets up its own connections in a way that it deprecates.
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")

QUESTION, TABLE = "#prompt", "#mat-0"
STORE = """([key, value]) => {
  localStorage.removeItem("wingspan.current");
  localStorage.setItem(key, value);
}"""
VALUE = "selector => document.querySelector(selector).value"
TEXT_IS = "([selector, text]) => document.querySelector(selector)?.innerText === text"
PASS_TO_ADA, PASS_TO_BO = (f"Pass the device to {name}" for name in ("Ada", "Bo"))


@pytest.fixture
def webkit(running_in: Path) -> Iterator[str]:
    """The address of a WebKit driver for this test alone.

    A driver that hangs then fails no other test.
    """
    if lacking := missing():
        absent(f"no WebKit (`sh tools/webkit.sh` looks for it): {', '.join(lacking)} missing")
    with webkit_driver(running_in) as url:
        yield url


@pytest.fixture
def in_webkit(webkit: str) -> Iterator[Driver]:
    with mini_browser(webkit) as remote:
        yield SeleniumDriver(remote)


@pytest.fixture
def in_firefox(firefox: Browser, host: Host) -> Iterator[Driver]:
    context = new_context(firefox, service_workers="allow")
    watch = Watch(urlsplit(host.url).netloc)
    watch.follow(context)
    yield PlaywrightDriver(context.new_page())
    context.close()
    assert watch.foreign == []
    assert [said for said in watch.complaints if "sw.js" not in said] == []


@pytest.fixture(params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest, host: Host) -> Iterator[Driver]:
    """Runs a test in both browsers, which fails if the page does or if it contacts another host."""
    driver: Driver = request.getfixturevalue(f"in_{request.param}")
    yield driver
    assert not driver.usable("#start-failed, .failure")
    assert driver.hosts() <= {urlsplit(host.url).netloc}


@pytest.fixture
def host() -> Iterator[Host]:
    """The built page on a server of its own, which can be stopped."""
    running = Host(SITE)
    yield running
    running.close()


def open_at(driver: Driver, host: Host, record: Record, answers: int) -> None:
    """Open the page with the first ``answers`` of a game kept from an earlier visit."""
    driver.open(f"{host.url}static/style.css")
    driver.evaluate(STORE, [SAVE, encode(cut(record, answers)).decode()])
    driver.open(host.url)
    driver.started()


def shown(driver: Driver) -> list[str]:
    """Return the question and the table, in words."""
    return [driver.said(QUESTION), driver.said(TABLE)]


@dataclass
class Visitor(Person):
    """Clicks things on the table if usable there, else their buttons in the prompt bar."""

    page: Driver

    def click(self, selector: str) -> None:
        self._see_what_was_answered()
        on_the_table = selector + ON_THE_TABLE
        self.page.click(on_the_table if self.page.usable(on_the_table) else selector)
        self.inputs += 1

    def _see_what_was_answered(self) -> None:
        """Wait until the page has kept the last answer: a driver returns before it does."""
        game = self.session.game
        assert game
        end = time.monotonic() + PATIENCE / 1000
        while len(decode(saved(self.page)).answers) != len(game.answers):
            assert time.monotonic() < end, "the page did not take the last answer"
            time.sleep(0.05)


def test_a_game_is_played_with_the_mouse_and_its_last_turn_with_the_server_gone(
    driver: Driver, host: Host
) -> None:
    """Its set-up and three turns are played, then its last turn."""
    record = recorded("base_111")
    open_at(driver, host, record, 0)
    driver.until(f"() => ({STATE})() === 'ready'")
    Visitor(driver, record).play(most=9)
    before, kept = shown(driver), saved(driver)
    host.away = True
    host.close()
    driver.reload()
    driver.started()
    assert shown(driver) == before
    assert saved(driver) == kept
    given = answers_until_turns_left(record, 1)
    driver.evaluate(STORE, [SAVE, encode(cut(record, given)).decode()])
    driver.reload()
    driver.started()
    Visitor(driver, record, given=given).play()
    assert decode(driver.evaluate(VALUE, "#record")) == record
    assert_score_sheet_is_that_of(driver, record, with_nectar=False)


@pytest.mark.soak
def test_a_reload_asks_the_same_question_at_the_same_table(driver: Driver, host: Host) -> None:
    """With all sets; the game above is reloaded too, without a server."""
    record = recorded("all_sets_121")
    open_at(driver, host, record, len(record.answers) // 2)
    assert play(driver, take_last, most=3) == 3
    before, kept = shown(driver), saved(driver)
    driver.reload()
    driver.started()
    assert shown(driver) == before
    assert saved(driver) == kept
    assert play(driver, take_first, most=3) == 3
    assert saved(driver) != kept


def ada_has_answered() -> Game:
    """Return a two-player game in which Bo must answer."""
    game = Game.new(Setup(players=2, names=("Ada", "Bo"), seed=7))
    while game.decision and game.decision.player == 0:
        game.answer(0)
    return game


def a_link_seats_its_player_and_goes_back_as_a_link(driver: Driver) -> None:
    """Follow a link while the page is open."""
    sent = ada_has_answered().record()
    link = f"g={pack_game(GameLink(record=sent, seat=1))}"
    driver.evaluate("fragment => { location.hash = fragment; }", link)
    driver.until(TEXT_IS, ["#question", "It’s your turn, Bo"])
    driver.click("[data-do=accept]")
    driver.until("selector => document.querySelector(selector)", CHOICES)
    assert play(driver, take_first) > 0
    assert driver.text("#question") == "Waiting for Ada"
    driver.click("""[data-do=share][data-with*='"turn"']""")
    driver.until("selector => document.querySelector(selector)", "#share-link")
    back, game = unpack_game(driver.evaluate(VALUE, "#share-link").partition("#g=")[2])
    assert back.seat == 0
    assert back.record.answers[: len(sent.answers)] == sent.answers
    assert back.record == decode(saved(driver))
    assert game.decision and game.decision.player == 0


def test_where_pages_cannot_reach_each_other_an_invitation_is_the_game_s_link(
    in_webkit: Driver, host: Host
) -> None:
    """WebKitGTK has no WebRTC; another WebKit may have it."""
    with ThreadPoolExecutor(1) as apart:  # a driver may run this thread's loop
        code = apart.submit(lambda: Friends().code_of(1)).result()
    in_webkit.open(f"{host.url}#{code}")
    in_webkit.started()
    if in_webkit.evaluate("() => 'RTCPeerConnection' in window"):
        pytest.skip("this WebKit can reach other pages")
    in_webkit.until("() => document.querySelector('.arrival')")
    assert in_webkit.text(".notices").startswith(words_in("en").text("live/impossible"))
    assert in_webkit.usable("[data-do=accept]")


def test_two_people_hand_the_screen_over_and_a_link_seats_its_player(
    driver: Driver, host: Host
) -> None:
    """Neither sees the other's hand."""
    driver.open(host.url)
    driver.started()
    driver.click("#more-options > summary")
    driver.click('label:has([name=players][value="2"])')
    for field, text in (("name_0", "Ada"), ("name_1", "Bo"), ("seed", "8")):
        driver.fill(f"[name={field}]", text)
    driver.click("#start-form [type=submit]")
    hands = Game.new(Setup(players=2, seed=8)).state.players
    for number, passed in enumerate((PASS_TO_ADA, PASS_TO_BO)):
        driver.until("() => document.querySelector('.take')")
        assert passed in driver.text("#root")
        assert driver.count("#hand") == 0
        driver.click(".take")
        driver.until("() => document.querySelector('#hand')")
        mine, other = hands[number].hand, hands[1 - number].hand
        assert all(driver.count(f"#hand-{bird}") == 1 for bird in mine)
        assert not any(driver.count(f"#hand-{bird}") for bird in other)
        while not driver.count(".take"):
            assert play(driver, take_first, most=1) == 1
    a_link_seats_its_player_and_goes_back_as_a_link(driver)
