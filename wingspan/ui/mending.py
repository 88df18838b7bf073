"""Recovery from exceptions: the table is restored or cleared, and a notice says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

from wingspan.engine.notation.record import Record, encode

from .play.sitting import Sitting
from .session.failure import Failure, told
from .session.session import Session
from .session.where import (
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


class Before(NamedTuple):
    """The state before an input."""

    where: Where
    """What the screen showed."""
    record: Record | None
    """The record of the game on the table."""


class Attempt:
    """An input that is being worked on."""

    succeeded: bool
    """Whether it was done, and what it changed could be shown."""

    def __init__(self) -> None:
        self.succeeded = False


@contextmanager
def mended(session: Session, show: Callable[[], object]) -> Iterator[Attempt]:
    """Run the body, then ``show``; what either of them raises goes no further.

    The table is then restored to the state before, or kept as it is if only ``show`` raised, and a
    notice says so. A game that cannot be shown is put away (:func:`put_away`). If not even the
    start page can be shown, the failure itself is.
    """
    game, attempt, done = session.game, Attempt(), False
    before = Before(session.where, game.record() if game is not None else None)
    try:
        yield attempt
        done = True
        show()
        attempt.succeeded = True
    except Exception as error:
        _mend(session, error, before, show, done=done)


def _mend(
    session: Session, error: Exception, before: Before, show: Callable[[], object], *, done: bool
) -> None:
    came = _record_of_link(session)
    try:
        put_back(session, before, done=done)
        session.failure = Failure(told(error), came or session.save())
        session.told.say("broke", do=("details",))
        show()
    except Exception as again:
        try:
            put_away(session, again)
            show()
        except Exception as at_last:
            record = session.failure.record if session.failure else came
            session.failure = Failure(told(at_last), record)
            session.show(Failed.at(session.where, session.failure))
            show()


def put_back(session: Session, before: Before, *, done: bool) -> None:
    """Rebuild the table from its record, since a half-done input may have corrupted it.

    ``done``: the input was completed and only showing it raised. A lesson restarts its step.
    """
    left = table_of(before.where)
    same = session.sitting is (None if left is None else left.sitting)
    if session.sitting is None and left is not None and not done:
        session.where = with_table(session.where, left)
    where = session.where if done or not same else before.where
    sitting = session.sitting
    if isinstance(table_of(session.where), Practising) and session.practice is not None:
        from .session.learning import begin_again

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
    """Take a game that cannot be shown off the table; the start page says so.

    It stays among the kept games, but the next visit does not open it.
    """
    table, sitting = table_of(session.where), session.sitting
    if isinstance(table, AtTable | Elsewhere):
        with suppress(Exception):
            session.keeping.keep(table.sitting)
    failure = Failure(told(error), _written(sitting), sitting.id if sitting else "")
    session.clear_view()
    session.keeping.open_none()
    session.show(Start())
    session.not_shown(failure)


def _written(sitting: Sitting | None) -> str:
    """The record of a game as JSON, as far as there is one."""
    return encode(sitting.game.record()).decode() if sitting is not None else ""


def _record_of_link(session: Session) -> str:
    """The record of a game that a link has brought and nobody has taken up; "" for none."""
    arrival = arrival_of(session.where)
    if arrival is None:
        return ""
    from .session.arrived import CameGame

    return encode(arrival.link.record).decode() if isinstance(arrival, CameGame) else ""
