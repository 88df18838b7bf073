"""Golden games end as they always did.

If one of these fails and the change is meant, see ``tests/golden/__main__.py``.
"""

from __future__ import annotations

import pytest

from tests.golden.playthrough import FOLDER, GAMES, golden_of, play, read, text_of
from wingspan.engine import RULES, Game


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
