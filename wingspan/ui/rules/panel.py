"""The dialog of the reference: a head with search and sets, and the open page."""

from __future__ import annotations

from msgspec.structs import replace

from wingspan.words.reference.book import Book

from .. import messages
from ..kit.buttons import button, on_input
from ..kit.dialogs import close_corner
from ..kit.html import Html, dialog, div, h2, header, input, label, nav, p, span
from ..kit.icons import icon
from .bodies import Examples, no_examples, rule_link
from .entry import entry_page
from .finding import QUICK, chapter_page, contents, found, index_page
from .reading import CONTENTS, INDEX, Reading


def reference(
    book: Book, reading: Reading, examples: Examples = no_examples, told: str = ""
) -> Html:
    """The whole dialog. ``told``: the result of the last button press, "" for none."""
    reads = not reading.query.strip() and book.leads_to(reading.page)
    return dialog(
        ".dialog.reference.panel#reference", open=True, aria_labelledby="reference-title"
    )[
        header(".reference-head")[
            h2("#reference-title")[book.words.text("reference/reference")],
            close_corner(book.words),
            _search(book, reading),
            _ways(book, reading),
            None if reads else _sets(book, reading),
            p(".told-now", role="status")[told],
        ],
        div(".reference-page#reference-page", tabindex="-1")[_page(book, reading, examples)],
    ]


def _page(book: Book, reading: Reading, examples: Examples) -> Html:
    if reading.query.strip():
        return found(book, reading)
    page = reading.page
    if entry := book.leads_to(page):
        return entry_page(book, replace(reading, page=entry, query=""), examples)
    if page == INDEX or page.startswith(f"{INDEX}."):
        return index_page(book, reading)
    for chapter in book.chapters:
        if page == f"chapter.{chapter.id}":
            return chapter_page(book, reading, chapter)
    if page == CONTENTS:
        return contents(book, reading)
    return div[
        p(".rule-note", role="status")[book.words.text("reference/not_found", name=page)],
        contents(book, reading),
    ]


def _search(book: Book, reading: Reading) -> Html:
    return label(".rule-search")[
        icon("search"),
        span(".sr")[book.words.text("reference/search")],
        input(
            "#rule-query",
            type="search",
            value=reading.query,
            placeholder=book.words.text("reference/search"),
            **on_input(messages.FindRules(), "query"),
            autocomplete="off",
            enterkeyhint="search",
        ),
    ]


def _ways(book: Book, reading: Reading) -> Html:
    """Buttons for back and forward; links to the contents, the quick reference and the index."""
    pages = (
        (CONTENTS, book.words.text("reference/contents")),
        (f"chapter.{QUICK}", book.title(f"chapter.{QUICK}")),
        (INDEX, book.words.text("reference/index")),
    )
    return nav(".rule-ways", aria_label=book.words.text("reference/ways"))[
        _step(book, messages.RuleBack(), "back", "step_back"),
        _step(book, messages.RuleForward(), "forward", "step_on"),
        *(rule_link(book, page, label, "quiet") for page, label in pages),
    ]


def _step(book: Book, command: messages.Command, key: str, sign: str) -> Html:
    return button(command, ".quiet", title=book.words.text(f"reference/{key}"))[
        icon(sign), span(".sr")[book.words.text(f"reference/{key}")]
    ]


def _sets(book: Book, reading: Reading) -> Html:
    """A switch for each set except the base game, which is always included."""
    return div(".rule-set-switches", role="group", aria_labelledby="rule-sets-title")[
        span(".faint#rule-sets-title")[book.words.text("reference/sets")],
        *(_set(book, reading, name) for name in book.catalog.sets if name != "core"),
    ]


def _set(book: Book, reading: Reading, name: str) -> Html:
    on = name in reading.sets
    after = [s for s in book.catalog.sets if (s != name if s in reading.sets else s == name)]
    every = len(after) == len(book.catalog.sets)
    return button(
        messages.ShowRuleSets(() if every else tuple(after) or ("core",)),
        ".quiet.choice",
        aria_pressed="true" if on else "false",
    )[book.words.text(f"set.{name}")]
