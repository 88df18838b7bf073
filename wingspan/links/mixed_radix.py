"""Many small numbers as one large one: a digit out of n costs log2 n bits and no more.

The digit that is read first is the least significant, so that whoever reads needs to know
only the digits before it to know what the next one may be. Digits that are all 0 at the end
cost nothing; reading past the end gives zeros, so the reader must know where to stop.
"""

from __future__ import annotations


class Writer:
    """Digits being put together, in the order in which they will be read."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, value: int, radix: int) -> None:
        """A number from 0 to ``radix`` - 1. Raises ValueError if it is none."""
        if not 0 <= value < radix:
            raise ValueError(f"{value} is not a whole number from 0 to {radix - 1}.")
        self._digits.append((value, radix))

    def flag(self, value: bool) -> None:
        """Yes or no."""
        self.digit(int(value), 2)

    def natural(self, value: int, most_bits: int) -> None:
        """A number from 0 to 2**most_bits - 1 of which small ones cost less.

        Its length in bits, then those below the first. Raises ValueError if it is too large.
        """
        if value < 0:
            raise ValueError(f"{value} is less than 0.")
        bits = value.bit_length()
        self.digit(bits, most_bits + 1)
        if bits > 1:
            self.digit(value - (1 << bits - 1), 1 << bits - 1)

    def content(self, content: bytes, most_bits: int) -> None:
        """Bytes, their number first. Raises ValueError if it needs more than ``most_bits``."""
        self.natural(len(content), most_bits)
        self.digit(int.from_bytes(content, "little"), 1 << 8 * len(content))

    def number(self) -> int:
        """All digits as one number."""
        number = 0
        for value, radix in reversed(self._digits):
            number = number * radix + value
        return number


class Reader:
    """A number being taken apart; each call must match the writer's."""

    def __init__(self, number: int) -> None:
        self.left = number
        """What has not been read yet."""

    def digit(self, radix: int) -> int:
        """The next digit, from 0 to ``radix`` - 1."""
        self.left, value = divmod(self.left, radix)
        return value

    def flag(self) -> bool:
        """Yes or no."""
        return bool(self.digit(2))

    def natural(self, most_bits: int) -> int:
        """A number from 0 to 2**most_bits - 1."""
        bits = self.digit(most_bits + 1)
        if bits < 2:
            return bits
        return (1 << bits - 1) + self.digit(1 << bits - 1)

    def content(self, most_bits: int) -> bytes:
        """Bytes, at most 2**most_bits - 1 of them."""
        size = self.natural(most_bits)
        return self.digit(1 << 8 * size).to_bytes(size, "little")
