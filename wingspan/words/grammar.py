"""The grammar that all languages share, and what each defines for itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

NBSP = "\u00a0"

_UNIT = re.compile(r"(?<=\d) (?=cm\b)")


Message = str | Callable[[Mapping[str, object]], str]
"""A message of a compiled catalogue: a template of `str.format`, or a function of its values."""


def filled(message: Message, values: Mapping[str, object]) -> str:
    """Fill a message. Raises KeyError if a value is missing."""
    if not isinstance(message, str):
        return message(values)
    return message.format_map(values) if "{" in message else message


def small(text: str) -> str:
    """Return the text with its first letter in lower case and the rest unchanged."""
    return text[:1].lower() + text[1:]


class Grammar(Struct, frozen=True, kw_only=True):
    """The grammar of a language, defined in its folder's `grammar.py`.

    ``category``: the category of a number's plural, as the Unicode CLDR names it: "one", "few" …
    "other". ``set_right``: applies the language's typography of apostrophes and spaces. ``colon``:
    follows a label. ``comma``, ``semicolon``: separate the parts of a list. ``decimal_mark``:
    separates ones and tenths. ``quotes``: the two quotation marks. ``small``: returns a text as it
    goes on a sentence, where it has a capital by itself; ``str`` if that may be a noun's.
    ``functions``: what the language's catalogues call by name.
    """

    category: Callable[[int], str]
    set_right: Callable[[str], str]
    colon: str
    comma: str
    semicolon: str
    decimal_mark: str
    quotes: tuple[str, str]
    small: Callable[[str], str] = small
    functions: Mapping[str, Callable[..., str]] = {}

    def plural(self, n: object) -> str:
        """Return the category of a number. Raises TypeError if it is not a whole number."""
        if not isinstance(n, int):
            raise TypeError(f"{n!r} chooses a plural and is not a whole number")
        return self.category(n)

    def by_plural(self, number: str, forms: Mapping[str, Message], other: Message) -> Message:
        """Return a message with a form for each category of the value ``number``."""

        def said(values: Mapping[str, object]) -> str:
            return filled(forms.get(self.plural(values[number]), other), values)

        return said

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


def capital(text: str) -> str:
    """Return the text with its first letter in upper case and the rest unchanged."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Return the text with an initial capital and, unless it ends with punctuation, a full stop."""
    return capital(text) + ("" if text.endswith((".", "?", "!")) else ".")


def typographic(text: str) -> str:
    """Apply the typography that most languages share.

    Apostrophes become typographic, and numbers are tied to their units.
    """
    return _UNIT.sub(NBSP, text.replace("'", "’"))
