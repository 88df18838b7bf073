"""Reasons at the start of the game: one for each bird kept, for the food and for the bonus card."""

from __future__ import annotations

from wingspan.bots.features.tables import BirdFacts
from wingspan.engine.components import Food

from .. import grounds as g
from ..comparison import Comparison
from ..figures import told_loss
from ..futures import Future
from .register import PART, RARELY, SOON, Finding, Found, about, by_share, detector, tenths, use_of

FIRST_ROUND = 8
"""The turns of the first round."""


@detector
def start(c: Comparison) -> Finding:
    """Two whole starts: this one keeps a bird that is played soon, or the other one that waits."""
    kept, other = c.better.candidate.kept, c.worse.candidate.kept
    if kept is None or other is None:
        return
    for bird in kept:
        plays = start_plays(c, bird)
        if bird not in other and plays is not None:
            yield Found(plays, by_share(c, plays.shown), "start")
    for bird in other:
        share = c.worse.foreseen(lambda future, bird=bird: _in_first_round(future, bird))  # type: ignore[misc]
        if bird not in kept and c.worse.futures and share.points <= RARELY:
            ground = g.StartWaits(
                c.more, bird=bird, often=tenths(share.points), worth=c.fact(bird).points
            )
            yield Found(ground, PART * c.more.points, "waits")


def _in_first_round(future: Future, bird: str) -> int:
    return 0 < future.played.get(bird, 0) <= FIRST_ROUND


def start_plays(c: Comparison, bird: str) -> g.StartPlays | None:
    """Return when a bird that is kept is played, and what its power then does; None if it is not
    played in most worlds."""
    turns = [future.played[bird] for future in c.better.futures if bird in future.played]
    share = c.better.foreseen(lambda future: bird in future.played)
    if not turns or share.points < SOON:
        return None
    turn, worth = about(c.mean(turns)), c.fact(bird).points
    use = use_of(c.better, bird)
    if use is None or c.fact(bird).color not in ("brown", "pink"):
        return g.StartPlays(share, bird=bird, turn=turn, worth=worth)
    return g.StartPlays(**{**use.of(bird), "shown": share}, turn=turn, worth=worth)  # type: ignore[arg-type]


def start_food(c: Comparison) -> g.StartFood | None:
    """Return which of the kept birds the kept food pays for, one after the other; None if none."""
    food, kept = c.better.candidate.food, c.better.candidate.kept
    if not food or not kept:
        return None
    left = {kind: food.count(kind) for kind in c.me.food}
    paid = []
    for bird in sorted(kept, key=lambda bird: _first_turn(c, bird)):
        fact = c.fact(bird)
        if fact.total and not fact.missing(left, sum(left.values())):
            paid.append(bird)
            _pay(left, fact)
    return g.StartFood(birds=tuple(paid)) if paid else None


def _pay(left: dict[Food, int], fact: BirdFacts) -> None:
    """Take the tokens of the bird's cost away: the kinds it names, then any."""
    due, named = fact.total, [kind for kind, count in fact.cost for _ in range(count)]
    for kind in (*named, *left):
        if due and left[kind]:
            left[kind] -= 1
            due -= 1


def _first_turn(c: Comparison, bird: str) -> float:
    turns = [future.played[bird] for future in c.better.futures if bird in future.played]
    return sum(turns) / len(turns) if turns else 99


def start_bonus(c: Comparison) -> g.StartBonus | None:
    """Return what the bonus card kept brings at the end, and what is lost with another."""
    card, rival = c.better.candidate.bonus, c.worse.candidate.bonus
    if card is None or not c.better.futures:
        return None
    points = c.better.foreseen(lambda future: future.bonus.get(card, (0, 0))[1])
    return g.StartBonus(
        points,
        bonus=card,
        points=about(points),
        rival=rival if rival is not None and rival != card else "",
        lost=told_loss(c.more),
    )
