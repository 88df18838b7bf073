"""The bird tray, and cards on their way between it, hands, mats and piles (Bird Tray & Deck).

Face-up cards are replaced only at the end of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import decks, options
from .components import TRAY_SIZE
from .conditions import AnyCondition
from .effects import TucksCard
from .events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardTucked,
    DeckCardDrawn,
    TrayRefilled,
)
from .matching import matches
from .options import AnyOption, Draw
from .state import PlayedBird
from .table import Table


def face_up(table: Table, like: AnyCondition | None = None) -> list[AnyOption]:
    """Return options for the cards of the tray, left to right; only those that satisfy ``like``."""
    names = table.setup.names_language
    return [
        options.draw(space, card)
        for space, card in enumerate(table.state.tray)
        if card is not None and (like is None or matches(table.birds[card], like, names))
    ]


def drawable(table: Table) -> list[AnyOption]:
    """Return the options for drawing: the cards of the tray, then the deck."""
    found = face_up(table)
    if decks.has_card(table, "birds"):
        found.append(options.DRAW_DECK)
    return found


def take(table: Table, player: int, option: AnyOption) -> str | None:
    """Take the card of a draw option from tray or deck and log it; the caller places it."""
    if isinstance(option, Draw):
        table.state.tray[option.tray] = None
        table.log(CardDrawn(player, option.bird))
        return option.bird
    card = decks.top(table, "birds")
    if card is not None:
        table.log(DeckCardDrawn(player, card))
    return card


def draw(table: Table, player: int, option: AnyOption) -> None:
    """Draw the card of a draw option into the hand of ``player``."""
    _draw_to(table, player, option, table.players[player].hand)


def draw_apart(table: Table, player: int, option: AnyOption) -> str | None:
    """Draw the card of a draw option and keep it apart from the hand."""
    return _draw_to(table, player, option, table.players[player].apart)


def _draw_to(table: Table, player: int, option: AnyOption, cards: list[str]) -> str | None:
    card = take(table, player, option)
    if card is not None:
        cards.append(card)
        if isinstance(option, Draw):
            table.players[player].known.append(card)
    return card


def discard_apart(table: Table, player: int, cards: Sequence[str]) -> None:
    """Discard together several cards that were kept apart."""
    me = table.players[player]
    for card in cards:
        me.apart.remove(card)
        if card in me.known:
            me.known.remove(card)
        table.log(CardDiscarded(player, card))
    decks.discard(table, "birds", cards)


def leave_hand(table: Table, player: int, card: str) -> None:
    """Remove a card from a hand in plain view of all players."""
    hand = table.players[player]
    hand.hand.remove(card)
    if card in hand.known:
        hand.known.remove(card)


def discard_from_hand(table: Table, player: int, card: str) -> None:
    """Discard a card from the hand."""
    leave_hand(table, player, card)
    table.log(CardDiscarded(player, card))
    decks.discard(table, "birds", (card,))


def give(table: Table, player: int, to: int, card: str) -> None:
    """Put a card that a player gives away into the hand of ``to``; the Automa discards it.

    The caller must remove it from where it was.
    """
    me = table.players[player]
    seen = card in me.known
    if seen:
        me.known.remove(card)
    table.log(CardGiven(player, to, card))
    if to == len(table.players):
        decks.discard(table, "birds", (card,))
        return
    table.players[to].hand.append(card)
    if seen:
        table.players[to].known.append(card)


def discard_from_mat(table: Table, player: int, bird: PlayedBird) -> None:
    """Discard a bird that leaves the mat, with the cards under it.

    Its eggs and cached food go back to the supply. The caller must remove it from the row.
    """
    discard_lying(table, player, (bird.bird, *bird.tucked))


def discard_lying(table: Table, player: int, cards: Sequence[str]) -> None:
    """Discard birds of the mat or cards tucked under them; the caller must remove them."""
    me = table.players[player]
    for card in cards:
        for knowledge in (me.known, me.seen, me.unseen):
            if card in knowledge:
                knowledge.remove(card)
        table.log(CardDiscarded(player, card))
    decks.discard(table, "birds", cards)


def tuck(table: Table, player: int, bird: PlayedBird, card: str) -> None:
    """Tuck a card from anywhere under a bird and note the trigger; nothing is logged."""
    bird.tucked = (*bird.tucked, card)
    table.happened.append((player, TucksCard()))


def tuck_drawn(table: Table, player: int, bird: PlayedBird, card: str) -> None:
    """Tuck under a bird a card that the player has drawn and seen."""
    tuck(table, player, bird, card)
    table.log(CardTucked(player, bird.bird, card))


def tuck_from_hand(table: Table, player: int, bird: PlayedBird, card: str) -> None:
    """Tuck a card from the hand under a bird of the same player."""
    table.players[player].hand.remove(card)
    tuck_drawn(table, player, bird, card)


def tuck_from_deck(table: Table, player: int, bird: PlayedBird) -> None:
    """Tuck the deck's top card, unseen, under a bird, unless no card is left anywhere."""
    card = decks.top(table, "birds")
    if card is not None:
        tuck(table, player, bird, card)
        table.players[player].unseen.append(card)
        table.log(CardTucked(player, bird.bird, None))


def refill(table: Table) -> None:
    """Put new cards on the empty spaces of the tray, as at the end of a turn."""
    tray = table.state.tray
    if None not in tray:
        return
    new = []
    for space in range(TRAY_SIZE):
        if tray[space] is None:
            card = decks.top(table, "birds")
            if card is None:
                break
            tray[space] = card
            new.append(card)
    if new:
        table.log(TrayRefilled(tuple(new)))


def replace(table: Table, gone: Sequence[str]) -> None:
    """Discard cards already taken from the tray, and put new ones on all its empty spaces."""
    decks.discard(table, "birds", gone)
    tray = table.state.tray
    new = []
    for space in range(TRAY_SIZE):
        if tray[space] is None:
            tray[space] = decks.top(table, "birds")
            new.append(tray[space])
    table.log(TrayRefilled(tuple(card for card in new if card is not None), tuple(gone)))


def clear(table: Table) -> tuple[str, ...]:
    """Discard the face-up cards and return them."""
    tray = table.state.tray
    gone = tuple(card for card in tray if card is not None)
    for space in range(TRAY_SIZE):
        tray[space] = None
    decks.discard(table, "birds", gone)
    return gone


def renew(table: Table) -> None:
    """Discard the face-up cards and draw three new ones, as at the end of a round."""
    gone = clear(table)
    tray = table.state.tray
    for space in range(TRAY_SIZE):
        tray[space] = decks.top(table, "birds")
    table.log(TrayRefilled(tuple(card for card in tray if card is not None), gone))
