"""Links as QR codes (ISO/IEC 18004), encoded by segno."""

from __future__ import annotations

from segno.encoder import DataOverflowError, encode

LARGEST = 25
"""The largest QR version, 117 modules a side, that cameras can read from a phone's screen."""


def code_of(url: str) -> tuple[str, ...]:
    """Return the rows of the code, "1" for a dark module; () if the link is too long for one."""
    try:
        code = encode(url, error="l", micro=False)  # type: ignore[no-untyped-call]
    except DataOverflowError:
        return ()
    if code.version > LARGEST:
        return ()
    return tuple("".join(map(str, row)) for row in code.matrix)
