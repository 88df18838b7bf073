"""After a game: another one like it, somebody stronger, and one's own best."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from tests.ui.fake_browser import Page
from wingspan.engine import Game, Setup
from wingspan.engine.notation.record import encode
from wingspan.engine.program import Program
from wingspan.saves import Aim
from wingspan.ui.commands import PlayAgain
from wingspan.ui.screens.victory import own_best
from wingspan.ui.session.again import best_before, stronger, ways
from wingspan.words import words_in

EAGLET = Setup(players=1, names=("Ada",), automa="eaglet", seed=11)
NEW_SEED = 7
"""What chance gives at the browser of the tests."""


def finished(setup: Setup, seed: int = 1) -> Game:
    game = Game.new(setup)
    dice = random.Random(seed)
    while game.decision:
        game.answer(dice.randrange(len(game.decision.options)))
    return game


def at_the_end(setup: Setup = EAGLET, page: Page | None = None, seed: int = 1) -> Page:
    page = page or Page()
    record = finished(setup, seed).record()
    page.app.carefully(lambda: page.session.resume(encode(record).decode()))
    page.app.keep()
    page.app.render()
    return page


def test_one_plays_again_with_a_new_deal() -> None:
    page = at_the_end()
    page.press(PlayAgain("new"))
    sitting = page.session.sitting
    assert sitting is not None and sitting.fresh and sitting.aim is None
    assert sitting.game.setup == structs.replace(EAGLET, seed=NEW_SEED)


def test_the_same_deal_again_is_played_against_one_s_own_points() -> None:
    page = at_the_end()
    assert page.session.game is not None
    points = page.session.game.scores()[0].total
    page.press(PlayAgain("same"))
    sitting = page.session.sitting
    assert sitting is not None and not sitting.fresh and sitting.aim == Aim(beat=points)
    assert sitting.game.setup == EAGLET and sitting.game.answers == ()


def test_harder_is_the_automa_s_next_level_up_to_the_last() -> None:
    page = at_the_end()
    page.press(PlayAgain("harder"))
    assert page.session.game is not None
    assert page.session.game.setup == structs.replace(EAGLET, automa="eagle", seed=NEW_SEED)
    top = at_the_end(structs.replace(EAGLET, automa="eagle_eyed_eagle"))
    assert ways(top.session) == ("new", "same")


def test_harder_is_the_next_computer_player_under_its_own_name() -> None:
    setup = Setup(players=2, names=("Ada", "American Robin"))
    robin, raven = Program("american_robin", 1), Program("common_raven", 1)
    harder = stronger(setup, (None, robin))
    assert harder is not None
    assert harder[0].names == ("Ada", "")
    assert [program and program.level for program in harder[1]] == [None, "blue_jay"]
    assert stronger(setup, (None, raven)) is None
    assert stronger(setup, ()) is None


def test_a_game_that_began_in_the_middle_cannot_be_played_again() -> None:
    page = Page()
    assert ways(page.session) == ()


def test_one_s_best_is_that_of_other_games_of_the_kind() -> None:
    page = at_the_end(seed=1)
    assert best_before(page.session) is None
    assert page.session.game is not None
    first = page.session.game.scores()[0].total
    at_the_end(page=page, seed=2)
    assert best_before(page.session) == first
    at_the_end(structs.replace(EAGLET, sets=("core",)), page)
    assert best_before(page.session) is None


def test_games_in_which_the_coach_was_asked_are_compared_with_none() -> None:
    page = at_the_end(seed=1)
    assert page.session.game is not None
    first = page.session.game.scores()[0].total
    at_the_end(page=page, seed=2)
    _coach_was_asked(page)
    assert best_before(page.session) is None
    at_the_end(page=page, seed=3)
    assert best_before(page.session) == first


def _coach_was_asked(page: Page) -> None:
    assert page.session.sitting is not None
    page.session.sitting.hints = frozenset({3})
    page.app.keep()


@pytest.mark.parametrize(
    ("points", "before", "said"),
    [
        (80, None, ""),
        (80, 74, "Personal best: 6 points more than ever before!"),
        (74, 74, "Your best: 74 points"),
        (60, 74, "Your best: 74 points"),
    ],
)
def test_the_best_is_told_beside_the_points(points: int, before: int | None, said: str) -> None:
    markup = own_best(words_in("en"), points, before).replace("\u00a0", " ")
    assert said in markup and (said or not markup)
