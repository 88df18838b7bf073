"""The reference's search, for plain questions, names of cards, beginnings of words and typos.

An entry is found by the words of the query that it contains. Each word counts by how rare it is, by
whether titles and terms use it at all, and by where the entry has it: in the title, a term, another
name or the body. Words are compared by their stems and by synonyms. One that no entry contains may
match as the beginning of a word, as two words written as one, or as a typo; if it matches nothing,
the others decide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from math import log

from msgspec import Struct

from wingspan.words.chapters import chapter, points
from wingspan.words.folders import Language

from .folding import folded

TITLE, TERM, NAME, BODY = 6.0, 5.0, 3.0, 0.5
"""The weight of a word in each field of an entry."""

BEGUN, SYNONYM, SLIP, BROADER, MAYBE_BEGUN = 0.8, 0.7, 0.6, 0.4, 0.3
"""The weight of a match by the beginning of a word, by a synonym, by a typo, by the kind of thing
that a word names, or by the beginning of a word if it may also be whole; an exact match has 1."""

WHOLE_TITLE, WHOLE_TERM, TITLE_BEGINS = 3.1, 2.0, 1.5
"""The factor for an entry whose title or a term of which is the query, or whose title begins with
it."""

FAINT = 0.35
"""How much a faint word counts, and one that no title or term contains; 1 for any other."""

LEAST_COVERED = 0.3
"""The least share of a query, weighted by the rarity of its words, that an entry must contain."""

SHORTEST_SLIP = 4
"""Shorter words are never taken for typos."""

LIKENESS = 0.78
"""The least similarity of a typo to a word in the index; 1 for identical words."""


class Asking(Struct, frozen=True, kw_only=True, dict=True):
    """How people ask in a language; all words are folded.

    ``phrases``: phrases, each with the word that replaces it. ``stopwords``: words without meaning
    for the search. ``faint``: words that say little beside others, such as "without" and "more".
    ``endings``: endings that stems lack, longest first. ``synonyms``: groups of words that mean the
    same here. ``kinds``: kinds of things, each with the words that name one of the kind.
    """

    phrases: Mapping[str, str]
    stopwords: frozenset[str]
    faint: frozenset[str]
    endings: tuple[str, ...]
    synonyms: tuple[tuple[str, ...], ...]
    kinds: Mapping[str, tuple[str, ...]]

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

    @cached_property
    def kind(self) -> dict[str, str]:
        """The stem of the kind of thing that each stem names."""
        return {
            self.stem(word): self.stem(kind) for kind, words in self.kinds.items() for word in words
        }


def asking(language: Language) -> Asking:
    """Read how people ask in a language."""
    said = chapter(language, "reference/asking")

    def rows(id_: str) -> Iterator[tuple[tuple[str, ...], str]]:
        """Yield the words of each point, and the word after the colon."""
        for point in points(said[id_].body):
            words, _, meant = point.partition(": ")
            yield tuple(words.split(", ")), meant

    return Asking(
        phrases={phrase: word for phrases, word in rows("phrases") for phrase in phrases},
        stopwords=frozenset(said["stopwords"].body.split()),
        faint=frozenset(said["faint"].body.split()),
        endings=tuple(said["endings"].body.split()),
        synonyms=tuple(words for words, _ in rows("synonyms")),
        kinds={kind: words for words, kind in rows("kinds")},
    )


class Searched(Struct, frozen=True):
    """An entry as the search sees it.

    ``weight``: how likely people are to look for it; even less for what only its body mentions.
    """

    id: str
    title: str
    terms: tuple[str, ...]
    names: tuple[str, ...]
    body: str
    weight: float = 1.0


class Search:
    """An index of entries for queries in one language."""

    def __init__(self, entries: Iterable[Searched], asking: Asking) -> None:
        self._asking = asking
        self._entries = tuple(entries)
        self._titles = tuple(folded(entry.title) for entry in self._entries)
        self._called = tuple(
            [
                frozenset(map(asking.stem, asking.words(text)))
                for text in (entry.title, *entry.terms)
            ]
            for entry in self._entries
        )
        self._holds: dict[str, dict[int, float]] = {}
        stems: dict[str, set[str]] = {}
        for number, entry in enumerate(self._entries):
            for texts, weight in (
                ((entry.title,), TITLE),
                (entry.terms, TERM),
                (entry.names, NAME),
                ((entry.body,), BODY * entry.weight),
            ):
                said = set(folded(" ".join(texts)).split())
                for word in said:
                    if word not in stems:
                        stems[word] = {word, asking.stem(word)}
                for stem in {stem for word in said for stem in stems[word]}:
                    places = self._holds.setdefault(stem, {})
                    places[number] = max(weight, places.get(number, 0.0))

    def __call__(self, query: str) -> list[str]:
        """Return the ids of the entries that answer a query, the best first."""
        asked = [part for word in self._asking.words(query) for part in self._parts(word)]
        stems = {word: self._stems(word) for word in asked}
        if asked and query[-1].isalnum():
            stems[asked[-1]] = self._begun(asked[-1], MAYBE_BEGUN) | stems[asked[-1]]
        found = {word: places for word in asked if (places := self._found(stems[word]))}
        tells = {word: self._tells(word, stems[word], places) for word, places in found.items()}
        whole = sum(tells.values())
        scores: dict[int, float] = {}
        covered: dict[int, float] = {}
        for word, places in found.items():
            for number, weight in places.items():
                scores[number] = scores.get(number, 0.0) + tells[word] * weight
                covered[number] = covered.get(number, 0.0) + tells[word]
        typed, gist = folded(query).rstrip(), frozenset(map(self._asking.stem, found))
        ranked = []
        for number, score in scores.items():
            share = covered[number] / whole
            if share < LEAST_COVERED:
                continue
            title, *terms = self._called[number]
            if gist == title:
                factor = WHOLE_TITLE
            elif gist in terms:
                factor = WHOLE_TERM
            else:
                factor = self._brevity(number, asked)
                if self._titles[number].startswith(typed):
                    factor *= TITLE_BEGINS
            factor *= share**2 * self._entries[number].weight
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

    def _found(self, stems: Mapping[str, float]) -> dict[int, float]:
        """Return the entries that contain one of the stems, with the greatest weight in each."""
        found: dict[int, float] = {}
        for said, quality in stems.items():
            for number, weight in self._holds.get(said, {}).items():
                found[number] = max(found.get(number, 0.0), weight * quality)
        return found

    def _stems(self, word: str) -> dict[str, float]:
        """Return what a word of a query may stand for in the index, with the weights."""
        stem = self._asking.stem(word)
        stems = {self._asking.kind[stem]: BROADER} if stem in self._asking.kind else {}
        stems |= dict.fromkeys(self._asking.alike.get(stem, ()), SYNONYM)
        stems |= {said: 1.0 for said in (stem, word) if said in self._holds}
        if stems.keys().isdisjoint(self._holds) and (len(word) >= 3 or word.isdigit()):
            stems |= self._begun(word, BEGUN)
        if stems.keys().isdisjoint(self._holds) and len(word) >= SHORTEST_SLIP:
            near = get_close_matches(word, self._holds, n=3, cutoff=LIKENESS)
            stems |= dict.fromkeys(near, SLIP)
        return stems

    def _begun(self, word: str, weight: float) -> dict[str, float]:
        """Return the words of the index that begin with a word, each with the weight."""
        return {said: weight for said in self._holds if said.startswith(word)}

    def _parts(self, word: str) -> tuple[str, ...]:
        """Return the two words that an unknown one is written of; else the word."""
        if self._asking.stem(word) not in self._holds:
            for at in range(3, len(word) - 2):
                if word[:at] in self._holds and word[at:] in self._holds:
                    return word[:at], word[at:]
        return (word,)

    def _tells(self, word: str, stems: Mapping[str, float], places: Mapping[int, float]) -> float:
        """Return how much a word tells: the fewer entries contain it, the more.

        ``stems``: what it may stand for; ``places``: the entries that contain one of them.
        """
        held = {said: weight for said, weight in stems.items() if said in self._holds}
        sure = max(held.values())
        among = {
            at
            for said, weight in held.items()
            if weight >= min(sure, SYNONYM)
            for at in self._holds[said]
        }
        rarity = sure * log(1 + len(self._entries) / (1 + len(among)))
        faint = word in self._asking.faint or max(places.values()) < NAME
        return FAINT * rarity if faint else rarity

    def _brevity(self, number: int, asked: list[str]) -> float:
        """Return a factor that slightly favours titles with few words that were not asked for."""
        words = self._titles[number].split()
        beside = sum(
            not any(self._asking.stem(word) == self._asking.stem(other) for other in asked)
            for word in words
            if word not in self._asking.stopwords
        )
        return 1 / (1 + 0.06 * min(beside, 5))
