"""The guide of a first game: what a strong player would do, said at once, and surer a little later.

It is the coach's opinion at every question in which the guide speaks, asked or not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.bots.levels import LEVELS
from wingspan.bots.player import kind_of_game
from wingspan.coach.guidance import Guidance, after, at_once, goes_on
from wingspan.coach.opinion import WEIGHTS, Looked, Mind
from wingspan.coach.starts import beside
from wingspan.engine import Setup
from wingspan.engine.program import Program

from ..play.answer_for_me import is_free
from ..thinking.ready import get_ready
from .errands import Errands
from .looking import look_at

if TYPE_CHECKING:
    from ..play.sitting import Sitting
    from ..session.session import Session


class Guide:
    """One for the page. ``carefully`` does something and shows what follows."""

    def __init__(
        self,
        session: Session,
        carefully: Callable[[Callable[[], object]], object],
        errands: Errands,
    ) -> None:
        self._session = session
        self._carefully = carefully
        self._errands = errands
        self._mind: Mind | None = None
        self._judges: Setup | None = None
        self._preparing: asyncio.Future[None] | None = None
        self._looking: asyncio.Future[None] | None = None
        self._looks_at = 0

    def speak(self) -> bool:
        """Before the question is shown: what is to be said of it at once. False if nothing is."""
        practice, sitting = self._session.practice, self._asked_at
        if practice is None or sitting is None or practice.guidance is not None:
            return False
        if self._mind is None or self._judges != kind_of_game(sitting.game.setup):
            if self._preparing is None:
                self._preparing = asyncio.ensure_future(self._prepare(sitting))
            return False
        seat = _seat(sitting)
        game, view = sitting.game, sitting.game.view(seat)
        before = practice.advised_before
        practice.guidance = (goes_on(before, view) if before is not None else None) or at_once(
            self._mind.policy, view, lambda: game.worlds(seat), free=is_free(game)
        )
        sitting.count_hint()
        return True

    def attend(self) -> None:
        """After each input: look further where that was not done, stop what is for nothing."""
        session = self._session
        practice, sitting = session.practice, self._asked_at
        if self._looking is not None and session.token != self._looks_at:
            self._looking.cancel()
            self._looking = None
        if practice is None or sitting is None or practice.guidance is None:
            return
        if self._looking is None and not practice.guidance.worlds and not session.current_hint:
            self._looks_at = session.token
            self._looking = asyncio.ensure_future(self._look(sitting, practice.guidance))

    @property
    def _asked_at(self) -> Sitting | None:
        """The game on the screen if the guide is to say something of its question."""
        session = self._session
        return session.practice.awaits_guidance(session.on_screen) if session.practice else None

    async def _prepare(self, sitting: Sitting) -> None:
        """Get ready what judges such games, a little at a time, and say what there is to say."""
        game = sitting.game
        kind, strongest = kind_of_game(game.setup), Program(LEVELS[-1].bird, WEIGHTS)
        try:
            await get_ready(strongest, kind, game.catalog)
            self._mind, self._judges = Mind(kind, game.catalog), kind
        except Exception as error:
            self._tell(error)
            return
        finally:
            self._preparing = None
        self._carefully(lambda: None)

    async def _look(self, sitting: Sitting, first: Guidance) -> None:
        game, seat = sitting.game, _seat(sitting)
        try:
            looked = await look_at(self._errands, game.record(), seat)
        except Exception as error:
            self._tell(error)
            return
        self._looking = None
        self._carefully(lambda: self._surer(sitting, seat, first, looked))

    def _surer(self, sitting: Sitting, seat: int, first: Guidance, looked: Looked) -> None:
        """Say what the worlds say, if the question is still the one that was looked at."""
        practice, decision = self._session.practice, sitting.decision
        if practice is None or practice.guidance is not first or decision is None:
            return
        found = after(looked, decision, first, free=is_free(sitting.game))
        if found.way.kept is not None and found.start is None and self._mind is not None:
            kept = beside(self._mind.policy, sitting.game.worlds(seat), seat, found.way)
            found = structs.replace(found, start=kept)
        practice.guidance = found

    def _tell(self, error: Exception) -> None:
        """Something broke: what was said at once stays, and a sentence says so."""

        def broke() -> None:
            raise error

        self._carefully(broke)


def _seat(sitting: Sitting) -> int:
    """Who is asked there."""
    assert sitting.decision is not None
    return sitting.decision.player
