"""Folding of text for search: lower case, no accents, only letters and digits."""

from __future__ import annotations

import re

_FOLDED = str.maketrans(
    {
        **dict(
            zip("àâäáãåāçéèêëēíìîïīñóòôöõōúùûüūýÿ", "aaaaaaaceeeeeiiiiinoooooouuuuuyy", strict=True)
        ),
        "œ": "oe",
        "æ": "ae",
        "’": " ",
        "'": " ",
    }
)
_POSSESSIVE = re.compile(r"(?<=[a-z])['’]s(?![a-z])")
_BETWEEN = re.compile(r"[^a-z0-9+]+")


def folded(text: str) -> str:
    """Return the words of a text, with spaces around each: " merle d amerique ".

    An English "’s" is joined to its word, since many people omit the apostrophe.
    """
    text = _POSSESSIVE.sub("s", text.lower()).translate(_FOLDED)
    return f" {_BETWEEN.sub(' ', text).strip()} "
