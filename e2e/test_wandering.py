"""The wanderer sees what it is meant to see, and finds nothing on its first journeys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from e2e.walking import WALKER
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


def faults(page: Page, content: str) -> list[str]:
    page.set_content(f"<style>body {{ font: 20px/30px serif }}</style>{content}")
    return [found["what"] for found in page.evaluate(WALKER)]


UNDER = "<p id='thing' style='margin: 0; position: absolute; top: 40px'>Some words</p>"
OVER = "<div style='position: absolute; inset: 30px auto auto 0; width: 50px; height: 50px;"


def test_what_passes_may_cover_things_but_not_what_it_is_about(browser: Browser) -> None:
    page = browser.new_page()
    assert faults(page, f"{UNDER}{OVER} background: red'></div>") == ["covered"]
    for thing, about in (("id='tip'", "aria-describedby='tip'"), ("class='watch'", "id='board'")):
        passing = f"{OVER} background: red' {thing}></div>"
        assert faults(page, f"<div>{UNDER}</div>{passing}") == []
        assert faults(page, f"<div {about}>{UNDER}</div>{passing}") == ["covered"]
    page.close()


def test_a_word_may_break_at_a_soft_hyphen_and_nowhere_else(browser: Browser) -> None:
    page = browser.new_page()
    narrow = "<p style='margin: 0; width: 100px; overflow-wrap: anywhere'>%s</p>"
    assert faults(page, narrow % "Ring\u00adschnabel\u00admöwe") == []
    assert faults(page, narrow % "Ringschnabelmöwe") == ["broken"]
    page.close()


def test_words_for_screen_readers_and_lines_scrolled_out_are_not_seen(browser: Browser) -> None:
    page = browser.new_page()
    hidden = f"<div style='clip-path: inset(50%)'>{UNDER}</div>{OVER} background: red'></div>"
    assert faults(page, hidden) == []
    scrolled = (
        "<div data-scrolls style='position: absolute; inset: 0; height: 100px; overflow-y: auto'>%s"
        "<div style='height: 300px'></div></div>"
    )
    under = "<p style='margin: 0; position: absolute; top: %dpx'>Words</p>"
    over = f"{OVER} top: 70px; background: red'></div>"
    assert faults(page, scrolled % (under % 68 + over)) == ["covered"]
    assert faults(page, scrolled % (under % 96 + over)) == []
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
