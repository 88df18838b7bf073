"""What an address holds: links to games, turns of play by link, and deals, which are played; and
how such links are made.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, assert_never, get_args

from msgspec import Struct
from msgspec.structs import replace

from wingspan import links
from wingspan.engine.events import NOBODY
from wingspan.engine.notation.record import Record
from wingspan.links import GameLink, LinkError
from wingspan.links.envelope import link_in
from wingspan.saves import Aim, Save, SaveError, Shelf

from .. import effects, messages
from ..effects import Effects, Stay, Then
from ..forms import LONGEST_NAME
from ..messages import SharedKind
from ..play.seats import Seats, allowed_at_first
from ..play.sitting import Sitting
from ..session.moment import Arrival, CameDeal, CameGame, CameNewer, Notice, Shared
from ..session.session import Session, take_game
from ..session.where import (
    CONNECTIONS,
    LINKS,
    Arrived,
    AtTable,
    Over,
    arrival_of,
    must_hand_over,
    table_of,
    with_table,
)

if TYPE_CHECKING:
    from ..devices import Browser
COPIED = {True: "copied_yes", False: "copied_no"}
SHARED = {True: "shared_yes", False: "shared_no"}


def update(session: Session, browser: Browser, message: messages.LinkMessage) -> Effects:
    match message:
        case messages.Arrive(fragment):
            return _arrive(session, fragment)
        case messages.Accept(seat):
            accept(session, seat)
        case messages.Decline():
            session.go_on()
        case messages.ShowDay():
            _show_day(session, browser)
        case messages.UpdatePage():
            came = arrival_of(session.where)
            return (effects.LoadAgain(came.fragment if isinstance(came, CameNewer) else ""),)
        case messages.Share(kind):
            share(session, kind)
            if session.over.shared is not None:
                return (effects.Fetch((effects.CODES,), messages.DrawCode(), quietly=True),)
        case messages.ShareNow():
            return _offer_link(session)
        case messages.SharePicture():
            return _offer_picture(session)
        case messages.CopyLink(""):
            shared = session.over.shared
            return () if shared is None else (effects.CopyText(shared.url),)
        case messages.CopyLink(fragment):
            return (effects.CopyText(session.address + fragment, rule=True),)
        case messages.LinkCopied(done, rule=True):
            session.over = replace(session.over, copied=COPIED[done])
        case messages.LinkCopied(done):
            _change_shared(session, told=COPIED[done])
        case messages.LinkShared(done, live=True):
            session.change_live(told=SHARED[done])
        case messages.LinkShared(done):
            _change_shared(session, told=SHARED[done])
        case messages.PictureDrawn(as_png):
            if not as_png:
                session.told.say("picture_as_svg")
        case messages.DrawCode():
            from wingspan.links.codes import code_of

            if session.over.shared is not None:
                _change_shared(session, code=code_of(session.over.shared.url))
        case _:
            assert_never(message)
    return ()


def _show_day(session: Session, browser: Browser) -> None:
    from wingspan.links import deal_of_the_day

    today = datetime.fromtimestamp(browser.display.now() / 1000, UTC).date()
    show_arrival(session, CameDeal(deal_of_the_day(today), day=today.isoformat()))


def _offer_link(session: Session) -> Effects:
    shared, words = session.over.shared, session.words
    if shared is None:
        return ()
    text = words.text(f"share_text_{shared.kind}", name=shared.to)
    return (effects.OfferLink(words.text("title"), text, shared.url),)


def _offer_picture(session: Session) -> Effects:
    from ..table.end_picture import SIZE, end_picture

    sitting = session.sitting
    if sitting is None or sitting.decision is not None:
        return ()
    drawing = end_picture(sitting.scene(session.words, session.look))
    return (effects.OfferPicture("wingspan", drawing, SIZE),)


# what has come


def _arrive(session: Session, fragment: str) -> Effects:
    if not fragment:
        if session.over.dialog == "rules":
            session.open_dialog("")
        return ()

    fragment = link_in(fragment)
    kind, _, rest = fragment.partition("=")
    if kind in CONNECTIONS:
        return Stay(), Then(messages.JoinByCode(fragment))
    if kind == "r":
        return (Then(messages.OpenRuleOf(rest)),)
    if kind == "e":
        return (Then(messages.OpenExercise(rest)),)
    if kind == "b":
        return (Then(messages.ShowBoard(board_page(rest))),)
    if kind == "x":
        return (Then(messages.OpenTable(rest)),)
    if kind == "w":
        return Stay(), Then(messages.ExplainLink(rest))
    return _read_link(session, fragment)


def board_page(named: str) -> messages.BoardPage:
    """Return the page beside the board game of that name; that of the contents for any other."""
    return next((page for page in get_args(messages.BoardPage) if page == named), "")


def _read_link(session: Session, fragment: str) -> Effects:
    """Open what a link contains. It stays in the address while that waits for a decision, so that
    a reload opens it again.
    """
    before = session.sitting
    receive(session, fragment)
    waits = fragment.partition("=")[0] in LINKS and arrival_of(session.where) is not None
    taken = () if session.sitting is before else (take_game(session, steal=True),)
    return taken if waits else (*taken, Stay())


class KeptGame(Struct, frozen=True):
    """A game from a link that is already saved here under ``id``. ``notice``: the key of the
    message that compares the two. ``link``: if it continues where the saved game ends; ``seat``:
    then that of the player here, None if everybody sits at this screen.
    """

    id: str
    notice: str
    link: GameLink | None = None
    seat: int | None = None


def received(session: Session, fragment: str) -> Arrival | KeptGame | Notice:
    """The content of a link's fragment; a notice if it is not a link to a game or deal."""
    kind, _, text = fragment.partition("=")
    try:
        if kind == "g":
            return _received_game(session, text)
        if kind == "s":
            deal = links.unpack_deal(text, session.catalog)
            return CameDeal(deal.setup, deal.beat, deal.rules, programs=deal.programs)
    except links.NewerRules:
        return CameNewer(fragment)
    except LinkError as error:
        return Notice(f"link_error_{error.kind}")
    return Notice("link_unknown")


