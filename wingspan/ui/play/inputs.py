"""What one input of a person can give besides a single answer: an action together with what it
begins with, the same answer several times, all that is kept at the start, a bird with its row and
payment; and what would do nothing, or cannot be played.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, count
from typing import Literal, NamedTuple, TypeVar

from msgspec import Struct, structs

from wingspan.engine import Game, birdfeeder, eggs, food, tray
from wingspan.engine import options as o
from wingspan.engine.cards import BirdCard, FoodCost
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import (
    ACTION_OF_HABITAT,
    COLUMNS,
    FOODS,
    HABITATS,
    PLAIN_FOODS,
    Action,
    Food,
    Habitat,
)
from wingspan.engine.decision import Decision, Kind, Source
from wingspan.engine.effects import AnyPlacing, CardsForFood, PlayBird, Replaces, tree
from wingspan.engine.events import DiceRolled
from wingspan.engine.food import kinds_to_gain
from wingspan.engine.mat import bird_at, covered
from wingspan.engine.options import AnyOption
from wingspan.engine.payments import Costs, Supply, both, supply_of
from wingspan.engine.play_a_bird import EggCost, cached_to_pay, egg_costs, open_rows, playable
from wingspan.engine.state import Player
from wingspan.engine.table import Table
from wingspan.words import Words

from ..messages import First, StartChoice, Thing

Intent = Generator[AnyOption | None, Decision, None]
"""The answers that an input still has to give.

Sent a decision, it yields the option to take, or None to have it asked as usual. It ends at the
first decision that it has nothing to do with. ``next`` brings it to the first decision.
"""

# an action with what it begins with

FIRST_ASKED: dict[Habitat, Kind] = {
    "forest": "gain_die",
    "grassland": "lay_egg",
    "wetland": "draw_card",
}
"""The kind of decision that each row's action asks, once for each thing gained."""


class Beginning(Struct, frozen=True):
    """A thing on the table that ``player`` can take together with the action that gains it."""

    player: int
    habitat: Habitat
    """The row whose action gains it."""
    option: First
    """What is taken: a die, a tray card, a card off the deck, an egg for a bird, or a reroll."""
    most: int = 1
    """How many can be taken at once, as far as this can be known beforehand."""
    resets: bool = False
    """Whether the action first offers a reset, which would remove the thing and is declined."""

    @property
    def action(self) -> Action:
        return ACTION_OF_HABITAT[self.habitat]

    def question(self, decision: Decision) -> Decision:
        """What follows ``decision``, which asks for the action, with this one option."""
        return structs.replace(
            decision,
            kind=FIRST_ASKED[self.habitat],
            source=Source(self.player, self.habitat),
            options=[self.option],
        )


def beginnings(table: Table, seat: int) -> tuple[Beginning, ...]:
    """What ``seat`` could begin an action with, if it were asked for an action.

    If the action first offers a reset that ``seat`` can pay for, the result has only the dice and
    cards that the reset would remove: taking one of them declines it. Before taking anything else,
    ``seat`` is asked about the reset.
    """
    found: list[Beginning] = []
    for habitat in HABITATS:
        space = table.mat.rows[habitat][covered(table.players[seat].mat[habitat])]
        resets = bool(space.reset and food.spendable(table, seat))
        for option in _offered(table, seat, habitat):
            if isinstance(option, o.Die | o.Draw if resets else First):
                most = min(space.gain, _at_hand(table, option))
                found.append(Beginning(seat, habitat, option, most, resets))
    return tuple(found)


def _offered(table: Table, seat: int, habitat: Habitat) -> list[AnyOption]:
    if habitat == "forest":
        dice = birdfeeder.dice_for(table, ())
        return [*dice, o.REROLL] if birdfeeder.all_alike(table) else dice
    return [*eggs.spaces(table, seat)] if habitat == "grassland" else tray.drawable(table)


