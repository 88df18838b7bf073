"""Draws the birds of the next cards in advance: each takes milliseconds, and a turn shows three."""

from __future__ import annotations

from .devices import Display
from .session.session import Session

AHEAD = 10
"""Number of cards on top of the deck whose birds are drawn in advance."""
AFTER = 90
"""Milliseconds between two drawings, so that the page is painted first."""


class DrawingAhead:
    """Draws the birds of the deck's next cards, one at a time, while the page is idle."""

    def __init__(self, session: Session, display: Display) -> None:
        self._session = session
        self._display = display
        self._waits = False

    def attend(self) -> None:
        """Schedule the next drawing unless one is already scheduled."""
        if not self._waits:
            self._waits = True
            self._display.later(self._draw, AFTER)

    def _draw(self) -> None:
        self._waits = False
        sitting = self._session.sitting
        if sitting is None:
            return
        from .table.bird_card import draw_ahead

        birds, deck = sitting.game.catalog.birds, sitting.game.state.deck
        coming = deck.cards[deck.drawn : deck.drawn + AHEAD]
        if draw_ahead(birds[bird] for bird in coming):
            self.attend()
