"""Reasons about the order of actions, and about what cards, food and eggs lead to."""

from __future__ import annotations

from .. import grounds as g
from ..comparison import Comparison, Side
from ..plans import MOSTLY
from .register import PART, SOON, Finding, Found, by_share, detector, is_more

WEAK = 0.2 * PART
"""The share of the difference that such a reason explains: so little that most others precede
it."""


@detector
def bird_soon(c: Comparison) -> Finding:
    """A bird in hand is played within the next turns, more often than after the other answer."""
    if c.decision.kind != "action" or c.better.action in (None, "play_bird"):
        return
    for bird in c.me.hand:
        played = c.plays(bird)
        if bird != c.worse.bird and c.better.share(bird) >= SOON and is_more(played, 0.3):
            weight = WEAK * by_share(c, played)
            yield Found(g.BirdSoon(played, bird), weight, "food")


@detector
def better_birds(c: Comparison) -> Finding:
    """The answer brings cards, food or eggs, and the birds then played are worth more."""
    birds, action = c.differs("birds"), c.better.action
    if action in ("draw_cards", "gain_food", "lay_eggs") and is_more(birds, 0.5):
        yield Found(g.BetterBirds(birds, action), WEAK * c.more.points, "birds")


@detector
def bonus_birds(c: Comparison) -> Finding:
    """The answer draws cards, and the birds then played fit the bonus cards better."""
    points = c.differs("bonus")
    if c.better.action == "draw_cards" and c.me.bonus and is_more(points, 0.4):
        yield Found(g.BonusBirds(points), WEAK * c.more.points, "bonus")


@detector
def can_wait(c: Comparison) -> Finding:
    """In most worlds the other action soon follows this one, or this one the other."""
    if c.decision.kind != "action":
        return
    if _comes_after(c.better, c.worse) >= MOSTLY:
        yield Found(g.CanWait(c.more), WEAK * c.more.points / 2, "order")
    elif _comes_after(c.worse, c.better) >= MOSTLY:
        yield Found(g.BetterNow(c.more), WEAK * c.more.points / 2, "order")


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
