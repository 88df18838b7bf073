"""The start page: a game with one press, as last time, and the game on the table as a picture."""

from __future__ import annotations

import asyncio

import pytest

from tests.ui.fake_browser import Page
from tests.ui.markup import command_of
from wingspan.engine.components import HABITATS
from wingspan.saves import MemoryStore
from wingspan.ui import messages
from wingspan.ui.forms import BEGINNERS, LAST_TIME, POINTS
from wingspan.ui.session.autosave import FITTING


def ways(page: Page) -> list[messages.AnyMessage]:
    """Return what the page can begin with one press: "Play now", then door by door."""
    (play_now,) = page.screen.root.by_class("play-now")
    (doors,) = page.screen.root.by_class("ways")
    return [command_of(button) for button in (play_now, *doors.having("data-do"))]


def test_a_newcomer_finds_an_easy_game_and_five_doors() -> None:
    page = Page()
    assert ways(page) == [
        messages.PlayNow(BEGINNERS),
        messages.Open("lessons"),
        messages.Open("friend"),
        messages.ShowDay(),
        messages.ShowExercises(),
        messages.ShowBoard(),
    ]


def test_whoever_has_won_is_offered_the_fitting_opponent_by_name() -> None:
    store, level = MemoryStore(), [*POINTS][-1]
    store.set(FITTING, level)
    page = Page(store)
    assert ways(page)[0] == messages.PlayNow(level)
    (button,) = page.screen.root.by_class("play-now")
    assert page.session.words.program_told(level) in button.words()


def test_play_now_begins_as_last_time_with_another_deal() -> None:
    asyncio.run(_played_twice())


async def _played_twice() -> None:
    page = Page()
    page.screen.filled_in = {
        "players": "3",
        "name_0": "Ada",
        "seat_2": "blue_jay",
        "goals": "blue",
        "set_oceania": "on",
        "seed": "41",
    }
    page.begin()
    page.command("leave", "")
    assert ways(page)[:2] == [messages.PlayAsLastTime(), messages.GoOn()]
    (button,) = page.screen.root.by_class("play-now")
    assert "Ada, Player 2, Jay" in button.words()
    page.press(messages.PlayAsLastTime())
    game = page.session.game
    assert game is not None
    assert (game.setup.players, game.setup.names[0]) == (3, "Ada")
    assert (game.setup.goals, game.setup.sets) == ("blue", ("core", "oceania"))
    assert game.setup.seed == page.screen.chance(1)
    sitting = page.session.sitting
    assert sitting is not None and sitting.seats.programs[2] is not None
    assert sitting.seats.programs[2].level == "blue_jay" and sitting.save.fresh


def test_the_computer_player_that_fits_is_still_offered_beside_a_game_as_last_time() -> None:
    page = Page()
    page.begin()
    page.command("leave", "")
    (offered,) = page.screen.root.by_class("other-opponent")
    assert [command_of(e) for e in offered.having("data-do")] == [messages.PlayNow(BEGINNERS)]


@pytest.mark.parametrize("kept", ["{", '{"players": "9x"}'])
def test_what_cannot_be_begun_again_makes_a_newcomer(kept: str) -> None:
    store = MemoryStore()
    store.set(LAST_TIME, kept)
    assert ways(Page(store))[0] == messages.PlayNow(BEGINNERS)


def test_the_game_on_the_table_is_seen_as_a_picture_and_gone_on_with() -> None:
    page = Page()
    page.begin()
    sitting = page.session.sitting
    assert sitting is not None
    while not any(sitting.game.state.players[0].mat.values()):
        page.choose(0)
    page.command("leave", "")
    (go_on,) = page.screen.root.by_class("go-on")
    rows = go_on.by_class("small-row")
    for habitat, row in zip(HABITATS, rows, strict=True):
        birds = len(sitting.game.state.players[0].mat[habitat])
        assert len(row.children) == 5 and len(row.by_class("plate")) == birds
    assert "Round" in go_on.words()
    page.press(messages.GoOn())
    assert page.session.phase == "play"


def test_a_game_to_go_on_with_names_each_of_its_people_once() -> None:
    page = Page()
    page.screen.filled_in = {"players": "2", "name_0": "Ada", "name_1": "Bo"}
    page.begin()
    while page.session.game and page.session.game.state.phase == "setup":
        page.choose(0)
    page.command("leave", "")
    (go_on,) = page.screen.root.by_class("go-on")
    told = go_on.words()
    assert told.count("Ada") == told.count("Bo") == 1
    assert "Round 1 of 4" in told


def test_a_box_that_is_ticked_no_more_stays_so() -> None:
    page = Page()
    page.screen.filled_in = {"players": "1", "automubon": "on"}
    page.press(messages.Open("settings"))
    page.screen.filled_in = {"players": "1"}
    page.begin()
    assert page.session.game is not None and not page.session.game.setup.automubon


def test_a_refused_set_up_unfolds_the_form_which_keeps_what_was_written() -> None:
    page = Page()
    assert "open" not in page.screen.root.by_id("more-options").attributes
    page.screen.filled_in = {"seed": "seven", "name_0": "Ada"}
    page.submit()
    root = page.screen.root
    assert "open" in root.by_id("more-options").attributes
    assert "seed" in root.having("role", "alert")[-1].words()
    for name, written in page.screen.filled_in.items():
        assert root.having("name", name)[0].attributes["value"] == written


def test_a_game_that_was_left_is_continued_at_the_same_question() -> None:
    page = Page()
    page.begin()
    for _ in range(14):
        page.choose(0)
    asked = page.screen.root.by_id("prompt").words()
    page.press(messages.Open("menu"))
    page.press(messages.Leave())
    assert page.session.phase == "start"
    page.press(messages.GoOn())
    assert page.screen.root.by_id("prompt").words() == asked


def test_a_name_that_looks_like_markup_is_text_at_the_table() -> None:
    page = Page()
    page.screen.filled_in = {"name_0": "<img src=x onerror=1>"}
    page.begin()
    for _ in range(14):
        page.choose(0)
    assert "<img src=x onerror=1>" in page.screen.root.by_id("scores").words()
    assert not page.screen.root.having("src", "x")


def test_saved_games_are_listed_once_there_are_some() -> None:
    page = Page()
    assert page.screen.root.by_class("saved-games") == []
    (more,) = page.screen.root.by_class("more-ways")
    assert [command_of(button) for button in more.having("data-do")] == [messages.Open("games")]
    page.begin()
    page.command("leave", "")
    assert page.screen.root.by_class("more-ways") == []
    assert page.screen.root.by_class("saved-games") != []