def _at_hand(table: Table, option: AnyOption) -> int:
    """How many there are, or fit; one for a die with two foods, which leave no corner."""
    match option:
        case o.Die(face):
            return table.state.birdfeeder.count(face) if len(table.faces[face]) == 1 else 1
        case o.Slot(player, habitat, column):
            bird = bird_at(table.players[player].mat[habitat], column)
            return table.birds[bird.bird].egg_limit - bird.eggs
        case o.DrawDeck():
            return len(table.state.deck)
        case _:
            return 1


def begin_action(begun: Beginning, times: int) -> Intent:
    """Take the action of a row, decline its reset, take what it begins with ``times`` times."""
    yield None
    yield o.TakeAction(begun.action)
    if begun.resets:
        yield o.SKIP
    for _ in range(times):
        yield begun.option


# actions in vain

Reason = Literal["no_bird", "no_room", "no_card"]


def in_vain(table: Table, seat: int) -> dict[Action, Reason]:
    """The actions that would do nothing for ``seat``, each with the reason.

    An action does something if it would activate a brown power in its row, or if its space offers
    a reset that ``seat`` can pay for.
    """
    found: dict[Action, Reason] = {}
    if not eggs.spaces(table, seat) and _is_idle(table, seat, "grassland"):
        some = any(table.players[seat].mat.values())
        found[ACTION_OF_HABITAT["grassland"]] = "no_room" if some else "no_bird"
    if not tray.drawable(table) and _is_idle(table, seat, "wetland"):
        found[ACTION_OF_HABITAT["wetland"]] = "no_card"
    return found


def _is_idle(table: Table, seat: int, habitat: Habitat) -> bool:
    row = table.players[seat].mat[habitat]
    space = table.mat.rows[habitat][covered(row)]
    brown = any(table.birds[bird.bird].color == "brown" for bird in row)
    return not brown and not (space.reset and food.spendable(table, seat))


# the same question several times

REPEATED: tuple[Kind, ...] = ("gain_die", "gain_food", "lay_egg", "draw_card", "egg_to_pay")
"""The kinds of decision that may get the same answer several times."""


def repeat_answer(asked: Decision, option: int, times: int) -> Intent:
    """Take an option of ``asked`` ``times`` times, as long as the same question is asked again."""
    taken = asked.options[option]
    decision = yield None
    for _ in range(times):
        if not asks_the_same(asked, decision) or taken not in decision.options:
            return
        decision = yield taken


def asks_the_same(before: Decision, after: Decision) -> bool:
    """Whether two decisions have the same kind, player and source, in the same player's turn."""
    return (before.kind, before.player, before.source, before.turn_of) == (
        after.kind,
        after.player,
        after.source,
        after.turn_of,
    )


def repeats(game: Game) -> dict[int, int]:
    """How many times in a row each option of the pending decision can be taken, by index.

    Only options that can be taken more than once. Counts only what the player can foresee: not
    past a roll of the dice.
    """
    decision = game.decision
    if decision is None or decision.kind not in REPEATED:
        return {}
    found: dict[int, int] = {}
    for index, option in enumerate(decision.options):
        if _may_come_again(game, option) and (number := _fits(game, decision, option)) > 1:
            found[index] = number
    return found


def _may_come_again(game: Game, option: AnyOption) -> bool:
    """Whether the option may be offered again, as far as this is known without trying it."""
    match option:
        case o.Slot(player, habitat, column):
            bird = bird_at(game.state.players[player].mat[habitat], column)
            room = game.catalog.birds[bird.bird].egg_limit - bird.eggs
            paying = game.decision is not None and game.decision.kind == "egg_to_pay"
            return (bird.eggs if paying else room) > 1
        case o.Die(face):
            return game.state.birdfeeder.count(face) > 1
        case o.DrawDeck() | o.FoodToken():
            return True
        case _:
            return False


