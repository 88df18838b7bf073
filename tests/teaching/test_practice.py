"""Lessons, examples and the coach in a session: begun, hinted, left and resumed."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.ui.markup import CLICKABLE, Element, command_of, fields_of, read
from tests.ui.sessions import answer, must_hand_over, replay_of, scene, sitting_of, undo
from wingspan.engine import Game, Setup, load_catalog
from wingspan.teaching.examples import examples
from wingspan.teaching.lessons import Progress, lessons
from wingspan.ui import messages
from wingspan.ui.games.replaying import watch
from wingspan.ui.learn.lesson import lesson_list, practice_said
from wingspan.ui.learn.practice import Coached, ExampleTried, Learnt, Practice
from wingspan.ui.learn.update import do
from wingspan.ui.page.showing import moment, on_return
from wingspan.ui.page.views import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.rules.reference import example_figure, examples_in
from wingspan.ui.session.session import Session
from wingspan.ui.session.where import AtTable
from wingspan.words import Language, languages, words_in
from wingspan.words.teaching.lessons import lesson_texts

CATALOG = load_catalog()
LANGUAGES = languages()
SOLO = Setup(players=1, names=("Ada",), automa="eagle", seed=3)


class Learner:
    """A page with a lesson, an example or a coached game."""

    def __init__(self, session: Session, stored: str = "") -> None:
        self.session = session
        self.practice = session.practice = Practice(session.catalog, stored)

    def do(self, command: messages.LessonMessage) -> None:
        do(self.session, self.practice, command)

    def after_answer(self) -> None:
        self.practice.after_answer(self.session.on_screen)

    @property
    def game(self) -> Game | None:
        return self.session.game

    @property
    def doing(self) -> str:
        """What the table on the screen is for."""
        return self.practice.doing(self.session.on_screen)

    @property
    def verdict(self) -> str:
        """The verdict on the current step."""
        return self.practice.verdict

    @property
    def progress(self) -> Progress:
        return self.practice.progress

    @property
    def learnt(self) -> Learnt | None:
        """What the panel beside the question shows."""
        return self.practice.seen(self.session.on_screen)

    @property
    def coach_speaks(self) -> bool:
        return isinstance(self.learnt, Coached) and self.learnt.speaks


def learning(language: Language = "en", stored: str = "", *, playing: bool = False) -> Learner:
    """Return a page for learning, with or without a game on the table."""
    session = Session(CATALOG, language, Settings())
    if playing:
        session.begin(SOLO)
    return Learner(session, stored)


def panel(learner: Learner) -> Element:
    """Return the panel beside the question."""
    session, learnt = learner.session, learner.learnt
    assert learnt is not None
    replay = session.replay
    shown = replay.scene(session.words, session.settings, {}) if replay else scene(session)
    return read(practice_said(shown, learnt))


def verdict(learner: Learner) -> str:
    """Return the verdict on the current step."""
    return learner.verdict


def doing(learner: Learner) -> str:
    """Return what the table on the screen is for."""
    return learner.doing


def press(learner: Learner, command: str) -> None:
    """Press the button of the panel with that command."""
    (button,) = panel(learner).having("data-do", command)
    message = command_of(button)
    assert isinstance(message, messages.LessonMessage)
    learner.do(message)


def give(learner: Learner, option: int) -> None:
    session = learner.session
    assert answer(session, session.token, option)
    learner.after_answer()


def take_the_way(learner: Learner) -> None:
    """Ask for hints until one names the next click, and press the button that does it."""
    while not panel(learner).having("data-choice"):
        press(learner, "hint")
    (option,) = panel(learner).choices()
    give(learner, option)


def reach(learner: Learner) -> None:
    """Take the way until the step's aim is reached."""
    while not panel(learner).having("data-do", "lesson_next"):
        take_the_way(learner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_six_lessons_are_solved_by_their_hints(language: Language) -> None:
    learner = learning(language)
    for number, lesson in enumerate(lessons().values(), 1):
        learner.do(messages.BeginLesson(lesson.id))
        for step in range(len(lesson.steps)):
            assert f"{step + 1}" in panel(learner).by_class("teaching-title")[0].words()
            while learner.verdict == "going":
                take_the_way(learner)
            assert verdict(learner) == "reached"
            if step < len(lesson.steps) - 1:
                press(learner, "lesson_next")
        assert learner.progress.finished == tuple(lessons())[:number]
    press(learner, "lesson_next")
    assert doing(learner) == ""
    assert learner.session.phase == "start"


def test_each_hint_takes_the_place_of_the_one_before_and_the_last_names_the_click() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("food"))
    assert panel(learner).by_class("teaching-hints")[0].words() == ""
    press(learner, "hint")
    first = panel(learner).by_class("teaching-hints")[0].words()
    press(learner, "hint")
    second = panel(learner).by_class("teaching-hints")[0].words()
    assert first and second and first not in second
    assert panel(learner).having("data-choice") == []
    press(learner, "hint")
    assert "Gain food" in panel(learner).by_class("teaching-exact")[0].words()
    assert panel(learner).having("data-do", "hint") == []


