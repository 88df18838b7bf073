"""A browser that is killed loses no answer that was seen: ``static/journal.mjs``.

Browsers write localStorage late, so that a crash used to lose the last answers: measured in
Chromium, 18 of 18 kills within two seconds of an answer.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from e2e.mortal import BrowserName, Mortal
from e2e.playing import CHOICES, begin, on_to_the_next_round, play, saved, take_first
from wingspan.engine.notation.record import decode

SEEN = 0.3
"""Seconds on the screen after which an answer is never lost."""
LATEST = 2.0
"""Seconds between the last answer and the kill, at most."""
SETTLED = 6_000
"""Milliseconds until localStorage is on the disk for the first time."""
PAINTED = (
    """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
)


def open_table(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")


def answers(page: Page) -> tuple[int, ...]:
    """Return the answers of the saved game."""
    return decode(saved(page)).answers


@pytest.mark.parametrize(
    ("name", "kills"),
    [
        ("chromium", 3),
        pytest.param("chromium", 40, marks=pytest.mark.soak),
        pytest.param("firefox", 40, marks=pytest.mark.soak),
    ],
)
def test_a_killed_browser_has_every_answer_that_was_seen(
    playwright: Playwright, site_url: str, tmp_path: Path, name: BrowserName, kills: int
) -> None:
    """The kills are spread evenly over two seconds; each comes after two answers in a row."""
    browser = Mortal(playwright, name, tmp_path / "profile")
    page = browser.start()
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    begin(page, seed="4")
    page.wait_for_timeout(SETTLED)
    lost = []
    try:
        for number in range(kills):
            delay = LATEST * number / max(kills - 1, 1)
            shown = []
            for _ in range(2):
                assert play(page, take_first, 1) == 1
                page.evaluate(PAINTED)
                shown.append((time.monotonic(), answers(page)))
            time.sleep(delay)
            killed = time.monotonic()
            browser.kill()
            page = browser.start()
            open_table(page, site_url)
            kept = answers(page)
            seen = [given for when, given in shown if killed - when >= SEEN]
            if seen and kept[: len(seen[-1])] != seen[-1]:
                lost.append((round(delay, 2), len(seen[-1]), len(kept)))
            on_to_the_next_round(page)
    finally:
        browser.close()
    assert lost == []
