"""The dialog with the settings, which apply to all games."""

from __future__ import annotations

from wingspan.words import Words

from .. import commands
from ..kit.buttons import button, on_input
from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..kit.icons import icon
from ..kit.menu import language_switch
from ..play.settings import HAND_ORDERS, KEY_USES, MOTIONS, SOUNDS, THEMES, Settings


def settings_dialog(words: Words, settings: Settings) -> Html:
    """Every setting with an explanation."""
    return el(
        "dialog",
        el("h2", words.text("settings"), id="settings-title"),
        _switch(words, "answer_for_me", settings.answer_for_me),
        _switch(words, "public_hands", settings.public_hands),
        _group(words, "hand_order", "sort", HAND_ORDERS, settings.hand_order),
        _group(words, "keys", "keys", KEY_USES, settings.keys, words.text("setting_keys_help")),
        _group(words, "theme", "theme", THEMES, settings.theme),
        _group(words, "motion", "motion", MOTIONS, settings.motion),
        _group(words, "sound", "sound", SOUNDS, settings.sound),
        el("div", el("h3", words.text("language")), language_switch(words), class_="setting"),
        el(
            "details",
            el("summary", words.text("advanced")),
            _stun(words, settings.stun),
            open=bool(settings.stun),
            class_="advanced",
        ),
        _about_button(words),
        close_corner(words),
        open=True,
        class_="dialog settings panel",
        id="settings",
        aria_labelledby="settings-title",
    )


def settings_button(words: Words) -> Html:
    """The button that opens the settings, for the top of a page."""
    return button(
        commands.ShowSettings(),
        icon("settings"),
        el("span", words.text("settings"), class_="leave-word"),
        class_="quiet settings-button",
        data_tip=words.text("settings"),
        aria_haspopup="dialog",
    )


def _about_button(words: Words) -> Html:
    """The button that opens the page's version and licences."""
    return button(commands.ShowAbout(), words.text("about"), class_="quiet")


def _stun(words: Words, named: str) -> Html:
    """The field for the STUN server of live tables; the project provides none."""
    return el(
        "div",
        el("label", words.text("stun"), for_="setting-stun"),
        el(
            "input",
            type="text",
            id="setting-stun",
            value=named,
            placeholder="stun:stun.example.org:3478",
            maxlength=120,
            autocomplete="off",
            spellcheck="false",
            aria_describedby="setting-stun-help",
            **on_input(commands.Set("stun", ""), "value"),
        ),
        el("p", words.text("stun_help"), class_="faint", id="setting-stun-help"),
        class_="setting stun",
    )


def _switch(words: Words, name: str, on: bool) -> Html:
    return el(
        "div",
        button(
            commands.Set(name, not on),
            el("span", class_="knob", aria_hidden="true"),
            el("span", words.text(f"setting_{name}"), id=f"setting-{name}"),
            class_="switch",
            role="switch",
            aria_checked="true" if on else "false",
            aria_describedby=f"setting-{name}-help",
        ),
        el("p", words.text(f"setting_{name}_help"), class_="faint", id=f"setting-{name}-help"),
        class_="setting",
    )


def _group(
    words: Words, name: str, key: str, values: tuple[str, ...], chosen: str, about: str = ""
) -> Html:
    """The values of one setting as buttons.

    ``key``: the message that names it; it also begins the messages of its values. ``about``: an
    explanation, if it needs one.
    """
    return el(
        "div",
        el("h3", words.text(key), id=f"setting-{name}"),
        el(
            "div",
            *(
                button(
                    commands.Set(name, value),
                    words.text(f"{key}_{value}"),
                    class_="quiet choice",
                    aria_pressed="true" if value == chosen else "false",
                )
                for value in values
            ),
            class_="setting-choices",
            role="group",
            aria_labelledby=f"setting-{name}",
            aria_describedby=f"setting-{name}-help" if about else None,
        ),
        el("p", about, class_="faint", id=f"setting-{name}-help") if about else None,
        class_="setting",
    )
