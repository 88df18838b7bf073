"""The guide of the first game in the page: a suggestion, then the coach's analysis."""

from __future__ import annotations

import asyncio

import pytest

from tests.ui.fake_browser import Page, at
from wingspan.bots.search import Budget
from wingspan.coach import analysis
from wingspan.coach.analysis import Analysis
from wingspan.coach.figures import equally_good
from wingspan.coach.guidance import Guidance
from wingspan.coach.jobs import Analyse, desk
from wingspan.engine.slices import finish
from wingspan.saves import MemoryStore
from wingspan.saves.hints import hints_of
from wingspan.saves.statistics import Results
from wingspan.ui import messages
from wingspan.ui.coach import work
from wingspan.ui.messages import Command

pytestmark = pytest.mark.native_only  # each test runs a loop of its own

SMALL = Budget((4,), at_least=3)


@pytest.fixture(autouse=True)
def small_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "HINT", SMALL)
    monkeypatch.setattr(analysis, "START", SMALL)


def press(page: Page, command: Command) -> None:
    at(page, lambda: page.press(command))


def guided(store: MemoryStore | None = None) -> Page:
    """Return a page on which the first game has begun with the guide."""
    page = Page(store)
    press(page, messages.Open("lessons"))
    press(page, messages.FirstGame())
    return page


def advice(page: Page) -> Guidance:
    assert page.session.practice is not None
    found = page.session.practice.guidance
    assert found is not None
    return found


def panel(page: Page) -> str:
    return page.screen.root.by_id("teaching").words()


def follow(page: Page) -> None:
    """Press the button that takes the advice."""
    shown = page.screen.root.by_id("teaching")
    (button,) = shown.by_class("do-it")
    if "data-choice" in button.attributes:
        at(page, lambda: page.choose(int(button.attributes["data-choice"])))
    else:
        name, fields = button.attributes["data-do"], button.attributes["data-with"]
        at(page, lambda: page.command(name, fields))


def analysis_of(page: Page) -> Analysis:
    """Return the analysis of the pending decision, made separately."""
    game = page.session.game
    assert game is not None and game.decision is not None
    job = Analyse(game.record(), game.decision.player, SMALL, 0, SMALL.all_worlds)
    return finish(job.begin(desk()))


def test_the_first_game_brings_the_coach_and_begins_with_a_start_told_bird_by_bird() -> None:
    page = guided()
    assert page.fetched == ["lessons", "bots", "coach"]
    assert advice(page).worlds == SMALL.all_worlds
    assert "Suggested: keep" in panel(page) and "bonus card" in panel(page)
    birds = [item.words() for item in page.screen.root.by_id("teaching").by_class("guide-bird")]
    assert len(birds) == len(set(birds)) == 5
    assert all("With it" in bird for bird in birds)


def test_the_guide_s_advice_is_what_the_analysis_calls_best() -> None:
    page, looked_at, played = guided(), 0, 0
    while page.session.game is not None and page.session.game.state.round == 1:
        found = advice(page)
        if "Suggested: play" in panel(page):
            root = page.screen.root
            (table,) = root.having("data-point")
            pointed = root.by_id(table.attributes["data-point"])
            assert pointed.attributes["data-card"] == found.candidate.bird
            played += 1
        if found.choices:
            found_by = analysis_of(page)
            assert equally_good(found_by.rows())[found_by.candidates.index(found.candidate)]
            looked_at += 1
        follow(page)
    assert looked_at > 10
    assert played


def test_a_start_is_taken_with_its_food_and_its_bonus_card_by_one_press() -> None:
    page = guided()
    found = advice(page)
    assert found.candidate.kept is not None and found.candidate.food is not None
    follow(page)
    game = page.session.game
    assert game is not None and game.state.phase == "turn"
    me = game.state.players[0]
    assert set(me.hand) == set(found.candidate.kept)
    assert {food for food, count in me.food.items() if count} == set(found.candidate.food)
    assert me.bonus == [found.candidate.bonus]
    at(page, lambda: page.press(messages.Undo()))
    assert page.session.game is not None and page.session.game.state.phase == "setup"


def test_something_is_said_before_anything_was_looked_at() -> None:
    page = guided()

    async def run() -> None:
        page.choose(advice(page).candidate.option)
        page.choose(1)
        assert not advice(page).worlds
        assert "Suggested" in panel(page) and "first impression" in panel(page)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(run())


def test_a_question_left_while_the_guide_looks_gets_advice_of_its_own() -> None:
    page = guided()
    follow(page)

    def twice() -> None:
        page.choose(advice(page).candidate.option)
        page.choose(advice(page).candidate.option)

    at(page, twice)
    assert page.session.sitting is not None and page.session.sitting.decision is not None
    assert advice(page).candidate.option < len(page.session.sitting.decision.options)
    assert advice(page).worlds == SMALL.all_worlds


def test_a_guide_that_breaks_goes_on_with_what_it_says_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def breaks(*_: object, **__: object) -> None:
        raise MemoryError

    page = guided()
    with monkeypatch.context() as broken:
        broken.setattr(work.CoachJobs, "analyse", breaks)
        follow(page)
    assert page.session.failure is not None
    assert [notice.key for notice in page.session.told] == ["no_memory"]
    assert advice(page).worlds == 0
    follow(page)
    assert advice(page).worlds == 0


def test_from_the_second_round_on_it_speaks_when_asked() -> None:
    page = guided()
    while page.session.game is not None and page.session.game.state.round == 1:
        follow(page)
    assert not page.screen.root.by_id("teaching").by_class("do-it")
    press(page, messages.LessonHint())
    assert advice(page).worlds == SMALL.all_worlds
    assert "Suggested" in panel(page)


def test_a_game_with_its_guide_says_at_its_end_how_often_it_spoke_and_is_not_counted() -> None:
    store = MemoryStore()
    page = guided(store)
    for _ in range(4):
        follow(page)
    sitting = page.session.sitting
    assert sitting is not None
    assert len(hints_of(store, sitting.id).answers) >= 4
    press(page, messages.CoachOff())
    while page.session.phase == "play":
        at(page, lambda: page.choose(0))
    assert page.screen.root.by_class("hints-asked")
    assert Results(page.store).all() == ()


def test_the_guide_is_there_again_after_a_reload() -> None:
    store = MemoryStore()
    page = guided(store)
    follow(page)
    again: list[Page] = []
    asyncio.run(_opened(store, again))
    assert again[0].fetched == ["lessons", "bots", "coach"]
    assert advice(again[0]).candidate == advice(page).candidate


async def _opened(store: MemoryStore, pages: list[Page]) -> None:
    pages.append(Page(store))
    for _ in range(10_000):
        await asyncio.sleep(0)
        if not asyncio.all_tasks() - {asyncio.current_task()}:
            return


def test_without_the_network_the_first_game_is_not_begun_and_a_sentence_says_so() -> None:
    page = Page()
    press(page, messages.Open("lessons"))
    page.network = False
    press(page, messages.FirstGame())
    assert page.session.sitting is None
    assert page.screen.root.by_class("notice")
