"""An action taken together with the first thing that it brings, by one input."""

from __future__ import annotations

from typing import Self

from msgspec import Struct, structs

from wingspan.engine import birdfeeder, eggs, food, tray
from wingspan.engine.components import ACTION_OF_HABITAT, HABITATS, Action, Habitat
from wingspan.engine.decision import Decision, Kind, Source
from wingspan.engine.mat import bird_at, covered
from wingspan.engine.options import (
    REROLL,
    SKIP,
    AnyOption,
    Die,
    Draw,
    DrawDeck,
    Reroll,
    Slot,
    TakeAction,
)
from wingspan.engine.table import Table

from .intent import Intent

FIRST_ASKED: dict[Habitat, Kind] = {
    "forest": "gain_die",
    "grassland": "lay_egg",
    "wetland": "draw_card",
}
"""What the action of a row asks, once for each thing that it brings."""


First = Die | Draw | DrawDeck | Reroll | Slot
"""What an action can begin with."""


class Beginning(Struct, frozen=True):
    """A thing on the table that ``player`` can take together with the action that brings it."""

    player: int
    habitat: Habitat
    """The row whose action brings it."""
    option: First
    """What is taken: a die, a card of the tray, the deck, a bird for an egg, a new throw."""
    most: int = 1
    """How many of it can be taken at once, as far as can be told before."""
    resets: bool = False
    """Whether the action first offers a reset, which would take the thing away and is declined."""

    @property
    def action(self) -> Action:
        return ACTION_OF_HABITAT[self.habitat]

    def question(self, decision: Decision) -> Decision:
        """What will be asked after the action, with this one option. ``decision`` asks for the
        action."""
        return structs.replace(
            decision,
            kind=FIRST_ASKED[self.habitat],
            source=Source(self.player, self.habitat),
            options=[self.option],
        )


def beginnings(table: Table, seat: int) -> tuple[Beginning, ...]:
    """What ``seat`` could begin an action with, were it asked for one.

    Where the action first offers a reset that can be paid for, only the dice and cards that it
    would take away are here: taking one of them declines it. Before anything else it is asked.
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
    """What the action of that row would offer first."""
    if habitat == "forest":
        dice = birdfeeder.dice_for(table, ())
        return [*dice, REROLL] if birdfeeder.all_alike(table) else dice
    return [*eggs.spaces(table, seat)] if habitat == "grassland" else tray.drawable(table)


def _at_hand(table: Table, option: AnyOption) -> int:
    """How many of it there are, or fit; one of a die with two foods, whose halves leave no corner
    for a button."""
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
    """The number of eggs that still fit on that bird."""
    bird = bird_at(table.players[player].mat[habitat], column)
    return table.birds[bird.bird].egg_limit - bird.eggs


class BeginAction(Intent, frozen=True):
    """Take the action of a row, decline its reset, then take ``option`` so many times."""

    player: int
    habitat: Habitat
    option: AnyOption
    times: int = 1
    resets: bool = False
    """Whether a reset is still to be declined."""
    acts: bool = True
    """Whether the action is still to be taken."""

    def advanced(self) -> Self:
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
        """The same action, with all that it brings left to be asked."""
        return structs.replace(self, times=0, resets=False)
