"""Powers of predators, which hunt with the deck or with the dice."""

from __future__ import annotations

from .. import birdfeeder, decks, eggs, options, tray
from .. import food as tokens
from ..decision import Asking
from ..effects import HuntCard, HuntDice
from ..events import DiceRolled, Hunted, HuntedWithDice
from ..mat import place_of
from ..matching import matches
from .activation import Activation, resolves


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
    """Roll the dice outside the birdfeeder, where they stay."""
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
