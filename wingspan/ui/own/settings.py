"""The dialogs with the settings, which apply to all games, and with the keys of the table."""

from __future__ import annotations

from typing import NamedTuple

from wingspan.words import Words

from .. import messages
from ..forms import inputs
from ..kit.buttons import HELP_KEY, action_keys, button, choice, dialog, language_switch, on_input
from ..kit.fields import text_field
from ..kit.html import Html, dd, details, div, dl, dt, h3, input, kbd, label, p, span, summary
from ..play.settings import KeyUse, Settings


def settings_dialog(words: Words, settings: Settings) -> Html:
    return dialog(
        words,
        "settings",
        words.text("settings"),
        _switch(words, settings, "answer_for_me"),
        _switch(words, settings, "public_hands"),
        _group(words, settings, "hand_order", key="sort"),
        _group(words, settings, "keys", words.text("setting_keys_help")),
        _group(words, settings, "theme"),
        _group(words, settings, "motion"),
        _group(words, settings, "sound"),
        div(".setting")[h3[words.text("language")], language_switch(words)],
        details(".advanced", open=bool(settings.stun))[
            summary[words.text("advanced")], _stun(words, settings)
        ],
        div(".setting-choices")[
            button(messages.Open("about"), ".quiet")[words.text("about")],
            button(messages.ShowReport(), ".quiet")[words.text("report")],
        ],
        starts_inside=True,
    )


def _stun(words: Words, settings: Settings) -> Html:
    """The field for the STUN server of live tables; the project provides none."""
    return div(".setting.stun")[
        label(for_="setting-stun")[words.text("stun")],
        input(
            "#setting-stun",
            **text_field(settings, "stun"),
            placeholder="stun:stun.example.org:3478",
            spellcheck="false",
            aria_describedby="setting-stun-help",
            **on_input(messages.Set("stun", ""), "value"),
        ),
        p(".faint#setting-stun-help")[words.text("stun_help")],
    ]


def _switch(words: Words, settings: Settings, name: str) -> Html:
    on: bool = getattr(settings, name)
    return div(".setting")[
        button(
            messages.Set(name, not on),
            ".switch",
            role="switch",
            aria_checked="true" if on else "false",
            aria_describedby=f"setting-{name}-help",
        )[
            span(".knob", aria_hidden="true"),
            span(id=f"setting-{name}")[words.text(f"setting_{name}")],
        ],
        p(".faint", id=f"setting-{name}-help")[words.text(f"setting_{name}_help")],
    ]


def _group(words: Words, settings: Settings, name: str, about: str = "", *, key: str = "") -> Html:
    """The values of one setting as buttons. ``about``: an explanation, if it needs one.

    ``key``: the message that names it, if not the setting's; it begins the messages of its values.
    """
    key, chosen = key or name, getattr(settings, name)
    return div(".setting")[
        h3(id=f"setting-{name}")[words.text(key)],
        div(
            ".setting-choices",
            role="group",
            aria_labelledby=f"setting-{name}",
            aria_describedby=f"setting-{name}-help" if about else None,
        )[
            *(
                choice(messages.Set(name, value), on=value == chosen)[words.text(f"{key}_{value}")]
                for value in inputs(Settings)[name].choices
            )
        ],
        p(".faint", id=f"setting-{name}-help")[about] if about else None,
    ]


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
    control = words.text("key_control")
    return [
        KeyRow(DIGITS, (), words.text("keys_digits")),
        *(KeyRow((key,), (), words.action(action)) for action, key in action_keys(words).items()),
        KeyRow((), (words.text("key_enter"),), words.text("keys_enter")),
        KeyRow((), ("↑", "↓", "←", "→"), words.text("keys_arrows")),
        KeyRow((words.text("key_undo"),), (f"{control}+Z",), words.text("undo_help_plain")),
        KeyRow((words.text("key_redo"),), (f"{control}+Y",), words.text("redo_help_plain")),
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
