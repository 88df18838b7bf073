"""One press that gives several ordinary answers, one after the other."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from wingspan.engine.decision import Decision
from wingspan.engine.options import AnyOption


class Press(Struct, frozen=True):
    """What one press still has to answer. It ends with a question that it says nothing of."""

    def wanted(self, decision: Decision) -> AnyOption | None:
        """The answer to that question, whether it is offered or not; None: it says nothing."""
        return None

    def begun(self) -> Self:
        """What is left after an answer of its own."""
        return self

    def goes_on(self, decision: Decision) -> bool:
        """Whether it waits while that question, of which it says nothing, is asked."""
        return False

    def answer(self, decision: Decision) -> int | None:
        """The option of ``decision`` that is wanted, or None if there is none such."""
        wanted = self.wanted(decision)
        return decision.options.index(wanted) if wanted in decision.options else None
