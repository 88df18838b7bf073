"""What browsers, hosts and extensions do to pages, and how this one copes.

What a browser keeps is also in ``test_keeping`` and ``test_saves``, why a start fails in
``test_causes``.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from e2e.conftest import Watch
from e2e.playing import CHOICES, begin, open_tool, play, saved, take_first
from e2e.ready import reopen
from e2e.test_keeping import SAFARI
from e2e.test_killed import KEPT, MARK
from e2e.versions import Host, publish_second_version, version_of
from tools.serve import SITE
from wingspan.engine.notation.record import decode

SHOWN_AGAIN = "persisted => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))"
GETS_NOTHING = """
Storage.prototype.getItem = () => { throw new DOMException("denied", "SecurityError"); };
"""
KEEPS_NOTHING = """
Storage.prototype.setItem = () => { throw new DOMException("denied", "SecurityError"); };
"""
IS_FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""
NO_LOCKS_EITHER = """;
navigator.locks && (navigator.locks.request =
  async () => { throw new DOMException("denied", "SecurityError"); });
"""
"""So does Chromium where it stores nothing for a page."""


def no_storage(how: str) -> str:
    """Return a script after which the page gets no storage."""
    return f"Object.defineProperty(window, 'localStorage', {{ get() {{ {how} }} }})"


TAKES_KEYS = """() => {
  window.takes = (event) => event.preventDefault();
  addEventListener("keydown", takes, true);
}"""
NO_MORE_MEMORY = """
WebAssembly.Memory.prototype.grow = () => { throw new RangeError("out of memory"); };
"""
FILLED = """
hoard = []
for size in (1 << 24, 1 << 20, 1 << 16):
    try:
        while True:
            hoard.append(bytearray(size))
    except MemoryError:
        pass