def _received_game(session: Session, text: str) -> CameGame | KeptGame:
    link, game = links.unpack_game(text, session.catalog)
    same = same_game(session.keeping.shelf, link.record)
    if same is None:
        return CameGame(link, game)
    mine, how = same
    match how:
        case "branch":
            return CameGame(link, game, mine.id, links.common_answers(mine.record, link.record))
        case "newer":
            return KeptGame(mine.id, "link_newer", link, mine.seat)
        case _:
            return KeptGame(mine.id, "link_older" if how == "older" else "link_same")


def same_game(shelf: Shelf, record: Record) -> tuple[Save, links.Relation] | None:
    """The saved game that began like ``record`` and is closest to it, with their relation.

    "newer" means that ``record`` continues where the saved one ends.
    """
    wanted = links.game_id(record)
    found: list[tuple[Save, links.Relation]] = []
    for summary in shelf.games():
        if summary.game not in ("", wanted):
            continue
        try:
            save = shelf.read(summary.id)
        except SaveError:
            continue
        how = links.relation(save.record, record)
        if how != "other_game":
            found.append((save, how))
    order = ("same", "newer", "older", "branch")
    return min(found, key=lambda pair: order.index(pair[1]), default=None)


def receive(session: Session, fragment: str) -> None:
    """Open the fragment of a link. Shows a notice if it is not a link of this page.

    A game that is saved here is opened, and continued as the link has it if that goes further.
    Everything else waits in ``session.where`` for a decision and leaves the game on the table as
    it is.
    """
    match received(session, fragment):
        case Notice() as notice:
            session.told.tell(notice)
        case KeptGame() as kept:
            _open(session, kept)
        case arrival:
            show_arrival(session, arrival)


