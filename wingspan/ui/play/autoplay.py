"""Answers given automatically: the rest of an input's intent, and those that need no asking."""

from __future__ import annotations

from typing import NamedTuple

from .answer_for_me import answer_for_me, answer_in_advance
from .answers import Answers
from .hot_seat import HotSeat
from .intent import Intent


class NextAnswer(NamedTuple):
    """An option of the pending decision, and whether it is taken without asking anybody."""

    option: int
    automatic: bool


class Autoplay:
    """Finds the answers that follow an input without further input."""

    intent: Intent | None
    """What is left to answer of the last input."""

    _answers: Answers
    _hot_seat: HotSeat

    def __init__(self, answers: Answers, hot_seat: HotSeat) -> None:
        self.intent = None
        self._answers = answers
        self._hot_seat = hot_seat

    def unasked(self) -> int | None:
        """The option to take without asking, or that a remote player leaves to other screens; None
        if a player has to be asked."""
        game, hot_seat = self._answers.game, self._hot_seat
        decision = game.decision
        if decision is None or hot_seat.program is not None:
            return None
        if hot_seat.waits:
            return answer_in_advance(game, hot_seat.seats.unasked_of(decision.player))
        return answer_for_me(game) if hot_seat.settings.answer_for_me else None

    def next(self) -> NextAnswer | None:
        """The answer to give now, advancing the intent; None if somebody has to be asked."""
        decision = self._answers.game.decision
        if decision is None:
            return None
        if self.intent is not None:
            wanted = self.intent.answer(decision)
            if wanted is not None:
                self.intent = self.intent.advanced()
                return NextAnswer(wanted, automatic=False)
            if not self.intent.waits_through(decision):
                self.intent = None
        unasked = self.unasked()
        return None if unasked is None else NextAnswer(unasked, automatic=True)
