"""Packed games: nothing is lost, and what cannot be packed stays whole."""

from __future__ import annotations

from typing import Any, NoReturn

import msgspec
import pytest
from msgspec import structs

from tests.saves.games import ALL, FIXTURES, ONE, TWO, plain, played, saved, sealed, without_table
from tests.table import CATALOG, solo
from wingspan.engine import RULES, Catalog, Setup
from wingspan.saves import (
    Aim,
    ChangedElsewhere,
    MemoryStore,
    Packed,
    Save,
    SaveError,
    Shelf,
    StoreFull,
    decode,
    encode,
    open_save,
    pack,
    save_of,
)
from wingspan.saves.carry_over import carry_over
from wingspan.saves.reading import read_packed, unpack
from wingspan.saves.result import as_file, result_of
from wingspan.saves.statistics import KEY, Results
from wingspan.saves.store import replaced

FIVE = Setup(players=5, seed=14, names=("Ada", "Bo", "Cy", "Dí", "Ève"), sets=ALL.sets)


def finished(setup: Setup = ONE, **fields: Any) -> Save:
    return saved(setup, None, **fields)


def packed(save: Save) -> Packed:
    found = pack(save, CATALOG)
    assert found is not None
    return found


@pytest.mark.parametrize("setup", [ONE, TWO, ALL, FIVE], ids=["solo", "two", "all sets", "five"])
def test_a_finished_game_is_packed_without_loss(setup: Setup) -> None:
    save = finished(setup, name="Après-midi", time=1_234)
    text = packed(save).encode()
    assert decode(text) == without_table(save)
    assert len(text) < len(encode(save)) / 5
    assert open_save(decode(text), CATALOG).game == played(setup, None)


def test_what_the_device_knows_of_a_game_is_packed_with_it() -> None:
    save = finished(TWO, seat=1, unasked=("ask", "all"))
    save = structs.replace(save, sent=12, aim=Aim(beat=80, day="2026-03-14"))
    assert decode(packed(save).encode()) == without_table(save)


def test_a_finished_game_that_began_from_a_position_is_packed() -> None:
    mat = {"wetland": [{"bird": "mallard", "eggs": 2}]}
    game = solo({"mat": mat}, {}, round=4, phase="over", turn_of=1)
    for save in (made := save_of(game, id="g", time=5), decode(encode(made))):
        assert encode(decode(packed(save).encode())) == encode(without_table(save))


@pytest.mark.parametrize(
    "save",
    [
        saved(ONE, 40),
        finished(structs.replace(ONE, names=("A" * 25,))),
        finished(structs.replace(ONE, names=("soft\u00adhyphen",))),
        structs.replace(finished(ONE), position=saved(ONE, 40).position),
        structs.replace(finished(ONE), line=structs.replace(finished(ONE).line, turns_left=2)),
        structs.replace(saved(ONE, 40), line=finished(ONE).line),
    ],
    ids=["not over", "long name", "unseen", "another table", "another line", "line that lies"],
)
def test_what_cannot_be_told_in_fewer_characters_stays_whole(save: Save) -> None:
    assert pack(save, CATALOG) is None
    shelf = Shelf(MemoryStore())
    shelf.put(save)
    assert not shelf.pack(save.id, CATALOG)
    assert shelf.store.get("wingspan.game.one") == encode(save)


def test_a_list_says_the_same_of_a_packed_game_and_plays_none() -> None:
    shelf = Shelf(MemoryStore())
    shelf.put(finished(TWO, name="Sunday", seat=0))
    (before,) = shelf.games()
    assert shelf.pack("one", CATALOG)
    (after,) = shelf.games()
    assert structs.replace(after, game="") == before


def test_a_packed_game_is_named_doubled_removed_and_restored() -> None:
    shelf = Shelf(MemoryStore())
    shelf.put(finished())
    shelf.pack("one", CATALOG)
    shelf.rename("one", "Sunday\u202e")
    shelf.duplicate("one", "two", time=9)
    shelf.remove("one")
    assert shelf.removed()[0].game == structs.replace(shelf.games()[0], id="one", time=1_000)
    shelf.restore("one")
    for id_ in ("one", "two"):
        kept = shelf.read(id_)
        assert (kept.id, kept.name, kept.record) == (id_, "Sunday", finished().record)
        assert isinstance(shelf.kept(id_), Packed)


def test_a_packed_game_that_was_altered_is_refused_and_listed_as_unreadable() -> None:
    text = packed(finished()).encode()
    for at in (0, 15, 40, 150, len(text) - 2):
        other = text[:at] + ("x" if text[at] != "x" else "y") + text[at + 1 :]
        with pytest.raises(SaveError):
            decode(other)
    with pytest.raises(SaveError):
        decode(text[:-30])


def test_spaces_do_a_packed_game_no_damage() -> None:
    save = finished()
    text = packed(save).encode()
    spaced = msgspec.json.format(text.encode(), indent=2)
    assert decode(spaced) == without_table(save)


