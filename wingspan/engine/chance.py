"""Random streams, which are part of the game's state.

Each stream is a 64-bit number advanced by SplitMix64 (Steele, Lea, Flood 2014), so that a game
is bit-for-bit the same on every machine and every Python. Streams are separate so that, for
instance, rerolling dice does not change which cards come up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

STREAMS = ("deck", "bonus", "goals", "automa", "feeder", "dice")
"""The streams for the bird deck, bonus cards, goal tiles and seats, the Automa, the birdfeeder's
dice, and other dice."""

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def streams(seed: int) -> dict[str, int]:
    """Return the initial states of all streams for a seed."""
    begin = _mixed((seed + _STEP) & _MASK)
    return {
        name: _mixed((begin + _STEP * (place + 1)) & _MASK) for place, name in enumerate(STREAMS)
    }


def below(random: dict[str, int], stream: str, n: int) -> int:
    """Advance a stream and return a number from 0 to n - 1 (bias below 2**-50 for any deck).

    The mixing is inlined for speed: this runs for every die.
    """
    random[stream] = z = (random[stream] + _STEP) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * n) >> 64


def shuffled(random: dict[str, int], stream: str, cards: Sequence[str]) -> tuple[str, ...]:
    """Advance a stream and return the cards in random order (Fisher–Yates).

    The mixing is inlined for speed: a deck is shuffled at the start of every game.
    """
    deck = list(cards)
    state = random[stream]
    for last in range(len(deck) - 1, 0, -1):
        state = z = (state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        other = ((z ^ (z >> 31)) * (last + 1)) >> 64
        deck[last], deck[other] = deck[other], deck[last]
    random[stream] = state
    return tuple(deck)


def in_any_order(seed: int, name: str, cards: Sequence[str]) -> list[str]:
    """Return the cards in an order that depends only on the seed and the name.

    The cards are sorted by numbers taken from the SHAKE128 of both, which is several times faster
    than :func:`shuffled`: determinizations are dealt by the thousand.
    """
    shake, unpack = _for_worlds()
    number = len(cards)
    size = 4 * number
    drawn = int.from_bytes(shake(f"{name} {seed}".encode()).digest(size), "little")
    # Keep 30 bits of every four bytes, shifted all at once: Python compares 30-bit numbers fastest.
    keys = unpack(f"<{number}I", ((drawn & _upper_30(number)) >> 2).to_bytes(size, "little"))
    return [*map(cards.__getitem__, sorted(range(number), key=keys.__getitem__))]


@cache
def _for_worlds() -> tuple[Callable[[bytes], Any], Callable[[str, bytes], tuple[int, ...]]]:
    """Import SHAKE128 and ``struct.unpack`` late: the page starts faster without them."""
    from hashlib import shake_128
    from struct import unpack

    return shake_128, unpack


@cache
def _upper_30(number: int) -> int:
    """Return a mask of the upper 30 bits in each of ``number`` 32-bit words."""
    return int.from_bytes(b"\xfc\xff\xff\xff" * number, "little")
