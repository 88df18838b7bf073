"""What a weight of a bird card is for."""

from __future__ import annotations

USES = (
    "hand",
    "hand_t",
    "play",
    "play_t",
    "use",
    "use_t",
    "keep",
    "decline",
    "decline_t",
    "give",
    "give_t",
    "forest",
    "grassland",
    "wetland",
    "first",
    "second",
)
"""What a weight of a bird card is for: held in the hand (and so much more for each turn left),
played, its power used, kept at the start; as the bird that asks: declined, something given up,
its first or second course taken; and played into a row."""

LATE = ("hand_t", "play_t", "use_t", "decline_t", "give_t", "forest", "grassland", "wetland")
"""Those that count once for each turn left."""
