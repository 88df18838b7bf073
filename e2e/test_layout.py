"""The table on a phone: the mat whole, the question in sight, one tab at a time."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import begin, play, take_first

MAT_MOST = 276


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_on_a_phone_mat_question_and_tabs_are_in_sight_without_scrolling(
    game_page: Page, width: int, height: int
) -> None:
    game_page.set_viewport_size({"width": width, "height": height})
    begin(game_page, seed="8")
    dice = random.Random(8)
    for _ in range(6):
        play(game_page, dice.randrange, 12)
        if not game_page.locator("[data-decision]").count():
            break
        mat = game_page.locator("#mat-0").bounding_box()
        assert mat and mat["height"] <= MAT_MOST and mat["y"] >= 0
        expect(game_page.locator("#question")).to_be_in_viewport(ratio=1)
        expect(game_page.locator(".tabs")).to_be_in_viewport(ratio=1)
        size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert game_page.evaluate(size) == [width, height]


def test_on_a_phone_each_tab_shows_its_part_and_a_card_is_held_up(game_page: Page) -> None:
    game_page.set_viewport_size({"width": 360, "height": 740})
    begin(game_page, seed="8")
    play(game_page, take_first, 12)
    parts = ("#tray", "#hand", "#goals", "#log")
    for number, part in enumerate(parts):
        game_page.locator(".tab").nth(number).click()
        for other in parts:
            expect(game_page.locator(other)).to_be_visible(visible=other == part)
    game_page.locator(".tab").first.click()
    game_page.locator("#tray .read").first.click()
    expect(game_page.locator("#reader")).to_be_visible()
    game_page.keyboard.press("Escape")
    expect(game_page.locator("#reader")).to_have_count(0)


def test_a_bird_in_the_log_is_a_link_to_its_card(game_page: Page) -> None:
    begin(game_page, seed="8")
    play(game_page, random.Random(8).randrange, 40)
    link = game_page.locator("#log .bird-link").first
    name = link.inner_text()
    link.click()
    expect(game_page.locator("#reader h3")).to_have_text(name)
