"""What links name, with whatever was pasted behind it: see :mod:`wingspan.links.pasted`.

Imported with the first link.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from wingspan.links.pasted import link_in, name_in

from .devices import RULES, Focus
from .session.moment import Reference
from .session.reading import ask_why, read
from .session.showing import moment

if TYPE_CHECKING:
    from .devices import Browser
    from .session.session import Session

__all__ = ["explain", "link_in", "read_rule"]


def read_rule(session: Session, browser: Browser, text: str) -> Focus:
    """Open the rules at the page that is named at the beginning of a text."""
    from .reference.over import has_page

    page = name_in(text, partial(has_page, session.language, session.catalog))
    if page != text:
        browser.address.stay(f"r={page}")
    read(session, page)
    return RULES


def explain(session: Session, text: str) -> None:
    """Answer a link's "why?", or say that what it asks about is not on a table here."""
    from .reference.over import has_answer

    ask_why(session, text)
    shown = moment(session).over
    if isinstance(shown, Reference) and session.over.dialog == "why":
        is_there: Callable[[str], bool] = partial(has_answer, session.language, shown)
        about = name_in(text, is_there)
        if is_there(about):
            ask_why(session, about)
            return
    session.open_dialog("")
    session.told.say("link_why")
