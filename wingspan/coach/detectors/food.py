"""Reasons about food, cards in hand and costs."""

from __future__ import annotations

from wingspan.engine.components import Food
from wingspan.engine.decision import Kind
from wingspan.engine.options import Bird, Die, Done, Draw, FoodToken, Payment, Skip
from wingspan.engine.options import Reroll as RollAgain

from .. import grounds as g
from ..comparison import Comparison
from .register import (
    PART,
    RARELY,
    SOON,
    Finding,
    Found,
    about,
    by_share,
    detector,
    is_less,
    is_more,
    play_of,
    tenths,
)

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
    if c.decision.kind not in FOOD or not isinstance(option, Die | FoodToken):
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
    if isinstance(option, Payment):
        return tuple(option.food)
    return (option.food,) if isinstance(option, FoodToken) else ()


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
    rolls = isinstance(c.better.option, RollAgain)
    if not rolls or not isinstance(c.worse.option, Die):
        return
    shown = [option.food for option in c.decision.options if isinstance(option, Die)]
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
        contested = c.has_opponents and isinstance(c.better.option, Draw)
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
    if c.decision.kind not in GIVING or not isinstance(option, Bird):
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
    declines = isinstance(c.better.option, Skip | Done), isinstance(c.worse.option, Skip | Done)
    if kind not in COSTING and kind not in GIVING:
        return
    points = about(c.more)
    if declines == (True, False):
        yield Found(g.NotWorth(c.more, points=points), PART * c.more.points, "cost")
    elif declines == (False, True):
        source = c.decision.source
        bird = source.bird if source is not None and source.bird is not None else ""
        yield Found(g.WorthIt(c.more, points=points, bird=bird), PART * c.more.points, "cost")
