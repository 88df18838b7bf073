"""Sentences that stand on top of the page until they are put away."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Notice(Struct, frozen=True):
    """Something said."""

    key: str
    """The message."""
    values: dict[str, Any] = {}
    """What is put into it."""
    lasting: bool = False
    """Whether it stands as long as it is true, and cannot be put away."""
    do: tuple[str, ...] = ()
    """Commands that help, each with its own message ``do_<command>``."""


class Told(list[Notice]):
    """The notices on top of the page, in the order they were said, each once."""

    def say(self, key: str, *, do: tuple[str, ...] = (), **values: Any) -> None:
        """Add that message. ``do``: commands that help."""
        self.tell(Notice(key, values, do=do))

    def tell(self, notice: Notice) -> None:
        """Add that notice unless it stands there already."""
        if notice not in self:
            self.append(notice)

    def unsay(self, key: str) -> bool:
        """Remove the notices with that message; False if there is none."""
        before = len(self)
        self[:] = [notice for notice in self if notice.key != key]
        return len(self) < before
