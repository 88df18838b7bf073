"""Playing a bird from the hand, by the action or by a power (Play a Bird from Your Hand)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from . import eggs, food, options, tray
from .chooser import Chooser
from .decision import Decision, Source
from .events import BirdPlayed
from .options import AnyOption, Bird, InHabitat, Payment, Slot
from .payments import supply_of
from .state import PlayedBird
from .table import Table, ask
from .things import COLUMNS, HABITATS, Habitat


def open_rows(table: Table, player: int, habitats: Sequence[Habitat] = HABITATS) -> list[Habitat]:
    """Rows of ``habitats`` with a free space whose egg cost ``player`` can pay."""
    mat = table.players[player].mat
    held = eggs.total(table, player)
    cost = table.mat.egg_cost
    return [
        habitat
        for habitat in habitats
        if len(mat[habitat]) < COLUMNS and cost[len(mat[habitat])] <= held
    ]


def can_play(table: Table, player: int) -> bool:
    """Whether ``player`` can play any bird of the hand."""
    me = table.players[player]
    rows = open_rows(table, player)
    if not rows:
        return False
    supply = supply_of(me.food)
    return any(
        table.costs.affordable(card, supply)
        and any(row in table.birds[card].habitats for row in rows)
        for card in me.hand
    )


def playable(table: Table, player: int, habitats: Sequence[Habitat] = HABITATS) -> list[AnyOption]:
    """Birds of the hand that can be played into one of ``habitats``, in hand order."""
    me = table.players[player]
    rows = open_rows(table, player, habitats)
    supply = supply_of(me.food)
    return [
        options.bird(card)
        for card in me.hand
        if any(row in table.birds[card].habitats for row in rows)
        and table.costs.affordable(card, supply)
    ]


def play(
    chooser: Chooser, habitats: Sequence[Habitat] = HABITATS
) -> Generator[Decision, AnyOption, tuple[Habitat, PlayedBird] | None]:
    """Choose a bird, its row, its egg and food payment; place it.

    Returns where it went and the bird in play; None if it was declined or nothing can be
    played. Its own power is the caller's affair.
    """
    table, player = chooser.table, chooser.player
    chosen = yield from chooser.choose("bird_to_play", playable(table, player, habitats), must=True)
    if not isinstance(chosen, Bird):
        return None
    card = table.birds[chosen.bird]
    where = yield from chooser.choose(
        "habitat",
        [
            options.habitat(row)
            for row in open_rows(table, player, habitats)
            if row in card.habitats
        ],
        must=True,
    )
    assert isinstance(where, InHabitat)
    row = table.players[player].mat[where.habitat]
    for _ in range(table.mat.egg_cost[len(row)]):
        egg = yield from chooser.choose("egg_to_pay", eggs.laid(table, player), must=True)
        assert isinstance(egg, Slot)
        eggs.take(table, egg)
    supply = supply_of(table.players[player].food)
    payment = yield from ask(
        table,
        player,
        "payment",
        list(table.costs.payments(card.id, supply)),
        Source(player, where.habitat, card.id),
    )
    assert isinstance(payment, Payment)
    food.pay(table, player, payment)
    tray.leave_hand(table, player, card.id)
    played = PlayedBird(card.id)
    row.append(played)
    table.log(BirdPlayed(player, card.id, where.habitat, len(row) - 1, payment.food))
    return where.habitat, played
