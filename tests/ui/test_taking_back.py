"""Undo and redo: how far they go, and what is counted."""

from __future__ import annotations

import random

import pytest

from tests.ui.fake_browser import Page
from tests.ui.markup import read
from tests.ui.sessions import (
    SOLO,
    TWO,
    answer,
    begun,
    must_hand_over,
    pick,
    place,
    play,
    redo,
    resume,
    scene,
    sitting_of,
    undo,
)
from wingspan.engine.events import DeckCardDrawn, DiceRolled, FoodGained, TurnBegan
from wingspan.engine.options import DrawDeck, TakeAction
from wingspan.saves import MemoryStore, StoreFull
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page as markup
from wingspan.ui.play.answers import reveals
from wingspan.ui.session.autosave import PRESSES
from wingspan.ui.session.session import Session


def answers(session: Session) -> tuple[int, ...]:
    assert session.game
    return session.game.answers


def answer_with(session: Session, wanted: object) -> None:
    assert session.game and session.game.decision
    assert answer(session, session.token, session.game.decision.options.index(wanted))  # type: ignore[arg-type]


def at_an_action(session: Session) -> None:
    """Play until an action is asked for."""
    dice = random.Random(1)
    while True:
        assert session.game and session.game.decision
        if not must_hand_over(session) and session.game.decision.kind == "action":
            return
        number = 1 if must_hand_over(session) else len(session.game.decision.options)
        answer(session, session.token, dice.randrange(number))


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    session = begun()
    assert not sitting_of(session).can_undo
    assert not undo(session)
    assert not sitting_of(session).answers.taken_back
    assert not redo(session)


def test_what_was_taken_back_is_done_again() -> None:
    session = begun()
    play(session, 40)
    before, save = answers(session), session.save()
    for _ in range(12):
        assert undo(session)
    assert len(answers(session)) < len(before)
    while sitting_of(session).answers.taken_back:
        assert redo(session)
    assert answers(session) == before
    assert session.save() == save


def test_a_new_answer_leaves_nothing_to_do_again() -> None:
    session = begun()
    play(session, 5)
    undo(session)
    play(session, 1)
    assert not sitting_of(session).answers.taken_back


def test_taking_back_goes_to_what_a_person_answered_and_past_what_was_answered_unasked() -> None:
    session = begun()
    for seed in range(400):
        before = answers(session)
        play(session, 1, seed)
        if len(answers(session)) > len(before) + 1:
            break
    assert len(answers(session)) > len(before) + 1
    assert undo(session)
    assert answers(session) == before


def test_after_a_reload_it_is_still_known_what_was_answered_unasked() -> None:
    session = begun()
    for seed in range(400):
        before = answers(session)
        play(session, 1, seed)
        if len(answers(session)) > len(before) + 1:
            break
    again = begun()
    resume(again, session.save())
    assert scene(again).log.automatic == scene(session).log.automatic
    assert undo(again)
    assert answers(again) == before


def test_a_finished_game_can_be_taken_back_into_play() -> None:
    session = begun()
    play(session, 2000)
    assert scene(session).decision is None
    assert undo(session)
    assert session.phase == "play"


def test_taking_back_what_turned_nothing_up_is_not_counted() -> None:
    session = begun()
    play(session, 1)
    undo(session)
    assert session.game and session.game.take_backs == 0


def test_alone_a_card_drawn_is_taken_back_and_counted() -> None:
    session = begun()
    at_an_action(session)
    answer_with(session, TakeAction("draw_cards"))
    answer_with(session, DrawDeck())
    assert undo(session)
    assert session.game and session.game.take_backs == 1
    assert redo(session)
    assert session.game.take_backs == 0


def test_the_score_sheet_says_that_something_was_taken_back() -> None:
    session = begun()
    play(session, 2000)
    assert not read(markup(moment(session))).by_class("take-backs")
    assert session.game
    session.game.take_backs = 1
    assert "With take-backs" in read(markup(moment(session))).by_class("take-backs")[0].words()


def test_with_several_people_a_card_drawn_is_not_taken_back() -> None:
    session = begun(TWO)
    at_an_action(session)
    answer_with(session, TakeAction("draw_cards"))
    assert sitting_of(session).can_undo
    answer_with(session, DrawDeck())
    assert not sitting_of(session).can_undo


def test_with_several_people_the_last_answer_is_taken_back_until_the_screen_is_handed_over() -> (
    None
):
    session = begun(TWO)
    while not must_hand_over(session) or sitting_of(session).hot_seat.holder is None:
        play(session, 1)
    assert sitting_of(session).hot_seat.holder == 0
    assert sitting_of(session).can_undo
    assert answer(session, session.token, 0)
    assert sitting_of(session).hot_seat.holder == 1
    assert not sitting_of(session).can_undo
    assert not undo(session)


@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_takes_back_the_answer_of_another(seed: int) -> None:
    session = begun(TWO)
    dice = random.Random(seed)
    for _ in range(300):
        assert session.game
        if session.game.decision is None:
            break
        if sitting_of(session).can_undo and dice.random() < 0.4:
            holder = sitting_of(session).hot_seat.holder
            assert undo(session)
            assert session.game.decision and session.game.decision.player == holder
        else:
            play(session, 1, dice.randrange(10**6))


def test_dice_and_cards_turned_up_are_what_counts() -> None:
    assert reveals([TurnBegan(0, 1, 1), DiceRolled(0, ("seed",), "reroll")])
    assert reveals([DeckCardDrawn(0, "mallard")])
    assert not reveals([TurnBegan(0, 1, 1), FoodGained(0, "seed")])


def test_alone_nobody_is_asked_to_hand_over() -> None:
    session = begun(SOLO)
    while session.phase == "play":
        assert not must_hand_over(session)
        play(session, 1)


def laid_by_one_press(page: Page) -> tuple[Session, tuple[int, ...]]:
    """Play a bird with one press; return the session and the answers before that press."""
    session = page.session
    at_an_action(session)
    while not session.sitting or not session.sitting.playable():
        play(session, 1)
        at_an_action(session)
    before = answers(session)
    bird = session.sitting.playable()[0]
    assert place(session, session.token, bird) or pick(session, bird)
    assert len(answers(session)) > len(before) + 1
    page.session.keep()
    return session, before


def test_after_a_reload_a_press_is_still_taken_back_at_once() -> None:
    page = Page()
    page.begin()
    session, before = laid_by_one_press(page)
    again = Page(page.store).session
    assert answers(again) == answers(session)
    assert undo(again) and answers(again) == before
    assert undo(session) and answers(session) == before


@pytest.mark.parametrize(
    "kept",
    ["", "{", '{"id":"game-1","answers":1,"begun":[0]}', '{"id":"x","answers":1,"begun":[]}'],
)
def test_presses_of_another_moment_or_none_take_answers_back_one_by_one(kept: str) -> None:
    page = Page()
    page.begin()
    session, before = laid_by_one_press(page)
    page.store.set(PRESSES, kept)
    again = Page(page.store).session
    assert answers(again) == answers(session)
    assert undo(again) and len(answers(again)) >= len(before)
    while len(answers(again)) > len(before):
        assert undo(again)
    assert answers(again) == before


def test_a_browser_that_has_no_room_for_presses_keeps_the_game() -> None:
    class OnlyGames(MemoryStore):
        def set(self, key: str, text: str) -> None:
            if key == PRESSES:
                raise StoreFull
            super().set(key, text)

    page = Page(OnlyGames())
    page.begin()
    page.choose(0)
    assert not page.session.keeping.trouble
    assert answers(Page(page.store).session) == answers(page.session)
