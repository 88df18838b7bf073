"""The view of the table, and of the cards and rules over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import commands
from ..effects import QUESTION, Effects
from ..play.settings import remember
from ..play.sitting import Sitting
from ..session.over import ALL_SETS, CHOOSING, GALLERY

if TYPE_CHECKING:
    from ..session.session import Session


def update(session: Session, message: commands.ViewMessage) -> Effects:
    look = session.look
    match message:
        case commands.ShowMat(seat):
            look["mat"] = _for_this_question(session, str(seat))
        case commands.ShowTab(tab):
            look["tab"] = _for_this_question(session, tab)
            return (QUESTION,) if tab == "question" else ()
        case commands.ShowDrawer(""):
            look.pop("drawer", None)
        case commands.ShowDrawer(what):
            look["drawer"] = what
        case commands.SortHand(order):
            session.set("hand_order", order)
            session.keeping.remember(*remember(session.settings))
        case commands.HoldUp(bird):
            session.over = session.over.looking("card", bird)
        case commands.ShowGallery(choosing):
            session.over = session.over.looking(GALLERY, CHOOSING if choosing else "open")
        case commands.FindCards(field, value):
            session.over = session.over.looking(f"{GALLERY}_{field}", value)
        case commands.NameDeck(name):
            session.over = session.over.looking("gallery_deck", name)
        case commands.FindRules(query):
            session.over = session.over.looking("rule_query", query)
        case commands.ShowRuleSets(sets):
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
