"""The table that is laid out: begun, changed, shared, played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, assert_never

from msgspec import structs

from wingspan.engine import RULES, Catalog, Game, Position, PositionError
from wingspan.engine.components import TRAY_SIZE
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
from ..games.replaying import play_at, show_replay
from ..play.replay import SPEEDS, Replay
from ..play.seats import Seats
from ..play.sitting import Sitting
from ..session.moment import CameNewer, Shared
from ..session.session import Session
from ..session.where import (
    GALLERY,
    LAYING_OUT,
    Exercising,
    Laying,
    Over,
    Practising,
    must_hand_over,
    table_of,
)
from ..table.update import open_what_is_told
from .changes import Change, changed
from .draft import Draft, Impossible, copied, new_table, of_position
from .places import in_tray, is_place, is_tuck, on_mat
from .powers import demonstration

if TYPE_CHECKING:
    from ..devices import Browser

NAME = Focus("#lay-name")
"""The field for the name of a bird."""
WHAT_NEXT = Focus(".laying-play > .option", is_shown=True)
"""The first of what can become of the table; the panel may have been scrolled down."""
EGGS = Focus("#lay-eggs")
"""The button for one more egg on a bird."""


def update(session: Session, browser: Browser, message: messages.LayoutMessage) -> Effects:
    laying = session.where
    if isinstance(message, messages.LayOut):
        _begin(session, browser, copy=message.copy)
        return ()
    if isinstance(message, messages.OpenTable):
        return _open(session, message.text)
    if not isinstance(laying, Laying):
        return ()
    draft = laying.draft
    match message:
        case messages.LayAt(place):
            if is_place(place):
                there = draft.at(place)
                _put(session, laying, there)
                open_what_is_told(session)
                if there.bird is None and (there.cards is not None or ":" in place):
                    return (NAME,)
            if place == "play":
                return (WHAT_NEXT,)
        case messages.LayFind(value):
            _put(session, laying, structs.replace(draft, query=value, refused=None))
        case messages.LayFromGallery():
            _open_gallery(session, draft)
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
        case messages.ShowPower():
            return _show_power(session, laying)
        case messages.LayUndo(redo):
            _put(session, laying, draft.moved(1 if redo else -1))
        case messages.ShareTable():
            return _share(session, draft)
        case messages.PlayTable(how):
            return _play(session, browser, draft, how)
        case _:
            assert_never(message)
    return ()


def fragment(draft: Draft, catalog: Catalog) -> str:
    """What the address names while the table is laid out; "" if no link can hold it."""
    try:
        return f"x={pack_table(draft.position, catalog)}"
    except LinkError:
        return ""


def _packed(session: Session, draft: Draft, kind: Literal["x", "e"] = "x") -> str | None:
    """The text of a link to the table; None, with a notice, if no link can hold it."""
    try:
        return pack_table(draft.position, session.catalog, kind)
    except LinkError as error:
        session.told.say(f"link_error_{error.kind}")
        return None


def _put(session: Session, laying: Laying, draft: Draft) -> None:
    session.where = structs.replace(laying, draft=draft)


def _first(session: Session, draft: Draft) -> messages.LayBird | None:
    """The first bird found by the name that is typed."""
    best = find(draft.query, tuple(draft.in_play), draft.catalog, session.words)
    return messages.LayBird(best[0].id) if best else None


def _bird(session: Session, laying: Laying, message: Change | None) -> Effects:
    """Put a bird there; the field for names is emptied for the next one."""
    if message is None:
        return ()
    draft = changed(laying.draft, message)
    done = draft.refused is None
    _put(session, laying, structs.replace(draft, query="") if done else draft)
    if session.over.gallery and not (done and draft.cards is not None):
        session.open_dialog("")
    if session.over.gallery:
        return ()
    space = in_tray(draft.place)
    if done and space is not None and space + 1 < TRAY_SIZE:
        _put(session, laying, draft.at(f"tray:{space + 1}"))
    return (EGGS,) if draft.bird is not None and done and not is_tuck(draft.place) else (NAME,)


def _open_gallery(session: Session, draft: Draft) -> None:
    """Show the birds of the row that the place is in, with the letters that are typed."""
    at = on_mat(draft.place)
    row = at.habitat if at is not None and not is_tuck(draft.place) else ""
    over = session.over.looking(GALLERY, LAYING_OUT)
    for field, value in (("name", draft.query), ("habitat", row)):
        over = over.looking(f"{GALLERY}_{field}", value)
    session.over = over


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


def _show_power(session: Session, laying: Laying) -> Effects:
    """Play a turn in which the power is used; closing that leads back to the table."""
    draft, at = laying.draft, on_mat(laying.draft.place)
    if at is None or draft.bird is None:
        return ()
    found = demonstration(draft.position, draft.catalog, draft.seat, at.habitat, at.column)
    if found is None:
        idle = Impossible("power_idle", bird=draft.bird.bird)
        _put(session, laying, structs.replace(draft, refused=idle))
        return ()
    record, before = found
    replay = Replay(record, session.catalog, draft.seat)
    replay.go(before)
    show_replay(session, replay)
    return play_at(replay, SPEEDS[0])


def _share(session: Session, draft: Draft) -> Effects:
    text = _packed(session, draft)
    if text is None:
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
    """Begin a game there, or ask for the best move: the link of the exercise holds the table.

    Against computer players the person sits at the seat that is shown; the coach is asked about the
    seat that must answer.
    """
    if how == "exercise":
        text = _packed(session, draft, "e")
        return () if text is None else (Then(messages.OpenExercise(text)),)
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
