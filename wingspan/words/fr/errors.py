"""French error messages, since the engine's own are in English."""

from __future__ import annotations

import re

LEADS = {
    "SetupError": "Cette mise en place ne peut pas être jouée",
    "PositionError": "Cette position est impossible",
    "RecordError": "Cette partie enregistrée ne peut pas être relue",
    "CardError": "Les cartes ne peuvent pas être lues",
    "IllegalAnswer": "Cette réponse n'est pas possible",
}
"""The message for each of the engine's errors, by the name of its class."""

_TOO_FEW = re.compile(r"without: .* left")
_FIELD = re.compile(r"([\w.\[\]]+): ")


def error(error: Exception) -> str:
    """Return what went wrong and in which field; for an unknown error, its own message."""
    for kind in type(error).__mro__:
        if kind.__name__ in LEADS:
            found = _FIELD.match(str(error))
            if _TOO_FEW.match(str(error)):
                return f"{LEADS[kind.__name__]} : trop de cartes sont écartées."
            where = f" (champ « {found[1]} »)" if found else ""
            return f"{LEADS[kind.__name__]}{where}."
    return str(error)
