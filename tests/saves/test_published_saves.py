"""What browsers kept under every number of the rules is read completely and can be continued.

``python -m tests.published`` writes the files while ``RULES`` is their number.
"""

from __future__ import annotations

import msgspec
import pytest

from tests.published import saves
from tests.published.saves import Browser, KeptGame, on_table
from tests.table import CATALOG
from tests.ui.sessions import answer, must_hand_over, waits
from wingspan.engine import RULES
from wingspan.engine.notation.record import decode
from wingspan.saves import MemoryStore, Shelf, import_text
from wingspan.ui.play.settings import Settings, read_settings
from wingspan.ui.session.session import Session

BROWSERS = {
    f"{what} {number}": (number, saves.read(number, what))
    for number in range(1, RULES + 1)
    for what in ("saves", "page")
    if saves.path_of(number, what).exists()
}
GAMES = [
    pytest.param(number, browser, game, id=f"{name} {game.id}")
    for name, (number, browser) in BROWSERS.items()
    for game in browser.games
]
UNFINISHED = [
    case for case in GAMES if isinstance(case.values[2], KeptGame) and case.values[2].awaits
]


def answer_first(session: Session) -> None:
    """Take the first option, and accept the screen if it is passed on."""
    if must_hand_over(session):
        answer(session, session.token, 0)
    answer(session, session.token, 0)


def test_the_saves_of_rules_1_are_of_every_kind() -> None:
    games = saves.read(1).games
    assert len(games) >= 20
    assert {"wingspan.save", "wingspan.settings", "wingspan.statistics", "wingspan.current"} <= set(
        saves.read(1).local_storage
    )
    awaits = {game.awaits.split(" ")[-1] for game in games}
    assert {"action", "keep_bird", ""} < awaits
    assert any(game.seat and game.awaits for game in games)
    assert any(game.sent and game.awaits for game in games)
    assert any(game.seat is not None and not game.awaits for game in games)
    assert {bool(game.aim.day) for game in games if game.aim} == {True, False}
    assert any(game.record.start and game.awaits for game in games)
    assert any(game.record.take_backs for game in games)
    assert any(len(name) > 24 for game in games for name in game.record.setup.names)
    assert max(len(game.record.answers) for game in games) > 2_500
    assert max(len(game.name) for game in games) > 50


@pytest.mark.parametrize(("number", "browser", "game"), GAMES)
def test_a_kept_game_is_found_again_whole(number: int, browser: Browser, game: KeptGame) -> None:
    session = saves.session_on(saves.store_of(browser))
    assert session.open(game.id)
    assert session.told == []
    assert on_table(session) == game
    assert game.record.rules == number


@pytest.mark.parametrize(("number", "browser", "game"), UNFINISHED)
def test_a_kept_game_is_played_on_under_its_own_number(
    number: int, browser: Browser, game: KeptGame
) -> None:
    store = saves.store_of(browser)
    session = saves.session_on(store)
    session.open(game.id)
    if waits(session):
        assert not answer(session, session.token, 0)
        return
    answer_first(session)
    session.keep()
    again = saves.session_on(store)
    assert again.open(game.id) and again.told == []
    assert on_table(again) == on_table(session)
    record = on_table(again).record
    assert record.rules == number
    assert record.answers[: len(game.record.answers)] == game.record.answers
    assert len(record.answers) > len(game.record.answers)


@pytest.mark.parametrize("name", BROWSERS)
def test_everything_else_is_still_there(name: str) -> None:
    _, browser = BROWSERS[name]
    store = saves.store_of(browser)
    session = saves.session_on(store)
    shelf = session.keeping.shelf
    assert {game.id for game in shelf.games()} == {game.id for game in browser.games}
    assert [removed.key for removed in shelf.removed()] == browser.binned
    assert [aside.key for aside in shelf.unreadable()] == browser.aside
    assert [result.score for result in session.keeping.results.all()] == browser.results
    assert shelf.current == browser.local_storage["wingspan.current"]
    for key in browser.binned:
        back = shelf.restore(key)
        assert (shelf.text(back) or shelf.read(back).record.rules) is not None


def test_the_bare_record_and_the_settings_of_rules_1_are_read() -> None:
    browser = saves.read(1)
    store = saves.store_of(browser)
    bare = decode(browser.local_storage["wingspan.save"])
    session = saves.session_on(store)
    id_ = session.keeping.shelf.adopt()
    assert id_ is not None and session.open(id_)
    assert on_table(session).record == bare
    assert (bare.rules, len(bare.answers)) == (1, 33)
    assert read_settings(browser.local_storage["wingspan.settings"]) == Settings(
        answer_for_me=False, public_hands=True, hand_order="points", theme="dark"
    )


@pytest.mark.parametrize("what", ["game", "games"])
def test_an_exported_file_of_rules_1_is_brought_in_whole(what: str) -> None:
    text = saves.path_of(1, f"exported_{what}").read_text(encoding="utf-8")
    written = msgspec.json.decode(text)["games"]
    store = MemoryStore()
    brought = import_text(Shelf(store), text, CATALOG, time=1)
    assert not brought.problems
    assert list(brought.ids) == [save["id"] for save in written]
    assert len(written) == 1 if what == "game" else len(written) > 4
    session = saves.session_on(store)
    kept = {game.id: game for game in saves.read(1, "page").games}
    for id_ in brought.ids:
        assert session.open(id_) and session.told == []
        assert on_table(session) == kept[id_]
