"""Powers that lay eggs, within the birds' limits, or discard them (appendix)."""

from __future__ import annotations

from collections.abc import Sequence

from .. import decks, eggs, options, tray
from .. import food as tokens
from ..components import HABITATS, NESTS
from ..decision import Asking
from ..effects import (
    DiscardEgg,
    DiscardNest,
    EggsForFood,
    IfLaidHere,
    LayEggOnEach,
    LayEggs,
    LayEggsFor,
    LayEggsInEmptyHabitat,
    LayEggsInGroup,
)
from ..mat import beside, columns, holds, in_column_of, neighbours, place_of
from ..options import AnyOption, Count, InHabitat, Slot
from ..state import PlayedBird
from ..table import Table
from .activation import Activation, if_you_do, leads_to, resolve, resolves
from .around import counted_for, holds_itself


@resolves(LayEggs)
def lay_eggs(effect: LayEggs, activation: Activation) -> Asking:
    """Lay eggs one at a time: several on this bird, or one on each of several others."""
    for _ in range(effect.count):
        option: AnyOption | None
        found = _places(effect, activation)
        if effect.on == "this" and found and not activation.begun:
            option = found[0] if (yield from activation.confirm()) else None
        else:
            option = yield from activation.choose("lay_egg", found)
        if not isinstance(option, Slot):
            return
        eggs.lay(activation.table, option)
        activation.laid_on.append(eggs.at(activation.table, option))


def _places(effect: LayEggs, activation: Activation) -> list[Slot]:
    """Return where the next egg may go; a power that lays on several birds lays 1 on each."""
    table, player, bird = activation.table, activation.player, activation.bird
    if effect.on == "this":
        return eggs.spaces(table, player, among=[bird])
    among: Sequence[PlayedBird] | None = None
    if effect.on == "adjacent":
        among = neighbours(table.players[player], bird)
    elif effect.on == "column":
        among = in_column_of(table.players[player], bird)
    besides = [] if effect.together else activation.laid_on
    if effect.on in ("other", "column"):
        besides = [*besides, bird]
    return eggs.spaces(table, player, effect.nests, besides, effect.like, among, effect.over)


@resolves(LayEggOnEach)
def lay_egg_on_each(effect: LayEggOnEach, activation: Activation) -> Asking:
    """Lay an egg on every bird that qualifies, or on some of them."""
    table, player = activation.table, activation.player
    me = table.players[player]
    among: Sequence[PlayedBird] | None = None
    if effect.column:
        among = in_column_of(me, activation.bird)
    elif effect.beside:
        among = beside(me, activation.bird)
    elif effect.habitat is not None:
        habitat = activation.habitat if effect.habitat == "this" else effect.habitat
        among = me.mat[habitat]
    nests = (effect.nest,) if effect.nest else ()
    laid_on = activation.laid_on
    while True:
        besides = [bird for bird in laid_on if _times(bird, laid_on) >= effect.count]
        if effect.others:
            besides.append(activation.bird)
        found = eggs.spaces(table, player, nests, besides, effect.like, among)
        offered: list[AnyOption] = [options.ALL, *found] if len(found) > 1 else [*found]
        option = yield from activation.choose("lay_egg", offered)
        if option is None:
            return
        for slot in found if option is options.ALL else (option,):
            assert isinstance(slot, Slot)
            bird = eggs.at(table, slot)
            due = effect.count - _times(bird, laid_on)
            room = table.birds[bird.bird].egg_limit - bird.eggs
            for _ in range(min(due, room) if option is options.ALL else 1):
                eggs.lay(table, slot)
                laid_on.append(bird)
        if option is options.ALL:
            return


def _times(bird: PlayedBird, birds: Sequence[PlayedBird]) -> int:
    return sum(bird is other for other in birds)


@resolves(LayEggsInGroup)
def lay_eggs_in_group(_effect: LayEggsInGroup, activation: Activation) -> Asking:
    """Lay an egg on each bird of a group; the eggs laid so far say which groups it may still be."""
    table, player = activation.table, activation.player
    groups = _groups(table, player)
    laid_on = activation.laid_on
    while True:
        groups = [group for group in groups if all(holds(group, bird) for bird in laid_on)]
        found = [
            slot
            for slot in eggs.spaces(table, player, besides=laid_on)
            if any(holds(group, eggs.at(table, slot)) for group in groups)
        ]
        whole = any(all(holds(group, eggs.at(table, slot)) for slot in found) for group in groups)
        offered: list[AnyOption] = [options.ALL, *found] if whole and len(found) > 1 else [*found]
        option = yield from activation.choose("lay_egg", offered)
        if option is None:
            return
        for slot in found if option is options.ALL else (option,):
            assert isinstance(slot, Slot)
            eggs.lay(table, slot)
            laid_on.append(eggs.at(table, slot))


