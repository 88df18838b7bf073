"""What a save holds besides the record of the game, and whether the save is up to date."""

from __future__ import annotations

from wingspan.saves import Aim

from .answers import Answers
from .hot_seat import HotSeat


class SaveInfo:
    """The name of a game, its aim, hints and the state in which it was last saved."""

    name: str
    """The game's name in the list of games; "" if it has none."""
    aim: Aim | None
    """What is played for: a score to beat, or the deal of the day."""
    fresh: bool
    """Whether the deal was new to everybody, so that the game may count for a rating."""
    hints_agreed: bool
    """Whether the players agreed at the start that the coach may be asked."""
    hints: frozenset[int]
    """The numbers of the answers before which the coach was asked."""
    elsewhere: int
    """The number of answers up to which other devices may have played for the person here: the game
    counts in the statistics only if the person answers after that."""
    kept_as: tuple[object, ...] | None
    """What :meth:`written` returned when the game was last saved; None if it never was."""
    taken_back: bool
    """Whether answers have been taken back since the last save."""

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
        self.elsewhere = 0
        self.kept_as = None
        self.taken_back = False

    def written(self) -> tuple[object, ...]:
        """Everything in a save except its time. Unchanged as long as no new save is needed."""
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

    @property
    def is_held(self) -> bool:
        """Whether somebody here has answered since other devices have, if they have."""
        seats = self._hot_seat.seats
        return not self.elsewhere or any(
            not given.automatic and seats.is_here(given.asked.player)
            for given in self._answers.given[self.elsewhere :]
        )

    def play_elsewhere(self, since: int = 0) -> None:
        """Record that the answers from number ``since`` on came from other devices."""
        seats, given = self._hot_seat.seats, self._answers.given
        if any(not one.automatic and seats.is_here(one.asked.player) for one in given[since:]):
            self.elsewhere = len(given)

    def count_hint(self) -> None:
        """Record that the coach was asked about the pending decision. Counts once per decision."""
        self.hints |= {len(self._answers.game.answers)}
