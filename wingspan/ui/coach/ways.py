"""Ways to answer, in words, and where on the table they lie."""

from __future__ import annotations

from typing import Literal

from wingspan.bots.ways import Way
from wingspan.engine.catalog import Catalog
from wingspan.engine.decision import Decision
from wingspan.engine.options import (
    AnyOption,
    Bird,
    Die,
    Draw,
    DrawDeck,
    FoodToken,
    InHabitat,
    RefillTray,
    Reroll,
    ResetTray,
    Slot,
    TakeAction,
    UsePower,
)
from wingspan.words import BirdAt, Words
from wingspan.words.coach.interface import say

Region = Literal["hand", "forest", "grassland", "wetland", "birdfeeder", "supply", "tray", "prompt"]
ROWS: dict[str, Region] = {
    "play_bird": "hand",
    "gain_food": "forest",
    "lay_eggs": "grassland",
    "draw_cards": "wetland",
}


def region(option: AnyOption, hand: list[str]) -> Region:
    """The part of the table that an option is about."""
    match option:
        case TakeAction(action):
            return ROWS[action]
        case Bird(bird) if bird in hand:
            return "hand"
        case Slot(_, habitat) | UsePower(_, habitat) | InHabitat(habitat):
            return habitat
        case Die() | Reroll():
            return "birdfeeder"
        case FoodToken():
            return "supply"
        case Draw() | DrawDeck() | RefillTray() | ResetTray():
            return "tray"
        case _:
            return "prompt"


def told(
    words: Words,
    catalog: Catalog,
    names: tuple[str, ...],
    decision: Decision,
    way: Way,
    bird_at: BirdAt | None = None,
) -> str:
    """A way to answer, as its button says it; "play a bird" with which and where, a start with all
    birds that are kept."""
    if way.kept is not None:
        kept = [words.bird(catalog.birds[bird]) for bird in way.kept]
        if not kept:
            return say(words, "keep_no_bird")
        return say(words, "keep_birds", birds=words.all_of(kept))
    if way.bird is not None and way.habitat is not None:
        bird, habitat = words.bird(catalog.birds[way.bird]), words.habitat(way.habitat)
        return say(words, "play_in", bird=bird, habitat=habitat)
    return words.option(decision.options[way.option], decision, catalog, names, bird_at=bird_at)
