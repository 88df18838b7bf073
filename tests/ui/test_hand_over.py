"""Several people at one screen: nothing secret is shown before the right person has taken it."""

from __future__ import annotations

import random

from tests.ui.markup import read
from tests.ui.sessions import TWO, begun, play
from wingspan.engine import Setup, load_catalog
from wingspan.engine.decision import Decision, Source
from wingspan.engine.events import CardTucked, DeckCardDrawn, TurnBegan
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
            assert root.by_class(f"seat-{session.game.decision.player}")
            for player in session.game.state.players:
                assert not any(f"-{bird}" in markup for bird in player.hand)
            session.answer(session.token, 0)
            assert not session.must_hand_over
            assert session.holder == session.game.decision.player
        else:
            session.answer(session.token, dice.randrange(len(session.game.decision.options)))
    assert seen > 26


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
    assert why(Decision(0, 1, 1, "action", None, [])) == "It is Bo’s turn."
    assert why(Decision(0, 0, 1, "use_power", pink, [])) == (
        "It is Ada’s turn, and it wakes a power of Bo: Turkey Vulture."
    )
    assert why(Decision(0, 0, 1, "gain_food", shared, [])) == (
        "It is Ada’s turn, and a power lets Bo take part: American Robin."
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