def _fits(game: Game, decision: Decision, option: AnyOption) -> int:
    """How many times the option can be taken, tried on a copy of the game."""
    trial = game.copy()
    number = 0
    asked: Decision | None = decision
    while asked is not None and asks_the_same(decision, asked) and option in asked.options:
        logged = len(trial.events)
        trial.answer(asked.options.index(option))
        number += 1
        if any(isinstance(event, DiceRolled) for event in trial.events[logged:]):
            break
        asked = trial.decision
    return number


COUNTED: tuple[Kind, ...] = (
    *REPEATED,
    "discard_egg",
    "discard_food",
    "discard_card",
    "tuck_card",
    "tuck_behind",
    "cache_on",
    "keep_card",
    "card_to_pay",
)
"""The kinds of question that are repeated for the next thing of the same kind."""

MOST = 12
"""The most questions that are tried ahead, the pending one included."""


class Run(NamedTuple):
    """The position of a question in a run of the same question, from 1, and the run's length."""

    number: int
    all: int


def run(game: Game, before: Iterable[Decision]) -> Run | None:
    """The position of the pending question in its run; None if it is asked only once.

    ``before``: the decisions answered before it, the last one first. How often it will still be
    asked is found on a copy of the game by always taking the first thing offered; nothing that
    turns up there is revealed.
    """
    decision = game.decision
    if decision is None or decision.kind not in COUNTED:
        return None
    number = 1
    for asked in before:
        if not asks_the_same(asked, decision):
            break
        number += 1
    total = number - 1 + _times(game, decision)
    return Run(number, total) if total > 1 else None


def _times(game: Game, decision: Decision) -> int:
    trial, times = game.copy(), 0
    asked: Decision | None = decision
    while asked is not None and asks_the_same(decision, asked) and times < MOST:
        times += 1
        taken = next(
            (
                number
                for number, option in enumerate(asked.options)
                if not isinstance(option, (o.All, o.Done, o.Skip, o.Reroll))
            ),
            None,
        )
        if taken is None:
            break
        trial.answer(taken)
        asked = trial.decision
    return times


# the start, chosen by touching cards and food and answered all at once: the rules ask for one bird
# after the other, then for the food to discard, then for a bonus card; here the cards and tokens to
# keep are collected in any order, and until a token is touched, those that suit the birds best are
# kept

T = TypeVar("T")

UNTOUCHED = StartChoice((), (), "", own_food=False)
"""Nothing has been touched yet."""


def touch(choice: StartChoice, thing: Thing, name: str, me: Player) -> StartChoice:
    """The choice with that thing kept or put back. If there would be too much food, the tokens
    touched first are dropped.
    """
    if thing == "bonus" and name in me.choosing:
        return structs.replace(choice, bonus="" if name == choice.bonus else name)
    if thing == "bird" and name in me.hand and name not in me.apart:
        return _fitting(structs.replace(choice, birds=toggled(choice.birds, name)), me)
    if thing == "food":
        for food in FOODS:
            if food == name and me.food.get(food):
                kept = toggled(choice.food, food)
                return _fitting(structs.replace(choice, food=kept, own_food=True), me)
    return choice


def propose_food(
    choice: StartChoice, me: Player, cards: dict[str, BirdCard], costs: Costs
) -> StartChoice:
    """The choice with the food that best suits the kept birds, unless it was chosen by hand."""
    if choice.own_food:
        return choice
    kept = [cards[bird] for bird in (*me.apart, *choice.birds)]
    number = sum(me.food.values()) - len(kept)
    food = _suiting(kept, _held(me), number, costs) if kept else ()
    return structs.replace(choice, food=food)


def food_left(choice: StartChoice, me: Player) -> int:
    """Number of tokens still to be chosen."""
    return sum(me.food.values()) - len(me.apart) - len(choice.birds) - len(choice.food)


def is_complete(choice: StartChoice, me: Player) -> bool:
    return food_left(choice, me) == 0 and bool(choice.bonus or not me.choosing)


