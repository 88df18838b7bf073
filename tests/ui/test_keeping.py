"""How the game on the table is saved: a save is never replaced by one that holds less."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import structs

from tests.saves.games import FIXTURES, ONE, TWO, played, saved
from tests.table import CATALOG, solo
from tests.ui.sessions import answer, undo
from wingspan.engine import Game, Record
from wingspan.saves import MemoryStore, Save, Shelf, StoreError, StoreFull, decode, save_of
from wingspan.saves.reading import goes_on, same_record
from wingspan.ui.games.by_link import same_game
from wingspan.ui.page.showing import notices
from wingspan.ui.play.settings import DEFAULTS
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.autosave import for_this_page_only
from wingspan.ui.session.session import Session

OLD = FIXTURES / "rules_0.json"


def again_from_its_table(save: Save) -> Game:
    assert save.position is not None
    return Game.from_position(save.position, CATALOG)


def records(shelf: Shelf) -> list[Record]:
    return [shelf.read(game.id).record for game in shelf.games()]


def holds(shelf: Shelf, record: Record) -> bool:
    """Whether one of the games contains all of the record."""
    return any(goes_on(kept, record) for kept in records(shelf))


OTHERS = {
    "goes on": saved(ONE, 60),
    "the same": saved(ONE, 40),
    "shorter": saved(ONE, 20),
    "another branch": save_of(Game.replay(played(ONE, 30).record()), id="one", time=5),
    "from its table": save_of(again_from_its_table(saved(ONE, 40)), id="one", time=5),
    "another deal": saved(TWO, 50, id="one"),
}


@pytest.mark.parametrize("name", OTHERS)
def test_what_was_kept_is_still_there_whatever_is_kept_next(name: str) -> None:
    shelf = Shelf(MemoryStore())
    first = saved(ONE, 40)
    shelf.put(first)
    apart = shelf.put(OTHERS[name])
    assert holds(shelf, first.record) and holds(shelf, OTHERS[name].record)
    assert same_record(shelf.read("one").record, OTHERS[name].record)
    assert bool(apart) == (name not in ("goes on", "the same"))
    if apart:
        assert shelf.read(apart).record == first.record


def test_answers_that_a_person_takes_back_leave_no_other_game_behind() -> None:
    shelf = Shelf(MemoryStore())
    shelf.put(saved(ONE, 40))
    assert shelf.put(saved(ONE, 20), taken_back=True) == ""
    assert [game.id for game in shelf.games()] == ["one"]


@pytest.mark.parametrize("fails_at", [1, 2])
def test_without_room_for_both_all_stays_as_it_was(fails_at: int) -> None:
    class Failing(MemoryStore):
        left = -1

        def set(self, key: str, text: str) -> None:
            self.left -= 1
            if not self.left:
                raise StoreFull(key)
            super().set(key, text)

    store = Failing()
    shelf = Shelf(store)
    shelf.put(saved(ONE, 40))
    before = dict(store.texts)
    store.left = fails_at
    with pytest.raises(StoreError):
        shelf.put(saved(ONE, 20))
    assert store.texts == before
    assert shelf.put(saved(ONE, 20)) != "" and holds(shelf, saved(ONE, 40).record)


def session_with(text: str) -> Session:
    """Return a page on which that game, saved in its browser, has been opened."""
    keeping = for_this_page_only()
    keeping.shelf.store.set("wingspan.game.old", text)
    session = Session(CATALOG, keeping=keeping)
    assert session.open("old")
    return session


def answer_first(session: Session) -> None:
    assert answer(session, session.token, 0)
    session.keep()


def told(session: Session) -> list[str]:
    return [notice.key for notice in notices(session)]


def test_the_first_answer_under_new_rules_keeps_the_history_as_a_game_of_its_own() -> None:
    text = OLD.read_text(encoding="utf-8")
    session = session_with(text)
    answer_first(session)
    shelf = session.keeping.shelf
    assert decode(text).record in records(shelf)
    assert len(shelf.games()) == 2 and "kept_apart" in told(session)
    session.told.clear()
    answer_first(session)
    assert len(shelf.games()) == 2 and told(session) == []


def test_taking_back_and_answering_otherwise_makes_no_other_game() -> None:
    session = session_with_a_new_game()
    for _ in range(4):
        answer_first(session)
    assert undo(session)
    session.keep()
    assert session.game is not None and session.game.decision is not None
    assert answer(session, session.token, len(session.game.decision.options) - 1)
    session.keep()
    assert len(session.keeping.shelf.games()) == 1 and told(session) == []


def session_with_a_new_game() -> Session:
    session = Session(CATALOG)
    assert session.begin(structs.replace(ONE, names=("Ada",)))
    session.keep()
    return session


def test_a_browser_without_room_is_told_apart_from_one_that_keeps_nothing() -> None:
    session = session_with_a_new_game()
    store = session.keeping.shelf.store
    assert isinstance(store, MemoryStore)
    store.quota = 1
    assert answer(session, session.token, 0)
    session.keep()
    assert session.keeping.trouble == "full"


def play_to_the_end(session: Session) -> None:
    dice = random.Random(5)
    while session.phase == "play":
        assert session.game is not None and session.game.decision is not None
        answer(session, session.token, dice.randrange(len(session.game.decision.options)))
        session.keep()


def test_a_finished_game_is_counted_and_packed_and_can_be_taken_back_and_finished_again() -> None:
    session = session_with_a_new_game()
    play_to_the_end(session)
    assert session.sitting is not None
    id_, shelf = session.sitting.id, session.keeping.shelf
    assert shelf.pack(id_, CATALOG)
    assert undo(session)
    session.keep()
    assert session.game is not None and session.game.decision is not None
    assert shelf.read(id_).line.answers == len(session.game.answers)
    play_to_the_end(session)
    assert len(shelf.games()) == 1 and len(session.keeping.results.all()) == 1
    assert shelf.pack(id_, CATALOG)
    assert session.open(id_)
    assert session.game is not None and session.game.decision is None


def test_a_game_that_began_from_a_position_is_kept_but_not_counted() -> None:
    game = solo({}, {}, round=4, phase="over", turn_of=1)
    assert game.decision is None
    keeping = for_this_page_only()
    sitting = Sitting(game, DEFAULTS)
    keeping.keep(sitting)
    assert len(keeping.shelf.games()) == 1
    session = Session(CATALOG, keeping=keeping)
    assert session.keeping.results.all() == ()


@pytest.mark.parametrize("packed", [False, True])
def test_the_same_deal_under_another_number_of_the_rules_is_another_game(packed: bool) -> None:
    keeping = for_this_page_only()
    save = saved(ONE, None)
    keeping.shelf.put(save)
    if packed:
        assert keeping.shelf.pack("one", CATALOG)
    later = structs.replace(save.record, rules=save.record.rules + 1)
    assert same_game(keeping.shelf, later) is None
    same = same_game(keeping.shelf, save.record)
    assert same is not None and same[0].id == "one" and same[1] == "same"
    shorter: Any = structs.replace(save.record, answers=save.record.answers[:9])
    found = same_game(keeping.shelf, shorter)
    assert found is not None and found[1] == "older"
