"""Whole pages at a live table, without browsers: from "Play live" to the last answer."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.links.by_hand import link_of, number_in, number_of
from tests.links.test_hostile_links import head
from tests.ui.fake_browser import Page, at
from tests.ui.live.friends import (
    Friends,
    answers,
    begin_live,
    fragment,
    join_all,
    play,
    ring,
    seen,
)
from tests.ui.live.network import Device, Line, Network
from tests.ui.sessions import came
from wingspan.engine import RULES
from wingspan.links import LinkError, unpack_game
from wingspan.ui import messages
from wingspan.ui.games import by_link
from wingspan.ui.live.conduct import Bye, Moved, Refused, read, written
from wingspan.ui.session.moment import SCREEN, CameNewer
from wingspan.words import Words

pytestmark = pytest.mark.native_only


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.soak)])
def test_a_whole_game_is_played_live(players: int) -> None:
    friends = Friends(players)
    for seat in range(1, players):
        friends.join(seat)
    assert all(page.session.over.dialog == "" for page in friends.pages)
    ring(friends.pages, Random(3))
    games = [page.session.game for page in friends.pages]
    assert games[0] is not None and games[0].decision is None
    assert len({answers(page) for page in friends.pages}) == 1
    assert [page.session.sitting.seats.mine for page in friends.pages if page.session.sitting] == [
        *range(players)
    ]
    assert all(page.session.told == [] for page in friends.pages)


def test_whoever_opens_the_code_is_at_the_table_before_they_are_connected() -> None:
    friends = Friends()
    bo, code = friends.pages[1], friends.code_of(1)
    at(bo, lambda: bo.arrive(code))
    assert bo.session.sitting is not None and bo.session.sitting.seats.here == [1]
    assert seen(bo).step == "answer" and fragment(bo).startswith("q=")
    assert bo.session.over.dialog == "live" and bo.address.now == ""
    assert "You play as Bo" in bo.screen.root.by_id("live").words()


def test_the_codes_are_shown_as_drawings_and_links() -> None:
    friends = Friends()
    code = friends.code_of(1)
    dialog = friends.ada.screen.root.by_id("live")
    assert dialog.by_class("code")
    assert code.startswith("p=1") and "&g=" in code
    assert f"https://page.example/#{code}" in dialog.by_id("live-link").words()


def test_a_code_that_nobody_took_is_told_of() -> None:
    friends = Friends()
    friends.code_of(1)
    friends.ada.app.send(messages.ShareCode())
    assert seen(friends.ada).told == "shared_no"


def test_a_code_works_once() -> None:
    friends = Friends()
    bo, code = friends.pages[1], friends.code_of(1)
    at(bo, lambda: bo.arrive(code))
    answer = fragment(bo)
    at(friends.ada, lambda: friends.ada.arrive(answer))
    at(friends.ada, lambda: friends.ada.arrive(answer))
    assert seen(friends.ada).told == "live/used"


def test_the_answer_to_an_older_code_is_told() -> None:
    friends = Friends()
    bo, code = friends.pages[1], friends.code_of(1)
    at(bo, lambda: bo.arrive(code))
    friends.code_of(1)
    answer = fragment(bo)
    at(friends.ada, lambda: friends.ada.arrive(answer))
    assert seen(friends.ada).told == "live/unknown" and seen(friends.ada).step == "offer"


@pytest.mark.parametrize("paste", ["{0}", "https://page.example/#{0}", "  {0}\n", "{1}"])
def test_a_code_is_pasted_whole_or_as_a_link(paste: str) -> None:
    friends = Friends()
    bo, code = friends.pages[1], friends.code_of(1)
    at(bo, lambda: bo.arrive(code))
    answer = fragment(bo)
    friends.ada.screen.filled_in = {"code": paste.format(answer, answer.removeprefix("q="))}
    at(friends.ada, lambda: friends.ada.submit("live_code"))
    assert seen(friends.ada).present == ("here", "here")


@pytest.mark.parametrize(
    ("pasted", "why"),
    [
        ("", "not_base64"),  # there is nothing to read
        ("q=", "not_base64"),
        ("hello", "damaged"),  # it does not end with the checksum of the rest
        ("q=" + "A" * 9000, "too_long"),
    ],
)
def test_what_is_no_code_is_told(pasted: str, why: str) -> None:
    friends = Friends()
    friends.ada.screen.filled_in = {"code": pasted}
    at(friends.ada, lambda: friends.ada.submit("live_code"))
    assert seen(friends.ada).told == f"link_error_{why}"


def test_a_damaged_invitation_is_told_like_a_damaged_link() -> None:
    friends = Friends()
    friends.ada.screen.filled_in = {"code": "p=1abc"}
    at(friends.ada, lambda: friends.ada.submit("live_code"))
    assert [notice.key for notice in friends.ada.session.told] == ["link_error_damaged"]


def test_an_invitation_to_a_game_that_cannot_be_is_told_like_such_a_link() -> None:
    friends = Friends()
    bo, (code, _, game) = friends.pages[1], friends.code_of(1).partition("&g=")
    forged = link_of("g", number_in(game) + (1 << number_in(game).bit_length() + 9))
    with pytest.raises(LinkError) as error:
        unpack_game(forged)
    at(bo, lambda: bo.arrive(f"{code}&g={forged}"))
    assert bo.session.live is None and bo.session.phase == "start"
    assert [notice.key for notice in bo.session.told] == [f"link_error_{error.value.kind}"]


def test_an_invitation_to_a_game_of_later_rules_asks_for_the_newer_page() -> None:
    friends = Friends()
    bo, code = friends.pages[1], friends.code_of(1).partition("&")[0]
    game = f"g={link_of('g', number_of([*head(rules=RULES + 1), (12345, 99999)]))}"
    at(bo, lambda: bo.arrive(f"{code}&{game}"))
    assert bo.session.live is None and came(bo.session) == CameNewer(game)


def test_an_answer_opened_in_another_tab_reaches_the_table() -> None:
    friends = Friends()
    bo, code = friends.pages[1], friends.code_of(1)
    at(bo, lambda: bo.arrive(code))
    answer = fragment(bo)
    device = friends.network.device(beside=friends.devices[0])
    other = Page(peers=device)
    at(other, lambda: other.arrive(answer))
    assert [(notice.key, notice.values) for notice in other.session.told] == [
        ("live/handed", {"name": "Bo"})
    ]
    assert device.closed and seen(bo).step == "joined"


@pytest.mark.parametrize("beside", [None, 1])
def test_an_answer_that_no_tab_has_a_table_for_is_told(beside: int | None) -> None:
    """The other tab of its browser, if there is one, is a guest's."""
    friends = Friends()
    bo, code = friends.pages[1], friends.code_of(1)
    at(bo, lambda: bo.arrive(code))
    answer = fragment(bo)
    tab = None if beside is None else friends.devices[beside]
    stranger = Page(peers=friends.network.device(beside=tab))
    at(stranger, lambda: stranger.arrive(answer))
    assert [notice.key for notice in stranger.session.told] == ["live/no_table"]


