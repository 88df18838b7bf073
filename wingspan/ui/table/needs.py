"""The line on a card in hand that says why it cannot be played, with icons for what is missing."""

from __future__ import annotations

from functools import lru_cache

from wingspan.words import Words

from ..kit.html import EMPTY, Html, el, join
from ..kit.icons import counted, icon
from ..play.playable import Shortage, reason
from .bird_card import slash


@lru_cache(64)
def needs(shortage: Shortage, words: Words, bird: str) -> Html:
    """The line on the card of ``bird``; its tip and screen readers give the whole sentence."""
    sentence = reason(shortage, words)
    missing = _missing(shortage)
    shown = words.text("needs_short") if missing else sentence
    return el(
        "p",
        icon("lock"),
        el("span", sentence, class_="sr"),
        el("span", shown, class_="needs-word", aria_hidden="true"),
        missing,
        class_="needs",
        data_why=f"bird.{bird}",
        data_tip=sentence,
    )


def _missing(shortage: Shortage) -> Html:
    """The missing food tokens and eggs as icons, with "/" between alternative foods."""
    either = [piece for food in shortage.one_of for piece in (slash(said=False), icon(food))][1:]
    return join(
        (
            *(counted(food, count) for food, count in shortage.food),
            el("span", *either, class_="cost") if either else EMPTY,
            counted("wild", shortage.any_food),
            counted("egg", shortage.eggs),
        )
    )
