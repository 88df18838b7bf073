"""``#p=`` and ``#q=``: a direct connection between two browsers, offered and answered.

Before two browsers connect, each must have the other's session description, of some 700 characters
(SDP, RFC 8866). All but about 110 bytes of it are the same for every connection of this page; a
code holds those bytes, in the same envelope as every link. docs/live.md describes the layout.
"""

from __future__ import annotations

import re
from hashlib import blake2b

from msgspec import Struct

from .envelope import LinkKind, seal, unseal
from .errors import LinkError

MOST_CANDIDATES = 7
"""More than any device has; candidates beyond this number are dropped."""
TABLE = 7
"""The seat number of a screen that shows the table and has no seat."""
SEATS = 5
ID = 4
"""Number of bytes in the id by which an answer names its offer."""

_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_NAME = re.compile("[A-Za-z0-9+/]{4,32}")
_PASSWORD = re.compile("[A-Za-z0-9+/]{22,64}")
_PRINT = 32
_MDNS, _IPV4, _IPV6, _REFLEXIVE = 0, 1, 2, 4
_SIZES = {_MDNS: 16, _IPV4: 4, _IPV6: 16}
_UUID = re.compile("([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})[.]local")
_FOUR = re.compile(r"(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}", re.ASCII)
_GROUP = re.compile("[0-9a-f]{1,4}")
_HOST, _FOUND = 126 << 24, 100 << 24


class Candidate(Struct, frozen=True):
    """An address at which a browser can be reached (ICE candidate).

    ``address``: an mDNS name, behind which browsers hide addresses, an IPv4 or an IPv6 address.
    ``reflexive``: whether a STUN server reported the address, not the browser's own host.
    """

    address: str
    port: int
    reflexive: bool = False


class Connection(Struct, frozen=True):
    """One browser's half of a connection.

    ``name`` and ``password`` are those of ICE (RFC 8445). ``certificate`` is the SHA-256 digest of
    the certificate that the browser will present. ``begins``: whether it begins the handshake.
    """

    name: str
    password: str
    certificate: bytes
    candidates: tuple[Candidate, ...]
    begins: bool = False


class Offer(Struct, frozen=True):
    """A connection offered to the player at ``seat``; None for a screen that shows the table."""

    connection: Connection
    seat: int | None


class Answer(Struct, frozen=True):
    """The other half of a connection, with the id of the offer that it answers."""

    connection: Connection
    to: bytes


def offer_id(text: str) -> bytes:
    """Return the id by which an answer names the offer with that text."""
    return blake2b(text.encode(), digest_size=ID).digest()


def pack_offer(offer: Offer) -> str:
    """Return the text after ``#p=``. Raises LinkError if the connection is impossible."""
    seat = TABLE if offer.seat is None else offer.seat
    if seat != TABLE and not 0 <= seat < SEATS:
        raise _impossible(f"There is no seat {seat}.")
    return _sealed("p", offer.connection, seat << 4, b"")


def unpack_offer(text: str) -> Offer:
    """Decode the text after ``#p=``. Raises LinkError, and no other exception."""
    written = _opened("p", text)
    seat = written[0] >> 4 & 7
    if seat != TABLE and seat >= SEATS:
        raise _impossible(f"There is no seat {seat}.")
    offer = Offer(_read(written, 0)[0], None if seat == TABLE else seat)
    if pack_offer(offer) != text:
        raise LinkError("written_otherwise", "This is not the canonical code of this offer.")
    return offer


def pack_answer(answer: Answer) -> str:
    """Return the text after ``#q=``. Raises LinkError if the connection is impossible."""
    if len(answer.to) != ID:
        raise _impossible("An answer must name its offer.")
    return _sealed("q", answer.connection, 0, answer.to)


def unpack_answer(text: str) -> Answer:
    """Decode the text after ``#q=``. Raises LinkError, and no other exception."""
    connection, to = _read(_opened("q", text), ID)
    answer = Answer(connection, to)
    if pack_answer(answer) != text:
        raise LinkError("written_otherwise", "This is not the canonical code of this answer.")
    return answer