def _fitting(choice: StartChoice, me: Player) -> StartChoice:
    """The choice cut down to what may be kept: each bird costs one food token."""
    places = sum(me.food.values()) - len(me.apart)
    birds = choice.birds[-places:] if places else ()
    room = places - len(birds)
    return structs.replace(choice, birds=birds, food=choice.food[-room:] if room else ())


def toggled(kept: tuple[T, ...], one: T) -> tuple[T, ...]:
    return tuple(other for other in kept if other != one) if one in kept else (*kept, one)


def _held(me: Player) -> tuple[Food, ...]:
    return tuple(food for food in FOODS if me.food.get(food))


def _suiting(
    kept: Sequence[BirdCard], held: Sequence[Food], number: int, costs: Costs
) -> tuple[Food, ...]:
    """The ``number`` tokens with which the most birds are playable, each by itself.

    Breaks ties by how many birds need the tokens. The token that the fewest birds need comes first,
    since the first one is dropped first.
    """

    def worth(tokens: Iterable[Food]) -> tuple[int, int]:
        supply = tuple(int(food in tokens) for food in FOODS)
        playable = sum(costs.affordable(card.id, supply) for card in kept)
        return playable, sum(wanted(food) for food in tokens)

    def wanted(food: Food) -> int:
        return sum(food in card.cost.food for card in kept)

    best = max(combinations(held, number), key=worth)
    return tuple(sorted(best, key=wanted))


def can_be_touched(decision: Decision, me: Player) -> bool:
    """Whether the start can be chosen by touching: the player has no kind of food twice."""
    return decision.kind == "keep_bird" and max(me.food.values()) == 1


def keep_start(player: int, choice: StartChoice, me: Player) -> Intent:
    """Keep the chosen things at the start. ``me``: the state of ``player``."""
    discarded = set(_held(me)) - set(choice.food)
    decision = yield None
    while decision.player == player:
        wanted: AnyOption | None = None
        match decision.kind:
            case "keep_bird":
                left = map(o.Bird, choice.birds)
                wanted = next((bird for bird in left if bird in decision.options), o.DONE)
            case "pay_for_kept_birds":
                wanted = next((way for way in decision.options if _pays(way, discarded)), None)
            case "keep_bonus" if decision.source is None:
                wanted = o.Bonus(choice.bonus)
        if wanted not in decision.options:
            return
        decision = yield wanted


def _pays(option: AnyOption, discarded: set[Food]) -> bool:
    """Whether the option discards exactly that food."""
    return isinstance(option, o.Payment) and {f for f, n in option.food.items() if n} == discarded


# a bird that can be played


class RowChoice(Struct, frozen=True):
    """A row where the bird can be played."""

    habitat: Habitat
    eggs: int
    """The egg cost of its first free space."""
    payments: tuple[o.Payment, ...]
    """The ways to pay the food cost, in the order in which the rules will offer them."""
    cheapest: int
    """The index of the proposed payment: see :func:`preselected`."""

    @property
    def like_the_cheapest(self) -> list[int]:
        """The indices of the other payments with as many tokens, all paid from the supply."""
        least = sum(self.payments[self.cheapest].food.values())
        return [
            number
            for number, payment in enumerate(self.payments)
            if number != self.cheapest
            and not payment.cached
            and not payment.cards
            and sum(payment.food.values()) == least
        ]


class Plan(Struct, frozen=True):
    """A bird in hand and the rows where it can be played.

    ``places`` is empty for a bird that may come into play in several ways: the rules ask which.
    """

    bird: str
    places: tuple[RowChoice, ...]

    def place(self, habitat: Habitat) -> RowChoice | None:
        return next((place for place in self.places if place.habitat == habitat), None)

    @property
    def only(self) -> RowChoice | None:
        """The row, if there is only one and at most one way to pay; otherwise None."""
        if len(self.places) == 1 and len(self.places[0].payments) < 2:
            return self.places[0]
        return None


