"""The pages that lead to entries of the reference: contents, chapters, index, search results."""

from __future__ import annotations

from wingspan.words.reference.book import Book
from wingspan.words.reference.entries import Chapter
from wingspan.words.reference.folding import folded

from .. import messages
from ..kit.buttons import button, deed
from ..kit.html import EMPTY, Html, a, div, h3, h4, join, li, mark, nav, p, section, span, ul
from .bodies import Examples, body, no_examples, rule_link
from .entry import breadcrumb
from .reading import INDEX, Reading

QUICK = "quick"
LONG = 12
"""The most entries of a chapter that the contents list."""


def contents(book: Book, reading: Reading) -> Html:
    """The chapters, with the entries of the short ones."""
    return div(".rule-contents")[*(_chapter(book, reading, c) for c in book.chapters)]


def _chapter(book: Book, reading: Reading, chapter: Chapter) -> Html:
    ids = [topic.id for topic in chapter.topics if book.belongs(topic.id, reading.sets)]
    if not ids:
        return EMPTY
    short = len(ids) <= LONG and chapter.id != QUICK
    return section[
        h3[
            rule_link(book, f"chapter.{chapter.id}"),
            span(".count")[str(len(ids))] if not short else None,
        ],
        ul[*(li[rule_link(book, id_)] for id_ in ids)] if short else None,
    ]


def chapter_page(book: Book, reading: Reading, chapter: Chapter) -> Html:
    """The titles of a chapter's entries; their full text, to print, for the quick reference."""
    ids = [topic.id for topic in chapter.topics if book.belongs(topic.id, reading.sets)]
    return div(".rule-chapter")[
        breadcrumb(book, None, chapter.id),
        h3("#rule-title", tabindex="-1", autofocus=True)[book.title(f"chapter.{chapter.id}")],
        _quick(book, ids)
        if chapter.id == QUICK
        else ul(".rule-list")[*(li[rule_link(book, id_)] for id_ in ids)],
    ]


def _quick(book: Book, ids: list[str], examples: Examples = no_examples) -> Html:
    return join(
        (
            button(messages.Print(), ".option.print")[book.words.text("print")],
            div(".rule-quick")[
                *(
                    section[h4[book.title(id_)], body(book, book.entry(id_).blocks, examples)]
                    for id_ in ids
                )
            ],
        )
    )


def index_page(book: Book, reading: Reading) -> Html:
    """The letters of the index, and the terms under the chosen letter."""
    terms = [(term, id_) for term, id_ in book.index(reading.sets) if _letter(term)]
    letters = [*dict.fromkeys(_letter(term) for term, _ in terms)]
    chosen = reading.page.removeprefix(INDEX).strip(".") or letters[0]
    return div(".rule-index")[
        nav(".rule-letters", aria_label=book.words.text("reference/letters"))[
            ul[
                *(
                    li[
                        a(
                            href=f"#r={INDEX}.{letter}",
                            aria_current="true" if letter == chosen else None,
                            **deed(messages.OpenRule(f"{INDEX}.{letter}")),
                        )[letter.upper()]
                    ]
                    for letter in letters
                )
            ]
        ],
        h3("#rule-title", tabindex="-1", autofocus=True)[chosen.upper()],
        ul(".rule-list")[
            *(li[_term(book, term, id_)] for term, id_ in terms if _letter(term) == chosen)
        ],
    ]


def _letter(term: str) -> str:
    """Return the letter that a term is filed under: its first, or "0" if that is a digit."""
    first = folded(term).strip()[:1]
    return "0" if first.isdigit() else first


def _term(book: Book, term: str, id_: str) -> Html:
    title = book.title(id_)
    if term == title:
        return rule_link(book, id_, term)
    return join((f"{term} → ", rule_link(book, id_, title)))


def found(book: Book, reading: Reading) -> Html:
    """The entries found in the chosen sets, and the number found only in other sets."""
    here = book.search(reading.query, reading.sets)
    elsewhere = len(book.search(reading.query)) - len(here)
    told = (
        book.words.text("reference/found", n=len(here))
        if here
        else book.words.text("reference/found_none")
    )
    return div[
        p(".faint", role="status")[told],
        ul(".rule-found")[*(li[_hit(book, id_, reading.query)] for id_ in here)],
        button(messages.ShowRuleSets(), ".quiet")[
            book.words.text("reference/found_elsewhere", n=elsewhere)
        ]
        if elsewhere > 0
        else None,
    ]


def _hit(book: Book, id_: str, query: str) -> Html:
    chapter, snippet = book.chapter_of(id_), book.snippet(id_, query)
    return a(href=f"#r={id_}", **deed(messages.OpenRule(id_)))[
        span[book.title(id_)],
        span(".faint")[book.title(f"chapter.{chapter.id}")],
        span(".snippet")[*(mark[text] if said else text for text, said in snippet)]
        if snippet
        else None,
    ]
