"""The coach asked at the table: what it says, who may ask, and how hints are counted."""

from __future__ import annotations

import re
from functools import partial

import pytest
from msgspec import structs

from tests.ui.fake_browser import Page, at
from tests.ui.markup import command_of, read
from tests.ui.sessions import at_the_action, sitting_of
from wingspan.coach.analysis import Reason
from wingspan.coach.figures import Estimate
from wingspan.coach.grounds import Ground
from wingspan.engine import load_catalog
from wingspan.engine.options import DONE, Bird, Die, InHabitat, TakeAction
from wingspan.saves import MemoryStore
from wingspan.saves.hints import KEY, NONE, Hints, hints_of, keep_hints
from wingspan.saves.statistics import Results, add_up
from wingspan.ui import messages
from wingspan.ui.coach.answers import in_words, mark
from wingspan.ui.coach.hint import ROWS, hint_panel, hint_said
from wingspan.ui.coach.work import CoachJobs
from wingspan.ui.kit.html import div
from wingspan.ui.page.showing import moment
from wingspan.ui.play.scene import Offer
from wingspan.ui.session.moment import MOST_STEPS, Hint, TableInPlay
from wingspan.ui.table.cards import Card, bird_card, hit
from wingspan.ui.table.table_page import table_in_play
from wingspan.words import words_in

pytestmark = pytest.mark.native_only  # each test runs a loop of its own


def begun(*seats: str, store: MemoryStore | None = None, **filled_in: str) -> Page:
    """Begin a game with a level at each seat, "" for a person; return its page."""
    page = Page(store)
    page.screen.filled_in = {"players": str(len(seats)), "set_swiftstart": "on", **filled_in}
    page.screen.filled_in.update({f"seat_{seat}": level for seat, level in enumerate(seats)})
    at(page, page.submit)
    return page


def ask(page: Page) -> None:
    at(page, lambda: page.press(messages.AskCoach()))


def to_an_action(page: Page) -> None:
    while page.session.game is not None and page.session.game.decision is not None:
        if page.session.game.decision.kind == "action":
            return
        at(page, lambda: page.choose(0))


@pytest.mark.parametrize("kept", ["", "{", '{"game": 3}'])
def test_damaged_hints_count_as_none_and_a_full_browser_breaks_nothing(kept: str) -> None:
    store, hints = MemoryStore(), Hints(answers=(3, 8))
    store.set(KEY, kept)
    assert hints_of(store, "game") == NONE
    keep_hints(store, "game", hints)
    assert hints_of(store, "game") == hints
    store.blocked = True
    keep_hints(store, "game", NONE)
    assert hints_of(store, "game") == hints


def has_button(page: Page) -> bool:
    return bool(page.screen.root.having("data-do", "ask_coach"))


def marks(page: Page) -> list[str]:
    return [found.attributes["data-hint"] for found in page.screen.root.having("data-hint")]


def test_a_hint_comes_in_three_steps_and_goes() -> None:
    page = begun("")
    to_an_action(page)
    ask(page)
    assert page.fetched == ["bots", "coach"]
    hint = page.session.current_hint
    assert hint is not None and hint.step == 1 and hint.advice is not None
    assert "This is a turn to" in page.screen.root.by_id("hint").words() and not marks(page)
    (hinted,) = page.screen.root.by_class("hinted")
    assert "look-" in hinted.attributes["class"]

    ask(page)
    (choices,) = page.screen.root.by_class("hint-choices")
    assert len(choices.children) == len(hint.advice.choices) >= 2
    assert marks(page)
    assert not page.screen.root.by_class("hint-why") and not page.screen.root.by_class("plan")

    ask(page)
    assert page.screen.root.by_class("hint-why")
    assert len(page.screen.root.by_class("plan")) == len(hint.advice.choices)
    assert page.session.current_hint is not None
    assert page.session.current_hint.step == MOST_STEPS
    at(page, lambda: page.press(messages.CloseHint()))
    assert page.session.current_hint is None
    assert not page.screen.root.having("id", "hint")


def test_how_far_a_hint_has_come_is_counted() -> None:
    page = begun("")
    to_an_action(page)
    page.screen.tick = 1_000
    ask(page)
    hint = page.session.current_hint
    assert hint is not None and 0 < hint.done <= hint.whole


