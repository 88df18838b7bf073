"""After a game: another one like it, a stronger opponent, and one's own best."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from tests.ui.fake_browser import Page
from tests.ui.sessions import resume
from wingspan.engine import Game, Setup
from wingspan.engine.components import Level
from wingspan.engine.notation.record import encode
from wingspan.engine.program import Program
from wingspan.engine.state import ScoreSheet
from wingspan.saves import Aim
from wingspan.ui.messages import PlayAgain
from wingspan.ui.table.again import at_another_level, best_before, other_level, ways
from wingspan.ui.table.end_sheet import own_best
from wingspan.words import words_in

EAGLET = Setup(players=1, names=("Ada",), automa="eaglet", seed=11)
NEW_SEED = 7
"""The seed that the tests' browser draws."""


def finished(setup: Setup, seed: int = 1) -> Game:
    game = Game.new(setup)
    dice = random.Random(seed)
    while game.decision:
        game.answer(dice.randrange(len(game.decision.options)))
    return game


def at_the_end(setup: Setup = EAGLET, page: Page | None = None, seed: int = 1) -> Page:
    page = page or Page()
    record = finished(setup, seed).record()
    page.do(lambda: resume(page.session, encode(record).decode()))
    page.session.keep()
    page.app.render()
    return page


def test_one_plays_again_with_a_new_deal() -> None:
    page = at_the_end()
    page.press(PlayAgain("new"))
    sitting = page.session.sitting
    assert sitting is not None and sitting.save.fresh and sitting.save.aim is None
    assert sitting.game.setup == structs.replace(EAGLET, seed=NEW_SEED)


def test_the_same_deal_again_is_played_against_one_s_own_points() -> None:
    page = at_the_end()
    assert page.session.game is not None
    points = page.session.game.scores()[0].total
    page.press(PlayAgain("same"))
    sitting = page.session.sitting
    assert sitting is not None and not sitting.save.fresh and sitting.save.aim == Aim(beat=points)
    assert sitting.game.setup == EAGLET and sitting.game.answers == ()


@pytest.mark.parametrize(
    ("lead", "offered"),
    [
        (59, "harder"),
        (10, "harder"),
        (9, None),
        (0, None),
        (-9, None),
        (-10, "easier"),
        (-59, "easier"),  # 31 to 90
    ],
)
def test_another_level_is_offered_after_a_clear_result_only(lead: int, offered: str | None) -> None:
    assert other_level(lead) == offered


def ended_with(own: int, automa: int, level: Level, monkeypatch: pytest.MonkeyPatch) -> Page:
    """Return a finished game against the Automa, with these points."""

    def sheets(game: Game) -> tuple[ScoreSheet, ...]:
        return tuple(
            structs.replace(sheet, total=total, rank=1 + (total < max(own, automa)))
            for sheet, total in zip(scores(game), (own, automa), strict=True)
        )

    scores = Game.scores
    monkeypatch.setattr(Game, "scores", sheets)
    return at_the_end(structs.replace(EAGLET, automa=level))


def test_harder_is_the_automa_s_next_level_up_to_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    page = ended_with(90, 31, "eaglet", monkeypatch)
    assert ways(page.session) == ("new", "same", "harder")
    page.press(PlayAgain("harder"))
    assert page.session.game is not None
    assert page.session.game.setup == structs.replace(EAGLET, automa="eagle", seed=NEW_SEED)


def test_nobody_is_stronger_than_the_strongest(monkeypatch: pytest.MonkeyPatch) -> None:
    page = ended_with(90, 31, "eagle_eyed_eagle", monkeypatch)
    assert ways(page.session) == ("new", "same")


def test_easier_is_the_level_below_after_a_clear_defeat(monkeypatch: pytest.MonkeyPatch) -> None:
    page = ended_with(31, 90, "eagle", monkeypatch)
    assert ways(page.session) == ("new", "same", "easier")
    markup = page.screen.markup
    assert "A little harder" not in markup and "Easier" in markup
    page.press(PlayAgain("easier"))
    assert page.session.game is not None
    assert page.session.game.setup == structs.replace(EAGLET, seed=NEW_SEED)


def test_nobody_is_weaker_than_the_weakest(monkeypatch: pytest.MonkeyPatch) -> None:
    page = ended_with(31, 90, "eaglet", monkeypatch)
    assert ways(page.session) == ("new", "same")


def test_people_among_themselves_are_offered_no_level() -> None:
    page = at_the_end(Setup(players=2, names=("Ada", "Bo"), seed=11))
    assert ways(page.session) == ("new", "same")


def test_harder_is_the_next_computer_player_under_its_own_name() -> None:
    setup = Setup(players=2, names=("Ada", "American Robin"))
    robin, raven = Program("american_robin", 1), Program("common_raven", 1)
    harder = at_another_level(setup, (None, robin), 1)
    assert harder is not None
    assert harder[0].names == ("Ada", "")
    assert [program and program.level for program in harder[1]] == [None, "blue_jay"]
    assert at_another_level(setup, (None, raven), 1) is None
    assert at_another_level(setup, (), 1) is None


def test_easier_is_the_computer_player_below() -> None:
    setup = Setup(players=2, names=("Ada", "Robin"))
    robin, dove = Program("american_robin", 1), Program("mourning_dove", 1)
    easier = at_another_level(setup, (None, robin), -1)
    assert easier is not None
    assert [program and program.level for program in easier[1]] == [None, "mourning_dove"]
    assert at_another_level(setup, (None, dove), -1) is None


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
    page.session.sitting.save.hints = frozenset({3})
    page.session.keep()


@pytest.mark.parametrize(
    ("points", "before", "said"),
    [
        (80, None, ""),
        (80, 74, "A new personal best, by 6 points!"),
        (74, 74, "Your best: 74 points"),
        (60, 74, "Your best: 74 points"),
    ],
)
def test_the_best_is_told_beside_the_points(points: int, before: int | None, said: str) -> None:
    markup = own_best(words_in("en"), points, before).replace("\u00a0", " ")
    assert said in markup and (said or not markup)
