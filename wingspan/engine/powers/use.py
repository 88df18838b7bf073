"""A power used from beginning to end, with the pink powers that it wakes."""

from __future__ import annotations

from .. import options
from ..decision import Asking
from ..effects import AnyTrigger, Trigger
from ..options import AnyOption, UsePower
from ..state import PlayedBird
from ..table import Table, ask
from ..things import Habitat
from .activation import Activation, effects_of, resolve, would_act


def use(activation: Activation) -> Asking:
    """Resolve the power, then the pink powers that it woke (ruling on pink powers)."""
    yield from resolve(effects_of(activation.table, activation.bird), activation)
    if activation.triggers:
        yield from wake(activation.table, activation.owner, activation.triggers)


def activate_row(table: Table, player: int, habitat: Habitat) -> Asking:
    """The brown powers of a row from right to left, each optional (Turn Structure, step 2)."""
    row = table.players[player].mat[habitat]
    for bird in row[::-1]:
        if table.birds[bird.bird].color == "brown" and any(bird is other for other in row):
            yield from use(Activation(table, player, habitat, bird))


def wake(table: Table, active: int, triggers: list[Trigger]) -> Asking:
    """Offer the pink powers that one of ``triggers``, done by ``active``, wakes.

    Players are asked in turn order from the active player's left; each bird's power can be
    used once between two turns of its owner, and declining does not use it up.
    """
    for owner in table.others(active):
        yield from _offer(table, owner, triggers)


def wake_all(table: Table, owner: int) -> Asking:
    """Offer every pink power of ``owner``, whatever happened (Automa, pink powers)."""
    yield from _offer(table, owner, None)


def _offer(table: Table, owner: int, triggers: list[Trigger] | None) -> Asking:
    ready = [
        (habitat, bird)
        for habitat, row in table.players[owner].mat.items()
        for bird in row
        if _woken(table, owner, bird, triggers)
    ]
    while ready:
        ready = [(habitat, bird) for habitat, bird in ready if _can(table, owner, habitat, bird)]
        if not ready:
            return
        chosen = 0
        if len(ready) > 1:
            offered: list[AnyOption] = [
                options.power(owner, *table.place_of(owner, bird)) for _, bird in ready
            ]
            option = yield from ask(table, owner, "order_powers", [*offered, options.DONE])
            if not isinstance(option, UsePower):
                return
            chosen = offered.index(option)
        habitat, bird = ready.pop(chosen)
        activation = Activation(table, owner, habitat, bird)
        yield from use(activation)
        if activation.begun:
            table.players[owner].pink_used.append(bird.bird)


def _woken(table: Table, owner: int, bird: PlayedBird, triggers: list[Trigger] | None) -> bool:
    card = table.birds[bird.bird]
    if card.color != "pink" or bird.bird in table.players[owner].pink_used:
        return False
    trigger: AnyTrigger | None = card.power.trigger if card.power else None
    return triggers is None or trigger in triggers


def _can(table: Table, owner: int, habitat: Habitat, bird: PlayedBird) -> bool:
    trial = Activation(table, owner, habitat, bird)
    return would_act(resolve(effects_of(table, bird), trial))