def test_where_to_look_is_lit_unless_it_does_not_matter() -> None:
    page = begun("")
    to_an_action(page)
    ask(page)
    shown = moment(page.session).screen
    assert isinstance(shown, TableInPlay) and shown.told is not None
    hint = shown.told.value
    assert isinstance(hint, Hint) and hint.advice is not None and hint.advice.why is not None
    words, scene = page.session.words, shown.scene
    assert scene.decision is not None
    panel = hint_panel(words, shown, hint)
    (lit,) = re.findall(r"look-(\w+)", table_in_play(words, shown, panel).frame)
    best = scene.decision.options[hint.advice.choices[0].candidate.option]
    assert isinstance(best, TakeAction) and ROWS[best.action] == lit
    assert words.text(f"coach/turn_{best.action}") in hint_said(scene, hint)
    alike = structs.replace(hint, advice=structs.replace(hint.advice, why=None))
    panel = hint_panel(words, shown, alike)
    assert "look-" not in table_in_play(words, shown, panel).frame
    first, last = (hint_said(scene, structs.replace(alike, step=step)) for step in (1, 2))
    assert words.text("coach/all_alike") in first and words.text("coach/all_alike") in last
    assert words.text("coach/show_choices") in first and words.text("coach/show_why") not in last


def test_the_last_step_says_what_is_still_looked_for_and_what_it_cannot_tell() -> None:
    """Until the games are played to their ends, it thinks; without a reason, points are told."""
    page = begun("")
    to_an_action(page)
    ask(page)
    shown, hint = moment(page.session).screen, page.session.current_hint
    assert isinstance(shown, TableInPlay) and hint is not None and hint.advice is not None
    scene, advice, words = shown.scene, hint.advice, page.session.words

    def said(**changes: object) -> str:
        choices = tuple(structs.replace(choice, plan=None) for choice in advice.choices)
        found = structs.replace(advice, choices=choices, **changes)
        return read(
            str(hint_said(scene, structs.replace(hint, step=MOST_STEPS, advice=found)))
        ).words()

    thinking, told = said(foreseen=False), said(foreseen=True, grounds=())
    assert words.text("coach/thinking") in thinking and words.text("coach/thinking") not in told
    assert words.text("coach/plan_open") in thinking
    assert scene.decision is not None
    assert in_words(scene, scene.decision, advice.choices[0].candidate) in told


def test_a_start_is_advised_as_one_package_and_ticked_by_one_press() -> None:
    page = begun("")
    ask(page)
    hint = page.session.current_hint
    assert hint is not None and hint.advice is not None and hint.advice.start is not None
    own = hint.advice.start.candidate
    assert own.kept is not None and own.food is not None and own.bonus is not None
    panel = page.screen.root.by_id("hint")
    items = panel.by_class("start-package")[0].children
    assert len(items) == max(1, len(own.kept)) + 2  # a reason for each bird, food and bonus card
    for item in items:
        (name,) = item.children
        assert name.text.endswith(": ") and item.text.strip().endswith(".")
    (tick,) = panel.by_class("tick-start")
    command = command_of(tick)
    at(page, lambda: page.press(command))
    sitting = page.session.sitting
    assert sitting is not None and page.session.phase == "play"
    choice = sitting.start_choice
    assert choice is not None
    assert (choice.birds, set(choice.food), choice.bonus) == (own.kept, set(own.food), own.bonus)
    at(page, lambda: page.press(messages.ConfirmStart()))
    assert sitting.game.state.phase == "turn"
    assert set(sitting.game.state.players[0].hand) == set(own.kept)


def test_the_hint_on_a_start_is_whole_at_once_and_goes_with_the_next_press() -> None:
    page = begun("")
    ask(page)
    assert page.screen.root.by_class("start-package") and marks(page)
    ask(page)
    assert page.session.current_hint is None


def test_reasons_come_after_the_answers_and_none_is_told_twice_running() -> None:
    page = begun("")
    told: list[set[type[Ground]]] = []
    for _ in range(8):
        to_an_action(page)
        ask(page)
        hint = page.session.current_hint
        assert hint is not None and hint.advice is not None and hint.advice.foreseen
        kinds: set[type[Ground]] = {type(ground) for ground in hint.advice.grounds}
        if told:
            assert not kinds & told[-1]
        told.append(kinds)
        best = hint.advice.choices[0].candidate.option
        at(page, lambda best=best: page.choose(best))  # type: ignore[misc]
    assert sum(map(len, told)) > 4


def first_view(page: Page) -> str:
    """Return what the hint says without its details."""
    said = page.screen.root.by_id("hint").words()
    (folded,) = page.screen.root.by_class("hint-details")
    return said.replace(folded.words(), "")


