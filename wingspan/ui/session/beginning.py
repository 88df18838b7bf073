"""Games begun as the start form says, or nearly so."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from wingspan.engine import Game
from wingspan.engine.setup import SetupError

from ..devices import Browser
from .form import (
    LAST_TIME,
    Fields,
    NobodyPlays,
    read_far,
    read_programs,
    read_setup,
    write_last_time,
)
from .where import Arrived

if TYPE_CHECKING:
    from .session import Session

SEEDS_DEALT = 10**9
"""Seeds that nobody chose are below this, so that they can be told to a friend."""


def begin(session: Session, browser: Browser) -> None:
    """Begin what is filled in on the screen: a game, or the deal that a link has brought."""
    if isinstance(session.where, Arrived):
        from .by_link import begin_deal

        begin_deal(session, session.fields)
    else:
        begin_as(session, browser, session.fields)


def begin_as(
    session: Session, browser: Browser, fields: Fields, *, fresh: bool | None = None
) -> None:
    """A game as that is filled in; the next one may be like it.

    ``fresh``: whether the deal is new to everybody; None if it is where no seed is written.
    """
    try:
        setup = read_setup(fields, browser.display.chance(SEEDS_DEALT))
        programs = read_programs(fields, browser.workers.device().share)
    except (SetupError, NobodyPlays) as error:
        session.refusal = error
        return
    if fresh is None:
        fresh = not fields.get("seed", "").strip()
    far = read_far(fields)
    hints = "hints" in fields and not far
    if session.begin(setup, far=far, programs=programs, fresh=fresh, hints=hints):
        session.keeping.remember(LAST_TIME, write_last_time(fields))


TRIED = 40
"""So many deals are looked at for one that a certain person begins."""


def play_for_two(session: Session, browser: Browser, fields: Fields, first: int | None) -> None:
    """Begin a game for two people, freshly dealt. ``first``: who begins; None leaves it to chance.

    Who begins follows from the seed, so that is drawn again until it fits.
    """
    seed = None
    if first is not None:
        with suppress(SetupError):  # begin_as says what cannot be played
            seed = _begun_by(session, browser, fields, first)
    if seed is None:
        begin_as(session, browser, fields)
    else:
        begin_as(session, browser, {**fields, "seed": str(seed)}, fresh=True)


def _begun_by(session: Session, browser: Browser, fields: Fields, first: int) -> int | None:
    for _ in range(TRIED):
        seed = browser.display.chance(SEEDS_DEALT)
        game = Game.new(read_setup(fields, seed), session.catalog)
        if game.state.first_player == first:
            return seed
    return None


def play_now(session: Session, browser: Browser, level: str) -> None:
    """Begin a game of two against a computer player of that level, freshly dealt."""
    filled = {"players": "2", "seat_0": "", "name_1": "", "seat_1": level, "seed": ""}
    begin_as(session, browser, {**session.fields, **filled})
