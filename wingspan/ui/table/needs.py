"""The line on a card in hand that says why it cannot be played, with icons for what is missing."""

from __future__ import annotations

from functools import lru_cache

from wingspan.words import Words

from ..kit.html import EMPTY, Html, b, join, p, span
from ..kit.icons import counted, icon
from ..play.plan import Shortage, reason
from .bird_card import slash


@lru_cache(64)
def needs(shortage: Shortage, words: Words, bird: str) -> Html:
    """The line on the card of ``bird``; its tip and screen readers give the whole sentence."""
    sentence = reason(shortage, words)
    missing = _missing(shortage)
    shown = words.text("needs_short") if missing else sentence
    return p(".needs", data_why=f"bird.{bird}", data_tip=sentence)[
        icon("lock"), span(".sr")[sentence], span(".needs-word", aria_hidden="true")[shown], missing
    ]


def _missing(shortage: Shortage) -> Html:
    """What is missing as icons, with "/" between alternatives: eggs, then food, then any food."""
    either = [piece for food in shortage.one_of for piece in (slash(said=False), icon(food))][1:]
    return join(
        (
            counted("egg", shortage.eggs),
            *(counted(food, count) for food, count in shortage.food),
            span(".cost")[*either] if either else EMPTY,
            counted("wild", shortage.any_food),
            _instead(shortage.instead),
        )
    )


def _instead(number: int) -> Html:
    """The food of any kind that does as well: a wheel, with a number if it is several."""
    if not number:
        return EMPTY
    many = b(aria_hidden="true")[str(number)] if number > 1 else EMPTY
    return span(".cost")[slash(said=False), many, icon("wild")]
