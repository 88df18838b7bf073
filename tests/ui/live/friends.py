"""Friends at a live table, each with a page of their own, without browsers."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tests.ui.fake_browser import Camera, Page, at
from tests.ui.live.network import Network
from wingspan.ui import messages
from wingspan.ui.session.moment import LiveSeen

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


class Friends:
    """Ada's page, which has begun a game by link, and the others' pages, which are empty.

    ``camera`` is that of Ada's device.
    """

    def __init__(self, players: int = 2, camera: Camera | None = None) -> None:
        self.network = Network()
        self.devices = [self.network.device() for _ in range(players)]
        cameras = [camera, *[None] * (players - 1)]
        self.pages = [
            Page(peers=device, camera=camera)
            for device, camera in zip(self.devices, cameras, strict=True)
        ]
        for page in self.pages:
            page.screen.tick = 100
        ada = self.pages[0]
        filled_in = {"players": str(players), "seed": "5"}
        filled_in |= {f"name_{seat}": NAMES[seat] for seat in range(players)}
        ada.screen.filled_in = filled_in | {f"seat_{seat}": "link" for seat in range(1, players)}
        ada.begin()
        ada.screen.filled_in = {}
        at(ada, lambda: ada.app.send(messages.PlayLive()))

    @property
    def ada(self) -> Page:
        return self.pages[0]

    def code_of(self, seat: int) -> str:
        """Return the code that Ada's page shows for ``seat``."""
        at(self.ada, lambda: self.ada.app.send(messages.Invite(seat)))
        return fragment(self.ada)

    def join(self, seat: int) -> None:
        """Let the page of ``seat`` scan Ada's code, and Ada's page scan the answer."""
        page, code = self.pages[seat], self.code_of(seat)
        at(page, lambda: page.arrive(code))
        answer = fragment(page)
        at(self.ada, lambda: self.ada.arrive(answer))

    def cut(self, seat: int) -> None:
        """Break the connection between Ada's page and that of ``seat``."""
        line = self.devices[seat].line
        other = line.other
        assert other is not None
        at(self.pages[seat], line.cut)
        at(self.ada, other.cut)


def seen(page: Page) -> LiveSeen:
    live = page.session.live
    assert live is not None
    return live


def fragment(page: Page) -> str:
    return seen(page).url.partition("#")[2]


def answers(page: Page) -> tuple[int, ...]:
    assert page.session.game is not None
    return page.session.game.record().answers


def play(page: Page, dice: Random, most: int = 99) -> bool:
    """Answer what the page asks, at most ``most`` times; return False if it asks nothing."""

    def act() -> None:
        for _ in range(most):
            sitting = page.session.sitting
            asked = sitting.hot_seat.asked if sitting is not None else None
            if asked is None:
                return
            page.choose(dice.randrange(len(asked.options)))

    before = answers(page)
    at(page, act)
    return answers(page) != before


def ring(pages: list[Page], dice: Random, most: int = 999) -> None:
    """Play until nobody is asked any more, or for ``most`` rounds of all pages."""
    playing = [True]
    while any(playing) and most:
        playing = [play(page, dice) for page in pages]
        most -= 1


def begin_live(network: Network, *seats: str, first: str = "") -> Page:
    """Return Ada's page after the start form was submitted.

    ``seats`` says where the other players sit, ``first`` where Ada does.
    """
    ada = Page(peers=network.device())
    ada.screen.tick = 100
    ada.screen.filled_in = {"players": str(1 + len(seats)), "name_0": "Ada", "seed": "5"}
    ada.screen.filled_in |= {f"seat_{seat}": where for seat, where in enumerate((first, *seats))}
    at(ada, ada.submit)
    ada.screen.filled_in = {}
    return ada


def join_all(network: Network, host: Page, seats: Iterable[int]) -> list[Page]:
    """Let a new page scan the host's code for each of ``seats``; return these pages."""
    pages = []
    for seat in seats:
        page = Page(peers=network.device())
        page.screen.tick = 100
        at(host, lambda seat=seat: host.app.send(messages.Invite(seat)))  # type: ignore[misc]
        code = fragment(host)
        at(page, lambda page=page, code=code: page.arrive(code))  # type: ignore[misc]
        answer = fragment(page)
        at(host, lambda answer=answer: host.arrive(answer))  # type: ignore[misc]
        pages.append(page)
    return pages
