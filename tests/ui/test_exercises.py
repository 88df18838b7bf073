"""Exercises in the page: solved, shown, kept, and opened by a link."""

from __future__ import annotations

import json
import re
from collections import Counter

import msgspec
import pytest
from msgspec import structs

from tests.coach.short_games import short_game
from tests.ui import fake_browser
from tests.ui.fake_browser import Page, at
from tests.ui.sessions import resume
from tests.ui.thinking.people import in_slices
from wingspan.bots.search import Budget
from wingspan.coach import review
from wingspan.coach.collection import SETS, collection, find, of_the_day
from wingspan.coach.exercises import Exercise, Thought
from wingspan.coach.faults import fault_of
from wingspan.coach.figures import told_loss
from wingspan.coach.repetition import DAY, Repetition
from wingspan.coach.review import asked_again, mistakes
from wingspan.engine.notation.record import encode
from wingspan.engine.options import TakeAction
from wingspan.saves import MemoryStore
from wingspan.ui import messages
from wingspan.ui.coach import review as shown_review
from wingspan.ui.coach import reviews, work
from wingspan.ui.coach.reviews import OWN
from wingspan.ui.learn.exercising import DUE, KEY, TODAY, ExerciseSeen, Progress
from wingspan.ui.session.where import Exercising

pytestmark = pytest.mark.native_only  # each test runs a loop of its own

ACTION = next(one for one in collection("core") if one.kind == "action" and one.matter == "middle")
BIRD = next(one for one in collection("core") if one.best.candidate.bird is not None)
SMALL = Budget((4,), candidates=3, turns=1, finish=0)


def seen(page: Page) -> ExerciseSeen:
    where = page.session.where
    assert isinstance(where, Exercising)
    found = where.exercises.seen
    assert found is not None
    return found


def is_asked(page: Page) -> bool:
    return bool(page.screen.root.having("id", "exercise"))


def said(page: Page) -> str:
    return page.screen.root.by_id("exercise").words()


def press(page: Page, command: messages.Command) -> None:
    at(page, lambda: page.press(command))


def choose(page: Page, option: int) -> None:
    at(page, lambda: page.choose(option))


def answer(page: Page, thought: Thought) -> None:
    """Give that answer as a person does: a card in hand is played into its row in one go."""
    way = thought.candidate
    if way.bird is None:
        choose(page, way.option)
    else:
        at(
            page,
            lambda: page.command("place", f'{{"bird":"{way.bird}","row":"{way.habitat}"}}'),
        )


def opened(id_: str = ACTION.id, store: MemoryStore | None = None) -> Page:
    """Return a page that was opened with the link to that exercise."""
    page = Page(store)
    at(page, lambda: page.arrive(f"e={id_}"))
    return page


def wrong(one: Exercise) -> Thought:
    return one.thoughts[-1]


def marks(page: Page) -> list[str]:
    return [found.attributes["data-hint"] for found in page.screen.root.having("data-hint")]


def known(store: MemoryStore) -> dict[str, Repetition]:
    return msgspec.json.decode(store.get(KEY) or "{}", type=Progress).known


# the list


def offered(page: Page, course: str) -> dict[str, str]:
    """Return the courses with that prefix that buttons offer, with what these say."""
    parts = page.screen.root.by_class("exercise-part")
    found = {json.loads(part.attributes["data-with"])["course"]: part.words() for part in parts}
    return {name: said for name, said in found.items() if name.startswith(course)}


@pytest.mark.usefixtures("small_worlds")
def test_habits_are_offered_by_how_many_of_ones_own_mistakes_speak_of_them() -> None:
    page = reviewed()
    press(page, messages.LearnFromMistakes())
    assert page.session.exercises is not None
    room = page.session.exercises.room()
    own = Counter[str](fault_of(one) for _, one in reviews.own_mistakes(page.store).values())
    (often, _), *_ = own.most_common(1)
    assert own[room.faults[0].course.removeprefix("fault.")] == own[often]


def test_the_exercises_are_fetched_when_they_are_first_wanted() -> None:
    page = Page()
    press(page, messages.ShowExercises())
    assert page.fetched == ["bots", "coach"]
    told = page.screen.root.by_id("exercises").words()
    assert "Ask the coach to review one of your" in told
    matters = {one.matter for one in collection("core")}
    assert {*offered(page, "core.")} == {f"core.{matter}" for matter in matters}
    faults = {one.fault for name in SETS for one in collection(name)}
    assert {*offered(page, "fault.")} == {f"fault.{fault}" for fault in faults}


