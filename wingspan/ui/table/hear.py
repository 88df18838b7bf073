"""Controls that play a bird's song: its picture, and a button where there is room for words.

This module is loaded with the archive of the voices.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wingspan.engine.cards import BirdCard
from wingspan.words import Words

from .. import messages
from ..kit.buttons import button
from ..kit.html import EMPTY, Html, ellipse, path, span, svg

NOTE = svg(".note", viewBox="0 0 24 24", aria_hidden="true")[
    path(".stems", d="M9.5 17.5V5.5L19 3.5v12"),
    ellipse(cx="6.7", cy="17.7", rx="3.2", ry="2.6"),
    ellipse(cx="16.2", cy="15.7", rx="3.2", ry="2.6"),
]
"""The icon of everything that plays a sound."""


def hear(hearing: str, card: BirdCard, words: Words) -> Html:
    """``hearing``: unless "on", the label says that pressing it also turns the sound on."""
    said = words.text("voices/hear" if hearing == "on" else "voices/hear_on")
    return button(messages.Hear(card.id), ".quiet.hear")[NOTE, span[said]]


def picture(hearing: str, card: BirdCard, words: Words, *, inside: bool = False) -> Html:
    """A button over the bird's picture that plays its song; empty if ``hearing`` is "off"."""
    if hearing == "off":
        return EMPTY
    key = "voices/hear_bird" if hearing == "on" else "voices/hear_bird_on"
    said = words.text(key, bird=words.bird(card))
    return button(
        messages.Hear(card.id), ".singing", data_tip=said, tabindex="-1" if inside else None
    )[NOTE, span(".sr")[said]]


PLACES: dict[str, Callable[[str, BirdCard, Words], Html]] = {
    "button": hear,
    "picture": picture,
    "inside": partial(picture, inside=True),
}
"""The controls by the place where they are put."""
