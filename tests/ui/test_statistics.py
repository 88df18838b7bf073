"""The statistics as they are shown: figures, bars (also as a table), and ways to delete them."""

from __future__ import annotations

import pytest

from tests.saves.games import result
from tests.ui.markup import Element, read
from wingspan.engine.components import Language
from wingspan.saves.result import Opponent, Result
from wingspan.saves.statistics import add_up, day
from wingspan.ui.own.statistics import statistics_dialog
from wingspan.ui.session.moment import Figures
from wingspan.words import words_in

EN, FR = words_in("en"), words_in("fr")
MARCH_14 = 1_773_446_400_000
"""Midnight, UTC, of 14 March 2026."""


def shown(*results: Result, language: Language = "en", erased: bool = False) -> Element:
    total = add_up(results, "2026-03-14")
    return read(statistics_dialog(words_in(language), Figures(total, erased=erased)))


def figures(dialog: Element) -> dict[str, str]:
    return {
        figure.children[0].words(): figure.children[1].words()
        for figure in dialog.by_class("stat-figure")
    }


def test_the_figures_say_what_the_results_add_up_to() -> None:
    dialog = shown(
        result("a", MARCH_14, 91, challenge="2026-03-13"),
        result("b", MARCH_14 + 1, 60, challenge="2026-03-14"),
        result("c", MARCH_14 + 2, 85),
    )
    assert figures(dialog) == {
        "Games": "3",
        "Won": "2 of 3",
        "Best score": "91 14 March 2026",
        "Won in a row": "1 best: 1",
        "Days in a row with the deal of the day": "2 best: 2",
    }


def rows(dialog: Element) -> list[str]:
    return [element.words() for element in dialog.all() if element.tag == "tr"]


@pytest.mark.parametrize(("language", "mean"), [("en", "75.5"), ("fr", "75,5")])
def test_the_levels_have_a_row_each(language: Language, mean: str) -> None:
    dialog = shown(result("a", 1, 91), result("b", 2, 60), language=language)
    name = words_in(language).level("eagle")
    assert f"{name} 2 1 91 {mean}" in rows(dialog)
    assert len(rows(dialog)) == 2 + 3 + 7


def test_the_bars_are_said_by_a_table_too() -> None:
    dialog = shown(result("a", MARCH_14, 91), result("b", MARCH_14 + 86_400_000, 60))
    bars = dialog.by_class("bar")
    assert ["won" in bar.attributes["class"] for bar in bars] == [True, False]
    heights = [float(bar.attributes["height"]) for bar in bars]
    assert heights[0] / heights[1] == pytest.approx(91 / 60, rel=0.01)
    assert len(dialog.by_class("opponent")) == 2
    (plot,) = dialog.having("role", "img")
    assert plot.attributes["aria-label"]
    assert "14 March 2026 91 70 won" in rows(dialog) and "15 March 2026 60 70 lost" in rows(dialog)


def test_a_score_of_nothing_and_one_of_hundreds_can_be_drawn() -> None:
    dialog = shown(result("a", 1, 0, opponent=0), result("b", 2, 240))
    heights = [float(bar.attributes["height"]) for bar in dialog.by_class("bar")]
    assert heights[0] == 0 and 0 < heights[1] <= 200


def test_without_results_there_is_nothing_to_erase() -> None:
    dialog = shown()
    assert "Once you have finished a game, your own figures stand here:" in dialog.words()
    assert not dialog.having("data-do", "erase_statistics")
    (back,) = shown(erased=True).having("data-do", "restore_statistics")
    assert back.words()


def test_without_results_an_example_shows_what_will_stand_here() -> None:
    """Made-up figures that add up, marked as an example, which nothing can press or focus."""
    (example,) = shown().by_class("stat-example")
    assert "An example" in example.words()
    (drawn,) = [one for one in example.children if "inert" in one.attributes]
    bars = drawn.by_class("bar")
    won = [bar for bar in bars if "won" in bar.attributes["class"].split()]
    assert len(bars) == 10 and len(won) == 7
    assert figures(example)["Games"] == "10" and figures(example)["Won"] == "7 of 10"
    assert not example.having("data-do", "export_statistics")
    assert not shown(result("a", 1, 50)).by_class("stat-example")


def test_games_of_nobody_are_counted_without_a_chart() -> None:
    dialog = shown(result("a", 1, seat=None, won=False, players=3, level=None, played="one_device"))
    assert figures(dialog) == {"Games": "1"}
    assert not dialog.by_class("bar")
    assert dialog.having("data-do", "export_statistics")


def test_tenths_and_days() -> None:
    assert (EN.tenths(0), EN.tenths(1009), FR.tenths(7)) == ("0.0", "100.9", "0,7")
    assert (day(MARCH_14), day(MARCH_14 - 1)) == ("2026-03-14", "2026-03-13")


def test_games_with_hints_and_the_rating_have_figures() -> None:
    """Only a game against computer players on a fresh deal, without a hint, is rated."""
    jay = (Opponent("blue_jay", 1, 60),)
    rated = result("a", MARCH_14, 91, played="programs", programs=jay, rated=True)
    found = figures(shown(rated, result("b", MARCH_14 + 1, 60, hints=2)))
    assert found["With hints"] == "1 not counted in the other figures"
    rating, _, either_way = found["Your rating"].partition(" ± ")
    assert int(rating) > 1200 and 0 < int(either_way) < 700, "more than at first, and surer"
    assert "Your rating" not in figures(shown(result("b", MARCH_14, 60, hints=2)))
