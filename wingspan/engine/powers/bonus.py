"""Powers that draw bonus cards, discard them or take them from the discards (appendix)."""

from __future__ import annotations

from .. import decks, options
from ..decision import Asking
from ..effects import DiscardBonus, DrawBonus, TakeDiscardedBonus
from ..events import BonusDiscarded, BonusKept
from ..goals import counted
from ..options import Bonus
from ..table import ask
from .activation import Activation, if_you_do, leads_to, resolves
from .food import hand_in


@resolves(DrawBonus)
def draw_bonus(effect: DrawBonus, activation: Activation) -> Asking:
    """Draw bonus cards, keep some and discard the others."""
    table = activation.table
    player = table.players[activation.player]
    number = effect.draw if effect.per is None else counted(table, player, effect.per)
    if not number or not decks.has_card(table, "bonus"):
        return
    if not (yield from activation.confirm()):
        return
    _draw(activation, number)
    if effect.more_for_food and decks.has_card(table, "bonus"):
        _draw(activation, (yield from hand_in(activation, (), 0, (), activation.habitat)))
    drawn = len(player.choosing)
    keep = min(effect.keep, drawn)
    if effect.any_card:
        yield from _discard_any(activation, drawn - keep)
        keep = 0
    for _ in range(keep):
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
    decks.discard(table, "bonus", player.choosing)
    player.choosing.clear()


def _discard_any(activation: Activation, number: int) -> Asking:
    """Discard ``number`` of the cards drawn and those held before; keep the others."""
    table = activation.table
    player = table.players[activation.player]
    drawn = len(player.choosing)
    for card in player.choosing:
        table.log(BonusKept(activation.player, drawn, card))
    player.bonus += player.choosing
    player.choosing.clear()
    for _ in range(number):
        option = yield from ask(
            table,
            activation.player,
            "discard_bonus",
            [options.bonus(card) for card in player.bonus],
            activation.source,
        )
        assert isinstance(option, Bonus)
        player.bonus.remove(option.bonus)
        table.log(BonusDiscarded(activation.player, option.bonus))
        decks.discard(table, "bonus", (option.bonus,))


def _draw(activation: Activation, number: int) -> None:
    for _ in range(number):
        card = decks.top(activation.table, "bonus")
        if card is not None:
            activation.table.players[activation.player].choosing.append(card)


@resolves(DiscardBonus)
def discard_bonus(effect: DiscardBonus, activation: Activation) -> Asking:
    """Discard one of the player's bonus cards in exchange for what follows."""
    table = activation.table
    player = table.players[activation.player]
    if not leads_to(effect.then, activation):
        return
    option = yield from activation.choose(
        "discard_bonus", [options.bonus(card) for card in player.bonus], must=True
    )
    if isinstance(option, Bonus):
        player.bonus.remove(option.bonus)
        table.log(BonusDiscarded(activation.player, option.bonus))
        decks.discard(table, "bonus", (option.bonus,))
        yield from if_you_do(effect.then, activation)


@resolves(TakeDiscardedBonus)
def take_discarded_bonus(effect: TakeDiscardedBonus, activation: Activation) -> Asking:
    """Take one of the discarded bonus cards; the rest of the pile stays where it is."""
    table = activation.table
    pile = table.state.bonus_deck.discards
    option = yield from activation.choose(
        "keep_bonus", [options.bonus(card) for card in pile], must=True
    )
    if isinstance(option, Bonus):
        pile.remove(option.bonus)
        table.players[activation.player].bonus.append(option.bonus)
        table.log(BonusKept(activation.player, 1, option.bonus))