def altered(**changes: Any) -> str:
    data = msgspec.json.decode(packed(finished(TWO)).encode())
    del data["checksum"]
    return sealed({**data, **changes})


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"id": "../x"}, "not_a_save"),
        ({"name": "a\nb"}, "not_a_save"),
        ({"time": -1}, "not_a_save"),
        ({"seat": 2}, "not_a_save"),
        ({"unasked": ["free"]}, "not_a_save"),
        ({"rules": 99}, "not_a_save"),
        ({"row": []}, "not_a_save"),
        ({"row": [2, ["a\nb"], None, False, [], [1, 2], 3]}, "not_a_save"),
        ({"row": [2, [], None, False, [], [10**9], 3]}, "not_a_save"),
        ({"weather": "sunny"}, "not_a_save"),
        ({"record": "1x"}, "not_playable"),
        ({"record": ""}, "not_playable"),
        ({"schema": 3}, "newer_schema"),
    ],
)
def test_a_packed_game_that_cannot_be_is_refused(changes: dict[str, Any], kind: str) -> None:
    with pytest.raises(SaveError) as caught:
        decode(altered(**changes))
    assert caught.value.kind == kind


def test_a_packed_game_that_breaks_whatever_reads_it_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(_text: str, _catalog: Catalog | None) -> NoReturn:
        raise AssertionError("a rule that never was")

    whole = packed(finished())
    monkeypatch.setattr("wingspan.links.unpack_game", broken)
    with pytest.raises(SaveError, match="a rule that never was") as refused:
        unpack(whole, CATALOG)
    assert refused.value.kind == "not_playable"


def test_a_packed_game_that_is_not_over_is_refused() -> None:
    from wingspan.links import GameLink, pack_game

    halfway = pack_game(GameLink(record=saved(TWO, 40).record))
    with pytest.raises(SaveError) as caught:
        decode(altered(record=halfway))
    assert caught.value.kind == "not_a_save"


def kept_by_an_earlier_version() -> dict[str, str]:
    """Return games of every kind, results, and unreadable texts."""
    names = [f"player number {n} of five, really" for n in range(5)]
    saves = [
        finished(ONE, id="solo"),
        finished(TWO, id="far", seat=1, unasked=("free", "all")),
        finished(ALL, id="all", name="All the birds"),
        finished(structs.replace(FIVE, names=tuple(names)), id="names"),
        saved(ONE, 40, id="halfway"),
        saved(TWO, 3, id="begun"),
    ]
    results = [result_of(played(setup, None), id="r", time=5) for setup in (ONE,)]
    return {
        **{f"wingspan.game.{save.id}": encode(save) for save in saves},
        "wingspan.game.rules-0": (FIXTURES / "rules_0.json").read_text(encoding="utf-8"),
        "wingspan.game.bad": encode(finished(ONE, id="bad"))[:-20] + '"phase":"over"',
        "wingspan.unreadable.1": "what is this",
        "wingspan.current": "solo",
        KEY: as_file(results),
        "other": "of another page",
    }


KEPT = kept_by_an_earlier_version()
STAY = [
    key for key in KEPT if key not in {f"wingspan.game.{id_}" for id_ in ("solo", "far", "all")}
]


def said_by(store: MemoryStore) -> dict[str, Any]:
    """Return all that can be read from a store, whatever the layout."""
    shelf = Shelf(store)
    games = {game.id: without_finished_table(shelf.read(game.id)) for game in shelf.games()}
    asides = {aside.key: shelf.text(aside.key) for aside in shelf.unreadable()}
    return {"games": games, "asides": asides, "results": Results(store).all()}


def without_finished_table(save: Save) -> Save:
    return without_table(save) if save.line.over else save


def filled(store: MemoryStore) -> MemoryStore:
    store.texts.update(KEPT)
    return store


def carried(store: MemoryStore) -> None:
    for _ in carry_over(Shelf(store), CATALOG):
        pass


def test_what_is_kept_is_carried_over_without_loss() -> None:
    store = filled(MemoryStore())
    before = said_by(store)
    carried(store)
    assert said_by(store) == before
    for key in STAY:
        if key != KEY:
            assert store.texts[key] == KEPT[key], key
    for id_ in ("solo", "far", "all"):
        assert isinstance(Shelf(store).kept(id_), Packed)
    again = dict(store.texts)
    carried(store)
    assert store.texts == again


class Failing(MemoryStore):
    """A store that refuses its n-th write and, if ``ever_after``, all later ones."""

    def __init__(self, fails_at: int, *, ever_after: bool = False) -> None:
        super().__init__()
        self.writes = 0
        self.fails_at = fails_at
        self.ever_after = ever_after

    def set(self, key: str, text: str) -> None:
        self.writes += 1
        if self.writes == self.fails_at or (self.ever_after and self.writes > self.fails_at):
            raise StoreFull(key)
        super().set(key, text)


