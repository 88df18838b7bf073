"""The mix of games in training: all kinds of tables, the most common ones most often."""

from __future__ import annotations

from random import Random

from tools.card_sets import WITH_BASE
from wingspan.engine import Setup
from wingspan.engine.components import EXPANSIONS, GoalSide, Level
from wingspan.engine.setup import SEEDS

MIX = {
    "base": 40,
    "european": 9,
    "oceania": 10,
    "european_oceania": 9,
    "asia": 12,
    "european_asia": 5,
    "oceania_asia": 5,
    "european_oceania_asia": 10,
}
"""Card sets as in WITH_BASE, and how many games in a hundred are played with them."""

PLAYERS = ((1, 18), (2, 60), (3, 11), (4, 6), (5, 5))
"""Numbers of players, and how many games in a hundred have them."""

LEVELS: tuple[Level, ...] = ("eaglet", "eagle", "eagle_eyed_eagle")


def random_of(seed: int, batch: int, game: int) -> Random:
    """Return the random stream of one game of training, the same in every process."""
    return Random(f"{seed}/{batch}/{game}")


def deal(random: Random) -> Setup:
    """Return a random set-up of the mix."""
    players = random.choices(*zip(*PLAYERS, strict=True))[0]
    sets = WITH_BASE[random.choices(*zip(*MIX.items(), strict=True))[0]]
    goals: GoalSide = "blue" if random.random() < 0.15 else "green"
    mat = random.choice(("base", "oceania")) if random.random() < 0.04 else None
    if mat == "base" and "oceania" in sets:
        mat = None
    return Setup(
        players=players,
        seed=random.randrange(SEEDS),
        sets=sets,
        mat=mat,
        goals=goals,
        automa=random.choice(LEVELS) if players == 1 else None,
        names_language="fr" if random.random() < 0.1 else "en",
    )


def kind(setup: Setup) -> str:
    """Return a rough class of games, by similar results."""
    more = "".join(name[0] for name in EXPANSIONS if name in setup.sets)
    return f"{setup.players}{setup.goals[0]}{more}"
