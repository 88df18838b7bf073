"""The grammar of English that messages need."""

from __future__ import annotations

from ..grammar import Grammar, typographic


def is_one(n: int) -> bool:
    """Whether ``n`` takes the singular."""
    return n == 1


GRAMMAR = Grammar(
    category=lambda n: "one" if is_one(n) else "other",
    set_right=typographic,
    colon=": ",
    comma=", ",
    decimal_mark=".",
    quotes=("“", "”"),
)
joined = GRAMMAR.joined
