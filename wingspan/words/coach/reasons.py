"""Why one answer is better than another, in a sentence or two, whatever the language.

Nothing is said that the figures do not carry: the caller hands in only what is clear.
"""

from __future__ import annotations

from collections.abc import Sequence

from wingspan.words import Words

from .interface import figure, points, say

Parts = Sequence[tuple[str, float]]
"""Columns of the score pad, or things held, each with how much more of it there is."""


def why(
    words: Words,
    best: str,
    other: str,
    more: float,
    carried: Parts = (),
    against: Parts = (),
    held: Parts = (),
) -> str:
    """Why ``best`` is better than ``other`` by so many points.

    ``carried``: columns that bring more; ``against``: that bring fewer all the same, as numbers
    below zero; ``held``: what else there is more, or fewer, of some turns later.
    """
    if not carried:
        key = "why_unexplained"
    elif against:
        key = "why_though"
    else:
        key = "why"
    values = {"best": best, "other": other, "points": points(words, more)}
    if carried:
        values["parts"] = words.all_of(_columns(words, carried))
    if carried and against:
        values["fewer"] = words.all_of(_columns(words, against))
    said = say(words, key, **values)
    if held:
        parts = words.all_of(_held(words, name, number) for name, number in held)
        said += " " + say(words, "why_held", parts=parts)
    return said


def _columns(words: Words, parts: Parts) -> list[str]:
    return [
        say(
            words,
            "part",
            n=figure(words.language, abs(number)),
            column=say(words, f"from_{name}"),
        )
        for name, number in parts
    ]


def _held(words: Words, name: str, number: float) -> str:
    key = f"{name}_more" if number > 0 else f"{name}_fewer"
    return say(words, key, n=figure(words.language, abs(number)), whole=int(abs(number)))
