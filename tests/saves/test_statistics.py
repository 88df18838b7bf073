"""Results of finished games: counted once, added up, exported, erased, never lost."""

from __future__ import annotations

import json

import pytest
from msgspec import structs

from tests.saves.games import ONE, TWO, played, result, saved
from tests.table import CATALOG, solo
from wingspan.engine import Game, Setup
from wingspan.saves import MemoryStore, SaveError, Shelf, StoreFull, export_games, import_text
from wingspan.saves.result import Opponent, Result, as_file, as_kept, result_of
from wingspan.saves.statistics import KEY, Results, add_up


def results_of(*results: Result) -> Results:
    kept = Results(MemoryStore())
    for each in results:
        kept.note(each)
    return kept


def finished_solo(level: str = "eagle", eggs: int = 20) -> Game:
    """Return a game at the end of round 4 with a mallard, worth 0 itself."""
    game = solo(
        {"mat": {"wetland": [{"bird": "mallard", "eggs": 2}]}, "bonus": [], "food": {}},
        {"eggs": eggs, "bonus": "historian"},
        setup={"automa": level},
        round=4,
        phase="over",
        turn_of=1,
    )
    assert game.decision is None
    return game


def test_a_solo_game_counts_for_the_person() -> None:
    found = result_of(finished_solo(), id="g", time=9, challenge="2026-03-14")
    assert (found.played, found.seat, found.level) == ("solo", 0, "eagle")
    assert found.categories["eggs"] == 2 and found.categories["birds"] == 0
    assert (found.score, found.opponent, found.rank, found.won) == (2, 20, 2, False)
    assert found.challenge == "2026-03-14"
    won = result_of(finished_solo(eggs=1), id="g", time=9)
    assert won.won and won.rank == 1 and won.opponent == 1


def test_several_people_on_one_device_count_as_a_game_of_nobody() -> None:
    game = played(TWO, None)
    sheets = game.scores()
    found = result_of(game, id="g", time=9)
    assert (found.played, found.seat, found.won) == ("one_device", None, False)
    assert found.score == max(sheet.total for sheet in sheets)
    assert found.opponent == min(sheet.total for sheet in sheets)


def test_a_game_by_link_counts_for_ones_own_seat() -> None:
    game = played(TWO, None)
    for seat in (0, 1):
        found = result_of(game, id="g", time=9, seat=seat)
        assert (found.played, found.seat) == ("by_link", seat)
        assert found.score == game.scores()[seat].total
        assert found.opponent == game.scores()[1 - seat].total
        assert found.won == (game.scores()[seat].rank == 1)


def test_a_game_finished_again_counts_once_and_the_last_result_counts() -> None:
    kept = results_of(result("a", 1, 60), result("b", 2, 70), result("a", 3, 90))
    assert [(r.id, r.score) for r in kept.all()] == [("b", 70), ("a", 90)]


def test_a_finished_game_looked_at_again_keeps_its_time() -> None:
    kept = results_of(result("a", 1, 60), result("b", 2, 70), result("a", 9, 60))
    assert [(r.id, r.time) for r in kept.all()] == [("a", 1), ("b", 2)]


def test_results_add_up_by_level() -> None:
    total = add_up(
        [
            result("a", 1, 60),
            result("b", 2, 91),
            result("c", 3, 75, level="eaglet"),
            result("d", 4, 99, played="one_device", level=None, players=3, seat=None, won=False),
        ],
        "2026-03-14",
    )
    assert (total.games, total.own, total.won) == (4, 3, 2)
    assert [(at.level, at.games, at.won, at.best, at.mean) for at in total.levels] == [
        ("eaglet", 1, 1, 75, 750),
        ("eagle", 2, 1, 91, 755),
    ]
    assert total.best is not None and (total.best.id, total.best.score) == ("b", 91)
    assert total.means["birds"] == 753 and total.means["eggs"] == 0
    assert [r.id for r in total.recent] == ["a", "b", "c"]


def test_of_equal_scores_the_earliest_is_the_best() -> None:
    total = add_up([result("late", 9, 90), result("early", 2, 90)], "2026-03-14")
    assert total.best is not None and total.best.id == "early"


