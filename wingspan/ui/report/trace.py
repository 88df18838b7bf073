"""The last messages, with what is needed to play them again.

Noting one costs no more than an append: all is written down only when a report is asked for.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from msgspec import Struct

from ..session.session import Session
from ..session.where import AtTable, Start

if TYPE_CHECKING:
    from wingspan.engine.notation.record import Record
    from wingspan.saves import Aim
    from wingspan.words import Language

    from ..forms import NewGame
    from ..messages import AnyMessage
    from ..play.seats import Seats
    from ..play.settings import Settings
    from ..play.sitting import Sitting
    from ..session.moment import Failure

LIMIT = 200
"""The most messages that are kept."""

APART = 50
"""The number of messages after which they can be played again from another place."""


class LaidGame(Struct, frozen=True, omit_defaults=True):
    """A game on the table, as much of it as its save holds. ``holder``: the seat of the person who
    holds the screen.
    """

    id: str
    record: Record
    seats: Seats
    holder: int | None = None
    input_starts: tuple[int, ...] = ()
    gone_on: int = 0
    sent: int = 0
    aim: Aim | None = None
    hurried: tuple[int, ...] = ()
    fresh: bool = False
    hints_agreed: bool = False


class Origin(Struct, frozen=True, omit_defaults=True):
    """Where messages can be played again from: the start page or the table, nothing over it.

    ``token``: of the moment on the screen, which later messages may name. ``language`` and
    ``settings``: None if they are those of the report. ``laid``: None on the start page.
    """

    token: int = 1
    language: Language | None = None
    settings: Settings | None = None
    laid: LaidGame | None = None


class Noted(Struct, frozen=True):
    """A message, and what there was before it was handled."""

    time: int
    """Milliseconds since 1970, UTC."""
    message: AnyMessage
    is_late: bool
    """Whether it was meant for a moment that had passed."""
    answers: int
    """The number of answers in the game on the table."""
    form: NewGame
    """The start form as it was filled in."""
    failure: Failure | None
    """The last error."""
    place: Origin | None
    """Where it can be played again from, if that is noted here."""


class Trace:
    """The last messages of a session."""

    noted: deque[Noted]
    """The last messages, the oldest first."""

    def __init__(self, session: Session) -> None:
        self.noted = deque(maxlen=LIMIT)
        self._session = session
        self._sitting: Sitting | None = None
        self._due = 0

    def note(self, message: AnyMessage, token: int) -> None:
        """Note a message that is about to be handled. ``token``: of the moment on the screen when
        it was sent.
        """
        session = self._session
        sitting = session.sitting
        last = self.noted[-1] if self.noted else None
        if message.is_progress and last and type(last.message) is type(message) and not last.place:
            self.noted.pop()
            self._due += 1
        place = None
        if self._due <= 0 or sitting is not self._sitting:
            place = _place(session)
        if place is not None:
            self._due, self._sitting = APART, sitting
        self._due -= 1
        answers = 0 if sitting is None else len(sitting.answers.given)
        is_late = token not in (0, session.token)
        self.noted.append(
            Noted(
                session.keeping.now(),
                message,
                is_late,
                answers,
                session.form,
                session.failure,
                place,
            )
        )


def _place(session: Session) -> Origin | None:
    """Where the session is; None if messages cannot be played again from there."""
    over = session.over
    if over.dialog or over.card or over.look or session.live is not None:
        return None
    match session.where:
        case Start(None):
            return Origin(session.token, session.language, session.settings)
        case AtTable(sitting):
            return Origin(session.token, session.language, session.settings, _laid(sitting))
        case _:
            return None


def _laid(sitting: Sitting) -> LaidGame:
    save, answers = sitting.save, sitting.answers
    return LaidGame(
        sitting.id,
        sitting.game.record(),
        sitting.seats,
        sitting.hot_seat.holder,
        answers.input_starts,
        sitting.gone_on,
        answers.sent,
        save.aim,
        answers.hurried,
        save.fresh,
        save.hints_agreed,
    )
