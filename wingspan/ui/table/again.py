"""After a game: rematches, and whether its score was the best so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import structs

from wingspan.engine.components import AUTOMA_LEVELS
from wingspan.engine.program import NEWEST_WEIGHTS, Program
from wingspan.engine.rules import RULES
from wingspan.engine.setup import Setup
from wingspan.saves import Aim

from ..forms import POINTS
from ..messages import Rematch
from ..session.where import is_kept

if TYPE_CHECKING:
    from wingspan.saves.result import Result

    from ..session.session import Session

STRENGTHS = tuple(POINTS)
"""The levels of computer players, the weakest first."""

CLEAR = 10
"""A lead of this many points is a clear win; a deficit of this many, a clear loss."""


def ways(session: Session) -> tuple[Rematch, ...]:
    """How the game on the table can be played again; () if it did not begin with its deal."""
    sitting = session.sitting
    if sitting is None or not is_kept(session.where) or sitting.game.record().start is not None:
        return ()
    seats = sitting.seats.persons
    totals = {sheet.player: sheet.total for sheet in sitting.game.scores()}
    others = [total for player, total in totals.items() if player not in seats]
    lead = max(totals[seat] for seat in seats) - max(others) if seats and others else 0
    fitting, programs = other_level(lead), sitting.seats.programs
    if fitting and at_another_level(sitting.game.setup, programs, STEPS[fitting]):
        return ("new", "same", fitting)
    return ("new", "same")


def other_level(lead: int) -> Literal["easier", "harder"] | None:
    """The level to offer next to a player who led by ``lead`` points; None after a close game."""
    if abs(lead) < CLEAR:
        return None
    return "harder" if lead > 0 else "easier"


STEPS: dict[Rematch, int] = {"easier": -1, "harder": 1}
"""By how many levels the others are stronger in such a rematch."""


def at_another_level(
    setup: Setup, programs: tuple[Program | None, ...], by: int
) -> tuple[Setup, tuple[Program | None, ...]] | None:
    """The table with the Automa or all others ``by`` levels up; None if that cannot be."""
    if setup.automa is not None:
        place = AUTOMA_LEVELS.index(setup.automa) + by
        if not 0 <= place < len(AUTOMA_LEVELS):
            return None
        return structs.replace(setup, automa=AUTOMA_LEVELS[place]), programs
    changed = tuple(_moved(program, by) for program in programs)
    if changed == programs:
        return None
    persons = [name if not at else "" for name, at in zip(setup.names, programs, strict=False)]
    return structs.replace(setup, names=tuple(persons)), changed


def _moved(program: Program | None, by: int) -> Program | None:
    if program is None or program.level not in STRENGTHS:
        return program
    place = STRENGTHS.index(program.level) + by
    if not 0 <= place < len(STRENGTHS):
        return program
    return structs.replace(program, level=STRENGTHS[place], weights=NEWEST_WEIGHTS)


def begin(session: Session, how: Rematch, seed: int) -> None:
    """Begin a rematch; ``seed`` deals it unless it is the same deal.

    If a single person replays the same deal, their score of this game becomes the score to beat.
    """
    sitting = session.sitting
    if sitting is None or how not in ways(session):
        return
    setup, programs, rules = sitting.game.setup, sitting.seats.programs, RULES
    if how in STEPS:
        setup, programs = at_another_level(setup, programs, STEPS[how]) or (setup, programs)
    aim = None
    if how != "same":
        setup = structs.replace(setup, seed=seed)
    else:
        rules = sitting.game.rules
        if len(sitting.seats.persons) == 1:
            aim = Aim(beat=sitting.game.scores()[sitting.seats.persons[0]].total)
    far = [seat for seat in sitting.seats.persons if not sitting.seats.is_here(seat)]
    fresh = how != "same"
    if session.begin(setup, far=far, rules=rules, programs=programs, fresh=fresh):
        assert session.sitting is not None
        session.sitting.save.aim = aim


def best_before(session: Session) -> int | None:
    """The person's best score in other games of the same kind; None if there are none.

    Games are of the same kind if both are solo or both against computer players, with the same
    number of players and the same sets. Games in which the coach was asked are not compared.
    """
    sitting = session.sitting
    if sitting is None or not sitting.id:
        return None
    results = session.keeping.results.all()
    this = next((result for result in results if result.id == sitting.id), None)
    if this is None or this.seat is None or this.hints:
        return None
    others = [other.score for other in results if other is not this and _alike(this, other)]
    return max(others, default=None)


def _alike(this: Result, other: Result) -> bool:
    kind = (this.played, this.players, set(this.sets))
    return (
        other.seat is not None
        and not other.hints
        and (other.played, other.players, set(other.sets)) == kind
    )
