"""The wanderer sees what it is meant to see, and finds nothing on its first journeys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from e2e.wandering import PICTURES, SCRIPT, STEPS, Journey, Report, wander

BOX = """
<section style="height: 600px; border: 1px solid; font: 20px/30px serif">%s</section>
<button id="hidden" style="position: fixed; left: -99px; top: 0; width: 9px"></button>
"""
LINE = "<p style='margin: 0; height: 30px'>Some words</p>"


def seen(page: Page, content: str, *, by_key: bool = False) -> list[str]:
    page.set_content(BOX % content)
    page.evaluate(SCRIPT.read_text())
    return [found["what"] for found in page.evaluate("k => wanderer.examine(k)", by_key)]


def test_a_box_of_which_more_than_a_third_is_empty_is_seen(browser: Browser) -> None:
    page = browser.new_page()
    assert seen(page, LINE * 12) == ["empty"]  # 240 of 600 px
    assert seen(page, LINE * 14) == []  # 180 of 600 px
    assert seen(page, f"<p style='height: 560px'></p>{LINE}") == ["empty"]
    assert seen(page, "<input style='display: block; width: 9px; height: 500px'>words") == []
    page.close()


def test_a_lost_focus_is_seen_only_after_a_key(browser: Browser) -> None:
    page = browser.new_page()
    assert seen(page, LINE * 20, by_key=True) == ["unfocused"]
    assert seen(page, LINE * 20) == []
    page.evaluate("document.getElementById('hidden').focus()")
    assert [one["how"] for one in page.evaluate("wanderer.examine(true)")] == [
        "the focus is outside the window"
    ]
    page.close()


@pytest.mark.soak
@pytest.mark.parametrize("number", range(30))
def test_a_journey_meets_no_fault(browser: Browser, site_url: str, number: int) -> None:
    report = Report()
    wander(browser, site_url, Journey.of(number), STEPS, report)
    assert not report.lines, f"{report.lines}\nSee the pictures in {PICTURES}."
