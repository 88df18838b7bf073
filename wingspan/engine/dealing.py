"""Dealing the table, and each player's choice of what to keep (Setup)."""

from __future__ import annotations

from . import decks, options, payments
from .automa_deck import cards_in_round
from .birdfeeder import roll
from .cards import BonusCard
from .catalog import Catalog
from .chance import below, shuffled, streams
from .components import DICE, HABITATS, PLAIN_FOODS, ROUNDS, TRAY_SIZE, Food
from .decision import Asking
from .events import BirdsKept, GameBegan
from .options import AnyOption, Bird, Bonus, Payment
from .rounds import begin_round
from .setup import Setup
from .state import Automa, Deck, GameState, Player
from .table import Table, ask

BIRDS_DEALT = 5
BONUS_DEALT = 2


def deal(setup: Setup, catalog: Catalog) -> GameState:
    """Return the table before anybody has chosen; it depends only on the set-up and its seed."""
    random = streams(setup.seed)
    birds = catalog.ids_of("birds", setup.sets)
    if setup.without:
        without = set(setup.without)
        birds = tuple(bird for bird in birds if bird not in without)
    birds = shuffled(random, "deck", birds)
    deck = Deck(birds, TRAY_SIZE + BIRDS_DEALT * setup.players)
    goals = _goals(setup, catalog, random)
    bonus = list(shuffled(random, "bonus", bonus_cards(setup, catalog)))
    automa = None
    if setup.automa is not None:
        automas = next(card for card in bonus if usable_by_automa(catalog.bonus_cards[card]))
        others = [card for card in bonus if not catalog.bonus_cards[card].automa_only]
        bonus = list(shuffled(random, "bonus", [card for card in others if card != automas]))
        automa = Automa(automas, [])
        if catalog.kit(setup.sets).nectar:
            start = catalog.furniture.nectar.automa_start[setup.automa]
            automa.nectar = dict.fromkeys(HABITATS, start)
    players = []
    for seat in range(setup.players):
        dealt = TRAY_SIZE + BIRDS_DEALT * seat
        player = Player(hand=list(birds[dealt : dealt + BIRDS_DEALT]))
        player.choosing = bonus[BONUS_DEALT * seat : BONUS_DEALT * (seat + 1)]
        player.food.update(start_food(setup, catalog))
        players.append(player)
    state = GameState(
        round=1,
        phase="setup",
        turn_of=0,
        first_player=0 if automa else below(random, "goals", setup.players),
        players=players,
        birdfeeder=[],
        dice_out=[],
        tray=list(birds[:TRAY_SIZE]),
        deck=deck,
        bonus_deck=Deck(tuple(bonus), BONUS_DEALT * setup.players),
        goals=goals,
        scored=[],
        automa=automa,
        random=random,
    )
    table = Table(setup, catalog, state, [], 0)
    state.birdfeeder = roll(table, "feeder", DICE)
    if automa is not None:
        automa.deck = list(shuffled(random, "automa", cards_in_round(setup, catalog, 1)))
    return state


def start_food(setup: Setup, catalog: Catalog) -> dict[Food, int]:
    """Return the food that each player starts with: one of each, and nectar if it is in play."""
    food: dict[Food, int] = dict.fromkeys(PLAIN_FOODS, 1)
    if catalog.kit(setup.sets).nectar:
        food["nectar"] = catalog.furniture.nectar.start
    return food


def bonus_cards(setup: Setup, catalog: Catalog) -> list[str]:
    """Return the bonus cards in play; those made for the Automa alone only if it plays."""
    return [
        card
        for card in catalog.ids_of("bonus_cards", setup.sets)
        if card not in setup.without
        and (setup.automa is not None or not catalog.bonus_cards[card].automa_only)
    ]


def usable_by_automa(card: BonusCard) -> bool:
    """Whether the Automa may hold a bonus card."""
    return card.automa or card.automa_only


def _goals(setup: Setup, catalog: Catalog, random: dict[str, int]) -> tuple[str, ...]:
    """Draw a tile for each round and a side of each, at random."""
    sides: dict[str, list[str]] = {}
    for goal in catalog.ids_of("goals", setup.sets):
        sides.setdefault(catalog.goals[goal].tile, []).append(goal)
    tiles = shuffled(random, "goals", list(sides))[:ROUNDS]
    return tuple(sides[tile][below(random, "goals", len(sides[tile]))] for tile in tiles)


def choose_start(table: Table) -> Asking:
    """Let one player keep birds, pay a food for each, and keep one of the bonus cards.

    Choices are secret until all players have made theirs.
    """
    state = table.state
    seat = state.turn_of
    me = table.players[seat]
    kept = me.apart
    while len(kept) < min(len(me.hand), sum(me.food.values())):
        offered: list[AnyOption] = [options.bird(card) for card in me.hand if card not in kept]
        option = yield from ask(table, seat, "keep_bird", [*offered, options.DONE])
        if not isinstance(option, Bird):
            break
        kept.append(option.bird)
    supply = payments.supply_of(me.food)
    payment = yield from ask(
        table, seat, "pay_for_kept_birds", list(payments.tokens(len(kept), supply))
    )
    assert isinstance(payment, Payment)
    bonus: AnyOption | None = None
    if me.choosing:
        bonus = yield from ask(
            table, seat, "keep_bonus", [options.bonus(card) for card in me.choosing]
        )
    for food, count in payment.food.items():
        me.food[food] -= count
    decks.discard(table, "birds", [card for card in me.hand if card not in kept])
    me.hand = [card for card in me.hand if card in kept]
    me.apart = []
    if isinstance(bonus, Bonus):
        me.choosing.remove(bonus.bonus)
        me.bonus.append(bonus.bonus)
        decks.discard(table, "bonus", me.choosing)
        me.choosing = []
    table.log(
        BirdsKept(
            seat, len(me.hand), payment.food, tuple(me.hand), me.bonus[-1] if me.bonus else None
        )
    )
    if seat + 1 < len(table.players):
        state.turn_of = seat + 1
    else:
        table.log(GameBegan(state.first_player, state.goals))
        begin_round(table)
