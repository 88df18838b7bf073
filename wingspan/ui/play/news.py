"""What has changed on the table since a player's last turn."""

from __future__ import annotations

from typing import NamedTuple

from wingspan.engine.events import (
    AnyEvent,
    AutomaNectar,
    AutomaTookDice,
    BirdMoved,
    BirdPlayed,
    BirdsKept,
    CardTucked,
    DiceRolled,
    EggDiscarded,
    EggLaid,
    FoodCached,
    FoodUncached,
    GoalScored,
    Hunted,
    NectarDiscarded,
    RoundBegan,
    TrayCardTucked,
    TrayRefilled,
    TurnBegan,
)

ENDS_A_ROUND = (NectarDiscarded, AutomaNectar, GoalScored)
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
    if not events:
        return ()
    end = len(events)
    if _begins(events[-1], seat):
        end -= 1
    elif _turn_of(events) == seat:
        return ()
    for number in range(end - 1, -1, -1):
        if _begins(events[number], seat):
            return _after_turn(events[number + 1 : end])
    kept = [event for event in events if isinstance(event, BirdsKept) and event.player != seat]
    begun = _turn_of(events[:end]) is not None
    return (*kept, *(_after_turn(events[:end]) if begun else ()))


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
        begun = events[number]
        if not isinstance(begun, TurnBegan):
            continue
        if begun.player == seat:
            if mine or end < len(events):
                break
            mine = True
        elif begun.player in apart:
            turn = _without_round_end(events[number + 1 : end])
            told[:0] = enumerate(turn, number + 1)
        end = number
    else:
        if end < len(events):
            told[:0] = [
                (number, event)
                for number, event in enumerate(events)
                if isinstance(event, BirdsKept) and event.player in far
            ]
    return tuple(told)


def _without_round_end(turn: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
    for number, event in enumerate(turn):
        if isinstance(event, ENDS_A_ROUND):
            return turn[:number]
    return turn


def _begins(event: AnyEvent, seat: int) -> bool:
    return isinstance(event, TurnBegan) and event.player == seat


def _turn_of(events: tuple[AnyEvent, ...]) -> int | None:
    for event in reversed(events):
        if isinstance(event, TurnBegan):
            return event.player
    return None


def _after_turn(events: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
    for number, event in enumerate(events):
        if isinstance(event, (TurnBegan, RoundBegan)):
            return events[number:]
    return ()


def news(events: tuple[AnyEvent, ...], seat: int) -> News:
    """What to mark as changed for ``seat``."""
    birds: set[str] = set()
    tray: set[str] = set()
    dice: set[str] = set()
    rolled = False
    for event in since_last_turn(events, seat):
        match event:
            case (
                BirdPlayed()
                | BirdMoved()
                | EggLaid()
                | EggDiscarded()
                | FoodCached()
                | FoodUncached()
            ):
                birds.add(event.bird)
            case Hunted() if event.success:
                birds.add(event.bird)
            case CardTucked() | TrayCardTucked():
                birds.add(event.under)
            case TrayRefilled():
                tray.update(event.birds)
            case DiceRolled() if event.why != "hunt":
                rolled = True
                dice.clear()
            case AutomaTookDice():
                dice.add(event.face)
            case _:
                pass
    return News(frozenset(birds), frozenset(tray), frozenset(dice), rolled)
