"""Beside the board game on a phone: by touch, by keys, with no network; the screen stays on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.axe import violations
from e2e.conftest import PHONE, Visitors
from e2e.versions import Host, started, visit, wait_for

DOOR, STEP, ON, BACK = ".beside-tool:visible", "#board-step", ".board-on", ".board-back"
AWAKE = """
window.awake = 0;
const wakeLock = {
  request: async () => {
    window.awake += 1;
    return { released: false, release: async () => { window.awake -= 1; } };
  },
};
Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => wakeLock });
"""


def test_a_turn_of_the_automa_by_keys(page: Page, site_url: str) -> None:
    page.add_init_script(AWAKE)
    page.emulate_media(reduced_motion="reduce")
    page.goto(site_url)
    started(page)
    page.locator(DOOR).focus()
    page.keyboard.press("Enter")
    expect(page.locator(STEP)).to_be_focused()
    wait_for(page, "window.awake", 1)
    assert violations(page) == []
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".board-set-up")).to_be_visible()
    assert violations(page) == []
    page.locator(ON).focus()
    page.keyboard.press("Enter")
    expect(page.locator(STEP)).to_have_text("Your turn")
    expect(page.locator(STEP)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".board-where")).to_have_text("Round 1 of 4 · its turn 1 of 8")
    expect(page.locator(STEP)).to_be_focused()
    assert violations(page) == []
    said = page.locator(STEP).inner_text()
    page.reload()
    started(page)
    expect(page.locator(STEP)).to_have_text(said)
    page.locator(BACK).focus()
    page.keyboard.press("Enter")
    expect(page.locator(STEP)).to_have_text("Your turn")
    page.keyboard.press("Escape")
    expect(page.locator("#beside")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("#b="))
    wait_for(page, "window.awake", 0)


def test_the_score_pad_by_touch_with_no_network(visitors: Visitors, host: Host) -> None:
    context: BrowserContext = visitors.come(**PHONE, service_workers="allow")
    page = visit(context, host.url)
    host.away = True
    context.set_offline(True)
    page.reload()
    started(page)
    page.locator(DOOR).tap()
    page.locator(".board-door").nth(1).tap()
    expect(page.locator(".board-pad")).to_be_visible()
    for letters, bird in (("mal", "Mallard"), ("gol", "Golden Eagle")):
        page.locator("#board-find").fill(letters)
        found = page.locator(".board-found li").filter(has_text=bird)
        found.locator("button").first.tap()
        expect(page.locator(".board-row").filter(has_text=bird)).to_be_visible()
    page.locator("#pad-bonus").select_option("falconer")
    page.locator("#pad-golden_eagle").locator(".board-on-it button").first.tap()
    expect(page.locator(".board-players b").first).to_have_text("11")
    page.locator("#pad-figure-eggs").fill("20")
    expect(page.locator(".board-players b").first).to_have_text("30")
    assert violations(page) == []
    page.locator("#pad-golden_eagle .board-name").tap()
    expect(page.locator("dialog.reader")).to_contain_text("Golden Eagle")
    page.locator("dialog.reader .close").tap()
    page.locator(".board-bar .board-on").tap()
    expect(page.locator(".board-bar .board-on")).to_be_disabled()
    page.locator(".board-tabs button").nth(2).tap()
    page.locator("#aids-bonus").select_option("falconer")
    page.locator("#board-find").fill("eag")
    expect(page.locator(".board-found li").filter(has_text="Golden Eagle")).to_contain_text(
        "counts"
    )
    assert violations(page) == []


@pytest.mark.soak
def test_a_whole_game_against_the_automa_by_touch(phone: Page, site_url: str) -> None:
    phone.emulate_media(reduced_motion="reduce")
    phone.goto(f"{site_url}#b=solo")
    phone.locator(ON).tap()
    for _ in range(200):
        expect(phone.locator(STEP)).to_be_visible()
        if phone.locator(STEP).inner_text() == "The Automa’s points":
            break
        shown = phone.locator(".board-solo").text_content() or ""
        ways = phone.locator(f".board-bar {ON}, .board-numbers button")
        ways.first.tap()
        expect(phone.locator(".board-solo")).not_to_have_text(shown)
    expect(phone.locator(STEP)).to_have_text("The Automa’s points")
    phone.locator(ON).tap()
    expect(phone.locator(".board-won")).to_have_text("Automa wins!")