def test_the_list_opens_with_the_day_and_ones_own_mistakes_and_folds_the_themes() -> None:
    page = Page()
    press(page, messages.ShowExercises())
    dialog = page.screen.root.by_id("exercises")
    cards = [card.attributes["class"].split()[-1] for card in dialog.by_class("exercise-card")]
    assert cards == ["exercise-today", "exercise-own"]
    folded = dialog.by_class("exercise-themes")
    assert [one.attributes["id"] for one in folded] == ["exercises-habits", "exercises-collection"]
    assert not any("open" in one.attributes for one in folded)
    assert not dialog.by_class("exercise-part")[0].having("aria-hidden", "true")
    assert "known" not in dialog.words()


def test_only_what_is_begun_shows_its_progress() -> None:
    """An exercise answered wrong is begun, though it is not known and comes back tomorrow."""
    page = opened()
    answer(page, wrong(ACTION))
    press(page, messages.LeaveExercise())
    press(page, messages.ShowExercises())
    progress = {name: said for name, said in offered(page, "core.").items() if "known" in said}
    number = sum(one.matter == "middle" for one in collection("core"))
    assert [*progress] == ["core.middle"]
    assert f"0 of {number} known" in progress["core.middle"]
    (folded,) = page.screen.root.having("id", "exercises-collection")
    assert "1 of 9 begun" in folded.words()


def test_without_the_network_a_sentence_says_so() -> None:
    page = Page()
    page.network = False
    press(page, messages.ShowExercises())
    assert page.screen.root.by_class("notice")
    assert not page.screen.root.having("id", "exercises")


def test_what_the_host_no_longer_has_is_said_with_the_way_to_the_new_version() -> None:
    page = Page()
    page.network, page.replaced = False, True
    press(page, messages.ShowExercises())
    (notice,) = page.screen.root.by_class("notice")
    assert "new version" in notice.words()
    page.press(messages.Reload())


def test_each_set_of_cards_has_its_list() -> None:
    page = Page()
    press(page, messages.ShowExercises())
    press(page, messages.ShowExercises("oceania"))
    (pressed,) = page.screen.root.by_id("exercises").having("aria-pressed", "true")
    assert pressed.words() == "Oceania Expansion"
    matters = {one.matter for one in collection("oceania")}
    assert {*offered(page, "oceania.")} == {f"oceania.{matter}" for matter in matters}
    assert not offered(page, "core.")


def test_the_exercise_of_the_day_is_the_same_for_everybody() -> None:
    """The clock of the tests stands in the first second of 1970."""
    for _ in range(2):
        page = Page()
        press(page, messages.ShowExercises())
        press(page, messages.Practise(TODAY))
        assert seen(page).exercise == of_the_day(0)


def test_a_course_asks_one_exercise_of_its_matter_after_the_other() -> None:
    page = Page()
    press(page, messages.ShowExercises())
    press(page, messages.Practise("core.middle"))
    course = [one.id for one in collection("core") if one.matter == "middle"]
    for id_ in course[:-1]:
        assert seen(page).exercise.id == id_
        press(page, messages.ShowAnswer())
        press(page, messages.NextExercise())
    assert seen(page).exercise.id == course[-1]


# an answer


def test_the_best_answer_is_right_and_shown_on_the_table() -> None:
    page = opened()
    assert "Find the best move." in said(page) and not marks(page)
    answer(page, ACTION.best)
    assert "Right!" in said(page) and "is the best move" in said(page)
    assert marks(page)
    assert page.screen.root.by_class("hint-why")
    assert "comes back tomorrow" in said(page)


def test_an_answer_as_good_as_the_best_is_right_and_called_so() -> None:
    page, as_good = opened(), structs.replace(wrong(ACTION), behind=ACTION.best.behind)
    assert page.session.exercises is not None
    page.session.exercises.know(ACTION.id, (ACTION.best, as_good))
    answer(page, as_good)
    assert "is as good as the best move" in said(page)


def test_a_link_to_the_exercise_that_is_asked_leaves_it_as_it_is() -> None:
    page = opened()
    answer(page, wrong(ACTION))
    before = said(page)
    at(page, lambda: page.app.send(messages.Open("settings")))
    at(page, lambda: page.arrive(f"e={ACTION.id}"))
    assert said(page) == before and page.session.over.dialog == ""


