"""Live tables: pages that reach each other directly, by codes that are scanned, sent or pasted."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from e2e.conftest import CHROMIUM_ARGUMENTS, UNOPTIMIZED, new_context
from e2e.drivers import PATIENCE
from e2e.far_apart import WAITING, arrived, in_the_last_turns, shown_secrets
from e2e.playing import begin, fill_in, open_tool, play, saved
from e2e.ready import reopen
from tests.links.camera import read_code
from tools import chromium
from wingspan.engine import Game
from wingspan.engine.events import TurnBegan
from wingspan.engine.notation.record import decode
from wingspan.links import GameLink, pack_game

Newcomer = Callable[..., Page]
Ready = Newcomer
NAMES = ("Ada", "Bo", "Cy")
CHANNELS = """
window.channels = [];
const made = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...told) {
  const channel = made.apply(this, told);
  window.channels.push(channel);
  return channel;
};
"""
"""Lets a test send anything on a page's channels."""
TONES = """
localStorage.setItem("wingspan.settings", '{"sound":"soft"}');
window.tones = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, how) {
    super(context, how);
    window.tones.push(how.frequency);
  }
};
"""
"""Turns sound on, and records the pitch of each tone in Hz."""
OPEN = "window.channels.find(({ readyState }) => readyState === 'open')"
CAMERA = """
window.inSight = [];
window.tracks = [];
const asked = MediaDevices.prototype.getUserMedia;
MediaDevices.prototype.getUserMedia = async function (...told) {
  const stream = await asked.apply(this, told);
  window.tracks.push(...stream.getTracks());
  return stream;
};
window.BarcodeDetector = class {
  static getSupportedFormats = async () => ["qr_code"];
  detect = async (video) =>
    video.videoWidth > 0 ? window.inSight.map((rawValue) => ({ rawValue })) : [];
};
"""
"""Lets a test choose the codes in the camera's view; the camera is Chromium's fake one."""
REFUSE = """
navigator.mediaDevices.getUserMedia =
  async () => { throw new DOMException("", "NotAllowedError"); };
"""
OFF = "window.tracks.length > 0 && window.tracks.every(({ readyState }) => readyState === 'ended')"
FILMING = "document.querySelector('#live-camera')?.videoWidth > 0"


@pytest.fixture
def filming(ready: Ready) -> Page:
    """The start page with Chromium's fake camera and a reader of codes."""
    page = ready(CAMERA)
    page.evaluate("() => { window.inSight = []; window.tracks = []; }")
    return page


@pytest.fixture
def another_browser(playwright: Playwright) -> Iterator[Page]:
    """An empty page in a Chromium of its own process."""
    running = playwright.chromium.launch(
        executable_path=chromium.installed(),
        args=[*CHROMIUM_ARGUMENTS, UNOPTIMIZED],
        timeout=PATIENCE,
    )
    yield new_context(running).new_page()
    running.close()


def open_table(page: Page, players: int, seed: int = 5) -> None:
    """Begin a game at one screen, and open a live table with it."""
    fields = {f"name_{seat}": name for seat, name in enumerate(NAMES[:players])}
    begin(page, players=str(players), seed=str(seed), **fields)
    share_table(page)


def open_late_table(page: Page, round_: int) -> None:
    """Open a live table with a two-player game in which each has two turns left in ``round_``."""
    late = GameLink(record=in_the_last_turns(("Ada", "Bo"), 5, round_))
    arrived(page, f"g={pack_game(late)}")
    page.locator("[data-do=accept]").first.click()
    page.wait_for_selector("html[data-phase=play] :is([data-decision], .hand-over)")
    share_table(page)


def share_table(page: Page) -> None:
    """Open a live table with the page's game."""
    if page.locator(".hand-over .take").count():
        page.locator(".hand-over .take").click()
    open_tool(page, "share")
    page.locator("#share [data-do=live]").click()
    page.wait_for_selector("#live")