def test_games_against_computer_players_add_up_by_their_level() -> None:
    """A game against two of a level counts twice: won against one, lost to the other."""
    dove, jay = Opponent("mourning_dove", 1, 60), Opponent("blue_jay", 1, 85)
    total = add_up(
        [
            result("a", 1, 70, played="programs", programs=(jay, structs.replace(jay, score=65))),
            result("b", 2, 91, played="programs", programs=(dove, jay)),
        ],
        "2026-03-14",
    )
    found = {at.level: (at.games, at.won, at.best, at.mean) for at in total.programs}
    assert found == {"mourning_dove": (1, 1, 91, 910), "blue_jay": (3, 2, 91, 770)}


def test_games_won_in_a_row() -> None:
    scores = [80, 80, 80, 50, 80, 80]
    total = add_up([result(f"g{n}", n, score) for n, score in enumerate(scores)], "2026-03-14")
    assert (total.streak, total.longest_streak) == (2, 3)
    lost = add_up([result("a", 1, 80), result("b", 2, 10)], "2026-03-14")
    assert (lost.streak, lost.longest_streak) == (0, 1)


@pytest.mark.parametrize(
    ("days", "today", "now", "longest"),
    [
        (["2026-03-14"], "2026-03-14", 1, 1),
        (["2026-03-13"], "2026-03-14", 1, 1),
        (["2026-03-12"], "2026-03-14", 0, 1),
        (["2026-02-27", "2026-02-28", "2026-03-01"], "2026-03-02", 3, 3),
        (["2026-03-01", "2026-03-02", "2026-03-02", "2026-03-04"], "2026-03-04", 1, 2),
        (["0001-01-01", "9999-12-31", "2026-13-01", "20260314", "beat 87", ""], "2026-03-14", 0, 1),
        ([], "2026-03-14", 0, 0),
    ],
)
def test_deals_of_the_day_on_days_in_a_row(
    days: list[str], today: str, now: int, longest: int
) -> None:
    games = [result(f"g{n}", n, challenge=day) for n, day in enumerate(days)]
    total = add_up(games, today)
    assert (total.days, total.longest_days) == (now, longest)


def test_nothing_adds_up_to_nothing() -> None:
    total = add_up([], "2026-03-14")
    assert (total.games, total.best, total.levels, total.streak) == (0, None, (), 0)


def test_results_are_exported_and_merged_each_game_once() -> None:
    here = results_of(result("a", 1), result("b", 2))
    there = results_of(result("b", 7, 11), result("c", 3))
    assert there.merge(here.export()) == 1
    assert [(r.id, r.score) for r in there.all()] == [("a", 80), ("c", 80), ("b", 11)]
    assert there.merge(here.export().encode()) == 0


def test_an_exported_file_may_be_brought_with_the_games() -> None:
    shelf = Shelf(MemoryStore())
    file = results_of(result("a", 1), result("b", 2)).export()
    assert import_text(shelf, file, CATALOG, time=1).results == 2
    assert import_text(shelf, file, CATALOG, time=1).results == 0
    assert len(Results(shelf.store).all()) == 2
    assert import_text(shelf, export_games([saved()]), CATALOG, time=1).results is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"results":3}',
        '{"results":[1,2]}',
        '{"results":[],"format":3}',
        '{"results":[],"wingspan":"games"}',
        export_games([]),
        "[" * 100_000,
        "x" * 5_000_000,
        b"\xff",
        "\ud800",
    ],
    ids=range(13),
)
def test_a_file_that_holds_no_results_is_refused(text: str | bytes) -> None:
    kept = results_of(result("a", 1))
    before = dict(kept.store.texts)  # type: ignore[attr-defined]
    with pytest.raises(SaveError):
        kept.merge(text)
    assert kept.store.texts == before  # type: ignore[attr-defined]


def test_results_are_erased_and_that_can_be_undone() -> None:
    kept = results_of(result("a", 1), result("b", 2))
    erased = kept.erase()
    assert kept.all() == () and kept.store.get(KEY) is None
    kept.note(result("c", 3))
    kept.restore(erased)
    assert [r.id for r in kept.all()] == ["a", "b", "c"]
    empty = results_of()
    empty.restore(empty.erase())
    assert empty.all() == ()


def damaged_in_store(text: str) -> Results:
    kept = Results(MemoryStore())
    kept.store.set(KEY, text)
    return kept


