"""Playing a bird from the hand, by the action or by a power (Play a Bird from Your Hand).

Some birds may come into play other than upright on the leftmost exposed space: sideways, on top
of another bird, or in its place. Some let cards pay for food.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Literal, NamedTuple

from . import eggs, food, options, tray
from .components import COLUMNS, HABITATS, Food, Habitat
from .decision import Decision, Source
from .effects import (
    AnyPlacing,
    CardsForFood,
    CopyPower,
    HuntSucceeds,
    OnTop,
    PlaysBird,
    Replaces,
    Sideways,
    TucksCard,
)
from .events import BirdPlayed, CardTucked
from .mat import columns, covered, place_of
from .options import AnyOption, Bird, InHabitat, Payment, Slot
from .payments import both
from .state import PlayedBird
from .table import Chooser, Table, ask

EggCost = Literal["normal", "one_less", "none"]
How = Literal["upright", "sideways", "on_top", "in_place_of"]


class Played(NamedTuple):
    """A bird that has come into play, and how."""

    habitat: Habitat
    bird: PlayedBird
    how: How


def egg_costs(table: Table, eggs_due: EggCost = "normal") -> Sequence[int]:
    """Return the eggs to pay for a space, by column."""
    costs = table.mat.egg_cost
    if eggs_due == "normal":
        return costs
    return [max(0, cost - 1) if eggs_due == "one_less" else 0 for cost in costs]


def open_rows(
    table: Table,
    player: int,
    habitats: Sequence[Habitat] = HABITATS,
    eggs_due: EggCost = "normal",
) -> list[Habitat]:
    """Return the rows of ``habitats`` with a free space whose egg cost ``player`` can pay."""
    mat = table.players[player].mat
    costs = egg_costs(table, eggs_due)
    held = -1
    found = []
    for habitat in habitats:
        column = covered(mat[habitat])
        if column == COLUMNS:
            continue
        cost = costs[column]
        if cost and held < 0:  # counted only if a row costs an egg
            held = eggs.total(table, player)
        if cost <= held or not cost:
            found.append(habitat)
    return found


def can_play(table: Table, player: int) -> bool:
    """Whether ``player`` can play any bird from their hand."""
    hand = table.players[player].hand
    if not hand:
        return False
    rows = open_rows(table, player)
    supply = _supply(table, player)
    for card in hand:  # noqa: SIM110, called every turn: a generator takes a tenth longer
        if _can_play(table, player, card, rows, supply, HABITATS):
            return True
    return False


def playable(
    table: Table,
    player: int,
    habitats: Sequence[Habitat] = HABITATS,
    eggs_due: EggCost = "normal",
    less: Food | None = None,
) -> list[AnyOption]:
    """Return the birds from the hand that can be played into one of ``habitats``, in hand order.

    ``less``: the food of which 1 is not paid, nor else 1 wild food.
    """
    rows = open_rows(table, player, habitats, eggs_due)
    supply = _supply(table, player)
    return [
        options.bird(card)
        for card in table.players[player].hand
        if _can_play(table, player, card, rows, supply, habitats, less)
    ]


def cached_to_pay(table: Table, player: int) -> dict[Food, int]:
    """Return the food cached on birds that may be used to pay for a bird."""
    found: dict[Food, int] = {}
    if table.with_spendable_cache:
        for row in table.players[player].mat.values():
            for bird in row:
                for kind in food.spendable_kinds(table, bird):
                    found[kind] = found.get(kind, 0) + bird.cached[kind]
    return found


def _supply(table: Table, player: int) -> tuple[int, ...]:
    """Return the tokens that can pay for a bird, including food cached where it may be spent."""
    return both(table.players[player].food, cached_to_pay(table, player))


def _placing(table: Table, player: int, card: str) -> AnyPlacing | None:
    """Return another way in which a bird may come into play, its own or one that it can copy."""
    power = table.birds[card].power
    if power is None or power.placing is not None or not power.effects:
        return None if power is None else power.placing
    copies = power.effects[0]
    if isinstance(copies, CopyPower) and copies.color == "white":
        return _lent(table, player)
    return None


def _lent(table: Table, player: int) -> AnyPlacing | None:
    """Return the way on top of another bird if a neighbour has a bird that allows it to itself."""
    people = len(table.players)
    for seat in {(player + 1) % people, (player - 1) % people} - {player}:
        for row in table.players[seat].mat.values():
            for bird in row:
                power = table.birds[bird.bird].power
                if power is not None and isinstance(power.placing, OnTop):
                    return power.placing
    return None


def _can_play(
    table: Table,
    player: int,
    card: str,
    rows: Sequence[Habitat],
    supply: tuple[int, ...],
    habitats: Sequence[Habitat],
    less: Food | None = None,
) -> bool:
    bird = table.birds[card]
    for row in bird.habitats:
        if row in rows:
            if table.costs.affordable(card, supply, less):
                return True
            break
    placing = _placing(table, player, card)
    return placing is not None and bool(
        _ways(table, player, card, rows, supply, habitats, placing, less)
    )


def _ways(
    table: Table,
    player: int,
    card: str,
    rows: Sequence[Habitat],
    supply: tuple[int, ...],
    habitats: Sequence[Habitat],
    placing: AnyPlacing | None,
    less: Food | None = None,
) -> list[AnyOption]:
    """Return the ways in which a bird can come into play now."""
    homes = table.birds[card].habitats
    mat = table.players[player].mat
    affordable = table.costs.affordable(card, supply, less) or (
        isinstance(placing, CardsForFood) and _cards_that_do(table, player, card, placing, less) > 0
    )
    ways: list[AnyOption] = []
    if affordable and any(row in homes for row in rows):
        ways.append(options.UPRIGHT)
        if isinstance(placing, Sideways) and _sideways_fits(table, player, placing, rows):
            ways.append(options.SIDEWAYS)
    if isinstance(placing, OnTop) and any(mat[row] for row in habitats if row in homes):
        ways.append(options.ON_TOP)
    if (
        isinstance(placing, Replaces)
        and affordable
        and placing.habitat in habitats
        and mat[placing.habitat]
    ):
        ways.append(options.IN_PLACE_OF)
    return ways


def _sideways_fits(table: Table, player: int, placing: Sideways, rows: Sequence[Habitat]) -> bool:
    row = table.players[player].mat[placing.habitat]
    return placing.habitat in rows and covered(row) <= COLUMNS - 2


def _cards_that_do(
    table: Table, player: int, card: str, placing: CardsForFood, less: Food | None
) -> int:
    """Return the smallest number of cards with which a bird can be paid for; 0 if none suffices."""
    me = table.players[player]
    spare = min(len(me.hand) - 1, table.birds[card].cost.food.get(placing.food, 0))
    cached = cached_to_pay(table, player)
    ways = table.costs.ways(card, me.food, cached, placing.food, spare, less)
    return min((way.cards for way in ways if way.cards), default=0)


def play(
    chooser: Chooser,
    habitats: Sequence[Habitat] = HABITATS,
    eggs_due: EggCost = "normal",
    less: Food | None = None,
    *,
    must: bool = True,
) -> Generator[Decision, AnyOption, Played | None]:
    """Let the player choose a bird, its place, its egg and food payment; place it.

    ``less``: the food of which 1 is not paid, nor else 1 wild food.
    ``must``: it cannot be declined once begun. Returns None if it was declined or nothing can
    be played. The play is noted in ``table.happened``; the caller uses the bird's own power.
    """
    table, player = chooser.table, chooser.player
    chosen = yield from chooser.choose(
        "bird_to_play", playable(table, player, habitats, eggs_due, less), must=must
    )
    if not isinstance(chosen, Bird):
        return None
    card = chosen.bird
    asking = Source(player, None, card)
    rows = open_rows(table, player, habitats, eggs_due)
    placing = _placing(table, player, card)
    way: AnyOption = options.UPRIGHT
    if placing is not None:
        supply = _supply(table, player)
        ways = _ways(table, player, card, rows, supply, habitats, placing, less)
        way = yield from ask(table, player, "how_placed", ways, asking)
    if way is options.ON_TOP or way is options.IN_PLACE_OF:
        return (yield from _over_another(table, player, card, habitats, way, less))
    sideways = way is options.SIDEWAYS
    homes = table.birds[card].habitats
    if sideways:
        assert isinstance(placing, Sideways)
        homes = (placing.habitat,)
    open_homes: list[AnyOption] = [options.habitat(row) for row in rows if row in homes]
    where = yield from ask(table, player, "habitat", open_homes, asking)
    assert isinstance(where, InHabitat)
    row = table.players[player].mat[where.habitat]
    column = covered(row)
    for _ in range(egg_costs(table, eggs_due)[column]):
        held: list[AnyOption] = [*eggs.laid(table, player)]
        egg = yield from ask(table, player, "egg_to_pay", held, asking)
        assert isinstance(egg, Slot)
        eggs.take(table, egg)
    paid, tucked = yield from _pay(table, player, card, where.habitat, less)
    played = PlayedBird(card, tucked=tucked, sideways=sideways)
    row.append(played)
    entered = Played(where.habitat, played, "sideways" if sideways else "upright")
    _enter(table, player, entered, column, paid, None)
    for under in tucked:
        table.log(CardTucked(player, card, under))
    return entered


def _enter(
    table: Table,
    player: int,
    played: Played,
    column: int,
    paid: dict[Food, int],
    other: str | None,
) -> Played:
    """Record that a bird has come into play, for the log and for pink powers."""
    table.log(BirdPlayed(player, played.bird.bird, played.habitat, column, paid, played.how, other))
    table.happened.append((player, PlaysBird(played.habitat)))
    if played.how == "on_top" or (played.bird.tucked and played.how != "in_place_of"):
        table.happened += [(player, TucksCard()), (player, HuntSucceeds())]
    return played


def _pay(
    table: Table, player: int, card: str, habitat: Habitat, less: Food | None
) -> Generator[Decision, AnyOption, tuple[dict[Food, int], tuple[str, ...]]]:
    """Pay the food cost; return the food paid and the cards paid in its place."""
    me = table.players[player]
    placing = _placing(table, player, card)
    stand_in = placing.food if isinstance(placing, CardsForFood) else None
    spare = 0
    if stand_in is not None:
        spare = min(len(me.hand) - 1, table.birds[card].cost.food.get(stand_in, 0))
    cached = cached_to_pay(table, player)
    ways = table.costs.ways(card, me.food, cached, stand_in, spare, less)
    source = Source(player, habitat, card)
    payment = yield from ask(table, player, "payment", [*ways], source)
    assert isinstance(payment, Payment)
    for _ in range(payment.cards):
        others: list[AnyOption] = [options.bird(other) for other in me.hand if other != card]
        given = yield from ask(table, player, "card_to_pay", others, source)
        assert isinstance(given, Bird)
        me.hand.remove(given.bird)
        me.apart.append(given.bird)
    tucked = me.apart[len(me.apart) - payment.cards :]
    del me.apart[len(me.apart) - payment.cards :]
    tray.leave_hand(table, player, card)
    food.pay(table, player, payment, habitat)
    return dict(payment.food), tuple(tucked)


def _over_another(
    table: Table,
    player: int,
    card: str,
    habitats: Sequence[Habitat],
    way: AnyOption,
    less: Food | None,
) -> Generator[Decision, AnyOption, Played]:
    """Play on top of a bird, without any cost, or in place of one, without an egg cost."""
    me = table.players[player]
    placing = _placing(table, player, card)
    homes = (placing.habitat,) if isinstance(placing, Replaces) else table.birds[card].habitats
    places: list[AnyOption] = [
        options.slot(player, row, column)
        for row in habitats
        if row in homes
        for column, _ in columns(me.mat[row])
    ]
    target = yield from ask(table, player, "bird_to_cover", places, Source(player, None, card))
    assert isinstance(target, Slot)
    covered_bird = eggs.at(table, target)
    paid: dict[Food, int] = {}
    if way is options.IN_PLACE_OF:
        paid, _ = yield from _pay(table, player, card, target.habitat, less)
        tray.discard_from_mat(table, player, covered_bird)
        played = PlayedBird(card, sideways=covered_bird.sideways)
    else:
        tray.leave_hand(table, player, card)
        me.seen.append(covered_bird.bird)
        played = PlayedBird(
            card,
            tucked=(*covered_bird.tucked, covered_bird.bird),
            sideways=covered_bird.sideways,
        )
    _, column = place_of(me, covered_bird)
    row = me.mat[target.habitat]
    row[next(i for i, bird in enumerate(row) if bird is covered_bird)] = played
    if covered_bird.bird in me.pink_used:
        me.pink_used.remove(covered_bird.bird)
    how: How = "in_place_of" if way is options.IN_PLACE_OF else "on_top"
    return _enter(
        table, player, Played(target.habitat, played, how), column, paid, covered_bird.bird
    )