def test_a_missed_aim_is_told_and_the_step_tried_again() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("birds"))
    while learner.verdict == "going":
        game = learner.game
        assert game is not None and game.decision is not None
        give(learner, len(game.decision.options) - 1)
    assert verdict(learner) == "missed"
    assert panel(learner).by_class("teaching-missed")
    assert panel(learner).having("data-do", "hint") == []
    press(learner, "lesson_again")
    assert verdict(learner) == "going"
    while verdict(learner) == "going":
        take_the_way(learner)
    assert verdict(learner) == "reached"


@pytest.mark.parametrize(
    ("lesson", "number", "option", "lacks"),
    [
        ("food", 1, -1, "you have 0 of 1 "),
        ("birds", 0, -1, "is not on your mat"),
        ("eggs", 0, -1, "of 2 eggs lie on your mat"),
        ("eggs", 1, -1, "0 of 1 egg on Atlantic Puffin, 0 of 2 eggs on Bobolink"),
        ("cards", 0, 0, "is not in your hand"),
        ("cards", 1, 0, "of 2 cards are in your hand"),
        ("powers", 1, 0, "of 2 cards are tucked"),
        ("goals", 0, 0, "and not 4"),
    ],
)
def test_what_was_missed_is_named(lesson: str, number: int, option: int, lacks: str) -> None:
    learner = learning()
    learner.do(messages.BeginLesson(lesson))
    for _ in range(number):
        press(learner, "lesson_skip")
    while learner.verdict == "going":
        game = learner.game
        assert game is not None and game.decision is not None
        give(learner, range(len(game.decision.options))[option])
    assert lacks in panel(learner).by_class("teaching-missed")[0].words()


def test_an_answer_taken_back_is_not_held_against_the_learner() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("birds"))
    while learner.verdict == "going":
        game = learner.game
        assert game is not None and game.decision is not None
        give(learner, len(game.decision.options) - 1)
    while sitting_of(learner.session).can_undo:
        assert undo(learner.session)
    learner.after_answer()
    assert verdict(learner) == "going"
    assert learner.practice.attempt is not None and learner.game is learner.practice.attempt.game


@pytest.mark.parametrize("wins", [True, False])
def test_a_lesson_that_ends_with_the_game_is_told_of_above_the_final_score(wins: bool) -> None:
    learner = learning()
    session = learner.session
    learner.do(messages.BeginLesson("goals"))
    learner.do(messages.LessonSkip())
    learner.do(messages.LessonSkip())
    while verdict(learner) == "going":
        game, sitting = learner.game, session.sitting
        assert sitting is not None and game is not None and game.decision is not None
        option = learner.practice.way(sitting) if wins else len(game.decision.options) - 1
        assert option is not None
        give(learner, option)
    assert session.phase == "over"
    shown = read(page(moment(session)))
    assert shown.by_class("end")
    assert bool(shown.by_class("teaching-reached")) is wins
    assert bool(shown.by_class("teaching-missed")) is not wins
    assert shown.by_id("teaching").having("data-do", "lesson_next" if wins else "lesson_again")


def test_a_step_and_a_lesson_can_be_skipped() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("eggs"))
    for _ in lessons()["eggs"].steps:
        assert doing(learner) == "lesson"
        press(learner, "lesson_skip")
    assert doing(learner) == ""
    assert learner.progress.finished == ()
    assert learner.progress.under_way("eggs") is None


def test_a_lesson_of_which_a_step_was_skipped_is_not_done_even_after_a_reload() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("eggs"))
    press(learner, "lesson_skip")
    again = learning(stored=learner.practice.to_json())
    again.do(messages.BeginLesson("eggs"))
    for _ in lessons()["eggs"].steps[1:]:
        reach(again)
        press(again, "lesson_next")
    assert doing(again) == ""
    assert again.progress.finished == ()


