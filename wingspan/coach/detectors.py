"""Detectors: how reasons are found and chosen.

There is a detector for each of :data:`wingspan.coach.grounds.AnyGround`. It looks for a fact of the
table and reports it only if the worlds bear it out: the quantity that it names must differ between
the two answers, or from zero, by two standard errors, and be a whole number of something. At most
two reasons are told, those that explain most of the difference, and no two about the same subject.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from math import floor

from msgspec import Struct, structs

from wingspan.bots.features.tables import BirdFacts, Tables
from wingspan.engine import View
from wingspan.engine import options as o
from wingspan.engine.components import Food, Habitat
from wingspan.engine.decision import Kind
from wingspan.engine.effects import caches, tucks

from . import grounds as g
from .analysis import Analysis
from .comparison import Comparison, Side
from .figures import Estimate, told_loss
from .futures import NOTHING_FORESEEN, ROW_OF_ACTION, Brought, Foresight, Future
from .plans import AHEAD, MOSTLY

MOST = 2
"""The greatest number of reasons told."""

SOON = 0.5
"""The least share of worlds in which a bird that is "played soon" is played."""

RARELY = 0.35
"""The greatest share of worlds in which a bird that "waits" is played."""

SELDOM = 3
"""The least number of ten worlds in which a bird is played for that to be a reason."""

EARLY, LATE = 8, 5
"""It is early with at least EARLY turns after this one, and late with at most LATE."""

PART = 0.3
"""The share of the difference that a fact without a column of its own is taken to explain; it only
orders the reasons."""

TELLING = 0.5
"""The least number of points by which an answer must be better: see :func:`.figures.told_loss`."""

OFTEN = 1.5
"""The least number of uses or visits that are told."""

NEVER_ALONE = g.CanWait
"""A reason that says too little by itself: that the other action can follow is none to begin."""

Subject = str
"""What a reason is about; of two reasons with the same subject only one is told."""


class Found(Struct, frozen=True):
    """A reason, the points that it explains, and what it is about."""

    ground: g.Ground
    weight: float
    subject: Subject


Finding = Iterator[Found]
Detector = Callable[[Comparison], Finding]
DETECTORS: list[Detector] = []


def detector(find: Detector) -> Detector:
    """Register a detector."""
    DETECTORS.append(find)
    return find


def grounds_of(
    tables: Tables,
    view: View,
    analysis: Analysis,
    better: int,
    worse: int,
    foresight: Foresight = NOTHING_FORESEEN,
    avoid: Collection[type[g.Ground]] = (),
) -> tuple[g.AnyGround, ...]:
    """Return the reasons why one candidate is better than the other, the weightiest first.

    There are none unless it is clearly better, by half a point at least. ``foresight``: the two
    played to the end; without it fewer reasons have their quantities. ``avoid``: kinds of reasons
    that have just been told.
    """
    comparison = Comparison(tables, view, analysis, foresight, better, worse)
    if not is_more(comparison.more, TELLING - 1e-9):
        return ()
    found = [each for find in DETECTORS for each in find(comparison)]
    found.sort(key=lambda each: -each.weight)
    told: list[Found] = []
    for each in found:
        is_new = all(each.subject != other.subject for other in told)
        if len(told) < MOST and is_new and type(each.ground) not in avoid:
            told.append(each)
    if all(isinstance(each.ground, NEVER_ALONE) for each in told):
        return ()
    worlds = analysis.worlds
    return tuple(structs.replace(each.ground, worlds=worlds) for each in told)  # type: ignore[misc]


def is_more(found: Estimate, least: float = 0.0) -> bool:
    """Return whether the difference is clear and greater than ``least``."""
    return found.is_clear and found.points > least


def is_less(found: Estimate) -> bool:
    """Return whether the difference is clear and below zero."""
    return found.is_clear and found.points < 0


def by_share(c: Comparison, share: Estimate) -> float:
    """Return the points explained by a plan that is more frequent by ``share``."""
    return c.more.points * min(1.0, share.points)


def about(found: Estimate) -> int:
    """Return a quantity as it is told: a whole number, halves rounded away from zero."""
    size = floor(abs(found.points) + 0.5)
    return size if found.points > 0 else -size


def tenths(share: float) -> int:
    """Return a share of worlds as it is told: in how many of ten."""
    return floor(10 * share + 0.5)


class Play(Struct, frozen=True):
    """How often a bird is played after the two answers, as :class:`.grounds.Played` tells it."""

    shown: Estimate
    often: int
    otherwise: int
    soon: int

    def of(self, c: Comparison, bird: str) -> dict[str, object]:
        """Return the fields of a reason about that bird."""
        return {
            "shown": self.shown,
            "bird": bird,
            "often": self.often,
            "otherwise": self.otherwise,
            "soon": self.soon,
            "worth": c.fact(bird).points,
        }


def soon(c: Comparison) -> int:
    """Return how many of the seat's next turns an analysis sees."""
    return min(AHEAD, max(1, c.after))


