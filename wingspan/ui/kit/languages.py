"""The buttons that change the language of the page."""

from __future__ import annotations

from wingspan.words import Words, languages, own_name

from .. import commands
from .buttons import button
from .html import Html, el


def language_switch(words: Words) -> Html:
    """A button for each language, named in that language."""
    return el(
        "div",
        *(
            button(
                commands.Speak(code),
                el("abbr", code.upper(), title=own_name(code), lang=code),
                class_="quiet language",
                aria_pressed="true" if words.language == code else "false",
            )
            for code in languages()
        ),
        class_="languages",
        role="group",
        aria_label=words.text("language"),
    )
