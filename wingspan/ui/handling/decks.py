"""Choosing the cards of new games, in the gallery."""

from __future__ import annotations

from collections.abc import Callable

from .. import commands
from ..app import App
from ..session.decks import DECKS, Decks, written
from .registry import handles


def _changed(app: App, change: Callable[[Decks], Decks]) -> None:
    def make_it() -> None:
        app.session.decks = change(app.session.decks)
        app.remember(DECKS, written(app.session.decks))

    app.carefully(make_it, focus=False)


@handles
def leave_out(app: App, command: commands.LeaveOut) -> None:
    """What is no card of this game is not left out."""
    catalog = app.session.catalog
    if command.card not in catalog.birds and command.card not in catalog.bonus_cards:
        return
    cards = (command.card,)
    if command.card in app.session.decks.left_out:
        _changed(app, lambda decks: decks.taking_back(cards))
    else:
        _changed(app, lambda decks: decks.leaving_out(cards))


@handles
def leave_out_found(app: App, command: commands.LeaveOutFound) -> None:
    from ..screens.gallery import found

    session = app.session
    asked = session.over.look
    birds = [card.id for card in found(session.catalog, asked, session.words.printed)]
    if command.back:
        _changed(app, lambda decks: decks.taking_back(birds))
    else:
        _changed(app, lambda decks: decks.leaving_out(birds))


@handles
def keep_deck(app: App, command: commands.KeepDeck) -> None:
    name = app.session.over.look.get("gallery_deck", "")
    _changed(app, lambda decks: decks.keeping(name))


@handles
def use_deck(app: App, command: commands.UseDeck) -> None:
    def use(decks: Decks) -> Decks:
        return decks.using(command.name) if command.name else decks.taking_back(decks.left_out)

    _changed(app, use)


@handles
def drop_deck(app: App, command: commands.DropDeck) -> None:
    _changed(app, lambda decks: decks.dropping(command.name))
