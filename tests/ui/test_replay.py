"""Replaying a game: every moment is as it was, and the game does not change."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.ui.markup import read
from tests.ui.sessions import SOLO, TWO, begun, must_hand_over, play, replay_of, sitting_of
from wingspan.engine import Game, load_catalog
from wingspan.engine.notation.record import Record, decode
from wingspan.ui.games.replaying import play_from_here, watch
from wingspan.ui.messages import UnknownCommand
from wingspan.ui.messages import read as command_of
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.replay import Replay
from wingspan.words import words_in

RECORD = Path(__file__).parents[1] / "records" / "base_101.json"


def recorded() -> Record:
    return decode(RECORD.read_bytes())


def moments(record: Record) -> list[Game]:
    """Return the game after each number of answers."""
    game = Game.new(record.setup, catalog=load_catalog())
    found = [game.copy()]
    for answer in record.answers:
        game.answer(answer)
        found.append(game.copy())
    return found


def test_every_moment_is_the_one_that_was_whichever_way_one_comes_to_it() -> None:
    record = recorded()
    truth = moments(record)
    replay = Replay(record, load_catalog())
    dice = random.Random(1)
    for _ in range(60):
        at = dice.randrange(len(truth))
        replay.go(at)
        assert replay.at == at
        assert replay.game.state == truth[at].state
        assert replay.game.decision == truth[at].decision


def test_the_turns_are_26_of_each_and_begin_where_the_log_says() -> None:
    """8, 7, 6 and 5 turns; the Automa has as many."""
    replay = Replay(recorded(), load_catalog())
    mine = [mark for mark in replay.past.turns if mark.player == 0]
    assert [sum(mark.round == n for mark in mine) for n in (1, 2, 3, 4)] == [8, 7, 6, 5]
    assert len(replay.past.turns) == 52
    for mark in mine[5:8]:
        replay.go(mark.answers)
        assert replay.game.state.round == mark.round
        assert replay.answers_at(mark.entry + 1) == mark.answers


def test_the_buttons_go_to_the_start_the_end_and_turn_by_turn() -> None:
    replay = Replay(recorded(), load_catalog())
    replay.step("turn_after")
    first = replay.past.turns[0]
    assert replay.at == first.answers and (first.round, first.turn) == (1, 1)
    replay.step("after")
    replay.step("turn_before")
    assert replay.at == first.answers
    replay.step("end")
    assert replay.at == replay.last and replay.game.decision is None
    replay.step("after")
    assert replay.at == replay.last
    replay.step("start")
    replay.step("before")
    assert replay.at == 0


@pytest.mark.parametrize("how", ["sideways", "", "1.5"])
def test_a_step_that_is_none_is_refused(how: str) -> None:
    with pytest.raises(UnknownCommand):
        command_of("replay", json.dumps({"to": how}))


def test_the_replay_offers_no_answers_and_says_what_was_answered() -> None:
    session = begun(SOLO)
    play(session, 2000)
    assert watch(session)
    replay_of(session).step("turn_after")
    root = read(page(moment(session)))
    assert not root.having("data-choice")
    assert "data-decision" not in root.by_id("root").attributes
    assert "Which action do you take?" in root.by_class("replay-asked")[0].words()
    assert "Answer:" in root.by_class("replay-asked")[0].words()


def test_playing_on_makes_a_game_of_its_own() -> None:
    session = begun(SOLO)
    play(session, 60)
    session.keep()
    assert session.game and session.sitting
    before, id_ = session.game.record(), session.sitting.id
    watch(session)
    replay_of(session).step(20)
    play_from_here(session, replay_of(session))
    assert session.phase == "play"
    assert session.game.answers == before.answers[:20]
    session.keep()
    assert session.sitting.id != id_
    assert session.keeping.shelf.get(id_).record == before


def test_of_a_game_in_progress_only_ones_own_cards_are_shown() -> None:
    session = begun(TWO)
    play(session, 80)
    while must_hand_over(session):
        play(session, 1)
    assert session.sitting
    me = session.sitting.hot_seat.viewer
    assert watch(session)
    assert session.replay
    for at in range(0, session.replay.last, 7):
        replay_of(session).step(at)
        scene = session.replay.scene(words_in("en"), session.settings, {})
        assert scene.seat == me


def test_nobody_watches_while_the_screen_is_to_be_handed_over() -> None:
    session = begun(TWO)
    while not must_hand_over(session) or sitting_of(session).hot_seat.holder is None:
        play(session, 1)
    assert not watch(session)
    assert session.phase == "play"


def test_whoever_plays_on_from_an_earlier_moment_has_taken_back() -> None:
    replay = Replay(recorded(), load_catalog())
    replay.step("end")
    assert replay.here().take_backs == 0
    replay.step("turn_before")
    assert replay.here().take_backs == 1
