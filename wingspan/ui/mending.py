"""When something breaks: the table is put back as it was, or put away, and a sentence says so."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from wingspan.engine.notation.record import Record, encode

from .play.sitting import Sitting
from .session.failure import Failure, told
from .session.session import Session


class Before(NamedTuple):
    """What there was before an input."""

    sitting: Sitting | None
    """The game that was on the table."""
    record: Record | None
    """Its record at that moment."""
    phase: str
    """What the screen showed."""


def carefully(session: Session, act: Callable[[], object], show: Callable[[], object]) -> bool:
    """Do something and show what follows; False if that broke.

    The table is then as it was before, or as it is now if only showing it broke, and a notice
    says so. A game that cannot be shown is put away: see :func:`put_away`. If not even the
    start page can be shown, the failure is.
    """
    sitting, done = session.sitting, False
    record = sitting.game.record() if sitting is not None else None
    before = Before(sitting, record, session.phase)
    try:
        act()
        done = True
        show()
    except Exception as error:
        _mend(session, error, before, show, done=done)
        return False
    return True


def _mend(
    session: Session, error: Exception, before: Before, show: Callable[[], object], *, done: bool
) -> None:
    came = _record_of_link(session)
    try:
        put_back(session, before, done=done)
        session.failure = Failure(told(error), came or session.save())
        session.say("broke", do=("details",))
        show()
    except Exception as again:
        try:
            put_away(session, again)
            show()
        except Exception as at_last:
            session.fail(at_last, session.failure.record if session.failure else came)
            show()


def put_back(session: Session, before: Before, *, done: bool) -> None:
    """Lay the table anew from its record, since what broke may have spoilt it.

    ``done``: what was to be done has been, and only showing it broke. Of a lesson, the step
    begins again.
    """
    same = session.sitting is before.sitting
    if session.sitting is None and not done:
        session.sitting = before.sitting
    phase = session.phase if done or not same else before.phase
    sitting = session.sitting
    if session.interrupted is not None and session.practice is not None:
        from .session.learning import begin_again

        begin_again(session, session.practice)
    elif sitting is not None:
        spoilt = same and not done and before.record is not None
        sitting.put_back(before.record if spoilt and before.record else sitting.game.record())
    session.clear_view()
    if phase in ("start", "arrival"):
        session.leave()
    else:
        session.go_on()


def put_away(session: Session, error: Exception) -> None:
    """Clear the table of a game that cannot be shown: the start page opens, and tells of it.

    The game stays where it is kept, but the next visit does not open it.
    """
    sitting = session.sitting
    if sitting is not None and session.interrupted is None:
        with suppress(Exception):
            session.keeping.keep(sitting)
    failure = Failure(told(error), _written(sitting), sitting.id if sitting else "")
    session.clear_table()
    session.not_shown(failure)


def _written(sitting: Sitting | None) -> str:
    """The record of a game as JSON, as far as there is one."""
    return encode(sitting.game.record()).decode() if sitting is not None else ""


def _record_of_link(session: Session) -> str:
    """The record of a game that a link has brought and nobody has taken up; "" for none."""
    if session.arrival is None:
        return ""
    from .session.arrived import CameGame

    arrival = session.arrival
    return encode(arrival.link.record).decode() if isinstance(arrival, CameGame) else ""
