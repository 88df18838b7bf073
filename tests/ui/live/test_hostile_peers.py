"""Peers of a live table that send what they like: nothing grows, nothing breaks, all is named."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Literal

import pytest
from msgspec import structs

from tests.table import CATALOG
from tests.ui.fake_browser import Page, at
from tests.ui.live.friends import Friends, answers, fragment, join_all, play, ring, seen
from tests.ui.live.pages import answered, begun
from tests.ui.live.test_returning import pass_time, reload, shown_over
from wingspan.engine import Game
from wingspan.engine.components import Language
from wingspan.links import GameLink
from wingspan.links.connection import Candidate, Connection, Offer, pack_offer
from wingspan.ui import messages
from wingspan.ui.live.conduct import (
    FORMAT,
    MOST_OFFENCES,
    Again,
    AnyPeerMessage,
    Bye,
    Doing,
    Hello,
    Moved,
    Present,
    Refused,
    SharedGame,
    Visibility,
    link_of,
    read,
    written,
)
from wingspan.ui.live.desk import HOST, Deed, Guest, Host, LetGo, Say, Send
from wingspan.ui.session.moment import SCREEN
from wingspan.words import words_in

pytestmark = pytest.mark.native_only


def offer(seat: int | None) -> str:
    half = Connection("abcd", "p" * 24, bytes(32), (Candidate("10.0.0.1", 7),))
    return pack_offer(Offer(half, seat))


def held_by(page: Page) -> SharedGame:
    """Return the game on that page's table."""
    sitting = page.session.sitting
    assert sitting is not None
    return SharedGame.of(link_of(sitting), sitting.game.copy(), CATALOG)


def cut_short(held: SharedGame, answers: int) -> SharedGame:
    """Return the game as it was after that many answers."""
    record = held.link.record
    record = structs.replace(record, answers=record.answers[:answers])
    return SharedGame.of(
        structs.replace(held.link, record=record), Game.replay(record, CATALOG), CATALOG
    )


def branches(held: SharedGame, number: int, back: int = 1) -> Iterator[SharedGame]:
    """Yield ``number`` games that part from ``held`` at its last answers, all different."""
    known = {held.text}
    for seed in range(100 * number):
        dice = Random(seed)
        game = cut_short(held, len(held.link.record.answers) - back).game.copy()
        while game.decision is not None and len(game.answers) < len(held.link.record.answers) + 2:
            game.answer(dice.randrange(len(game.decision.options)))
        other = SharedGame.of(structs.replace(held.link, record=game.record()), game, CATALOG)
        common = [one == two for one, two in zip(game.answers, held.game.answers, strict=False)]
        if other.text not in known and not all(common):
            known.add(other.text)
            yield other
        if len(known) > number:
            return
    raise AssertionError("there are not so many")


def finished(held: SharedGame, seed: int) -> SharedGame:
    """Return the game played to its end by anybody."""
    dice, game = Random(seed), held.game.copy()
    while game.decision is not None:
        game.answer(dice.randrange(len(game.decision.options)))
    return SharedGame.of(structs.replace(held.link, record=game.record()), game, CATALOG)


def size(page: Page) -> int:
    """Return the characters that the page's browser stores."""
    return sum(len(key) + len(text) for key, text in page.store.entries("").items())


def games(page: Page) -> int:
    return len(page.session.keeping.shelf.games())


def results(page: Page) -> int:
    return len(page.session.keeping.results.all())


def says(friends: Friends, sender: int, message: AnyPeerMessage | str) -> None:
    """Let the page at ``sender``, 0 for the host, send what no page of ours would."""
    line, receiver = friends.devices[sender].line, friends.pages[1 - sender]
    text = message if isinstance(message, str) else written(message)
    receiver.screen.time += 1000
    at(receiver, lambda: line.send(text))


def is_connected(friends: Friends) -> bool:
    return seen(friends.ada).present[1] == "here"


