"""Measure how soon the list of 3,000 kept games is on the screen: ``python -m bench.saved_games``.

The time runs from the press of the button until the next frame has been painted, on a page that has
just been opened with the games and on one that has shown their list before.
"""

from __future__ import annotations

import statistics
import threading

from playwright.sync_api import sync_playwright

from e2e.conftest import CHROMIUM_ARGUMENTS
from tools.chromium import installed
from tools.serve import server

from .saves import GAMES, shelf_of

TIMES = 5
KEEP = "texts => { for (const key in texts) localStorage.setItem(key, texts[key]); }"
OPEN = """async () => {
  const buttons = document.querySelectorAll("[data-do=games], [data-with*=games]");
  const button = [...buttons].find(e => e.checkVisibility());
  const begun = performance.now();
  button.click();
  while (!document.querySelector("#saved-games")) await new Promise(r => setTimeout(r));
  await new Promise(r => requestAnimationFrame(() => setTimeout(r)));
  return performance.now() - begun;
}"""


def main() -> None:
    """Print the medians."""
    texts = dict(shelf_of(GAMES).store.texts)  # type: ignore[attr-defined]
    running = server(under="/wingspan/")
    threading.Thread(target=running.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{running.server_address[1]}/wingspan/"
    first, again = [], []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=CHROMIUM_ARGUMENTS)
        for _ in range(TIMES):
            context = browser.new_context(service_workers="block")
            page = context.new_page()
            page.goto(url)
            page.wait_for_selector("html[data-phase]", state="attached")
            page.evaluate(KEEP, texts)
            page.locator("#start-form [type=submit]").click()
            page.wait_for_selector("[data-choice]", state="attached")
            page.reload()
            page.wait_for_selector("html[data-phase=play]", state="attached")
            page.wait_for_timeout(1500)
            first.append(page.evaluate(OPEN))
            page.keyboard.press("Escape")
            page.wait_for_selector("#saved-games", state="detached")
            again.append(page.evaluate(OPEN))
            context.close()
        browser.close()
    print(
        f"{GAMES} games: list first {statistics.median(first):.0f} ms ({min(first):.0f} to "
        f"{max(first):.0f}), again {statistics.median(again):.0f} ms"
    )


if __name__ == "__main__":
    main()
