"""Where saves are kept: texts under keys, which the browser may refuse to take."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol


class StoreError(Exception):
    """A text was not kept. What was there before is still there."""


class StoreFull(StoreError):
    """There is no room for the text."""


class StoreBlocked(StoreError):
    """The browser keeps nothing at all: a private window, or its storage is switched off."""


class Store(Protocol):
    """Texts under keys. Only :meth:`set` raises: StoreFull or StoreBlocked."""

    def get(self, key: str) -> str | None: ...

    def set(self, key: str, text: str) -> None: ...

    def remove(self, key: str) -> None: ...

    def keys(self) -> list[str]: ...

    def entries(self, beginning: str) -> dict[str, str]:
        """All texts whose keys begin so, by key."""
        ...


def replaced(store: Store, key: str, old: str, new: str) -> bool:
    """Put ``new``, which says the same in fewer characters, into the place of ``old``.

    A store takes a text whole or not at all, and a shorter one fits where the longer one was,
    so that there is never a moment with neither. It is read back; if it is not what was
    written, the old text is put back. False if nothing has changed, for instance because
    somebody else has written there.
    """
    if len(new) >= len(old) or store.get(key) != old:
        return False
    try:
        store.set(key, new)
    except StoreError:
        return False
    if store.get(key) == new:
        return True
    with suppress(StoreError):
        store.set(key, old)
    return False


class MemoryStore:
    """A store for as long as the page is open: for tests, and for when the browser refuses.

    ``quota``: so many characters fit, keys included. ``blocked``: nothing is taken.
    """

    def __init__(self, quota: int | None = None, *, blocked: bool = False) -> None:
        self.quota = quota
        self.blocked = blocked
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        if self.blocked:
            raise StoreBlocked(key)
        others = sum(len(name) + len(kept) for name, kept in self.texts.items() if name != key)
        if self.quota is not None and others + len(key) + len(text) > self.quota:
            raise StoreFull(key)
        self.texts[key] = text

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        return list(self.texts)

    def entries(self, beginning: str) -> dict[str, str]:
        return {key: text for key, text in self.texts.items() if key.startswith(beginning)}
