"""The input of an observation: a view and the public part of the set-up."""

from __future__ import annotations

from msgspec import structs

from wingspan.engine import Catalog, Game, Setup, View
from wingspan.engine.state import Player

from .birds import Cards, cards_of


class Sight:
    """What a seat sees of the table.

    ``setup`` has no seed and no names. ``seats``: all players clockwise, beginning with the seat
    itself. ``me``: the first of them.
    """

    __slots__ = ("cards", "catalog", "me", "seats", "setup", "state", "view")

    def __init__(self, view: View, setup: Setup, catalog: Catalog) -> None:
        self.view = view
        self.setup = setup
        self.catalog = catalog
        self.cards: Cards = cards_of(catalog)
        self.state = view.state
        players = view.state.players
        self.seats: list[Player] = players[view.seat :] + players[: view.seat]
        self.me = self.seats[0]

    def seat_of(self, seat: int) -> int:
        """Return the distance of a seat, clockwise from the own one; the Automa comes last."""
        people = len(self.seats)
        return seat if seat >= people else (seat - self.view.seat) % people


def sight_of(game: Game, seat: int) -> Sight:
    """Return what a seat of a game sees."""
    setup = structs.replace(game.setup, seed=0, names=())
    return Sight(game.view(seat), setup, game.catalog)
