"""What a reload shows until Python has started."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from wingspan.words import Language

from ..page.showing import on_return
from ..page.views import page
from ..session.where import Elsewhere, Failed

if TYPE_CHECKING:
    from ..session.session import Session

LAST_VIEW = "wingspan.last_view"
"""Key of the :class:`LastView`, which static/first-view.js shows until Python has started."""


class LastView(msgspec.Struct):
    """The last view of the page."""

    language: Language
    """The language of the markup."""
    theme: str
    """The chosen theme."""
    phase: str
    """Whether the game is in play ("play") or has ended ("over")."""
    markup: str
    """The table; shows no hand for which the screen would have to be handed over."""


def remember(session: Session) -> None:
    """Store the last view, because the page may be discarded now; none if Python must show it."""
    view = None
    with suppress(Exception):
        view = _as_left(session)
    if view is None:
        forget(session)
    else:
        session.keeping.remember(LAST_VIEW, msgspec.json.encode(view).decode())


def forget(session: Session) -> None:
    session.keeping.shelf.store.remove(LAST_VIEW)


def _as_left(session: Session) -> LastView | None:
    if session.keeping.trouble or isinstance(session.where, Failed | Elsewhere):
        return None
    left = on_return(session)
    if left is None:
        return None
    return LastView(session.language, session.settings.theme, left.phase, str(page(left)))
