"""A camera: decodes a QR code from its drawing on the page."""

from __future__ import annotations

import re

BAR = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")
PIXELS = 3
"""The width and height of a module."""


def read_code(path: str, size: int) -> str:
    """Return the text of the code drawn by a path in a square of ``size`` modules."""
    import numpy
    import zxingcpp

    assert BAR.sub("", path) == ""
    picture = numpy.full((size, size), 255, dtype=numpy.uint8)
    for x, y, length, back in BAR.findall(path):
        assert length == back
        picture[int(y), int(x) : int(x) + int(length)] = 0
    found = zxingcpp.read_barcodes(numpy.kron(picture, numpy.ones((PIXELS, PIXELS), numpy.uint8)))
    assert len(found) == 1 and found[0].format == zxingcpp.BarcodeFormat.QRCode
    return str(found[0].text)
