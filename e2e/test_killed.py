"""A browser that is killed loses no answer that was seen: ``static/journal.mjs``.

Browsers write localStorage late, so that a crash used to lose the last answers. Some tests kill a
browser; the others give localStorage back an earlier state, as a browser does that was killed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from e2e.drivers import PATIENCE
from e2e.mortal import BrowserName, Mortal
from e2e.playing import (
    CHOICES,
    begin,
    cut,
    keep,
    on_to_the_next_round,
    open_tool,
    play,
    recorded,
    saved,
    stored,
    take_first,
)
from wingspan.engine.notation.record import decode

SEEN = 0.3
"""Seconds on the screen after which an answer is never lost."""
LATEST = 2.0
"""Seconds between the last answer and the kill, at most."""
SETTLED = 6_000
"""Milliseconds until localStorage is on the disk for the first time."""
PAINTED = (
    """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
)


def open_table(page: Page, url: str) -> None:
    """Open the page, which may show the end of a round that had not been read."""
    page.goto(url)
    page.wait_for_selector("html[data-phase=play]", state="attached")


def answers(page: Page) -> tuple[int, ...]:
    """Return the answers of the saved game."""
    return decode(saved(page)).answers


@pytest.mark.parametrize(
    ("name", "kills"),
    [
        ("chromium", 2),
        pytest.param("chromium", 40, marks=pytest.mark.soak),
        pytest.param("firefox", 40, marks=pytest.mark.soak),
    ],
)
def test_a_killed_browser_has_every_answer_that_was_seen(
    playwright: Playwright, site_url: str, tmp_path: Path, name: BrowserName, kills: int
) -> None:
    """The kills are spread evenly over two seconds, each after one more answer of a game."""
    browser = Mortal(playwright, name, tmp_path / "profile")
    page = browser.start()
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    begin(page, seed="4")
    page.wait_for_timeout(SETTLED)
    lost = []
    try:
        for number in range(kills):
            delay = LATEST * number / max(kills - 1, 1)
            shown = [(time.monotonic() - SEEN, answers(page))]
            assert play(page, take_first, 1) == 1
            page.evaluate(PAINTED)
            shown.append((time.monotonic(), answers(page)))
            time.sleep(delay)
            killed = time.monotonic()
            browser.kill()
            page = browser.start()
            open_table(page, site_url)
            kept = answers(page)
            seen = [given for when, given in shown if killed - when >= SEEN]
            if kept[: len(seen[-1])] != seen[-1]:
                lost.append((round(delay, 2), len(seen[-1]), len(kept)))
            on_to_the_next_round(page)
    finally:
        browser.close()
    assert lost == []


KEPT = "() => ({...localStorage})"
GIVE_BACK = "texts => { localStorage.clear(); Object.assign(localStorage, texts); }"
MARK = "wingspan.journal"
ENTRIES = """() => new Promise((resolve) => {
  const opening = indexedDB.open("wingspan.journal", 1);
  opening.onerror = () => resolve([]);
  opening.onsuccess = () => {
    const journal = opening.result;
    const done = (entries) => { journal.close(); resolve(entries); };
    if (!journal.objectStoreNames.length) return done([]);
    const all = journal.transaction("changes").objectStore("changes").getAll();
    all.onsuccess = () => done(all.result);
  };
})"""
"""Returns the entries of the journal."""
IS_WRITTEN = f"""async () => {{
  const entries = await ({ENTRIES})();
  const texts = new Map(entries.map(({{ key, text }}) => [key, text]));
  const current = localStorage.getItem("wingspan.current");
  const isThere = (key) => texts.get(key) === localStorage.getItem(key);
  return (!current || isThere(`wingspan.game.${{current}}`)) && [...texts.keys()].every(isThere);
}}"""


