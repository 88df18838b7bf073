"""What a browser keeps: taken over, imported in slices, and warned about where it is not safe."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

from msgspec import structs
from playwright.sync_api import FilePayload, Page, expect

from e2e.playing import CHOICES, begin, open_import, play, take_first
from e2e.ready import reopen
from wingspan.engine import Game, Setup
from wingspan.saves import Save, Shelf, encode, export_games, save_of
from wingspan.saves.result import as_file, read, result_of
from wingspan.saves.statistics import KEY
from wingspan.saves.store import MemoryStore

SAFARI = (
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/18.1 Safari/605.1.15"
)


@cache
def finished(number: int, name: str = "Ada") -> Save:
    setup = Setup(players=1, automa="eagle", seed=number, names=(name,))
    dice, game = random.Random(number), Game.new(setup)
    while game.decision is not None:
        game.answer(dice.randrange(len(game.decision.options)))
    return save_of(game, id=f"g{number}", time=1_000 + number)


def kept(page: Page) -> dict[str, str]:
    return page.evaluate("({...localStorage})")  # type: ignore[no-any-return]


def shelf_of(texts: dict[str, str]) -> Shelf:
    store = MemoryStore()
    store.texts.update(texts)
    return Shelf(store)


def said(texts: dict[str, str]) -> dict[str, Any]:
    """Return the games and results that a browser keeps, whatever their layout."""
    shelf = shelf_of(texts)
    games = {
        game.id: encode(structs.replace(shelf.read(game.id), position=None, question=""))
        for game in shelf.games()
    }
    return {"games": games, "results": read(texts[KEY]), "aside": texts.get("wingspan.game.bad")}


def earlier() -> dict[str, str]:
    """Return what an earlier version of the page kept."""
    saves = [finished(1), finished(2), finished(3, "A name of over twenty-four letters")]
    texts = {f"wingspan.game.{save.id}": encode(save) for save in saves}
    half = encode(finished(4))[:-30] + '"phase":"over"'
    results = [result_of(Game.replay(finished(1).record), id="g1", time=9)]
    return {**texts, "wingspan.game.bad": half, KEY: as_file(results)}


PACKED = """
ids => ids.every((id) => localStorage.getItem(`wingspan.game.${id}`).includes('"schema":2'))
"""


def test_what_an_earlier_version_kept_is_carried_over_and_opens(ready_page: Page) -> None:
    page, before = ready_page, earlier()
    reopen(page, before)
    page.wait_for_function(PACKED, arg=["g1", "g2"])
    after = kept(page)
    assert said(after) == said(before)
    assert after["wingspan.game.g3"] == before["wingspan.game.g3"], "no link holds that name"
    assert len(after["wingspan.game.g1"]) < len(before["wingspan.game.g1"]) / 5
    page.locator("""[data-do=resume][data-with*='"g2"']""").filter(visible=True).click()
    page.wait_for_selector("html[data-phase=over]", state="attached")
    total = page.locator(".final .score tbody .of-total").first
    expect(total).to_have_text(str(finished(2).line.totals[0]))


def test_a_reload_in_the_middle_of_carrying_over_loses_nothing(ready_page: Page) -> None:
    page = ready_page
    before = {f"wingspan.game.g{n}": encode(finished(n)) for n in range(10, 40)}
    before[KEY] = as_file([])
    reopen(page, before)
    for reloaded in (False, True):
        if reloaded:
            page.reload()
        page.wait_for_function(PACKED, arg=["g10"])
        assert said(kept(page)) == said(before)
    page.wait_for_function(PACKED, arg=[f"g{n}" for n in range(10, 40)])
    assert said(kept(page)) == said(before)


def bring(page: Page, games: list[Save]) -> None:
    open_import(page)
    file: FilePayload = {
        "name": "games.json",
        "mimeType": "application/json",
        "buffer": export_games(games).encode(),
    }
    page.locator("#import-file").set_input_files(file)


def test_an_import_shows_how_far_it_is_and_can_be_stopped(ready_page: Page) -> None:
    page = ready_page
    games = [structs.replace(finished(5), id=f"m{n}") for n in range(400)]
    bring(page, games)
    expect(page.locator("#importing")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("#importing")).to_have_count(0)
    notices = page.locator(".games-notices")
    expect(notices).to_contain_text("Stopped")
    came = len([key for key in kept(page) if key.startswith("wingspan.game.m")])
    assert 0 < came < 400
    expect(notices).to_contain_text(f"{400 - came} games in the file were not checked")


def test_the_page_answers_while_games_are_brought(ready_page: Page) -> None:
    """A game begun meanwhile can be played; how fast is not tested."""
    page = ready_page
    bring(page, [structs.replace(finished(5), id=f"m{n}") for n in range(120)])
    expect(page.locator("#importing")).to_be_visible()
    page.keyboard.press("Escape")
    begin(page, seed="4")
    assert play(page, take_first, 5) == 5
    page.wait_for_function(
        "() => Object.keys(localStorage).filter(key => key.startsWith('wingspan.game.m')).length"
        " === 120"
    )


def test_half_a_character_in_a_name_stops_nothing(ready_page: Page) -> None:
    page = ready_page
    page.evaluate("document.querySelector('#start-form [name=name_0]').value = 'A\\ud83dda'")
    page.locator("#start-form .begin").dispatch_event("click")
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert play(page, take_first, 2) == 2
    (game,) = shelf_of(kept(page)).games()
    assert game.line.names[0].replace("\ufffd", "") == "Ada"


def test_a_browser_that_forgets_is_said_once_with_a_way_to_save(ready_page: Page) -> None:
    page = ready_page
    browser = {"value": SAFARI, "configurable": True}
    page.evaluate("how => Object.defineProperty(navigator, 'userAgent', how)", browser)
    reopen(page)
    notice = page.locator(".notice", has_text="seven days")
    expect(notice).to_have_count(0)
    begin(page, seed="4")
    expect(notice).to_contain_text("Add to Home Screen")
    with page.expect_download() as download:
        notice.get_by_role("button", name="Save all games as a file").click()
    assert len(json.loads(download.value.path().read_text())["games"]) == 1
    expect(notice).to_have_count(0)
    reopen(page, kept(page))
    page.wait_for_selector(CHOICES, state="attached")
    play(page, take_first, 2)
    expect(notice).to_have_count(0)
    page.evaluate("delete navigator.userAgent")
