"""What a seat may not know is nowhere in the page: not in its text, tips, ids or links."""

from __future__ import annotations

import html
import random
import re
from collections.abc import Iterator

import msgspec
import pytest

from tests.table import ALL_SETS, play_randomly, rng_for
from tests.ui.markup import command_of, fields_of, read
from tests.ui.sessions import (
    answer,
    came,
    must_hand_over,
    replay_of,
    resume,
    sitting_of,
    waits,
)
from wingspan.coach.review import Review
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.notation.record import encode
from wingspan.ui.games import by_link
from wingspan.ui.games.replaying import watch
from wingspan.ui.messages import ShowMat, ShowTab
from wingspan.ui.page.showing import moment, on_return
from wingspan.ui.page.views import page
from wingspan.ui.rules.update import ask_why
from wingspan.ui.session.moment import Judged
from wingspan.ui.session.session import Session
from wingspan.ui.table.update import update_view
from wingspan.words import words_in

NAMES = ("Ada", "Bo", "Cy")
CATALOG = load_catalog()
NOBODY = -1
NEXT_IN_THE_DECK = 6


def setup_of(players: int, seed: int, sets: tuple[str, ...]) -> Setup:
    return Setup(players=players, names=NAMES[:players], seed=seed, sets=sets)


SETUPS = [
    setup_of(2, 61, ("core",)),
    setup_of(2, 62, ALL_SETS),
    setup_of(3, 63, ("core", "european")),
    setup_of(3, 64, ALL_SETS),
]


def known(game: Game, watcher: int) -> set[str]:
    """Return every word in what ``watcher`` may know; the ids of cards are among them."""
    seats = range(game.setup.players)
    views = [
        set(re.findall(r"\w+", msgspec.json.encode(game.view(seat)).decode()))
        for seat in (seats if watcher == NOBODY else [watcher])
    ]
    return set.intersection(*views)


def hidden(game: Game, watcher: int) -> tuple[set[str], set[str]]:
    """Return the ids of birds and of bonus cards that ``watcher`` may not know."""
    state = game.state
    birds = set(state.deck.cards[state.deck.drawn :][:NEXT_IN_THE_DECK])
    bonus: set[str] = set()
    for seat, player in enumerate(state.players):
        if seat != watcher:
            birds |= set(player.hand)
            birds |= {card for row in player.mat.values() for bird in row for card in bird.tucked}
            bonus |= set(player.bonus) | set(player.choosing)
    seen = known(game, watcher)
    return birds - seen, bonus - seen


def leaks(markup: str, game: Game, watcher: int, session: Session) -> list[str]:
    """Return the ids and names of hidden cards that the markup contains all the same."""
    words = words_in(session.language)
    seen = known(game, watcher)
    shown_names = " ".join(
        [words.bird(CATALOG.birds[card]) for card in seen & CATALOG.birds.keys()]
        + [words.bonus(CATALOG.bonus_cards[card]) for card in seen & CATALOG.bonus_cards.keys()]
    )
    everything = html.unescape(markup)
    birds, bonus = hidden(game, watcher)
    names = [(card, words.bird(CATALOG.birds[card])) for card in sorted(birds)]
    names += [(card, words.bonus(CATALOG.bonus_cards[card])) for card in sorted(bonus)]
    return [
        card
        for card, name in names
        if (card in everything and re.search(rf"(?<![a-z_]){card}(?![a-z_])", everything))
        or (name not in shown_names and name in everything)
    ]


def looked_at(session: Session) -> Iterator[str]:
    """Yield every view of the page at this moment: every mat and tab, and the saved games."""
    plain = str(page(moment(session)))
    yield plain
    root = read(plain)
    for button in (*root.having("data-do", "mat"), *root.having("data-do", "tab")):
        match command_of(button):
            case ShowMat() as command:
                update_view(session, command)
            case ShowTab() as command:
                update_view(session, command)
        yield str(page(moment(session)))
        session.look.clear()
    session.keep()
    session.open_dialog("games")
    yield str(page(moment(session)))
    session.open_dialog("")


def explained(session: Session, dice: random.Random) -> Iterator[str]:
    """Yield some of the explanations that the page offers at this moment."""
    root = read(page(moment(session)))
    about = [element.attributes["data-why"] for element in root.having("data-why")]
    about += [fields_of(e) for e in root.having("data-do", "why")]
    others = [one for one in about if not one.startswith("event.")]
    events = [one for one in about if one.startswith("event.")]
    for one in (*dice.sample(others, min(6, len(others))), *events[-2:]):
        ask_why(session, one)
        yield str(page(moment(session)))
        session.open_dialog("")


def everything(session: Session, moment: int) -> list[str]:
    """Return all that can be looked at and asked for at this moment."""
    return [*looked_at(session), *explained(session, random.Random(moment))]


def one_input(session: Session, dice: random.Random) -> None:
    assert session.sitting and session.sitting.decision
    number = 1 if must_hand_over(session) else len(session.sitting.decision.options)
    answer(session, session.token, dice.randrange(number))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seed}")
def test_at_one_screen_nobody_sees_what_another_hides(setup: Setup) -> None:
    session = Session(CATALOG, "fr" if setup.seed % 2 else "en")
    assert session.begin(setup)
    dice = random.Random(setup.seed)
    moments = handed_over = 0
    while session.phase == "play":
        game = session.game
        assert game and game.decision
        moments += 1
        watcher = NOBODY if must_hand_over(session) else game.decision.player
        if must_hand_over(session):
            handed_over += 1
            hot_seat = sitting_of(session).hot_seat
            holder = hot_seat.holder if hot_seat.drew else None
            eyes = NOBODY if holder is None else holder
            assert leaks(str(page(moment(session))), game, eyes, session) == []
        elif moments % 29 == 0:
            for markup in looked_at(session):
                assert leaks(markup, game, watcher, session) == []
            left = on_return(session)
            assert left and leaks(page(left), game, NOBODY, session) == []
        one_input(session, dice)
    assert handed_over > 25


