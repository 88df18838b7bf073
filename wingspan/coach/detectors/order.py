"""Reasons about the order of actions, and about what cards, food and eggs lead to."""

from __future__ import annotations

from .. import grounds as g
from ..comparison import Comparison, Side
from ..futures import ROW_OF_ACTION
from ..plans import MOSTLY
from .register import (
    PART,
    SOON,
    Finding,
    Found,
    about,
    by_share,
    detector,
    is_more,
    play_of,
    soon,
    tenths,
)

WEAK = 0.2 * PART
"""The share of the difference that such a reason explains: so little that most others precede
it."""


@detector
def bird_soon(c: Comparison) -> Finding:
    """A bird in hand is played more often than after the other answer."""
    if c.decision.kind != "action" or c.better.action in (None, "play_bird"):
        return
    for bird in c.me.hand:
        play = play_of(c, bird)
        if play is None or bird == c.worse.bird or play.often < 10 * SOON:
            continue
        if play.often - play.otherwise >= 3:
            ground = g.BirdSoon(**play.of(c, bird))  # type: ignore[arg-type]
            yield Found(ground, 2 * WEAK * by_share(c, play.shown), "food")


@detector
def better_birds(c: Comparison) -> Finding:
    """The answer brings cards, food or eggs, and the birds then played are worth more."""
    birds, action = c.differs("birds"), c.better.action
    if action in ("draw_cards", "gain_food", "lay_eggs") and is_more(birds, 0.5):
        gain = c.space(ROW_OF_ACTION[action]).gain
        ground = g.BetterBirds(birds, action=action, points=about(birds), gain=gain)
        yield Found(ground, WEAK * c.more.points, "birds")


@detector
def bonus_birds(c: Comparison) -> Finding:
    """The answer draws cards, and the birds then played fit the bonus cards better."""
    points = c.differs("bonus")
    if c.better.action != "draw_cards" or not c.me.bonus or not is_more(points, 0.5):
        return
    found = [
        (c.foreseen(lambda future, card=card: future.bonus.get(card, (0, 0))[1]).points, card)  # type: ignore[misc]
        for card in c.me.bonus
    ]
    _, card = max(found)
    ground = g.BonusBirds(points, bonus=card, points=about(points))
    yield Found(ground, WEAK * c.more.points, "bonus")


@detector
def can_wait(c: Comparison) -> Finding:
    """In most worlds the other action soon follows this one, and not the other way round."""
    if c.decision.kind != "action":
        return
    then = _comes_after(c.better, c.worse)
    if then >= MOSTLY:
        ground = g.CanWait(c.more, often=tenths(then), soon=soon(c))
        yield Found(ground, WEAK * c.more.points / 2, "order")


def _comes_after(side: Side, other: Side) -> float:
    """Return the share of worlds in which the action of ``other`` soon follows that of ``side``."""
    lines = side.lines
    if not lines or other.action is None or other.action == side.action != "play_bird":
        return 0.0
    if other.bird is not None:
        found = sum(any(step.bird == other.bird for step in line) for line in lines)
    else:
        found = sum(any(step.action == other.action for step in line) for line in lines)
    return found / len(lines)
