"""Sentences that stand on top of the page until they are put away."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.words import Words

from ..kit.html import EMPTY, Html, el
from ..kit.icons import icon
from ..session.notices import Notice


def notices(words: Words, told: Iterable[Notice]) -> Html:
    """All of them, read out politely; nothing if there are none."""
    rows = [_notice(words, number, notice) for number, notice in enumerate(told)]
    return el("div", *rows, class_="notices", role="status") if rows else EMPTY


def _notice(words: Words, number: int, notice: Notice) -> Html:
    return el(
        "p",
        el("span", words.text(notice.key, **notice.values)),
        *(
            el("button", words.text(f"do_{do}"), type="button", class_="quiet", data_do=do)
            for do in notice.do
        ),
        None
        if notice.lasting
        else el(
            "button",
            icon("close"),
            el("span", words.text("close"), class_="sr"),
            type="button",
            class_="quiet",
            data_do="dismiss",
            data_value=number,
        ),
        class_="notice lasting" if notice.lasting else "notice",
    )
