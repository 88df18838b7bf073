"""The grammar that all languages share, and what each defines for itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

NBSP = "\u00a0"

_PLURAL = re.compile(r"\{(\w+)\|([^|{}]*)\|([^|{}]*)\}")
_UNIT = re.compile(r"(?<=\d) (?=cm\b)")


class Grammar(Struct, frozen=True, kw_only=True):
    """The grammar of a language, defined in its folder's `grammar.py`.

    ``is_one``: whether a number takes the singular. ``set_right``: applies the language's
    typography of apostrophes and spaces. ``colon``: follows a label. ``comma``: separates the
    parts of a list. ``decimal_mark``: separates ones and tenths. ``elided``: shortens words of a
    template before the values that begin with a vowel.
    """

    is_one: Callable[[int], bool]
    set_right: Callable[[str], str]
    colon: str
    comma: str
    decimal_mark: str
    elided: Callable[[str, Mapping[str, object]], str] = lambda template, _: template

    def fill(self, template: str, values: Mapping[str, object]) -> str:
        """Fill a template: ``{name}`` is a value, ``{n|card|cards}`` the form that goes with n.

        Raises KeyError if a value is missing, TypeError if a plural's is not a whole number.
        """

        if "{" not in template:
            return template

        def form(found: re.Match[str]) -> str:
            n = values[found[1]]
            if not isinstance(n, int):
                raise TypeError(f"{found[1]!r} chooses a plural and is not a whole number: {n!r}")
            return found[2] if self.is_one(n) else found[3]

        return self.elided(_PLURAL.sub(form, template), values).format(**values)

    def listed(self, parts: Iterable[str]) -> str:
        """ "a, b, c"."""
        return self.comma.join(parts)

    def joined(self, parts: Iterable[str], last: str) -> str:
        """ "a, b and c", with ``last`` ("and", "ou" …) before the last one."""
        *front, end = parts
        return f"{self.listed(front)} {last} {end}" if front else end

    def tenths(self, number: int) -> str:
        """Format a number given in tenths: "75.5", in French "75,5"."""
        return f"{number // 10}{self.decimal_mark}{number % 10}"


def reaches(counts: Sequence[int], noun: Callable[[int], str], or_more: str) -> list[str]:
    """Return what each tier of a bonus card asks for: "2–3 birds", "4 or more".

    ``counts``: the least count of each tier, ascending. ``noun``: returns a count with its noun.
    """
    parts: list[str] = []
    for least, after in zip(counts, [*counts[1:], None], strict=True):
        if after is None:
            parts.append(f"{least} {or_more}" if parts else f"{noun(least)} {or_more}")
        elif after - 1 > least:
            most = noun(after - 1) if not parts else str(after - 1)
            parts.append(f"{least}–{most}")
        else:
            parts.append(noun(least) if not parts else str(least))
    return parts


def capital(text: str) -> str:
    """Return the text with its first letter in upper case and the rest unchanged."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """Return the text with its first letter in lower case and the rest unchanged."""
    return text[:1].lower() + text[1:]


def sentence(text: str) -> str:
    """Return the text with an initial capital and, unless it ends with punctuation, a full stop."""
    return capital(text) + ("" if text.endswith((".", "?", "!")) else ".")


def typographic(text: str) -> str:
    """Apply the typography that most languages share.

    Apostrophes become typographic, and numbers are tied to their units.
    """
    return _UNIT.sub(NBSP, text.replace("'", "’"))
