"""Choosing the cards of new games, in the gallery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import commands
from ..session.decks import DECKS, Decks, written
from .registry import handles

if TYPE_CHECKING:
    from ..session.session import Session


def _choose(session: Session, decks: Decks) -> None:
    session.decks = decks
    session.keeping.remember(DECKS, written(decks))


@handles
def leave_out(session: Session, command: commands.LeaveOut) -> None:
    """Toggle whether a card is left out; ignore ids of unknown cards."""
    catalog, decks, card = session.catalog, session.decks, command.card
    if card in catalog.birds or card in catalog.bonus_cards:
        left_out = card in decks.left_out
        _choose(session, decks.taking_back([card]) if left_out else decks.leaving_out([card]))


@handles
def leave_out_found(session: Session, command: commands.LeaveOutFound) -> None:
    from ..session.card_search import found

    decks, asked = session.decks, session.over.look
    birds = [card.id for card in found(session.catalog, asked, session.words.printed)]
    _choose(session, decks.taking_back(birds) if command.back else decks.leaving_out(birds))


@handles
def keep_deck(session: Session, command: commands.KeepDeck) -> None:
    _choose(session, session.decks.keeping(session.over.look.get("gallery_deck", "")))


@handles
def use_deck(session: Session, command: commands.UseDeck) -> None:
    decks = session.decks
    named = decks.using(command.name) if command.name else decks.taking_back(decks.left_out)
    _choose(session, named)


@handles
def drop_deck(session: Session, command: commands.DropDeck) -> None:
    _choose(session, session.decks.dropping(command.name))
