"""The birdfeeder: five dice, taken one at a time (The Birdfeeder).

It is refilled as soon as it is empty. A player about to gain food from it, for any reason, may
first throw all five dice back in if all faces shown are the same; the choice between invertebrate
and seed counts as a face of its own.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable

from . import food as tokens
from . import options
from .chance import below
from .components import DICE, FOODS, Food
from .decision import Decision
from .effects import Foods
from .events import DiceRolled
from .options import AnyOption, Die
from .table import Chooser, Table


def roll(table: Table, stream: str, number: int) -> list[str]:
    """Roll ``number`` dice using that random stream and return their faces."""
    faces = list(table.faces)
    random = table.state.random
    return [faces[below(random, stream, len(faces))] for _ in range(number)]


def roll_apart(
    table: Table, player: int, number: int, kept: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Roll ``number`` of the dice for a power; all five stay where they are, as they are.

    Return what they show, after the dice that were ``kept``.
    """
    faces = (*kept, *roll(table, "dice", number))
    table.log(DiceRolled(player, faces, "apart"))
    return faces


def offered_by(table: Table, faces: Iterable[str]) -> list[Food]:
    """Return the kinds of food that the faces show, in the order of FOODS."""
    shown = {food for face in faces for food in table.faces[face]}
    return [food for food in FOODS if food in shown]


def refill(table: Table, player: int | None, why: str) -> None:
    """Throw all five dice into the birdfeeder."""
    state = table.state
    state.birdfeeder = roll(table, "feeder", DICE)
    state.dice_out = []
    table.log(DiceRolled(player, tuple(state.birdfeeder), why))  # type: ignore[arg-type]


def all_alike(table: Table) -> bool:
    """Whether all dice in the birdfeeder show the same face (a single die always does)."""
    shown = table.state.birdfeeder
    return shown.count(shown[0]) == len(shown)


def dice_for(table: Table, foods: Foods) -> list[AnyOption]:
    """Return the options for dice that offer one of ``foods`` (empty: any).

    Each pair of face and food appears once.
    """
    shown = table.state.birdfeeder
    return [
        options.die(face, food)
        for face, offers in table.faces.items()
        if face in shown
        for food in offers
        if not foods or food in foods
    ]


def take_out(table: Table, face: str) -> bool:
    """Take a die of that face out; return True if the birdfeeder was emptied and refilled."""
    state = table.state
    state.birdfeeder.remove(face)
    state.dice_out.append(face)
    if state.birdfeeder:
        return False
    refill(table, None, "empty")
    return True


def gain_each_kind(chooser: Chooser) -> Generator[Decision, AnyOption, None]:
    """Gain one of each kind of food shown; a die that offers two kinds gives both.

    The dice are not rerolled in between; the gain ends when the birdfeeder is empty.
    """
    table = chooser.table
    gained: set[Food] = set()
    while True:
        shown = table.state.birdfeeder
        offered: list[AnyOption] = []
        for face, offers in table.faces.items():
            fresh = [food for food in offers if food not in gained]
            if face in shown and fresh:
                offered.append(options.die(face, fresh[0]))
        option = yield from chooser.choose("gain_die", offered)
        if not isinstance(option, Die):
            return
        for food in table.faces[option.face]:
            if food not in gained:
                gained.add(food)
                tokens.gain(table, chooser.player, food, face=option.face)
        if take_out(table, option.face):
            return


def gain_die(chooser: Chooser, foods: Foods = ()) -> Generator[Decision, AnyOption, Food | None]:
    """Gain one die that offers one of ``foods``, rerolling where that is allowed.

    Returns the food gained, or None if there was no such die or the player declined.
    """
    table = chooser.table
    while True:
        offered = dice_for(table, foods)
        if all_alike(table):
            offered.append(options.REROLL)
        option = yield from chooser.choose("gain_die", offered)
        if option is options.REROLL:
            refill(table, chooser.player, "reroll")
        elif isinstance(option, Die):
            tokens.gain(table, chooser.player, option.food, face=option.face)
            take_out(table, option.face)
            return option.food
        else:
            return None


def gain_all_dice(
    chooser: Chooser, food: Food, *, must: bool = False
) -> Generator[Decision, AnyOption, int]:
    """Gain every die that offers ``food``, or fewer unless ``must``; return the number gained.

    Dice may be rerolled only before the first is taken; the gain ends when the birdfeeder is empty.
    """
    table = chooser.table
    gained = 0
    while True:
        dice = dice_for(table, (food,))
        number = sum(food in table.faces[face] for face in table.state.birdfeeder)
        offered: list[AnyOption] = [options.ALL, *dice] if number > 1 else dice
        if must and number:
            offered = [options.ALL]
        if not gained and all_alike(table):
            offered = [*offered, options.REROLL]
        option = yield from chooser.choose("gain_die", offered, must=must)
        if option is options.REROLL:
            refill(table, chooser.player, "reroll")
            continue
        if option is options.ALL:
            taken = [face for face in table.state.birdfeeder if food in table.faces[face]]
        elif isinstance(option, Die):
            taken = [option.face]
        else:
            return gained
        for face in taken:
            tokens.gain(table, chooser.player, food, face=face)
            gained += 1
            if take_out(table, face):
                return gained
        if len(taken) == number:
            return gained
