"""Who sits where in a game: people at this screen, remote players, computer players."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from wingspan.engine.events import NOBODY
from wingspan.engine.program import Program, Unasked

if TYPE_CHECKING:
    from wingspan.engine import Setup


class Seats(Struct, frozen=True, dict=True):
    """The seats of a game, numbered as in the game."""

    number: int
    """How many seats there are."""
    mine: int | None = None
    """The seat of the person here in a game played by link; NOBODY if nobody sits at this screen,
    None if all people do."""
    beside: tuple[int, ...] = ()
    """The seats of further people at this screen in a game played by link."""
    unasked: tuple[Unasked, ...] = ()
    """By seat, what a remote player lets other screens answer (see :mod:`.answer_for_me`)."""
    programs: tuple[Program | None, ...] = ()
    """By seat, None for a person; () if only people play."""

    @classmethod
    def nobody_here(
        cls, unasked: tuple[Unasked, ...], programs: tuple[Program | None, ...]
    ) -> Seats:
        """The seats for a screen that only shows the table: nobody sits at it."""
        return cls(len(unasked), NOBODY, (), unasked, programs)

    def program(self, seat: int) -> Program | None:
        """The computer player at that seat; None for a person."""
        return self.programs[seat] if self.programs else None

    @cached_property
    def persons(self) -> list[int]:
        """The seats at which people sit, here or far away."""
        return [seat for seat in range(self.number) if self.program(seat) is None]

    def is_here(self, seat: int) -> bool:
        """Whether that seat is played at this screen, not on another device."""
        return self.mine is None or seat == self.mine or seat in self.beside

    @cached_property
    def here(self) -> list[int]:
        """The seats of the people at this screen."""
        return [seat for seat in self.persons if self.is_here(seat)]

    @property
    def alone_here(self) -> int | None:
        """The seat of the only person here in a game by link; None if there is no such person."""
        return None if self.beside or self.mine == NOBODY else self.mine

    def next_here(self, seat: int) -> int:
        """The first seat of a person at this screen, counting from ``seat`` to the left."""
        return min(self.here, key=lambda other: (other - seat) % self.number)

    @property
    def my_unasked(self) -> Unasked:
        """What the person here lets other screens answer."""
        if self.mine is None or self.mine == NOBODY or not self.unasked:
            return "ask"
        return self.unasked[self.mine]

    def unasked_of(self, seat: int) -> Unasked:
        """What the remote player at that seat lets other screens answer."""
        return self.unasked[seat] if self.unasked else "ask"

    def allowing(self, unasked: Unasked) -> Seats:
        """The seats after the people at this screen set what other screens may answer for them."""
        if self.mine is None or not self.unasked:
            return self
        allowed = (
            unasked if seat in self.here else before for seat, before in enumerate(self.unasked)
        )
        return structs.replace(self, unasked=tuple(allowed))

    def coming_here(self, seat: int) -> Seats:
        """The seats after a remote player has come to this screen; unchanged if ``seat`` is not a
        remote player's."""
        if seat not in self.persons or self.is_here(seat):
            return self
        return structs.replace(self, beside=(*self.beside, seat))

    def going_far(self, seat: int, unasked: tuple[Unasked, ...]) -> Seats:
        """The seats after that person has moved to another device; unchanged if nobody else would
        be left here. ``unasked``: what everybody lets other screens answer at first."""
        first, *beside = [other for other in self.here if other != seat] or [seat]
        if seat == first or not self.is_here(seat):
            return self
        return structs.replace(
            self, mine=first, beside=tuple(beside), unasked=self.unasked or unasked
        )

    def taken_over(self, seat: int) -> Seats:
        """The seats after a person has taken over from the computer player at that seat."""
        programs = tuple(
            None if place == seat else program for place, program in enumerate(self.programs)
        )
        return structs.replace(self, programs=programs if any(programs) else ())


def allowed_at_first(setup: Setup) -> tuple[Unasked, ...]:
    """What each player lets other screens answer until they choose something else."""
    return tuple("free" for _ in range(setup.players))