def _open(session: Session, kept: KeptGame) -> int | None:
    """Put the saved game on the table, in the version of the link if that goes further.

    Returns the number of answers that it had here; None, with a notice, if it cannot be opened.
    """
    if not session.open(kept.id):
        return None
    assert session.sitting is not None
    known = len(session.sitting.answers.given)
    if kept.link is not None:
        session.sit_down(_sitting(session, kept.link, kept.seat, mine=session.sitting))
    session.told.say(kept.notice)
    return known


def show_arrival(session: Session, arrival: Arrival) -> None:
    """Show what a link contains; the game on the table stays there."""
    session.over = Over()
    session.show(Arrived(arrival, table_of(session.where)))


# played here


def _sitting(
    session: Session, link: GameLink, seat: int | None, mine: Sitting | None = None
) -> Sitting:
    """The game of a link, to be played here in that seat; None if all seats are at this screen.

    ``mine``: the same game as it was left here, which it replaces; the people who sat at this
    screen stay. Raises what :meth:`Game.replay` raises.
    """
    sitting = Sitting.replayed(
        link.record,
        session.catalog,
        session.settings,
        _seats(link, seat, mine.seats if mine is not None else None),
        sent=len(link.record.answers) if seat is not None else 0,
        hurried=link.hurried,
    )
    if mine is not None:
        sitting.id, sitting.save.name, sitting.save.aim = mine.id, mine.save.name, mine.save.aim
        sitting.gone_on = mine.gone_on
    sitting.follow()
    return sitting


def _seats(link: GameLink, seat: int | None, mine: Seats | None) -> Seats:
    """Who sits where, with ``seat`` here.

    What players let other screens answer comes from the link for remote players, and from ``mine``
    for those here.
    """
    setup = link.record.setup
    if seat is None:
        return Seats(setup.players, programs=link.programs)
    allowed = link.unasked or allowed_at_first(setup)
    if seat == NOBODY:
        return Seats.nobody_here(allowed, link.programs)
    if mine is None or mine.mine != seat:
        return Seats(setup.players, seat, unasked=allowed, programs=link.programs)
    said = (
        mine.unasked_of(place) if mine.unasked and mine.is_here(place) else theirs
        for place, theirs in enumerate(allowed)
    )
    return Seats(setup.players, seat, mine.beside, tuple(said), link.programs)


def accept(session: Session, seat: int | None = None) -> None:
    """Play the game from the link in that seat; None if all seats are at this screen."""
    came = arrival_of(session.where)
    if isinstance(came, CameGame):
        _accept(session, came.link, seat)


def _accept(session: Session, link: GameLink, seat: int | None) -> None:
    persons = Seats(link.record.setup.players, programs=link.programs).persons
    session.sit_down(_sitting(session, link, seat if seat in persons else None))


def sit_at(session: Session, fragment: str, seat: int | None) -> bool:
    """Take a seat at a live table with the game that its code contains; False if that fails.

    ``seat``: None for a screen without a seat. A game that is saved here continues.
    """
    known = 0
    match received(session, fragment):
        case Notice() as notice:
            session.told.tell(notice)
            return False
        case CameGame(link) if seat is None:
            seats = _seats(link, NOBODY, None)
            at = Sitting.replayed(link.record, session.catalog, session.settings, seats)
            session.sit_down(at)
            return True
        case KeptGame() as kept:
            opened = _open(session, kept)
            if opened is None:
                return False
            known = opened
            session.told.dismiss(kept.notice)
        case CameGame(link):
            _accept(session, link, seat)
        case arrival:
            show_arrival(session, arrival)
            return False
    sitting = session.sitting
    assert sitting is not None
    if seat is None:
        allowed = sitting.seats.unasked or allowed_at_first(sitting.game.setup)
        sitting.hot_seat.sit(Seats.nobody_here(allowed, sitting.seats.programs))
        sitting.id = ""
    if seat in sitting.seats.persons and sitting.seats.here != [seat]:
        sitting.hot_seat.sit(replace(sitting.seats, mine=seat, beside=()))
    sitting.save.play_elsewhere(known)
    return True


