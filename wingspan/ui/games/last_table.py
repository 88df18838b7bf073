"""The game on the table as a small picture for the start page: a mat with its birds."""

from __future__ import annotations

from wingspan.engine.components import COLUMNS, HABITATS
from wingspan.words import Words

from ..kit.html import Html, span
from ..session.moment import LastTable
from ..table.bird_card import portrait
from .saved_games import progress, title


def picture(table: LastTable) -> Html:
    """The three rows with their birds; decoration, since text beside it describes the game."""
    return span(".small-mat", aria_hidden="true")[
        *(
            span(".small-row", class_=row)[
                *(span[portrait(bird)] for bird in table.rows[row]),
                *(span for _ in range(COLUMNS - len(table.rows[row]))),
            ]
            for row in HABITATS
        )
    ]


def said(words: Words, table: LastTable) -> str:
    """Who plays, and the progress of the game."""
    return f"{title(words, table.game)} · {progress(words, table.game)}"
