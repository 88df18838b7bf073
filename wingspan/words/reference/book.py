"""The reference as it is read: entries by id, chapters in order, index, search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec import Struct

from wingspan.engine.catalog import Catalog
from wingspan.engine.components import FOODS, HABITATS, NESTS
from wingspan.words import Language, Words, languages, words_in
from wingspan.words.folders import load

from . import cards
from .entries import Chapter, Text, Topic
from .folding import folded
from .markup import Block, Line, Link, Plain, Strong, blocks, lines_of
from .outline import APPENDIX, OUTLINE

MOST_FOUND = 40


def _written(language: Language) -> tuple[dict[str, Text], dict[str, str]]:
    """The texts and the interface of a language; only the one asked for is loaded."""
    room = load(language, "reference")
    return room.TEXTS, room.INTERFACE


class Entry(Struct, frozen=True):
    """An entry as it is shown: words set right, body in blocks, neighbours in the outline."""

    topic: Topic
    chapter: Chapter
    title: str
    blocks: tuple[Block, ...]
    terms: tuple[str, ...]

    @property
    def id(self) -> str:
        return self.topic.id


class _Found(Struct, frozen=True):
    """What an entry is searched by, folded, the most telling first."""

    topic: Topic
    fields: tuple[str, ...]


class Book:
    """The reference in one language. Making it is cheap; texts are read when first needed."""

    def __init__(self, language: Language, catalog: Catalog) -> None:
        self.language = language
        self.catalog = catalog

    @property
    def words(self) -> Words:
        return words_in(self.language)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """All chapters in reading order; those made from cards come before the appendix."""
        return (*OUTLINE, *cards.chapters(self.catalog), *APPENDIX)

    @cached_property
    def _places(self) -> dict[str, tuple[Topic, Chapter]]:
        return {topic.id: (topic, chapter) for chapter in self.chapters for topic in chapter.topics}

    @cached_property
    def _texts(self) -> dict[str, Text]:
        return {**_written(self.language)[0], **cards.texts(self.catalog, self.words)}

    def __contains__(self, id_: object) -> bool:
        return id_ in self._places

    def leads_to(self, name: str) -> str:
        """The id of the entry that explains what the table calls ``name``; "" if none does.

        Behind a ``#`` stands what of a larger entry is meant.
        """
        id_, _, _ = name.partition("#")
        return id_ if id_ in self else ""

    def __iter__(self) -> Iterator[str]:
        """The ids of all entries in reading order."""
        return iter(self._places)

    def text(self, key: str, **values: object) -> str:
        """A message of the reference's own interface. Raises KeyError if there is none such."""
        return self.words.fill(self._set(_written(self.language)[1][key]), **values)

    def title(self, id_: str) -> str:
        """The title of an entry, or of ``chapter.<id>``. Raises KeyError if there is none."""
        return self._set(self._texts[id_].title)

    def entry(self, id_: str) -> Entry:
        """The entry with that id. Raises KeyError if there is none."""
        topic, chapter = self._places[id_]
        text = self._texts[id_]
        return Entry(
            topic,
            chapter,
            self._set(text.title),
            blocks(self._set(text.body)),
            tuple(map(self._set, text.terms)),
        )

    def chapter_of(self, id_: str) -> Chapter:
        """The chapter of an entry. Raises KeyError if there is none such."""
        return self._places[id_][1]

    def belongs(self, id_: str, sets: Iterable[str]) -> bool:
        """Whether the entry concerns a game with those sets. Raises KeyError if there is none."""
        return _belongs(self._places[id_][0], frozenset(sets))

    def ids(self, sets: Iterable[str]) -> list[str]:
        """The entries that concern a game with those sets, in reading order."""
        playing = frozenset(sets)
        return [id_ for id_, (topic, _) in self._places.items() if _belongs(topic, playing)]

    def neighbours(self, id_: str, sets: Iterable[str]) -> tuple[str | None, str | None]:
        """The entries before and after it, among those that concern a game with those sets."""
        playing = frozenset(sets)
        order = [i for i, (t, _) in self._places.items() if i == id_ or _belongs(t, playing)]
        at = order.index(id_)
        return (
            order[at - 1] if at else None,
            order[at + 1] if at + 1 < len(order) else None,
        )

    def sign(self, icon: str) -> str:
        """What an icon is called."""
        if icon in FOODS:
            return self.words.food(icon)
        if icon in HABITATS:
            return self.words.habitat(icon)
        if icon in (*NESTS, "star", "none"):
            return self.words.nest(icon)
        if f"icon.{icon}" in self:
            return self.title(f"icon.{icon}")
        return self.text(f"sign.{icon}")

    def index(self, sets: Iterable[str] | None = None) -> list[tuple[str, str]]:
        """Every title and term with the entry it leads to, in the order of the alphabet."""
        chosen = list(self) if sets is None else self.ids(sets)
        found = {
            (self._set(term), id_)
            for id_ in chosen
            for term in (self._texts[id_].title, *self._texts[id_].terms)
        }
        return sorted(found, key=lambda entry: (folded(entry[0]), *entry))

    def search(self, query: str, sets: Iterable[str] | None = None) -> list[str]:
        """The entries that hold every word of the query, or begin words that do; best first.

        Titles and terms of all languages are looked at, bodies in this one. ``sets``: only
        entries that concern a game with those; None for all. At most :data:`MOST_FOUND`.
        """
        asked = folded(query).split()
        if not asked:
            return []
        playing = None if sets is None else frozenset(sets)
        whole = f" {' '.join(asked)}"
        ranked = []
        for place, found in enumerate(self._searched):
            if playing is None or _belongs(found.topic, playing):
                rank = _rank(found.fields, asked, whole)
                if rank is not None:
                    ranked.append((rank, place))
        return [self._searched[place].topic.id for _, place in sorted(ranked)[:MOST_FOUND]]

    @cached_property
    def _searched(self) -> list[_Found]:
        others = [_written(code)[0] for code in languages() if code != self.language]
        found = []
        for id_, (topic, _) in self._places.items():
            text, names = self._texts[id_], [*self._names(id_)]
            for foreign in (other[id_] for other in others if id_ in other):
                names += (foreign.title, *foreign.terms)
            fields = (text.title, " · ".join(text.terms), " · ".join(names), self._said(text.body))
            found.append(_Found(topic, tuple(map(folded, fields))))
        return found

    def _names(self, id_: str) -> Iterator[str]:
        """The names on a card that are not shown in this language."""
        kind, _, card = id_.partition(".")
        if kind == "bird" and card in self.catalog.birds:
            names = self.catalog.birds[card].name
        elif kind == "bonus" and card in self.catalog.bonus_cards:
            names = self.catalog.bonus_cards[card].name
        else:
            return
        yield from (name for language, name in names.items() if language != self.words.printed)

    def _said(self, body: str) -> str:
        return " ".join(self.plain(line) for line in lines_of(body))

    def plain(self, line: Line) -> str:
        """A line as words only."""
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

    def _set(self, text: str) -> str:
        return self.words.set_right(text)


def _belongs(topic: Topic, playing: frozenset[str]) -> bool:
    return not topic.sets or not playing.isdisjoint(topic.sets)


def _rank(fields: tuple[str, ...], asked: list[str], whole: str) -> int | None:
    """How well an entry answers, 0 best: its title first, then terms, other names, the body.

    Among equals those come first whose title holds more of the words.
    """
    title = fields[0]
    if title.startswith(whole):
        return 0 if title == f"{whole} " else 1
    searched = ""
    for rank, field in enumerate(fields):
        searched += field
        if all(f" {word}" in searched for word in asked):
            return 10 * (rank + 1) + sum(f" {word}" not in title for word in asked)
    return None