def test_the_ribbon_asks_for_the_aim_and_a_finger_points_in_the_first_step() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("eggs"))
    attempt = learner.practice.attempt
    assert attempt is not None
    aim = lesson_texts("en")["eggs"].steps[attempt.step.id].aim
    shown = read(page(moment(learner.session)))
    assert shown.by_id("question").words() == f"Your aim: {aim}"
    assert not shown.by_id("teaching").by_class("teaching-aim")
    (table,) = [part for part in shown.by_class("table") if "data-point" in part.attributes]
    assert table.attributes["data-point"] == str(attempt.way)
    reach(learner)
    asked = read(page(moment(learner.session))).by_id("question").words()
    assert asked == "Aim reached: go on to the next step"
    press(learner, "lesson_next")
    assert not read(page(moment(learner.session))).having("data-point")
    press(learner, "hint")
    (pointed,) = read(page(moment(learner.session))).having("data-point")
    assert pointed.attributes["data-point"] == str(attempt.way)


@pytest.mark.parametrize("playing", [True, False])
def test_a_lesson_left_leaves_the_game_on_the_table_as_it_was(playing: bool) -> None:
    learner = learning(playing=playing)
    session = learner.session
    before = (session.save(), session.phase)
    learner.do(messages.BeginLesson("cards"))
    take_the_way(learner)
    press(learner, "lesson_leave")
    assert (session.save(), session.phase) == before
    assert doing(learner) == ""


def test_what_is_played_for_practice_is_not_kept() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("cards"))
    learner.session.keep()
    assert learner.session.sitting is not None
    assert learner.session.sitting.id == ""
    assert learner.session.keeping.shelf.games() == ()


def test_another_game_begun_in_the_middle_of_a_lesson_has_nothing_to_do_with_it() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("cards"))
    learner.session.begin(SOLO)
    assert doing(learner) == ""
    assert learner.learnt is None
    learner.after_answer()
    learner.session.keep()
    assert len(learner.session.keeping.shelf.games()) == 1


def test_a_lesson_is_taken_up_on_another_page_at_the_very_answer() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("eggs"))
    press(learner, "lesson_skip")
    take_the_way(learner)
    assert learner.game is not None
    stored, position = learner.practice.to_json(), learner.game.position()
    again = learning(stored=stored)
    assert again.doing == ""
    (button,) = [
        button
        for button in read(lesson_list(words_in("en"), again.progress)).having("data-do", "lesson")
        if command_of(button) == messages.BeginLesson("eggs")
    ]
    assert "step 2" in button.words()
    again.do(messages.BeginLesson("eggs"))
    assert again.game is not None
    assert again.game.position() == position
    while again.verdict == "going":
        take_the_way(again)
    assert again.verdict == "reached"


@pytest.mark.parametrize(
    "stored", ["", "nonsense", "[]", '{"progress": 3}', '{"progress":{"lesson":"x"}}']
)
def test_progress_that_cannot_be_read_counts_as_none(stored: str) -> None:
    learner = learning(stored=stored)
    assert learner.progress.finished == ()
    learner.do(messages.BeginLesson("food"))
    assert doing(learner) == "lesson"


def test_a_record_that_no_longer_plays_begins_the_lesson_anew() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("food"))
    take_the_way(learner)
    stored = learner.practice.to_json().replace('"rules":', '"rules":9')
    again = learning(stored=stored)
    again.do(messages.BeginLesson("food"))
    assert again.game is not None and again.game.answers == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", list(examples()))
def test_every_example_can_be_tried_to_its_end(id_: str, language: Language) -> None:
    learner = learning(language)
    learner.do(messages.TryExample(id_))
    assert doing(learner) == "trying"
    for _ in examples()[id_].answers:
        assert not must_hand_over(learner.session)
        (option,) = panel(learner).choices()
        give(learner, option)
    assert isinstance(learner.learnt, ExampleTried) and learner.learnt.reached
    assert panel(learner).having("data-choice") == []
    press(learner, "example_leave")
    assert learner.session.phase == "start"


def test_an_example_tried_otherwise_says_so() -> None:
    learner = learning()
    learner.do(messages.TryExample("reroll"))
    give(learner, 1)
    assert "another way" in panel(learner).words()
    press(learner, "lesson_again")
    assert learner.game is not None and learner.game.answers == ()
    assert doing(learner) == "trying"


@pytest.mark.parametrize("playing", [True, False])
def test_an_example_is_shown_step_by_step(playing: bool) -> None:
    learner = learning(playing=playing)
    before = learner.session.phase
    learner.do(messages.ShowExample("row.space"))
    assert doing(learner) == "showing"
    seen = set()
    for _ in range(4):
        seen.add(panel(learner).words())
        replay_of(learner.session).step("after")
    assert len(seen) == 4, "three answers and what came of them"
    press(learner, "example_leave")
    assert learner.session.phase == before
    assert doing(learner) == ""


