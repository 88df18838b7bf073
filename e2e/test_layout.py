"""The table on a phone: the mat whole, the question in sight, one tab at a time."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.playing import SAY_NO_MORE, SAY_OFFLINE, begin, open_tool, play, take_first
from e2e.states import moments
from e2e.walking import Frame

SIZES = [(360, 640), (390, 844), (844, 390)]
RIBBON = 56  # height in CSS pixels when an action is asked for
RIBBON_SHARE = 0.35  # of the window's height, for any other question
SIZE = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


@pytest.mark.parametrize("in_turn", [True, pytest.param(False, marks=pytest.mark.soak)])
def test_on_a_phone_the_frame_stands_and_nothing_scrolls_the_page(
    browser: Browser, site_url: str, in_turn: bool
) -> None:
    """Whatever is asked, the mat keeps its box, the question its line, and the bar its place, at
    every size; ``in_turn``: at one size after the other.
    """
    frame = Frame(browser, site_url, touched=True)
    page = frame.page
    mats: dict[tuple[int, int], set[tuple[float, ...]]] = {size: set() for size in SIZES}
    asks_action: set[bool] = set()
    asked_before = 0
    for _, session, markup in moments(9, ()):
        frame.put(markup, session.phase, session.language)
        asked = session.game and session.game.decision
        if not asked or page.locator(".setting-up, .round-end").count():
            continue
        action = asked.kind == "action"
        asks_action.add(action)
        question = page.locator("#question")
        sizes = [SIZES[asked_before % len(SIZES)]] if in_turn else SIZES
        asked_before += 1
        for width, height in sizes:
            frame.resize(width, height)
            box = page.locator("#mat-0").bounding_box()
            line = page.locator("#prompt .asked").bounding_box()
            assert box and line
            mats[width, height].add((box["x"], box["y"], box["width"], box["height"]))
            assert line["height"] <= (RIBBON if action else RIBBON_SHARE * height)
            expect(question).to_be_in_viewport(ratio=1)
            expect(page.locator(".tabs")).to_be_in_viewport(ratio=1)
            assert page.evaluate(SIZE) == [width, height]
    frame.close()
    assert [len(found) for found in mats.values()] == [1, 1, 1], mats
    assert asks_action == {True, False}


def test_the_bar_under_the_thumb_stays_whatever_is_opened_or_said(ready_page: Page) -> None:
    """Every tab, another player's mat, and the note that the page works without a network."""
    width, height = SIZES[0]
    ready_page.set_viewport_size({"width": width, "height": height})
    begin(ready_page, seed="8", players="2", seat_1="blue_jay")
    play(ready_page, take_first, 6)
    bar = ready_page.locator(".tabs")

    def stands() -> None:
        for width, height in SIZES:
            ready_page.set_viewport_size({"width": width, "height": height})
            expect(bar).to_be_in_viewport(ratio=1)
            assert ready_page.evaluate(SIZE) == [width, height]

    for number in range(4):
        ready_page.locator(".tab").nth(number).click()
        stands()
    ready_page.locator(".score-chip.seat-1").click()
    expect(ready_page.locator("#mat-1")).to_be_visible()
    stands()
    ready_page.evaluate(SAY_OFFLINE)
    expect(ready_page.locator("#offline")).to_be_visible()
    stands()
    ready_page.evaluate(SAY_NO_MORE)


HEIGHT = "part => document.querySelector(part)?.getBoundingClientRect().height ?? 0"


def test_on_a_phone_each_tab_shows_its_part_and_a_card_is_held_up(ready_page: Page) -> None:
    ready_page.set_viewport_size({"width": 360, "height": 740})
    begin(ready_page, seed="8")
    play(ready_page, take_first, 12)
    parts = ("#tray .power", "#hand", "#facts", "#log .log-turns")
    for number, part in enumerate(parts):
        ready_page.locator(".tab").nth(number).click()
        for other in parts:
            assert (ready_page.evaluate(HEIGHT, other) > 9) == (other == part), (part, other)
    ready_page.locator(".tab").first.click()
    ready_page.locator("#tray .read").first.click()
    expect(ready_page.locator("#reader")).to_be_visible()
    ready_page.keyboard.press("Escape")
    expect(ready_page.locator("#reader")).to_have_count(0)


def test_a_bird_in_the_log_is_a_link_to_its_card(ready_page: Page) -> None:
    begin(ready_page, seed="8")
    play(ready_page, random.Random(8).randrange, 40)
    open_tool(ready_page, "log")
    link = ready_page.locator("#log .bird-link").first
    name = link.inner_text()
    link.click()
    expect(ready_page.locator("#reader h3")).to_have_text(name)
