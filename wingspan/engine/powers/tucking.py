"""Powers that tuck cards behind birds, from the hand, the deck or the tray (flocking)."""

from __future__ import annotations

from .. import decks, options, tray
from ..decision import Asking
from ..effects import (
    TuckBehindChosen,
    TuckFromDeck,
    TuckFromHand,
    TuckFromTray,
    TuckUnderEach,
)
from ..eggs import at
from ..events import TrayCardTucked
from ..mat import columns
from ..matching import matches
from ..options import AnyOption, Bird, Draw, Slot
from ..state import PlayedBird
from .activation import Activation, if_you_do, resolves


@resolves(TuckFromHand)
def tuck_from_hand(effect: TuckFromHand, activation: Activation) -> Asking:
    """Tuck cards from the hand behind the bird, then do what follows."""
    table, player = activation.table, activation.player
    hand = table.players[player].hand
    tucked = 0
    while tucked < effect.count:
        option = yield from activation.choose(
            "tuck_card", [options.bird(card) for card in hand], must=tucked < effect.least
        )
        if not isinstance(option, Bird):
            break
        tray.tuck_from_hand(table, player, activation.bird, option.bird)
        tucked += 1
    for _ in range(tucked):
        yield from if_you_do(effect.each, activation)
    if tucked:
        yield from if_you_do(effect.then, activation)


@resolves(TuckBehindChosen)
def tuck_behind_chosen(effect: TuckBehindChosen, activation: Activation) -> Asking:
    """Tuck a card from the hand behind each of several birds of a row."""
    table, player = activation.table, activation.player
    me = table.players[player]
    habitat = activation.habitat if effect.habitat == "this" else effect.habitat
    done: list[PlayedBird] = []
    while len(done) < effect.most and me.hand:
        places: list[AnyOption] = [
            options.slot(player, habitat, column)
            for column, bird in columns(me.mat[habitat])
            if not any(bird is other for other in done)
        ]
        where = yield from activation.choose("tuck_behind", places)
        if not isinstance(where, Slot):
            break
        card = yield from activation.choose(
            "tuck_card", [options.bird(card) for card in me.hand], must=True
        )
        assert isinstance(card, Bird)
        bird = at(table, where)
        tray.tuck_from_hand(table, player, bird, card.bird)
        done.append(bird)
    if done:
        yield from if_you_do(effect.then, activation)


@resolves(TuckFromDeck)
def tuck_from_deck(effect: TuckFromDeck, activation: Activation) -> Asking:
    """Tuck cards of the deck behind the bird, unseen."""
    table = activation.table
    if decks.has_card(table, "birds") and (yield from activation.confirm()):
        for _ in range(effect.count):
            tray.tuck_from_deck(table, activation.owner, activation.bird)


@resolves(TuckUnderEach)
def tuck_under_each(effect: TuckUnderEach, activation: Activation) -> Asking:
    """Tuck a card of the deck behind each bird of a row, from left to right."""
    table, owner = activation.table, activation.owner
    habitat = activation.habitat if effect.habitat == "this" else effect.habitat
    row = table.players[owner].mat[habitat]
    if row and decks.has_card(table, "birds") and (yield from activation.confirm()):
        for bird in row:
            tray.tuck_from_deck(table, owner, bird)


@resolves(TuckFromTray)
def tuck_from_tray(effect: TuckFromTray, activation: Activation) -> Asking:
    """Tuck a face-up card behind the bird.

    The owner chooses among several smallest ones; a flightless bird may count as the smallest.
    """
    table, owner = activation.table, activation.owner
    birds = table.birds
    found = [
        (space, card)
        for space, card in enumerate(table.state.tray)
        if card is not None
        and (effect.like is None or matches(birds[card], effect.like, table.setup.names_language))
    ]
    spans = [span for _, card in found if (span := birds[card].wingspan) is not None]
    if effect.smallest and spans:
        found = [
            (space, card) for space, card in found if birds[card].wingspan in (None, min(spans))
        ]
    option = yield from activation.choose(
        "tuck_from_tray",
        [options.draw(space, card) for space, card in found],
        must=not activation.paid,
    )
    if isinstance(option, Draw):
        table.state.tray[option.tray] = None
        tray.tuck(table, owner, activation.bird, option.bird)
        table.players[owner].seen.append(option.bird)
        table.log(TrayCardTucked(owner, activation.bird.bird, option.bird))
        activation.caught()
