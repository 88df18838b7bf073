"""The menu of everything the page offers, as a dialog."""

from __future__ import annotations

from wingspan.words import Words

from ..kit.dialogs import dialog
from ..kit.html import Html, li, ul
from ..kit.menu import IN_THE_MENU, language_switch, tool_button


def menu_dialog(words: Words, _: str) -> Html:
    """All tools, each with its name."""
    return dialog(
        words,
        "menu",
        words.text("menu"),
        language_switch(words),
        ul(".menu-list")[*(li[tool_button(words, tool)] for tool in IN_THE_MENU)],
    )