def play_of(c: Comparison, bird: str) -> Play | None:
    """Return how much more often the better answer has the bird played: within the next turns, or
    else until the end of the game. None if neither is clear.
    """
    played = c.plays(bird)
    often, otherwise = tenths(c.better.share(bird)), tenths(c.worse.share(bird))
    if is_more(played) and often > otherwise and often >= SELDOM:
        return Play(played, often, otherwise, soon(c))

    def is_played(future: Future) -> int:
        return int(bird in future.played)

    played = c.foreseen(is_played)
    one, other = c.better.foreseen(is_played), c.worse.foreseen(is_played)
    often, otherwise = tenths(one.points), tenths(other.points)
    if is_more(played) and often > otherwise and often >= SELDOM:
        return Play(played, often, otherwise, 0)
    return None


class Use(Struct, frozen=True):
    """How often a power is used until the end, and what it brings."""

    uses: Estimate
    deed: g.Deed
    gains: g.Gains
    repeated: str

    def of(self, bird: str) -> dict[str, object]:
        """Return the fields of a reason about that bird's power."""
        return {
            "shown": self.uses,
            "bird": bird,
            "uses": about(self.uses),
            "deed": self.deed,
            "gains": self.gains,
            "repeated": self.repeated,
        }


def use_of(side: Side, bird: str) -> Use | None:
    """Return what the power of a bird does after an answer.

    None unless it is used more than once, for certain, and brings something.
    """
    every = [future.powers.get(bird, Brought()) for future in side.futures]
    uses = side.foreseen(lambda future: future.powers.get(bird, Brought()).uses)
    if not is_more(uses, OFTEN):
        return None
    gains, deed = gains_of(every), deed_of(every)
    repeated = sorted(one.repeated for one in every if one.repeated)
    mostly = max(repeated, key=repeated.count, default="")
    if max(gains.points, gains.food, gains.cards) <= 0 or not deed:
        return None
    return Use(uses, "repeats" if mostly else deed, gains, mostly)


def gains_of(every: list[Brought]) -> g.Gains:
    """Return what powers bring on average, in whole numbers."""
    number = max(1, len(every))

    def mean(total: int) -> int:
        return about(Estimate(total / number, 0))

    eggs = mean(sum(one.eggs for one in every))
    stored = sum(one.cached + one.tucked for one in every)
    return g.Gains(
        mean(stored + sum(max(0, one.eggs) for one in every)),
        mean(sum(one.food for one in every)),
        mean(sum(one.cards for one in every)),
        min(0, eggs),
    )


def deed_of(every: list[Brought]) -> g.Deed:
    """Return what powers mostly do; "" if they bring nothing."""
    sums: dict[g.Deed, int] = {
        "tucks": sum(one.tucked for one in every),
        "caches": sum(one.cached for one in every),
        "lays": sum(one.eggs for one in every),
        "feeds": sum(one.food for one in every),
        "draws": sum(one.cards for one in every),
    }
    most = max(sums, key=lambda deed: sums[deed])
    return most if sums[most] > 0 else ""


# goals, bonus cards and the time left


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
        for round_, goal in enumerate(c.context.later, start=first):
            if goal.adds.get(bird, 0) and goal.habitat in (None, row):
                later = c.view.state.goals[round_ - 1]
                ground = g.GoalLater(points, bird=bird, goal=later, round=round_, points=more)
                yield Found(ground, points.points, "goal")
                return
    drawn = c.better.drawn
    if drawn is not None:
        for round_, goal in enumerate(c.context.later, start=c.view.state.round + 1):
            fits = goal.habitat is None or goal.habitat in c.fact(drawn).homes
            if goal.adds.get(drawn, 0) and fits:
                later = c.view.state.goals[round_ - 1]
                ground = g.GoalLater(points, bird=drawn, goal=later, round=round_, points=more)
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


