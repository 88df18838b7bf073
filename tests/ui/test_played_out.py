"""What could follow an answer, played out beside a hint, a review and an exercise."""

from __future__ import annotations

import pytest

from tests.coach.short_games import short_game
from tests.ui import fake_browser
from tests.ui.fake_browser import Page, at
from tests.ui.sessions import resume
from tests.ui.test_hints import ask, begun, to_an_action
from tests.ui.thinking.people import in_slices
from wingspan.bots.search import Budget
from wingspan.coach.collection import collection
from wingspan.coach.review import mistakes
from wingspan.engine.notation.record import encode
from wingspan.ui import messages
from wingspan.ui.coach import work

pytestmark = pytest.mark.native_only  # each test runs a loop of its own

ANSWERED = next(
    one
    for one in collection("core")
    if one.kind == "action" and one.best.plan is not None and one.best.plan.steps
)


@pytest.fixture
def small_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "QUICK", Budget((4,), candidates=3, turns=3, finish=1))
    monkeypatch.setattr(fake_browser, "in_slices", in_slices)


def press(page: Page, command: messages.Command) -> None:
    at(page, lambda: page.press(command))


def says(page: Page) -> str:
    return page.screen.root.words()


def command(page: Page, place: int) -> None:
    at(page, lambda: page.command("plan_play", f'{{"place":{place}}}'))


def plays(page: Page) -> list[str]:
    """Return the fields of the buttons that play out a plan."""
    found = page.screen.root.having("data-do", "plan_play")
    return [each.attributes["data-with"] for each in found]


def test_from_a_hint_and_back_to_it() -> None:
    page = begun("", "blue_jay")
    to_an_action(page)
    for _ in range(3):
        ask(page)
    game, hint = page.session.game, page.session.current_hint
    assert game is not None and hint is not None
    places = plays(page)
    assert places
    press(page, messages.PlayPlan(int(places[0].strip('{}"place:'))))
    assert "What could follow" in says(page)
    replay = page.session.replay
    assert replay is not None and replay.speed and replay.seat == 0
    press(page, messages.MoveReplay("end"))
    at(page, lambda: page.app.send(messages.Watch()))
    assert "What could follow" in says(page) and page.session.replay is replay
    assert not page.screen.root.having("data-do", "play_from_here")
    press(page, messages.CloseReplay())
    assert page.session.phase == "play" and page.session.game is game
    now = page.session.current_hint
    assert now is not None and now.advice == hint.advice
    assert page.screen.root.by_class("hint-why")


def test_from_an_exercise_and_back_to_it() -> None:
    page = Page()
    at(page, lambda: page.arrive(f"e={ANSWERED.id}"))
    assert not plays(page)
    press(page, messages.ShowAnswer())
    command(page, 99)
    assert page.session.phase == "play"
    press(page, messages.PlayPlan(0))
    assert "What could follow" in says(page)
    replay = page.session.replay
    assert replay is not None and replay.record.answers[0] == ANSWERED.best.candidate.option
    press(page, messages.CloseReplay())
    assert page.screen.root.by_id("exercise").by_class("hint-why")


@pytest.mark.usefixtures("small_worlds")
def test_from_a_review_and_back_to_its_moment() -> None:
    page = Page()
    page.do(lambda: resume(page.session, encode(short_game("base_103", 40)).decode()))
    press(page, messages.ReviewGame())
    judged = page.session.current_review
    assert judged is not None
    one = next(
        one
        for one in mistakes(judged.review.judged)
        if one.plans[0] is not None and one.plans[0].steps
    )
    press(page, messages.ShowReview())
    press(page, messages.GoToMoment(one.at))
    command(page, 99)
    assert page.session.current_review is not None
    press(page, messages.PlayPlan(0))
    assert "What could follow" in says(page) and page.session.current_review is None
    press(page, messages.CloseReplay())
    assert page.session.current_review is not None
    assert page.session.replay is not None and page.session.replay.at == one.at
    at(page, lambda: page.app.send(messages.Watch(0)))  # it is shown already
    press(page, messages.CloseReplay())
    assert page.session.phase == "over"


def test_where_no_plan_is_told_nothing_is_played() -> None:
    page = begun("")
    to_an_action(page)
    for place in (0, 99):
        command(page, place)
        assert page.session.phase == "play"
        ask(page)
