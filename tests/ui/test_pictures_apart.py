"""The pictures of a set that has an archive of its own come when its birds are shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.table import CATALOG
from tests.ui.fake_browser import Page, at
from wingspan.engine import Game, Setup
from wingspan.plates import MISSED
from wingspan.plates.description import APART, describe
from wingspan.ui.loop.state import PICTURES
from wingspan.ui.loop.upkeep import PICTURED
from wingspan.ui.messages import Leave, ShowGallery
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.table import cards

pytestmark = pytest.mark.native_only  # in the browser the archive is there, or is not


@pytest.fixture
def nothing_there(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Archives of pictures that have not arrived; undo what it does to have them arrive."""
    with monkeypatch.context() as changed:
        for name in APART:
            changed.setitem(sys.modules, f"wingspan.plates.species.{name}", None)
        changed.setattr(cards, "_drawings", {})
        plates = sys.modules["wingspan.plates.plate"]
        changed.setattr(plates, "_plate", vars(plates)["_plate"].__wrapped__)
        describe.cache_clear()
        MISSED.clear()
        yield changed
    describe.cache_clear()


def table(page: Page, *sets: str) -> None:
    """Deal a game of these sets."""
    sitting = Sitting(Game.new(Setup(players=1, automa="eagle", sets=sets)), page.session.settings)
    page.do(lambda: page.session.sit_down(sitting))


def bring(page: Page) -> None:
    """Do what was scheduled, such as fetching archives."""
    waiting, page.screen.waiting = page.screen.waiting, []
    at(page, lambda: [act() for act in waiting])


def test_the_page_knows_each_set_whose_pictures_come_apart() -> None:
    assert PICTURES == APART
    assert set(APART) < set(CATALOG.sets)


def test_a_game_without_the_set_does_without_its_pictures() -> None:
    page = Page()
    table(page, "core", "swiftstart")
    bring(page)
    assert not set(PICTURES) & set(page.fetched)
    assert page.store.get(PICTURED) is None


def test_a_game_with_the_set_fetches_its_pictures_once_and_early_from_then_on() -> None:
    page = Page()
    table(page, "core", "asia")
    bring(page)
    at(page, lambda: page.app.send(Leave()))
    bring(page)
    assert page.fetched.count("asia") == 1
    assert page.store.get(PICTURED) == "asia"


def blank(page: Page) -> int:
    """Return how many pictures on the screen are blank."""
    pictures = [e for e in page.screen.root.having("alt", "") if "plate" in e.attributes["class"]]
    assert pictures
    return sum(element.attributes["src"] == cards.BLANK for element in pictures)


def test_pictures_are_blank_until_they_are_there_and_then_all_are_drawn(
    nothing_there: pytest.MonkeyPatch,
) -> None:
    page = Page()
    table(page, "core", "asia")
    assert blank(page) > 0
    nothing_there.undo()
    bring(page)
    assert blank(page) == 0


def test_a_gallery_shows_birds_of_sets_that_nobody_has_played(
    nothing_there: pytest.MonkeyPatch,
) -> None:
    page = Page()
    at(page, lambda: page.app.send(ShowGallery()))
    nothing_there.undo()
    bring(page)
    bring(page)
    assert set(PICTURES) <= set(page.fetched)
    assert blank(page) == 0