def test_an_example_tried_and_then_shown_leads_back_to_ones_own_game() -> None:
    learner = learning(playing=True)
    own = learner.session.sitting
    learner.do(messages.TryExample("row.space"))
    press(learner, "show_example")
    assert doing(learner) == "showing"
    press(learner, "example_leave")
    assert learner.session.phase == "play"
    assert own is not None and learner.session.where == AtTable(own)


@pytest.mark.parametrize("playing", [True, False])
def test_a_reload_shows_no_table_that_is_there_for_practice(playing: bool) -> None:
    learner = learning(playing=playing)
    learner.do(messages.BeginLesson("food"))
    assert on_return(learner.session) is None
    press(learner, "lesson_leave")
    assert (on_return(learner.session) is not None) == playing


def test_another_replay_has_nothing_to_do_with_an_example() -> None:
    learner = learning(playing=True)
    learner.do(messages.ShowExample("row.space"))
    learner.session.go_on()
    watch(learner.session, None)
    assert learner.session.phase == "replay"
    assert doing(learner) == ""


def test_the_coach_speaks_in_the_first_round_and_then_when_it_is_asked() -> None:
    learner = learning()
    learner.do(messages.FirstGame())
    session = learner.session
    while session.game is not None and session.game.state.round == 1:
        assert learner.coach_speaks
        give(learner, 0)
    assert doing(learner) == "coached"
    assert not learner.coach_speaks
    press(learner, "hint")
    assert learner.coach_speaks
    give(learner, 0)
    assert not learner.coach_speaks


def test_the_coach_can_be_turned_off_and_the_game_goes_on() -> None:
    learner = learning()
    learner.do(messages.FirstGame())
    press(learner, "coach_off")
    assert learner.learnt is None
    assert learner.session.phase == "play"


def test_the_coach_comes_back_with_its_game() -> None:
    learner = learning()
    learner.do(messages.FirstGame(7))
    session = learner.session
    session.keep()
    assert session.sitting is not None
    id_, stored = session.sitting.id, learner.practice.to_json()
    assert id_
    session.begin(SOLO)
    later = Learner(session, stored)
    assert doing(later) == ""
    assert session.open(id_)
    assert doing(later) == "coached"
    assert session.game is not None and session.game.setup.seed == 7


def test_other_games_have_no_coach() -> None:
    learner = learning(playing=True)
    assert learner.learnt is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_tells_what_is_done_and_what_is_under_way(language: Language) -> None:
    progress = Progress(("food", "birds"), "eggs", 1)
    shown = read(lesson_list(words_in(language), progress))
    assert [item.attributes["id"] for item in shown.by_class("done")] == [
        "lesson-food",
        "lesson-birds",
    ]
    assert [fields_of(button) for button in shown.having("data-do", "lesson")] == list(lessons())
    assert len(shown.having("data-do", "first_game")) == 1


@pytest.mark.parametrize(
    ("progress", "due"),
    [
        (Progress(), "food"),
        (Progress(("food", "birds")), "eggs"),
        (Progress(("food",), "cards", 1), "cards"),
        (Progress(tuple(lessons())), "first_game"),
    ],
)
def test_the_list_leads_to_one_thing_only(progress: Progress, due: str) -> None:
    """The lesson under way, else the next one, else the first game."""
    (button,) = read(lesson_list(words_in("en"), progress)).by_class("primary")
    name = button.attributes["data-do"]
    assert (fields_of(button) if name == "lesson" else name) == due


def test_every_button_of_the_room_is_understood() -> None:
    learner = learning()
    with pytest.raises(LookupError):
        learner.do(messages.BeginLesson("swimming"))
    with pytest.raises(LookupError):
        learner.do(messages.TryExample("swimming"))
    ids = {messages.BeginLesson: "food", messages.TryExample: "reroll"}
    for kind in get_args(messages.LessonMessage):
        takes = "id" in kind.__struct_fields__
        learner.do(kind(ids.get(kind, "reroll")) if takes else kind())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", list(examples()))
def test_an_example_is_drawn_as_a_picture_with_two_buttons(id_: str, language: Language) -> None:
    example = read(example_figure(words_in(language), CATALOG, examples()[id_]))
    (picture,) = example.by_class("example-table")
    assert "inert" in picture.attributes
    assert picture.by_class("mat")
    inside = picture.all()[1:]
    assert [e.tag for e in inside if e.tag in CLICKABLE] == []
    live = ("id", "data-choice", "data-do", "tabindex", "role", "data-tip")
    assert [e for e in inside if any(name in e.attributes for name in live)] == []
    pressed = [command_of(button) for button in example.having("data-do")]
    assert pressed == [messages.TryExample(id_), messages.ShowExample(id_)]


