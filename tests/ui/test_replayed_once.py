"""How many answers the rules are given when a game is opened, taken back or watched.

The recorded game is asked for an action after 30 and after 50 answers, so that nothing is tried out
on a copy of it there: that would give answers too.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from tests.ui.fake_browser import Page, at
from wingspan.coach.collection import SETS, collection
from wingspan.engine import Game
from wingspan.engine.notation.record import Record, decode
from wingspan.links import GameLink, pack_game
from wingspan.saves import save_of
from wingspan.ui import messages

pytestmark = pytest.mark.native_only

RECORD = Path(__file__).parents[1] / "records" / "base_101.json"
ANSWERS = 50
OF_THE_LAST_TURN = 6
"""How many of them belong to the turn that ends with the last one."""

Count = Callable[[Callable[[], object]], int]


@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> Count:
    """Return a function that does something, and returns how many answers games were given."""
    given: list[int] = []
    answer = Game.answer

    def counted(game: Game, choice: int) -> None:
        given.append(choice)
        answer(game, choice)

    def count(act: Callable[[], object]) -> int:
        given.clear()
        act()
        return len(given)

    monkeypatch.setattr(Game, "answer", counted)
    return count


def record() -> Record:
    whole = decode(RECORD.read_bytes())
    return structs.replace(whole, answers=whole.answers[:ANSWERS])


def with_saved_game(record: Record) -> Page:
    """Return a page that shows its start and has saved the game."""
    page = Page()
    page.session.keeping.shelf.put(save_of(Game.replay(record), id="saved", time=1))
    return page


def with_table() -> Page:
    page = with_saved_game(record())
    page.app.send(messages.Resume("saved"))
    return page


def answered(page: Page) -> int:
    assert page.session.game is not None
    return len(page.session.game.answers)


def test_a_saved_game_is_replayed_once(count: Count) -> None:
    page = with_saved_game(record())
    assert count(lambda: page.app.send(messages.Resume("saved"))) == answered(page) == ANSWERS


def test_a_saved_game_whose_record_no_longer_leads_to_its_table_goes_on_from_there_once(
    count: Count,
) -> None:
    """Its record is replayed in vain; then the answers of the turn are given at the saved table."""
    page, whole = Page(), record()
    end = len(whole.answers) - 2
    save = save_of(
        Game.replay(structs.replace(whole, answers=whole.answers[:end])), id="saved", time=1
    )
    since = len(save.position["answers"]) if save.position else 0
    assert since == OF_THE_LAST_TURN - 2
    changed = structs.replace(save.record, answers=save.record.answers[: end - since])
    page.session.keeping.shelf.put(structs.replace(save, record=changed))
    given = count(lambda: page.session.open("saved"))
    assert page.session.told[0].key == "save_without_history"
    assert answered(page) == since and given == end


def test_a_reload_replays_the_game_once(count: Count) -> None:
    page = with_table()
    page.session.keep()
    assert count(lambda: Page(page.store)) == ANSWERS


def test_a_tab_that_gets_the_game_back_replays_it_once(count: Count) -> None:
    page = with_table()
    page.app.send(messages.HoldGame(False))
    assert page.session.phase == "elsewhere"
    assert count(lambda: page.app.send(messages.HoldGame(True))) == answered(page) == ANSWERS


def test_a_link_is_replayed_once_to_read_it_and_once_by_whoever_sits_down(count: Count) -> None:
    """How its answers are written depends on the options; which were given unasked, on the seat."""
    page = Page()
    link = pack_game(GameLink(record=record()), page.session.catalog)
    assert count(lambda: page.arrive(f"g={link}")) == ANSWERS
    assert count(lambda: page.app.send(messages.Accept())) == answered(page) == ANSWERS


def test_undo_gives_only_the_answers_before_it_in_the_same_turn_again(count: Count) -> None:
    sitting = with_table().session.sitting
    assert sitting is not None
    assert count(sitting.undo) == OF_THE_LAST_TURN - 1
    assert count(sitting.undo) == OF_THE_LAST_TURN - 2


def test_what_one_input_answered_is_taken_back_at_once(count: Count) -> None:
    game = Game.replay(record())
    assert count(lambda: game.undo(4)) == OF_THE_LAST_TURN - 4
    assert game.take_backs == 4 and len(game.answers) == ANSWERS - 4


def test_a_replay_looks_through_the_game_once_and_then_goes_to_its_moments(count: Count) -> None:
    page = with_table()
    assert count(lambda: page.app.send(messages.Watch())) == ANSWERS
    assert count(lambda: page.app.send(messages.MoveReplay("end"))) == ANSWERS
    assert count(lambda: page.app.send(messages.MoveReplay("before"))) == OF_THE_LAST_TURN - 1
    assert count(lambda: page.app.send(messages.MoveReplay("after"))) == 1


def test_play_from_here_replays_the_game_to_that_moment_once(count: Count) -> None:
    page = with_table()
    page.app.send(messages.Watch())
    page.app.send(messages.MoveReplay(30))
    assert count(lambda: page.app.send(messages.PlayFromHere())) == answered(page) == 30


def test_an_exercise_is_laid_out_once(count: Count) -> None:
    page = Page()
    exercise = next(
        one for one in collection(SETS[0]) if one.kind == "action" and len(one.record.answers) > 30
    )
    given = count(lambda: at(page, lambda: page.app.send(messages.OpenExercise(exercise.id))))
    assert given == answered(page) == exercise.at
