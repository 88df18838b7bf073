"""The keyboard shortcuts of the table, and the hint that shows a button's key."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypedDict

from msgspec import Struct

from wingspan.engine.components import ACTIONS, Action
from wingspan.words import Words

from .html import Html, kbd
from .parts import Layout, mapped

HELP_KEY = "?"
DIGITS = "1234567890"
"""The keys of the first ten answers, in order."""

_SINGLE = re.compile(
    r'(<kbd[^>]*>)([0-9A-Z?])</kbd>| data-key="[^"]*"| (aria-keyshortcuts)="([^"]*)"'
)


class Keyed(TypedDict):
    """The attributes of an element that keys press."""

    data_key: str | None
    aria_keyshortcuts: str | None


def action_keys(words: Words) -> dict[Action, str]:
    """The key of each of the four actions: a letter of its name."""
    return dict(zip(ACTIONS, words.text("action_keys").split(), strict=True))


def keyed(*keys: str | None) -> Keyed:
    """Return the attributes that make each of ``keys`` press an element; None is left out."""
    found = " ".join(key for key in keys if key)
    return {"data_key": found.lower() or None, "aria_keyshortcuts": found or None}


def digit_of(place: int) -> str | None:
    """The key of the answer at that place, counted from 0; None after the tenth."""
    return DIGITS[place] if place < len(DIGITS) else None


def key_hint(key: str | None) -> Html | None:
    """The key of a button, for the eye only: screen readers use ``aria-keyshortcuts``."""
    return None if key is None else kbd(aria_hidden="true")[key]


class KeyboardUse(Struct, frozen=True):
    """How the player's keyboard is used, if otherwise than the views take it to be."""

    use: str
    """How single keys are used: "on", "alt_shift" or "off"."""
    captions: Mapping[str, str]
    """What is written on the keys, where that is not the letter or digit that they stand for."""


def on_keyboard(page: Layout, keyboard: KeyboardUse) -> Layout:
    """The page for that keyboard: each hint shows what is written on the key. Without single keys
    there are no hints, and with Alt and Shift assistive technology is told so.

    This changes the finished markup, so that the views need not know of keyboards.
    """
    return mapped(page, _on_keyboard, keyboard)


def _on_keyboard(markup: Html, keyboard: KeyboardUse) -> Html:
    def changed(found: re.Match[str]) -> str:
        tag, key, name, keys = found.groups()
        if name:
            shortcuts = " ".join(filter(None, map(shortcut, keys.split())))
            return f' {name}="{shortcuts}"' if shortcuts else ""
        if keyboard.use == "off":
            return ""
        return f"{tag}{keyboard.captions.get(key, key)}</kbd>" if tag else found[0]

    def shortcut(key: str) -> str:
        if len(key) > 1:
            return key
        written = keyboard.captions.get(key, key)
        return {"on": written, "alt_shift": f"Alt+Shift+{written}"}.get(keyboard.use, "")

    return Html(_SINGLE.sub(changed, markup))
