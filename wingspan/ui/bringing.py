"""Imports games from files and pasted texts, a few at a time, so that the page stays responsive."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .session.where import Start

if TYPE_CHECKING:
    from .devices import Browser, Carefully
    from .session.session import Session

PROGRESS_EVERY = 300
"""Milliseconds between two updates of the progress shown."""


class Bringing:
    """Imports games into the list of saved games."""

    def __init__(self, session: Session, browser: Browser, carefully: Carefully) -> None:
        self._session = session
        self._browser = browser
        self._carefully = carefully
        self._running: asyncio.Future[None] | None = None

    def bring(self, content: str | bytes | None) -> None:
        """Import games from a file or a pasted text. None stands for a file that is too large."""
        session = self._session

        def expect() -> None:
            session.desk.expect(content)
            if not isinstance(session.where, Start) and session.over.dialog != "games":
                session.over = session.over.opened("games")

        self._carefully(expect, focus=False)
        if self._running is None or self._running.done():
            self._running = asyncio.ensure_future(self._bring_all())

    async def _bring_all(self) -> None:
        """Import all queued games, showing the progress every PROGRESS_EVERY milliseconds."""
        desk, now = self._session.desk, self._browser.display.now
        shown = now()

        def show() -> None:
            nonlocal shown
            if now() - shown >= PROGRESS_EVERY:
                self._carefully(lambda: None, focus=False)
                shown = now()

        try:
            await self._browser.in_slices(desk.step, show)
        finally:
            self._carefully(desk.stop, focus=False)
