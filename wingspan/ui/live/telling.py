"""Decides when to send the state of the game to the others at a live table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Literal

from wingspan.links import GameLink, LinkError

from ..play.seats import allowed_at_first
from .conduct import SharedGame
from .desk import Deed, Desk

if TYPE_CHECKING:
    from ..devices import Display
    from ..play.sitting import Sitting
    from ..session.session import Session

MOST_TOLD = 12
"""Messages sent per second: fewer than peers accept, since delayed ones may arrive together."""
SECOND = 1000


class Telling:
    """``run`` carries out the desk's actions."""

    def __init__(
        self, session: Session, display: Display, run: Callable[[Iterable[Deed]], None]
    ) -> None:
        self._session = session
        self._display = display
        self._run = run
        self._desk: Desk | None = None
        self._sent: deque[int] = deque(maxlen=MOST_TOLD)
        self._waits = False

    def attend(self, desk: Desk, sitting: Sitting) -> None:
        """Call this after each input; tells the others what is new.

        At once if somebody else must answer or a turn begins; answers that may still be taken back
        once the page is painted.
        """
        self._desk = desk
        due = _due(desk, sitting)
        if due == "moved" and not self._wait:
            self._tell(desk, sitting)
        elif due and not self._waits:
            self._waits = True
            self._display.later(self._later, self._wait)

    @property
    def _wait(self) -> int:
        """Milliseconds until another message may be sent."""
        if len(self._sent) < MOST_TOLD:
            return 0
        return max(0, self._sent[0] + SECOND - self._display.now())

    def _later(self) -> None:
        """Send what is due by now."""
        self._waits = False
        desk, sitting = self._desk, self._session.sitting
        if desk is None or sitting is None:
            return
        if self._wait:
            self.attend(desk, sitting)
        elif _due(desk, sitting):
            self._tell(desk, sitting)

    def _tell(self, desk: Desk, sitting: Sitting) -> None:
        self._sent.append(self._display.now())
        if _due(desk, sitting) == "doing":
            self._run(desk.announce_provisional(_beyond(desk, sitting)))
            return
        held = share(self._session, sitting)
        if held is not None:
            self._run(desk.moved(held))


def _due(desk: Desk, sitting: Sitting) -> Literal["moved", "doing", ""]:
    """The kind of message that is due; "" if the others know everything."""
    asked, link, held = sitting.hot_seat.person_asked, link_of(sitting), desk.held.link
    if asked is not None and asked.kind != "action":
        begins = sitting.game.state.phase == "setup"
        return "" if begins or _beyond(desk, sitting) == desk.doing else "doing"
    if link.record.answers != held.record.answers or link.unasked != held.unasked:
        return "moved"
    return "doing" if desk.doing and not sitting.answers.provisional else ""


def _beyond(desk: Desk, sitting: Sitting) -> tuple[int, ...]:
    """The answers given here beyond those that the others have."""
    return sitting.answers.standing[len(desk.held.link.record.answers) :]


def unsent(desk: Desk, sitting: Sitting | None) -> tuple[int, ...]:
    """The answers given here beyond those that the desk holds; none if the two diverge."""
    held = desk.held.link.record.answers
    mine = () if sitting is None else sitting.answers.standing
    return mine[len(held) :] if mine[: len(held)] == held else ()


def link_of(sitting: Sitting) -> GameLink:
    """The content of a link to the game as it is here, without the provisional answers."""
    return GameLink(
        record=sitting.answers.record,
        unasked=sitting.seats.unasked or allowed_at_first(sitting.game.setup),
        programs=sitting.seats.programs,
        hurried=sitting.answers.hurried,
    )


def share(session: Session, sitting: Sitting) -> SharedGame | None:
    """The game to be shared with the others; its answers can then no longer be taken back.

    None, with a notice, if it cannot be made into a link.
    """
    answers, game = sitting.answers, sitting.game.copy()
    if answers.provisional:
        game.undo(answers.provisional)
    game.take_backs = sitting.game.take_backs
    try:
        held = SharedGame.of(link_of(sitting), game, session.catalog)
    except LinkError as error:
        session.told.say(f"link_error_{error.kind}")
        return None
    answers.sent = len(answers.standing)
    return held
