"""The reference's search, for plain questions, names of cards, beginnings of words and typos.

An entry is found by the words of the query that it contains. Each word counts by how rare it is and
by where it occurs: in the title, a term, another name or the body. Words are compared by their
stems; one that no entry contains may match as the beginning of a word, as a synonym, or as a typo.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from math import log

from msgspec import Struct

from .folding import folded

TITLE, TERM, NAME, BODY = 6.0, 5.0, 3.0, 1.0
"""The weight of a word in each field of an entry."""

BEGUN, SYNONYM, SLIP = 0.8, 0.7, 0.6
"""The weight of a match by the beginning of a word, by a synonym or by a typo; an exact match has
1."""

WHOLE_TITLE, TITLE_BEGINS = 3.0, 1.5
"""The factor for an entry whose title is the query, or begins with it."""

LEAST_COVERED = 0.5
"""The least share of a query, weighted by the rarity of its words, that an entry must contain."""

SHORTEST_SLIP = 4
"""Shorter words are never taken for typos."""

LIKENESS = 0.78
"""The least similarity of a typo to a word in the index; 1 for identical words."""


class Asking(Struct, frozen=True, kw_only=True, dict=True):
    """How people ask in a language; all words are folded.

    ``phrases``: phrases, each with the word that replaces it. ``stopwords``: words without meaning
    for the search. ``endings``: endings that stems lack, longest first. ``synonyms``: groups of
    words that mean the same here.
    """

    phrases: Mapping[str, str]
    stopwords: frozenset[str]
    endings: tuple[str, ...]
    synonyms: tuple[tuple[str, ...], ...]

    def stem(self, word: str) -> str:
        """Return a word without its ending, but at least three letters of it.

        A doubled consonant before the ending becomes single.
        """
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                left = word.removesuffix(ending)
                doubled = (
                    ending in ("ing", "ed") and left[-1] == left[-2] and left[-1] in "bdgmnprt"
                )
                return left[:-1] if doubled and len(left) > 3 else left
        return word

    def words(self, query: str) -> list[str]:
        """Return a query's words without stopwords; all of them if there are no others."""
        text = folded(query)
        for phrase, word in self.phrases.items():
            text = text.replace(f" {phrase} ", f" {word} ")
        asked = text.split()
        return [word for word in asked if word not in self.stopwords] or asked

    @cached_property
    def alike(self) -> dict[str, frozenset[str]]:
        """The synonymous stems of each stem."""
        found: dict[str, frozenset[str]] = {}
        for group in self.synonyms:
            stems = frozenset(map(self.stem, group))
            for stem in stems:
                found[stem] = found.get(stem, frozenset()) | stems
        return found


class Searched(Struct, frozen=True):
    """An entry as the search sees it. ``weight``: how likely people are to look for it."""

    id: str
    title: str
    terms: str
    names: str
    body: str
    weight: float = 1.0


class Search:
    """An index of entries for queries in one language."""

    def __init__(self, entries: Iterable[Searched], asking: Asking) -> None:
        self._asking = asking
        self._entries = tuple(entries)
        self._titles = tuple(folded(entry.title) for entry in self._entries)
        self._holds: dict[str, dict[int, float]] = {}
        stems: dict[str, set[str]] = {}
        for number, entry in enumerate(self._entries):
            for text, weight in (
                (entry.title, TITLE),
                (entry.terms, TERM),
                (entry.names, NAME),
                (entry.body, BODY),
            ):
                for word in set(folded(text).split()):
                    if word not in stems:
                        stems[word] = {word, asking.stem(word)}
                    for said in stems[word]:
                        places = self._holds.setdefault(said, {})
                        places[number] = max(weight, places.get(number, 0.0))

    def __call__(self, query: str) -> list[str]:
        """Return the ids of the entries that answer a query, the best first."""
        asked = self._asking.words(query)
        if not asked:
            return []
        found = [self._found(word) for word in asked]
        rarities = [self._rarity(places) for places in found]
        whole = sum(rarities)
        scores: dict[int, float] = {}
        covered: dict[int, float] = {}
        for places, rarity in zip(found, rarities, strict=True):
            for number, weight in places.items():
                scores[number] = scores.get(number, 0.0) + rarity * weight
                covered[number] = covered.get(number, 0.0) + rarity
        typed = folded(query)
        ranked = []
        for number, score in scores.items():
            share = covered[number] / whole
            if share < LEAST_COVERED:
                continue
            entry, title = self._entries[number], self._titles[number]
            factor = share**2 * entry.weight * self._brevity(number, asked)
            if title == typed:
                factor *= WHOLE_TITLE
            elif title.startswith(typed.rstrip()):
                factor *= TITLE_BEGINS
            ranked.append((-score * factor, number))
        return [self._entries[number].id for _, number in sorted(ranked)]

    def matching(self, query: str, text: str) -> Iterator[tuple[int, int]]:
        """Yield where words of a text match words of a query, as start and end (exclusive)."""
        asked = {stem for word in self._asking.words(query) for stem in self._stems(word)}
        start = None
        for at, letter in enumerate(f"{text} "):
            if letter.isalnum():
                start = at if start is None else start
            elif start is not None:
                word = folded(text[start:at]).strip()
                if word in asked or self._asking.stem(word) in asked:
                    yield start, at
                start = None

    def _found(self, word: str) -> dict[int, float]:
        """Return the entries that contain a word of a query, with its greatest weight in each."""
        found: dict[int, float] = {}
        for said, quality in self._stems(word).items():
            for number, weight in self._holds.get(said, {}).items():
                found[number] = max(found.get(number, 0.0), weight * quality)
        return found

    def _stems(self, word: str) -> dict[str, float]:
        """Return what a word of a query may stand for in the index, with the weights."""
        stem = self._asking.stem(word)
        stems = dict.fromkeys(self._asking.alike.get(stem, ()), SYNONYM)
        if len(word) >= 3 or word.isdigit():
            stems.update({said: BEGUN for said in self._holds if said.startswith(word)})
        if stem in self._holds:
            stems[stem] = 1.0
        if word in self._holds:
            stems[word] = 1.0
        if not any(said in self._holds for said in stems) and len(word) >= SHORTEST_SLIP:
            near = get_close_matches(word, self._holds, n=3, cutoff=LIKENESS)
            stems.update(dict.fromkeys(near, SLIP))
        return stems

    def _rarity(self, places: Mapping[int, float]) -> float:
        """Return how much a word tells: the fewer entries contain it, the more."""
        return log(1 + len(self._entries) / (1 + len(places)))

    def _brevity(self, number: int, asked: list[str]) -> float:
        """Return a factor that slightly favours titles with few words that were not asked for."""
        words = self._titles[number].split()
        beside = sum(
            not any(self._asking.stem(word) == self._asking.stem(other) for other in asked)
            for word in words
            if word not in self._asking.stopwords
        )
        return 1 / (1 + 0.06 * min(beside, 5))
