"""Where one is on the page: a union whose members hold the state of each place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, structs

from .failure import Failure

if TYPE_CHECKING:
    from ..games.link_desk import Arrival
    from ..learn.exercising import Exercises
    from ..play.replay import Replay
    from ..play.sitting import Sitting
    from .moment import Outlook

LINKS = ("g", "s")
"""Kinds of fragments, before the "=", with a game or a deal."""


class AtTable(Struct, frozen=True):
    """A game of this browser is played on the screen, or has just ended there."""

    sitting: Sitting
    """The game."""


class Elsewhere(Struct, frozen=True):
    """Another tab has taken the game over; nothing can be answered here."""

    sitting: Sitting
    """The game as it was left here."""


class Practising(Struct, frozen=True):
    """A lesson's step or an example is played. Its table is never kept."""

    sitting: Sitting
    """The table laid out for practice."""
    interrupted: Sitting | None = None
    """The game to go back to, None if there was none."""


class Exercising(Struct, frozen=True):
    """An exercise is asked. Its table is never kept."""

    sitting: Sitting
    """The table laid out for the exercise."""
    exercises: Exercises
    """The exercises, including the one that is asked."""
    interrupted: Sitting | None = None
    """The game to go back to, None if there was none."""


Table = AtTable | Elsewhere | Practising | Exercising
"""What can be on the table, whether or not the screen shows it."""


class Start(Struct, frozen=True):
    """The start page."""

    table: Table | None = None
    """What is on the table."""


class Arrived(Struct, frozen=True):
    """The content of a link, or the deal of the day, waits for a decision."""

    arrival: Arrival
    """The game or deal."""
    table: Table | None = None
    """What is on the table."""


class Replaying(Struct, frozen=True):
    """A replay is shown."""

    replay: Replay
    """The game and the moment shown."""
    back: Start | Arrived | Table | Replaying = Start()
    """Where closing it leads."""
    outlook: Outlook | None = None
    """If it is an example of what could follow an answer: that answer."""


class Failed(Struct, frozen=True):
    """An error is shown in detail."""

    failure: Failure
    """The error."""
    back: Start | Arrived | Replaying | Table = Start()
    """Where it occurred."""

    @classmethod
    def at(cls, where: Where, failure: Failure) -> Failed:
        """Show ``failure`` over ``where``; over the place behind it if that shows a failure too."""
        return cls(failure, where.back if isinstance(where, Failed) else where)


Where = Start | Arrived | AtTable | Elsewhere | Practising | Exercising | Replaying | Failed


def table_of(where: Where) -> Table | None:
    """What is on the table at ``where``, whether or not it is shown; None for nothing."""
    match where:
        case Start(table) | Arrived(_, table):
            return table
        case Replaying(_, back) | Failed(_, back):
            return table_of(back)
        case AtTable() | Elsewhere() | Practising() | Exercising():
            return where


def with_table(where: Where, table: Table) -> Where:
    """The same place with something else on the table."""
    match where:
        case Start() | Arrived():
            return structs.replace(where, table=table)
        case Replaying(_, back) | Failed(_, back):
            return structs.replace(where, back=with_table(back, table))
        case _:
            return table


def arrival_of(where: Where) -> Arrival | None:
    """The content of a link that still waits for a decision; None for nothing."""
    match where:
        case Arrived(arrival):
            return arrival
        case Replaying(_, back) | Failed(_, back):
            return arrival_of(back)
        case _:
            return None


def played_at(where: Where) -> Sitting | None:
    """The game in play on the screen; None if there is none."""
    match where:
        case AtTable(sitting) | Practising(sitting) | Exercising(sitting):
            return sitting
        case _:
            return None


def must_hand_over(where: Where) -> bool:
    """Whether the screen must be handed to somebody else before anything is shown."""
    sitting = played_at(where)
    return sitting is not None and sitting.hot_seat.must_hand_over


def is_kept(where: Where) -> bool:
    """Whether the game on the table is one that the browser saves, not a table for practice."""
    return isinstance(table_of(where), AtTable | Elsewhere)
