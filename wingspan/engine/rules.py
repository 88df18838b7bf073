"""The numbers of the rules, and every difference between them.

A game is played to its end under the number with which it began, and every number that was ever
published stays playable. A difference is defined here once, as a :class:`Change` that the rule
itself calls: ``if discards_together(table.rules): …``. What changed on a card is kept on the card,
in its field ``before`` (see :class:`~wingspan.engine.cards.BirdCard`).

The order of options, shuffles and random streams belong to a number as well.
"""

from __future__ import annotations

from typing import NamedTuple

RULES = 2
"""The current number. It is raised when a recorded game would end differently."""


class RulesError(ValueError):
    """Raised for a number of rules that was never published."""


class Change(NamedTuple):
    """A difference between rules since number ``since`` and earlier ones.

    ``name``: its name in the rules reference. ``says``: what holds since then, in one sentence.
    ``test``: the test that shows it.
    """

    name: str
    since: int
    says: str
    test: str

    def __call__(self, rules: int) -> bool:
        """Whether the change holds in the rules of that number."""
        return rules >= self.since


counts_french_names = Change(
    "french_names",
    since=2,
    says="With French names, bonus cards count the words of the French list in all variations.",
    test="tests/engine/test_rules_2.py::test_french_names_count_by_the_list_of_the_french_rulebook",
)
"""It is a matter of the cards: no rule calls it."""

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
"""All changes by number, then in the order of the rulebook."""


def check_number(rules: int) -> None:
    """Raise RulesError unless games of that number can be played."""
    if not 1 <= rules <= RULES:
        raise RulesError(f"There are no rules {rules}; this version has rules 1 to {RULES}.")
