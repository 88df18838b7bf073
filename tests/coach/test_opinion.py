"""An opinion follows from what is seen: the same everywhere, in whatever pieces, whoever holds
what elsewhere."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from tests.bots.play import TABLES, answer, moments
from tests.table import CATALOG
from wingspan.bots.player import kind_of_game
from wingspan.coach.jobs import Desk, Judge, Look, encode, outcome_of
from wingspan.coach.judging import Judgement, Stretch, Walk, judge
from wingspan.coach.opinion import Budget, Looked, Mind, Question, together
from wingspan.coach.review import Review, bounds
from wingspan.engine import Game, Setup
from wingspan.engine.dealing import start_food
from wingspan.engine.notation.record import Record
from wingspan.engine.notation.redeal import Dealer
from wingspan.engine.playout import Playout, Worlds
from wingspan.engine.slices import finish

SMALL = Budget(4, ways=3, turns=1, finish=0)
ALONE = Setup(players=1, seed=11, automa="eaglet")


def asked(setup: Setup, every: int) -> Game:
    """A moment at which an action is to be taken."""
    return next(game for game in moments(setup, every) if is_action(game))


def is_action(game: Game) -> bool:
    return game.decision is not None and game.decision.kind == "action"


@cache
def played(setup: Setup) -> Record:
    game = Game.new(setup, CATALOG)
    while game.decision is not None:
        game.answer(answer("blue_jay", game))
    return game.record()


@cache
def reviewed(setup: Setup, seat: int) -> Review:
    record, desk = played(setup), Desk(CATALOG)
    review = Review(seat, len(record.answers))
    for number in review.to_do:
        found = finish(desk.begin(Judge(record, seat, SMALL, number)))
        assert isinstance(found, Stretch)
        review = review.with_stretch(number, found)
    return review


@pytest.mark.parametrize("setup", TABLES[::5], ids=str)
def test_what_is_hidden_changes_no_opinion(setup: Setup) -> None:
    """The other game has all that the seat cannot see dealt anew."""
    mind, met = Mind(setup, CATALOG), 0
    for game in moments(setup, 2):
        if not is_action(game) or met == 2:
            continue
        met += 1
        assert game.decision is not None
        seat = game.decision.player
        other = DealtAnew(game, seat)
        once, again = (
            finish(Question(mind, each.view(seat), each.worlds(seat), SMALL).look(0, 2))
            for each in (game, other)
        )
        assert once == again
        assert mind.worth(game.view(seat)) == mind.worth(other.view(seat))
    assert met == 2


class DealtAnew(Game):
    """A game as it would be if all that ``seat`` cannot see had been dealt otherwise."""

    def __init__(self, game: Game, seat: int) -> None:
        self.__dict__.update(game.redeal(seat, 99).__dict__)
        self._real, self._seat = game, seat
        assert self.state.deck.left() != game.state.deck.left()

    def playout(self) -> Playout:
        playout = self._real.playout()
        start = start_food(self.setup, self.catalog)
        deal = Dealer(self._real.state, self._seat, start).deal(99)
        playout.lay_over(deal, self._seat)
        assert playout.state == self.state
        return playout

    def worlds(self, seat: int) -> Worlds:
        return Worlds(self.playout(), seat)


@pytest.mark.parametrize("setup", [ALONE, TABLES[4], TABLES[6]], ids=str)
def test_a_review_does_not_change_when_what_the_player_could_not_see_is_changed(
    setup: Setup,
) -> None:
    """Every fifth answer is judged twice, once with all that is hidden dealt anew."""
    record, mind, judged = played(setup), Mind(setup, CATALOG), 0
    for at in range(0, len(record.answers), 5):
        walk, other = Walk(record, 0, CATALOG), Walk(record, 0, CATALOG)
        walk.to(at)
        other.to(at)
        if not walk.is_mine:
            continue
        other.game = DealtAnew(other.game, 0)
        found = finish(judge(mind, walk, at, at + 1, SMALL))
        assert found == finish(judge(mind, other, at, at + 1, SMALL))
        judged += len(found.judged)
    assert judged > 3


def test_an_opinion_in_pieces_is_the_whole_opinion() -> None:
    game = asked(TABLES[6], 3)
    assert game.decision is not None
    record, seat = game.record(), game.decision.player
    whole = finish(Desk(CATALOG).begin(Look(record, seat, SMALL, 0, 4)))
    pieces = []
    for first in (3, 0, 2, 1):
        job = Look(record, seat, SMALL, first, 1)
        found = outcome_of(job, Desk(CATALOG).work(encode(job)))
        assert isinstance(found, Looked)
        pieces.append((first, found))
    assert together(piece for _, piece in sorted(pieces, key=lambda piece: piece[0])) == whole


def test_a_look_pauses_after_every_playout() -> None:
    game = asked(TABLES[6], 3)
    assert game.decision is not None
    seat = game.decision.player
    mind = Mind(kind_of_game(game.setup), CATALOG)
    question = Question(mind, game.view(seat), game.worlds(seat), SMALL)
    assert sum(1 for _ in question.look(0, 3)) == 3 * len(question.ways)


def test_a_review_is_the_same_in_whatever_order_its_stretches_are_judged() -> None:
    review, record, desk = reviewed(ALONE, 0), played(ALONE), Desk(CATALOG)
    for number in (5, 2, 3):
        job = Judge(record, 0, SMALL, number)
        assert outcome_of(job, desk.work(encode(job))) == review.done[number]


def test_only_what_the_seat_was_asked_and_could_answer_otherwise_is_judged() -> None:
    review, record = reviewed(ALONE, 0), played(ALONE)
    walk = Walk(record, 0, CATALOG)
    assert review.is_whole and review.judged
    for one in review.judged:
        walk.to(one.at)
        assert walk.is_mine and not walk.is_part_of_action
        assert one.chosen.option == record.answers[one.at]
        assert walk.game.decision is not None and walk.game.decision.kind == one.kind
    turns = [stood.at for stood in review.stood if stood.own]
    assert len(turns) == 26


def test_a_bird_that_is_played_is_judged_with_its_row() -> None:
    review, record = reviewed(ALONE, 0), played(ALONE)
    plays = [one for one in review.judged if one.kind == "action" and one.chosen.bird]
    assert plays
    for one in plays:
        after = Game.replay(msgspec.structs.replace(record, answers=record.answers[: one.at + 1]))
        asks = after.decision
        if asks is not None and asks.kind == "bird_to_play":
            option = asks.options[record.answers[one.at + 1]]
            assert getattr(option, "bird", None) == one.chosen.bird


def test_others_turns_are_told_from_the_seats_own() -> None:
    setup = TABLES[4]
    assert setup.players == 2
    review = reviewed(setup, 1)
    own = [stood for stood in review.stood if stood.own]
    away = [stood for stood in review.stood if not stood.own]
    assert len(own) == 26
    assert 20 <= len(away) <= 26
    assert review.start.points > 0


def test_a_seat_that_nobody_has_cannot_be_judged() -> None:
    with pytest.raises(LookupError):
        Desk(CATALOG).begin(Judge(played(ALONE), 1, SMALL, 0)).send(None)


def test_who_is_not_asked_has_no_opinion() -> None:
    record = msgspec.structs.replace(played(TABLES[4]), answers=())
    with pytest.raises(ValueError, match="not asked"):
        Desk(CATALOG).begin(Look(record, 1, SMALL, 0, 2)).send(None)


def test_what_is_judged_survives_being_written_down() -> None:
    review = reviewed(ALONE, 0)
    text = msgspec.json.encode(review)
    assert msgspec.json.decode(text, type=Review) == review
    assert bounds(review.stretches - 1, review.answers)[1] == review.answers
    assert all(isinstance(one, Judgement) for one in review.judged)