def writes() -> int:
    counting = Failing(0)
    filled(counting)
    carried(counting)
    return counting.writes


WRITES = writes()
SAID = said_by(filled(MemoryStore()))


def test_there_are_as_many_writes_as_there_is_to_shorten() -> None:
    assert len(("solo", "far", "all", "results")) == WRITES


@pytest.mark.parametrize("number", range(1, WRITES + 1))
@pytest.mark.parametrize("ever_after", [False, True])
def test_a_store_that_fails_at_any_write_loses_nothing(number: int, ever_after: bool) -> None:
    store = Failing(number, ever_after=ever_after)
    filled(store)
    carried(store)
    assert said_by(store) == SAID
    store.fails_at, store.ever_after = 0, False
    carried(store)
    assert said_by(store) == SAID
    assert isinstance(Shelf(store).kept("far"), Packed)


@pytest.mark.parametrize("slices", range(1, 8))
def test_a_reload_in_the_middle_loses_nothing_and_the_rest_is_done_later(slices: int) -> None:
    store = filled(MemoryStore())
    work = carry_over(Shelf(store), CATALOG)
    for _ in zip(range(slices), work, strict=False):
        assert said_by(store) == SAID
    carried(store)
    assert said_by(store) == SAID
    assert isinstance(Shelf(store).kept("solo"), Packed)


def test_a_full_store_is_made_emptier() -> None:
    store = filled(MemoryStore())
    store.quota = sum(len(key) + len(text) for key, text in store.texts.items())
    carried(store)
    assert said_by(store) == SAID
    assert isinstance(Shelf(store).kept("all"), Packed)


class Altering(MemoryStore):
    """A store that keeps an altered text for packed games."""

    def set(self, key: str, text: str) -> None:
        super().set(key, text.replace('"schema":2', '"schema":4'))


def test_what_the_store_did_not_keep_as_written_is_put_back() -> None:
    store = filled(Altering())
    games = {key: text for key, text in KEPT.items() if key.startswith("wingspan.game.")}
    carried(store)
    assert {key: store.texts[key] for key in games} == games


def test_two_tabs_carry_over_at_the_same_time() -> None:
    store = filled(MemoryStore())
    one, other = (carry_over(Shelf(store), CATALOG) for _ in range(2))
    for _ in zip(one, other, strict=False):
        pass
    carried(store)
    assert said_by(store) == SAID


def test_a_game_that_goes_on_in_another_tab_meanwhile_is_not_packed_over() -> None:
    store = MemoryStore()
    old, new = encode(finished()), packed(finished()).encode()
    theirs = encode(saved(ONE, 40))
    store.set("key", theirs)
    assert not replaced(store, "key", old, new)
    assert store.get("key") == theirs
    assert not replaced(store, "gone", old, new)
    assert store.get("gone") is None


def test_the_tab_that_has_a_game_in_hand_goes_on_after_another_has_packed_it() -> None:
    here = Shelf(MemoryStore())
    here.put(finished())
    assert Shelf(here.store).pack("one", CATALOG)
    assert not here.changed_elsewhere("one")
    here.put(saved(ONE, 40), taken_back=True)
    assert here.read("one").line.answers == 40


def test_a_packed_game_that_was_renamed_elsewhere_keeps_its_name() -> None:
    here = Shelf(MemoryStore())
    here.put(finished())
    there = Shelf(here.store)
    there.pack("one", CATALOG)
    there.rename("one", "Sunday")
    assert not here.changed_elsewhere("one"), "nobody has played it"
    with pytest.raises(ChangedElsewhere):
        here.put(finished())
    assert there.read("one").name == "Sunday"


def test_whoever_packs_the_game_in_hand_goes_on_with_it() -> None:
    shelf = Shelf(MemoryStore())
    shelf.put(finished())
    assert shelf.pack("one", CATALOG)
    shelf.put(saved(ONE, 40), taken_back=True)
    shelf.put(finished())
    assert encode(shelf.read("one")) == encode(finished())


def test_packed_games_of_later_rules_wait_for_the_update() -> None:
    """A link begins with its rules: 15 bits with their length."""
    from wingspan.links.envelope import seal, unseal
    from wingspan.links.mixed_radix import Reader, Writer

    record = packed(finished(TWO)).record
    digits = Reader(unseal("g", record).number)
    assert digits.natural(15) == RULES
    rest, writer = digits.left, Writer()
    writer.natural(99, 15)
    writer.digit(rest, rest + 1)
    with pytest.raises(SaveError) as caught:
        decode(altered(record=seal("g", writer.number()), rules=99))
    assert caught.value.kind == "newer_rules"
    listed = read_packed(altered(record=seal("g", writer.number()), rules=99))
    assert listed is not None and listed.rules == 99


def test_unpacking_gives_the_game_at_its_end() -> None:
    save, game = unpack(packed(finished(ALL)), CATALOG)
    assert game == played(ALL, None) and save.line == finished(ALL).line
    assert plain(save)["position"] is None
