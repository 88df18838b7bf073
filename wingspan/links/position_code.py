"""The position that a game begins from, encoded in digits.

A position is plain data: lists and dicts of small numbers and words. The words are WORDS and the
ids of the cards in play, so that a card costs some twelve bits.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from wingspan.engine import Catalog, Position, PositionError, Setup
from wingspan.engine.chance import STREAMS
from wingspan.engine.notation.positions import read, to_plain

from .errors import LinkError
from .mixed_radix import Reader, Writer
from .setup_code import clean

WORDS = (
    *("round", "phase", "turn_of", "first_player", "players", "birdfeeder", "dice_out", "tray"),
    *("deck", "deck_top", "discards", "bonus_deck", "bonus_deck_top", "bonus_discards", "goals"),
    *("scored", "automa", "hand", "food", "bonus", "mat", "cubes", "pink_used", "known", "seen"),
    *("unseen", "choosing", "nectar", "bird", "eggs", "cached", "tucked", "sideways", "turned"),
    *("birds", "face_down", "goal_cubes", "turns", "goal", "standings", "player", "counted"),
    *("place", "points"),
    *("setup", "turn", "automa", "round_end", "scoring", "game_end", "over"),
    *("invertebrate", "seed", "fish", "fruit", "rodent", "invertebrate_seed", "nectar_seed"),
    *("nectar_fruit", "forest", "grassland", "wetland"),
    *("play_bird", "gain_food", "lay_eggs", "draw_cards"),
    *("hand_dealt", "bonus_dealt", "?"),
    *("shown", "copied"),
)
"""Fields and values of positions. New ones must be added at the end."""

_WORD_NUMBERS = {word: number for number, word in reversed([*enumerate(WORDS)])}
_WORDS = 128
_NONE, _NO, _YES, _NUMBER, _WORD, _CARD, _LIST, _DICT, _KINDS = range(9)
_SHELVES = ("birds", "bonus_cards", "goals", "automa_cards")
_NUMBER_BITS, _SIZE_BITS, _STREAM_BITS = 8, 10, 64
_DEEPEST, _MOST_VALUES = 8, 4096


def write_position(
    digits: Writer, start: dict[str, Any], setup: Setup, catalog: Catalog
) -> dict[str, Any]:
    """Write a position without its set-up, and return it as links hold it.

    Raises LinkError if it is invalid, belongs to another set-up, or has words that no table has,
    ValueError if a number in it is too large.
    """
    try:
        position = read(start)
    except PositionError as error:
        raise LinkError("impossible_position", str(error)) from error
    if position.answers:
        raise LinkError("impossible_position", "answers: they belong in the record.")
    if clean(position.setup) != setup:
        raise LinkError("impossible_position", "setup: it is not the one of the game.")
    plain = to_plain(structs.replace(position, setup=setup, rules=None))
    fields = {name: value for name, value in plain.items() if name not in ("setup", "random")}
    _Words(setup, catalog).write(digits, fields)
    digits.flag(position.random is not None)
    if position.random is not None:
        if set(position.random) != set(STREAMS):
            raise LinkError("impossible_position", f"random: the streams are {STREAMS}.")
        for stream in STREAMS:
            digits.digit(position.random[stream], 1 << _STREAM_BITS)
    return plain


def read_position(digits: Reader, setup: Setup, catalog: Catalog) -> dict[str, Any]:
    """Read a position, which may be impossible. Raises LinkError if it is malformed."""
    fields = _Words(setup, catalog).read(digits, _DEEPEST)
    if not isinstance(fields, dict):
        raise LinkError("impossible_position", "The link begins from something other than a table.")
    if digits.flag():
        fields["random"] = {stream: digits.digit(1 << _STREAM_BITS) for stream in STREAMS}
    try:
        position: Position = read({**fields, "setup": {"players": setup.players}})
    except PositionError as error:
        raise LinkError("impossible_position", str(error)) from error
    return to_plain(structs.replace(position, setup=setup))


class _Words:
    """Encodes plain data in digits, with the words of one game."""

    def __init__(self, setup: Setup, catalog: Catalog) -> None:
        self.cards = [card for shelf in _SHELVES for card in catalog.ids_of(shelf, setup.sets)]
        self.numbers = {card: number for number, card in enumerate(self.cards)}
        self.values_left = _MOST_VALUES

    def write(self, digits: Writer, value: Any) -> None:
        """Write a value. Raises ValueError if a number in it is too large."""
        match value:
            case None | False | True:
                digits.digit((None, False, True).index(value), _KINDS)
            case int():
                digits.digit(_NUMBER, _KINDS)
                digits.natural(value, _NUMBER_BITS)
            case str() if value in self.numbers:
                digits.digit(_CARD, _KINDS)
                digits.digit(self.numbers[value], len(self.cards))
            case str() if value in _WORD_NUMBERS:
                digits.digit(_WORD, _KINDS)
                digits.digit(_WORD_NUMBERS[value], _WORDS)
            case list() | tuple():
                digits.digit(_LIST, _KINDS)
                digits.natural(len(value), _SIZE_BITS)
                for part in value:
                    self.write(digits, part)
            case dict():
                digits.digit(_DICT, _KINDS)
                digits.natural(len(value), _SIZE_BITS)
                for name, part in value.items():
                    self.write(digits, name)
                    self.write(digits, part)
            case _:
                raise LinkError("impossible_position", f"There is no {value!r} on this table.")

    def read(self, digits: Reader, deepest: int) -> Any:
        """Read a value. Raises LinkError if it is deeper or larger than any position."""
        self.values_left -= 1
        if not deepest or self.values_left < 0:
            raise LinkError("impossible_position", "The link begins from more than fits a table.")
        kind = digits.digit(_KINDS)
        if kind in (_NONE, _NO, _YES):
            return (None, False, True)[kind]
        if kind == _NUMBER:
            return digits.natural(_NUMBER_BITS)
        if kind == _CARD:
            return self.cards[digits.digit(len(self.cards))]
        if kind == _WORD:
            number = digits.digit(_WORDS)
            if number >= len(WORDS):
                raise LinkError("impossible_position", "The link holds a word of a later version.")
            return WORDS[number]
        size = digits.natural(_SIZE_BITS)
        if kind == _LIST:
            return [self.read(digits, deepest - 1) for _ in range(size)]
        read = {}
        for _ in range(size):
            name = self.read(digits, deepest - 1)
            if not isinstance(name, str):
                raise LinkError("impossible_position", "A field in the link has no name.")
            read[name] = self.read(digits, deepest - 1)
        return read
