"""A sentence that stands on top of the page until it is put away."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Notice(Struct, frozen=True):
    """The message ``key`` with its values. A ``lasting`` one stands as long as it is true.

    ``do``: commands that help, each with its own message ``do_<command>``.
    """

    key: str
    values: dict[str, Any] = {}
    lasting: bool = False
    do: tuple[str, ...] = ()
