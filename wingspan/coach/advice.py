"""The content of a hint: the best candidates, and why the first is better than a worse one."""

from __future__ import annotations

from msgspec import Struct

from wingspan.bots.features.tables import Tables
from wingspan.engine import View

from .analysis import Analysis, Choice, choices
from .detectors import grounds_of
from .grounds import AnyGround
from .reasons import Reason, reason

MOST = 3
"""The greatest number of candidates in a hint."""


class Advice(Struct, frozen=True):
    """The best candidates of a decision, and a reason for the first.

    ``choices``: the best first. ``worlds``: the number of worlds analysed. ``why``: why the first
    is better than ``choices[against]``, None if all candidates are equally good. ``grounds``: the
    same in the words of the game, () if there is no such reason.
    """

    choices: tuple[Choice, ...]
    worlds: int
    why: Reason | None = None
    against: int = 0
    grounds: tuple[AnyGround, ...] = ()


def advice(analysis: Analysis, tables: Tables, view: View) -> Advice:
    """Return the advice that follows from an analysis of the view's decision."""
    found = choices(analysis)
    against = next((place for place, choice in enumerate(found) if not choice.is_equal), None)
    told = found[:MOST]
    if against is None:
        return Advice(tuple(told), analysis.worlds)
    if against >= MOST:
        told[-1] = found[against]
        against_told = MOST - 1
    else:
        against_told = against
    better, worse = (analysis.candidates.index(found[place].candidate) for place in (0, against))
    return Advice(
        tuple(told),
        analysis.worlds,
        reason(analysis, better, worse),
        against_told,
        grounds_of(tables, view, analysis, better, worse),
    )
