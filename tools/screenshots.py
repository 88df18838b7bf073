"""Take pictures of the page's screens: `python -m tools.screenshots`.

They show the start page, the table, the hand-over, what opens over them, the end and its printout,
in the sizes of a phone, a tablet, a laptop and a large screen, light and dark, in every
language. The pictures go to .build/screenshots. `--only play` takes only the screens whose names
begin with `play`.
"""

import argparse
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Literal

from msgspec import structs
from playwright.sync_api import Browser, Page, sync_playwright

from tools.chromium import installed
from tools.serve import SITE, server
from wingspan.engine import Game, Setup
from wingspan.engine.notation.record import Record, decode, encode
from wingspan.links import GameLink, pack_game
from wingspan.words import DEFAULT, Language, languages

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "records"
SCREENSHOTS = ROOT / ".build" / "screenshots"
SAVE = "wingspan.save"
SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
]
LANGUAGES = languages()
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@dataclass(frozen=True)
class Screen:
    """One screen: a share (0 to 1) of a recorded game is played, then something is opened.

    Without ``game`` it is the start form. ``ended``: the game is played to the end of this round
    instead. ``people``: a random game of so many people is played instead, for ``answers`` answers.
    ``opens``: a tool of the strip on top, or a key of ``OPENED``. ``link``: the end of the address.
    ``moves``: another player's turn is played back, again in each size.
    """

    name: str
    game: str = ""
    played: float = 0.0
    ended: int = 0
    people: int = 0
    answers: int = 0
    opens: str = ""
    printed: bool = False
    link: str = ""
    moves: bool = False


def at_random(people: int, answers: int) -> Record:
    """Return a random game of several people after ``answers`` answers, always the same one."""
    game = Game.new(Setup(players=people, seed=people))
    dice = random.Random(people)
    for _ in range(answers):
        assert game.decision
        game.answer(dice.randrange(len(game.decision.options)))
    return game.record()


SCREENS = [
    Screen("start"),
    Screen("start-friend", opens="with-friend"),
    Screen("start-lessons", opens="lessons"),
    Screen("start-statistics", opens="statistics"),
    Screen("play-early", "base_101", 0.15),
    Screen("play-late", "base_101", 0.85),
    Screen("play-all-sets", "all_sets_121", 0.7),
    Screen("round-end", "base_101", ended=1),
    Screen("round-end-all-sets", "all_sets_121", ended=2),
    Screen("play-two", people=2, answers=60, opens="take"),
    Screen("hand-over", people=3, answers=60),
    Screen("watched", "base_101", 0.5, opens="watched", moves=True),
    Screen("why", "base_101", 0.5, link="#w=decision"),
    Screen("lesson", opens="lesson"),
    Screen("lesson-hint", opens="lesson-hint"),
    Screen("live", people=2, answers=60, opens="live"),
    Screen("live-invited", people=2, answers=60, opens="invited"),
    Screen("arrived", link=f"#g={pack_game(GameLink(record=at_random(2, 60)))}"),
    Screen("gallery", "base_101", 0.5, opens="gallery"),
    Screen("card", "base_101", 0.5, opens="card"),
    Screen("rules", "base_101", 0.5, opens="rules"),
    Screen("settings", "base_101", 0.5, opens="settings"),
    Screen("saved-games", "base_101", 0.5, opens="saved-games"),
    Screen("share", "base_101", 0.5, opens="share"),
    Screen("replay", "base_101", 0.5, opens="replay"),
    Screen("end", "base_101", 1.0),
    Screen("end-all-sets", "all_sets_121", 1.0),
    Screen("hint", "base_101", 0.5, opens="hint"),
    Screen("review", "base_101", 1.0, opens="review"),
    Screen("exercises", opens="exercises"),
    Screen("exercise", link="#e=core-47-82"),
    Screen("exercise-shown", opens="answer", link="#e=core-47-82"),
    Screen("print", "all_sets_121", 1.0, printed=True),
]
# What is pressed, in order, and what is there afterwards; any other name is that of a tool.
OPENED = {
    "take": ([".hand-over .take"], "#question"),
    "card": (["#hand .read"], "#reader"),
    "replay": ([".replay-tool"], "[data-phase=replay]"),
    "rules": ([".rules-tool"], "#reference a"),
    "hint": ([".hint", *["#hint [data-do=ask_coach]"] * 2], "#hint .hint-why"),
    "review": (["[data-do=review]", "[data-do=review_whole]"], "#review-sheet .summary"),
    "answer": (["[data-do=exercise_answer]"], "#exercise .hint-why"),
    "lesson": ([".lessons-tool", "[data-do=lesson]"], "#teaching"),
    "lesson-hint": (
        [".lessons-tool", "[data-do=lesson]", *["#teaching [data-do=hint]"] * 2],
        "#teaching",
    ),
    "live": ([".hand-over .take", ".share-tool", "#share [data-do=live]"], "#live"),
    "invited": (
        [".hand-over .take", ".share-tool", "#share [data-do=live]", "[data-do=live_invite]"],
        "#live-link",
    ),
}
LINKED = ".teaching, .arrival, #why"
"""What a link shows once it is open."""
WATCH = """() => {
  document.querySelector("[data-watch=again]").click();
  const pause = document.querySelector("body > .watch [data-watch=pause]");
  pause?.click();
  return Boolean(pause);
}"""
"""Plays back another player's last turn and pauses at once; false until its script is there."""
PATIENCE = 600_000
"""Milliseconds to wait for a press: the coach may be judging a whole game."""


