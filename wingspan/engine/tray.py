"""The bird tray and the decks: drawing, discarding, refilling (Bird Tray & Deck).

Face-up cards are replaced only at the end of a turn. A deck that runs out is made anew of
its discards at once; a draw is lost only if no card is left anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import options
from .chance import shuffled
from .components import TRAY_SIZE
from .conditions import AnyCondition
from .effects import TucksCard
from .events import (
    CardDiscarded,
    CardDrawn,
    CardTucked,
    DeckCardDrawn,
    DeckReshuffled,
    TrayRefilled,
)
from .matching import matches
from .options import AnyOption, Draw
from .rules import discards_together
from .state import Deck, PlayedBird
from .table import Table


def _reshuffle_if_empty(table: Table, deck: Deck, stream: str) -> None:
    if deck.drawn == len(deck.cards) and deck.discards:
        deck.cards = shuffled(table.state.random, stream, deck.discards)
        deck.drawn = 0
        deck.discards = []
        table.log(DeckReshuffled("birds" if stream == "deck" else "bonus", len(deck.cards)))


def _top(table: Table, deck: Deck, stream: str) -> str | None:
    _reshuffle_if_empty(table, deck, stream)
    if deck.drawn == len(deck.cards):
        return None
    card = deck.cards[deck.drawn]
    deck.drawn += 1
    _reshuffle_if_empty(table, deck, stream)
    return card


def top_card(table: Table) -> str | None:
    """Take the top bird card of the deck; None if no card is left anywhere."""
    return _top(table, table.state.deck, "deck")


def top_bonus(table: Table) -> str | None:
    """Take the top bonus card; None if none is left anywhere."""
    return _top(table, table.state.bonus_deck, "bonus")


def discard(table: Table, card: str) -> None:
    """A bird card onto the discard pile, face up."""
    table.state.deck.discards.append(card)
    _reshuffle_if_empty(table, table.state.deck, "deck")


def discard_all(table: Table, cards: Sequence[str]) -> None:
    """Bird cards that are discarded together, face up."""
    if discards_together(table.rules):
        table.state.deck.discards += cards
        _reshuffle_if_empty(table, table.state.deck, "deck")
    else:
        for card in cards:
            discard(table, card)


def discard_bonus(table: Table, card: str) -> None:
    """A bonus card onto its discard pile."""
    table.state.bonus_deck.discards.append(card)
    _reshuffle_if_empty(table, table.state.bonus_deck, "bonus")


def discard_all_bonus(table: Table, cards: Sequence[str]) -> None:
    """Bonus cards that are discarded together."""
    if discards_together(table.rules):
        table.state.bonus_deck.discards += cards
        _reshuffle_if_empty(table, table.state.bonus_deck, "bonus")
    else:
        for card in cards:
            discard_bonus(table, card)


def deck_has_card(table: Table) -> bool:
    """Whether a bird card can be taken from the deck."""
    deck = table.state.deck
    return deck.drawn < len(deck.cards) or bool(deck.discards)


def bonus_deck_has_card(table: Table) -> bool:
    """Whether a bonus card can be drawn."""
    deck = table.state.bonus_deck
    return deck.drawn < len(deck.cards) or bool(deck.discards)


def face_up(table: Table, like: AnyCondition | None = None) -> list[AnyOption]:
    """The cards of the tray (that satisfy ``like``), left to right."""
    names = table.setup.names_language
    return [
        options.draw(space, card)
        for space, card in enumerate(table.state.tray)
        if card is not None and (like is None or matches(table.birds[card], like, names))
    ]


def drawable(table: Table) -> list[AnyOption]:
    """What can be drawn: the cards of the tray, then the deck."""
    found = face_up(table)
    if deck_has_card(table):
        found.append(options.DRAW_DECK)
    return found


def take(table: Table, player: int, option: AnyOption) -> str | None:
    """Take the card of a draw option off tray or deck, and log it; it is in no hand yet."""
    if isinstance(option, Draw):
        table.state.tray[option.tray] = None
        table.log(CardDrawn(player, option.bird))
        return option.bird
    card = top_card(table)
    if card is not None:
        table.log(DeckCardDrawn(player, card))
    return card


def draw(table: Table, player: int, option: AnyOption) -> None:
    """Draw the card of a draw option into the hand of ``player``."""
    _draw_to(table, player, option, table.players[player].hand)


def draw_apart(table: Table, player: int, option: AnyOption) -> str | None:
    """Draw the card of a draw option to those kept apart from the hand."""
    return _draw_to(table, player, option, table.players[player].apart)


def _draw_to(table: Table, player: int, option: AnyOption, cards: list[str]) -> str | None:
    card = take(table, player, option)
    if card is not None:
        cards.append(card)
        if isinstance(option, Draw):
            table.players[player].known.append(card)
    return card


def discard_apart(table: Table, player: int, cards: Sequence[str]) -> None:
    """Cards kept apart onto the discard pile, together."""
    me = table.players[player]
    for card in cards:
        me.apart.remove(card)
        if card in me.known:
            me.known.remove(card)
        table.log(CardDiscarded(player, card))
    discard_all(table, cards)


def leave_hand(table: Table, player: int, card: str) -> None:
    """Take a card out of a hand for all to see."""
    hand = table.players[player]
    hand.hand.remove(card)
    if card in hand.known:
        hand.known.remove(card)


def discard_from_hand(table: Table, player: int, card: str) -> None:
    """A card of the hand onto the discard pile."""
    leave_hand(table, player, card)
    table.log(CardDiscarded(player, card))
    discard(table, card)


def discard_from_mat(table: Table, player: int, bird: PlayedBird) -> None:
    """A bird that leaves the mat, with the cards under it, onto the discard pile.

    Its eggs and cached food go back into the supply. The row is the caller's to change.
    """
    me = table.players[player]
    cards = (bird.bird, *bird.tucked)
    for card in cards:
        for knowledge in (me.known, me.seen, me.unseen):
            if card in knowledge:
                knowledge.remove(card)
        table.log(CardDiscarded(player, card))
    discard_all(table, cards)


def tuck_from_hand(table: Table, player: int, bird: PlayedBird, card: str) -> None:
    """A card of the hand face down under a bird of the same player."""
    table.players[player].hand.remove(card)
    tuck(table, player, bird, card)
    table.log(CardTucked(player, bird.bird, card))


def tuck(table: Table, player: int, bird: PlayedBird, card: str) -> None:
    """A card under a bird, wherever it comes from; the log is the caller's affair."""
    bird.tucked = (*bird.tucked, card)
    table.happened.append((player, TucksCard()))