def written(page: Page) -> None:
    """Wait until the journal holds all that has changed, and localStorage says so."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(IS_WRITTEN):
        assert time.monotonic() < end, "the journal lacks what has changed"
        page.wait_for_timeout(50)


def open_as_killed(page: Page, url: str, texts: dict[str, str]) -> None:
    """Open the page with localStorage as it was with ``texts``, and the journal as it is."""
    page.goto(f"{url}licences/MIT.txt")
    page.evaluate(GIVE_BACK, texts)
    page.goto(url)
    page.wait_for_selector("html[data-phase]", state="attached")


EMPTIED = """() => new Promise((done) => {
  indexedDB.open("wingspan.journal", 1).onsuccess = ({ target: { result: journal } }) => {
    const emptying = journal.transaction("changes", "readwrite");
    emptying.objectStore("changes").clear();
    emptying.oncomplete = () => done(journal.close());
  };
})"""


@pytest.fixture
def page_with_journal(ready_page: Page) -> Page:
    """The start page, with a journal that holds nothing of the tests before."""
    ready_page.evaluate(EMPTIED)
    return ready_page


def test_what_local_storage_has_lost_comes_back(page_with_journal: Page, site_url: str) -> None:
    page = page_with_journal
    begin(page, seed="4")
    play(page, take_first, 3)
    written(page)
    before = page.evaluate(KEPT)
    play(page, take_first, 4)
    page.evaluate("document.querySelector('[data-do=undo]').click()")
    written(page)
    after, question = saved(page), page.locator("#question").inner_text()
    open_as_killed(page, site_url, before)
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert saved(page) == after
    assert page.locator("#question").inner_text() == question
    assert play(page, take_first, 2) == 2


def test_a_game_that_was_removed_stays_removed(page_with_journal: Page, site_url: str) -> None:
    page = page_with_journal
    begin(page, seed="4")
    play(page, take_first, 3)
    written(page)
    before = page.evaluate(KEPT)
    id_ = stored(page, "wingspan.current")
    open_tool(page, "saved-games")
    page.locator(f"""[data-do=remove][data-with*='"{id_}"']""").first.click()
    expect(page.locator("html")).to_have_attribute("data-phase", "start")
    written(page)
    open_as_killed(page, site_url, before)
    expect(page.locator("html")).to_have_attribute("data-phase", "start")
    assert stored(page, f"wingspan.game.{id_}") is None
    assert "wingspan.bin.1" in page.evaluate(KEPT)


def test_a_storage_that_was_cleared_stays_empty(page_with_journal: Page, site_url: str) -> None:
    page = page_with_journal
    begin(page, seed="4")
    play(page, take_first, 3)
    written(page)
    open_as_killed(page, site_url, {})
    expect(page.locator("html")).to_have_attribute("data-phase", "start")
    assert not [key for key in page.evaluate(KEPT) if key != MARK]
    assert page.evaluate(ENTRIES) == [], "the journal is cleared as well"


def test_what_a_page_without_a_journal_has_written_is_not_written_over(
    page_with_journal: Page, site_url: str
) -> None:
    """As an earlier version of the page does that is still open."""
    page = page_with_journal
    begin(page, seed="4")
    play(page, take_first, 6)
    written(page)
    later = page.evaluate(KEPT)
    play(page, take_first, 2)
    written(page)
    texts = {**page.evaluate(KEPT), **{key: later[key] for key in later if key != MARK}}
    open_as_killed(page, site_url, texts)
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert (
        page.evaluate(KEPT)[f"wingspan.game.{stored(page, 'wingspan.current')}"]
        == texts[f"wingspan.game.{texts['wingspan.current']}"]
    )


NO_JOURNAL = {
    "no IndexedDB": "Object.defineProperty(window, 'indexedDB',"
    " { value: undefined, configurable: true });",
    "refused": "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') };",
    "failing": "IDBFactory.prototype.open = () => { const asked = {};"
    " setTimeout(() => asked.onerror()); return asked; };",
    "hanging": "IDBFactory.prototype.open = () => ({});",
    "full": "IDBObjectStore.prototype.put = () => {"
    " throw new DOMException('', 'QuotaExceededError') };",
    "aborting": "IDBDatabase.prototype.transaction = (transaction => function (...given) {"
    " const made = transaction.apply(this, given); setTimeout(() => made.abort()); return made;"
    " })(IDBDatabase.prototype.transaction);",
    "closing": "IDBDatabase.prototype.transaction = () => {"
    " throw new DOMException('', 'InvalidStateError') };",
}


@pytest.mark.parametrize(
    "trouble",
    [
        pytest.param(
            trouble, id=what, marks=() if what in ("refused", "hanging") else pytest.mark.soak
        )
        for what, trouble in NO_JOURNAL.items()
    ],
)
def test_without_a_journal_the_page_keeps_games_as_before(
    page: Page, site_url: str, trouble: str
) -> None:
    """It finds a game that was kept, and keeps what is answered."""
    record = recorded("base_101")
    page.add_init_script(f"if (location.host) {{ {trouble} }}")
    keep(page, cut(record, 20))
    page.goto(site_url)
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert answers(page) == record.answers[:20]
    assert play(page, take_first, 4) == 4
    page.wait_for_timeout(300)
    assert answers(page)[:20] == record.answers[:20]
    assert len(answers(page)) == 24
    expect(page.locator(".notice")).to_have_count(0)


def deleted(page: Page) -> None:
    """Delete the journal while the page is open, as a browser does that is told to forget it."""
    page.evaluate(
        "() => new Promise(done => {"
        " indexedDB.deleteDatabase('wingspan.journal').onsuccess = done; })"
    )


@pytest.mark.parametrize("what", [deleted, lambda page: page.context.new_page().goto(page.url)])
def test_the_journal_goes_on(
    page_with_journal: Page, site_url: str, what: Callable[[Page], object]
) -> None:
    """After it has been deleted, and beside another tab that has opened it."""
    page = page_with_journal
    begin(page, seed="4")
    play(page, take_first, 3)
    written(page)
    what(page)
    before = page.evaluate(KEPT)
    play(page, take_first, 2)
    written(page)
    after = saved(page)
    for other in page.context.pages:
        if other.url == page.url and other is not page:
            other.close()
    open_as_killed(page, site_url, before)
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert saved(page) == after