def until_the_end_of(round_: int, record: Record) -> tuple[int, ...]:
    """Return the answers of a game up to the end of a round."""
    game = Game.replay(structs.replace(record, answers=(), take_backs=0))
    while game.state.round <= round_:
        game.answer(record.answers[len(game.answers)])
    return game.answers


def save_of(screen: Screen) -> str:
    """Return the screen's game as the browser stores it."""
    if screen.people:
        return encode(at_random(screen.people, screen.answers)).decode()
    record = decode((RECORDS / f"{screen.game}.json").read_bytes())
    if screen.ended:
        answers = until_the_end_of(screen.ended, record)
    else:
        answers = record.answers[: round(len(record.answers) * screen.played)]
    return encode(structs.replace(record, answers=answers)).decode()


@contextmanager
def opened(
    browser: Browser, url: str, screen: Screen, language: Language = DEFAULT
) -> Iterator[Page]:
    """Open a page that shows the screen in a language."""
    context = browser.new_context(
        service_workers="block",
        locale=language,
        reduced_motion="no-preference" if screen.moves else "reduce",
    )
    page = context.new_page()
    if screen.game or screen.people:
        page.add_init_script(f"localStorage.setItem({SAVE!r}, {save_of(screen)!r})")
    page.goto(url + screen.link)
    page.wait_for_selector("html[data-phase]", state="attached")
    if screen.link:
        page.wait_for_selector(LINKED)
    if screen.opens and not screen.moves:
        pressed, there = OPENED.get(screen.opens, ([f".{screen.opens}-tool"], "dialog[open]"))
        for each in pressed:
            wanted = page.locator(f"{each}:visible")
            if each.endswith("-tool") and not wanted.count():
                page.locator(".menu-open:visible").first.click()
                wanted = page.locator(f"dialog {each}:visible")
            wanted.first.click(timeout=PATIENCE)
        page.locator(there).first.wait_for(state="attached")
    yield page
    context.close()


def pictures(page: Page, screen: Screen) -> Iterator[tuple[str, bytes]]:
    """Yield the picture in every size and theme, after the end of its file name."""
    media: Literal["print", "screen"] = "print" if screen.printed else "screen"
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if screen.moves:
            page.keyboard.press("Escape")
            page.wait_for_function(WATCH)
        for theme in THEMES:
            page.emulate_media(media=media, color_scheme=theme)
            yield (
                f"{width}x{height}-{theme}.png",
                page.screenshot(animations="disabled", full_page=screen.printed),
            )


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve a built page and yield its address. Port 0 takes a free port."""
    running = server(folder, port)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_address[1]}/"
    running.shutdown()
    running.server_close()


@contextmanager
def chromium(*arguments: str) -> Iterator[Browser]:
    """Start the browser that takes the pictures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed(), args=["--no-sandbox", "--disable-gpu", *arguments]
        )
        yield browser
        browser.close()


def main() -> None:
    """Take the pictures and print where they are."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", default="", help="only screens whose names begin with this")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    options = parser.parse_args()
    screens = [screen for screen in SCREENS if screen.name.startswith(options.only)]
    chosen = [options.language] if options.language else LANGUAGES
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    number = 0
    with served(SITE) as url, chromium() as browser:
        for screen, language in product(screens, chosen):
            with opened(browser, url, screen, language) as page:
                for name, picture in pictures(page, screen):
                    (SCREENSHOTS / f"{screen.name}-{language}-{name}").write_bytes(picture)
                    number += 1
    print(f"{number} pictures in {SCREENSHOTS}")


if __name__ == "__main__":
    main()