@pytest.mark.parametrize("text", ["{damaged", "[]", '{"results":[{}],"format":9}', "[" * 9_000])
def test_damaged_statistics_are_kept_aside_before_new_ones_are_written(text: str) -> None:
    kept = damaged_in_store(text)
    assert kept.all() == ()
    assert kept.store.get(KEY) == text, "reading must change nothing"
    kept.note(result("a", 1))
    assert [r.id for r in kept.all()] == ["a"]
    assert [Shelf(kept.store).text(a.key) for a in Shelf(kept.store).unreadable()] == [text]


@pytest.mark.parametrize(
    "change",
    [
        {"score": 10**9},
        {"score": -1},
        {"id": "<script>"},
        {"time": -1},
        {"categories": {"birds": 3}},
        {"challenge": "x" * 500},
        {"level": "eaglets"},
        {"weather": "sunny"},
    ],
)
def test_a_result_that_cannot_be_is_left_out_and_the_text_kept_aside(
    change: dict[str, object],
) -> None:
    data = json.loads(as_file([result("a", 1), result("b", 2)]))
    data["results"][0] |= change
    kept = damaged_in_store(json.dumps(data))
    assert [r.id for r in kept.all()] == ["b"]
    kept.note(result("c", 3))
    assert [r.id for r in kept.all()] == ["b", "c"]
    assert len(Shelf(kept.store).unreadable()) == 1


MANY = tuple(
    result(f"1a2b3c4d5e6-{n:06x}", 1_700_000_000_000 + n, 40 + n % 60, take_backs=n % 3)
    for n in range(100)
)


def kept_long(text: str) -> Results:
    """Return results as an earlier version kept them: as the text of a file."""
    kept = Results(MemoryStore())
    kept.store.set(KEY, text)
    return kept


def test_results_are_kept_in_half_of_what_a_file_takes() -> None:
    assert len(as_kept(MANY)) < len(as_file(MANY)) / 2


def test_results_of_an_earlier_version_are_read_and_shortened_without_loss() -> None:
    kept = kept_long(as_file(MANY))
    assert kept.all() == MANY
    assert kept.shorten()
    assert kept.all() == MANY and kept.export() == as_file(MANY)
    assert kept.store.get(KEY) == as_kept(MANY)
    assert not kept.shorten(), "results must be shortened only once"


@pytest.mark.parametrize("text", [as_file(MANY)[:-40] + "]}", as_file(MANY).replace("40", "-1", 1)])
def test_results_that_cannot_all_be_read_are_not_shortened(text: str) -> None:
    kept = kept_long(text)
    assert not kept.shorten()
    assert kept.store.get(KEY) == text


def test_a_store_that_keeps_something_else_gets_the_old_results_back() -> None:
    class Forgetful(MemoryStore):
        def set(self, key: str, text: str) -> None:
            super().set(key, text if text.startswith('{"results":[{') else text[:-1])

    kept = Results(Forgetful())
    kept.store.set(KEY, as_file(MANY))
    assert not kept.shorten()
    assert kept.all() == MANY


@pytest.mark.parametrize(
    ("place", "value"), [(0, "<script>"), (1, -1), (9, 10**9), (10, [1, 2]), (2, "chess")]
)
def test_a_row_that_cannot_be_is_left_out_and_the_text_kept_aside(
    place: int, value: object
) -> None:
    data = json.loads(as_kept([result("a", 1), result("b", 2)]))
    data["results"][0][place] = value
    kept = kept_long(json.dumps(data))
    assert [r.id for r in kept.all()] == ["b"]
    kept.note(result("c", 3))
    assert [r.id for r in kept.all()] == ["b", "c"]
    assert len(Shelf(kept.store).unreadable()) == 1


def test_a_full_store_keeps_the_results_that_it_has() -> None:
    kept = results_of(result("a", 1))
    store = kept.store
    assert isinstance(store, MemoryStore)
    store.quota = len(KEY) + len(store.texts[KEY]) + 10
    with pytest.raises(StoreFull):
        kept.note(result("b", 2))
    assert [r.id for r in kept.all()] == ["a"]


def test_a_game_played_to_its_end_has_a_result_that_can_be_read_again() -> None:
    for setup in (ONE, TWO, Setup(players=5, seed=3)):
        kept = results_of()
        kept.note(result_of(played(setup, None), id="g", time=5))
        assert kept.all() == (result_of(played(setup, None), id="g", time=5),)
