"""The page's live table: carries out what its desk decides, with the session and the browser, tells
the others what is new here, and the person here what they have done.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Literal, assert_never

import msgspec
from msgspec.structs import replace

from wingspan.links import GameLink, LinkError
from wingspan.links.connection import unpack_offer
from wingspan.links.envelope import link_in

from .. import effects, messages
from ..effects import QUESTION, Effects, OfferLink
from ..games import by_link
from ..session.moment import SCREEN, LiveSeen
from ..session.session import Session, take_game
from ..session.where import Over
from .codes import Codes, Scanning, name_of
from .conduct import SharedGame, link_of
from .desk import HOST, Deed, Desk, Guest, Host, LetGo, Remember, Say, Send, ShowProvisional, Take
from .lines import Lines, Returning, StoredTable, places_of, read_kept

if TYPE_CHECKING:
    from wingspan.words import Words

    from ..devices import Browser, Display
    from ..play.sitting import Sitting

MOST_TOLD = 12
"""Messages sent per second: fewer than peers accept, since delayed ones may arrive together."""
SECOND = 1000


class LiveTable:
    """The live table of the page. ``send`` takes what comes from other pages, and what has been
    asked of the browser.
    """

    def __init__(self, session: Session, browser: Browser, send: effects.Send) -> None:
        self._session = session
        self._browser = browser
        self._send = send
        self._desk: Host | Guest | None = None
        self._game = ""
        self._lines = Lines(
            browser.peers,
            lambda number: send(messages.JoinPeer(number)),
            self._heard,
            lambda number: send(messages.LosePeer(number)),
        )
        self.codes = Codes(session, browser, send, self._lines, self._can_connect, self.leave)
        lost = partial(send, messages.LoseHost())
        self._returning = Returning(browser, self._lines, self._keep, lost)
        self._certificate = ""
        self._kept: SharedGame | None = None
        self._coming: StoredTable | None = None
        self._telling = Telling(session, browser.display, self._run)
        self.scanning = Scanning(session, browser.camera, send)
        self._listens = False
        self._calls = False

    # the host

    def open(self) -> None:
        """Open a table with the game in play, or show the table that is open."""
        session, sitting = self._session, self._session.sitting
        if sitting is None:
            return
        if self._desk is None and sitting.seats.here and len(sitting.seats.persons) < 2:
            return
        if self._desk is not None:
            session.open_dialog("live")
            self.codes.invite_lost()
            return

        async def open_it() -> None:
            if await self._can_connect():
                self._certificate = await self._browser.peers.identify("")
                can_scan = await self._browser.camera.load()
                self._send(messages.OpenLive(can_scan))

        self._lines.begin(open_it())

    def opened(self, can_scan: bool, ways: tuple[str, ...] = ()) -> None:
        session, sitting = self._session, self._session.sitting
        if sitting is None or self._desk is not None:
            return
        held = share(session, sitting)
        if held is None:
            return
        self._desk = self.codes.desk = Host(held, session.catalog, sitting.seats.here)
        self._desk.await_again(places_of(ways))
        self._game = sitting.id
        self._browser.peers.guard(True)
        session.live = seen_at(sitting, session.words, hosts=True)
        self._keep(ways)
        self._session.change_live(can_scan=can_scan)
        session.over = Over("live")
        others = [seat for seat in session.live.persons if seat not in session.live.mine]
        if len(session.live.persons) == 2:
            others = others or [session.live.persons[1]]
        if len(others) == 1:
            self.codes.invite(others[0])

    def show_table(self) -> None:
        """Move the people here to devices of their own; this screen only shows the table."""
        if isinstance(self._desk, Host):
            self.codes.leave_screen(self._desk)
            self._game = ""
            self._keep(self._returning.ways)

    # codes

    def take(self, text: str) -> None:
        """Take an offer or an answer: a code, or a text with a link that ends with it."""
        fragment = link_in(text, otherwise="q")
        kind, _, code = fragment.partition("=")
        if kind == "p" and self.codes.is_own(code):
            self._session.told.say("live/own")
        elif kind == "p":
            self.codes.answer_offer(code)
        elif isinstance(self._desk, Host):
            self.codes.take_answer(code if kind == "q" else fragment)
        else:
            self._lines.begin(self.codes.hand_over(code if kind == "q" else fragment))

    def _handed(self, text: str) -> str | None:
        """Handle an answer or an offer with which another tab was opened; return the name of the
        guest, "" for an own offer, None if it is not for this table.
        """
        if not isinstance(self._desk, Host):
            return None
        if text.startswith("p="):
            return "" if self.codes.is_own(text[2:]) else None
        self._send(messages.TakeHanded(text))
        return self.codes.taken

    # the guest

    def join(self, game: str, text: str, certificate: str) -> Effects:
        """Take the seat of an offer, with the game that comes with it, and reach its host."""
        sat = self._sit_down(game, unpack_offer(text).seat, certificate)
        if self._session.live is not None and self._session.sitting is not None:
            self.codes.connect(text)
        return (take_game(self._session, steal=True),) if sat else ()

    def _sit_down(self, game: str, seat: int | None, certificate: str) -> bool:
        """Sit down at that seat of the game; False if the game cannot be opened."""
        self.leave()
        self._certificate = certificate
        session = self._session
        if not by_link.sit_at(session, game, seat):
            return False
        session.keep()
        sitting = session.sitting
        assert sitting is not None
        held = share(session, sitting)
        if held is None:
            return True
        self._desk = Guest(held, session.catalog, seat)
        self._game = sitting.id
        session.live = seen_at(sitting, session.words, hosts=False)
        session.over = Over("live")
        return True

    # connections

    async def _can_connect(self) -> bool:
        """Whether this browser can connect to other pages; shows a notice if it cannot."""
        try:
            possible = await self._browser.peers.load()
        except ConnectionError as error:
            self._send(messages.MissArchive(error))
            return False
        if not possible:
            self._send(messages.SayLive("live/impossible"))
            return False
        if not self._listens:
            self._listens = True
            self._browser.peers.on_handed(self._handed)
            self._browser.peers.on_shown(lambda shown: self._send(messages.ShowPage(shown)))
        return True

    def joined(self, number: int) -> Effects:
        """Handle an open connection. If it closes a dialog, the focus goes to the question."""
        reached, desk = self._lines.get(number), self._desk
        if reached is None or desk is None:
            return ()
        dialog, returns = self._session.over.dialog, reached.spare
        reached.open, reached.spare = True, False
        self._returning.arrived(number)
        if isinstance(desk, Guest):
            number = self._reached_host(desk, number)
            deeds = desk.joined()
        else:
            deeds = desk.joined(number, reached.seat, returns=returns)
            self._come(desk, reached.seat)
        self._run(deeds)
        self._returning.prepare(number, self._session.settings.stun_server)
        return (QUESTION,) if dialog != self._session.over.dialog else ()

    def _reached_host(self, desk: Guest, number: int) -> int:
        """Give the host's connection the number HOST, whichever line it came by; return HOST."""
        if number != HOST:
            self._run(deed for deed in desk.left(HOST) if isinstance(deed, ShowProvisional))
            self._lines.rename(number, HOST)
        for other in [at for at, one in self._lines.items() if not one.open]:
            self._lines.drop(other)
        self._session.change_live(step="joined", url="", code=None)
        say_host_back(self._session)
        if self._session.over.dialog == "live":
            self._session.over = Over()
        return HOST

    def _come(self, desk: Host, seat: int | None) -> None:
        """Show that a page has joined; close the dialog once everybody has."""
        seen = self._session.live
        assert seen is not None
        if seen.seat == (SCREEN if seat is None else seat):
            self._session.change_live(step="joined", url="", code=None)
        say_back(self._session, seat)
        there = desk.present.seats
        others = [at for at in seen.persons if at not in seen.mine[:1]]
        missing = [at for at in others if at in seen.mine or there[at] in ("lost", "off")]
        if not missing and self._session.over.dialog == "live":
            self._session.over = Over()

    def _heard(self, number: int, text: str) -> None:
        if self._desk is not None and number in self._lines:
            self._send(messages.HearPeer(number, text))

    def hear(self, number: int, text: str) -> Effects:
        """Handle a text. The focus moves only if it makes the table ask somebody here and no dialog
        is open.
        """
        desk, session = self._desk, self._session
        if desk is None or number not in self._lines:
            return ()
        waited = not _is_asked(session)
        desk.unsent = unsent(desk, session.sitting)
        self._run(desk.heard(number, text, self._browser.display.now()))
        asked = waited and _is_asked(session) and not session.over.dialog
        return (QUESTION,) if asked else ()

    def lost(self, number: int) -> None:
        """Handle a connection that was lost, or was never made."""
        reached = self._lines.pop(number, None)
        if reached is None or self._desk is None:
            return
        if reached.open:
            self._run(self._desk.left(number))
            self._returning.lost(number)
        elif reached.spare:
            return
        elif isinstance(self._desk, Guest):
            self._session.change_live(step="lost", url="", code=None)
        elif reached.answered:
            self._session.change_live(step="failed", url="", code=None)

    def show_page(self, shown: bool) -> None:
        """Tell the host whether this page is visible; come back to a table that was lost."""
        if not isinstance(self._desk, Guest):
            return
        self._run(self._desk.showing(shown))
        seen = self._session.live
        if shown and seen is not None and seen.step == "lost":
            self._go_back()

    # coming back

    def _go_back(self) -> None:
        """Come back to the host by the offer that it sent; show a notice if there is none."""
        way = self._returning.way(HOST)
        if way:
            self._session.change_live(step="returning", present=())
            self._returning.go(way, self._session.settings.stun_server)
        else:
            self.give_up()

    def give_up(self) -> None:
        if isinstance(self._desk, Guest) and HOST not in self._desk.peers:
            self._session.change_live(step="lost", present=())
            self._session.told.say("live/gone", do=("live",))

    def ask_to_notify(self) -> None:
        async def ask() -> None:
            may = await self._browser.peers.ask_to_notify()
            self._send(messages.AllowNotices(may))

        self._lines.begin(ask())

    def _keep(self, ways: tuple[str, ...]) -> None:
        """Store what this tab needs to come back after a reload."""
        desk = self._desk
        only_here = not self._game and isinstance(desk, Host)
        if desk is None or not self._certificate or not (ways or only_here):
            self._browser.peers.keep("")
            return
        seat, self._kept = (desk.seat if isinstance(desk, Guest) else None), desk.held
        hosts, sitting = isinstance(desk, Host), self._session.sitting
        elsewhere = 0 if sitting is None else sitting.save.elsewhere
        game = f"g={desk.held.text}"
        kept = StoredTable(self._certificate, hosts, game, self._game, seat, ways, elsewhere)
        self._browser.peers.keep(msgspec.json.encode(kept).decode())

    def resume(self) -> None:
        """Come back to the live table if this page was reloaded during one."""
        kept = read_kept(self._browser.peers.kept())
        if kept is not None and self._desk is None:
            self._lines.begin(self._resume(kept))

    async def _resume(self, kept: StoredTable) -> None:
        peers = self._browser.peers
        if not await self._can_connect():
            return
        self._certificate = await peers.identify(kept.certificate)
        if not self._certificate:
            peers.keep("")
            return
        can_scan = kept.hosts and await self._browser.camera.load()
        self._coming = kept
        self._send(messages.ResumeLive(can_scan))

    def resumed(self, can_scan: bool) -> Effects:
        session, kept = self._session, self._coming
        assert kept is not None
        sat = False
        if kept.hosts:
            same = session.sitting is not None and session.sitting.id == kept.id
            if not same and not by_link.sit_at(session, kept.game, None):
                return ()
            self.opened(can_scan, kept.ways)
            for seat in {seat for seat in places_of(kept.ways) if seat is not None}:
                self.codes.await_lost(seat)
        else:
            sat = self._sit_down(kept.game, kept.seat, self._certificate)
            self._session.change_live(step="returning")
        if session.sitting is not None:
            session.sitting.save.elsewhere = kept.elsewhere
        session.over = Over()
        for way in kept.ways:
            self._returning.go(way, session.settings.stun_server)
        return (take_game(session, steal=True),) if sat else ()

    def leave(self) -> None:
        """Leave the table, or close it at the host; the game continues by link."""
        session, desk = self._session, self._desk
        if desk is None:
            return
        self._run(desk.closed())
        watch(session, desk.held.link, ())
        for number in [*self._lines]:
            self._lines.drop(number)
        self.scanning.stop()
        self.codes.close()
        self._returning.forget_all()
        self._browser.peers.keep("")
        self._desk, session.live = None, None
        if session.sitting is not None:
            session.sitting.hot_seat.live = session.sitting.prepared = False
        self._browser.peers.guard(False)
        self._call(False)
        if session.over.dialog == "live":
            session.over = Over()

    # the game

    def attend(self) -> None:
        """Call this after each input; tells the others what is new."""
        desk, sitting = self._desk, self._session.sitting
        if desk is None:
            return
        seen, dialog = self._session.live, self._session.over.dialog
        if seen is not None and seen.scanning and (dialog, seen.step) != ("live", "offer"):
            self.scanning.stop()  # the page no longer shows its picture
        if sitting is None or sitting.id != self._game:
            self.leave()
            self._session.told.say("live/closed")
            return
        sitting.hot_seat.live = True
        if sitting.prepared != desk.chosen:
            self._run(desk.chose(sitting.prepared))
        self._call(sitting.hot_seat.person_asked is not None)
        self._telling.attend(desk, sitting)

    def _call(self, turn: bool) -> None:
        """Show or hide outside of the page that somebody here must answer."""
        if turn != self._calls:
            self._calls = turn
            self._browser.peers.call(self._session.words.text("live/your_turn") if turn else "")

    def _run(self, deeds: Iterable[Deed]) -> None:
        """Carry out the desk's actions, and show who is there."""
        for deed in deeds:
            match deed:
                case Send(peer, text):
                    self._lines.send(peer, text)
                case LetGo(peer):
                    self._lines.drop(peer)
                    self._returning.forget(peer)
                case Remember(peer, offer):
                    self._returning.heard(peer, offer)
                case Take(held, aside, played_for):
                    by_link.play_on(self._session, held.link, aside=aside)
                    if self._session.sitting is not None:
                        if played_for:
                            self._session.sitting.save.play_elsewhere()
                        self._session.keep()
                        self._game = self._session.sitting.id
                case ShowProvisional(held, answers):
                    watch(self._session, held.link, answers)
                case Say():
                    self._say(deed)
        desk, seen = self._desk, self._session.live
        if desk is None or seen is None:
            return
        if self._kept is not None and self._kept.text != desk.held.text:
            self._keep(self._returning.ways)
        screens = desk.screens if isinstance(desk, Host) else 0
        present, chosen = desk.present.seats, desk.present.chosen
        if (present, chosen, screens) != (seen.present, seen.chosen, seen.screens):
            self._session.change_live(present=present, chosen=chosen, screens=screens)

    def _say(self, said: Say) -> None:
        """Show that a page has gone; notify the person here, unless it may come back by itself."""
        hosts = isinstance(self._desk, Host)
        match said.what:
            case "host_left":
                self._go_back()
                return
            case "left" | "bye" | "let_go" | "other_format" if hosts:
                if self._session.live is not None and self._session.live.step == "joined":
                    self._session.change_live(step="")
            case "bye" | "let_go" | "other_format":
                self._session.change_live(step="lost", url="", code=None)
        if said.what == "left":
            if said.seat is not None:
                self.codes.await_lost(said.seat)
            return
        say(self._session, said)


