"""Who sits where at a game: people at this screen, people far away, computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, structs

from wingspan.engine.program import Program

if TYPE_CHECKING:
    from wingspan.links import Unasked


class Seats(Struct, frozen=True):
    """The seats of a game, numbered as the game numbers them."""

    number: int
    """How many there are."""
    mine: int | None = None
    """Who sits here in a game played by link; None when everybody sits at this screen."""
    beside: tuple[int, ...] = ()
    """The others who sit at this screen with them in a game played by link."""
    unasked: tuple[Unasked, ...] = ()
    """By seat, what a person far away lets others' screens answer (see :mod:`.answer_for_me`)."""
    programs: tuple[Program | None, ...] = ()
    """By seat, the computer players, None for a person; () for people only."""

    def program(self, seat: int) -> Program | None:
        """The computer player there, None for a person."""
        return self.programs[seat] if self.programs else None

    @property
    def persons(self) -> list[int]:
        """The seats at which people sit, here or far away."""
        return [seat for seat in range(self.number) if self.program(seat) is None]

    def is_here(self, seat: int) -> bool:
        """Whether that seat is at this screen, not far away."""
        return self.mine is None or seat == self.mine or seat in self.beside

    @property
    def here(self) -> list[int]:
        """The seats of the people at this screen."""
        return [seat for seat in self.persons if self.is_here(seat)]

    @property
    def alone_here(self) -> int | None:
        """Whoever is alone at this screen in a game by link; None if the screen is shared, or all
        sit at it."""
        return None if self.beside else self.mine

    def next_here(self, seat: int) -> int:
        """The person at this screen who sits there, or next to the left of it."""
        return min(self.here, key=lambda other: (other - seat) % self.number)

    @property
    def my_unasked(self) -> Unasked:
        """What whoever sits here lets others' screens answer."""
        return "ask" if self.mine is None or not self.unasked else self.unasked[self.mine]

    def unasked_of(self, seat: int) -> Unasked:
        """What whoever sits there, far away, lets others' screens answer."""
        return self.unasked[seat] if self.unasked else "ask"

    def allowing(self, unasked: Unasked) -> Seats:
        """Whoever sits here lets others' screens answer that."""
        if self.mine is None or not self.unasked:
            return self
        allowed = (
            unasked if seat in self.here else before for seat, before in enumerate(self.unasked)
        )
        return structs.replace(self, unasked=tuple(allowed))

    def coming_here(self, seat: int) -> Seats:
        """Somebody who was far away sits at this screen; the same if nobody does."""
        if seat not in self.persons or self.is_here(seat):
            return self
        return structs.replace(self, beside=(*self.beside, seat))

    def taken_over(self, seat: int) -> Seats:
        """A person plays on for the computer player there."""
        programs = tuple(
            None if place == seat else program for place, program in enumerate(self.programs)
        )
        return structs.replace(self, programs=programs if any(programs) else ())
