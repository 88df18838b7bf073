"""Measure the coach: ``python -m tools.measure_coach positions FILE``, ``levels``, ``guide``,
``chances``, ``judge`` or ``owls``.

``positions``: its quick analysis compared with one in ten times as many other worlds, on positions
from games between strong players with each choice of sets. ``levels``: the rating of each level of
computer players. ``guide``: the points lost by following the guide of the first game, according to
such a deep analysis. ``chances``: how often players win who were given a certain chance to win, in
games for two and for three. ``judge``: the best and the second-best answer of a hint, played to the
end by the strong player in the same worlds, which shows what policy and value misjudge. ``owls``:
the same two answers to the same decisions, played to the end by barn owls at every seat. The tool
writes a line of JSON for each position or game, and continues a file that exists. ``… summary
FILE`` prints the results; for owls it also compares them with a judge's file, if one is given after
FILE.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from statistics import correlation, mean, median, stdev
from typing import Any

from msgspec import structs

from tools.compiled import HELP, run_if_asked
from tools.strong_games import CHOICES, play
from wingspan.bots.candidates import POLICY_ONLY, Candidate
from wingspan.bots.evaluator import evaluator_of
from wingspan.bots.levels import level
from wingspan.bots.player import Player, kind_of_game
from wingspan.bots.search import TO_THE_END, Budget, Rollouts
from wingspan.coach.analysis import HINT, QUICK, WEIGHTS, Choice, analyse, choices
from wingspan.coach.figures import (
    THOUSAND,
    Estimate,
    best_of,
    difference,
    estimate,
    grade,
    points_lost,
)
from wingspan.coach.guidance import after, at_once
from wingspan.coach.jobs import Judge, desk, starts_to_compare
from wingspan.coach.judging import is_candidate
from wingspan.coach.outlook import world_after
from wingspan.coach.review import Review, rating
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.chance import below, streams
from wingspan.engine.decision import Decision
from wingspan.engine.slices import finish
from wingspan.teaching.first_game import first_game
from wingspan.ui.play.answer_for_me import is_free

STRONG = "belted_kingfisher"
EACH_GAME = 5
"""Positions taken from each game."""

TO_THE_END_IN = 400
"""Worlds in which answers are played to the end."""

LATER = 300
"""The first game in which the judge is asked about a later round."""

OWL = "barn_owl"
OWL_WORLDS = 24
"""Worlds in which owls play answers to the end. An owl searches at every decision, so one world
takes seconds."""

LIKELY = Budget((16,), candidates=1)
"""For a chance to win: the policy's own answer alone."""

DEEP = 10
"""Factor by which the deep analysis has more worlds."""

LEVELS = ("mourning_dove", "american_robin", "blue_jay", "belted_kingfisher", "barn_owl")
CATALOG = load_catalog()
Row = dict[str, Any]


def deal(number: int) -> Setup:
    """Return the set-up of that game: each choice of sets in turn, solo, for two and for three."""
    players = (2, 1, 2, 3)[number // len(CHOICES) % 4]
    return Setup(
        players=players,
        seed=700_000 + number,
        sets=CHOICES[number % len(CHOICES)],
        goals="blue" if number % 7 == 6 else "green",
        automa="eagle" if players == 1 else None,
    )


def positions(number: int) -> Iterator[Row]:
    """Yield positions of a game with several candidates, at random distances."""
    setup = deal(number)
    evaluator = evaluator_of(setup, CATALOG, WEIGHTS)
    random = streams(number)
    wait = taken = 0
    for game in play(setup, STRONG):
        decision = game.decision
        if decision is None or decision.kind in POLICY_ONLY or taken == EACH_GAME:
            continue
        seat = decision.player
        view = game.view(seat)
        rollouts = Rollouts(evaluator, view, game.worlds(seat), QUICK)
        if len(rollouts.candidates) == 1:
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
            **compared(rollouts),
        }


