"""A report of a problem, from the real page: read before it is sent, and played again natively."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.axe import violations
from e2e.conftest import Watch
from e2e.playing import begin, open_tool, play, saved, take_first
from tools.replay_session import ending, played, read
from wingspan.engine.notation.record import decode


def reported(page: Page) -> str:
    """Open the report; return what it says."""
    open_tool(page, "settings")
    page.locator("#settings [data-do=report]").click()
    return page.locator("#report-text").input_value()


def test_a_report_is_shown_whole_and_its_file_is_played_again_to_the_same_game(
    game_page: Page, watch: Watch
) -> None:
    begin(game_page, seed="5", name_0="Ada")
    play(game_page, take_first, 12)
    game_page.keyboard.press("Control+z")
    assert not any("about.pack" in url for url in watch.requests)
    text = reported(game_page)
    assert any("about.pack" in url for url in watch.requests)
    expect(game_page.locator("#report")).to_contain_text("Nothing is sent unless you send it.")
    assert violations(game_page) == []
    with game_page.expect_download() as download:
        game_page.locator("#report [data-do=report_save]").click()
    assert Path(download.value.path()).read_text("utf-8") == text
    report = read(text)
    assert report.version and report.build
    assert report.browser["agent"] == game_page.evaluate("() => navigator.userAgent")
    assert report.browser["window"] == game_page.evaluate("() => `${innerWidth} × ${innerHeight}`")
    assert report.game == decode(saved(game_page))
    with ThreadPoolExecutor(1) as apart:  # in this thread Playwright's loop runs
        *steps, (last, page) = apart.submit(lambda: list(played(report))).result()
    assert [step for step, _ in (*steps, (last, page)) if step.parted or step.skipped] == []
    assert (last.number, ending(report, page)) == (len(report.messages), "")


def test_the_whole_report_fits_the_window(ready_page: Page) -> None:
    begin(ready_page, seed="5")
    assert json.loads(reported(ready_page))["game"]
    for width in (1280, 360):
        ready_page.set_viewport_size({"width": width, "height": 640})
        for part in ("#report-text", "#report [data-do=copy]", "#report .close"):
            ready_page.locator(part).scroll_into_view_if_needed()
            expect(ready_page.locator(part)).to_be_in_viewport()
        assert ready_page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
