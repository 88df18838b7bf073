"""Buttons and other elements that run a command, the keys that press them, the tools that every
page has as buttons, and the frame of dialogs, with the button in its corner.

A command is a tagged Struct of :mod:`wingspan.ui.messages`; the page holds its name and its fields.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

import msgspec
from msgspec import Struct

from wingspan.engine.components import ACTIONS, Action
from wingspan.words import Words, languages, own_name

from .. import messages
from . import html
from .html import EMPTY, Child, Element, Html, Value, abbr, classes, div, h2, kbd, span
from .icons import icon
from .parts import Layout, mapped

Attributes = dict[str, str | None]


@lru_cache(4096)
def written(command: Struct) -> tuple[str, str | None]:
    """Return the command's name and its fields as JSON, None if it has no fields."""
    fields = msgspec.to_builtins(command)
    name: str = fields.pop("do")
    return name, msgspec.json.encode(fields).decode() if fields else None


def deed(command: Struct) -> Attributes:
    """Return the attributes that make an element run ``command`` when it is pressed."""
    name, fields = written(command)
    return {"data_do": name, "data_with": fields}


def on_submit(command: Struct) -> Attributes:
    """Return the attributes that make a form run ``command`` when it is submitted."""
    name, fields = written(command)
    return {"data_submit": name, "data_with": fields}


def on_input(command: Struct, field: str) -> Attributes:
    """Return the attributes that make an input run ``command`` whenever its value changes.

    The value is put into ``field`` of the command, as a number if the input is a slider.
    """
    name, fields = written(command)
    return {"data_input": name, "data_field": field, "data_with": fields}


def from_field(element: str, field: str) -> Attributes:
    """Return the attributes that put what is written in the element of that id into ``field`` of
    the command of a button.
    """
    return {"data_from": element, "data_field": field}


def button(command: Struct, head: str = "", /, **attributes: Value) -> Element:
    """A button that runs ``command``."""
    return html.button(head, type="button", **attributes, **deed(command))


def choice(command: Struct, head: str = ".quiet.choice", /, *, on: bool, **more: Value) -> Element:
    """A button that is pressed as long as what it stands for is chosen: ``on``."""
    return button(command, head, aria_pressed="true" if on else "false", **more)


def help_button(words: Words, text: str, entry: str, why: str) -> Html:
    """A small "?" button: a brief tip on hover or focus, the full explanation when pressed.

    ``why``: the subject, as :func:`.rules.why.reckoning` takes it.
    """
    return button(messages.Why(why), ".quiet.asking-tip", data_tip=text, data_entry=entry)[
        span(".sr")[words.text("tip.ask")], span(aria_hidden="true")["?"]
    ]


HELP_KEY = "?"
DIGITS = "1234567890"
"""The keys of the first ten answers, in order."""

_SINGLE = re.compile(
    r'(<kbd[^>]*>)([0-9A-Z?])</kbd>| data-key="[^"]*"| (aria-keyshortcuts)="([^"]*)"'
)


def action_keys(words: Words) -> dict[Action, str]:
    """The key of each of the four actions: a letter of its name."""
    return dict(zip(ACTIONS, words.text("action_keys").split(), strict=True))


def keyed(*keys: str | None) -> Attributes:
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


class Tool(Struct, frozen=True):
    """A button of the strip: the message that names it, its icon, and its command."""

    name: str
    picture: str
    command: messages.Command


RULES = Tool("rules", "book", messages.OpenRule())
LESSONS = Tool("lessons", "lessons", messages.Open("lessons"))
EXERCISES = Tool("exercises", "exercise", messages.ShowExercises())
GALLERY = Tool("gallery", "search", messages.ShowGallery())
SHARE = Tool("share", "share", messages.Share("game"))
SHARE_TURN = Tool("share", "share", messages.Share("turn"))
REPLAY = Tool("replay", "replay", messages.Watch())
GAMES = Tool("saved_games", "shelf", messages.Open("games"))
STATISTICS = Tool("statistics", "statistics", messages.Open("statistics"))
SETTINGS = Tool("settings", "settings", messages.Open("settings"))
LAY_OUT = Tool("lay_out", "pencil", messages.LayOut())
COPY_TABLE = Tool("copy_table", "double", messages.LayOut(copy=True))
REPORT = Tool("report", "pencil", messages.ShowReport())
NEW_GAME = Tool("new_game", "new", messages.Leave())

AT_THE_START = (RULES, GALLERY, STATISTICS, SETTINGS)
AT_THE_TABLE = (RULES, GALLERY, SHARE, REPLAY, GAMES, SETTINGS, NEW_GAME)
WHILE_WAITING = (RULES, GALLERY, SHARE_TURN, REPLAY, GAMES, SETTINGS, NEW_GAME)
IN_THE_MENU = (
    RULES,
    LESSONS,
    EXERCISES,
    GALLERY,
    SHARE,
    COPY_TABLE,
    REPLAY,
    GAMES,
    STATISTICS,
    SETTINGS,
    REPORT,
    NEW_GAME,
)


def strip(words: Words, tools: tuple[Tool, ...], first: Html = EMPTY) -> Html:
    """``first``, the languages and the tools as a row; in little space only the menu button."""
    return div(".tools#tools")[
        first,
        language_switch(words),
        *(tool_button(words, tool) for tool in tools),
        button(messages.Open("menu"), ".quiet.menu-open", aria_haspopup="dialog")[
            icon("menu"), span(".sr")[words.text("menu")]
        ],
    ]


def tool_button(words: Words, tool: Tool) -> Html:
    """The button of a tool: its icon, and its name where there is room."""
    name = words.text(tool.name)
    return button(
        tool.command,
        ".quiet.tool",
        class_=classes(
            f"{tool.name.replace('_', '-')}-tool", "leave" if tool is NEW_GAME else None
        ),
        data_tip=name,
        aria_label=name,
    )[icon(tool.picture), span(".leave-word")[name]]


def language_switch(words: Words) -> Html:
    return div(".languages", role="group", aria_label=words.text("language"))[
        *(
            choice(messages.Speak(code), ".quiet.language", on=words.language == code)[
                abbr(title=own_name(code), lang=code)[code.upper()]
            ]
            for code in languages()
        )
    ]


def settings_button(words: Words) -> Html:
    return button(
        messages.Open("settings"),
        ".quiet.settings-button",
        data_tip=words.text("settings"),
        aria_haspopup="dialog",
    )[icon("settings"), span(".leave-word")[words.text("settings")]]


def dialog(
    words: Words,
    id_: str,
    title: str,
    *inside: Child,
    kind: str = "",
    starts_inside: bool = False,
    **attributes: Value,
) -> Html:
    """A dialog over the page, labelled by its heading.

    ``kind``: its classes, if they are not its id. ``starts_inside``: whether the focus goes to the
    first thing inside it, and not to the cross in its corner.
    """
    corner = close_corner(words)
    return html.dialog(
        class_=f"dialog {kind or id_} panel",
        id=id_,
        open=True,
        aria_labelledby=f"{id_}-title",
        **attributes,
    )[
        h2(id=f"{id_}-title")[title],
        None if starts_inside else corner,
        *inside,
        corner if starts_inside else None,
    ]


def close_corner(words: Words) -> Html:
    return button(messages.Close(), ".quiet.close")[icon("close"), span(".sr")[words.text("close")]]