# birds, rows and eggs


@detector
def power_used(c: Comparison) -> Finding:
    """The bird played has a power that is used again and again: on visits to its row, or in the
    others' turns.
    """
    bird, row = c.better.bird, c.better.habitat
    if bird is None or bird == c.worse.bird:
        return
    use, color = use_of(c.better, bird), c.fact(bird).color
    if use is None:
        return
    worth = max(use.gains.points, 0.5 * (use.gains.food + use.gains.cards))
    weight = min(c.more.points, worth)
    if color == "brown" and row is not None:
        yield Found(g.RunsOften(**use.of(bird), habitat=row), weight, "engine")  # type: ignore[arg-type]
    elif color == "pink" and c.has_opponents:
        yield Found(g.OthersTurns(**use.of(bird)), weight, "engine")  # type: ignore[arg-type]


@detector
def card_used(c: Comparison) -> Finding:
    """The card that is taken is played, and its power then used again and again."""
    card = c.better.drawn
    if card is None or c.fact(card).color not in ("brown", "pink"):
        return
    use, play = use_of(c.better, card), play_of(c, card)
    if use is not None and play is not None and use.gains.points + use.gains.cards > 0:
        weight = PART * c.more.points
        yield Found(g.CardRuns(**use.of(card)), weight, "engine")  # type: ignore[arg-type]


@detector
def row_grows(c: Comparison) -> Finding:
    """The bird makes its row give more, and the row is visited afterwards."""
    row = c.better.habitat
    if row is None or row == c.worse.habitat:
        return
    visits = c.better.foreseen(lambda future: future.visits.get(row, 0))
    if not is_more(visits, OFTEN):
        return
    before, then = c.space(row), c.space(row, 1)
    more = (then.gain - before.gain) * visits.points
    if then.gain > before.gain:
        ground: g.Ground = g.RowGrows(
            visits, habitat=row, before=before.gain, then=then.gain, visits=about(visits)
        )
        yield Found(ground, min(PART * c.more.points, more), "row")
    elif then.trade is not None and before.trade is None:
        ground = g.RowTrades(visits, habitat=row, pay=then.trade.pay, visits=about(visits))
        yield Found(ground, PART * c.more.points / 2, "row")


@detector
def used_row(c: Comparison) -> Finding:
    """Both play the same bird, but this row is visited more often afterwards."""
    row, other = c.better.habitat, c.worse.habitat
    same = c.better.bird == c.worse.bird is not None
    if not same or row is None or other is None or row == other:
        return
    more = c.better.foreseen(lambda future: future.visits.get(row, 0) - future.visits.get(other, 0))
    visits = about(c.better.foreseen(lambda future: future.visits.get(row, 0)))
    fewer = about(c.better.foreseen(lambda future: future.visits.get(other, 0)))
    if is_more(more) and visits > fewer:
        ground = g.UsedRow(more, habitat=row, other=other, visits=visits, fewer=fewer)
        yield Found(ground, PART * c.more.points, "row")


@detector
def powers_run(c: Comparison) -> Finding:
    """The visited row has brown powers that are used on this visit and bring something."""
    row, futures = c.better.row, c.better.futures
    if row is None or c.decision.kind != "action" or not futures:
        return
    mine = [bird.bird for bird in c.me.mat[row] if c.fact(bird.bird).brown]
    used = []
    for bird in mine:
        share = c.better.foreseen(lambda future, bird=bird: bird in future.now)  # type: ignore[misc]
        if share.points >= 0.5:
            used.append(bird)
    every = [
        Brought(
            1,
            sum(one.eggs for one in now),
            sum(one.food for one in now),
            sum(one.cards for one in now),
            sum(one.cached for one in now),
            sum(one.tucked for one in now),
        )
        for now in ([future.now[bird] for bird in used if bird in future.now] for future in futures)
    ]
    gains = gains_of(every)
    worth = gains.points + gains.eggs + 0.5 * (gains.food + gains.cards)
    if used and worth >= 1:
        ground = g.PowersRun(c.more, habitat=row, birds=tuple(used), gains=gains)
        yield Found(ground, min(PART * c.more.points + 0.1, worth), "row")


