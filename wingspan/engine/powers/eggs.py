"""Powers of eggs: laid within the birds' limits, or given for something (appendix)."""

from __future__ import annotations

from .. import eggs, options
from ..decision import Asking
from ..effects import DiscardEgg, LayEggOnEach, LayEggs
from ..options import AnyOption, Slot
from .activation import Activation, if_you_do, leads_to, resolves


@resolves(LayEggs)
def lay_eggs(effect: LayEggs, activation: Activation) -> Asking:
    """One egg on each of so many different birds that the player chooses."""
    table = activation.table
    for _ in range(effect.count):
        besides = (
            [*activation.laid_on, activation.bird] if effect.on == "other" else (activation.laid_on)
        )
        found = eggs.spaces(table, activation.player, effect.nest, besides)
        if effect.on == "this":
            found = [slot for slot in found if eggs.at(table, slot) is activation.bird]
            if found and not activation.begun:
                if not (yield from activation.confirm()):
                    return
                option: AnyOption | None = found[0]
            else:
                option = yield from activation.choose("lay_egg", found)
        else:
            option = yield from activation.choose("lay_egg", found)
        if not isinstance(option, Slot):
            return
        eggs.lay(table, option)
        activation.laid_on.append(eggs.at(table, option))


@resolves(LayEggOnEach)
def lay_egg_on_each(effect: LayEggOnEach, activation: Activation) -> Asking:
    """An egg on every bird with the nest, or on some of them."""
    table = activation.table
    while True:
        found: list[Slot] = eggs.spaces(table, activation.player, effect.nest, activation.laid_on)
        offered: list[AnyOption] = [options.ALL, *found] if len(found) > 1 else [*found]
        option = yield from activation.choose("lay_egg", offered)
        if option is options.ALL:
            for slot in found:
                eggs.lay(table, slot)
            return
        if not isinstance(option, Slot):
            return
        eggs.lay(table, option)
        activation.laid_on.append(eggs.at(table, option))


@resolves(DiscardEgg)
def discard_egg(effect: DiscardEgg, activation: Activation) -> Asking:
    """Give an egg for what follows."""
    if not leads_to(effect.then, activation):
        return
    besides = activation.bird if effect.of == "other" else None
    option = yield from activation.choose(
        "discard_egg", eggs.laid(activation.table, activation.player, besides), must=True
    )
    if isinstance(option, Slot):
        eggs.take(activation.table, option)
        yield from if_you_do(effect.then, activation)
