"""Grammar that is the same for every language, and what each brings of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

NBSP = "\u00a0"

_PLURAL = re.compile(r"\{(\w+)\|([^|{}]*)\|([^|{}]*)\}")
_UNIT = re.compile(r"(?<=\d) (?=cm\b)")


class Grammar(Struct, frozen=True, kw_only=True):
    """The grammar of a language, as its folder's `grammar.py` brings it.

    ``is_one``: whether a number takes the singular. ``set_right``: a text with the apostrophes
    and spaces of the language's typography. ``colon``: between a label and what it says.
    ``comma``: between the parts of a list. ``decimal_mark``: between ones and tenths.
    """

    is_one: Callable[[int], bool]
    set_right: Callable[[str], str]
    colon: str
    comma: str
    decimal_mark: str

    def fill(self, template: str, values: Mapping[str, object]) -> str:
        """A template with its values: ``{name}``, or ``{n|card|cards}`` by the form for n.

        Raises KeyError if a value is missing and TypeError if a plural's is not a whole number.
        """

        def form(found: re.Match[str]) -> str:
            n = values[found[1]]
            if not isinstance(n, int):
                raise TypeError(f"{found[1]!r} chooses a plural and is not a whole number: {n!r}")
            return found[2] if self.is_one(n) else found[3]

        return _PLURAL.sub(form, template).format(**values)

    def listed(self, parts: Iterable[str]) -> str:
        """ "a, b, c"."""
        return self.comma.join(parts)

    def joined(self, parts: Iterable[str], last: str) -> str:
        """ "a, b and c", with ``last`` ("and", "ou" …) before the last one."""
        *front, end = parts
        return f"{self.listed(front)} {last} {end}" if front else end

    def by_tiers(self, tiers: list[tuple[int, int]]) -> str:
        """Points by tiers of (count, points), lowest first: "2–3: 3 · 4+: 7"."""
        parts = []
        for (count, points), after in zip(tiers, [*tiers[1:], None], strict=True):
            if after is None:
                reach = f"{count}+"
            elif after[0] - 1 > count:
                reach = f"{count}–{after[0] - 1}"
            else:
                reach = str(count)
            parts.append(f"{reach}{self.colon}{points}")
        return " · ".join(parts)

    def tenths(self, number: int) -> str:
        """A number given in tenths: "75.5", in French "75,5"."""
        return f"{number // 10}{self.decimal_mark}{number % 10}"


def capital(text: str) -> str:
    """The text with its first letter in upper case, the rest untouched."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """The text with its first letter in lower case, the rest untouched."""
    return text[:1].lower() + text[1:]


def sentence(text: str) -> str:
    """The text as a sentence: a capital first, a full stop last."""
    return capital(text) + ("" if text.endswith((".", "?", "!")) else ".")


def typographic(text: str) -> str:
    """Typographic apostrophes, and numbers that keep to their unit: right in most languages."""
    return _UNIT.sub(NBSP, text.replace("'", "’"))
