"""The statistics tool: games are gathered and added up once, and the published files match."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.table import CATALOG
from tools.card_sets import WITH_BASE
from tools.statistics.__main__ import DATA, PAGE, REFERENCE
from tools.statistics.gather import gather
from tools.statistics.series import ALONE, SETS, TABLES, Series
from tools.statistics.summary import (
    AtTable,
    Figures,
    OfCard,
    Summary,
    added,
    as_page,
    for_the_reference,
    summed_up,
)
from tools.statistics.tally import STATE, Tally, added_up, joined
from wingspan.engine import Game
from wingspan.engine.components import SETS as ENGINE_SETS
from wingspan.tournament.play import Result
from wingspan.tournament.results import read
from wingspan.words import languages
from wingspan.words.folders import load
from wingspan.words.reference.book import Book
from wingspan.words.reference.played import rows

pytestmark = pytest.mark.native_only


@pytest.fixture(scope="module")
def checked_in() -> Summary:
    return msgspec.json.decode(DATA.read_bytes(), type=Summary)


@pytest.fixture
def two_series(monkeypatch: pytest.MonkeyPatch) -> list[Series]:
    """Leave only two series: one alone and one for two."""
    chosen = [TABLES[0], TABLES[6]]
    for module in ("gather", "tally"):
        monkeypatch.setattr(f"tools.statistics.{module}.TABLES", tuple(chosen))
        monkeypatch.setattr(f"tools.statistics.{module}.ALONE", ())
    return chosen


def test_every_table_size_and_card_set_has_a_series_and_every_level_one_alone() -> None:
    assert len({(series.players, series.sets) for series in TABLES}) == 30
    assert {name for sets in SETS for name in WITH_BASE[sets]} == set(ENGINE_SETS)
    assert [series.level for series in ALONE if series.players == 1] == [
        "mourning_dove",
        "american_robin",
        "blue_jay",
        "barn_owl",
        "common_raven",
    ]


def test_games_are_gathered_in_rounds_and_none_twice(
    tmp_path: Path, two_series: list[Series]
) -> None:
    assert list(gather(tmp_path, 1)) == [0]
    assert list(gather(tmp_path, 2)) == [0, 1]
    for series in two_series:
        lines = (tmp_path / f"{series.name}.jsonl").read_bytes().splitlines()
        games = [msgspec.json.decode(line, type=Result) for line in lines]
        assert [game.record.setup.seed for game in games] == [0, 1]
        assert {game.seats for game in games} == {(series.level,) * series.players}


@pytest.mark.usefixtures("two_series")
def test_what_was_added_up_is_not_read_again(tmp_path: Path) -> None:
    list(gather(tmp_path, 1))
    before = added_up(tmp_path)
    assert [tally.games for tally in before.values()] == [1, 1]
    list(gather(tmp_path, 2))
    at_once = tmp_path / "at_once"
    at_once.mkdir()
    for path in tmp_path.glob("*.jsonl"):
        (at_once / path.name).write_bytes(path.read_bytes())
    assert (tmp_path / STATE).exists()
    bit_by_bit = added_up(tmp_path)
    assert bit_by_bit == added_up(at_once)
    assert [tally.games for tally in bit_by_bit.values()] == [2, 2]
    for series, tally in bit_by_bit.items():
        games = read(tmp_path / f"{series.name}.jsonl").games.values()
        assert tally.points.points == sum(sum(game.points) for game in games)
        dealt = [set(player.hand) for game in games for player in _dealt(game).state.players]
        assert tally.cards.everybody.number == len(dealt)
        for bird, card in tally.cards.birds.items():
            assert card.dealt.number == sum(bird in hand for hand in dealt)


def _dealt(game: Result) -> Game:
    return Game.new(game.record.setup)


@pytest.mark.usefixtures("two_series")
def test_what_is_added_up_while_it_is_played_is_what_its_record_says(tmp_path: Path) -> None:
    list(gather(tmp_path, 2))
    while_played = msgspec.json.decode((tmp_path / STATE).read_bytes(), type=dict[str, Tally])
    (tmp_path / STATE).unlink()
    read_anew = added_up(tmp_path)
    assert while_played == {series.name: tally for series, tally in read_anew.items()}
    assert {tally.games for tally in while_played.values()} == {2}


@pytest.mark.usefixtures("two_series")
def test_what_another_process_wrote_meanwhile_is_neither_lost_nor_counted_twice(
    tmp_path: Path,
) -> None:
    rounds = gather(tmp_path, 3)
    assert next(rounds) == 0
    list(gather(tmp_path, 1, first=7))
    assert list(rounds) == [1, 2]
    counted = added_up(tmp_path)
    (tmp_path / STATE).unlink()
    assert counted == added_up(tmp_path)
    assert {tally.games for tally in counted.values()} == {4}


@pytest.mark.usefixtures("two_series")
def test_folders_of_several_processes_are_joined(tmp_path: Path) -> None:
    one, other, both = (tmp_path / name for name in ("one", "other", "both"))
    list(gather(one, 2))
    list(gather(other, 1, first=2))
    list(gather(both, 3))
    whole, parts = joined([both]), joined([one, other])
    assert [tally.games for tally in parts.values()] == [3, 3]
    assert summed_up(parts) == summed_up(whole)


@pytest.mark.usefixtures("two_series")
def test_a_game_that_is_in_two_folders_is_told_and_not_counted_twice(tmp_path: Path) -> None:
    list(gather(tmp_path / "one", 2))
    list(gather(tmp_path / "other", 1, first=1))
    with pytest.raises(ValueError, match=r"other holds round 1 of belted_kingfisher_1_base"):
        joined([tmp_path / "one", tmp_path / "other"])


def test_a_line_that_is_being_written_waits_for_the_next_time(
    tmp_path: Path, two_series: list[Series]
) -> None:
    list(gather(tmp_path, 1))
    path = tmp_path / f"{two_series[1].name}.jsonl"
    whole = path.read_bytes()
    (tmp_path / STATE).unlink()
    path.write_bytes(whole[:-30])
    assert added_up(tmp_path)[two_series[1]].games == 0
    path.write_bytes(whole)
    assert added_up(tmp_path)[two_series[1]].games == 1


def test_a_file_that_became_shorter_is_added_up_anew(
    tmp_path: Path, two_series: list[Series]
) -> None:
    list(gather(tmp_path, 2))
    path = tmp_path / f"{two_series[1].name}.jsonl"
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
    assert [tally.games for tally in added_up(tmp_path).values()] == [2, 1]


def test_games_with_other_weights_are_played_again_and_not_mixed_in(
    tmp_path: Path, two_series: list[Series]
) -> None:
    list(gather(tmp_path, 1))
    path = tmp_path / f"{two_series[1].name}.jsonl"
    (game,) = read(path).games.values()
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(game, weights=0)) + b"\n")
    (tmp_path / STATE).unlink()
    list(gather(tmp_path, 1))
    assert [game.weights for game in read(path).games.values()] == [0, game.weights]
    assert added_up(tmp_path)[two_series[1]].games == 1


def test_only_the_tables_with_those_sets_are_played(
    tmp_path: Path, two_series: list[Series], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = two_series[1]._replace(sets="asia")
    for module in ("gather", "tally"):
        monkeypatch.setattr(f"tools.statistics.{module}.TABLES", (two_series[0], other))
    list(gather(tmp_path, 1, sets=("asia",)))
    assert [tally.games for tally in added_up(tmp_path).values()] == [0, 1]


def test_few_games_make_a_summary_that_says_so() -> None:
    found = summed_up({TABLES[0]: Tally()})
    assert (found.games, found.tables, found.birds) == (0, (), {})


def some(tables: list[AtTable], birds: dict[str, OfCard]) -> Summary:
    games = sum(table.games for table in tables)
    return Summary("", 2, 2, games, tuple(tables), birds, {}, ())


def table(players: int, sets: str) -> AtTable:
    return AtTable(players, sets, 100, Figures(9000, 100), 1000, (9000, 0, 0, 0, 0, 0, 0))


def test_tables_with_a_new_set_are_added_to_the_summary() -> None:
    """Errors of 0.1 and 0.2 weigh four to one: 4/5 of 1.0 and 1/5 of 2.0 are 1.2, the error is
    0.1 times the root of 4/5, and points on the bird count by plays.
    """
    before = some([table(1, "base"), table(2, "base")], {
        "wren": OfCard(100, Figures(100, 10), drawn=300, played=30, earned=500),
        "owl": OfCard(7, None),
    })  # fmt: skip
    more = some([table(1, "asia")], {
        "wren": OfCard(20, Figures(200, 20), drawn=40, played=10, earned=900),
        "koel": OfCard(9, Figures(-50, 30), drawn=20, played=5, earned=100),
    })  # fmt: skip
    both = added(before, more)
    assert [(one.players, one.sets) for one in both.tables] == [
        (1, "base"), (1, "asia"), (2, "base")
    ]  # fmt: skip
    assert both.games == 300
    assert both.birds == {
        "koel": more.birds["koel"],
        "owl": before.birds["owl"],
        "wren": OfCard(120, Figures(120, 9), drawn=340, played=40, earned=600),
    }


def test_tables_that_are_in_the_summary_are_not_added_again() -> None:
    with pytest.raises(ValueError, match="The summary has 2 players with European and Oceania"):
        added(some([table(2, "european_oceania")], {}), some([table(2, "european_oceania")], {}))
    other = msgspec.structs.replace(some([], {}), weights=1)
    with pytest.raises(ValueError, match="The summary is of rules 2 and weights 1"):
        added(other, some([], {}))


def test_the_reference_is_told_hundredths_of_hands_and_tenths_of_points(
    checked_in: Summary,
) -> None:
    birds = {
        "wren": OfCard(100, Figures(-126, 38), drawn=400, played=100, earned=700),
        "owl": OfCard(3, None, drawn=8, played=1),
    }
    made_up = msgspec.structs.replace(checked_in, birds=birds)
    assert for_the_reference(made_up) == {"wren": [25, -13, 4], "owl": [12]}


def test_the_page_and_the_reference_are_made_of_the_numbers(checked_in: Summary) -> None:
    assert PAGE.read_text(encoding="utf-8") == as_page(checked_in)
    assert msgspec.json.decode(REFERENCE.read_bytes()) == for_the_reference(checked_in)


def test_every_bird_and_every_table_is_in_what_is_checked_in(checked_in: Summary) -> None:
    assert checked_in.birds.keys() == CATALOG.birds.keys()
    people = {name for name, card in CATALOG.bonus_cards.items() if not card.automa_only}
    assert checked_in.bonus.keys() == people
    assert len(checked_in.tables) == 30
    with_asia = [table.games for table in checked_in.tables if "asia" in table.sets]
    assert sum(with_asia) >= 4000
    assert sum(table.games for table in checked_in.tables) < checked_in.games
    for table in checked_in.tables:
        assert sum(table.columns) == pytest.approx(table.points.mean, abs=4)


@pytest.mark.parametrize("language", languages())
def test_every_birds_entry_tells_what_strong_players_make_of_it(language: str) -> None:
    book = Book(language, CATALOG)
    percent, points, error = rows()["mallard"]
    told = book._texts["bird.mallard"].body.replace("\u00a0", " ")
    sign = "−" if points < 0 else "+"
    mark = load(language, "grammar").GRAMMAR.decimal_mark
    assert f"{percent} %" in told
    assert f"{sign}{abs(points) // 10}{mark}{abs(points) % 10}" in told
    assert f"(±{error // 10}{mark}{error % 10})" in told
