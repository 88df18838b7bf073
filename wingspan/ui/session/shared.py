"""A link made ready to be sent."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

SharedKind = Literal["game", "turn", "deal"]


class Shared(Struct, frozen=True):
    """A link made ready."""

    kind: SharedKind
    """What it brings."""
    url: str
    """The whole of it."""
    to: str = ""
    """Who must answer next, "" if it is nobody in particular."""
    secret: bool = False
    """Whether hidden cards of others could be read out of it."""
    sent: int = 0
    """So many answers leave for somebody far away with it."""
    code: tuple[str, ...] | None = None
    """The rows of its code for a camera, () if it is too long for one; None until it is made."""
    told: str = ""
    """What came of the last press of a button, the key of a message."""
