"""One input of a person that gives several answers in sequence."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from wingspan.engine.decision import Decision
from wingspan.engine.options import AnyOption


class Intent(Struct, frozen=True):
    """The answers that an input still has to give.

    It is dropped at the first decision that it neither answers nor waits through. Decisions that
    it does not answer are asked as usual.
    """

    def wanted(self, decision: Decision) -> AnyOption | None:
        """The option to take, whether or not it is offered; None if the intent names none."""
        return None

    def advanced(self) -> Self:
        """The intent that remains after one of its answers."""
        return self

    def waits_through(self, decision: Decision) -> bool:
        """Whether the intent survives ``decision``, for which it names no option."""
        return False

    def answer(self, decision: Decision) -> int | None:
        """The index of the wanted option; None if it is not offered."""
        wanted = self.wanted(decision)
        return decision.options.index(wanted) if wanted in decision.options else None