# what the others' people may still take back


def watch(session: Session, link: GameLink, answers: tuple[int, ...]) -> None:
    """Show ``answers`` that a player at another page of a live table may still take back.

    ``link``: the game without those answers.
    """
    sitting, record = session.sitting, link.record
    if sitting is None or sitting.answers.standing != record.answers:
        return
    if answers or sitting.answers.provisional:
        shown = replace(record, answers=(*record.answers, *answers))
        sitting.go_on(shown, link.hurried, len(answers))


# what is said


AWAY = ("seat_lost", "bye", "let_go", "other_format")
"""The messages, under ``live/``, that a page is not at the table."""
HOST_AWAY = ("gone", "bye_host", "let_go_host", "other_format_host")
"""The same about the host."""


def seen_at(sitting: Sitting, words: Words, *, hosts: bool) -> LiveSeen:
    """The view of a table that nobody has joined yet."""
    seats = sitting.seats
    names = words.players(sitting.game.setup)
    return LiveSeen(hosts, names, tuple(seats.persons), tuple(seats.here))


def say(session: Session, said: Say) -> None:
    """Notify the person here of what a page has done."""
    told, seen, what = session.told, session.live, said.what
    hosts = seen is not None and seen.hosts
    do = ("live",) if hosts and what in AWAY else ()
    if not hosts:
        told.say(f"live/{what}_host")
    elif said.seat is not None:
        told.say(f"live/{what}", do=do, name=name_of(session, said.seat))
    elif what != "bye":
        told.say(f"live/{what}_screen", do=do)


