"""A live table as it is shown: who is there, and how others join it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LiveStep = Literal[
    "", "waits", "offer", "connecting", "failed", "answer", "joined", "returning", "lost"
]
"""How far the next guest's connection is.

At the host: "" nobody is invited, "waits" the code is being made, "offer" it is shown,
"connecting" its answer has come, "failed" no connection was made in time. At a guest: "answer" its
own code is shown, "joined" it is at the table, "returning" it is trying to come back, "lost" it is
no longer at the table. "joined" at the host: the invited page is at the table."""

Presence = Literal["here", "away", "lost", "off"]
"""Whether a seat's device is at the table: "here" if its page is visible, "away" if it is hidden,
"lost" if the connection has ended, "off" for a seat without a device of its own."""

SCREEN = -1
"""Stands for a screen without a seat where a seat number is expected."""


class LiveSeen(Struct, frozen=True):
    """A live table, as this page knows it."""

    hosts: bool
    """Whether this page is the host: it opened the table, and all others connect to it."""
    names: tuple[str, ...]
    """The players, by seat."""
    persons: tuple[int, ...]
    """The seats of people, here and elsewhere."""
    mine: tuple[int, ...]
    """The seats at this screen."""
    present: tuple[Presence, ...] = ()
    """By seat, whether its device is at the table."""
    chosen: tuple[int, ...] = ()
    """The seats that have chosen how to begin before they were asked."""
    screens: int = 0
    """Number of screens that show the table and have no seat."""
    step: LiveStep = ""
    """How far the next guest's connection is."""
    seat: int | None = None
    """The seat whose code is shown; None if no code is shown."""
    url: str = ""
    """The code as a link."""
    code: tuple[str, ...] | None = None
    """The rows of the QR code; () if the link is too long for one, None while there is none."""
    can_scan: bool = False
    """Whether codes can be read here with the camera."""
    scanning: bool = False
    """Whether the camera is reading codes."""
    may_notify: bool = False
    """Whether the person has not yet decided if this page may show notifications."""
    told: str = ""
    """The key of the message about the last press of a button."""

    def presence_of(self, seat: int) -> Presence:
        """Whether that seat is at the table.

        A guest that has lost the table reports every seat but its own as lost.
        """
        if seat in self.mine:
            return "here"
        if seat < len(self.present):
            return self.present[seat]
        return "off" if self.hosts else "lost"

    def seats_that_are(self, presence: Presence) -> str:
        """The people's seats with that presence, separated by spaces, for the style sheet."""
        found = (seat for seat in self.persons if self.presence_of(seat) == presence)
        return " ".join(map(str, found))
