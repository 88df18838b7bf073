"""Pictures and views are prepared before they are shown, so that nobody waits for one."""

from __future__ import annotations

import pytest

from tests.ui.fake_browser import Page, at
from wingspan.engine.cards import BirdCard
from wingspan.ui.kit.html import EMPTY, Html
from wingspan.ui.loop import upkeep as ahead
from wingspan.ui.loop.upkeep import AFTER, BIRDS, Ahead
from wingspan.ui.page.showing import View
from wingspan.ui.table import cards
from wingspan.words import Words

pytestmark = pytest.mark.native_only  # each wait runs a loop of its own


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The list of birds drawn from now on; the cache is emptied."""
    found: list[str] = []

    def plate(card: BirdCard, **_: bool) -> str:
        found.append(card.id)
        return ""

    monkeypatch.setattr(cards, "plate", plate)
    monkeypatch.setattr(cards, "_drawings", {})
    return found


def wait(page: Page) -> None:
    """Let the time pass that the page waits for."""

    def act() -> None:
        while page.screen.waiting:
            page.screen.time += AFTER
            page.screen.waiting.pop(0)()

    at(page, act)


def test_next_cards_of_the_deck_are_drawn_one_at_a_time(drawn: list[str]) -> None:
    page = Page()
    page.begin()
    assert page.session.game
    coming = page.session.game.state.deck.left()[:3]
    assert not set(coming) & set(drawn)
    before = len(drawn)
    page.screen.time += AFTER
    page.screen.waiting.pop(0)()
    assert len(drawn) == before + 1, "more than one bird at a time would delay a click"
    wait(page)
    assert set(coming) <= set(drawn)


def test_an_input_puts_the_drawing_off(drawn: list[str]) -> None:
    """The timer that was set before runs out just after the answer, whose page is not painted."""
    page = Page()
    page.begin()
    before = len(drawn)
    page.screen.time += AFTER - 1
    page.choose(0)
    shown = len(drawn)
    page.screen.time += 1
    drawing = page.screen.waiting.pop(0)
    drawing()
    assert len(drawn) == shown
    page.screen.time += AFTER - 1
    page.screen.waiting.pop()()
    assert len(drawn) == shown + 1 > before


def test_nothing_is_drawn_twice_and_nothing_without_a_game(drawn: list[str]) -> None:
    page = Page()
    wait(page)
    assert drawn == []
    page.begin()
    wait(page)
    for _ in range(12):
        assert page.session.game and page.session.game.decision
        page.choose(0)
        wait(page)
    assert len(drawn) == len(set(drawn))


def test_the_browser_is_handed_the_coming_pictures_in_their_order() -> None:
    page = Page()
    page.begin()
    wait(page)
    assert page.session.game
    coming = page.session.game.state.deck.left()[:BIRDS]
    birds = page.session.game.catalog.birds
    assert page.screen.prepared == [cards.drawing(birds[bird]) for bird in coming]


def test_views_of_later_moments_are_imported_after_the_birds(
    drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[tuple[View, int]] = []
    monkeypatch.setattr(ahead, "load", lambda view: loaded.append((view, len(drawn))))
    page = Page()
    page.begin()
    assert loaded == []
    wait(page)
    assert [view.name for view, _ in loaded] == ["round_end_sheet", "end_sheet"]
    assert {birds for _, birds in loaded} == {len(drawn)}
    page.choose(0)
    wait(page)
    assert len(loaded) == 2


def test_words_of_the_songs_are_loaded_once_for_each_language_as_soon_as_there_are_songs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loaded: list[tuple[str, str]] = []

    def heard(hearing: str, _card: BirdCard, words: Words, _where: str) -> Html:
        loaded.append((hearing, words.language))
        return EMPTY

    page = Page()
    page.begin()
    wait(page)
    wait(page)  # for what came with the first
    monkeypatch.setattr(cards, "heard", heard)
    page.session.hearing = ""
    songs = Ahead(page.session, page.screen)
    songs.attend()
    wait(page)
    assert loaded == [], "the voices are not there yet"
    page.session.hearing = "unasked"
    for language in ("en", "en", "fr"):
        page.session.language = language
        songs.attend()
        wait(page)
    assert loaded == [("unasked", "en"), ("unasked", "fr")]


def test_a_short_deck_ends_it(drawn: list[str]) -> None:
    page = Page()
    page.begin()
    assert page.session.game
    deck = page.session.game.state.deck
    deck.drawn = len(deck.cards) - 1
    wait(page)
    assert deck.cards[-1] in drawn
