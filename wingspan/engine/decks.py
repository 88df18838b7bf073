"""The decks of birds and of bonus cards: drawing from the top, discarding, reshuffling.

A deck that runs out is rebuilt from its discards at once; a draw is lost only if no card is left
anywhere (Bird Tray & Deck).
"""

from __future__ import annotations

from collections.abc import Sequence

from .chance import shuffled
from .components import Pile
from .events import DeckReshuffled
from .rules import discards_together
from .state import Deck
from .table import Table


def _reshuffle_if_empty(table: Table, pile: Pile, deck: Deck) -> None:
    if deck.drawn == len(deck.cards) and deck.discards:
        stream = "deck" if pile == "birds" else "bonus"
        deck.cards = shuffled(table.state.random, stream, deck.discards)
        deck.drawn = 0
        deck.discards = []
        table.log(DeckReshuffled(pile, len(deck.cards)))


def has_card(table: Table, pile: Pile) -> bool:
    """Whether a card can be taken from the deck, reshuffled if need be."""
    deck = table.state.deck if pile == "birds" else table.state.bonus_deck
    return deck.drawn < len(deck.cards) or bool(deck.discards)


def top(table: Table, pile: Pile) -> str | None:
    """Take and return the top card, or None if no card is left anywhere."""
    deck = table.state.deck if pile == "birds" else table.state.bonus_deck
    _reshuffle_if_empty(table, pile, deck)
    if deck.drawn == len(deck.cards):
        return None
    card = deck.cards[deck.drawn]
    deck.drawn += 1
    _reshuffle_if_empty(table, pile, deck)
    return card


def discard(table: Table, pile: Pile, cards: Sequence[str]) -> None:
    """Put cards face up onto the discard pile, all at once; only a reshuffle is logged."""
    deck = table.state.deck if pile == "birds" else table.state.bonus_deck
    if discards_together(table.rules):
        deck.discards += cards
        _reshuffle_if_empty(table, pile, deck)
    else:
        for card in cards:
            deck.discards.append(card)
            _reshuffle_if_empty(table, pile, deck)


def draw_from_discards(table: Table, number: int) -> list[str]:
    """Shuffle the discarded birds and draw from them; the rest do not go back into the deck."""
    deck = table.state.deck
    deck.discards = list(shuffled(table.state.random, "deck", deck.discards))
    drawn = deck.discards[:number]
    del deck.discards[:number]
    return drawn
