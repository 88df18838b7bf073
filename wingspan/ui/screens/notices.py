"""Notices at the top of the page, which stay until they are dismissed."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.words import Words

from .. import commands
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from ..session.notices import Notice


def notices(words: Words, told: Iterable[Notice]) -> Html:
    """The notices, announced politely to screen readers; empty if there are none."""
    rows = [_notice(words, number, notice) for number, notice in enumerate(told)]
    return el("div", *rows, class_="notices", role="status") if rows else EMPTY


def _notice(words: Words, number: int, notice: Notice) -> Html:
    return el(
        "p",
        el("span", words.text(notice.key, **notice.values)),
        *(button(commands.read(do), words.text(f"do_{do}"), class_="quiet") for do in notice.do),
        None
        if notice.lasting
        else button(
            commands.Dismiss(number),
            icon("close"),
            el("span", words.text("close"), class_="sr"),
            class_="quiet",
        ),
        class_="notice lasting" if notice.lasting else "notice",
    )
