"""Play by link, natively: several pages that know of each other only by links."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from tests.links.broken import BROKEN
from tests.ui.markup import read
from tests.ui.sessions import (
    answer,
    came,
    game_came,
    must_hand_over,
    replay_of,
    scene,
    sitting_of,
    undo,
    waits,
)
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.events import ActionTaken, BirdsKept, TurnBegan
from wingspan.links import GameLink, LinkError, Relation, pack_game
from wingspan.saves import save_of
from wingspan.saves.reading import Packed
from wingspan.ui.games import by_link
from wingspan.ui.games.replaying import play_from_here, watch
from wingspan.ui.messages import SharedKind
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.session.moment import CameDeal, CameGame, Notice
from wingspan.ui.session.session import Session

NAMES = ("Ada", "Bo", "Cy")


def begun(players: int = 2, seed: int = 5, **changes: object) -> list[Session]:
    """Return the pages of ``players`` people; the first has begun a game by link."""
    sessions = [Session(load_catalog()) for _ in range(players)]
    setup = Setup(players=players, names=NAMES[:players], seed=seed, **changes)  # type: ignore[arg-type]
    assert sessions[0].begin(setup, far=range(1, players))
    return sessions


def link_of(session: Session) -> str:
    """Return the fragment of the link that the page makes."""
    by_link.share(session, "turn" if waits(session) else "game")
    assert session.over.shared
    return session.over.shared.url


def send(session: Session, sessions: list[Session]) -> Session:
    """Send the game to the person who must answer, and return their page."""
    session.keep()
    link = link_of(session)
    assert session.sitting and session.sitting.decision
    seat = session.sitting.decision.player
    other = sessions[seat]
    by_link.receive(other, link)
    if other.phase == "arrival":
        assert game_came(other).link.seat == seat
        by_link.accept(other, seat)
    other.keep()
    assert other.sitting and other.sitting.seats.mine == seat
    return other


def play_on(session: Session, dice: random.Random) -> None:
    """Answer at random until somebody else must."""
    while session.phase == "play" and not waits(session):
        assert session.sitting and session.sitting.decision
        answer(session, session.token, dice.randrange(len(session.sitting.decision.options)))


@pytest.mark.parametrize(
    ("players", "seed", "sets"),
    [
        (2, 1, ("core", "swiftstart")),
        (2, 2, ("core", "european", "oceania")),
        (3, 3, ("core", "swiftstart")),
    ],
)
def test_a_game_by_link_is_played_to_its_end(
    players: int, seed: int, sets: tuple[str, ...]
) -> None:
    """Everybody sees only their own hand, whatever way the game goes; the ends agree."""
    sessions = begun(players, seed, sets=sets)
    dice = random.Random(seed)
    at, journeys = sessions[0], 0
    for _ in range(2000):
        play_on(at, dice)
        if at.phase == "over":
            break
        assert waits(at) and not must_hand_over(at)
        me = at.sitting.seats.mine if at.sitting else None
        seen = scene(at)
        assert seen.seat == me
        for seat, player in enumerate(seen.state.players):
            if seat != me:
                assert at.game
                assert set(player.hand) <= {"?", *at.game.state.players[seat].known}
                assert set(player.bonus) <= {"?"}
        at = send(at, sessions)
        journeys += 1
    assert at.phase == "over"
    assert journeys >= 2 * players
    for other in sessions:
        if other is not at:
            by_link.receive(other, link_of(at))
            assert other.phase == "over"
            assert other.game == at.game


def test_what_a_person_allows_is_answered_on_the_screen_of_others() -> None:
    """With everything free allowed, fewer links are sent than when everything is asked."""
    journeys = {}
    for how in ("ask", "all"):
        count = 0
        for seed in range(2):
            sessions = begun(2, seed)
            for session in sessions:
                if session.sitting is not None:
                    session.sitting.hot_seat.allow(how)
            dice = random.Random(seed)
            at = sessions[0]
            sitting_of(at).hot_seat.allow(how)
            while True:
                play_on(at, dice)
                if at.phase == "over":
                    break
                at = send(at, sessions)
                sitting_of(at).hot_seat.allow(how)
                count += 1
        journeys[how] = count
    assert journeys["all"] <= journeys["ask"]


def test_the_page_waits_for_the_other_and_offers_no_answers() -> None:
    sessions = begun()
    play_on(sessions[0], random.Random(1))
    root = read(page(moment(sessions[0])))
    assert not root.having("data-choice")
    assert root.having("data-do", "share")
    assert "Waiting for Bo" in root.by_id("question").words()
    assert not answer(sessions[0], sessions[0].token, 0)


def test_what_was_sent_is_not_taken_back() -> None:
    sessions = begun()
    play_on(sessions[0], random.Random(1))
    assert sitting_of(sessions[0]).can_undo
    link_of(sessions[0])
    assert not sitting_of(sessions[0]).can_undo
    assert not undo(sessions[0])


def test_what_was_sent_stays_sent_after_a_reload() -> None:
    session = begun()[0]
    play_on(session, random.Random(1))
    link_of(session)
    session.keep()
    again = Session(session.catalog, keeping=session.keeping)
    assert session.sitting
    assert again.open(session.sitting.id)
    assert waits(again) and not sitting_of(again).can_undo


def test_an_old_link_is_recognised_and_changes_nothing() -> None:
    sessions = begun()
    play_on(sessions[0], random.Random(1))
    old = link_of(sessions[0])
    at = send(sessions[0], sessions)
    play_on(at, random.Random(2))
    at.keep()
    assert at.game
    before = at.game.record()
    by_link.receive(at, old)
    assert at.game.record() == before
    assert [notice.key for notice in at.told] == ["link_older"]


def test_a_link_from_another_branch_waits_beside_ones_own_game() -> None:
    sessions = begun()
    play_on(sessions[0], random.Random(1))
    at = send(sessions[0], sessions)
    play_on(at, random.Random(2))
    at.keep()
    other = begun()
    play_on(other[0], random.Random(99))
    assert at.game and other[0].game
    mine = at.game.record()
    assert mine.answers[: len(other[0].game.answers)] != other[0].game.answers
    by_link.receive(at, link_of(other[0]))
    assert at.sitting and game_came(at).mine == at.sitting.id
    kept = at.keeping.shelf.get(game_came(at).mine).record
    assert kept == mine
    asked = read(page(moment(at)))
    assert asked.by_id("question").words() == "In this link, your game has gone on differently"
    assert "Continue mine" in asked.words()
    by_link.accept(at, 1)
    at.keep()
    assert {save.id for save in at.keeping.shelf.games()} >= {at.sitting.id}
    assert len(at.keeping.shelf.games()) == 2


@pytest.mark.parametrize("packed", [False, True])
def test_a_saved_game_that_cannot_be_opened_is_told_or_left_alone(packed: bool) -> None:
    """Its record holds an answer that nobody can give; of a packed one, nothing can be read."""
    session = begun()[0]
    play_on(session, random.Random(1))
    link, bo = link_of(session), Session(load_catalog())
    assert session.game
    save = save_of(session.game, id="mine", time=1, seat=1)
    shelf = bo.keeping.shelf
    if packed:
        finished = Game.replay(session.game.record())
        while finished.decision is not None:
            finished.answer(0)
        shelf.put(save_of(finished, id="mine", time=1))
        assert shelf.pack("mine", bo.catalog)
        there = shelf.kept("mine")
        assert isinstance(there, Packed)
        shelf.write("wingspan.game.mine", replace(there, record="1AAAA").encode())
    else:
        record = replace(save.record, answers=(*save.record.answers, 999))
        shelf.put(replace(save, record=record, position=None))
    by_link.receive(bo, link)
    assert bo.sitting is None and isinstance(came(bo), CameGame) == packed
    assert [notice.key for notice in bo.told] == ([] if packed else ["save_error_not_playable"])
    assert by_link.sit_at(bo, link, 1) == packed


def test_a_seat_at_a_live_table_is_taken_in_a_game_that_was_played_from_another() -> None:
    """The browser kept it as Ada's; the code is for Bo."""
    ada = begun()[0]
    play_on(ada, random.Random(1))
    ada.keep()
    assert sitting_of(ada).seats.here == [0]
    assert by_link.sit_at(ada, link_of(ada), 1)
    assert sitting_of(ada).seats.here == [1]


