"""What every dialog has: ways to close it."""

from __future__ import annotations

from wingspan.words import Words

from .html import Html, el
from .icons import icon


def close_corner(words: Words) -> Html:
    """The cross in the corner of a dialog."""
    return el(
        "button",
        icon("close"),
        el("span", words.text("close"), class_="sr"),
        type="button",
        class_="quiet close",
        data_do="close",
    )


def close_button(words: Words) -> Html:
    """Closes the dialog that it stands in."""
    return el(
        "button",
        words.text("close"),
        el("kbd", words.text("key_escape"), aria_hidden="true"),
        type="button",
        class_="option close",
        data_do="close",
    )
