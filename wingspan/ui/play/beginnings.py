"""One input that takes an action together with the first thing it gains."""

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
"""The kind of decision that each row's action asks, once for each thing gained."""


First = Die | Draw | DrawDeck | Reroll | Slot
"""What an action can begin with."""


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


class BeginAction(Intent, frozen=True):
    """Take the action of a row, decline its reset, then take ``option`` ``times`` times."""

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
        """The same action without its first option, so that everything it gains is asked."""
        return structs.replace(self, times=0, resets=False)
