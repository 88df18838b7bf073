"""English texts of a bird's entry, for the figures on its card."""

from __future__ import annotations

TEXTS: dict[str, str] = {
    "habitats": "**Lives in:** {habitats}",
    "or": "or",
    "cost": "**Food:** {cost}",
    "no_cost": "**Food:** none",
    "points": "**Worth:** {n} {n|point|points}",
    "nest": "**Nest:** {nest}, {n} {n|egg|eggs} at most",
    "no_nest": "**Nest:** none, holds no eggs",
    "wingspan": "**Wingspan:** {cm} cm",
    "flightless": "**Wingspan:** *, [[flightless|does not fly]]",
    "beak.left": "**Beak:** points left",
    "beak.right": "**Beak:** points right",
    "beak.both": "**Beak:** one each way",
    "beak.none": "**Beak:** points to neither side",
    "counts_for": "**Counts for:** {cards}",
    "by_name.en": "{card} by its English name",
    "by_name.fr": "{card} by its French name",
    "set": "**From:** {set}",
    "played": "**Strong computer players** play it in {percent} % of the games in which they draw"
    " it",
    "played_worth": "**Strong computer players** play it in {percent} % of the games in which they"
    " draw it; dealt at the start, it is worth {worth} points to them (±{error})",
    "no_power": "No power: [[power.none]].",
    "rulings": "**Good to know**",
}
