"""French grammar: plurals, elision, typography."""

from __future__ import annotations

import re

from ..grammar import NBSP, Grammar, typographic

_BEFORE_MARK = re.compile(r"[ \u00a0](?=[:;!?»])")
_IN_QUOTES = re.compile(r"«[ \u00a0]?")
_VOWEL = re.compile(r"[aeiouyàâäæéèêëîïôöœùûü]", re.IGNORECASE)
_MUTE_H = re.compile(r"h(irondelle|uîtrier|ypolaïs|abit|erb|omme|iver)", re.IGNORECASE)


def is_one(n: int) -> bool:
    """Whether ``n`` takes the singular: 0 and 1 do."""
    return abs(n) < 2


def plural(n: int, one: str, many: str) -> str:
    """The form that goes with ``n``, without the number."""
    return one if is_one(n) else many


def elides(word: str) -> bool:
    """Whether "de" or "le" is elided before that word (d’œuf, but de harle)."""
    return bool(_VOWEL.match(word) or _MUTE_H.match(word))


def de(word: str) -> str:
    """ "de" and the word, elided where it must be: "de graine", "d’invertébré"."""
    return f"d’{word}" if elides(word) else f"de {word}"


def typography(text: str) -> str:
    """A text with spaces that may not break before ``: ; ! ?`` and inside guillemets."""
    return _IN_QUOTES.sub("«" + NBSP, _BEFORE_MARK.sub(NBSP, typographic(text)))


GRAMMAR = Grammar(
    is_one=is_one, set_right=typography, colon=f"{NBSP}: ", comma=", ", decimal_mark=","
)
joined = GRAMMAR.joined
