"""Several people at one screen: nothing secret is shown before the right person has taken it."""

from __future__ import annotations

import random

from tests.ui.markup import read
from tests.ui.sessions import TWO, answer, begun, must_hand_over, play, resume, scene, sitting_of
from wingspan.engine import Setup, load_catalog
from wingspan.engine.decision import Decision, Source
from wingspan.engine.events import CardsDrawnApart, CardTucked, DeckCardDrawn, TurnBegan
from wingspan.engine.options import DRAW_DECK, take_action
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.news import happened_last
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.session import Session

THREE = Setup(players=3, names=("Ada", "Bo", "Cy"), seed=3)


def test_the_game_begins_with_a_hand_over_to_whoever_must_answer() -> None:
    session = begun(TWO)
    root = read(page(moment(session)))
    assert must_hand_over(session)
    assert "Ada" in root.by_id("question").words()
    assert root.choices() == [0]
    assert not root.having("id", "hand")


def test_a_hand_over_shows_no_card_of_any_hand() -> None:
    session = begun(THREE)
    dice = random.Random(3)
    seen = 0
    while session.phase == "play":
        assert session.game and session.game.decision
        if must_hand_over(session):
            seen += 1
            markup = page(moment(session))
            root = read(markup)
            assert root.choices() == [0]
            assert session.sitting is not None
            own = set(session.sitting.hot_seat.drew)
            assert bool(own) == bool(root.by_class("drawn"))
            for seat, player in enumerate(session.game.state.players):
                holder = sitting_of(session).hot_seat.holder
                hidden = set(player.hand) - (own if seat == holder else set())
                assert not any(f"-{bird}" in markup for bird in hidden)
            answer(session, session.token, 0)
            assert must_hand_over(session) == bool(own)
            if not own:
                assert root.by_class(f"seat-{session.game.decision.player}")
                assert sitting_of(session).hot_seat.holder == session.game.decision.player
        else:
            answer(session, session.token, dice.randrange(len(session.game.decision.options)))
    assert seen > 26


def test_a_bird_can_be_looked_up_while_hands_are_covered() -> None:
    """It is drawn to scale beside the birds in the hand on the screen, of which there are none."""
    session = begun(TWO)
    assert must_hand_over(session)
    session.open_dialog("rules")
    session.over = session.over.looking("rule", "bird.osprey")
    sizes = read(page(moment(session))).by_class("to-scale")
    assert sizes and "?" not in sizes[0].words()


def test_what_one_has_drawn_is_shown_before_the_screen_is_passed_on() -> None:
    """Ada ends her turn with a card from the deck: she sees it, puts it away, and Bo takes the
    screen.
    """
    session = begun(TWO)
    while must_hand_over(session) or not asks_for_an_action(session):
        answer(session, session.token, 0)
    assert session.game and session.game.decision and session.sitting
    ada = session.game.decision.player
    before = set(session.game.state.players[ada].hand)
    answer(session, session.token, session.game.decision.options.index(take_action("draw_cards")))
    answer(session, session.token, session.game.decision.options.index(DRAW_DECK))
    (card,) = set(session.game.state.players[ada].hand) - before
    assert must_hand_over(session) and session.sitting.hot_seat.drew == (card,)
    root = read(page(moment(session)))
    assert root.having("id", f"drawn-{card}") and not root.having("id", "hand")
    names = session.game.setup.names
    assert root.by_id("question").words() == f"{names[ada]}, you drew this card"
    assert f"pass to {names[1 - ada]}" in root.having("data-choice", "0")[0].words()
    answer(session, session.token, 0)
    assert must_hand_over(session) and card not in page(moment(session))
    answer(session, session.token, 0)
    assert not must_hand_over(session) and sitting_of(session).hot_seat.holder == 1 - ada
    assert f"drawn-{card}" not in page(moment(session))


def test_of_cards_drawn_apart_those_that_were_kept_are_shown() -> None:
    session = handed_over()
    holder = sitting_of(session).hot_seat.holder
    assert session.game and holder is not None
    kept = session.game.state.players[holder].hand[0]
    apart = (kept, session.game.state.deck.cards[-1])
    session.game.events.append(CardsDrawnApart(holder, 2, apart))
    assert sitting_of(session).hot_seat.drew == (kept,)


def test_whoever_has_the_screen_keeps_it_when_another_takes_a_device_of_their_own() -> None:
    """Cy leaves: nobody has to take the screen that Ada or Bo already has."""
    session = begun(THREE)
    hot_seat = sitting_of(session).hot_seat
    answer(session, session.token, 0)
    holder = hot_seat.holder
    assert holder is not None and not must_hand_over(session)
    gone = (holder + 1) % 3
    hot_seat.go_far(hot_seat.seats.going_far(gone, ("free",) * 3))
    assert hot_seat.holder == holder and gone not in hot_seat.seats.here


