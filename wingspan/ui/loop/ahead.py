"""Prepares what answers will show: birds take milliseconds to draw, and views some to import."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from ..page.showing import DIALOGS
from ..page.views import VIEWS, load
from ..session.moment import Ended

if TYPE_CHECKING:
    from wingspan.words import Words

    from ..devices import Display
    from ..session.session import Session

BIRDS = 10
"""Number of cards on top of the deck whose birds are drawn in advance."""
AFTER = 90
"""Milliseconds from an input to the first step, so that the page is painted before."""
APART = 20
"""Milliseconds between two steps, so that an input need not wait for more than one."""
LATER = (DIALOGS["round_end"].view, VIEWS[Ended])
"""What a game at this table will show, and not yet at its beginning."""
MODULES = ("wingspan.ui.table.again",)
"""What its end needs besides."""


class Ahead:
    """Draws the birds of the deck's next cards and imports what later moments need, step by step,
    while the page is idle.
    """

    def __init__(self, session: Session, display: Display) -> None:
        self._session = session
        self._display = display
        self._waits = False
        self._not_before = 0
        self._imports: list[Callable[[], object]] = [
            *(partial(load, view) for view in LATER),
            *(partial(import_module, name) for name in MODULES),
        ]
        self._prepared: tuple[str, ...] = ()
        self._hears: Words | None = None

    def attend(self) -> None:
        """Call this after each input: prepare from :data:`AFTER` milliseconds later on."""
        self._not_before = self._display.now() + AFTER
        self._go_on_in(AFTER)

    def _go_on_in(self, milliseconds: int) -> None:
        if not self._waits:
            self._waits = True
            self._display.later(self._go_on, milliseconds)

    def _go_on(self) -> None:
        self._waits = False
        early = self._not_before - self._display.now()
        if early > 0:
            self._go_on_in(early)
        elif self._session.sitting is not None and (self._draw() or self._hear() or self._load()):
            self._go_on_in(APART)

    def _draw(self) -> bool:
        """Draw the next bird and hand it to the browser, and return whether there was one."""
        sitting = self._session.sitting
        assert sitting is not None
        from ..table.bird_card import drawing

        birds, deck = sitting.game.catalog.birds, sitting.game.state.deck
        for bird in deck.cards[deck.drawn : deck.drawn + BIRDS]:
            if bird not in self._prepared:
                self._display.prepare(drawing(birds[bird]))
                self._prepared = (*self._prepared, bird)[-BIRDS:]
                return True
        return False

    def _hear(self) -> bool:
        """Load the words of the songs once these are there; return whether they were not loaded."""
        session = self._session
        if not session.hearing or self._hears is session.words:
            return False
        from ..table.bird_card import heard

        heard(session.hearing, next(iter(session.catalog.birds.values())), session.words, "picture")
        self._hears = session.words
        return True

    def _load(self) -> bool:
        """Import what comes next, and return whether there was something."""
        if not self._imports:
            return False
        self._imports.pop(0)()
        return True
