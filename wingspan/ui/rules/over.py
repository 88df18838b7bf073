"""The reference as a dialog over the page: the only module here that the page imports."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from wingspan.engine.catalog import Catalog
from wingspan.words import Language, Words
from wingspan.words.reference.book import Book

from ..kit.html import EMPTY, Html
from ..learn.example import examples_in
from ..play.scene import Scene
from ..session.moment import Reference
from .bodies import Examples, no_examples
from .panel import reference
from .reading import CONTENTS, INDEX, reading
from .why import reckoning, why


@cache
def book_in(language: Language, catalog: Catalog) -> Book:
    """Return the reference in that language, cached with its texts and its search index."""
    return Book(language, catalog)


def has_page(language: Language, catalog: Catalog, name: str) -> bool:
    """Whether the reference has a page of that name: see :attr:`.Reading.page`."""
    book = book_in(language, catalog)
    if name in (CONTENTS, INDEX) or book.leads_to(name):
        return True
    kind, _, rest = name.partition(".")
    chapters = (chapter.id for chapter in book.chapters)
    return len(rest) == 1 if kind == INDEX else kind == "chapter" and rest in chapters


def has_answer(language: Language, shown: Reference, about: str) -> bool:
    """Whether there is an answer about that at the table: see :func:`.why.reckoning`."""
    book = book_in(language, shown.catalog)
    return shown.scene is not None and reckoning(shown.scene, book, about) is not None


def reference_over(words: Words, shown: Reference) -> Html:
    """The reference or an answer to "why?", as a dialog over the page."""
    return over_the_page(
        shown.catalog,
        words.language,
        shown.look,
        shown.playing,
        shown.scene,
        examples_in(words, shown.catalog),
        told=words.text(shown.copied) if shown.copied else "",
        hearing=shown.hearing,
        beside=shown.beside,
    )


def over_the_page(
    catalog: Catalog,
    language: Language,
    look: Mapping[str, str],
    playing: tuple[str, ...] = (),
    scene: Scene | None = None,
    examples: Examples = no_examples,
    *,
    told: str = "",
    hearing: str = "unasked",
    beside: tuple[str, ...] = (),
) -> Html:
    """The reference if ``look`` has "rule", else an answer if it has "why", else nothing.

    ``playing``: the sets of the game at the table, () without a game. ``scene``: the table that an
    answer is about; without it there is no answer. ``told``: the result of the last button press,
    "" for none. ``hearing``: whether birds can be heard. ``beside``: ids of birds to compare a
    bird's size with.
    """
    book = book_in(language, catalog)
    if "rule" in look:
        read = replace(reading(look, book, playing), hearing=hearing, beside=beside)
        return reference(book, read, examples, told)
    if "why" in look and scene is not None:
        return why(scene, book, look["why"])
    return EMPTY
