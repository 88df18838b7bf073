"""The desk of a live table, with channels that delay and break, and with strangers."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec import structs

from tests.table import CATALOG
from tests.ui.live.pages import Page, Table, answered, begun, whose
from wingspan.engine import Game
from wingspan.engine.program import Unasked
from wingspan.links import relation
from wingspan.ui.live.conduct import (
    FORMAT,
    MOST_CHARACTERS,
    AnyPeerMessage,
    Bye,
    Hello,
    Moved,
    Present,
    Refused,
    SharedGame,
    Visibility,
    read,
    written,
)
from wingspan.ui.live.desk import Deed, Guest, Host, LetGo, Say, Send, Take

pytestmark = pytest.mark.native_only


class LiveTable(RuleBasedStateMachine):
    """Up to five seats and two screens. Texts arrive late, pages are reloaded, and connections
    break at any point. Nobody is refused, no answer is lost, and in the end all hold one game.
    """

    @initialize(players=st.integers(2, 5), screens=st.integers(0, 2), seed=st.integers(0, 50))
    def begin(self, players: int, screens: int, seed: int) -> None:
        self.table = Table(begun(players, seed), screens)
        self.dice = Random(seed)
        self.furthest = self.table.host.held

    def page(self, number: int) -> Page:
        return self.table.pages[number % len(self.table.pages)]

    @rule(number=st.integers(0, 6))
    def somebody_connects(self, number: int) -> None:
        page = self.page(number)
        if page is not self.table.host:
            self.table.connect(page)

    @rule()
    def who_is_asked_answers(self) -> None:
        for page in self.table.pages:
            # A page that lacks the last answers still asks its seat only if the seat's own
            # answer is missing, and a page never loses that.
            if page.held.text == self.furthest.text and self.table.play(page, self.dice):
                self.furthest = page.held
                return

    @rule(most=st.integers(0, 3))
    def who_is_asked_shows_what_they_do(self, most: int) -> None:
        """It may be taken back; the final answer may be something else."""
        for page in self.table.pages:
            seat = whose(page.held)
            if page.seat is None or seat != page.seat or page.held.text != self.furthest.text:
                continue
            tried = answered(page.held, seat, self.dice, most)
            if whose(tried) == seat:
                done = tried.game.answers[len(page.held.game.answers) :]
                self.table.run(page, page.desk.announce_provisional(done))
            return

    @rule(number=st.integers(0, 60), to_host=st.booleans())
    def a_text_arrives(self, number: int, to_host: bool) -> None:
        channels = [*self.table.channels]
        if channels:
            self.table.deliver(channels[number % len(channels)], to_host=to_host)

    @rule()
    def all_texts_arrive(self) -> None:
        self.table.settle()

    @rule(number=st.integers(0, 60))
    def a_connection_breaks(self, number: int) -> None:
        channels = [*self.table.channels]
        if channels:
            self.table.cut(channels[number % len(channels)])

    @rule(number=st.integers(0, 6))
    def a_page_is_loaded_again(self, number: int) -> None:
        self.table.reload(self.page(number))

    @rule(number=st.integers(0, 6), shown=st.booleans())
    def a_page_is_hidden_or_seen(self, number: int, shown: bool) -> None:
        page = self.page(number)
        if isinstance(page.desk, Guest):
            self.table.run(page, page.desk.showing(shown))

    @invariant()
    def nobody_is_refused_and_nothing_parts(self) -> None:
        assert self.table.refused == []
        for page in self.table.pages:
            assert page.aside == []
            assert relation(self.furthest.link.record, page.held.link.record) in ("same", "older")

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        for guest in self.table.guests:
            self.table.connect(guest)
        self.table.settle()
        assert {page.held.text for page in self.table.pages} == {self.furthest.text}
        host = self.table.host.desk
        assert isinstance(host, Host)
        for guest in self.table.guests:
            assert isinstance(guest.desk, Guest)
            assert guest.desk.present == host.present
            assert guest.desk.doing == host.doing
        assert "lost" not in host.present.seats and "off" not in host.present.seats


TestLiveTable = LiveTable.TestCase
TestLiveTable.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_is_played(players: int) -> None:
    table, dice = Table(begun(players), screens=1), Random(players)
    for guest in table.guests:
        table.connect(guest)
    for _ in range(2000):
        if not any(table.play(page, dice) for page in table.pages):
            break
        table.settle()
    assert table.host.held.game.decision is None
    assert len({page.held.text for page in table.pages}) == 1
    assert table.refused == []


def test_presence_is_told_to_everybody() -> None:
    table = Table(begun(3), screens=1)
    bo, cy, screen = table.guests
    for guest in (bo, screen):
        table.connect(guest)
    assert isinstance(bo.desk, Guest) and isinstance(screen.desk, Guest)
    table.settle()
    assert bo.desk.present.seats == screen.desk.present.seats == ("here", "here", "off")
    table.run(bo, bo.desk.showing(False))
    table.connect(cy)
    table.settle()
    assert screen.desk.present.seats == ("here", "away", "here")
    number = table.channel_of(cy)
    assert number is not None
    table.cut(number)
    table.settle()
    assert bo.desk.present.seats == ("here", "away", "lost")
    assert table.host.said == [Say("left", 2)] and cy.said == [Say("host_left")]


def test_who_has_chosen_how_to_begin_is_told_to_everybody() -> None:
    table = Table(begun(3))
    bo, cy = table.guests
    for guest in (bo, cy):
        table.connect(guest)
    assert isinstance(table.host.desk, Host)
    assert isinstance(bo.desk, Guest) and isinstance(cy.desk, Guest)
    table.run(table.host, table.host.desk.chose(True))
    table.run(cy, cy.desk.chose(True))
    table.settle()
    assert bo.desk.present.chosen == cy.desk.present.chosen == (0, 2)


def test_where_two_games_part_the_hosts_stands_and_both_are_told() -> None:
    """Bo has answered differently from the host, who answered for Bo while the channel was cut."""
    table = Table(begun())
    (bo,) = table.guests
    table.connect(bo)
    assert table.play(table.host, Random(1))
    table.settle()
    number = table.channel_of(bo)
    assert number is not None and whose(bo.held) == 1
    table.cut(number)
    one = next(
        answered(bo.held, 1, Random(seed))
        for seed in range(9)
        if answered(bo.held, 1, Random(seed)).text != answered(bo.held, 1, Random(0)).text
    )
    other = answered(bo.held, 1, Random(0))
    bo.held, table.host.held = one, other
    table.run(bo, bo.desk.moved(one))
    table.run(table.host, table.host.desk.moved(other))
    table.connect(bo)
    table.settle()
    assert bo.held.text == table.host.held.text == other.text
    assert [held.text for held in bo.aside] == [one.text] and table.host.aside == []
    assert Say("parted") in bo.said and Say("parted", 1) in table.host.said


def test_another_device_takes_a_seat_over() -> None:
    table = Table(begun())
    (bo,) = table.guests
    table.connect(bo)
    table.settle()
    phone = Page(1, bo.held)
    table.guests.append(phone)
    table.connect(phone)
    table.settle()
    assert table.channel_of(bo) is None and table.channel_of(phone) is not None
    assert isinstance(table.host.desk, Host) and table.host.desk.present.seats == ("here", "here")


# strangers


class Stranger:
    """A peer that says what it likes, at Bo's seat by default."""

    def __init__(self, held: SharedGame, seat: int | None = 1) -> None:
        self.host = Host(held, CATALOG, [0])
        self.host.joined(1, seat)
        self.now = 0
        self.tell(Hello(FORMAT))

    def say(self, text: str, after: int = 1000) -> list[Deed]:
        self.now += after
        return self.host.heard(1, text, self.now)

    def tell(self, message: AnyPeerMessage) -> list[Deed]:
        return self.say(written(message))


