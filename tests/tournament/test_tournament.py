"""Tournaments: every deal with the seats rotated, a line of JSON per game, resumable."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import nullcontext
from multiprocessing import active_children
from pathlib import Path

import msgspec
import pytest

from tests.bots.play import answer
from tests.table import ALL_SETS, BASE_GAME
from wingspan.engine import Game, Setup
from wingspan.tournament.__main__ import main
from wingspan.tournament.play import Fixture, Result, mirrored, play
from wingspan.tournament.results import kept_in, read
from wingspan.tournament.running import (
    MOST_LOSSES,
    TournamentError,
    Workforce,
    processes,
    run,
)

pytestmark = pytest.mark.native_only

DEALS = [Fixture(Setup(players=2, seed=seed), ("mourning_dove", "random")) for seed in range(6)]
THREAD = Workforce(lambda: ThreadPoolExecutor(1), 1, ())


class Lost(Exception):
    """The error that a lost worker leaves behind."""


def known(path: Path) -> list[Result]:
    return list(read(path).games.values())


def same(one: Result, other: Result) -> bool:
    """Whether the games are the same, apart from the time they took."""
    timeless = [msgspec.structs.replace(result, seconds=()) for result in (one, other)]
    return timeless[0] == timeless[1]


def command(path: Path, *more: str) -> int:
    """Play two deals between the weakest level and one that takes any option."""
    play_two = ["mourning_dove", "random", "--deals", "2", "--processes", "1"]
    return main([str(path), *play_two, *more])


def test_each_deal_is_played_with_the_seats_moved_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"
    assert command(path) == 0
    assert [(result.record.setup.seed, result.seats) for result in known(path)] == [
        (10_000, ("mourning_dove", "random")),
        (10_000, ("random", "mourning_dove")),
        (10_001, ("mourning_dove", "random")),
        (10_001, ("random", "mourning_dove")),
    ]
    for result in known(path):
        assert sum(result.wins) == 1
        assert [sum(columns) for columns in result.columns] == list(result.points)
        assert result.turns == (26, 26)  # 8, 7, 6 and 5
    told = capsys.readouterr().out
    before = path.read_bytes()
    assert command(path) == 0
    assert path.read_bytes() == before, "finished games must not be played again"
    assert capsys.readouterr().out == told
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == told, "and can be summed up without playing"


def test_a_result_holds_the_record_of_its_game() -> None:
    result = play(DEALS[0])
    game = Game.replay(result.record)
    assert [sheet.total for sheet in game.scores()] == list(result.points)
    assert result.fixture == DEALS[0]


@pytest.mark.parametrize(
    "fixture",
    [
        Fixture(Setup(players=3, seed=2, sets=ALL_SETS), ("belted_kingfisher",) * 3),
        Fixture(Setup(players=1, seed=2, automa="eagle"), ("blue_jay",)),
        Fixture(Setup(players=2, seed=2), ("random", "random")),
    ],
)
def test_the_same_fixture_gives_the_same_game(fixture: Fixture) -> None:
    assert same(play(fixture), play(fixture))


@pytest.mark.parametrize("sets", [BASE_GAME, ALL_SETS])
def test_who_answers_at_once_plays_by_the_table_as_by_its_view(sets: tuple[str, ...]) -> None:
    setup = Setup(players=2, seed=4, sets=sets)
    result = play(Fixture(setup, ("belted_kingfisher", "belted_kingfisher")))
    game = Game.new(setup)
    while game.decision is not None:
        game.answer(answer("belted_kingfisher", game))
    assert game.record() == result.record


def test_levels_are_moved_round_the_table_once_for_each_way_they_differ() -> None:
    def seats(*names: str) -> list[tuple[str, ...]]:
        fixture = Fixture(Setup(players=len(names)), names)
        return [each.seats for each in mirrored(fixture)]

    assert seats("a", "b", "c") == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert seats("a", "b", "a", "b") == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert seats("a", "a") == [("a", "a")]


def test_a_line_that_was_cut_off_is_played_again_and_harms_no_other(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = run(DEALS[:3], path, THREAD)
    path.write_bytes(path.read_bytes()[:-40])
    assert len(known(path)) == 2
    again = run(DEALS[:3], path, THREAD)
    assert all(map(same, again, whole))
    assert len(known(path)) == 3 and read(path).unread == 1


def test_a_game_that_is_in_the_file_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with kept_in(path) as keep:
        for _ in range(2):
            keep(play(DEALS[0]))
    assert len(known(path)) == 1


def test_one_game_tells_what_the_automa_makes_at_each_level() -> None:
    """In the base game its levels differ in what a face-down bird is worth, and in nothing else."""
    totals = []
    for number, automa in enumerate(("eaglet", "eagle", "eagle_eyed_eagle")):
        setup = Setup(players=1, seed=6, automa=automa)  # type: ignore[arg-type]
        result = play(Fixture(setup, ("mourning_dove",)))
        totals.append(result.automa[number])
        assert len(result.automa) == 3
    assert tuple(totals) == result.automa
    low, middle, high = totals
    assert high - middle == middle - low > 0


def killed_at(*games: int, victim: Callable[[], int]) -> Callable[[Result], None]:
    """Return a callback that kills a worker when one of these numbers of games is over."""
    ended = iter(range(1, 1000))

    def tell(_result: Result) -> None:
        if next(ended) in games:
            os.kill(victim(), signal.SIGKILL)

    return tell


def check_all_were_played_once(path: Path, results: list[Result]) -> None:
    assert [result.fixture for result in results] == DEALS
    lines = [msgspec.json.decode(line, type=Result) for line in path.read_bytes().splitlines()]
    assert sorted(line.fixture.setup.seed for line in lines) == list(range(6))
    assert same(results[5], play(DEALS[5]))


def test_a_process_that_is_killed_loses_and_doubles_no_game(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    tell = killed_at(2, victim=lambda: active_children()[0].pid or 0)
    check_all_were_played_once(path, run(DEALS, path, processes(1), tell))


def test_a_worker_of_a_cluster_that_is_killed_loses_and_doubles_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cluster is a real one of Dask's, on this machine."""
    from distributed import LocalCluster

    from wingspan.tournament.cluster import cluster, connect

    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[3]))
    path = tmp_path / "results.jsonl"
    with (
        LocalCluster(
            n_workers=1,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address=None,
            silence_logs=False,
        ) as machines,
        connect(machines.scheduler_address) as client,
    ):
        tell = killed_at(2, victim=lambda: next(iter(client.run(os.getpid).values())))
        check_all_were_played_once(path, run(DEALS, path, cluster(client), tell))


