"""What this browser stores, and which of its tabs plays a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import page_scripts
from js import JSON, Object, Promise, document, navigator, window
from pyodide.ffi import JsException, create_once_callable, create_proxy

from wingspan.saves.store import StoreBlocked, StoreFull

from ..session.autosave import forgets
from .display import options


class BrowserStore:
    """The browser's storage for this page. See :class:`wingspan.saves.store.Store`.

    A browser that refuses may raise as soon as its storage is accessed, or have none at all. What
    changes goes through ``static/journal.mjs``, so that a browser that is killed does not lose it.
    """

    _unread: bool = False
    """Whether something could not be read. It may be there: nothing is written over it."""

    def get(self, key: str) -> str | None:
        """The text under ``key``; None if there is none, or if the browser refuses."""
        try:
            found = _storage().getItem(key)
        except (JsException, StoreBlocked):
            self._unread = True
            return None
        return found if isinstance(found, str) else None

    def set(self, key: str, text: str) -> None:
        if self._unread:
            raise StoreBlocked(key)
        try:
            _storage()
            page_scripts.keep(key, text)
        except JsException as error:
            if "quota" in str(error).lower():
                raise StoreFull(key) from error
            raise StoreBlocked(key) from error

    def remove(self, key: str) -> None:
        if self._unread:
            return
        try:
            _storage()
            page_scripts.remove(key)
        except (JsException, StoreBlocked):
            return

    def keys(self) -> list[str]:
        try:
            return [str(key) for key in Object.keys(_storage())]
        except (JsException, StoreBlocked):
            return []

    def entries(self, beginning: str) -> dict[str, str]:
        """The texts by key, for the keys that start with ``beginning``.

        Fetched as one text, because thousands of calls between Python and the browser are slow.
        """
        try:
            kept = _everything(_storage())
        except (JsException, StoreBlocked):
            return {}
        return {key: text for key, text in kept.items() if key.startswith(beginning)}


def _everything(storage: Any) -> dict[str, str]:
    """Everything that is stored. Text with lone surrogates is not valid JSON; then each entry is
    fetched by itself.
    """
    try:
        return msgspec.json.decode(str(JSON.stringify(storage)), type=dict[str, str])
    except msgspec.DecodeError:
        return dict(Object.entries(storage).to_py())


@cache
def _storage() -> Any:
    """The browser's localStorage, kept once it is found, because looking for it takes longer than
    reading from it. Raises StoreBlocked if it is null or not defined.
    """
    storage = getattr(window, "localStorage", None)
    if not hasattr(storage, "getItem"):
        raise StoreBlocked("localStorage")
    return storage


class WebLock:
    """A lock that lets only one tab at a time play a game.

    ``on_change(False)`` is called if another tab has the game or takes it over. The browser
    releases it when the tab closes, however that happens; the tab that a person then looks at takes
    it, and ``on_change(True)`` is called there. A browser that has no locks (on a page served
    without encryption), or refuses them, lets every tab play: then :func:`on_stored_elsewhere` has
    to notice the other one.
    """

    on_change: Callable[[bool], None]

    def __init__(self) -> None:
        self._has = True
        self._name = ""
        self._asked = 0
        self._release: Any = None

    def take(self, name: str, *, steal: bool = False) -> None:
        """Take the lock ``name``, and release the one before; "" only does that. ``steal``: even
        from another tab.
        """
        if name == self._name and self._release and not steal:
            self._set(has=True)
            return
        self._let_go()
        self._name = name
        if name:
            self._ask(_STEAL if steal else _IF_FREE, self._ask_again)

    def _set(self, *, has: bool) -> None:
        if has != self._has:
            self._has = has
            self.on_change(has)

    def _ask(self, options: Any, refused: Callable[[], None]) -> None:
        """Ask for the lock; ``refused`` is called if another tab has it."""
        locks, number = getattr(navigator, "locks", None), self._asked
        if not locks:
            self._set(has=True)
            return

        def granted(lock: Any) -> Any:
            if number != self._asked:
                return None
            if not lock:
                refused()
                return None
            promise = Promise.new(create_once_callable(self._keep))
            self._set(has=True)
            return promise

        def broken(_error: Any) -> None:
            if number != self._asked:
                return
            if self._release:
                self._release = None
                self._set(has=False)
                self._wait()
            else:
                self._set(has=True)

        asked = locks.request(self._name, options, create_once_callable(granted))
        asked.catch(create_proxy(broken))

    def _ask_again(self) -> None:
        """Ask once more: a tab that has just been closed or reloaded may still have the lock."""

        def refused() -> None:
            self._set(has=False)
            self._wait()

        self._later(lambda: self._ask(_IF_FREE, refused), 100)

    def _wait(self) -> None:
        """Take the lock when it is free and a person looks at this tab. A tab in the background
        does not, so that the other one can be reloaded.
        """

        def look() -> None:
            if document.hasFocus():
                self._ask(_IF_FREE, self._wait)
            else:
                self._wait()

        self._later(look, 500)

    def _later(self, act: Callable[[], None], milliseconds: int) -> None:
        """Call ``act`` later, unless another lock is asked for by then."""
        number = self._asked

        def go_on() -> None:
            if number == self._asked:
                act()

        window.setTimeout(create_once_callable(go_on), milliseconds)

    def _let_go(self) -> None:
        """Release the lock, so that any tab can take it."""
        release, self._release, self._has = self._release, None, True
        self._asked += 1
        if release:
            release()

    def _keep(self, resolve: Any, _reject: Any) -> None:
        self._release = resolve


def on_stored_elsewhere(heard: Callable[[str], None]) -> None:
    """Call ``heard`` with each key under which another tab stores something new."""
    window.addEventListener("storage", create_proxy(lambda event: heard(str(event.key or ""))))


def ask_to_persist() -> None:
    """Ask the browser not to clear this page's data."""
    storage = getattr(navigator, "storage", None)
    if storage and getattr(storage, "persist", None):
        storage.persist()


def forgets_after_a_week() -> bool:
    """See :func:`wingspan.ui.session.autosave.forgets`."""
    installed = bool(getattr(navigator, "standalone", False)) or bool(
        window.matchMedia("(display-mode: standalone)").matches
    )
    return forgets(str(navigator.userAgent), installed=installed)


_STEAL = options({"steal": True})
_IF_FREE = options({"ifAvailable": True})

HOLD = WebLock()
