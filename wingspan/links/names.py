"""Players' names in links: what strangers may write on somebody's screen."""

from __future__ import annotations

import re

LONGEST_NAME = 24
"""Characters, as in the start form."""

_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\uffff\U000e0000-\U000e0fff]"
)
"""Control characters, line breaks, changes of the direction of writing, and characters that
nobody sees, except the two joiners that some scripts and emoji need."""


def clean_name(name: str) -> str:
    """A name as links hold it: unseen characters left out, then cut to LONGEST_NAME."""
    return _UNSEEN.sub("", name)[:LONGEST_NAME]
