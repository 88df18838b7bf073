"""What the guide of a first game suggests: one answer, at first by the policy, then by analysis."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from wingspan.bots.candidates import Candidate, candidates
from wingspan.bots.policy import Policy
from wingspan.bots.search import asked
from wingspan.engine import View
from wingspan.engine.decision import Decision
from wingspan.engine.options import Bird, Done, InHabitat, Skip
from wingspan.engine.playout import Worlds

from .analysis import Analysis, Choice, choices
from .figures import difference, equally_good
from .reasons import WORTH_TELLING, Reason, reason
from .starts import Start, beside, birds_told, start_candidate, starts

STAYS = 1.0
"""The first suggestion stays if the best candidate is ahead of it by fewer standard errors than
this: nobody trusts advice that changes without need."""


class Guidance(Struct, frozen=True):
    """A suggestion, and what speaks for it.

    ``candidate``: the suggestion. ``worlds``: in how many it was analysed, 0 for the policy's own
    answer. ``choices``: the candidates of the analysis, the best first. ``why``: why it is better
    than ``against``, the best of those clearly worse; None if there is none. At the start of the
    game ``birds`` says for each bird what keeping it brings, and ``start`` what else to keep.
    """

    candidate: Candidate
    worlds: int = 0
    choices: tuple[Choice, ...] = ()
    against: Candidate | None = None
    why: Reason | None = None
    birds: dict[str, Reason] = {}
    start: Start | None = None


def starts_to_compare(policy: Policy, view: View, worlds: Worlds) -> tuple[Candidate, ...]:
    """Whole starts, where the seat chooses its first birds; () at any other decision."""
    decision = view.decision
    chooses_start = decision is not None and decision.kind == "keep_bird"
    return starts(policy, view, worlds) if chooses_start else ()


def at_once(policy: Policy, view: View, worlds: Callable[[], Worlds], *, free: bool) -> Guidance:
    """The policy's answer. ``free``: the gain on offer costs nothing, so it is never declined.

    Raises ValueError if the seat has no decision to make.
    """
    decision = asked(view)
    whole = starts_to_compare(policy, view, worlds()) if decision.kind == "keep_bird" else ()
    if whole:
        return Guidance(whole[0], start=beside(policy, worlds(), view.seat, whole[0]))
    found = candidates(policy, view.state, decision, len(decision.options), len(decision.options))
    gains = [candidate for candidate in found if not (free and declines(decision, candidate))]
    return Guidance((gains or found)[0])


def after(analysis: Analysis, decision: Decision, before: Guidance, *, free: bool) -> Guidance:
    """The suggestion that follows from an analysis. ``before``: the one made at once."""
    place = _suggested(analysis, decision, before.candidate, free=free)
    candidate, found = analysis.candidates[place], tuple(choices(analysis))
    if candidate.kept is not None:
        start = before.start if candidate.kept == before.candidate.kept else None
        return Guidance(candidate, analysis.worlds, found, birds=birds_told(analysis), start=start)
    against = _clearly_worse(analysis, place)
    if against is None:
        return Guidance(candidate, analysis.worlds, found)
    why = reason(analysis, place, against)
    return Guidance(candidate, analysis.worlds, found, analysis.candidates[against], why)


def _suggested(analysis: Analysis, decision: Decision, first: Candidate, *, free: bool) -> int:
    """The number of the candidate to suggest: one of those that cannot be told from the best.

    Declining comes last among them, and is never suggested where the gain is ``free``.
    """
    rows = analysis.rows()
    every = range(len(rows))
    gains = [place for place in every if not declines(decision, analysis.candidates[place])]
    good = [place for place in every if equally_good(rows)[place]]
    if free and gains:
        among = gains
    else:
        among = [place for place in good if place in gains] or good
    best = max(among, key=lambda place: sum(rows[place]))
    at_first = [
        place for place in among if place in good and _is_same(analysis.candidates[place], first)
    ]
    return at_first[0] if at_first and _stays(rows, best, at_first[0]) else best


def _stays(rows: Sequence[Sequence[int]], best: int, first: int) -> bool:
    ahead = difference(rows[best], rows[first])
    return ahead.points < STAYS * ahead.error or ahead.points == 0


def _is_same(candidate: Candidate, other: Candidate) -> bool:
    """Whether they are the same answer, as far as both say."""
    return (
        (candidate.option, candidate.kept) == (other.option, other.kept)
        and (None in (candidate.bird, other.bird) or candidate.bird == other.bird)
        and (None in (candidate.habitat, other.habitat) or candidate.habitat == other.habitat)
    )


def _clearly_worse(analysis: Analysis, than: int) -> int | None:
    """The best of the candidates that are clearly worse; None if there is none."""
    rows = analysis.rows()
    behind = {
        place: difference(rows[than], rows[place]) for place in range(len(rows)) if place != than
    }
    worse = [p for p, by in behind.items() if by.is_clear and by.points >= WORTH_TELLING]
    return min(worse, key=lambda place: behind[place].points, default=None)


def declines(decision: Decision, candidate: Candidate) -> bool:
    """Whether the candidate takes nothing of what is on offer."""
    if decision.kind == "keep_bird":
        return False
    return isinstance(decision.options[candidate.option], Skip | Done)


def goes_on(before: Guidance, view: View) -> Guidance | None:
    """The last suggestion applied to a question that follows from it: the bird, its row, the next
    bird to keep. None if it says nothing of that."""
    decision, candidate = view.decision, before.candidate
    if decision is None:
        return None
    if decision.kind == "keep_bird" and candidate.kept is not None:
        return _next_to_keep(before, view, decision, candidate.kept)
    for option in decision.options:
        match option:
            case Bird(card) if decision.kind == "bird_to_play" and card == candidate.bird:
                return _with(before, decision.options.index(option))
            case InHabitat(row) if decision.kind == "habitat" and row == candidate.habitat:
                return _with(before, decision.options.index(option))
    return None


def _with(before: Guidance, option: int) -> Guidance:
    """The same suggestion, without the analysis, which was of another question."""
    candidate = Candidate(option, 0, before.candidate.bird, before.candidate.habitat)
    return Guidance(candidate, before.worlds)


def _next_to_keep(
    before: Guidance, view: View, decision: Decision, kept: tuple[str, ...]
) -> Guidance | None:
    """The rest of the suggested start; None if another one has been begun."""
    *_, last = view.state.players[view.seat].apart or ("",)
    if last not in kept:
        return None
    candidate = start_candidate(decision, tuple(card for card in kept if card != last))
    return Guidance(candidate, before.worlds, birds=before.birds, start=before.start)
