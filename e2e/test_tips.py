"""Explanations in a real browser: by the pointer, by the keyboard, by a long press."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import violations
from e2e.conftest import PHONE
from e2e.playing import begin, play, take_first


@pytest.fixture
def table(ready_page: Page) -> Page:
    """A table with the mat in sight, at the choice of an action."""
    begin(ready_page, seed="5", set_oceania="on")
    while not ready_page.locator('#prompt [data-key~="g"]').count():
        play(ready_page, take_first, 1)
    return ready_page


def tip(page: Page) -> Locator:
    return page.locator("#tip")


def overlap(page: Page, thing: str) -> bool:
    """Whether the tip covers any of what it explains."""
    covered: bool = page.evaluate(
        """thing => {
          const a = document.querySelector(thing).getBoundingClientRect();
          const b = document.getElementById("tip").getBoundingClientRect();
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        }""",
        thing,
    )
    return covered


THINGS = [
    (".head-forest", "dice from the birdfeeder|die from the birdfeeder"),
    ("#birdfeeder", "reroll all five"),
    ("#food-nectar", "never as one of two"),
    (".goal.current", "Scored at the end of round 1"),
    ("#deck", "The top card"),
    (".clock", "8 · 7 · 6 · 5"),
    ("#tray .card .cost .labelled", "Any two tokens|Counts as|Any one food"),
    ("#mat-0 .column-cost .labelled", "Eggs from any of your birds"),
]


def test_what_the_pointer_rests_on_explains_itself(table: Page) -> None:
    for thing, said in THINGS:
        table.mouse.move(2, 2)
        expect(tip(table)).to_be_hidden()
        table.locator(thing).first.scroll_into_view_if_needed()
        table.locator(thing).first.hover(force=True, position={"x": 4, "y": 4})
        expect(tip(table)).to_be_visible()
        expect(tip(table)).to_have_text(re.compile(said))
        assert not overlap(table, thing)


def test_a_tip_has_no_fault_stays_under_the_pointer_and_goes_with_escape(table: Page) -> None:
    table.locator("#birdfeeder").hover(position={"x": 4, "y": 4})
    expect(tip(table)).to_be_visible()
    assert violations(table) == []
    tip(table).hover()
    table.wait_for_timeout(600)  # longer than a tip stays after the pointer has left
    expect(tip(table)).to_be_visible()
    table.keyboard.press("Escape")
    expect(tip(table)).to_be_hidden()


def test_the_keyboard_s_focus_explains_and_is_described(table: Page) -> None:
    why = table.locator(".asking-tip")
    table.locator("#question").focus()
    table.keyboard.press("Tab")
    expect(why).to_be_focused()
    expect(why).to_have_attribute("aria-describedby", "tip")
    expect(tip(table)).to_be_visible()
    expect(tip(table)).to_contain_text(why.get_attribute("data-tip") or "nothing")
    table.keyboard.press("Tab")
    expect(why).not_to_have_attribute("aria-describedby", "tip")


def test_escape_closes_the_tip_before_the_dialog(table: Page) -> None:
    table.locator("#hand .card .read").first.click()
    expect(table.locator("dialog[open]")).to_be_visible()
    table.locator("dialog .points").first.hover()
    expect(tip(table)).to_be_visible()
    table.keyboard.press("Escape")
    expect(tip(table)).to_be_hidden()
    expect(table.locator("dialog[open]")).to_be_visible()
    table.keyboard.press("Escape")
    expect(table.locator("dialog[open]")).to_have_count(0)


@pytest.fixture
def phone(ready: Callable[..., Page]) -> Page:
    """A phone with a game just begun."""
    phone = ready(**PHONE)
    begin(phone, seed="5")
    return phone


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(page: Page, thing: Locator, until: Locator) -> None:
    """Hold a finger on the middle of a thing until ``until`` is visible."""
    point = dict(zip("xy", middle(thing), strict=True))
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    until.wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_on_a_card_shows_it_large_and_does_nothing_else(phone: Page) -> None:
    """The card under the finger can be chosen: a press chooses it, a long press does not."""
    before = phone.locator("[data-decision]").get_attribute("data-decision")
    icon = phone.locator("#hand .card .nest .labelled").first
    icon.scroll_into_view_if_needed()
    hold(phone, icon, phone.locator("dialog#reader"))
    expect(phone.locator("dialog#reader")).to_be_visible()
    assert phone.locator("[data-decision]").get_attribute("data-decision") == before
    phone.locator("dialog#reader .close").tap()
    expect(phone.locator("dialog#reader")).to_have_count(0)
    phone.touchscreen.tap(*middle(icon))
    expect(tip(phone)).to_be_hidden()
    expect(phone.locator("#hand [aria-pressed=true]")).to_have_count(1)