def play_bird(bird: str, row: Habitat | None = None, payment: o.Payment | None = None) -> Intent:
    """Play a bird; the rules ask for the ``row`` and the ``payment`` that are None."""
    yield None
    decision = yield o.TakeAction("play_bird")
    while True:
        about = decision.source.bird if decision.source else None
        wanted: AnyOption | None = None
        match decision.kind:
            case "bird_to_play" if about is None:
                wanted = o.Bird(bird)
            case "habitat" if about == bird:
                wanted = o.InHabitat(row) if row else None
            case "payment" if about == bird:
                wanted = payment
            case "egg_to_pay" if about == bird:
                pass
            case _:
                return
        decision = yield wanted


def playable_birds(table: Table, seat: int) -> tuple[str, ...]:
    """The birds that ``seat`` could play now with the action "play a bird"."""
    return tuple(
        option.bird for option in playable(table, seat, HABITATS) if isinstance(option, o.Bird)
    )


def plan(table: Table, seat: int, bird: str) -> Plan:
    """The rows where a playable bird of ``seat`` can be played, with the costs."""
    if _placing(table, bird) is not None:
        return Plan(bird, ())
    me = table.players[seat]
    payments = tuple(table.costs.ways(bird, me.food, cached_to_pay(table, seat)))
    cheapest = preselected(payments, me.food)
    return Plan(
        bird,
        tuple(
            RowChoice(habitat, table.mat.egg_cost[covered(me.mat[habitat])], payments, cheapest)
            for habitat in open_rows(table, seat)
            if habitat in table.birds[bird].habitats
        ),
    )


def preselected(payments: Sequence[o.Payment], supply: dict[Food, int]) -> int:
    """The index of the payment to propose; 0 if there is none.

    Prefers the fewest tokens, then paying from the supply, then the least nectar, then the most
    kinds of food left.
    """

    def price(number: int) -> tuple[int, int, int, int, int]:
        payment = payments[number]
        left = [supply.get(kind, 0) - payment.food.get(kind, 0) for kind in FOODS]
        return (
            sum(payment.food.values()) + len(payment.cached) + payment.cards,
            payment.cards + len(payment.cached),
            payment.food.get("nectar", 0),
            -sum(1 for count in left if count > 0),
            number,
        )

    return min(range(len(payments)), key=price, default=0)


# a bird that cannot be played


class Playability(NamedTuple):
    """Permission to play a bird: into which rows, and at which egg cost."""

    habitats: Sequence[Habitat] = HABITATS
    eggs_due: EggCost = "normal"


BY_THE_ACTION = Playability()
"""What the action "play a bird" allows."""


def leave(decision: Decision, catalog: Catalog) -> Playability:
    """What the power that asks for a bird allows; without such a power, what the action allows."""
    source = decision.source
    if decision.kind != "bird_to_play" or source is None or source.bird is None:
        return BY_THE_ACTION
    power = catalog.birds[source.copied or source.bird].power
    assert power is not None
    effect = next(effect for effect in tree(power.effects) if isinstance(effect, PlayBird))
    row = source.habitat if effect.habitat == "this" else effect.habitat
    return Playability((row,) if row else HABITATS, effect.eggs)


class Shortage(NamedTuple):
    """Why a bird cannot be played: full rows, or missing eggs and food.

    ``elsewhere``: it cannot live in any of the rows. ``full_rows``: number of rows where it could
    live, all full. ``eggs``: missing eggs. ``food``: missing tokens by kind; ``any_food``: further
    tokens of any kind; ``one_of``: kinds of which one more token is enough. ``instead``: tokens of
    any kind that do as well as all the food named, since two pay for one; 0 if no kind is named.
    ``nectar``: nectar is in play, and does as well as any food named.
    """

    elsewhere: bool = False
    full_rows: int = 0
    eggs: int = 0
    food: tuple[tuple[Food, int], ...] = ()
    any_food: int = 0
    one_of: tuple[Food, ...] = ()
    instead: int = 0
    nectar: bool = False


