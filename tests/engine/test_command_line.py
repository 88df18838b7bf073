"""``python -m wingspan.engine``: simulations with random players."""

from __future__ import annotations

import json

import pytest

from wingspan.engine.__main__ import main, play_at_random
from wingspan.engine.setup import Setup

CATEGORIES = ("birds", "bonus", "goals", "eggs", "cached", "tucked", "nectar", "total")


def test_a_table_shows_mean_and_spread_of_every_category(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--games", "3", "--players", "2", "--seed", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == list(CATEGORIES)
    assert lines[1].split()[0] == "players" and len(lines[1].split()) == 9
    assert lines[2].split()[0] == "spread" and len(lines[2].split()) == 9
    assert lines[-1].startswith("3 games")


def test_the_means_are_those_of_the_games_played(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "4", "--players", "3", "--seed", "11"])
    shown = float(capsys.readouterr().out.splitlines()[1].split()[-1])
    games = [play_at_random(Setup(players=3, seed=seed)) for seed in range(11, 15)]
    totals = [sheet.total for game in games for sheet in game.scores()]
    assert shown == pytest.approx(sum(totals) / len(totals), abs=0.005)


@pytest.mark.parametrize("level", ["eaglet", "eagle", "eagle_eyed_eagle"])
def test_the_automa_has_its_own_lines(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--players", "1", "--automa", level, "--automubon"]) == 0
    assert any(line.startswith("Automa") for line in capsys.readouterr().out.splitlines())


def test_alone_one_meets_an_automa_without_asking(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1", "--players", "1"]) == 0
    assert "Automa" in capsys.readouterr().out


def test_final_states_can_be_printed_as_lines_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--players", "2", "--dump"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["phase"] for line in lines] == ["over", "over"]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--players", "9"], "players"),
        (["--games", "0"], "games"),
        (["--players", "2", "--automa", "eagle"], "automa"),
        (["--without", "dodo"], "dodo"),
        (["--sets", "moon"], "moon"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert word in capsys.readouterr().err
