"""An analysis depends only on what the seat sees: it is the same everywhere, however it is
divided, and whoever holds which hidden cards.
"""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from tests.bots.play import TABLES, answer, encode, moments
from tests.table import CATALOG
from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import evaluator_of
from wingspan.bots.search import Budget, Rollouts
from wingspan.coach.analysis import WEIGHTS, analyse, merged, worth
from wingspan.coach.jobs import Analyse, Foresee, Judge, desk
from wingspan.coach.judging import Walk, judge
from wingspan.coach.review import Review
from wingspan.engine import Game, Setup
from wingspan.engine.dealing import start_food
from wingspan.engine.notation.record import Record
from wingspan.engine.notation.redeal import Dealer
from wingspan.engine.options import Bird, InHabitat
from wingspan.engine.playout import Playout, Worlds
from wingspan.engine.slices import finish

SMALL = Budget((4,), candidates=3, turns=1, finish=0)
ALONE = Setup(players=1, seed=11, automa="eaglet")


def asked(setup: Setup, every: int) -> Game:
    """Return a game at the choice of an action."""
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
    record, at = played(setup), desk(CATALOG)
    review = Review(seat, len(record.answers))
    for number in review.to_do:
        found = finish(Judge(record, seat, SMALL, number).begin(at))
        review = review.with_stretch(number, found)
    return review


@pytest.mark.parametrize("setup", TABLES[::5], ids=str)
def test_what_is_hidden_changes_no_analysis(setup: Setup) -> None:
    """In the other game, everything that the seat cannot see is redealt."""
    evaluator, met = evaluator_of(setup, CATALOG, WEIGHTS), 0
    for game in moments(setup, 2):
        if not is_action(game) or met == 2:
            continue
        met += 1
        assert game.decision is not None
        seat = game.decision.player
        other = DealtAnew(game, seat)
        once, again = (
            finish(analyse(Rollouts(evaluator, each.view(seat), each.worlds(seat), SMALL), 0, 2))
            for each in (game, other)
        )
        assert once == again
        assert worth(evaluator, game.view(seat)) == worth(evaluator, other.view(seat))
    assert met == 2


class DealtAnew(Game):
    """A game as it would be if everything that ``seat`` cannot see had been dealt differently."""

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
    """Every fifth answer is judged twice, once with everything hidden redealt."""
    record, evaluator, judged = played(setup), evaluator_of(setup, CATALOG, WEIGHTS), 0
    for at in range(0, len(record.answers), 5):
        walk, other = Walk(record, 0, CATALOG), Walk(record, 0, CATALOG)
        walk.to(at)
        other.to(at)
        if not walk.is_mine:
            continue
        other.game = DealtAnew(other.game, 0)
        found = finish(judge(evaluator, walk, at, at + 1, SMALL))
        assert found == finish(judge(evaluator, other, at, at + 1, SMALL))
        judged += len(found.judged)
    assert judged > 3


def test_an_analysis_in_pieces_is_the_whole_analysis() -> None:
    game = asked(TABLES[6], 3)
    assert game.decision is not None
    record, seat = game.record(), game.decision.player
    whole = finish(Analyse(record, seat, SMALL, 0, 4).begin(desk(CATALOG)))
    pieces = []
    for first in (3, 0, 2, 1):
        job = Analyse(record, seat, SMALL, first, 1)
        pieces.append((first, job.outcome(desk(CATALOG).work(encode(job)))))
    assert merged(piece for _, piece in sorted(pieces, key=lambda piece: piece[0])) == whole


def test_an_analysis_pauses_after_every_rollout() -> None:
    game = asked(TABLES[6], 3)
    assert game.decision is not None
    seat = game.decision.player
    evaluator = evaluator_of(game.setup, CATALOG, WEIGHTS)
    rollouts = Rollouts(evaluator, game.view(seat), game.worlds(seat), SMALL)
    assert sum(1 for _ in analyse(rollouts, 0, 3)) == 3 * len(rollouts.candidates)


def test_a_review_is_the_same_in_whatever_order_its_stretches_are_judged() -> None:
    review, record, at = reviewed(ALONE, 0), played(ALONE), desk(CATALOG)
    for number in (5, 2, 3):
        job = Judge(record, 0, SMALL, number)
        assert job.outcome(at.work(encode(job))) == review.done[number]


def test_a_desk_that_has_judged_one_game_judges_another_as_if_it_came_first() -> None:
    at, job = desk(CATALOG), Judge(played(ALONE), 0, SMALL, 1)
    at.work(encode(Judge(Game.new(TABLES[4], CATALOG).record(), 0, SMALL, 0)))
    assert at.work(encode(job)) == desk(CATALOG).work(encode(job))


def test_what_a_worker_foresees_is_what_is_foreseen_here() -> None:
    game = asked(TABLES[6], 3)
    assert game.decision is not None
    job = Foresee(game.record(), game.decision.player, 0, 1, (Candidate(0, 0), Candidate(1, 0)))
    found = job.outcome(desk(CATALOG).work(encode(job)))
    assert found == finish(job.begin(desk(CATALOG)))
    assert [len(found.of(candidate)) for candidate in job.given] == [1, 1]


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
    asked: set[str] = set()
    for one in plays:
        after = Game.replay(msgspec.structs.replace(record, answers=record.answers[: one.at + 1]))
        while after.decision is not None and after.decision.kind in ("bird_to_play", "habitat"):
            asked.add(after.decision.kind)
            match after.decision.options[record.answers[len(after.answers)]]:
                case Bird(bird):
                    assert bird == one.chosen.bird
                case InHabitat(habitat):
                    assert habitat == one.chosen.habitat
            after.answer(record.answers[len(after.answers)])
    assert asked == {"bird_to_play", "habitat"}


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
        Judge(played(ALONE), 1, SMALL, 0).begin(desk(CATALOG)).send(None)


def test_a_seat_without_a_decision_has_no_analysis() -> None:
    record = msgspec.structs.replace(played(TABLES[4]), answers=())
    with pytest.raises(ValueError, match="no decision"):
        Analyse(record, 1, SMALL, 0, 2).begin(desk(CATALOG)).send(None)


def test_what_is_judged_survives_being_written_down() -> None:
    review = reviewed(ALONE, 0)
    text = msgspec.json.encode(review)
    assert msgspec.json.decode(text, type=Review) == review
