"""``python -m e2e.published_page``: store what the page writes, once for each number of the rules.

It begins games of every kind in the built page (`make site`), and plays some of them to the end.
All that the browser then holds goes to ``tests/published/page_<n>.json``, and the files that the
page exports go to ``exported_game_<n>.json`` and ``exported_games_<n>.json``.

Run it before ``RULES`` is raised, never after: an existing file is not written again.
"""

from __future__ import annotations

import random
import threading
from pathlib import Path

import msgspec
from playwright.sync_api import Page, sync_playwright

from e2e.conftest import CHROMIUM_ARGUMENTS
from e2e.far_apart import arrived, sent
from e2e.playing import CHOICES, begin, play
from tests.golden.records import played
from tests.golden.tables import Plan
from tests.published.saves import found_in, path_of
from tests.table import row
from tools import chromium
from tools.serve import server
from wingspan.engine import RULES, Setup
from wingspan.links import GameLink, pack_deal, pack_game

TO_THE_END = 10_000


def _leave(page: Page) -> None:
    leave = page.locator("[data-do=leave]").filter(visible=True)
    if not leave.count():
        play(page, lambda _: 0, 1)  # take the screen that is handed over
    leave.first.click()
    page.wait_for_selector("#start-form")


def _played(page: Page, seed: int, most: int, **fields: str) -> None:
    begin(page, seed=str(seed), **fields)
    play(page, random.Random(seed).randrange, most)


def _fill(page: Page) -> None:
    """Play games of every kind, and put some of them in order."""
    _played(page, 101, 30, name_0="Ada", level="eagle")
    _leave(page)
    _played(page, 102, TO_THE_END, name_0="Zoë", level="eaglet", automubon="on", set_european="on")
    _leave(page)
    page.locator("""[data-do=language][data-with*='"fr"']""").first.click()
    people = {"players": "3", "name_0": "Éloi", "name_1": "Bo", "name_2": "Cy"}
    _played(page, 103, 60, set_european="on", set_oceania="on", names_language="fr", **people)
    _leave(page)
    page.locator("""[data-do=language][data-with*='"en"']""").first.click()
    _played(page, 104, 40, players="2", seat_1="link", name_0="Ada", name_1="Bo")
    sent(page)
    setup = Setup(players=1, names=("Eve",), automa="eagle", seed=105)
    arrived(page, f"s={pack_deal(setup, 12)}")
    page.locator("#start-form [name=name_0]").fill("Flo")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(CHOICES, state="attached")
    play(page, random.Random(105).randrange)
    _leave(page)
    page.locator("[data-do=day]").click()
    page.locator("#start-form [type=submit]").click()
    page.wait_for_selector(CHOICES, state="attached")
    play(page, random.Random(106).randrange, 25)
    _bring_a_position(page)
    _put_in_order(page)


def _bring_a_position(page: Page) -> None:
    """Open the link to a game that began from a position, and play on."""
    seat = {"hand": ["mallard"], "food": {"fish": 2}, "mat": {"forest": row("bushtit")}}
    setup = Setup(players=1, automa="eaglet", seed=107, names=("Ada",))
    game = played(Plan("page", setup, {"round": 3, "players": [seat]}, stops_after=5))
    arrived(page, f"g={pack_game(GameLink(record=game.record()))}")
    page.locator("[data-do=accept]").first.click()
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    play(page, random.Random(107).randrange, 9)
    _leave(page)


def _put_in_order(page: Page) -> None:
    """Name one game, double one, delete one; change settings; leave one on the table."""
    games = page.locator("#saved-games .saved-game")
    games.nth(1).get_by_role("button", name="Rename").click()
    page.locator("#rename-field").fill("Le jour de l’héron 🦆")
    page.keyboard.press("Enter")
    games.last.get_by_role("button", name="Duplicate").click()
    games.first.get_by_role("button", name="Delete").click()
    page.locator(".settings-tool").filter(visible=True).first.click()
    page.locator("""[data-do=set][data-with*='"points"']""").click()
    page.keyboard.press("Escape")
    page.locator("#saved-games .saved-game", has_text="héron").locator(".resume").click()
    page.wait_for_selector(CHOICES, state="attached")
    play(page, random.Random(108).randrange, 4)


def _exported(page: Page) -> tuple[str, str]:
    """Return the exported file of one game, and that of all."""
    _leave(page)
    with page.expect_download() as download:
        page.locator("#saved-games [data-do=export]").first.click()
    one = Path(download.value.path()).read_text()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export all").click()
    return one, Path(download.value.path()).read_text()


def main() -> None:
    path = path_of(RULES, "page")
    if path.exists():
        print(f"{path.name} exists and is not written again")
        return
    running = server(under="/wingspan/")
    threading.Thread(target=running.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.installed(), args=CHROMIUM_ARGUMENTS
        )
        page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 900})
        page.goto(f"http://127.0.0.1:{running.server_address[1]}/wingspan/")
        page.wait_for_selector("html[data-phase]", state="attached", timeout=120_000)
        _fill(page)
        one, every = _exported(page)
        texts: dict[str, str] = page.evaluate("({...localStorage})")
        browser.close()
    running.shutdown()
    path_of(RULES, "exported_game").write_text(one, encoding="utf-8")
    path_of(RULES, "exported_games").write_text(every, encoding="utf-8")
    kept = found_in(dict(sorted(texts.items())))
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    print(f"wrote {path.name} and the exported files beside it")


if __name__ == "__main__":
    main()