def test_a_wrong_answer_is_told_what_it_loses_and_may_be_tried_again() -> None:
    page = opened()
    answer(page, wrong(ACTION))
    assert f": {told_loss(wrong(ACTION).behind)} points less" in said(page)
    assert page.session.game is not None and page.session.game.decision is not None
    (verdict,) = page.screen.root.by_id("exercise").by_class("teaching-aim")
    (better,) = verdict.by_class("better-was")
    best = page.session.game.decision.options[ACTION.best.candidate.option]
    named = {"gain_food": "Gain food", "lay_eggs": "Lay eggs", "draw_cards": "Draw cards"}
    assert isinstance(best, TakeAction)
    assert better.words() == f"Better: “{named[best.action]}”."
    (why,) = verdict.by_class("hint-why")
    assert why.words().endswith(".") and len(why.words().split()) > 3
    assert not marks(page) and not page.screen.root.by_class("hint-choices")
    press(page, messages.ShowAnswer())
    assert said(page).count(why.words()) == 1 and page.screen.root.by_class("hint-choices")
    press(page, messages.ExerciseAgain())
    assert "Find the best move." in said(page)
    answer(page, ACTION.best)
    assert "Right!" in said(page)


def test_who_asks_for_the_answer_is_shown_it_with_the_reason() -> None:
    page = opened()
    press(page, messages.ShowAnswer())
    (choices,) = page.screen.root.by_class("hint-choices")
    assert "best" in choices.children[0].words() and marks(page)
    assert page.screen.root.by_class("hint-why")


def test_the_table_stands_as_it_was_asked_after_every_answer() -> None:
    page = opened()
    for thought in (wrong(ACTION), ACTION.best):
        answer(page, thought)
        assert page.session.game is not None
        assert page.session.game.record() == ACTION.record
        assert page.session.sitting is not None and not page.session.sitting.can_undo


def test_what_was_judged_is_told_alike_while_another_answer_is_half_given() -> None:
    page = opened(BIRD.id)

    def begin_another() -> None:
        game = page.session.game
        assert game is not None and game.decision is not None
        choose(page, game.decision.options.index(TakeAction("play_bird")))
        game = page.session.game
        assert game is not None and game.decision is not None and game.decision.kind != "action"

    answer(page, wrong(BIRD))
    told = said(page)
    begin_another()
    assert said(page) == told
    press(page, messages.ShowAnswer())
    assert marks(page)
    begin_another()
    assert marks(page) == [], "they belong to the options of the action"


def test_a_bird_is_judged_once_it_is_said_which_and_where() -> None:
    page = opened(BIRD.id)
    choose(page, BIRD.best.candidate.option)
    while seen(page).step == "asked":
        game = page.session.game
        assert game is not None and game.decision is not None
        assert game.decision.kind in ("bird_to_play", "habitat")
        press(page, messages.Undo())
        answer(page, BIRD.best)
    assert "Right!" in said(page)


def test_nobody_elses_hand_is_shown() -> None:
    core = (one for one in collection("core") if one.kind == "action")
    one = next(one for one in core if one.record.setup.players == 2)
    page = opened(one.id)
    sitting = page.session.sitting
    assert sitting is not None
    assert sitting.hot_seat.viewer == one.seat and sitting.hot_seat.open_hands == {}
    assert not sitting.hot_seat.must_hand_over


# what is kept


def test_an_exercise_comes_again_when_the_scheme_says_and_counts_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    page = opened(store=store)
    answer(page, wrong(ACTION))
    assert known(store) == {ACTION.id: Repetition(1, 0, 1, 250)}
    answer(page, ACTION.best)
    assert known(store) == {ACTION.id: Repetition(1, 0, 1, 250)}
    monkeypatch.setattr(fake_browser.Screen, "now", lambda _: DAY)
    tomorrow = Page(store)
    press(tomorrow, messages.ShowExercises())
    assert "1 exercise comes back today." in tomorrow.screen.root.by_id("exercises").words()
    press(tomorrow, messages.Practise(DUE))
    assert seen(tomorrow).exercise == ACTION
    answer(tomorrow, ACTION.best)
    assert known(store) == {ACTION.id: Repetition(2, 1, 1, 260)}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"known":{"core-1":["x"]}}', '{"format":99}'])
def test_what_was_kept_and_cannot_be_read_counts_as_nothing(text: str) -> None:
    store = MemoryStore()
    store.set(KEY, text)
    page = opened(store=store)
    answer(page, ACTION.best)
    assert known(store) == {ACTION.id: Repetition(1, 1, 1, 260)}