"""


def answers(page: Page) -> int:
    return len(decode(saved(page)).answers)


# back and forward


def test_a_page_that_was_kept_whole_goes_on_from_what_was_stored_meanwhile(
    ready_page: Page,
) -> None:
    """The page that was opened in its place has played on; a page that sleeps has not heard of it,
    as a page does not hear what it stores itself.
    """
    page = ready_page
    begin(page, seed="4")
    play(page, take_first, 2)
    slept = page.evaluate(KEPT)
    play(page, take_first, 2)
    played, asked = answers(page), page.locator("#prompt").inner_text()
    meanwhile = {key: text for key, text in page.evaluate(KEPT).items() if key != MARK}
    reopen(page, slept)
    page.wait_for_selector(CHOICES, state="attached")
    page.evaluate("texts => Object.assign(localStorage, texts)", meanwhile)
    page.evaluate("window.here = true")
    page.evaluate(SHOWN_AGAIN, False)
    page.wait_for_timeout(300)
    assert page.evaluate("window.here")
    with page.expect_navigation():
        page.evaluate(SHOWN_AGAIN, True)
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert page.locator("#prompt").inner_text() == asked
    play(page, take_first, 1)
    assert answers(page) > played


# hosts


@pytest.fixture
def host(tmp_path: Path, watch: Watch) -> Iterator[Host]:
    """A host of its own, whose files can be exchanged."""
    shutil.copytree(SITE, tmp_path / "site")
    host = Host(tmp_path / "site")
    watch.host = host.url.split("/")[2]
    yield host
    host.close()


@pytest.mark.parametrize(
    "gone",
    [
        pytest.param(True, id="gone", marks=pytest.mark.soak),
        pytest.param(False, id="of the new version"),
    ],
)
def test_a_part_that_an_update_has_taken_away_is_said_with_the_way_out(
    page: Page, host: Host, watch: Watch, gone: bool
) -> None:
    page.goto(host.url)
    page.wait_for_selector("html[data-phase]", state="attached")
    begin(page, seed="4")
    play(page, take_first, 2)
    before = saved(page)
    part = host.folder / "coach.pack"
    changed = part.read_bytes()
    if gone:
        part.unlink()
    else:
        part.write_bytes(changed[:-20] + bytes(20))
    publish_second_version(host.folder)
    page.keyboard.press("h")
    notice = page.locator(".notice", has_text="new version has replaced")
    expect(notice).to_be_visible()
    part.write_bytes(changed)
    assert saved(page) == before
    watch.complaints.clear()
    with page.expect_navigation():
        notice.get_by_role("button", name="Reload the page").click()
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    name = "document.querySelector('meta[name=wingspan-version]').content"
    assert page.evaluate(name) == version_of(host.folder)
    assert saved(page) == before
    watch.complaints.clear()


def test_without_a_network_the_part_is_said_to_need_one(
    page: Page, host: Host, watch: Watch
) -> None:
    page.goto(host.url)
    page.wait_for_selector("html[data-phase]", state="attached")
    begin(page, seed="4")
    host.away = True
    page.keyboard.press("h")
    expect(page.locator(".notice")).to_contain_text("needs a network")
    watch.complaints.clear()


# storage


@pytest.mark.parametrize(
    "refuses",
    [
        pytest.param(GETS_NOTHING, id="gets nothing", marks=pytest.mark.soak),
        pytest.param(KEEPS_NOTHING, id="keeps nothing", marks=pytest.mark.soak),
        pytest.param(IS_FULL, id="is full", marks=pytest.mark.soak),  # really so in `test_saves`
        pytest.param(GETS_NOTHING + KEEPS_NOTHING, id="neither", marks=pytest.mark.soak),
        pytest.param(
            no_storage("throw new DOMException('', 'SecurityError')") + NO_LOCKS_EITHER,
            id="refused",
        ),
        pytest.param(no_storage("return null"), id="null", marks=pytest.mark.soak),
        pytest.param(no_storage("return undefined"), id="undefined", marks=pytest.mark.soak),
    ],
)
def test_storage_that_throws_is_said_and_the_game_goes_on(
    page: Page, site_url: str, refuses: str
) -> None:
    page.add_init_script(refuses)
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    begin(page, seed="4")
    assert play(page, take_first, 5) == 5
    expect(page.locator("#question")).not_to_have_text("This game is open in another tab")
    said = "storage is full" if refuses == IS_FULL else "not being saved"
    notice = page.locator(".notice.lasting")
    expect(notice).to_contain_text(said)
    with page.expect_download() as download:
        notice.get_by_role("button", name="Save as a file").click()
    assert '"answers"' in download.value.path().read_text()


def test_what_cannot_be_read_is_not_written_over(page: Page, site_url: str) -> None:
    kept = {"wingspan.statistics": "results", "wingspan.current": "a", "wingspan.game.a": "a game"}
    stored = f"for (const [key, text] of Object.entries({kept})) localStorage[key] = text;"
    page.add_init_script(stored + GETS_NOTHING)
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    begin(page, seed="4")
    play(page, take_first, 5)
    assert {key: page.evaluate("key => localStorage[key]", key) for key in kept} == kept


@pytest.mark.soak  # natively in `tests/ui/test_seven_days.py`
@pytest.mark.parametrize(
    "installed",
    [
        "Object.defineProperty(navigator, 'standalone', { value: true })",
        "const { matchMedia } = window; window.matchMedia = (query) =>"
        " query.includes('standalone') ? { matches: true } : matchMedia.call(window, query)",
    ],
    ids=["standalone", "display-mode"],
)
def test_a_page_that_is_installed_is_not_said_to_be_forgotten(
    page: Page, site_url: str, installed: str
) -> None:
    page.add_init_script(f"Object.defineProperty(navigator, 'userAgent', {{value: {SAFARI!r}}})")
    page.add_init_script(installed)
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    begin(page, seed="4")
    expect(page.locator(".notice", has_text="seven days")).to_have_count(0)


# memory


def test_a_memory_that_does_not_grow_is_said_and_nothing_is_lost(
    ready_page: Page, ready_watch: Watch
) -> None:
    page = ready_page
    begin(page, seed="4")
    play(page, take_first, 3)
    before = answers(page)
    page.evaluate(f"() => {{ {NO_MORE_MEMORY} }}")
    page.evaluate(
        "async (program) => (await window.wingspanStart.python).runPython(program)", FILLED
    )
    said = page.locator(".notice, #start-failed", has_text="memory")
    for _ in range(20):
        if said.count():
            break
        with suppress(Error):  # nothing is left to answer with
            play(page, take_first, 1)
    expect(said).to_contain_text("memory")
    expect(said).to_contain_text("reload")
    ready_watch.complaints.clear()
    page.reload()
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert answers(page) >= before


# fingers, pens and keys


def test_a_key_that_an_extension_takes_does_nothing_here(ready_page: Page) -> None:
    page = ready_page
    page.evaluate(TAKES_KEYS)
    page.keyboard.press("?")
    page.wait_for_timeout(300)
    expect(page.locator("#keys-title")).to_have_count(0)
    page.evaluate("removeEventListener('keydown', takes, true)")
    page.keyboard.press("?")
    expect(page.locator("#keys-title")).to_be_visible()


def pen(page: Page, kind: str, x: float, y: float, buttons: int) -> None:
    how = {"x": x, "y": y, "pointerType": "pen", "button": "left" if buttons else "none"}
    clicks = {"clickCount": 1} if kind != "mouseMoved" else {}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchMouseEvent", {"type": kind, "buttons": buttons, **how, **clicks})
    session.detach()


@pytest.mark.parametrize(("strays", "opens"), [(0, 1), (40, 0)], ids=["held", "moved"])
def test_a_pen_held_on_a_card_opens_it_and_a_moving_pen_does_not(
    ready_page: Page, strays: int, opens: int
) -> None:
    page = ready_page
    begin(page, seed="4")
    play(page, take_first, 3)
    box = page.locator("#hand .card").first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = answers(page)
    pen(page, "mouseMoved", x, y, 0)
    pen(page, "mousePressed", x, y, 1)
    for step in range(1, 4):
        pen(page, "mouseMoved", x + strays * step / 3, y, 1)
    page.wait_for_timeout(700)
    expect(page.locator("#reader")).to_have_count(opens)
    assert answers(page) == before
    if opens:
        pen(page, "mouseReleased", x, y, 1)
        page.wait_for_timeout(200)
        expect(page.locator("#reader")).to_have_count(1)


# soft keyboards


def test_a_field_stays_in_sight_over_a_soft_keyboard(ready_page: Page) -> None:
    page = ready_page
    page.set_viewport_size({"width": 360, "height": 740})
    begin(page, seed="4", name_0="Ada")
    open_tool(page, "saved-games")
    page.locator("#saved-games .bring summary").click()
    field = page.locator("#saved-games textarea")
    field.focus()
    page.set_viewport_size({"width": 360, "height": 300})
    expect(field).to_be_in_viewport(ratio=1)
    assert "interactive-widget=resizes-content" in str(
        page.locator("meta[name=viewport]").get_attribute("content")
    )


def test_a_style_that_darkens_pages_is_told_that_this_one_has_its_own(ready_page: Page) -> None:
    """Dark Reader leaves a page alone that has this mark."""
    expect(ready_page.locator("meta[name=darkreader-lock]")).to_have_count(1)
    expect(ready_page.locator("meta[name=color-scheme]")).to_have_attribute("content", "light dark")
