"""Stores for saves: texts under keys, which the browser may refuse to keep."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol


class StoreError(Exception):
    """Raised if a text was not kept. What was there before is still there."""


class StoreFull(StoreError):
    """Raised if there is no room for a text."""


class StoreBlocked(StoreError):
    """Raised if the browser keeps nothing: in a private window, or with storage switched off."""


class Store(Protocol):
    """Texts under keys. Only :meth:`set` raises: StoreFull or StoreBlocked."""

    def get(self, key: str) -> str | None: ...

    def set(self, key: str, text: str) -> None: ...

    def remove(self, key: str) -> None: ...

    def keys(self) -> list[str]: ...

    def entries(self, beginning: str) -> dict[str, str]:
        """Return all texts whose keys begin with ``beginning``, by key."""
        ...


def replaced(store: Store, key: str, old: str, new: str) -> bool:
    """Replace ``old`` by ``new``, which says the same in fewer characters.

    A store takes a text as a whole or not at all, and a shorter one fits where the longer one was,
    so that one of them is always there. The new text is read back; if it differs from what was
    written, the old text is restored. Returns False if nothing has changed, for instance because
    another tab has written there.
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
    """A store that lasts while the page is open, for tests and for browsers that keep nothing.

    ``quota``: the number of characters that fit, keys included; None for no limit. ``blocked``:
    whether it refuses everything.
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
