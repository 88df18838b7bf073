"""Exercises in the page: solved by keys, failed and resumed on a phone.

``test_offline.py`` solves one without a network.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import violations
from wingspan.coach.collection import collection

ASKED = next(one for one in collection("core") if one.matter == "middle" and one.kind == "action")
BEST, WRONG = (place.candidate.option for place in (ASKED.thoughts[0], ASKED.thoughts[-1]))
PANEL, MARKS = "#exercise", "[data-hint]:visible"


def test_an_exercise_is_found_and_solved_by_keys(ready_page: Page) -> None:
    page = ready_page
    page.locator(".exercises-tool:visible").first.focus()
    page.keyboard.press("Enter")
    page.locator("#exercises-collection > summary").focus()
    page.keyboard.press("Enter")
    course = page.locator("""#exercises [data-with*='"core.middle"']""")
    course.focus()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(PANEL)).to_contain_text("Find the best move.")
    assert violations(page) == []
    page.keyboard.press(str(BEST + 1))
    expect(page.locator(PANEL)).to_contain_text("Right!")
    expect(page.locator(MARKS).first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(PANEL)).to_contain_text("Find the best move.")
    expect(page).not_to_have_url(re.compile(f"#e={ASKED.id}$"))
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)


@pytest.mark.soak
def test_an_exercise_failed_on_a_phone_is_found_again_after_a_reload(
    phone: Page, site_url: str
) -> None:
    phone.emulate_media(reduced_motion="reduce")
    phone.goto(f"{site_url}#e={ASKED.id}")
    phone.locator(f'#board .head[data-choice="{WRONG}"]').tap()
    expect(phone.locator(PANEL)).to_contain_text("points less")
    expect(phone.locator(MARKS)).to_have_count(0)
    assert violations(phone) == []
    phone.reload()
    expect(phone.locator(PANEL)).to_contain_text("Find the best move.")
    phone.locator(f"{PANEL} [data-do=exercise_answer]").tap()
    expect(phone.locator(f"{PANEL} .hint-why")).to_be_in_viewport()
    assert violations(phone) == []
    phone.locator(f"{PANEL} [data-do=exercise_leave]").tap()
    expect(phone.locator(PANEL)).to_have_count(0)
    phone.locator("[data-do=exercises]:visible").first.tap()
    expect(phone.locator("#exercises .exercise-today")).to_be_visible()