def test_the_games_go_to_the_cluster_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def hired(address: str) -> Workforce:
        asked.append(address)
        return THREAD

    monkeypatch.setattr("wingspan.tournament.__main__.connect", nullcontext)
    monkeypatch.setattr("wingspan.tournament.__main__.cluster", hired)
    path = tmp_path / "results.jsonl"
    assert command(path, "--cluster", "tcp://scheduler:8786") == 0
    assert asked == ["tcp://scheduler:8786"] and len(known(path)) == 4


def test_it_is_said_what_a_cluster_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert command(tmp_path / "results.jsonl", "--cluster", "tcp://scheduler:8786") == 2
    said = "A cluster needs distributed, which comes with the extra cluster: wingspan[cluster]."
    assert said in capsys.readouterr().err


def test_when_nobody_is_left_it_is_said_and_what_was_played_is_kept(tmp_path: Path) -> None:
    class Sinking(ThreadPoolExecutor):
        def submit(self, *_: object, **__: object) -> None:  # type: ignore[override]
            raise Lost

    path = tmp_path / "results.jsonl"
    run(DEALS[:1], path, THREAD)
    hired: Iterator[Executor] = iter([Sinking() for _ in range(MOST_LOSSES)])
    with pytest.raises(TournamentError, match="5 games are left"):
        run(DEALS, path, Workforce(lambda: next(hired), 1, (Lost,)))
    assert len(known(path)) == 1


def test_it_can_be_interrupted_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"

    def interrupted(*_: object) -> None:
        if len(path.read_bytes().splitlines()) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(DEALS, path, THREAD, interrupted)
    assert len(known(path)) == 3
    assert len(run(DEALS, path, THREAD)) == 6

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("wingspan.tournament.__main__.run", stopped)
    assert command(path) == 130
    assert "The same command goes on from there." in capsys.readouterr().err


def test_more_levels_than_seats_meet_in_every_pair(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    names = ["mourning_dove", "american_robin", "random"]
    assert main([str(path), *names, "--players", "2", "--deals", "1", "--processes", "1"]) == 0
    met = [result.seats for result in known(path)]
    pairs = [("mourning_dove", "american_robin"), ("mourning_dove", "random")]
    pairs.append(("american_robin", "random"))
    assert sorted(met) == sorted([*pairs, *(pair[::-1] for pair in pairs)])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["penguin"], "There is no level called 'penguin'."),
        (["random", "--players", "6"], "6 cannot play"),
        (["random", "blue_jay", "--players", "3"], "too few for 3 seats"),
        ([], "There are no games in"),
    ],
)
def test_what_cannot_be_played_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main([str(tmp_path / "results.jsonl"), *arguments]) == 2
    assert sentence in capsys.readouterr().err