def why(deeds: list[Deed]) -> str:
    """Return why the peer was refused; nothing else may have been done."""
    (sent,) = deeds
    assert isinstance(sent, Send)
    message = read(sent.text)
    assert isinstance(message, Refused)
    return message.why


def at_bo() -> SharedGame:
    """Return the game once Ada has chosen how to begin."""
    held = answered(begun(), 0, Random(3))
    assert whose(held) == 1
    return held


GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    "hello",
    '{"say":"moved"}',
    '{"say":"moved","game":7}',
    '{"say":"moved","game":"","more":1}',
    '{"say":"moved","game":""}',
    '{"say":"moved","game":"<img src=x onerror=alert(1)>"}',
    '{"say":"present","seats":["here","here"]}',
    '{"say":"shown","shown":"yes"}',
    '{"say":"hello","format":"1"}',
    "[" * 5000,
    '{"say":' * 1000,
    "\ud800",
    "\x00" * 100,
]


@pytest.mark.parametrize("text", GARBAGE)
def test_garbage_is_refused_and_changes_nothing(text: str) -> None:
    held = at_bo()
    stranger = Stranger(held)
    assert why(stranger.say(text)) == "unreadable"
    assert stranger.host.held == held


def test_a_huge_text_is_refused_unread() -> None:
    stranger = Stranger(at_bo())
    huge = written(Moved("A" * MOST_CHARACTERS))
    assert why(stranger.say(huge)) == "too_long"


