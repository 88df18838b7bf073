"""The rules reference, answers to "why?", printing and copying."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..effects import RULES, CopyField, Effects, GoTo, PrintPage, Stay, Travel
from ..page.showing import moment
from ..session.where import Laying, Replaying, must_hand_over, played_at

if TYPE_CHECKING:
    from ..session.session import Session


def update(session: Session, message: messages.RulesMessage) -> Effects:
    match message:
        case messages.OpenRule(page):
            read(session, page)
            return GoTo(f"r={page}"), RULES
        case messages.OpenRuleOf(text):
            return _read_named(session, text)
        case messages.RuleBack():
            return (Travel(-1),)
        case messages.RuleForward():
            return (Travel(1),)
        case messages.Why(about):
            ask_why(session, about)
        case messages.ExplainLink(text):
            _explain(session, text)
        case messages.Print():
            return (PrintPage(),)
        case messages.Copy(element):
            return (CopyField(element),)
        case _:
            assert_never(message)
    return ()


def _read_named(session: Session, text: str) -> Effects:
    """Open the rules at the page that is named at the beginning of a text."""
    from wingspan.links.envelope import name_in

    from .reference import has_page

    page = name_in(text, partial(has_page, session.language, session.catalog))
    read(session, page)
    return (RULES,) if page == text else (Stay(f"r={page}"), RULES)


def _explain(session: Session, text: str) -> None:
    """Answer a link's "why?", or say that what it asks about is not on a table here."""
    from wingspan.links.envelope import name_in

    from .reference import has_answer

    ask_why(session, text)
    shown = moment(session).over
    if shown is not None and shown.name == "why":
        is_there: Callable[[str], bool] = partial(has_answer, session.language, shown.value)
        about = name_in(text, is_there)
        if is_there(about):
            ask_why(session, about)
            return
    session.open_dialog("")
    session.told.say("link_why")


def read(session: Session, page: str) -> None:
    """Open the rules reference at a page: see :attr:`.reference.Reading.page`."""
    session.over = session.over.card_put_down().opened("rules").looking("rule", page)


def ask_why(session: Session, about: str) -> None:
    """Explain something at the table: see :func:`.why.reckoning`."""
    where = session.where
    shown = isinstance(where, Replaying | Laying) or played_at(where) is not None
    if shown and not must_hand_over(where):
        session.over = session.over.card_put_down().opened("why").looking("why", about)
