"""Measure the coach: ``python -m tools.measure_coach positions FILE``, ``levels`` or ``guide``.

``positions``: its quick opinion against a deep one in other worlds, ten times as many, on positions
of games between strong players with each choice of sets. ``levels``: the rating that each level
of computer players gets. ``guide``: what is lost by following the guide of the first game, against
such a deep opinion. A line of JSON for each position or game; a file that is there is gone
on with. ``… summary FILE`` prints what it adds up to.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any

from tools.strong_games import play
from wingspan.bots.player import kind_of_game
from wingspan.bots.ways import AT_ONCE, Way
from wingspan.coach.figures import best_of, difference, estimate, grade, points_lost
from wingspan.coach.guidance import after, at_once, considered
from wingspan.coach.jobs import Desk, Judge
from wingspan.coach.judging import Stretch, is_way
from wingspan.coach.opinion import HINT, QUICK, Mind, Question
from wingspan.coach.review import Review, rating
from wingspan.engine import Setup, load_catalog
from wingspan.engine.chance import below, streams
from wingspan.engine.slices import finish
from wingspan.teaching.first_game import first_game
from wingspan.ui.play.answer_for_me import is_free

SETS = (
    ("core", "swiftstart"),
    ("core", "swiftstart", "european"),
    ("core", "swiftstart", "oceania"),
    ("core", "swiftstart", "european", "oceania"),
)
STRONG = "belted_kingfisher"
EACH_GAME = 5
"""Positions taken from a game."""

DEEP = 10
"""The deep opinion looks at so many times as many worlds."""

LEVELS = ("mourning_dove", "american_robin", "blue_jay", "belted_kingfisher", "barn_owl")
CATALOG = load_catalog()
Row = dict[str, Any]


def deal(number: int) -> Setup:
    """The game of that number: each choice of sets in turn, alone, for two and for three."""
    players = (2, 1, 2, 3)[number // len(SETS) % 4]
    return Setup(
        players=players,
        seed=700_000 + number,
        sets=SETS[number % len(SETS)],
        goals="blue" if number % 7 == 6 else "green",
        automa="eagle" if players == 1 else None,
    )


def positions(number: int) -> Iterator[Row]:
    """Positions of a game in which there is something to choose, at distances left to chance."""
    setup = deal(number)
    mind = Mind(kind_of_game(setup), CATALOG)
    random = streams(number)
    wait = taken = 0
    for game in play(setup, STRONG):
        decision = game.decision
        if decision is None or decision.kind in AT_ONCE or taken == EACH_GAME:
            continue
        seat = decision.player
        view = game.view(seat)
        question = Question(mind, view, game.worlds(seat), QUICK)
        if len(question.ways) == 1:
            continue
        wait -= 1
        if wait >= 0:
            continue
        wait = 2 + below(random, "deck", 30)
        taken += 1
        yield {
            "game": number,
            "at": len(game.answers),
            "kind": decision.kind,
            "round": game.state.round,
            "sets": len(setup.sets),
            **compared(question),
        }


def compared(question: Question) -> Row:
    """The quick opinion and the deep one, which meets other worlds."""
    quick = finish(question.look(0, QUICK.worlds)).rows()
    deep = finish(question.look(QUICK.worlds, DEEP * QUICK.worlds)).rows()
    followed, best = best_of(quick), best_of(deep)
    behind = difference(deep[best], deep[followed])
    blunders = [place for place in range(len(quick)) if grade(points_lost(quick, place))]
    return {
        "ways": len(quick),
        "same": followed == best,
        "equal": not behind.is_clear,
        "lost": points_lost(deep, followed).points,
        "policy_lost": points_lost(deep, 0).points,
        "called": {str(at): grade(points_lost(quick, at)) for at in blunders},
        "best_called": grade(points_lost(quick, best)),
        "deep_error": behind.error,
        "value": estimate(deep[best]).points,
    }


def games(number: int) -> Iterator[Row]:
    """A game of each level alone against the Automa, reviewed."""
    name = LEVELS[number % len(LEVELS)]
    turn = number // len(LEVELS)
    setup = deal(turn * len(SETS))
    *_, game = play(setup, name)
    record, desk = game.record(), Desk(CATALOG)
    review = Review(0, len(record.answers))
    for stretch in review.to_do:
        found = finish(desk.begin(Judge(record, 0, QUICK, stretch)))
        assert isinstance(found, Stretch)
        review = review.with_stretch(stretch, found)
    yield {
        "game": number,
        "level": name,
        "players": setup.players,
        "score": game.scores()[0].total,
        "rating": rating(review.judged).points,
        "judged": len(review.judged),
        "lost": [round(one.lost.points, 3) for one in review.judged],
        "grades": [one.grade for one in review.judged if one.grade],
    }


def guided(number: int) -> Iterator[Row]:
    """The first round of a first game, played as its guide says, at each question it looks at."""
    game = first_game("", CATALOG, number + 1)
    mind = Mind(kind_of_game(game.setup), CATALOG)
    while (decision := game.decision) is not None and game.state.round == 1:
        free, view, worlds = is_free(game), game.view(0), game.worlds(0)
        first = at_once(mind.policy, view, partial(game.worlds, 0), free=free)
        considered_ways = considered(mind.policy, view, worlds)
        question = Question(mind, view, worlds, HINT, considered_ways)
        advice = after(finish(question.look(0, HINT.worlds)), decision, first, free=free)
        deep = finish(question.look(HINT.worlds, DEEP * HINT.worlds)).rows()
        yield {
            "game": number,
            "kind": decision.kind,
            "lost": points_lost(deep, question.ways.index(advice.way)).points,
            "at_once_lost": points_lost(deep, place_of(question, first.way)).points,
        }
        game.answer(advice.way.option)


def place_of(question: Question, way: Way) -> int:
    """The number of the way that was said at once; that of the best, had it been left out."""
    return next((at for at, other in enumerate(question.ways) if is_way(other, way)), 0)


def measure(file: Path, rows: Callable[[int], Iterator[Row]], until: int) -> None:
    """Write rows until there are so many; games that are there whole are not played again."""
    lines = file.read_text().splitlines() if file.exists() else []
    number = max((json.loads(line)["game"] for line in lines), default=-1) + 1
    with file.open("a") as target:
        while len(lines) < until:
            found = [json.dumps(row) for row in rows(number)]
            target.write("".join(f"{line}\n" for line in found))
            target.flush()
            lines += found
            number += 1


def summary(rows: list[Row]) -> None:
    """What the rows add up to."""
    if "level" in rows[0]:
        by_level: dict[str, list[Row]] = defaultdict(list)
        for row in rows:
            by_level[row["level"]].append(row)
        for name, found in by_level.items():
            ratings = [row["rating"] for row in found]
            error = stdev(ratings) / len(ratings) ** 0.5 if len(ratings) > 1 else 0
            grades = [called for row in found for called in row["grades"]]
            print(
                f"{name:20} games {len(found):3}  rating {mean(ratings):.3f} ±{error:.3f}"
                f"  points {mean(row['score'] for row in found):.1f}"
                f"  judged {mean(row['judged'] for row in found):.0f}"
                + "".join(
                    f"  {name} {grades.count(name) / len(found):.1f}"
                    for name in ("inaccuracy", "mistake", "blunder")
                )
            )
        losses = sorted(loss for row in rows for loss in row["lost"])
        for percent in (50, 75, 90, 95, 98, 99):
            print(f"{percent} of 100 losses are below {losses[len(losses) * percent // 100]:.2f}")
        return
    lost = [row["lost"] for row in rows]
    number = len(rows)
    if "at_once_lost" in rows[0]:
        at_first = [row["at_once_lost"] for row in rows]
        print(f"questions {number}")
        print(f"lost {mean(lost):.3f} ±{stdev(lost) / number**0.5:.3f}")
        print(f"at once {mean(at_first):.3f} ±{stdev(at_first) / number**0.5:.3f}")
        return
    print(f"positions {number}")
    print(f"same best {100 * mean(row['same'] for row in rows):.1f} of 100")
    print(f"or equal  {100 * mean(row['same'] or row['equal'] for row in rows):.1f} of 100")
    print(f"lost {mean(lost):.3f} ±{stdev(lost) / number**0.5:.3f}  median {median(lost):.3f}")
    print(f"policy's own answer loses {mean(row['policy_lost'] for row in rows):.3f}")
    for name in ("inaccuracy", "mistake", "blunder"):
        told = sum(name in row["called"].values() for row in rows)
        wrong = sum(row["best_called"] == name for row in rows)
        print(f"{name}: called in {told} positions, the deep best was called so in {wrong}")


def main() -> None:
    """Read the arguments and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("positions", "levels", "guide", "summary"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--until", type=int, default=300, help="how many rows (default 300)")
    given = parser.parse_args()
    if given.what == "summary":
        summary([json.loads(line) for line in given.file.read_text().splitlines()])
    else:
        rows = {"positions": positions, "levels": games, "guide": guided}[given.what]
        measure(given.file, rows, given.until)


if __name__ == "__main__":
    main()
