"""What can be done with saved games from their list, and what is said when it cannot."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from tests.saves.games import ONE, TWO, saved
from tests.table import CATALOG
from wingspan.saves import MemoryStore, Shelf, encode
from wingspan.ui.games_desk import GamesDesk
from wingspan.words import words_in

EN = words_in("en")


def desk_with(*saves: Any, store: MemoryStore | None = None) -> GamesDesk:
    numbers = count(1)
    desk = GamesDesk(
        Shelf(store or MemoryStore()),
        CATALOG,
        now=lambda: 9_000,
        new_id=lambda: f"new-{next(numbers)}",
    )
    for save in saves:
        desk.shelf.put(save)
    return desk


def ids(desk: GamesDesk) -> list[str]:
    return [game.id for game in desk.shown(EN).games]


def told(desk: GamesDesk) -> tuple[str, ...]:
    return desk.shown(EN).notices


def test_a_game_is_asked_for_its_name_and_given_it() -> None:
    desk = desk_with(saved(id="one"))
    desk.rename("one")
    assert desk.shown(EN).renaming == "one"
    assert desk.name("one", "Sunday")
    assert desk.shown(EN).renaming == "" and desk.shown(EN).games[0].name == "Sunday"
    desk.rename("one")
    desk.rename("")
    assert desk.shown(EN).renaming == ""


def test_a_game_is_doubled_removed_and_brought_back() -> None:
    desk = desk_with(saved(id="one"))
    assert desk.duplicate("one")
    assert ids(desk) == ["new-1", "one"]
    assert desk.remove("one")
    assert ids(desk) == ["new-1"] and desk.shown(EN).undo == "one"
    assert desk.restore("one")
    assert ids(desk) == ["new-1", "one"] and desk.shown(EN).undo == ""


def test_what_is_kept_aside_is_downloaded_removed_and_brought_back() -> None:
    desk = desk_with()
    desk.shelf.store.set("wingspan.game.bad", "{damaged")
    file = desk.file_aside("wingspan.game.bad")
    assert file is not None and file[1] == "{damaged"
    assert desk.remove_aside("wingspan.game.bad")
    state = desk.shown(EN)
    assert state.aside == () and state.removed[0].key == state.undo
    assert desk.restore(state.undo)
    assert len(desk.shown(EN).aside) == 1
    assert desk.file_aside("wingspan.settings") is None


def test_games_leave_in_a_file_and_come_back_from_it() -> None:
    here, there = desk_with(saved(id="one"), saved(TWO, id="two")), desk_with()
    file = here.file_of("one")
    assert file is not None and file[0] == "wingspan-one.json"
    assert there.bring(file[1].encode())
    assert ids(there) == ["one"] and told(there) == ("1 game brought here.",)
    assert there.bring(here.file_of_all()[1])
    assert ids(there) == ["one", "two"]


def test_of_several_files_each_says_what_came_of_it() -> None:
    desk = desk_with()
    assert not desk.bring(encode(saved(id="one")), "hello", None, encode(saved(TWO, id="two")))
    assert told(desk) == (
        "1 game brought here.",
        EN.text("save_error_not_json"),
        EN.text("save_error_too_long"),
        "1 game brought here.",
    )
    desk.tidy()
    assert told(desk) == ()


def test_what_is_gone_is_said() -> None:
    desk = desk_with()
    missing = (EN.text("save_error_missing"),)
    deeds: list[Callable[[], bool]] = [
        lambda: desk.name("one", "Sunday"),
        lambda: desk.duplicate("one"),
        lambda: desk.restore("one"),
    ]
    for deed in deeds:
        assert not deed()
        assert told(desk) == missing
    assert desk.file_of("one") is None
    assert told(desk) == missing


def test_what_another_tab_has_written_is_not_renamed_over() -> None:
    """The list reads a game before it writes it, so that it writes the newest."""
    here = desk_with(saved(ONE, 40, id="one"))
    there = Shelf(here.shelf.store)
    there.get("one")
    there.put(saved(ONE, 50, id="one"))
    assert here.name("one", "Sunday")
    assert there.get("one").line.answers == 50 and there.get("one").name == "Sunday"


@pytest.mark.parametrize(
    ("store", "key"),
    [(MemoryStore(quota=100), "shelf_full"), (MemoryStore(blocked=True), "shelf_blocked")],
    ids=["full", "blocked"],
)
def test_a_store_that_takes_nothing_is_said(store: MemoryStore, key: str) -> None:
    desk = desk_with(store=store)
    assert not desk.bring(encode(saved(id="one")))
    assert told(desk) == (EN.text(key),) and ids(desk) == []
