"""The coach in the page: a hint in three steps and a review of a game.

``test_offline.py`` asks for a hint without a network.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from e2e.axe import violations
from e2e.conftest import PHONE
from e2e.playing import kept
from e2e.ready import reopen
from tests.coach.short_games import short_game
from wingspan.coach.collection import collection

OVER = short_game("base_101", 14)
"""The last turns of a recorded game, with a mistake in them."""

LATE = structs.replace(OVER, answers=())
"""The same table before its last turns, at the choice of an action."""

REVIEW_AND_STOP = """() => new Promise((pressed) => {
  const stop = () => {
    const button = document.querySelector("[data-do=review_stop]");
    if (!button) return requestAnimationFrame(stop);
    button.click();
    pressed();
  };
  document.querySelector("[data-do=review]").click();
  stop();
})"""
"""Starts a review and stops it in the next frame, before it can be finished."""

PLANNED = next(one for one in collection("core") if one.kind == "action" and one.best.plan)
"""An exercise whose best move has a plan."""

HINT, WHY = "#hint", "#hint .hint-why"
HIDDEN = "#was-hidden"


def test_a_hint_by_keys_says_where_to_look_then_what_then_why(ready_page: Page) -> None:
    page = ready_page
    reopen(page, kept(LATE))
    page.keyboard.press("h")
    expect(page.locator(f"{HINT} .teaching-aim")).to_contain_text("This is a turn to")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(f"{HINT} .hint-choices li").first).to_contain_text("best")
    expect(page.locator("[data-hint]:visible").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(WHY)).not_to_be_empty()
    assert violations(page) == []
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_have_count(0)


def test_what_could_follow_plays_itself_and_leads_back(ready_page: Page) -> None:
    """The playout of an exercise proceeds by itself; Escape leads back to the answer."""
    page = ready_page
    reopen(page, fragment=f"e={PLANNED.id}")
    page.locator("#exercise [data-do=exercise_answer]").click()
    page.locator("#exercise [data-do=plan_play]").first.click()
    expect(page.locator("body")).to_contain_text("What could follow")
    expect(page.locator(".replay-range")).not_to_have_value("0")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#exercise .hint-why")).to_be_visible()


@pytest.mark.soak
def test_a_hint_by_touch_on_a_phone(ready: Callable[..., Page]) -> None:
    phone = ready(**PHONE)
    reopen(phone, kept(LATE))
    phone.locator("#prompt [data-do=ask_coach]").tap()
    for _ in range(2):
        phone.locator(f"{HINT} [data-do=ask_coach]").tap()
    expect(phone.locator(WHY)).to_be_in_viewport()
    phone.locator(f"{HINT} [data-do=close_hint]").tap()
    expect(phone.locator(HINT)).to_have_count(0)


def test_a_review_stops_goes_on_after_a_reload_and_leads_to_each_mistake(
    ready_page: Page,
) -> None:
    page = ready_page
    reopen(page, kept(OVER))
    page.evaluate(REVIEW_AND_STOP)
    expect(page.locator("#review [data-do=review]")).to_be_visible()
    page.reload()
    page.wait_for_selector("html[data-phase=over]", state="attached")
    page.locator("[data-do=review]").click()
    expect(page.locator("#review")).to_be_visible()
    page.locator("[data-do=review_whole]").click()
    expect(page.locator("#review-sheet .waterfall tr")).to_have_count(5)
    assert violations(page) == []
    page.locator("#review-sheet .mistake").first.click()
    expect(page.locator("#review-sheet")).to_have_count(0)
    expect(page.locator("#review .grade")).to_be_visible()
    expect(page.locator("#review .hint-why")).not_to_be_empty()
    expect(page.locator(HIDDEN)).to_have_count(0)
    page.keyboard.press("v")
    expect(page.locator(HIDDEN)).to_contain_text("Next in the deck")
    assert violations(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(f"{HIDDEN} .bird-link").first).to_be_in_viewport()
    page.locator("#review [data-do=uncover]").click()
    expect(page.locator(HIDDEN)).to_have_count(0)
