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

from .errors import LinkError

LinkKind = Literal["g", "s", "p", "q", "x", "e"]
"""The letter between ``#`` and ``=``: "g" for a game, "s" for a set-up, "p" for a connection that
is offered, "q" for its answer, "x" for a table, "e" for one that is an exercise."""

Format = Literal["1", "2", "3"]
FORMATS: tuple[Format, ...] = ("1", "2", "3")
"""Format 2 adds computer players; a link without any has format 1, as before. In format 3 a game
begins from a table, with computer players or without."""

MOST_CHARACTERS = 8192
"""More than any real game needs: a game of five players takes some 250 characters, one that begins
from a whole position of format 1 or 2 some 1000."""

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_LINK = re.compile("[A-Za-z0-9_-]+")
_CHECKSUM = 5
_TO_URL = bytes.maketrans(b"+/", b"-_")
_FROM_URL = bytes.maketrans(b"-_", b"+/")


class Sealed(NamedTuple):
    """The content of an envelope: the number, and the format that says what it encodes."""

    number: int
    format: Format


def seal(kind: LinkKind, number: int, format_: Format = "1") -> str:
    """Return the text for a number. Raises LinkError if it is too long for a link."""
    size = -(-number.bit_length() // 24) * 3
    encoded = b2a_base64(number.to_bytes(size, "big"), newline=False).translate(_TO_URL)
    text = format_ + encoded.decode("ascii").lstrip("A")
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
    format_ = next((known for known in FORMATS if known == written[0]), None)
    if format_ is None:
        raise LinkError(
            "other_format",
            f"The link has format {written[0]}; this version opens {', '.join(FORMATS)}.",
        )
    digits = written[1:]
    padded = "A" * (-len(digits) % 4) + digits
    number = int.from_bytes(a2b_base64(padded.encode("ascii").translate(_FROM_URL)), "big")
    return Sealed(number, format_)


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
