"""What can be done with saved games in their list, and what is said when it fails."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest

from tests.saves.games import ONE, TWO, saved
from tests.ui.markup import read
from wingspan.saves import (
    MemoryStore,
    SaveError,
    Shelf,
    StoreError,
    StoreFull,
    encode,
    export_games,
)
from wingspan.ui.games.saved_games import games_dialog
from wingspan.ui.session.autosave import Keeping
from wingspan.ui.session.games_desk import GamesDesk
from wingspan.words import words_in

EN = words_in("en")


def desk_with(*saves: Any, store: MemoryStore | None = None) -> GamesDesk:
    numbers = count(1)
    desk = GamesDesk(
        Keeping(
            store or MemoryStore(),
            now=lambda: 9_000,
            new_id=lambda: f"new-{next(numbers)}",
        )
    )
    for save in saves:
        desk.shelf.put(save)
    return desk


def ids(desk: GamesDesk) -> list[str]:
    return [game.id for game in desk.shown(EN).games]


def bring(desk: GamesDesk, *contents: str | bytes | None) -> bool:
    """Import games without pausing; return whether nothing was refused."""
    desk.expect(*contents)
    while desk.step():
        pass
    return not any(isinstance(said, SaveError | StoreError) for said in desk._said)


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
    file = desk.file_of_unreadable("wingspan.game.bad")
    assert file is not None and file[1] == "{damaged"
    assert desk.remove_unreadable("wingspan.game.bad")
    state = desk.shown(EN)
    assert state.unreadable == () and state.removed[0].key == state.undo
    assert desk.restore(state.undo)
    assert len(desk.shown(EN).unreadable) == 1
    assert desk.file_of_unreadable("wingspan.settings") is None


def test_games_leave_in_a_file_and_come_back_from_it() -> None:
    here, there = desk_with(saved(id="one"), saved(TWO, id="two")), desk_with()
    file = here.file_of("one")
    assert file is not None and file[0] == "wingspan-one.json"
    assert bring(there, file[1].encode())
    assert ids(there) == ["one"] and told(there) == ("1 game imported.",)
    assert bring(there, here.file_of_all()[1])
    assert ids(there) == ["one", "two"]


def test_of_several_files_each_says_what_came_of_it() -> None:
    desk = desk_with()
    assert not bring(desk, encode(saved(id="one")), "hello", None, encode(saved(TWO, id="two")))
    assert told(desk) == (
        "1 game imported.",
        EN.text("save_error_not_json"),
        EN.text("save_error_too_long"),
        "1 game imported.",
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
    """The list reads a game again before it writes it, so that it writes the newest version."""
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
    assert not bring(desk, encode(saved(id="one")))
    assert told(desk) == (EN.text(key),) and ids(desk) == []


def export_games_of(*games: Any) -> str:
    return export_games(games)


def test_games_come_one_a_step_and_it_is_said_how_far_that_is() -> None:
    desk = desk_with()
    desk.expect(export_games_of(saved(id="one"), saved(TWO, id="two")))
    assert desk.is_bringing and desk.shown(EN).importing is None
    seen = []
    while desk.step():
        seen.append((desk.shown(EN).importing, len(ids(desk))))
    assert list(dict.fromkeys(seen)) == [((0, 2), 0), ((1, 2), 1), ((2, 2), 2)]
    assert not desk.is_bringing and desk.shown(EN).importing is None
    assert told(desk) == ("2 games imported.",)


def test_whoever_stops_an_import_keeps_what_has_come_and_is_told_how_much_has_not() -> None:
    desk = desk_with()
    file = export_games_of(saved(id="one"), saved(TWO, id="two"), saved(ONE, 7, id="six"))
    desk.expect(file, file)
    while not ids(desk):
        desk.step()
    desk.stop()
    assert not desk.step() and not desk.is_bringing
    assert ids(desk) == ["one"]
    assert told(desk)[0] == "1 game imported." and "2 games" in told(desk)[1]
    assert bring(desk, file)
    assert sorted(ids(desk)) == ["one", "six", "two"]


def test_an_import_that_is_stopped_at_once_says_that_nothing_came() -> None:
    desk = desk_with()
    desk.expect(export_games_of(saved(id="one")))
    desk.step()
    desk.stop()
    assert ids(desk) == [] and told(desk)[0] == "0 games imported."


@pytest.mark.parametrize("number", range(1, 4))
def test_a_store_that_fills_up_during_an_import_is_as_it_was_before(number: int) -> None:
    class Failing(MemoryStore):
        left = 0

        def set(self, key: str, text: str) -> None:
            self.left -= 1
            if not self.left:
                raise StoreFull(key)
            super().set(key, text)

    store = Failing()
    desk = desk_with(saved(ONE, 9, id="mine"), store=store)
    before = dict(store.texts)
    store.left = number
    file = export_games_of(saved(id="one"), saved(TWO, None, id="two"), saved(ONE, 9, id="six"))
    assert not bring(desk, file)
    assert store.texts == before and told(desk) == (EN.text("shelf_full"),)
    assert bring(desk, file)


def test_of_many_games_that_cannot_be_taken_only_some_are_named() -> None:
    desk = desk_with()
    data = msgspec.json.decode(export_games([saved(ONE, 7, id=f"g{n}") for n in range(12)]))
    for game in data["games"][1:]:
        game["time"] = 77
    assert bring(desk, msgspec.json.encode(data))
    assert len(told(desk)) == 1 + 5 + 1 and told(desk)[-1].startswith("6 more were")


def test_a_long_list_shows_the_latest_games_and_more_when_asked() -> None:
    desk = desk_with()
    text = encode(saved(ONE, 3))
    for number in range(120):
        desk.shelf.store.set(f"wingspan.game.g{number}", text)
    for expected in (50, 100, 120):
        list_ = read(games_dialog(EN, desk.shown(EN)))
        assert len(list_.by_class("saved-game")) == expected
        assert bool(list_.having("data-do", "more_games")) == (expected < 120)
        desk.show_more()
    desk.tidy()
    assert len(read(games_dialog(EN, desk.shown(EN))).by_class("saved-game")) == 50
