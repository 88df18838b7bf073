"""Powers that draw bonus cards, discard them or take them from the discards (appendix)."""

from __future__ import annotations

from msgspec import UNSET

from .. import decks, options
from .. import food as tokens
from ..decision import Asking
from ..effects import CopyBonus, DiscardBonus, DrawBonus, ScoreBonus, TakeDiscardedBonus
from ..events import BonusCopied, BonusDiscarded, BonusKept, BonusScored, BonusShown
from ..goals import counted
from ..options import AnyOption, Bonus, FoodToken
from ..scoring import bonus_points
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
        _give_up(activation, option.bonus)


def _give_up(activation: Activation, bonus: str) -> None:
    """Discard a bonus card that the player holds."""
    table, player = activation.table, activation.table.players[activation.player]
    player.bonus.remove(bonus)
    player.shown = tuple(card for card in player.shown or () if card != bonus) or UNSET
    table.log(BonusDiscarded(activation.player, bonus))
    decks.discard(table, "bonus", (bonus,))


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
        _give_up(activation, option.bonus)
        yield from if_you_do(effect.then, activation)


@resolves(ScoreBonus)
def score_bonus(effect: ScoreBonus, activation: Activation) -> Asking:
    """Cache food for the points of a bonus card as it stands; all of it is of one kind."""
    table, player = activation.table, activation.player
    me = table.players[player]
    worth = {card: bonus_points(table, me, card) for card in me.bonus}
    option = yield from activation.choose(
        "score_bonus",
        [options.bonus(card) for card, points in worth.items() if points or effect.replace],
        must=True,
    )
    if not isinstance(option, Bonus):
        return
    points = worth[option.bonus]
    table.log(BonusScored(player, activation.bird.bird, option.bonus, points))
    if points:
        kinds = (effect.food,) if effect.food else tokens.kinds_to_gain(table)
        offered: list[AnyOption] = [options.food(kind) for kind in kinds]
        kind = yield from ask(table, player, "gain_food", offered, activation.source)
        assert isinstance(kind, FoodToken)
        for _ in range(points):
            tokens.cache(table, player, activation.bird, kind.food)
    if not effect.replace:
        me.shown = tuple(dict.fromkeys((*(me.shown or ()), option.bonus)))
        return
    _give_up(activation, option.bonus)
    new = decks.top(table, "bonus")
    if new is not None:
        me.bonus.append(new)
        table.log(BonusKept(player, 1, new))


@resolves(CopyBonus)
def copy_bonus(effect: CopyBonus, activation: Activation) -> Asking:
    """Let a bonus card of a neighbour, who shows them all, count for this player as well.

    The Automa's card cannot be copied, as it has no birds to copy either.
    """
    table, owner = activation.table, activation.owner
    people = len(table.players)
    seat = (owner + (1 if effect.side == "left" else -1)) % people
    neighbour = table.players[seat]
    if people == 1 or not neighbour.bonus or not (yield from activation.confirm()):
        return
    neighbour.shown = tuple(neighbour.bonus)
    table.log(BonusShown(seat, tuple(neighbour.bonus)))
    offered: list[AnyOption] = [options.bonus(card) for card in neighbour.bonus]
    option = yield from ask(table, owner, "copy_bonus", offered, activation.source)
    assert isinstance(option, Bonus)
    me = table.players[owner]
    me.copied = (*(me.copied or ()), option.bonus)
    table.log(BonusCopied(owner, activation.bird.bird, option.bonus))


@resolves(TakeDiscardedBonus)
def take_discarded_bonus(_effect: TakeDiscardedBonus, activation: Activation) -> Asking:
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
