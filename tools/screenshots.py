"""Take pictures of the page's screens: `python -m tools.screenshots`.

Start, table, hand-over, gallery and end, on a phone, a laptop and a large screen, light and dark;
most in English, some in French. They go to .build/screenshots. `--only play` keeps to
the screens whose names begin so.
"""

import argparse
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from msgspec import structs
from playwright.sync_api import Browser, Page, sync_playwright

from tools.serve import server
from wingspan.engine.record import decode, encode

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "records"
SCREENSHOTS = ROOT / ".build" / "screenshots"
SAVE = "wingspan.save"
SIZES = [(360, 740), (1280, 800), (1920, 1080)]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@dataclass(frozen=True)
class Screen:
    """One screen: so much (0 to 1) of a checked-in game is played, and then one thing opened.

    Without ``game`` it is the start form.
    """

    name: str
    game: str = ""
    played: float = 0.0
    opens: Literal["", "gallery", "hand-over"] = ""
    language: Literal["en", "fr"] = "en"


SCREENS = [
    Screen("start"),
    Screen("play-early", "base_101", 0.15),
    Screen("play-late", "base_101", 0.85),
    Screen("play-all-sets", "all_sets_121", 0.7),
    Screen("hand-over", opens="hand-over"),
    Screen("gallery", "base_101", 0.5, "gallery"),
    Screen("end", "base_101", 1.0),
    Screen("end-all-sets", "all_sets_121", 1.0),
    Screen("start-fr", language="fr"),
    Screen("play-all-sets-fr", "all_sets_121", 0.7, language="fr"),
    Screen("end-fr", "base_101", 1.0, language="fr"),
]


def save_of(screen: Screen) -> str:
    """What the browser has stored of that game."""
    record = decode((RECORDS / f"{screen.game}.json").read_bytes())
    answers = record.answers[: round(len(record.answers) * screen.played)]
    return encode(structs.replace(record, answers=answers)).decode()


@contextmanager
def opened(browser: Browser, url: str, screen: Screen) -> Iterator[Page]:
    """A page that shows the screen."""
    context = browser.new_context(
        service_workers="block",
        locale="fr-FR" if screen.language == "fr" else "en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    if screen.game:
        page.add_init_script(f"localStorage.setItem({SAVE!r}, {save_of(screen)!r})")
    page.goto(url)
    page.wait_for_selector("html[data-phase]", state="attached")
    if screen.opens == "gallery":
        page.locator(".gallery-tool:visible").click()
    elif screen.opens == "hand-over":
        page.locator('[name="players"][value="3"]').check(force=True)
        page.locator("#start-form [type=submit]").click()
        page.wait_for_selector(".hand-over")
    yield page
    context.close()


def take(browser: Browser, url: str, screen: Screen) -> int:
    """All pictures of one screen; how many."""
    number = 0
    with opened(browser, url, screen) as page:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                name = f"{screen.name}-{width}x{height}-{theme}.png"
                page.screenshot(path=SCREENSHOTS / name, animations="disabled")
                number += 1
    return number


def main() -> None:
    """Take the pictures and say where they are."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", default="", help="only screens whose names begin so")
    only = parser.parse_args().only
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    running = server()
    threading.Thread(target=running.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{running.server_address[1]}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        number = sum(take(browser, url, s) for s in SCREENS if s.name.startswith(only))
        browser.close()
    running.shutdown()
    running.server_close()
    print(f"{number} pictures in {SCREENSHOTS}")


if __name__ == "__main__":
    main()
