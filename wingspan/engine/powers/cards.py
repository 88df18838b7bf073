"""Powers that draw bird cards, look through them, discard or distribute them (appendix)."""

from __future__ import annotations

from .. import decks, eggs, options, tray
from .. import food as tokens
from ..components import COLUMNS, TRAY_SIZE
from ..decision import Asking, Kind
from ..effects import (
    AtEndOfTurn,
    DiscardCard,
    DiscardFromTray,
    DiscardThings,
    DraftCards,
    DrawAndKeep,
    DrawAndSort,
    DrawApart,
    DrawCards,
    DrawTray,
    GiveCard,
    ResetTray,
    SearchForFood,
)
from ..events import (
    CardGiven,
    CardKept,
    CardsDrawnApart,
    CardsLaidOut,
    CardsSearched,
    CardTaken,
)
from ..goals import counted
from ..mat import covered, place_of
from ..matching import matches
from ..options import AnyOption, Bird, Draw, PlayerSeat, Slot
from ..play_a_bird import cached_to_pay
from ..table import Choosing, Table, ask
from .activation import Activation, if_you_do, leads_to, resolve, resolves
from .around import counted_for
from .sharing import other_seats


@resolves(DrawCards)
def draw_cards(effect: DrawCards, activation: Activation) -> Asking:
    """Draw cards one at a time; the player sees a card from the deck before the next choice."""
    table, player = activation.table, activation.player
    drawn = False
    count = effect.count
    if effect.per is not None:
        count *= counted(table, table.players[player], effect.per) // effect.every
    for _ in range(count):
        if effect.source == "deck":
            if not decks.has_card(table, "birds"):
                break
            if not (yield from activation.accepts("draw_card", options.DRAW_DECK)):
                break
            tray.draw(table, player, options.DRAW_DECK)
        else:
            option = yield from _drawn(effect, activation)
            if option is None:
                break
            tray.draw(table, player, option)
        drawn = True
    if drawn:
        table.turn.discards += effect.discard


