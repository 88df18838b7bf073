"""Random games of the base game, and positions with any sets, keep the invariants.

Games with the other sets are in ``test_expansion_games.py``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests import soundness
from tests.table import (
    ALL_SETS,
    CATALOG,
    below,
    encoded,
    play_randomly,
    question,
    rng_for,
)
from wingspan.engine import Game, Setup
from wingspan.engine.effects import Sideways
from wingspan.engine.options import Done, Skip

LEVELS = ("eaglet", "eagle", "eagle_eyed_eagle")
SETS = (("core",), ("core", "swiftstart"))


def setups(seed: int) -> Iterator[Setup]:
    """Yield every number of players, Automa level and goal side, with and without extra cards."""
    for sets, goals in product(SETS, ("green", "blue")):
        language = "fr" if goals == "blue" else "en"
        for players in range(2, 6):
            yield msgspec.convert(
                {
                    "players": players,
                    "seed": seed,
                    "sets": sets,
                    "goals": goals,
                    "names_language": language,
                },
                Setup,
            )
        for level, automubon in product(LEVELS, (False, True)):
            yield msgspec.convert(
                {
                    "players": 1,
                    "seed": seed,
                    "sets": sets,
                    "goals": goals,
                    "automa": level,
                    "automubon": automubon,
                    "names_language": language,
                },
                Setup,
            )


def name_of(setup: Setup) -> str:
    who = f"{setup.players} players" if setup.automa is None else setup.automa
    extra = [setup.goals, *setup.sets[1:], *(["automubon"] if setup.automubon else [])]
    return f"{who}-{'-'.join(extra)}-seed {setup.seed}"


def check_table(game: Game) -> None:
    """Check the invariants, including those that only the base game has."""
    soundness.check_table(game)
    cards = set(CATALOG.ids_of("birds", game.setup.sets))
    # A card just drawn or played may be between two places.
    on_their_way = cards - set(soundness.bird_cards(game))
    assert len(on_their_way) <= game.setup.players + 1
    for player in game.state.players:
        # At the start, the cards of the hand chosen so far.
        assert player.apart == [] or game.state.phase == "setup"
        assert not any(on_mat.sideways for on_row in player.mat.values() for on_mat in on_row)


def check_decision(game: Game) -> None:
    soundness.check_decision(game)
    if game.decision is not None:
        assert sum(isinstance(option, Skip | Done) for option in game.decision.options) <= 2


def check_every_option(game: Game) -> None:
    """Check that every option can be taken and leads on."""
    assert game.decision is not None
    for choice in range(len(game.decision.options)):
        twin = game.copy()
        twin.answer(choice)
        assert len(twin.answers) == len(game.answers) + 1
        check_table(twin)
        check_decision(twin)


def check_whole_game(setup: Setup, sample: int) -> None:
    """Play a random game from the deal to the end; check one decision in ``sample`` closely."""
    rng = rng_for("random game", name_of(setup))
    game = Game.new(setup)
    while game.decision is not None:
        check_table(game)
        check_decision(game)
        if len(game.answers) % sample == 0:
            check_every_option(game)
            twin = Game.from_position(game.position())
            assert encoded(twin) == encoded(game) and question(twin) == question(game)
        game.answer(below(rng, len(game.decision.options)))
    check_table(game)
    soundness.check_end(game)
    again = Game.replay(game.record())
    assert again == game
    assert encoded(again) == encoded(game)


@pytest.mark.parametrize("setup", list(setups(1)), ids=name_of)
def test_in_a_random_game_the_table_is_sound_after_every_answer(setup: Setup) -> None:
    check_whole_game(setup, sample=13)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 160))
def test_in_many_random_games_the_table_is_sound_after_every_answer(seed: int) -> None:
    for setup in setups(seed):
        check_whole_game(setup, sample=11)


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_thousand_random_games_end_without_an_error(players: int) -> None:
    for seed in range(1000):
        automa = LEVELS[seed % 3] if players == 1 else None
        game = Game.new(Setup(players=players, seed=seed, automa=automa))  # type: ignore[arg-type]
        play_randomly(game, rng_for("thousand", players, seed))
        check_table(game)
        soundness.check_end(game)


GREEDY = ("play_bird",)


@pytest.mark.parametrize("setup", list(setups(2))[::3], ids=name_of)
def test_the_table_is_sound_when_birds_are_played_whenever_possible(setup: Setup) -> None:
    """Mats become fuller than with random play, so that all powers occur."""
    rng = rng_for("greedy", name_of(setup))
    game = Game.new(setup)
    while game.decision is not None:
        check_table(game)
        check_decision(game)
        options = [msgspec.to_builtins(o) for o in game.decision.options]
        likes = [
            i
            for i, option in enumerate(options)
            if option.get("action") in GREEDY or option["type"] in ("activate", "all", "bird")
        ]
        choice = likes[below(rng, len(likes))] if likes else below(rng, len(options))
        game.answer(choice)
    check_table(game)
    soundness.check_end(game)
    assert Game.replay(game.record()) == game


SETS_OF_POSITIONS = (
    ("core", "swiftstart"),
    ALL_SETS,
    ("core", "european"),
    ("core", "oceania"),
    ("european", "oceania"),
)


def random_position(seed: int) -> dict[str, Any]:
    """Return a position with birds, eggs, food and cards; every third is short of cards."""
    rng = rng_for("position", seed)
    players = 1 + seed % 5
    sets = SETS_OF_POSITIONS[seed // 5 % len(SETS_OF_POSITIONS)]
    if players == 1 and "core" not in sets:
        sets = ALL_SETS  # the Automa's deck comes with the core set
    cards = sorted(CATALOG.ids_of("birds", sets))
    bonus = [
        card
        for card in sorted(CATALOG.ids_of("bonus_cards", sets))
        if not CATALOG.bonus_cards[card].automa_only
    ]
    foods: tuple[str, ...] = ("invertebrate", "seed", "fish", "fruit", "rodent", "nectar")
    if "oceania" not in sets:
        foods = foods[:5]

    def draw(pile: list[str]) -> str:
        return pile.pop(below(rng, len(pile)))

    def mat() -> dict[str, list[dict[str, Any]]]:
        rows: dict[str, list[dict[str, Any]]] = {"forest": [], "grassland": [], "wetland": []}
        spaces = dict.fromkeys(rows, 5)
        for _ in range(below(rng, 18)):
            card = CATALOG.birds[draw(cards)]
            placing = card.power.placing if card.power else None
            lies = isinstance(placing, Sideways) and spaces[placing.habitat] >= 2
            sideways = lies and rng.random() < 0.5
            homes = [habitat for habitat in card.habitats if spaces[habitat]]
            if homes:
                home = homes[below(rng, len(homes))]
                spaces[home] -= 1 + sideways
                rows[home].append(
                    {
                        "bird": card.id,
                        "eggs": below(rng, card.egg_limit + 1),
                        "cached": {foods[below(rng, len(foods))]: below(rng, 3)},
                        "tucked": [draw(cards) for _ in range(below(rng, 2))],
                        "sideways": sideways,
                    }
                )
        return rows

    position: dict[str, Any] = {
        "setup": {
            "players": players,
            "seed": seed,
            "sets": sets,
            "mat": (None, "base", "oceania")[seed % 3],
            "automa": LEVELS[seed % 3] if players == 1 else None,
            "goals": ("green", "blue")[seed % 2],
        },
        "round": 1 + below(rng, 4),
        "players": [
            {
                "mat": mat(),
                "hand": [draw(cards) for _ in range(below(rng, 5))],
                "food": {food: below(rng, 4) for food in foods},
                "bonus": [draw(bonus) for _ in range(below(rng, 3))],
                "nectar": {
                    habitat: below(rng, 3) if "oceania" in sets else 0
                    for habitat in ("forest", "grassland", "wetland")
                },
            }
            for _ in range(players)
        ],
    }
    if seed % 3 == 0:
        position["tray"] = [draw(cards) for _ in range(3)]
        position["deck"] = [draw(cards) for _ in range(1 + below(rng, 6))]
        position["discards"] = [draw(cards) for _ in range(below(rng, 4))]
        position["bonus_deck"] = [draw(bonus)]
        if players == 1:
            position["automa"] = {"bonus": "falconer" if "falconer" in bonus else "forester"}
    return position


def check_from_position(seed: int, sample: int) -> None:
    rng = rng_for("from position", seed)
    game = Game.from_position(random_position(seed))
    birds = set(soundness.bird_cards(game))
    bonuses = set(soundness.bonus_cards(game))
    while game.decision is not None:
        soundness.check_table(game, birds, bonuses)
        soundness.check_decision(game)
        if len(game.answers) % sample == 0:
            twin = Game.from_position(game.position())
            assert encoded(twin) == encoded(game) and question(twin) == question(game)
            seat = game.decision.player
            redealt = game.redeal(seat, seed)
            assert msgspec.json.encode(redealt.view(seat)) == msgspec.json.encode(game.view(seat))
            play_randomly(redealt, rng_for(seed), 30)
        choice = below(rng, len(game.decision.options))
        twin = game.copy()
        game.answer(choice)
        game.undo()
        assert encoded(twin) == encoded(game) and twin.decision == game.decision
        game.answer(choice)
    soundness.check_table(game, birds, bonuses)
    assert Game.replay(game.record()) == game


@pytest.mark.parametrize("seed", range(75))
def test_from_a_random_position_the_table_stays_sound(seed: int) -> None:
    check_from_position(seed, sample=9)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
def test_from_many_random_positions_the_table_stays_sound(block: int) -> None:
    for seed in range(1000 + 100 * block, 1100 + 100 * block):
        check_from_position(seed, sample=5)


PROGRAM = """
import sys
import msgspec
from tests.table import encoded, play_randomly, rng_for
from wingspan.engine import Game, Setup
from wingspan.engine.notation.record import encode
every = ("core", "swiftstart", "european", "oceania")
for setup in (
    Setup(players=1, automa="eagle", automubon=True, seed=3),
    Setup(players=3, seed=4),
    Setup(players=2, seed=5, sets=every),
    Setup(players=1, automa="eaglet", seed=6, sets=every),
):
    game = play_randomly(Game.new(setup), rng_for("hash seed", setup.players))
    sys.stdout.buffer.write(encode(game.record()) + encoded(game))
    sys.stdout.buffer.write(msgspec.json.encode([msgspec.to_builtins(e) for e in game.events]))
"""


@pytest.mark.native_only
def test_a_game_is_the_same_whatever_the_hash_seed() -> None:
    """Nothing depends on the order of Python sets."""

    def run(hash_seed: str) -> bytes:
        root = Path(__file__).resolve().parents[2]
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
        return subprocess.run(
            [sys.executable, "-c", PROGRAM], env=env, cwd=root, check=True, capture_output=True
        ).stdout

    first: Any = run("1")
    assert first and first == run("2") == run("12345")