def played_by_link(setup: Setup) -> Iterator[tuple[Session, Game]]:
    """Play a game by link; yield the page and game of whoever must answer, at every moment."""
    sessions = [Session(CATALOG) for _ in range(setup.players)]
    assert sessions[0].begin(setup, far=range(1, setup.players))
    at, dice = sessions[0], random.Random(setup.seed)
    while True:
        assert at.sitting
        yield at, at.sitting.game
        if at.phase != "play":
            return
        if not waits(at):
            one_input(at, dice)
            continue
        by_link.share(at, "turn")
        assert at.over.shared and at.sitting.decision
        link = at.over.shared.url
        yield at, at.sitting.game
        seat = at.sitting.decision.player
        at.keep()
        at.open_dialog("")
        at = sessions[seat]
        by_link.receive(at, link)
        if at.phase == "arrival":
            yield at, sessions[0].sitting.game if sessions[0].sitting else came(at).game  # type: ignore[union-attr]
            by_link.accept(at, seat)
        at.keep()


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seed}")
def test_by_link_nobody_sees_what_another_hides(setup: Setup) -> None:
    waited = arrived = looked = 0
    for number, (session, game) in enumerate(played_by_link(setup)):
        if session.phase == "over":
            break
        if session.phase == "arrival":
            assert came(session) is not None
            arrived += 1
            watcher = came(session).link.seat  # type: ignore[union-attr]
            game = came(session).game  # type: ignore[union-attr]
            assert watcher is not None
            assert leaks(str(page(moment(session))), game, watcher, session) == []
            continue
        assert session.sitting and session.sitting.seats.mine is not None
        seat = session.sitting.seats.mine
        waited += waits(session)
        if waits(session) or number % 9 == 0:
            assert leaks(str(page(moment(session))), game, seat, session) == []
        if number % 41 == 0:
            looked += 1
            for markup in looked_at(session):
                assert leaks(markup, game, seat, session) == []
            left = on_return(session)
            assert left and leaks(page(left), game, seat, session) == []
    assert arrived == setup.players - 1 and waited > 25 and looked > 2


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seed}")
def test_a_replay_of_a_game_that_goes_on_shows_a_seat_no_more_than_it_knew(setup: Setup) -> None:
    dice = random.Random(setup.seed)
    shown = 0
    for number, (session, _) in enumerate(played_by_link(setup)):
        if number % 60 != 30 or session.phase != "play":
            continue
        assert session.sitting and watch(session)
        replay = session.replay
        assert replay and replay.seat is not None and replay.seat == session.sitting.seats.mine
        for _ in range(4):
            replay_of(session).step(dice.randrange(replay.last + 1))
            shown += 1
            assert leaks(str(page(moment(session))), replay.game, replay.seat, session) == []
        session.go_on()
    assert shown >= 8


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seed}")
def test_a_review_shows_whoever_is_judged_no_more_than_they_knew_until_it_is_uncovered(
    setup: Setup,
) -> None:
    session, seat = Session(CATALOG), setup.players - 1
    game = play_randomly(Game.new(setup, CATALOG), rng_for("review", setup.seed))
    resume(session, encode(game.record()).decode())
    assert watch(session) and session.replay is not None
    replay, dice = session.replay, random.Random(setup.seed)
    session.judged = Judged(Review(seat, replay.last), replay.text, replay.past.finals[seat])
    met = 0
    for at in (5, *dice.sample(range(replay.last), 6)):
        replay_of(session).step(at)
        held = [
            card
            for other, player in enumerate(replay.game.state.players)
            if other != seat
            for card in player.hand
        ]
        secret = {
            CATALOG.birds[card].name["en"] for card in (*held, replay.game.state.deck.left()[0])
        }
        assert leaks(str(page(moment(session))), replay.game, seat, session) == []
        session.replay.uncover()
        shown = html.unescape(str(page(moment(session))))
        assert all(words_in("en").set_right(name) in shown for name in secret)
        met += bool(held)
        session.replay.uncover()
        assert leaks(str(page(moment(session))), replay.game, seat, session) == []
    assert met > 2


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seed}")
def test_the_table_is_the_same_whatever_is_hidden(setup: Setup) -> None:
    """Everything that a seat cannot see is redealt; not a letter of what it can see changes."""
    session = Session(CATALOG)
    assert session.begin(setup)
    dice = random.Random(setup.seed)
    same = moments = 0
    while session.phase == "play":
        sitting, moments = session.sitting, moments + 1
        assert sitting and sitting.decision
        decision = sitting.decision
        ready = not must_hand_over(session) and sitting.game.state.phase != "setup"
        if ready and moments % 19 == 0:
            before, game = everything(session, moments), sitting.game
            sitting.answers.game = game.redeal(sitting.hot_seat.viewer, moments)
            assert sitting.game.state.deck.cards != game.state.deck.cards
            assert sitting.decision
            sitting.decision.serial = decision.serial
            after = everything(session, moments)
            sitting.answers.game = game
            assert after == before
            same += 1
        one_input(session, dice)
    assert same > 5
