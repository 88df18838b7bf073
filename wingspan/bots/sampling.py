"""Sampling from a softmax in integer arithmetic.

``exp`` and sums of floats can differ in the last bit between platforms; integers cannot.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import isqrt

from .weights import SCALE

_STEPS = 64
"""Steps per octave: scores are rounded to 1/92 of what makes an option e times as likely."""

_BITS = 40
_OCTAVES = (14427, 10000)
"""Octaves per factor of e, 1 / ln 2, as a fraction."""


def _roots() -> list[int]:
    """Return 2 to the power of 0, -1/64, -2/64 …, times ``1 << _BITS``."""
    whole = 128
    step = 1 << (whole - 1)
    for _ in range(6):
        step = isqrt(step << whole)
    found = [1 << whole]
    for _ in range(_STEPS - 1):
        found.append(found[-1] * step >> whole)
    return [root >> (whole - _BITS) for root in found]


_ROOTS = _roots()


def sample_softmax(scores: Sequence[int], temperature: int, number: int) -> int:
    """Return the index of the score that ``number``, 64 random bits, selects.

    At temperature 1 a score higher by ``1 << SCALE`` is e times as likely, at 2 it is √e times.
    """
    best = max(scores)
    above, below = _STEPS * _OCTAVES[0], (temperature * _OCTAVES[1]) << SCALE
    shares = []
    for score in scores:
        steps = (best - score) * above // below
        shares.append(_ROOTS[steps % _STEPS] >> (steps // _STEPS) if steps < 2400 else 0)
    return bisect(list(accumulate(shares)), (number * sum(shares)) >> 64)
