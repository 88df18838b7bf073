"""The content of a hint: the best candidates, and why the first is better than a worse one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from wingspan.bots.candidates import Candidate
from wingspan.bots.features.tables import Tables
from wingspan.engine import View

from .analysis import Analysis, Choice, Reason, choices, reason
from .detectors import grounds_of
from .futures import NOTHING_FORESEEN, Foresight
from .grounds import AnyGround, Ground
from .starts import Package, package, rival_of

MOST = 3
"""The greatest number of candidates in a hint."""


class Advice(Struct, frozen=True):
    """The best candidates of a decision, and a reason for the first.

    ``choices``: the best first; at the start of a game the best start with each choice of birds.
    ``worlds``: the number of worlds analysed. ``why``: why the first is better than
    ``choices[against]``, None if all candidates are equally good. ``grounds``: the same in the
    words of the game, () if there is no such reason. ``start``: at the start of a game, the best
    one with a reason for each thing. ``foreseen``: whether the reasons are complete; the candidates
    are known before the worlds that reasons are counted in have been played out.
    """

    choices: tuple[Choice, ...]
    worlds: int
    why: Reason | None = None
    against: int = 0
    grounds: tuple[AnyGround, ...] = ()
    start: Package | None = None
    foreseen: bool = False


def to_foresee(analysis: Analysis) -> tuple[Candidate, ...]:
    """Return the candidates to play to the end for the reasons of :func:`advice`."""
    found = choices(analysis)
    best = found[0].candidate
    if best.kept is not None:
        rival = rival_of(analysis, analysis.candidates.index(best))
        return (best,) if rival is None else (best, analysis.candidates[rival])
    worse = _first_worse(found)
    return () if worse is None else (best, found[worse].candidate)


def advice(
    analysis: Analysis,
    tables: Tables,
    view: View,
    foresight: Foresight | None = None,
    avoid: Collection[type[Ground]] = (),
) -> Advice:
    """Return the advice that follows from an analysis of the view's decision.

    ``foresight``: the candidates of :func:`to_foresee`, played to the end; None before that is
    done. ``avoid``: the kinds of reasons of the hint before this one, which are not told again.
    """
    found = choices(analysis)
    foreseen, futures = foresight is not None, foresight or NOTHING_FORESEEN
    if found[0].candidate.kept is not None:
        best = analysis.candidates.index(found[0].candidate)
        start = package(tables, view, analysis, futures, best)
        told = tuple(_one_of_each(found)[:MOST])
        return Advice(told, analysis.worlds, start=start, foreseen=foreseen)
    against = _first_worse(found)
    told = tuple(found[:MOST])
    if against is None:
        return Advice(told, analysis.worlds, foreseen=True)
    place = against
    if against >= MOST:
        told, place = (*told[:-1], found[against]), MOST - 1
    better, worse = (analysis.candidates.index(found[at].candidate) for at in (0, against))
    return Advice(
        told,
        analysis.worlds,
        reason(analysis, better, worse),
        place,
        grounds_of(tables, view, analysis, better, worse, futures, avoid) if foreseen else (),
        foreseen=foreseen,
    )


def _first_worse(found: Sequence[Choice]) -> int | None:
    return next((place for place, choice in enumerate(found) if choice.lost), None)


def _one_of_each(found: Sequence[Choice]) -> list[Choice]:
    """Return the best start with each choice of birds."""
    told: dict[frozenset[str], Choice] = {}
    for choice in found:
        told.setdefault(frozenset(choice.candidate.kept or ()), choice)
    return list(told.values())
