"""After a game: another one like it, and whether it was the best so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.engine.program import Program
from wingspan.engine.rules import RULES
from wingspan.engine.setup import Setup
from wingspan.saves import Aim

from ..commands import Again
from .form import LEVELS, NEWEST_WEIGHTS, POINTS

if TYPE_CHECKING:
    from wingspan.saves.result import Result

    from .session import Session

STRENGTHS = tuple(POINTS)
"""The levels of computer players, the weakest first."""


def ways(session: Session) -> tuple[Again, ...]:
    """How the game on the table can be played again; not at all where it began in the middle."""
    sitting = session.sitting
    if sitting is None or session.interrupted or sitting.game.record().start is not None:
        return ()
    harder = stronger(sitting.game.setup, sitting.seats.programs)
    return ("new", "same") if harder is None else ("new", "same", "harder")


def stronger(
    setup: Setup, programs: tuple[Program | None, ...]
) -> tuple[Setup, tuple[Program | None, ...]] | None:
    """The same table against the next level: the Automa's, or that of each computer player.

    None where nobody can be stronger.
    """
    if setup.automa is not None:
        above = LEVELS[LEVELS.index(setup.automa) + 1 :]
        return (structs.replace(setup, automa=above[0]), programs) if above else None
    raised = tuple(_raised(program) for program in programs)
    if raised == programs:
        return None
    persons = [name if not at else "" for name, at in zip(setup.names, programs, strict=False)]
    return structs.replace(setup, names=tuple(persons)), raised


def _raised(program: Program | None) -> Program | None:
    if program is None or program.level not in STRENGTHS[:-1]:
        return program
    level = STRENGTHS[STRENGTHS.index(program.level) + 1]
    return structs.replace(program, level=level, weights=NEWEST_WEIGHTS)


def begin(session: Session, how: Again, seed: int) -> None:
    """Begin such a game; ``seed`` deals it unless it is the same deal.

    Who plays a deal again alone plays against the points that it has brought.
    """
    sitting = session.sitting
    if sitting is None or how not in ways(session):
        return
    setup, programs, rules = sitting.game.setup, sitting.seats.programs, RULES
    if how == "harder":
        setup, programs = stronger(setup, programs) or (setup, programs)
    if how == "same":
        rules = sitting.game.rules
    else:
        setup = structs.replace(setup, seed=seed)
    beat = None
    if how == "same" and len(sitting.seats.persons) == 1:
        beat = sitting.game.scores()[sitting.seats.persons[0]].total
    far = [seat for seat in sitting.seats.persons if not sitting.seats.is_here(seat)]
    fresh = how != "same"
    if session.begin(setup, far=far, rules=rules, programs=programs, fresh=fresh):
        assert session.sitting is not None
        session.sitting.aim = None if beat is None else Aim(beat=beat)


def best_before(session: Session) -> int | None:
    """The most points of one's other games of this kind, None if there are none.

    Of a kind are games alone, or against computer players, with as many players and the same sets.
    Games in which the coach was asked are kept apart: they are compared with none.
    """
    sitting = session.sitting
    if sitting is None or not sitting.id:
        return None
    results = session.results.all()
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
