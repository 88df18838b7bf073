"""The codes of connections: what is read from a session description comes back as one, and nothing
else is accepted as a code.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec import structs

from tests.links.by_hand import ALPHABET, link_of, signed
from wingspan.links import LinkError
from wingspan.links.connection import (
    MOST_CANDIDATES,
    Answer,
    Candidate,
    Connection,
    Offer,
    offer_id,
    pack_answer,
    pack_offer,
    read_sdp,
    unpack_answer,
    unpack_offer,
    write_sdp,
)

ICE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
PRINT = (
    "39:F4:EE:9E:F0:0D:C5:AA:95:2A:D5:FC:27:53:BA:A5:"
    "BA:6D:EC:1B:87:B4:C2:51:A0:17:18:53:7F:9A:4A:F6"
)
CHROMIUM = f"""v=0
o=- 54815131527830211 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:2175370843 1 udp 2113937151 a77a75cc-d59c-4e9f-b71e-49b669a14ed4.local 50470 typ host
a=candidate:2262559467 1 udp 2113942271 e914fd4e-2358-4a58-91e1-83e0a29e26e0.local 40459 typ host
a=candidate:77 1 tcp 1518283007 192.168.1.7 9 typ host tcptype active generation 0
a=candidate:5 1 udp 2113939711 FE80::12:AbC 40460 typ host generation 0
a=candidate:6 1 udp 1677732095 203.0.113.9 40461 typ srflx raddr 0.0.0.0 rport 0
a=ice-ufrag:rlOq
a=ice-pwd:mie+L4Fw057kQC4DT4k2i2hy
a=ice-options:trickle
a=fingerprint:sha-256 {PRINT}
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
""".replace("\n", "\r\n")


@st.composite
def addresses(draw: st.DrawFn) -> str:
    """Return an address as codes give it back."""
    kind = draw(st.sampled_from(["mdns", "four", "six"]))
    if kind == "mdns":
        return f"{draw(st.uuids())}.local"
    if kind == "four":
        return ".".join(str(part) for part in draw(st.binary(min_size=4, max_size=4)))
    groups = draw(st.lists(st.integers(0, 65535), min_size=8, max_size=8))
    return ":".join(f"{group:x}" for group in groups)


CANDIDATES = st.builds(Candidate, addresses(), st.integers(1, 65535), st.booleans())
CONNECTIONS = st.builds(
    Connection,
    st.text(ICE, min_size=4, max_size=32),
    st.text(ICE, min_size=22, max_size=64),
    st.binary(min_size=32, max_size=32),
    st.lists(CANDIDATES, min_size=1, max_size=MOST_CANDIDATES, unique=True).map(tuple),
    st.booleans(),
)
SEATS = st.one_of(st.none(), st.integers(0, 4))


def test_what_chromium_says_is_read() -> None:
    assert read_sdp(CHROMIUM) == Connection(
        "rlOq",
        "mie+L4Fw057kQC4DT4k2i2hy",
        bytes.fromhex(PRINT.replace(":", "")),
        (
            Candidate("a77a75cc-d59c-4e9f-b71e-49b669a14ed4.local", 50470),
            Candidate("e914fd4e-2358-4a58-91e1-83e0a29e26e0.local", 40459),
            Candidate("fe80:0:0:0:0:0:12:abc", 40460),
            Candidate("203.0.113.9", 40461, reflexive=True),
        ),
    )


def test_the_code_of_an_ordinary_offer_is_short() -> None:
    """3 bytes of lengths, 28 letters in 21 bytes, 32 of the certificate, 19 for each of two names
    and ports: 94 bytes, 126 characters; the format and the checksum make 132.
    """
    described = read_sdp(CHROMIUM)
    two = Connection(
        described.name, described.password, described.certificate, described.candidates[:2]
    )
    assert len(pack_offer(Offer(two, 1))) == 132


def test_the_first_bytes_of_a_code_are_those_of_the_documentation() -> None:
    """Seat 3, two candidates: 1 011 0 010; names of 4 and 24 letters; "AAAA" is zeros."""
    one = Connection("AAAA", "B" * 24, bytes(32), (Candidate("10.0.0.1", 7), Candidate("::", 8)))
    written = unpacked(pack_offer(Offer(one, 3)))
    assert written[:3] == bytes((0b1011_0010, 4, 24))
    assert written[3:6] == bytes(3)
    assert written[6:9] == bytes((0b000001_00, 0b0001_0000, 0b01_000001))
    assert written[24:56] == bytes(32)
    assert written[56:] == bytes((1, 10, 0, 0, 1, 0, 7, 2, *bytes(16), 0, 8))


def unpacked(text: str) -> bytes:
    number = 0
    for character in text[1:-5]:
        number = number * 64 + ALPHABET.index(character)
    return number.to_bytes(-(-number.bit_length() // 8), "big")


@given(CONNECTIONS, SEATS)
def test_an_offer_comes_back(connection: Connection, seat: int | None) -> None:
    assert unpack_offer(pack_offer(Offer(connection, seat))) == Offer(connection, seat)


@given(CONNECTIONS, st.binary(min_size=4, max_size=4))
def test_an_answer_comes_back(connection: Connection, to: bytes) -> None:
    assert unpack_answer(pack_answer(Answer(connection, to))) == Answer(connection, to)


@given(CONNECTIONS, st.booleans())
def test_a_description_comes_back(connection: Connection, offers: bool) -> None:
    written = write_sdp(connection, offers=offers)
    read = read_sdp(written)
    assert read.candidates == connection.candidates
    assert (read.name, read.password) == (connection.name, connection.password)
    assert read.certificate == connection.certificate
    assert read.begins == (connection.begins or offers)
    assert all(len(line) < 200 and line.isprintable() for line in written.split("\r\n"))


@given(CONNECTIONS, st.integers(0, 10_000), st.sampled_from(ALPHABET))
def test_an_altered_code_is_refused(connection: Connection, place: int, other: str) -> None:
    text = pack_offer(Offer(connection, 0))
    place %= len(text)
    assume(text[place] != other)
    with pytest.raises(LinkError) as refused:
        unpack_offer(text[:place] + other + text[place + 1 :])
    assert refused.value.kind == "damaged"


@given(CONNECTIONS)
def test_an_offer_is_no_answer(connection: Connection) -> None:
    with pytest.raises(LinkError) as refused:
        unpack_answer(pack_offer(Offer(connection, 0)))
    assert refused.value.kind == "damaged"


def test_a_code_with_a_bit_set_behind_the_letters_is_refused() -> None:
    """29 letters of 6 bits leave 2 of 22 bytes unused; three bytes come before them."""
    odd = structs.replace(ORDINARY, name="AAAAA")
    for kind, unpack, text in (
        ("p", unpack_offer, pack_offer(Offer(odd, 0))),
        ("q", unpack_answer, pack_answer(Answer(odd, offer_id("")))),
    ):
        written = bytearray(unpacked(text))
        assert link_of(kind, int.from_bytes(written, "big")) == text
        written[3 + 21] |= 1
        with pytest.raises(LinkError) as refused:
            unpack(link_of(kind, int.from_bytes(written, "big")))
        assert refused.value.kind == "written_otherwise"


@pytest.mark.parametrize("seed", range(300))
def test_whatever_somebody_signs_is_a_connection_or_refused(seed: int) -> None:
    dice = Random(seed)
    size = dice.choice([0, 1, 2, 3, 10, 60, 100, 130, 150, 400])
    body = "".join(dice.choice(ALPHABET) for _ in range(size)).lstrip("A")
    for kind, unpack in (("p", unpack_offer), ("q", unpack_answer)):
        try:
            half = unpack(signed(kind, dice.choice("129") + body))
        except LinkError as error:
            assert error.kind in ("impossible_connection", "other_format", "written_otherwise")
        else:
            assert "\n" not in write_sdp(half.connection, offers=True).replace("\r\n", "")


@given(st.text(max_size=200))
def test_no_text_breaks_it(text: str) -> None:
    for unpack in (unpack_offer, unpack_answer, read_sdp):
        with pytest.raises(LinkError):
            unpack(text)


@pytest.mark.parametrize(
    "missing", ["a=ice-ufrag", "a=ice-pwd", "a=fingerprint", "a=candidate", "a=candidate:2"]
)
def test_a_description_without_what_is_needed_is_refused(missing: str) -> None:
    lines = [line for line in CHROMIUM.split("\r\n") if not line.startswith(missing)]
    if missing == "a=candidate:2":
        assert len(read_sdp("\r\n".join(lines)).candidates) == 2
        return
    with pytest.raises(LinkError) as refused:
        read_sdp("\r\n".join(lines))
    assert refused.value.kind == "impossible_connection"


@pytest.mark.parametrize(
    "address",
    ["1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4.", "::1::", "1:2:3:4:5:6:7:8:9", "g::", "", ":",
     "a77a75cc-d59c-4e9f-b71e-49b669a14ed4.local\r\na=x", "example.org"],
)  # fmt: skip
def test_what_is_no_address_is_left_out(address: str) -> None:
    sdp = CHROMIUM.replace("203.0.113.9", address)
    assert len(read_sdp(sdp).candidates) == 3


def test_a_digest_that_is_none_is_refused() -> None:
    with pytest.raises(LinkError) as refused:
        read_sdp(CHROMIUM.replace(PRINT, "39:F4:and so on"))
    assert refused.value.kind == "impossible_connection"


ORDINARY = Connection("AAAA", "B" * 24, bytes(32), (Candidate("10.0.0.1", 7),))


@pytest.mark.parametrize(
    "pack",
    [
        lambda: pack_offer(Offer(ORDINARY, 5)),
        lambda: pack_answer(Answer(ORDINARY, b"")),
        lambda: pack_offer(Offer(structs.replace(ORDINARY, certificate=bytes(20)), 0)),
        lambda: pack_offer(
            Offer(structs.replace(ORDINARY, candidates=(Candidate("10.0.0.1", 0),)), 0)
        ),
    ],
)
def test_a_connection_that_cannot_be_is_not_packed(pack: Callable[[], str]) -> None:
    """There are five seats; a SHA-256 has 32 bytes; no port is 0."""
    with pytest.raises(LinkError) as refused:
        pack()
    assert refused.value.kind == "impossible_connection"


def test_the_id_of_an_offer_is_that_of_its_text() -> None:
    one = Connection("AAAA", "B" * 24, bytes(32), (Candidate("10.0.0.1", 7),))
    first, second = pack_offer(Offer(one, 0)), pack_offer(Offer(one, 1))
    assert offer_id(first) == offer_id(first) != offer_id(second)
    assert len(offer_id(first)) == 4