def _impossible(message: str) -> LinkError:
    return LinkError("impossible_connection", message)


def _sealed(kind: LinkKind, connection: Connection, head: int, more: bytes) -> str:
    """Put a connection into an envelope; its first bit, a 1, preserves leading zeros."""
    _check(connection)
    head |= 128 | connection.begins << 3 | len(connection.candidates)
    letters = connection.name + connection.password
    bits = 0
    for letter in letters:
        bits = bits << 6 | _CHARACTERS.index(letter)
    size = _packed_size(len(letters))
    bits <<= 8 * size - 6 * len(letters)
    parts = [
        bytes((head, len(connection.name), len(connection.password))),
        bits.to_bytes(size, "big"),
        connection.certificate,
        more,
        *map(_written, connection.candidates),
    ]
    return seal(kind, int.from_bytes(b"".join(parts), "big"))


def _opened(kind: LinkKind, text: str) -> bytes:
    number, format_ = unseal(kind, text)
    if format_ != "1":
        raise LinkError("other_format", f"The code has format {format_}; this version opens 1.")
    written = number.to_bytes(max(1, -(-number.bit_length() // 8)), "big")
    if not written[0] & 128:
        raise _impossible("The code does not begin with a 1 bit.")
    return written


def _read(written: bytes, more: int) -> tuple[Connection, bytes]:
    """Read a connection, and the ``more`` bytes that precede its candidates."""
    head, named, secret = (*written[:3], 0, 0)[:3]
    place = 3 + _packed_size(named + secret)
    letters = _letters(written[3:place], named + secret)
    certificate = written[place : place + _PRINT]
    place += _PRINT
    extra = written[place : place + more]
    place += more
    candidates = []
    for _ in range(head & 7):
        kind = written[place] if place < len(written) else -1
        size = _SIZES.get(kind & ~_REFLEXIVE, 0)
        if not size or len(written) < place + size + 3:
            raise _impossible("A candidate is malformed.")
        address = _address(kind & ~_REFLEXIVE, written[place + 1 : place + 1 + size])
        port = int.from_bytes(written[place + 1 + size : place + 3 + size], "big")
        candidates.append(Candidate(address, port, bool(kind & _REFLEXIVE)))
        place += size + 3
    if place != len(written):
        raise _impossible("The code is longer or shorter than its connection.")
    name, password = letters[:named], letters[named:]
    begins = bool(head & 8)
    return Connection(name, password, certificate, tuple(candidates), begins), extra


def _packed_size(letters: int) -> int:
    return -(-6 * letters // 8)


def _letters(packed: bytes, number: int) -> str:
    bits = int.from_bytes(packed, "big") >> max(8 * len(packed) - 6 * number, 0)
    return "".join(_CHARACTERS[bits >> 6 * place & 63] for place in reversed(range(number)))


def _check(connection: Connection) -> None:
    """Raise LinkError unless a browser could have described the connection."""
    if not _NAME.fullmatch(connection.name) or not _PASSWORD.fullmatch(connection.password):
        raise _impossible("The name or password is not one that a browser uses.")
    if len(connection.certificate) != _PRINT:
        raise _impossible("The certificate's digest has the wrong length.")
    if not 0 < len(connection.candidates) <= MOST_CANDIDATES:
        raise _impossible("There are no candidates, or too many.")


def _written(candidate: Candidate) -> bytes:
    if not 0 < candidate.port < 1 << 16:
        raise _impossible(f"There is no port {candidate.port}.")
    kind, address = _packed_address(candidate.address)
    kind |= _REFLEXIVE if candidate.reflexive else 0
    return bytes((kind, *address, *candidate.port.to_bytes(2, "big")))


def _packed_address(address: str) -> tuple[int, bytes]:
    hidden = _UUID.fullmatch(address)
    if hidden:
        return _MDNS, bytes.fromhex("".join(hidden.groups()))
    if _FOUR.fullmatch(address):
        return _IPV4, bytes(map(int, address.split(".")))
    return _IPV6, _six(address)


def _six(address: str) -> bytes:
    """Encode an IPv6 address. Raises LinkError if it is malformed."""
    before, gap, after = address.lower().partition("::")
    front, back = (part.split(":") if part else [] for part in (before, after))
    missing = 8 - len(front) - len(back)
    groups = [*front, *["0"] * missing, *back] if gap and missing > 0 else front
    if len(groups) != 8 or not all(map(_GROUP.fullmatch, groups)):
        raise _impossible("An address is malformed.")
    return b"".join(int(group, 16).to_bytes(2, "big") for group in groups)


def _address(kind: int, packed: bytes) -> str:
    if kind == _IPV4:
        return ".".join(map(str, packed))
    digits = packed.hex()
    if kind == _IPV6:
        return ":".join(f"{int(digits[at : at + 4], 16):x}" for at in range(0, 32, 4))
    ends = ((0, 8), (8, 12), (12, 16), (16, 20), (20, 32))
    return "-".join(digits[start:end] for start, end in ends) + ".local"


# session descriptions


def read_sdp(sdp: str) -> Connection:
    """Return the parts of a browser's session description that are not always the same.

    Candidates that use TCP, are of unknown kinds, or go beyond MOST_CANDIDATES are dropped.
    Raises LinkError if something is missing.
    """
    told: dict[str, str] = {}
    candidates: list[Candidate] = []
    for line in sdp.splitlines():
        field, _, value = line.removeprefix("a=").partition(":")
        if field == "candidate":
            found = _candidate(value.split())
            if found is not None and found not in candidates:
                candidates.append(found)
        else:
            told.setdefault(field, value.strip())
    method, _, digest = told.get("fingerprint", "").partition(" ")
    try:
        certificate = bytes.fromhex(digest.replace(":", ""))
    except ValueError:
        certificate = b""
    if method.lower() != "sha-256":
        raise _impossible("The certificate's digest is not a SHA-256.")
    connection = Connection(
        told.get("ice-ufrag", ""),
        told.get("ice-pwd", ""),
        certificate,
        tuple(candidates[:MOST_CANDIDATES]),
        told.get("setup") == "active",
    )
    _check(connection)
    return connection


def _candidate(words: list[str]) -> Candidate | None:
    """Return the candidate that a line describes; None if a code cannot hold it."""
    if len(words) < 8 or words[2].lower() != "udp" or words[1] != "1":
        return None
    address, port, kind = words[4], words[5], words[7]
    if kind not in ("host", "srflx") or not (port.isascii() and port.isdecimal()):
        return None
    try:
        packed = _packed_address(address.partition("%")[0])
        candidate = Candidate(_address(*packed), int(port), kind == "srflx")
        _written(candidate)
    except LinkError:
        return None
    return candidate


def write_sdp(connection: Connection, *, offers: bool) -> str:
    """Return a session description for a browser: one data channel, no media.

    ``offers``: whether the connection is the offering side's. That side begins the handshake: the
    answering browser would give up while its answer waits some minutes to be scanned.
    """
    setup = "active" if offers or connection.begins else "passive"
    digest = connection.certificate.hex(":").upper()
    lines = [
        "v=0",
        "o=- 1 2 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        *(_line(place, found) for place, found in enumerate(connection.candidates)),
        f"a=ice-ufrag:{connection.name}",
        f"a=ice-pwd:{connection.password}",
        "a=ice-options:trickle",
        f"a=fingerprint:sha-256 {digest}",
        f"a=setup:{setup}",
        "a=mid:0",
        "a=sctp-port:5000",
        "a=max-message-size:262144",
    ]
    return "".join(f"{line}\r\n" for line in lines)


def _line(place: int, found: Candidate) -> str:
    """Return the line for a candidate; earlier candidates have a higher priority."""
    priority = (_FOUND if found.reflexive else _HOST) | 65535 - place << 8 | 255
    kind = "typ srflx raddr 0.0.0.0 rport 0" if found.reflexive else "typ host"
    return f"a=candidate:{place + 1} 1 udp {priority} {found.address} {found.port} {kind}"
