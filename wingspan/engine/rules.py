"""The versions of the rules, which are numbered from 1, and every difference between them.

A game is played to its end under the version with which it began, and every version ever published
stays playable. Each difference is defined here once, as a :class:`Change` that the rule itself
calls: ``if discards_together(table.rules): …``. A change to a card is stored on the card, in its
field ``before`` (see :class:`~wingspan.engine.cards.BirdCard`).

The order of options, shuffles and random streams are part of a version as well.
"""

from __future__ import annotations

from msgspec import Struct

RULES = 2
"""The current version. It is raised when a recorded game would end differently."""


class RulesError(ValueError):
    """Raised for a rules version that this program does not know."""


class Change(Struct, frozen=True):
    """A change to the rules, in force from version ``since`` on.

    ``name``: its name in the rules reference. ``says``: the rule since then, in one sentence.
    ``test``: the test that demonstrates it.
    """

    name: str
    since: int
    says: str
    test: str

    def __call__(self, rules: int) -> bool:
        """Whether the change is in force under rules version ``rules``."""
        return rules >= self.since


counts_french_names = Change(
    "french_names",
    since=2,
    says="With French names, bonus cards count the words of the French list in all variations.",
    test="tests/engine/test_rules_2.py::test_french_names_count_by_the_list_of_the_french_rulebook",
)
"""Only card data depends on this change: no rule calls it."""

gains_what_it_caches = Change(
    "gained_and_cached",
    since=2,
    says="Food that a card tells to gain and cache is a food gained this turn.",
    test="tests/engine/test_rules_2.py::test_a_seed_gained_and_cached_can_be_gained_again",
)

retains_every_copy = Change(
    "copies_retained",
    since=2,
    says="What a bird retains of a power it copied is not lost when it copies another.",
    test="tests/engine/test_rules_2.py::test_a_second_copy_leaves_what_the_first_one_lets_the_bird_do",
)

discards_together = Change(
    "discarded_together",
    since=2,
    says="Cards discarded together while no card is left are shuffled into the new deck together.",
    test="tests/engine/test_rules_2.py::test_a_tray_discarded_onto_nothing_becomes_the_new_deck_whole",
)

spends_nectar_where_the_card_says = Change(
    "lorikeet_in_forest",
    since=2,
    says="Nectar that a card sends to a row lies there, wherever the bird is.",
    test="tests/engine/test_rules_2.py::test_nectar_for_the_lorikeet_lies_in_the_forest_wherever_the_bird_is",
)

CHANGES: tuple[Change, ...] = (
    counts_french_names,
    gains_what_it_caches,
    retains_every_copy,
    discards_together,
    spends_nectar_where_the_card_says,
)
"""All changes by version, then in the order of the rulebook."""


def check_number(rules: int) -> None:
    """Raise RulesError unless games under rules version ``rules`` can be played."""
    if not 1 <= rules <= RULES:
        raise RulesError(f"There are no rules {rules}; this version has rules 1 to {RULES}.")
