"""Reasons about goals, bonus cards and the time left."""

from __future__ import annotations

from wingspan.engine.decision import Kind

from .. import grounds as g
from ..comparison import Comparison
from ..figures import Estimate
from .register import EARLY, LATE, Finding, Found, about, detector, is_less, is_more


@detector
def goals(c: Comparison) -> Finding:
    """The answer does more for a goal: this round's, a later one's, or the goals in general."""
    points, bird, row = c.differs("goals"), c.better.bird, c.better.habitat
    if not is_more(points, 0.5):
        return
    now, worse, tile, more = c.context.goal, c.worse.candidate, c.context.goal_id, about(points)
    spends = _spends_counted_eggs(c)
    if spends:
        ground: g.Ground = g.GoalEggs(points, goal=tile, eggs=spends, points=more)
        yield Found(ground, points.points, "goal")
        return
    if bird is not None and bird != worse.bird:
        adds = now.adds.get(bird, 0) if now.habitat in (None, row) else 0
        if adds and c.context.goal_gain(adds) > 0:
            ground = g.GoalNow(points, goal=tile, points=c.context.goal_gain(adds), bird=bird)
            yield Found(ground, points.points, "goal")
            return
        first = c.view.state.round + 1
        for round, goal in enumerate(c.context.later, start=first):
            if goal.adds.get(bird, 0) and goal.habitat in (None, row):
                later = c.view.state.goals[round - 1]
                ground = g.GoalLater(points, bird=bird, goal=later, round=round, points=more)
                yield Found(ground, points.points, "goal")
                return
    drawn = c.better.drawn
    if drawn is not None:
        for round, goal in enumerate(c.context.later, start=c.view.state.round + 1):
            fits = goal.habitat is None or goal.habitat in c.fact(drawn).homes
            if goal.adds.get(drawn, 0) and fits:
                later = c.view.state.goals[round - 1]
                ground = g.GoalLater(points, bird=drawn, goal=later, round=round, points=more)
                yield Found(ground, points.points, "goal")
                return
    if c.better.action == "lay_eggs" and now.kind in EGGS and c.context.goal_gain(1) > 0:
        ground = g.GoalNow(points, goal=tile, points=c.context.goal_gain(1))
        yield Found(ground, points.points, "goal")
        return
    if c.decision.kind in BUILDING:
        yield from _one_goal(c, points)


def _one_goal(c: Comparison, points: Estimate) -> Finding:
    """Yield the goal that brings most of the difference where the game is played to its end."""
    rounds = range(len(c.view.state.goals))
    found = [(c.foreseen(lambda future, at=at: future.goals[at]), at) for at in rounds]  # type: ignore[misc]
    most, at = max(found, key=lambda pair: pair[0].points)
    if is_more(most, 0.5):
        ground = g.Goals(points, goal=c.view.state.goals[at], round=at + 1, points=about(points))
        yield Found(ground, points.points * 0.7, "goal")


BUILDING: tuple[Kind, ...] = ("action", "bird_to_play", "habitat", "lay_egg")
"""Decisions of which it makes sense to say that they further a goal."""

EGGS = ("birds_with_egg", "eggs", "eggs_in_habitat", "egg_sets")


def _spends_counted_eggs(c: Comparison) -> int:
    """Return how many eggs that this round's goal counts the other answer spends to play a bird."""
    row = c.worse.habitat
    if row is None or c.context.goal.kind not in EGGS or c.better.action == "play_bird":
        return 0
    return c.tables.egg_cost[min(4, len(c.me.mat[row]))]


@detector
def bonus(c: Comparison) -> Finding:
    """The bird counts for one of the seat's bonus cards, and the other answer's does not."""
    points, bird = c.differs("bonus"), c.better.bird or c.better.drawn
    if bird is None or not is_more(points, 0.5):
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
            ground: g.Ground = g.BonusStep(
                points, bird=bird, bonus=card, points=step, number=number + 1
            )
            yield Found(ground, points.points + 0.1, "bonus")
        else:
            ground = g.BonusFits(
                points, bird=bird, bonus=card, number=number + 1, points=about(points)
            )
            yield Found(ground, points.points, "bonus")


# time


@detector
def points_now(c: Comparison) -> Finding:
    """Late in the game: the answer puts points on the table, the other one provides for later."""
    now = c.differs("now")
    late = c.after <= LATE and c.decision.kind == "action"
    scores = c.better.action in ("lay_eggs", "play_bird")
    provides = (scores and c.worse.action in ("gain_food", "draw_cards")) or not c.after
    if late and provides and is_more(now, 0.5):
        ground = g.PointsNow(now, turns=c.after, points=about(now))
        yield Found(ground, min(now.points, c.more.points) * 0.6, "time")


@detector
def engine_first(c: Comparison) -> Finding:
    """Early in the game: the answer puts fewer points on the table, but more are to come."""
    now, early = c.differs("now"), c.after >= EARLY and c.decision.kind == "action"
    builds = c.better.action in ("play_bird", "draw_cards", "gain_food")
    if not early or not builds or c.worse.action != "lay_eggs":
        return
    fewer, later = -about(now), about(c.later)
    if is_less(now) and is_more(c.later) and 0 < fewer < later:
        ground = g.EngineFirst(c.later, turns=c.after, now=fewer, later=later)
        yield Found(ground, c.more.points * 0.6, "engine")
