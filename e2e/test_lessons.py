"""Six lessons and the coached first round, played to the end in the page."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import violations
from e2e.playing import CHOICES, on_to_the_next_round
from e2e.ready import reopen

PANEL = "#teaching"
MOST_CLICKS = 200


def in_language(page: Page, language: str) -> None:
    reopen(page, {"wingspan.language": language})


def open_lessons(page: Page) -> None:
    """Open the list of lessons; after a lesson it lies over the page already."""
    if page.locator("#lessons").count():
        return
    page.locator("[data-with*=lessons]").locator("visible=true").first.click()
    page.wait_for_selector("#lessons, dialog:has([data-do=lesson])")


def press(page: Page, selector: str, *, by_key: bool) -> None:
    """Click the element, or focus it and press Enter."""
    button = page.locator(selector).first
    if by_key:
        button.focus()
        page.keyboard.press("Enter")
    else:
        button.click()


def follow(page: Page, *, by_key: bool) -> None:
    """Ask for hints until the next click is named, and make it."""
    for _ in range(4):
        if page.locator(f"{PANEL} [data-choice]").count():
            break
        press(page, f"{PANEL} [data-do=hint]", by_key=by_key)
    press(page, f"{PANEL} [data-choice]", by_key=by_key)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("language", "by_key", "every"), [("en", False, 3), ("fr", True, 1)], ids=["two", "all"]
)
def test_lessons_are_finished_with_their_hints(
    ready_page: Page, language: str, by_key: bool, every: int
) -> None:
    """``tests/teaching/test_lessons.py`` does every step of every lesson natively."""
    page = ready_page
    in_language(page, language)
    open_lessons(page)
    names = [
        json.loads(str(button.get_attribute("data-with")))["id"]
        for button in page.locator("[data-do=lesson]").all()
    ]
    assert len(names) == 6
    for name in names[::every]:
        press(page, f"""[data-do=lesson][data-with*='"{name}"']""", by_key=by_key)
        page.wait_for_selector(PANEL)
        for _ in range(MOST_CLICKS):
            if page.locator(f"{PANEL} [data-do=lesson_next]").count():
                press(page, f"{PANEL} [data-do=lesson_next]", by_key=by_key)
                if not page.locator(PANEL).count():
                    break
            else:
                follow(page, by_key=by_key)
        assert not page.locator(PANEL).count(), name
        open_lessons(page)
    expect(page.locator("dialog .icon-check, dialog [class*=finished]").first).to_be_visible()
    assert str(6 // every) in page.locator("dialog .faint").first.inner_text()


@pytest.mark.journey
def test_a_lesson_is_left_and_taken_up_after_a_reload(ready_page: Page) -> None:
    page = ready_page
    open_lessons(page)
    page.locator("[data-do=lesson]").nth(1).click()
    page.wait_for_selector(PANEL)
    follow(page, by_key=False)
    asked = page.locator("#prompt").inner_text()
    page.reload()
    page.wait_for_selector("html[data-phase]", state="attached")
    open_lessons(page)
    page.locator("[data-do=lesson]").nth(1).click()
    page.wait_for_selector(PANEL)
    assert page.locator("#prompt").inner_text() == asked


@pytest.mark.soak
@pytest.mark.parametrize(("language", "by_key"), [("en", True), ("fr", False)])
def test_the_coach_explains_the_first_round_and_then_steps_back(
    ready_page: Page, language: str, by_key: bool
) -> None:
    page = ready_page
    in_language(page, language)
    open_lessons(page)
    press(page, "[data-do=first_game]", by_key=by_key)
    page.wait_for_selector(PANEL)
    for number in range(MOST_CLICKS):
        if number == 20:
            page.reload()
            page.wait_for_selector("html:not([data-before])", state="attached")
            page.wait_for_selector(f"#app:not([inert]) {PANEL}")
        expect(page.locator(f"{PANEL} :is(.do-it, [data-do=hint])")).to_be_visible()
        if not page.locator(f"{PANEL} .do-it").count():
            break
        press(page, f"{PANEL} .do-it", by_key=by_key)
    assert page.locator(".round-now").inner_text().count("2") == 1
    on_to_the_next_round(page)
    expect(page.locator(f"{PANEL} [data-do=hint]")).to_be_visible()
    page.locator(f"{PANEL} [data-do=hint]").click()
    expect(page.locator(f"{PANEL} .do-it")).to_be_visible()
    page.locator(f"{PANEL} [data-do=coach_off]").click()
    expect(page.locator(PANEL)).to_have_count(0)
    page.wait_for_selector(CHOICES, state="attached")


@pytest.mark.parametrize(
    ("language", "theme"), [pytest.param("en", "light", marks=pytest.mark.soak), ("fr", "dark")]
)
def test_axe_finds_nothing(ready_page: Page, language: str, theme: str) -> None:
    page = ready_page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    in_language(page, language)
    open_lessons(page)
    assert violations(page) == []
    page.locator("[data-do=lesson]").first.click()
    page.wait_for_selector(PANEL)
    page.locator(f"{PANEL} [data-do=hint]").click()
    assert violations(page) == []
    page.evaluate("location.hash = 'r=birdfeeder'")
    page.wait_for_selector("#reference [data-do=try_example]")
    assert violations(page) == []
