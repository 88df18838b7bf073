"""The screen after a failure: an explanation, ways to go on, and the game to copy."""

from __future__ import annotations

from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, h2, h3, p, pre, section, textarea
from ..session.failure import Failure


def failure(words: Words, shown: Failure) -> Html:
    """The explanation, the buttons, the game's record to copy, and the details of the error."""
    return section(".failure.panel", role="alert")[
        h2("#question", tabindex="-1")[words.text("failed")],
        p[words.text("failed_help")],
        p(".choices")[
            _button(words.text("failed_go_on"), commands.GoOn()),
            " ",
            _button(words.text("failed_reload"), commands.Reload()),
            " ",
            _button(words.text("new_game"), commands.Leave()),
        ],
        h3[words.text("record")],
        textarea("#record", readonly=True, rows=6, aria_label=words.text("record"))[shown.record],
        p[_button(words.text("copy"), commands.Copy("record"))],
        h3[words.text("failed_detail")],
        pre("#failure-detail", tabindex="0")[shown.detail],
    ]


def _button(label: str, command: commands.Command) -> Html:
    return button(command, ".option")[label]
