"""The messages between the pages of a live table, sent as JSON."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from ..session.live_seen import Presence

FORMAT = 1
"""The number of this message format. Pages with different formats cannot play live."""

MOST_CHARACTERS = 8192
"""The most characters in a message. A game of five takes about 250, one that begins from a position
about 1000."""

RefusalReason = Literal[
    "unreadable", "too_long", "too_many", "other_game", "not_yours", "parted", "other_format"
]
"""Why a message was refused: it is none of these messages, it is longer than MOST_CHARACTERS, there
were too many in a second, it is about another game, it has an answer that was not the sender's to
give, its game diverges from the table's ("parted"), the sender uses another format."""


class PeerMessage(
    Struct, frozen=True, omit_defaults=True, tag_field="say", forbid_unknown_fields=True
):
    """The base of all messages."""


class Hello(PeerMessage, frozen=True, tag="hello"):
    """The first message of each side."""

    format: int


class Moved(PeerMessage, frozen=True, tag="moved"):
    """The sender's game, as the text of its link."""

    game: str


class Doing(PeerMessage, frozen=True, tag="doing"):
    """Answers that a player may still take back.

    ``after``: the number of answers in the game that was sent last; ``answers`` follow those.
    """

    after: int
    answers: tuple[int, ...] = ()


class Visibility(PeerMessage, frozen=True, tag="shown"):
    """Whether the sender's page is visible, and whether its person has chosen how to begin."""

    shown: bool
    chosen: bool = False


class Present(PeerMessage, frozen=True, tag="present"):
    """Who is at the table, by seat, and which seats have chosen how to begin."""

    seats: tuple[Presence, ...]
    chosen: tuple[int, ...] = ()


class Again(PeerMessage, frozen=True, tag="again"):
    """The offer of a second connection, held ready in case the other page loses the first."""

    offer: str


class Refused(PeerMessage, frozen=True, tag="refused"):
    """The refusal of a message. ``game``: the game that counts, if the message was about one."""

    why: RefusalReason
    game: str = ""


class Bye(PeerMessage, frozen=True, tag="bye"):
    """The sender is leaving the table."""


AnyPeerMessage = Hello | Moved | Doing | Visibility | Present | Again | Refused | Bye

_DECODER: msgspec.json.Decoder[AnyPeerMessage] = msgspec.json.Decoder(AnyPeerMessage)


class Unreadable(ValueError):
    """Raised for a text that is not a message; ``why`` is the reason to send back."""

    def __init__(self, why: RefusalReason) -> None:
        super().__init__(why)
        self.why = why


def written(message: AnyPeerMessage) -> str:
    """The message as JSON."""
    return msgspec.json.encode(message).decode()


def read(text: str) -> AnyPeerMessage:
    """The message in a text. Raises Unreadable if it is not one."""
    if len(text) > MOST_CHARACTERS:
        raise Unreadable("too_long")
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable("unreadable") from error
