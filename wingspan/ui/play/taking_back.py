"""What a taken-back answer had shown: dice or cards that nobody could know before."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.engine.events import (
    AnyEvent,
    AutomaDrew,
    CardsDrawnApart,
    CardsLaidOut,
    CardsSearched,
    DeckCardDrawn,
    DiceRolled,
    Hunted,
    HuntedWithDice,
    TrayRefilled,
)

REVEALING = (
    AutomaDrew,
    CardsDrawnApart,
    CardsLaidOut,
    CardsSearched,
    DeckCardDrawn,
    DiceRolled,
    Hunted,
    HuntedWithDice,
    TrayRefilled,
)


def reveals(events: Iterable[AnyEvent]) -> bool:
    """Whether dice were thrown or cards turned up."""
    return any(isinstance(event, REVEALING) for event in events)