def invitation(page: Page, seat: int) -> str:
    """Return the link that the host's page shows for ``seat``, or for a screen (-1)."""
    if seat < 0:
        unfold(page)
    chosen = page.locator(f"""[data-do=live_invite][data-with='{{"seat":{seat}}}']""")
    if chosen.get_attribute("aria-pressed") != "true" or not page.locator("#live-link").count():
        chosen.click()
    page.wait_for_selector("#live-link", state="attached")
    return page.locator("#live-link").input_value()


def unfold(page: Page) -> None:
    """Unfold what need not be done now, unless it is."""
    if not page.locator("#live-rest[open]").count():
        page.locator("#live-rest > summary").click()


def invite_screen(page: Page) -> None:
    unfold(page)
    page.locator("[data-do=live_invite][data-with='{\"seat\":-1}']").click()


def scanned(page: Page) -> str:
    """Return what a camera reads from the code on the page."""
    _, _, width, _ = map(int, (page.locator("#live .code").get_attribute("viewBox") or "").split())
    path = page.locator("#live .code-dark").get_attribute("d") or ""
    return read_code(path, width)


def come(page: Page, url: str) -> str:
    """Open an invitation, and return the link with the answer."""
    if page.url == "about:blank":
        page.goto(url)
    else:
        reopen(page, fragment=url.partition("#")[2])
    page.wait_for_selector("#live-link", state="attached")
    return page.locator("#live-link").input_value()


def take_the_answer(host: Page) -> None:
    """Unfold the fields for the guest's answer, unless they are."""
    if not host.locator("#live-answer[open]").count():
        host.locator("#live-answer > summary").click()


def paste(host: Page, answer: str) -> None:
    take_the_answer(host)
    host.locator("#live-code").fill(answer)
    host.locator(".live-paste [type=submit]").click()


def at_the_table(page: Page, *seats: int) -> None:
    """Wait until the page shows that those seats are at the table."""
    for seat in seats:
        page.wait_for_selector(f'#root[data-here~="{seat}"]', state="attached")


def connect(host: Page, guest: Page, seat: int) -> None:
    paste(host, come(guest, invitation(host, seat)))
    at_the_table(guest, 0, seat)
    at_the_table(host, 0, seat)


def play_on(pages: list[Page], dice: random.Random, most: int = 5000) -> None:
    """Play until the game is over or ``most`` answers have been given."""
    given = 0
    while given < most and pages[0].get_attribute("html", "data-phase") == "play":
        for page in pages:
            if page.locator(WAITING).count() == 0:
                given += play(page, dice.randrange, most - given)


def until(page: Page, true: str) -> None:
    """Wait until an expression is true; the page's policy forbids waiting inside the page."""
    for _ in range(200):
        if page.evaluate(true):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {true}")


def turns_begun(game: Game) -> int:
    return sum(isinstance(event, TurnBegan) for event in game.events)


def same_record(pages: list[Page]) -> str:
    """Check that all pages keep the same record, and return it."""
    first = saved(pages[0])
    for page in pages[1:]:
        expect(page.locator("#root")).to_be_attached()
        for _ in range(200):
            if saved(page) == first:
                break
            page.wait_for_timeout(50)
        assert saved(page) == first
    return first


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_two_browsers_play_live_to_the_end(
    ready: Ready, another_browser: Page, whole: bool
) -> None:
    """The whole game, or the last turns; `tests/ui/live/test_table.py` plays whole ones too."""
    ada, bo = ready(), another_browser
    bo.add_init_script(TONES)
    if whole:
        open_table(ada, 2)
    else:
        open_late_table(ada, 4)
    link = invitation(ada, 1)
    assert scanned(ada) == link
    answer = come(bo, link)
    assert scanned(bo) == answer
    paste(ada, answer)
    at_the_table(ada, 0, 1)
    expect(ada.locator("#live")).to_have_count(0)
    expect(bo.locator("#live")).to_have_count(0)
    play_on([ada, bo], random.Random(1))
    bo.wait_for_selector("html[data-phase=over]")
    same_record([ada, bo])
    assert {392, 587} <= set(bo.evaluate("tones"))  # the tones of Bo's turn