def is_kept(session: Session, fragment: str) -> bool:
    """Whether this browser already has the game of a link."""
    came = received(session, fragment)
    return isinstance(came, KeptGame) or (isinstance(came, CameGame) and bool(came.mine))


def play_on(session: Session, link: GameLink, *, aside: bool = False) -> None:
    """Continue the game as another page of a live table has it, whatever the screen shows.

    ``aside``: the game here diverges from it, and is kept as a separate game.
    """
    sitting = session.sitting
    assert sitting is not None
    mine, theirs = sitting.answers.standing, link.record.answers
    if aside or mine[: len(theirs)] != theirs[: len(mine)]:
        session.keep()
        other = _sitting(session, link, sitting.seats.mine)
        other.save.play_elsewhere()
        session.show(with_table(session.where, AtTable(other)))
        return
    sitting.hot_seat.seats = _seats(link, sitting.seats.mine, sitting.seats)
    if len(theirs) > len(mine):
        sitting.go_on(link.record, link.hurried)


def begin_deal(session: Session, names: Sequence[str]) -> bool:
    """Begin the deal of a link or of the day, with the names filled in, by seat."""
    deal = arrival_of(session.where)
    if not isinstance(deal, CameDeal):
        return False
    called = tuple(links.cut(name.strip(), LONGEST_NAME) for name in names[: deal.setup.players])
    setup = replace(deal.setup, names=called)
    if not session.begin(setup, rules=deal.rules, programs=deal.programs):
        return False
    assert session.sitting is not None
    if deal.day or deal.beat is not None:
        session.sitting.save.aim = Aim(beat=deal.beat, day=deal.day)
    return True


# sent


def share(session: Session, kind: SharedKind) -> None:
    """Make a link of the game on the table.

    A turn sent to a remote player can no longer be taken back.
    """
    sitting = session.sitting
    if sitting is None or must_hand_over(session.where):
        return
    try:
        made = _deal(session, sitting) if kind == "deal" else _game(session, sitting, kind)
    except LinkError as error:
        session.over = Over()
        session.told.say(f"link_error_{error.kind}")
        return
    sitting.answers.sent = made.sent or sitting.answers.sent
    session.over = Over("share", shared=made)


def _deal(session: Session, sitting: Sitting) -> Shared:
    """A link to the deal, with the points to beat if one person has played it to its end."""
    game, seats = sitting.game, sitting.seats
    alone = sitting.decision is None and len(seats.persons) == 1
    beat = game.scores()[seats.persons[0]].total if alone else None
    deal = links.pack_deal(
        game.setup, beat, session.catalog, rules=game.rules, programs=seats.programs
    )
    return Shared("deal", f"{session.address}s={deal}")


def _game(session: Session, sitting: Sitting, kind: SharedKind) -> Shared:
    """A link to the game; if others play elsewhere, for who must answer."""
    seats, decision = sitting.seats, sitting.decision
    seat = decision.player if seats.mine is not None and decision is not None else None
    link = GameLink(
        record=sitting.answers.record,
        seat=seat,
        unasked=seats.unasked,
        programs=seats.programs,
        hurried=sitting.answers.hurried,
    )
    packed = links.pack_game(link, session.catalog)
    return Shared(
        "turn" if sitting.hot_seat.waits else kind,
        f"{session.address}g={packed}",
        to="" if seat is None else session.words.players(sitting.game.setup)[seat],
        secret=len(seats.persons) > 1 and decision is not None,
        sent=0 if seat is None else len(link.record.answers),
    )


def kinds(sitting: Sitting) -> tuple[SharedKind, ...]:
    """The kinds of link that can be made of the game on the table."""
    return ("turn",) if sitting.hot_seat.waits else ("game", "deal")


def _change_shared(session: Session, **changes: object) -> None:
    """Change what is said of the link that is shown, if one is."""
    if session.over.shared is not None:
        session.over = replace(session.over, shared=replace(session.over.shared, **changes))
