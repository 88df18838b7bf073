"""The view of the table, and of the cards and rules over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import commands
from ..devices import QUESTION, Focus
from ..play.settings import remember
from ..play.sitting import Sitting
from ..session.over import ALL_SETS, CHOOSING, GALLERY
from .registry import handles

if TYPE_CHECKING:
    from ..session.session import Session


@handles
def show_mat(session: Session, command: commands.ShowMat) -> None:
    session.look["mat"] = _for_this_question(session, str(command.seat))


@handles
def show_tab(session: Session, command: commands.ShowTab) -> Focus | None:
    session.look["tab"] = _for_this_question(session, command.tab)
    return QUESTION if command.tab == "question" else None


def open_what_is_told(session: Session) -> None:
    """Show the panel of what a person has just asked for, on a narrow screen."""
    session.look["tab"] = _for_this_question(session, "told")


def _for_this_question(session: Session, seen: str) -> str:
    """``seen`` with the number of the question until whose answer it stays shown."""
    shown = session.on_screen
    asked = shown.hot_seat.asked if isinstance(shown, Sitting) else None
    return f"{seen}@{'' if asked is None else asked.serial}"


@handles
def show_drawer(session: Session, command: commands.ShowDrawer) -> None:
    if command.what:
        session.look["drawer"] = command.what
    else:
        session.look.pop("drawer", None)


@handles
def sort_hand(session: Session, command: commands.SortHand) -> None:
    session.set("hand_order", command.order)
    session.keeping.remember(*remember(session.settings))


@handles
def hold_up(session: Session, command: commands.HoldUp) -> None:
    session.over = session.over.looking("card", command.bird)


@handles
def show_gallery(session: Session, command: commands.ShowGallery) -> None:
    session.over = session.over.looking(GALLERY, CHOOSING if command.choosing else "open")


@handles
def find_cards(session: Session, command: commands.FindCards) -> None:
    session.over = session.over.looking(f"{GALLERY}_{command.field}", command.value)


@handles
def name_deck(session: Session, command: commands.NameDeck) -> None:
    session.over = session.over.looking("gallery_deck", command.name)


@handles
def find_rules(session: Session, command: commands.FindRules) -> None:
    session.over = session.over.looking("rule_query", command.query)


@handles
def show_rule_sets(session: Session, command: commands.ShowRuleSets) -> None:
    sets = ",".join(command.sets) or ALL_SETS
    session.over = session.over.looking("rule_sets", sets)
