"""Requests to press something, for questions whose answers are highlighted on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wingspan.engine.options import take_action

from .grammar import capital
from .names import Asked

if TYPE_CHECKING:
    from wingspan.engine.decision import Kind
    from wingspan.words import Words

QUESTIONS: frozenset[Kind] = frozenset(
    (
        "keep_bird",
        "pay_for_kept_birds",
        "how_many",
        "trade",
        "use_power",
        "cache_or_keep",
        "first_player",
        "reset",
        "how_placed",
        "tuck_or_keep",
        "give_to",
        "choose_player",
        "steal_from",
        "choose_course",
        "again",
        "take_cached",
        "discard_thing",
        "waive",
    )
)
"""The kinds of decision that are asked as questions instead."""
NUMBERED: frozenset[Kind] = frozenset(("lay_egg", "gain_die", "draw_card"))
"""The kinds whose requests say which of several similar decisions in a row it is."""


def request(words: Words, asked: Asked, run: tuple[int, int] | None) -> str:
    """Return what to press, introduced by the bird that asks; "" if it is asked as a question."""
    kind, bird = asked.decision.kind, asked.asking_bird
    name = "" if bird is None else asked.bird(bird.id)
    if kind == "use_power" and name:
        return words.text("requests/use_power", bird=name)
    if kind in QUESTIONS:
        return ""
    if kind == "action" and take_action("play_bird") not in asked.decision.options:
        text = words.text("requests/action.no_bird")
    elif run is not None and kind in NUMBERED:
        text = words.text(f"requests/{kind}.numbered", n=run[0], all=run[1])
    else:
        text = words.text(f"requests/{kind}")
        if kind == "discard_card" and not name:
            text = words.text("requests/end_of_turn", request=text)
    return words.text("requests/by_bird", bird=name, request=text) if name else capital(text)
