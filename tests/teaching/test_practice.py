"""Lessons, examples and the coach at the session's table: begun, hinted, left and taken up."""

from __future__ import annotations

import pytest

from tests.ui.markup import CLICKABLE, Element, command_of, fields_of, read
from wingspan.engine import Setup, load_catalog
from wingspan.teaching.examples import examples
from wingspan.teaching.lessons import Progress, lessons
from wingspan.ui import commands
from wingspan.ui.kit.html import Html
from wingspan.ui.page import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.session import Session
from wingspan.ui.teaching.example import examples_in
from wingspan.ui.teaching.lesson_list import lesson_list
from wingspan.ui.teaching.panel import beside, practice_panel
from wingspan.ui.teaching.practice import Practice
from wingspan.words import Language, languages
from wingspan.words.teaching.interface import interface

CATALOG = load_catalog()
LANGUAGES = languages()
SOLO = Setup(players=1, names=("Ada",), automa="eagle", seed=3)


def learning(language: Language = "en", stored: str = "", *, playing: bool = False) -> Practice:
    """A page whose reader learns, with a game on the table or without."""
    session = Session(CATALOG, language, Settings())
    if playing:
        session.begin(SOLO)
    return Practice(session, stored)


def panel(practice: Practice) -> Element:
    return read(practice_panel(practice))


def verdict(practice: Practice) -> str:
    """How the step is judged now."""
    return practice.verdict


def doing(practice: Practice) -> str:
    """What the table is there for now."""
    return practice.doing


def press(practice: Practice, do: str) -> None:
    """Press the button of the panel with that command."""
    (button,) = panel(practice).having("data-do", do)
    practice.do(command_of(button))


def answer(practice: Practice, option: int) -> None:
    session = practice.session
    assert session.answer(session.token, option)
    practice.after_answer()


def take_the_way(practice: Practice) -> None:
    """Ask for hints until one names the next click, and do it by the button beside it."""
    while not panel(practice).having("data-choice"):
        press(practice, "hint")
    (option,) = panel(practice).choices()
    answer(practice, option)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_six_lessons_are_solved_by_their_hints(language: Language) -> None:
    practice = learning(language)
    for number, lesson in enumerate(lessons().values(), 1):
        practice.do(commands.BeginLesson(lesson.id))
        for step in range(len(lesson.steps)):
            assert f"{step + 1}" in panel(practice).by_class("teaching-title")[0].words()
            while practice.verdict == "going":
                take_the_way(practice)
            assert verdict(practice) == "reached"
            if step < len(lesson.steps) - 1:
                press(practice, "lesson_next")
        assert practice.progress.finished == tuple(lessons())[:number]
    press(practice, "lesson_next")
    assert doing(practice) == ""
    assert practice.session.phase == "start"


def test_hints_come_one_by_one_and_the_last_names_the_click() -> None:
    practice = learning()
    practice.do(commands.BeginLesson("food"))
    assert panel(practice).by_class("teaching-hints")[0].words() == ""
    press(practice, "hint")
    first = panel(practice).by_class("teaching-hints")[0].words()
    press(practice, "hint")
    second = panel(practice).by_class("teaching-hints")[0].words()
    assert second.startswith(first) and second != first
    assert panel(practice).having("data-choice") == []
    press(practice, "hint")
    assert "Gain food" in panel(practice).by_class("teaching-exact")[0].words()
    assert panel(practice).having("data-do", "hint") == []


def test_a_missed_aim_is_told_and_the_step_tried_again() -> None:
    practice = learning()
    practice.do(commands.BeginLesson("birds"))
    while practice.verdict == "going":
        game = practice.game
        assert game is not None and game.decision is not None
        answer(practice, len(game.decision.options) - 1)
    assert verdict(practice) == "missed"
    assert panel(practice).by_class("teaching-missed")
    assert panel(practice).having("data-do", "hint") == []
    press(practice, "lesson_again")
    assert verdict(practice) == "going"
    while verdict(practice) == "going":
        take_the_way(practice)
    assert verdict(practice) == "reached"


def test_an_answer_taken_back_is_not_held_against_the_learner() -> None:
    practice = learning()
    practice.do(commands.BeginLesson("birds"))
    while practice.verdict == "going":
        game = practice.game
        assert game is not None and game.decision is not None
        answer(practice, len(game.decision.options) - 1)
    while practice.session.can_undo:
        assert practice.session.undo()
    practice.after_answer()
    assert verdict(practice) == "going"
    assert practice.attempt is not None and practice.game is practice.attempt.game


