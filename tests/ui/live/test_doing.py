"""The others at a live table see what somebody does as it happens, and what is undone."""

from __future__ import annotations

from random import Random

import pytest

from tests.table import CATALOG
from tests.ui.fake_browser import Page, at
from tests.ui.live.friends import Friends, answers, play
from tests.ui.live.pages import Table, answered, begun, whose
from tests.ui.live.test_desk import Stranger, why
from wingspan.engine.options import TakeAction
from wingspan.links import unpack_game
from wingspan.ui import messages
from wingspan.ui.live.conduct import Doing, Moved, SharedGame, read, written
from wingspan.ui.live.desk import Guest
from wingspan.ui.live.table import MOST_TOLD

pytestmark = pytest.mark.native_only


def in_turn(players: int = 2) -> SharedGame:
    """Return the game once all have chosen how to begin and the first is asked for an action."""
    held = begun(players)
    while held.game.state.phase == "setup":
        seat = whose(held)
        assert seat is not None
        held = answered(held, seat, Random(3), 1)
    return held


def gaining_food(held: SharedGame) -> tuple[int, int]:
    """Return who is asked for an action, and the option that gains food, which asks for a die."""
    decision = held.game.decision
    assert decision is not None and decision.kind == "action"
    return decision.player, decision.options.index(TakeAction("gain_food"))


# the desk


def test_what_is_done_is_passed_on_taken_back_and_ends_with_the_turn() -> None:
    held = in_turn(3)
    seat, food = gaining_food(held)
    table = Table(held, screens=1)
    for guest in table.guests:
        table.connect(guest)
    table.settle()
    actor = table.pages[seat]
    others = [page for page in table.pages if page is not actor]
    for done in ((food,), (), (food,)):
        table.run(actor, actor.desk.announce_provisional(done))
        table.settle()
        assert [page.watched for page in others] == [done] * 3
    assert table.play(actor, Random(1))
    table.settle()
    assert {page.held.text for page in table.pages} == {actor.held.text}
    assert [page.desk.doing for page in table.pages] == [()] * 4 and table.refused == []


def test_whoever_comes_in_the_middle_of_a_turn_sees_it() -> None:
    held = in_turn(3)
    seat, food = gaining_food(held)
    table = Table(held, screens=1)
    actor, screen = table.pages[seat], table.guests[-1]
    if actor is not table.host:
        table.connect(actor)
    table.settle()
    table.run(actor, actor.desk.announce_provisional((food,)))
    table.settle()
    table.connect(screen)
    table.settle()
    assert screen.watched == (food,) and table.refused == []


def test_what_was_done_is_forgotten_with_whoever_did_it() -> None:
    held = in_turn()
    seat, food = gaining_food(held)
    table = Table(held)
    (bo,) = table.guests
    table.connect(bo)
    table.settle()
    actor, other = (bo, table.host) if seat == 1 else (table.host, bo)
    table.run(actor, actor.desk.announce_provisional((food,)))
    table.settle()
    assert len(other.watched) == 1
    (number,) = table.channels
    table.cut(number)
    assert not other.watched and other.held == held


def test_what_is_done_after_another_game_than_the_one_held_says_nothing() -> None:
    held = in_turn()
    seat, food = gaining_food(held)
    stranger = Stranger(held, seat or None)
    later = len(held.game.answers) + 1
    assert stranger.tell(Doing(later, (food,))) == []


def actor_and_other() -> tuple[SharedGame, int, int]:
    """Return a game in which a guest is asked for an action, that option, and another guest."""
    held = in_turn(3)
    while whose(held) == 0:
        held = answered(held, 0, Random(1))
    seat, food = gaining_food(held)
    return held, food, 3 - seat


def test_a_seat_shows_its_own_answers_only() -> None:
    held, food, other = actor_and_other()
    after = len(held.game.answers)
    for forged in (Doing(after, (food,)), Doing(after, (food, 0))):
        assert why(Stranger(held, other).tell(forged)) == "not_yours"
        assert why(Stranger(held, None).tell(forged)) == "not_yours"


