"""One press for several answers: an action begun with what it brings, and the same thing again.

A shortcut is nothing but ordinary answers given one after the other, and ends with the first
question that it says nothing of.
"""

from __future__ import annotations

from typing import Self

from msgspec import Struct, structs

from wingspan.engine import Game, birdfeeder, eggs, food, tray
from wingspan.engine.components import ACTION_OF_HABITAT, HABITATS, Action, Habitat
from wingspan.engine.decision import Decision, Kind, Source
from wingspan.engine.events import DiceRolled
from wingspan.engine.mat import bird_at, covered
from wingspan.engine.options import (
    REROLL,
    SKIP,
    AnyOption,
    Die,
    Draw,
    DrawDeck,
    FoodToken,
    Reroll,
    Slot,
    TakeAction,
)
from wingspan.engine.table import Table

from .press import Press

FIRST_ASKED: dict[Habitat, Kind] = {
    "forest": "gain_die",
    "grassland": "lay_egg",
    "wetland": "draw_card",
}
"""What the action of a row asks, one by one."""

REPEATED: tuple[Kind, ...] = ("gain_die", "gain_food", "lay_egg", "draw_card", "egg_to_pay")
"""The questions that may get the same answer several times."""


class Beginning(Struct, frozen=True):
    """Something on the table that an action of ``player`` can begin with.

    ``most``: so many of it can be taken at once, as far as can be told before. ``resets``: the
    action first offers a reset, which would take the thing away and is passed up with it.
    """

    player: int
    habitat: Habitat
    option: AnyOption
    most: int = 1
    resets: bool = False

    @property
    def action(self) -> Action:
        return ACTION_OF_HABITAT[self.habitat]

    @property
    def value(self) -> str:
        """The same as a short text, for a button."""
        match self.option:
            case Die(face, kind):
                return f"die|{face}|{kind}"
            case Draw(space):
                return f"tray|{space}"
            case Slot(_, habitat, column):
                return f"egg|{habitat}|{column}"
            case Reroll():
                return "reroll"
            case _:
                return "deck"

    def question(self, decision: Decision) -> Decision:
        """What will be asked after the action, as far as is known before it."""
        return structs.replace(
            decision,
            kind=FIRST_ASKED[self.habitat],
            source=Source(self.player, self.habitat),
            options=[self.option],
        )


def beginnings(table: Table, seat: int) -> tuple[Beginning, ...]:
    """What ``seat`` could take at once with an action, were it asked for one.

    Where the space first offers a reset that can be paid, it is passed up with a die or a card
    that it would take away; whether it is wanted for anything else has to be asked.
    """
    found: list[Beginning] = []
    for habitat in HABITATS:
        space = table.mat.rows[habitat][covered(table.players[seat].mat[habitat])]
        if not space.gain:
            continue
        resets = bool(space.reset and food.spendable(table, seat))
        for option in _offered(table, seat, habitat):
            if not resets or isinstance(option, Die | Draw):
                most = min(space.gain, _at_hand(table, option))
                found.append(Beginning(seat, habitat, option, most, resets))
    return tuple(found)


def _offered(table: Table, seat: int, habitat: Habitat) -> list[AnyOption]:
    """What the action of that row would offer first."""
    if habitat == "forest":
        dice = birdfeeder.dice_for(table, ())
        return [*dice, REROLL] if birdfeeder.all_alike(table) else dice
    return [*eggs.spaces(table, seat)] if habitat == "grassland" else tray.drawable(table)


def _at_hand(table: Table, option: AnyOption) -> int:
    """How many of it there are, or have room; of a die with two foods one, for its two halves
    leave no corner that could say which.
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
    """Eggs that still fit on that bird."""
    bird = bird_at(table.players[player].mat[habitat], column)
    return table.birds[bird.bird].egg_limit - bird.eggs


class Start(Press, frozen=True):
    """An action still to be taken, and what to take first with it, so many ``times``.

    ``resets``: a reset that is offered before is passed up.
    """

    player: int
    habitat: Habitat
    option: AnyOption
    times: int = 1
    resets: bool = False
    acts: bool = True

    def begun(self) -> Self:
        if self.acts:
            return structs.replace(self, acts=False)
        if self.resets:
            return structs.replace(self, resets=False)
        return structs.replace(self, times=self.times - 1)

    def wanted(self, decision: Decision) -> AnyOption | None:
        if self.acts:
            action = TakeAction(ACTION_OF_HABITAT[self.habitat])
            return action if decision.kind == "action" else None
        if not self.times or decision.source != Source(self.player, self.habitat):
            return None
        if self.resets:
            return SKIP if decision.kind == "reset" else None
        return self.option if decision.kind == FIRST_ASKED[self.habitat] else None

    def action_alone(self) -> Self:
        """The same action; all that it brings is left to be asked."""
        return structs.replace(self, times=0, resets=False)


class Again(Press, frozen=True):
    """The same answer still to be given ``times`` times, while the same is asked."""

    asked: Decision
    option: AnyOption
    times: int

    def begun(self) -> Self:
        return structs.replace(self, times=self.times - 1)

    def wanted(self, decision: Decision) -> AnyOption | None:
        return self.option if self.times and asks_the_same(self.asked, decision) else None


def asks_the_same(before: Decision, after: Decision) -> bool:
    """Whether two questions are of one kind, to one player, from one source in one turn."""
    return (before.kind, before.player, before.source, before.turn_of) == (
        after.kind,
        after.player,
        after.source,
        after.turn_of,
    )


def how_often(game: Game) -> dict[int, int]:
    """The options of the pending decision that can be taken more than once in a row, and how often.

    Only as far as the player can tell: not past a throw of the dice.
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
    """What can be told without trying."""
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
    """How often an option can be taken while the same is asked."""
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
