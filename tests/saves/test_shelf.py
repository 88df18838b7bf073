"""Several games side by side: nothing is lost, whatever the store does."""

from __future__ import annotations

import pytest

from tests.saves.games import ALL, FIXTURES, ONE, TWO, played, saved
from tests.table import CATALOG
from wingspan.saves import (
    ChangedElsewhere,
    MemoryStore,
    SaveError,
    Shelf,
    StoreBlocked,
    StoreError,
    StoreFull,
    encode,
    open_save,
    save_of,
)

GAME_1, GAME_2 = "wingspan.game.one", "wingspan.game.two"


def shelf_with(*ids: str) -> Shelf:
    shelf = Shelf(MemoryStore())
    for number, id_ in enumerate(ids):
        shelf.put(saved(id=id_, time=1_000 + number))
    return shelf


def binned(shelf: Shelf) -> tuple[str, ...]:
    return tuple(removed.key for removed in shelf.removed())


def ids(shelf: Shelf) -> list[str]:
    return [game.id for game in shelf.games()]


def test_games_are_listed_by_the_time_they_were_played_last() -> None:
    shelf = shelf_with("one", "two", "three")
    assert ids(shelf) == ["three", "two", "one"]
    shelf.put(saved(id="one", time=5_000))
    assert ids(shelf) == ["one", "three", "two"]
    first = shelf.games()[0]
    assert (first.time, first.line.automa, first.line.answers) == (5_000, "eagle", 40)


def test_a_game_is_taken_back_from_the_shelf_as_it_was() -> None:
    game = played(ALL, 77)
    shelf = Shelf(MemoryStore())
    shelf.put(save_of(game, id="all", time=9))
    assert open_save(Shelf(shelf.store).get("all"), CATALOG).game == game


def test_a_game_that_is_not_there_is_missing() -> None:
    with pytest.raises(SaveError) as caught:
        shelf_with("one").get("two")
    assert caught.value.kind == "missing"


def test_the_game_that_is_open_is_remembered_as_long_as_it_is_there() -> None:
    shelf = shelf_with("one", "two")
    assert shelf.current is None
    shelf.set_current("one")
    assert Shelf(shelf.store).current == "one"
    shelf.remove("one")
    assert shelf.current is None
    shelf.store.set("wingspan.current", "nobody")
    assert shelf.current is None
    shelf.set_current("two")
    shelf.set_current(None)
    assert shelf.current is None


def test_a_name_is_given_and_taken_away_and_cleaned() -> None:
    shelf = shelf_with("one")
    shelf.rename("one", "  <b>Sunday\u202e</b>\n game  ")
    assert shelf.get("one").name == "<b>Sunday</b> game"
    shelf.rename("one", "y" * 500)
    assert shelf.get("one").name == "y" * 60
    assert shelf.games()[0].time == 1_000
    shelf.rename("one", "")
    assert shelf.get("one").name == ""


def test_a_duplicate_is_a_game_of_its_own() -> None:
    shelf = shelf_with("one")
    shelf.rename("one", "Sunday")
    shelf.duplicate("one", "two", time=7_000)
    assert ids(shelf) == ["two", "one"]
    assert shelf.get("two").name == "Sunday"
    shelf.put(saved(ONE, 60, id="two", time=8_000))
    assert shelf.get("one").line.answers == 40
    with pytest.raises(StoreError):
        shelf.duplicate("one", "two", time=9_000)
    assert shelf.get("two").line.answers == 60


def test_a_game_that_was_removed_can_be_restored() -> None:
    shelf = shelf_with("one", "two")
    text = shelf.store.get(GAME_1)
    shelf.remove("one")
    assert ids(shelf) == ["two"] and binned(shelf) == ("one",)
    (removed,) = shelf.removed()
    assert removed.game is not None and removed.game.line.answers == 40
    assert Shelf(shelf.store).restore("one") == "one"
    assert shelf.store.get(GAME_1) == text
    assert binned(shelf) == ()
    with pytest.raises(SaveError):
        shelf.restore("one")


def test_a_restored_game_takes_no_other_games_place() -> None:
    shelf = shelf_with("one")
    shelf.remove("one")
    shelf.put(saved(TWO, id="one", time=2_000))
    back = shelf.restore("one")
    assert back != "one" and shelf.get(back).record.setup == ONE
    assert shelf.get("one").record.setup == TWO
    assert shelf.get(back).id == back


def test_the_bin_holds_the_last_five() -> None:
    shelf = shelf_with(*"abcdefg")
    for id_ in "abcdefg":
        shelf.remove(id_)
    assert binned(shelf) == tuple("gfedc")
    assert shelf.restore("c") == "c"
    with pytest.raises(SaveError):
        shelf.restore("a")


def test_removing_what_is_not_there_does_nothing() -> None:
    shelf = shelf_with("one")
    before = dict(shelf.store.texts)  # type: ignore[attr-defined]
    shelf.remove("two")
    shelf.remove_unreadable("wingspan.settings")
    assert shelf.store.texts == before  # type: ignore[attr-defined]


