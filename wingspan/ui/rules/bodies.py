"""Markup for the body of an entry of the rules reference."""

from __future__ import annotations

from collections.abc import Callable

from wingspan.words.reference.book import Book
from wingspan.words.reference.markup import (
    Block,
    Example,
    Grid,
    Line,
    Link,
    Note,
    Paragraph,
    Plain,
    Points,
    Strong,
)

from .. import messages
from ..kit.buttons import deed
from ..kit.html import (
    EMPTY,
    Html,
    a,
    div,
    join,
    li,
    ol,
    p,
    strong,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from ..kit.icons import icon

Examples = Callable[[str], Html]
"""Returns the playable examples for an id: those of an entry, or a single example."""


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
    """Markup for a line of text with its links and icons."""
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


def body(book: Book, blocks: tuple[Block, ...], examples: Examples = no_examples) -> Html:
    """Markup for the blocks of an entry, in order."""
    return join(_block(book, block, examples) for block in blocks)


def _block(book: Book, block: Block, examples: Examples) -> Html:
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
        case Example(id_):
            return examples(id_)


def _grid(book: Book, grid: Grid) -> Html:
    return div(".rule-wide")[
        table(".rule-table")[
            thead[tr[*(th(scope="col")[written(book, c)] for c in grid.head)]],
            tbody[*(_row(book, row) for row in grid.rows)],
        ]
    ]


def _row(book: Book, row: tuple[Line, ...]) -> Html:
    first, *rest = row
    return tr[th(scope="row")[written(book, first)], *(td[written(book, cell)] for cell in rest)]