def say_back(session: Session, seat: int | None) -> None:
    """Remove the notices that a page is not at the table; None for a screen without a seat."""
    for key in AWAY:
        if seat is None:
            session.told.dismiss(f"live/{key}_screen")
        else:
            session.told.dismiss(f"live/{key}", name=name_of(session, seat))


def say_host_back(session: Session) -> None:
    """Remove the notices that the host is not there."""
    for key in HOST_AWAY:
        session.told.dismiss(f"live/{key}")


# what the others are told


def _is_asked(session: Session) -> bool:
    """Whether somebody at this screen must answer."""
    return session.sitting is not None and session.sitting.hot_seat.awaits_input


class Telling:
    """``run`` carries out the desk's actions."""

    def __init__(
        self, session: Session, display: Display, run: Callable[[Iterable[Deed]], None]
    ) -> None:
        self._session = session
        self._display = display
        self._run = run
        self._desk: Desk | None = None
        self._sent: deque[int] = deque(maxlen=MOST_TOLD)
        self._waits = False

    def attend(self, desk: Desk, sitting: Sitting) -> None:
        """Call this after each input; tells the others what is new.

        At once if somebody else must answer or a turn begins; answers that may still be taken back
        once the page is painted.
        """
        self._desk = desk
        due = _due(desk, sitting)
        if due == "moved" and not self._wait:
            self._tell(desk, sitting)
        elif due and not self._waits:
            self._waits = True
            self._display.later(self._later, self._wait)

    @property
    def _wait(self) -> int:
        """Milliseconds until another message may be sent."""
        if len(self._sent) < MOST_TOLD:
            return 0
        return max(0, self._sent[0] + SECOND - self._display.now())

    def _later(self) -> None:
        """Send what is due by now."""
        self._waits = False
        desk, sitting = self._desk, self._session.sitting
        if desk is None or sitting is None:
            return
        if self._wait:
            self.attend(desk, sitting)
        elif _due(desk, sitting):
            self._tell(desk, sitting)

    def _tell(self, desk: Desk, sitting: Sitting) -> None:
        self._sent.append(self._display.now())
        if _due(desk, sitting) == "doing":
            self._run(desk.announce_provisional(_beyond(desk, sitting)))
            return
        held = share(self._session, sitting)
        if held is not None:
            self._run(desk.moved(held))


