"""The text of a link around its number: format first, checksum last.

::

    1 kP3x…0Zq h7_Qc
    │ │        └ checksum: 30 bits of the CRC-32 of the kind of link and all text before it
    │ └ the number, in base 64, without leading zeros
    └ the format

All characters are those of base64url (RFC 4648), which messengers leave intact. All later
formats keep the first character and the last five, so that a link from a later version can be
distinguished from a damaged one.
"""

from __future__ import annotations

import re
from binascii import a2b_base64, b2a_base64, crc32
from typing import Literal, NamedTuple

from wingspan.engine.rules import RULES

# why a link is refused

Kind = Literal[
    "too_long",
    "not_base64",
    "damaged",
    "other_format",
    "newer_rules",
    "unknown_cards",
    "unknown_program",
    "impossible_setup",
    "impossible_name",
    "impossible_position",
    "impossible_record",
    "impossible_answer",
    "past_the_end",
    "written_otherwise",
    "impossible_connection",
]
"""The reasons, from the outside in.

=====================  =========================================================================
kind                   what is wrong
=====================  =========================================================================
too_long               longer than any link; none of it was read
not_base64             empty, or characters that no link has: something else was pasted
damaged                the checksum is wrong: cut short or altered on the way
other_format           whole, but written by a version with another link format
newer_rules            a game or a deal under later rules; see NewerRules
unknown_cards          a card set, mat, goal board or Automa level that this version does not have
unknown_program        a computer player of a level that this version does not have
impossible_setup       a set-up that cannot be played
impossible_name        a player's name that is not UTF-8, too long, or holds control characters
impossible_position    an impossible position to begin from
impossible_record      an impossible seat or count
impossible_answer      an answer after the end of the game, or (when packing) not an option
past_the_end           numbers are left over after the last answer
written_otherwise      a legal game, but not in its canonical encoding
impossible_connection  the code of a connection that no browser can have offered
=====================  =========================================================================
"""


class LinkError(ValueError):
    """Raised for a link that cannot be opened, or a game that none can hold; ``kind`` says why."""

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class NewerRules(LinkError):
    """Raised for a game or a deal under later rules, which a newer version of the page can open."""

    def __init__(self, rules: int) -> None:
        super().__init__(
            "newer_rules", f"The link was made under rules {rules}; these are rules {RULES}."
        )
        self.rules = rules


def check_rules(rules: int) -> int:
    """Return ``rules`` if games under that version can be played.

    Raises NewerRules for a later version, LinkError for an impossible one.
    """
    if rules > RULES:
        raise NewerRules(rules)
    if rules < 1:
        raise LinkError("impossible_record", f"There are no rules {rules}.")
    return rules


# the text

LinkKind = Literal["g", "s", "p", "q"]
"""The letter between ``#`` and ``=``: "g" for a game, "s" for a set-up, "p" for a connection that
is offered, "q" for its answer."""

Format = Literal["1", "2"]
FORMATS: tuple[Format, ...] = ("1", "2")
"""Format 2 adds computer players. A link without any has format 1, as before."""

MOST_CHARACTERS = 8192
"""More than any real game needs: a game of five players takes some 250 characters, one that begins
from a position some 1000."""

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_LINK = re.compile("[A-Za-z0-9_-]+")
_CHECKSUM = 5
_TO_URL = bytes.maketrans(b"+/", b"-_")
_FROM_URL = bytes.maketrans(b"-_", b"+/")


class Sealed(NamedTuple):
    """The content of an envelope: the number, and the format that says what it encodes."""

    number: int
    format: Format


