"""Sampling from a softmax in whole numbers throughout.

Neither ``exp`` nor a sum of fractions is the same in every Python to the last bit; these are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from .policy import SCALE

_STEPS = 64
"""Steps of an octave: a score is rounded to 1/92 of what makes an option e times as likely."""

_BITS = 40
_OCTAVES = (14427, 10000)
"""Octaves in a power of e: 1 / ln 2."""


def _roots() -> list[int]:
    """2 to the power of 0, -1/64, -2/64 …, in parts of ``1 << _BITS``."""
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
    """The place of the score that ``number``, of 64 random bits, falls on.

    At temperature 1 a score higher by ``1 << SCALE`` is e times as likely, at 2 the square root
    of that.
    """
    best = max(scores)
    above, below = _STEPS * _OCTAVES[0], (temperature * _OCTAVES[1]) << SCALE
    shares = []
    for score in scores:
        steps = (best - score) * above // below
        shares.append(_ROOTS[steps % _STEPS] >> (steps // _STEPS) if steps < 2400 else 0)
    left = (number * sum(shares)) >> 64
    for place, share in enumerate(shares):
        left -= share
        if left < 0:
            return place
    return scores.index(best)
