"""The page made anew: without anything that the package has cached."""

from __future__ import annotations

import sys

from wingspan.ui.kit.html import Html
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.session.session import Session
from wingspan.ui.table import cards


def without_caches() -> None:
    """Clear everything that the package has cached."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("wingspan.ui", "wingspan.words")):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
    cards._drawings.clear()


def made_anew(session: Session) -> Html:
    """Return the whole page of a session, made without caches."""
    without_caches()
    return page(moment(session))
