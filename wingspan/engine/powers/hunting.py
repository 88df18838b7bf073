"""Powers of predators, which hunt with the deck or with the dice."""

from __future__ import annotations

from .. import birdfeeder, decks, eggs, options, tray
from .. import food as tokens
from ..components import DICE, Food
from ..decision import Asking
from ..effects import DrawOrStop, HuntCard, HuntDice, RollAllDice, RollOrStop
from ..events import CardTurnedUp, DiceRolled, Hunted, HuntedForSeveral, HuntedWithDice
from ..goals import counted
from ..mat import place_of
from ..matching import matches
from ..options import AnyOption, FoodToken
from ..table import Choosing, ask
from .activation import Activation, if_you_do, resolves


@resolves(HuntCard)
def hunt_card(effect: HuntCard, activation: Activation) -> Asking:
    """Look at the deck's top card, and tuck it if it satisfies the condition."""
    table, owner, bird = activation.table, activation.owner, activation.bird
    if not decks.has_card(table, "birds") or not (yield from activation.confirm()):
        return
    prey = decks.top(table, "birds")
    assert prey is not None
    success = matches(table.birds[prey], effect.prey, table.setup.names_language)
    table.log(Hunted(owner, bird.bird, prey, success))
    if not success:
        decks.discard(table, "birds", (prey,))
        return
    tray.tuck(table, owner, bird, prey)
    table.players[owner].seen.append(prey)
    if effect.cache:
        tokens.cache(table, owner, bird, effect.cache)
    activation.caught()


@resolves(HuntDice)
def hunt_dice(effect: HuntDice, activation: Activation) -> Asking:
    """Roll the dice outside the birdfeeder, where they stay, or some of the five."""
    table, owner, bird = activation.table, activation.owner, activation.bird
    state = table.state
    number = effect.dice or len(state.dice_out)
    if effect.per is not None:
        number *= counted(table, table.players[owner], effect.per)
    if not number or not (yield from activation.confirm()):
        return
    if effect.dice:
        faces = birdfeeder.roll_apart(table, owner, number)
    else:
        state.dice_out = birdfeeder.roll(table, "dice", number)
        faces = tuple(state.dice_out)
        table.log(DiceRolled(owner, faces, "hunt"))
    found = sum(effect.food in table.faces[face] for face in faces)
    table.log(HuntedWithDice(owner, bird.bird, effect.food, found > 0))
    if not found:
        return
    if effect.reward == "egg":
        if bird.eggs < table.birds[bird.bird].egg_limit:
            eggs.lay(table, options.slot(owner, *place_of(table.players[owner], bird)))
    elif effect.reward == "gain":
        tokens.gain(table, owner, effect.food)
        where = yield from activation.choose(
            "cache_or_keep", [options.CACHE, options.KEEP], must=True
        )
        if where is options.CACHE:
            tokens.cache(table, owner, bird, effect.food, own=True)
    else:
        for _ in range(found if effect.reward == "each" else 1):
            tokens.cache(table, owner, bird, effect.food)
    activation.caught()


def _again(activation: Activation, stake: int) -> Choosing:
    return activation.choose("again", [options.again(stake)])


@resolves(RollOrStop)
def roll_or_stop(effect: RollOrStop, activation: Activation) -> Asking:
    """Push one's luck with dice: cache a food after each success, lose all of it by a failure.

    The predator succeeds if something stays cached in the end.
    """
    table, owner, bird = activation.table, activation.owner, activation.bird
    if not (yield from activation.confirm()):
        return
    cached: list[Food] = []
    for number in range(effect.times):
        if number and (yield from _again(activation, number)) is None:
            break
        shown = birdfeeder.offered_by(table, birdfeeder.roll_apart(table, owner, effect.dice))
        offered: list[AnyOption] = [options.food(kind) for kind in shown if kind in effect.food]
        if not offered:
            tokens.return_cached(table, owner, bird, cached)
            return
        kind = yield from ask(table, owner, "gain_food", offered, activation.source)
        assert isinstance(kind, FoodToken)
        tokens.cache(table, owner, bird, kind.food)
        cached.append(kind.food)
    activation.caught()


@resolves(RollAllDice)
def roll_all_dice(effect: RollAllDice, activation: Activation) -> Asking:
    """Roll all five dice; those that do not show the food may be rolled again, until enough do.

    Nobody would roll others, or more, again, so that is not offered.
    """
    table, player = activation.table, activation.player
    if not (yield from activation.confirm()):
        return
    faces = birdfeeder.roll_apart(table, player, DICE)
    for _ in range(effect.again):
        kept = tuple(face for face in faces if effect.food in table.faces[face])
        if len(kept) >= effect.least or (yield from _again(activation, 0)) is None:
            break
        faces = birdfeeder.roll_apart(table, player, DICE - len(kept), kept)
    if sum(effect.food in table.faces[face] for face in faces) >= effect.least:
        yield from if_you_do(effect.then, activation)


@resolves(DrawOrStop)
def draw_or_stop(effect: DrawOrStop, activation: Activation) -> Asking:
    """Push one's luck with cards: tuck them all, or discard them if they are too wide together.

    A flightless bird takes up no width (ruling on the Eurasian Eagle-Owl). The cards lie open.
    """
    table, owner, bird = activation.table, activation.owner, activation.bird
    if not decks.has_card(table, "birds") or not (yield from activation.confirm()):
        return
    drawn = table.state.laid_out
    width = 0
    for number in range(effect.times):
        if not decks.has_card(table, "birds"):
            break
        if number and (yield from _again(activation, number)) is None:
            break
        prey = decks.top(table, "birds")
        assert prey is not None
        drawn.append(prey)
        width += table.birds[prey].wingspan or 0
        table.log(CardTurnedUp(owner, bird.bird, prey, width))
        if width >= effect.cm:
            break
    success = width < effect.cm
    table.log(HuntedForSeveral(owner, bird.bird, tuple(drawn), success))
    cards = drawn[:]
    drawn.clear()
    if not success:
        decks.discard(table, "birds", cards)
        return
    for prey in cards:
        tray.tuck(table, owner, bird, prey)
        table.players[owner].seen.append(prey)
    activation.caught()
