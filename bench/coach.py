"""Measure how long the coach takes: `python -m bench.coach` (part of ``make bench``).

A hint's time runs from the press of its key to the moment when the page says which action it is a
turn for, which it knows only once the decision has been analysed; then to the moment when it could
say why, for which the two answers are played to the end of the game. Hints are asked for at the
beginning of turns of recorded solo games. The first one in each page also fetches the coach and
starts its workers; it is counted apart. So is a hint on the start of a game, in a page that has
asked the coach before, to the moment when the whole start and its reasons are there. A review's
time runs from the press of its button, in a page that has not asked the coach before, to the moment
when the whole game is judged.
"""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Sequence

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.conftest import CHROMIUM_ARGUMENTS
from e2e.playing import MOMENT, SAVE, cut, recorded
from tools import chromium
from tools.serve import server
from wingspan.engine import Game
from wingspan.engine.notation.record import Record, encode
from wingspan.ui.play.settings import SETTINGS

HINTED = ("base_101", "base_113", "all_sets_121", "all_sets_124")
"""The games in which hints are asked for."""
EVERY = 4
"""A hint is asked for at one turn in so many."""
REVIEWED = ("base_101", "base_117", "all_sets_122")
PATIENCE = 120_000  # milliseconds
FETCHED = 2_000  # milliseconds until what the page fetches by itself is there
WHERE = "#hint .teaching-aim"
WHY = "#hint .hint-why:not(.waits)"
START = "#hint .start-package:not(.waits)"
JUDGED = "#review [data-do=review_whole]"
ANSWER = "answers => answers.forEach(choose)"


def turns(record: Record) -> list[int]:
    """Return the numbers of answers given before the turns at which hints are asked for."""
    game = Game.replay(cut(record, 0))
    found = []
    for number, answer in enumerate(record.answers):
        if game.decision and game.decision.kind == "action":
            found.append(number)
        game.answer(answer)
    return found[::EVERY]


def opened(browser: Browser, url: str, record: Record) -> Page:
    """Open the page in a new context, with the game on the table."""
    page = browser.new_context(service_workers="block").new_page()
    page.set_default_timeout(PATIENCE)
    # A question with one answer is asked as well, as it was in the record.
    for key, text in ((SAVE, encode(record).decode()), (SETTINGS, '{"answer_for_me": false}')):
        page.add_init_script(f"if (location.host) localStorage.setItem({key!r}, {text!r})")
    page.goto(url)
    page.wait_for_selector("html[data-phase]", state="attached")
    page.wait_for_timeout(FETCHED)
    return page


def hints(browser: Browser, url: str, record: Record) -> tuple[list[float], list[float]]:
    """Return the seconds that hints take in one page, the first of which starts the coach, and
    those until their reasons are there.
    """
    given, *later = turns(record)
    page = opened(browser, url, cut(record, given))
    times: list[float] = []
    reasons: list[float] = []
    for until in (*later, None):
        before = time.perf_counter()
        page.keyboard.press("h")
        page.wait_for_selector(WHERE, state="attached")
        times.append(time.perf_counter() - before)
        page.keyboard.press("h")
        page.keyboard.press("h")
        page.wait_for_selector(WHY, state="attached")
        reasons.append(time.perf_counter() - before)
        if until is not None:
            page.locator("#hint [data-do=close_hint]").click()
            page.evaluate(MOMENT)
            page.evaluate(ANSWER, list(record.answers[given:until]))
            page.wait_for_timeout(FETCHED)
            given = until
    page.context.close()
    return times, reasons


def start(browser: Browser, url: str, record: Record) -> float:
    """Return the seconds that a hint on the start of a game takes, the second time it is asked."""
    page = opened(browser, url, cut(record, 0))
    page.keyboard.press("h")
    page.wait_for_selector(START, state="attached")
    page.locator("#hint [data-do=close_hint]").click()
    page.wait_for_timeout(FETCHED)
    before = time.perf_counter()
    page.keyboard.press("h")
    page.wait_for_selector(START, state="attached")
    taken = time.perf_counter() - before
    page.context.close()
    return taken


def review(browser: Browser, url: str, record: Record) -> float:
    """Return the seconds that a review takes."""
    page = opened(browser, url, record)
    before = time.perf_counter()
    page.locator("[data-do=review]:visible").first.click()
    page.wait_for_selector(JUDGED, state="attached")
    taken = time.perf_counter() - before
    page.context.close()
    return taken


def line(name: str, times: Sequence[float]) -> str:
    """Return a row of the table."""
    return f"| {name} | {len(times)} | {statistics.median(times):.2f} | {max(times):.2f} |"


def main() -> None:
    """Print the table."""
    running = server(under="/wingspan/", cache="max-age=600")
    threading.Thread(target=running.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{running.server_address[1]}/wingspan/"
    print("The coach in the page, seconds, solo games in Chromium\n")
    print("| | number | median | longest |\n|---|---|---|---|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.installed(), args=CHROMIUM_ARGUMENTS
        )
        found = [hints(browser, url, recorded(name)) for name in HINTED]
        print(line("a hint", [taken for times, _ in found for taken in times[1:]]))
        print(line("… with its reasons", [taken for _, times in found for taken in times[1:]]))
        print(line("the first hint, with fetching the coach", [times[0] for times, _ in found]))
        print(line("a hint on the start", [start(browser, url, recorded(name)) for name in HINTED]))
        print(line("a review", [review(browser, url, recorded(name)) for name in REVIEWED]))
        browser.close()
    running.shutdown()


if __name__ == "__main__":
    main()
