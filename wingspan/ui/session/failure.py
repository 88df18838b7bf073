"""Something that broke, as it is told of."""

from __future__ import annotations

import traceback

from msgspec import Struct


class Failure(Struct, frozen=True):
    """Something broke."""

    detail: str
    """The whole error, for whoever repairs it."""
    record: str
    """The record of the game to repeat it with, as JSON; "" where there is none."""
    id: str = ""
    """Under which a game is kept that cannot be shown, "" for none."""


def told(error: BaseException) -> str:
    """The whole of an error, for whoever repairs it."""
    return "".join(traceback.format_exception(error))
