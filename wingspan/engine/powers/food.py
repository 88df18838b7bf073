"""Powers that gain food from the supply or the birdfeeder, trade or discard it (appendix)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from .. import birdfeeder, decks, options, tray
from .. import food as tokens
from ..components import FOODS, Food, Habitat
from ..decision import Asking, Decision
from ..effects import (
    DiscardFood,
    Effect,
    GainAllDice,
    GainDie,
    GainEachKind,
    GainFood,
    GainFoodAgain,
    IfGainedDie,
    RemoveDie,
    ResetBirdfeeder,
    RollForFood,
    TradeFood,
)
from ..events import DieRemoved
from ..goals import counted
from ..options import AnyOption, Count, Die, FoodToken
from ..rules import spends_nectar_where_the_card_says
from ..table import ask
from .activation import Activation, if_you_do, leads_to, resolve, resolves


@resolves(GainFood)
def gain_food(effect: GainFood, activation: Activation) -> Asking:
    """Gain food from the supply; if it is all of one kind, ask how many."""
    table, player = activation.table, activation.player
    kinds = effect.food or tokens.kinds_to_gain(table)
    count = effect.count
    if effect.per is not None:
        count *= counted(table, table.players[player], effect.per) // effect.every
    before = dict(table.players[player].food)
    yield from gain_of(activation, kinds, count)
    for _ in range(effect.may_cache):
        supply = table.players[player].food
        gained = [kind for kind in kinds if supply[kind] > before[kind]]
        option = yield from activation.choose("cache_own", [options.food(kind) for kind in gained])
        if not isinstance(option, FoodToken):
            return
        _cache_own(activation, option.food)


def gain_of(activation: Activation, kinds: Sequence[Food], count: int) -> Asking:
    """Gain ``count`` food from the supply, each one of ``kinds``."""
    table, player = activation.table, activation.player
    if len(kinds) > 1:
        for _ in range(count):
            taken = yield from activation.choose(
                "gain_food", [options.food(kind) for kind in kinds]
            )
            if not isinstance(taken, FoodToken):
                return
            tokens.gain(table, player, taken.food)
    elif count > 1:
        number = yield from activation.choose(
            "how_many", [options.count(number) for number in range(count, 0, -1)]
        )
        if isinstance(number, Count):
            tokens.gain(table, player, kinds[0], number.count)
    elif count and kinds and (yield from activation.accepts("gain_food", options.food(kinds[0]))):
        tokens.gain(table, player, kinds[0])


@resolves(GainFoodAgain)
def gain_food_again(_effect: GainFoodAgain, activation: Activation) -> Asking:
    """Gain a food of a kind that the player has gained this turn, by the action or a power."""
    gained = activation.table.turn.gained.get(activation.player, set())
    yield from gain_of(activation, [kind for kind in FOODS if kind in gained], 1)


@resolves(IfGainedDie)
def if_gained_die(effect: IfGainedDie, activation: Activation) -> Asking:
    """Do what follows if the player has gained the food from the birdfeeder, now or at turn's end.

    The power is used once, however often the food is gained (ruling on the Verditer Flycatcher).
    """
    table = activation.table
    if effect.food in table.turn.from_dice.get(activation.player, ()):
        yield from resolve(effect.then, activation)
    elif activation.in_use:
        again = activation.trial()
        table.turn.later.append((activation.player, lambda: if_gained_die(effect, again)))


@resolves(RollForFood)
def roll_for_food(effect: RollForFood, activation: Activation) -> Asking:
    """Roll dice outside the birdfeeder, and gain one food of a kind that they show."""
    table, player = activation.table, activation.player
    number = 1 if effect.per is None else counted(table, table.players[player], effect.per)
    if not number or not (yield from activation.accepts("use_power", options.ACTIVATE)):
        return
    shown = birdfeeder.offered_by(table, birdfeeder.roll_apart(table, player, number))
    kind = yield from ask(
        table, player, "gain_food", [options.food(kind) for kind in shown], activation.source
    )
    assert isinstance(kind, FoodToken)
    tokens.gain(table, player, kind.food)


@resolves(GainDie)
def gain_die(effect: GainDie, activation: Activation) -> Asking:
    """Gain a die of the birdfeeder; if the card says so, cache its food on the bird."""
    food = yield from birdfeeder.gain_die(activation, effect.food)
    if food is None:
        return
    activation.caught()
    where: AnyOption | None = options.CACHE if effect.cached else None
    if effect.may_cache:
        where = yield from activation.choose(
            "cache_or_keep", [options.CACHE, options.KEEP], must=True
        )
    if where is options.CACHE:
        _cache_own(activation, food)
    yield from if_you_do(effect.then, activation)


def _cache_own(activation: Activation, food: Food) -> None:
    """Move a token from the player's supply onto the bird with the power."""
    tokens.cache(activation.table, activation.owner, activation.bird, food, own=True)


