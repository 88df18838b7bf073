"""The notice that another tab has taken over the game on the table."""

from __future__ import annotations

from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, el
from ..session.moment import InOtherTab


def elsewhere(words: Words, _: InOtherTab) -> Html:
    """The notice, with a button that takes the game back."""
    return el(
        "section",
        el(
            "div",
            el("h1", words.text("elsewhere"), id="question", tabindex="-1"),
            el("p", words.text("elsewhere_help")),
            button(
                commands.TakeOver(),
                words.text("take_over"),
                class_="option primary",
                data_enter=True,
            ),
            button(commands.Leave(), words.text("new_game"), class_="option"),
            class_="elsewhere panel",
            id="prompt",
        ),
        class_="hand-over-screen left",
    )
