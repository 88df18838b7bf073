"""Computer players in digits: who sits where, at which level, with which weights."""

from __future__ import annotations

from wingspan.engine.program import Program

from .errors import LinkError
from .mixed_radix import Reader, Writer

LEVELS = (
    "mourning_dove",
    "american_robin",
    "blue_jay",
    "belted_kingfisher",
    "barn_owl",
    "common_raven",
)
"""Every level that ever sat at a table; the list only grows at its end."""

_LEVELS, _WEIGHTS_BITS, _SHARES = 64, 10, 100


def check_programs(
    programs: tuple[Program | None, ...], players: int
) -> tuple[Program | None, ...]:
    """Those by seat, or () if there are only people. Raises LinkError for what cannot be."""
    if programs and len(programs) != players:
        raise LinkError("impossible_record", f"{len(programs)} seats named; {players} play.")
    return programs if any(programs) else ()


def write_programs(digits: Writer, programs: tuple[Program | None, ...]) -> None:
    """Write who sits at each seat. Raises LinkError for a level that was never there."""
    for program in programs:
        if program is None:
            digits.digit(0, _LEVELS)
            continue
        if program.level not in LEVELS:
            raise LinkError("unknown_program", f"There is no level {program.level!r}.")
        digits.digit(1 + LEVELS.index(program.level), _LEVELS)
        digits.natural(program.weights, _WEIGHTS_BITS)
        digits.digit(100 - program.share, _SHARES)


def read_programs(digits: Reader, players: int) -> tuple[Program | None, ...]:
    """Read who sits at each seat. Raises LinkError for a level that this version has not."""
    programs = tuple(_read(digits) for _ in range(players))
    if not any(programs):
        raise LinkError("written_otherwise", "The link has room for computer players and none.")
    return programs


def _read(digits: Reader) -> Program | None:
    place = digits.digit(_LEVELS)
    if not place:
        return None
    if place > len(LEVELS):
        raise LinkError("unknown_program", "The link needs a computer player of a later version.")
    weights = digits.natural(_WEIGHTS_BITS)
    return Program(LEVELS[place - 1], weights, 100 - digits.digit(_SHARES))
