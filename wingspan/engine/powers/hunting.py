"""Powers of predators: birds hunted from the deck, fish and rodents with the dice."""

from __future__ import annotations

from .. import birdfeeder, eggs, options, tray
from .. import food as tokens
from ..decision import Asking
from ..effects import HuntCard, HuntDice
from ..events import DiceRolled, Hunted, HuntedWithDice
from ..mat import place_of
from ..matching import matches
from .activation import Activation, resolves


@resolves(HuntCard)
def hunt_card(effect: HuntCard, activation: Activation) -> Asking:
    """The deck's top card is prey if it satisfies the hunter's condition."""
    table, owner, bird = activation.table, activation.owner, activation.bird
    if not tray.deck_has_card(table) or not (yield from activation.confirm()):
        return
    prey = tray.top_card(table)
    assert prey is not None
    success = matches(table.birds[prey], effect.prey, table.setup.names_language)
    table.log(Hunted(owner, bird.bird, prey, success))
    if not success:
        tray.discard(table, prey)
        return
    tray.tuck(table, owner, bird, prey)
    table.players[owner].seen.append(prey)
    if effect.cache:
        tokens.cache(table, owner, bird, effect.cache)
    activation.caught()


@resolves(HuntDice)
def hunt_dice(effect: HuntDice, activation: Activation) -> Asking:
    """The dice outside the birdfeeder are rolled, and stay outside."""
    table, owner, bird = activation.table, activation.owner, activation.bird
    state = table.state
    if not state.dice_out or not (yield from activation.confirm()):
        return
    state.dice_out = birdfeeder.roll(table, "dice", len(state.dice_out))
    found = sum(effect.food in table.faces[face] for face in state.dice_out)
    table.log(DiceRolled(owner, tuple(state.dice_out), "hunt"))
    table.log(HuntedWithDice(owner, bird.bird, effect.food, found > 0))
    if not found:
        return
    if effect.reward == "egg":
        if bird.eggs < table.birds[bird.bird].egg_limit:
            eggs.lay(table, options.slot(owner, *place_of(table.players[owner], bird)))
    else:
        for _ in range(found if effect.reward == "each" else 1):
            tokens.cache(table, owner, bird, effect.food)
    activation.caught()
