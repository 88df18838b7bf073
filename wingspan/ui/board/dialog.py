"""The pages that help beside the board game, with their tabs.

They fill a phone that lies beside the board: large letters, and what is pressed most at the bottom.
"""

from __future__ import annotations

from wingspan.engine.catalog import Catalog
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button, choice, dialog
from ..kit.html import Html, b, nav, p, section, span
from ..kit.icons import icon
from ..messages import BoardPage
from ..session.moment import BesideBoard
from .desk import Board

PAGES: dict[BoardPage, str] = {"solo": "automa", "pad": "points", "aids": "search"}
"""The pages, with their icons."""


def board_dialog(words: Words, shown: BesideBoard) -> Html:
    board, catalog = shown.board, shown.catalog
    tabs = nav(".board-tabs", aria_label=words.text("beside"))[
        *(
            choice(messages.ShowBoard(page), ".option", on=page == board.page)[
                icon(picture), words.text(f"board/{page}")
            ]
            for page, picture in PAGES.items()
        )
    ]
    return dialog(
        words,
        "board",
        words.text("beside"),
        tabs if board.page else None,
        _page(words, catalog, board),
        kind="beside",
    )


def _page(words: Words, catalog: Catalog, board: Board) -> Html:
    match board.page:
        case "solo":
            from .solo_page import solo_page

            return solo_page(words, catalog, board)
        case "pad":
            from .pad_page import pad_page

            return pad_page(words, catalog, board)
        case "aids":
            from .aids_page import aids_page

            return aids_page(words, catalog, board)
        case _:
            return _contents(words)


def _contents(words: Words) -> Html:
    return section(".board-contents")[
        p("#board-step", tabindex="-1")[words.text("board/about")],
        *(
            button(messages.ShowBoard(page), ".option.board-door")[
                icon(picture),
                b[words.text(f"board/{page}")],
                span[words.text(f"board/{page}.about")],
            ]
            for page, picture in PAGES.items()
        ),
        p(".faint")[words.text("board/offline")],
    ]
