"""A sentence that stands on top of the page until it is put away."""

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
