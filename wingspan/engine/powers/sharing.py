"""Powers that several players take part in: all of them, or whoever has the fewest birds.

The Automa takes part in none, and loses every comparison (Automa rules, brown powers).
"""

from __future__ import annotations

from .. import options
from ..decision import Asking
from ..effects import AllPlayers, Effect, FewestBirds
from ..options import PlayerSeat
from .activation import RESOLVERS, Activation, resolve, resolves, would_act


@resolves(AllPlayers)
def all_players(effect: AllPlayers, activation: Activation) -> Asking:
    """Everybody, clockwise from the owner or from whom the owner chooses."""
    seats = activation.table.clockwise(activation.owner)
    yield from _share(effect.effect, activation, seats, effect.first == "chosen")
    if activation.begun:
        yield from resolve(effect.bonus, activation)


@resolves(FewestBirds)
def fewest_birds(effect: FewestBirds, activation: Activation) -> Asking:
    """Whoever has the fewest birds in the habitat; everybody who does, in a tie."""
    players = activation.table.players
    fewest = min(len(player.mat[effect.habitat]) for player in players)
    seats = [
        seat
        for seat in activation.table.clockwise(activation.owner)
        if len(players[seat].mat[effect.habitat]) == fewest
    ]
    yield from _share(effect.effect, activation, seats, effect.first == "chosen")


def _share(effect: Effect, activation: Activation, seats: list[int], chosen: bool) -> Asking:
    """``seats`` do the effect in that order, or going round from the one ``chosen``."""
    owner = activation.owner
    guests = [seat for seat in seats if seat != owner and _can(effect, activation.guest(seat))]
    if chosen and len(seats) > 1:
        first = yield from activation.choose(
            "first_player", [options.player(seat) for seat in seats], must=True
        )
        if not isinstance(first, PlayerSeat):
            return
        start = seats.index(first.player)
        seats = [*seats[start:], *seats[:start]]
    elif owner in seats:
        activation.shared = bool(guests)
        yield from RESOLVERS[type(effect)](effect, activation)
        activation.shared = False
        if activation.declined:
            return
        seats = [seat for seat in seats if seat != owner]
    if not activation.begun and (not guests or not (yield from activation.confirm())):
        return
    for seat in seats:
        guest = activation if seat == owner else activation.guest(seat)
        yield from RESOLVERS[type(effect)](effect, guest)


def _can(effect: Effect, guest: Activation) -> bool:
    return would_act(RESOLVERS[type(effect)](effect, guest))
