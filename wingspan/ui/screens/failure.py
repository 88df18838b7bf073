"""The screen after a failure: an explanation, ways to go on, and the game to copy."""

from __future__ import annotations

from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import Html, el
from ..session.failure import Failure


def failure(words: Words, shown: Failure) -> Html:
    """The explanation, the buttons, the game's record to copy, and the details of the error."""
    return el(
        "section",
        el("h2", words.text("failed"), id="question", tabindex="-1"),
        el("p", words.text("failed_help")),
        el(
            "p",
            _button(words.text("failed_go_on"), commands.GoOn()),
            " ",
            _button(words.text("failed_reload"), commands.Reload()),
            " ",
            _button(words.text("new_game"), commands.Leave()),
            class_="choices",
        ),
        el("h3", words.text("record")),
        el(
            "textarea",
            shown.record,
            id="record",
            readonly=True,
            rows=6,
            aria_label=words.text("record"),
        ),
        el("p", _button(words.text("copy"), commands.Copy("record"))),
        el("h3", words.text("failed_detail")),
        el("pre", shown.detail, tabindex="0", id="failure-detail"),
        class_="failure panel",
        role="alert",
    )


def _button(label: str, command: commands.Command) -> Html:
    return button(command, label, class_="option")
