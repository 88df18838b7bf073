"""Record sessions on the real page, in Chromium: `python -m e2e.recording [NAME …]`.

Each is what the page's own report says, with what it showed at the end, as a file in
`tests/sessions`, where `tests/ui/test_sessions.py` plays it again. `make site` builds the page.
Record them anew when messages change; a session of an earlier page cannot be played then.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import structs
from playwright.sync_api import Page

from e2e.playing import begin, open_tool, play, take_first, voices_there
from tools.replay_session import read
from tools.screenshots import chromium
from tools.serve import SITE, served
from wingspan.coach.collection import collection
from wingspan.engine import Game, Setup, load_catalog
from wingspan.links import GameLink, pack_game
from wingspan.ui.report.report import text_of

SESSIONS = Path(__file__).parents[1] / "tests" / "sessions"
QUESTION = "#question"
EXERCISE = next(
    one for one in collection("core") if one.matter == "middle" and one.kind == "action"
)


def first_turns(page: Page) -> str:
    """A solo game: the set-up, a hint in its steps, an answer that is taken back."""
    begin(page, name_0="Ada", seed="5")
    voices_there(page)
    play(page, take_first, 8)
    page.keyboard.press("h")
    page.locator("#hint .hint-choices, #hint .teaching-aim").first.wait_for()
    page.keyboard.press("h")
    page.locator("#hint .hint-choices li").first.wait_for()
    page.keyboard.press("h")
    page.locator("#hint .hint-why").wait_for()
    page.keyboard.press("h")
    play(page, take_first, 3)
    page.keyboard.press("Control+z")
    play(page, take_first, 4)
    return page.locator(QUESTION).inner_text()


def by_link(page: Page) -> str:
    """A game of two people that came by a link: the second answers, and shares it."""
    game = Game.new(Setup(players=2, names=("Ada", "Bo"), seed=5))
    while game.decision is not None and game.decision.player == 0:
        game.answer(0)
    link = pack_game(GameLink(record=game.record(), seat=1), load_catalog())
    page.goto(f"{page.url.partition('#')[0]}#g={link}")
    page.locator("[data-do=accept]").first.click()
    page.wait_for_selector("[data-decision]", state="attached")
    voices_there(page)
    play(page, take_first, 8)
    open_tool(page, "share")
    heading = page.locator("#share-title")
    heading.wait_for()
    page.keyboard.press("Escape")
    return "Ada"


def in_french(page: Page) -> str:
    """Settings and dialogs in French, on the start page and over a game."""
    page.locator("[data-do=language]:visible", has_text="FR").first.click()
    open_tool(page, "settings")
    page.locator('#settings [data-with*="dark"]').click()
    page.keyboard.press("Escape")
    begin(page, name_0="Zoé", seed="7")
    voices_there(page)
    open_tool(page, "rules")
    page.locator("#reference-page").wait_for()
    page.keyboard.press("Escape")
    open_tool(page, "gallery")
    page.locator("[data-do=card]:visible").first.click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    open_tool(page, "settings")
    page.locator("#settings").wait_for()
    return page.locator("#settings-title").inner_text()


def exercise(page: Page) -> str:
    """An exercise from a link, answered, and the next one."""
    page.goto(f"{page.url.partition('#')[0]}#e={EXERCISE.id}")
    page.locator("#exercise").wait_for()
    page.locator(f'#board .head[data-choice="{EXERCISE.best.candidate.option}"]').click()
    page.locator("#exercise", has_text="Right!").wait_for()
    return "Right!"


RECORDED: Mapping[str, Callable[[Page], str]] = {
    "first-turns": first_turns,
    "by-link": by_link,
    "in-french": in_french,
    "exercise": exercise,
}


def reported(page: Page) -> str:
    """Return what the page's report says."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    page.locator(".menu-open").first.evaluate("button => button.click()")
    page.locator("#menu [data-do=report]").click()
    return page.locator("#report-text").input_value()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(RECORDED))
    names = parser.parse_args().names or [*RECORDED]
    SESSIONS.mkdir(exist_ok=True)
    with served(SITE) as url, chromium() as browser:
        for name in names:
            page = browser.new_page(reduced_motion="reduce", locale="en")
            page.goto(url)
            page.wait_for_selector("html[data-phase]", state="attached")
            shown = RECORDED[name](page)
            report = structs.replace(read(reported(page)), shows=(shown,))
            (SESSIONS / f"{name}.json").write_text(text_of(report), "utf-8")
            print(f"{name}: {len(report.messages)} messages")
            page.close()


if __name__ == "__main__":
    main()
