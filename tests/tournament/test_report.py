"""Reports on a series of games: figures worked out by hand, sheets, plots and the page."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.table import rng_for
from wingspan.engine import Game, Record, Setup
from wingspan.engine.events import CardGiven
from wingspan.tournament.__main__ import main
from wingspan.tournament.birds import LEAST, Card, Count, Table, played, worths
from wingspan.tournament.figures import error, figure, interval
from wingspan.tournament.page import as_page
from wingspan.tournament.play import Fixture, Result, play
from wingspan.tournament.plots import Bar, bars
from wingspan.tournament.progress import progress
from wingspan.tournament.ratings import ratings
from wingspan.tournament.report import as_csv, as_text, report
from wingspan.tournament.results import kept_in

pytestmark = pytest.mark.native_only


def made_up(seed: int, seats: tuple[str, ...], points: tuple[int, ...]) -> Result:
    """Return a game that nobody played: only its points count."""
    best = max(points)
    first = points.count(best)
    return Result(
        record=Record(Setup(players=len(seats), seed=seed)),
        seats=seats,
        weights=1,
        points=points,
        wins=tuple((mine == best) / first for mine in points),
        columns=tuple((mine, 0, 0, 0, 0, 0, 0) for mine in points),
        automa=(),
        seconds=(0.026,) * len(seats),
        turns=(26,) * len(seats),
    )


FOUR = [
    made_up(1, ("wren", "owl"), (50, 70)),
    made_up(1, ("owl", "wren"), (60, 40)),
    made_up(2, ("wren", "owl"), (80, 80)),
    made_up(2, ("owl", "wren"), (90, 70)),
]


def test_the_error_is_that_of_the_mean() -> None:
    """The spread of 1, 2, 3 is 1, so the error of their mean is 1 / sqrt(3)."""
    assert error([1.0, 2.0, 3.0]) == pytest.approx(3**-0.5)
    assert figure([5.0]) == (5.0, 0.0)


def test_the_interval_of_a_share_is_wilsons() -> None:
    """For 1 of 2 it is 0.5 ± z / (2 sqrt(n + z²)), with z = 1.96: 0.0945 to 0.9055."""
    half = interval(0.5, 2)
    assert half.low == pytest.approx(0.0945, abs=1e-4)
    assert half.high == pytest.approx(0.9055, abs=1e-4)
    assert interval(0.0, 10).low == 0.0
    assert interval(0.0, 10).high == pytest.approx(1.96**2 / (10 + 1.96**2))


def test_errors_are_those_of_deals() -> None:
    """The owl made 65 in the first deal and 85 in the second, from both seats together."""
    owl, wren = report(FOUR).standings
    assert (owl.level, owl.deals, owl.games) == ("owl", 2, 4)
    assert owl.points.mean == 75.0 and owl.points.error == pytest.approx(10.0)
    assert wren.points.mean == 60.0
    assert owl.wins.share == 0.875  # 1 and 0.75
    assert [points.mean for points, _ in owl.seats] == [75.0, 75.0]
    assert [points.mean for points, _ in wren.seats] == [65.0, 55.0]
    assert owl.milliseconds == pytest.approx(1.0)


def test_a_rating_is_400_points_for_ten_times_the_chances() -> None:
    """Three wins to one, plus a draw granted to all: 3.5 to 1.5, whose log10 is 0.36798."""
    games = [made_up(n, ("a", "b"), (2, 1) if n else (1, 2)) for n in range(4)]
    found = ratings(games)
    assert found["a"].points - found["b"].points == pytest.approx(400 * 0.36798, abs=0.01)
    assert found["a"].points + found["b"].points == pytest.approx(3000)
    # One over the square root of 5 * 0.7 * 0.3, in units of 400 / ln 10.
    assert found["a"].error == pytest.approx(173.718 / 1.05**0.5, abs=0.01)


def test_whoever_plays_only_against_itself_has_no_rating() -> None:
    assert ratings([made_up(1, ("a", "a"), (1, 2))]) == {}


def test_a_sheet_as_text_and_as_csv() -> None:
    found = report(FOUR)
    assert "4 games" in list(as_text(found))
    (seats,) = (sheet for sheet in found.sheets if sheet.name == "seats")
    lines = as_csv(seats).splitlines()
    assert lines[0] == "level,seat,points,points ±,wins %,wins % from,wins % to"
    assert lines[3].startswith("wren,0,65.0,15.0,25.0,")


def test_cards_are_counted_in_whose_hands_they_were() -> None:
    """At every moment, the cards in a hand count as drawn and those on a mat as played."""
    result = play(Fixture(Setup(players=3, seed=11), ("blue_jay", "random", "mourning_dove")))
    counted = played(result)
    game = Game.new(result.record.setup)
    for choice in result.record.answers:
        for cards, player in zip(counted, game.state.players, strict=True):
            assert set(player.hand) <= cards.drawn
            on_mat = {bird.bird for row in player.mat.values() for bird in row}
            assert on_mat <= cards.played <= cards.drawn
        game.answer(choice)
    for cards, columns in zip(counted, result.columns, strict=True):
        birds, _, _, eggs, cached, tucked, _ = columns
        assert sum(cards.earned.values()) == birds + eggs + cached + tucked
        assert len(cards.dealt) == 5 and len(cards.offered) == 2


def test_a_card_given_away_counts_as_drawn_by_whoever_is_given_it() -> None:
    result = made_up(11, ("wren", "owl"), (0, 0))
    game = Game.new(result.record.setup)
    card = game.state.deck.left()[0]
    game.events.append(CardGiven(0, 1, card))
    assert [card in cards.drawn for cards in played(result, game)] == [False, True]


def test_the_worth_of_a_card_is_what_it_brings_to_those_who_are_dealt_it() -> None:
    """Two kinds of table; at each the card brings 4 points, and the rest differ by chance."""
    rng = rng_for("worth")
    tables = []
    for level in (50, 90):
        table = Table.empty()
        card = table.birds.setdefault("wren", Card(Count()))
        for number in range(10 * LEAST):
            has = number % 4 == 0
            points = level + 4 * has + rng.choice((-1, 1))
            table.everybody.add(points)
            if has:
                card.dealt.add(points)
        tables.append(table)
    (wren,) = worths(tables)
    assert wren.counted.dealt.number == 5 * LEAST
    assert wren.worth is not None
    assert wren.worth.mean == pytest.approx(4, abs=4 * wren.worth.error)
    # Spread 1; a quarter of 200 and the rest, twice: sqrt((1/50 + 1/150) / 2).
    assert wren.worth.error == pytest.approx((4 / 150 / 2) ** 0.5, rel=0.1)


def test_too_few_hands_tell_no_worth() -> None:
    table = Table.empty()
    table.birds["wren"] = Card(Count())
    for points in (50, 60):
        table.everybody.add(points)
        table.birds["wren"].dealt.add(points)
    (wren,) = worths([table])
    assert wren.worth is None


def test_a_bar_ends_at_its_value_and_its_line_at_those_of_the_interval() -> None:
    svg = ElementTree.fromstring(bars("points", [Bar("owl & wren", 50, 40, 60, "50")], highest=100))
    (rect,) = svg.iter("rect")
    assert float(rect.attrib["width"]) == 240  # half of what lies between 170 and 650
    (whisker,) = (path for path in svg.iter("path") if path.attrib["class"] == "whisker")
    assert whisker.attrib["d"].startswith("M362.0 26.0H458.0")  # 170 + 0.4 * 480, + 0.6 * 480


def test_the_page_holds_everything_and_asks_for_nothing(tmp_path: Path) -> None:
    games = [
        play(Fixture(Setup(players=2, seed=seed), seats))
        for seed in range(2)
        for seats in (("blue_jay", "random"), ("random", "blue_jay"))
    ]
    page = as_page(report(games, by_bird=True), games, "Jays & others")
    assert "<h1>Jays &amp; others</h1>" in page
    assert not re.search(r"(src|href)=|url\(|@import|http", page)
    pictures = re.findall(r"<svg.*?</svg>", page)
    assert len(pictures) == 7
    for picture in pictures:
        ElementTree.fromstring(picture)
    results, folder = tmp_path / "results.jsonl", tmp_path / "sheets"
    with kept_in(results) as keep:
        for game in games:
            keep(game)
    files = ["--birds", "--html", str(tmp_path / "page.html"), "--csv", str(folder)]
    assert main([str(results), *files]) == 0
    names = {"levels.csv", "categories.csv", "seats.csv", "birds.csv"}
    assert {path.name for path in folder.iterdir()} == names
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_alone_every_level_of_the_automa_is_told() -> None:
    games = [play(Fixture(Setup(players=1, seed=2, automa="eagle"), ("blue_jay",)))]
    (sheet,) = (sheet for sheet in report(games).sheets if sheet.name == "automa")
    assert [row[1] for row in sheet.rows] == ["eaglet", "eagle", "eagle_eyed_eagle"]
    assert [row[2] for row in sheet.rows] == list(games[0].automa)


def test_without_a_bar_every_tenth_of_the_games_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    with progress(20) as tell:
        for _ in range(5):
            tell(FOUR[0])
    assert capsys.readouterr().err == "2 of 20 games\n4 of 20 games\n"
