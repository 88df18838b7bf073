"""An error, as it is shown to a person."""

from __future__ import annotations

import traceback

from msgspec import Struct


class Failure(Struct, frozen=True):
    """An error, with the game in which it occurred."""

    detail: str
    """The traceback, for developers."""
    record: str
    """The record of the game to reproduce it with, as JSON; "" if there is none."""
    id: str = ""
    """The id of the saved game that cannot be shown; "" for none."""


def told(error: BaseException) -> str:
    """The traceback of an error, for developers."""
    return "".join(traceback.format_exception(error))
