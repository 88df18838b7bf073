"""The dialog with the settings, which apply to all games."""

from __future__ import annotations

from wingspan.words import Words

from .. import messages
from ..kit.buttons import button, language_switch, on_input
from ..kit.dialogs import dialog
from ..kit.html import Html, details, div, h3, input, label, p, span, summary
from ..play.settings import HAND_ORDERS, KEY_USES, MOTIONS, SOUNDS, THEMES, Settings


def settings_dialog(words: Words, settings: Settings) -> Html:
    """Every setting with an explanation."""
    return dialog(
        words,
        "settings",
        words.text("settings"),
        _switch(words, "answer_for_me", settings.answer_for_me),
        _switch(words, "public_hands", settings.public_hands),
        _group(words, "hand_order", "sort", HAND_ORDERS, settings.hand_order),
        _group(words, "keys", "keys", KEY_USES, settings.keys, words.text("setting_keys_help")),
        _group(words, "theme", "theme", THEMES, settings.theme),
        _group(words, "motion", "motion", MOTIONS, settings.motion),
        _group(words, "sound", "sound", SOUNDS, settings.sound),
        div(".setting")[h3[words.text("language")], language_switch(words)],
        details(".advanced", open=bool(settings.stun))[
            summary[words.text("advanced")], _stun(words, settings.stun)
        ],
        _about_buttons(words),
        starts_inside=True,
    )


def _about_buttons(words: Words) -> Html:
    """The buttons that open the page's version and licences, and the report of a problem."""
    return div(".setting-choices")[
        button(messages.Open("about"), ".quiet")[words.text("about")],
        button(messages.ShowReport(), ".quiet")[words.text("report")],
    ]


def _stun(words: Words, named: str) -> Html:
    """The field for the STUN server of live tables; the project provides none."""
    return div(".setting.stun")[
        label(for_="setting-stun")[words.text("stun")],
        input(
            "#setting-stun",
            type="text",
            value=named,
            placeholder="stun:stun.example.org:3478",
            maxlength=120,
            autocomplete="off",
            spellcheck="false",
            aria_describedby="setting-stun-help",
            **on_input(messages.Set("stun", ""), "value"),
        ),
        p(".faint#setting-stun-help")[words.text("stun_help")],
    ]


def _switch(words: Words, name: str, on: bool) -> Html:
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


def _group(
    words: Words, name: str, key: str, values: tuple[str, ...], chosen: str, about: str = ""
) -> Html:
    """The values of one setting as buttons.

    ``key``: the message that names it; it also begins the messages of its values. ``about``: an
    explanation, if it needs one.
    """
    return div(".setting")[
        h3(id=f"setting-{name}")[words.text(key)],
        div(
            ".setting-choices",
            role="group",
            aria_labelledby=f"setting-{name}",
            aria_describedby=f"setting-{name}-help" if about else None,
        )[
            *(
                button(
                    messages.Set(name, value),
                    ".quiet.choice",
                    aria_pressed="true" if value == chosen else "false",
                )[words.text(f"{key}_{value}")]
                for value in values
            )
        ],
        p(".faint", id=f"setting-{name}-help")[about] if about else None,
    ]