def compared(rollouts: Rollouts) -> Row:
    """Compare the quick analysis with the deep one, in other worlds."""
    quick = finish(analyse(rollouts, 0, QUICK.all_worlds)).rows()
    deep = finish(analyse(rollouts, QUICK.all_worlds, DEEP * QUICK.all_worlds)).rows()
    followed, best = best_of(quick), best_of(deep)
    behind = difference(deep[best], deep[followed])
    blunders = [place for place in range(len(quick)) if grade(points_lost(quick, place))]
    return {
        "candidates": len(quick),
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
    """Play a game of one of the levels, in turn, and review its first seat."""
    name = LEVELS[number % len(LEVELS)]
    turn = number // len(LEVELS)
    setup = deal(turn * len(CHOICES))
    *_, game = play(setup, name)
    record, at = game.record(), desk(CATALOG)
    review = Review(0, len(record.answers))
    for stretch in review.to_do:
        found = finish(Judge(record, 0, QUICK, stretch).begin(at))
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
    """Play the first round of a first game as its guide suggests; yield a row for each decision."""
    game = first_game("", CATALOG, number + 1)
    evaluator = evaluator_of(game.setup, CATALOG, WEIGHTS)
    while (decision := game.decision) is not None and game.state.round == 1:
        free, view, worlds = is_free(game), game.view(0), game.worlds(0)
        first = at_once(evaluator.policy, view, partial(game.worlds, 0), free=free)
        given = starts_to_compare(evaluator.policy, view, worlds)
        rollouts = Rollouts(evaluator, view, worlds, HINT, given)
        advice = after(finish(analyse(rollouts, 0, HINT.all_worlds)), decision, first, free=free)
        deep = finish(analyse(rollouts, HINT.all_worlds, DEEP * HINT.all_worlds)).rows()
        yield {
            "game": number,
            "kind": decision.kind,
            "lost": points_lost(deep, rollouts.candidates.index(advice.candidate)).points,
            "at_once_lost": points_lost(deep, place_of(rollouts, first.candidate)).points,
        }
        game.answer(advice.candidate.option)


def hinted(number: int) -> tuple[Game, Choice, Choice] | None:
    """Return that game at one of its decisions, with the best and second-best answer of its hint.

    In games before LATER it is one of the first forty decisions that are worth a search, so nearly
    always in the first round, when the rollouts of a hint stop furthest from the end. In later
    games it is in the second, third or fourth round, in turn. Returns None if the game has no such
    decision.
    """
    setup = deal(number)
    evaluator = evaluator_of(setup, CATALOG, WEIGHTS)
    begins, most = (1, 40) if number < LATER else (2 + number % 3, 10 * setup.players)
    wait = below(streams(number), "deck", most)
    for game in play(setup, STRONG):
        decision = game.decision
        if decision is None or decision.kind in POLICY_ONLY or game.state.round < begins:
            continue
        view, worlds = game.view(decision.player), game.worlds(decision.player)
        rollouts = Rollouts(evaluator, view, worlds, HINT)
        wait -= len(rollouts.candidates) > 1
        if wait >= 0 or len(rollouts.candidates) == 1:
            continue
        first, second = choices(finish(analyse(rollouts, 0, HINT.all_worlds)))[:2]
        return game, first, second
    return None


def judged(number: int) -> Iterator[Row]:
    """Yield the judge's row for the hint of that game: its two best answers, played to the end."""
    found = hinted(number)
    if found is not None:
        game, first, second = found
        seat = asked(game).player
        given = (first.candidate, second.candidate)
        strong = evaluator_of(game.setup, CATALOG)
        budget = Budget((), turns=TO_THE_END)
        whole = Rollouts(strong, game.view(seat), game.worlds(seat), budget, given)
        rows = finish(analyse(whole, HINT.all_worlds, TO_THE_END_IN)).rows()
        yield against_each_other(number, game, second, rows)


def by_owls(number: int) -> Iterator[Row]:
    """Yield the same for the same two answers, played to the end by owls at every seat."""
    found = hinted(number)
    if found is not None:
        game, *both = found
        rows = [
            [owls_end(game, one, number * OWL_WORLDS + world) for world in range(OWL_WORLDS)]
            for one in both
        ]
        yield {**against_each_other(number, game, both[1], rows), "worlds": OWL_WORLDS}


def owls_end(game: Game, choice: Choice, seed: int) -> int:
    """Return the final points, in thousandths, of the seat that decides, in the world of that seed.

    If the decision is in the middle of a turn, the policy answers the rest of that turn.
    """
    seat = asked(game).player
    policy = evaluator_of(game.setup, CATALOG, WEIGHTS).policy
    world = world_after(game, seat, choice.candidate, policy, seed)
    owls = [
        Player(level(OWL, WEIGHTS), kind_of_game(game.setup), CATALOG, each + 1, WEIGHTS)
        for each in range(game.setup.players)
    ]
    while (decision := world.decision) is not None:
        who = decision.player
        world.answer(owls[who].answer(world.view(who), partial(world.worlds, who)))
    return world.scores()[seat].total * THOUSAND


def asked(game: Game) -> Decision:
    """Return the decision of a game that is not over."""
    assert game.decision is not None
    return game.decision


def against_each_other(number: int, game: Game, second: Choice, rows: list[list[int]]) -> Row:
    """Return how the best and the second-best answer of a hint did, in the same worlds."""
    ahead = difference(rows[0], rows[1])
    return {
        "game": number,
        "kind": asked(game).kind,
        "round": game.state.round,
        "told": second.behind.is_clear,
        "foreseen": second.behind.points,
        "ahead": ahead.points,
        "error": ahead.error,
    }


def chances(number: int) -> Iterator[Row]:
    """Yield the chance to win that a hint would give at some turns of a game, with the outcome."""
    setup = structs.replace(deal(number), players=2 + number % 2, automa=None)
    evaluator = evaluator_of(setup, CATALOG, WEIGHTS)
    random, wait = streams(number), 0
    rows: list[Row] = []
    for game in play(setup, STRONG):
        decision = game.decision
        if decision is None or decision.kind != "action":
            continue
        wait -= 1
        if wait >= 0:
            continue
        wait = 5 + below(random, "deck", 20)
        view = game.view(decision.player)
        rollouts = Rollouts(evaluator, view, game.worlds(decision.player), LIKELY)
        analysis = finish(analyse(rollouts, 0, LIKELY.all_worlds))
        given = estimate(analysis.column(0, "chance")).points
        at = {"game": number, "seat": decision.player, "round": game.state.round}
        rows.append({**at, "chance": given})
    ranks = [sheet.rank for sheet in game.scores()]
    for row in rows:
        yield {**row, "won": (ranks[row["seat"]] == 1) / ranks.count(1)}


def place_of(rollouts: Rollouts, candidate: Candidate) -> int:
    """Return the place of ``candidate`` among those of the rollouts, or 0 if it was left out."""
    return next(
        (at for at, other in enumerate(rollouts.candidates) if is_candidate(other, candidate)), 0
    )


def read(file: Path) -> list[Row]:
    """Return the rows of a file; none if it does not exist."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def measure(file: Path, rows: Callable[[int], Iterator[Row]], until: int) -> None:
    """Append rows to the file until it has ``until``; go on after its last complete game."""
    before = read(file)
    written = len(before)
    number = max((row["game"] for row in before), default=-1) + 1
    with file.open("a") as target:
        while written < until:
            found = [json.dumps(row) for row in rows(number)]
            target.write("".join(f"{line}\n" for line in found))
            target.flush()
            written += len(found)
            number += 1


def summary(rows: list[Row], judge: list[Row]) -> None:
    """Print the results of the rows; ``judge``: rows of that measure, to compare the owls' with."""
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
    if "ahead" in rows[0]:
        for later, apart in product((False, True), (True, False)):
            found = [row for row in rows if (row["game"] >= LATER, row["told"]) == (later, apart)]
            if len(found) < 2:
                continue
            clear = [Estimate(row["ahead"], row["error"]).is_clear for row in found]
            stands = [
                row["ahead"] >= 0 or not is_so for row, is_so in zip(found, clear, strict=True)
            ]
            clearly = [row["ahead"] > 0 and is_so for row, is_so in zip(found, clear, strict=True)]
            ahead, foreseen = ([row[name] for row in found] for name in ("ahead", "foreseen"))
            print(
                f"{'later rounds, ' if later else ''}{'told apart' if apart else 'as good'}"
                f" {len(found)}: the best stands"
                f" {100 * mean(stands):.0f} of 100, clearly {100 * mean(clearly):.0f};"
                f" ahead {with_error(ahead)}, foreseen {mean(foreseen):.2f};"
                f" lost where it does not stand {with_error([max(0.0, -one) for one in ahead])}"
            )
        beside = {row["game"]: row["ahead"] for row in judge}
        both = [(beside[row["game"]], row["ahead"]) for row in rows if row["game"] in beside]
        if len(both) > 1:
            print_agreement(both)
        return
    if "chance" in rows[0]:
        by_tenth: dict[int, list[Row]] = defaultdict(list)
        for row in rows:
            by_tenth[min(9, int(10 * row["chance"]))].append(row)
        for _, found in sorted(by_tenth.items()):
            said, won = (mean(row[name] for row in found) for name in ("chance", "won"))
            error = (won * (1 - won) / len(found)) ** 0.5
            print(f"said {100 * said:5.1f}  won {100 * won:5.1f} ±{100 * error:.1f}  {len(found)}")
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


def print_agreement(both: list[tuple[float, float]]) -> None:
    """Print how far two judges of the same hints agree: by how much each finds the best ahead.

    What one judge gains by overruling the hint wherever the other does is free of the noise in the
    losses of a single judge, because their worlds differ.
    """
    judge, owls = zip(*both, strict=True)
    gained = [-by_owls if by_judge < 0 else 0.0 for by_judge, by_owls in both]
    print(
        f"all {len(both)}: ahead {with_error(owls)}, by the judge {with_error(judge)};"
        f" correlation {correlation(judge, owls):.2f}, the same sign"
        f" {100 * mean(a * b > 0 for a, b in both):.0f} of 100; overruling the hint where the"
        f" judge does gains {with_error(gained)}"
    )


def with_error(points: Sequence[float]) -> str:
    """Return the mean with its standard error."""
    return f"{mean(points):.2f} ±{stdev(points) / len(points) ** 0.5:.2f}"


MEASURES: dict[str, Callable[[int], Iterator[Row]]] = {
    "positions": positions,
    "levels": games,
    "guide": guided,
    "chances": chances,
    "judge": judged,
    "owls": by_owls,
}


def main() -> None:
    """Run the command."""
    run_if_asked("tools.measure_coach")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=(*MEASURES, "summary"))
    parser.add_argument("file", type=Path)
    parser.add_argument("judge", type=Path, nargs="?", help="judge's file, for the summary of owls")
    parser.add_argument("--until", type=int, default=300, help="number of rows (default 300)")
    parser.add_argument("--compiled", action="store_true", help=HELP)
    given = parser.parse_args()
    if given.what == "summary":
        summary(read(given.file), read(given.judge) if given.judge else [])
    else:
        measure(given.file, MEASURES[given.what], given.until)


if __name__ == "__main__":
    main()
