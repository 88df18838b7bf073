"""Reasons about goals, bonus cards and the time left."""

from __future__ import annotations

from .. import grounds as g
from ..comparison import Comparison
from .register import EARLY, LATE, Finding, Found, detector, is_less, is_more


@detector
def goals(c: Comparison) -> Finding:
    """The answer does more for a goal: this round's, a later one's, or the goals in general."""
    points, bird, row = c.differs("goals"), c.better.bird, c.better.candidate.habitat
    if not is_more(points, 0.4):
        return
    now, worse = c.context.goal, c.worse.candidate
    if _spends_counted_eggs(c):
        yield Found(g.GoalEggs(points), points.points, "goal")
        return
    if bird is not None and bird != worse.bird:
        adds = now.adds.get(bird, 0) if now.habitat in (None, row) else 0
        if adds and c.context.goal_gain(adds) > 0:
            ground = g.GoalNow(points, c.context.goal_id, c.context.goal_gain(adds))
            yield Found(ground, points.points, "goal")
            return
        first = c.view.state.round + 1
        for round, goal in enumerate(c.context.later, start=first):
            if goal.adds.get(bird, 0) and goal.habitat in (None, row):
                later = c.view.state.goals[round - 1]
                yield Found(g.GoalLater(points, bird, later, round), points.points, "goal")
                return
    if c.better.action == "lay_eggs" and now.kind in EGGS and c.context.goal_gain(1) > 0:
        ground = g.GoalNow(points, c.context.goal_id, c.context.goal_gain(1))
        yield Found(ground, points.points, "goal")
    elif is_more(points, 0.8):
        yield Found(g.Goals(points), points.points * 0.7, "goal")


EGGS = ("birds_with_egg", "eggs", "eggs_in_habitat", "egg_sets")


def _spends_counted_eggs(c: Comparison) -> bool:
    """Return whether the other answer plays a bird for eggs that this round's goal counts."""
    row = c.worse.candidate.habitat
    if row is None or c.context.goal.kind not in EGGS or c.better.action == "play_bird":
        return False
    return c.tables.egg_cost[min(4, len(c.me.mat[row]))] > 0


@detector
def bonus(c: Comparison) -> Finding:
    """The bird counts for one of the seat's bonus cards, and the other answer's does not."""
    points, bird = c.differs("bonus"), c.better.bird or c.better.drawn
    if bird is None or not is_more(points, 0.3):
        return
    other = c.worse.bird or c.worse.drawn
    for card in c.me.bonus:
        fact = c.tables.bonus[card]
        if not fact.fits(bird) or (other is not None and fact.fits(other)):
            continue
        number = fact.counted.count(c.me)
        step = fact.points[number + 1] - fact.points[number]
        tiered = bool(c.tables.catalog.bonus_cards[card].tiers)
        if tiered and step > 0 and c.better.bird is not None:
            yield Found(g.BonusStep(points, bird, card, step), points.points + 0.1, "bonus")
        else:
            yield Found(g.BonusFits(points, bird, card), points.points, "bonus")


# time


@detector
def points_now(c: Comparison) -> Finding:
    """Late in the game: the answer puts points on the table, the other one provides for later."""
    now = c.differs("now")
    late = c.after <= LATE and c.decision.kind == "action"
    scores = c.better.action in ("lay_eggs", "play_bird")
    provides = (scores and c.worse.action in ("gain_food", "draw_cards")) or not c.after
    if late and provides and is_more(now, 0.5):
        yield Found(g.PointsNow(now, c.after), min(now.points, c.more.points) * 0.6, "time")


@detector
def engine_first(c: Comparison) -> Finding:
    """Early in the game: the answer puts fewer points on the table, but more are to come."""
    now, early = c.differs("now"), c.after >= EARLY and c.decision.kind == "action"
    builds = c.better.action in ("play_bird", "draw_cards", "gain_food")
    if early and builds and c.worse.action == "lay_eggs" and is_less(now) and is_more(c.later):
        yield Found(g.EngineFirst(c.later, c.after + 1), c.more.points * 0.6, "engine")
