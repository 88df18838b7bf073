"""A finished game judged by the coach: stopped, resumed after a reload, and read."""

from __future__ import annotations

import asyncio
import re
from functools import partial

import pytest

from tests.coach.short_games import short_game
from tests.table import bird
from tests.ui import fake_browser
from tests.ui.fake_browser import Page, at
from tests.ui.sessions import resume
from tests.ui.thinking.people import in_slices
from wingspan.bots.candidates import Candidate
from wingspan.bots.search import Budget
from wingspan.coach.analysis import WEIGHTS
from wingspan.coach.faults import fault_of
from wingspan.coach.figures import Estimate
from wingspan.coach.judging import Judgement, Stretch
from wingspan.coach.review import STRETCH, Review, by_fault, mistakes, of_fault
from wingspan.engine import Game, Setup
from wingspan.engine.notation.record import Record, encode
from wingspan.links import GameLink, pack_game
from wingspan.saves import MemoryStore
from wingspan.ui import messages
from wingspan.ui.coach import reviews, work
from wingspan.ui.coach.review import cells
from wingspan.ui.coach.reviews import StoredReview
from wingspan.ui.play.history import History, Turn
from wingspan.ui.play.replay import ReplayMoment

pytestmark = pytest.mark.native_only  # each test runs a loop of its own

SMALL = Budget((4,), candidates=3, turns=1, finish=0)


@pytest.fixture(autouse=True)
def small_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "QUICK", SMALL)
    monkeypatch.setattr(work, "REVIEW_EVERY", 0)
    monkeypatch.setattr(fake_browser, "in_slices", in_slices)


def over(store: MemoryStore | None = None) -> Page:
    """Return a page with a short finished game."""
    page = Page(store)
    page.do(lambda: resume(page.session, encode(short_game("base_103", 40)).decode()))
    assert page.session.phase == "over"
    return page


async def judged_a_little(page: Page) -> None:
    """Start the review, and wait for the first part that was not stored already."""
    page.press(messages.ReviewGame())
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
    at(page, lambda: page.press(messages.ReviewGame()))
    assert page.session.phase == "replay"
    assert page.fetched == ["bots", "coach"]
    assert review_of(page).is_whole
    said = page.screen.root.by_id("review")
    assert "You played about" in said.words(), "the review must open with the game as a whole"
    (onwards,) = said.by_class("primary")
    assert onwards.attributes["data-do"] == "review_whole"
    at(page, lambda: page.press(messages.ShowReview()))
    sheet = page.screen.root.by_id("review-sheet")
    assert "You played about" in sheet.words() and "From the deal to the score" in sheet.words()
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
    at(again, lambda: again.app.send(messages.ReviewGame()))
    assert review_of(again).is_whole


def test_what_is_judged_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    page = over(store)
    at(page, lambda: page.press(messages.ReviewGame()))
    found = review_of(page)
    again = Page(store)

    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("wingspan.ui.coach.work.CoachJobs.run", never)
    at(again, lambda: again.press(messages.ReviewGame()))
    assert review_of(again) == found


def test_a_review_that_is_stopped_says_so_and_goes_on() -> None:
    page = over()

    async def run() -> None:
        await judged_a_little(page)
        page.press(messages.StopReview())
        await asyncio.sleep(0)

    asyncio.run(run())
    assert not review_of(page).is_whole
    assert "Continue" in page.screen.root.by_id("review").words()
    judged = page.session.judged
    assert judged is not None
    at(page, lambda: page.press(messages.ReviewGame(judged.review.seat)))
    assert review_of(page).is_whole


def test_the_moment_of_a_mistake_says_what_was_better() -> None:
    page = over()
    at(page, lambda: page.press(messages.ReviewGame()))
    told = mistakes(review_of(page).judged)
    assert told, "this game has a mistake in it"
    first = told[0]
    at(page, lambda: page.press(messages.ShowReview()))
    at(page, lambda: page.press(messages.GoToMoment(first.at)))
    assert page.session.replay is not None and page.session.replay.at == first.at
    said = page.screen.root.by_id("review").words()
    assert "cost you about" in said and "Better:" in said
    follows = any(plan is not None and plan.steps for plan in first.plans)
    assert ("The better plan" in said) == follows
    assert not any(word in said for word in ("±", "expected", "in each"))
    assert not page.screen.root.having("id", "review-sheet")


def test_at_a_move_that_was_no_mistake_it_says_so() -> None:
    page = over()
    at(page, lambda: page.press(messages.ReviewGame()))
    first = next(one for one in review_of(page).judged if not one.grade)
    at(page, lambda: page.app.send(messages.GoToMoment(first.at)))
    assert "nothing was clearly better" in page.screen.root.by_id("review").words()


