"""What one input of a person can give besides a single answer: an action together with what it
begins with, the same answer several times, or all that is kept at the start; and actions that would
do nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from itertools import combinations
from typing import Literal, NamedTuple, TypeVar

from msgspec import Struct, structs

from wingspan.engine import Game, birdfeeder, eggs, food, tray
from wingspan.engine.cards import BirdCard
from wingspan.engine.components import ACTION_OF_HABITAT, FOODS, HABITATS, Action, Food, Habitat
from wingspan.engine.decision import Decision, Kind, Source
from wingspan.engine.events import DiceRolled
from wingspan.engine.mat import bird_at, covered
from wingspan.engine.options import (
    DONE,
    REROLL,
    SKIP,
    All,
    AnyOption,
    Bird,
    Bonus,
    Die,
    Done,
    Draw,
    DrawDeck,
    FoodToken,
    Payment,
    Reroll,
    Skip,
    Slot,
    TakeAction,
)
from wingspan.engine.payments import Costs
from wingspan.engine.state import Player
from wingspan.engine.table import Table

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
        """The decision that follows the action, with this one option.

        ``decision``: the one that asks for the action.
        """
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
        if not space.gain:
            continue
        resets = bool(space.reset and food.spendable(table, seat))
        for option in _offered(table, seat, habitat):
            if isinstance(option, Die | Draw if resets else First):
                most = min(space.gain, _at_hand(table, option))
                found.append(Beginning(seat, habitat, option, most, resets))
    return tuple(found)


def _offered(table: Table, seat: int, habitat: Habitat) -> list[AnyOption]:
    """The options that the action of that row would offer first."""
    if habitat == "forest":
        dice = birdfeeder.dice_for(table, ())
        return [*dice, REROLL] if birdfeeder.all_alike(table) else dice
    return [*eggs.spaces(table, seat)] if habitat == "grassland" else tray.drawable(table)


def _at_hand(table: Table, option: AnyOption) -> int:
    """How many of ``option`` there are, or fit.

    One for a die with two foods: its halves leave no corner for a button.
    """
    match option:
        case Die(face):
            return table.state.birdfeeder.count(face) if len(table.faces[face]) == 1 else 1
        case Slot(player, habitat, column):
            return _room(table, player, habitat, column)
        case DrawDeck():
            return len(table.state.deck)
        case _:
            return 1


def _room(table: Table, player: int, habitat: Habitat, column: int) -> int:
    """The number of eggs that the bird still has room for."""
    bird = bird_at(table.players[player].mat[habitat], column)
    return table.birds[bird.bird].egg_limit - bird.eggs


def begin_action(begun: Beginning, times: int) -> Intent:
    """Take the action of a row, decline its reset, take what it begins with ``times`` times."""
    source = Source(begun.player, begun.habitat)
    answers: list[tuple[Kind, AnyOption]] = [("reset", SKIP)] if begun.resets else []
    answers += [(FIRST_ASKED[begun.habitat], begun.option)] * times
    yield None
    decision = yield TakeAction(begun.action)
    for kind, option in answers:
        if (decision.kind, decision.source) != (kind, source) or option not in decision.options:
            return
        decision = yield option


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
    """Whether the action of that row does nothing besides its benefit."""
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
        if not _may_come_again(game, option):
            continue
        number = _fits(game, decision, option)
        if number > 1:
            found[index] = number
    return found


def _may_come_again(game: Game, option: AnyOption) -> bool:
    """Whether the option may be offered again, as far as this is known without trying it."""
    match option:
        case Slot(player, habitat, column):
            bird = bird_at(game.state.players[player].mat[habitat], column)
            room = game.catalog.birds[bird.bird].egg_limit - bird.eggs
            paying = game.decision is not None and game.decision.kind == "egg_to_pay"
            return (bird.eggs if paying else room) > 1
        case Die(face):
            return game.state.birdfeeder.count(face) > 1
        case DrawDeck() | FoodToken():
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
    "gain_die",
    "gain_food",
    "lay_egg",
    "draw_card",
    "egg_to_pay",
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
    """How many times ``decision`` is asked from now on if the first thing offered is taken."""
    trial, times = game.copy(), 0
    asked: Decision | None = decision
    while asked is not None and asks_the_same(decision, asked) and times < MOST:
        times += 1
        taken = next(
            (
                number
                for number, option in enumerate(asked.options)
                if not isinstance(option, (All, Done, Skip, Reroll))
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
    touched first are dropped."""
    if thing == "bonus" and name in me.choosing:
        return structs.replace(choice, bonus="" if name == choice.bonus else name)
    if thing == "bird" and name in me.hand and name not in me.apart:
        return _fitting(structs.replace(choice, birds=_toggled(choice.birds, name)), me)
    if thing == "food":
        for food in FOODS:
            if food == name and me.food.get(food):
                kept = _toggled(choice.food, food)
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
    """Whether the choice can be confirmed."""
    return food_left(choice, me) == 0 and bool(choice.bonus or not me.choosing)


def _fitting(choice: StartChoice, me: Player) -> StartChoice:
    """The choice cut down to what may be kept: each bird costs one food token."""
    places = sum(me.food.values()) - len(me.apart)
    birds = choice.birds[-places:] if places else ()
    room = places - len(birds)
    return structs.replace(choice, birds=birds, food=choice.food[-room:] if room else ())


def _toggled(kept: tuple[T, ...], one: T) -> tuple[T, ...]:
    return tuple(other for other in kept if other != one) if one in kept else (*kept, one)


def _held(me: Player) -> tuple[Food, ...]:
    """The kinds of food that the player has."""
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
                left = map(Bird, choice.birds)
                wanted = next((bird for bird in left if bird in decision.options), DONE)
            case "pay_for_kept_birds":
                wanted = next((way for way in decision.options if _pays(way, discarded)), None)
            case "keep_bonus" if decision.source is None:
                wanted = Bonus(choice.bonus)
        if wanted not in decision.options:
            return
        decision = yield wanted


def _pays(option: AnyOption, discarded: set[Food]) -> bool:
    """Whether the option discards exactly that food."""
    return isinstance(option, Payment) and {f for f, n in option.food.items() if n} == discarded


def kept_at_the_start(game: Game, seat: int) -> tuple[str, ...]:
    """The birds that ``seat`` has already chosen to keep during the set-up; () afterwards."""
    if game.state.phase != "setup":
        return ()
    kept = []
    again = Game.begun(game.record(), game.catalog)
    for answer in game.record().answers:
        decision = again.decision
        assert decision is not None
        option = decision.options[answer]
        if decision.player == seat and decision.kind == "keep_bird" and isinstance(option, Bird):
            kept.append(option.bird)
        again.answer(answer)
    return tuple(kept)
