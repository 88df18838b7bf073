"""Lessons: idle play reaches no aim, and following the hints reaches all of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.teaching.sources import words_in_common_with_the_sources
from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import evaluator_of
from wingspan.bots.search import Rollouts
from wingspan.coach.analysis import HINT, WEIGHTS, WORTH_TELLING, analyse
from wingspan.coach.figures import best_of, difference
from wingspan.engine import Game, load_catalog
from wingspan.engine.options import TakeAction
from wingspan.engine.slices import finish
from wingspan.teaching.aims import Happened, missing, reached
from wingspan.teaching.lessons import Attempt, Progress, Step, lessons
from wingspan.teaching.scenario import answered, laid
from wingspan.ui.play.settings import Settings
from wingspan.ui.play.sitting import Sitting
from wingspan.words import Language, languages
from wingspan.words.reference.book import Book
from wingspan.words.teaching.lessons import lesson_texts

CATALOG = load_catalog()
LANGUAGES = languages()
STEPS = [
    pytest.param(lesson.id, number, id=f"{lesson.id}-{step.id}")
    for lesson in lessons().values()
    for number, step in enumerate(lesson.steps)
]


def at(lesson: str, number: int) -> Attempt:
    """Return a lesson at one of its steps, skipping those before."""
    attempt = Attempt(lessons()[lesson], CATALOG)
    for _ in range(number):
        assert attempt.go_on()
    return attempt


def standing(attempt: Attempt) -> str:
    """Return the verdict on the step."""
    return attempt.standing


def follow(attempt: Attempt) -> None:
    """Follow the last hint until the step is judged."""
    for _ in range(30):
        if attempt.standing != "going":
            return
        assert attempt.way is not None, attempt.game.decision
        attempt.game.answer(attempt.way)
    raise AssertionError("the hints lead nowhere")


def dawdle(attempt: Attempt) -> None:
    """Take other actions than the one that leads on, and gain as little as possible."""
    while attempt.standing == "going":
        decision = attempt.game.decision
        assert decision is not None
        options = list(range(len(decision.options)))
        if decision.kind == "action":
            taken = next(i for i in options if i != attempt.way)
            assert isinstance(decision.options[taken], TakeAction)
            attempt.game.answer(taken)
        else:
            attempt.game.answer(options[-1])


TOLD_BY_THE_LESSON = ("trade", "tuck_card")
"""Decisions about a card to give, for which a step's text may differ from the coach."""


def leads_on(lesson: str, number: int, answers: list[int]) -> bool:
    """Whether these answers, and then following the hints, reach the aim."""
    attempt = at(lesson, number)
    for answer in answers:
        attempt.game.answer(answer)
    while attempt.standing == "going" and attempt.way is not None:
        attempt.game.answer(attempt.way)
    return attempt.standing == "reached"


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_of_all_that_leads_to_the_aim_the_hints_show_what_the_coach_thinks_best(
    lesson: str, number: int
) -> None:
    """Options behind the best by less than two standard errors, or very little, count as best."""
    attempt, answers = at(lesson, number), list[int]()
    while standing(attempt) == "going":
        game, way = attempt.game, attempt.way
        assert game.decision is not None and way is not None
        options = range(len(game.decision.options))
        good = [option for option in options if leads_on(lesson, number, [*answers, option])]
        if len(good) > 1 and game.decision.kind not in TOLD_BY_THE_LESSON:
            evaluator = evaluator_of(game.setup, CATALOG, WEIGHTS)
            given = tuple(Candidate(option, 0) for option in good)
            rollouts = Rollouts(evaluator, game.view(0), game.worlds(0), HINT, given)
            rows = finish(analyse(rollouts, 0, HINT.all_worlds)).rows()
            behind = difference(rows[best_of(rows)], rows[good.index(way)])
            assert not behind.is_clear or behind.points < WORTH_TELLING
        game.answer(way)
        answers.append(way)


def test_there_are_six_lessons_of_a_few_steps() -> None:
    assert list(lessons()) == ["food", "birds", "eggs", "cards", "powers", "goals"]
    assert all(3 <= len(lesson.steps) <= 4 for lesson in lessons().values())


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_an_aim_is_not_reached_at_its_start(lesson: str, number: int) -> None:
    attempt = at(lesson, number)
    assert standing(attempt) == "going"
    assert attempt.turns == 0
    assert not reached(attempt.step.aim, attempt.game)
    assert attempt.game.decision is not None and attempt.game.decision.kind == "action"


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_the_last_hint_followed_leads_to_the_aim(lesson: str, number: int) -> None:
    attempt = at(lesson, number)
    follow(attempt)
    assert standing(attempt) == "reached"


@pytest.mark.parametrize("answer_for_me", [True, False])
@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_a_step_can_be_solved_at_the_screen(lesson: str, number: int, answer_for_me: bool) -> None:
    attempt = at(lesson, number)
    sitting = Sitting(attempt.game, Settings(answer_for_me=answer_for_me))
    for _ in range(30):
        if attempt.standing != "going":
            break
        assert attempt.way is not None
        assert sitting.answer(attempt.way)
    assert standing(attempt) == "reached"


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_other_play_misses_the_aim_and_the_step_begins_again(lesson: str, number: int) -> None:
    attempt = at(lesson, number)
    before = attempt.game.position()
    dawdle(attempt)
    assert standing(attempt) == "missed"
    attempt.again()
    assert standing(attempt) == "going"
    assert attempt.game.position() == before
    follow(attempt)
    assert standing(attempt) == "reached"