@resolves(GainAllDice)
def gain_all_dice(effect: GainAllDice, activation: Activation) -> Asking:
    """Gain all dice that offer the food; if the card allows it, cache it or tuck cards for it."""
    table = activation.table
    gained = yield from birdfeeder.gain_all_dice(activation, effect.food)
    if gained:
        activation.caught()
    if not gained or effect.may is None:
        return
    if effect.may == "tuck" and not decks.has_card(table, "birds"):
        return
    number = yield from activation.choose(
        "how_many", [options.count(number) for number in range(gained, 0, -1)]
    )
    if not isinstance(number, Count):
        return
    for _ in range(number.count):
        if effect.may == "cache":
            _cache_own(activation, effect.food)
        else:
            tokens.spend(table, activation.player, effect.food, activation.habitat)
            tray.tuck_from_deck(table, activation.owner, activation.bird)


@resolves(GainEachKind)
def gain_each_kind(_effect: GainEachKind, activation: Activation) -> Asking:
    """Gain one of each kind of food that the dice show."""
    yield from birdfeeder.gain_each_kind(activation)


@resolves(ResetBirdfeeder)
def reset_birdfeeder(effect: ResetBirdfeeder, activation: Activation) -> Asking:
    """Reroll all five dice, then do what follows."""
    if (yield from activation.confirm()):
        birdfeeder.refill(activation.table, activation.player, "reset")
        yield from if_you_do(effect.then, activation)


@resolves(RemoveDie)
def remove_die(effect: RemoveDie, activation: Activation) -> Asking:
    """Remove any die from the birdfeeder, without gaining its food, then do what follows."""
    table = activation.table
    faces: dict[str, AnyOption] = {}
    for die in birdfeeder.dice_for(table, ()):
        assert isinstance(die, Die)
        faces.setdefault(die.face, die)
    option = yield from activation.choose("remove_die", list(faces.values()), must=True)
    if isinstance(option, Die):
        table.log(DieRemoved(activation.player, option.face))
        birdfeeder.take_out(table, option.face)
        yield from if_you_do(effect.then, activation)


@resolves(TradeFood)
def trade_food(_effect: TradeFood, activation: Activation) -> Asking:
    """Discard a food to gain one of another kind."""
    table, player = activation.table, activation.player
    given = yield from activation.choose("discard_food", tokens.spendable(table, player), must=True)
    if given is None:
        return
    spent = tokens.spend_option(table, player, given, activation.habitat)
    taken = yield from activation.choose(
        "gain_food",
        [options.food(kind) for kind in tokens.kinds_to_gain(table) if kind != spent],
    )
    if isinstance(taken, FoodToken):
        tokens.gain(table, player, taken.food)


@resolves(DiscardFood)
def discard_food(effect: DiscardFood, activation: Activation) -> Asking:
    """Discard food, and do what follows once for each."""
    row = effect.row if spends_nectar_where_the_card_says(activation.table.rules) else None
    paid = yield from hand_in(
        activation, effect.food, effect.most, effect.then, row or activation.habitat
    )
    for _ in range(paid):
        yield from if_you_do(effect.then, activation)


def hand_in(
    activation: Activation,
    kinds: Sequence[Food],
    most: int,
    then: Sequence[Effect],
    row: Habitat,
) -> Generator[Decision, AnyOption, int]:
    """Let the player discard food of ``kinds`` (empty: any), up to ``most`` (0: any number).

    Returns the number of tokens discarded. Nectar among them goes to ``row``; it is one of the
    kinds of "any" food, but does not stand for another kind. A token is offered only if ``then``
    can still do something without it.
    """
    table, player = activation.table, activation.player
    held = [
        token
        for token in tokens.spendable(table, player, kinds or FOODS)
        if not then or tokens.without(table, player, token, lambda: leads_to(then, activation))
    ]
    if most != 1 and len(held) == 1 and isinstance(held[0], FoodToken):
        supply = table.players[player].food[held[0].food]
        limit = min(supply, most) if most else supply
        number = yield from activation.choose(
            "how_many", [options.count(number) for number in range(limit, 0, -1)]
        )
        paid = number.count if isinstance(number, Count) else 0
        for _ in range(paid):
            tokens.spend(table, player, held[0].food, row)
        return paid
    paid = 0
    option: AnyOption | None
    while not most or paid < most:
        if paid:
            held = tokens.spendable(table, player, kinds or FOODS)
        if most == 1 and len(held) == 1 and len(kinds) == 1 and not activation.uncommitted:
            option = held[0] if (yield from activation.confirm()) else None
        else:
            option = yield from activation.choose(
                "discard_food", held, must=paid == 0 and not activation.begun
            )
        if option is None:
            break
        tokens.spend_option(table, player, option, row)
        paid += 1
    return paid