def test_an_answer_is_opened_in_another_tab(ready: Ready) -> None:
    """It says that Bo is at the table, and the tab with the table continues.

    Ada may also open the invitation there first.
    """
    ada, bo = ready(), ready()
    open_table(ada, 2)
    link = invitation(ada, 1)
    answer = come(bo, link)
    tab = ada.context.new_page()
    tab.goto(link)
    expect(tab.locator(".notices")).to_contain_text("That is your own invitation")
    tab.goto(answer)
    expect(tab.locator(".notices")).to_contain_text("Bo is at the table. You can close this tab.")
    at_the_table(ada, 0, 1)
    at_the_table(bo, 0, 1)
    tab.close()


WAY = "JSON.parse(sessionStorage.getItem('wingspan.live') ?? '{}').ways?.[0]"
"""The offer of the peer that holds a line ready for this page."""


def test_a_guest_that_loads_again_comes_back(ready: Ready) -> None:
    """Bo's page is reloaded in Bo's turn, and finds the table by itself."""
    ada, bo = ready(), ready()
    open_table(ada, 2)
    connect(ada, bo, 1)
    dice = random.Random(4)
    play(ada, dice.randrange)
    bo.wait_for_selector("[data-decision]", state="attached")
    way = ""
    for _ in range(2):
        # Once connected, it takes a moment until Ada holds another line ready and Bo knows of it.
        bo.wait_for_function(f"way => ![undefined, way].includes({WAY})", arg=way)
        way = bo.evaluate(f"() => {WAY}")
        bo.reload()
        at_the_table(bo, 0, 1)
        at_the_table(ada, 0, 1)
    play(bo, dice.randrange)
    expect(bo.locator(WAITING)).to_have_count(1)
    expect(ada.locator(WAITING)).to_have_count(0)
    same_record([ada, bo])


@pytest.mark.soak
def test_a_channel_cut_as_an_answer_is_on_its_way_loses_nothing(newcomer: Newcomer) -> None:
    """``tests/ui/live/test_returning.py`` cuts lines natively."""
    ada, bo = newcomer(), newcomer(opened=False)
    bo.add_init_script(CHANNELS)
    open_table(ada, 2)
    connect(ada, bo, 1)
    bo.wait_for_function(f"() => {WAY}")  # a line for coming back is ready
    bo.evaluate(f"() => {OPEN}.close()")
    play(ada, random.Random(8).randrange)
    at_the_table(bo, 0, 1)
    bo.wait_for_selector("[data-decision]", state="attached")
    same_record([ada, bo])


@pytest.mark.soak
def test_a_stranger_is_told_and_let_go(newcomer: Newcomer) -> None:
    """``tests/ui/live/test_table.py`` tells of strangers natively."""
    ada, bo = newcomer(), newcomer(opened=False)
    bo.add_init_script(CHANNELS)
    open_table(ada, 2)
    connect(ada, bo, 1)
    before = saved(ada)
    for text in ("{", "<img src=x onerror=alert(1)>", "A" * 100_000):
        bo.evaluate(f"text => {OPEN}.send(text)", text)
    expect(ada.locator(".notices")).to_contain_text("was disconnected")
    ada.wait_for_selector('#root[data-lost~="1"]', state="attached")
    assert saved(ada) == before


@pytest.mark.soak
def test_a_code_that_is_none_is_told(newcomer: Newcomer) -> None:
    """``tests/ui/live/test_table.py`` tells of such codes natively."""
    ada = newcomer()
    open_table(ada, 2)
    invitation(ada, 1)
    paste(ada, "hello")
    expect(ada.locator("#live .told-now")).to_contain_text("cut short or altered")
    expect(ada.locator("#live-code")).to_have_value("hello")


