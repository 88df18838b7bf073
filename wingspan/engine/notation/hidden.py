"""Hiding what a seat may not know (:mod:`.redeal` deals it anew).

This covers the order of the decks, the random streams, the Automa's deck and face-down birds, the
other players' hands and bonus cards, and cards tucked unseen. Until all players have chosen at the
start, nobody sees what another has kept.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from ..components import Food, Phase
from ..dealing import BIRDS_DEALT, BONUS_DEALT
from ..events import AnyEvent, BirdsKept
from ..state import HIDDEN, Deck, GameState, PlayedBird, Player


def events_seen(events: Iterable[AnyEvent], seat: int, phase: Phase) -> list[AnyEvent]:
    """Return the log as ``seat`` may read it."""
    return [
        as_seen_by(event, seat)
        for event in events
        if not (phase == "setup" and isinstance(event, BirdsKept) and event.player != seat)
    ]


def as_seen_by(event: AnyEvent, seat: int) -> AnyEvent:
    """Return the entry with the fields that ``seat`` may not know set to None."""
    if event.SECRET and seat not in (event.player, getattr(event, "to", None)):  # type: ignore[union-attr]
        return structs.replace(event, **dict.fromkeys(event.SECRET))
    return event


def state_seen(state: GameState, seat: int, start: dict[Food, int]) -> GameState:
    """Return a copy of the state with HIDDEN in place of each card that ``seat`` may not know.

    ``start``: the food with which every player begins, for the set-up.
    """
    seen = state.copy()
    seen.deck = _covered(state.deck)
    seen.bonus_deck = _covered(state.bonus_deck)
    seen.random = {}
    if seen.automa is not None:
        seen.automa.deck = [HIDDEN] * len(seen.automa.deck)
        seen.automa.face_down = [HIDDEN] * len(seen.automa.face_down)
    for other, player in enumerate(seen.players):
        if other == seat:
            for bird in birds_of(player):
                bird.tucked = tuple(
                    HIDDEN if card in player.unseen else card for card in bird.tucked
                )
            player.unseen = []
            continue
        if state.phase == "setup":
            seen.players[other] = _as_dealt(start)
            continue
        player.hand = [HIDDEN] * len(player.hand)
        if state.phase != "over":
            shown = player.shown or ()
            player.bonus = [card if card in shown else HIDDEN for card in player.bonus]
        player.choosing = [HIDDEN] * len(player.choosing)
        player.apart = [HIDDEN] * len(player.apart)
        player.unseen = []
        for bird in birds_of(player):
            bird.tucked = tuple(card if card in player.seen else HIDDEN for card in bird.tucked)
    if state.phase == "setup":
        seen.deck.discards = []
        seen.bonus_deck.discards = []
    return seen


def birds_of(player: Player) -> Iterable[PlayedBird]:
    return (bird for row in player.mat.values() for bird in row)


def _covered(deck: Deck) -> Deck:
    return Deck((HIDDEN,) * len(deck), 0, deck.discards[:])


def _as_dealt(start: dict[Food, int]) -> Player:
    player = Player(hand=[HIDDEN] * BIRDS_DEALT, choosing=[HIDDEN] * BONUS_DEALT)
    player.food.update(start)
    return player
