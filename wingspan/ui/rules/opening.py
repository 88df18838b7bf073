"""Opens the rules reference, and answers to "why?", over the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..session.where import Replaying, must_hand_over, played_at

if TYPE_CHECKING:
    from ..session.session import Session


def read(session: Session, page: str) -> None:
    """Open the rules reference at a page: see :class:`.reference.reading.Reading`."""
    session.over = session.over.card_put_down().opened("rules").looking("rule", page)


def ask_why(session: Session, about: str) -> None:
    """Explain something at the table: see :func:`.reference.why.reckoning`."""
    where = session.where
    shown = isinstance(where, Replaying) or played_at(where) is not None
    if shown and not must_hand_over(where):
        session.over = session.over.card_put_down().opened("why").looking("why", about)