def room_for(games: int) -> int:
    """Return a quota for that many games and no more."""
    one = len(GAME_1) + len(encode(saved(id="one", time=1_000)))
    return one * games + one // 2


def test_a_full_store_refuses_a_game_and_keeps_the_others() -> None:
    shelf = Shelf(MemoryStore(quota=room_for(2)))
    shelf.put(saved(id="one"))
    shelf.put(saved(id="two"))
    before = {key: shelf.store.get(key) for key in shelf.store.keys()}  # noqa: SIM118
    with pytest.raises(StoreFull):
        shelf.put(saved(id="six"))
    assert {key: shelf.store.get(key) for key in shelf.store.keys()} == before  # noqa: SIM118


def test_the_bin_makes_room_for_a_game_the_oldest_first() -> None:
    shelf = Shelf(MemoryStore(quota=room_for(3)))
    for id_ in ("one", "two", "six"):
        shelf.put(saved(id=id_))
    shelf.remove("one")
    shelf.remove("two")
    shelf.put(saved(id="ten"))
    assert binned(shelf) == ("two",)
    shelf.put(saved(id="new"))
    assert binned(shelf) == ()
    assert sorted(ids(shelf)) == ["new", "six", "ten"]


def test_a_game_removed_from_a_full_store_can_be_restored_while_the_page_is_open() -> None:
    store = MemoryStore(quota=room_for(1))
    shelf = Shelf(store)
    shelf.put(saved(id="one"))
    store.quota = sum(len(key) + len(text) for key, text in store.texts.items())
    shelf.remove("one")
    assert ids(shelf) == [] and binned(shelf) == ("one",)
    assert shelf.restore("one") == "one"
    assert ids(shelf) == ["one"]


def test_every_restored_game_whose_place_is_taken_gets_one_of_its_own() -> None:
    shelf = shelf_with("one")
    for setup in (TWO, ALL):
        shelf.remove("one")
        shelf.put(saved(setup, id="one", time=2_000))
    back = [shelf.restore("one"), shelf.restore("one")]
    assert len({"one", *back}) == 3 and binned(shelf) == ()
    assert [shelf.get(id_).record.setup for id_ in ("one", *back)] == [ALL, TWO, ONE]


def test_a_game_that_cannot_be_restored_now_can_be_later() -> None:
    shelf = shelf_with("one")
    shelf.remove("one")
    shelf.store.blocked = True  # type: ignore[attr-defined]
    with pytest.raises(StoreError):
        shelf.restore("one")
    shelf.store.blocked = False  # type: ignore[attr-defined]
    assert shelf.restore("one") == "one" and ids(shelf) == ["one"]


def test_a_game_from_elsewhere_finds_the_next_free_id() -> None:
    """Its own id, and the one that its record gives, belong to other games."""
    shelf = shelf_with("one")
    theirs = saved(TWO, id="one", time=2_000)
    derived = shelf.place_for(theirs)[0]
    shelf.put(saved(ALL, id=derived, time=2_000))
    assert shelf.add(theirs) == f"{derived}-2"
    assert shelf.add(theirs) == f"{derived}-2", "it is there already"


def test_a_blocked_store_says_so() -> None:
    shelf = Shelf(MemoryStore(blocked=True))
    with pytest.raises(StoreBlocked):
        shelf.put(saved())
    with pytest.raises(StoreBlocked):
        shelf.set_current("one")
    assert shelf.games() == () and shelf.current is None and shelf.unreadable() == ()
    assert shelf.adopt() is None


def test_what_another_tab_has_written_is_not_written_over() -> None:
    here = shelf_with("one")
    there = Shelf(here.store)
    assert not here.changed_elsewhere("one")
    there.get("one")
    there.put(saved(ONE, 50, id="one"))
    assert here.changed_elsewhere("one")
    with pytest.raises(ChangedElsewhere):
        here.put(saved(ONE, 41, id="one"))
    assert there.get("one").line.answers == 50
    assert here.get("one").line.answers == 50
    here.put(saved(ONE, 51, id="one"))
    assert there.changed_elsewhere("one")


def test_looking_at_a_game_or_naming_it_does_not_take_it_up() -> None:
    here = shelf_with("one")
    there = Shelf(here.store)
    there.get("one")
    there.put(saved(ONE, 50, id="one"))
    assert here.read("one").line.answers == 50
    here.games()
    here.rename("one", "Sunday")
    here.duplicate("one", "two", time=9)
    assert here.get("two").line.answers == 50
    with pytest.raises(ChangedElsewhere):
        here.put(saved(ONE, 41, id="one"))
    with pytest.raises(ChangedElsewhere):
        there.put(saved(ONE, 51, id="one"))
    assert there.get("one").name == "Sunday", "the name given elsewhere must have been read again"


def test_whoever_has_a_game_in_hand_may_name_it_and_go_on() -> None:
    shelf = shelf_with("one")
    shelf.rename("one", "Sunday")
    shelf.put(saved(ONE, 41, id="one", name="Sunday"))
    assert shelf.get("one").line.answers == 41


