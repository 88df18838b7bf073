"""Notices that stay on top of the page until they are dismissed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..devices import PageReplaced


class Notice(Struct, frozen=True):
    """A notice to the person at the screen."""

    key: str
    """The key of the message."""
    values: dict[str, Any] = {}
    """The values to insert into it."""
    lasting: bool = False
    """Whether it stays as long as it is true, and cannot be dismissed."""
    do: tuple[str, ...] = ()
    """Commands, and dialogs to open, as buttons, each with a label ``do_<name>``."""


class Notices(list[Notice]):
    """The notices on top of the page, in the order in which they were added, without duplicates."""

    def say(self, key: str, *, do: tuple[str, ...] = (), **values: Any) -> None:
        """Add a notice with that message. ``do``: commands to offer."""
        self.tell(Notice(key, values, do=do))

    def say_missing(self, error: ConnectionError) -> None:
        """Say that a part of the page cannot be fetched, and what to do."""
        if isinstance(error, PageReplaced):
            self.say("replaced", do=("reload",))
        else:
            self.say("not_fetched")

    def tell(self, notice: Notice) -> None:
        """Add that notice unless it is already there."""
        if notice not in self:
            self.append(notice)

    def dismiss(self, key: str, **values: Any) -> bool:
        """Remove the notices with that message and those values; False if there is none."""
        before = len(self)
        self[:] = [
            notice
            for notice in self
            if notice.key != key or not values.items() <= notice.values.items()
        ]
        return len(self) < before