def test_an_entry_shows_its_examples_and_one_without_shows_none() -> None:
    drawn = examples_in(words_in("en"), CATALOG)
    shown = read(drawn("predators")).having("data-example")
    assert [e.attributes["data-example"] for e in shown] == [
        "hunt",
        "hunt.missed",
        "family.hunt_dice",
    ]
    assert drawn("no_such_entry") == ""


def test_another_lesson_begun_leaves_the_first_where_it_was() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("eggs"))
    press(learner, "lesson_skip")
    take_the_way(learner)
    assert learner.game is not None
    left = learner.game.position()
    learner.do(messages.BeginLesson("cards"))
    take_the_way(learner)
    again = learning(stored=learner.practice.to_json())
    buttons = read(lesson_list(words_in("en"), again.progress)).having("data-do", "lesson")
    named = {command_of(button): button.words() for button in buttons}
    assert "Continue at step 2" in named[messages.BeginLesson("eggs")]
    assert "Continue at step 1" in named[messages.BeginLesson("cards")]
    again.do(messages.BeginLesson("eggs"))
    assert again.game is not None and again.game.position() == left


def test_a_lesson_finished_forgets_none_of_the_others() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("food"))
    learner.do(messages.BeginLesson("eggs"))
    for _ in lessons()["eggs"].steps:
        reach(learner)
        press(learner, "lesson_next")
    assert learner.progress.finished == ("eggs",)
    assert learner.progress.under_way("eggs") is None
    assert learner.progress.under_way("food") is not None


def test_progress_of_a_page_that_kept_one_lesson_only_is_read() -> None:
    learner = learning(stored='{"progress":{"finished":["food"],"lesson":"birds","step":1}}')
    assert learner.progress.finished == ("food",)
    under_way = learner.progress.under_way("birds")
    assert under_way is not None and under_way.step == 1


def test_whoever_leaves_a_lesson_is_back_at_the_list_of_lessons() -> None:
    learner = learning(playing=True)
    learner.do(messages.BeginLesson("cards"))
    press(learner, "lesson_leave")
    assert read(page(moment(learner.session))).by_id("lessons")
    learner.do(messages.TryExample("reroll"))
    press(learner, "example_leave")
    assert not read(page(moment(learner.session))).having("id", "lessons")


@pytest.mark.parametrize(
    ("lesson", "said"),
    [
        ("birds", "Painted Whitestart is not on your mat"),
        ("food", "you have 0 of 1 seed"),
        ("eggs", "0 of 2 eggs lie on your mat"),
        ("cards", "Mallard is not in your hand"),
    ],
)
def test_a_missed_aim_says_what_is_lacking(lesson: str, said: str) -> None:
    learner = learning()
    learner.do(messages.BeginLesson(lesson))
    while learner.verdict == "going":
        sitting, game = learner.session.sitting, learner.game
        assert sitting is not None and game is not None and game.decision is not None
        last = len(game.decision.options) - 1
        way = learner.practice.way(sitting)
        idle = game.decision.kind == "action" and way == last
        give(learner, last - 1 if idle else last)
    assert said in panel(learner).by_class("teaching-missed")[0].words()


def test_a_step_lights_parts_that_are_on_the_screen() -> None:
    for lesson in lessons().values():
        learner = learning()
        learner.do(messages.BeginLesson(lesson.id))
        for step in lesson.steps:
            root = read(page(moment(learner.session)))
            (table,) = root.by_class("table")
            assert table.attributes["data-about"] == " ".join(step.lights)
            assert step.lights and all(root.by_class(part) for part in step.lights)
            learner.do(messages.LessonSkip())


def test_the_automa_sleeps_where_a_lesson_is_not_about_it() -> None:
    learner = learning()
    learner.do(messages.BeginLesson("birds"))
    for _ in range(3):
        learner.do(messages.LessonSkip())
    while learner.verdict == "going":
        take_the_way(learner)
    root = read(page(moment(learner.session)))
    assert not root.having("id", "automa")
    assert "Automa" not in root.by_id("log").words()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_lessons_says_how_one_wins(language: Language) -> None:
    first = read(lesson_list(words_in(language), Progress())).by_id("lessons")
    aim = {"de": "meisten Punkte", "en": "most points", "fr": "plus de points"}
    assert aim[language] in first.words()