@detector
def bird_points(c: Comparison) -> Finding:
    """The bird alone is worth many points."""
    bird, points = c.better.bird, c.differs("birds")
    if bird is None or bird == c.worse.bird or c.fact(bird).points < 4:
        return
    rival = c.worse.bird or ""
    fewer = c.fact(rival).points if rival else 0
    if is_more(points, 1.0) and c.fact(bird).points > fewer:
        ground = g.BirdPoints(
            points, bird=bird, points=c.fact(bird).points, rival=rival, fewer=fewer
        )
        yield Found(ground, min(points.points, c.more.points), "points")


@detector
def stored(c: Comparison) -> Finding:
    """The bird that is played, or a bird in the visited row, tucks cards or caches food.

    What a brown power of the bird played brings is told by how often it is used.
    """
    birds = [c.better.bird] if c.better.bird is not None else []
    subject = "stored" if birds else "row"
    if c.better.row is not None:
        birds = [bird.bird for bird in c.me.mat[c.better.row] if c.fact(bird.bird).brown]
    tucked, cached = c.differs("tucked"), c.differs("cached")
    for bird in birds:
        power = c.fact(bird).card.power
        if power is None:
            continue
        if is_more(tucked, 0.5) and tucks(power):
            ground: g.Ground = g.Tucks(tucked, bird=bird, points=about(tucked))
            yield Found(ground, 0.9 * tucked.points, _stored(c, bird, subject))
        if is_more(cached, 0.5) and caches(power):
            ground = g.Caches(cached, bird=bird, points=about(cached))
            yield Found(ground, 0.9 * cached.points, _stored(c, bird, subject))


def _stored(c: Comparison, bird: str, subject: str) -> str:
    """Return the subject: that of the power's uses, where these are told."""
    return "engine" if bird == c.better.bird and use_of(c.better, bird) is not None else subject


# eggs


@detector
def eggs_now(c: Comparison) -> Finding:
    """The answer lays eggs, and these are much of the difference."""
    points = c.differs("eggs")
    if c.better.action != "lay_eggs" or not is_more(points, 0.5):
        return
    eggs = min(c.space("grassland").gain, c.egg_room)
    if eggs > 1 and c.after <= EARLY:
        yield Found(g.EggsNow(points, eggs=eggs, turns=c.after), points.points, "time")


@detector
def no_room(c: Comparison) -> Finding:
    """The other answer lays eggs, but the birds lack room for them."""
    free, room, gain = c.differs("egg_room"), c.egg_room, c.space("grassland").gain
    if c.worse.action == "lay_eggs" and room < gain and is_more(free):
        yield Found(g.NoRoom(free, room=room, eggs=gain), PART * c.more.points + 1, "eggs")


@detector
def eggs_for_birds(c: Comparison) -> Finding:
    """The answer lays the eggs that the next bird costs, and the bird is then played."""
    if c.better.action != "lay_eggs":
        return
    for bird in c.me.hand:
        cost = min((_egg_cost(c, row) for row in c.fact(bird).homes if c.room(row)), default=0)
        play = play_of(c, bird)
        if c.eggs < cost and play is not None:
            ground = g.EggsForBirds(**play.of(c, bird), eggs=c.eggs, cost=cost)  # type: ignore[arg-type]
            yield Found(ground, PART * c.more.points + 0.5, "eggs")


def _egg_cost(c: Comparison, row: Habitat) -> int:
    return c.tables.egg_cost[min(4, len(c.me.mat[row]))]


@detector
def egg_room(c: Comparison) -> Finding:
    """The bird has room for many eggs, and more are laid."""
    bird, eggs = c.better.bird, c.differs("eggs")
    if bird is None or bird == c.worse.bird or c.fact(bird).limit < 4:
        return
    held = c.better.foreseen(lambda future: future.eggs.get(bird, 0))
    if is_more(eggs, 0.3) and is_more(held, OFTEN):
        ground = g.EggRoom(held, bird=bird, room=c.fact(bird).limit, eggs=about(held))
        yield Found(ground, min(eggs.points, held.points), "eggs")


# food, cards in hand and costs


FOOD: tuple[Kind, ...] = ("gain_die", "gain_food")
PAYING: tuple[Kind, ...] = ("payment", "discard_food", "cache_own", "trade", "reset")


