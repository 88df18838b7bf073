"""Fetches archives, each once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable


class Fetching:
    """The archives that are there, from the beginning or since ``fetch`` has brought them."""

    def __init__(self, fetch: Callable[[str], Awaitable[None]], there: Iterable[str]) -> None:
        self.there = set(there)
        self._fetch = fetch
        self._tasks: set[asyncio.Future[None]] = set()

    def bring(
        self,
        archives: tuple[str, ...],
        arrived: Callable[[], None],
        missed: Callable[[ConnectionError], None],
    ) -> None:
        """Fetch those that are not there, then call ``arrived``, or ``missed`` if that fails."""

        async def bring() -> None:
            try:
                for archive in archives:
                    if archive not in self.there:
                        await self._fetch(archive)
            except ConnectionError as error:
                missed(error)
                return
            self.there.update(archives)  # all at once, as one may need another
            arrived()

        task = asyncio.ensure_future(bring())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
