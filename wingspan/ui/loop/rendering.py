"""The session put on the screen: what one acts on first, then what is only looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..kit.parts import ShownParts, Waits
from ..page.showing import moment
from ..page.views import layout

if TYPE_CHECKING:
    from ..devices import Display
    from ..session.session import Session

HEARD_AFTER = 50
"""Milliseconds until screen readers are told, so that the page is painted first."""


class Rendering:
    """Shows the session each time it is called, with as few changes as possible. ``show_anew``
    shows it as after any other input."""

    def __init__(self, session: Session, display: Display, show_anew: Callable[[], None]) -> None:
        self._session = session
        self._display = display
        self._show_anew = show_anew
        self._shown = ShownParts()

    def __call__(self, *, puts_off: bool = False) -> None:
        """``puts_off``: what may wait comes when the browser is idle, and what is only heard a
        moment later, if no other page is sooner.

        Raises whatever a view raises; then the screen is as it was.
        """
        session, shown = self._session, self._shown
        now = moment(session)
        # What lies over the table is read, not acted on: then two frames would only be later.
        changes = shown.next(layout(now), puts_off=puts_off and now.over is None)
        waits = shown.waits
        try:
            theme = session.settings.theme
            self._display.show(*changes, session.phase, session.language, theme, waits=waits)
        except BaseException:
            shown.forget()
            raise
        self._go_on(waits)

    def _go_on(self, waits: Waits) -> None:
        if waits == "seen":
            self._display.when_idle(self._show_rest)
        elif waits == "heard":
            self._display.later(self._show_rest, HEARD_AFTER)

    def _show_rest(self) -> None:
        """Show what was put off. If that breaks, the page is shown anew, and mended as after any
        other input.
        """
        if not self._shown.waits:
            return
        try:
            rest = self._shown.rest()
            self._display.show_rest(rest, waits=self._shown.waits)
            self._go_on(self._shown.waits)
        except Exception:
            self._shown.forget()
            self._show_anew()
