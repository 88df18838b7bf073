"""What a beginner is advised: one way to answer, at once, and surer when the worlds are looked at.

It is the opinion that a hint tells (:mod:`wingspan.coach.opinion`), made into one suggestion.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from wingspan.bots.policy import Policy
from wingspan.bots.ways import Way, ways
from wingspan.engine import View
from wingspan.engine.decision import Decision
from wingspan.engine.options import Bird, Done, InHabitat, Skip
from wingspan.engine.playout import Worlds

from .figures import difference, equally_good
from .opinion import Choice, Looked, choices
from .reasons import WORTH_TELLING, Reason, reason
from .starts import Start, beside, birds_told, start_way, starts

STAYS = 1.0
"""What was suggested at once is suggested still if the best is ahead of it by fewer standard errors
than this: nobody trusts advice that changes for nothing."""


class Guidance(Struct, frozen=True):
    """What a beginner is advised.

    ``way``: the suggestion. ``worlds``: in how many it was looked at, 0 for what the policy answers
    at once. ``choices``: the ways that were looked at, the best first. ``why``: why it is better
    than ``against``, the best of what is clearly worse; None if nothing is. At the start of the
    game ``birds`` says of each bird what it brings to keep it, ``start`` what to keep beside.
    """

    way: Way
    worlds: int = 0
    choices: tuple[Choice, ...] = ()
    against: Way | None = None
    why: Reason | None = None
    birds: dict[str, Reason] = {}
    start: Start | None = None


def considered(policy: Policy, view: View, worlds: Worlds) -> tuple[Way, ...]:
    """The ways to be compared where they are not single answers; else none."""
    decision = view.decision
    chooses_start = decision is not None and decision.kind == "keep_bird"
    return starts(policy, view, worlds) if chooses_start else ()


def at_once(policy: Policy, view: View, worlds: Callable[[], Worlds], *, free: bool) -> Guidance:
    """What the policy answers. ``free``: the gain that is offered costs nothing; it is taken.

    Raises ValueError if nothing is asked.
    """
    decision = view.decision
    if decision is None:
        raise ValueError(f"Seat {view.seat} is not asked anything.")
    whole = considered(policy, view, worlds()) if decision.kind == "keep_bird" else ()
    if whole:
        return Guidance(whole[0], start=beside(policy, worlds(), view.seat, whole[0]))
    found = ways(policy, view.state, decision, len(decision.options), len(decision.options))
    gains = [way for way in found if not (free and declines(decision, way))]
    return Guidance((gains or found)[0])


def after(looked: Looked, decision: Decision, before: Guidance, *, free: bool) -> Guidance:
    """What the worlds say. ``before``: what was said at once."""
    place = _suggested(looked, decision, before.way, free=free)
    way, found = looked.ways[place], tuple(choices(looked))
    if way.kept is not None:
        start = before.start if way.kept == before.way.kept else None
        return Guidance(way, looked.worlds, found, birds=birds_told(looked), start=start)
    against = _clearly_worse(looked, place)
    if against is None:
        return Guidance(way, looked.worlds, found)
    why = reason(looked, place, against)
    return Guidance(way, looked.worlds, found, looked.ways[against], why)


def _suggested(looked: Looked, decision: Decision, first: Way, *, free: bool) -> int:
    """The number of the way to suggest: the best of those that cannot be told from the best.

    To decline comes last among them, and nobody is told to decline what is ``free``.
    """
    rows = looked.rows()
    every = range(len(rows))
    gains = [place for place in every if not declines(decision, looked.ways[place])]
    good = [place for place in every if equally_good(rows)[place]]
    if free and gains:
        among = gains
    else:
        among = [place for place in good if place in gains] or good
    best = max(among, key=lambda place: sum(rows[place]))
    at_first = [place for place in among if place in good and _is_same(looked.ways[place], first)]
    return at_first[0] if at_first and _stays(rows, best, at_first[0]) else best


def _stays(rows: Sequence[Sequence[int]], best: int, first: int) -> bool:
    ahead = difference(rows[best], rows[first])
    return ahead.points < STAYS * ahead.error or ahead.points == 0


def _is_same(way: Way, other: Way) -> bool:
    """Whether they answer alike, as far as both say how."""
    return (
        (way.option, way.kept) == (other.option, other.kept)
        and (None in (way.bird, other.bird) or way.bird == other.bird)
        and (None in (way.habitat, other.habitat) or way.habitat == other.habitat)
    )


def _clearly_worse(looked: Looked, than: int) -> int | None:
    """The best of the ways that are worse by enough to be told; None if there is none."""
    rows = looked.rows()
    behind = {
        place: difference(rows[than], rows[place]) for place in range(len(rows)) if place != than
    }
    worse = [p for p, by in behind.items() if by.is_clear and by.points >= WORTH_TELLING]
    return min(worse, key=lambda place: behind[place].points, default=None)


def declines(decision: Decision, way: Way) -> bool:
    """Whether that way takes nothing of what is offered."""
    if decision.kind == "keep_bird":
        return False
    return isinstance(decision.options[way.option], Skip | Done)


def goes_on(before: Guidance, view: View) -> Guidance | None:
    """What the advice before says of the next question, which asks for more of it: the bird, its
    row, the next bird to keep. None where it says nothing of that."""
    decision, way = view.decision, before.way
    if decision is None:
        return None
    if decision.kind == "keep_bird" and way.kept is not None:
        return _next_to_keep(before, view, decision, way.kept)
    for option in decision.options:
        match option:
            case Bird(card) if decision.kind == "bird_to_play" and card == way.bird:
                return _with(before, decision.options.index(option))
            case InHabitat(row) if decision.kind == "habitat" and row == way.habitat:
                return _with(before, decision.options.index(option))
    return None


def _with(before: Guidance, option: int) -> Guidance:
    """The same advice; what was looked at were answers to another question."""
    way = Way(option, 0, before.way.bird, before.way.habitat)
    return Guidance(way, before.worlds)


def _next_to_keep(
    before: Guidance, view: View, decision: Decision, kept: tuple[str, ...]
) -> Guidance | None:
    """The rest of the start that was suggested; None if another has been begun."""
    *_, last = view.state.players[view.seat].apart or ("",)
    if last not in kept:
        return None
    way = start_way(decision, tuple(card for card in kept if card != last))
    return Guidance(way, before.worlds, birds=before.birds, start=before.start)
