"""Where one is on the page: a union whose members hold the state of each place; and what lies over
that: a dialog, the gallery, a bird's card held up to be read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field, structs

from ..messages import DialogName
from .moment import Arrival, Failure, Shared

if TYPE_CHECKING:
    from ..layout.draft import Draft
    from ..learn.exercising import Exercises
    from ..play.replay import Replay
    from ..play.sitting import Sitting
    from .moment import Outlook

LINKS = ("g", "s")
"""Kinds of fragments, before the "=", with a game or a deal."""
CONNECTIONS = ("p", "q")
"""Those with an offer or an answer for a live table."""


class AtTable(Struct, frozen=True):
    """A game of this browser is played on the screen, or has just ended there."""

    sitting: Sitting


class Elsewhere(Struct, frozen=True):
    """Another tab has taken the game over; nothing can be answered here."""

    sitting: Sitting


class Practising(Struct, frozen=True):
    """A lesson's step or an example is played. Its table is never kept. ``interrupted``: the game
    to go back to, None if there was none.
    """

    sitting: Sitting
    interrupted: Sitting | None = None


class Exercising(Struct, frozen=True):
    """An exercise is asked. Its table is never kept. ``interrupted`` as for practice, or the table
    that was laid out, of which it was made.
    """

    sitting: Sitting
    exercises: Exercises
    interrupted: Sitting | Laying | None = None


Table = AtTable | Elsewhere | Practising | Exercising
"""What can be on the table, whether or not the screen shows it."""


class Start(Struct, frozen=True):
    """The start page; a ``table`` may wait."""

    table: Table | None = None


class Arrived(Struct, frozen=True):
    """The content of a link, or the deal of the day, waits for a decision; so may a ``table``."""

    arrival: Arrival
    table: Table | None = None


class Laying(Struct, frozen=True):
    """A table is laid out by hand; another ``table`` may wait."""

    draft: Draft
    table: Table | None = None


class Replaying(Struct, frozen=True):
    """A replay is shown."""

    replay: Replay
    back: Start | Arrived | Laying | Table | Replaying = Start()
    """Where closing it leads."""
    outlook: Outlook | None = None
    """If it is an example of what could follow an answer: that answer."""


class Failed(Struct, frozen=True):
    """An error is shown in detail, which has occurred at ``back``."""

    failure: Failure
    back: Start | Arrived | Laying | Replaying | Table = Start()

    @classmethod
    def at(cls, where: Where, failure: Failure) -> Failed:
        """Show ``failure`` over ``where``; over the place behind it if that shows a failure too."""
        return cls(failure, where.back if isinstance(where, Failed) else where)


Where = (
    Start | Arrived | Laying | AtTable | Elsewhere | Practising | Exercising | Replaying | Failed
)


def table_of(where: Where) -> Table | None:
    """What is on the table at ``where``, whether or not it is shown; None for nothing."""
    match where:
        case Start(table) | Arrived(_, table) | Laying(_, table):
            return table
        case Replaying(_, back) | Failed(_, back):
            return table_of(back)
        case AtTable() | Elsewhere() | Practising() | Exercising():
            return where


def with_table(where: Where, table: Table) -> Where:
    """The same place with something else on the table."""
    match where:
        case Start() | Arrived() | Laying():
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


# what lies over it

AnyDialog = (
    DialogName | Literal["", "share", "rules", "why", "exercises", "live", "review", "report"]
)

BOARD = "board"
"""What lies over the page under a dialog: what helps beside the board game."""
GALLERY = "gallery"
CHOOSING = "choosing"
"""The look of the gallery while the birds of new games are chosen in it."""
LAYING_OUT = "laying_out"
"""The look of the gallery while a bird is chosen in it for a table that is laid out."""
READ = ("rule", "why")
"""Prefixes of the names in ``Over.look`` that belong to the rules dialogs."""


class Over(Struct, frozen=True):
    """What is shown over the page. Immutable: methods return new values."""

    dialog: AnyDialog = ""
    """The open dialog; "" for none."""
    card: str = ""
    """The bird whose card is held up over everything else; "" for none."""
    look: Mapping[str, str] = field(default_factory=dict)
    """The state of the view, by subject: the open page of the rules, the search in the gallery …"""
    shared: Shared | None = None
    """The link in the dialog that shares it."""
    erased: str = ""
    """The statistics that have just been erased in their dialog; "" for none."""
    copied: str = ""
    """The message about the outcome of copying a link to the rules; "" for none."""
    report: str = ""
    """The report of a problem in its dialog."""

    @property
    def gallery(self) -> bool:
        """Whether the gallery is open, even under a dialog."""
        return GALLERY in self.look

    def opened(self, dialog: AnyDialog) -> Over:
        """Open that dialog; "" closes what is on top, a card before the dialog under it."""
        if not dialog and self.card:
            return structs.replace(self, card="", erased="")
        under = GALLERY if self.gallery else BOARD
        closes = under if not dialog and not self.dialog else ""
        look = {
            what: how
            for what, how in self.look.items()
            if not what.startswith(READ) and what != closes
        }
        return Over(dialog, self.card, look)

    def card_put_down(self) -> Over:
        """Close the card that is held up."""
        return structs.replace(self, card="")

    def looking(self, what: str, how: str) -> Over:
        """Set the look of one subject; "" resets it to its default."""
        if what == "card":
            return structs.replace(self, card=how)
        others = {name: value for name, value in self.look.items() if name != what}
        return structs.replace(self, look={**others, what: how} if how else others)