def test_at_the_third_time_a_peer_is_let_go() -> None:
    stranger = Stranger(at_bo())
    for _ in range(2):
        assert why(stranger.say("{")) == "unreadable"
    refused, gone, *said = stranger.say("{")
    assert isinstance(refused, Send) and gone == LetGo(1)
    assert said == [Say("let_go", 1)]
    assert stranger.host.peers == () and stranger.say(written(Bye())) == []
    assert stranger.host.left(1) == []  # its line ends afterwards


def test_who_talks_too_much_is_not_listened_to() -> None:
    """At most twenty messages a second are accepted; in the next second they are again."""
    stranger = Stranger(at_bo())
    shown = written(Visibility(True))
    stranger.now = 9_000
    assert [stranger.say(shown, after=1) for _ in range(20)] == [[]] * 20
    assert why(stranger.say(shown, after=1)) == "too_many"
    assert stranger.say(shown, after=1000) == []


def test_who_does_not_say_which_vocabulary_it_speaks_is_refused() -> None:
    host = Host(at_bo(), CATALOG, [0])
    host.joined(1, 1)
    assert why(host.heard(1, written(Visibility(True)), 5)) == "unreadable"


def test_another_vocabulary_is_told_at_once() -> None:
    host = Host(at_bo(), CATALOG, [0])
    host.joined(1, 1)
    sent, *rest = host.heard(1, written(Hello(FORMAT + 1)), 5)
    assert why([sent]) == "other_format"
    assert rest == [LetGo(1), Say("other_format", 1)]


def test_another_game_is_refused() -> None:
    stranger = Stranger(at_bo())
    assert why(stranger.tell(Moved(begun(2, seed=99).text))) == "other_game"


def test_an_old_game_is_answered_with_ones_own() -> None:
    """However often it is sent again, that is no offence and changes nothing."""
    held = at_bo()
    stranger = Stranger(held)
    for _ in range(5):
        assert stranger.tell(Moved(begun().text)) == [Send(1, written(Moved(held.text)))]
        assert stranger.tell(Moved(held.text)) == []


def test_a_seat_answers_for_itself() -> None:
    held = at_bo()
    stranger = Stranger(held)
    mine = answered(held, 1, Random(2))
    assert stranger.tell(Moved(mine.text)) == [Take(stranger.host.held)]
    assert stranger.host.held.text == mine.text


@pytest.mark.parametrize("seat", [1, None])
def test_another_seats_answer_is_refused(seat: int | None) -> None:
    """Bo, or a screen without a seat, chooses how Ada begins."""
    held = begun()
    stranger = Stranger(held, seat)
    forged = answered(held, 0, Random(2))
    assert why(stranger.tell(Moved(forged.text))) == "not_yours"
    assert stranger.host.held == held


def test_ones_own_answer_with_another_seats_behind_it_is_refused() -> None:
    held = at_bo()
    stranger = Stranger(held)
    first = begun_turn(answered(held, 1, Random(2)))
    assert why(stranger.tell(Moved(first.text))) == "not_yours"
    assert stranger.host.held == held


def greeted(held: SharedGame) -> Guest:
    """Return Bo's page once the host's has greeted it."""
    bo = Guest(held, CATALOG, 1)
    bo.joined()
    assert bo.heard(0, written(Hello(FORMAT)), 0) == []
    return bo


def begun_turn(held: SharedGame) -> SharedGame:
    """Return the game with one more answer: an action, which is never taken unasked."""
    game = held.game.copy()
    assert game.decision is not None and game.decision.kind == "action"
    game.answer(0)
    return SharedGame.of(structs.replace(held.link, record=game.record()), game, CATALOG)