def _due(desk: Desk, sitting: Sitting) -> Literal["moved", "doing", ""]:
    """The kind of message that is due; "" if the others know everything."""
    asked, link, held = sitting.hot_seat.person_asked, link_of(sitting), desk.held.link
    if asked is not None and asked.kind != "action":
        begins = sitting.game.state.phase == "setup"
        return "" if begins or _beyond(desk, sitting) == desk.doing else "doing"
    if link.record.answers != held.record.answers or link.unasked != held.unasked:
        return "moved"
    return "doing" if desk.doing and not sitting.answers.provisional else ""


def _beyond(desk: Desk, sitting: Sitting) -> tuple[int, ...]:
    """The answers given here beyond those that the others have."""
    return sitting.answers.standing[len(desk.held.link.record.answers) :]


def unsent(desk: Desk, sitting: Sitting | None) -> tuple[int, ...]:
    """The answers given here beyond those that the desk holds; none if the two diverge."""
    held = desk.held.link.record.answers
    mine = () if sitting is None else sitting.answers.standing
    return mine[len(held) :] if mine[: len(held)] == held else ()


def share(session: Session, sitting: Sitting) -> SharedGame | None:
    """The game to be shared with the others; its answers can then no longer be taken back.

    None, with a notice, if it cannot be made into a link.
    """
    answers, game = sitting.answers, sitting.game.copy()
    if answers.provisional:
        game.undo(answers.provisional)
    game.take_backs = sitting.game.take_backs
    try:
        held = SharedGame.of(link_of(sitting), game, session.catalog)
    except LinkError as error:
        session.told.say(f"link_error_{error.kind}")
        return None
    answers.sent = len(answers.standing)
    return held


