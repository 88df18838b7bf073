"""Candidates in words, and the part of the table that an option is about."""

from __future__ import annotations

from typing import Literal

from wingspan.bots.candidates import Candidate
from wingspan.engine.catalog import Catalog
from wingspan.engine.decision import Decision, Kind
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

Region = Literal["hand", "forest", "grassland", "wetland", "birdfeeder", "supply", "tray", "prompt"]
ROWS: dict[str, Region] = {
    "play_bird": "hand",
    "gain_food": "forest",
    "lay_eggs": "grassland",
    "draw_cards": "wetland",
}


DEEDS: dict[Kind, str] = {
    "bird_to_play": "play_it",
    "draft": "do_take",
    "keep_card": "do_take",
    "discard_card": "do_give",
    "card_to_pay": "do_give",
    "trade": "do_give",
    "tuck_card": "do_tuck",
    "tuck_behind": "do_tuck",
}
"""What happens to a card that is chosen, by the kind of decision."""


def region(option: AnyOption, hand: list[str]) -> Region:
    """Return the part of the table that an option is about. ``hand``: the ids of cards in hand."""
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
    candidate: Candidate,
    bird_at: BirdAt | None = None,
) -> str:
    """A candidate in words: the birds to keep, the bird and row to play, or its option's label."""
    if candidate.kept is not None:
        kept = [words.bird(catalog.birds[bird]) for bird in candidate.kept]
        if not kept:
            return words.text("coach/keep_no_bird")
        return words.text("coach/keep_birds", birds=words.all_of(kept))
    if candidate.bird is not None and candidate.habitat is not None:
        bird, habitat = words.bird(catalog.birds[candidate.bird]), words.habitat(candidate.habitat)
        return words.text("coach/play_in", bird=bird, habitat=habitat)
    if candidate.bird is not None:
        return words.text("coach/play_it", bird=words.bird(catalog.birds[candidate.bird]))
    if candidate.habitat is not None:
        return words.text("coach/play_there", habitat=words.habitat(candidate.habitat))
    option = decision.options[candidate.option]
    if isinstance(option, Bird) and decision.kind in DEEDS:
        bird = words.bird(catalog.birds[option.bird])
        return words.text(f"coach/{DEEDS[decision.kind]}", bird=bird)
    return words.option(option, decision, catalog, names, bird_at=bird_at)