def test_a_reload_does_not_show_what_was_drawn() -> None:
    session = begun(TWO)
    while session.sitting is not None and not session.sitting.hot_seat.drew:
        play(session, 1)
    again = begun(TWO)
    resume(again, session.save())
    assert must_hand_over(again) and again.sitting is not None and again.sitting.hot_seat.drew == ()


def asks_for_an_action(session: Session) -> bool:
    assert session.game and session.game.decision
    return session.game.decision.kind == "action"


def test_only_the_button_takes_the_screen() -> None:
    session = begun(TWO)
    assert not answer(session, session.token, 1)
    assert must_hand_over(session)
    token = session.token
    assert answer(session, token, 0)
    assert session.token != token
    assert session.game and session.game.answers == ()


def test_the_hand_shown_is_of_whoever_must_answer() -> None:
    session = begun(TWO)
    play(session, 12)
    for _ in range(40):
        if must_hand_over(session):
            play(session, 1)
            continue
        seen = scene(session)
        assert seen.decision
        assert seen.seat == seen.decision.player
        other = seen.state.players[1 - seen.seat]
        assert set(other.hand) <= {"?"}
        play(session, 1)


def test_public_hands_need_no_hand_over() -> None:
    session = Session(load_catalog(), settings=Settings(public_hands=True))
    session.begin(TWO)
    dice = random.Random(1)
    while session.phase == "play":
        assert not must_hand_over(session)
        assert session.game and session.game.decision
        answer(session, session.token, dice.randrange(len(session.game.decision.options)))


def test_a_reload_hides_the_hand_until_somebody_takes_the_screen() -> None:
    session = begun(TWO)
    play(session, 30)
    again = begun(TWO)
    resume(again, session.save())
    assert must_hand_over(again)


def test_the_reason_says_whose_turn_it_is_and_which_power_asks() -> None:
    session = begun(THREE)
    while scene(session).state.phase == "setup":
        play(session, 1)
    moment = scene(session)

    def why(decision: Decision) -> str:
        return moment.words.why_now(decision, moment.state.phase, moment.catalog, moment.names)

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


def handed_over(setup: Setup = TWO, answers: int = 40) -> Session:
    """Return a game after some answers, at a hand-over with no drawn card to be shown first."""
    session = begun(setup)
    play(session, answers)
    while not must_hand_over(session) or sitting_of(session).hot_seat.drew:
        play(session, 1)
    return session


def test_the_table_stays_in_sight_and_the_hand_is_covered() -> None:
    session = handed_over()
    game = session.game
    assert game
    root = read(page(moment(session)))
    seen = scene(session)
    assert seen.decision is None and seen.disclosed.covered
    assert all(card == "?" for player in seen.state.players for card in player.hand + player.bonus)
    mat = root.by_id(f"mat-{seen.seat}")
    names = " ".join(bird.words() for bird in mat.by_class("bird-name"))
    for row in game.state.players[seen.seat].mat.values():
        for bird in row:
            assert session.words.bird(game.catalog.birds[bird.bird]) in names
    assert root.having("id", "cover") and not root.having("id", "hand")
    assert not root.having("id", "bonus")


def test_points_of_bonus_cards_stay_secret_while_the_device_goes_round() -> None:
    """The chips show only what everybody can count: birds, eggs, cached, tucked and goals."""
    session = handed_over()
    assert session.game
    for player, kept in zip(session.game.state.players, (5, 8), strict=True):
        player.bonus, player.hand = ["visionary_leader"], list(session.game.state.deck.cards[:kept])
    sheets = session.game.scores()
    assert [sheet.bonus for sheet in sheets] == [4, 7]
    chips = read(page(moment(session))).by_class("score-chip")
    shown = {int(chip.attributes["data-thing"].split(":")[1]): chip for chip in chips}
    for sheet in sheets:
        public = sheet.total - sheet.bonus
        assert shown[sheet.player].attributes["data-count"] == str(public)
        assert "data-why" not in shown[sheet.player].attributes


def test_open_hands_can_be_chosen_where_the_device_is_passed_on() -> None:
    session = handed_over()
    (openly,) = read(page(moment(session))).by_class("openly")
    assert openly.attributes["data-do"] == "set"
    assert openly.attributes["data-with"] == '{"name":"public_hands","value":true}'


def test_cards_drawn_are_shown_beside_the_mat_of_who_drew_them() -> None:
    session = begun(TWO)
    while not sitting_of(session).hot_seat.drew:
        play(session, 1)
    holder = sitting_of(session).hot_seat.holder
    session.over = session.over.looking("tab", "goals")
    root = read(page(moment(session)))
    assert scene(session).seat == holder
    assert root.by_class("tab-hand") and root.by_id("cover").by_class("drawn")
    assert not root.by_class("openly")
