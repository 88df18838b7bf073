"""A link that is ready to be sent."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

SharedKind = Literal["game", "turn", "deal"]


class Shared(Struct, frozen=True):
    """A link that is ready to be sent."""

    kind: SharedKind
    """What it contains."""
    url: str
    """The whole link."""
    to: str = ""
    """The name of the player who must answer next; "" if it is for nobody in particular."""
    secret: bool = False
    """Whether other players' hidden cards could be read from it."""
    sent: int = 0
    """Number of answers that it sends to a remote player."""
    code: tuple[str, ...] | None = None
    """The rows of its QR code; () if the link is too long for one, None until it is made."""
    told: str = ""
    """The key of the message about the last press of a button."""
