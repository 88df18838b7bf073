"""Computer players, encoded in digits: their seats, levels and weights."""

from __future__ import annotations

from wingspan.engine.program import PROGRAM_LEVELS, Program

from .errors import LinkError
from .mixed_radix import Reader, Writer

LEVELS: dict[int, str] = {level.code: level.name for level in PROGRAM_LEVELS}
"""The levels that links know, by their codes; 0 is a person."""

_LEVELS, _WEIGHTS_BITS, _SHARES = 64, 10, 100


def check_programs(
    programs: tuple[Program | None, ...], players: int
) -> tuple[Program | None, ...]:
    """Return ``programs``, or () if there are only people. Raises LinkError for a wrong length."""
    if programs and len(programs) != players:
        raise LinkError("impossible_record", f"{len(programs)} seats named; {players} play.")
    return programs if any(programs) else ()


def write_programs(digits: Writer, programs: tuple[Program | None, ...]) -> None:
    """Write who plays at each seat. Raises LinkError for an unknown level."""
    for program in programs:
        if program is None:
            digits.digit(0, _LEVELS)
            continue
        code = next((code for code, level in LEVELS.items() if level == program.level), None)
        if code is None:
            raise LinkError("unknown_program", f"There is no level {program.level!r}.")
        digits.digit(code, _LEVELS)
        digits.natural(program.weights, _WEIGHTS_BITS)
        digits.digit(100 - program.share, _SHARES)


def read_programs(digits: Reader, players: int) -> tuple[Program | None, ...]:
    """Read who plays at each seat. Raises LinkError for a level that this version does not have."""
    programs = tuple(_read(digits) for _ in range(players))
    if not any(programs):
        raise LinkError("written_otherwise", "The link has format 2 but no computer players.")
    return programs


def _read(digits: Reader) -> Program | None:
    code = digits.digit(_LEVELS)
    if not code:
        return None
    if code not in LEVELS:
        raise LinkError("unknown_program", "The link needs a computer player of a later version.")
    weights = digits.natural(_WEIGHTS_BITS)
    return Program(LEVELS[code], weights, 100 - digits.digit(_SHARES))
