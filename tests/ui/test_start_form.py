"""From the start form's fields to a set-up."""

from __future__ import annotations

import pytest

from tests.ui.markup import read
from wingspan.engine import Setup, SetupError
from wingspan.engine.components import SETS
from wingspan.ui.forms import Filled, NewGame, read_last_time, write_last_time
from wingspan.ui.forms import read as read_form
from wingspan.ui.games.start_page import start_form
from wingspan.words import words_in


def read_setup(filled: Filled, chance: int) -> Setup:
    return read_form(NewGame, filled).setup(chance)


def test_nothing_filled_in_is_a_solo_game_of_the_first_level_with_a_random_seed() -> None:
    assert read_setup({}, 42) == Setup(players=1, names=("",), automa="eaglet", seed=42)


def test_everything_filled_in_is_taken() -> None:
    fields = {
        "players": "1",
        "name_0": " Ada ",
        "level": "eagle",
        "automubon": "on",
        "goals": "blue",
        "names_language": "fr",
        "seed": " 7 ",
        "set_european": "on",
        "set_oceania": "on",
        "mat": "base",
    }
    assert read_setup(fields, 42) == Setup(
        players=1,
        names=("Ada",),
        automa="eagle",
        automubon=True,
        goals="blue",
        names_language="fr",
        seed=7,
        sets=("core", "european", "oceania"),
        mat="base",
    )


def test_several_people_play_without_the_automa() -> None:
    fields = {
        "players": "3",
        "name_0": "Ada",
        "name_2": "Cy",
        "level": "eagle",
        "automubon": "on",
        "set_swiftstart": "on",
    }
    assert read_setup(fields, 1) == Setup(players=3, names=("Ada", "", "Cy"), seed=1)


@pytest.mark.parametrize("seed", ["x", "-3", "1.5", "٣"])
def test_a_seed_that_is_no_whole_number_is_refused(seed: str) -> None:
    with pytest.raises(SetupError, match="seed"):
        read_setup({"seed": seed}, 1)


def test_a_long_name_is_cut() -> None:
    assert read_setup({"name_0": "x" * 99}, 1).names == ("x" * 24,)


def test_what_was_filled_in_is_still_there_when_the_form_is_shown_again() -> None:
    fields = {"players": "2", "name_1": 'Bo "', "seed": "12", "goals": "blue"}
    root = read(start_form(words_in("en"), read_form(NewGame, fields)))
    assert root.having("name", "name_1")[0].attributes["value"] == 'Bo "'
    assert root.having("name", "seed")[0].attributes["value"] == "12"
    chosen = {e.attributes["name"]: e.attributes.get("value") for e in root.having("checked")}
    assert chosen["players"] == "2"
    assert chosen["goals"] == "blue"
    assert "set_core" in chosen
    assert "set_swiftstart" not in chosen


def test_a_refusal_is_shown() -> None:
    root = read(start_form(words_in("en"), NewGame(), refusal="No <seed>."))
    assert root.by_class("refusal")[0].words() == "No <seed>."


def test_each_set_is_explained_and_the_base_game_is_always_in() -> None:
    root = read(start_form(words_in("en"), NewGame()))
    boxes = {name: root.having("name", f"set_{name}")[0] for name in SETS}
    assert "disabled" in boxes["core"].attributes
    assert "checked" in boxes["swiftstart"].attributes
    assert "checked" not in boxes["oceania"].attributes
    assert "nectar" in root.words()


def test_a_choice_and_what_explains_it_are_two_words() -> None:
    """Screen readers and copied text run words together that only the style separates."""
    assert "Hints for everybody</b> <span" in start_form(words_in("en"), NewGame())


def test_of_all_that_explains_a_field_one_is_open_at_a_time() -> None:
    root = read(start_form(words_in("en"), NewGame()))
    helps = [element for element in root.all() if element.tag == "details"]
    assert len(helps) >= 7
    assert {element.attributes["name"] for element in helps} == {"help"}


def test_what_was_filled_in_last_is_kept_without_the_seed() -> None:
    fields = {"players": "2", "name_0": "Ada", "seat_1": "blue_jay", "seed": "12"}
    kept = {"players": "2", "name_0": "Ada", "seat_1": "blue_jay"}
    assert read_last_time(write_last_time(read_form(NewGame, fields))) == read_form(NewGame, kept)


@pytest.mark.parametrize(
    "kept",
    [None, "", "{", "[]", '{"players": 2}', '{"players": "two"}', '{"seed": "x"}'],
)
def test_what_cannot_be_a_set_up_counts_as_never_kept(kept: str | None) -> None:
    assert read_last_time(kept) is None
