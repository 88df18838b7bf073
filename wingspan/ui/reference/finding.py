"""The pages that lead to entries of the reference: contents, chapters, index, search results."""

from __future__ import annotations

from wingspan.words.reference.book import Book
from wingspan.words.reference.entries import Chapter
from wingspan.words.reference.folding import folded

from .. import commands
from ..kit.buttons import button, deed
from ..kit.html import EMPTY, Html, el, join
from .bodies import Examples, body, no_examples, rule_link
from .entry import breadcrumb
from .reading import INDEX, Reading

QUICK = "quick"
LONG = 12
"""The most entries of a chapter that the contents list."""


def contents(book: Book, reading: Reading) -> Html:
    """The chapters, with the entries of the short ones."""
    return el("div", *(_chapter(book, reading, c) for c in book.chapters), class_="rule-contents")


def _chapter(book: Book, reading: Reading, chapter: Chapter) -> Html:
    ids = [topic.id for topic in chapter.topics if book.belongs(topic.id, reading.sets)]
    if not ids:
        return EMPTY
    short = len(ids) <= LONG and chapter.id != QUICK
    return el(
        "section",
        el(
            "h3",
            rule_link(book, f"chapter.{chapter.id}"),
            el("span", str(len(ids)), class_="count") if not short else None,
        ),
        el("ul", *(el("li", rule_link(book, id_)) for id_ in ids)) if short else None,
    )


def chapter_page(book: Book, reading: Reading, chapter: Chapter) -> Html:
    """The titles of a chapter's entries; their full text, to print, for the quick reference."""
    ids = [topic.id for topic in chapter.topics if book.belongs(topic.id, reading.sets)]
    return el(
        "div",
        breadcrumb(book, None, chapter.id),
        el(
            "h3",
            book.title(f"chapter.{chapter.id}"),
            id="rule-title",
            tabindex="-1",
            autofocus=True,
        ),
        _quick(book, ids)
        if chapter.id == QUICK
        else el("ul", *(el("li", rule_link(book, id_)) for id_ in ids), class_="rule-list"),
        class_="rule-chapter",
    )


def _quick(book: Book, ids: list[str], examples: Examples = no_examples) -> Html:
    return join(
        (
            button(commands.Print(), book.words.text("print"), class_="option print"),
            el(
                "div",
                *(
                    el(
                        "section",
                        el("h4", book.title(id_)),
                        body(book, book.entry(id_).blocks, examples),
                    )
                    for id_ in ids
                ),
                class_="rule-quick",
            ),
        )
    )


def index_page(book: Book, reading: Reading) -> Html:
    """The letters of the index, and the terms under the chosen letter."""
    terms = [(term, id_) for term, id_ in book.index(reading.sets) if _letter(term)]
    letters = [*dict.fromkeys(_letter(term) for term, _ in terms)]
    chosen = reading.page.removeprefix(INDEX).strip(".") or letters[0]
    return el(
        "div",
        el(
            "nav",
            el(
                "ul",
                *(
                    el(
                        "li",
                        el(
                            "a",
                            letter.upper(),
                            href=f"#r={INDEX}.{letter}",
                            aria_current="true" if letter == chosen else None,
                            **deed(commands.OpenRule(f"{INDEX}.{letter}")),
                        ),
                    )
                    for letter in letters
                ),
            ),
            class_="rule-letters",
            aria_label=book.words.text("reference/letters"),
        ),
        el("h3", chosen.upper(), id="rule-title", tabindex="-1", autofocus=True),
        el(
            "ul",
            *(el("li", _term(book, term, id_)) for term, id_ in terms if _letter(term) == chosen),
            class_="rule-list",
        ),
        class_="rule-index",
    )


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
    return el(
        "div",
        el("p", told, class_="faint", role="status"),
        el("ul", *(el("li", _hit(book, id_, reading.query)) for id_ in here), class_="rule-found"),
        button(
            commands.ShowRuleSets(),
            book.words.text("reference/found_elsewhere", n=elsewhere),
            class_="quiet",
        )
        if elsewhere > 0
        else None,
    )


def _hit(book: Book, id_: str, query: str) -> Html:
    chapter, snippet = book.chapter_of(id_), book.snippet(id_, query)
    return el(
        "a",
        el("span", book.title(id_)),
        el("span", book.title(f"chapter.{chapter.id}"), class_="faint"),
        el(
            "span",
            *(el("mark", text) if said else text for text, said in snippet),
            class_="snippet",
        )
        if snippet
        else None,
        href=f"#r={id_}",
        **deed(commands.OpenRule(id_)),
    )
