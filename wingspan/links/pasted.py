"""Links as people paste them: in a sentence, in quotation marks, broken over lines, escaped twice,
with what other programs hang on their end.

The checksum of a link says where it ends: the longest beginning that is whole is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import unquote

from .envelope import MOST_CHARACTERS, LinkKind, longest_whole

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
