"""The screen after a failure: an explanation, and ways to go on."""

from __future__ import annotations

from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import Html, h2, p, section
from ..session.moment import Failure


def failure(words: Words, shown: Failure) -> Html:
    """The explanation, and the buttons, one of which reports the problem."""
    return section(".failure.panel", role="alert")[
        h2("#question", tabindex="-1")[words.text("failed")],
        p[words.text("failed_help")],
        p(".choices")[
            _button(words.text("failed_go_on"), messages.GoOn()),
            " ",
            _button(words.text("failed_reload"), messages.Reload()),
            " ",
            _button(words.text("new_game"), messages.Leave()),
            " ",
            _button(words.text("report"), messages.ShowReport()),
            _button(words.text("do_export_unshown"), messages.ExportUnshown())
            if shown.record
            else None,
        ],
    ]


def _button(label: str, command: messages.Command) -> Html:
    return button(command, ".option")[label]
