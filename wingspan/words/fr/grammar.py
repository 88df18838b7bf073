"""French grammar: plurals, elision, typography."""

from __future__ import annotations

import re

from ..grammar import NBSP, Grammar, typographic

_BEFORE_MARK = re.compile(r"[ \u00a0](?=[:;!?»])")
_IN_QUOTES = re.compile(r"«[ \u00a0]?")
_VOWEL = re.compile(r"[aeiouyàâäæéèêëîïôöœùûü]", re.IGNORECASE)
_CONSONANT_Y = re.compile(r"y[aeiou]", re.IGNORECASE)
_MUTE_H = re.compile(r"h(irondelle|uîtrier|ypolaïs|abit|erb|omme|iver)", re.IGNORECASE)


def elides(word: str) -> bool:
    """Whether "de" and "le" are elided before the word (d’œuf, but de harle, de Yann)."""
    return bool(_VOWEL.match(word) or _MUTE_H.match(word)) and not _CONSONANT_Y.match(word)


def de(word: str) -> str:
    """Return "de" and the word, elided where necessary: "de graine", "d’invertébré"."""
    return f"d’{word}" if elides(word) else f"de {word}"


def que(word: str) -> str:
    """Return "que" and the word, elided where necessary: "que Bo", "qu’Ada"."""
    return f"qu’{word}" if elides(word) else f"que {word}"


def chacun(clause: str) -> str:
    """Put "chacun" after the verb, which is the first word: "piochez chacun 1 carte"."""
    return clause.replace(" ", " chacun ", 1)


def typography(text: str) -> str:
    """Put no-break spaces before ``: ; ! ?`` and inside guillemets."""
    return _IN_QUOTES.sub("«" + NBSP, _BEFORE_MARK.sub(NBSP, typographic(text)))


GRAMMAR = Grammar(
    category=lambda n: "one" if abs(n) < 2 else "other",
    set_right=typography,
    colon=f"{NBSP}: ",
    comma=", ",
    semicolon=f"{NBSP}; ",
    decimal_mark=",",
    quotes=("«", "»"),
    functions={"CHACUN": chacun, "DE": de, "QUE": que},
)
