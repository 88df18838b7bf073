"""What the power of a bird does on a table: a turn in which it is used, found by playing one.

White powers are used when the bird is played, so it goes back to the hand, with what it costs; for
teal and yellow ones the round, or the game, ends; pink ones wait for what another player does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import structs

from wingspan.engine import Catalog, Game, Position, PositionError, Record
from wingspan.engine.components import (
    ACTION_OF_HABITAT,
    ACTIONS,
    FOODS,
    HABITATS,
    ROUNDS,
    Action,
    Food,
    Habitat,
)
from wingspan.engine.dealing import deal
from wingspan.engine.decision import Decision
from wingspan.engine.events import BirdPlayed, PowerUsed
from wingspan.engine.notation.positions import AutomaPosition, BirdPosition, PlayerPosition
from wingspan.engine.options import (
    Bird,
    Done,
    InHabitat,
    Reroll,
    ResetTray,
    Skip,
    TakeAction,
    Upright,
    Waive,
)
from wingspan.engine.rounds import turns_in_round

from .draft import with_player

MOST_ANSWERS = 80
_LEFT_OUT = (Skip, Done, ResetTray, Reroll, Waive, Upright)


Way = tuple[Position, Action | None]
"""A table from which the power may come about, and the action that is taken there."""


def demonstration(
    position: Position, catalog: Catalog, seat: int, habitat: Habitat, column: int
) -> tuple[Record, int] | None:
    """Play a turn in which the power of that bird is used; None if nothing brings it about.

    Return the game, and the number of answers given before.
    """
    laid = position.players[seat].mat[habitat][column]
    power = catalog.birds[laid.bird].power
    placing = power is not None and power.placing is not None
    for table, action in _ways(position, catalog, seat, habitat, column):
        try:
            game = Game.from_position(table, catalog)
        except PositionError:
            continue
        found = _played(game, _Player(seat, laid.bird, habitat, action, placing))
        if found is not None:
            return found
    return None


def _ways(
    position: Position, catalog: Catalog, seat: int, habitat: Habitat, column: int
) -> Iterator[Way]:
    bird = position.players[seat].mat[habitat][column]
    match catalog.birds[bird.bird].color:
        case "brown":
            yield _turn_of(position, catalog, seat), ACTION_OF_HABITAT[habitat]
        case "white":
            yield _turn_of(_in_hand(position, catalog, seat, bird), catalog, seat), "play_bird"
        case "teal":
            for action in ACTIONS[1:]:
                yield _last_turn(position, catalog, seat), action
        case "yellow":
            last = structs.replace(position, round=ROUNDS)
            for action in ACTIONS[1:]:
                yield _last_turn(last, catalog, seat), action
        case "pink":
            others = [other for other in range(len(position.players)) if other != seat]
            for other in others:
                for action in ACTIONS:
                    yield _turn_of(position, catalog, other), action
            if position.setup.automa is not None:
                yield (
                    structs.replace(position, phase="automa", turn_of=position.setup.players),
                    None,
                )
        case _:
            return


def _turns(position: Position, catalog: Catalog) -> int:
    goals = position.goals or deal(position.setup, catalog).goals
    return turns_in_round(catalog, goals, position.round)


def _turn_of(position: Position, catalog: Catalog, seat: int) -> Position:
    """That seat's turn, with a cube taken back if none is left, and all pink powers ready."""
    player = position.players[seat]
    taken = min(sum(player.cubes.values()), _turns(position, catalog) - 1)
    cubes = _cubes(player, taken)
    ready = with_player(position, seat, structs.replace(player, cubes=cubes))
    players = tuple(structs.replace(each, pink_used=()) for each in ready.players)
    return structs.replace(ready, players=players, phase="turn", turn_of=seat)


def _last_turn(position: Position, catalog: Catalog, seat: int) -> Position:
    """That seat's turn, the last one of the round."""
    turns, automa = _turns(position, catalog), position.automa
    players = tuple(
        structs.replace(player, cubes=_cubes(player, turns - (number == seat)), pink_used=())
        for number, player in enumerate(position.players)
    )
    if position.setup.automa is not None:
        automa = structs.replace(automa or AutomaPosition(), turns=turns, turned=(), deck=None)
    return structs.replace(position, players=players, automa=automa, phase="turn", turn_of=seat)


def _cubes(player: PlayerPosition, number: int) -> dict[Action, int]:
    """So many cubes, where the player's lie if possible."""
    cubes = dict(player.cubes)
    while sum(cubes.values()) > number:
        cubes[max(cubes, key=lambda action: cubes[action])] -= 1
    cubes["gain_food"] = cubes.get("gain_food", 0) + number - sum(cubes.values())
    return cubes


def _in_hand(position: Position, catalog: Catalog, seat: int, bird: BirdPosition) -> Position:
    """The bird in its player's hand instead of the mat, with the food and eggs to play it."""
    player, card = position.players[seat], catalog.birds[bird.bird]
    food: dict[Food, int] = dict(player.food)
    for kind in FOODS:
        food[kind] = max(food.get(kind, 0), card.cost.food.get(kind, 0) + card.cost.wild)
    if not catalog.kit(position.setup.sets).nectar:
        food.pop("nectar", None)
    mat: dict[Habitat, tuple[BirdPosition, ...]] = {}
    missing = 2
    for row in HABITATS:
        left = [each for each in player.mat.get(row, ()) if each.bird != bird.bird]
        for place, each in enumerate(left):
            more = min(missing, catalog.birds[each.bird].egg_limit - each.eggs)
            left[place] = structs.replace(each, eggs=each.eggs + more)
            missing -= more
        mat[row] = tuple(left)
    changed = structs.replace(player, mat=mat, food=food, hand=(*player.hand, bird.bird))
    return with_player(position, seat, changed)


class _Player(NamedTuple):
    """Whoever answers: does what leads to the power, uses it, and leaves out what can be left."""

    seat: int
    bird: str
    habitat: Habitat
    action: Action | None
    placing: bool
    """Whether its power is the way in which it comes into play."""

    def choice(self, decision: Decision) -> int:
        options = decision.options
        for meant in (TakeAction(self.action) if self.action else None, Bird(self.bird)):
            if meant in options:
                return options.index(meant)
        home = InHabitat(self.habitat)
        if decision.kind == "habitat" and home in options:
            return options.index(home)
        kept = [place for place, option in enumerate(options) if not isinstance(option, _LEFT_OUT)]
        if not self.is_about(decision) and decision.kind == "draw_card":
            return len(options) - 1  # from the deck, so that the tray stays as it is laid out
        if not self.is_about(decision):
            left_out = Skip | Done if decision.kind == "trade" else Skip
            kept = [
                place for place, each in enumerate(options) if isinstance(each, left_out)
            ] or kept
        return kept[0] if kept else 0

    def is_about(self, decision: Decision) -> bool:
        """Whether the decision is about the power."""
        source = decision.source
        return source is not None and source.bird == self.bird and source.player == self.seat

    def has_used(self, game: Game) -> bool:
        meant = BirdPlayed if self.placing else PowerUsed
        return any(
            isinstance(event, meant) and (event.player, event.bird) == (self.seat, self.bird)
            for event in game.events
        )


def _played(game: Game, player: _Player) -> tuple[Record, int] | None:
    before = None
    if player.has_used(game):
        before = 0
    for _ in range(MOST_ANSWERS):
        decision = game.decision
        if decision is None or (before is not None and not player.is_about(decision)):
            break
        game.answer(player.choice(decision))
        if before is None and player.has_used(game):
            before = len(game.answers) - 1
    return None if before is None else (game.record(), before)
