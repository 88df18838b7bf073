"""Powers of predators: birds hunted from the deck, fish and rodents with the dice."""

from __future__ import annotations

from .. import birdfeeder, tray
from .. import food as tokens
from ..decision import Asking
from ..effects import HuntCard, HuntDice, HuntSucceeds
from ..events import DiceRolled, Hunted, HuntedWithDice
from .activation import Activation, resolves


@resolves(HuntCard)
def hunt_card(effect: HuntCard, activation: Activation) -> Asking:
    """The deck's top card is prey if its wingspan is less than the hunter's reach."""
    table, owner = activation.table, activation.owner
    if not tray.deck_has_card(table) or not (yield from activation.confirm()):
        return
    prey = tray.top_card(table)
    assert prey is not None
    wingspan = table.birds[prey].wingspan
    success = wingspan is None or wingspan < effect.under
    table.log(Hunted(owner, activation.bird.bird, prey, success))
    if success:
        activation.bird.tucked = (*activation.bird.tucked, prey)
        table.players[owner].known.append(prey)
        activation.triggers.append(HuntSucceeds())
    else:
        tray.discard(table, prey)


@resolves(HuntDice)
def hunt_dice(effect: HuntDice, activation: Activation) -> Asking:
    """The dice outside the birdfeeder are rolled, and stay outside."""
    table, owner = activation.table, activation.owner
    state = table.state
    if not state.dice_out or not (yield from activation.confirm()):
        return
    state.dice_out = birdfeeder.roll(table, "dice", len(state.dice_out))
    success = any(effect.food in table.faces[face] for face in state.dice_out)
    table.log(DiceRolled(owner, tuple(state.dice_out), "hunt"))
    table.log(HuntedWithDice(owner, activation.bird.bird, effect.food, success))
    if success:
        tokens.cache(table, owner, activation.bird, effect.food)
        activation.triggers.append(HuntSucceeds())
