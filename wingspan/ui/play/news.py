"""What the log tells at a glance: what is new, what happened last, what moved from where to where,
how a round ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import dropwhile, takewhile
from typing import NamedTuple

import msgspec
from msgspec import Struct

from wingspan.engine import events as ev
from wingspan.engine.events import AnyEvent
from wingspan.engine.notation.hidden import as_seen_by

# what is new since a player's last turn

ENDS_A_ROUND = (ev.NectarDiscarded, ev.AutomaNectar, ev.GoalScored)
"""Events that may begin the end of a round."""


class News(NamedTuple):
    """What is marked as new until the next answer.

    ``birds``: birds on the mats that were played, moved, or whose eggs, food or cards changed.
    ``tray``: new cards. ``dice``: faces taken out; ``rolled``: whether the birdfeeder was rolled.
    """

    birds: frozenset[str] = frozenset()
    tray: frozenset[str] = frozenset()
    dice: frozenset[str] = frozenset()
    rolled: bool = False


NOTHING = News()


def since_last_turn(events: tuple[AnyEvent, ...], seat: int) -> tuple[AnyEvent, ...]:
    """What others did since the last turn of ``seat``, beginning with the first of their turns.

    Before the first turn of ``seat``: all that others have done, and what they kept at the start.
    Empty once ``seat`` has done something in a new turn.
    """
    before, (mine, _), (last, _) = events, begun(events, seat), begun(events)
    if mine is not None and mine == last:
        if mine < len(events) - 1:
            return ()
        before = events[:-1]
        mine, _ = begun(before, seat)
    if mine is not None:
        return _after_turn(before[mine + 1 :])
    kept = [event for event in events if isinstance(event, ev.BirdsKept) and event.player != seat]
    return (*kept, *(() if begun(before) == (None, None) else _after_turn(before)))


def turns_apart(
    events: tuple[AnyEvent, ...],
    seat: int,
    apart: frozenset[int],
    far: frozenset[int] = frozenset(),
) -> tuple[tuple[int, AnyEvent], ...]:
    """What the seats ``apart`` did since the last turn of ``seat``, each with its index in the log.

    The result stays the same during the next turn of ``seat``. Leaves out the end of a round, which
    is shown elsewhere. Before the first turns comes what the seats ``far`` kept at the start.
    """
    told: list[tuple[int, AnyEvent]] = []
    end, mine = len(events), False
    for number in range(len(events) - 1, -1, -1):
        began = events[number]
        if not isinstance(began, ev.TurnBegan):
            continue
        if began.player == seat:
            if mine or end < len(events):
                break
            mine = True
        elif began.player in apart:
            turn = events[number + 1 : end]
            done = takewhile(lambda event: not isinstance(event, ENDS_A_ROUND), turn)
            told[:0] = enumerate(done, number + 1)
        end = number
    else:
        if end < len(events):
            told[:0] = [
                (number, event)
                for number, event in enumerate(events)
                if isinstance(event, ev.BirdsKept) and event.player in far
            ]
    return tuple(told)


def begun(
    events: Sequence[AnyEvent], seat: int | None = None
) -> tuple[int, ev.TurnBegan] | tuple[None, None]:
    """The entry that began the last turn, or that of ``seat``, after its index."""
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if isinstance(event, ev.TurnBegan) and seat in (None, event.player):
            return number, event
    return None, None


def _after_turn(events: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
    return tuple(
        dropwhile(lambda event: not isinstance(event, ev.TurnBegan | ev.RoundBegan), events)
    )


def news(events: tuple[AnyEvent, ...], seat: int) -> News:
    birds: set[str] = set()
    tray: set[str] = set()
    dice: set[str] = set()
    rolled = False
    for event in since_last_turn(events, seat):
        match event:
            case (
                ev.BirdPlayed()
                | ev.BirdMoved()
                | ev.EggLaid()
                | ev.EggDiscarded()
                | ev.FoodCached()
                | ev.FoodUncached()
            ):
                birds.add(event.bird)
            case ev.Hunted() if event.success:
                birds.add(event.bird)
            case ev.CardTucked() | ev.TrayCardTucked():
                birds.add(event.under)
            case ev.TrayRefilled():
                tray.update(event.birds)
            case ev.DiceRolled() if event.why not in ("hunt", "apart"):
                rolled = True
                dice.clear()
            case ev.AutomaTookDice():
                dice.add(event.face)
    return News(frozenset(birds), frozenset(tray), frozenset(dice), rolled)


# what happened last

LINES = 8
"""The number of latest events told to a person who takes the screen or opens a link."""


def happened_last(events: tuple[AnyEvent, ...], seat: int) -> tuple[AnyEvent, ...]:
    """Return the latest events since the last turn of ``seat``, without anything secret."""
    began = after_turn_of(events, seat)
    return tuple(as_seen_by(event, ev.NOBODY) for event in events[began:][-LINES:])


def after_turn_of(events: tuple[AnyEvent, ...], seat: int) -> int:
    """Return the index after the last turn of ``seat``, but one just begun; 0 if it had none."""
    began, mine = 0, False
    for number, event in enumerate(events[:-1]):
        if isinstance(event, ev.TurnBegan):
            began = number + 1 if event.player == seat else number if mine else began
            mine = event.player == seat
    return began


# what moved, for the animation over the table: each place and thing has one name, which its element
# carries as ``data-thing``: "card:mallard" wherever that card lies, "food:seed" in the supply,
# "die:fish" in the birdfeeder, "head:lay_eggs" the header of that row, "deck", "clock"

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
    began, _ = begun(events[:since])
    cause, found = "clock", []
    for number in range(began or 0, len(events)):
        event = events[number]
        if getattr(event, "player", seat) == seat:
            cause = _cause(event, cause)
            if number >= since:
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


def _cause(event: AnyEvent, before: str) -> str:
    """The source of gains from that event on: the header of the action's row, or the card of the
    bird whose power is used.
    """
    match event:
        case ev.ActionTaken(action=action):
            return f"head:{action}"
        case ev.PowerUsed(bird=bird):
            return f"card:{bird}"
        case _:
            return before


def _moved(event: AnyEvent, cause: str) -> Iterator[tuple[str, str, str]]:
    match event:
        case ev.ActionTaken():
            yield "cube", "clock", cause
        case ev.FoodGained(food=food, count=count, face=face):
            yield from [(food, cause if face is None else f"die:{face}", f"food:{food}")] * count
        case ev.FoodSpent(food=food, count=count):
            yield from [(food, f"food:{food}", cause)] * count
        case ev.FoodCached(bird=bird, food=food, own=own):
            yield food, f"food:{food}" if own else cause, f"card:{bird}"
        case ev.FoodUncached(bird=bird, food=food):
            yield food, f"card:{bird}", cause
        case ev.BirdPlayed(bird=bird, food=paid):
            for food, count in paid.items():
                yield from [(food, f"food:{food}", f"card:{bird}")] * count
        case ev.EggLaid(bird=bird):
            yield "egg", cause, f"card:{bird}"
        case ev.EggDiscarded(bird=bird):
            yield "egg", f"card:{bird}", cause
        case ev.FoodTakenOff(bird=bird, food=food):
            yield food, f"card:{bird}", f"food:{food}"
        case ev.FoodReturned(bird=bird, food=food):
            yield food, f"card:{bird}", "clock"
        case ev.DiceRolled(why=why) if why not in ("hunt", "apart"):
            yield ROLL, "birdfeeder", "birdfeeder"
        # a card that is face up before and after keeps its name and needs no move
        case ev.DeckCardDrawn(bird=bird) if bird is not None:
            yield "card", "deck", f"card:{bird}"
        case ev.TrayRefilled(birds=birds):
            for bird in birds:
                yield "card", "deck", f"card:{bird}"
        case ev.CardTucked(under=under, card=card):
            yield "card", "deck" if card is None else f"card:{card}", f"card:{under}"
        case ev.TrayCardTucked(under=under, card=card):
            yield "card", f"card:{card}", f"card:{under}"
        case ev.Hunted(bird=bird, success=True):
            yield "card", "deck", f"card:{bird}"


# the end of a round


class RoundEnd(Struct, frozen=True):
    """What happened at the end of a round."""

    goal: ev.GoalScored
    """The goal of the round, with the standing of each player."""
    besides: tuple[AnyEvent, ...]
    """All other events of the end of the round, in order: nectar discarded, tray refilled …"""


def last_round_end(events: Sequence[AnyEvent], since: int = 0) -> RoundEnd | None:
    """The end of the latest round, if its goal was scored in ``events[since:]``; otherwise None.

    None as well after the last round, which is the end of the game.
    """
    for number in range(len(events) - 1, since - 1, -1):
        goal = events[number]
        if isinstance(goal, ev.GoalScored):
            later = events[number + 1 :]
            after = [*takewhile(lambda event: not isinstance(event, ev.RoundBegan), later)]
            if len(after) == len(later):
                return None
            nectar = takewhile(
                lambda event: isinstance(event, ev.NectarDiscarded | ev.AutomaNectar),
                reversed(events[:number]),
            )
            return RoundEnd(goal, (*reversed([*nectar]), *after))
    return None