@pytest.mark.parametrize("wins", [True, False])
def test_a_lesson_that_ends_with_the_game_is_told_of_above_the_final_score(wins: bool) -> None:
    practice = learning()
    session = practice.session
    session.practice = practice
    practice.do(commands.BeginLesson("goals"))
    practice.do(commands.LessonSkip())
    practice.do(commands.LessonSkip())
    while verdict(practice) == "going":
        game = practice.game
        assert game is not None and game.decision is not None
        option = practice.way() if wins else len(game.decision.options) - 1
        assert option is not None
        answer(practice, option)
    assert session.phase == "over"
    shown = read(page(session))
    assert shown.by_class("end")
    assert bool(shown.by_class("teaching-reached")) is wins
    assert bool(shown.by_class("teaching-missed")) is not wins
    assert shown.by_id("teaching").having("data-do", "lesson_next" if wins else "lesson_again")


def test_a_step_and_a_lesson_can_be_skipped() -> None:
    practice = learning()
    practice.do(commands.BeginLesson("eggs"))
    for _ in lessons()["eggs"].steps:
        assert doing(practice) == "lesson"
        press(practice, "lesson_skip")
    assert doing(practice) == ""
    assert practice.progress.finished == ("eggs",)


@pytest.mark.parametrize("playing", [True, False])
def test_a_lesson_left_leaves_the_game_on_the_table_as_it_was(playing: bool) -> None:
    practice = learning(playing=playing)
    session = practice.session
    before = (session.save(), session.phase)
    practice.do(commands.BeginLesson("cards"))
    take_the_way(practice)
    press(practice, "lesson_leave")
    assert (session.save(), session.phase) == before
    assert doing(practice) == ""


def test_what_is_played_for_practice_is_not_kept() -> None:
    practice = learning()
    practice.do(commands.BeginLesson("cards"))
    practice.session.keep()
    assert practice.session.sitting is not None
    assert practice.session.sitting.id == ""
    assert practice.session.keeping.shelf.games() == ()


def test_another_game_begun_in_the_middle_of_a_lesson_has_nothing_to_do_with_it() -> None:
    practice = learning()
    practice.do(commands.BeginLesson("cards"))
    practice.session.begin(SOLO)
    assert doing(practice) == ""
    assert practice_panel(practice) == ""
    practice.after_answer()
    practice.session.keep()
    assert len(practice.session.keeping.shelf.games()) == 1


def test_a_lesson_is_taken_up_on_another_page_at_the_very_answer() -> None:
    practice = learning()
    practice.do(commands.BeginLesson("eggs"))
    press(practice, "lesson_skip")
    take_the_way(practice)
    assert practice.game is not None
    stored, position = practice.to_json(), practice.game.position()
    again = learning(stored=stored)
    assert again.doing == ""
    (button,) = [
        button
        for button in read(lesson_list("en", again.progress)).having("data-do", "lesson")
        if command_of(button) == commands.BeginLesson("eggs")
    ]
    assert "step 2" in button.words()
    again.do(commands.BeginLesson("eggs"))
    assert again.game is not None
    assert again.game.position() == position
    while again.verdict == "going":
        take_the_way(again)
    assert again.verdict == "reached"


@pytest.mark.parametrize(
    "stored", ["", "nonsense", "[]", '{"progress": 3}', '{"progress":{"lesson":"x"}}']
)
def test_progress_that_cannot_be_read_counts_as_none(stored: str) -> None:
    practice = learning(stored=stored)
    assert practice.progress.finished == ()
    practice.do(commands.BeginLesson("food"))
    assert doing(practice) == "lesson"


def test_a_record_that_no_longer_plays_begins_the_lesson_anew() -> None:
    practice = learning()
    practice.do(commands.BeginLesson("food"))
    take_the_way(practice)
    stored = practice.to_json().replace('"rules":', '"rules":9')
    again = learning(stored=stored)
    again.do(commands.BeginLesson("food"))
    assert again.game is not None and again.game.answers == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", list(examples()))
def test_every_example_can_be_tried_to_its_end(id: str, language: Language) -> None:
    practice = learning(language)
    practice.do(commands.TryExample(id))
    assert doing(practice) == "trying"
    for _ in examples()[id].answers:
        assert not practice.session.must_hand_over
        (option,) = panel(practice).choices()
        answer(practice, option)
    assert practice.example_reached
    assert panel(practice).having("data-choice") == []
    press(practice, "example_leave")
    assert practice.session.phase == "start"


def test_an_example_tried_otherwise_says_so() -> None:
    practice = learning()
    practice.do(commands.TryExample("reroll"))
    answer(practice, 1)
    assert "another way" in panel(practice).words()
    press(practice, "lesson_again")
    assert practice.game is not None and practice.game.answers == ()
    assert doing(practice) == "trying"