def test_a_new_game_under_the_id_of_another_is_refused() -> None:
    shelf = Shelf(shelf_with("one").store)
    with pytest.raises(ChangedElsewhere):
        shelf.put(saved(TWO, id="one"))
    assert shelf.get("one").record.setup == ONE


def test_a_game_that_vanished_elsewhere_is_kept_again() -> None:
    shelf = shelf_with("one")
    shelf.store.remove(GAME_1)
    assert not shelf.changed_elsewhere("one"), "nobody plays it"
    shelf.put(saved(ONE, 41, id="one"))
    assert ids(shelf) == ["one"]


def test_a_damaged_game_is_listed_with_its_text_and_stays() -> None:
    shelf = shelf_with("one", "two")
    shelf.store.set(GAME_1, "{damaged")
    assert ids(shelf) == ["two"]
    (aside,) = shelf.unreadable()
    assert (aside.key, aside.length, aside.kind) == (GAME_1, 8, "not_json")
    assert shelf.text(aside.key) == "{damaged"
    assert not shelf.has("one") and not shelf.is_free("one")
    with pytest.raises(SaveError):
        shelf.get("one")
    with pytest.raises(SaveError):
        shelf.rename("one", "x")
    assert shelf.store.get(GAME_1) == "{damaged"


def test_a_damaged_game_is_moved_aside_before_its_place_is_taken() -> None:
    shelf = shelf_with("one")
    shelf.store.set(GAME_1, "{damaged")
    shelf.put(saved(id="one"))
    shelf.store.set(GAME_1, "{worse")
    shelf.put(saved(id="one"))
    assert ids(shelf) == ["one"]
    assert [(a.key, shelf.text(a.key)) for a in shelf.unreadable()] == [
        ("wingspan.unreadable.1", "{damaged"),
        ("wingspan.unreadable.2", "{worse"),
    ]


def test_a_damaged_game_stays_when_there_is_no_room_to_move_it() -> None:
    shelf = Shelf(MemoryStore(quota=50_000))
    shelf.store.set(GAME_1, "{" * 30_000)
    with pytest.raises(StoreFull):
        shelf.put(saved(id="one"))
    assert shelf.store.get(GAME_1) == "{" * 30_000


def test_a_text_kept_aside_goes_only_when_a_person_says_so_and_comes_back() -> None:
    shelf = shelf_with("one")
    shelf.store.set("wingspan.unreadable.1", "old")
    shelf.store.set(GAME_2, "{damaged")
    for key, text in (("wingspan.unreadable.1", "old"), (GAME_2, "{damaged")):
        shelf.remove_unreadable(key)
        assert [removed.game for removed in shelf.removed()] == [None]
        assert shelf.store.get(key) is None
        shelf.restore(key)
        assert shelf.store.get(key) == text
    assert len(shelf.unreadable()) == 2


def test_other_things_in_the_store_are_not_looked_at() -> None:
    shelf = shelf_with()
    others = {
        "wingspan.settings": "theme=dark",
        "wingspan.bin.x": "a",
        "wingspan.bin.0": "b",
        "other.game.one": "c",
        "wingspan.saved": "d",
    }
    for key, text in others.items():
        shelf.store.set(key, text)
    assert shelf.games() == () and shelf.unreadable() == () and binned(shelf) == ()
    assert all(shelf.text(key) is None for key in others)


VERSION_0_1 = (FIXTURES / "version_0_1.json").read_text(encoding="utf-8").strip()


def test_the_game_of_version_0_1_becomes_one_of_several() -> None:
    shelf = shelf_with("one")
    shelf.store.set("wingspan.save", VERSION_0_1)
    id_ = shelf.adopt()
    assert id_ is not None and set(ids(shelf)) == {"one", id_}
    assert open_save(shelf.get(id_), CATALOG).history
    assert shelf.store.get("wingspan.save") is None
    assert shelf.adopt() is None


def test_an_unreadable_game_of_version_0_1_is_moved_aside() -> None:
    shelf = shelf_with()
    shelf.store.set("wingspan.save", "what is this")
    assert shelf.adopt() is None
    (aside,) = shelf.unreadable()
    assert aside.kind == "not_json" and shelf.text(aside.key) == "what is this"


def full_with(text: str) -> Shelf:
    shelf = Shelf(MemoryStore(quota=len("wingspan.save") + len(text)))
    shelf.store.set("wingspan.save", text)
    return shelf


def test_the_game_of_version_0_1_stays_where_it_is_if_there_is_no_room() -> None:
    shelf = full_with(VERSION_0_1)
    with pytest.raises(StoreFull):
        shelf.adopt()
    assert shelf.store.get("wingspan.save") == VERSION_0_1


def test_an_unreadable_one_is_listed_where_it_is_if_there_is_no_room() -> None:
    shelf = full_with("what is this" * 50)
    assert shelf.adopt() is None
    assert [aside.key for aside in shelf.unreadable()] == ["wingspan.save"]
    assert shelf.text("wingspan.save") == "what is this" * 50
