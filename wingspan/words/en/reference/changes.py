"""English texts about the differences between versions of the rules, for players."""

from __future__ import annotations

from ...reference.entries import Text

CHANGES: dict[str, str] = {
    "french_names": "With French bird names, [[bonus.anatomist]], [[bonus.cartographer]] and"
    " [[bonus.historian]] count by the words of the French list, in all their variations.",
    "gained_and_cached": "The seed that [[bird.coal_tit]] or [[bird.eurasian_nuthatch]] gains and"
    " caches is a food gained this turn, for [[bird.european_robin]].",
    "copies_retained": "What [[bird.superb_lyrebird]] or [[bird.tui]] may still do with a power"
    " it copied is not lost when it copies another in the same turn.",
    "discarded_together": "Cards discarded together while deck and discards are both empty are all"
    " shuffled into the new deck, not the first alone.",
    "lorikeet_in_forest": "The nectar of [[bird.rainbow_lorikeet]] lies in the forest, even if the"
    " bird that uses the power is in another row.",
}
"""The description of each change, by its name in :mod:`wingspan.engine.rules`."""

TEXTS = {
    "rules_changed": Text(
        "What changed in the rules",
        """Rules have a number. A game is played to its end by the number it was begun with, \
and so are the links to it; a new game takes the latest.

**Rules 2**, since version 0.3:

"""
        + "\n".join(f"- {change}" for change in CHANGES.values()),
        ("version", "old rules", "rules 1", "rules 2", "number of the rules"),
    ),
}