@detector
def play_soon(c: Comparison) -> Finding:
    """The answer gains food, and a bird that cannot be paid for now is then played."""
    if c.better.action != "gain_food":
        return
    for bird in c.me.hand:
        play, lacks = play_of(c, bird), c.lacks(bird)
        if c.is_short(bird) and lacks and play is not None and play.often >= 10 * SOON:
            ground = g.PlaySoon(**play.of(c, bird), lacks=lacks)  # type: ignore[arg-type]
            yield Found(ground, by_share(c, play.shown), "food")


@detector
def pays_for_birds(c: Comparison) -> Finding:
    """The answer gains food when none of the birds in hand can be paid for."""
    hand = c.me.hand
    if c.better.action != "gain_food" or len(hand) < 2 or any(map(c.can_pay, hand)):
        return
    plays = [(play, bird) for bird in hand if (play := play_of(c, bird)) is not None]
    if plays:
        play, bird = max(plays, key=lambda pair: pair[0].often)
        ground = g.PaysForBirds(**play.of(c, bird), birds=len(hand))  # type: ignore[arg-type]
        yield Found(ground, PART * c.more.points, "food")


@detector
def food_for(c: Comparison) -> Finding:
    """The answer gains a token that a bird needs, and the bird is then played more often."""
    option = c.better.option
    if c.decision.kind not in FOOD or not isinstance(option, o.Die | o.FoodToken):
        return
    food = option.food
    if getattr(c.worse.option, "food", None) == food:
        return
    for bird in c.me.hand:
        play = play_of(c, bird)
        if c.needs(bird, food) and play is not None:
            ground = g.FoodFor(**play.of(c, bird), food=food)  # type: ignore[arg-type]
            yield Found(ground, by_share(c, play.shown), "food")


@detector
def keep_food(c: Comparison) -> Finding:
    """The other answer spends a token that a bird needs, and the bird is then played less often."""
    spent = _spent(c, c.worse.option)
    kept = [food for food in spent if food not in _spent(c, c.better.option)]
    for bird in c.me.hand:
        play = play_of(c, bird)
        needed = [food for food, _ in c.fact(bird).cost if food in kept]
        if needed and bird != c.worse.candidate.bird and play is not None:
            ground = g.KeepFood(**play.of(c, bird), food=needed[0])  # type: ignore[arg-type]
            yield Found(ground, by_share(c, play.shown), "food")


def _spent(c: Comparison, option: object) -> tuple[Food, ...]:
    if c.decision.kind not in PAYING:
        return ()
    if isinstance(option, o.Payment):
        return tuple(option.food)
    return (option.food,) if isinstance(option, o.FoodToken) else ()


@detector
def food_enough(c: Comparison) -> Finding:
    """The other answer gains food when there is plenty, and it is left unused."""
    left, hand = c.differs("food_left"), c.me.hand
    if c.worse.action != "gain_food" or not is_less(left):
        return
    if not hand and c.better.action == "draw_cards":
        ground: g.Ground = g.NothingToFeed(left, tokens=c.tokens)
        yield Found(ground, PART * c.more.points + 1, "hand")
    elif c.tokens >= 4 and hand and not any(map(c.is_short, hand)):
        ground = g.FoodEnough(left, tokens=c.tokens, birds=len(hand))
        yield Found(ground, PART * c.more.points, "food")


@detector
def reroll(c: Comparison) -> Finding:
    """None of the dice shows what the birds in hand lack, and the dice may be rerolled."""
    rolls = isinstance(c.better.option, o.Reroll)
    if not rolls or not isinstance(c.worse.option, o.Die):
        return
    shown = [option.food for option in c.decision.options if isinstance(option, o.Die)]
    short = [bird for bird in c.me.hand if c.is_short(bird)]
    named = [bird for bird in short if c.lacks(bird)]
    if named and not any(c.needs(bird, food) for bird in short for food in shown):
        bird = max(named, key=lambda bird: (c.better.share(bird), -len(c.lacks(bird))))
        dice = len(c.view.state.birdfeeder)
        ground = g.Reroll(c.more, bird=bird, lacks=c.lacks(bird), dice=dice)
        yield Found(ground, PART * c.more.points, "food")


