"""A screen that stays on: the Screen Wake Lock, which browsers release when the page is hidden."""

from __future__ import annotations

from typing import Any

from js import document, navigator
from pyodide.ffi import create_once_callable, create_proxy


class Awake:
    """Keeps the screen on while that is wanted and the page is visible. A browser without wake
    locks, or one that refuses because of a low battery, lets the screen go dark.
    """

    def __init__(self) -> None:
        self._wanted = False
        self._lock: Any = None
        self._listens = False

    def keep(self, *, on: bool) -> None:
        self._wanted = on
        if on:
            if not self._listens:
                self._listens = True
                document.addEventListener("visibilitychange", create_proxy(self._seen))
            self._ask()
        elif self._lock:
            lock, self._lock = self._lock, None
            lock.release()

    def _seen(self, _event: Any) -> None:
        if document.visibilityState == "visible":
            self._ask()

    def _ask(self) -> None:
        locks = getattr(navigator, "wakeLock", None)
        if not self._wanted or not locks or (self._lock and not self._lock.released):
            return

        def granted(lock: Any) -> None:
            if self._wanted:
                self._lock = lock
            else:
                lock.release()

        locks.request("screen").then(
            create_once_callable(granted), create_once_callable(lambda _error: None)
        )


AWAKE = Awake()
