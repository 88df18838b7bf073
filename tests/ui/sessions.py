"""Sessions with a game in progress, and random answers in them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Literal

from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.components import Action, Habitat
from wingspan.engine.notation.record import decode
from wingspan.ui.messages import BeginWith, ChooseStart, First, Place, Repeat, Thing
from wingspan.ui.play.replay import Replay
from wingspan.ui.play.scene import Scene
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.moment import Arrival, CameGame, Failure, traceback_of
from wingspan.ui.session.session import Session
from wingspan.ui.session.where import Failed, arrival_of, played_at

SOLO = Setup(players=1, names=("Ada",), automa="eagle", seed=5)
TWO = Setup(players=2, names=("Ada", "Bo"), seed=5)

POSITION: dict[str, Any] = {
    "setup": {"players": 1, "automa": "eagle", "seed": 3, "names": ["Ada"]},
    "round": 1,
    "players": [
        {
            "hand": ["american_robin", "bald_eagle", "mallard"],
            "food": {"invertebrate": 2, "seed": 1, "fish": 1},
            "bonus": ["historian"],
        }
    ],
    "turn_of": 0,
}
"""A solo game at its first turn, for :func:`at_the_action`."""


def begun(setup: Setup = SOLO) -> Session:
    session = Session(load_catalog())
    assert session.begin(setup)
    return session


def play(session: Session, answers: int, seed: int = 0) -> None:
    dice = random.Random(seed)
    for _ in range(answers):
        if session.phase != "play":
            break
        assert session.game and session.game.decision
        number = 1 if must_hand_over(session) else len(session.game.decision.options)
        answer(session, session.token, dice.randrange(number))


def at_the_action(position: dict[str, Any] = POSITION) -> Session:
    session = Session(load_catalog())
    session.sit_down(Sitting(Game.from_position(position), session.settings))
    return session


def resume(session: Session, record: str) -> None:
    """Put the game of that record on the table."""
    session.sit_down(Sitting.replayed(decode(record), session.catalog, session.settings))


# what handlers do with the game on the screen


def _done(session: Session, sitting: Sitting | None, act: Callable[[Sitting], bool]) -> bool:
    with session.heeding():
        return sitting is not None and act(sitting)


def at_question(session: Session, token: int, act: Callable[[Sitting], bool]) -> bool:
    """Call ``act`` if the question of ``token`` is pending; return whether it succeeded."""
    return _done(session, session.asked_at(token), act)


def at_table(session: Session, act: Callable[[Sitting], bool]) -> bool:
    """Call ``act`` with the game on the screen; return whether it succeeded."""
    return _done(session, played_at(session.where), act)


def answer(session: Session, token: int, option: int) -> bool:
    return at_question(session, token, lambda sitting: sitting.answer(option))


def place(
    session: Session,
    token: int,
    bird: str,
    row: Habitat | None = None,
    payment: int | Literal["", "?"] = "",
) -> bool:
    return at_question(session, token, lambda sitting: sitting.place(Place(bird, row, payment)))


def begin_with(session: Session, token: int, option: First, times: int = 1) -> bool:
    return at_question(session, token, lambda sitting: sitting.begin_with(BeginWith(option, times)))


def repeat(session: Session, token: int, option: int, times: int) -> bool:
    return at_question(session, token, lambda sitting: sitting.repeat(Repeat(option, times)))


def confirm_start(session: Session, token: int) -> bool:
    return at_question(session, token, lambda sitting: sitting.confirm_start())


def choose_start(session: Session, thing: Thing, name: str) -> bool:
    return at_table(session, lambda sitting: sitting.choose_start(ChooseStart(thing, name)))


def doubt(session: Session, action: Action | None) -> bool:
    return at_table(session, lambda sitting: sitting.doubt(action))


def pick(session: Session, bird: str, *, dragged: bool = False) -> bool:
    return at_table(session, lambda sitting: sitting.pick(bird, dragged=dragged))


def undo(session: Session) -> bool:
    return at_table(session, lambda sitting: sitting.undo())


def redo(session: Session) -> bool:
    return at_table(session, lambda sitting: sitting.redo())


def sit_beside(session: Session, seat: int) -> bool:
    return at_table(session, lambda sitting: sitting.hot_seat.sit_beside(seat))


def must_hand_over(session: Session) -> bool:
    sitting = played_at(session.where)
    return sitting is not None and sitting.hot_seat.must_hand_over


def waits(session: Session) -> bool:
    sitting = played_at(session.where)
    return sitting is not None and sitting.hot_seat.waits


def sitting_of(session: Session) -> Sitting:
    assert session.sitting is not None
    return session.sitting


def scene(session: Session) -> Scene:
    return sitting_of(session).scene(session.words, session.look)


def replay_of(session: Session) -> Replay:
    assert session.replay is not None
    return session.replay


def came(session: Session) -> Arrival | None:
    """Return what a link has brought, while the page asks about it."""
    return arrival_of(session.where)


def game_came(session: Session) -> CameGame:
    """Return the game that a link has brought."""
    found = came(session)
    assert isinstance(found, CameGame)
    return found


def fail(session: Session, error: BaseException, record: str) -> None:
    """Show that error in detail."""
    session.failure = Failure(traceback_of(error), record)
    session.show(Failed.at(session.where, session.failure))


def look_at(session: Session, what: str, how: str) -> None:
    """Change how a part of the table, or a card over it, is shown."""
    if what == "card":
        session.over = session.over.looking(what, how)
    else:
        session.look[what] = how


def next_round(session: Session) -> None:
    """Go on from the end of a round."""
    sitting = sitting_of(session)
    sitting.gone_on = len(sitting.game.state.scored)
