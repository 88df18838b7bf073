"""A table for every kind of question, from random games and the scenarios."""

from __future__ import annotations

from functools import cache
from typing import get_args

from msgspec import structs

from tests.scenario_files import SCENARIOS
from tests.table import ALL_SETS, below, rng_for
from tests.ui.sessions import resume, scene
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.components import Language
from wingspan.engine.decision import Kind
from wingspan.engine.notation.record import encode
from wingspan.teaching.scenario import answered, laid
from wingspan.ui.kit.html import Html
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.session import Session
from wingspan.ui.table.prompt import prompt

KINDS: tuple[Kind, ...] = get_args(Kind)
SETUPS = (
    Setup(players=1, names=("Ada",), automa="eagle", sets=ALL_SETS),
    Setup(players=3, names=("Ada", "Bo", "Cy"), sets=ALL_SETS),
)


@cache
def games() -> dict[Kind, Game]:
    """Return, for every kind of decision, a game that awaits it, the one with the most birds."""
    found: dict[Kind, Game] = {}
    birds: dict[Kind, int] = {}
    for seed in range(40):
        game = Game.new(structs.replace(SETUPS[seed % 2], seed=seed))
        rng = rng_for("every question", seed)
        while game.decision is not None:
            kind, number = game.decision.kind, _birds(game)
            if number > birds.get(kind, -1):
                found[kind], birds[kind] = game.copy(), number
            game.answer(below(rng, len(game.decision.options)))
    for scenario in SCENARIOS.values():
        if set(found) == set(KINDS):
            break
        if "outcomes" in scenario:
            continue
        game = laid(scenario.get("position", {}))
        for answer in [None, *scenario["answers"]]:
            assert answer is None or answered([answer], game) is None
            if game.decision is not None:
                found.setdefault(game.decision.kind, game.copy())
    return {kind: found[kind] for kind in KINDS}


def asked_by(bird: str, kind: Kind) -> Game:
    """Return the game of a scenario in which the bird's power asks for such a decision."""
    for scenario in SCENARIOS.values():
        if scenario["bird"] != bird:
            continue
        always = (one for one in scenario.get("outcomes", []) if "if" not in one)
        more = [answer for one in always for answer in one.get("answers", [])]
        game = laid(scenario.get("position", {}))
        for answer in [None, *scenario["answers"], *more]:
            if answer is not None and answered([answer], game) is not None:
                break
            decision = game.decision
            if decision and decision.kind == kind and decision.source and decision.source.bird:
                return game
    raise LookupError(f"No scenario of {bird} asks {kind!r} there.")


def _birds(game: Game) -> int:
    return sum(len(row) for player in game.state.players for row in player.mat.values())


def shown(kind: Kind, language: Language) -> Html:
    """Return the whole page with a question of that kind."""
    return page(moment(_session(kind, language)))


def asked(kind: Kind, language: Language) -> Html:
    """Return the prompt alone."""
    return prompt(scene(_session(kind, language)))


def _session(kind: Kind, language: Language) -> Session:
    """Return a session with that game in which nothing is answered unasked and no screen is
    handed over.
    """
    plain = Settings(answer_for_me=False, public_hands=True)
    session = Session(load_catalog(), language, plain)
    resume(session, encode(games()[kind].record()).decode())
    return session
