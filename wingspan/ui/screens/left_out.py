"""The number of cards left out of a game, in words."""

from __future__ import annotations

from collections.abc import Collection

from wingspan.engine import load_catalog
from wingspan.words import Words


def how_many_out(words: Words, cards: Collection[str]) -> str:
    """Count the cards left out, in words: "2 birds left out, 1 bonus card left out"."""
    if not cards:
        return words.text("left_out_none")
    bonus = sum(card in load_catalog().bonus_cards for card in cards)
    birds = len(cards) - bonus
    said = []
    if birds:
        said.append(words.text("left_out_count", n=birds))
    if bonus:
        said.append(words.text("left_out_bonus_count", n=bonus))
    return words.listed(said)
