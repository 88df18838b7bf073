"""Exported and imported games, and hostile files."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import structs

from tests.saves.games import (
    ALL,
    FIXTURES,
    ONE,
    TWO,
    plain,
    played,
    saved,
    sealed,
    without_table,
)
from tests.table import CATALOG
from wingspan.engine import RULES
from wingspan.engine.notation.record import encode as encode_record
from wingspan.saves import (
    Imported,
    MemoryStore,
    SaveError,
    Shelf,
    StoreFull,
    Summary,
    encode,
    export_all,
    export_games,
    export_one,
    import_text,
    open_save,
    pack,
)

RECORD = encode_record(played(ONE).record()).decode()


def shelf_with(*saves: Any) -> Shelf:
    shelf = Shelf(MemoryStore())
    for save in saves:
        shelf.put(save)
    return shelf


def brought(shelf: Shelf, text: str | bytes) -> Imported:
    return import_text(shelf, text, CATALOG, time=99)


def refused(text: str | bytes, shelf: Shelf | None = None) -> SaveError:
    """Return the error of an import that must leave the shelf unchanged."""
    shelf = shelf or shelf_with(saved(id="mine"))
    before = {key: shelf.store.get(key) for key in [*shelf.store.keys()]}
    with pytest.raises(SaveError) as caught:
        brought(shelf, text)
    assert {key: shelf.store.get(key) for key in [*shelf.store.keys()]} == before
    return caught.value


def test_all_games_arrive_in_another_browser() -> None:
    here = shelf_with(
        saved(ONE, id="one", name="Sunday", time=5),
        saved(TWO, None, id="two", seat=1, unasked=("all", "ask"), time=6),
        saved(ALL, id="all", time=7),
    )
    there = shelf_with()
    imported = brought(there, export_all(here))
    assert imported == Imported(("all", "two", "one"))
    assert lines(there) == lines(here)
    for id_ in imported.ids:
        assert without_table(there.get(id_)) == without_table(here.get(id_))


def lines(shelf: Shelf) -> list[Summary]:
    """Return the list of games as it is shown."""
    return [structs.replace(game, game="") for game in shelf.games()]


def test_one_game_arrives_alone() -> None:
    here, there = shelf_with(saved(id="one"), saved(TWO, id="two")), shelf_with()
    assert brought(there, export_one(here, "two").encode()).ids == ("two",)
    assert [game.id for game in there.games()] == ["two"]


def test_a_game_that_no_store_keeps_can_be_exported() -> None:
    there = shelf_with()
    assert brought(there, export_games([saved(ALL, id="all")])).ids == ("all",)


def test_a_save_by_itself_can_be_brought_too() -> None:
    there = shelf_with()
    assert brought(there, "\n" + encode(saved(name="Sunday")) + "\n").ids == ("one",)
    assert there.get("one").name == "Sunday"


def test_the_record_shown_at_the_end_of_a_game_is_a_game() -> None:
    there = shelf_with()
    (id_,) = brought(there, RECORD).ids
    save = there.get(id_)
    assert (save.time, save.line.answers) == (99, 40)
    opened = open_save(save, CATALOG)
    assert opened.game == played(ONE) and opened.history
    assert save.position is not None, "the imported save must have got a table"


def test_the_same_game_twice_is_one() -> None:
    there = shelf_with(saved(id="one", name="mine"))
    assert brought(there, encode(saved(id="one", name="theirs"))).ids == ("one",)
    assert brought(there, export_games([saved(id="one")] * 3)).ids == ("one",)
    assert there.get("one").name == "mine"
    assert brought(there, RECORD).ids == brought(there, RECORD).ids
    assert len(there.games()) == 2


def test_a_packed_game_arrives_packed_and_once() -> None:
    game = pack(saved(ALL, None, id="all", name="Sunday"), CATALOG)
    assert game is not None
    there = shelf_with()
    for _ in range(2):
        assert brought(there, export_games([game])).ids == ("all",)
    assert there.kept("all") == game and len(there.games()) == 1


def test_another_game_under_a_taken_id_gets_its_own() -> None:
    there = shelf_with(saved(ONE, 40, id="one"))
    (other,) = brought(there, encode(saved(ONE, 50, id="one"))).ids
    assert other != "one" and there.get(other).line.answers == 50
    assert there.get("one").line.answers == 40
    (third,) = brought(there, encode(saved(TWO, id="one"))).ids
    assert len({"one", other, third}) == len(there.games()) == 3
    assert brought(there, encode(saved(TWO, id="one"))).ids == (third,)


def test_a_game_under_the_id_of_a_text_kept_aside_leaves_it_alone() -> None:
    there = shelf_with()
    there.store.set("wingspan.game.one", "{damaged")
    (id_,) = brought(there, encode(saved(id="one"))).ids
    assert id_ != "one"
    assert there.store.get("wingspan.game.one") == "{damaged"


def test_what_cannot_be_taken_is_named_and_the_rest_is_taken() -> None:
    file = json.loads(export_games([saved(ONE, id="one"), saved(TWO, id="two")]))
    file["games"][0]["time"] = 12
    there = shelf_with()
    imported = brought(there, json.dumps(file))
    assert imported.ids == ("two",)
    (problem,) = imported.problems
    assert (problem.number, problem.error.kind) == (1, "damaged")


def test_an_export_of_texts_kept_aside_holds_them_and_none_of_them_is_a_game() -> None:
    here = shelf_with(saved(id="one"))
    here.store.set("wingspan.game.bad", '{"half a save')
    there = shelf_with()
    imported = brought(there, export_all(here))
    assert imported.ids == ("one",) and len(imported.problems) == 1
    assert there.unreadable() == ()
    assert json.loads(export_all(here))["unreadable"] == ['{"half a save']


def test_a_text_that_has_become_readable_is_taken() -> None:
    there = shelf_with()
    file = export_games([], [encode(saved(id="one"))])
    assert brought(there, file).ids == ("one",)


def test_a_save_of_older_rules_is_brought_with_its_table() -> None:
    there = shelf_with()
    (id_,) = brought(there, (FIXTURES / "rules_0.json").read_text(encoding="utf-8")).ids
    save = there.get(id_)
    assert (save.rules, save.name) == (0, "New Year")
    assert not open_save(save, CATALOG).history


def test_a_line_that_lies_is_written_anew_from_the_game() -> None:
    data = plain(saved(id="one"))
    data["line"] |= {"totals": [9999, 0], "round": 4, "phase": "over", "names": ["<script>"]}
    there = shelf_with()
    brought(there, sealed(data))
    assert there.get("one").line == saved(id="one").line


def test_a_game_that_cannot_be_played_is_refused() -> None:
    data = plain(saved())
    data["record"]["answers"] = [999]
    data["position"] = {"setup": data["record"]["setup"], "round": 9}
    assert refused(sealed(data)).kind == "not_playable"
    assert refused(json.dumps({**json.loads(RECORD), "answers": [999]})).kind == "not_playable"
    assert refused(json.dumps({**json.loads(RECORD), "rules": 0})).kind == "older_rules"
    assert refused(json.dumps({**json.loads(RECORD), "rules": RULES + 1})).kind == "newer_rules"


FILE = json.loads(export_games([saved()]))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "not_json"),
        ("x" * 1_000_000, "too_long"),
        ("x" * 9_000_000, "too_long"),
        ("hello", "not_json"),
        (b"\xff\xfe\x00", "not_text"),
        ("\ud800", "not_json"),
        ("[" * 100_000, "not_json"),
        ('{"wingspan":"games","format":1,"games":' + "[" * 500_000, "not_json"),
        ('{"wingspan":"games","format":1,"games":[' + '{"a":' * 500_000, "not_json"),
        (export_games([saved()])[:-9], "not_json"),
        (json.dumps({**FILE, "format": 2}), "newer_schema"),
        (json.dumps({**FILE, "wingspan": "statistics"}), "not_a_save"),
        (json.dumps({**FILE, "wingspan": 1}), "not_a_save"),
        (json.dumps({**FILE, "games": {}}), "not_a_save"),
        (json.dumps({**FILE, "games": []}), "not_a_save"),
        (json.dumps({**FILE, "games": [1]}), "not_a_save"),
        (json.dumps({**FILE, "games": [None] * 12_000}), "too_long"),
        (json.dumps({**FILE, "games": [{"x": "y" * 300_000}]}), "too_long"),
        (json.dumps({**FILE, "games": ["<img src=x onerror=alert(1)>"]}), "not_a_save"),
        ('{"wingspan":"games"}', "not_a_save"),
        ('"wingspan"', "not_a_save"),
        ('["wingspan"]', "not_a_save"),
    ],
    ids=range(22),
)
def test_a_hostile_file_is_refused_with_a_reason(text: str | bytes, kind: str) -> None:
    assert refused(text).kind == kind


def test_a_name_is_text_whatever_is_in_it() -> None:
    there = shelf_with()
    name = '"><script>alert(1)</script>'
    brought(there, encode(saved(name=name)))
    assert there.get("one").name == name


def test_without_room_for_all_none_is_taken() -> None:
    one = len(encode(saved(id="one")))
    there = Shelf(MemoryStore(quota=one * 2 + 100))
    file = export_games([saved(id="one"), saved(TWO, id="two"), saved(ALL, id="all")])
    with pytest.raises(StoreFull):
        brought(there, file)
    assert there.store.keys() == []
    assert brought(there, encode(saved(id="one"))).ids == ("one",)
