"""Randomly spoilt saves: each is refused with a SaveError or opens a legal game."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.saves.games import ALL, FIXTURES, ONE, TWO, plain, played, saved, sealed
from tests.table import CATALOG, play_randomly, rng_for
from wingspan.engine import Game
from wingspan.engine.notation.record import encode as encode_record
from wingspan.saves import (
    MemoryStore,
    SaveError,
    Shelf,
    decode,
    encode,
    export_games,
    import_text,
    open_save,
    save_of,
)

SAVES = [plain(saved(setup, answers)) for setup in (ONE, TWO, ALL) for answers in (8, 55, None)]
TEXTS = [
    *(encode(saved(setup, 60)) for setup in (ONE, TWO, ALL)),
    encode_record(played(ALL, 50).record()).decode(),
    (FIXTURES / "rules_0.json").read_text(encoding="utf-8"),
    export_games([saved(ONE, 20), saved(TWO, 20, id="two")]),
]
STRANGE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([2**31, 2**53, 2**63, 2**64, 10**30, -(2**63)]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=6),
    st.sampled_from(
        ["mallard", "osprey", "forest", "wetland", "seed", "nectar", "over", "setup", "game_end"]
    ),
    st.just([]),
    st.just({}),
    st.lists(st.integers(-1, 9), max_size=4),
)
Edit = tuple[float, str, float, Any]
Change = tuple[float, str, float, str]
PLACES = st.floats(0, 1, exclude_max=True)
EDITS = st.lists(
    st.tuples(PLACES, st.sampled_from(["set", "cut", "double", "swap", "move"]), PLACES, STRANGE),
    min_size=1,
    max_size=4,
)
CHANGES = st.lists(
    st.tuples(PLACES, st.sampled_from(["cut", "put", "double"]), PLACES, st.text(max_size=3)),
    min_size=1,
    max_size=5,
)
WHICH_SAVE = st.integers(0, len(SAVES) - 1)
WHICH_TEXT = st.integers(0, len(TEXTS) - 1)
SAMPLE = settings(derandomize=True, database=None, max_examples=250)
SOAK = settings(SAMPLE, max_examples=5_000, suppress_health_check=list(HealthCheck))


def places(data: Any) -> list[tuple[Any, Any]]:
    """Return every container in the data with each of its keys."""
    found = []
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in inside:
        found.append((data, key))
        if isinstance(value, (dict, list)) and value:
            found += places(value)
    return found


def at(choice: float, among: list[Any]) -> Any:
    return among[int(choice * len(among))]


def edited(data: dict[str, Any], edits: list[Edit]) -> dict[str, Any]:
    """Return the data with values replaced, removed, doubled or exchanged.

    The field is chosen first: decks are long and would get all the edits otherwise.
    """
    data = copy.deepcopy(data)
    for where, how, other, value in edits:
        if not data:
            break
        field = at(where, sorted(data))
        nested = isinstance(data[field], (dict, list)) and data[field]
        inside = places(data[field]) if nested else [(data, field)]
        container, key = at(other, inside)
        twin, twin_key = at(where, inside)
        match how:
            case "set":
                container[key] = value
            case "cut":
                del container[key]
            case "double" if isinstance(container, list):
                container.insert(key, copy.deepcopy(container[key]))
            case "swap":
                one, two = copy.deepcopy((container[key], twin[twin_key]))
                container[key], twin[twin_key] = two, one
            case "move":
                container[key] = copy.deepcopy(twin[twin_key])
    return data


def spoilt(text: str, changes: list[Change]) -> str:
    for where, how, other, letters in changes:
        start, end = int(where * len(text)), int(other * len(text))
        start, end = min(start, end), max(start, end)
        match how:
            case "cut":
                text = text[:start] + text[start + (end - start) % 40 :]
            case "put":
                text = text[:start] + letters + text[start:]
            case "double":
                text = text[:start] + text[start : start + 40] + text[start:]
    return text


def is_legal(game: Game) -> None:
    """Check that a game can be written down, set up again and continued."""
    assert Game.from_position(game.position(), CATALOG).position() == game.position()
    again = open_save(decode(encode(save_of(game, id="again", time=1))), CATALOG).game
    assert again == game
    play_randomly(again, rng_for("mutated"), 25)


def refused_or_legal(text: str) -> bool:
    """Return whether a text opened a legal game."""
    try:
        opened = open_save(decode(text), CATALOG)
    except SaveError:
        return False
    is_legal(opened.game)
    return True


def brought_or_refused(text: str) -> None:
    shelf = Shelf(MemoryStore())
    try:
        imported = import_text(shelf, text, CATALOG, time=1)
    except SaveError:
        assert shelf.store.keys() == []
        return
    for id_ in imported.ids:
        open_save(shelf.get(id_), CATALOG)


def check_edited(which: int, edits: list[Edit]) -> None:
    refused_or_legal(seal(edited(SAVES[which], edits)))


def check_table(which: int, edits: list[Edit]) -> None:
    """Check saves that can be opened only from their table, which is edited."""
    data = SAVES[which]
    table = edited(data["position"], edits)
    record = {**data["record"], "answers": [999]}
    refused_or_legal(seal({**data, "record": record, "position": table}))


def seal(data: dict[str, Any]) -> str:
    """Seal data; return "" for numbers too long for the JSON encoder, which no save has."""
    try:
        return sealed(data)
    except (OverflowError, ValueError):
        return ""


def check_text(which: int, changes: list[Change]) -> None:
    text = spoilt(TEXTS[which], changes)
    refused_or_legal(text)
    brought_or_refused(text)


@SAMPLE
@given(WHICH_SAVE, EDITS)
def test_a_save_with_other_values_under_a_right_checksum(which: int, edits: list[Edit]) -> None:
    check_edited(which, edits)


@SAMPLE
@given(WHICH_SAVE, EDITS)
def test_a_table_with_other_values(which: int, edits: list[Edit]) -> None:
    check_table(which, edits)


@SAMPLE
@given(WHICH_TEXT, CHANGES)
def test_a_text_with_other_letters(which: int, changes: list[Change]) -> None:
    check_text(which, changes)


@pytest.mark.soak
@SOAK
@given(WHICH_SAVE, EDITS)
def test_5_000_saves_with_other_values(which: int, edits: list[Edit]) -> None:
    check_edited(which, edits)


@pytest.mark.soak
@settings(SOAK, max_examples=10_000)
@given(WHICH_SAVE, EDITS)
def test_10_000_tables_with_other_values(which: int, edits: list[Edit]) -> None:
    check_table(which, edits)


@pytest.mark.soak
@SOAK
@given(WHICH_TEXT, CHANGES)
def test_5_000_texts_with_other_letters(which: int, changes: list[Change]) -> None:
    check_text(which, changes)


def test_some_of_the_spoilt_saves_open_and_others_do_not() -> None:
    """Otherwise the tests above would prove nothing."""
    assert refused_or_legal(sealed({**SAVES[1], "name": "Sunday"}))
    other = copy.deepcopy(SAVES[1])
    other["record"]["answers"] = other["record"]["answers"][:-3]
    assert refused_or_legal(sealed(other))
    other["position"]["players"][0]["hand"] = ["dodo"]
    assert refused_or_legal(sealed(other)), "the record is still good"
    other["record"]["answers"] = [999]
    assert not refused_or_legal(sealed(other))
