"""A link made ready to be sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

SharedKind = Literal["game", "turn", "deal"]


@dataclass(frozen=True)
class Shared:
    """A link made ready. ``to``: who must answer next, "" if it is nobody in particular.

    ``secret``: hidden cards of others could be read out of it. ``told``: what came of the last
    press of a button, the key of a message.
    """

    kind: SharedKind
    url: str
    to: str = ""
    secret: bool = False
    told: str = ""