@pytest.mark.soak
def test_three_people_and_a_screen_play_a_round(newcomer: Newcomer) -> None:
    """The screen shows nobody's hand; people who are asked later choose their start meanwhile."""
    ada, bo, cy, screen = people = [newcomer() for _ in range(4)]
    open_table(ada, 3)
    for page, seat in ((bo, 1), (cy, 2)):
        connect(ada, page, seat)
        if not ada.locator("#live").count():
            open_tool(ada, "share")
            ada.locator("#share [data-do=live]").click()
    paste(ada, come(screen, invitation(ada, -1)))
    at_the_table(screen, 0, 1, 2)
    ada.keyboard.press("Escape")
    cy.locator("#hand [data-do=choose_start]").first.click()
    cy.locator(".kept-bonus [data-do=choose_start]").first.click()
    cy.locator("[data-do=confirm_start]").click()
    expect(cy.locator("#question")).to_contain_text("1 of 3 are ready")
    dice = random.Random(6)
    while Game.replay(decode(saved(ada))).state.round < 2:
        for page in people[:3]:
            play(page, dice.randrange)
    game = Game.replay(decode(same_record(people[:3])))
    expect(screen.locator(".round-now")).to_contain_text(str(game.state.round))
    assert screen.locator("[data-choice], #hand").count() == 0
    shown = {*shown_secrets(screen, game, 0), *shown_secrets(screen, game, 1)}
    assert shown == set()


def test_chromium_plays_with_firefox(ready: Ready, firefox: Browser) -> None:
    """They play to the end of a round and on."""
    ada = ready()
    context = firefox.new_context()
    bo = context.new_page()
    try:
        open_late_table(ada, 1)
        connect(ada, bo, 1)
        play_on([ada, bo], random.Random(2), 24)
        assert Game.replay(decode(same_record([ada, bo]))).state.round == 2
    finally:
        context.close()


def test_the_page_with_the_table_loads_again_in_mid_turn(ready: Ready) -> None:
    """Ada's answers are kept, and both pages find each other again."""
    ada, bo = ready(), ready()
    open_table(ada, 2)
    connect(ada, bo, 1)
    dice = random.Random(9)
    for _ in range(2):
        play(ada, dice.randrange)
        play(bo, dice.randrange)
    bo.wait_for_selector(WAITING)
    ada.wait_for_selector("[data-decision]", state="attached")
    play(ada, dice.randrange, 1)
    before = decode(saved(ada))
    ada.once("dialog", lambda dialog: dialog.accept())
    ada.reload()
    at_the_table(bo, 0, 1)
    at_the_table(ada, 0, 1)
    assert decode(saved(ada)) == before
    play(ada, dice.randrange)
    bo.wait_for_selector("[data-decision]", state="attached")
    same_record([ada, bo])


def test_the_page_scans_an_answer_itself(ready: Ready, filming: Page) -> None:
    """It ignores other codes, including its own, and the camera is off afterwards."""
    ada, bo = filming, ready()
    open_table(ada, 2)
    link = invitation(ada, 1)
    answer = come(bo, link)
    take_the_answer(ada)
    ada.locator("#live-scan").click()
    until(ada, FILMING)
    ada.evaluate("codes => { window.inSight = codes }", ["https://example.org/", link])
    expect(ada.locator("#live .told-now")).to_be_empty()
    ada.evaluate("code => window.inSight.push(code)", answer)
    at_the_table(ada, 0, 1)
    at_the_table(bo, 0, 1)
    until(ada, OFF)


def test_the_camera_is_off_when_it_is_not_seen(filming: Page) -> None:
    """Scanning is stopped, the dialog closed by key and by button, and another seat invited."""
    ada = filming
    open_table(ada, 2)
    invitation(ada, 1)
    ways: list[Callable[[], None]] = [
        lambda: ada.locator("#live-scan").click(),
        lambda: ada.keyboard.press("Escape"),
        lambda: ada.locator("#live .close").click(),
        lambda: invite_screen(ada),
    ]
    for leave in ways:
        if not ada.locator("#live").count():
            open_tool(ada, "share")
            ada.locator("#share [data-do=live]").click()
        take_the_answer(ada)
        ada.locator("#live-scan").click()
        until(ada, FILMING)
        leave()
        expect(ada.locator("#live-camera")).to_have_count(0)
        until(ada, OFF)


