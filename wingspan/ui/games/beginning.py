"""Beginning games from the start form and its shortcuts."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from wingspan.engine.setup import SetupError

from ..session.form import (
    LAST_TIME,
    Fields,
    NobodyPlays,
    read_far,
    read_programs,
    read_setup,
    write_last_time,
)
from ..session.where import Arrived

if TYPE_CHECKING:
    from ..devices import Browser
    from ..session.session import Session

SEEDS_DEALT = 10**9
"""Random seeds are below this, so that they are short enough to tell a friend."""


def begin(session: Session, browser: Browser) -> None:
    """Begin what is filled in on the screen: a game, or the deal from a link."""
    if isinstance(session.where, Arrived):
        from .by_link import begin_deal

        begin_deal(session, session.fields)
    else:
        begin_as(session, browser, session.fields)


def begin_as(
    session: Session, browser: Browser, fields: Fields, *, fresh: bool | None = None
) -> None:
    """Begin a game from ``fields``, and remember them for the next game.

    ``fresh``: whether the deal is new to everybody; None: it is if no seed is filled in.
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
"""Number of seeds tried to find a deal that a given person begins."""


def play_for_two(session: Session, browser: Browser, fields: Fields, first: int | None) -> None:
    """Begin a freshly dealt game for two people. ``first``: the first player; None for any.

    The seed decides who begins, so seeds are drawn until one fits.
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
        from wingspan.engine.game import Game

        game = Game.new(read_setup(fields, seed), session.catalog)
        if game.state.first_player == first:
            return seed
    return None


def play_now(session: Session, browser: Browser, level: str) -> None:
    """Begin a freshly dealt game of two against a computer player of that level."""
    filled = {"players": "2", "seat_0": "", "name_1": "", "seat_1": level, "seed": ""}
    begin_as(session, browser, {**session.fields, **filled})