def shortages(table: Table, seat: int, leave: Playability = BY_THE_ACTION) -> dict[str, Shortage]:
    """The shortage of each bird in hand that cannot be played into the rows of ``leave`` now."""
    can = {option.bird for option in playable(table, seat, *leave) if isinstance(option, o.Bird)}
    hand = table.players[seat].hand
    return {card: _shortage(table, seat, card, leave) for card in hand if card not in can}


def _shortage(table: Table, seat: int, card: str, leave: Playability) -> Shortage:
    missing = _missing_food(table, seat, card)
    placing, me = _placing(table, card), table.players[seat]
    if (
        isinstance(placing, Replaces)
        and placing.habitat in leave.habitats
        and me.mat[placing.habitat]
    ):
        return missing  # it costs no egg
    homes = [row for row in table.birds[card].habitats if row in leave.habitats]
    if not homes:
        return Shortage(elsewhere=True)
    free = [column for row in homes if (column := covered(me.mat[row])) < COLUMNS]
    if not free:
        return Shortage(full_rows=len(homes))
    cost = min(egg_costs(table, leave.eggs_due)[column] for column in free)
    return missing._replace(eggs=max(0, cost - eggs.total(table, seat)))


def _placing(table: Table, card: str) -> AnyPlacing | None:
    power = table.birds[card].power
    return None if power is None else power.placing


def _missing_food(table: Table, seat: int, card: str) -> Shortage:
    """The fewest tokens that would make the cost payable, by the kinds that the card shows."""
    me, cost, placing = table.players[seat], table.birds[card].cost, _placing(table, card)
    stand_in, spare = None, 0
    if isinstance(placing, CardsForFood):
        stand_in = placing.food
        spare = min(len(me.hand) - 1, cost.food.get(stand_in, 0))
    means = _Means(
        supply_of(me.food),
        tuple(cached_to_pay(table, seat).items()),
        stand_in=stand_in,
        spare=spare,
    )
    nectar = "nectar" in kinds_to_gain(table)
    return _fewest(table.costs, card, means)._replace(nectar=nectar)


class _Means(NamedTuple):
    """What a player can pay with: tokens, food cached on birds, and cards that stand for food."""

    supply: Supply
    cached: tuple[tuple[Food, int], ...]
    stand_in: Food | None
    """The food that each of the ``spare`` cards may stand for."""
    spare: int

    def could_pay(self, costs: Costs, card: str, more: tuple[Food, ...]) -> bool:
        """Whether these means together with ``more`` can pay for the card."""
        supply = {food: n + more.count(food) for food, n in zip(FOODS, self.supply, strict=True)}
        cached = dict(self.cached)
        if costs.affordable(card, both(supply, cached)):
            return True
        return self.stand_in is not None and bool(
            costs.ways(card, supply, cached, self.stand_in, self.spare)
        )


@lru_cache(maxsize=1024)
def _fewest(costs: Costs, card: str, means: _Means) -> Shortage:
    """What ``means`` lack to pay the cost of the card.

    Nectar, which can stand for any food, is named only if it is in the printed cost. Cached because
    the whole hand is checked after each answer, and most means do not change.
    """
    cost = costs.printed[card]
    nectar = max(0, cost.food.get("nectar", 0) - means.supply[FOODS.index("nectar")])
    kinds = FOODS if nectar else PLAIN_FOODS
    for number in range(cost.total + 1):
        ways = [
            more
            for more in combinations_with_replacement(kinds, number)
            if more.count("nectar") <= nectar and means.could_pay(costs, card, more)
        ]
        if ways:
            short = _summed_up(ways, kinds, cost, means)
            named = short.food or short.one_of
            instead = _of_any_kind(costs, card, means, number) if named else 0
            return short._replace(instead=instead)
    raise AssertionError(f"no payment found for {card!r}")


def _of_any_kind(costs: Costs, card: str, means: _Means, least: int) -> int:
    """How many more tokens pay for the card whatever their kinds, at least ``least``.

    Tokens of one kind do least where the card does not show it; mixed ones do as much or more.
    """
    return next(
        number
        for number in count(least)
        if all(means.could_pay(costs, card, (kind,) * number) for kind in PLAIN_FOODS)
    )


