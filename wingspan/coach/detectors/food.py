"""Reasons about food, cards in hand and costs."""

from __future__ import annotations

from wingspan.engine.components import Food
from wingspan.engine.decision import Kind
from wingspan.engine.options import Bird, Die, Done, Draw, FoodToken, Payment, Skip
from wingspan.engine.options import Reroll as RollAgain

from .. import grounds as g
from ..comparison import Comparison
from .register import PART, RARELY, SOON, Finding, Found, by_share, detector, is_less, is_more

SOMETIMES = 0.2
"""The least share of worlds with which a bird counts as one that may be played."""

FOOD: tuple[Kind, ...] = ("gain_die", "gain_food")
PAYING: tuple[Kind, ...] = ("payment", "discard_food", "cache_own", "trade", "reset")


@detector
def play_soon(c: Comparison) -> Finding:
    """The answer gains food, and a bird that cannot be paid for now is then played."""
    if c.better.action != "gain_food":
        return
    for bird in c.me.hand:
        played, lacks = c.plays(bird), c.lacks(bird)
        if c.is_short(bird) and lacks and c.better.share(bird) >= SOON and is_more(played):
            yield Found(g.PlaySoon(played, bird, lacks), by_share(c, played), "food")


@detector
def pays_for_birds(c: Comparison) -> Finding:
    """The answer gains food when none of the birds in hand can be paid for."""
    short = [c.is_short(bird) for bird in c.me.hand]
    played = c.differs("birds_played")
    if c.better.action == "gain_food" and len(short) > 1 and all(short) and is_more(played):
        yield Found(g.PaysForBirds(played), PART * c.more.points, "food")


@detector
def food_for(c: Comparison) -> Finding:
    """The answer gains a token that a bird needs, and the bird is then played more often."""
    option = c.better.option
    if c.decision.kind not in FOOD or not isinstance(option, Die | FoodToken):
        return
    food = option.food
    if getattr(c.worse.option, "food", None) == food:
        return
    for bird in c.me.hand:
        played, points = c.plays(bird), c.differs("birds")
        if not c.needs(bird, food):
            continue
        if is_more(played):
            yield Found(g.FoodFor(played, bird, food), by_share(c, played), "food")
        elif c.better.share(bird) >= SOMETIMES and is_more(points, 0.4):
            weight = points.points * c.better.share(bird)
            yield Found(g.FoodFor(points, bird, food), weight, "food")


@detector
def keep_food(c: Comparison) -> Finding:
    """The other answer spends a token that a bird needs, and the bird is then played less often."""
    spent = _spent(c, c.worse.option)
    kept = [food for food in spent if food not in _spent(c, c.better.option)]
    for bird in c.me.hand:
        played = c.plays(bird)
        needed = [food for food, _ in c.fact(bird).cost if food in kept]
        if needed and bird != c.worse.candidate.bird and is_more(played):
            yield Found(g.KeepFood(played, bird, needed[0]), by_share(c, played), "food")


def _spent(c: Comparison, option: object) -> tuple[Food, ...]:
    if c.decision.kind not in PAYING:
        return ()
    if isinstance(option, Payment):
        return tuple(option.food)
    return (option.food,) if isinstance(option, FoodToken) else ()


@detector
def food_enough(c: Comparison) -> Finding:
    """The other answer gains food when there is plenty, and it is left unused."""
    left = c.differs("food_left")
    if c.worse.action != "gain_food" or not is_less(left):
        return
    if not c.me.hand and c.better.action == "draw_cards":
        yield Found(g.NothingToFeed(left), PART * c.more.points + 1, "food")
    elif c.tokens >= 4 and not any(c.is_short(bird) for bird in c.me.hand):
        yield Found(g.FoodEnough(left, c.tokens), PART * c.more.points, "food")


@detector
def reroll(c: Comparison) -> Finding:
    """None of the dice shows what the birds in hand lack, and the dice may be rerolled."""
    rolls = isinstance(c.better.option, RollAgain)
    if not rolls or not isinstance(c.worse.option, Die):
        return
    shown = [option.food for option in c.decision.options if isinstance(option, Die)]
    short = [bird for bird in c.me.hand if c.is_short(bird)]
    if short and not any(c.needs(bird, food) for bird in short for food in shown):
        yield Found(g.Reroll(c.more), PART * c.more.points, "food")


@detector
def nectar(c: Comparison) -> Finding:
    """Spent nectar scores, and unspent nectar is lost at the end of the round."""
    points, held = c.differs("nectar"), c.me.food["nectar"]
    spends = held and (c.decision.kind in PAYING or c.better.action == "play_bird")
    gains = c.decision.kind in FOOD and getattr(c.better.option, "food", None) == "nectar"
    if spends and c.left <= 1 and is_more(points):
        yield Found(g.NectarSpoils(points), points.points + 0.1, "nectar")
    if (spends or gains) and is_more(points, 0.4):
        yield Found(g.NectarCounts(points), points.points, "nectar")


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
        yield Found(g.HandLow(held, len(c.me.hand)), PART * c.more.points + 0.5, "hand")


@detector
def hand_full(c: Comparison) -> Finding:
    """The other answer draws cards when the hand holds more than can be played."""
    held, cards = c.differs("cards_held"), len(c.me.hand)
    full = cards >= 4 and cards >= min(6, c.after // 2)
    if c.worse.action == "draw_cards" and full and is_less(held):
        yield Found(g.HandFull(held, cards), PART * c.more.points, "hand")


@detector
def take_card(c: Comparison) -> Finding:
    """The answer takes a card that is then often played."""
    drawn = c.better.drawn
    if drawn is None:
        return
    played = c.plays(drawn)
    if c.better.share(drawn) >= RARELY and is_more(played):
        ground = g.TakeCard(played, drawn, c.others and isinstance(c.better.option, Draw))
        yield Found(ground, by_share(c, played), "hand")


@detector
def rarely_played(c: Comparison) -> Finding:
    """The other answer takes a card that is rarely played in the next turns."""
    drawn = c.worse.drawn
    waits = drawn is not None and c.worse.lines and c.worse.share(drawn) <= RARELY
    if drawn is not None and waits and c.decision.kind in ("draw_card", "keep_card"):
        yield Found(g.RarelyPlayed(c.more, drawn), PART * c.more.points, "hand")


@detector
def keep_card(c: Comparison) -> Finding:
    """The other answer gives away a bird that is otherwise played more often."""
    option = c.worse.option
    if c.decision.kind not in GIVING or not isinstance(option, Bird):
        return
    played = c.plays(option.bird)
    if c.better.option != option and is_more(played):
        yield Found(g.KeepCard(played, option.bird), by_share(c, played), "hand")


# costs

COSTING: tuple[Kind, ...] = ("use_power", "trade", "reset", "discard_egg", "discard_food")


@detector
def costs(c: Comparison) -> Finding:
    """One answer takes an offer that costs something, and the other declines it."""
    kind = c.decision.kind
    declines = isinstance(c.better.option, Skip | Done), isinstance(c.worse.option, Skip | Done)
    if kind not in COSTING and kind not in GIVING:
        return
    if declines == (True, False):
        yield Found(g.NotWorth(c.more), PART * c.more.points, "cost")
    elif declines == (False, True):
        yield Found(g.WorthIt(c.more), PART * c.more.points, "cost")
