"""Players' names in links, which put a stranger's text on somebody's screen."""

from __future__ import annotations

import re
import unicodedata

LONGEST_NAME = 24
"""In characters; the start form has the same limit."""

_UNSEEN = (
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\uffff\U000e0000-\U000e0fff]"
)
"""Control characters, line breaks, changes of text direction, and invisible characters except
the two joiners that some scripts and emoji need."""


def clean_name(name: str) -> str:
    """Return a name without invisible characters, cut to LONGEST_NAME."""
    return cut(re.sub(_UNSEEN, "", name), LONGEST_NAME)


def cut(text: str, most: int) -> str:
    """Return at most ``most`` characters of a text, and nothing of what its reader would take for
    one character if that does not fit: an emoji of several parts, a letter with its marks.
    """
    if len(text) <= most:
        return text
    end = most
    while end and _joined(text, end):
        end -= 1
    return text[:end]


_JOINER = "\u200d"
_VIRAMA = 9
"""The combining class of the sign that joins two consonants in scripts of India."""


def _joined(text: str, at: int) -> bool:
    """Whether the characters on both sides of that place are seen as one."""
    before, after = text[at - 1], text[at]
    if _JOINER in (before, after) or unicodedata.category(after).startswith("M"):
        return True
    if "\U0001f3fb" <= after <= "\U0001f3ff":  # the colour of a skin
        return True
    if _is_regional(before) and _is_regional(after):  # two are a flag
        first = at - 1
        while first and _is_regional(text[first - 1]):
            first -= 1
        return (at - first) % 2 == 1
    if unicodedata.combining(before) == _VIRAMA:
        return unicodedata.category(after) == "Lo"
    return "\u1160" <= after <= "\u11ff"  # the second and third part of a Korean syllable


def _is_regional(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"