def _summed_up(
    ways: list[tuple[Food, ...]], kinds: tuple[Food, ...], cost: FoodCost, means: _Means
) -> Shortage:
    """Several equally small shortages combined into one, to be said in one sentence.

    Where food that the card shows is enough, that food is named, though other food may do.
    """
    number = len(ways[0])
    unmet = _unmet(cost, means)
    shown = [way for way in ways if all(way.count(food) <= unmet.get(food, 0) for food in way)]
    if number == 1 and shown and not all((food,) in ways for food in kinds):
        shown = ways
    if number == 1 and len(shown) > 1:
        return Shortage(one_of=tuple(way[0] for way in shown))
    sure = {food: min(way.count(food) for way in ways) for food in kinds}
    rest = number - sum(sure.values())
    if shown or (rest and not _any_will_do(ways, sure, rest)):
        way = max(shown or ways, key=lambda way: sum(food in unmet for food in way))
        return Shortage(food=tuple((food, n) for food in FOODS if (n := way.count(food))))
    return Shortage(food=tuple((food, n) for food, n in sure.items() if n), any_food=rest)


def _unmet(cost: FoodCost, means: _Means) -> dict[Food, int]:
    """How many of each food on the card the player has too few; {} if only any food lacks.

    Of foods joined by "or", one token of each is missing, or none.
    """
    held = both(dict(zip(FOODS, means.supply, strict=True)), dict(means.cached))
    lacks = {
        food: more
        for food, number in cost.food.items()
        if (more := number - held[FOODS.index(food)]) > 0
    }
    return {} if cost.either and len(lacks) < len(cost.food) else lacks


def _any_will_do(ways: list[tuple[Food, ...]], sure: dict[Food, int], rest: int) -> bool:
    """Whether the ``rest`` of the tokens, beyond the ``sure`` ones, may be of any kind."""
    counted = {tuple(way.count(food) for food in FOODS) for way in ways}
    return all(
        tuple(sure.get(food, 0) + more.count(food) for food in FOODS) in counted
        for more in combinations_with_replacement(PLAIN_FOODS, rest)
    )


def reason(shortage: Shortage, words: Words, needs: str = "needs") -> str:
    """The shortage as text: "needs 1 more fish". ``needs``: the key of the message around it."""
    if shortage.elsewhere:
        return words.text("lives_elsewhere")
    if shortage.full_rows:
        return words.text("rows_full", n=shortage.full_rows)
    parts = [
        words.text("more", n=n, thing=_or_nectar(shortage, (food,), n, words))
        for food, n in shortage.food
    ]
    if shortage.one_of:
        foods = _or_nectar(shortage, shortage.one_of, 1, words)
        parts.append(words.text("more", n=1, thing=foods))
    if shortage.any_food:
        parts.append(words.text("more_food", n=shortage.any_food))
    eggs_due = words.text("more_eggs", n=shortage.eggs) if shortage.eggs else ""
    if shortage.instead:
        things = words.all_of(parts)
        if shortage.nectar and shortage.food[1:]:
            things = words.text("nectar_for_each", things=things)
        alternative = "or_any_food" if shortage.instead > 1 else "or_any_one"
        things = words.text(alternative, things=things, n=shortage.instead)
        if eggs_due:
            things = words.text("eggs_then_food", eggs=eggs_due, food=things)
    else:
        things = words.all_of([*parts, eggs_due] if eggs_due else parts)
    return words.text(needs, things=things) if things else ""


def _or_nectar(shortage: Shortage, foods: tuple[Food, ...], number: int, words: Words) -> str:
    """The foods in words, and nectar as one more where it stands for all that is named."""
    alone = shortage.nectar and not shortage.food[1:] and "nectar" not in foods
    more: tuple[Food, ...] = ("nectar",) if alone else ()
    return words.one_of(words.food(food, number) for food in (*foods, *more))
