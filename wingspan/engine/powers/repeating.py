"""Powers that use another bird's power.

A bird whose power is repeated acts itself, so that food, eggs and cards go to it. It may be to the
left or right of the bird that repeats it. A repeat may choose another repeat, but no bird may occur
twice in one chain. A bird that copies a neighbour's power acts in place of the other bird.
"""

from __future__ import annotations

from collections.abc import Sequence

from .. import options
from ..chooser import would_act
from ..decision import Asking
from ..effects import CopyPower, Effect, RepeatPower
from ..mat import bird_at, columns, place_of
from ..options import AnyOption, UsePower
from ..rules import retains_every_copy
from ..state import PlayedBird
from ..table import Table
from .activation import Activation, effects_of, resolve, resolves
from .use import use


@resolves(RepeatPower)
def repeat_power(effect: RepeatPower, activation: Activation) -> Asking:
    """Use the brown power of another bird (or only a predator) of the same habitat."""
    table, owner = activation.table, activation.owner
    chain = (*activation.chain, activation.bird.bird)
    habitat, _ = place_of(table.players[owner], activation.bird)
    row = table.players[owner].mat[habitat]
    offered: list[AnyOption] = []
    for column, bird in columns(row):
        card = table.birds[bird.bird]
        if card.color != "brown" or bird.bird in chain or (effect.predator and not card.predator):
            continue
        trial = Activation(table, owner, habitat, bird, chain)
        if would_act(resolve(trial.effects, trial)):
            offered.append(options.power(owner, habitat, column))
    option = yield from activation.choose("repeat", offered, must=True)
    if isinstance(option, UsePower):
        again = Activation(table, owner, habitat, bird_at(row, option.column), chain)
        again.chosen(by=activation.bird.bird)
        yield from use(again)


def _retain(table: Table, bird: PlayedBird, effects: Sequence[Effect]) -> None:
    """Let the bird keep what it has copied until the end of the turn (ruling on copying)."""
    copied = table.turn.copied
    before = copied.get(bird.bird, ()) if retains_every_copy(table.rules) else ()
    copied[bird.bird] = (*before, *effects)


@resolves(CopyPower)
def copy_power(effect: CopyPower, activation: Activation) -> Asking:
    """Use a brown power of the player to the left or right as if it were this bird's.

    The Automa has no mat, and so no birds to copy.
    """
    table, owner = activation.table, activation.owner
    people = len(table.players)
    if people == 1:
        return
    neighbour = (owner + (1 if effect.side == "left" else -1)) % people
    row = table.players[neighbour].mat[effect.habitat]
    offered: list[AnyOption] = []
    for column, bird in columns(row):
        if table.birds[bird.bird].color == "brown" and bird.bird not in activation.chain:
            trial = activation.copying(bird)
            if would_act(resolve(trial.effects, trial)):
                offered.append(options.power(neighbour, effect.habitat, column))
    option = yield from activation.choose("copy", offered, must=True)
    if isinstance(option, UsePower):
        model = bird_at(row, option.column)
        _retain(table, activation.bird, effects_of(table, model))
        copy = activation.copying(model)
        copy.chosen()
        yield from use(copy)
