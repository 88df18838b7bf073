"""What is heard in a sound: its syllables, and the frequency that is strongest.

It knows nothing of how the sound was made.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

SLOW = 45
"""Beats a second above which syllables are no longer heard apart, but as a rough sound."""
MOMENTS = 1000
"""Moments in a second at which the loudness is looked at."""
HEARD = 0.1
"""What a syllable must reach of the loudest moment."""
DIP = 0.5
"""Between two syllables the sound falls below that part of the first one."""


def loudness(samples: Samples, rate: int) -> Samples:
    """How loud the sound is from moment to moment, without beats faster than syllables."""
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
    """From which second to which each syllable lasts."""
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
    """The frequency around which, a tone to either side, most of the energy lies."""
    size = 2 ** int(np.ceil(np.log2(len(samples))))
    power = np.abs(np.fft.rfft(samples * np.hanning(len(samples)), size)) ** 2
    sums = np.concatenate(([0.0], np.cumsum(power)))
    steps = np.fft.rfftfreq(size, 1 / rate)
    asked = np.geomspace(40, rate / 2.1, 800)
    wide = 2 ** (1 / 12)
    energy = sums[np.searchsorted(steps, asked * wide)] - sums[np.searchsorted(steps, asked / wide)]
    return float(asked[np.argmax(energy)])