LAST_TURNS = {
    "setup": {"players": 2, "names": ["Ada", "Bo"], "seed": 5},
    "round": 4,
    "turn_of": 0,
    "players": [
        {
            "cubes": {"gain_food": 4},
            "hand": ["barred_owl"],
            "food": {"rodent": 1},
            "mat": {"grassland": [bird("american_robin")]},
        },
        {"cubes": {"gain_food": 4}, "mat": {"grassland": [bird("bobolink")]}},
    ],
}
"""Round 4 has 5 turns: each player takes the last one."""


def test_with_others_the_review_says_whose_play_it_judges_and_what_the_others_did() -> None:
    game = Game.from_position(LAST_TURNS)
    while game.decision is not None:
        game.answer(0)
    page = Page()
    page.do(lambda: resume(page.session, encode(game.record()).decode()))
    at(page, lambda: page.press(messages.ReviewGame()))
    at(page, lambda: page.press(messages.ShowReview()))
    sheet = page.screen.root.by_id("review-sheet")
    (seats,) = sheet.by_class("review-seats")
    assert seats.words() == "Ada Bo"
    assert [one.words() for one in seats.having("aria-pressed", "true")] == ["Ada"]
    assert "The others’ turns" in sheet.by_class("waterfall")[0].words()
    at(page, lambda: page.press(messages.ReviewGame(1)))
    assert review_of(page).seat == 1


def test_a_review_that_breaks_stops_and_goes_on_when_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def breaks(*_: object) -> None:
        raise MemoryError

    page = over()
    with monkeypatch.context() as broken:
        broken.setattr(work.CoachJobs, "run", breaks)
        at(page, lambda: page.press(messages.ReviewGame()))
    assert page.session.failure is not None and not page.coach.reviewing
    at(page, lambda: page.app.send(messages.GoOn()))
    at(page, lambda: page.press(messages.ReviewGame()))
    assert review_of(page).is_whole


def test_a_game_of_a_link_is_judged_from_its_first_seat_and_is_nobody_s_own() -> None:
    page = Page()
    link = pack_game(GameLink(record=short_game("base_103", 40)))
    at(page, lambda: page.arrive(f"g={link}"))
    for message in (messages.Watch(), messages.MoveReplay("end"), messages.ReviewGame()):
        at(page, partial(page.app.send, message))
    judged = page.session.judged
    assert judged is not None and judged.review.is_whole
    assert (judged.review.seat, judged.own) == (0, False)


def test_a_game_that_goes_on_is_not_judged() -> None:
    page = Page()
    page.screen.filled_in = {"players": "1", "set_swiftstart": "on"}
    page.begin()
    at(page, lambda: page.press(messages.Watch()))
    assert not page.screen.root.having("data-do", "review")
    at(page, lambda: page.command("review", ""))
    assert page.session.judged is None


def test_leaving_the_game_stops_its_review() -> None:
    page = over()

    async def run() -> None:
        await judged_a_little(page)
        page.press(messages.CloseReplay())
        for _ in range(10):
            await asyncio.sleep(0)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(run())
    assert page.session.phase == "over"


def test_reviews_of_other_lengths_or_of_a_later_coach_are_judged_anew() -> None:
    store = MemoryStore()
    record = Record(Setup(players=2))
    place = reviews.place_of(record, 0, deep=False)
    reviews.keep(store, place, StoredReview(Review(0, 20), 5, own=True))
    kept = reviews.read(store, place, 20)
    assert kept is not None and kept.review == Review(0, 20)
    assert reviews.read(store, place, 28) is None
    assert reviews.read(store, reviews.place_of(record, 1, deep=False), 20) is None
    reviews.keep(store, place, StoredReview(Review(0, 20), 5, own=True, weights=WEIGHTS + 1))
    assert reviews.read(store, place, 20) is None
    store.set(place, "{}")
    assert reviews.read(store, place, 20) is None


def test_a_review_begun_by_an_earlier_coach_goes_on_with_its_weights() -> None:
    store = MemoryStore()
    page = over(store)
    record = short_game("base_103", 40)
    place = reviews.place_of(record, 0, deep=False)
    reviews.keep(store, place, StoredReview(Review(0, len(record.answers)), 5, own=True, weights=1))
    at(page, lambda: page.press(messages.ReviewGame()))
    assert review_of(page).is_whole
    kept = reviews.read(store, place, len(record.answers))
    assert kept is not None and kept.weights == 1 and kept.review == review_of(page)
    assert {kept.weights for kept, _ in reviews.own_mistakes(store).values()} == {1}


def test_the_oldest_review_makes_room_for_the_newest() -> None:
    store = MemoryStore()
    records = [Record(Setup(players=2, seed=n)) for n in range(reviews.MOST + 2)]
    places = [reviews.place_of(record, 0, deep=False) for record in records]
    for time, place in enumerate(places):
        reviews.keep(store, place, StoredReview(Review(0, 20), time, own=True))
    kept = [place for place in places if reviews.read(store, place, 20) is not None]
    assert kept == places[2:]