def test_without_a_way_through_it_is_told_after_ten_seconds() -> None:
    friends = Friends()
    friends.network.works = False
    friends.join(1)
    assert seen(friends.ada).step == "connecting"
    waiting = friends.ada.screen.waiting
    at(friends.ada, lambda: [act() for act in [*waiting]] and None)
    assert seen(friends.ada).step == "failed"
    assert "within one network" in friends.ada.screen.root.by_id("live").words()


@pytest.mark.parametrize(("who", "step"), [(0, "failed"), (1, "lost")])
def test_a_line_that_ends_before_it_opens_is_told(who: int, step: str) -> None:
    friends = Friends()
    friends.network.works = False
    friends.join(1)
    at(friends.pages[who], friends.devices[who].lines[-1].cut)
    assert (seen(friends.pages[who]).step, seen(friends.pages[who]).url) == (step, "")


def test_what_connections_need_and_does_not_arrive_is_told() -> None:
    class Offline(Device):
        async def load(self) -> bool:
            raise ConnectionError("peers.js")

    page = Page(peers=Offline(Network(), possible=True))
    page.screen.filled_in = {"players": "2", "seat_1": "link"}
    page.begin()
    at(page, lambda: page.app.send(messages.PlayLive()))
    assert page.session.live is None
    assert [notice.key for notice in page.session.told] == ["not_fetched"]


def test_a_browser_that_reaches_nobody_says_so() -> None:
    page = Page(peers=Network().device(possible=False))
    page.screen.filled_in = {"players": "2", "seat_1": "link"}
    page.begin()
    at(page, lambda: page.app.send(messages.PlayLive()))
    assert page.session.live is None
    assert [notice.key for notice in page.session.told] == ["live/impossible"]


