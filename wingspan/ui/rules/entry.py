"""Entries of the rules reference: their text, and the page of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from math import prod
from typing import Literal

from msgspec import Struct

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.voices import KINDS, Phrase, family, voice
from wingspan.words import Words
from wingspan.words.reference.book import Book, Entry
from wingspan.words.reference.markup import (
    Block,
    Grid,
    Line,
    Link,
    Note,
    Paragraph,
    Plain,
    Points,
    Strong,
    pieces,
)
from wingspan.words.voices import Height, Pace, Sound, Way, told

from .. import messages
from ..kit.buttons import button, deed
from ..kit.html import (
    EMPTY,
    Html,
    a,
    article,
    div,
    figcaption,
    figure,
    h3,
    h4,
    join,
    li,
    nav,
    ol,
    p,
    path,
    span,
    strong,
    svg,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from ..kit.icons import icon
from ..table.cards import portrait
from ..table.hear import hear, picture

CONTENTS, INDEX = "contents", "index"

Examples = Callable[[str], Html]
"""Returns the playable examples of an entry."""

ARMS = 170
"""The arm span of a person, in cm."""

KNOWN = ("american_robin", "bald_eagle", "barn_swallow")
"""Well-known birds for the comparison of sizes, used after those of the hand."""

BESIDE = 2
"""The number of birds that the entry's bird is compared with."""

ABOVE: tuple[tuple[float, Height], ...] = (
    (6500, "shrill"),
    (4500, "high"),
    (1000, ""),
    (450, "low"),
    (0, "deep"),
)
"""The lowest frequency in Hz at which a sound is described by each word."""

BENT = 0.15
"""The least bend in octaves for a single sound to be described as rising or falling."""

DRIFTED = 1.12
"""The least factor of the pitch for a series to be described as rising or falling."""

HURRIED = 1.3
"""The least factor of the speed for syllables to be described as getting faster or slower."""

LONG, SHORT = 1.6, 0.3
"""A single sound of at least, or at most, this many seconds is described as long, or short."""

_BENDS: dict[str, Way] = {
    "up": "rising",
    "hook": "rising",
    "leap": "rising",
    "down": "falling",
    "drop": "falling",
    "break": "falling",
}

PERSON = (
    "M0-.2a.06.07 0 0 1 .03.13L.03-.05.11-.03.48-.04q.04.02 0 .045L.12.035.1.2H-.1L-.12.035-.48.005"
    "q-.04-.025 0-.045L-.11-.03-.03-.05-.03-.07A.06.07 0 0 1 0-.2z"
)

BIRD = (
    "M0-.16Q.035-.155.05-.085L.22-.13Q.4-.11.5.06.36 0 .22.01.1.02.05.07L.03.12.07.22 0 .2-.07.22"
    "-.03.12-.05.07Q-.1.02-.22.01-.36 0-.5.06-.4-.11-.22-.13L-.05-.085Q-.035-.155 0-.16z"
)
"""SVG outlines of a person with spread arms and a bird with spread wings, one unit wide."""


class Reading(Struct, frozen=True):
    """The state of the open reference.

    ``page``: an entry's id, "chapter.<id>", "contents", "index" or "index.<letter>". ``query``: the
    text of the search field; unless it is empty, its results replace the page. ``sets``: the sets
    covered. ``hearing``: whether birds can be heard. ``beside``: ids of birds to compare a bird's
    size with.
    """

    page: str = CONTENTS
    query: str = ""
    sets: tuple[str, ...] = ()
    hearing: str = "unasked"
    beside: tuple[str, ...] = ()


# the text


def no_examples(_: str) -> Html:
    return EMPTY


def rule_link(book: Book, id_: str, label: str = "", class_: str | None = None) -> Html:
    """A link to an entry, a chapter or another page of the reference.

    ``label``: its text; the title of the page if "".
    """
    return a(href=f"#r={id_}", class_=class_, **deed(messages.OpenRule(id_)))[
        label or book.title(id_)
    ]


def written(book: Book, line: Line) -> Html:
    pieces: list[Html | str] = []
    for piece in line:
        match piece:
            case Plain(text):
                pieces.append(text)
            case Strong(text):
                pieces.append(strong[text])
            case Link(id_, label):
                pieces.append(rule_link(book, id_, label))
            case _:
                pieces.append(icon(piece.icon, book.sign(piece.icon)))
    return join(pieces)


def body(book: Book, blocks: tuple[Block, ...]) -> Html:
    return join(_block(book, block) for block in blocks)


def _block(book: Book, block: Block) -> Html:
    match block:
        case Paragraph(line):
            return p[written(book, line)]
        case Note(line):
            return p(".rule-note")[written(book, line)]
        case Points(ordered, lines):
            items = (li[written(book, line)] for line in lines)
            return (ol if ordered else ul)(".rule-points")[*items]
        case Grid():
            return _grid(book, block)


def _grid(book: Book, grid: Grid) -> Html:
    return div(".rule-wide")[
        table(".rule-table")[
            thead[tr[*(th(scope="col")[written(book, c)] for c in grid.head)]],
            tbody[
                *(
                    tr[th(scope="row")[written(book, first)], *(td[written(book, c)] for c in rest)]
                    for first, *rest in grid.rows
                )
            ],
        ]
    ]


# the page


