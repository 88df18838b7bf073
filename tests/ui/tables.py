"""Moments of a game, made by hand for the views."""

from __future__ import annotations

from typing import Any

from wingspan.engine import Game
from wingspan.engine.catalog import load_catalog
from wingspan.engine.components import Language
from wingspan.engine.decision import Decision
from wingspan.engine.events import AnyEvent, AutomaDrew, AutomaLaidEggs, RoundBegan, TurnBegan
from wingspan.engine.options import AnyOption
from wingspan.engine.setup import Setup
from wingspan.engine.state import Automa, Deck, GameState, PlayedBird, Player, ScoreSheet
from wingspan.ui.play.scene import Scene
from wingspan.ui.session.session import Session
from wingspan.words import words_in

SOLO = Setup(players=1, names=("Ada",), automa="eagle")


def state() -> GameState:
    """Return a solo table in round 2: two birds in the forest, one in the wetland."""
    player = Player(hand=["mallard", "american_robin"], bonus=["historian"])
    player.food.update({"seed": 2, "fish": 1})
    player.mat["forest"] = [
        PlayedBird("acorn_woodpecker", eggs=2, cached={"seed": 3}),
        PlayedBird("american_redstart"),
    ]
    player.mat["wetland"] = [PlayedBird("american_avocet", eggs=1, tucked=("mallard", "?"))]
    player.cubes["gain_food"] = 2
    return GameState(
        round=2,
        phase="turn",
        turn_of=0,
        first_player=0,
        players=[player],
        birdfeeder=["seed", "invertebrate_seed", "fish"],
        dice_out=["rodent", "fruit"],
        tray=["barn_owl", None, "blue_jay"],
        deck=Deck(("canada_goose",) * 40),
        bonus_deck=Deck(),
        goals=("birds_in_forest", "eggs_in_bowl", "total_birds", "eggs_in_ground"),
        scored=[],
        automa=Automa(bonus="forester", deck=["regular_2"], turned=["regular_1"], eggs=3),
        random={},
    )


EVENTS: tuple[AnyEvent, ...] = (
    RoundBegan(2, 0),
    TurnBegan(0, 2, 2),
    TurnBegan(1, 2, 2),
    AutomaDrew("regular_2"),
    AutomaLaidEggs(2),
    TurnBegan(0, 2, 3),
)

SHEETS = (
    ScoreSheet(0, 9, 0, 0, 3, 3, 2, 0, 17, 3, 1),
    ScoreSheet(1, 4, 0, 0, 3, 0, 0, 0, 7, 2, 2),
)


def scene(
    decision: Decision | None = None,
    *,
    language: Language = "en",
    setup: Setup = SOLO,
    table: GameState | None = None,
) -> Scene:
    """Return the scene of ``table`` (by default :func:`state`) with that decision pending."""
    return Scene(
        words=words_in(language),
        catalog=load_catalog(),
        setup=setup,
        seat=0,
        state=table or state(),
        events=EVENTS,
        decision=decision,
        sheets=SHEETS,
    )


def taken(session: Session, position: dict[str, Any]) -> list[AnyOption]:
    """Return the options taken so far."""
    assert session.game
    again = Game.from_position(position)
    options: list[AnyOption] = []
    for answer in session.game.answers:
        assert again.decision
        options.append(again.decision.options[answer])
        again.answer(answer)
    return options
