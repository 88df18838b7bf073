"""Choosing the cards of new games, in the gallery."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..effects import Effects
from ..session.decks import DECKS, Decks, written

if TYPE_CHECKING:
    from ..session.session import Session


def update(session: Session, message: messages.DeckMessage) -> Effects:
    session.decks = _changed(session, message)
    session.keeping.remember(DECKS, written(session.decks))
    return ()


def _changed(session: Session, message: messages.DeckMessage) -> Decks:
    catalog, decks = session.catalog, session.decks
    match message:
        case messages.LeaveOut(card):
            if card not in catalog.birds and card not in catalog.bonus_cards:
                return decks
            left_out = card in decks.left_out
            return decks.taking_back([card]) if left_out else decks.leaving_out([card])
        case messages.LeaveOutFound(back):
            from .card_search import found

            cards = found(catalog, session.over.look, session.words.printed)
            birds = [card.id for card in cards]
            return decks.taking_back(birds) if back else decks.leaving_out(birds)
        case messages.KeepDeck(name):
            session.over = session.over.looking("gallery_deck", name)
            return decks.keeping(name)
        case messages.UseDeck(""):
            return decks.taking_back(decks.left_out)
        case messages.UseDeck(name):
            return decks.using(name)
        case messages.DropDeck(name):
            return decks.dropping(name)
        case _:
            assert_never(message)
