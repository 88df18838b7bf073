"""The game on the table as a small picture for the start page: a mat with its birds."""

from __future__ import annotations

from wingspan.engine.components import COLUMNS, HABITATS
from wingspan.words import Words

from ..kit.html import Html, el
from ..session.moment import LastTable
from ..table.bird_card import portrait
from .saved_games import progress, title


def picture(table: LastTable) -> Html:
    """The three rows with their birds; decoration, since text beside it describes the game."""
    return el(
        "span",
        *(
            el(
                "span",
                *(el("span", portrait(bird)) for bird in table.rows[row]),
                *(el("span") for _ in range(COLUMNS - len(table.rows[row]))),
                class_=f"small-row {row}",
            )
            for row in HABITATS
        ),
        class_="small-mat",
        aria_hidden="true",
    )


def said(words: Words, table: LastTable) -> str:
    """Who plays, and the progress of the game."""
    return f"{title(words, table.game)} · {progress(words, table.game)}"
