"""The dialog that lists the keyboard shortcuts of the table."""

from __future__ import annotations

from typing import NamedTuple

from wingspan.words import Words

from .. import messages
from ..kit.buttons import HELP_KEY, action_keys, button
from ..kit.dialogs import dialog
from ..kit.html import Html, dd, div, dl, dt, kbd, p, span
from ..play.settings import KeyUse

DIGITS = ("1", "–", "9", "/", "0")


class KeyRow(NamedTuple):
    """What some keys do."""

    singles: tuple[str, ...]
    """The digits or letters that do it."""
    others: tuple[str, ...]
    """The other keys that do."""
    meaning: str
    """What they do."""


def keys_dialog(words: Words, use: KeyUse) -> Html:
    """All keys with what they do, as a dialog over the table."""
    single = use != "off"
    return dialog(
        words,
        "keys",
        words.text("keys"),
        None if use == "on" else p[words.text(f"keys_are_{use}")],
        dl(".key-list")[
            *(
                div[dt[*map(_key, _keys_of(row, single=single))], dd[row.meaning]]
                for row in _rows(words)
                if single or row.others
            )
        ],
        p(".faint")[words.text("keys_abandon")] if single else None,
        button(messages.Open("settings"), ".quiet.choice")[words.text("settings")],
        starts_inside=True,
    )


def _rows(words: Words) -> list[KeyRow]:
    return [
        KeyRow(DIGITS, (), words.text("keys_digits")),
        *(KeyRow((key,), (), words.action(action)) for action, key in action_keys(words).items()),
        KeyRow((), (words.text("key_enter"),), words.text("keys_enter")),
        KeyRow((), ("↑", "↓", "←", "→"), words.text("keys_arrows")),
        KeyRow((words.text("key_undo"),), ("Ctrl+Z",), words.text("undo_help_plain")),
        KeyRow((words.text("key_redo"),), ("Ctrl+Y",), words.text("redo_help_plain")),
        KeyRow((words.text("key_hint"),), (), words.text("hint_help_plain")),
        KeyRow((words.text("key_uncover"),), (), words.text("keys_uncover")),
        KeyRow((HELP_KEY,), (), words.text("keys_help")),
        KeyRow((), (words.text("key_escape"),), words.text("keys_escape")),
    ]


def _keys_of(row: KeyRow, *, single: bool) -> tuple[str, ...]:
    """The keys of a row. ``single``: whether digits and letters count."""
    if not single or not row.singles:
        return row.others
    return (*row.singles, "/", *row.others) if row.others else row.singles


def _key(key: str) -> Html:
    return (span if key in "–/" else kbd)[key]
