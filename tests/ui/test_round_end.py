"""The end of a round: told once, from the log, without blocking the table."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from tests.table import ALL_SETS
from tests.ui.fake_browser import Page
from tests.ui.markup import read
from tests.ui.sessions import SOLO, resume, sitting_of
from wingspan.engine import Game, Setup
from wingspan.engine.events import (
    AutomaNectar,
    GoalScored,
    GoalStanding,
    NectarDiscarded,
    RoundBegan,
    TrayRefilled,
    TurnBegan,
)
from wingspan.engine.notation.record import encode
from wingspan.engine.program import Program
from wingspan.ui.messages import NextRound, Pick, Undo
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page as page_of
from wingspan.ui.play.inputs import plan
from wingspan.ui.play.news import RoundEnd, last_round_end
from wingspan.ui.play.seats import Seats
from wingspan.ui.play.sitting import table_of
from wingspan.ui.session.session import Session

SCORED = GoalScored(1, "total_birds", (GoalStanding(0, 3, 1, 4), GoalStanding(1, 2, 2, 1)))
NECTAR = (NectarDiscarded(0, 2), AutomaNectar("regular_1", {"forest": 1}))
TRAY = TrayRefilled(("mallard", "brant", "killdeer"))


def test_the_log_tells_what_the_end_of_a_round_brought() -> None:
    events = (TurnBegan(0, 1, 8), *NECTAR, SCORED, TRAY, RoundBegan(2, 0), TurnBegan(0, 2, 1))
    assert last_round_end(events) == RoundEnd(SCORED, (*NECTAR, TRAY))


def test_what_was_scored_before_is_not_told_again() -> None:
    events = (SCORED, TRAY, RoundBegan(2, 0), TurnBegan(0, 2, 1))
    assert last_round_end(events, since=1) is None


def test_after_the_last_round_the_end_of_the_game_is_told_instead() -> None:
    assert last_round_end((TurnBegan(0, 4, 5), structs.replace(SCORED, round=4), TRAY)) is None


def answered(page: Page, until_round: int, seed: int = 2) -> None:
    """Answer at random until that round has begun."""
    dice = random.Random(seed)
    session = page.session
    while session.game and session.game.state.round < until_round:
        assert session.game.decision
        page.choose(dice.randrange(len(session.game.decision.options)))


def test_nothing_to_look_at_comes_later_than_the_end_of_a_round() -> None:
    """Elsewhere it may, so that what is acted on is there sooner."""
    page, dice, waited = Page(), random.Random(2), []
    page.begin()
    while (game := page.session.game) and game.decision:
        page.choose(dice.randrange(len(game.decision.options)))
        ended = bool(page.screen.root.having("id", "round-end"))
        waited.append((ended, page.screen.waits))
    assert sum(ended for ended, _ in waited) == 3
    assert not any(ended and waits == "seen" for ended, waits in waited)
    assert any(waits == "seen" for _, waits in waited)


def at_the_end_of_round_one(seed: int = 2) -> Page:
    page = Page()
    page.begin()
    answered(page, 2, seed)
    return page


def held_over_the_mat(page: Page) -> list[str]:
    """Return the cards in hand that a press would hold over the mat."""
    sitting = page.session.sitting
    assert sitting is not None
    plans = [plan(table_of(sitting.game), 0, bird) for bird in sitting.playable()]
    return [plan.bird for plan in plans if plan.places and not plan.only]


def told(page: Page) -> bool:
    """Whether the page shows the end of a round."""
    return bool(page.screen.root.having("id", "round-end"))


def test_a_round_s_end_is_told_beside_the_table_until_one_goes_on() -> None:
    page = at_the_end_of_round_one()
    assert told(page)
    assert not any(found.tag == "dialog" for found in page.screen.root.all())
    (dialog,) = page.screen.root.having("id", "round-end")
    game = page.session.game
    assert game is not None
    for standing in game.state.scored[0].standings:
        name = game.setup.names[0] or "Player 1" if standing.player == 0 else "Automa"
        row = next(row for row in dialog.by_class("podium-place") if name in row.words())
        assert str(standing.counted) in row.words()
        assert row.by_class("sum")[0].words() == f"+{standing.points}"
    assert "7 turns" in dialog.words().replace("\u00a0", " ")
    token = page.screen.shown_token()
    page.press(NextRound())
    assert not told(page)
    assert page.screen.focused[-1] == "question"
    assert page.screen.shown_token() == token


def test_one_message_at_a_time_the_question_waits_until_one_goes_on() -> None:
    """It is there, for whoever answers at once, but it is not shown (static/style)."""
    page = at_the_end_of_round_one()
    assert page.screen.root.by_class("between")
    assert page.screen.root.by_id("question")
    page.press(NextRound())
    assert not page.screen.root.by_class("between")
    page = at_the_end_of_round_one()
    page.choose(0)
    assert not page.screen.root.by_class("between")


@pytest.mark.parametrize("players", [1, 3])
def test_what_the_end_of_a_round_brought_is_reported_once(players: int) -> None:
    """Not as part of somebody's turn too: neither played back nor by the Automa's panel."""
    setup = Setup(
        players=players,
        names=("Ada", "Bo", "Cy")[:players],
        automa="eagle" if players == 1 else None,
        sets=ALL_SETS,
    )
    reported = 0
    for seed in range(4):
        game, dice = Game.new(structs.replace(setup, seed=seed)), random.Random(seed)
        for number in (2, 3, 4):
            while game.state.round < number:
                assert game.decision
                game.answer(dice.randrange(len(game.decision.options)))
            session = Session()
            resume(session, encode(game.record()).decode())
            sitting_of(session).resumed = False
            others = (Program("blue_jay"),) * (players - 1)
            sitting_of(session).hot_seat.sit(Seats(players, programs=(None, *others)))
            root = read(page_of(moment(session)))
            besides = [
                each for list_ in root.by_class("round-end-besides") for each in list_.children
            ]
            ended = {each.children[-1].words() for each in besides}
            steps = [step.children[0] for step in root.by_class("played-step")]
            did = [each for list_ in root.by_class("automa-did") for each in list_.children]
            turns = {each.words() for each in (*steps, *did)}
            assert not ended & turns
            reported += bool(turns) and any("nectar" in line.lower() for line in ended)
    assert reported


def test_an_answer_given_meanwhile_goes_on_as_well() -> None:
    page = at_the_end_of_round_one()
    page.choose(0)
    assert not told(page)


def test_a_card_taken_in_hand_goes_on_as_well_and_what_is_kept_knows_it() -> None:
    """The mat must be visible under the card, on a phone too."""
    pages = map(at_the_end_of_round_one, range(20))
    page, card = next((page, card) for page in pages for card in held_over_the_mat(page))
    page.press(Pick(card))
    assert sitting_of(page.session).picked == card
    assert not told(page)
    assert not told(Page(page.store))


def test_after_a_reload_it_is_told_again_until_it_was_gone_on_from() -> None:
    page = at_the_end_of_round_one()
    again = Page(page.store)
    assert told(again)
    again.press(NextRound())
    assert not told(Page(page.store))


def test_a_round_that_is_ended_once_more_is_told_once_more() -> None:
    page = at_the_end_of_round_one()
    page.press(NextRound())
    page.press(Undo())
    game = page.session.game
    assert game is not None and game.state.round == 1
    answered(page, 2)
    assert told(page)


def test_a_game_that_was_played_elsewhere_tells_its_last_round() -> None:
    """An old save, or a link, contains nothing but the record."""
    game = Game.new(SOLO)
    dice = random.Random(4)
    while game.state.round < 3:
        assert game.decision
        game.answer(dice.randrange(len(game.decision.options)))
    session = Session()
    resume(session, encode(game.record()).decode())
    assert session.sitting is not None and session.sitting.round_end is not None
    assert session.sitting.round_end.goal.round == 2
