"""What a page at a live table remembers of another one, and which of its messages are offences."""

from __future__ import annotations

from msgspec import Struct, structs

from wingspan.engine.catalog import Catalog
from wingspan.links import LinkError, Relation, relation, unpack_game

from .held import SharedGame
from .messages import AnyPeerMessage, Hello, RefusalReason, Unreadable, read
from .whose import may_count_take_backs

MOST_A_SECOND = 20
"""Messages accepted from one peer per second; from the host as many for every player, since it
passes on what the others send."""
MOST_OFFENCES = 3
"""Number of offences after which a peer is disconnected. Every refusal of what this page has sent
counts as one after this many, since who refuses more often has disconnected."""


class Offence(Exception):
    """Raised for what a peer may not send. ``why`` and ``game`` are sent back, as in
    :class:`.Refused`."""

    def __init__(self, why: RefusalReason, game: str = "") -> None:
        super().__init__(why)
        self.why: RefusalReason = why
        self.game = game


class Conduct(Struct):
    """What the page at a seat has done at this table. A lost connection does not clear it, a new
    code does."""

    offences: int = 0
    refusals: int = 0
    parted: bool = False
    """Whether a game that diverges was taken from it, or came from it without being an offence."""

    def count_offence(self) -> bool:
        """Return whether the page is to be disconnected for it."""
        self.offences += 1
        return self.offences >= MOST_OFFENCES

    def count_refusal(self) -> bool:
        """Return whether it is one more than the page may send."""
        self.refusals += 1
        return self.refusals > MOST_OFFENCES


class Peer(Struct):
    """What is known about another page."""

    seat: int | None
    """The seat in its offers: its own at the host, that of this page at a guest; None for a screen
    that only shows the table."""
    conduct: Conduct
    shown: bool = True
    chosen: bool = False
    greeted: bool = False
    """Whether it has said which message format it uses."""
    caught_up: bool = False
    """Whether a game from it was taken, or was already known."""
    second: int = 0
    heard: int = 0

    def read(self, text: str, now: int, most: int) -> AnyPeerMessage:
        """Read and count a message. ``now`` in milliseconds.

        Raises Offence if it is unreadable, comes before the greeting, or is one of more than
        ``most`` within a second.
        """
        if now // 1000 != self.second:
            self.second, self.heard = now // 1000, 0
        self.heard += 1
        if self.heard > most:
            raise Offence("too_many")
        try:
            message = read(text)
        except Unreadable as error:
            raise Offence(error.why) from error
        if not self.greeted and not isinstance(message, Hello):
            raise Offence("unreadable")
        return message


def compared(held: SharedGame, text: str, catalog: Catalog) -> tuple[Relation, SharedGame]:
    """Read a game that a peer has sent; return also how it relates to the one that is held.

    Raises Offence if it is unreadable, of another table, or counts too many take-backs.
    """
    try:
        link, game = unpack_game(text, catalog)
    except LinkError as error:
        raise Offence("unreadable") from error
    came = SharedGame(structs.replace(link, seat=None), game, text)
    how = relation(held.link.record, link.record)
    if how == "other_game":
        raise Offence("other_game")
    if not may_count_take_backs(held, came):
        raise Offence("not_yours")
    return how, came
