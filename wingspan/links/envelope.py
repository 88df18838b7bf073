"""The text of a link around its number, format first, checksum last; and how it is found in what
people paste.

::

    1 kP3x…0Zq h7_Qc
    │ │        └ checksum: 30 bits of the CRC-32 of the kind of link and all text before it
    │ └ the number, in base 64, without leading zeros
    └ the format

All characters are those of base64url (RFC 4648), which messengers leave intact. All later
formats keep the first character and the last five, so that a link from a later version can be
distinguished from a damaged one. The checksum says where a link ends: in a text, the longest
beginning that is whole is read.
"""

from __future__ import annotations

import re
from binascii import a2b_base64, b2a_base64, crc32
from collections.abc import Callable
from typing import Literal, NamedTuple
from urllib.parse import unquote

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


# in what people paste: in a sentence, in quotation marks, broken over lines, escaped twice, with
# what other programs hang on the end

_LONGEST = 4 * MOST_CHARACTERS
"""In characters; in a longer text no link is looked for."""
_MOST_LINKS = 8
_MOST_ESCAPES = 4
_MOST_PIECES = 4
_LONGEST_NAME = 100

_BEGINNING = re.compile(r"(?<![0-9A-Za-z])([gspqxe])\s*=(?:3D)?", re.ASCII)
"""A kind of link, with the "=" of addresses or of mails in quoted-printable."""
_KIND = re.compile(r"(?:^|#)=?\s*([gspqrewx]=)(?:3D)?")
_GAME = re.compile(r"\bg\s*=(?:3D)?", re.ASCII)
_IN_BETWEEN = "\\s>=\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff"
"""What programs put into a link when they break it over lines, quote it, or hide where it may be
broken."""
_RUN = re.compile(f"[0-9A-Za-z_{_IN_BETWEEN}-]*", re.ASCII)
_HIDDEN = re.compile("[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]")
_SKIPPED = re.compile(f"[{_IN_BETWEEN}]")
_NAME = re.compile(r"[\w.-]+")
_AROUND = " .,;>)\n"


def link_in(text: str, otherwise: LinkKind | None = None) -> str:
    """Return the longest whole link in a text, as the fragment of an address: ``g=…``.

    An offer is followed by its game, if that is whole as well. A text without any whole link is
    returned from the kind of its link on, without the characters that often follow one.
    ``otherwise``: the kind of a link that may be pasted without its kind.
    """
    if len(text) > _LONGEST:
        return _from_its_kind(text)
    plain = _unescaped(text)
    found = [_whole(plain, match) for match in [*_BEGINNING.finditer(plain)][:_MOST_LINKS]]
    if otherwise is not None:
        whole = longest_whole(otherwise, _run(plain, 0))
        found.append(f"{otherwise}={whole}" if whole else "")
    return max(found, key=len, default="") or _from_its_kind(plain)


def name_in(text: str, is_known: Callable[[str], bool]) -> str:
    """Return the longest known name at the beginning of a text, or else what looks like one.

    For links without a checksum, whose names are known: entries of the rules, exercises. No name
    ends in the middle of a number.
    """
    joined, unknown = "", ""
    for piece in _HIDDEN.sub("", _unescaped(text[:_LONGEST])).split()[:_MOST_PIECES]:
        name = _NAME.match(piece.lstrip(">"))
        joined += name[0] if name else ""
        unknown = unknown or joined
        if name is None or name.end() < len(piece.lstrip(">")):
            break
    for end in range(min(len(joined), _LONGEST_NAME), 0, -1):
        is_number = joined[end - 1].isdecimal() and joined[end : end + 1].isdecimal()
        if not is_number and is_known(joined[:end]):
            return joined[:end]
    return unknown.rstrip("._-") or text


def _from_its_kind(text: str) -> str:
    kind = _KIND.search(text)
    link = kind[1] + text[kind.end() :] if kind else text.rpartition("#")[2]
    return link.strip(_AROUND)


def _unescaped(text: str) -> str:
    """Return the text without its escapes, however often they were escaped themselves."""
    for _ in range(_MOST_ESCAPES):
        plain = unquote(text, errors="replace")
        if plain == text:
            break
        text = plain
    return text


def _whole(text: str, match: re.Match[str]) -> str:
    """Return the whole link at a match, with the game after an offer; "" if there is none."""
    kind: LinkKind = match[1]  # type: ignore[assignment]
    whole = longest_whole(kind, _run(text, match.end()))
    if not whole:
        return ""
    after = _GAME.search(text, match.end()) if kind == "p" else None
    game = after and longest_whole("g", _run(text, after.end()))
    return f"{kind}={whole}&g={game}" if game else f"{kind}={whole}"


def _run(text: str, start: int) -> str:
    """Return the characters of links from there on, up to the first that can be part of none."""
    run = _RUN.match(text, start)
    return _SKIPPED.sub("", run[0])[:MOST_CHARACTERS] if run else ""
