"""Grammar that is the same for every subject: plurals, lists, elision, typography."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal

from wingspan.engine.things import Language

NBSP = "\u00a0"

_PLURAL = re.compile(r"\{(\w+)\|([^|{}]*)\|([^|{}]*)\}")
_BEFORE_MARK = re.compile(r"[ \u00a0](?=[:;!?»])")
_IN_QUOTES = re.compile(r"«[ \u00a0]?")
_UNIT = re.compile(r"(?<=\d) (?=cm\b)")
_VOWEL = re.compile(r"[aeiouyàâäæéèêëîïôöœùûü]", re.IGNORECASE)
_MUTE_H = re.compile(r"h(irondelle|uîtrier|ypolaïs|abit|erb|omme|iver)", re.IGNORECASE)


def is_one(n: int, language: Language) -> bool:
    """Whether ``n`` takes the singular: only 1 in English, 0 and 1 in French."""
    return n == 1 if language == "en" else abs(n) < 2


def plural(n: int, one: str, many: str, language: Language) -> str:
    """The form that goes with ``n``, without the number."""
    return one if is_one(n, language) else many


def fill(template: str, values: dict[str, object], language: Language) -> str:
    """Fill a message: ``{name}`` by its value, ``{n|card|cards}`` by the form that goes with n.

    Raises KeyError if a value is missing and TypeError if a plural's is not a whole number.
    """

    def form(found: re.Match[str]) -> str:
        n = values[found[1]]
        if not isinstance(n, int):
            raise TypeError(f"{found[1]!r} chooses a plural and is not a whole number: {n!r}")
        return plural(n, found[2], found[3], language)

    return _PLURAL.sub(form, template).format(**values)


def joined(parts: Iterable[str], last: str) -> str:
    """ "a, b and c", with ``last`` ("and", "ou" …) before the last one."""
    *front, end = parts
    return f"{', '.join(front)} {last} {end}" if front else end


def capital(text: str) -> str:
    """The text with its first letter in upper case, the rest untouched."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """The text with its first letter in lower case, the rest untouched."""
    return text[:1].lower() + text[1:]


def sentence(text: str) -> str:
    """The text as a sentence: a capital first, a full stop last."""
    return capital(text) + ("" if text.endswith((".", "?", "!")) else ".")


def elides(word: str) -> bool:
    """Whether French elides "de" or "le" before that word (d’œuf, but de harle)."""
    return bool(_VOWEL.match(word) or _MUTE_H.match(word))


def de(word: str) -> str:
    """ "de" and the word, elided where French does: "de graine", "d’invertébré"."""
    return f"d’{word}" if elides(word) else f"de {word}"


def typography(text: str, language: Language) -> str:
    """Typographic apostrophes, and the spaces that may not break.

    French puts one before ``: ; ! ?`` and inside guillemets; a number keeps to its unit.
    """
    text = _UNIT.sub(NBSP, text.replace("'", "’"))
    if language == "fr":
        text = _BEFORE_MARK.sub(NBSP, text)
        text = _IN_QUOTES.sub("«" + NBSP, text)
    return text


def by_tiers(tiers: list[tuple[int, int]], colon: Literal[": ", " : "]) -> str:
    """Points by tiers of (count, points), lowest first: "2–3: 3 · 4+: 7"."""
    parts = []
    for (count, points), after in zip(tiers, [*tiers[1:], None], strict=True):
        if after is None:
            reach = f"{count}+"
        elif after[0] - 1 > count:
            reach = f"{count}–{after[0] - 1}"
        else:
            reach = str(count)
        parts.append(f"{reach}{colon}{points}")
    return " · ".join(parts)
