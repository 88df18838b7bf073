"""The switch of a review that shows what the others held and what the deck brought."""

from __future__ import annotations

from functools import cache

import pytest

from tests.coach.short_games import short_game
from tests.table import play_randomly, rng_for
from tests.ui.fake_browser import Page
from tests.ui.markup import Element
from tests.ui.sessions import replay_of, resume
from wingspan.coach.review import Review
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.notation.record import Record, encode
from wingspan.ui import messages
from wingspan.ui.games.replaying import watch
from wingspan.ui.session.moment import Judged
from wingspan.words import Language, languages

CATALOG = load_catalog()
TWO = Setup(players=2, names=("Ada", "Bo"), seed=8)


@cache
def finished(setup: Setup) -> Record:
    return play_randomly(Game.new(setup, CATALOG), rng_for("uncovered", setup.seed)).record()


def reviewed(record: Record, seat: int = 0, language: Language = "en") -> Page:
    """Return a page with the review of that game, before anything is judged."""
    page = Page()
    page.session.language = language

    def begin() -> None:
        resume(page.session, encode(record).decode())
        watch(page.session)
        replay = page.session.replay
        assert replay is not None
        final = replay.past.finals[seat] if replay.past.finals else 0
        page.session.judged = Judged(Review(seat, replay.last), replay.text, final)

    page.do(begin)
    return page


def at(page: Page, answers: int) -> Game:
    page.do(lambda: replay_of(page.session).step(answers))
    assert page.session.replay is not None
    return page.session.replay.game


def switch(page: Page) -> Element:
    (button,) = page.screen.root.by_id("review").having("data-do", "uncover")
    return button


def test_the_switch_is_off_at_first_and_says_how_it_stands() -> None:
    page = reviewed(finished(TWO))
    assert switch(page).attributes["aria-pressed"] == "false"
    assert not page.screen.root.having("id", "was-hidden")
    page.press(messages.Uncover())
    assert switch(page).attributes["aria-pressed"] == "true"
    page.press(messages.Uncover())
    assert not page.screen.root.having("id", "was-hidden")


def test_it_has_a_key() -> None:
    assert switch(reviewed(finished(TWO))).attributes["data-key"] == "v"


@pytest.mark.parametrize("language", languages())
def test_it_shows_hands_bonus_cards_and_what_comes_next(language: Language) -> None:
    page = reviewed(finished(TWO), language=language)
    game = at(page, 60)
    page.press(messages.Uncover())
    said = page.screen.root.by_id("was-hidden").words()
    words = page.session.words
    bo = game.state.players[1]
    assert bo.hand or bo.bonus
    for card in (*bo.hand, *game.state.deck.left()[:6]):
        assert words.bird(CATALOG.birds[card]) in said
    for card in (*bo.bonus, *game.state.bonus_deck.left()[:3]):
        assert words.bonus(CATALOG.bonus_cards[card]) in said
    assert page.screen.root.having("id", "hand-of-1")


def test_what_is_shown_is_of_the_moment_that_is_looked_at() -> None:
    page = reviewed(finished(TWO))
    page.press(messages.Uncover())
    first = at(page, 40).state.deck.left()[0]
    name = page.session.words.bird(CATALOG.birds[first])
    assert name in page.screen.root.by_id("was-hidden").words()
    while at(page, page.session.replay.at + 1).state.deck.left()[0] == first:  # type: ignore[union-attr]
        assert page.session.replay is not None and page.session.replay.at < 200
    deck = page.session.replay.game.state.deck.left()  # type: ignore[union-attr]
    assert first not in deck
    assert (
        page.session.words.bird(CATALOG.birds[deck[0]])
        in page.screen.root.by_id("was-hidden").words()
    )


def test_another_s_decision_is_not_told_while_it_is_off() -> None:
    page = reviewed(finished(TWO), seat=1)
    game = at(page, 0)
    assert game.decision is not None and game.decision.player == 0
    asked = page.screen.root.by_class("replay-asked")[0].words()
    assert asked == "Ada is making a choice that you can’t see."
    page.press(messages.Uncover())
    assert page.screen.root.by_class("replay-asked")[0].words() != asked


def test_alone_it_shows_the_deck_and_the_automa_s_cards() -> None:
    page = reviewed(short_game("base_103", 40))
    game = at(page, 0)
    page.press(messages.Uncover())
    said = page.screen.root.by_id("was-hidden").words()
    assert game.state.automa is not None
    assert page.session.words.automa_card_name(game.state.automa.deck[0]) in said


def test_a_game_that_goes_on_has_no_switch_and_is_not_uncovered() -> None:
    record = finished(Setup(players=1, names=("Ada",), automa="eagle", seed=8))
    page = reviewed(Record(record.setup, record.answers[:60]))
    replay = page.session.replay
    assert replay is not None and not replay.past.finals
    page.command("uncover", "{}")
    assert not replay.is_uncovered
    assert not page.screen.root.having("id", "was-hidden")


def test_the_next_replay_is_covered_again() -> None:
    page = reviewed(finished(TWO))
    page.press(messages.Uncover())
    page.press(messages.CloseReplay())
    page.do(lambda: watch(page.session))
    assert page.session.replay is not None and not page.session.replay.is_uncovered
