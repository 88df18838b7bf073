"""Birds found by a few letters of their name, in any language, slips included."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.engine.cards import BirdCard
from wingspan.words import Words
from wingspan.words.plain import plain

MOST_FOUND = 12
SHORT = 4
"""Letters from which a slip is forgiven; twice as many forgive two."""
SLIPPED = 6
"""The rank from which names are alike only with slips: they are shown if there are no others."""


def found(typed: str, birds: Iterable[BirdCard], words: Words) -> list[BirdCard]:
    """The birds whose names are most like what is typed, best first; none for nothing typed."""
    asked = plain(typed).split()
    if not asked:
        return []
    ranked = []
    for card in birds:
        names = (words.bird(card), *card.name.values(), card.scientific)
        rank = min(_rank(asked, plain(name), place > 0) for place, name in enumerate(names))
        if rank < _NEVER:
            ranked.append((rank, plain(words.bird(card)), card.id, card))
    ranked.sort(key=lambda one: one[:3])
    if ranked and ranked[0][0] < SLIPPED:
        ranked = [one for one in ranked if one[0] < SLIPPED]
    return [card for *_, card in ranked[:MOST_FOUND]]


_NEVER = 99


def _rank(asked: list[str], name: str, other: bool) -> int:
    """How unlike a name is: 0 if it begins so, more for words within it, then for slips."""
    if name.startswith(" ".join(asked)):
        return int(other)
    parts = name.split()
    if all(any(part.startswith(word) for part in parts) for word in asked):
        return 2 + other
    if all(word in name for word in asked):
        return 4 + other
    slips = [min((_slips(word, part) for part in parts), default=_NEVER) for word in asked]
    return SLIPPED + sum(slips) if max(slips) < _NEVER else _NEVER


def _slips(word: str, part: str) -> int:
    """The slips by which a word differs from the beginning of a part of a name: letters too many,
    missing, wrong, or exchanged.
    """
    allowed = len(word) // SHORT
    if not allowed:
        return 0 if part.startswith(word) else _NEVER
    before: list[int] = []
    row = [*range(len(part) + 1)]
    for i, letter in enumerate(word, 1):
        before, last, row = row, before, [i]
        for j, other in enumerate(part, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if last and j > 1 and letter == part[j - 2] and word[i - 2] == other:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    least = min(row)
    return least if least <= allowed else _NEVER
