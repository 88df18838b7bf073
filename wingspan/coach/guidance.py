"""The suggestions of the guide of a first game: one answer, first by policy, then by analysis."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct, structs

from wingspan.bots.candidates import Candidate, candidates
from wingspan.bots.evaluator import Policy
from wingspan.bots.search import pending_decision
from wingspan.engine import View
from wingspan.engine.decision import Decision
from wingspan.engine.options import Bird, Done, InHabitat, Skip
from wingspan.engine.playout import Worlds

from .analysis import Analysis, Choice, Reason, choices, reason
from .figures import difference, equally_good, told_loss
from .starts import birds_told, start_candidate, starts

STAYS = 1.0
"""The first suggestion stays unless the best candidate leads it by at least this many standard
errors: nobody trusts advice that changes without need."""


class Guidance(Struct, frozen=True):
    """A suggestion and the reasons for it.

    ``candidate``: the suggestion. ``worlds``: the number of worlds analysed, 0 for the policy's own
    answer. ``choices``: the candidates of the analysis, compared with the suggestion. ``why``: why
    the suggestion is better than ``against``, the best of those that lose points; None if there is
    none. At the start of the game ``birds`` holds the reason for or against keeping each bird.
    """

    candidate: Candidate
    worlds: int = 0
    choices: tuple[Choice, ...] = ()
    against: Candidate | None = None
    why: Reason | None = None
    birds: dict[str, Reason] = {}


def at_once(policy: Policy, view: View, worlds: Callable[[], Worlds], *, free: bool) -> Guidance:
    """Return the policy's answer. ``free``: the gain on offer is free, so it is never declined.

    Raises ValueError if the seat has no decision to make.
    """
    decision = pending_decision(view)
    whole = starts(policy, view, worlds()) if decision.kind == "keep_bird" else ()
    if whole:
        return Guidance(whole[0])
    found = candidates(policy, view.state, decision, len(decision.options), len(decision.options))
    gains = [candidate for candidate in found if not (free and declines(decision, candidate))]
    return Guidance((gains or found)[0])


def after(analysis: Analysis, decision: Decision, before: Guidance, *, free: bool) -> Guidance:
    """Return the suggestion that follows from an analysis. ``before``: the one made at once."""
    place = _suggested(analysis, decision, before.candidate, free=free)
    candidate, found = analysis.candidates[place], tuple(choices(analysis, place))
    if candidate.kept is not None:
        return Guidance(candidate, analysis.worlds, found, birds=birds_told(analysis))
    against = _clearly_worse(analysis, place)
    if against is None:
        return Guidance(candidate, analysis.worlds, found)
    why = reason(analysis, place, against)
    return Guidance(candidate, analysis.worlds, found, analysis.candidates[against], why)


def _suggested(analysis: Analysis, decision: Decision, first: Candidate, *, free: bool) -> int:
    """Return the number of the candidate to suggest: one that cannot be told apart from the best.

    Declining comes last among these, and is never suggested if the gain is ``free``.
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
    """Return whether they are the same answer; a bird or row that is None matches any."""
    return (
        (candidate.option, candidate.kept) == (other.option, other.kept)
        and (candidate.food, candidate.bonus) == (other.food, other.bonus)
        and (None in (candidate.bird, other.bird) or candidate.bird == other.bird)
        and (None in (candidate.habitat, other.habitat) or candidate.habitat == other.habitat)
    )


def _clearly_worse(analysis: Analysis, than: int) -> int | None:
    """Return the number of the best candidate that loses points; None if there is none."""
    rows = analysis.rows()
    behind = {
        place: difference(rows[than], rows[place]) for place in range(len(rows)) if place != than
    }
    worse = [place for place, by in behind.items() if told_loss(by)]
    return min(worse, key=lambda place: behind[place].points, default=None)


def declines(decision: Decision, candidate: Candidate) -> bool:
    """Return whether the candidate takes nothing of what is on offer."""
    if decision.kind == "keep_bird":
        return False
    return isinstance(decision.options[candidate.option], Skip | Done)


def goes_on(before: Guidance, view: View) -> Guidance | None:
    """Apply the last suggestion to a decision that follows from it: the bird, its row, or the next
    bird to keep. Returns None if the suggestion does not cover the decision.
    """
    decision, candidate = pending_decision(view), before.candidate
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
    """Return the same suggestion without the analysis, which was of another decision."""
    candidate = Candidate(option, 0, before.candidate.bird, before.candidate.habitat)
    return Guidance(candidate, before.worlds)


def _next_to_keep(
    before: Guidance, view: View, decision: Decision, kept: tuple[str, ...]
) -> Guidance | None:
    """Return the rest of the suggested start; None if the seat began another one."""
    *_, last = view.state.players[view.seat].apart or ("",)
    if last not in kept:
        return None
    rest = start_candidate(decision, tuple(card for card in kept if card != last))
    candidate = structs.replace(rest, food=before.candidate.food, bonus=before.candidate.bonus)
    return Guidance(candidate, before.worlds, birds=before.birds)
