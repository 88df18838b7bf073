"""New games: from the start form, its shortcuts, and after a game."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from wingspan.engine.setup import SetupError

from .. import messages
from ..effects import Effects, Then
from ..forms import FAR, LAST_TIME, LIVE, NOBODY, POINTS, NewGame, NobodyPlays, write_last_time
from ..session.session import Session
from ..session.where import Arrived

if TYPE_CHECKING:
    from ..devices import Browser

SEEDS_DEALT = 10**9
"""Random seeds are below this, so that they are short enough to tell a friend."""

TRIED = 40
"""Number of seeds tried to find a deal that a given person begins."""


def update(session: Session, browser: Browser, message: messages.StartMessage) -> Effects:
    match message:
        case messages.Begin(form):
            before = session.sitting
            if isinstance(session.where, Arrived):
                from .by_link import begin_deal

                begin_deal(session, form.names)
            else:
                begin_as(session, browser, form)
            if form.is_live and session.sitting is not before:
                return (Then(messages.PlayLive()),)
        case messages.PlayNow(level):
            if level in POINTS:
                begin_as(session, browser, _against(session.form, level))
        case messages.PlayWithFriend():
            session.open_dialog("")
            play_with_friend(session, browser, message)
            if message.where == LIVE and session.sitting is not None:
                return (Then(messages.PlayLive()),)
        case messages.PlayAsLastTime():
            if session.keeping.last_time is not None:
                begin_as(session, browser, session.keeping.last_time)
        case messages.PlayAgain(how):
            from ..table.again import begin as begin_again

            begin_again(session, how, browser.display.chance(SEEDS_DEALT))
        case _:
            assert_never(message)
    return ()


def begin_as(session: Session, browser: Browser, form: NewGame, *, fresh: bool = False) -> None:
    """Begin a game as the form says, and remember it for the next game.

    ``fresh``: whether the deal is new to everybody although a seed is filled in.
    """
    try:
        setup = form.setup(browser.display.chance(SEEDS_DEALT))
        programs = form.programs(browser.workers.device().share)
    except (SetupError, NobodyPlays) as error:
        session.refusal = error
        return
    fresh = fresh or not form.seed.strip()
    hints = form.hints and not form.far
    if session.begin(setup, far=form.far, programs=programs, fresh=fresh, hints=hints):
        session.keeping.remember(LAST_TIME, write_last_time(form))


def play_with_friend(session: Session, browser: Browser, asked: messages.PlayWithFriend) -> None:
    """Begin a freshly dealt game for two people.

    Of the start form, the cards left out and the language of names are kept. The seed decides who
    begins, so seeds are drawn until one fits.
    """
    form = NewGame(
        players=2,
        names=(asked.own, asked.other, *NOBODY[2:]),
        seats=("", FAR if asked.where else "", *NOBODY[2:]),
        sets=tuple(asked.cards.split()),
        without=session.form.without,
        names_language=session.form.names_language,
    )
    seed = None
    if asked.first:
        with suppress(SetupError):  # begin_as says what cannot be played
            seed = _begun_by(session, browser, form, int(asked.first))
    form = replace(form, seed="" if seed is None else str(seed))
    begin_as(session, browser, form, fresh=True)


def _begun_by(session: Session, browser: Browser, form: NewGame, first: int) -> int | None:
    from wingspan.engine.game import Game

    for _ in range(TRIED):
        seed = browser.display.chance(SEEDS_DEALT)
        game = Game.new(form.setup(seed), session.catalog)
        if game.state.first_player == first:
            return seed
    return None


def _against(form: NewGame, level: str) -> NewGame:
    """The form, for a freshly dealt game of two against a computer player of that level."""
    names, seats = (form.names[0], "", *form.names[2:]), ("", level, *form.seats[2:])
    return replace(form, players=2, names=names, seats=seats, seed="")
