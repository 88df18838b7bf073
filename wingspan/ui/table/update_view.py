"""The view of the table, and of the cards and rules over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..effects import QUESTION, Effects
from ..play.settings import remember
from ..play.sitting import Sitting
from ..session.moment import ALL_SETS
from ..session.where import CHOOSING, GALLERY

if TYPE_CHECKING:
    from ..session.session import Session


def update(session: Session, message: messages.ViewMessage) -> Effects:
    look = session.look
    match message:
        case messages.ShowMat(seat):
            look["mat"] = _for_this_question(session, str(seat))
        case messages.ShowTab(tab):
            look["tab"] = _for_this_question(session, tab)
            return (QUESTION,) if tab == "question" else ()
        case messages.ShowDrawer(""):
            look.pop("drawer", None)
        case messages.ShowDrawer(what):
            look["drawer"] = what
        case messages.SortHand(order):
            session.set("hand_order", order)
            session.keeping.remember(*remember(session.settings))
        case messages.HoldUp(bird):
            session.over = session.over.looking("card", bird)
        case messages.ShowGallery(choosing):
            session.over = session.over.looking(GALLERY, CHOOSING if choosing else "open")
        case messages.FindCards(field, value):
            session.over = session.over.looking(f"{GALLERY}_{field}", value)
        case messages.NameDeck(name):
            session.over = session.over.looking("gallery_deck", name)
        case messages.FindRules(query):
            session.over = session.over.looking("rule_query", query)
        case messages.ShowRuleSets(sets):
            session.over = session.over.looking("rule_sets", ",".join(sets) or ALL_SETS)
        case _:
            assert_never(message)
    return ()


def open_what_is_told(session: Session) -> None:
    """Show the panel of what a person has just asked for, on a narrow screen."""
    session.look["tab"] = _for_this_question(session, "told")


def _for_this_question(session: Session, seen: str) -> str:
    """``seen`` with the number of the question until whose answer it stays shown."""
    shown = session.on_screen
    asked = shown.hot_seat.asked if isinstance(shown, Sitting) else None
    return f"{seen}@{'' if asked is None else asked.serial}"