def test_a_browser_that_reaches_nobody_still_opens_the_game() -> None:
    friends = Friends()
    code = friends.code_of(1)
    bo = Page(peers=Network().device(possible=False))
    at(bo, lambda: bo.arrive(code))
    assert bo.session.phase == "arrival"
    assert [notice.key for notice in bo.session.told] == ["live/impossible"]


def test_a_browser_that_describes_no_address_has_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    friends = Friends()
    code = friends.code_of(1)
    ada, bo = friends.pages
    monkeypatch.setattr(Line, "_sdp", lambda *_, **__: "v=0")
    at(bo, lambda: bo.arrive(code))
    assert [notice.key for notice in bo.session.told] == ["live/impossible"]
    assert bo.session.live is None and bo.session.sitting is not None
    at(ada, lambda: ada.app.send(messages.Invite(1)))
    assert (seen(ada).step, seen(ada).told, seen(ada).url) == ("", "live/impossible", "")


def test_a_guest_that_is_lost_plays_on_and_comes_back() -> None:
    """Bo's connection breaks in Bo's turn; what Bo answers meanwhile arrives afterwards."""
    friends = Friends()
    friends.join(1)
    ada, bo = friends.pages
    dice = Random(2)
    play(ada, dice)
    assert answers(ada) == answers(bo)
    friends.network.works = False
    friends.cut(1)
    assert seen(bo).step == "returning" and seen(ada).present == ("here", "lost")
    play(bo, dice, 3)
    assert len(answers(bo)) > len(answers(ada))
    friends.network.works = True
    friends.join(1)
    assert answers(ada) == answers(bo) and seen(ada).present == ("here", "here")


def test_what_others_have_is_not_taken_back() -> None:
    friends = Friends()
    friends.join(1)
    dice = Random(2)
    play(friends.ada, dice)
    sitting = friends.ada.session.sitting
    assert sitting is not None and sitting.hot_seat.waits and not sitting.can_undo
    (undo,) = friends.ada.screen.root.having("data-do", "undo")
    assert "disabled" in undo.attributes


def test_a_hidden_page_is_seen_to_be_away() -> None:
    friends = Friends(3)
    friends.join(1)
    friends.join(2)
    hide = friends.devices[1].shown
    assert hide is not None
    at(friends.pages[1], lambda: hide(False))
    assert seen(friends.pages[2]).present == ("here", "away", "here")


def test_leaving_is_told_and_the_browser_asks_only_while_there_is_a_table() -> None:
    friends = Friends()
    friends.join(1)
    ada, bo = friends.pages
    assert friends.devices[0].guarded and not friends.devices[1].guarded
    at(ada, lambda: ada.app.send(messages.LeaveLive()))
    assert ada.session.live is None and not friends.devices[0].guarded
    assert seen(bo).step == "lost"


def test_another_game_on_the_table_closes_the_table() -> None:
    friends = Friends()
    friends.join(1)
    ada = friends.ada
    ada.app.send(messages.Leave())
    ada.screen.filled_in = {"players": "1"}
    at(ada, ada.submit)
    assert ada.session.live is None
    assert [notice.key for notice in ada.session.told] == ["live/closed"]


def test_a_game_at_one_screen_is_taken_apart() -> None:
    """Ada and Bo began at one screen; Bo takes a phone, and Ada's screen shows Ada's hand only."""
    network = Network()
    ada, bo = Page(peers=network.device()), Page(peers=network.device())
    ada.screen.tick = bo.screen.tick = 100
    ada.screen.filled_in = {"players": "2", "name_0": "Ada", "name_1": "Bo", "seed": "5"}
    ada.begin()
    at(ada, lambda: ada.app.send(messages.PlayLive()))
    code = fragment(ada)
    assert [seen(ada).presence_of(seat) for seat in (0, 1)] == ["here", "off"]
    at(bo, lambda: bo.arrive(code))
    answer = fragment(bo)
    at(ada, lambda: ada.arrive(answer))
    assert ada.session.sitting is not None and ada.session.sitting.seats.here == [0]
    ring([ada, bo], Random(1), 6)
    assert answers(ada) == answers(bo) and len(answers(ada)) > 12


