"""Notices at the top of the page, which stay until they are dismissed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, div, p, span
from ..kit.icons import icon
from ..session.moment import Notice


def notices(words: Words, told: Iterable[Notice]) -> Html:
    """The notices, announced politely to screen readers; empty if there are none."""
    rows = [_notice(words, number, notice) for number, notice in enumerate(told)]
    return div(".notices", role="status")[*rows] if rows else EMPTY


def _command(do: str) -> messages.AnyMessage:
    """The command of that name, or the one that opens the dialog of that name."""
    dialog = next((name for name in get_args(messages.DialogName) if name == do), None)
    return messages.read(do) if dialog is None else messages.Open(dialog)


def _notice(words: Words, number: int, notice: Notice) -> Html:
    return p(".notice", class_="lasting" if notice.lasting else None)[
        span[words.text(notice.key, **notice.values)],
        *(button(_command(do), ".quiet")[words.text(f"do_{do}")] for do in notice.do),
        None
        if notice.lasting
        else button(messages.Dismiss(number), ".quiet")[
            icon("close"), span(".sr")[words.text("close")]
        ],
    ]
