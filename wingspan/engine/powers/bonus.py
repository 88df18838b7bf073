"""Powers of bonus cards: drawn, discarded, taken from the discards (appendix)."""

from __future__ import annotations

from .. import options, tray
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
    """Bonus cards, of which some are kept and the others discarded."""
    table = activation.table
    player = table.players[activation.player]
    number = effect.draw if effect.per is None else counted(table, player, effect.per)
    if not number or not tray.bonus_deck_has_card(table):
        return
    if not (yield from activation.confirm()):
        return
    _draw(activation, number)
    if effect.more_for_food and tray.bonus_deck_has_card(table):
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
    tray.discard_all_bonus(table, player.choosing)
    player.choosing.clear()


def _discard_any(activation: Activation, number: int) -> Asking:
    """Discard so many of the cards drawn and of those held before; the others are kept."""
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
        tray.discard_bonus(table, option.bonus)


def _draw(activation: Activation, number: int) -> None:
    for _ in range(number):
        card = tray.top_bonus(activation.table)
        if card is not None:
            activation.table.players[activation.player].choosing.append(card)


@resolves(DiscardBonus)
def discard_bonus(effect: DiscardBonus, activation: Activation) -> Asking:
    """One of one's bonus cards for what follows."""
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
        tray.discard_bonus(table, option.bonus)
        yield from if_you_do(effect.then, activation)


@resolves(TakeDiscardedBonus)
def take_discarded_bonus(effect: TakeDiscardedBonus, activation: Activation) -> Asking:
    """One of the discarded bonus cards; the pile stays apart from the deck."""
    table = activation.table
    pile = table.state.bonus_deck.discards
    option = yield from activation.choose(
        "keep_bonus", [options.bonus(card) for card in pile], must=True
    )
    if isinstance(option, Bonus):
        pile.remove(option.bonus)
        table.players[activation.player].bonus.append(option.bonus)
        table.log(BonusKept(activation.player, 1, option.bonus))
