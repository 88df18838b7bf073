"""The figures in the reference are those printed on the components."""

from __future__ import annotations

import re

import pytest

from wingspan.engine.catalog import load_catalog
from wingspan.engine.components import HABITATS, ROUNDS, TURNS_BY_ROUND
from wingspan.words import Language, languages
from wingspan.words.reference.book import Book
from wingspan.words.reference.markup import Grid, Line, Plain, Points, Sign

CATALOG = load_catalog()
FURNITURE = CATALOG.furniture
LANGUAGES = languages()
BOOKS = {language: Book(language, CATALOG) for language in LANGUAGES}


def grid(language: Language, entry: str) -> list[list[str]]:
    """Return the first table of an entry, with icons as names in braces."""
    blocks = BOOKS[language].entry(entry).blocks
    found = next(block for block in blocks if isinstance(block, Grid))
    return [[cell(line) for line in row] for row in (found.head, *found.rows)]


def cell(line: Line) -> str:
    said = ""
    for piece in line:
        if isinstance(piece, Sign):
            said += f"{{{piece.icon}}}"
        elif isinstance(piece, Plain):
            said += piece.text
    return said.strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("entry", "mat"), [("mat", "base"), ("quick.mat", "base"), ("mat.oceania", "oceania")]
)
def test_the_rows_of_the_mats_are_those_printed(language: Language, entry: str, mat: str) -> None:
    _, *rows = grid(language, entry)
    for habitat, row in zip(HABITATS, rows, strict=True):
        assert row[0].startswith(f"{{{habitat}}}")
        printed = [
            ("{reset} " if space.reset else "")
            + "+1".join((str(space.gain), *[""] * (space.trade.times if space.trade else 0)))
            for space in CATALOG.mats[mat].rows[habitat]
        ]
        assert row[1:] == printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", ["egg_cost", "quick.play_bird"])
def test_the_eggs_of_each_column_are_those_printed(language: Language, entry: str) -> None:
    head, eggs = grid(language, entry)
    assert head[1:] == ["1", "2", "3", "4", "5"]
    for mat in CATALOG.mats.values():
        assert eggs[1:] == [str(number) for number in mat.egg_cost]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_places_of_the_green_goals_are_those_printed(language: Language) -> None:
    _, *rows = grid(language, "goals.green")
    printed = [
        [str(n), *map(str, pays[:3])] for n, pays in enumerate(FURNITURE.goal_board.green, 1)
    ]
    assert rows == printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turns_of_the_rounds_are_those_of_the_rules(language: Language) -> None:
    head, turns = grid(language, "cubes")
    assert head[1:] == [str(number) for number in range(1, ROUNDS + 1)]
    assert turns[1:] == [str(number) for number in TURNS_BY_ROUND]
    assert str(sum(TURNS_BY_ROUND)) in BOOKS[language]._texts["cubes"].body


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_blue_side_and_nectar_and_the_tie_break_tell_the_printed_figures(
    language: Language,
) -> None:
    texts = BOOKS[language]._texts
    assert f"**{FURNITURE.goal_board.blue_most} " in texts["goals.blue"].body
    told = re.findall(r"\d+", texts["scoring.nectar"].body)
    assert told == [*map(str, FURNITURE.nectar.majority)]
    assert f" {FURNITURE.automa_tie_break_food} " in texts["ties"].body


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_round_is_told_in_six_steps_and_the_end_of_the_game_in_three(
    language: Language,
) -> None:
    for entry, steps in (("round_end", 6), ("game_end", 3), ("turn_end", 3), ("play_bird", 5)):
        ordered = [b for b in BOOKS[language].entry(entry).blocks if isinstance(b, Points)]
        assert [len(b.lines) for b in ordered if b.ordered] == [steps], entry
