"""The end of a game with several people: nobody is left out."""

from __future__ import annotations

import random

from tests.ui.markup import read
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.notation.record import encode
from wingspan.ui.page import page
from wingspan.ui.session.session import Session
from wingspan.ui.session.showing import moment

CATALOG = load_catalog()
NAMES = ("Ada", "Bo", "Cy")


def finished() -> Game:
    game = Game.new(Setup(players=3, names=NAMES, seed=3), catalog=CATALOG)
    dice = random.Random(3)
    while game.decision:
        game.answer(dice.randrange(len(game.decision.options)))
    return game


def test_each_person_has_a_best_bird_a_best_turn_and_a_chart() -> None:
    """A bird is worth its points, its eggs, and the food and cards on and under it."""
    game = finished()
    session = Session(CATALOG)
    session.resume(encode(game.record()).decode())
    root = read(page(moment(session)))
    lines = [item.words() for item in root.by_class("best")[0].children]
    assert len(lines) == len(NAMES)
    for line, name, player in zip(lines, NAMES, game.state.players, strict=True):
        assert line.startswith(name)
        most, best = max(
            (
                CATALOG.birds[bird.bird].points
                + bird.eggs
                + sum(bird.cached.values())
                + len(bird.tucked),
                CATALOG.birds[bird.bird].name["en"],
            )
            for row in player.mat.values()
            for bird in row
        )
        assert f"Best bird: {best} · {most} point" in line.replace("\u00a0", " ")
        assert "Best turn: round" in line.replace("\u00a0", " ")
    titles = [e.words() for e in root.by_id("chart").all() if e.tag == "figcaption"]
    assert titles[1:] == [f"{name}: points by category" for name in NAMES]
