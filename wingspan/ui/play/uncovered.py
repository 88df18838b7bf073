"""The hidden cards at a moment of a finished game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from wingspan.engine import Game

NEXT = 6
"""Number of the next birds in the deck that are shown."""

NEXT_FEW = 3
"""Number of the next bonus cards, and of the Automa's next cards, that are shown."""


class Uncovered(Struct, frozen=True):
    """What was hidden from one seat, as ids of cards."""

    hands: Mapping[int, tuple[str, ...]]
    """The birds in the other players' hands, by seat."""
    bonus: Mapping[int, tuple[str, ...]]
    """The other players' bonus cards, by seat; during the set-up, those dealt to them."""
    deck: tuple[str, ...]
    """The next birds of the deck, the top one first."""
    bonus_deck: tuple[str, ...]
    """The next bonus cards, the top one first."""
    automa: tuple[str, ...] = ()
    """The cards that the Automa turns up next in this round."""
    face_down: tuple[str, ...] = ()
    """The Automa's birds that lie face down."""


def uncovered(game: Game, seat: int) -> Uncovered:
    """What ``seat`` could not see at this moment of the game."""
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
