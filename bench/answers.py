"""Measure how soon an answer is on the screen: `python -m bench.answers`.

The script plays a whole solo game through the page by clicking random choices. An answer's time
runs from the click to the end of the first frame after it, which shows what the player acts on. It
includes Python, saving the game, morphing the page, its layout and its painting. The page is whole
at the end of the frame that also shows what is only looked at (points, goals, the other players):
mostly the same one, and another one if much of that has changed. The log, while it is closed and
only screen readers notice it, does not count. Answers after which the Automa has moved are also
listed separately. The last columns give the time until Python and the morph are done; all else is
the browser's.

Before each click there is a pause of random length and then a press that is held, as when a person
clicks. Clicks that follow a painted frame at once would all wait for the screen's next one, however
soon the page is ready; and a press ends whatever still moves.

``--beside FOLDER`` compares this page with an older one that was built there (``make site``). Both
are open and are given the same answers in turn, so that a machine whose speed changes treats them
alike. An older page that knows no parts is whole when it is painted.

``--slowed RATE`` slows the page's own thread down that many times. On a fast machine an answer
mostly waits for the screen's next frame, and every page waits equally long.
"""

import argparse
import random
import statistics
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.conftest import CHROMIUM_ARGUMENTS
from e2e.playing import CHOOSE, NUMBER, on_to_the_next_round, unfold_form
from tools import chromium
from tools.serve import SITE, server

