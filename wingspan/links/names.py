"""Players' names in links, which put a stranger's text on somebody's screen."""

from __future__ import annotations

import re

LONGEST_NAME = 24
"""In characters; the start form has the same limit."""

_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\uffff\U000e0000-\U000e0fff]"
)
"""Control characters, line breaks, changes of text direction, and invisible characters except
the two joiners that some scripts and emoji need."""


def clean_name(name: str) -> str:
    """Return a name without invisible characters, cut to LONGEST_NAME."""
    return _UNSEEN.sub("", name)[:LONGEST_NAME]
