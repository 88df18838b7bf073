"""The notice that another tab has taken over the game on the table."""

from __future__ import annotations

from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import Html, div, h1, p, section
from ..session.moment import InOtherTab


def elsewhere(words: Words, _: InOtherTab) -> Html:
    """The notice, with a button that takes the game back."""
    return section(".hand-over-screen.left")[
        div(".elsewhere.panel#prompt")[
            h1("#question", tabindex="-1")[words.text("elsewhere")],
            p[words.text("elsewhere_help")],
            button(messages.TakeOver(), ".option.primary", data_enter=True)[
                words.text("take_over")
            ],
            button(messages.Leave(), ".option")[words.text("new_game")],
        ]
    ]