CLICK = """async ([option, held]) => {
    const found = () => document.querySelector(`[data-decision] [data-choice="${option}"]`);
    const waits = () => Boolean(document.querySelector("#app[data-waits=seen]"));
    const painting = () => new Promise(done => requestAnimationFrame(() => {
        const isWhole = !waits();
        // Before anything else that waits for the end of the frame, such as the rest of the page.
        scheduler.postTask(() => done([performance.now(), isWhole]), { priority: "user-blocking" });
    }));
    if (!found()) document.querySelectorAll("#prompt .options > li > :first-child")[option].click();
    found().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await new Promise(done => setTimeout(done, held));
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
HOLDS = range(60, 94)  # milliseconds from a press to its click, likewise
SETTING_UP = "() => Boolean(document.querySelector('.set-up'))"
TURN = "() => document.querySelector('.clock')?.textContent ?? ''"


def begin(page: Page, url: str, everything: bool, seed: int = 17) -> None:
    """Begin a solo game, with all sets if ``everything``, and take the first options at the start:
    pages differ in what they offer there.
    """
    page.goto(url)
    page.wait_for_selector("html[data-phase]", state="attached")
    unfold_form(page)
    page.locator('[name="seed"]').fill(str(seed))
    if everything:
        for name in ("european", "oceania"):
            page.locator(f'[name="set_{name}"]').check()
    page.locator("#start-form [type=submit]").click()
    page.wait_for_selector("html[data-phase] [data-decision]", state="attached")
    while page.evaluate(SETTING_UP):
        page.evaluate(CHOOSE, 0)


class Answered(NamedTuple):
    """Milliseconds from the click."""

    painted: float
    """Until what the player acts on is painted."""
    whole: float
    """Until the whole page is painted."""
    changed: float
    """Until what the player acts on is on the page, neither laid out nor painted yet."""


def give(page: Page, option: int, pauses: random.Random) -> Answered:
    """Give the answer after a pause, and return its times."""
    page.wait_for_timeout(pauses.choice(PAUSES))
    return Answered(*page.evaluate(CLICK, [option, pauses.choice(HOLDS)]))


def play(page: Page) -> tuple[list[Answered], list[Answered]]:
    """Return the times of all answers, and of those that ended a turn (with the Automa's)."""
    dice, pauses = random.Random(17), random.Random(5)
    times: list[Answered] = []
    ends: list[Answered] = []
    while number := page.evaluate(NUMBER):
        turn = page.evaluate(TURN)
        times.append(give(page, dice.randrange(number), pauses))
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


def in_turn(pages: Sequence[Page], seed: int) -> list[list[Answered]]:
    """Give all pages the same answers, until a game ends, and return each page's times.

    Chance says which of them is given an answer first. Raises ValueError if they differ.
    """
    dice, chance = random.Random(seed), random.Random(seed + 1)
    times: list[list[Answered]] = [[] for _ in pages]
    while number := pages[0].evaluate(NUMBER):
        if any(page.evaluate(NUMBER) != number for page in pages):
            raise ValueError("The two pages play by different rules: they offer different options.")
        option = dice.randrange(number)
        for at in chance.sample(range(len(pages)), len(pages)):
            times[at].append(give(pages[at], option, chance))
        for page in pages:
            on_to_the_next_round(page)
    return times


def compare(browser: Browser, folder: Path, games: int, slowed: float) -> None:
    """Print the times of this page and of the one in the folder, and what part they are of those.

    The games are of all sets; each has its own seed, and begins on freshly opened pages.
    """
    with served(folder) as before, served(SITE) as now:
        times: list[list[Answered]] = [[], []]
        for seed in range(17, 17 + games):
            pages = [new_page(browser, slowed) for _ in times]
            for page, url in zip(pages, (before, now), strict=True):
                begin(page, url, everything=True, seed=seed)
            for all_of_it, more in zip(times, in_turn(pages, seed), strict=True):
                all_of_it += more
            for page in pages:
                page.context.close()
    for name, measured in zip(("before", "now"), times, strict=True):
        print(line(name, measured))
    parts = []
    for old, new in zip(*(zip(*measured, strict=True) for measured in times), strict=True):
        parts.append(statistics.median(new) / statistics.median(old))
        parts.append(ninety_fifth(new) / ninety_fifth(old))
    painted, painted_95, whole, whole_95, changed, changed_95 = parts
    print(
        f"| now, as a part of before | | {painted:.2f} | {painted_95:.2f} | "
        f"| {whole:.2f} | {whole_95:.2f} | {changed:.2f} | {changed_95:.2f} |"
    )


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve the built page in the folder; the address of its start page."""
    running = server(folder, under="/wingspan/")
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_address[1]}/wingspan/"
    running.shutdown()
    running.server_close()


def new_page(browser: Browser, slowed: float) -> Page:
    """Return an empty page of a desktop browser that has stored nothing."""
    context = browser.new_context(service_workers="block", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    if slowed != 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    return page


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="an older built page")
    parser.add_argument("--games", type=int, default=3, help="games to compare them in")
    parser.add_argument(
        "--slowed",
        type=float,
        default=1,
        metavar="RATE",
        help="as on a slower processor; 4: a phone",
    )
    wanted = parser.parse_args()
    if wanted.beside and not (wanted.beside / "index.html").is_file():
        parser.error(f"There is no page in {wanted.beside}: run `make site` in that version first.")
    if wanted.slowed < 1 or wanted.games < 1:
        parser.error("--slowed and --games are at least 1.")
    print("Answers on the screen, ms, whole solo games in Chromium\n")
    print(
        "| answers | number | painted: median | 95th | longest | whole page: median | 95th"
        " | changed: median | 95th |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.installed(), args=CHROMIUM_ARGUMENTS
        )
        if wanted.beside:
            compare(browser, wanted.beside, wanted.games, wanted.slowed)
        else:
            measure(browser, wanted.slowed)
        browser.close()


def measure(browser: Browser, slowed: float) -> None:
    """Print the times of this page, for the base game and for all sets."""
    with served(SITE) as url:
        for name, everything in (("base game", False), ("all sets", True)):
            page = new_page(browser, slowed)
            begin(page, url, everything)
            times, ends = play(page)
            print(line(name, times))
            print(line(f"{name}, with the Automa's turn", ends))


if __name__ == "__main__":
    main()
