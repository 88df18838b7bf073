"""Measure how soon an answer is on the screen: `python -m bench.answers`.

The script plays a whole solo game through the page by clicking random choices. An answer's time
runs from the click to the end of the first frame after it, which shows what the player acts on. It
includes Python, saving the game, morphing the page, its layout and its painting. The page is whole
at the end of the frame that also shows what is only looked at (points, goals, the other players):
mostly the same one, and another one if much of that has changed. The log, while it is closed and
only screen readers notice it, does not count. Answers after which the Automa has moved are also
listed separately. The last columns give the time until Python and the morph are done; all else is
the browser's.

There is a pause of random length before each click, as before a person's: clicks that follow a
painted frame at once would all wait for the screen's next one, however soon the page is ready.
"""

import argparse
import random
import statistics
import threading
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from e2e.conftest import CHROMIUM_ARGUMENTS
from e2e.playing import NUMBER, on_to_the_next_round, unfold_form
from tools import chromium
from tools.serve import server

CLICK = """async option => {
    const found = () => document.querySelector(`[data-decision] [data-choice="${option}"]`);
    const waits = () => Boolean(document.querySelector("#app[data-waits=seen]"));
    const painting = () => new Promise(done => requestAnimationFrame(() => {
        const isWhole = !waits();
        // Before anything else that waits for the end of the frame, such as the rest of the page.
        scheduler.postTask(() => done([performance.now(), isWhole]), { priority: "user-blocking" });
    }));
    if (!found()) document.querySelectorAll("#prompt .options > li > :first-child")[option].click();
    const before = performance.now();
    const first = painting(); // asked for before the page asks for its own
    found().click();
    const changed = performance.now();
    const [painted, isWhole] = await first;
    let [whole, done] = [painted, isWhole];
    while (!done) [whole, done] = await painting();
    return [painted, whole, changed].map(time => time - before);
}"""
PAUSES = range(100, 134)  # milliseconds, by the phases of two frames
TURN = "() => document.querySelector('.clock')?.textContent ?? ''"


def begin(page: Page, url: str, everything: bool) -> None:
    """Begin a solo game with a fixed seed, with all sets if ``everything``."""
    page.goto(url)
    page.wait_for_selector("html[data-phase]", state="attached")
    unfold_form(page)
    page.locator('[name="seed"]').fill("17")
    if everything:
        for name in ("european", "oceania"):
            page.locator(f'[name="set_{name}"]').check()
    page.locator("#start-form [type=submit]").click()
    page.wait_for_selector("html[data-phase] [data-decision]", state="attached")


class Answered(NamedTuple):
    """Milliseconds from the click."""

    painted: float
    """Until what the player acts on is painted."""
    whole: float
    """Until the whole page is painted."""
    changed: float
    """Until what the player acts on is on the page, neither laid out nor painted yet."""


def play(page: Page) -> tuple[list[Answered], list[Answered]]:
    """Return the times of all answers, and of those that ended a turn (with the Automa's)."""
    dice, pauses = random.Random(17), random.Random(5)
    times: list[Answered] = []
    ends: list[Answered] = []
    while number := page.evaluate(NUMBER):
        turn = page.evaluate(TURN)
        page.wait_for_timeout(pauses.choice(PAUSES))
        times.append(Answered(*page.evaluate(CLICK, dice.randrange(number))))
        if page.evaluate(TURN) != turn:
            ends.append(times[-1])
        on_to_the_next_round(page)
    return times, ends


def line(name: str, times: list[Answered]) -> str:
    """Return a row of the table."""
    painted, whole, changed = zip(*times, strict=True)
    return (
        f"| {name} | {len(times)}"
        f" | {statistics.median(painted):.0f} | {ninety_fifth(painted):.0f} | {max(painted):.0f}"
        f" | {statistics.median(whole):.0f} | {ninety_fifth(whole):.0f}"
        f" | {statistics.median(changed):.0f} | {ninety_fifth(changed):.0f} |"
    )


def ninety_fifth(times: Sequence[float]) -> float:
    """Return the 95th percentile."""
    return statistics.quantiles(times, n=20)[-1]


def main() -> None:
    """Print the table."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    running = server(under="/wingspan/")
    threading.Thread(target=running.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{running.server_address[1]}/wingspan/"
    print("Answers on the screen, ms, a whole solo game in Chromium\n")
    print(
        "| answers | number | painted: median | 95th | longest | whole page: median | 95th"
        " | changed: median | 95th |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.installed(), args=CHROMIUM_ARGUMENTS
        )
        for name, everything in (("base game", False), ("all sets", True)):
            page = browser.new_context(
                service_workers="block", viewport={"width": 1280, "height": 800}
            ).new_page()
            begin(page, url, everything)
            times, ends = play(page)
            print(line(name, times))
            print(line(f"{name}, with the Automa's turn", ends))
        browser.close()
    running.shutdown()


if __name__ == "__main__":
    main()