def test_a_browser_that_keeps_nothing_remembers_it_as_long_as_the_page_is_open() -> None:
    store = MemoryStore(blocked=True)
    page = opened(store=store)
    answer(page, ACTION.best)
    press(page, messages.LeaveExercise())
    press(page, messages.ShowExercises())
    parts = {
        part.attributes["data-with"]: part for part in page.screen.root.by_class("exercise-part")
    }
    assert re.search(r"\b1 of \d", parts['{"course":"core.middle"}'].words())


def test_what_another_tab_has_kept_stays() -> None:
    store = MemoryStore()
    one, other = opened(store=store), opened(BIRD.id, store)
    answer(one, ACTION.best)
    answer(other, BIRD.best)
    assert set(known(store)) == {ACTION.id, BIRD.id}


# coming and going


def test_the_address_names_the_exercise_until_it_is_left() -> None:
    page = opened()
    assert page.address.now == f"e={ACTION.id}"
    again = Page(page.store)
    again.address.now = page.address.now
    at(again, again.reopen)  # as after a reload
    assert seen(again).exercise == ACTION
    press(again, messages.LeaveExercise())
    assert again.address.now == "" and again.session.phase == "start"


def test_the_game_on_the_table_waits_until_the_exercise_is_left() -> None:
    page = Page()
    page.begin()
    game = page.session.game
    at(page, lambda: page.arrive(f"e={ACTION.id}"))
    assert seen(page).exercise == ACTION
    press(page, messages.LeaveExercise())
    assert page.session.game is game and not is_asked(page)


@pytest.mark.parametrize(
    "id_", ["", "core-0", "core-", "asia-1", "own-0-1", "core-1%00", "é" * 400]
)
def test_a_link_to_no_exercise_says_so_and_the_game_stays(id_: str) -> None:
    page = Page()
    page.begin()
    at(page, lambda: page.arrive(f"e={id_}"))
    assert "This page has no such exercise" in page.screen.root.by_class("notice")[0].words()
    assert page.session.phase == "play" and not is_asked(page)
    assert page.address.now == ""


def test_a_link_to_the_exercise_is_copied() -> None:
    page = opened()
    press(page, messages.CopyLink(f"e={ACTION.id}"))
    assert page.sharing.copied == [f"https://page.example/#e={ACTION.id}"]
    assert "Copied." in said(page)


def test_an_exercise_is_played_on_as_a_game_that_is_kept() -> None:
    core = (one for one in collection("core") if one.kind == "action")
    one = next(one for one in core if one.record.setup.players == 2)
    page = opened(one.id)
    answer(page, one.best)
    press(page, messages.PlayExercise())
    sitting = page.session.sitting
    assert sitting is not None and sitting.id and not is_asked(page)
    assert sitting.game.record() == one.record
    assert sitting.seats.persons == [one.seat]


# the player's own mistakes


@pytest.fixture
def small_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "QUICK", SMALL)
    monkeypatch.setattr(work, "ANSWER", SMALL)
    monkeypatch.setattr(fake_browser, "in_slices", in_slices)


def reviewed() -> Page:
    """Return a page with a short finished game and its complete review."""
    page = Page()
    page.do(lambda: resume(page.session, encode(short_game("base_103", 40)).decode()))
    press(page, messages.ReviewGame())
    press(page, messages.ShowReview())
    return page


@pytest.mark.usefixtures("small_worlds")
def test_the_mistakes_of_a_judged_game_are_asked_again() -> None:
    page = reviewed()
    judged = page.session.current_review
    assert judged is not None
    told = {one.at: one for one in mistakes(judged.review.judged) if one.theme != "start"}
    press(page, messages.LearnFromMistakes())
    found = seen(page).exercise
    assert found.id.startswith(f"{OWN}-") and found.at in told
    assert "From your own game" in said(page)
    mistake = told[found.at]
    assert found.best.candidate.option == mistake.best.option
    answer(page, found.thoughts[1])
    assert f": {told_loss(mistake.told)} point" in said(page)
    press(page, messages.LeaveExercise())
    assert page.session.phase == "over"


@pytest.mark.usefixtures("small_worlds")
def test_one_press_at_the_end_judges_the_game_and_asks_its_mistakes() -> None:
    page = Page()
    page.do(lambda: resume(page.session, encode(short_game("base_103", 40)).decode()))
    at(page, lambda: page.press(messages.LearnFromMistakes()))
    found = seen(page).exercise
    assert found.id.startswith(f"{OWN}-")
    press(page, messages.LeaveExercise())
    judged = page.session.judged
    assert judged is not None and judged.review.is_whole
    assert found.at in {one.at for one in asked_again(judged.review.judged)}


