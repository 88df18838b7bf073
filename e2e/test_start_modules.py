"""The start page, whatever it shows, does with the modules of tools/start-modules.txt.

The archive of the table holds all others. It never arrives here before a test lets it: a start page
that needed a module of it would fail.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from e2e.conftest import Watch
from e2e.playing import begin, play, recorded, take_first, unfold_form
from e2e.test_start import Held
from tests.links.broken import BROKEN
from tests.table import CATALOG
from tools.site import at_start
from wingspan.engine import Game
from wingspan.engine.notation.record import Record
from wingspan.saves import MemoryStore, Shelf, save_of

IMPORTED = """async () => JSON.parse((await window.wingspanStart.python).runPython(`
import json, sys
from sitecustomize import Finder
(finder,) = [finder for finder in sys.meta_path if isinstance(finder, Finder)]
whole = ("msgspec", "sitecustomize")  # not divided
json.dumps([name for name in sys.modules if name in finder.modules
            and name.partition(".")[0] not in whole])
`))"""


def kept(record: Record, id_: str) -> Shelf:
    """A shelf with that game, which is not the one on the table."""
    shelf = Shelf(MemoryStore())
    game = Game.replay(record, CATALOG)
    shelf.put(save_of(game, id=id_, time=1_700_000_000_000, name="A & B"))
    return shelf


@cache
def games_of_every_kind() -> Mapping[str, str]:
    """The storage of a browser with whole, packed, removed and unreadable games."""
    record = recorded("base_101")
    texts: dict[str, str] = {}
    for number, pack, remove in ((0, False, False), (1, True, False), (2, False, True)):
        answers = record.answers if pack else record.answers[:9]
        shelf = kept(structs.replace(record, answers=answers), f"game-{number}")
        if pack:
            assert shelf.pack(f"game-{number}", CATALOG)
        if remove:
            shelf.remove(f"game-{number}")
        store = shelf.store
        texts |= {key: store.get(key) or "" for key in store.keys()}  # noqa: SIM118
    return {**texts, "wingspan.game.broken": "{", "wingspan.fitting": "eaglet"}


def settings(**chosen: object) -> Mapping[str, str]:
    return {"wingspan.settings": json.dumps(chosen)}


STATES: Mapping[str, Mapping[str, str]] = {
    "a first visit": {},
    "kept games in French, dark, still and silent, keys with a modifier": {
        **games_of_every_kind(),
        **settings(theme="dark", motion="off", sound="off", keys="alt_shift"),
        "wingspan.language": "fr",
    },
    "what was filled in last, lessons begun, light, keys off": {
        **settings(theme="light", keys="off", motion="quick", sound="loud"),
        "wingspan.last_time": json.dumps({"players": "3", "set_oceania": "on", "name_0": "Ada"}),
        "wingspan.lessons": "{}",
        "wingspan.told.seven_days": "1",
    },
    "kept games, broken settings": {
        **games_of_every_kind(),
        "wingspan.settings": "{",
        "wingspan.last_time": "{",
    },
}


def opened(page: Page, site_url: str, texts: Mapping[str, str]) -> Held:
    """Open the page with that storage, and without the archive of the table."""
    for key, text in texts.items():
        page.add_init_script(f"localStorage.setItem({json.dumps(key)}, {json.dumps(text)})")
    table = Held(page, "table.pack*")
    page.goto(site_url)
    page.wait_for_selector("html[data-phase=start], #start-failed", state="attached")
    expect(page.locator("#start-failed")).to_have_count(0)
    expect(page.locator("#start-form")).to_be_attached()
    return table


@pytest.mark.journey
def test_every_start_page_does_with_the_modules_of_the_list(
    page: Page, site_url: str, watch: Watch
) -> None:
    """And the list has no others: whatever takes one away shortens it."""
    needed = set()
    for what, texts in STATES.items():
        visit = page.context.new_page()
        table = opened(visit, site_url, texts)
        table.is_asked_for()
        found = set(visit.evaluate(IMPORTED))
        assert sorted(found - at_start()) == [], what
        assert watch.complaints == [], what
        needed |= found
        visit.evaluate("localStorage.clear()")
        table.let_go()
        visit.close()
    assert sorted(at_start() - needed) == []


@pytest.mark.parametrize("storage", ["null", pytest.param("undefined", marks=pytest.mark.soak)])
def test_without_any_storage_it_does_with_them_too(page: Page, site_url: str, storage: str) -> None:
    page.add_init_script(
        f"Object.defineProperty(window, 'localStorage', {{ get() {{ return {storage} }} }})"
    )
    table = opened(page, site_url, {})
    assert set(page.evaluate(IMPORTED)) <= at_start()
    table.let_go()


def test_what_is_pressed_before_the_table_has_come_waits_for_it(page: Page, site_url: str) -> None:
    """A command and a form."""
    table, html = opened(page, site_url, {}), page.locator("html")
    unfold_form(page)
    page.locator('[name="name_0"]').fill("Ada")
    page.get_by_role("button", name="FR", exact=True).click()
    page.locator("#start-form").evaluate("form => form.requestSubmit()")
    table.is_asked_for()
    expect(html).to_have_attribute("data-phase", "start")
    expect(html).to_have_attribute("lang", "en")
    table.let_go()
    expect(html).to_have_attribute("data-phase", "play")
    expect(html).to_have_attribute("lang", "fr")
    assert '"Ada"' in page.evaluate("Object.values(localStorage).join(' ')")


def test_if_the_table_does_not_come_that_is_said_and_the_next_press_asks_again(
    page: Page, site_url: str, watch: Watch
) -> None:
    page.route("**/table.pack*", lambda route: route.abort())
    page.goto(site_url)
    page.wait_for_selector("html[data-phase=start]", state="attached")
    page.wait_for_timeout(500)
    expect(page.locator(".notice")).to_have_count(0)
    page.locator("#start-form").evaluate("form => form.requestSubmit()")
    expect(page.locator(".notice")).to_contain_text("needs a network")
    expect(page.locator("#start-failed")).to_have_count(0)
    watch.complaints.clear()
    page.unroute_all()
    page.locator("#start-form").evaluate("form => form.requestSubmit()")
    expect(page.locator("html")).to_have_attribute("data-phase", "play")


@pytest.mark.parametrize(
    "rest",
    [
        f"#{BROKEN['a megabyte']}",
        pytest.param("#r=nectar.spending", marks=pytest.mark.soak),
        pytest.param("#w=bird.mallard", marks=pytest.mark.soak),
    ],
)
def test_a_page_that_a_link_opens_asks_for_the_table_at_once(
    page: Page, site_url: str, rest: str
) -> None:
    table, wasm = Held(page, "table.pack*"), Held(page, "pyodide.asm.wasm")
    page.goto(f"{site_url}{rest}")
    table.is_asked_for()
    wasm.let_go()
    page.wait_for_timeout(1000)
    assert page.evaluate("document.documentElement.dataset.phase ?? ''") == ""
    assert len(table.waiting) == 1
    table.let_start()
    if rest.startswith("#g="):
        expect(page.locator(".notice")).to_have_count(1)
        expect(page.get_by_role("heading", name="New game")).to_be_visible()
        assert page.evaluate("window.hit") is None
        begin(page, seed="1")
        assert play(page, take_first, 3) == 3


def test_a_kept_game_whose_table_does_not_come_is_told_of(
    page: Page, site_url: str, watch: Watch
) -> None:
    page.add_init_script("localStorage.setItem('wingspan.current', 'x')")
    page.route("**/table.pack*", lambda route: route.fulfill(status=503))
    page.goto(site_url)
    expect(page.locator("#start-detail")).to_contain_text(
        "table.pack did not arrive: the server answered 503."
    )
    watch.complaints.clear()
