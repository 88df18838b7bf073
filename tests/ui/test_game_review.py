"""A finished game judged by the coach: stopped, gone on with after a reload, and read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.coach.short_games import short_game
from tests.ui import fake_browser
from tests.ui.fake_browser import Page, at
from tests.ui.thinking.people import in_slices
from wingspan.coach.opinion import Budget
from wingspan.coach.review import Review, mistakes
from wingspan.engine import Setup
from wingspan.engine.notation.record import Record, encode
from wingspan.saves import MemoryStore
from wingspan.ui import commands
from wingspan.ui.advising import reviewer, reviews

pytestmark = pytest.mark.native_only  # each test runs a loop of its own

SMALL = Budget(4, ways=3, turns=1, finish=0)


@pytest.fixture(autouse=True)
def small_worlds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(reviewer, "QUICK", SMALL)
    monkeypatch.setattr(reviewer, "SHOWN_EVERY", 0)
    monkeypatch.setattr(fake_browser, "in_slices", in_slices)
    yield


def over(store: MemoryStore | None = None) -> Page:
    """A page with a short game at its end."""
    page = Page(store)
    page.app.carefully(lambda: page.session.resume(encode(short_game("base_103", 40)).decode()))
    assert page.session.phase == "over"
    return page


async def judged_a_little(page: Page) -> None:
    """Begin to have it judged, and wait for the first stretch that was not kept."""
    page.press(commands.ReviewGame())
    while page.session.judged is None:
        await asyncio.sleep(0)
    kept = len(page.session.judged.review.done)
    while len(page.session.judged.review.done) == kept:
        await asyncio.sleep(0)


def review_of(page: Page) -> Review:
    judged = page.session.current_review
    assert judged is not None
    return judged.review


def test_a_press_at_the_end_of_a_game_has_every_decision_judged() -> None:
    page = over()
    at(page, lambda: page.press(commands.ReviewGame()))
    assert page.session.phase == "replay"
    assert page.fetched == ["bots", "coach"]
    assert review_of(page).is_whole
    at(page, lambda: page.press(commands.ShowReview()))
    sheet = page.screen.root.by_id("review-sheet")
    assert "You lost about" in sheet.words() and "From the deal to the score" in sheet.words()
    assert len(sheet.by_class("mistake")) == len(mistakes(review_of(page).judged))


def test_a_review_goes_on_after_a_reload_where_it_was_left() -> None:
    store = MemoryStore()
    page = over(store)
    asyncio.run(judged_a_little(page))
    begun = review_of(page)
    assert not begun.is_whole
    again = Page(store)
    asyncio.run(judged_a_little(again))
    assert begun.done.items() <= review_of(again).done.items()
    at(again, lambda: again.app.adviser.reviewer.begin(None))
    assert review_of(again).is_whole


def test_what_is_judged_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    page = over(store)
    at(page, lambda: page.press(commands.ReviewGame()))
    found = review_of(page)
    again = Page(store)

    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("wingspan.ui.advising.errands.Errands.run", never)
    at(again, lambda: again.press(commands.ReviewGame()))
    assert review_of(again) == found


def test_a_review_that_is_stopped_says_so_and_goes_on() -> None:
    page = over()

    async def run() -> None:
        await judged_a_little(page)
        page.press(commands.StopReview())
        await asyncio.sleep(0)

    asyncio.run(run())
    assert not review_of(page).is_whole
    assert "Go on judging" in page.screen.root.by_id("review").words()
    judged = page.session.judged
    assert judged is not None
    at(page, lambda: page.press(commands.ReviewGame(judged.review.seat)))
    assert review_of(page).is_whole


def test_the_moment_of_a_mistake_says_what_was_better() -> None:
    page = over()
    at(page, lambda: page.press(commands.ReviewGame()))
    told = mistakes(review_of(page).judged)
    assert told, "this game has a mistake in it"
    first = told[0]
    at(page, lambda: page.press(commands.ShowReview()))
    at(page, lambda: page.press(commands.GoToMoment(first.at)))
    assert page.session.replay is not None and page.session.replay.at == first.at
    said = page.screen.root.by_id("review").words()
    assert "lost about" in said and "more than" in said
    assert not page.screen.root.having("id", "review-sheet")


def test_a_game_that_goes_on_is_not_judged() -> None:
    page = Page()
    page.screen.filled_in = {"players": "1", "set_swiftstart": "on"}
    page.begin()
    at(page, lambda: page.press(commands.Watch()))
    assert not page.screen.root.having("data-do", "review")
    at(page, lambda: page.app.command("review", ""))
    assert page.session.judged is None


def test_leaving_the_game_stops_its_review() -> None:
    page = over()

    async def run() -> None:
        await judged_a_little(page)
        page.press(commands.CloseReplay())
        for _ in range(10):
            await asyncio.sleep(0)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(run())
    assert page.session.phase == "over"


def test_reviews_of_other_lengths_or_of_another_coach_are_judged_anew() -> None:
    store = MemoryStore()
    record = Record(Setup(players=2))
    place = reviews.place_of(record, 0, deep=False)
    reviews.keep(store, place, Review(0, 20), 5, own=True)
    assert reviews.read(store, place, 20) == Review(0, 20)
    assert reviews.read(store, place, 28) is None
    assert reviews.read(store, reviews.place_of(record, 1, deep=False), 20) is None
    store.set(place, "{}")
    assert reviews.read(store, place, 20) is None


def test_the_oldest_review_makes_room_for_the_newest() -> None:
    store = MemoryStore()
    records = [Record(Setup(players=2, seed=n)) for n in range(reviews.MOST + 2)]
    places = [reviews.place_of(record, 0, deep=False) for record in records]
    for time, place in enumerate(places):
        reviews.keep(store, place, Review(0, 20), time, own=True)
    kept = [place for place in places if reviews.read(store, place, 20) is not None]
    assert kept == places[2:]
