"""Powers that use another bird's power.

A bird whose power is repeated acts itself, so that food, eggs and cards go to it. It may be to the
left or right of the bird that repeats it. A repeat may choose another repeat, but no bird may occur
twice in one chain. A bird that copies a neighbour's power acts in place of the other bird.
"""

from __future__ import annotations

from collections.abc import Sequence

from .. import options
from ..components import HABITATS
from ..decision import Asking
from ..effects import CopyPower, Effect, RepeatPower, Replaces, UsePredators
from ..mat import bird_at, columns, holds, place_of
from ..options import AnyOption, UsePower
from ..rules import retains_every_copy
from ..state import PlayedBird
from ..table import Table, would_act
from .activation import Activation, effects_of, resolve, resolves
from .use import use, use_one_of


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


@resolves(UsePredators)
def use_predators(_effect: UsePredators, activation: Activation) -> Asking:
    """Use the brown powers of the other predators, each optional, in an order of the owner's."""
    table, owner = activation.table, activation.owner
    chain = (*activation.chain, activation.bird.bird)
    done: list[PlayedBird] = []
    while True:
        ready = [
            (habitat, bird)
            for habitat, row in table.players[owner].mat.items()
            for bird in row
            if table.birds[bird.bird].predator
            and table.birds[bird.bird].color == "brown"
            and bird.bird not in chain
            and not holds(done, bird)
        ]
        used = yield from use_one_of(table, owner, ready, chain)
        if used is None:
            return
        done.append(used.bird)


def _retain(table: Table, bird: PlayedBird, effects: Sequence[Effect]) -> None:
    """Let the bird keep what it has copied until the end of the turn (ruling on copying)."""
    copied = table.turn.copied
    before = copied.get(bird.bird, ()) if retains_every_copy(table.rules) else ()
    copied[bird.bird] = (*before, *effects)


@resolves(CopyPower)
def copy_power(effect: CopyPower, activation: Activation) -> Asking:
    """Use a power of the player to the left or right as if it were this bird's.

    The Automa has no mat, and so no birds to copy. The power of a bird that takes another's place
    cannot be copied: this bird has come into play without doing so.
    """
    table, owner = activation.table, activation.owner
    people = len(table.players)
    steps = {"left": (1,), "right": (-1,), "either": (1, -1)}[effect.side]
    offered: list[AnyOption] = []
    for neighbour in dict.fromkeys((owner + step) % people for step in steps):
        mat = table.players[neighbour].mat
        for habitat in (effect.habitat,) if effect.habitat else HABITATS:
            for column, bird in columns(mat[habitat]):
                card = table.birds[bird.bird]
                if (
                    neighbour == owner
                    or card.color != effect.color
                    or bird.bird in activation.chain
                    or (card.power is not None and isinstance(card.power.placing, Replaces))
                ):
                    continue
                trial = activation.copying(bird)
                if would_act(resolve(trial.effects, trial)):
                    offered.append(options.power(neighbour, habitat, column))
    option = yield from activation.choose("copy", offered, must=True)
    if isinstance(option, UsePower):
        model = bird_at(table.players[option.player].mat[option.habitat], option.column)
        _retain(table, activation.bird, effects_of(table, model))
        copy = activation.copying(model)
        copy.chosen()
        yield from use(copy)
