"""What happens to a game when the page is reloaded or open twice, or when storing it fails."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from e2e.every_kind import KINDS, OPEN, SETTINGS, records_by_kind
from e2e.playing import CHOICES, CHOOSE, begin, play, saved, take_first
from wingspan.engine import Game
from wingspan.engine.notation.record import decode
from wingspan.links import GameLink, pack_game

FIXTURES = Path(__file__).parents[1] / "tests" / "saves" / "fixtures"
FILL = """
() => {
  let chunk = "x".repeat(1 << 20);
  for (let number = 0; chunk; number++) {
    try { localStorage.setItem("other." + number, chunk); }
    catch { chunk = chunk.slice(chunk.length / 2 + 0.5); }
  }
}
"""


@pytest.mark.soak
def test_a_reload_inside_a_decision_asks_the_very_same(game_page: Page) -> None:
    """``tests/ui/test_every_question.py`` saves and opens every kind natively."""
    rarest = {"choose_habitat", "copy_bonus", "discard_thing", "waive"}
    assert set(KINDS) - set(records_by_kind()) == rarest
    page = game_page
    page.evaluate("settings => localStorage.setItem('wingspan.settings', settings)", SETTINGS)
    page.reload()
    page.wait_for_selector("html[data-phase]", state="attached")
    for kind, record in records_by_kind().items():
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
    ready_page: Page, site_url: str
) -> None:
    first = ready_page
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
    second.close()


def test_the_game_comes_back_or_is_free_when_the_tab_that_had_it_is_closed(
    ready_page: Page, site_url: str
) -> None:
    first = ready_page
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
    third = first.context.new_page()
    first.close()
    third.goto(site_url)
    third.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")


def test_with_a_full_storage_play_goes_on_and_the_game_can_be_saved_as_a_file(
    ready_page: Page,
) -> None:
    page = ready_page
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
