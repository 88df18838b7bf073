"""What a save holds of a game beside its record, and whether it is up to date."""

from __future__ import annotations

from wingspan.saves import Aim

from .answers import Answers
from .hot_seat import HotSeat


class SaveInfo:
    """The name of a game, what it is played for, and its state when it was last kept."""

    name: str
    """What the game is called in the list of games, "" if nobody has named it."""
    aim: Aim | None
    """What it is played against: a score to beat, or the deal of a day."""
    fresh: bool
    """Whether the deal was new to everybody, so that the game may count for a rating."""
    hints_agreed: bool
    """Whether its people agreed at the start that the coach may be asked."""
    hints: frozenset[int]
    """The numbers of the answers before which the coach was asked."""
    kept_as: tuple[object, ...] | None
    """What :meth:`written` returned when the game was last kept, None if it never was."""
    taken_back: bool
    """Whether answers have been taken back since then."""

    _answers: Answers
    _hot_seat: HotSeat

    def __init__(self, answers: Answers, hot_seat: HotSeat) -> None:
        self._answers = answers
        self._hot_seat = hot_seat
        self.name = ""
        self.aim = None
        self.fresh = False
        self.hints_agreed = False
        self.hints = frozenset()
        self.kept_as = None
        self.taken_back = False

    def written(self) -> tuple[object, ...]:
        """All that a save says but the time; equal as long as nothing has to be kept anew."""
        game = self._answers.game
        return (
            game.answers,
            game.take_backs,
            self._hot_seat.seats,
            self._answers.sent,
            self.name,
            self.aim,
            self._answers.hurried,
            self.hints,
        )

    def count_hint(self) -> None:
        """Count that the coach was asked about the pending decision: once, however often."""
        self.hints |= {len(self._answers.game.answers)}
