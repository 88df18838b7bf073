"""The menu of everything the page offers, as a dialog."""

from __future__ import annotations

from wingspan.words import Words

from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..kit.menu import IN_THE_MENU, language_switch, tool_button
from ..session.moment import Menu


def menu_dialog(words: Words, _: Menu) -> Html:
    """All tools, each with its name."""
    return el(
        "dialog",
        el("h2", words.text("menu"), id="menu-title"),
        close_corner(words),
        language_switch(words),
        el("ul", *(el("li", tool_button(words, tool)) for tool in IN_THE_MENU), class_="menu-list"),
        open=True,
        class_="dialog menu panel",
        id="menu",
        aria_labelledby="menu-title",
    )