def test_a_refused_camera_is_told(filming: Page) -> None:
    """Without permission the page gets no camera; a code can still be pasted."""
    ada = filming
    ada.evaluate(f"() => {{ {REFUSE} }}")
    open_table(ada, 2)
    invitation(ada, 1)
    take_the_answer(ada)
    ada.locator("#live-scan").click()
    expect(ada.locator("#live .told-now")).to_contain_text("may not use the camera")
    expect(ada.locator("#live-camera")).to_have_count(0)
    expect(ada.locator("#live-code")).to_be_visible()
    ada.evaluate("delete navigator.mediaDevices.getUserMedia")


@pytest.mark.parametrize(
    "before",
    [
        pytest.param("", id="reader"),  # Chromium has none here
        pytest.param(
            f"{CAMERA}; delete MediaDevices.prototype.getUserMedia;",
            id="camera",
            marks=pytest.mark.soak,
        ),
    ],
)
def test_without_a_camera_or_a_reader_nothing_is_offered(ready: Ready, before: str) -> None:
    ada = ready(before)
    ada.evaluate("delete window.BarcodeDetector")
    open_table(ada, 2)
    invitation(ada, 1)
    take_the_answer(ada)
    expect(ada.locator("#live-scan, #live-camera")).to_have_count(0)
    expect(ada.locator("#live-code")).to_be_visible()


@pytest.mark.soak
def test_a_screen_that_nobody_sits_at_is_the_table_of_two(newcomer: Newcomer) -> None:
    """One of them plays in another tab of the same browser, the other elsewhere."""
    laptop, bo = newcomer(), newcomer()
    fill_in(laptop, players="2", seed="5", seat_0="live", seat_1="live")
    laptop.wait_for_selector("#live")
    ada = laptop.context.new_page()
    people = [ada, bo]
    for seat, page in enumerate(people):
        paste(laptop, come(page, invitation(laptop, seat)))
        at_the_table(laptop, seat)
    at_the_table(ada, 0, 1)
    expect(laptop.locator("#live")).to_have_count(0)
    dice = random.Random(7)
    while turns_begun(Game.replay(decode(saved(ada)))) < 5:
        for page in people:
            play(page, dice.randrange)
    game = Game.replay(decode(same_record(people)))
    expect(laptop.locator(".round-now")).to_contain_text(str(game.state.round))
    assert laptop.locator("[data-choice], #hand").count() == 0
    shown = {*shown_secrets(laptop, game, 0), *shown_secrets(laptop, game, 1)}
    assert shown == set()


@pytest.mark.soak
def test_chromium_comes_back_to_firefox_that_has_the_table(
    newcomer: Newcomer, firefox: Browser, site_url: str
) -> None:
    """By itself, Firefox would wait no longer than five seconds."""
    bo = newcomer()
    context = new_context(firefox)
    ada = context.new_page()
    try:
        ada.goto(site_url)
        ada.wait_for_selector("html[data-phase]", state="attached")
        open_table(ada, 2)
        connect(ada, bo, 1)
        dice = random.Random(4)
        play(ada, dice.randrange)
        bo.wait_for_selector("[data-decision]", state="attached")
        bo.wait_for_function(f"() => {WAY} !== undefined")
        bo.goto("about:blank")
        ada.wait_for_selector('#root[data-lost~="1"]', state="attached")
        ada.wait_for_timeout(8_000)
        bo.goto(site_url)
        at_the_table(bo, 0, 1)
        at_the_table(ada, 0, 1)
        play(bo, dice.randrange)
        expect(ada.locator(WAITING)).to_have_count(0)
        same_record([ada, bo])
    finally:
        context.close()