@pytest.mark.parametrize("kind", ["game", "deal"])
def test_what_no_link_can_hold_is_told(kind: SharedKind, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_long(*_: object, **__: object) -> str:
        raise LinkError("too_long", "The game is too long for a link.")

    session = begun()[0]
    monkeypatch.setattr(f"wingspan.links.pack_{kind}", too_long)
    by_link.share(session, kind)
    assert session.over.shared is None
    assert [notice.key for notice in session.told] == ["link_error_too_long"]


def test_a_link_is_for_one_person_and_the_other_seats_are_folded_away() -> None:
    sessions = begun(3)
    play_on(sessions[0], random.Random(1))
    link, bo = link_of(sessions[0]), Session(load_catalog())
    by_link.receive(bo, link)
    root = read(page(moment(bo)))
    assert root.by_id("question").words() == "It’s your turn, Bo"
    seats = [button.attributes["data-with"] for button in root.having("data-do", "accept")]
    assert seats == ['{"seat":1}', '{"seat":0}', '{"seat":2}']
    assert not root.having("data-do", "watch")  # nobody has had a turn
    (folded,) = root.by_class("somebody-else")
    assert "open" not in folded.attributes
    assert [button.words() for button in folded.having("data-do", "accept")] == [
        "Play as Ada",
        "Play as Cy",
    ]


def test_what_others_have_done_since_can_be_watched_from_the_invitation() -> None:
    """Ada and Bo begin and play a turn each; Bo's link shows Ada all from Bo's turn on."""
    ada, bo = sessions = begun()
    at, dice = ada, random.Random(4)
    for _ in range(6):
        play_on(at, dice)
        at = send(at, sessions)
    if at is ada:
        play_on(at, dice)
        at = send(at, sessions)
    play_on(bo, dice)
    fresh = Session(load_catalog())
    by_link.receive(fresh, link_of(bo))
    assert game_came(fresh).link.seat == 0
    button, whole = read(page(moment(fresh))).having("data-do", "watch")
    entry = int(button.attributes["data-with"].partition(":")[2].strip("}"))
    began = game_came(fresh).game.events[entry]
    assert isinstance(began, TurnBegan) and began.player == 1
    assert whole.attributes.get("data-with", "{}") == "{}"
    watch(fresh, entry)
    assert fresh.replay is not None and 0 < fresh.replay.at < fresh.replay.last


def test_opening_a_link_leaves_the_game_one_was_in() -> None:
    mine = Session(load_catalog())
    assert mine.begin(Setup(players=1, names=("Eve",), automa="eagle", seed=9))
    play_on(mine, random.Random(3))
    mine = Session(load_catalog())
    assert mine.begin(Setup(players=1, names=("Eve",), automa="eagle", seed=9))
    answer(mine, mine.token, 0)
    mine.keep()
    assert mine.game
    before = mine.game.record()
    sessions = begun()
    play_on(sessions[0], random.Random(1))
    by_link.receive(mine, link_of(sessions[0]))
    assert isinstance(came(mine), CameGame)
    assert mine.game.record() == before
    mine.go_on()
    assert came(mine) is None and sitting_of(mine).can_undo
    by_link.receive(mine, link_of(sessions[0]))
    by_link.accept(mine, 1)
    mine.keep()
    records = [mine.keeping.shelf.get(game.id).record for game in mine.keeping.shelf.games()]
    assert before in records and len(records) == 2


@pytest.mark.parametrize(
    "fragment",
    [
        "g=AAAA",
        "s=!",
        "g=<script>alert(1)</script>",
        "g=\udc80",
        "q=1",
        *(pytest.param(fragment, id=what) for what, fragment in BROKEN.items()),
    ],
)
def test_a_broken_link_gives_one_sentence_and_changes_nothing(fragment: str) -> None:
    session = begun()[0]
    assert session.game
    before = session.game.record(), session.phase, session.token
    by_link.receive(session, fragment)
    assert (session.game.record(), session.phase, session.token) == before
    assert len(session.told) == 1
    shown = read(page(moment(session))).by_class("notice")[0].words()
    assert len(shown) > 20 and "script" not in shown


def test_a_challenge_deals_the_same_and_says_whether_it_was_met() -> None:
    first = Session(load_catalog())
    assert first.begin(Setup(players=1, names=("Eve",), automa="eaglet", seed=77))
    play_on(first, random.Random(4))
    assert first.phase == "over" and first.game
    by_link.share(first, "deal")
    assert first.over.shared
    other = Session(load_catalog())
    by_link.receive(other, first.over.shared.url)
    deal = came(other)
    assert isinstance(deal, CameDeal)
    points = first.game.scores()[0].total
    assert deal.beat == points
    assert str(points) in read(page(moment(other))).by_class("beat")[0].words()
    assert by_link.begin_deal(other, ["Flo"])
    assert other.game and other.game.setup.seed == 77 and other.game.setup.names == ("Flo",)
    play_on(other, random.Random(5))
    assert other.phase == "over"
    told = read(page(moment(other))).by_class("beat")[0].words()
    assert ("You did it" in told) == (other.game.scores()[0].total > points)


def test_a_deal_is_begun_once_and_with_a_name_for_everybody() -> None:
    ada = begun()[0]
    by_link.share(ada, "deal")
    assert ada.over.shared
    other = Session(load_catalog())
    by_link.receive(other, ada.over.shared.url)
    assert not by_link.begin_deal(other, ["Flo"])
    assert other.refusal is not None and isinstance(came(other), CameDeal)
    assert by_link.begin_deal(other, ["Flo", "Gus"])
    assert not by_link.begin_deal(other, ["Flo", "Gus"])


def test_a_game_by_link_cannot_be_played_on_from_its_replay_before_its_end() -> None:
    """Otherwise anybody could get hold of everybody's cards."""
    sessions = begun(2, 4)
    dice = random.Random(4)
    play_on(sessions[0], dice)
    other = send(sessions[0], sessions)
    for session in sessions:
        assert watch(session)
        assert "play_from_here" not in str(page(moment(session)))
        play_from_here(session, replay_of(session))
        assert (
            session.phase == "replay" and session.sitting and session.sitting.seats.mine is not None
        )
        session.go_on()
    while other.phase == "play":
        play_on(other, dice)
        if other.phase == "play":
            other = send(other, sessions)
    assert watch(other)
    assert "play_from_here" in str(page(moment(other)))
    play_from_here(other, replay_of(other))
    assert other.replay is None


def test_what_a_link_brings_depends_on_the_game_that_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = Session(load_catalog())
    game = Game.new(Setup(players=2, names=("Ada", "Bo"), seed=3))
    link = GameLink(record=game.record(), seat=1)
    fragment = f"g={pack_game(link)}"
    save = save_of(game, id="mine", time=0, seat=1)

    def kept(how: Relation) -> object:
        monkeypatch.setattr(by_link, "same_game", lambda *_: (save, how))
        return by_link.received(session, fragment)

    assert by_link.received(session, "q=1") == Notice("link_unknown")
    assert by_link.received(session, fragment) == CameGame(link, game)
    assert kept("older") == by_link.KeptGame("mine", "link_older")
    assert kept("newer") == by_link.KeptGame("mine", "link_newer", link, seat=1)
    assert kept("branch") == CameGame(link, game, "mine", common=0)


def test_who_comes_to_the_first_turn_is_told_what_the_other_kept_and_did() -> None:
    sessions, dice = begun(seed=5), random.Random(1)
    at = sessions[0]
    first = sitting_of(at).game.state.first_player
    for _ in range(3):
        play_on(at, dice)
        at = send(at, sessions)
        events = [type(event).__name__ for event in sitting_of(at).game.events]
        if at is sessions[1 - first] and "ActionTaken" in events:
            break
    told = [event for _, event in scene(at).turns_apart]
    kept = [event for event in told if isinstance(event, BirdsKept)]
    assert [(event.player, event.birds, event.bonus) for event in kept] == [(first, None, None)]
    assert any(isinstance(event, ActionTaken) and event.player == first for event in told)
    shown = read(page(moment(at))).having("id", "playback")[0].words()
    assert f"{NAMES[first]} keeps" in shown
