"""Several people at one screen: nothing secret is shown before the right person has taken it."""

from __future__ import annotations

import random

from tests.ui.markup import read
from tests.ui.sessions import TWO, begun, play
from wingspan.engine import Setup, load_catalog
from wingspan.engine.decision import Decision, Source
from wingspan.engine.events import CardTucked, DeckCardDrawn, TurnBegan
from wingspan.engine.options import DRAW_DECK, take_action
from wingspan.ui.page import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.screens.hand_over import happened_last, reason
from wingspan.ui.session.session import Session
from wingspan.ui.session.showing import moment

THREE = Setup(players=3, names=("Ada", "Bo", "Cy"), seed=3)


def test_the_game_begins_with_a_hand_over_to_whoever_must_answer() -> None:
    session = begun(TWO)
    root = read(page(moment(session)))
    assert session.must_hand_over
    assert "Ada" in root.by_id("question").words()
    assert root.choices() == [0]
    assert not root.having("id", "hand")


def test_a_hand_over_shows_no_card_of_any_hand() -> None:
    session = begun(THREE)
    dice = random.Random(3)
    seen = 0
    while session.phase == "play":
        assert session.game and session.game.decision
        if session.must_hand_over:
            seen += 1
            markup = page(moment(session))
            root = read(markup)
            assert root.choices() == [0]
            assert session.sitting is not None
            own = set(session.sitting.drew)
            assert bool(own) == bool(root.by_class("drawn"))
            for seat, player in enumerate(session.game.state.players):
                hidden = set(player.hand) - (own if seat == session.holder else set())
                assert not any(f"-{bird}" in markup for bird in hidden)
            session.answer(session.token, 0)
            assert session.must_hand_over == bool(own)
            if not own:
                assert root.by_class(f"seat-{session.game.decision.player}")
                assert session.holder == session.game.decision.player
        else:
            session.answer(session.token, dice.randrange(len(session.game.decision.options)))
    assert seen > 26


def test_what_one_has_drawn_is_shown_before_the_screen_is_passed_on() -> None:
    """Ada ends her turn with a card off the deck: she sees it, puts it away, and Bo takes over."""
    session = begun(TWO)
    while session.must_hand_over or not asks_for_an_action(session):
        session.answer(session.token, 0)
    assert session.game and session.game.decision and session.sitting
    ada = session.game.decision.player
    before = set(session.game.state.players[ada].hand)
    session.answer(session.token, session.game.decision.options.index(take_action("draw_cards")))
    session.answer(session.token, session.game.decision.options.index(DRAW_DECK))
    (card,) = set(session.game.state.players[ada].hand) - before
    assert session.must_hand_over and session.sitting.drew == (card,)
    root = read(page(moment(session)))
    assert root.having("id", f"drawn-{card}") and not root.having("id", "hand")
    names = session.game.setup.names
    assert root.by_id("question").words() == f"{names[ada]}, you drew this card"
    assert f"pass to {names[1 - ada]}" in root.having("data-choice", "0")[0].words()
    session.answer(session.token, 0)
    assert session.must_hand_over and card not in page(moment(session))
    session.answer(session.token, 0)
    assert not session.must_hand_over and session.holder == 1 - ada
    assert f"drawn-{card}" not in page(moment(session))


def test_a_reload_does_not_show_what_was_drawn() -> None:
    session = begun(TWO)
    while session.sitting is not None and not session.sitting.drew:
        play(session, 1)
    again = begun(TWO)
    again.resume(session.save())
    assert again.must_hand_over and again.sitting is not None and again.sitting.drew == ()


def asks_for_an_action(session: Session) -> bool:
    assert session.game and session.game.decision
    return session.game.decision.kind == "action"


def test_only_the_button_takes_the_screen() -> None:
    session = begun(TWO)
    assert not session.answer(session.token, 1)
    assert session.must_hand_over
    token = session.token
    assert session.answer(token, 0)
    assert session.token != token
    assert session.game and session.game.answers == ()


def test_the_hand_shown_is_of_whoever_must_answer() -> None:
    session = begun(TWO)
    play(session, 12)
    for _ in range(40):
        scene = session.scene()
        assert scene.decision
        assert scene.seat == scene.decision.player
        other = scene.state.players[1 - scene.seat]
        assert set(other.hand) <= {"?"}
        play(session, 1)


def test_public_hands_need_no_hand_over() -> None:
    session = Session(load_catalog(), settings=Settings(public_hands=True))
    session.begin(TWO)
    dice = random.Random(1)
    while session.phase == "play":
        assert not session.must_hand_over
        assert session.game and session.game.decision
        session.answer(session.token, dice.randrange(len(session.game.decision.options)))


def test_a_reload_hides_the_hand_until_somebody_takes_the_screen() -> None:
    session = begun(TWO)
    play(session, 30)
    again = begun(TWO)
    again.resume(session.save())
    assert again.must_hand_over


def test_the_reason_says_whose_turn_it_is_and_which_power_asks() -> None:
    session = begun(THREE)
    while session.scene().state.phase == "setup":
        play(session, 1)
    moment = session.scene()

    def why(decision: Decision) -> str:
        return reason(moment, decision)

    pink = Source(1, "forest", "turkey_vulture")
    shared = Source(0, "forest", "american_robin")
    assert why(Decision(0, 1, 1, "action", None, [])) == "It’s Bo’s turn."
    assert why(Decision(0, 0, 1, "use_power", pink, [])) == (
        "It’s Ada’s turn, but Bo may use a power: Turkey Vulture."
    )
    assert why(Decision(0, 0, 1, "gain_food", shared, [])) == (
        "It’s Ada’s turn, and a power includes Bo: American Robin."
    )


def test_what_happened_since_is_told_without_its_secrets() -> None:
    events = (
        TurnBegan(0, 1, 1),
        DeckCardDrawn(0, "mallard"),
        TurnBegan(1, 1, 1),
        DeckCardDrawn(1, "barn_owl"),
        CardTucked(1, "american_avocet", "blue_jay"),
    )
    assert happened_last(events, 0) == (
        TurnBegan(1, 1, 1),
        DeckCardDrawn(1, None),
        CardTucked(1, "american_avocet", None),
    )
