"""Measure how soon a turn appears on another device: `python -m bench.live`.

Two Chromium processes play live two-player games with random answers. A turn's time runs from the
press of its last answer on one page to the first frame painted after it on the other. It includes
both pages' Python, both saves of the game and the transfer between the processes.
"""

import random
import statistics
import threading

from playwright.sync_api import Page, sync_playwright

from e2e.conftest import CHROMIUM_ARGUMENTS
from e2e.playing import MOMENT, on_to_the_next_round
from e2e.test_live import connect, open_table
from tools import chromium
from tools.serve import server

GAMES = 3
PRESS = """option => {
    window.pressed = performance.timeOrigin + performance.now();
    choose(option);
    return [window.pressed, ...moment()];
}"""
PAINTED = """() => {
    window.painted = 0;
    const root = document.documentElement;
    new MutationObserver(() => {
        if (document.querySelector("[data-decision]") && !window.painted)
            requestAnimationFrame(() => {
                const after = new MessageChannel();
                after.port1.onmessage = () => {
                    window.painted ||= performance.timeOrigin + performance.now();
                };
                after.port2.postMessage(null);
            });
    }).observe(root, { subtree: true, attributes: true, attributeFilter: ["data-decision"] });
}"""


def play(pages: list[Page], dice: random.Random) -> list[float]:
    """Play a game to its end; return the milliseconds of every turn that does not end it."""
    times: list[float] = []
    for page in pages:
        page.evaluate(PAINTED)
    while pages[0].get_attribute("html", "data-phase") == "play":
        for page, other in (pages, pages[::-1]):
            other.evaluate("() => { window.painted = 0; }")
            _, number = page.evaluate(MOMENT)
            pressed = 0.0
            while number:
                pressed, _, number = page.evaluate(PRESS, dice.randrange(number))
            if pressed and page.get_attribute("html", "data-phase") == "play":
                other.wait_for_function("() => window.painted")
                times.append(other.evaluate("() => window.painted") - pressed)
            on_to_the_next_round(page)
            on_to_the_next_round(other)
    return times


def main() -> None:
    """Print the median and the 95th percentile."""
    running = server(under="/wingspan/", cache="max-age=600")
    threading.Thread(target=running.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{running.server_address[1]}/wingspan/"
    times: list[float] = []
    with sync_playwright() as playwright:
        for game in range(GAMES):
            browsers = [
                playwright.chromium.launch(
                    executable_path=chromium.installed(), args=CHROMIUM_ARGUMENTS
                )
                for _ in range(2)
            ]
            pages = [browser.new_page() for browser in browsers]
            for page in pages:
                page.goto(url)
                page.wait_for_selector("html[data-phase]", state="attached")
            open_table(pages[0], 2, seed=17 + game)
            connect(pages[0], pages[1], 1)
            times += play(pages, random.Random(game))
            for browser in browsers:
                browser.close()
    median, late = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    print(f"{len(times)} turns: median {median:.0f} ms, 95th percentile {late:.0f} ms")


if __name__ == "__main__":
    main()