# the updates


def update(session: Session, live: LiveTable, message: messages.LiveMessage) -> Effects:
    match message:
        case messages.PlayLive():
            live.open()
        case messages.ShowTable():
            live.show_table()
        case messages.RejoinLiveTable():
            live.resume()
        case messages.Invite(seat):
            live.codes.invite(None if seat == SCREEN else seat)
        case messages.JoinByCode(fragment):
            live.take(fragment)
        case messages.TakeCode(code):
            live.take(code)
        case messages.ScanCode():
            live.scanning.switch()
        case messages.NotifyMe():
            live.ask_to_notify()
        case messages.LeaveLive():
            live.leave()
        case messages.ShareCode():
            return _offer_code(session)
        case _:
            assert_never(message)
    return ()


def _offer_code(session: Session) -> Effects:
    seen, words = session.live, session.words
    if seen is None or not seen.url:
        return ()
    return (OfferLink(words.text("title"), words.text("live/share_text"), seen.url, live=True),)


def update_news(session: Session, live: LiveTable, message: messages.LiveNewsMessage) -> Effects:
    match message:
        case messages.JoinPeer(number):
            return live.joined(number)
        case messages.HearPeer(number, text):
            return live.hear(number, text)
        case messages.LosePeer(number):
            live.lost(number)
        case messages.LoseHost():
            live.give_up()
        case messages.MissSeat(seat, loss):
            live.codes.miss(seat, loss)
        case messages.GiveUpLine(number):
            live.codes.give_up(number)
        case messages.OpenLive(can_scan):
            live.opened(can_scan)
        case messages.ResumeLive(can_scan):
            return live.resumed(can_scan)
        case messages.ShowOffer(number, seat, sdp):
            live.codes.show_offer(number, seat, sdp)
        case messages.SitDownLive(game, offer, certificate):
            return live.join(game, offer, certificate)
        case messages.ShowLiveAnswer(sdp, to):
            live.codes.show_answer(sdp, to)
        case messages.ReceiveGame(fragment):
            by_link.receive(session, fragment)
        case messages.TakeHanded(text):
            live.codes.take_answer(text)
        case messages.TakeScanned(text):
            live.scanning.stop()
            live.take(text)
        case messages.EndScan(why):
            session.change_live(scanning=False, told=f"live/camera_{why}" if why else "")
        case messages.AllowNotices(may):
            told = "live/notify_yes" if may else "live/notify_no"
            session.change_live(may_notify=False, told=told)
        case messages.ShowPage(shown):
            live.show_page(shown)
        case messages.SayLive(key, ""):
            session.told.say(key)
        case messages.SayLive(key, name):
            session.told.say(key, name=name)
        case _:
            assert_never(message)
    return ()
