"""The part of the reference that lies over the page: the page's only way into this room."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from wingspan.engine.catalog import Catalog
from wingspan.words import Language, Words
from wingspan.words.reference.book import Book

from ..kit.html import EMPTY, Html
from ..play.scene import Scene
from ..session.moment import Reference
from ..teaching.example import examples_in
from .bodies import Examples, no_examples
from .panel import reference
from .reading import reading
from .why import why


@cache
def book_in(language: Language, catalog: Catalog) -> Book:
    """The reference in that language, cached with its texts and its search index."""
    return Book(language, catalog)


def reference_over(words: Words, shown: Reference) -> Html:
    """The reference, or an answer out of it, over the page."""
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
    """The reference if ``look`` has a ``rule``, an answer if it has a ``why``, or nothing.

    ``playing``: the sets of the game at the table, () without one. ``scene``: the table that an
    answer is about; without it there is no answer. A rule lies over an answer. ``told``: what came
    of the last press of a button, "" for nothing. ``hearing``: whether birds are heard.
    ``beside``: birds that others are compared with.
    """
    book = book_in(language, catalog)
    if "rule" in look:
        read = replace(reading(look, book, playing), hearing=hearing, beside=beside)
        return reference(book, read, examples, told)
    if "why" in look and scene is not None:
        return why(scene, book, look["why"])
    return EMPTY
