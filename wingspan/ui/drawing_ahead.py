"""Birds drawn before they come: a drawing takes some milliseconds, and a turn's end shows three."""

from __future__ import annotations

from .devices import Screen
from .session.session import Session

AHEAD = 10
"""Cards on top of the deck whose birds are drawn before anybody takes them."""
AFTER = 200
"""Milliseconds until the next of them: by then the page is painted."""


class DrawingAhead:
    """The faces of the deck's next cards, made one at a time while nobody waits for anything."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self._session = session
        self._screen = screen
        self._waits = False

    def attend(self) -> None:
        """Draw before long, if that is not agreed on already."""
        if not self._waits:
            self._waits = True
            self._screen.later(self._draw, AFTER)

    def _draw(self) -> None:
        self._waits = False
        sitting = self._session.sitting
        if sitting is None:
            return
        from .table.bird_card import make_ahead

        birds, deck = sitting.game.catalog.birds, sitting.game.state.deck
        coming = deck.cards[deck.drawn : deck.drawn + AHEAD]
        if make_ahead((birds[bird] for bird in coming), self._session.words):
            self.attend()
