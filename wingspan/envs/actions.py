"""Maps the options of a decision to a fixed number of actions, and masks those without an option.

Action ``n`` is option ``n`` of the pending decision. A row of fixed size describes each option.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from wingspan.engine import Catalog
from wingspan.engine import options as o
from wingspan.engine.components import ACTIONS, COLUMNS, FOODS, HABITATS, TRAY_SIZE
from wingspan.engine.mat import bird_at
from wingspan.engine.setup import MOST_PLAYERS

from .birds import FACTS, Vector, cards_of
from .blocks import Block, Layout, Places, fill
from .observation import MOST
from .sight import Sight

MOST_OPTIONS = 256
"""The number of actions; ``docs/environments.md`` says why."""

TYPES: tuple[str, ...] = tuple(kind.__struct_config__.tag for kind in get_args(o.AnyOption))
_NUMBER = {kind: number for number, kind in enumerate(get_args(o.AnyOption))}
_SLOTS = (o.Slot, o.UsePower, o.CachedFood)
_TELLING: dict[type, tuple[str, ...]] = {
    o.TakeAction: ("action",),
    o.Bird: ("bird",),
    o.Bonus: ("bonus",),
    o.InHabitat: ("where",),
    o.Payment: ("food", "off_birds"),
    o.Slot: ("where", "who", "bird"),
    o.UsePower: ("where", "who", "bird"),
    o.Die: ("food", "die"),
    o.FoodToken: ("food",),
    o.CachedFood: ("where", "who", "food", "bird"),
    o.Draw: ("tray", "bird"),
    o.PlayerSeat: ("who",),
    o.Count: ("number",),
    o.Course: ("number",),
    o.Waive: ("food",),
    o.Again: ("number",),
}
"""The blocks that options of each type may fill besides "type"; all others stay zero."""


class TooManyOptions(RuntimeError):
    """A decision has more options than there are actions; ``game.answer`` still accepts them
    all.
    """


class Offer(NamedTuple):
    """An option as a seat sees it."""

    sight: Sight
    option: o.AnyOption


def mask(options: int) -> NDArray[np.int8]:
    """Return the mask: 1 for each action that is an option. Raises TooManyOptions."""
    if options > MOST_OPTIONS:
        raise TooManyOptions(
            f"The decision has {options} options, but there are only {MOST_OPTIONS} actions."
        )
    found = np.zeros(MOST_OPTIONS, np.int8)
    found[:options] = 1
    return found


def offered(sight: Sight) -> NDArray[np.float32]:
    """Return a row for each action: the description of its option, or zeros."""
    rows = np.zeros((MOST_OPTIONS, layout_of(sight.catalog).size), np.float32)
    if sight.view.decision is not None:
        told = _told(sight.catalog)
        for option, row in zip(sight.view.decision.options, rows, strict=False):
            fill(told[type(option)], Offer(sight, option), row)
    return rows


def _type(offer: Offer, out: Vector) -> None:
    out[_NUMBER[type(offer.option)]] = 1


def _action(offer: Offer, out: Vector) -> None:
    if isinstance(offer.option, o.TakeAction):
        out[ACTIONS.index(offer.option.action)] = 1


def _where(offer: Offer, out: Vector) -> None:
    option = offer.option
    if isinstance(option, (o.InHabitat, *_SLOTS)):
        out[HABITATS.index(option.habitat)] = 1
    if isinstance(option, _SLOTS):
        out[len(HABITATS) + option.column] = 1


def _who(offer: Offer, out: Vector) -> None:
    if isinstance(offer.option, (o.PlayerSeat, *_SLOTS)):
        out[min(offer.sight.seat_of(offer.option.player), MOST_PLAYERS)] = 1


def _food(offer: Offer, out: Vector) -> None:
    option = offer.option
    if isinstance(option, o.Payment):
        for food, count in option.food.items():
            out[FOODS.index(food)] = count
    elif isinstance(option, (o.Die, o.FoodToken, o.CachedFood, o.Waive)) and option.food:
        out[FOODS.index(option.food)] = 1


def _off_birds(offer: Offer, out: Vector) -> None:
    if isinstance(offer.option, o.Payment):
        for food in offer.option.cached:
            out[FOODS.index(food)] += 1
        out[len(FOODS)] = offer.option.cards


def _die(offer: Offer, out: Vector) -> None:
    if isinstance(offer.option, o.Die):
        out[offer.sight.cards.faces[offer.option.face]] = 1


def _tray(offer: Offer, out: Vector) -> None:
    if isinstance(offer.option, o.Draw):
        out[offer.option.tray] = 1


def _number(offer: Offer, out: Vector) -> None:
    if isinstance(offer.option, o.Count):
        out[0] = offer.option.count
    elif isinstance(offer.option, o.Again):
        out[0] = offer.option.stake
    elif isinstance(offer.option, o.Course):
        out[1] = offer.option.number


def _bonus(offer: Offer, out: Vector) -> None:
    if isinstance(offer.option, o.Bonus):
        out[offer.sight.cards.bonus[offer.option.bonus]] = 1


def _bird(offer: Offer, out: Vector) -> None:
    """Write the bird of a card, or the bird in that space of a mat with what is on it."""
    option, sight = offer.option, offer.sight
    if isinstance(option, (o.Bird, o.Draw)):
        name = option.bird
    elif isinstance(option, _SLOTS) and option.player < len(sight.state.players):
        bird = bird_at(sight.state.players[option.player].mat[option.habitat], option.column)
        name = bird.bird
        out[2:5] = bird.eggs, sum(bird.cached.values()), len(bird.tucked)
    else:
        return
    out[0] = 1
    out[1] = 1 + sight.cards.place[name]
    out[5:] = sight.cards.of[name]


@cache
def layout_of(catalog: Catalog) -> Layout[Offer]:
    """Return the layout of the description of an option."""
    cards = cards_of(catalog)
    seats = ("me", *(f"clockwise_{number}" for number in range(1, MOST_PLAYERS)), "automa")
    return Layout(
        [
            Block("type", TYPES, 1, "1 for the type of the option", _type),
            Block("action", ACTIONS, 1, "1 for the action of a turn", _action),
            Block(
                "where",
                (*HABITATS, *(f"column.{number}" for number in range(COLUMNS))),
                1,
                "1 for the row, 1 for the column",
                _where,
            ),
            Block("who", seats, 1, "1 for the seat that owns the bird or is chosen", _who),
            Block("food", FOODS, MOST, "tokens gained or handed in", _food),
            Block(
                "off_birds",
                (*FOODS, "cards"),
                MOST,
                "cached tokens paid from birds, and cards paid as food",
                _off_birds,
            ),
            Block("die", tuple(cards.faces), 1, "1 for the face of the die", _die),
            Block(
                "tray",
                tuple(map(str, range(TRAY_SIZE))),
                1,
                "1 for the place in the tray",
                _tray,
            ),
            Block("number", ("count", "course"), MOST, "the number; which course, from 0", _number),
            Block("bonus", tuple(cards.bonus), 1, "1 for the bonus card", _bonus),
            Block(
                "bird",
                ("there", "number", "eggs", "cached", "tucked", *FACTS),
                MOST,
                "1 if the option names a bird, its number from 1 in the catalog's order, what is on"
                " it, and its facts",
                _bird,
            ),
        ]
    )


@cache
def _told(catalog: Catalog) -> dict[type, Places[Offer]]:
    """Return the blocks to write for each type of option."""
    layout = layout_of(catalog)
    return {kind: layout.some(("type", *_TELLING.get(kind, ()))) for kind in _NUMBER}
