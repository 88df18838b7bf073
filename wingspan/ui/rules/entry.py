"""The page of an entry: its place in the book, its text, related entries, and its neighbours."""

from __future__ import annotations

from wingspan.engine.cards import BirdCard
from wingspan.words.reference.book import Book, Entry

from .. import messages
from ..kit.buttons import button, deed
from ..kit.html import EMPTY, Html, a, article, div, h3, h4, li, nav, ol, p, span, ul
from ..kit.icons import icon
from ..table.bird_card import portrait
from ..table.hear import picture
from .bodies import Examples, body, no_examples, rule_link
from .nature import nature
from .reading import CONTENTS, Reading


def entry_page(book: Book, reading: Reading, examples: Examples = no_examples) -> Html:
    """The page of the entry that is open. Raises KeyError if there is no such entry."""
    entry = book.entry(reading.page)
    return article(".rule-entry", data_entry_id=entry.id)[
        breadcrumb(book, entry),
        _title(book, entry),
        _set_note(book, entry),
        _picture(book, entry, reading.hearing),
        body(book, entry.blocks, examples),
        _nature(book, entry, reading),
        examples(entry.id),
        _card_button(book, entry),
        _see_also(book, entry),
        _neighbours(book, reading),
    ]


def breadcrumb(book: Book, entry: Entry | None, chapter: str = "") -> Html:
    """The path from the contents to an entry, or to a chapter if ``entry`` is None."""
    steps = [rule_link(book, CONTENTS, book.words.text("reference/contents"))]
    if entry is not None:
        steps.append(rule_link(book, f"chapter.{entry.chapter.id}"))
    elif chapter:
        steps.append(span(aria_current="page")[book.title(f"chapter.{chapter}")])
    return nav(".breadcrumb", aria_label=book.words.text("reference/breadcrumb"))[
        ol[*(li[step] for step in steps)]
    ]


def _title(book: Book, entry: Entry) -> Html:
    """The title; clicking it copies a link to the entry."""
    return h3("#rule-title", tabindex="-1", autofocus=True)[
        button(
            messages.CopyLink(f"r={entry.id}"),
            ".quiet.rule-title",
            title=book.words.text("reference/copy_link"),
        )[entry.title, icon("share"), span(".sr")[book.words.text("reference/copy_link")]]
    ]


def _set_note(book: Book, entry: Entry) -> Html:
    """The sets that an entry is about; empty if it applies to every game, or for a bird, whose
    text names its set."""
    sets = entry.topic.sets
    if not sets or "core" in sets or entry.id.startswith("bird."):
        return EMPTY
    names = " · ".join(book.words.text(f"set.{name}") for name in sets)
    return p(".rule-sets.faint")[names]


def _bird(book: Book, entry: Entry) -> BirdCard | None:
    """Return the bird that the entry is about; None if it is about something else."""
    kind, _, card = entry.id.partition(".")
    return book.catalog.birds[card] if kind == "bird" else None


def _picture(book: Book, entry: Entry, hearing: str) -> Html:
    """The drawing of the bird that the entry is about."""
    bird = _bird(book, entry)
    if bird is None:
        return EMPTY
    over = picture(hearing, bird, book.words)
    return div(".rule-picture")[portrait(bird), over]


def _nature(book: Book, entry: Entry, reading: Reading) -> Html:
    bird = _bird(book, entry)
    return EMPTY if bird is None else nature(book, bird, reading.hearing, reading.beside)


def _card_button(book: Book, entry: Entry) -> Html:
    bird = _bird(book, entry)
    if bird is None:
        return EMPTY
    return button(messages.HoldUp(bird.id), ".quiet.rule-card")[
        icon("card"), book.words.text("reference/show_card")
    ]


def _see_also(book: Book, entry: Entry) -> Html:
    if not entry.topic.see:
        return EMPTY
    return div(".rule-see")[
        h4[book.words.text("reference/see_also")],
        ul[*(li[rule_link(book, id_)] for id_ in entry.topic.see)],
    ]


def _neighbours(book: Book, reading: Reading) -> Html:
    before, after = book.neighbours(reading.page, reading.sets)
    return nav(".rule-neighbours", aria_label=book.words.text("reference/neighbours"))[
        _neighbour(book, before, "previous"), _neighbour(book, after, "next")
    ]


def _neighbour(book: Book, id_: str | None, which: str) -> Html:
    if id_ is None:
        return span
    return a(
        href=f"#r={id_}",
        class_=f"rule-{which}",
        rel="prev" if which == "previous" else "next",
        **deed(messages.OpenRule(id_)),
    )[span(".faint")[book.words.text(f"reference/{which}")], book.title(id_)]