@pytest.mark.parametrize("kept", [False, True])
def test_a_screen_shows_the_table_and_no_hand(kept: bool) -> None:
    """This holds whether or not its browser has stored the game before."""
    friends = Friends()
    friends.join(1)
    screen = Page(peers=friends.network.device())
    screen.screen.tick = 100
    if kept:
        by_hand = friends.ada.session
        by_link.share(by_hand, "game")
        assert by_hand.over.shared is not None
        link = by_hand.over.shared.url
        at(screen, lambda: screen.arrive(link))
        at(screen, lambda: screen.app.send(messages.Accept(0)))
    code = friends.code_of(SCREEN)
    at(screen, lambda: screen.arrive(code))
    answer = fragment(screen)
    at(friends.ada, lambda: friends.ada.arrive(answer))
    dice = Random(8)
    for _ in range(8):
        ring(friends.pages, dice, 1)
        assert answers(screen) == answers(friends.ada)
        game = screen.session.game
        assert game is not None
        shown = screen.screen.markup
        for player in game.state.players:
            hidden = {*player.hand} - {*player.known} - {*game.state.tray}
            assert [bird for bird in hidden if f'"{bird}"' in shown or f"-{bird}" in shown] == []
            bonus = [game.catalog.bonus_cards[card].name["en"] for card in player.bonus]
            assert [name for name in bonus if f">{name}<" in shown] == []
        assert "data-choice" not in shown
    assert seen(friends.ada).screens == 1 and screen.session.told == []
    assert len(screen.session.keeping.shelf.games()) == kept


# strangers


def test_a_stranger_is_told_let_go_and_changes_nothing() -> None:
    friends = Friends()
    friends.join(1)
    line, hosts = friends.devices[1].line, friends.devices[0].line
    before = answers(friends.ada)
    for text in ("{", "<b>", written(Moved("1AAAA"))):
        at(friends.ada, lambda text=text: line.send(text))  # type: ignore[misc]
    told = [read(text) for text in hosts.sent]
    assert [one.why for one in told if isinstance(one, Refused)] == ["unreadable"] * 3
    assert line.over and answers(friends.ada) == before
    assert [notice.key for notice in friends.ada.session.told] == ["live/let_go"]
    assert seen(friends.ada).present == ("here", "lost")


def test_a_guest_that_says_goodbye_is_gone() -> None:
    friends = Friends()
    friends.join(1)
    line = friends.devices[1].line
    at(friends.ada, lambda: line.send(written(Bye())))
    assert seen(friends.ada).present == ("here", "lost")


def test_devices_are_what_the_app_needs() -> None:
    """The stand-in has every method of a real one."""
    from wingspan.ui.devices import Peers

    assert {name for name in vars(Peers) if not name.startswith("_")} <= set(dir(Device))


def test_all_choose_how_to_begin_at_once() -> None:
    """Bo and Cy choose while Ada is asked; their choice is given as soon as Ada has chosen."""
    friends = Friends(3)
    friends.join(1)
    friends.join(2)
    ada, bo, cy = friends.pages
    for page in (bo, cy):
        choose_start(page)
    assert seen(ada).chosen == (1, 2)
    assert "2 of 3 are ready" in cy.screen.root.by_id("question").words()
    assert answers(bo) == ()
    play(ada, Random(1))
    sitting = ada.session.sitting
    assert sitting is not None and sitting.game.state.phase != "setup"
    assert len({answers(page) for page in friends.pages}) == 1
    for seat, page in ((1, bo), (2, cy)):
        assert page.session.sitting is not None
        chosen = page.session.sitting.start_choices[seat]
        player = sitting.game.state.players[seat]
        assert {*player.hand} >= {*chosen.birds} and chosen.bonus in player.bonus


def choose_start(page: Page) -> None:
    """Keep the first bird and the first bonus card, with the food proposed."""
    sitting = page.session.sitting
    assert sitting is not None and sitting.seats.mine is not None
    me = sitting.game.state.players[sitting.seats.mine]
    at(page, lambda: page.press(messages.ChooseStart("bird", me.hand[0])))
    at(page, lambda: page.press(messages.ChooseStart("bonus", me.choosing[0])))
    at(page, lambda: page.press(messages.ConfirmStart()))


def test_what_was_chosen_in_advance_can_be_chosen_again() -> None:
    friends = Friends()
    friends.join(1)
    bo = friends.pages[1]
    choose_start(bo)
    assert seen(friends.ada).chosen == (1,)
    at(bo, lambda: bo.press(messages.ConfirmStart()))
    assert seen(friends.ada).chosen == ()
    play(friends.ada, Random(1))
    sitting = bo.session.sitting
    assert sitting is not None and sitting.hot_seat.asked is not None
    assert sitting.hot_seat.asked.kind == "keep_bird" and answers(bo) == answers(friends.ada)


