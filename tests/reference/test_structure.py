"""The reference as a whole: every entry in every language, every link, icon and term."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from tests.teaching.sources import words_in_common_with_the_sources
from wingspan.engine.catalog import load_catalog
from wingspan.engine.components import Language
from wingspan.engine.decision import Kind
from wingspan.words import languages
from wingspan.words.chapters import Text
from wingspan.words.reference.book import Book, written
from wingspan.words.reference.folding import folded
from wingspan.words.reference.markup import Link, Sign, lines_of

ROOT = Path(__file__).parents[2]
SPRITE = set(re.findall(r'<symbol id="([\w-]+)"', (ROOT / "static" / "icons.svg").read_text()))
LANGUAGES = languages()
BOOKS = {language: Book(language, load_catalog()) for language in LANGUAGES}
WRITTEN = {language: written(language) for language in LANGUAGES}


@cache
def pieces(language: Language) -> list[tuple[str, object]]:
    """Return every piece of every body, with its entry."""
    book = BOOKS[language]
    return [
        (id_, piece) for id_ in book for line in lines_of(book._texts[id_].body) for piece in line
    ]


def test_no_entry_stands_in_two_places() -> None:
    ids = [topic.id for chapter in BOOKS["en"].chapters for topic in chapter.topics]
    assert [id_ for id_, times in Counter(ids).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_words_and_no_words_are_without_an_entry(language: Language) -> None:
    book = BOOKS[language]
    known = {*book, *(f"chapter.{chapter.id}" for chapter in book.chapters)}
    assert known - set(book._texts) == set()
    assert set(book._texts) - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_says_something(language: Language) -> None:
    book = BOOKS[language]
    assert [id_ for id_ in book if not book.entry(id_).title or not book.entry(id_).blocks] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_an_entry(language: Language) -> None:
    book = BOOKS[language]
    linked = [(id_, p.id) for id_, p in pieces(language) if isinstance(p, Link)]
    linked += [
        (topic.id, other)
        for chapter in book.chapters
        for topic in chapter.topics
        for other in topic.see
    ]
    assert [(here, to) for here, to in linked if to not in book] == []
    assert [(here, to) for here, to in linked if here == to] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_is_in_the_sprite_and_has_a_name(language: Language) -> None:
    shown = {(id_, p.icon) for id_, p in pieces(language) if isinstance(p, Sign)}
    assert {(id_, name) for id_, name in shown if name not in SPRITE} == set()
    for _, name in shown:
        assert BOOKS[language].sign(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_of_the_markup_is_left_in_what_is_read(language: Language) -> None:
    book = BOOKS[language]
    left = re.compile(r"\*\*|\[\[|\]\]|[{}|]|\(\(|\)\)")
    for id_ in book:
        for line in lines_of(book._texts[id_].body):
            assert not left.search(book.plain(line)), (id_, book.plain(line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_leads_to_entries_and_says_nothing_twice_of_one(language: Language) -> None:
    book = BOOKS[language]
    index = book.index()
    assert {id_ for _, id_ in index} == set(book)
    said = Counter((folded(term), id_) for term, id_ in index)
    assert [term for term, times in said.items() if times > 1] == []


@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_kind_of_decision_has_its_entry(kind: str) -> None:
    assert f"decision.{kind}" in BOOKS["en"]


def test_no_body_is_left_in_another_language() -> None:
    bodies = [(id_, text.body) for texts in WRITTEN.values() for id_, text in texts.items()]
    assert [one for one, times in Counter(bodies).items() if one[1] and times > 1] == []


def runs(text: Text) -> Iterator[str]:
    """Yield what a player reads of a text, line by line."""
    yield from (text.title, *text.terms)
    for line in lines_of(text.body):
        said = (
            p.label if isinstance(p, Link) else "" if isinstance(p, Sign) else p.text for p in line
        )
        yield "".join(said)


@pytest.mark.native_only
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_eight_words_in_a_row_are_those_of_the_published_rules(language: Language) -> None:
    said = (run for text in WRITTEN[language].values() for run in runs(text))
    assert words_in_common_with_the_sources(said) == []
