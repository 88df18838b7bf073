"""Names in a form for searching."""

from __future__ import annotations

from functools import cache

_PLAIN = str.maketrans("àâäáãåçéèêëíîïñóôöúùûüýÿ’-", "aaaaaaceeeeiiinooouuuuyy'  "[:26])


@cache
def plain(name: str) -> str:
    """Return a name in a form for searching: lower case, no accents, spaces for hyphens."""
    return name.casefold().translate(_PLAIN).replace("œ", "oe").replace("æ", "ae")
