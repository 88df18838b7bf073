"""The reference for readers: entries by id, chapters in order, index, search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import islice

from msgspec import Struct

from wingspan.engine.catalog import Catalog
from wingspan.engine.components import FOODS, HABITATS, NESTS
from wingspan.words import DEFAULT, Language, Words, words_in
from wingspan.words.chapters import Text, chapter

from . import cards
from .entries import Chapter, Topic, outline
from .folding import folded
from .markup import Block, Line, Link, Plain, Strong, blocks, lines_of
from .searching import Search, Searched, asking

MOST_FOUND = 40
SNIPPET = 140
"""The greatest number of letters of an entry shown with it in search results."""

WEIGHTS = {
    "bird": 0.55,
    "choice": 0.45,
    "decision": 0.5,
    "errata": 0.5,
    "goal": 0.6,
    "icon": 0.53,
    "quick": 0.75,
    "rules_changed": 0.5,
}
"""How likely people are to look for entries of a kind; 1 for kinds without a weight."""


def written(language: Language) -> dict[str, Text]:
    """Return the written entries by id, and the titles of all chapters."""
    texts: dict[str, Text] = {}
    for part in outline():
        found = chapter(language, f"reference/{part.id}")
        texts |= {id_: found[id_] for id_ in found if id_ and part.topics}
        texts[f"chapter.{part.id}"] = found[""]
    return texts


class Entry(Struct, frozen=True):
    """An entry as shown, its body in blocks."""

    topic: Topic
    chapter: Chapter
    title: str
    blocks: tuple[Block, ...]
    terms: tuple[str, ...]

    @property
    def id(self) -> str:
        return self.topic.id


class Book:
    """The reference in one language. The constructor is cheap: texts are loaded on first use."""

    def __init__(self, language: Language, catalog: Catalog) -> None:
        self.language = language
        self.catalog = catalog

    @property
    def words(self) -> Words:
        return words_in(self.language)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """All chapters in reading order."""
        made = cards.topics(self.catalog)
        return tuple(Chapter(part.id, made.get(part.id, part.topics)) for part in outline())

    @cached_property
    def _places(self) -> dict[str, tuple[Topic, Chapter]]:
        return {topic.id: (topic, chapter) for chapter in self.chapters for topic in chapter.topics}

    @cached_property
    def _texts(self) -> dict[str, Text]:
        return {**written(self.language), **cards.texts(self.catalog, self.words)}

    def __contains__(self, id_: object) -> bool:
        return id_ in self._places

    def leads_to(self, name: str) -> str:
        """Return the id of the entry that explains what the table calls ``name``; "" if none does.

        In a name with a ``#``, the text after it names a part of a larger entry.
        """
        id_, _, _ = name.partition("#")
        return id_ if id_ in self else ""

    def __iter__(self) -> Iterator[str]:
        """Iterate over the ids of all entries in reading order."""
        return iter(self._places)

    def title(self, id_: str) -> str:
        """Return the title of an entry or of ``chapter.<id>``. Raises KeyError if there is none."""
        return self._texts[id_].title

    def entry(self, id_: str) -> Entry:
        """Return the entry with that id. Raises KeyError if there is none."""
        topic, chapter = self._places[id_]
        text = self._texts[id_]
        return Entry(topic, chapter, text.title, blocks(text.body), text.terms)

    def chapter_of(self, id_: str) -> Chapter:
        """Return the chapter of an entry. Raises KeyError if there is no such entry."""
        return self._places[id_][1]

    def belongs(self, id_: str, sets: Iterable[str]) -> bool:
        """Whether the entry applies to a game with those sets. Raises KeyError if there is none."""
        return _belongs(self._places[id_][0], frozenset(sets))

    def ids(self, sets: Iterable[str]) -> list[str]:
        """Return the entries that apply to a game with those sets, in reading order."""
        playing = frozenset(sets)
        return [id_ for id_, (topic, _) in self._places.items() if _belongs(topic, playing)]

    def neighbours(self, id_: str, sets: Iterable[str]) -> tuple[str | None, str | None]:
        """Return the entries before and after one, among those that apply to those sets."""
        playing = frozenset(sets)
        order = [i for i, (t, _) in self._places.items() if i == id_ or _belongs(t, playing)]
        at = order.index(id_)
        return (
            order[at - 1] if at else None,
            order[at + 1] if at + 1 < len(order) else None,
        )

    def sign(self, icon: str) -> str:
        """Return the name of an icon."""
        if icon in FOODS:
            return self.words.food(icon)
        if icon in HABITATS:
            return self.words.habitat(icon)
        if icon in (*NESTS, "star", "none"):
            return self.words.nest(icon)
        if f"icon.{icon}" in self:
            return self.title(f"icon.{icon}")
        return self.words.text(f"reference/sign.{icon}")

    def index(self, sets: Iterable[str] | None = None) -> list[tuple[str, str]]:
        """Return all titles and terms with the ids of their entries, in alphabetical order."""
        chosen = list(self) if sets is None else self.ids(sets)
        found = {
            (term, id_)
            for id_ in chosen
            for term in (self._texts[id_].title, *self._texts[id_].terms)
        }
        return sorted(found, key=lambda entry: (folded(entry[0]), *entry))

    def search(self, query: str, sets: Iterable[str] | None = None) -> list[str]:
        """Return the entries that answer a query (words, a card's name, a question), best first.

        Titles and terms are searched in English, too. ``sets``: only entries that apply to a game
        with those; None for all. At most :data:`MOST_FOUND` are returned.
        """
        playing = None if sets is None else frozenset(sets)
        found = (
            id_
            for id_ in self._search(query)
            if playing is None or _belongs(self._places[id_][0], playing)
        )
        return list(islice(found, MOST_FOUND))

    def lines(self, id_: str) -> Iterator[str]:
        """Return the lines of an entry's body as plain text. Raises KeyError if there is none."""
        return map(self.plain, lines_of(self._texts[id_].body))

    def snippet(self, id_: str, query: str) -> tuple[tuple[str, bool], ...]:
        """Return the line of an entry with the most matches of a query, in pieces; True marks
        matches.

        Returns () if no line of the body matches. Raises KeyError if there is no such entry.
        """
        best: tuple[str, list[tuple[int, int]]] = ("", [])
        for text in self.lines(id_):
            places = list(self._search.matching(query, text))
            if len(places) > len(best[1]):
                best = text, places
        text, places = best
        return tuple(piece for piece in _cut_out(text, places) if piece[0]) if places else ()

    @cached_property
    def _search(self) -> Search:
        return Search(self._searched(), asking(self.language))

    def _searched(self) -> Iterator[Searched]:
        english = {} if self.language == DEFAULT else written(DEFAULT)
        for id_ in self._places:
            text, names = self._texts[id_], [*self._names(id_)]
            if id_ in english:
                names += (english[id_].title, *english[id_].terms)
            yield Searched(
                id_,
                text.title,
                text.terms,
                tuple(names),
                self._said(text.body),
                WEIGHTS.get(id_.partition(".")[0], 1.0),
            )

    def _names(self, id_: str) -> Iterator[str]:
        """Yield the names of a card that are not shown in this language."""
        kind, _, card = id_.partition(".")
        if kind == "bird" and card in self.catalog.birds:
            names, shown = self.catalog.birds[card].name, self.words.bird(self.catalog.birds[card])
        elif kind == "bonus" and card in self.catalog.bonus_cards:
            bonus = self.catalog.bonus_cards[card]
            names, shown = bonus.name, self.words.bonus(bonus)
        else:
            return
        yield from (name for name in names.values() if self.words.set_right(name) != shown)

    def _said(self, body: str) -> str:
        return " ".join(self.plain(line) for line in lines_of(body))

    def plain(self, line: Line) -> str:
        """Return a line as plain text."""
        said = []
        for piece in line:
            match piece:
                case Plain(text) | Strong(text):
                    said.append(text)
                case Link(id_, label):
                    said.append(label or self.title(id_))
                case _:
                    said.append(self.sign(piece.icon))
        return "".join(said)


def _belongs(topic: Topic, playing: frozenset[str]) -> bool:
    return not topic.sets or not playing.isdisjoint(topic.sets)


def _cut_out(text: str, places: list[tuple[int, int]]) -> Iterator[tuple[str, bool]]:
    """Yield a text around its marked places, in pieces, at most :data:`SNIPPET` letters in all."""
    start, end = 0, len(text)
    if end > SNIPPET:
        start = max(0, min(places[0][0] - SNIPPET // 4, end - SNIPPET))
        start = 0 if start == 0 else text.find(" ", start) + 1
        end = text.rfind(" ", 0, start + SNIPPET) if start + SNIPPET < end else end
    at = start
    yield ("…" if start else "", False)
    for first, last in places:
        if start <= first and last <= end:
            yield text[at:first], False
            yield text[first:last], True
            at = last
    yield text[at:end] + ("…" if end < len(text) else ""), False
