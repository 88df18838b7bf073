"""What happens to a game when the page is reloaded or open twice, or when storing it fails."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from e2e.conftest import Watch
from e2e.every_kind import KINDS, OPEN, SETTINGS, records_by_kind
from e2e.playing import CHOICES, CHOOSE, begin, play, saved, stored, take_first
from wingspan.engine import Game
from wingspan.engine.decision import Kind
from wingspan.engine.notation.record import decode
from wingspan.links import GameLink, pack_game

FIXTURES = Path(__file__).parents[1] / "tests" / "saves" / "fixtures"
ASKED_AGAIN: tuple[Kind, ...] = KINDS[::20]
FILL = """
() => {
  let chunk = "x".repeat(1 << 20);
  for (let number = 0; chunk; number++) {
    try { localStorage.setItem("other." + number, chunk); }
    catch { chunk = chunk.slice(chunk.length / 2 + 0.5); }
  }
}
"""


def test_every_kind_of_decision_is_reached() -> None:
    assert set(KINDS) - set(records_by_kind()) == set()


@pytest.mark.parametrize(
    "kinds",
    [
        pytest.param(ASKED_AGAIN, id="some"),
        pytest.param(KINDS, id="all", marks=pytest.mark.soak),
    ],
)
def test_a_reload_inside_a_decision_asks_the_very_same(
    game_page: Page, kinds: tuple[Kind, ...]
) -> None:
    """``tests/ui/test_every_question.py`` saves and opens every kind natively."""
    page = game_page
    page.evaluate("settings => localStorage.setItem('wingspan.settings', settings)", SETTINGS)
    page.reload()
    page.wait_for_selector("html[data-phase]", state="attached")
    for kind in kinds:
        record = records_by_kind()[kind]
        *before, last = record.answers
        text = pack_game(GameLink(record=structs.replace(record, answers=tuple(before))))
        page.evaluate(OPEN, text)
        page.locator("[data-do=accept]").first.click()
        page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
        page.evaluate(CHOOSE, last)
        kept = decode(saved(page))
        assert kept.answers == record.answers, kind
        decision = Game.replay(kept).decision
        assert decision is not None and decision.kind == kind
        asked = page.locator("#prompt").inner_text()
        page.reload()
        page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
        assert page.locator("#prompt").inner_text() == asked, kind
        assert decode(saved(page)) == kept


@pytest.mark.journey
def test_the_later_tab_says_so_and_takes_over_only_when_told(
    game_page: Page, site_url: str
) -> None:
    first = game_page
    begin(first, seed="4")
    play(first, take_first, 5)
    before = saved(first)
    second = first.context.new_page()
    second.goto(site_url)
    expect(second.locator("#question")).to_have_text("This game is open in another tab")
    assert second.locator(CHOICES).count() == 0
    play(first, take_first, 1)
    after = saved(first)
    assert after != before
    second.get_by_role("button", name="Take over here").click()
    second.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    expect(first.locator("#question")).to_have_text("This game is open in another tab")
    assert saved(second) == after
    assert first.locator(CHOICES).count() == 0
    play(second, take_first, 2)
    moved_on = saved(second)
    first.get_by_role("button", name="Take over here").click()
    first.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert saved(first) == moved_on
    assert Game.replay(decode(moved_on)).decision is not None


def test_closing_the_first_tab_frees_the_game(game_page: Page, site_url: str) -> None:
    begin(game_page, seed="4")
    play(game_page, take_first, 3)
    second = game_page.context.new_page()
    game_page.close()
    second.goto(site_url)
    second.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")


def test_the_game_comes_back_when_the_tab_that_took_it_is_closed(
    game_page: Page, site_url: str
) -> None:
    first = game_page
    begin(first, seed="4")
    play(first, take_first, 3)
    second = first.context.new_page()
    second.goto(site_url)
    second.get_by_role("button", name="Take over here").click()
    expect(first.locator("#question")).to_have_text("This game is open in another tab")
    play(second, take_first, 2)
    after = saved(second)
    second.close()
    first.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert play(first, take_first, 1) == 1
    assert decode(saved(first)).answers[:-1] == decode(after).answers


def test_a_browser_that_refuses_locks_lets_the_game_be_played(page: Page, site_url: str) -> None:
    """Chromium does so where it stores nothing for a page."""
    page.add_init_script(
        "navigator.locks && (navigator.locks.request ="
        " async () => { throw new DOMException('denied', 'SecurityError') })"
    )
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    begin(page, seed="4")
    assert play(page, take_first, 5) == 5
    expect(page.locator("#question")).not_to_have_text("This game is open in another tab")


def test_with_a_full_storage_play_goes_on_and_the_game_can_be_saved_as_a_file(
    game_page: Page,
) -> None:
    page = game_page
    page.evaluate(FILL)
    begin(page, seed="4")
    play(page, take_first, 10)
    notice = page.locator(".notice.lasting")
    expect(notice).to_contain_text("storage is full")
    with page.expect_download() as download:
        notice.get_by_role("button", name="Save as a file").click()
    file = json.loads(Path(download.value.path()).read_text())
    assert len(file["games"]) == 1
    answers = file["games"][0]["record"]["answers"]
    assert len(answers) >= 10
    page.evaluate(
        "Object.keys(localStorage).filter(key => key.startsWith('other.'))"
        ".forEach(key => localStorage.removeItem(key))"
    )
    play(page, take_first, 1)
    expect(notice).to_have_count(0)
    assert decode(saved(page)).answers[: len(answers)] == tuple(answers)


def test_in_a_browser_that_keeps_nothing_a_lasting_notice_says_so(
    page: Page, site_url: str
) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage',"
        " { get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    begin(page, seed="4")
    play(page, take_first, 10)
    notice = page.locator(".notice.lasting")
    expect(notice).to_contain_text("is not being saved")
    with page.expect_download() as download:
        notice.get_by_role("button", name="Save as a file").click()
    assert json.loads(Path(download.value.path()).read_text())["games"]


@pytest.mark.parametrize("name", ["version_0_1.json"])
def test_a_game_of_an_older_version_is_taken_up_whole(page: Page, site_url: str, name: str) -> None:
    record = decode((FIXTURES / name).read_text())
    page.add_init_script(
        f"if (location.host && !localStorage.getItem('wingspan.current'))"
        f" localStorage.setItem('wingspan.save', {(FIXTURES / name).read_text()!r})"
    )
    page.goto(site_url)
    page.wait_for_selector("#root", state="attached")
    assert decode(saved(page)) == record
    assert stored(page, "wingspan.save") is None


def test_a_game_of_older_rules_plays_on_from_its_table_and_says_so(
    page: Page, site_url: str
) -> None:
    save = (FIXTURES / "rules_0.json").read_text()
    id = json.loads(save)["id"]
    page.add_init_script(
        f"if (location.host && !localStorage.getItem('wingspan.current')) {{"
        f" localStorage.setItem('wingspan.game.{id}', {save!r});"
        f" localStorage.setItem('wingspan.current', '{id}'); }}"
    )
    page.goto(site_url)
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    expect(page.locator(".notices")).to_contain_text("older rules")
    assert play(page, take_first, 3) == 3
    page.reload()
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert len(decode(saved(page)).answers) >= 3


def test_a_damaged_save_is_kept_aside_under_its_own_key(
    page: Page, site_url: str, watch: Watch
) -> None:
    page.add_init_script(
        "if (location.host) { localStorage.setItem('wingspan.game.x', '{\"checksum\":\"0');"
        " localStorage.setItem('wingspan.current', 'x'); }"
    )
    page.goto(site_url)
    expect(page.locator(".notices")).to_contain_text("could not be read")
    begin(page, seed="1")
    assert stored(page, "wingspan.game.x") == '{"checksum":"0'
