"""A link as a code that a camera reads: a QR code (ISO/IEC 18004), made by segno."""

from __future__ import annotations

from segno.encoder import DataOverflowError, encode

LARGEST = 25
"""The largest version of a code, 117 modules a side, that a camera still reads off a phone."""


def code_of(url: str) -> tuple[str, ...]:
    """The rows of the code, "1" for a dark module; none if the link is too long to be read so."""
    try:
        code = encode(url, error="l", micro=False)  # type: ignore[no-untyped-call]
    except DataOverflowError:
        return ()
    if code.version > LARGEST:
        return ()
    return tuple("".join(map(str, row)) for row in code.matrix)