@pytest.mark.usefixtures("small_worlds")
def test_a_game_without_a_mistake_shows_its_review(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (review, shown_review):
        monkeypatch.setattr(module, "asked_again", lambda _: [])
    page = Page()
    page.do(lambda: resume(page.session, encode(short_game("base_103", 40)).decode()))
    at(page, lambda: page.press(messages.LearnFromMistakes()))
    assert page.screen.root.by_id("review-sheet") and not page.session.told


@pytest.mark.usefixtures("small_worlds")
def test_the_coach_looks_at_an_answer_that_it_has_not_looked_at() -> None:
    page = reviewed()
    press(page, messages.LearnFromMistakes())
    found = seen(page).exercise
    assert page.session.game is not None and page.session.game.decision is not None
    taken = {thought.candidate.option for thought in found.thoughts}
    others = set(range(len(page.session.game.decision.options))) - taken
    assert others
    choose(page, min(others))
    shown = seen(page)
    assert shown.step == "judged" and shown.thought is not None
    assert shown.thought.candidate.option == min(others)
    assert "is the best move" not in said(page)
    assert ("is as good as the best move" in said(page)) is shown.thought.is_right


@pytest.mark.usefixtures("small_worlds")
def test_an_answer_that_breaks_the_coach_can_be_given_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def breaks(*_: object) -> None:
        raise MemoryError

    page = reviewed()
    press(page, messages.LearnFromMistakes())
    taken = {thought.candidate.option for thought in seen(page).exercise.thoughts}
    assert page.session.game is not None and page.session.game.decision is not None
    other = min(set(range(len(page.session.game.decision.options))) - taken)
    with monkeypatch.context() as broken:
        broken.setattr(work.CoachJobs, "run", breaks)
        choose(page, other)
    assert page.session.failure is not None and page.coach.judging is None
    assert seen(page).step == "asked"
    choose(page, other)
    assert seen(page).step == "judged"


@pytest.mark.usefixtures("small_worlds")
def test_ones_own_mistakes_are_counted_and_practised_from_the_list() -> None:
    page = reviewed()
    number = len(reviews.own_mistakes(page.store))
    assert number
    at(page, lambda: page.command("exercises", ""))
    card = page.screen.root.by_class("exercise-own")[0]
    assert f"0 of {number} known" in card.words()
    press(page, messages.Practise(OWN))
    assert seen(page).is_own


@pytest.mark.usefixtures("small_worlds")
def test_a_review_without_its_game_brings_no_exercises_until_it_is_opened_again() -> None:
    page = reviewed()
    ((place, text),) = page.store.entries(reviews.PLACE).items()
    kept = msgspec.json.decode(text)
    page.store.set(place, msgspec.json.encode({**kept, "record": ""}).decode())
    assert reviews.own_mistakes(page.store) == {}
    at(page, lambda: page.app.send(messages.ReviewGame()))
    assert reviews.own_mistakes(page.store)


@pytest.mark.usefixtures("small_worlds")
def test_a_game_that_was_kept_and_cannot_be_read_is_said_to_be_none() -> None:
    page = reviewed()
    ((place, text),) = page.store.entries(reviews.PLACE).items()
    page.store.set(place, text.replace('"record":"{', '"record":"['))
    at(page, lambda: page.command("exercises", ""))
    press(page, messages.Practise(OWN))
    assert "This page has no such exercise" in page.screen.root.by_class("notice")[0].words()
    assert not is_asked(page)


def test_what_others_played_brings_no_exercises_of_ones_own() -> None:
    store = MemoryStore()
    assert reviews.own_mistakes(store) == {}
    assert find(f"{OWN}-1-1") is None


# the start


def test_a_start_chosen_all_at_once_is_judged_by_its_birds() -> None:
    one = next(one for one in collection("core") if one.matter == "start")
    page = opened(one.id)
    kept = one.best.candidate.kept
    assert kept is not None
    for bird in kept:
        press(page, messages.ChooseStart("bird", bird))
    sitting = page.session.sitting
    assert sitting is not None
    press(page, messages.ChooseStart("bonus", sitting.game.state.players[one.seat].choosing[0]))
    press(page, messages.ConfirmStart())
    assert "Right!" in said(page) and seen(page).is_solved
