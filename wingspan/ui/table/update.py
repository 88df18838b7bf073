"""Playing: answers, cards picked and placed, actions begun, what is taken back. And what is seen of
the table, and of the cards and rules over it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, get_args

from .. import messages
from ..effects import QUESTION, Effects, Focus
from ..play.settings import remember
from ..play.sitting import Sitting
from ..session.autosave import GONE_ON
from ..session.moment import ALL_SETS
from ..session.where import CHOOSING, GALLERY, Failed, played_at

if TYPE_CHECKING:
    from ..loop.state import State
    from ..session.session import Session


CONFIRMS = Focus("#prompt .kept-all [data-enter]")
"""The button that confirms what is kept at the start."""


def update(state: State, message: messages.TableMessage) -> Effects:
    session = state.session
    if isinstance(message, messages.AnswerMessage):
        asked = session.asked_at(state.token)
        return () if asked is None else _answer(asked, message)
    if isinstance(message, messages.SittingMessage):
        sitting = played_at(session.where)
        return () if sitting is None else _play(session, sitting, message)
    match message:
        case messages.Leave():
            session.leave()
        case messages.GoOn():
            _go_on(session)
        case _:
            assert_never(message)
    return ()


def _answer(asked: Sitting, message: messages.AnswerMessage) -> Effects:
    match message:
        case messages.Choose(option):
            asked.answer(option)
        case messages.Place():
            asked.place(message)
        case messages.BeginWith():
            asked.begin_with(message)
        case messages.Repeat():
            asked.repeat(message)
        case messages.TakeStart():
            asked.take_start(message)
        case messages.StartChoice():
            asked.choose_start(message)
            return (CONFIRMS,)
        case _:
            assert_never(message)
    return ()


def _play(session: Session, sitting: Sitting, message: messages.SittingMessage) -> Effects:
    match message:
        case messages.Pick(card, dragged):
            # the focus goes to the first place for the card, or back to the card
            bird = card or sitting.picked
            _dismiss_round_end(session, sitting)
            session.over = session.over.card_put_down()
            sitting.pick(card, dragged=dragged)
            return (Focus(".places .place" if sitting.picked else f"#hand-{bird} .deed"),)
        case messages.ChooseStart(thing):
            # a person who has ticked a bird may want to keep more of them
            sitting.choose_start(message)
            return () if thing == "bird" else (CONFIRMS,)
        case messages.ConfirmStart():
            sitting.confirm_start()
        case messages.Doubt(action):
            _dismiss_round_end(session, sitting)
            sitting.doubt(action)
            return (Focus(".doubt .option" if action else "#question"),)
        case messages.Undo():
            sitting.undo()
        case messages.Redo():
            sitting.redo()
        case messages.SitBeside(seat):
            sitting.hot_seat.sit_beside(seat)
        case messages.LetAnswer(how):
            sitting.hot_seat.allow(how)
        case messages.NextRound():
            _dismiss_round_end(session, sitting)
            return (QUESTION,)
        case messages.TakeItsSeat():
            if session.live is None or session.live.hosts:
                sitting.take_over_seat()
        case _:
            assert_never(message)
    return ()


def _dismiss_round_end(session: Session, sitting: Sitting) -> None:
    if sitting.round_end is not None:
        sitting.gone_on = len(sitting.game.state.scored)
        session.keeping.remember(GONE_ON, f"{sitting.id} {sitting.gone_on}")


def _go_on(session: Session) -> None:
    """Go back to the table. After a failure, open the game from its save: the error may have
    corrupted it.
    """
    sitting = session.sitting
    if isinstance(session.where, Failed) and sitting is not None and sitting.id:
        session.open(sitting.id)
    else:
        session.go_on()


def update_view(session: Session, message: messages.ViewMessage) -> Effects:
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
        case messages.FindAllCards():
            for field in get_args(messages.CardField):
                session.over = session.over.looking(f"{GALLERY}_{field}", "")
            return (Focus("#gallery-name"),)
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