def _drawn(effect: DrawCards, activation: Activation) -> Choosing:
    """Ask which card to draw; if the power allows it, the tray may be renewed or refilled first."""
    table = activation.table
    may_renew = effect.may_renew
    while True:
        if effect.source == "tray":
            offered = tray.face_up(table, effect.like)
        elif effect.source == "middle":
            middle = table.state.tray[TRAY_SIZE // 2]
            offered = [] if middle is None else [options.draw(TRAY_SIZE // 2, middle)]
        else:
            offered = tray.drawable(table)
        if may_renew and decks.has_card(table, "birds"):
            offered.append(options.RESET_TRAY)
            if None in table.state.tray:
                offered.append(options.REFILL_TRAY)
        option = yield from activation.choose("draw_card", offered)
        may_renew = False
        if option is options.RESET_TRAY:
            tray.renew(table)
        elif option is options.REFILL_TRAY:
            tray.refill(table)
        else:
            return option


@resolves(DrawTray)
def draw_tray(_effect: DrawTray, activation: Activation) -> Asking:
    """Draw all face-up cards, or some of them."""
    table = activation.table
    while True:
        found = tray.face_up(table)
        offered = [options.ALL, *found] if len(found) > 1 else found
        option = yield from activation.choose("draw_card", offered)
        if option is None:
            return
        for card in found if option is options.ALL else (option,):
            tray.draw(table, activation.player, card)


@resolves(ResetTray)
def reset_tray(effect: ResetTray, activation: Activation) -> Asking:
    """Replace all face-up cards, then do what follows."""
    if decks.has_card(activation.table, "birds") and (yield from activation.confirm()):
        tray.renew(activation.table)
        yield from if_you_do(effect.then, activation)


@resolves(DiscardFromTray)
def discard_from_tray(effect: DiscardFromTray, activation: Activation) -> Asking:
    """Discard face-up cards one by one and replace them, and any that were missing, at once."""
    table = activation.table
    gone: list[str] = []
    while True:
        option = yield from activation.choose("discard_tray", tray.face_up(table), must=not gone)
        if not isinstance(option, Draw):
            break
        table.state.tray[option.tray] = None
        gone.append(option.bird)
    if not gone:
        return
    tray.replace(table, gone)
    names = table.setup.names_language
    if any(matches(table.birds[card], effect.like, names) for card in gone):
        yield from if_you_do(effect.then, activation)


@resolves(DraftCards)
def draft_cards(_effect: DraftCards, activation: Activation) -> Asking:
    """Draw one card more than there are players, the Automa included; each takes one.

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
    decks.discard(table, "birds", laid_out)
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


@resolves(DrawAndKeep)
def draw_and_keep(effect: DrawAndKeep, activation: Activation) -> Asking:
    """Draw several cards, look at them and keep one."""
    table, player = activation.table, activation.player
    me = table.players[player]
    before = len(me.apart)
    yield from _draw_apart(effect, activation)
    drawn = tuple(me.apart[before:])
    if not drawn:
        return
    table.log(CardsDrawnApart(player, len(drawn), drawn))
    names = table.setup.names_language
    fitting: list[AnyOption] = [
        options.bird(card)
        for card in drawn
        if effect.like is None or matches(table.birds[card], effect.like, names)
    ]
    kept = yield from activation.choose("keep_card", fitting, must=effect.rest != "discard")
    if isinstance(kept, Bird):
        me.apart.remove(kept.bird)
        where: AnyOption | None = options.KEEP
        if effect.may_tuck:
            where = yield from activation.choose(
                "tuck_or_keep", [options.TUCK, options.KEEP], must=True
            )
        if where is options.TUCK:
            tray.tuck_drawn(table, player, activation.bird, kept.bird)
        else:
            me.hand.append(kept.bird)
            table.log(CardKept(player, kept.bird))
    rest = [card for card in drawn if card in me.apart]
    if effect.rest == "discard":
        tray.discard_apart(table, player, rest)
    else:
        for card in rest:
            yield from _the_other(effect, activation, card)


def _draw_apart(effect: DrawAndKeep | DrawAndSort, activation: Activation) -> Asking:
    """Draw the cards and keep them apart from the hand."""
    table, player = activation.table, activation.player
    me = table.players[player]
    number = effect.draw
    if isinstance(effect, DrawAndKeep) and effect.per is not None:
        number *= counted_for(activation, effect.per, effect.among)
    if effect.source == "any":
        for _ in range(number):
            option = yield from activation.choose("draw_card", tray.drawable(table), must=True)
            if option is None:
                return
            tray.draw_apart(table, player, option)
        return
    if effect.source == "discards":
        if not table.state.deck.discards or not (yield from activation.confirm()):
            return
        me.apart += decks.draw_from_discards(table, number)
        return
    if not number or not decks.has_card(table, "birds"):
        return
    if player != activation.owner:
        if (yield from activation.choose("draw_card", [options.DRAW_DECK])) is None:
            return
    elif not (yield from activation.confirm()):
        return
    for _ in range(number):
        card = decks.top(table, "birds")
        if card is not None:
            me.apart.append(card)


def _the_other(effect: DrawAndKeep, activation: Activation, card: str) -> Asking:
    """Tuck or give away a card that was not kept."""
    table, player = activation.table, activation.player
    me = table.players[player]
    if effect.rest == "tuck":
        me.apart.remove(card)
        tray.tuck_drawn(table, player, activation.bird, card)
        return
    to = yield from activation.choose(
        "give_to",
        [options.player(seat) for seat in other_seats(table, activation.owner)],
        must=True,
    )
    assert isinstance(to, PlayerSeat)
    me.apart.remove(card)
    table.log(CardGiven(player, to.player, card))
    if to.player < len(table.players):
        table.players[to.player].hand.append(card)
    else:
        decks.discard(table, "birds", (card,))


@resolves(DrawAndSort)
def draw_and_sort(effect: DrawAndSort, activation: Activation) -> Asking:
    """Draw several cards, all of which must be put where the card says, as far as they go."""
    table, player = activation.table, activation.player
    me = table.players[player]
    before = len(me.apart)
    yield from _draw_apart(effect, activation)
    left = me.apart[before:]
    if not left:
        return
    table.log(CardsDrawnApart(player, len(left), tuple(left)))
    seats = [options.player(seat) for seat in other_seats(table, activation.owner)]
    steps: tuple[tuple[Kind, int], ...] = (
        ("keep_card", effect.keep),
        ("tuck_card", effect.tuck),
        ("give_card", effect.give),
    )
    for kind, number in steps:
        for missing in range(number, 0, -1):
            cards = left[:1] if len(left) <= missing else left
            if not cards:
                break
            offered: list[AnyOption] = [options.bird(card) for card in cards]
            option = yield from ask(table, player, kind, offered, activation.source)
            assert isinstance(option, Bird)
            left.remove(option.bird)
            yield from _put_away(activation, kind, option.bird, seats)
    tray.discard_apart(table, player, left)


def _put_away(activation: Activation, kind: Kind, card: str, seats: list[PlayerSeat]) -> Asking:
    """Keep, tuck or give away a card drawn apart."""
    table, player = activation.table, activation.player
    me = table.players[player]
    if kind == "give_card":
        to = yield from ask(table, player, "give_to", [*seats], activation.source)
        assert isinstance(to, PlayerSeat)
        me.apart.remove(card)
        tray.give(table, player, to.player, card)
        return
    me.apart.remove(card)
    if kind == "keep_card":
        me.hand.append(card)
        table.log(CardKept(player, card))
    else:
        tray.tuck_drawn(table, player, activation.bird, card)


@resolves(DrawApart)
def draw_apart(_effect: DrawApart, activation: Activation) -> Asking:
    """Draw a card for each empty space of the row, apart from the hand until the turn's end."""
    table, player = activation.table, activation.player
    me = table.players[player]
    habitat, _ = place_of(me, activation.bird)
    drawn: list[str] = []
    for _ in range(COLUMNS - covered(me.mat[habitat])):
        option = yield from activation.choose("draw_card", tray.drawable(table))
        if option is None:
            break
        card = tray.draw_apart(table, player, option)
        if card is not None:
            drawn.append(card)
    if drawn:
        table.turn.apart.append(drawn)


@resolves(SearchForFood)
def search_for_food(effect: SearchForFood, activation: Activation) -> Asking:
    """Discard cards of the deck; cache a food on the bird for each one in their costs."""
    table, owner = activation.table, activation.owner
    if not decks.has_card(table, "birds") or not (yield from activation.confirm()):
        return
    found = [card for _ in range(effect.draw) if (card := decks.top(table, "birds")) is not None]
    table.log(CardsSearched(owner, activation.bird.bird, tuple(found)))
    worth = sum(table.birds[card].cost.food.get(effect.food, 0) for card in found)
    for _ in range(worth):
        tokens.cache(table, owner, activation.bird, effect.food)
    if worth:
        activation.caught()
    decks.discard(table, "birds", found)


@resolves(DiscardCard)
def discard_card(effect: DiscardCard, activation: Activation) -> Asking:
    """Discard a card from the hand in exchange for what follows."""
    table, player = activation.table, activation.player
    hand = table.players[player].hand
    spare: list[AnyOption] = []
    for place, card in enumerate(tuple(hand)):
        del hand[place]
        if leads_to(effect.then, activation):
            spare.append(options.bird(card))
        hand.insert(place, card)
    option = yield from activation.choose("discard_card", spare, must=True)
    if isinstance(option, Bird):
        tray.discard_from_hand(table, player, option.bird)
        yield from if_you_do(effect.then, activation)


@resolves(GiveCard)
def give_card(effect: GiveCard, activation: Activation) -> Asking:
    """Give a card from the hand to another player in exchange for what follows."""
    table, owner = activation.table, activation.owner
    hand = table.players[owner].hand
    seats = [options.player(seat) for seat in other_seats(table, owner)]
    if not leads_to(effect.then, activation):
        return
    card = yield from activation.choose(
        "give_card", [options.bird(card) for card in hand], must=True
    )
    if not isinstance(card, Bird):
        return
    to = yield from ask(table, owner, "give_to", [*seats], activation.source)
    assert isinstance(to, PlayerSeat)
    hand.remove(card.bird)
    tray.give(table, owner, to.player, card.bird)
    yield from if_you_do(effect.then, activation)


@resolves(DiscardThings)
def discard_things(effect: DiscardThings, activation: Activation) -> Asking:
    """Discard food, eggs and cards, mixed as the player likes, in exchange for what follows."""
    table, player = activation.table, activation.player
    me = table.players[player]
    food = sum(me.food.values()) + sum(cached_to_pay(table, player).values())
    if food + eggs.total(table, player) + len(me.hand) < effect.count:
        return
    if not leads_to(effect.then, activation):
        return
    for _ in range(effect.count):
        option = yield from activation.choose(
            "discard_thing",
            [
                *tokens.spendable(table, player),
                *eggs.laid(table, player),
                *(options.bird(card) for card in me.hand),
            ],
            must=True,
        )
        if option is None:
            return
        if isinstance(option, Slot):
            eggs.take(table, option)
        elif isinstance(option, Bird):
            tray.discard_from_hand(table, player, option.bird)
        else:
            tokens.spend_option(table, player, option, effect.row)
    yield from if_you_do(effect.then, activation)


@resolves(AtEndOfTurn)
def at_end_of_turn(effect: AtEndOfTurn, activation: Activation) -> Asking:
    """Postpone what follows to the end of the turn."""
    activation.table.turn.later.append(
        (activation.player, lambda: resolve(effect.then, activation))
    )
    yield from ()