def test_the_moments_of_the_dearest_habit_are_gone_through_alone() -> None:
    page = over()
    at(page, lambda: page.press(messages.ReviewGame()))
    judged = review_of(page).judged
    (dearest, *_) = by_fault(judged)
    moments = of_fault(judged, dearest.name)
    at(page, lambda: page.press(messages.ShowReview()))
    at(page, lambda: page.press(messages.ShowMoments(dearest.name)))
    assert page.session.replay is not None and page.session.replay.at == moments[0].at
    assert f"1 of {len(moments)}" in page.screen.root.by_id("review").words()
    (buttons,) = page.screen.root.by_id("review").by_class("teaching-buttons")
    assert len(buttons.having("data-do", "review_go")) == (len(moments) > 1)


def test_a_mistake_says_what_was_better_in_the_same_breath_and_is_asked_again() -> None:
    page = over()
    at(page, lambda: page.press(messages.ReviewGame()))
    first = next(one for one in mistakes(review_of(page).judged) if one.theme != "start")
    at(page, lambda: page.press(messages.ShowReview()))
    at(page, lambda: page.press(messages.GoToMoment(first.at)))
    (called,) = page.screen.root.by_id("review").by_class("teaching-aim")
    assert re.search(r"“.+” cost you about \d+ points?\.", called.words())
    (better,) = called.by_class("better-was")
    assert re.fullmatch(r"Better: “.+”\.", better.words())
    at(page, lambda: page.press(messages.RetryMistake(first.at)))
    assert page.session.exercises is not None
    exercise = page.session.exercises.exercise
    assert exercise is not None and exercise.at == first.at
    assert exercise.fault == fault_of(first)
    assert page.screen.root.by_id("exercise")


def test_a_habit_is_trained_with_ones_own_mistakes_and_those_of_the_collection() -> None:
    page = over()
    at(page, lambda: page.press(messages.ReviewGame()))
    (dearest, *_) = by_fault(review_of(page).judged)
    at(page, lambda: page.press(messages.ShowReview()))
    at(page, lambda: page.press(messages.Practise(f"fault.{dearest.name}")))
    assert page.session.exercises is not None and page.session.exercises.exercise is not None
    assert page.session.exercises.exercise.fault == dearest.name


def test_small_lines_show_how_the_dearest_habits_moved_over_ones_last_games() -> None:
    page = over()
    at(page, lambda: page.press(messages.ReviewGame()))
    found = review_of(page)
    other = reviews.place_of(Record(Setup(players=2, seed=77)), 0, deep=False)
    reviews.keep(page.store, other, StoredReview(found, 1, own=True))
    at(page, lambda: page.app.send(messages.ReviewGame()))
    at(page, lambda: page.press(messages.ShowReview()))
    judged = page.session.judged
    assert judged is not None and judged.games == 2
    lines = page.screen.root.by_class("trend")
    assert len(lines) == len(judged.trends) >= 1
    (dearest, *_) = by_fault(found.judged)
    assert judged.trends[0].lost == (dearest.lost.points, dearest.lost.points)
    said = page.screen.root.by_id("review-sheet").words()
    assert "Your habits over the last 2 reviewed games" in said


def test_the_turns_show_what_is_judged_and_where_mistakes_were_made() -> None:
    """Turns of a review half done: the second stretch, answers 8 to 15, is not judged yet."""
    turns = tuple(Turn(player, 1, n, answers=at) for at, player, n in TURNS)
    replay = ReplayMoment(
        at=0,
        last=20,
        answer=0,
        past=History((), turns),
        speed=0,
        seat=0,
        is_open=True,
        far_apart=False,
    )
    found = review_of_grades({3: "blunder", 5: "inaccuracy", 6: "mistake", 17: "mistake"})
    seen = [(one.turn, one.at, one.grade, one.is_judged) for one in cells(found, replay)]
    assert seen == [
        (0, 0, "", True),
        (1, 3, "blunder", True),
        (2, 6, "mistake", True),
        (3, 7, "", False),
        (4, 17, "mistake", True),
    ]


TURNS = ((2, 0, 1), (4, 1, 1), (5, 0, 2), (7, 0, 3), (9, 1, 2), (16, 0, 4), (18, 1, 3))
"""Answers before each turn, whose turn it is, and its number in the round."""


def review_of_grades(grades: dict[int, str]) -> Review:
    """Return a review of seat 0 in 20 answers, with mistakes of those grades, by answer."""
    lost = {"inaccuracy": 2.0, "mistake": 4.0, "blunder": 9.0}
    candidate = Candidate(0, 0)
    judged = [
        Judgement(
            at,
            "action",
            "birds",
            candidate,
            candidate,
            Estimate(lost[grade], 0.1),
            Estimate(0, 0),
            Estimate(50, 0),
            again=Estimate(lost[grade], 0.1),
        )
        for at, grade in grades.items()
    ]
    assert [one.grade for one in judged] == [*grades.values()]
    stretches = {
        number: Stretch(
            STRETCH * number, tuple(one for one in judged if one.at // STRETCH == number)
        )
        for number in (0, 2)
    }
    return Review(0, 20, stretches)
