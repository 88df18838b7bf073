"""The languages that the page speaks, and the switch between them."""

from __future__ import annotations

from wingspan.words import Words, languages, own_name

from .html import Html, el


def language_switch(words: Words) -> Html:
    """One button a language, each in its own."""
    return el(
        "div",
        *(
            el(
                "button",
                el("abbr", code.upper(), title=own_name(code), lang=code),
                type="button",
                class_="quiet language",
                data_do="language",
                data_value=code,
                aria_pressed="true" if words.language == code else "false",
            )
            for code in languages()
        ),
        class_="languages",
        role="group",
        aria_label=words.text("language"),
    )