@pytest.mark.parametrize("playing", [True, False])
def test_an_example_is_shown_step_by_step(playing: bool) -> None:
    practice = learning(playing=playing)
    before = practice.session.phase
    practice.do(commands.ShowExample("row.space"))
    assert doing(practice) == "showing"
    seen = set()
    for _ in range(4):
        seen.add(panel(practice).words())
        practice.session.step("after")
    assert len(seen) == 4, "three answers and what came of them"
    press(practice, "example_leave")
    assert practice.session.phase == before
    assert doing(practice) == ""


def test_another_replay_has_nothing_to_do_with_an_example() -> None:
    practice = learning(playing=True)
    practice.do(commands.ShowExample("row.space"))
    practice.session.go_on()
    practice.session.watch(None)
    assert practice.session.phase == "replay"
    assert doing(practice) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_round_is_played_through_with_the_coach(language: Language) -> None:
    practice = learning(language)
    practice.do(commands.FirstGame())
    session = practice.session
    assert session.phase == "play"
    while session.game is not None and session.game.state.round == 1:
        assert practice.coach_speaks
        (option,) = panel(practice).choices()
        answer(practice, option)
    assert doing(practice) == "coached"
    assert not practice.coach_speaks
    assert panel(practice).choices() == []
    press(practice, "hint")
    assert practice.coach_speaks
    answer(practice, panel(practice).choices()[0])
    assert not practice.coach_speaks


def test_the_coach_can_be_turned_off_and_the_game_goes_on() -> None:
    practice = learning()
    practice.do(commands.FirstGame())
    press(practice, "coach_off")
    assert practice_panel(practice) == ""
    assert practice.session.phase == "play"


def test_the_coach_comes_back_with_its_game() -> None:
    practice = learning()
    practice.do(commands.FirstGame(7))
    session = practice.session
    session.keep()
    assert session.sitting is not None
    id_, stored = session.sitting.id, practice.to_json()
    assert id_
    session.begin(SOLO)
    later = Practice(session, stored)
    assert doing(later) == ""
    assert session.open(id_)
    assert doing(later) == "coached"
    assert session.game is not None and session.game.setup.seed == 7


def test_other_games_have_no_coach() -> None:
    practice = learning(playing=True)
    assert practice_panel(practice) == ""
    assert beside(Html(""), Html("<p></p>")) == "<p></p>"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_tells_what_is_done_and_what_is_under_way(language: Language) -> None:
    progress = Progress(("food", "birds"), "eggs", 1)
    shown = read(lesson_list(language, progress))
    assert [item.attributes["id"] for item in shown.by_class("done")] == [
        "lesson-food",
        "lesson-birds",
    ]
    assert [fields_of(button) for button in shown.having("data-do", "lesson")] == list(lessons())
    assert len(shown.having("data-do", "first_game")) == 1


def test_every_button_of_the_room_is_understood_and_nothing_else() -> None:
    practice = learning()
    with pytest.raises(ValueError, match="Undo"):
        practice.do(commands.Undo())
    with pytest.raises(LookupError):
        practice.do(commands.BeginLesson("swimming"))
    with pytest.raises(LookupError):
        practice.do(commands.TryExample("swimming"))
    ids = {commands.BeginLesson: "food", commands.TryExample: "reroll"}
    for kind in commands.LEARNING:
        takes = "id" in kind.__struct_fields__
        practice.do(kind(ids.get(kind, "reroll")) if takes else kind())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", list(examples()))
def test_an_example_is_drawn_as_a_picture_with_two_buttons(id: str, language: Language) -> None:
    figure = read(examples_in(language, CATALOG)(id))
    example = next(e for e in figure.having("data-example") if e.attributes["data-example"] == id)
    (picture,) = example.by_class("example-table")
    assert "inert" in picture.attributes
    assert picture.by_class("mat")
    inside = picture.all()[1:]
    assert [e.tag for e in inside if e.tag in CLICKABLE] == []
    live = ("id", "data-choice", "data-do", "tabindex", "role", "data-tip")
    assert [e for e in inside if any(name in e.attributes for name in live)] == []
    pressed = [command_of(button) for button in example.having("data-do")]
    assert pressed == [commands.TryExample(id), commands.ShowExample(id)]


def test_an_entry_shows_its_examples_and_one_without_shows_none() -> None:
    drawn = examples_in("en", CATALOG)
    shown = read(drawn("predators")).having("data-example")
    assert [e.attributes["data-example"] for e in shown] == [
        "hunt",
        "hunt.missed",
        "family.hunt_dice",
    ]
    assert drawn("no_such_entry") == ""


def test_both_languages_name_the_same_things() -> None:
    assert list(interface("en")) == list(interface("fr"))
