"""Make the collection of exercises, set by set (``core``, ``european``, ``oceania``).

``python -m tools.exercises find core FILE``: games between strong computer players are gone
through. A decision is an exercise if one way is better than every other by five standard errors
and a point, in a first look and again in ten times as many other worlds, if the best is still
clearly the best where the game is played on to its end, and if it is not plain at first sight. A
line of JSON for each exercise and each game; a file that is there is gone on with. ``… collect core
FILE`` writes them into ``wingspan/coach/collection/``. See docs/coach.md.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable
from math import exp
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from tools.strong_games import play
from wingspan.bots.look_ahead import TO_THE_END
from wingspan.bots.player import kind_of_game
from wingspan.bots.policy import SCALE
from wingspan.bots.ways import AT_ONCE, Way, ways
from wingspan.coach.exercises import (
    FOLDER,
    MATTERS,
    Difficulty,
    Exercise,
    Matter,
    Thought,
    matter_of,
    thoughts_of,
)
from wingspan.coach.figures import CLEAR, best_of, difference
from wingspan.coach.judging import PLAYING
from wingspan.coach.opinion import Budget, Looked, Mind, Question, together
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.decision import Decision
from wingspan.engine.slices import finish

SETS = {
    "core": ("core", "swiftstart"),
    "european": ("core", "swiftstart", "european"),
    "oceania": ("core", "swiftstart", "oceania"),
}
SEEDS = {"core": 810_000, "european": 820_000, "oceania": 830_000}
STRONG = "barn_owl"

GLANCE = 8
"""Worlds of the very first look, which most decisions do not outlive."""

FIRST = 32
"""Worlds of the first look."""

AGAIN = 10
"""The second look is at so many times as many worlds, all others than those."""

BESIDE = 64
"""Worlds of the second look for what the policy finds hardly worth one."""

ERRORS = 5.0
"""The best way must be better than every other by so many standard errors."""

LEAST = 1.0
"""And by so many points."""

PLAIN = 0.85
"""What the policy, at first sight, trusts more than so is no exercise."""

TO_THE_END_IN = (24, 64)
"""So many worlds are played to the end of the game: in the first of them nothing may be better than
the best way, in all of them it must be clearly the best."""

RIVALS = 3
"""Of the other ways so many, those that come nearest."""

EACH = 66
"""So many exercises of each set."""

ALIKE = 6
"""So many of the same matter and difficulty."""

EACH_GAME = 2
"""So many of a game, about different matters."""

LEAST_OPTIONS, MOST_OPTIONS = 3, 60
LOOKED_AT = Budget(FIRST)
CATALOG = load_catalog()


def deal(name: str, number: int) -> Setup:
    """The game of that number: for two and alone in turn."""
    alone = number % 2 == 1
    return Setup(
        players=1 if alone else 2,
        seed=SEEDS[name] + number,
        sets=SETS[name],
        automa="eagle" if alone else None,
    )


def is_looked_at(game: Game, decision: Decision) -> bool:
    """Whether that may be an exercise: neither the set-up nor what another decision brings."""
    return (
        game.state.phase != "setup"
        and decision.kind not in AT_ONCE
        and decision.kind not in PLAYING
        and LEAST_OPTIONS <= len(decision.options) <= MOST_OPTIONS
    )


def is_clear(rows: list[list[int]], errors: float, least: float) -> bool:
    """Whether one way is better than every other by so many standard errors and points."""
    best = best_of(rows)
    for place, row in enumerate(rows):
        if place != best:
            behind = difference(rows[best], row)
            if behind.points < max(least, errors * behind.error):
                return False
    return True


def found_at(mind: Mind, game: Game, wanted: Callable[[Exercise], bool]) -> Exercise | None:
    """The exercise in that decision, None if it is none, or not wanted."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    every = ways(mind.policy, view.state, decision, MOST_OPTIONS, MOST_OPTIONS)
    worth = ways(mind.policy, view.state, decision, LOOKED_AT.ways)
    if len(worth) < 2 or trust(every, worth[0]) > PLAIN:
        return None
    question = Question(mind, view, game.worlds(view.seat), LOOKED_AT, worth)
    rows = finish(question.look(0, GLANCE)).rows()
    best = best_of(rows)
    if not is_clear(rows, 1.5, LEAST / 2) or trust(every, worth[best]) > PLAIN:
        return None
    looked = finish(question.look(0, FIRST))
    if not is_best(looked, best):
        return None

    def exercise(thoughts: list[Thought]) -> Exercise:
        ranked = (thoughts[0], *sorted(thoughts[1:], key=lambda one: one.behind.points))
        matter = matter_of(decision.kind, game.state.round, ranked[0].way, ranked[1].way)
        share = round(trust(every, worth[best]), 3)
        return Exercise("", game.record(), view.seat, decision.kind, matter, share, ranked)

    if not wanted(exercise(thoughts_of(looked, best))):
        return None
    if not stands(mind, game, exercise(thoughts_of(looked, best))):
        return None
    looked = finish(question.look(FIRST, AGAIN * FIRST))
    if not is_best(looked, best):
        return None
    thoughts = thoughts_of(looked, best)
    rest = [way for way in every if way not in worth]
    if rest:
        beside = Question(mind, view, game.worlds(view.seat), LOOKED_AT, [worth[best], *rest])
        looked = finish(beside.look(FIRST, BESIDE))
        if not is_best(looked, 0):
            return None
        thoughts += thoughts_of(looked, 0)[1:]
    return exercise(thoughts)


