"""Links encoded and decoded by hand, as ``envelope.py`` and ``mixed_radix.py`` describe them."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from random import Random

from tests.table import play_randomly
from wingspan.engine import Game, Setup
from wingspan.links import GameLink, pack_game

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def signed(kind: str, text: str) -> str:
    """Return the text with its correct checksum: base 64, least significant digit first."""
    rest = zlib.crc32(f"{kind}={text}".encode())
    for _ in range(5):
        rest, digit = divmod(rest, 64)
        text += ALPHABET[digit]
    return text


def link_of(kind: str, number: int) -> str:
    """Return the link with a number, most significant digit first."""
    digits = ""
    while number:
        number, digit = divmod(number, 64)
        digits = ALPHABET[digit] + digits
    return signed(kind, "1" + digits)


def number_in(text: str) -> int:
    """Return the number in a link."""
    number = 0
    for character in text[1:-5]:
        number = number * 64 + ALPHABET.index(character)
    return number


def number_of(digits: Iterable[tuple[int, int]]) -> int:
    """Return the number made of digits with their radices, in the order of reading."""
    number, weight = 0, 1
    for digit, radix in digits:
        assert 0 <= digit < radix
        number += digit * weight
        weight *= radix
    return number


def random_game(setup: Setup, rng: Random, answers: int | None = None) -> Game:
    """Return a game after ``answers`` random answers, or at its end."""
    return play_randomly(Game.new(setup), rng, answers)


def packed(game: Game) -> str:
    """Return the link to a game."""
    return pack_game(GameLink(record=game.record()))
