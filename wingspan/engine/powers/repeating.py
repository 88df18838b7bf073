"""Powers that have another bird use its power again.

The repeated bird acts itself, so that food, eggs and cards go to it. It may stand to the
left or the right. A repeat may choose another repeat, but no bird twice in one chain.
"""

from __future__ import annotations

from .. import options
from ..decision import Asking
from ..effects import RepeatPower
from ..options import AnyOption, UsePower
from .activation import Activation, effects_of, resolve, resolves, would_act
from .use import use


@resolves(RepeatPower)
def repeat_power(effect: RepeatPower, activation: Activation) -> Asking:
    """Another bird's brown power, or another predator's, of the same habitat."""
    table, owner = activation.table, activation.owner
    chain = (*activation.chain, activation.bird.bird)
    habitat, _ = table.place_of(owner, activation.bird)
    row = table.players[owner].mat[habitat]
    offered: list[AnyOption] = []
    for column, bird in enumerate(row):
        card = table.birds[bird.bird]
        if card.color != "brown" or bird.bird in chain or (effect.predator and not card.predator):
            continue
        trial = Activation(table, owner, habitat, bird, chain)
        if would_act(resolve(effects_of(table, bird), trial)):
            offered.append(options.power(owner, habitat, column))
    option = yield from activation.choose("repeat", offered, must=True)
    if isinstance(option, UsePower):
        again = Activation(table, owner, habitat, row[option.column], chain)
        again.repeated_by(activation.bird.bird)
        yield from use(again)