def is_best(looked: Looked, place: int) -> bool:
    """Whether that way is better than every other, as clearly as an exercise wants it."""
    rows = looked.rows()
    return best_of(rows) == place and is_clear(rows, ERRORS, LEAST)


def stands(mind: Mind, game: Game, one: Exercise) -> bool:
    """Whether its best way is still the best where the game is played to its end."""
    considered = [thought.way for thought in one.thoughts[: 1 + RIVALS]]
    to_the_end = Budget(0, turns=TO_THE_END)
    question = Question(mind, game.view(one.seat), game.worlds(one.seat), to_the_end, considered)
    few, many = TO_THE_END_IN
    first = finish(question.look(0, few))
    if best_of(first.rows()) != 0:
        return False
    rows = together((first, finish(question.look(few, many - few)))).rows()
    return best_of(rows) == 0 and is_clear(rows, CLEAR, 0)


def trust(every: list[Way], way: Way) -> float:
    """How likely the policy finds a way, of all that there are."""
    top = max(one.score for one in every)
    weights = [exp((one.score - top) / (1 << SCALE)) for one in every]
    return weights[every.index(way)] / sum(weights)


def game_of(name: str, number: int, there: Counter[tuple[Matter, Difficulty]]) -> list[Exercise]:
    """The exercises of a game, beside those that are there already, by matter and difficulty."""
    setup = deal(name, number)
    mind = Mind(kind_of_game(setup), CATALOG)
    found: list[Exercise] = []

    def wanted(one: Exercise) -> bool:
        return (
            len(found) < EACH_GAME
            and all(other.matter != one.matter for other in found)
            and there[one.matter, one.difficulty] < ALIKE
        )

    for game in play(setup, STRONG):
        decision = game.decision
        if decision is None or len(found) == EACH_GAME:
            break
        if is_looked_at(game, decision):
            one = found_at(mind, game, wanted)
            if one is not None and wanted(one):
                found.append(one)
    return found


def exercises_of(file: Path) -> list[Exercise]:
    """Those that are in the file."""
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return [msgspec.convert(row["exercise"], Exercise) for row in rows if "exercise" in row]


def find(name: str, file: Path, until: int) -> None:
    """Write exercises until there are so many; games that are there whole are not played again."""
    lines = file.read_text().splitlines() if file.exists() else []
    number = max((json.loads(line)["game"] for line in lines), default=-1) + 1
    there = Counter((one.matter, one.difficulty) for one in exercises_of(file))
    with file.open("a") as target:
        while there.total() < until:
            found = game_of(name, number, there)
            there.update((one.matter, one.difficulty) for one in found)
            rows: list[dict[str, Any]] = [
                {"game": number, "exercise": msgspec.to_builtins(one)} for one in found
            ]
            rows.append({"game": number, "found": len(found)})
            target.write("".join(f"{json.dumps(row)}\n" for row in rows))
            target.flush()
            number += 1


def name_of(name: str, one: Exercise) -> str:
    """What links and browsers call it: its set, its game and its place there, whatever else is
    collected."""
    return f"{name}-{one.record.setup.seed - SEEDS[name]}-{one.at}"


def collect(name: str, file: Path) -> None:
    """Write them as the page reads them, by matter, the easiest first."""
    found = exercises_of(file)[:EACH]
    found.sort(key=lambda one: (MATTERS.index(one.matter), -one.share))
    named = [structs.replace(one, id=name_of(name, one)) for one in found]
    FOLDER.mkdir(exist_ok=True)
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in named)
    (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n")


def main() -> None:
    """Read the arguments and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("find", "collect"))
    parser.add_argument("set", choices=tuple(SETS))
    parser.add_argument("file", type=Path)
    parser.add_argument("--until", type=int, default=EACH, help=f"how many (default {EACH})")
    given = parser.parse_args()
    if given.what == "find":
        find(given.set, given.file, given.until)
    else:
        collect(given.set, given.file)


if __name__ == "__main__":
    main()
