"""What can be heard in a sound: its syllables and its strongest frequency.

This module knows nothing of how the sound was made.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

SLOW = 45
"""Beats per second above which syllables blur into one rough sound."""
MOMENTS = 1000
"""Moments per second at which the loudness is sampled."""
HEARD = 0.1
"""Share of the greatest loudness that a syllable must reach."""
DIP = 0.5
"""Between two syllables the loudness falls below this share of the first one's peak."""


def loudness(samples: Samples, rate: int) -> Samples:
    """Return the loudness at each moment, without beats faster than syllables."""
    size = len(samples)
    spectrum = np.fft.fft(samples)
    spectrum[size // 2 :] = 0
    envelope = np.fft.rfft(np.abs(2 * np.fft.ifft(spectrum)))
    envelope *= np.exp(-((np.fft.rfftfreq(size, 1 / rate) / SLOW) ** 4))
    slow = np.maximum(np.fft.irfft(envelope, size), 0)
    moments = np.arange(0, size / rate, 1 / MOMENTS)
    heard: Samples = np.interp(moments, np.arange(size) / rate, slow)
    return heard


def syllables(samples: Samples, rate: int) -> list[tuple[float, float]]:
    """Return each syllable's beginning and end in seconds."""
    loud = loudness(samples, rate)
    found: list[tuple[float, float]] = []
    sounds, begins, peak, lowest = False, 0, 0.0, 1.0
    for at, level in enumerate(loud / loud.max()):
        if sounds and level < peak * DIP:
            found.append((begins / MOMENTS, at / MOMENTS))
            sounds, begins, lowest = False, at, level
        elif sounds:
            peak = max(peak, level)
        elif level > HEARD and level > lowest / DIP:
            sounds, peak = True, level
        elif level < lowest:
            begins, lowest = at, level
    return found


def strongest(samples: Samples, rate: int) -> float:
    """Return the frequency with the most energy within a semitone to either side."""
    size = 2 ** int(np.ceil(np.log2(len(samples))))
    power = np.abs(np.fft.rfft(samples * np.hanning(len(samples)), size)) ** 2
    sums = np.concatenate(([0.0], np.cumsum(power)))
    steps = np.fft.rfftfreq(size, 1 / rate)
    asked = np.geomspace(40, rate / 2.1, 800)
    wide = 2 ** (1 / 12)
    energy = sums[np.searchsorted(steps, asked * wide)] - sums[np.searchsorted(steps, asked / wide)]
    return float(asked[np.argmax(energy)])
