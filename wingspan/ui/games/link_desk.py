"""Reads and makes links to games, turns of play by link, and deals.

Changes no state: the functions return results, and ``games.by_link`` applies them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import structs

from wingspan.engine import Setup
from wingspan.engine.catalog import Catalog
from wingspan.engine.events import NOBODY
from wingspan.engine.notation.record import Record
from wingspan.links import (
    GameLink,
    LinkError,
    NewerRules,
    Relation,
    common_answers,
    cut,
    pack_deal,
    pack_game,
    unpack_deal,
    unpack_game,
)
from wingspan.saves import Save
from wingspan.words import Words

from ..forms import LONGEST_NAME
from ..messages import SharedKind
from ..play.replay import Replay
from ..play.scene import Scene
from ..play.seats import Seats, allowed_at_first
from ..play.settings import Settings
from ..play.sitting import Sitting
from ..session.moment import Notice, Shared
from .arrived import Arrival, CameDeal, CameGame, CameNewer, KeptGame

SameGame = Callable[[Record], tuple[Save, Relation] | None]
"""Finds the saved game with the same beginning, and returns it with their relation."""


def received(fragment: str, catalog: Catalog, same_game: SameGame) -> Arrival | KeptGame | Notice:
    """The content of a link's fragment; a notice if it is not a link to a game or deal."""
    kind, _, text = fragment.partition("=")
    try:
        if kind == "g":
            return _received_game(text, catalog, same_game)
        if kind == "s":
            deal = unpack_deal(text, catalog)
            return CameDeal(deal.setup, deal.beat, deal.rules, programs=deal.programs)
    except NewerRules:
        return CameNewer(fragment)
    except LinkError as error:
        return Notice(f"link_error_{error.kind}")
    return Notice("link_unknown")


def _received_game(text: str, catalog: Catalog, same_game: SameGame) -> CameGame | KeptGame:
    link, game = unpack_game(text, catalog)
    same = same_game(link.record)
    if same is None:
        return CameGame(link, game)
    mine, how = same
    match how:
        case "branch":
            return CameGame(link, game, mine.id, common_answers(mine.record, link.record))
        case "newer":
            return KeptGame(mine.id, "link_newer", link, mine.seat)
        case _:
            return KeptGame(mine.id, "link_older" if how == "older" else "link_same")


def sitting_from_link(
    link: GameLink,
    catalog: Catalog,
    settings: Settings,
    *,
    seat: int | None,
    mine: Sitting | None = None,
) -> Sitting:
    """The game of a link, to be played here in that seat; None if all seats are at this screen.

    ``mine``: the same game as it was left here, which it replaces; the people who sat at this
    screen stay. Raises what :meth:`Game.replay` raises.
    """
    sitting = Sitting.replayed(
        link.record,
        catalog,
        settings,
        seats_of(link, seat, mine.seats if mine is not None else None),
        sent=len(link.record.answers) if seat is not None else 0,
        hurried=link.hurried,
    )
    if mine is not None:
        sitting.id, sitting.save.name, sitting.save.aim = mine.id, mine.save.name, mine.save.aim
        sitting.gone_on = mine.gone_on
    sitting.follow()
    return sitting


def seats_of(link: GameLink, seat: int | None, mine: Seats | None) -> Seats:
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


def arrived_scene(came: CameGame, words: Words) -> Scene:
    """The table of the game from the link, as the person invited sees it, or else whoever must
    answer. Nobody sits at it."""
    game, seat = came.game, came.link.seat
    if seat is None:
        seat = 0 if game.decision is None else game.decision.player
    view = game.view(seat)
    return Scene(
        words=words,
        catalog=game.catalog,
        setup=game.setup,
        seat=seat,
        state=view.state,
        events=view.events,
        decision=None,
        sheets=game.scores(),
    )


def looked_on(came: CameGame, catalog: Catalog, settings: Settings) -> Sitting:
    """The game from the link for a screen at which nobody sits: nothing is answered there."""
    link = came.link
    return Sitting.replayed(link.record, catalog, settings, seats_of(link, NOBODY, None))


def accepted(
    came: CameGame, catalog: Catalog, settings: Settings, seat: int | None = None
) -> Sitting:
    """The game from the link, played in that seat; None if all seats are at this screen."""
    seats, programs = came.link.record.setup.players, came.link.programs
    persons = [place for place in range(seats) if not (programs and programs[place])]
    taken = seat if seat in persons else None
    return sitting_from_link(came.link, catalog, settings, seat=taken)


def watched(came: CameGame, catalog: Catalog) -> Replay:
    """A replay of the game from the link, without starting to play it."""
    link, over = came.link, came.game.decision is None
    seat = None if over or link.record.setup.players == 1 else link.seat or 0
    return Replay(link.record, catalog, seat, far_apart=not over and link.seat is not None)


def named(deal: CameDeal, names: Sequence[str]) -> Setup:
    """The set-up of a deal, with the names filled in."""
    called = tuple(cut(name.strip(), LONGEST_NAME) for name in names[: deal.setup.players])
    return structs.replace(deal.setup, names=called)


def shared(
    sitting: Sitting,
    kind: SharedKind,
    catalog: Catalog,
    names: tuple[str, ...],
    address: str,
) -> Shared | Notice:
    """A link of the game on the table, or a notice that says why there can be none.

    ``names``: by seat. ``address``: the page's, to which a fragment is added.
    """
    game, decision = sitting.game, sitting.decision
    try:
        if kind == "deal":
            persons = sitting.seats.persons
            alone = decision is None and len(persons) == 1
            beat = game.scores()[persons[0]].total if alone else None
            deal = pack_deal(
                game.setup, beat, catalog, rules=game.rules, programs=sitting.seats.programs
            )
            return Shared(kind, f"{address}s={deal}")
        kind = "turn" if sitting.hot_seat.waits else kind
        sends = sitting.seats.mine is not None and decision is not None
        seat = decision.player if sends and decision is not None else None
        link = GameLink(
            record=sitting.answers.record,
            seat=seat,
            unasked=sitting.seats.unasked,
            programs=sitting.seats.programs,
            hurried=sitting.answers.hurried,
        )
        packed = pack_game(link, catalog)
    except LinkError as error:
        return Notice(f"link_error_{error.kind}")
    return Shared(
        kind,
        f"{address}g={packed}",
        to="" if seat is None else names[seat],
        secret=len(sitting.seats.persons) > 1 and decision is not None,
        sent=0 if seat is None else len(link.record.answers),
    )


def kinds(sitting: Sitting | None) -> tuple[SharedKind, ...]:
    """The kinds of link that can be made of the game on the table."""
    if sitting is None:
        return ()
    return ("turn",) if sitting.hot_seat.waits else ("game", "deal")
