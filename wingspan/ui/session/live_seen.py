"""A live table as it is shown: who is there, and how somebody else comes to it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LiveStep = Literal[
    "", "waits", "offer", "connecting", "failed", "answer", "joined", "returning", "lost"
]
"""How far it is with whoever is to come: nobody is asked, the code is being made, it is shown, its
answer has come, no connection was made in time; of a guest: its own answer is shown, it is at the
table, it is on its way back, it is at the table no longer."""

Presence = Literal["here", "away", "lost", "off"]
"""Whether a seat's device is at the table: its page is seen, hidden, no longer reached; "off" for
a seat without a device of its own."""

SCREEN = -1
"""Stands for a screen without a seat, where seats are numbers."""


class LiveSeen(Struct, frozen=True):
    """A live table, as this page knows it."""

    hosts: bool
    """Whether this page opened it; the others are connected with this one."""
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
    """How many screens show the table and have no seat."""
    step: LiveStep = ""
    """How far it is with whoever is to come."""
    seat: int | None = None
    """Whose code is shown; None for nobody's."""
    url: str = ""
    """The code as a link."""
    code: tuple[str, ...] | None = None
    """The rows of the code for a camera, () if it is too long for one; None while there is none."""
    can_scan: bool = False
    """Whether a code can be read here with the camera."""
    scanning: bool = False
    """Whether that is being done."""
    may_notify: bool = False
    """Whether nobody has said yet if this page may show notifications."""
    told: str = ""
    """What came of the last press of a button, the key of a message."""

    def presence_of(self, seat: int) -> Presence:
        """Whether somebody is there; a page that has lost the table knows of nobody else."""
        if seat in self.mine:
            return "here"
        if seat < len(self.present):
            return self.present[seat]
        return "off" if self.hosts else "lost"

    def seats_that_are(self, presence: Presence) -> str:
        """The seats of people of whom that is true, as the style sheet reads them."""
        found = (seat for seat in self.persons if self.presence_of(seat) == presence)
        return " ".join(map(str, found))
