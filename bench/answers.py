"""How soon an answer is on the screen: `python -m bench.answers`.

A whole solo game is played through the page by clicking random choices. An answer's time runs
from the click to the table laid out anew, Python, the saving of the game and the morphing of
the page included; answers after which the Automa has moved are counted apart as well.
"""

import argparse
import random
import statistics
import threading

from playwright.sync_api import Page, sync_playwright

from e2e.conftest import CHROMIUM_ARGUMENTS
from tools import chromium
from tools.serve import server

CLICK = """option => {
    const before = performance.now();
    document.querySelector(`[data-decision] [data-choice="${option}"]`).click();
    document.body.getBoundingClientRect();
    return performance.now() - before;
}"""
CHOICES = """() => {
    const all = [...document.querySelectorAll("[data-decision] [data-choice]")];
    return all.length ? 1 + Math.max(...all.map(e => Number(e.dataset.choice))) : 0;
}"""
TURN = "() => document.querySelector('.clock')?.textContent ?? ''"


def begin(page: Page, url: str, everything: bool) -> None:
    """A solo game with a fixed seed; with all sets if ``everything``."""
    page.goto(url)
    page.wait_for_selector("html[data-phase]", state="attached")
    page.locator('[name="seed"]').fill("17")
    if everything:
        for name in ("european", "oceania"):
            page.locator(f'[name="set_{name}"]').check()
    page.locator("#start-form [type=submit]").click()
    page.wait_for_selector("[data-decision]", state="attached")


def play(page: Page) -> tuple[list[float], list[float]]:
    """Milliseconds of each answer, and of those that ended a turn (the Automa's is in them)."""
    dice = random.Random(17)
    times: list[float] = []
    ends: list[float] = []
    while number := page.evaluate(CHOICES):
        turn = page.evaluate(TURN)
        times.append(float(page.evaluate(CLICK, dice.randrange(number))))
        if page.evaluate(TURN) != turn:
            ends.append(times[-1])
    return times, ends


def line(name: str, times: list[float]) -> str:
    """A row of the table."""
    ninety_fifth = statistics.quantiles(times, n=20)[-1]
    return (
        f"| {name} | {len(times)} | {statistics.median(times):.0f} | {ninety_fifth:.0f} |"
        f" {max(times):.0f} |"
    )


def main() -> None:
    """Print the table."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    running = server(under="/wingspan/")
    threading.Thread(target=running.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{running.server_address[1]}/wingspan/"
    print("Answers on the screen, ms, a whole solo game in Chromium\n")
    print("| answers | number | median | 95th percentile | longest |\n|---|---|---|---|---|")
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