def in_play(friends: Friends) -> tuple[Page, Page]:
    """Let both choose how to begin; return both pages."""
    friends.join(1)
    dice = Random(1)
    for page in friends.pages:
        play(page, dice)
    ring(friends.pages, dice, 1)
    return friends.pages[0], friends.pages[1]


def told(page: Page) -> list[str]:
    return [notice.key for notice in page.session.told]


# storage and statistics


@pytest.mark.parametrize("how", ["moved", "parted", "not_yours"])
def test_a_host_that_sends_branch_after_branch_fills_nothing(
    how: Literal["moved", "parted", "not_yours"],
) -> None:
    """Bo's own game is kept aside once; the third further branch ends the connection."""
    friends = Friends()
    _, bo = in_play(friends)
    before, one = size(bo), len(bo.store.get("wingspan.game.game-1") or "")
    forged, sent = branches(held_by(bo), 12), 0
    for held in forged:
        if not is_connected(friends):
            break
        sent += 1
        says(friends, 0, Moved(held.text) if how == "moved" else Refused(how, held.text))
        assert games(bo) == 2
    assert sent == 1 + MOST_OFFENCES
    assert size(bo) < before + 2 * max(one, 4000) and results(bo) == 0
    assert sorted(told(bo)) == ["live/let_go_host", "live/parted_host"]


def test_a_host_that_cuts_the_line_between_branches_fills_nothing() -> None:
    friends = Friends()
    _, bo = in_play(friends)
    for held in branches(held_by(bo), 12):
        if not is_connected(friends):
            break
        says(friends, 0, Moved(held.text))
        assert games(bo) == 2
        if is_connected(friends):
            friends.cut(1)
    assert not is_connected(friends) and "live/let_go_host" in told(bo)


def test_a_host_that_plays_on_between_branches_fills_nothing() -> None:
    """Branches alternate with the host's own legal moves."""
    friends = Friends()
    ada, bo = in_play(friends)
    dice = Random(4)
    for turn in range(20):
        if not is_connected(friends):
            break
        says(friends, 0, Moved(next(branches(held_by(bo), 1, back=turn % 3 + 1)).text))
        ring(friends.pages, dice, 1)
        assert games(bo) <= 2
    assert not is_connected(friends) and results(bo) == results(ada) == 0


def test_a_guest_that_sends_branch_after_branch_fills_nothing() -> None:
    """The host keeps none of them, and names who sent them."""
    friends = Friends()
    ada, bo = in_play(friends)
    before, mine = size(ada), answers(ada)
    for number, held in enumerate(branches(held_by(bo), 12)):
        if not is_connected(friends):
            break
        says(friends, 1, Moved(held.text))
        if number % 2 and is_connected(friends):
            friends.cut(1)
    assert number == 1 + MOST_OFFENCES and answers(ada) == mine
    assert games(ada) == 1 and size(ada) <= before + 100
    assert [(notice.key, notice.values) for notice in ada.session.told] == [
        ("live/parted", {"name": "Bo"}),
        ("live/let_go", {"name": "Bo"}),
    ]


def test_finished_games_of_a_host_do_not_count() -> None:
    """A whole game played by the host alone, its branches, and those of Bo's finished game."""
    friends = Friends()
    _, bo = in_play(friends)
    for seed in range(6):
        if is_connected(friends):
            says(friends, 0, Moved(finished(cut_short(held_by(bo), 9), seed).text))
    assert not is_connected(friends) and results(bo) == 0 and games(bo) == 2


