"""Powers in which several players take part: all, some, one other, or a neighbour.

In brown powers the Automa takes no part and loses every comparison (Automa rules). If a power
needs another player, the Automa counts as one: what is given to it goes to the supply, and nothing
can be taken from it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from msgspec import structs

from .. import birdfeeder, options
from .. import food as tokens
from ..components import ACTION_OF_HABITAT, FOODS, Food
from ..decision import Asking, Decision
from ..effects import (
    AllPlayers,
    CacheAnywhere,
    Effect,
    FewestBirds,
    GainFood,
    GiveFood,
    IfCounts,
    LayEggs,
    NeighbourHas,
    OneOf,
    PerCube,
    ShareAllDice,
    ShareFood,
    StealFood,
    TuckFromHand,
    WithPlayer,
)
from ..events import FoodGiven, FoodStolen
from ..goals import counted
from ..options import AnyOption, Course, FoodToken, PlayerSeat
from ..table import Table, would_act
from .activation import RESOLVERS, Activation, if_you_do, leads_to, resolve, resolves


def other_seats(table: Table, owner: int) -> tuple[int, ...]:
    """Return the other players' seats clockwise from the left, the Automa's included."""
    if table.state.automa is not None:
        return (len(table.players),)
    return table.others(owner)


@resolves(AllPlayers)
def all_players(effect: AllPlayers, activation: Activation) -> Asking:
    """Let all players do the effect, clockwise from the owner or a chosen player."""
    seats = activation.table.clockwise(activation.owner)
    if effect.others:
        seats = seats[1:]
    effects = (effect.effect, *effect.also)
    yield from _share(effects, activation, seats, effect.first == "chosen")
    if not activation.declined:
        yield from resolve(effect.bonus, activation)


@resolves(FewestBirds)
def fewest_birds(effect: FewestBirds, activation: Activation) -> Asking:
    """Let the player with the fewest birds in the habitat do the effect; in a tie, all of them."""
    players = activation.table.players
    fewest = min(len(player.mat[effect.habitat]) for player in players)
    seats = [
        seat
        for seat in activation.table.clockwise(activation.owner)
        if len(players[seat].mat[effect.habitat]) == fewest
    ]
    yield from _share((effect.effect,), activation, seats, effect.first == "chosen")


def _share(
    effects: Sequence[Effect], activation: Activation, seats: list[int], chosen: bool
) -> Asking:
    """Let ``seats`` do the effects in that order, or clockwise from a ``chosen`` one."""
    owner = activation.owner
    guests = [
        seat
        for seat in seats
        if seat != owner and any(_can(effect, activation.guest(seat)) for effect in effects)
    ]
    if chosen and len(seats) > 1:
        first = yield from activation.choose(
            "first_player", [options.player(seat) for seat in seats], must=True
        )
        if not isinstance(first, PlayerSeat):
            return
        start = seats.index(first.player)
        seats = [*seats[start:], *seats[:start]]
    elif owner in seats:
        activation.uncommitted = activation.begun
        for number, effect in enumerate(effects):
            more = any(_can(later, activation.trial()) for later in effects[number + 1 :])
            activation.shared = bool(guests) or more
            yield from RESOLVERS[type(effect)](effect, activation)
            activation.shared = False
            if activation.declined:
                return
        activation.uncommitted = False
        seats = [seat for seat in seats if seat != owner]
    if not activation.begun and (not guests or not (yield from activation.confirm())):
        return
    for seat in seats:
        for effect in effects:
            guest = activation if seat == owner else activation.guest(seat)
            yield from RESOLVERS[type(effect)](effect, guest)


def _can(effect: Effect, guest: Activation) -> bool:
    return would_act(RESOLVERS[type(effect)](effect, guest))


@resolves(WithPlayer)
def with_player(effect: WithPlayer, activation: Activation) -> Asking:
    """Let another player, chosen by the owner, do their effects; then the owner does theirs."""
    table, owner = activation.table, activation.owner
    seats = [*other_seats(table, owner)]
    mine = would_act(resolve(effect.you, activation.trial()))
    if not mine:
        seats = [
            seat
            for seat in seats
            if seat < len(table.players) and would_act(resolve(effect.they, activation.guest(seat)))
        ]
    chosen = yield from activation.choose(
        "choose_player", [options.player(seat) for seat in seats], must=True
    )
    if not isinstance(chosen, PlayerSeat):
        return
    if chosen.player < len(table.players):
        yield from resolve(effect.they, activation.guest(chosen.player))
    yield from if_you_do(effect.you, activation)


@resolves(PerCube)
def per_cube(effect: PerCube, activation: Activation) -> Asking:
    """Do the effect for each cube in a row of another player; the Automa has none."""
    table, owner = activation.table, activation.owner
    cubes = {
        seat: table.players[seat].cubes[ACTION_OF_HABITAT[effect.habitat]]
        for seat in table.others(owner)
    }
    if not would_act(resolve((effect.effect,), activation.trial())):
        return
    chosen = yield from activation.choose(
        "choose_player", [options.player(seat) for seat, n in cubes.items() if n], must=True
    )
    if isinstance(chosen, PlayerSeat):
        counting = effect.effect
        assert isinstance(counting, (LayEggs, TuckFromHand, CacheAnywhere))
        times = structs.replace(counting, count=cubes[chosen.player])
        yield from if_you_do((times,), activation)


@resolves(NeighbourHas)
def neighbour_has(effect: NeighbourHas, activation: Activation) -> Asking:
    """Do what follows if a neighbour holds the food; the Automa holds none."""
    table, owner = activation.table, activation.owner
    people = len(table.players)
    steps = {"left": (1,), "right": (-1,), "either": (1, -1)}[effect.side]
    seats = [(owner + step) % people for step in steps]
    if any(seat != owner and table.players[seat].food[effect.food] for seat in seats):
        yield from resolve(effect.then, activation)


@resolves(ShareFood)
def share_food(_effect: ShareFood, activation: Activation) -> Asking:
    """Let all players gain a food of the kind that the owner chooses."""
    table = activation.table
    kinds: list[AnyOption] = [options.food(kind) for kind in tokens.kinds_to_gain(table)]
    kind = yield from activation.choose("gain_food", kinds, must=True)
    if not isinstance(kind, FoodToken):
        return
    tokens.gain(table, activation.owner, kind.food)
    for seat in table.others(activation.owner):
        yield from resolve((GainFood((kind.food,)),), activation.guest(seat))


@resolves(ShareAllDice)
def share_all_dice(effect: ShareAllDice, activation: Activation) -> Asking:
    """Gain all dice of a food; the owner keeps half, rounded up, and gives the rest away."""
    table, owner = activation.table, activation.owner
    gained = yield from birdfeeder.gain_all_dice(activation, effect.food, must=True)
    seats: list[AnyOption] = [options.player(seat) for seat in other_seats(table, owner)]
    for _ in range(gained // 2):
        to = yield from activation.choose("give_to", seats, must=True)
        if isinstance(to, PlayerSeat):
            _give(activation, effect.food, to.player)


def _give(activation: Activation, food: Food, seat: int) -> None:
    """Move a token from the owner to another player; it is not spent."""
    table, owner = activation.table, activation.owner
    table.players[owner].food[food] -= 1
    table.log(FoodGiven(owner, seat, food))
    if seat < len(table.players):
        tokens.receive(table, seat, food)


@resolves(GiveFood)
def give_food(effect: GiveFood, activation: Activation) -> Asking:
    """Give a food to another player in exchange for what follows."""
    table, owner = activation.table, activation.owner
    if not table.players[owner].food[effect.food] or not leads_to(effect.then, activation):
        return
    to = yield from activation.choose(
        "give_to", [options.player(seat) for seat in other_seats(table, owner)]
    )
    if isinstance(to, PlayerSeat):
        _give(activation, effect.food, to.player)
        yield from if_you_do(effect.then, activation)


@resolves(StealFood)
def steal_food(effect: StealFood, activation: Activation) -> Asking:
    """Take a food from another player, who then gains a die; the Automa has none."""
    table, owner = activation.table, activation.owner
    kinds = effect.food or FOODS
    victims = [
        seat
        for seat in table.others(owner)
        if any(table.players[seat].food[kind] for kind in kinds)
    ]
    if effect.neighbours:
        yield from _steal_from_neighbours(activation, kinds)
        return
    victim = yield from activation.choose(
        "steal_from", [options.player(seat) for seat in victims], must=True
    )
    if not isinstance(victim, PlayerSeat):
        return
    supply = table.players[victim.player].food
    kind = yield from activation.choose(
        "gain_food", [options.food(food) for food in kinds if supply[food]], must=True
    )
    assert isinstance(kind, FoodToken)
    supply[kind.food] -= 1
    table.log(FoodStolen(owner, victim.player, kind.food))
    tokens.receive(table, owner, kind.food)
    if effect.cached:
        tokens.cache(table, owner, activation.bird, kind.food, own=True)
    yield from birdfeeder.gain_die(activation.guest(victim.player))


def _steal_from_neighbours(activation: Activation, kinds: Sequence[Food]) -> Asking:
    """Take a food from the neighbours who have one, first to the left, then to the right."""
    table, owner = activation.table, activation.owner
    people = len(table.players)
    victims = [
        seat
        for seat in dict.fromkeys(((owner + 1) % people, (owner - 1) % people))
        if seat != owner and any(table.players[seat].food[kind] for kind in kinds)
    ]
    if not victims or not (yield from activation.confirm()):
        return
    for victim in victims:
        supply = table.players[victim].food
        kind = yield from activation.choose(
            "gain_food", [options.food(food) for food in kinds if supply[food]], must=True
        )
        assert isinstance(kind, FoodToken)
        supply[kind.food] -= 1
        table.log(FoodStolen(owner, victim, kind.food))
        tokens.receive(table, owner, kind.food)
    for victim in victims:
        yield from resolve((GainFood(),), activation.guest(victim))


@resolves(IfCounts)
def if_counts(effect: IfCounts, activation: Activation) -> Asking:
    """Do what follows if the number of what is counted is in range."""
    table = activation.table
    number = counted(table, table.players[activation.player], effect.counts)
    if number >= effect.least and (effect.under is None or number < effect.under):
        yield from resolve(effect.then, activation)


@resolves(OneOf)
def one_of(effect: OneOf, activation: Activation) -> Asking:
    """Let the player do one of the alternatives that would do anything."""
    chosen = yield from _course(effect, activation)
    if chosen is not None:
        yield from if_you_do(effect.courses[chosen], activation)


def _course(effect: OneOf, activation: Activation) -> Generator[Decision, AnyOption, int | None]:
    open_ = [
        number
        for number, course in enumerate(effect.courses)
        if would_act(resolve(course, activation.trial()))
    ]
    option = yield from activation.choose(
        "choose_course", [options.course(number) for number in open_]
    )
    return option.number if isinstance(option, Course) else None
