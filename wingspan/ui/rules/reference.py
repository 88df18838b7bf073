"""The rules reference as a dialog over the page."""

from __future__ import annotations

import re
from functools import cache

from msgspec.structs import replace

from wingspan.engine.catalog import Catalog
from wingspan.teaching.examples import Example, examples_of
from wingspan.teaching.scenario import Data
from wingspan.words import Language, Words
from wingspan.words.reference.book import Book
from wingspan.words.reference.entries import Chapter
from wingspan.words.reference.folding import folded
from wingspan.words.teaching.examples import example_texts

from .. import messages
from ..kit.buttons import button, choice, close_corner, deed, on_input
from ..kit.html import (
    EMPTY,
    Html,
    a,
    b,
    dialog,
    div,
    figcaption,
    figure,
    h2,
    h3,
    h4,
    header,
    input,
    join,
    label,
    li,
    mark,
    nav,
    p,
    section,
    span,
    ul,
)
from ..kit.icons import icon
from ..play.replay import Replay
from ..play.settings import DEFAULTS
from ..session.moment import ALL_SETS, Reference
from ..table.mat import mat
from ..table.supply import birdfeeder, hand, supply, tray
from .entry import (
    CONTENTS,
    INDEX,
    Examples,
    Reading,
    body,
    breadcrumb,
    entry_page,
    no_examples,
    rule_link,
)
from .why import reckoning, why

QUICK = "quick"

LONG = 12
"""The most entries of a chapter that the contents list."""

MOST_SHOWN = 3
"""The most examples that an entry shows, with those made for it first."""

_LIVE = re.compile(
    r' (?:id|role|tabindex|type|disabled|aria-[a-z]+|data-[a-z-]+)(?:="[^"]*")?(?=[ >])'
)

_FIELDS = re.compile(r"<select\b.*?</select>|<input\b[^>]*>", re.DOTALL)

_CONTROLS = re.compile(r"<(/?)(?:button|label|summary|details|h[1-6])(?=[ >])")


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
    """The reference or an answer to "why?", as a dialog over the page.

    The reference if :attr:`.Reference.look` has "rule", else an answer if it has "why" and there is
    a table, else nothing.
    """
    book, look = book_in(words.language, shown.catalog), shown.look
    if "rule" in look:
        told = words.text(shown.copied) if shown.copied else ""
        return reference(book, reading(book, shown), examples_in(words, shown.catalog), told)
    if "why" in look and shown.scene is not None:
        return why(shown.scene, book, look["why"])
    return EMPTY


def reading(book: Book, shown: Reference) -> Reading:
    """Read which page is open, what is searched and which sets are covered.

    The sets of the game at the table are covered until others are chosen; without a game, all are.
    """
    known, look = book.catalog.sets, shown.look
    written = look.get("rule_sets", "")
    chosen = known if written == ALL_SETS else tuple(s for s in known if s in written.split(","))
    sets = chosen or shown.playing or known
    page, query = look.get("rule", CONTENTS), look.get("rule_query", "")
    return Reading(page, query, sets, shown.hearing, shown.beside)


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
            _ways(book),
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


def _ways(book: Book) -> Html:
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
    shows = messages.ShowRuleSets(() if every else tuple(after) or ("core",))
    return choice(shows, on=on)[book.words.text(f"set.{name}")]


# pages that lead to entries


def contents(book: Book, reading: Reading) -> Html:
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


def _quick(book: Book, ids: list[str]) -> Html:
    return join(
        (
            button(messages.Print(), ".option.print")[book.words.text("print")],
            div(".rule-quick")[
                *(section[h4[book.title(id_)], body(book, book.entry(id_).blocks)] for id_ in ids)
            ],
        )
    )


def index_page(book: Book, reading: Reading) -> Html:
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


# examples


def examples_in(words: Words, catalog: Catalog) -> Examples:
    """Return the function that finds the examples of an entry."""

    def drawn(entry: str) -> Html:
        found = examples_of(entry)[:MOST_SHOWN]
        return join(example_figure(words, catalog, example) for example in found)

    return drawn


def example_figure(words: Words, catalog: Catalog, example: Example) -> Html:
    """The position as the table draws it, a caption, and buttons to play it or watch it."""
    text = example_texts(words.language)[example.id]
    caption = text.caption
    return figure(".example", data_example=example.id)[
        figcaption[b[words.text("teaching/example"), " "], caption],
        # Drawn like the table in play, whatever the page shows below the rules.
        div(".example-table.play", inert=True)[_drawn(words, catalog, example)],
        div(".teaching-buttons")[
            *(
                button(command, class_=kind)[
                    words.text(f"teaching/{name}"), span(".sr")[f" – {caption}"]
                ]
                for name, kind, command in (
                    ("example_try", "option primary", messages.TryExample(example.id)),
                    ("example_show", "option", messages.ShowExample(example.id)),
                )
            )
        ],
    ]


def _drawn(words: Words, catalog: Catalog, example: Example) -> Html:
    """The relevant parts of the table, as a picture that cannot be focused or pressed."""
    replay = Replay(example.record(catalog), catalog, 0)
    scene = replay.scene(words, DEFAULTS, {})
    mentioned = _mentioned(example)
    parts = [mat(scene, 0), supply(scene)]
    if "birdfeeder" in mentioned:
        parts.append(birdfeeder(scene))
    if "tray" in mentioned:
        parts.append(tray(scene))
    if scene.me.hand:
        parts.append(hand(scene))
    return as_picture(join(parts))


def _mentioned(example: Example) -> set[str]:
    """Return the names of the parts of the table that the position or an answer mentions."""
    by_type = {"die": "birdfeeder", "reroll": "birdfeeder", "draw": "tray", "draw_deck": "tray"}
    answers: tuple[Data, ...] = example.answers
    named = {by_type[kind] for answer in answers if (kind := answer.get("type", "")) in by_type}
    return named | set(example.position)


def as_picture(html: Html) -> Html:
    """Return markup of the table with everything interactive removed."""
    return Html(_CONTROLS.sub(r"<\1span", _LIVE.sub("", _FIELDS.sub("", html))))