def _groups(table: Table, player: int) -> list[list[PlayedBird]]:
    """Return the largest groups of adjacent birds with the same nest, stars included."""
    me = table.players[player]
    groups: list[list[PlayedBird]] = []
    for nest in NESTS:
        left = [bird for row in me.mat.values() for bird in row if eggs.has_nest(table, bird, nest)]
        while left:
            group = [left.pop(0)]
            for bird in group:
                for other in neighbours(me, bird):
                    if holds(left, other):
                        group.append(other)
                        left = [bird for bird in left if bird is not other]
            groups.append(group)
    return groups


@resolves(IfLaidHere)
def if_laid_here(effect: IfLaidHere, activation: Activation) -> Asking:
    """Do what follows if an egg was laid on the bird that uses the power."""
    if holds(activation.table.turn.laid_on, activation.bird):
        yield from resolve(effect.then, activation)


@resolves(LayEggsInEmptyHabitat)
def lay_eggs_in_empty_habitat(_effect: LayEggsInEmptyHabitat, activation: Activation) -> Asking:
    """Choose a row without eggs, if one has room for any, and lay an egg on each of its birds."""
    me = activation.table.players[activation.player]
    empty = [
        options.habitat(habitat)
        for habitat in HABITATS
        if not any(bird.eggs for bird in me.mat[habitat])
        and eggs.spaces(activation.table, activation.player, among=me.mat[habitat])
    ]
    chosen = yield from activation.choose("choose_habitat", empty, must=True)
    if isinstance(chosen, InHabitat):
        yield from lay_egg_on_each(LayEggOnEach(habitat=chosen.habitat), activation)


@resolves(LayEggsFor)
def lay_eggs_for(effect: LayEggsFor, activation: Activation) -> Asking:
    """Lay eggs on this bird for what is counted, up to its limit."""
    table, player, bird = activation.table, activation.player, activation.bird
    number = counted_for(activation, effect.counts, effect.among)
    if effect.others:
        number -= holds_itself(activation, effect.counts)
    room = table.birds[bird.bird].egg_limit - bird.eggs
    most = min(number // effect.per, room)
    chosen = yield from activation.choose(
        "how_many", [options.count(count) for count in range(most, 0, -1)]
    )
    if isinstance(chosen, Count):
        slot = options.slot(player, *place_of(table.players[player], bird))
        for _ in range(chosen.count):
            eggs.lay(table, slot)


@resolves(DiscardEgg)
def discard_egg(effect: DiscardEgg, activation: Activation) -> Asking:
    """Discard eggs in exchange for what follows."""
    table, player = activation.table, activation.player
    besides = activation.bird if effect.of == "other" else None
    held = eggs.laid(table, player, besides, effect.habitat)
    if sum(eggs.at(table, slot).eggs for slot in held) < effect.count:
        return
    for left in range(effect.count, 0, -1):
        held = [
            slot
            for slot in eggs.laid(table, player, besides, effect.habitat)
            if eggs.without(table, slot, left, lambda: leads_to(effect.then, activation))
        ]
        option = yield from activation.choose("discard_egg", held, must=True)
        if not isinstance(option, Slot):
            return
        eggs.take(table, option)
    yield from if_you_do(effect.then, activation)


@resolves(DiscardNest)
def discard_nest(effect: DiscardNest, activation: Activation) -> Asking:
    """Discard all eggs of one bird with the nest, and tuck cards from the deck."""
    table, player = activation.table, activation.player
    me = table.players[player]
    offered: list[AnyOption] = [
        options.slot(player, habitat, column)
        for habitat, row in me.mat.items()
        for column, bird in columns(row)
        if bird.eggs and eggs.has_nest(table, bird, effect.nest)
    ]
    if not decks.has_card(table, "birds"):
        return
    option = yield from activation.choose("discard_egg", offered, must=True)
    if not isinstance(option, Slot):
        return
    number = eggs.at(table, option).eggs
    for _ in range(number):
        eggs.take(table, option)
    for _ in range(number * effect.tuck):
        tray.tuck_from_deck(table, activation.owner, activation.bird)


@resolves(EggsForFood)
def eggs_for_food(effect: EggsForFood, activation: Activation) -> Asking:
    """Discard an egg of each other bird in this row and column, and cache food for each."""
    table, owner, bird = activation.table, activation.owner, activation.bird
    me = table.players[owner]
    habitat, _ = place_of(me, bird)
    around: list[PlayedBird] = []
    for other in (*me.mat[habitat], *in_column_of(me, bird)):
        if other.eggs and other is not bird and not any(other is known for known in around):
            around.append(other)
    if not around or not (yield from activation.confirm()):
        return
    for other in around:
        eggs.take(table, options.slot(owner, *place_of(me, other)))
        for _ in range(effect.count):
            tokens.cache(table, owner, bird, effect.food)
