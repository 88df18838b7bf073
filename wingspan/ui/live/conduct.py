"""What a page at a live table may send: the messages, as JSON, the game as it is shared, whose each
answer is, and what is remembered of another page, with its offences.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
from msgspec import Struct, structs

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.links import GameLink, LinkError, Relation, pack_game, relation, unpack_game

from ..play.answer_for_me import answer_in_advance
from ..play.seats import allowed_at_first
from ..play.sitting import Sitting
from ..session.moment import Presence

# what is sent

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


class Offence(Exception):
    """Raised for what a peer may not send. ``why`` and ``game`` are sent back, as in
    :class:`.Refused`.
    """

    def __init__(self, why: RefusalReason, game: str = "") -> None:
        super().__init__(why)
        self.why: RefusalReason = why
        self.game = game


def written(message: AnyPeerMessage) -> str:
    """The message as JSON."""
    return msgspec.json.encode(message).decode()


def read(text: str) -> AnyPeerMessage:
    """The message in a text. Raises Offence if it is not one."""
    if len(text) > MOST_CHARACTERS:
        raise Offence("too_long")
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Offence("unreadable") from error


# how much of it, and the game

MOST_TAKE_BACKS = 1000
"""The most take-backs that a page may count: more than any person takes back in a game, and fewer
than results can hold."""
MOST_A_SECOND = 20
"""Messages accepted from one peer per second; from the host as many for every player, since it
passes on what the others send."""
MOST_OFFENCES = 3
"""Number of offences after which a peer is disconnected. Every refusal of what this page has sent
counts as one after this many, since who refuses more often has disconnected."""


class SharedGame(Struct, frozen=True):
    """A game that is shared with other pages."""

    link: GameLink
    """The content of its link; ``seat`` does not matter."""
    game: Game
    """The same game, for looking only."""
    text: str
    """The text of that link."""

    @classmethod
    def of(cls, link: GameLink, game: Game, catalog: Catalog) -> SharedGame:
        """The shared form of a game, which does not depend on who must answer."""
        link = structs.replace(link, seat=None)
        return cls(link, game, pack_game(link, catalog))


def link_of(sitting: Sitting) -> GameLink:
    """The content of a link to the game as it is here, without the provisional answers."""
    return GameLink(
        record=sitting.answers.record,
        unasked=sitting.seats.unasked or allowed_at_first(sitting.game.setup),
        programs=sitting.seats.programs,
        hurried=sitting.answers.hurried,
    )


# whose an answer is


def is_program(seat: int, held: SharedGame) -> bool:
    """Whether a computer player sits at that seat."""
    programs = held.link.programs
    return bool(programs and programs[seat])


def answered_by(seat: int, held: SharedGame, came: SharedGame) -> bool:
    """Whether all new answers of ``came`` are those of ``seat``, or left to it by the others.

    Also requires that ``came`` does not count fewer take-backs.
    """
    return came.link.record.take_backs >= held.link.record.take_backs and all(
        player == seat or is_left_to_others for player, is_left_to_others in _news(held, came)
    )


def left_alone(seat: int, held: SharedGame, came: SharedGame) -> bool:
    """Whether the new answers of ``came`` for ``seat`` are only those that it leaves to others."""
    return all(
        player != seat or is_left_to_others for player, is_left_to_others in _news(held, came)
    )


def _news(held: SharedGame, came: SharedGame) -> Iterator[tuple[int, bool]]:
    """The same as :func:`_given` for the new answers of ``came``."""
    return _given(held, came.link.record.answers[len(held.game.answers) :])


def _given(held: SharedGame, answers: Sequence[int]) -> Iterator[tuple[int, bool]]:
    """For each answer, whose it is and whether that player leaves it to other screens."""
    game, wishes = held.game.copy(), held.link.unasked
    for answer in answers:
        assert game.decision is not None
        player = game.decision.player
        wish = wishes[player] if wishes and not is_program(player, held) else "ask"
        yield player, answer_in_advance(game, wish) == answer
        game.answer(answer)


def _asked_after(held: SharedGame, answers: Sequence[int]) -> int | None:
    """The seat that is asked after those answers; None at the end of the game.

    Raises IllegalAnswer if they cannot be given.
    """
    game = held.game.copy()
    for answer in answers:
        game.answer(answer)
    return None if game.decision is None else game.decision.player


def under_wish(seat: int, held: SharedGame, mine: SharedGame) -> SharedGame:
    """The game of ``held``, with what ``seat`` leaves to others in ``mine``."""
    wishes = held.link.unasked
    if wishes and mine.link.unasked:
        wishes = (*wishes[:seat], mine.link.unasked[seat], *wishes[seat + 1 :])
    return structs.replace(held, link=structs.replace(held.link, unasked=wishes))


def with_wish_of(seat: int, held: SharedGame, came: SharedGame) -> GameLink:
    """The game of ``came``, with what ``seat`` leaves to others; the rest is as in ``held``."""
    return structs.replace(under_wish(seat, held, came).link, record=came.link.record)


def shown_by(seat: int, held: SharedGame, answers: Sequence[int]) -> bool:
    """Whether ``seat`` may show those answers as provisional: they are its own or left to it by the
    others, and it is asked for the next one. Raises IllegalAnswer if they cannot be given.
    """
    asked = _asked_after(held, answers)
    return asked == seat and all(player == seat or left for player, left in _given(held, answers))


def shown_to(seat: int | None, held: SharedGame, answers: Sequence[int]) -> bool:
    """Whether those answers may be shown as provisional to ``seat``, None for a screen without one:
    another seat is asked for the next one, and ``seat`` has given none but those that it leaves to
    others. Raises IllegalAnswer if they cannot be given.
    """
    asked = _asked_after(held, answers)
    return asked not in (None, seat) and all(
        player != seat or left for player, left in _given(held, answers)
    )


# what another page has done


class Conduct(Struct):
    """What the page at a seat has done at this table. A lost connection does not clear it, a new
    code does.
    """

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
        message = read(text)
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
    if link.record.take_backs > max(MOST_TAKE_BACKS, held.link.record.take_backs):
        raise Offence("not_yours")
    return how, came