@pytest.mark.parametrize("again", [False, True])
def test_a_game_that_the_host_plays_for_a_guest_that_was_cut_off_does_not_count(
    again: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its first game after connecting may have answers of Bo's seat, given on another device."""
    friends = Friends()
    ada, bo = in_play(friends)
    whole = finished(held_by(bo), 3)
    live = ada.app.state.live
    assert live is not None and isinstance(live._desk, Host)
    monkeypatch.setattr(live._telling, "attend", lambda *_: None)
    live._desk._hold(whole)
    friends.cut(1)
    assert answers(bo) == whole.game.answers
    if again:
        bo = reload(friends, 1)
    assert bo.session.phase == "over" and results(bo) == 0 and told(bo) == []


def test_a_game_whose_seat_was_held_to_its_end_counts_once() -> None:
    """It counts at both pages, though Bo was reloaded; branches of it count at neither."""
    friends = Friends()
    in_play(friends)
    ring(friends.pages, Random(3), 6)
    reload(friends, 1)
    ring(friends.pages, Random(3))
    ada, bo = friends.pages
    assert ada.session.sitting is not None and ada.session.sitting.decision is None
    assert results(ada) == results(bo) == 1
    for held in branches(held_by(bo), 8, back=9):
        if is_connected(friends):
            says(friends, 0, Moved(held.text))
    assert results(ada) == results(bo) == 1 and games(bo) == 2


def test_a_finished_game_that_comes_with_a_code_does_not_count() -> None:
    friends = Friends()
    ada, bo = friends.pages
    whole = finished(held_by(ada), 3)
    code = friends.code_of(1).partition("&")[0]
    at(bo, lambda: bo.arrive(f"{code}&g={whole.text}"))
    assert bo.session.phase == "over" and results(bo) == 0


@pytest.mark.parametrize("sender", [0, 1])
def test_refusal_after_refusal_is_an_offence(sender: int) -> None:
    friends = Friends()
    in_play(friends)
    receiver, before = friends.pages[1 - sender], size(friends.pages[1 - sender])
    for number in range(30):
        if not is_connected(friends):
            break
        says(friends, sender, Refused("too_many"))
        if number % 3 == 2 and is_connected(friends):
            friends.cut(1)
    assert number == 2 * MOST_OFFENCES and size(receiver) <= before + 100
    assert len(receiver.session.told) == 2


def test_a_seat_that_a_computer_player_is_given_is_not_taken() -> None:
    """Neither by a game that goes on nor by a branch: it would answer for the guest."""
    from wingspan.engine.program import Program

    held = answered(begun(), 0, Random(3))
    programs = (None, Program("mourning_dove", 1))
    for text in (held, answered(begun(), 0, Random(4))):
        link = structs.replace(text.link, programs=programs)
        guest = Guest(held, CATALOG, 1)
        guest.joined()
        guest.heard(HOST, written(Hello(FORMAT)), 0)
        (sent,) = guest.heard(HOST, written(Moved(SharedGame.of(link, text.game, CATALOG).text)), 1)
        assert isinstance(sent, Send) and isinstance(read(sent.text), Refused)
        assert guest.held == held


def test_what_a_guest_leaves_to_others_is_what_it_says_itself() -> None:
    """The host says that Bo leaves everything to other screens, and answers for Bo."""
    held = answered(begun(), 0, Random(3))
    held = SharedGame.of(structs.replace(held.link, unasked=("ask", "ask")), held.game, CATALOG)
    guest = Guest(held, CATALOG, 1)
    guest.joined()
    guest.heard(HOST, written(Hello(FORMAT)), 0)
    wishes = structs.replace(held.link, unasked=("ask", "all"))
    guest.heard(HOST, written(Moved(SharedGame.of(wishes, held.game, CATALOG).text)), 1)
    dice, game, free = Random(6), held.game.copy(), 0
    from wingspan.ui.play.answer_for_me import answer_in_advance

    while game.decision is not None and not free:
        before = game.copy()
        seat, found = game.decision.player, answer_in_advance(game, "all")
        game.answer(dice.randrange(len(game.decision.options)) if found is None else found)
        free = seat == 1 and found is not None
    record = structs.replace(held.link, record=before.record())
    guest.moved(SharedGame.of(record, before, CATALOG))
    guest.heard(HOST, written(Moved(SharedGame.of(wishes_of(record), before, CATALOG).text)), 2)
    forged = structs.replace(wishes_of(record), record=game.record())
    (sent,) = guest.heard(HOST, written(Moved(SharedGame.of(forged, game, CATALOG).text)), 3)
    assert isinstance(sent, Send) and read(sent.text) == Refused("not_yours", guest.held.text)


def wishes_of(link: GameLink) -> GameLink:
    return structs.replace(link, unasked=("ask", "all"))


def test_what_the_host_passes_on_for_many_is_no_offence() -> None:
    """Four players may each send twenty messages a second; all of them reach Bo by the host."""
    bo = Guest(begun(5), CATALOG, 1)
    bo.joined()
    bo.heard(HOST, written(Hello(FORMAT)), 0)
    present = written(Present(("here",) * 5))
    assert [bo.heard(HOST, present, 1) for _ in range(80)] == [[]] * 80
    assert len([bo.heard(HOST, present, 1) for _ in range(40)]) == 40 and bo.peers == ()


# every message, from everybody, at every moment

Moment = Literal["before", "in_play", "over", "reloaded"]
MOMENTS: tuple[Moment, ...] = ("before", "in_play", "over", "reloaded")
Sender = Literal["stranger", "screen", "guest", "host"]
SENDERS: tuple[Sender, ...] = ("stranger", "screen", "guest", "host")


def game_at(moment: Moment) -> SharedGame:
    held = begun()
    if moment == "before":
        return held
    held = answered(answered(held, 0, Random(3)), 1, Random(3))
    return finished(held, 3) if moment == "over" else held


class Receiver:
    """A desk that hears a peer of that kind; a stranger has not said which format it speaks."""

    def __init__(self, sender: Sender, moment: Moment) -> None:
        self.held = game_at(moment)
        self.seat = None if sender == "screen" else 1
        self.named = None if sender == "host" else self.seat
        if sender == "host":
            guest = Guest(self.held, CATALOG, 1)
            self.desk: Guest | Host = guest
            join = guest.joined
        else:
            host = Host(self.held, CATALOG, [0])
            self.desk = host
            join = lambda: host.joined(HOST, self.seat, returns=moment == "reloaded")  # noqa: E731
        join()
        self.now = 0
        if sender != "stranger":
            self.hear(written(Hello(FORMAT)))
        if moment == "reloaded":
            self.hear(written(Moved(self.held.text)))
            self.desk.left(HOST)
            join()
            if sender != "stranger":
                self.hear(written(Hello(FORMAT)))

    def hear(self, text: str) -> list[Deed]:
        self.now += 1000
        return self.desk.heard(HOST, text, self.now)


HUGE = 10**400
MESSAGES: dict[str, tuple[dict[str, object], ...]] = {
    "hello": ({"format": HUGE}, {"format": -1}, {"format": 1.5}, {"format": None}, {}),
    "moved": ({"game": "1" + "z" * 900}, {"game": ""}, {"game": 7}, {"game": "\ud800"}, {}),
    "doing": (
        {"after": HUGE, "answers": [HUGE]},
        {"after": -1, "answers": [-1]},
        {"after": 0, "answers": [HUGE, -HUGE]},
        {"after": 0, "answers": [2**31, 2**63, 2**64]},
        {"after": 0, "answers": [True]},
        {"after": 0, "answers": {"0": 1}},
    ),
    "shown": ({"shown": 1}, {"shown": "no"}, {"shown": True, "chosen": 2}, {}),
    "present": (
        {"seats": ["here"] * 900},
        {"seats": ["nowhere", "here"]},
        {"seats": ["here", "here"], "chosen": [1] * 900},
        {"seats": ["here", "here"], "chosen": [-1]},
        {"seats": ["here", "here"], "chosen": [HUGE]},
        {"seats": ["here", "here"], "chosen": [1, 0]},
    ),
    "again": (
        {"offer": ""},
        {"offer": "1" + "A" * 8000},
        {"offer": offer(4)},
        {"offer": offer(0)},
        {"offer": "\udfff"},
        {},
    ),
    "refused": ({"why": "whatever"}, {"why": None}, {"why": "parted", "game": 2**31}, {}),
    "bye": ({"why": "so"}, {"bye": float("nan")}),
    "who": ({}, {"are": "you"}),
}
RAW = (
    "NaN",
    "-Infinity",
    '{"say":"doing","after":NaN}',
    '{"say":"doing","after":1e999}',
    '{"say":"hello","format":"\ud800"}',
    '{"say":"moved","game":"' + "A" * 1_000_000 + '"}',
    '{"say":"doing","after":0,"answers":' + "[" * 4000 + "]" * 4000 + "}",
    '{"say":"hello","format":1,"format":1e400}',
)


def hostile(after: int) -> Iterator[str]:
    """Yield texts that no page sends. ``after``: the number of answers in the game."""
    for say, all_fields in MESSAGES.items():
        for fields in all_fields:
            fields = {**fields, "after": after} if fields.get("after") == 0 else fields
            yield json.dumps({"say": say, **fields})
    yield from (text.replace('"after":0', f'"after":{after}') for text in RAW)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("sender", SENDERS)
def test_hostile_values_are_refused_and_change_nothing(sender: Sender, moment: Moment) -> None:
    """The answer is one refusal; a page that speaks another format is disconnected as well, and
    what is said of another moment of the game is not looked at.
    """
    for text in hostile(len(game_at(moment).game.answers)):
        receiver = Receiver(sender, moment)
        desk, present = receiver.desk, receiver.desk.present
        deeds = receiver.hear(text)
        assert desk.held == receiver.held and desk.doing == () and desk.unsent == (), text
        refused, others = deeds[:1], deeds[1:]
        if others:
            assert text.startswith('{"say": "hello", "format": '), text
            assert others[:2] == [LetGo(HOST), Say("other_format", receiver.named)], text
        else:
            assert desk.present == present, text
        now = f'"after": {len(receiver.held.game.answers)}'
        other_moment = '"answers"' in text and now not in text
        assert [type(read_sent(deed)) for deed in refused] == [Refused] or other_moment, text


def read_sent(deed: Deed) -> AnyPeerMessage | None:
    return read(deed.text) if isinstance(deed, Send) else None


def plain(held: SharedGame) -> tuple[AnyPeerMessage, ...]:
    """Return one message of every kind, none with anything to be said against its values."""
    return (
        Hello(FORMAT),
        Moved(held.text),
        Doing(len(held.game.answers)),
        Visibility(False),
        Present(("here", "here")),
        Again(offer(1)),
        Refused("too_many"),
        Bye(),
    )


ALLOWED: dict[Sender, set[type[AnyPeerMessage]]] = {
    "stranger": {Hello},
    "screen": {Hello, Moved, Doing, Visibility, Refused, Bye},
    "guest": {Hello, Moved, Doing, Visibility, Again, Refused, Bye},
    "host": {Hello, Moved, Doing, Present, Again, Refused, Bye},
}
"""Who may say what. The offer in ``plain`` is for a seat, so a screen may not send it."""


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("sender", SENDERS)
def test_everybody_says_only_what_is_theirs_to_say(sender: Sender, moment: Moment) -> None:
    for message in plain(game_at(moment)):
        receiver = Receiver(sender, moment)
        deeds = receiver.hear(written(message))
        refused = any(isinstance(read_sent(deed), Refused) for deed in deeds)
        assert refused == (type(message) not in ALLOWED[sender]), message
        assert {deed.seat for deed in deeds if isinstance(deed, Say)} <= {receiver.named}
        assert receiver.desk.held == receiver.held


# `again`, codes used twice, take-backs


@pytest.mark.parametrize(("seat", "other"), [(1, 0), (1, None), (None, 1)])
def test_a_spare_line_for_another_seat_is_refused(seat: int | None, other: int | None) -> None:
    """Otherwise the host's page would seat its sender there once it was reloaded."""
    host = Host(begun(), CATALOG, [0])
    host.joined(HOST, seat)
    host.heard(HOST, written(Hello(FORMAT)), 0)
    (sent,) = host.heard(HOST, written(Again(offer(other))), 1)
    assert read_sent(sent) == Refused("not_yours")


@pytest.mark.parametrize("take_backs", [1001, 2**31 - 1])
@pytest.mark.parametrize("sender", ["guest", "host"])
def test_take_backs_beyond_counting_are_refused(take_backs: int, sender: Sender) -> None:
    held = answered(begun(), 0, Random(3))
    if sender == "host":
        receiver: Guest | Host = Guest(begun(), CATALOG, 1)
        receiver.joined()  # type: ignore[call-arg]
        came = held
    else:
        receiver = Host(held, CATALOG, [0])
        receiver.joined(HOST, 1)
        came = answered(held, 1, Random(2))
    receiver.heard(HOST, written(Hello(FORMAT)), 0)
    record = structs.replace(came.link.record, take_backs=take_backs)
    game = Game.replay(record, CATALOG)
    many = SharedGame.of(structs.replace(came.link, record=record), game, CATALOG)
    before = receiver.held
    for message in (Moved(many.text), Refused("not_yours", many.text))[: 1 + (sender == "host")]:
        (sent,) = receiver.heard(HOST, written(message), 1)
        assert read_sent(sent) == Refused("not_yours") and receiver.held == before


def test_take_backs_that_results_cannot_hold_do_not_damage_the_statistics() -> None:
    from wingspan.saves.result import as_kept, result_of
    from wingspan.saves.result import read as read_results

    game = finished(begun(), 3).game.copy()
    game.take_backs = 2**31
    kept, damaged = read_results(as_kept([result_of(game, id="game-1", time=1)]))
    assert len(kept) == 1 and not damaged


def test_an_answer_is_used_once_even_after_its_line_is_gone() -> None:
    friends = Friends()
    ada, bo = friends.pages
    code = friends.code_of(1)
    at(bo, lambda: bo.arrive(code))
    answer = fragment(bo)
    at(ada, lambda: ada.arrive(answer))
    friends.network.works = False
    friends.cut(1)
    at(ada, lambda: ada.arrive(answer))
    assert seen(ada).told == "live/used" and seen(ada).present == ("here", "lost")


def test_an_offer_opened_twice_leaves_its_guest_at_the_table() -> None:
    friends = Friends()
    bo, code = friends.pages[1], friends.code_of(1)
    at(bo, lambda: bo.arrive(code))
    answer = fragment(bo)
    bo.session.open_dialog("")
    at(bo, lambda: bo.arrive(code))
    assert fragment(bo) == answer and bo.session.over.dialog == "live"
    at(friends.ada, lambda: friends.ada.arrive(answer))
    at(bo, lambda: bo.arrive(code))
    assert seen(bo).step == "joined" and told(bo) == ["live/already"] and is_connected(friends)
    friends.network.works = False
    friends.cut(1)
    at(bo, lambda: bo.arrive(code))
    assert seen(bo).step == "returning" and told(bo) == ["live/already", "live/used"]


# words


def sentences(page: Page, language: Language) -> list[str]:
    words = words_in(language)
    return [words.text(notice.key, **notice.values) for notice in page.session.told]


SAID: dict[str, tuple[str, str]] = {
    "bad host": (
        "The host’s device was disconnected: three times it sent what cannot be at this table. The"
        " game can go on by link.",
        "L’appareil de l’hôte a été déconnecté : il a envoyé trois fois ce qui est impossible"
        " à cette table. La partie peut continuer par lien.",
    ),
    "bad guest": (
        "Bo’s device was disconnected: three times it sent what cannot be at this table.",
        "L’appareil de Bo a été déconnecté : il a envoyé trois fois ce qui est impossible à"
        " cette table.",
    ),
    "host of another version": (
        "The host’s device has another version of this page. Reload both pages, then connect"
        " again.",
        "L’appareil de l’hôte a une autre version de cette page. Rechargez les deux pages,"
        " puis reconnectez-vous.",
    ),
    "guest of another version": (
        "Bo’s device has another version of this page. Reload both pages, then connect again.",
        "L’appareil de Bo a une autre version de cette page. Rechargez les deux pages, puis"
        " reconnectez-vous.",
    ),
    "host leaves": (
        "The host has closed the table. The game can go on by link.",
        "L’hôte a fermé la table. La partie peut continuer par lien.",
    ),
    "guest leaves": (
        "Bo has left the table: a new code brings them back.",
        "Bo a quitté la table : un nouveau code permet de revenir.",
    ),
    "host refuses": (
        "The host’s device did not take what this one sent.",
        "L’appareil de l’hôte n’a pas accepté ce que celui-ci a envoyé.",
    ),
    "guest refuses": (
        "Bo’s device did not take what this one sent.",
        "L’appareil de Bo n’a pas accepté ce que celui-ci a envoyé.",
    ),
}
SAYING: dict[str, tuple[AnyPeerMessage | str, ...]] = {
    "bad": ("{", "{", "{"),
    "of another version": (Hello(FORMAT + 1),),
    "leaves": (Bye(),),
    "refuses": (Refused("too_many"),),
}


@pytest.mark.parametrize(
    ("what", "moment"),
    [
        *((what, moment) for what in SAID for moment in ("before", "reloaded")),
        ("guest leaves", "over"),
        *(
            pytest.param(what, moment, marks=pytest.mark.soak)
            for what in SAID
            for moment in ("in_play", "over")
        ),
    ],
)
def test_who_did_it_is_named(what: str, moment: Moment) -> None:
    """The host is called that, since nobody can know from here who sits there."""
    friends = Friends()
    if moment in ("before", "over"):
        friends.join(1)
    else:
        in_play(friends)
    if moment == "over":
        ring(friends.pages, Random(3))
    sender = int("guest" in what)
    if moment == "reloaded":
        reload(friends, 1 - sender)
    saying = next(texts for how, texts in SAYING.items() if how in what)
    for text in saying:
        says(friends, sender, text)
    english, french = SAID[what]
    assert sentences(friends.pages[1 - sender], "en") == [english]
    assert [each.replace("\u00a0", " ") for each in sentences(friends.pages[1 - sender], "fr")] == [
        french
    ]


@pytest.mark.parametrize(
    ("saying", "english"),
    [
        (
            "bad",
            ["A screen was disconnected: three times it sent what cannot be at this table."],
        ),
        ("refuses", ["A screen did not take what this device sent."]),
        ("leaves", []),
    ],
)
def test_a_screen_without_a_seat_is_called_that(saying: str, english: list[str]) -> None:
    """Nothing is said if it leaves: nobody misses it in the game."""
    friends = Friends()
    (screen,) = join_all(friends.network, friends.ada, [SCREEN])
    line = friends.network.tabs[-1].line
    for text in SAYING[saying]:
        friends.ada.screen.time += 1000
        at(screen, lambda text=text: line.send(text if isinstance(text, str) else written(text)))  # type: ignore[misc]
    assert sentences(friends.ada, "en") == english


def test_what_was_said_of_somebody_who_was_away_goes_when_they_are_back() -> None:
    """Bo comes back while Cy is still away: what was said of Cy stays."""
    friends = Friends(3)
    friends.join(1)
    friends.join(2)
    ada = friends.ada
    for seat in (1, 2):
        line = friends.devices[seat].line
        ada.screen.time += 1000
        at(ada, lambda line=line: line.send(written(Hello(FORMAT + 1))))  # type: ignore[misc]
    assert [notice.values["name"] for notice in ada.session.told] == ["Bo", "Cy"]
    friends.join(1)
    assert [notice.values["name"] for notice in ada.session.told] == ["Cy"]
    friends.join(2)
    assert ada.session.told == []


@pytest.mark.parametrize("away", [Hello(FORMAT + 1), Bye()])
def test_what_was_said_of_the_host_goes_when_it_is_back(away: AnyPeerMessage) -> None:
    friends = Friends()
    friends.join(1)
    bo = friends.pages[1]
    says(friends, 0, away)
    assert len(bo.session.told) == 1 and seen(bo).step == "lost"
    friends.join(1)
    assert bo.session.told == [] and seen(bo).step == "joined"


def test_who_was_disconnected_is_not_offered_a_code_unasked() -> None:
    """The notice has a button for it."""
    friends = Friends()
    friends.join(1)
    ada = friends.ada
    play(ada, Random(1))
    for text in SAYING["bad"]:
        says(friends, 1, text)
    pass_time(ada)
    assert ada.session.over.dialog == ""
    assert [(notice.key, notice.do) for notice in ada.session.told] == [("live/let_go", ("live",))]
    at(ada, lambda: ada.press(messages.PlayLive()))
    assert seen(ada).seat == 1 and fragment(ada).startswith("p=")


# both away


@pytest.mark.parametrize("whose", ["bo", "ada"])
def test_if_both_were_reloaded_a_code_is_offered_by_itself(whose: str) -> None:
    """Where the table waits for Bo it is shown; in Ada's own turn it is a press away."""
    friends = Friends()
    friends.join(1)
    if whose == "bo":
        play(friends.ada, Random(1))
    friends.network.works = False
    ada, bo = reload(friends, 0), reload(friends, 1)
    pass_time(ada)
    if whose == "bo":
        assert ada.session.over.dialog == "live" and seen(ada).seat == 1
        assert fragment(ada).startswith("p=")
    else:
        assert told(ada) == ["live/seat_lost"] and ada.session.over.dialog == ""
    friends.network.works = True
    friends.join(1)
    assert is_connected(friends) and told(ada) == [] and seen(bo).step == "joined"


def test_a_code_is_not_offered_for_a_loss_that_has_passed() -> None:
    """Bo was lost and came back, and is lost again: the ten seconds begin anew."""
    friends = Friends()
    friends.join(1)
    ada = friends.ada
    play(ada, Random(1))
    friends.cut(1)
    assert is_connected(friends)
    first, ada.screen.waiting = ada.screen.waiting, []
    friends.network.works = False
    friends.cut(1)
    at(ada, lambda: [act() for act in first])
    assert shown_over(ada) == ""
    pass_time(ada)
    assert shown_over(ada) == "live"


def test_a_loss_at_a_table_that_was_closed_does_not_count_at_the_next() -> None:
    friends = Friends()
    friends.join(1)
    ada = friends.ada
    play(ada, Random(1))
    friends.network.works = False
    friends.cut(1)
    at(ada, lambda: ada.app.send(messages.LeaveLive()))
    at(ada, lambda: ada.app.send(messages.PlayLive()))
    at(ada, lambda: ada.app.send(messages.Close()))
    assert shown_over(ada) == ""
    pass_time(ada)
    assert shown_over(ada) == "" and told(ada) == []


def test_the_pages_themselves_never_offend() -> None:
    """A game with losses and reloads at both ends: nobody is told anything but good news."""
    friends = Friends()
    friends.join(1)
    dice = Random(9)
    for turn in range(6):
        ring(friends.pages, dice, 1)
        if turn % 3 == 0:
            friends.cut(1)
        elif turn % 3 == 1:
            reload(friends, turn % 2)
    sent = chain.from_iterable(line.sent for line in friends.network.lines.values())
    assert not [text for text in sent if isinstance(read(text), Refused)]
    assert all(page.session.told == [] for page in friends.pages)
