"""The menu of everything the page offers, as a dialog."""

from __future__ import annotations

from wingspan.words import Words

from ..kit.dialogs import close_corner
from ..kit.html import Html, dialog, h2, li, ul
from ..kit.menu import IN_THE_MENU, language_switch, tool_button
from ..session.moment import Menu


def menu_dialog(words: Words, _: Menu) -> Html:
    """All tools, each with its name."""
    return dialog(".dialog.menu.panel#menu", open=True, aria_labelledby="menu-title")[
        h2("#menu-title")[words.text("menu")],
        close_corner(words),
        language_switch(words),
        ul(".menu-list")[*(li[tool_button(words, tool)] for tool in IN_THE_MENU)],
    ]