def tuck_drawn(table: Table, player: int, bird: PlayedBird, card: str) -> None:
    """A card that its player has drawn and looked at, face down under a bird."""
    tuck(table, player, bird, card)
    table.log(CardTucked(player, bird.bird, card))


def draw_from_discards(table: Table, number: int) -> list[str]:
    """Cards drawn from the discards, which are shuffled and stay apart from the deck."""
    deck = table.state.deck
    deck.discards = list(shuffled(table.state.random, "deck", deck.discards))
    drawn = deck.discards[:number]
    del deck.discards[:number]
    return drawn


def tuck_from_deck(table: Table, player: int, bird: PlayedBird) -> None:
    """The deck's top card, unseen, under a bird; nothing if no card is left anywhere."""
    card = top_card(table)
    if card is not None:
        tuck(table, player, bird, card)
        table.players[player].unseen.append(card)
        table.log(CardTucked(player, bird.bird, None))


def refill(table: Table) -> None:
    """End of a turn: new cards on the empty spaces of the tray."""
    tray = table.state.tray
    if None not in tray:
        return
    new = []
    for space in range(TRAY_SIZE):
        if tray[space] is None:
            card = top_card(table)
            if card is None:
                break
            tray[space] = card
            new.append(card)
    if new:
        table.log(TrayRefilled(tuple(new)))


def clear(table: Table) -> tuple[str, ...]:
    """Discard the face-up cards; they are returned."""
    tray = table.state.tray
    gone = tuple(card for card in tray if card is not None)
    for space in range(TRAY_SIZE):
        tray[space] = None
    discard_all(table, gone)
    return gone


def renew(table: Table) -> None:
    """End of a round: the face-up cards are discarded and three new ones drawn."""
    gone = clear(table)
    tray = table.state.tray
    for space in range(TRAY_SIZE):
        tray[space] = top_card(table)
    table.log(TrayRefilled(tuple(card for card in tray if card is not None), gone))
