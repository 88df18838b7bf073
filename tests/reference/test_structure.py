"""The reference as a whole: every entry in every language, every link, icon and term."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from wingspan.engine.catalog import load_catalog
from wingspan.engine.components import Language
from wingspan.engine.decision import Kind
from wingspan.words import languages
from wingspan.words.chapters import Text
from wingspan.words.reference.book import Book, written
from wingspan.words.reference.folding import folded
from wingspan.words.reference.markup import Link, Sign, Strong, blocks, lines_of

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


def test_both_languages_of_an_entry_link_to_the_same_entries() -> None:
    linked: dict[str, dict[str, set[str]]] = {}
    for language in LANGUAGES:
        found = linked[language] = {id_: set[str]() for id_ in WRITTEN[language]}
        for id_, piece in pieces(language):
            if id_ in found and isinstance(piece, Link):
                found[id_].add(piece.id)
    different = {
        id_: linked["en"][id_] ^ linked["fr"].get(id_, set())
        for id_ in linked["en"]
        if linked["en"][id_] != linked["fr"].get(id_, set())
    }
    assert different == {}


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


def test_no_body_is_left_in_the_other_language() -> None:
    for id_, text in WRITTEN["en"].items():
        assert not text.body or text.body != WRITTEN["fr"][id_].body, id_


def strings(texts: dict[str, Text]) -> list[tuple[str, str]]:
    """Return each text as a player reads it, as one run of words."""
    found = []
    for id_, text in texts.items():
        runs = [text.title, *text.terms]
        for line in lines_of(text.body):
            said = (
                p.label if isinstance(p, Link) else "" if isinstance(p, Sign) else p.text
                for p in line
            )
            runs.append("".join(said))
        found += [(id_, run) for run in runs]
    return found


def eights(text: str) -> set[str]:
    """Return all runs of eight folded words of a text."""
    words = folded(text).split()
    return {" ".join(words[n : n + 8]) for n in range(len(words) - 7)}


@pytest.mark.native_only
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_eight_words_in_a_row_are_those_of_the_published_rules(language: Language) -> None:
    shared = ROOT.parent / "shared"
    if not shared.is_dir():
        pytest.skip("the rulebooks are not here")
    published: set[str] = set()
    for path in sorted((*shared.glob("rules/*"), *shared.glob("facts/*.*"))):
        published |= eights(path.read_text(encoding="utf-8"))
    assert len(published) > 10_000
    runs = [(id_, run) for id_, run in strings(WRITTEN[language])]
    assert [(id_, both) for id_, run in runs if (both := eights(run) & published)] == []


def test_an_unclosed_mark_is_read_as_words() -> None:
    (block,) = blocks("a [[b and **c")
    assert not any(isinstance(p, (Link, Strong)) for line in lines_of("a [[b **c") for p in line)
    assert block