def test_a_longer_record_than_the_decision_allows_is_refused() -> None:
    """No link can be written whose last answer is not an option, so the link's number is altered by
    hand until it cannot be read.
    """
    from tests.links.by_hand import link_of, number_in

    held = at_bo()
    stranger = Stranger(held)
    longer = answered(held, 1, Random(2)).text
    forged = link_of("g", number_in(longer) + (1 << number_in(longer).bit_length() + 9))
    assert why(stranger.tell(Moved(forged))) == "unreadable"


def test_take_backs_are_not_hidden() -> None:
    held = at_bo()
    record = structs.replace(held.link.record, take_backs=2)
    held = SharedGame.of(
        structs.replace(held.link, record=record), Game.replay(record, CATALOG), CATALOG
    )
    mine = answered(held, 1, Random(2))
    clean = structs.replace(mine.link.record, take_backs=0)
    hidden = SharedGame.of(structs.replace(mine.link, record=clean), mine.game, CATALOG)
    assert why(Stranger(held).tell(Moved(hidden.text))) == "not_yours"


@pytest.mark.parametrize("mine", ["free", "all"])
def test_what_a_seat_says_of_the_others_is_not_believed(mine: Unasked) -> None:
    """Bo lets others' screens answer as much as before or everything, and says that Ada lets them
    answer everything.
    """
    held = at_bo()
    stranger = Stranger(held)
    wishes = structs.replace(held.link, unasked=("all", mine))
    deeds = stranger.tell(Moved(SharedGame.of(wishes, held.game, CATALOG).text))
    assert stranger.host.held.link.unasked == ("free", mine)
    assert stranger.host.held.link.record == held.link.record
    assert bool(deeds) == (mine == "all")


def answered_twice() -> tuple[SharedGame, SharedGame]:
    """Return two games in which Bo has chosen how to begin, differently."""
    one, *others = (answered(at_bo(), 1, Random(seed)) for seed in range(9))
    return one, next(other for other in others if other.text != one.text)


def test_an_answer_that_is_not_told_yet_parts_games_at_the_host() -> None:
    """The host's people answered for Bo, whose own answer comes before theirs was told."""
    held = at_bo()
    mine, came = answered_twice()
    stranger = Stranger(held)
    stranger.host.unsent = mine.game.answers[len(held.game.answers) :]
    assert stranger.tell(Moved(came.text)) == [
        Send(1, written(Refused("parted", held.text))),
        Say("parted", 1),
    ]
    assert stranger.host.held == held


def test_an_answer_that_is_not_told_yet_parts_games_at_a_guest() -> None:
    """While Bo was away, somebody answered for Bo elsewhere: the host's game counts, and Bo's own
    is kept aside.
    """
    held = at_bo()
    mine, came = answered_twice()
    bo = greeted(held)
    bo.unsent = mine.game.answers[len(held.game.answers) :]
    taken, said = bo.heard(0, written(Moved(came.text)), 1)
    assert isinstance(taken, Take) and taken.held.text == came.text
    assert (taken.aside, taken.played_for, said) == (True, True, Say("parted"))


def test_a_refusal_brings_a_guest_the_host_s_newer_game() -> None:
    """Ada has gone on meanwhile."""
    held = begun()
    bo = greeted(held)
    later = answered(held, 0, Random(3))
    (taken,) = bo.heard(0, written(Refused("not_yours", later.text)), 1)
    assert isinstance(taken, Take) and taken.held.text == later.text and not taken.aside


def test_a_guest_is_not_answered_for_by_the_host() -> None:
    held = at_bo()
    bo = Guest(held, CATALOG, 1)
    bo.joined()
    for text in (written(Hello(FORMAT)), written(Moved(held.text))):
        assert bo.heard(0, text, 0) == []
    forged = answered(held, 1, Random(2))
    assert why(bo.heard(0, written(Moved(forged.text)), 1)) == "not_yours"
    assert bo.held == held


def test_a_guest_that_comes_late_takes_what_its_seat_has_answered_elsewhere() -> None:
    held = at_bo()
    bo = greeted(held)
    later = answered(held, 1, Random(2))
    (taken,) = bo.heard(0, written(Moved(later.text)), 1)
    assert isinstance(taken, Take) and taken.held.text == later.text


def test_a_host_that_shows_no_presence_of_this_game_is_told() -> None:
    bo = greeted(at_bo())
    assert why(bo.heard(0, written(Present(("here",) * 5)), 1)) == "unreadable"
