"""Work on the saved games that takes a while: importing and shortening them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects import Job, Send
from ..messages import ShowImport

if TYPE_CHECKING:
    from wingspan.saves import Shelf

    from ..devices import Browser
    from ..session.games_desk import GamesDesk

SHOWN_EVERY = 300
"""Milliseconds between two updates of the progress shown."""


class ImportGames(Job, frozen=True):
    """Import all files and texts that wait at the desk, a few games at a time."""

    desk: GamesDesk

    async def run(self, browser: Browser, send: Send) -> None:
        now = browser.display.now
        shown = now()

        def show() -> None:
            nonlocal shown
            if now() - shown >= SHOWN_EVERY:
                send(ShowImport())
                shown = now()

        try:
            await browser.in_slices(self.desk.step, show)
        finally:
            send(ShowImport(ended=True))


class ShortenSaves(Job, frozen=True):
    """Rewrite saved games in the shorter format, a piece at a time."""

    shelf: Shelf

    async def run(self, browser: Browser, send: Send) -> None:
        from wingspan.saves.carry_over import carry_over

        work = carry_over(self.shelf)
        await browser.in_slices(lambda: next(work, None) is not None)