def test_the_first_view_has_no_statistics_and_alone_no_chances() -> None:
    page = begun("")
    to_an_action(page)
    for _ in range(MOST_STEPS):
        ask(page)
    said = first_view(page)
    assert not any(word in said for word in ("±", "expected", "in each", "error"))
    assert not re.search(r"\d\.\d", said)
    assert "points" in said and "to win" not in said
    assert "±" in page.screen.root.by_class("hint-details")[0].words()


def test_against_others_the_best_answer_has_its_chance_to_win_with_a_bar() -> None:
    page = begun("", "blue_jay")
    to_an_action(page)
    ask(page)
    ask(page)
    hint = page.session.current_hint
    assert hint is not None and hint.advice is not None
    best = hint.advice.choices[0].chance
    assert best is not None and 0.05 <= best <= 0.95
    (bar,) = page.screen.root.by_class("hint-chance")
    assert int(bar.attributes["value"]) == round(1000 * best)
    assert f"{round(100 * best)}% to win" in first_view(page)


def test_the_focus_leaves_the_bulb_once_enter_takes_what_is_best() -> None:
    page = begun("")
    ask(page)  # at the start, where the first hint is the whole of it
    assert page.screen.focused[-1] == "question"
    to_an_action(page)
    ask(page)
    told = len(page.screen.focused)
    ask(page)
    assert page.screen.focused[told:] == ["question"]
    ask(page)
    assert page.screen.focused[-1] == "#hint-why"


def test_a_hint_goes_with_its_question() -> None:
    page = begun("")
    to_an_action(page)
    ask(page)
    at(page, lambda: page.choose(1))
    assert page.session.current_hint is None
    assert not page.screen.root.having("id", "hint")


def test_a_question_left_while_the_coach_looks_gets_no_hint() -> None:
    page = begun("")
    to_an_action(page)

    def both() -> None:
        page.press(messages.AskCoach())
        page.choose(1)

    at(page, both)  # before the coach is loaded
    assert page.session.current_hint is None
    to_an_action(page)
    at(page, both)
    assert page.session.current_hint is None


def test_a_hint_that_breaks_goes_and_can_be_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def breaks(*_: object) -> None:
        raise MemoryError

    page = begun("")
    to_an_action(page)
    with monkeypatch.context() as broken:
        broken.setattr(CoachJobs, "foresee", breaks)
        ask(page)
    assert page.session.failure is not None and page.session.current_hint is None
    at(page, lambda: page.app.send(messages.GoOn()))
    ask(page)
    assert page.session.current_hint is not None


def test_without_the_network_a_sentence_says_so_and_nothing_counts() -> None:
    page = begun("")
    page.network = False
    ask(page)
    assert page.screen.root.by_class("notice")
    assert page.session.sitting is not None and not page.session.sitting.save.hints


def test_people_are_given_no_hints_unless_all_agreed_at_the_start() -> None:
    assert has_button(begun(""))
    assert has_button(begun("", "blue_jay"))
    for page in (begun("", ""), begun("", "link", hints="on")):
        at(page, partial(page.choose, 0))
        assert not has_button(page)
    agreed = begun("", "", hints="on")
    at(agreed, lambda: agreed.choose(0))
    assert has_button(agreed)


def test_who_asked_and_whether_they_may_outlives_the_page() -> None:
    store = MemoryStore()
    page = begun("", "", store=store, hints="on")
    at(page, lambda: page.choose(0))
    ask(page)
    ask(page)
    assert page.session.sitting is not None
    kept = hints_of(store, page.session.sitting.id)
    assert kept.agreed and len(kept.answers) == 1
    again = Page(store)
    assert again.session.sitting is not None
    assert again.session.sitting.save.hints == frozenset(kept.answers)
    assert again.session.sitting.save.hints_agreed


def test_a_game_with_hints_is_said_at_its_end_and_kept_apart_in_the_statistics() -> None:
    page = begun("", "mourning_dove")
    ask(page)
    while page.session.phase == "play":
        at(page, lambda: page.choose(0))
    assert page.screen.root.by_class("hints-asked")
    (result,) = Results(page.store).all()
    assert (result.hints, result.rated) == (1, False)
    total = add_up([result], "2026-03-14")
    assert (total.games, total.own, total.best, total.with_hints) == (0, 0, None, 1)
    assert total.rating.games == 0


