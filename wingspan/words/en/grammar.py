"""The grammar of English that messages need."""

from __future__ import annotations

from ..grammar import Grammar, typographic


def a(noun: str) -> str:
    """Return the noun with its article: "a fish die", "an invertebrate die"."""
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


GRAMMAR = Grammar(
    set_right=typographic,
    colon=": ",
    comma=", ",
    semicolon="; ",
    decimal_mark=".",
    quotes=("“", "”"),
    functions={"A": a},
)