@detector
def nectar(c: Comparison) -> Finding:
    """Spent nectar scores, and unspent nectar is lost at the end of the round."""
    points, held = c.differs("nectar"), c.me.food["nectar"]
    pays = "nectar" in _spent(c, c.better.option)
    spends = held and (pays or c.better.action == "play_bird")
    gains = c.decision.kind in FOOD and getattr(c.better.option, "food", None) == "nectar"
    if spends and c.left <= 1 and is_more(points):
        ground: g.Ground = g.NectarSpoils(points, tokens=held, left=c.left)
        yield Found(ground, points.points + 0.1, "nectar")
    if (spends or gains) and is_more(points, 0.5):
        yield Found(g.NectarCounts(points, points=about(points)), points.points, "nectar")


# cards

GIVING: tuple[Kind, ...] = (
    "discard_card",
    "tuck_card",
    "card_to_pay",
    "trade",
    "tuck_or_keep",
    "tuck_behind",
)


@detector
def hand_low(c: Comparison) -> Finding:
    """The answer draws cards when hardly any are left in hand."""
    held = c.differs("cards_held")
    if c.better.action == "draw_cards" and len(c.me.hand) <= 1 and is_more(held):
        birds = about(c.better.foreseen(lambda future: len(future.played)))
        draws = c.space("wetland").gain
        if birds:
            ground = g.HandLow(held, cards=len(c.me.hand), draws=draws, birds=birds)
            yield Found(ground, PART * c.more.points + 0.5, "hand")


@detector
def hand_full(c: Comparison) -> Finding:
    """The other answer draws cards when the hand holds more than can be played."""
    held, cards = c.differs("cards_held"), len(c.me.hand)
    full = cards >= 4 and cards >= min(6, c.after // 2)
    mine = set(c.me.hand)
    plays = c.worse.foreseen(lambda future: len(mine & future.played.keys()))
    few = bool(c.worse.futures) and about(plays) < cards - 1
    if c.worse.action == "draw_cards" and full and few and is_less(held):
        ground = g.HandFull(held, cards=cards, plays=about(plays))
        yield Found(ground, PART * c.more.points, "hand")


@detector
def take_card(c: Comparison) -> Finding:
    """The answer takes a card that is then often played."""
    drawn = c.better.drawn
    if drawn is None:
        return
    play = play_of(c, drawn)
    if play is not None and play.often >= 10 * RARELY:
        contested = c.has_opponents and isinstance(c.better.option, o.Draw)
        ground = g.TakeCard(**play.of(c, drawn), contested=contested)  # type: ignore[arg-type]
        yield Found(ground, by_share(c, play.shown), "hand")


@detector
def rarely_played(c: Comparison) -> Finding:
    """The other answer takes a card that is rarely played in the next turns."""
    drawn = c.worse.drawn
    if drawn is None or not c.worse.futures or c.decision.kind not in ("draw_card", "keep_card"):
        return
    share = c.worse.foreseen(lambda future: drawn in future.played)
    if share.points <= RARELY:
        often, worth = tenths(share.points), c.fact(drawn).points
        ground = g.RarelyPlayed(c.more, bird=drawn, often=often, worth=worth)
        yield Found(ground, PART * c.more.points, "hand")


@detector
def keep_card(c: Comparison) -> Finding:
    """The other answer gives away a bird that is otherwise played more often."""
    option = c.worse.option
    if c.decision.kind not in GIVING or not isinstance(option, o.Bird):
        return
    play = play_of(c, option.bird)
    if c.better.option != option and play is not None:
        ground = g.KeepCard(**play.of(c, option.bird))  # type: ignore[arg-type]
        yield Found(ground, by_share(c, play.shown), "hand")


# costs

COSTING: tuple[Kind, ...] = ("use_power", "trade", "reset", "discard_egg", "discard_food")


@detector
def costs(c: Comparison) -> Finding:
    """One answer takes an offer that costs something, and the other declines it."""
    kind = c.decision.kind
    declines = (
        isinstance(c.better.option, o.Skip | o.Done),
        isinstance(c.worse.option, o.Skip | o.Done),
    )
    if kind not in COSTING and kind not in GIVING:
        return
    points = about(c.more)
    if declines == (True, False):
        yield Found(g.NotWorth(c.more, points=points), PART * c.more.points, "cost")
    elif declines == (False, True):
        source = c.decision.source
        bird = source.bird if source is not None and source.bird is not None else ""
        yield Found(g.WorthIt(c.more, points=points, bird=bird), PART * c.more.points, "cost")


# the order of actions, and what cards, food and eggs lead to


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


# the start of the game: each bird kept, the food and the bonus card


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
    played in most worlds.
    """
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
