"""Pages of a live table, and channels between them that keep order, delay and break."""

from __future__ import annotations

from collections import deque
from random import Random

from msgspec import structs

from tests.table import CATALOG
from wingspan.engine import Game, Setup
from wingspan.engine.program import Unasked
from wingspan.links import GameLink
from wingspan.ui.live.conduct import Refused, SharedGame, read
from wingspan.ui.live.desk import (
    HOST,
    Deed,
    Desk,
    Guest,
    Host,
    LetGo,
    Say,
    Send,
    ShowProvisional,
    Take,
)

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
FREE: tuple[Unasked, ...] = ("free",) * 5


def begun(players: int = 2, seed: int = 5) -> SharedGame:
    """Return a game of ``players`` in which nobody has answered."""
    setup = Setup(players=players, names=NAMES[:players], seed=seed)
    game = Game.new(setup, CATALOG)
    link = GameLink(record=game.record(), unasked=FREE[:players])
    return SharedGame.of(link, game, CATALOG)


def answered(held: SharedGame, seat: int, dice: Random, most: int = 99) -> SharedGame:
    """Return the game once ``seat`` has answered all it is asked, or ``most`` times."""
    game = held.game.copy()
    while most and game.decision is not None and game.decision.player == seat:
        game.answer(dice.randrange(len(game.decision.options)))
        most -= 1
    return SharedGame.of(structs.replace(held.link, record=game.record()), game, CATALOG)


def whose(held: SharedGame) -> int | None:
    """Return the seat that must answer."""
    return held.game.decision.player if held.game.decision else None


class Page:
    """A page with its desk. The game that it holds survives a reload, as saved games do."""

    def __init__(self, seat: int | None, held: SharedGame) -> None:
        self.seat, self.held = seat, held
        self.aside: list[SharedGame] = []
        self.said: list[Say] = []
        self.watched: tuple[int, ...] = ()
        self.desk: Desk = self._sit()

    def _sit(self) -> Desk:
        if self.seat == 0:
            return Host(self.held, CATALOG, [0])
        return Guest(self.held, CATALOG, self.seat)

    def reload(self) -> None:
        self.desk = self._sit()

    def do(self, deed: Deed) -> None:
        match deed:
            case Take(held, aside):
                if aside:
                    self.aside.append(self.held)
                self.held = held
            case ShowProvisional(held, answers):
                assert held == self.held
                self.watched = answers
            case Say():
                self.said.append(deed)


class Channel:
    """The texts on their way between the host and a guest, in both directions."""

    def __init__(self, guest: Page) -> None:
        self.guest = guest
        self.to_guest: deque[str] = deque()
        self.to_host: deque[str] = deque()


class Table:
    """A host and guests, and the channels between them."""

    def __init__(self, held: SharedGame, screens: int = 0) -> None:
        players = held.link.record.setup.players
        self.host = Page(0, held)
        self.guests = [Page(seat, held) for seat in range(1, players)]
        self.guests += [Page(None, held) for _ in range(screens)]
        self.channels: dict[int, Channel] = {}
        self.refused: list[Refused] = []
        self.now = 0
        self._number = 0

    @property
    def pages(self) -> list[Page]:
        return [self.host, *self.guests]

    def channel_of(self, guest: Page) -> int | None:
        return next((n for n, one in self.channels.items() if one.guest is guest), None)

    def connect(self, guest: Page) -> None:
        """Connect a guest, as if a code and its answer had been scanned."""
        if self.channel_of(guest) is not None:
            return
        self._number += 1
        number = self._number
        self.channels[number] = Channel(guest)
        assert isinstance(self.host.desk, Host) and isinstance(guest.desk, Guest)
        self.run(self.host, self.host.desk.joined(number, guest.seat))
        self.run(guest, guest.desk.joined())

    def cut(self, number: int) -> None:
        """Lose a connection, with all that is on its way."""
        channel = self.channels.pop(number)
        self.run(self.host, self.host.desk.left(number))
        self.run(channel.guest, channel.guest.desk.left(HOST))

    def reload(self, page: Page) -> None:
        """Reload a page: its connections are lost."""
        for number, channel in [*self.channels.items()]:
            if page in (self.host, channel.guest):
                self.cut(number)
        page.reload()

    def play(self, page: Page, dice: Random) -> bool:
        """Answer what the page is asked; return False if it is not its turn."""
        if page.seat is None or whose(page.held) != page.seat:
            return False
        page.held = answered(page.held, page.seat, dice)
        self.run(page, page.desk.moved(page.held))
        return True

    def deliver(self, number: int, *, to_host: bool) -> bool:
        """Let the next text arrive; return False if none is on its way."""
        channel = self.channels[number]
        queue = channel.to_host if to_host else channel.to_guest
        if not queue:
            return False
        text = queue.popleft()
        self.now += 100
        if to_host:
            self.run(self.host, self.host.desk.heard(number, text, self.now))
        else:
            self.run(channel.guest, channel.guest.desk.heard(HOST, text, self.now))
        return True

    def settle(self) -> None:
        """Let everything arrive."""
        ways = [True]
        while any(ways):
            ways = [
                number in self.channels and self.deliver(number, to_host=way)
                for number in [*self.channels]
                for way in (True, False)
            ]

    def run(self, page: Page, deeds: list[Deed]) -> None:
        for deed in deeds:
            page.do(deed)
            number = self.channel_of(page) if page is not self.host else None
            match deed:
                case Send(peer, text):
                    message = read(text)
                    if isinstance(message, Refused):
                        self.refused.append(message)
                    if page is self.host and peer in self.channels:
                        self.channels[peer].to_guest.append(text)
                    elif number is not None:
                        self.channels[number].to_host.append(text)
                case LetGo(peer):
                    gone = peer if page is self.host else number
                    if gone is not None and gone in self.channels:
                        other = self.channels.pop(gone).guest
                        left = other if page is self.host else self.host
                        self.run(left, left.desk.left(HOST if page is self.host else gone))