def entry_page(book: Book, reading: Reading, examples: Examples = no_examples) -> Html:
    """The page of the entry that is open. Raises KeyError if there is no such entry."""
    entry = book.entry(reading.page)
    kind, _, card = entry.id.partition(".")
    bird = book.catalog.birds[card] if kind == "bird" else None
    return article(".rule-entry", data_entry_id=entry.id)[
        breadcrumb(book, entry),
        _title(book, entry),
        _set_note(book, entry),
        None
        if bird is None
        else div(".rule-picture")[portrait(bird), picture(reading.hearing, bird, book.words)],
        body(book, entry.blocks),
        None if bird is None else nature(book, bird, reading.hearing, reading.beside),
        examples(entry.id),
        None
        if bird is None
        else button(messages.HoldUp(bird.id), ".quiet.rule-card")[
            icon("card"), book.words.text("reference/show_card")
        ],
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
    bird = book.catalog.birds.get(entry.id.removeprefix("bird."))
    shown = entry.title if bird is None else book.words.heading(bird)
    return h3("#rule-title", tabindex="-1", autofocus=True)[
        button(
            messages.CopyLink(f"r={entry.id}"),
            ".quiet.rule-title",
            title=book.words.text("reference/copy_link"),
        )[shown, icon("share"), span(".sr")[book.words.text("reference/copy_link")]]
    ]


def _set_note(book: Book, entry: Entry) -> Html:
    """The sets that an entry is about; empty if it applies to every game, or for a bird, whose
    text names its set.
    """
    sets = entry.topic.sets
    if not sets or "core" in sets or entry.id.startswith("bird."):
        return EMPTY
    names = " · ".join(book.words.text(f"set.{name}") for name in sets)
    return p(".rule-sets.faint")[names]


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


# the real bird


def nature(book: Book, bird: BirdCard, hearing: str, beside: Iterable[str]) -> Html:
    """The markup. ``beside``: ids of birds to compare sizes with; flightless ones are skipped."""
    words, latin = book.words, family(bird.scientific)
    homes = words.listed(words.text(f"voices/home_{home}") for home in bird.continents)
    lines = [
        ("voice", {"voice": told(words.language, sounds(voice(bird.id, bird.scientific)))}),
        ("family", {"family": words.text(f"voices/family.{latin}"), "scientific": latin}),
        ("homes", {"homes": homes}),
    ]
    points = (
        li[written(book, pieces(words.text(f"voices/{key}", **values)))] for key, values in lines
    )
    return div(".nature")[
        hear(hearing, bird, words),
        ul(".rule-points")[*points],
        _size(book.catalog, words, bird, beside),
    ]


def sounds(phrases: Iterable[Phrase]) -> list[Sound]:
    """Return the phrases of a voice in the terms in which words describe them."""
    return [_sound(phrase) for phrase in phrases]


def _sound(phrase: Phrase) -> Sound:
    n = 1 if KINDS[phrase.kind].whole else phrase.n
    height = next(name for hz, name in ABOVE if phrase.hz >= hz)
    length: Literal["", "long", "short"] = ""
    if n == 1:
        length = "long" if phrase.seconds >= LONG else "short" if phrase.seconds <= SHORT else ""
    return Sound(phrase.kind, n, height, _way(phrase), _pace(phrase), length)


def _way(phrase: Phrase) -> Way:
    """Return how the pitch changes within a single syllable, or from syllable to syllable."""
    if phrase.n == 1:
        return _BENDS.get(phrase.shape, "") if phrase.bend >= BENT else ""
    drift = phrase.drift
    if phrase.tune and len(phrase.tune) >= phrase.n:
        steps = [after / before for before, after in pairwise(phrase.tune[: phrase.n])]
        if min(steps) >= 1 or max(steps) <= 1:
            drift *= prod(steps)
    return "rising" if drift >= DRIFTED else "falling" if drift <= 1 / DRIFTED else ""


def _pace(phrase: Phrase) -> Pace:
    if phrase.n < 4:
        return ""
    hurry = phrase.speed
    return "faster" if hurry >= HURRIED else "slower" if hurry <= 1 / HURRIED else ""


def _size(catalog: Catalog, words: Words, bird: BirdCard, beside: Iterable[str]) -> Html:
    """The bird beside a person and other birds, to the same scale; empty if it is flightless."""
    if bird.wingspan is None:
        return EMPTY
    others = [catalog.birds[id_] for id_ in dict.fromkeys((*beside, *KNOWN)) if id_ != bird.id]
    flying = [other for other in others if other.wingspan is not None][:BESIDE]
    spans = [
        (words.heading(bird), bird.wingspan, BIRD, "this"),
        (words.text("voices/person"), ARMS, PERSON, "person"),
        *((words.heading(other), other.wingspan or 0, BIRD, "other") for other in flying),
    ]
    widest = max(span for _, span, *_ in spans)
    return figure(".to-scale")[
        figcaption(".faint")[words.text("voices/to_scale")],
        ul[*(_spread(words, widest, *row) for row in spans)],
    ]


def _spread(words: Words, widest: int, name: str, wingspan: int, shape: str, kind: str) -> Html:
    return li(class_=f"is-{kind}")[
        svg(
            viewBox=f"{-widest / 2} {-widest * 0.22:.0f} {widest} {widest * 0.46:.0f}",
            aria_hidden="true",
        )[path(d=shape, transform=f"scale({wingspan})")],
        span[words.text("voices/span", name=name, cm=wingspan)],
    ]