def test_nobody_takes_back_what_another_does() -> None:
    held, food, other = actor_and_other()
    after, actor = len(held.game.answers), 3 - other
    stranger = Stranger(held, other)
    stranger.host.joined(2, actor)
    stranger.host.heard(2, written(Doing(after)), 0)
    stranger.host.doing = (food,)
    assert why(stranger.tell(Doing(after))) == "not_yours"
    assert stranger.host.doing == (food,)


@pytest.mark.parametrize("answers", [(999,), (-1,), (0,) * 2000])
def test_answers_that_cannot_be_are_refused(answers: tuple[int, ...]) -> None:
    held, _, other = actor_and_other()
    stranger = Stranger(held, 3 - other)
    refused = why(stranger.tell(Doing(len(held.game.answers), answers)))
    assert refused in ("unreadable", "not_yours") and stranger.host.doing == ()


def test_a_whole_turn_is_not_shown_as_one_that_may_be_taken_back() -> None:
    """Otherwise another seat would be asked on the basis of something that may still change."""
    held, _, other = actor_and_other()
    actor = 3 - other
    whole = answered(held, actor, Random(1))
    done = whole.game.answers[len(held.game.answers) :]
    assert why(Stranger(held, actor).tell(Doing(len(held.game.answers), done))) == "not_yours"


def test_a_host_shows_a_guest_nothing_that_the_guest_is_to_answer() -> None:
    held, food, other = actor_and_other()
    bo = Guest(held, CATALOG, 3 - other)
    bo.joined()
    bo.heard(0, '{"say":"hello","format":1}', 0)
    deeds = bo.heard(0, written(Doing(len(held.game.answers), (food,))), 1)
    assert why(deeds) == "not_yours" and bo.doing == ()


# whole pages


def pass_time(*pages: Page) -> None:
    """Do what was scheduled."""
    for page in pages:
        waiting, page.screen.waiting = page.screen.waiting, []
        at(page, lambda waiting=waiting: [act() for act in waiting] and None)  # type: ignore[misc]


def playing() -> tuple[Page, Page, int]:
    """Return the page that is asked for an action, the other one, and the option to gain food."""
    friends = Friends()
    friends.join(1)
    ada, bo = friends.pages
    play(ada, Random(1))
    play(bo, Random(1))
    sitting = ada.session.sitting
    assert sitting is not None and sitting.decision is not None
    assert sitting.decision.kind == "action"
    food = sitting.decision.options.index(TakeAction("gain_food"))
    actor, other = (ada, bo) if sitting.decision.player == 0 else (bo, ada)
    return actor, other, food


def test_an_answer_is_seen_at_once_and_taken_back() -> None:
    actor, other, food = playing()
    before = answers(actor)
    at(actor, lambda: actor.choose(food))
    assert answers(other) == before
    pass_time(actor)
    assert answers(other) == answers(actor) == (*before, food)
    at(actor, lambda: actor.press(messages.Undo()))
    pass_time(actor)
    assert answers(other) == answers(actor) == before
    assert actor.session.told == [] and other.session.told == []


def test_what_may_be_taken_back_is_not_written_down_elsewhere() -> None:
    actor, other, food = playing()
    before = answers(actor)
    at(actor, lambda: actor.choose(food))
    pass_time(actor)
    sitting = other.session.sitting
    assert sitting is not None and not sitting.can_undo and sitting.hot_seat.asked is None
    kept = other.session.keeping.shelf.get(sitting.id).record.answers
    assert kept == before and sitting.answers.record.answers == before


def test_what_was_seen_goes_if_the_turn_ends_otherwise() -> None:
    """The first answer is taken back and another turn is played before the page is painted."""
    actor, other, food = playing()
    at(actor, lambda: actor.choose(food))
    pass_time(actor)
    before = answers(actor)
    assert answers(other) == before

    def play_otherwise() -> None:
        actor.press(messages.Undo())
        actor.choose(food + 1)
        dice = Random(1)
        while (sitting := actor.session.sitting) and (asked := sitting.hot_seat.asked):
            actor.choose(dice.randrange(len(asked.options)))

    at(actor, play_otherwise)
    assert answers(other) == answers(actor) and answers(actor)[: len(before)] != before


