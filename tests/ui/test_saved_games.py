"""The list of saved games: what it says, what can be done, and that names are only text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.saves.games import ALL, ONE, TWO, played, saved
from tests.table import table
from tests.ui.markup import Element, fields_of, read
from wingspan.engine.components import Language
from wingspan.saves import (
    Imported,
    MemoryStore,
    Problem,
    SaveError,
    Shelf,
    save_of,
)
from wingspan.ui.games.saved_games import ago, games_dialog, saved_games
from wingspan.ui.session.games_desk import imported
from wingspan.ui.session.moment import SavedGames
from wingspan.words import languages, words_in

EN, FR = words_in("en"), words_in("fr")
NOW = 1_800_000_000_000
LANGUAGES = languages()


def shelf_with(*saves: Any) -> Shelf:
    shelf = Shelf(MemoryStore())
    for save in saves:
        shelf.put(save)
    return shelf


def shown(shelf: Shelf, language: Language = "en", **fields: Any) -> Element:
    """Return the list on the start page, parsed from its markup."""
    state = SavedGames(
        shelf.games(),
        NOW,
        unreadable=shelf.unreadable(),
        removed=shelf.removed(),
        current=shelf.current,
        **fields,
    )
    return read(saved_games(words_in(language), state))


def line_of(save: Any, language: Language = "en") -> str:
    (button,) = shown(shelf_with(save), language).having("data-do", "resume")
    return button.words()


def test_a_game_says_who_plays_how_far_they_are_and_when_it_was() -> None:
    game = table({}, {}, setup={"names": ["Ada", "Bo"]}, round=2, turn_of=1)
    line = line_of(save_of(game, id="g", time=NOW - 3 * 60_000))
    for part in ("Ada, Bo", "Round 2 of 4", "7 turns left", "Ada: 0, Bo: 0", "3 minutes ago"):
        assert part in line
    assert "Go on" in line


def test_a_game_with_a_name_says_that_first_and_who_plays_after_it() -> None:
    line = line_of(saved(TWO, name="Sunday"))
    assert line.startswith("Sunday") and "Ada, Bo" in line


def test_a_solo_game_names_the_automas_level() -> None:
    assert "Alone against the Automa (Eagle)" in line_of(saved(ONE))
    assert "En solitaire contre l’Automa (Aigle)" in line_of(saved(ONE), "fr")
    assert "Oceania Expansion" in line_of(saved(ALL))


def test_a_finished_game_is_not_gone_on_with_but_looked_at() -> None:
    line = line_of(saved(ONE, None))
    assert "over" in line and "View" in line and "Go on" not in line
    totals = [sheet.total for sheet in played(ONE, None).scores()]
    assert f"Player 1: {totals[0]}, Automa: {totals[1]}" in line


def test_a_game_by_link_says_which_seat_is_ones_own() -> None:
    assert "by link, you are Bo" in line_of(saved(TWO, seat=1))


def test_the_game_on_the_table_is_marked() -> None:
    shelf = shelf_with(saved(id="one"), saved(TWO, id="two"))
    shelf.set_current("two")
    marked = shown(shelf).having("aria-current", "true")
    assert [fields_of(element) for element in marked] == ["two"]


@pytest.mark.parametrize(
    ("passed", "english", "french"),
    [
        (0, "just now", "à l’instant"),
        (-5_000, "just now", "à l’instant"),
        (59_999, "just now", "à l’instant"),
        (60_000, "1 minute ago", "il y a 1 minute"),
        (3_600_000, "1 hour ago", "il y a 1 heure"),
        (86_399_999, "23 hours ago", "il y a 23 heures"),
        (86_400_000 * 400, "400 days ago", "il y a 400 jours"),
    ],
)
def test_how_long_ago(passed: int, english: str, french: str) -> None:
    assert ago(EN, NOW - passed, NOW) == english
    assert ago(FR, NOW - passed, NOW) == french


def test_when_nobody_knows_the_time_nothing_is_said() -> None:
    assert ago(EN, 0, NOW) == ""


def test_every_deed_names_its_game() -> None:
    section = shown(shelf_with(saved(id="one", name="Sunday"), saved(TWO, id="two")))
    for deed in ("rename", "duplicate", "export", "remove"):
        buttons = section.having("data-do", deed)
        assert {fields_of(button) for button in buttons} == {"one", "two"}
        labels = {button.attributes["aria-label"] for button in buttons}
        assert len(labels) == 2 and any("Sunday" in label for label in labels)


def test_a_game_is_renamed_in_a_form_with_its_name() -> None:
    section = shown(shelf_with(saved(id="one", name="Sunday")), renaming="one")
    (form,) = section.having("data-submit", "name")
    assert fields_of(form) == "one|"
    field = section.by_id("rename-field").attributes
    assert (field["name"], field["value"]) == ("name", "Sunday")
    assert section.having("for", "rename-field")
    (cancel,) = form.having("data-do", "rename")
    assert fields_of(cancel) == ""


def test_what_has_just_been_deleted_can_be_brought_back_at_once_and_later() -> None:
    shelf = shelf_with(saved(id="one", name="Sunday"), saved(TWO, id="two"))
    shelf.remove("one")
    section = shown(shelf, undo="one")
    (notice,) = section.by_class("notice")
    assert "Sunday" in notice.words()
    assert [fields_of(b) for b in notice.having("data-do", "restore")] == ["one"]
    assert len(section.having("data-do", "restore")) == 2
    assert not shown(shelf).by_class("notice")
    assert len(shown(shelf).having("data-do", "restore")) == 1
    shelf.restore("one")
    assert not shown(shelf, undo="one").having("data-do", "restore")


def test_games_are_brought_by_file_by_drop_and_by_paste() -> None:
    section = shown(shelf_with())
    assert "No saved games yet." in section.words()
    (file,) = section.having("type", "file")
    assert "data-import" in file.attributes
    assert section.by_id("saved-games").attributes["data-drop"] == "games"
    (button,) = section.having("data-do", "import")
    assert section.by_id(button.attributes["data-from"]).tag == "textarea"
    assert button.attributes["data-field"] == "text"
    assert not section.having("data-do", "export_all")


def test_what_is_kept_aside_is_named_with_its_reason_and_can_be_downloaded() -> None:
    shelf = shelf_with(saved(id="one"))
    shelf.store.set("wingspan.game.two", "{<b>damaged")
    section = shown(shelf)
    (kept,) = section.by_class("kept-aside")
    assert "wingspan.game.two" in kept.words()
    assert EN.text("save_error_not_json") in kept.words() and "(11 characters)" in kept.words()
    for deed in ("download_unreadable", "remove_unreadable"):
        (button,) = kept.having("data-do", deed)
        assert fields_of(button) == "wingspan.game.two"
    shelf.remove_unreadable("wingspan.game.two")
    assert (
        "a text set aside" in shown(shelf, undo="wingspan.game.two").by_class("notice")[0].words()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_text_wherever_they_stand(language: Language) -> None:
    hostile = '"><script>alert(1)</script>'
    shelf = shelf_with(saved(TWO, id="one", name=hostile), saved(ONE, id="two", name=hostile))
    shelf.store.set(f"wingspan.game.{hostile}", hostile)
    shelf.remove("two")
    for renaming in ("", "one"):
        section = shown(shelf, language, renaming=renaming, undo="two", notices=(hostile,))
        assert not [element for element in section.all() if element.tag == "script"]
        assert "<script>" in section.words()


def test_the_dialog_holds_the_same_list_under_its_title() -> None:
    shelf = shelf_with(saved(id="one"))
    dialog = read(games_dialog(EN, SavedGames(shelf.games(), NOW)))
    (box,) = [element for element in dialog.all() if element.tag == "dialog"]
    assert dialog.by_id(box.attributes["aria-labelledby"]).words() == "Saved games"
    assert dialog.having("data-do", "close") and dialog.having("data-do", "resume")


def test_what_came_of_an_import_is_said() -> None:
    problem = Problem(2, SaveError("damaged"))
    assert imported(EN, Imported(("a",), (problem,))) == (
        "1 game imported.",
        f"Game 2 in the file was not imported. {EN.text('save_error_damaged')}",
    )
    assert imported(EN, Imported((), (), 3)) == ("3 results added to your statistics.",)
