"""Chance: small random streams that live in the game's state.

Each stream is one 64-bit number advanced by SplitMix64 (Steele, Lea, Flood 2014), so that
a game is the same to the bit on every machine and every Python. Separate streams keep the
cards that two people meet independent of what they do with the dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

STREAMS = ("deck", "bonus", "goals", "automa", "feeder", "dice")
"""Bird deck, bonus cards, goal tiles and seats, Automa, dice of the birdfeeder, other dice."""

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def streams(seed: int) -> dict[str, int]:
    """The streams of a seed, each at its start."""
    begin = _mixed((seed + _STEP) & _MASK)
    return {
        name: _mixed((begin + _STEP * (place + 1)) & _MASK) for place, name in enumerate(STREAMS)
    }


def below(random: dict[str, int], stream: str, n: int) -> int:
    """A number from 0 to n - 1, advancing that stream (bias below 2**-50 for any deck).

    The mixing is written out here: it is asked for at every die.
    """
    random[stream] = z = (random[stream] + _STEP) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * n) >> 64


def shuffled(random: dict[str, int], stream: str, cards: Sequence[str]) -> tuple[str, ...]:
    """The cards in random order (Fisher and Yates), advancing that stream.

    The mixing is written out here: a deck is shuffled at the start of every game.
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
    """The cards in an order that follows from a seed and a name alone, the same everywhere.

    Each card gets a number out of the SHAKE128 of both, and they are sorted by it: several
    times quicker than :func:`shuffled`, for worlds that are dealt by the thousand.
    """
    shake, unpack = _for_worlds()
    number = len(cards)
    size = 4 * number
    drawn = int.from_bytes(shake(f"{name} {seed}".encode()).digest(size), "little")
    # 30 bits of each four bytes, all shifted at once: Python compares numbers of 30 bits fastest.
    keys = unpack(f"<{number}I", ((drawn & _upper_30(number)) >> 2).to_bytes(size, "little"))
    return [*map(cards.__getitem__, sorted(range(number), key=keys.__getitem__))]


@cache
def _for_worlds() -> tuple[Callable[[bytes], Any], Callable[[str, bytes], tuple[int, ...]]]:
    """SHAKE128 and ``struct.unpack``: only programs deal worlds, and the page starts without."""
    from hashlib import shake_128
    from struct import unpack

    return shake_128, unpack


@cache
def _upper_30(number: int) -> int:
    """A mask of the upper 30 bits in each of so many numbers of 32."""
    return int.from_bytes(b"\xfc\xff\xff\xff" * number, "little")
