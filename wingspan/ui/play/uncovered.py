"""What was hidden at a moment of a finished game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from wingspan.engine import Game

NEXT = 6
"""How many of the next birds are shown."""

NEXT_FEW = 3
"""How many of the next bonus cards, and of the Automa's cards, are shown."""


class Uncovered(Struct, frozen=True):
    """All that was hidden from one seat, as ids of cards."""

    hands: Mapping[int, tuple[str, ...]]
    """The birds in the hands of the others, by seat."""
    bonus: Mapping[int, tuple[str, ...]]
    """The bonus cards of the others, by seat; during the set-up, those dealt to them."""
    deck: tuple[str, ...]
    """The next birds of the deck, the top one first."""
    bonus_deck: tuple[str, ...]
    """The next bonus cards, likewise."""
    automa: tuple[str, ...] = ()
    """The cards that the Automa turns up next in this round."""
    face_down: tuple[str, ...] = ()
    """The Automa's birds that lie face down."""


def uncovered(game: Game, seat: int) -> Uncovered:
    """All that ``seat`` could not see at this moment of the game."""
    state = game.state
    others = [(other, player) for other, player in enumerate(state.players) if other != seat]
    side = state.automa
    return Uncovered(
        {other: tuple(player.hand) for other, player in others},
        {other: tuple(player.bonus or player.choosing) for other, player in others},
        state.deck.left()[:NEXT],
        state.bonus_deck.left()[:NEXT_FEW],
        tuple(side.deck[:NEXT_FEW]) if side is not None else (),
        tuple(side.face_down) if side is not None else (),
    )
