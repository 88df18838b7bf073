"""The strip of buttons that leads to everything but the table, which the menu repeats, and the
buttons that change the language."""

from __future__ import annotations

from typing import NamedTuple

from wingspan.words import Words, languages, own_name

from .. import messages
from .buttons import button
from .html import EMPTY, Html, abbr, classes, div, span
from .icons import icon


class Tool(NamedTuple):
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
    REPLAY,
    GAMES,
    STATISTICS,
    SETTINGS,
    REPORT,
    NEW_GAME,
)


def strip(words: Words, tools: tuple[Tool, ...], first: Html = EMPTY) -> Html:
    """The languages and the tools as a row; where space is short only the menu button is visible.

    ``first``: markup put before them.
    """
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
    """A button for each language, named in that language."""
    return div(".languages", role="group", aria_label=words.text("language"))[
        *(
            button(
                messages.Speak(code),
                ".quiet.language",
                aria_pressed="true" if words.language == code else "false",
            )[abbr(title=own_name(code), lang=code)[code.upper()]]
            for code in languages()
        )
    ]


def settings_button(words: Words) -> Html:
    """The button that opens the settings, for the top of a page."""
    return button(
        messages.Open("settings"),
        ".quiet.settings-button",
        data_tip=words.text("settings"),
        aria_haspopup="dialog",
    )[icon("settings"), span(".leave-word")[words.text("settings")]]
