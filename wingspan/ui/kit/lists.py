"""Lists that unfold and run a command with what is chosen."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.words.plain import plain

from ..messages import Command
from .buttons import on_input
from .html import Html, Value, option, select


def unfolding(
    command: Command,
    field: str,
    choices: Iterable[tuple[str, str]],
    chosen: str,
    head: str = "",
    /,
    **attributes: Value,
) -> Html:
    """A list of ``choices``, values with their texts. What is chosen is put into ``field`` of the
    command.
    """
    return select(head, **on_input(command, field), **attributes)[
        *(option(value=value, selected=value == chosen)[text] for value, text in choices)
    ]


def in_order(choices: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """The choices in the order of their texts."""
    return sorted(choices, key=lambda choice: plain(choice[1]))
