"""Sessions with a game begun, and answers given to them at random."""

from __future__ import annotations

import random
from typing import Any

from wingspan.engine import Game, Setup, load_catalog
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session

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
        number = 1 if session.must_hand_over else len(session.game.decision.options)
        session.answer(session.token, dice.randrange(number))


def at_the_action(position: dict[str, Any] = POSITION) -> Session:
    session = Session(load_catalog())
    session.sit_down(Sitting(Game.from_position(position), session.settings))
    return session
