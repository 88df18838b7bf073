"""Mixed radix: many small numbers in one integer, where a digit of radix n costs log2 n bits.

The digit that is read first is the least significant, so that the radix of the next may depend on
the digits before it. Trailing zeros cost nothing: reading past the end gives zeros, so the reader
must know where to stop.
"""

from __future__ import annotations


class Writer:
    """Collects digits in the order in which they will be read."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, value: int, radix: int) -> None:
        """Write a number from 0 to ``radix`` - 1. Raises ValueError for any other."""
        if not 0 <= value < radix:
            raise ValueError(f"{value} is not a whole number from 0 to {radix - 1}.")
        self._digits.append((value, radix))

    def flag(self, value: bool) -> None:
        """Write a yes or no."""
        self.digit(int(value), 2)

    def natural(self, value: int, most_bits: int) -> None:
        """Write a number from 0 to 2**most_bits - 1; small numbers take less room.

        The length in bits comes first, then the bits below the highest. Raises ValueError if
        ``value`` is negative or too large.
        """
        if value < 0:
            raise ValueError(f"{value} is less than 0.")
        bits = value.bit_length()
        self.digit(bits, most_bits + 1)
        if bits > 1:
            self.digit(value - (1 << bits - 1), 1 << bits - 1)

    def content(self, content: bytes, most_bits: int) -> None:
        """Write bytes, preceded by their number, which must fit into ``most_bits`` bits.

        Raises ValueError if it does not.
        """
        self.natural(len(content), most_bits)
        self.digit(int.from_bytes(content, "little"), 1 << 8 * len(content))

    def number(self) -> int:
        """Return all digits as one integer."""
        number = 0
        for value, radix in reversed(self._digits):
            number = number * radix + value
        return number


class Reader:
    """Reads digits from an integer; each call must match the writer's."""

    def __init__(self, number: int) -> None:
        self.left = number
        """The part of the number that has not been read."""

    def digit(self, radix: int) -> int:
        """Read the next digit, from 0 to ``radix`` - 1."""
        self.left, value = divmod(self.left, radix)
        return value

    def flag(self) -> bool:
        """Read a yes or no."""
        return bool(self.digit(2))

    def natural(self, most_bits: int) -> int:
        """Read a number from 0 to 2**most_bits - 1."""
        bits = self.digit(most_bits + 1)
        if bits < 2:
            return bits
        return (1 << bits - 1) + self.digit(1 << bits - 1)

    def content(self, most_bits: int) -> bytes:
        """Read bytes, at most 2**most_bits - 1 of them."""
        size = self.natural(most_bits)
        return self.digit(1 << 8 * size).to_bytes(size, "little")