def test_a_die_carries_a_sign_and_a_card_a_word() -> None:
    """The word is wider than a die, and would lie over its neighbours."""
    words = words_in("en")
    best, alike, behind = mark(words, 0, 0), mark(words, 1, 0), mark(words, 2, 2)
    emu = Card(card=load_catalog().birds["emu"], words=words, where="hand", marked=behind)
    shown = read(div[hit(Offer(0, "a die", best)), hit(Offer(1, "a die", alike)), bird_card(emu)])
    found = [element.attributes for element in shown.having("data-hint")]
    assert [one["data-hint"] for one in found] == ["best", "as good", "−2"]
    assert [one["data-hint-sign"] for one in found] == ["✓", "=", "−2"]


def first_step(page: Page, *answers: tuple[int, float]) -> tuple[str, list[str]]:
    """Return what the first step of a hint says, and which parts of the table it highlights, if
    the coach has found those options best, and how many points each loses.
    """
    shown = moment(page.session).screen
    assert isinstance(shown, TableInPlay) and shown.told is not None
    was = shown.told.value
    assert isinstance(was, Hint) and was.advice is not None
    like = was.advice.choices[0]
    choices = tuple(
        structs.replace(
            like,
            candidate=structs.replace(like.candidate, option=option, bird=None, habitat=None),
            behind=Estimate(lost, lost / 10),
        )
        for option, lost in answers
    )
    against = next(place for place, (_, lost) in enumerate(answers) if lost)
    advice = structs.replace(
        was.advice, choices=choices, why=Reason(choices[against].behind), against=against
    )
    hint = structs.replace(was, advice=advice)
    panel = str(hint_said(shown.scene, hint))
    words = page.session.words
    frame = table_in_play(words, shown, hint_panel(words, shown, hint)).frame
    return panel, re.findall(r"look-(\w+)", frame)


def test_an_action_as_good_as_the_best_is_named_and_highlighted_with_it() -> None:
    page = begun("")
    to_an_action(page)
    ask(page)
    game = page.session.game
    assert game is not None and game.decision is not None
    options = game.decision.options
    gain, draw, lay = (
        options.index(TakeAction(action)) for action in ("gain_food", "draw_cards", "lay_eggs")
    )
    said, lit = first_step(page, (draw, 0), (gain, 0), (lay, 3))
    assert "“Draw cards” or “Gain food”: one is as good as the other now." in said
    assert lit == ["wetland", "forest"]
    said, lit = first_step(page, (draw, 0), (lay, 2), (gain, 3))
    assert "This is a turn to draw cards." in said and lit == ["wetland"]


def test_the_hand_and_the_rows_are_named_where_a_bird_is_chosen() -> None:
    """Ada has an American Robin, which lives in the forest and in the grassland, and a Bald Eagle;
    she can pay for both.
    """
    page = Page()
    page.do(lambda: page.session.sit_down(sitting_of(at_the_action())))
    game = page.session.game
    assert game is not None and game.decision is not None
    play = game.decision.options.index(TakeAction("play_bird"))
    at(page, lambda: page.choose(play))
    ask(page)
    said, lit = first_step(page, (0, 0), (1, 2))
    assert "The choice of card matters here: about 2 points." in said and lit == ["hand"]
    robin = game.decision.options.index(Bird("american_robin"))
    at(page, lambda: page.choose(robin))
    ask(page)
    assert "The choice of row matters here: about 2 points." in first_step(page, (0, 0), (1, 2))[0]
    rows = [option.habitat for option in game.decision.options if isinstance(option, InHabitat)]
    assert first_step(page, (1, 0), (0, 2))[1] == [rows[1]]


def test_a_card_of_the_tray_is_named_with_the_tray() -> None:
    page = Page()
    page.do(lambda: page.session.sit_down(sitting_of(at_the_action())))
    game = page.session.game
    assert game is not None and game.decision is not None
    draw = game.decision.options.index(TakeAction("draw_cards"))
    at(page, lambda: page.choose(draw))
    ask(page)
    said, lit = first_step(page, (0, 0), (1, 2))
    assert "The choice of card matters here" in said and lit == ["tray"]


def test_where_an_answer_is_compared_with_declining_the_choice_itself_matters() -> None:
    page = begun("")
    to_an_action(page)
    game = page.session.game
    assert game is not None and game.decision is not None
    gain = game.decision.options.index(TakeAction("gain_food"))
    at(page, lambda: page.choose(gain))
    ask(page)
    assert game.decision is not None
    dice = [place for place, option in enumerate(game.decision.options) if isinstance(option, Die)]
    declined = game.decision.options.index(DONE)
    assert "The choice of die matters here" in first_step(page, (dice[0], 0), (dice[1], 2))[0]
    assert "The choice matters here" in first_step(page, (dice[0], 0), (declined, 2))[0]
