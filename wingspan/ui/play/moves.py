"""What moved from where to where, for the animation over the table.

Each place and thing has one name, which its element carries as ``data-thing``: "card:mallard"
wherever that card lies, "food:seed" in the supply, "die:fish" in the birdfeeder, "head:lay_eggs"
the header of that row, "deck", "clock".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from wingspan.engine.events import (
    ActionTaken,
    AnyEvent,
    BirdPlayed,
    CardTucked,
    DeckCardDrawn,
    DiceRolled,
    EggDiscarded,
    EggLaid,
    FoodCached,
    FoodGained,
    FoodSpent,
    FoodUncached,
    Hunted,
    PowerUsed,
    TrayCardTucked,
    TrayRefilled,
    TurnBegan,
)

ROLL = "roll"
"""``Move.what`` of a roll of the birdfeeder."""


class Move(NamedTuple):
    """A thing that changed its place."""

    entry: int
    """The index of the log entry that reports it."""
    what: str
    """The icon of the thing, "card" for a card."""
    origin: str
    """The name of the place that it left."""
    to: str
    """The name of the place where it is now."""


def moves(events: Sequence[AnyEvent], since: int, seat: int) -> tuple[Move, ...]:
    """The moves of the log entries from ``since`` on, on the side of ``seat`` and in the tray."""
    cause, found = _cause_before(events, since, seat), []
    for number in range(since, len(events)):
        event = events[number]
        if getattr(event, "player", seat) == seat:
            cause = _cause(event, cause)
            found += [Move(number, *move) for move in _moved(event, cause)]
    return tuple(found)


def written(made: Sequence[Move], sign: Callable[[str], str]) -> str | None:
    """The moves as JSON for the page's ``data-moves``; None if there are none.

    ``sign`` returns the character of an icon. It is appended to each move; "" for a roll.
    """
    if not made:
        return None
    signed = [(*move, "" if move.what == ROLL else sign(move.what)) for move in made]
    return msgspec.json.encode(signed).decode()


def _cause_before(events: Sequence[AnyEvent], since: int, seat: int) -> str:
    """The source of gains at the time when the entry ``since`` was written."""
    for number in range(since - 1, -1, -1):
        event = events[number]
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, ActionTaken | PowerUsed) and event.player == seat:
            return _cause(event, "")
    return "clock"


def _cause(event: AnyEvent, before: str) -> str:
    """The source of gains from that event on: the header of the action's row, or the card of the
    bird whose power is used."""
    match event:
        case ActionTaken(action=action):
            return f"head:{action}"
        case PowerUsed(bird=bird):
            return f"card:{bird}"
        case _:
            return before


def _moved(event: AnyEvent, cause: str) -> Iterator[tuple[str, str, str]]:
    match event:
        case ActionTaken():
            yield "cube", "clock", cause
        case FoodGained(food=food, count=count, face=face):
            yield from [(food, cause if face is None else f"die:{face}", f"food:{food}")] * count
        case FoodSpent(food=food, count=count):
            yield from [(food, f"food:{food}", cause)] * count
        case FoodCached(bird=bird, food=food, own=own):
            yield food, f"food:{food}" if own else cause, f"card:{bird}"
        case FoodUncached(bird=bird, food=food):
            yield food, f"card:{bird}", cause
        case BirdPlayed(bird=bird, food=paid):
            for food, count in paid.items():
                yield from [(food, f"food:{food}", f"card:{bird}")] * count
        case EggLaid(bird=bird):
            yield "egg", cause, f"card:{bird}"
        case EggDiscarded(bird=bird):
            yield "egg", f"card:{bird}", cause
        case DiceRolled(why=why) if why != "hunt":
            yield ROLL, "birdfeeder", "birdfeeder"
        case _:
            yield from _card_moved(event)


def _card_moved(event: AnyEvent) -> Iterator[tuple[str, str, str]]:
    """The move of a card. A card that is face up before and after keeps its name and needs none."""
    match event:
        case DeckCardDrawn(bird=bird) if bird is not None:
            yield "card", "deck", f"card:{bird}"
        case TrayRefilled(birds=birds):
            for bird in birds:
                yield "card", "deck", f"card:{bird}"
        case CardTucked(under=under, card=card):
            yield "card", "deck" if card is None else f"card:{card}", f"card:{under}"
        case TrayCardTucked(under=under, card=card):
            yield "card", f"card:{card}", f"card:{under}"
        case Hunted(bird=bird, success=True):
            yield "card", "deck", f"card:{bird}"
        case _:
            pass
