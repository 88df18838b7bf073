"""Replays: begun from the table or a link, moved, closed, or continued as a game."""

from __future__ import annotations

from typing import assert_never

from msgspec import structs

from .. import messages
from ..effects import Effects, Later
from ..play.replay import SPEEDS, Replay
from ..play.seats import Seats
from ..play.sitting import Sitting
from ..session.moment import CameGame, Outlook
from ..session.session import Session
from ..session.where import (
    Arrived,
    Failed,
    Laying,
    Over,
    Replaying,
    Start,
    Where,
    must_hand_over,
    table_of,
)

BETWEEN = 2000
"""Milliseconds between two answers at speed 1."""


def update(session: Session, message: messages.ReplayMessage) -> Effects:
    replay = session.replay
    if isinstance(message, messages.Watch):
        watch(session, message.entry)
        return ()
    if isinstance(message, messages.CloseReplay):
        close(session)
        return ()
    if replay is None:
        return ()
    match message:
        case messages.MoveReplay(to):
            replay.step(to)
        case messages.PlayReplay():
            return play_at(replay, 0 if replay.speed else SPEEDS[0])
        case messages.SetReplaySpeed(speed):
            return play_at(replay, speed)
        case messages.StepReplay():
            if replay.speed:
                replay.step("after")
                return _next_step(replay)
        case messages.PlayFromHere():
            play_from_here(session, replay)
        case _:
            assert_never(message)
    return ()


def play_at(replay: Replay, speed: int) -> Effects:
    """Let the replay play by itself at that speed; 0 stops it."""
    was, replay.speed = replay.speed, speed
    return () if was else _next_step(replay)


def _next_step(replay: Replay) -> Effects:
    speed = replay.speed
    return (Later(messages.StepReplay(), BETWEEN // speed),) if speed else ()


def watch(session: Session, entry: int | None = None) -> bool:
    """Replay the game on the screen, from the turn that log entry ``entry`` belongs to.

    In a replay, go to that turn of it. The game of a link is shown without starting to play it.
    False if there is no game to show.
    """
    replay = session.replay or _replay_of_link(session) or _replay_of_table(session)
    if replay is None:
        return False
    if entry is not None:
        replay.go(replay.answers_at(entry))
    show_replay(session, replay)
    return True


def _replay_of_link(session: Session) -> Replay | None:
    if not isinstance(session.where, Arrived):
        return None
    came = session.where.arrival
    if not isinstance(came, CameGame):
        return None
    link, over = came.link, came.game.decision is None
    seat = None if over or link.record.setup.players == 1 else link.seat or 0
    far_apart = not over and link.seat is not None
    return Replay(link.record, session.catalog, seat, far_apart=far_apart)


def _replay_of_table(session: Session) -> Replay | None:
    sitting = session.sitting
    if sitting is None or isinstance(session.where, Arrived) or must_hand_over(session.where):
        return None
    over = sitting.decision is None or sitting.game.setup.players == 1
    seat = None if over else sitting.hot_seat.viewer
    far_apart = sitting.seats.mine is not None and sitting.decision is not None
    return Replay(sitting.game.record(), session.catalog, seat, far_apart=far_apart)


def show_replay(session: Session, replay: Replay) -> None:
    """Show a replay; closing it leads back to where the session is now."""
    match session.where:
        case Replaying(shown, _, outlook) as here if shown is replay and outlook is not None:
            session.clear_view()
            session.show(here)
            return
        case Replaying(_, back):
            pass
        case Arrived() | Laying() as back:
            pass
        case where:
            back = table_of(where) or Start()
    session.clear_view()
    session.show(Replaying(replay, back))


def close(session: Session) -> None:
    """Go back to where the replay was begun: to the game of a link, to the table that is laid out,
    or to the table.
    """
    match session.where:
        case Replaying(_, back, outlook) if outlook is not None:
            _close_outlook(session, back, outlook)
        case Replaying(_, Arrived() | Laying() as back):
            session.over = Over()
            session.show(back)
        case _:
            session.go_on()


def show_outlook(session: Session, replay: Replay, outlook: Outlook) -> None:
    """Show what could follow an answer; closing it leads back to where the session is now."""
    where = session.where
    assert not isinstance(where, Start | Failed)
    session.clear_view()
    session.show(Replaying(replay, where, outlook))


def _close_outlook(session: Session, back: Where, outlook: Outlook) -> None:
    """Go back to where the outlook was asked for, and keep showing the coach's hint there."""
    session.over, hint = Over(), session.hint
    session.show(back)
    if hint is not None and session.game is not None and session.game.answers == outlook.given:
        session.hint = structs.replace(hint, token=session.token)


def play_from_here(session: Session, replay: Replay) -> None:
    """Begin a new game at the moment that the replay shows."""
    if replay.far_apart:
        return
    here, sitting = replay.here(), session.sitting
    same = sitting is not None and sitting.game.setup == here.setup
    programs = sitting.seats.programs if same and sitting is not None else ()
    seats = Seats(here.setup.players, programs=programs)
    session.sit_down(Sitting.replayed(here, session.catalog, session.settings, seats))