def seal(kind: LinkKind, number: int, format: Format = "1") -> str:
    """Return the text for a number. Raises LinkError if it is too long for a link."""
    size = -(-number.bit_length() // 24) * 3
    encoded = b2a_base64(number.to_bytes(size, "big"), newline=False).translate(_TO_URL)
    text = format + encoded.decode("ascii").lstrip("A")
    if len(text) + _CHECKSUM > MOST_CHARACTERS:
        raise LinkError("too_long", "The game is too long for a link.")
    return text + checksum(kind, text)


def unseal(kind: LinkKind, text: str) -> Sealed:
    """Open a text. Raises LinkError if it is not a complete link of that kind."""
    if len(text) > MOST_CHARACTERS:
        raise LinkError(
            "too_long", f"The link has {len(text)} characters; none has over {MOST_CHARACTERS}."
        )
    if not _LINK.fullmatch(text):
        raise LinkError("not_base64", "This is not a link to a game.")
    written, sum_written = text[:-_CHECKSUM], text[-_CHECKSUM:]
    if not written or checksum(kind, written) != sum_written:
        raise LinkError("damaged", "The link is damaged: it was cut short or altered on the way.")
    format = next((known for known in FORMATS if known == written[0]), None)
    if format is None:
        raise LinkError(
            "other_format",
            f"The link has format {written[0]}; this version opens {' and '.join(FORMATS)}.",
        )
    digits = written[1:]
    padded = "A" * (-len(digits) % 4) + digits
    number = int.from_bytes(a2b_base64(padded.encode("ascii").translate(_FROM_URL)), "big")
    return Sealed(number, format)


def longest_whole(kind: LinkKind, text: str) -> str:
    """Return the longest beginning of a text that ends with its checksum; "" if none does.

    The text may hold only characters of links.
    """
    end, rest = 0, crc32(f"{kind}=".encode())
    for place, character in enumerate(text.encode(), 1):
        rest = crc32(bytes((character,)), rest)
        if text[place : place + 1] == _DIGITS[rest & 63] and text[
            place : place + _CHECKSUM
        ] == _digits(rest):
            end = place + _CHECKSUM
    return text[:end]


def checksum(kind: LinkKind, text: str) -> str:
    """Return the five characters that follow ``text`` at the end of a link."""
    return _digits(crc32(f"{kind}={text}".encode()))


def _digits(rest: int) -> str:
    return "".join(_DIGITS[rest >> 6 * place & 63] for place in range(_CHECKSUM))


# the number in mixed radix: many small numbers, where a digit of radix n costs log2 n bits

# The digit that is read first is the least significant, so that the radix of the next may depend on
# the digits before it. Trailing zeros cost nothing: reading past the end gives zeros, so the reader
# must know where to stop.


class Writer:
    """Collects digits in the order in which they will be read."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, value: int, radix: int) -> None:
        """Write a number from 0 to ``radix`` - 1. Raises ValueError for any other."""
        if not 0 <= value < radix:
            raise ValueError(f"{value} is not a whole number from 0 to {radix - 1}.")
        self._digits.append((value, radix))

    def flag(self, value: bool) -> None:
        """Write a yes or no."""
        self.digit(int(value), 2)

    def natural(self, value: int, most_bits: int) -> None:
        """Write a number from 0 to 2**most_bits - 1; small numbers take less room.

        The length in bits comes first, then the bits below the highest. Raises ValueError if
        ``value`` is negative or too large.
        """
        if value < 0:
            raise ValueError(f"{value} is less than 0.")
        bits = value.bit_length()
        self.digit(bits, most_bits + 1)
        if bits > 1:
            self.digit(value - (1 << bits - 1), 1 << bits - 1)

    def content(self, content: bytes, most_bits: int) -> None:
        """Write bytes, preceded by their number, which must fit into ``most_bits`` bits.

        Raises ValueError if it does not.
        """
        self.natural(len(content), most_bits)
        self.digit(int.from_bytes(content, "little"), 1 << 8 * len(content))

    def number(self) -> int:
        """Return all digits as one integer."""
        number = 0
        for value, radix in reversed(self._digits):
            number = number * radix + value
        return number


class Reader:
    """Reads digits from an integer; each call must match the writer's."""

    def __init__(self, number: int) -> None:
        self.left = number
        """The part of the number that has not been read."""

    def digit(self, radix: int) -> int:
        """Read the next digit, from 0 to ``radix`` - 1."""
        self.left, value = divmod(self.left, radix)
        return value

    def flag(self) -> bool:
        """Read a yes or no."""
        return bool(self.digit(2))

    def natural(self, most_bits: int) -> int:
        """Read a number from 0 to 2**most_bits - 1."""
        bits = self.digit(most_bits + 1)
        if bits < 2:
            return bits
        return (1 << bits - 1) + self.digit(1 << bits - 1)

    def content(self, most_bits: int) -> bytes:
        """Read bytes, at most 2**most_bits - 1 of them."""
        size = self.natural(most_bits)
        return self.digit(1 << 8 * size).to_bytes(size, "little")
