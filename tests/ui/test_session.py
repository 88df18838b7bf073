"""The page's memory: moments, taking back, languages, saves, failures."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.ui.sessions import answer, begun, fail, play, resume, scene, sitting_of, undo
from wingspan.engine import Game, Setup, load_catalog
from wingspan.saves.shelf import GAME
from wingspan.ui.session.session import Session


def test_the_page_begins_with_the_start_form() -> None:
    assert Session(load_catalog()).phase == "start"


def test_an_answer_to_the_moment_on_the_screen_is_taken() -> None:
    session = begun()
    assert answer(session, session.token, 0)
    assert session.game and session.game.record().answers == (0,)


def test_a_click_meant_for_an_older_moment_does_nothing() -> None:
    session = begun()
    old = session.token
    answer(session, old, 0)
    assert not answer(session, old, 0)
    assert session.game and session.game.record().answers == (0,)


def test_a_click_from_before_a_taking_back_does_nothing() -> None:
    session = begun()
    first = session.token
    answer(session, first, 0)
    second = session.token
    undo(session)
    assert session.token not in (first, second)
    assert not answer(session, first, 0)
    assert not answer(session, second, 0)


def test_a_token_never_comes_again() -> None:
    session = begun()
    seen = {session.token}
    for _ in range(20):
        play(session, 1)
        assert session.token not in seen
        seen.add(session.token)
        if undo(session):
            assert session.token not in seen
            seen.add(session.token)
            play(session, 1)
            seen.add(session.token)


@pytest.mark.parametrize("option", [-1, 99])
def test_an_option_that_is_not_there_is_ignored(option: int) -> None:
    session = begun()
    assert not answer(session, session.token, option)


def test_the_end_of_the_game_is_a_phase_of_its_own() -> None:
    session = begun()
    play(session, 2000)
    assert session.phase == "over"


def test_a_save_plays_on_in_the_middle_of_a_turn() -> None:
    session = begun()
    play(session, 31)
    other = Session(load_catalog())
    resume(other, session.save())
    assert session.game and other.game
    assert other.game.decision == session.game.decision
    assert other.game.state == session.game.state


def test_a_save_whose_answers_mean_something_else_by_now_plays_the_turn_again() -> None:
    """It has the table at the beginning of the turn."""
    session = begun()
    while (asked := scene(session).decision) and asked.kind != "action":
        answer(session, session.token, 0)
    answer(session, session.token, 1)
    session.keep()
    shelf = session.keeping.shelf
    save = shelf.get(sitting_of(session).id)
    broken = replace(save.record, answers=(999,))
    shelf.put(replace(save, id="other", record=broken, question="something else"))
    assert session.open("other")
    assert [notice.key for notice in session.told] == ["save_without_history", "save_turn_again"]
    assert session.game and session.game.decision and session.game.decision.kind == "action"


@pytest.mark.parametrize(
    "save",
    [
        "",
        "{",
        "null",
        "{}",
        '{"setup":{"players":9}}',
        '{"setup":{"players":1,"automa":"eagle"},"answers":[99]}',
        '{"setup":{"players":1,"automa":"eagle"},"rules":99}',
    ],
)
def test_a_save_that_cannot_be_read_changes_nothing(save: str) -> None:
    session = begun()
    play(session, 3)
    before = session.save()
    session.keeping.shelf.store.set(f"{GAME}other", save)
    assert not session.open("other")
    assert session.save() == before


def test_a_setup_that_cannot_be_played_is_refused_with_its_reason() -> None:
    session = Session(load_catalog())
    assert not session.begin(Setup(players=1))
    assert "automa" in str(session.refusal)
    assert session.phase == "start"


def test_the_game_stays_on_the_table_while_the_start_form_is_shown() -> None:
    session = begun()
    play(session, 5)
    save = session.save()
    phases = []
    session.leave()
    phases.append(session.phase)
    session.go_on()
    phases.append(session.phase)
    assert phases == ["start", "play"]
    assert session.save() == save


def test_a_failure_is_shown_with_the_record_of_the_game() -> None:
    session = begun()
    fail(session, ValueError("broken"), session.save())
    assert session.phase == "failed"
    assert session.failure and "ValueError: broken" in session.failure.detail
    assert session.failure.record == session.save()


def test_the_birds_kept_so_far_are_known_until_the_game_begins() -> None:
    session = begun()
    assert session.game
    first = session.game.state.players[0].hand[0]
    answer(session, session.token, 0)
    assert scene(session).kept == [first]


def test_the_language_changes_at_any_moment() -> None:
    session = begun()
    play(session, 20)
    before = session.save()
    session.language = "fr"
    assert session.words.text("hand") == "Votre main"
    assert session.save() == before


def test_the_record_of_a_whole_game_replays_to_the_same_scores() -> None:
    session = begun()
    play(session, 2000)
    assert session.game
    assert Game.replay(session.game.record()).scores() == session.game.scores()


@pytest.mark.parametrize("typed", ["A\ud83dda", "\udc9aAda", "A\u202eda", " Ada\u200b "])
def test_what_no_link_can_hold_is_left_out_of_a_typed_name(typed: str) -> None:
    session = begun(Setup(players=1, names=(typed,), automa="eagle", seed=5))
    play(session, 3)
    session.keep()
    assert session.game is not None and session.game.setup.names == ("Ada",)
    assert session.sitting is not None
    assert session.keeping.shelf.read(session.sitting.id).record == session.game.record()
