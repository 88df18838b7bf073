"""The session put on the screen, what one acts on before what is only looked at; and what is done
if that, or what led to it, raises: the table is restored or cleared, and a notice is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Self

from msgspec import Struct

from ..kit.parts import ShownParts, Waits
from ..page.showing import moment
from ..page.views import layout
from ..session.moment import CameGame, Failure, traceback_of
from ..session.session import Session, as_json, say_not_shown
from ..session.where import (
    Arrived,
    AtTable,
    Elsewhere,
    Failed,
    Practising,
    Start,
    Where,
    arrival_of,
    table_of,
    with_table,
)

if TYPE_CHECKING:
    from wingspan.engine.notation.record import Record

    from ..devices import Display
    from ..play.sitting import Sitting

HEARD_AFTER = 50
"""Milliseconds until screen readers are told, so that the page is painted first."""


class Rendering:
    """Shows the session each time it is called, with as few changes as possible. ``show_anew``
    shows it as after any other input.
    """

    def __init__(self, session: Session, display: Display, show_anew: Callable[[], None]) -> None:
        self._session = session
        self._display = display
        self._show_anew = show_anew
        self._shown = ShownParts()
        self.redraws = False
        """Whether every part is to be made anew, since pictures have come."""

    def __call__(self, *, puts_off: bool = False) -> None:
        """``puts_off``: what may wait comes when the browser is idle, and what is only heard a
        moment later, if no other page is sooner.

        Raises whatever a view raises; then the screen is as it was.
        """
        session, shown = self._session, self._shown
        now = moment(session)
        if self.redraws:
            shown.forget()
            self.redraws = False
        # What lies over the table is read, not acted on: then two frames would only be later.
        changes = shown.next(layout(now), puts_off=puts_off and now.over is None)
        waits = shown.waits
        try:
            theme = session.settings.theme
            self._display.show(
                changes.frame, changes.parts, session.phase, session.language, theme, waits=waits
            )
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


# whatever breaks


class Before(Struct, frozen=True):
    """What the session was before an input, with the record of the game on the table, and what its
    save said beside the game.
    """

    where: Where
    token: int
    record: Record | None
    written: object

    @classmethod
    def of(cls, session: Session) -> Self:
        sitting = session.sitting
        if sitting is None:
            return cls(session.where, session.token, None, None)
        return cls(session.where, session.token, sitting.game.record(), sitting.save.written())

    @property
    def sitting(self) -> Sitting | None:
        table = table_of(self.where)
        return None if table is None else table.sitting


def mended(
    session: Session, before: Before, act: Callable[[], object], show: Callable[[], object]
) -> bool:
    """Act, then show; suppress any exception that either raises, and return whether there was none.

    After an exception, restores the table to the state before, or keeps what has changed if only
    ``show`` raised, and shows a notice. A game that cannot be shown is put away
    (:func:`put_away`). If not even the start page can be shown, shows the failure itself.
    """
    done = False
    try:
        act()
        done = True
        show()
    except Exception as error:
        _mend(session, error, before, show, done=done)
        return False
    return True


def _mend(
    session: Session,
    error: Exception,
    before: Before,
    show: Callable[[], object],
    *,
    done: bool,
) -> None:
    came = _record_of_link(session)
    try:
        put_back(session, before, done=done)
        session.failure = Failure(traceback_of(error), came or session.save())
        what = "no_memory" if isinstance(error, MemoryError) else "broke"
        session.told.say(what, do=("report",))
        show()
    except Exception as again:
        try:
            put_away(session, again)
            show()
        except Exception as at_last:
            record = session.failure.record if session.failure else came
            session.failure = Failure(traceback_of(at_last), record)
            session.show(Failed.at(session.where, session.failure))
            show()


def put_back(session: Session, before: Before, *, done: bool) -> None:
    """Rebuild the table from its record, because an unfinished input may have corrupted it.

    ``done``: the input was completed, and only showing it raised. A lesson restarts its step.
    """
    left = table_of(before.where)
    same = session.sitting is before.sitting
    if session.sitting is None and left is not None and not done:
        session.where = with_table(session.where, left)
    where = session.where if done or not same else before.where
    sitting = session.sitting
    if isinstance(table_of(session.where), Practising) and session.practice is not None:
        from ..learn.update import begin_again

        begin_again(session, session.practice)
    elif sitting is not None:
        spoilt = same and not done and before.record is not None
        sitting.put_back(before.record if spoilt and before.record else sitting.game.record())
    session.clear_view()
    if isinstance(where, Start | Arrived):
        session.leave()
    else:
        session.go_on()


def put_away(session: Session, error: Exception) -> None:
    """Remove a game that cannot be shown from the table, and say so on the start page.

    It stays among the saved games, but the next visit does not open it, unless the device has only
    run out of memory.
    """
    table, sitting = table_of(session.where), session.sitting
    if isinstance(table, AtTable | Elsewhere):
        with suppress(Exception):
            session.keeping.keep(table.sitting)
    failure = Failure(traceback_of(error), session.save(), sitting.id if sitting else "")
    session.clear_view()
    if not isinstance(error, MemoryError):
        session.keeping.open_none()
    session.show(Start())
    say_not_shown(session, failure)
    if isinstance(error, MemoryError):
        session.told.clear()
        session.told.say("no_memory", do=("report",))


def _record_of_link(session: Session) -> str:
    """The record of a game from a link that still waits for a decision; "" for none."""
    came = arrival_of(session.where)
    return as_json(came.link.record) if isinstance(came, CameGame) else ""
