"""The numbers of the rules, and every place where a later one differs from an earlier.

A game is played to its end under the number that it was begun with, and every number that was
ever published stays playable. What a later number changed stands here once, as a :class:`Change`
that the rule itself asks: ``if discards_together(table.rules): …``. What changed on a card
stands beside the card, in its field ``before`` (see :class:`~wingspan.engine.cards.BirdCard`).

The order of options, shuffles and random streams belong to a number as well.
"""

from __future__ import annotations

from typing import NamedTuple

RULES = 2
"""The number of today's rules. It is raised when a recorded game would end differently."""


class RulesError(ValueError):
    """A number of rules that these are not, nor any before them; the message says so."""


class Change(NamedTuple):
    """Something that rules do differently since number ``since``.

    ``name``: under which the words speak of it; ``says``: what holds since then, in one sentence;
    ``test``: where that is shown.
    """

    name: str
    since: int
    says: str
    test: str

    def __call__(self, rules: int) -> bool:
        """Whether it holds in the rules of that number."""
        return rules >= self.since


counts_french_names = Change(
    "french_names",
    since=2,
    says="With French names, bonus cards count the words of the French list in all variations.",
    test="tests/engine/test_rules_2.py::test_french_names_count_by_the_list_of_the_french_rulebook",
)
"""It is on the cards: no rule asks for it."""

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
"""All of them, by number, then in the order of the rulebook."""


def check_number(rules: int) -> None:
    """Raise RulesError unless games of that number can be played here."""
    if not 1 <= rules <= RULES:
        raise RulesError(f"There are no rules {rules} here; these are rules {RULES}.")
