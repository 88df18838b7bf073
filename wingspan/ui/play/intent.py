"""Several answers that one input of a person gives, one after the other."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from wingspan.engine.decision import Decision
from wingspan.engine.options import AnyOption


class Intent(Struct, frozen=True):
    """The answers that an input still has to give.

    It is dropped at the first decision that it neither answers nor waits through; whatever it
    does not say is asked as usual.
    """

    def wanted(self, decision: Decision) -> AnyOption | None:
        """The option to take, whether it is offered or not; None if the intent names none."""
        return None

    def advanced(self) -> Self:
        """What is left after one answer of its own."""
        return self

    def waits_through(self, decision: Decision) -> bool:
        """Whether it goes on after ``decision``, for which it names no option."""
        return False

    def answer(self, decision: Decision) -> int | None:
        """The index of the option that is wanted; None if it is not on offer."""
        wanted = self.wanted(decision)
        return decision.options.index(wanted) if wanted in decision.options else None
