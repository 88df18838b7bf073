"""Powers of cards: bird cards and bonus cards drawn, shared out, tucked (appendix)."""

from __future__ import annotations

from .. import options, tray
from ..decision import Asking
from ..effects import (
    DraftCards,
    DrawBonus,
    DrawCards,
    DrawTray,
    TuckFromDeck,
    TuckFromHand,
)
from ..events import BonusKept, CardsLaidOut, CardTaken
from ..options import AnyOption, Bird, Bonus
from ..table import Table, ask
from .activation import Activation, if_you_do, resolves


@resolves(DrawCards)
def draw_cards(effect: DrawCards, activation: Activation) -> Asking:
    """Cards one at a time, the deck's being seen before the next choice."""
    table, player = activation.table, activation.player
    drawn = False
    for _ in range(effect.count):
        if effect.source == "deck":
            if not tray.deck_has_card(table):
                break
            if not (yield from activation.accepts("draw_card", options.DRAW_DECK)):
                break
            tray.draw(table, player, options.DRAW_DECK)
        else:
            option = yield from activation.choose("draw_card", tray.drawable(table))
            if option is None:
                break
            tray.draw(table, player, option)
        drawn = True
    if drawn:
        table.turn.discards += effect.discard


@resolves(DrawTray)
def draw_tray(effect: DrawTray, activation: Activation) -> Asking:
    """All face-up cards, or some of them."""
    table = activation.table
    while True:
        found = tray.face_up(table)
        offered = [options.ALL, *found] if len(found) > 1 else found
        option = yield from activation.choose("draw_card", offered)
        if option is None:
            return
        for card in found if option is options.ALL else (option,):
            tray.draw(table, activation.player, card)


@resolves(DraftCards)
def draft_cards(effect: DraftCards, activation: Activation) -> Asking:
    """A card more than there are players, the Automa counting as one; each takes one.

    All of them must be drawn; the owner keeps the last. Against the Automa the owner keeps
    two of three and the third is discarded (ruling on the American Oystercatcher).
    """
    table, owner = activation.table, activation.owner
    laid_out = table.state.laid_out
    seats = len(table.players) + (table.state.automa is not None)
    for _ in range(seats + 1):
        option = yield from activation.choose("draw_card", tray.drawable(table), must=True)
        if option is None:
            break
        card = tray.take(table, owner, option)
        if card is not None:
            laid_out.append(card)
    if not laid_out:
        return
    table.log(CardsLaidOut(owner, tuple(laid_out)))
    takers = [owner, owner] if table.state.automa else [*table.clockwise(owner), owner]
    for player in takers:
        if laid_out:
            yield from _take_laid_out(table, activation, player)
    for card in laid_out:
        tray.discard(table, card)
    laid_out.clear()


def _take_laid_out(table: Table, activation: Activation, player: int) -> Asking:
    laid_out = table.state.laid_out
    cards: list[AnyOption] = [options.bird(card) for card in laid_out]
    option = yield from ask(table, player, "draft", cards, activation.source)
    assert isinstance(option, Bird)
    laid_out.remove(option.bird)
    table.players[player].hand.append(option.bird)
    table.players[player].known.append(option.bird)
    table.log(CardTaken(player, option.bird))


@resolves(DrawBonus)
def draw_bonus(effect: DrawBonus, activation: Activation) -> Asking:
    """Bonus cards, of which some are kept and the others discarded."""
    table = activation.table
    if not tray.bonus_deck_has_card(table) or not (yield from activation.confirm()):
        return
    player = table.players[activation.player]
    for _ in range(effect.draw):
        card = tray.top_bonus(table)
        if card is not None:
            player.choosing.append(card)
    drawn = len(player.choosing)
    for _ in range(min(effect.keep, drawn)):
        option = yield from ask(
            table,
            activation.player,
            "keep_bonus",
            [options.bonus(card) for card in player.choosing],
            activation.source,
        )
        assert isinstance(option, Bonus)
        player.choosing.remove(option.bonus)
        player.bonus.append(option.bonus)
        table.log(BonusKept(activation.player, drawn, option.bonus))
    for card in player.choosing:
        tray.discard_bonus(table, card)
    player.choosing.clear()


@resolves(TuckFromHand)
def tuck_from_hand(effect: TuckFromHand, activation: Activation) -> Asking:
    """A card of the hand under the bird, then what follows."""
    table = activation.table
    hand = table.players[activation.player].hand
    option = yield from activation.choose(
        "tuck_card", [options.bird(card) for card in hand], must=True
    )
    if isinstance(option, Bird):
        tray.tuck_from_hand(table, activation.player, activation.bird, option.bird)
        yield from if_you_do(effect.then, activation)


@resolves(TuckFromDeck)
def tuck_from_deck(effect: TuckFromDeck, activation: Activation) -> Asking:
    """Cards of the deck under the bird, unseen."""
    table = activation.table
    if tray.deck_has_card(table) and (yield from activation.confirm()):
        for _ in range(effect.count):
            tray.tuck_from_deck(table, activation.owner, activation.bird)
