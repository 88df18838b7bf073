"""The table that is laid out: begun, changed, shared, played."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec import structs

from wingspan.engine import RULES, Game, Position, PositionError
from wingspan.engine.notation import positions
from wingspan.engine.program import NEWEST_WEIGHTS, Program
from wingspan.engine.setup import SetupError
from wingspan.links import LinkError, NewerRules
from wingspan.links.table_link import pack_table, unpack_table
from wingspan.words.finding import find

from .. import messages
from ..effects import CODES, Effects, Fetch, Focus, Stay, Then
from ..games.beginning import SEEDS_DEALT
from ..games.by_link import show_arrival
from ..play.seats import Seats
from ..play.sitting import Sitting
from ..session.moment import CameNewer, Shared
from ..session.session import Session
from ..session.where import (
    Exercising,
    Laying,
    Over,
    Practising,
    Where,
    must_hand_over,
    table_of,
)
from .changes import Change, changed, every_bird
from .draft import Draft, copied, new_table, of_position
from .places import is_place, on_mat, takes_birds

if TYPE_CHECKING:
    from ..devices import Browser

NAME = Focus("#lay-name")
"""The field for the name of a bird."""


def update(session: Session, browser: Browser, message: messages.LayoutMessage) -> Effects:
    before = session.where
    effects = _update(session, browser, message)
    return (*effects, *_in_address(session, before))


def _update(session: Session, browser: Browser, message: messages.LayoutMessage) -> Effects:
    match message:
        case messages.LayOut(copy):
            _begin(session, browser, copy=copy)
        case messages.OpenTable(text):
            return _open(session, text)
        case _:
            if isinstance(session.where, Laying):
                return _change(session, browser, session.where, message)
    return ()


def _in_address(session: Session, before: Where) -> Effects:
    """The table in the address, once it has changed, so that a reload opens it again."""
    where = session.where
    was = before.draft.position if isinstance(before, Laying) else None
    if not isinstance(where, Laying) or where.draft.position == was:
        return ()
    try:
        return (Stay(f"x={pack_table(where.draft.position, session.catalog)}"),)
    except LinkError:
        return ()


def _change(
    session: Session, browser: Browser, laying: Laying, message: messages.LayoutMessage
) -> Effects:
    draft = laying.draft
    match message:
        case messages.LayOut() | messages.OpenTable():
            return ()
        case messages.LayAt(place):
            if is_place(place):
                _put(session, laying, draft.at(place))
                if takes_birds(place) and not (on_mat(place) and draft.at(place).bird):
                    return (NAME,)
        case messages.LayFind(value):
            _put(session, laying, structs.replace(draft, query=value, refused=None))
        case messages.LayBird(bird, back):
            return _bird(session, laying, message if bird or back else _first(session, draft))
        case (
            messages.LayBonus()
            | messages.LayAutomaCard()
            | messages.LayCount()
            | messages.LayChoice()
            | messages.LayEmpty()
        ):
            _put(session, laying, changed(draft, message))
        case messages.LayUndo():
            _put(session, laying, draft.undone())
        case messages.LayRedo():
            _put(session, laying, draft.redone())
        case messages.ShareTable():
            return _share(session, draft)
        case messages.PlayTable(how):
            return _play(session, browser, draft, how)
        case _:
            assert_never(message)
    return ()


def _put(session: Session, laying: Laying, draft: Draft) -> None:
    session.where = structs.replace(laying, draft=draft)


def _first(session: Session, draft: Draft) -> messages.LayBird | None:
    """The first bird found by the name that is typed."""
    birds = every_bird(draft.position, draft.catalog)
    best = find(draft.query, birds, draft.catalog, session.words)
    return messages.LayBird(best[0].id) if best else None


def _bird(session: Session, laying: Laying, message: Change | None) -> Effects:
    """Put a bird there; the field for names is emptied for the next one."""
    if message is None:
        return ()
    draft = changed(laying.draft, message)
    done = draft.refused is None
    _put(session, laying, structs.replace(draft, query="") if done else draft)
    return () if on_mat(draft.place) and done else (NAME,)


# begun


def _begin(session: Session, browser: Browser, *, copy: bool) -> None:
    seed = browser.display.chance(SEEDS_DEALT)
    try:
        draft = _copy(session, seed) if copy else None
        if draft is None:
            setup = session.form.setup(seed)
            draft = new_table(setup, session.catalog.under(RULES))
    except (PositionError, SetupError) as error:
        if isinstance(error, SetupError):
            session.refusal = error
        else:
            session.told.say("link_error_impossible_position")
        return
    _show(session, draft)


def _copy(session: Session, seed: int) -> Draft | None:
    """The table on the screen, in play or in a replay; None if there is none, or if the screen must
    be handed over first.
    """
    at = session.on_screen or session.sitting
    if at is None or must_hand_over(session.where):
        return None
    seat: int | None
    if isinstance(at, Sitting):
        over = at.decision is None or isinstance(session.where, Practising | Exercising)
        seat = None if over else at.hot_seat.viewer
    else:
        seat = at.seat
    table = {**at.game.position(), "answers": ()}
    return copied(positions.read(table), at.game.catalog, seat, seed)


def _open(session: Session, text: str) -> Effects:
    try:
        position = unpack_table(text, session.catalog)
    except NewerRules:
        show_arrival(session, CameNewer(f"x={text}"))
        return ()
    except LinkError as error:
        session.told.say(f"link_error_{error.kind}")
        return (Stay(),)
    where = session.where
    if isinstance(where, Laying) and text == pack_table(where.draft.position, session.catalog):
        # Back from a page of the rules: the table is there, with all that can be undone.
        session.open_dialog("")
        return ()
    rules = position.rules or RULES
    _show(session, of_position(position, session.catalog.under(rules)))
    return ()


def _show(session: Session, draft: Draft) -> None:
    session.clear_view()
    session.show(Laying(draft, table_of(session.where)))


# what becomes of it


def _share(session: Session, draft: Draft) -> Effects:
    try:
        text = pack_table(draft.position, session.catalog)
    except LinkError as error:
        session.told.say(f"link_error_{error.kind}")
        return ()
    session.over = Over("share", shared=Shared("table", f"{session.address}x={text}"))
    return (Fetch((CODES,), messages.DrawCode(), quietly=True),)


def _as_in_its_link(session: Session, draft: Draft) -> Position:
    """The table as a link says it, so that the link of a game played from it is as short."""
    try:
        return unpack_table(pack_table(draft.position, session.catalog), session.catalog)
    except LinkError:
        return draft.position


def _play(session: Session, browser: Browser, draft: Draft, how: messages.LaidOutFor) -> Effects:
    """Begin a game there. Against computer players the person sits at the seat that is shown; the
    coach is asked about the seat that must answer.
    """
    game = Game.from_position(_as_in_its_link(session, draft), session.catalog)
    players, me = game.setup.players, draft.seat
    if how == "coach" and game.decision is not None:
        me = game.decision.player
    programs: tuple[Program | None, ...] = ()
    if how != "here" and players > 1:
        share = browser.workers.device().share
        level = Program(session.keeping.fitting, NEWEST_WEIGHTS, share)
        programs = tuple(None if seat == me else level for seat in range(players))
    seats = Seats(players, programs=programs)
    session.sit_down(Sitting.replayed(game.record(), session.catalog, session.settings, seats))
    asks = how == "coach" and game.decision is not None
    return (Then(messages.AskCoach()),) if asks else ()