def test_the_right_action_without_its_power_is_not_enough() -> None:
    attempt = at("eggs", 2)
    amiss = answered(
        [
            {"type": "action", "action": "lay_eggs"},
            {"type": "slot", "habitat": "forest"},
            {"type": "slot", "habitat": "forest"},
            {"type": "skip"},
        ],
        attempt.game,
    )
    assert amiss is None
    assert standing(attempt) == "missed"


def test_nothing_is_judged_in_the_middle_of_a_turn() -> None:
    attempt = at("food", 0)
    assert attempt.way is not None
    attempt.game.answer(attempt.way)
    assert standing(attempt) == "going"


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_a_lesson_is_taken_up_where_it_was_left(lesson: str, number: int) -> None:
    attempt = at(lesson, number)
    assert attempt.way is not None
    attempt.game.answer(attempt.way)
    kept = msgspec.json.encode(attempt.progress(Progress(("food",))))
    read = msgspec.json.decode(kept, type=Progress)
    again = Attempt.resumed(read, CATALOG)
    assert read.finished == ("food",)
    assert again.game.position() == attempt.game.position()
    assert (again.number, again.began, again.standing) == (number, attempt.began, attempt.standing)
    follow(again)
    assert standing(again) == "reached"
    again.again()
    assert standing(again) == "going"


@pytest.mark.parametrize(
    "progress", [Progress(lesson="food"), Progress(lesson="swimming"), Progress()]
)
def test_progress_without_a_lesson_under_way_is_said_to_be_none(progress: Progress) -> None:
    with pytest.raises(LookupError):
        Attempt.resumed(progress, CATALOG)


def test_a_finished_lesson_counts_once() -> None:
    progress = Progress().after("eggs").after("food").after("eggs")
    assert progress.finished == ("eggs", "food")
    assert progress.lesson == ""


def test_a_lesson_ends_with_its_last_step() -> None:
    attempt = at("goals", 2)
    assert attempt.is_last
    assert not attempt.go_on()


TABLE: dict[str, Any] = {
    "setup": {"players": 1, "automa": "eaglet"},
    "players": [
        {
            "hand": ["mallard"],
            "food": {"seed": 2},
            "mat": {
                "forest": [{"bird": "acorn_woodpecker", "eggs": 2, "cached": {"seed": 3}}],
                "wetland": [{"bird": "american_coot", "eggs": 1, "tucked": 2}],
            },
        }
    ],
    "automa": {"bonus": "forester"},
}


@pytest.mark.parametrize(
    ("aim", "more"),
    [
        ({"aim": "food", "food": "seed", "count": 2}, {"aim": "food", "food": "seed", "count": 3}),
        ({"aim": "food", "count": 2}, {"aim": "food", "food": "fish"}),
        ({"aim": "bird", "bird": "american_coot"}, {"aim": "bird", "bird": "mallard"}),
        (
            {"aim": "bird", "bird": "american_coot", "habitat": "wetland"},
            {"aim": "bird", "bird": "american_coot", "habitat": "forest"},
        ),
        ({"aim": "eggs", "count": 3}, {"aim": "eggs", "count": 4}),
        (
            {"aim": "eggs", "count": 1, "bird": "american_coot"},
            {"aim": "eggs", "count": 2, "bird": "american_coot"},
        ),
        ({"aim": "cards", "count": 1}, {"aim": "cards", "count": 2}),
        ({"aim": "card", "bird": "mallard"}, {"aim": "card", "bird": "osprey"}),
        ({"aim": "tucked", "count": 2}, {"aim": "tucked", "count": 3}),
        (
            {"aim": "happened", "like": {"event": "turn_began", "player": 0}},
            {"aim": "happened", "like": {"event": "turn_began", "player": 1}},
        ),
    ],
)
def test_an_aim_asks_for_just_so_much(aim: dict[str, Any], more: dict[str, Any]) -> None:
    game = laid(TABLE)

    def step(said: dict[str, Any]) -> Step:
        return msgspec.convert({"id": "x", "aim": said, "guide": [], "position": {}}, Step)

    assert reached(step(aim).aim, game)
    assert not reached(step(more).aim, game)
    both = step({"aim": "both", "aims": [aim, more]}).aim
    assert not reached(both, game) and missing(both, game) == (step(more).aim,)
    assert not reached(step({"aim": "goal", "round": 1, "points": 0}).aim, game)
    assert not reached(step({"aim": "wins"}).aim, game)


def test_what_happened_before_the_step_does_not_count() -> None:
    game = Game.from_position(TABLE)
    aim = Happened({"event": "turn_began"})
    assert reached(aim, game)
    assert not reached(aim, game, len(game.events))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_told_step_by_step_with_two_hints(language: Language) -> None:
    texts = lesson_texts(language)
    assert list(texts) == list(lessons())
    for lesson in lessons().values():
        text = texts[lesson.id]
        assert list(text.steps) == [step.id for step in lesson.steps]
        assert text.title and text.about
        for step in text.steps.values():
            assert len(step.hints) == 2
            for said in (step.told, step.aim, *step.hints, step.praise):
                assert said == said.strip() and said[-1] in ".?!", said


def test_every_lesson_names_entries_that_exist() -> None:
    book = Book("en", CATALOG)
    assert [
        (lesson.id, entry)
        for lesson in lessons().values()
        for entry in lesson.entries
        if entry not in book
    ] == []


@pytest.mark.native_only
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_taken_from_the_rulebooks(language: Language) -> None:
    said = [
        sentence
        for text in lesson_texts(language).values()
        for step in text.steps.values()
        for sentence in (text.about, step.told, step.aim, *step.hints, step.praise)
    ]
    assert words_in_common_with_the_sources(said) == []
