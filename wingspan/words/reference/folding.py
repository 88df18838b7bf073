"""Words as people type them: small letters, no accents, nothing but letters and digits."""

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
    """The words of a text, each with a space before and after: " merle d amerique ".

    An English "’s" stays with its word, as many leave the apostrophe out.
    """
    text = _POSSESSIVE.sub("s", text.lower()).translate(_FOLDED)
    return f" {_BETWEEN.sub(' ', text).strip()} "
