"""Draws the birds of the next cards in advance: each takes milliseconds, and a turn shows three."""

from __future__ import annotations

from .devices import Display
from .session.session import Session

AHEAD = 10
"""Number of cards on top of the deck whose birds are drawn in advance."""
AFTER = 90
"""Milliseconds from an input to the first drawing, so that the page is painted before."""
APART = 20
"""Milliseconds between two drawings, so that an input need not wait for more than one."""


class DrawingAhead:
    """Draws the birds of the deck's next cards, one at a time, while the page is idle."""

    def __init__(self, session: Session, display: Display) -> None:
        self._session = session
        self._display = display
        self._waits = False
        self._not_before = 0

    def attend(self) -> None:
        """Call this after each input: draw from :data:`AFTER` milliseconds later on."""
        self._not_before = self._display.now() + AFTER
        self._draw_in(AFTER)

    def _draw_in(self, milliseconds: int) -> None:
        if not self._waits:
            self._waits = True
            self._display.later(self._draw, milliseconds)

    def _draw(self) -> None:
        self._waits = False
        early = self._not_before - self._display.now()
        if early > 0:
            self._draw_in(early)
            return
        sitting = self._session.sitting
        if sitting is None:
            return
        from .table.bird_card import draw_ahead

        birds, deck = sitting.game.catalog.birds, sitting.game.state.deck
        coming = deck.cards[deck.drawn : deck.drawn + AHEAD]
        if draw_ahead(birds[bird] for bird in coming):
            self._draw_in(APART)