def test_nobody_chooses_in_advance_without_a_live_table() -> None:
    friends = Friends()
    friends.join(1)
    bo = friends.pages[1]
    at(bo, lambda: bo.app.send(messages.LeaveLive()))
    assert not bo.screen.root.having("data-do", "choose_start")
    assert bo.screen.root.having("data-do", "share")


def test_ones_turn_is_told_in_the_title() -> None:
    friends = Friends()
    friends.join(1)
    assert friends.devices[0].called == ["Your turn"]
    play(friends.ada, Random(1))
    assert friends.devices[0].called == ["Your turn", ""]
    assert friends.devices[1].called == ["Your turn"]
    at(friends.pages[1], lambda: friends.pages[1].app.send(messages.LeaveLive()))
    assert friends.devices[1].called == ["Your turn", ""]


def test_leave_to_notify_is_asked_for_after_a_press_only() -> None:
    friends = Friends()
    friends.code_of(1)
    assert friends.devices[0].notifies is None
    at(friends.ada, lambda: friends.ada.press(messages.NotifyMe()))
    assert friends.devices[0].notifies and seen(friends.ada).told == "live/notify_yes"
    assert not friends.ada.screen.root.having("data-do", "live_notify")


def test_the_start_form_opens_a_live_table() -> None:
    ada = begin_live(Network(), "live", "live")
    assert seen(ada).hosts and seen(ada).mine == (0,) and ada.session.over.dialog == "live"
    assert ada.session.sitting is not None and ada.session.sitting.seats.here == [0]


def test_computer_players_think_at_the_page_that_opened_the_table() -> None:
    network = Network()
    ada, bo = begin_live(network, "live", "mourning_dove"), Page(peers=network.device())
    bo.screen.tick = 100
    code = fragment(ada)
    at(bo, lambda: bo.arrive(code))
    answer = fragment(bo)
    at(ada, lambda: ada.arrive(answer))
    ring([ada, bo], Random(4), 5)
    sitting = bo.session.sitting
    assert sitting is not None and sitting.seats.program(2) is not None
    answered = {given.asked.player for given in sitting.answers.given}
    assert answered == {0, 1, 2} and answers(ada) == answers(bo)
    assert "bots" in ada.fetched and bo.app.state.computer_players.about is None
    assert bo.session.told == [] and ada.session.told == []


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        ("", ""),
        ("stun:stun.example.org:3478", "stun:stun.example.org:3478"),
        ("stuns:10.0.0.1", "stuns:10.0.0.1"),
        ("https://example.org", ""),
        ("turn:example.org", ""),
        ("stun:a b", ""),
    ],
)
def test_no_server_is_asked_but_the_one_that_was_named(written: str, asked: str) -> None:
    friends = Friends()
    friends.ada.session.set("stun", written)
    friends.code_of(1)
    assert friends.devices[0].lines[-1].servers == asked


def test_ones_own_invitation_does_not_close_the_table() -> None:
    friends = Friends()
    code = friends.code_of(1)
    at(friends.ada, lambda: friends.ada.arrive(code))
    assert seen(friends.ada).hosts and fragment(friends.ada) == code
    assert [notice.key for notice in friends.ada.session.told] == ["live/own"]


def test_ones_own_invitation_in_another_tab_leaves_the_game_where_it_is() -> None:
    """The other tab of the same browser has the same saved games."""
    friends = Friends()
    ada, code = friends.ada, friends.code_of(1)
    device = friends.network.device(beside=friends.devices[0])
    tab = Page(store=ada.store, peers=device)
    at(tab, lambda: tab.arrive(code))
    assert [notice.key for notice in tab.session.told] == ["live/own"]
    assert tab.session.live is None and not device.lines
    assert seen(ada).hosts and ada.session.phase == "play"
    friends.join(1)
    assert seen(ada).present == ("here", "here")


def shows_no_hand(page: Page) -> bool:
    """Whether the page shows no question, and no card of a hand that is not known to all."""
    game, shown = page.session.game, page.screen.markup
    assert game is not None
    hidden = {
        bird
        for player in game.state.players
        for bird in {*player.hand} - {*player.known} - {*game.state.tray}
    }
    seen = [bird for bird in hidden if f'"{bird}"' in shown or f"-{bird}" in shown]
    return not seen and "data-choice" not in shown


