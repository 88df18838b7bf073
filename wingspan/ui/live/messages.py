"""What the pages of a live table say to each other, as values; on the way they are JSON."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from ..session.live_seen import Presence

FORMAT = 1
"""The number of this vocabulary. Pages that speak different ones cannot play live."""

MOST_CHARACTERS = 8192
"""Of a message. A game of five takes some 250, one that begins from a position some 1000."""

Why = Literal[
    "unreadable", "too_long", "too_many", "other_game", "not_yours", "parted", "other_format"
]
"""Why a message was not taken: none of these messages, over MOST_CHARACTERS, too soon after
others, of another game, an answer that was not the sender's to give; "parted" if the game goes on
otherwise at the table, "other_format" if the page speaks another vocabulary."""


class Message(Struct, frozen=True, omit_defaults=True, tag_field="say", forbid_unknown_fields=True):
    """The base of all messages."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message of each side."""

    format: int


class Moved(Message, frozen=True, tag="moved"):
    """The game as the sender has it: the text of its link."""

    game: str


class Doing(Message, frozen=True, tag="doing"):
    """What somebody answers and may still take back.

    ``after``: the number of answers of the game that was sent last; ``answers`` follow those.
    """

    after: int
    answers: tuple[int, ...] = ()


class Shown(Message, frozen=True, tag="shown"):
    """Whether the page of a seat is seen, and whether its person has chosen how to begin."""

    shown: bool
    chosen: bool = False


class Present(Message, frozen=True, tag="present"):
    """Who is at the table, by seat; and of whom it is known that they have chosen how to begin."""

    seats: tuple[Presence, ...]
    chosen: tuple[int, ...] = ()


class Again(Message, frozen=True, tag="again"):
    """The offer of a second connection, held ready for the other page if it loses the first."""

    offer: str


class Refused(Message, frozen=True, tag="refused"):
    """A message was not taken. ``game``: the one that stands, "" if that is not the question."""

    why: Why
    game: str = ""


class Bye(Message, frozen=True, tag="bye"):
    """The sender leaves the table."""


AnyMessage = Hello | Moved | Doing | Shown | Present | Again | Refused | Bye

_DECODER: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class Unreadable(ValueError):
    """Raised for what is no message; ``why`` says what is to be told to its sender."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


def written(message: AnyMessage) -> str:
    """The message as it is sent."""
    return msgspec.json.encode(message).decode()


def read(text: str) -> AnyMessage:
    """The message of that text. Raises Unreadable if it is none."""
    if len(text) > MOST_CHARACTERS:
        raise Unreadable("too_long")
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable("unreadable") from error
