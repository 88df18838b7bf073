"""Replays of a game: by buttons, slider, themselves, or from the log; and playing on from one."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.playing import CHOICES, kept, saved
from e2e.ready import reopen
from wingspan.engine.notation.record import Record, decode

RECORD = decode((Path(__file__).parents[1] / "tests/records/base_101.json").read_bytes())


def step(page: Page, how: str) -> Locator:
    return page.locator(f"""[data-do=replay][data-with*='"{how}"']""")


def place(page: Page) -> int:
    return int(page.locator(".replay-range").input_value())


@pytest.fixture
def watched(ready_page: Page) -> tuple[Page, Record]:
    """Open the replay of a finished game that the browser keeps."""
    page = ready_page
    reopen(page, kept(RECORD))
    page.wait_for_selector("html[data-phase=over]", state="attached")
    page.locator("[data-do=watch]").filter(visible=True).first.click()
    return page, RECORD


def test_buttons_and_slider_go_through_the_game_which_plays_by_itself_to_its_end(
    watched: tuple[Page, Record],
) -> None:
    page, record = watched
    when = page.locator("#question")
    step(page, "start").or_(step(page, "after")).last.wait_for()
    if step(page, "start").is_enabled():
        step(page, "start").click()
    expect(when).to_have_text("Set-up")
    assert place(page) == 0
    expect(step(page, "before")).to_be_disabled()
    assert page.locator(CHOICES).count() == 0
    for _ in range(3):
        step(page, "after").click()
    assert place(page) == 3
    step(page, "before").click()
    assert place(page) == 2
    step(page, "turn_after").click()
    expect(when).to_contain_text("round 1", ignore_case=True)
    step(page, "turn_after").click()
    step(page, "turn_before").click()
    step(page, "end").click()
    expect(when).to_have_text("The end")
    assert place(page) == len(record.answers)
    expect(step(page, "after")).to_be_disabled()
    page.locator(".replay-range").fill("17")
    assert place(page) == 17
    page.locator(".replay-range").press("ArrowRight")
    assert place(page) == 18
    expect(page.locator(".replay-range")).to_be_focused()
    last = len(record.answers)
    page.locator(".replay-range").fill("4")
    page.locator("""[data-do=replay_speed][data-with*='4']""").click()
    page.get_by_role("button", name="Pause").click()
    assert 4 <= place(page) < last
    page.locator(".replay-range").fill(str(last - 4))
    page.locator(".replay-play").click()
    expect(when).to_have_text("The end")
    assert place(page) == last
    expect(page.locator(".replay-play")).to_be_disabled()
    page.get_by_role("button", name="Close the replay").click()
    expect(page.locator("html")).to_have_attribute("data-phase", "over")
    assert decode(saved(page)) == record