def test_a_wish_is_told_without_what_may_be_taken_back() -> None:
    """While another page shows what is done there, its player leaves every power to it."""
    actor, other, food = playing()
    before = answers(actor)
    at(actor, lambda: actor.choose(food))
    pass_time(actor)
    at(other, lambda: other.app.send(messages.LetAnswer("all")))
    told, sitting = actor.session.sitting, other.session.sitting
    assert told is not None and sitting is not None
    me = sitting.seats.mine
    assert me is not None and told.seats.unasked[me] == "all"
    moved = [read(text) for text in other.app.browser.peers.line.sent]  # type: ignore[attr-defined]
    (game,) = [one.game for one in moved if isinstance(one, Moved)][-1:]
    assert unpack_game(game, CATALOG)[0].record.answers == before
    assert answers(actor) == answers(other) == (*before, food)


@pytest.mark.parametrize("removes", [False, True])
def test_nothing_is_told_after_leaving(removes: bool) -> None:
    """Of what waits until the page is painted; removing the game leaves the table as well."""
    actor, other, food = playing()
    before, sitting = answers(actor), actor.session.sitting
    assert sitting is not None
    leave = messages.Remove(sitting.id) if removes else messages.LeaveLive()
    at(actor, lambda: actor.choose(food))
    at(actor, lambda: actor.app.send(leave))
    pass_time(actor)
    assert answers(other) == before and actor.session.live is None


def test_the_turn_goes_on_from_what_was_seen() -> None:
    actor, other, food = playing()
    at(actor, lambda: actor.choose(food))
    pass_time(actor)
    shown = len(answers(other))
    play(actor, Random(1))
    assert len(answers(other)) > shown and answers(other) == answers(actor)
    sitting = other.session.sitting
    assert sitting is not None and sitting.answers.provisional == 0
    assert other.session.keeping.shelf.get(sitting.id).record.answers == answers(actor)


def test_who_is_lost_in_the_middle_of_a_turn_takes_what_was_seen_along() -> None:
    """Final answers stay; what might still have been taken back is no longer shown."""
    friends = Friends()
    friends.join(1)
    ada, bo = friends.pages
    play(ada, Random(1))
    play(bo, Random(1))
    while not (ada.session.sitting and ada.session.sitting.hot_seat.asked_for_action):
        play(bo, Random(1))
    before = answers(ada)
    at(ada, lambda: ada.choose(0))
    pass_time(ada)
    assert len(answers(bo)) >= len(before)
    friends.network.works = False
    friends.cut(1)
    assert answers(bo) == before


def test_hidden_cards_stay_hidden_in_the_middle_of_a_turn() -> None:
    """Whatever is asked, the other page shows no card of the hand that it may not know."""
    friends = Friends()
    friends.join(1)
    dice, seen = Random(6), 0
    for _ in range(60):
        for page, other in (friends.pages, friends.pages[::-1]):
            if not play(page, dice, 1):
                continue
            pass_time(page)
            sitting = other.session.sitting
            assert sitting is not None
            seen += sitting.answers.provisional > 0
            me = 1 - friends.pages.index(page)
            player = sitting.game.state.players[1 - me]
            hidden = {*player.hand} - {*player.known} - {*sitting.game.state.tray}
            shown = other.screen.markup
            assert [bird for bird in hidden if f'"{bird}"' in shown or f"-{bird}" in shown] == []
            bonus = [sitting.game.catalog.bonus_cards[card].name["en"] for card in player.bonus]
            assert [name for name in bonus if f">{name}<" in shown] == []
    assert seen > 10


def test_no_more_is_told_in_a_second_than_is_listened_to() -> None:
    """A page takes one answer back and gives it again a hundred times in a second."""
    actor, other, food = playing()
    actor.screen.tick = 0
    line = actor.app.browser.peers.line  # type: ignore[attr-defined]
    before = len(line.sent)
    for _ in range(100):
        at(actor, lambda: actor.choose(food))
        pass_time(actor)
        at(actor, lambda: actor.press(messages.Undo()))
        pass_time(actor)
    assert 1 <= len(line.sent) - before <= MOST_TOLD
    at(actor, lambda: actor.choose(food))
    actor.screen.time += 1000
    pass_time(actor)
    assert answers(other) == answers(actor)
    assert isinstance(read(line.sent[-1]), Doing)
