"""Golden games end as they always did.

If one of these fails and the change is intended, see ``tests/golden/__main__.py``. If a golden
record of an earlier number fails, the change is a mistake: published rules stay playable.
"""

from __future__ import annotations

from typing import get_args

import pytest

from tests.golden import records
from tests.golden.playthrough import FOLDER, GAMES, golden_of, play, read, text_of
from tests.table import FOUR_SETS
from wingspan.engine import RULES, Game
from wingspan.engine.components import GoalSide, Level

NUMBERS = range(1, RULES + 1)
"""Every number of the rules that was ever published."""


def test_every_golden_file_belongs_to_a_game() -> None:
    kept = {path.name for path in FOLDER.iterdir() if path.suffix in (".txt", ".json")}
    assert kept == {f"{name}{suffix}" for name in GAMES for suffix in (".txt", ".json")}


@pytest.mark.parametrize("name", list(GAMES))
def test_a_golden_record_replays_to_the_same_scores_and_table(name: str) -> None:
    golden = read(name)
    assert golden.record.rules == RULES
    game = Game.replay(golden.record)
    assert game.decision is None
    assert golden_of(game) == golden


@pytest.mark.parametrize("name", list(GAMES))
def test_a_golden_playthrough_reads_as_it_always_did(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert text_of(read(name).record) == kept


@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_random_player_plays_the_same_golden_game(name: str) -> None:
    assert play(name).record() == read(name).record


def test_every_number_of_the_rules_has_its_golden_records() -> None:
    missing = [number for number in NUMBERS if not records.path_of(number).exists()]
    assert not missing, (
        f"no golden records of rules {missing}: `python -m tests.golden` writes those of rules"
        f" {RULES}; see tests/golden/__main__.py"
    )


@pytest.mark.parametrize("number", NUMBERS)
def test_golden_records_replay_to_what_they_came_to(number: int) -> None:
    different = [
        golden.name for golden in records.read(number) if records.replayed(golden) != golden
    ]
    assert different == []


@pytest.mark.parametrize("number", NUMBERS)
def test_golden_records_are_of_their_number_and_of_every_kind_of_game(number: int) -> None:
    goldens = records.read(number)
    assert {golden.record.rules for golden in goldens} == {number}
    assert len({golden.name for golden in goldens}) == len(goldens) >= 200
    setups = [golden.record.setup for golden in goldens]
    alone = {(setup.automa, setup.automubon) for setup in setups if setup.players == 1}
    assert alone == {(level, extra) for level in get_args(Level) for extra in (False, True)}
    found = {(frozenset(setup.sets), setup.players) for setup in setups}
    with_core = {sets for sets, _ in found if "core" in sets and sets <= {*FOUR_SETS}}
    assert {(sets, players) for sets in with_core for players in range(1, 6)} <= found
    each = {(name, setup.players) for setup in setups for name in setup.sets}
    assert {(name, players) for name, _ in each for players in range(1, 6)} <= each
    assert len(with_core) >= 8
    assert {setup.goals for setup in setups} == set(get_args(GoalSide))
    assert {setup.names_language for setup in setups} == {"en", "fr"}
    assert {None, "base", "oceania"} <= {setup.mat for setup in setups}
    assert any(golden.record.start for golden in goldens)
    assert any(golden.record.take_backs for golden in goldens)
    assert any(golden.awaits and "action" not in golden.awaits for golden in goldens)
    assert sum(golden.awaits == "" for golden in goldens) >= 150
