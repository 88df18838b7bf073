"""What could follow an answer, for a person who asked to see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from wingspan.bots.candidates import Candidate
    from wingspan.coach.plans import Plan
    from wingspan.engine.decision import Decision


class Outlook(Struct, frozen=True):
    """What could follow an answer."""

    decision: Decision
    """What was asked."""
    candidate: Candidate
    """The answer."""
    plan: Plan
    """What follows it most often."""
    given: tuple[int, ...]
    """The answers given in the game on the table when the outlook was asked for."""
