"""A set-up, encoded in digits.

Every choice is written as its index in a list of this file. The lists grow only at their end, and
every radix leaves room, so that old links stay readable when sets are added, and links with a set
that this version does not have can be recognized.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec import structs

from wingspan.engine import Catalog, Setup, SetupError
from wingspan.engine.components import GoalSide, Language, Level
from wingspan.engine.setup import check

from .errors import LinkError
from .mixed_radix import Reader, Writer
from .names import clean_name

SETS = ("core", "swiftstart", "european", "oceania", "asia")
MATS = (None, "base", "oceania")
GOALS: tuple[GoalSide, ...] = ("green", "blue")
LEVELS: tuple[Level | None, ...] = (None, "eaglet", "eagle", "eagle_eyed_eagle")
LANGUAGES: tuple[Language, ...] = ("en", "fr", "de")

_SEATS, _SETS, _MATS, _GOALS, _LEVELS, _LANGUAGES = 8, 31, 8, 4, 8, 8
_SEED_BITS, _NAME_BITS, _ID_BITS, _WITHOUT_BITS = 53, 8, 8, 10

T = TypeVar("T")


def clean(setup: Setup) -> Setup:
    """Return the set-up as links hold it, with clean names."""
    return structs.replace(setup, names=tuple(map(clean_name, setup.names)))


def write_setup(digits: Writer, setup: Setup, catalog: Catalog) -> None:
    """Write a set-up. Raises LinkError if it cannot be played or uses custom card sets."""
    _check(setup, catalog)
    digits.digit(setup.players - 1, _SEATS)
    numbers = [_place(name, SETS) for name in setup.sets]
    in_order = numbers == sorted(numbers)
    digits.flag(not in_order)
    if in_order:
        digits.natural(sum(1 << number for number in numbers), _SETS)
    else:
        digits.digit(len(numbers), _SETS)
        for number in numbers:
            digits.digit(number, _SETS)
    digits.digit(_place(setup.mat, MATS), _MATS)
    digits.digit(_place(setup.goals, GOALS), _GOALS)
    digits.digit(_place(setup.automa, LEVELS), _LEVELS)
    digits.flag(setup.automubon)
    digits.digit(_place(setup.names_language, LANGUAGES), _LANGUAGES)
    digits.natural(setup.seed, _SEED_BITS)
    digits.flag(bool(setup.names))
    for name in setup.names:
        digits.content(name.encode(), _NAME_BITS)
    digits.flag(bool(setup.without))
    if setup.without:
        digits.natural(len(setup.without), _WITHOUT_BITS)
        for bird in setup.without:
            digits.content(bird.encode(), _ID_BITS)


def read_setup(digits: Reader, catalog: Catalog) -> Setup:
    """Read a set-up. Raises LinkError unless it can be played with these cards."""
    players = digits.digit(_SEATS) + 1
    if digits.flag():
        numbers = [digits.digit(_SETS) for _ in range(digits.digit(_SETS))]
    else:
        mask = digits.natural(_SETS)
        numbers = [number for number in range(_SETS) if mask >> number & 1]
    sets = tuple(_at(number, SETS, "card set") for number in numbers)
    mat = _at(digits.digit(_MATS), MATS, "mat")
    goals = _at(digits.digit(_GOALS), GOALS, "goal board")
    automa = _at(digits.digit(_LEVELS), LEVELS, "Automa level")
    automubon = digits.flag()
    language = _at(digits.digit(_LANGUAGES), LANGUAGES, "language of names")
    seed = digits.natural(_SEED_BITS)
    names = tuple(_read_name(digits) for _ in range(players)) if digits.flag() else ()
    without: tuple[str, ...] = ()
    if digits.flag():
        count = digits.natural(_WITHOUT_BITS)
        without = tuple(digits.content(_ID_BITS).decode("utf-8", "replace") for _ in range(count))
    setup = Setup(
        players=players,
        names=names,
        seed=seed,
        sets=sets,
        mat=mat,
        goals=goals,
        automa=automa,
        automubon=automubon,
        names_language=language,
        without=without,
    )
    _check(setup, catalog)
    return setup


def _read_name(digits: Reader) -> str:
    try:
        name = digits.content(_NAME_BITS).decode()
    except UnicodeDecodeError as error:
        raise LinkError("impossible_name", "A player's name in the link is no text.") from error
    if name != clean_name(name):
        raise LinkError(
            "impossible_name", "A player's name in the link is too long or holds unseen characters."
        )
    return name


def _check(setup: Setup, catalog: Catalog) -> None:
    try:
        check(setup, catalog)
    except SetupError as error:
        raise LinkError("impossible_setup", f"The set-up cannot be played. {error}") from error


def _place(choice: T, choices: tuple[T, ...]) -> int:
    if choice not in choices:
        raise LinkError("unknown_cards", f"Links cannot hold {choice!r}.")
    return choices.index(choice)


def _at(place: int, choices: tuple[T, ...], what: str) -> T:
    if place >= len(choices):
        raise LinkError("unknown_cards", f"The link needs a {what} unknown to this version.")
    return choices[place]
