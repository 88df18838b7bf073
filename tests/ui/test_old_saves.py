"""Saves and files of every version since rules 1: opened from the list, watched and played on.

``tests/saves/test_published_saves.py`` reads them without a page, and
``e2e/test_old_links_and_saves.py`` opens some in a browser.
"""

from __future__ import annotations

import json

import pytest

from tests.published import saves
from tests.published.saves import KeptGame
from tests.ui.fake_browser import Page, at
from wingspan.engine.notation.record import Record, decode, encode
from wingspan.saves.statistics import Results
from wingspan.ui import messages


def on_the_table(page: Page) -> Record:
    """Return the record as a file holds it."""
    assert page.session.game is not None
    return decode(encode(page.session.game.record()))


def totals_shown(page: Page) -> tuple[int, ...]:
    """Return the players' totals from the score sheet."""
    (sheet,) = page.screen.root.by_class("final")
    return tuple(int(cell.words()) for cell in sheet.by_class("of-total") if cell.tag == "td")


def watched_to_the_end(page: Page, record: Record) -> None:
    page.app.send(messages.Watch())
    (slider,) = page.screen.root.by_class("replay-range")
    assert slider.attributes["max"] == str(len(record.answers))
    page.app.send(messages.MoveReplay("end"))
    (slider,) = page.screen.root.by_class("replay-range")
    assert slider.attributes["value"] == str(len(record.answers))
    page.press(messages.CloseReplay())
    assert not page.screen.root.by_class("replay-range")


def play_on(page: Page, before: Record) -> None:
    """Give two answers, if anybody at this screen is asked, and see that the game goes on."""
    for _ in range(2):
        page.choose(0)
    after = on_the_table(page)
    assert (after.setup, after.start, after.rules) == (before.setup, before.start, before.rules)
    assert after.answers[: len(before.answers)] == before.answers


def resumed(page: Page, game: KeptGame) -> None:
    page.app.send(messages.Open("games"))
    (row,) = page.screen.root.having("id", f"game-{game.id}")
    page.press(messages.Resume(game.id))
    assert row
    assert page.session.phase == ("play" if game.awaits else "over"), game.id
    assert on_the_table(page) == game.record, game.id


def of_each_kind(games: list[KeptGame]) -> list[KeptGame]:
    """Return one kept game of each kind: over, by link, with an aim, from a position, or not."""
    kinds: dict[tuple[bool, ...], KeptGame] = {}
    for game in games:
        far, aimed, laid_out = game.seat is not None, game.aim is not None, bool(game.record.start)
        if len(game.record.answers) < 200:
            kinds.setdefault((bool(game.awaits), far, aimed, laid_out), game)
    return list(kinds.values())


@pytest.mark.parametrize("what", ["saves", "page"])
def test_old_saves_are_opened_watched_and_played_on(what: str) -> None:
    browser = saves.read(1, what)
    store = saves.store_of(browser)
    page, games = Page(store), of_each_kind(browser.games)
    assert len(games) >= 4
    for game in games:
        resumed(page, game)
        if game.awaits:
            play_on(page, game.record)
        else:
            assert totals_shown(page) == game.totals, game.id
            watched_to_the_end(page, game.record)
            assert on_the_table(page) == game.record, game.id
    shelf = page.session.keeping.shelf
    assert {one.id for one in shelf.games()} >= {game.id for game in browser.games}
    assert {result.score for result in Results(store).all()} >= set(browser.results)


@pytest.mark.parametrize("what", ["game", "games"])
def test_an_old_file_is_brought_in(what: str) -> None:
    text = saves.path_of(1, f"exported_{what}").read_text("utf-8")
    written = {save["id"] for save in json.loads(text)["games"]}
    page = Page()
    page.press(messages.Open("games"))
    at(page, lambda: page.app.send(messages.Bring(text)))
    assert len(page.screen.root.by_class("saved-game")) == len(written)
    for game in saves.read(1, "page").games:
        if game.id in written:
            resumed(page, game)
            if game.awaits:
                play_on(page, game.record)
