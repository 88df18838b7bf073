"""The dialog that lists the keyboard shortcuts of the table."""

from __future__ import annotations

from wingspan.words import Words

from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..kit.keys import HELP_KEY, action_keys
from ..session.moment import Keys


def keys_dialog(words: Words, _: Keys) -> Html:
    """All keys with what they do, as a dialog over the table."""
    rows = [
        (("1", "–", "9", "/", "0"), words.text("keys_digits")),
        *(((key,), words.action(action)) for action, key in action_keys(words).items()),
        ((words.text("key_enter"),), words.text("keys_enter")),
        (("↑", "↓", "←", "→"), words.text("keys_arrows")),
        ((words.text("key_undo"), "/", "Ctrl+Z"), words.text("undo_help_plain")),
        ((words.text("key_redo"), "/", "Ctrl+Y"), words.text("redo_help_plain")),
        ((words.text("key_hint"),), words.text("hint_help_plain")),
        ((words.text("key_uncover"),), words.text("keys_uncover")),
        ((HELP_KEY,), words.text("keys_help")),
        ((words.text("key_escape"),), words.text("keys_escape")),
    ]
    return el(
        "dialog",
        el("h2", words.text("keys"), id="keys-title"),
        el(
            "dl",
            *(
                el(
                    "div",
                    el("dt", *(_key(key) for key in keys)),
                    el("dd", meaning),
                )
                for keys, meaning in rows
            ),
            class_="key-list",
        ),
        el("p", words.text("keys_abandon"), class_="faint"),
        close_corner(words),
        open=True,
        class_="dialog keys panel",
        id="keys",
        aria_labelledby="keys-title",
    )


def _key(key: str) -> Html:
    return el("span" if key in "–/" else "kbd", key)
