"""The grammar of English that messages need."""

from __future__ import annotations

from ..grammar import Grammar, typographic


def is_one(n: int) -> bool:
    """Whether ``n`` takes the singular."""
    return n == 1


def a(noun: str) -> str:
    """Return the noun with its article: "a fish die", "an invertebrate die"."""
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


GRAMMAR = Grammar(
    category=lambda n: "one" if is_one(n) else "other",
    set_right=typographic,
    colon=": ",
    comma=", ",
    semicolon="; ",
    decimal_mark=".",
    quotes=("“", "”"),
    functions={"A": a},
)
joined = GRAMMAR.joined
