"""Which tab plays a game: "This game is open in another tab" is said only if it is."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from msgspec import structs

from tests.saves.games import sealed
from tests.table import CATALOG
from tests.ui.fake_browser import Page
from wingspan.saves import MemoryStore, Shelf
from wingspan.saves.shelf import GAME
from wingspan.ui import effects, messages
from wingspan.ui.play.sitting import Sitting


def opened(answers: int = 12) -> Page:
    """Return a page at which a game has been begun and ``answers`` have been given."""
    page = Page()
    page.begin()
    for _ in range(answers):
        page.choose(0)
    assert len(sitting(page).game.answers) >= answers
    return page


def sitting(page: Page) -> Sitting:
    found = page.session.sitting
    assert found is not None
    return found


def key(page: Page) -> str:
    return GAME + sitting(page).id


def phase(page: Page) -> str:
    return page.session.phase


def answers_kept(page: Page) -> int:
    return len(Shelf(page.store).read(sitting(page).id).record.answers)


def with_half_a_character(text: str) -> str:
    """Put the escape of a lone surrogate into a name, as other programs write it."""
    assert '"name":""' in text
    return text.replace('"name":""', '"name":"\\ud83d"')


def renamed(text: str) -> str:
    store = MemoryStore()
    store.texts["wingspan.game.x"] = text
    Shelf(store).rename("x", "Sunday")
    return store.texts["wingspan.game.x"]


def older(text: str) -> str:
    """Return the save as it was three answers before."""
    data = json.loads(text)
    del data["checksum"]
    data["record"]["answers"] = data["record"]["answers"][:-3]
    data["position"], data["question"] = None, ""
    data["time"] -= 1000
    return sealed(data)


NOT_PLAYED: dict[str, Callable[[str], str | None]] = {
    "the same": lambda text: text,
    "half a character": with_half_a_character,
    "half a character, unescaped": lambda text: text + "\ud83d",
    "a byte order mark": lambda text: "\ufeff" + text,
    "white space": lambda text: f" {text}\n",
    "renamed": renamed,
    "as it was before": older,
    "damaged": lambda text: text[:-50],
    "not a save": lambda _: "[]",
    "removed": lambda _: None,
}
"""What can become of a save although no other tab plays the game."""


@pytest.mark.parametrize("tells", [True, False], ids=["told", "untold"])
@pytest.mark.parametrize("how", NOT_PLAYED)
def test_a_save_that_changes_without_being_played_stays_in_this_tab(how: str, tells: bool) -> None:
    """``tells``: whether the browser tells of the change, as it does if another tab made it."""
    page = opened()
    before, text = len(sitting(page).game.answers), NOT_PLAYED[how](page.store.texts[key(page)])
    if text is None:
        del page.store.texts[key(page)]
    else:
        page.store.texts[key(page)] = text
    if tells:
        page.app.send(messages.StoredElsewhere(key(page)))
        assert phase(page) == "play", phase(page)
    page.choose(0)
    assert phase(page) == "play", phase(page)
    assert answers_kept(page) == len(sitting(page).game.answers) > before
    name = Shelf(page.store).kept(sitting(page).id).name
    assert name == ("Sunday" if how == "renamed" else "")
    page.choose(0)
    assert phase(page) == "play"
    assert Shelf(page.store).kept(sitting(page).id).name == name


def test_a_finished_game_that_is_renamed_and_packed_elsewhere_stays_in_this_tab() -> None:
    page = opened()
    while sitting(page).decision is not None:
        page.choose(0)
        page.app.send(messages.NextRound())
    there = Shelf(page.store)
    assert there.pack(sitting(page).id, CATALOG)
    there.rename(sitting(page).id, "Sunday")
    page.app.send(messages.StoredElsewhere(key(page)))
    assert phase(page) == "over"
    assert sitting(page).save.name == "Sunday"


def played_elsewhere(page: Page, answers: int = 1) -> Page:
    """Return another page that has taken the game over and has gone on with it."""
    other = Page(page.store)
    for _ in range(answers):
        other.choose(0)
    return other


def taken_back_elsewhere(page: Page) -> Page:
    other = Page(page.store)
    other.app.send(messages.Undo())
    assert len(sitting(other).game.answers) < len(sitting(page).game.answers)
    return other


@pytest.mark.parametrize("how", [played_elsewhere, taken_back_elsewhere])
@pytest.mark.parametrize("tells", [True, False], ids=["told", "untold"])
def test_a_game_that_another_tab_plays_is_left_to_it(
    how: Callable[[Page], Page], tells: bool
) -> None:
    page = opened()
    other = how(page)
    kept = page.store.texts[key(page)]
    if tells:
        page.app.send(messages.StoredElsewhere(key(page)))
    else:
        page.choose(1)
    assert phase(page) == "elsewhere"
    assert page.store.texts[key(page)] == kept
    page.press(messages.TakeOver())
    assert phase(page) == "play"
    assert sitting(page).game.answers == sitting(other).game.answers
    assert page.held[-1] == effects.TakeGame(key(page), steal=True)


def test_the_game_comes_back_when_the_other_tab_is_closed() -> None:
    page = opened()
    page.app.send(messages.HoldGame(False))
    assert phase(page) == "elsewhere"
    other = played_elsewhere(page, 3)
    page.app.send(messages.HoldGame(True))
    assert phase(page) == "play"
    assert sitting(page).game.answers == sitting(other).game.answers
    page.choose(0)
    assert phase(page) == "play"


@pytest.mark.parametrize(
    ("away", "where"), [(messages.Leave(), "start"), (messages.Watch(), "replay")]
)
def test_the_game_comes_back_behind_what_the_screen_shows(
    away: messages.AnyMessage, where: str
) -> None:
    page = opened()
    page.app.send(away)
    page.app.send(messages.HoldGame(False))
    other = played_elsewhere(page, 3)
    page.app.send(messages.HoldGame(True))
    assert phase(page) == where
    page.session.go_on()
    assert phase(page) == "play"
    assert sitting(page).game.answers == sitting(other).game.answers


@pytest.mark.parametrize("act", ["closed", "pressed"])
def test_a_game_that_the_other_tab_has_removed_does_not_come_back(act: str) -> None:
    page = opened()
    page.app.send(messages.HoldGame(False))
    Shelf(page.store).remove(sitting(page).id)
    if act == "closed":
        page.app.send(messages.HoldGame(True))
    else:
        page.press(messages.TakeOver())
    assert phase(page) == "start"
    assert [notice.key for notice in page.session.told] == ["save_error_missing"]
    assert not Shelf(page.store).games()


def test_a_lock_that_was_there_all_along_changes_nothing() -> None:
    page = opened()
    before, token = sitting(page), page.session.token
    page.app.send(messages.HoldGame(True))
    assert sitting(page) is before and page.session.token == token
    assert structs.asdict(page.session.over)["dialog"] == ""