def test_a_table_that_nobody_sits_at_is_begun_from_the_form() -> None:
    """A laptop shows the table; Ada and Bo play on their phones."""
    network = Network()
    laptop = Page(peers=network.device())
    laptop.screen.tick = 100
    laptop.screen.filled_in = {"players": "2", "seed": "5", "seat_0": "live", "seat_1": "live"}
    at(laptop, laptop.submit)
    laptop.screen.filled_in = {}
    assert seen(laptop).hosts and seen(laptop).mine == ()
    people = join_all(network, laptop, range(2))
    assert seen(laptop).present == ("here", "here") and laptop.session.over.dialog == ""
    dice = Random(5)
    for _ in range(6):
        ring(people, dice, 1)
        assert shows_no_hand(laptop)
    assert len({answers(page) for page in (laptop, *people)}) == 1 and len(answers(laptop)) > 12


def test_that_table_is_shown_before_anything_of_live_tables_has_been_fetched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The form begins the game first; only then does the page fetch what a live table needs."""
    laptop, text = Page(peers=Network().device()), Words.text

    def fetched(words: Words, key: str, **values: object) -> str:
        if key.startswith("live/") and "live" not in laptop.fetched:
            raise ModuleNotFoundError(key)
        return text(words, key, **values)

    monkeypatch.setattr(Words, "text", fetched)
    laptop.screen.filled_in = {"players": "2", "seed": "5", "seat_0": "live", "seat_1": "live"}
    laptop.network = False
    at(laptop, laptop.submit)
    assert laptop.session.phase == "play" and shows_no_hand(laptop)
    assert "This screen shows the table" in laptop.screen.root.by_id("cover").words()
    assert [notice.key for notice in laptop.session.told] == ["not_fetched"]
    laptop.network = True
    at(laptop, lambda: laptop.app.send(messages.PlayLive()))
    assert seen(laptop).hosts and laptop.session.over.dialog == "live"


def test_a_live_table_waits_for_all_that_it_needs() -> None:
    """What else arrives between its two archives is not what it waits for."""
    ada = Page(peers=Network().device())
    ada.begin()
    ada.late = {"codes"}

    async def meet() -> list[bool]:
        there = []
        ada.app.send(messages.PlayLive())
        for late in ({"codes"}, set[str]()):
            ada.late = late
            ada.app.send(messages.Open("about"))
            for _ in range(9):
                await asyncio.sleep(0)
            there.append(ada.app.state.live is not None)
        return there

    assert asyncio.run(meet()) == [False, True]
    assert ada.fetched[:2] == ["live", "about"] and ada.fetched.count("codes") == 1


def test_a_screen_that_somebody_sat_at_becomes_the_table() -> None:
    friends = Friends()
    friends.join(1)
    ada = friends.ada
    at(ada, lambda: ada.app.send(messages.PlayLive()))
    at(ada, lambda: ada.press(messages.ShowTable()))
    assert seen(ada).mine == () and seen(ada).seat == 0 and shows_no_hand(ada)
    code = fragment(ada)
    at(ada, lambda: ada.app.send(messages.ShowTable()))
    assert seen(ada).seat == 0 and fragment(ada) == code
    (phone,) = join_all(friends.network, ada, range(1))
    ring([phone, friends.pages[1]], Random(5), 4)
    assert answers(phone) == answers(ada) == answers(friends.pages[1]) != ()
    assert ada.session.told == [] and shows_no_hand(ada)


def test_whoever_was_in_the_dialog_goes_on_at_the_question() -> None:
    """The dialog closes when the connection opens; people doing something else are not moved."""
    friends = Friends()
    (ada, bo), code = friends.pages, friends.code_of(1)
    at(bo, lambda: bo.arrive(code))
    ada.screen.filled_in = {"code": fragment(bo)}
    for page in friends.pages:
        page.screen.focused.clear()
    at(ada, lambda: ada.submit("live_code"))
    for page in friends.pages:
        assert page.session.over.dialog == "" and page.screen.focused == ["question"]
        page.screen.focused.clear()
    friends.cut(1)
    assert [seen(page).present for page in friends.pages] == [("here", "here")] * 2
    assert [page.screen.focused for page in friends.pages] == [[], []]
