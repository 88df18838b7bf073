"""What a desk decides to do: :class:`.LiveTable` carries it out."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .held import SharedGame

What = Literal["parted", "let_go", "left", "bye", "refused", "other_format", "host_left"]
"""What the person here is told of a page: its game diverges from the one here ("parted"), it was
disconnected for its offences ("let_go"), its connection was lost ("left", "host_left"), it has left
the table, it has refused a message, it uses another message format."""


class Send(Struct, frozen=True):
    """Send a text to a peer."""

    peer: int
    text: str


class LetGo(Struct, frozen=True):
    """End the connection with a peer."""

    peer: int


class Take(Struct, frozen=True):
    """Continue with that game. ``aside``: one's own diverges from it, and is kept separately.
    ``played_for``: others have given answers for the seat here."""

    held: SharedGame
    aside: bool = False
    played_for: bool = False


class ShowProvisional(Struct, frozen=True):
    """Show those answers after the game that is held: a player elsewhere gives them, and may still
    take them back."""

    held: SharedGame
    answers: tuple[int, ...]


class Remember(Struct, frozen=True):
    """Remember the offer of a spare line that a peer holds ready."""

    peer: int
    offer: str


class Say(Struct, frozen=True):
    """Notify the person here. ``seat``: the seat concerned; None for a screen without one, and at a
    guest for the host."""

    what: What
    seat: int | None = None


Deed = Send | LetGo | Take | ShowProvisional | Remember | Say
