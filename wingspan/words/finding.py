"""Birds found by a few letters: initials, beginnings of words; from four letters on, slips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog

from . import Words
from .plain import plain

MOST_FOUND = 8
"""How many birds are shown; three letters are enough for each to be among them."""
SHORTEST_SLIP = 4
NO_MATCH = 9


def find(typed: str, birds: Sequence[str], catalog: Catalog, words: Words) -> list[BirdCard]:
    """Return those of ``birds``, which are ids, that the letters fit best, the likeliest first.

    Of equally likely ones, the shorter names come first: longer ones have more beginnings of words.
    """
    letters = "".join(plain(typed).split())
    if not letters:
        return []
    names = _names(catalog, words)
    ranks = {
        bird: min((rank(letters, name), name.foreign) for name in names[bird]) for bird in birds
    }
    fitting = [bird for bird in birds if ranks[bird][0] < NO_MATCH]
    if not fitting and len(letters) >= SHORTEST_SLIP:
        fitting = [
            bird
            for bird in birds
            if any(
                slip(letters, word) for name in names[bird] for word in (*name.words, name.whole)
            )
        ]
    found = sorted(
        fitting,
        key=lambda bird: (ranks[bird], len(names[bird][0].whole), names[bird][0].whole),
    )
    return [catalog.birds[bird] for bird in found[:MOST_FOUND]]


class Named(NamedTuple):
    """A name in a form for searching: its words, those joined, and their initials. ``foreign``:
    whether another name is shown.
    """

    words: tuple[str, ...]
    whole: str
    initials: str
    foreign: bool

    @classmethod
    def of(cls, name: str, *, foreign: bool) -> Named:
        words = tuple(plain(name).replace("(", "").replace("\u00ad", " ").split())
        return cls(words, "".join(words), "".join(word[0] for word in words), foreign)


@cache
def _names(catalog: Catalog, words: Words) -> dict[str, list[Named]]:
    """Each bird's names: as it is shown, with the parts of long words, as printed elsewhere, and
    its Latin name.
    """

    def names(card: BirdCard) -> Iterator[Named]:
        shown = dict.fromkeys((words.bird(card), words.heading(card)))
        yield from (Named.of(name, foreign=False) for name in shown)
        others = {*card.name.values(), card.scientific} - set(shown)
        yield from (Named.of(name, foreign=True) for name in sorted(others))

    return {id_: [*names(card)] for id_, card in catalog.birds.items()}


def rank(letters: str, name: Named) -> int:
    """Say how well letters fit a name, 0 best; :data:`NO_MATCH` if they do not."""
    if len(letters) > 1 and letters == name.initials:
        return 0
    if name.whole.startswith(letters):
        return 1
    if letters[0] in name.initials:
        first, *others = name.words
        if letters[0] == first[0] and begins_words(letters, (first,), tuple(others)):
            return 2
        if any(word.startswith(letters) for word in others):
            return 3
        if begins_words(letters, (), tuple(others)):
            return 4
    if len(letters) > 2 and letters in name.whole:
        return 5
    return NO_MATCH


def begins_words(letters: str, first: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Whether letters are beginnings of words in their order, of the ``first`` word to begin with:
    "norc" for the Northern Cardinal. Words may be left out, but not that one.
    """
    if not letters:
        return True
    words = first or others
    for place, word in enumerate(words):
        rest = others if first else others[place + 1 :]
        for length in range(min(len(letters), len(word)), 0, -1):
            if word.startswith(letters[:length]) and begins_words(letters[length:], (), rest):
                return True
    return False


def slip(letters: str, word: str) -> bool:
    """Whether letters begin a word but for one that is wrong, missing, too many or exchanged with
    the next.
    """
    same = next(
        (n for n, pair in enumerate(zip(letters, word, strict=False)) if len({*pair}) > 1), 0
    )
    typed, meant = letters[same:], word[same:]
    if not same or not typed:
        return False
    if meant[1:].startswith(typed):
        return True
    return len(typed) > 1 and (
        meant[1:].startswith(typed[1:])
        or meant.startswith((typed[1:], typed[1] + typed[0] + typed[2:]))
    )
