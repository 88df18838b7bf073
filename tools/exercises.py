"""Make the collection of exercises, for the base game (``core``) and for each expansion.

``python -m tools.exercises find FILE`` searches games between strong computer players. A decision
becomes an exercise if one candidate is better than every other by five standard errors and one
point, in a first analysis and again in ten times as many other worlds; if it is still clearly the
best when games are played to their end; and if it is not obvious to the policy. The tool writes a
line of JSON for each exercise and each game, and continues a file that exists; ``--sets asia``
looks for exercises of that set only. ``… collect FILE`` adds the exercises to
``wingspan/coach/collection/``. ``… explain`` renews, for every exercise there, what follows the
answers, why the best one is better, and the habit that the exercise is about. See docs/coach.md.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import exp
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from tools.compiled import HELP, run_if_asked
from tools.strong_games import play
from wingspan.bots.candidates import POLICY_ONLY, Candidate, candidates
from wingspan.bots.evaluator import Evaluator, Policy, evaluator_of
from wingspan.bots.features.tables import Tables
from wingspan.bots.search import TO_THE_END, Budget, Rollouts
from wingspan.bots.weights import SCALE
from wingspan.coach.analysis import WEIGHTS, Analysis, analyse, merged
from wingspan.coach.collection import SETS, collection
from wingspan.coach.exercises import (
    FOLDER,
    MATTERS,
    Exercise,
    Thought,
    matter_of,
    thoughts_of,
)
from wingspan.coach.faults import FAULTS, Answers, Fault, fault_of
from wingspan.coach.figures import CLEAR, best_of, difference
from wingspan.coach.futures import FORESEEN, foresee
from wingspan.coach.judging import (
    PLAYING,
    THEMES,
    Theme,
    habit_of,
    theme_of,
    turns_after,
)
from wingspan.coach.starts import birds_only, starts
from wingspan.engine import Game, Setup, View, load_catalog
from wingspan.engine.components import BASE_SETS, EXPANSIONS
from wingspan.engine.decision import Decision
from wingspan.engine.options import DONE, TakeAction, bird
from wingspan.engine.playout import Worlds
from wingspan.engine.slices import finish

PARTS = ("core", *EXPANSIONS)
"""The parts of the collection; those that have exercises are ``SETS``."""
SEEDS = {name: 810_000 + 10_000 * place for place, name in enumerate(PARTS)}
"""The seed of each part's game 0."""
PLAYERS = ("belted_kingfisher", "blue_jay")
"""The levels that play the games, in turn: a strong one, and one that gets into positions that
strong players avoid, such as an overfull hand."""

AFTER = 99
"""Games up to this number were played for the exercises with the first weights."""

ABOUT: dict[Theme, tuple[Fault, ...]] = {
    "birds": ("wrong_bird", "wrong_row"),
    "food": ("wrong_food",),
    "eggs": ("egg_places",),
    "cards": ("wrong_card", "bonus_ignored"),
    "powers": ("powers",),
}
"""The habits that a decision of each theme may be about, except actions and the start."""

OF_ACTIONS = tuple(
    fault for fault in FAULTS if fault not in ("weak_start", "wrong_food", "wrong_card", "powers")
)
"""The habits that an action may be about."""

GLANCES = (3, 5)
"""Worlds of two quick checks, at which most decisions fail."""

EXPLAINED, EXPLAINED_IN, FORESEEN_IN = 3, 64, 24
"""How many answers are explained, in how many worlds what follows them is played out, and in how
many of these to the end of the game."""

FIRST = 32
"""Worlds of the first analysis."""

AGAIN = 10
"""Factor by which the second analysis has more worlds, all of them other ones."""

BESIDE = 64
"""Worlds of the second analysis for candidates that the policy finds unlikely."""

ERRORS = 5.0
"""The number of standard errors by which the best candidate must be ahead of every other."""

LEAST = 1.0
"""The least number of points by which it must be ahead."""

PLAIN = 0.85
"""The greatest probability that the policy may give to one answer of an exercise."""

TO_THE_END_IN = (24, 64)
"""Worlds played to the end of the game: in the first number of worlds no rival may be better than
the best candidate, in the second it must be clearly the best."""

RIVALS = 3
"""How many other candidates are compared there, those nearest to the best."""

EACH = 16
"""Number of exercises from which on a habit gets no more; the first collection may have more."""

EACH_GAME = 2
"""The greatest number of exercises from one game, each about a different matter."""

LEAST_OPTIONS, MOST_OPTIONS = 3, 60
LOOKED_AT = Budget((FIRST,))
CATALOG = load_catalog()


def deal(name: str, number: int) -> Setup:
    """Return the set-up of that game: even numbers are for two players, odd ones solo."""
    alone = number % 2 == 1
    return Setup(
        players=1 if alone else 2,
        seed=SEEDS[name] + number,
        sets=BASE_SETS if name == "core" else (*BASE_SETS, name),
        automa="eagle" if alone else None,
    )


def is_looked_at(game: Game, decision: Decision) -> bool:
    """Return whether the decision may be an exercise of its own: a start, or one of a turn."""
    if game.state.phase == "setup":
        begins = not game.state.players[decision.player].apart
        return decision.kind == "keep_bird" and begins
    return (
        (decision.kind not in POLICY_ONLY or decision.kind == "lay_egg")
        and decision.kind not in PLAYING
        and LEAST_OPTIONS <= len(decision.options) <= MOST_OPTIONS
    )


def is_clear(rows: list[list[int]], errors: float, least: float) -> bool:
    """Return whether one candidate leads all others by that many standard errors and points."""
    best = best_of(rows)
    for place, row in enumerate(rows):
        if place != best:
            behind = difference(rows[best], row)
            if behind.points < max(least, errors * behind.error):
                return False
    return True


def found_at(
    evaluator: Evaluator, game: Game, search: Search, wanted: Callable[[Exercise], bool]
) -> Exercise | None:
    """Return the exercise in the game's decision; None if it is none, or not wanted."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    policy, worlds = evaluator.policy, game.worlds(view.seat)
    every = candidates(policy, view.state, decision, MOST_OPTIONS, MOST_OPTIONS)
    worth = candidates(policy, view.state, decision, LOOKED_AT.candidates)
    shares = [probability(every, one) for one in worth]
    if decision.kind == "keep_bird":
        worth = every = list(birds_only(starts(policy, view, worlds)))
        shares = [share_of_start(policy, worlds, view.seat, one.kept or ()) for one in worth]
    if len(worth) < 2 or shares[0] > PLAIN or not search.is_hopeful(view, worth):
        return None
    told = partial(thoughts_of, tables=evaluator.value.tables, view=view)
    rollouts = Rollouts(evaluator, view, worlds, LOOKED_AT, worth)
    best = glanced(rollouts)
    if best is None or shares[best] > PLAIN:
        return None
    analysis = finish(analyse(rollouts, 0, FIRST))
    if not is_best(analysis, best):
        return None

    def exercise(thoughts: list[Thought]) -> Exercise:
        ranked = (thoughts[0], *sorted(thoughts[1:], key=lambda one: one.behind.points))
        matter = matter_of(
            decision.kind, game.state.round, ranked[0].candidate, ranked[1].candidate
        )
        share, record = round(shares[best], 3), game.record()
        one = Exercise("", record, view.seat, decision.kind, matter, share, ranked)
        fault = fault_of(answers_of(one, game, evaluator.value.tables))
        id_ = name_of(record.setup.sets[-1], one)
        return structs.replace(one, id=id_, fault=fault, weights=WEIGHTS)

    if not wanted(exercise(told(analysis, best))):
        return None
    if not stands(evaluator, game, exercise(told(analysis, best))):
        return None
    analysis = finish(analyse(rollouts, FIRST, AGAIN * FIRST))
    if not is_best(analysis, best):
        return None
    thoughts = told(analysis, best)
    rest = [candidate for candidate in every if candidate not in worth]
    if rest:
        beside = Rollouts(evaluator, view, worlds, LOOKED_AT, [worth[best], *rest])
        analysis = finish(analyse(beside, FIRST, BESIDE))
        if not is_best(analysis, 0):
            return None
        thoughts += told(analysis, 0)[1:]
    return exercise(thoughts)


def glanced(rollouts: Rollouts) -> int | None:
    """Return the place of the candidate that is ahead in a few worlds, or None."""
    first, second = GLANCES
    analysis = finish(analyse(rollouts, 0, first))
    if not is_clear(analysis.rows(), 0.7, LEAST / 4):
        return None
    rows = merged((analysis, finish(analyse(rollouts, first, second)))).rows()
    return best_of(rows) if is_clear(rows, 1.5, LEAST / 2) else None


def is_best(analysis: Analysis, place: int) -> bool:
    """Return whether that candidate leads every other as clearly as an exercise requires."""
    rows = analysis.rows()
    return best_of(rows) == place and is_clear(rows, ERRORS, LEAST)


def stands(evaluator: Evaluator, game: Game, one: Exercise) -> bool:
    """Return whether its best candidate is still the best when games are played to their end."""
    given = [thought.candidate for thought in one.thoughts[: 1 + RIVALS]]
    to_the_end = Budget((), turns=TO_THE_END)
    view, worlds = game.view(one.seat), game.worlds(one.seat)
    rollouts = Rollouts(evaluator, view, worlds, to_the_end, given)
    few, many = TO_THE_END_IN
    first = finish(analyse(rollouts, 0, few))
    if best_of(first.rows()) != 0:
        return False
    rows = merged((first, finish(analyse(rollouts, few, many - few)))).rows()
    return best_of(rows) == 0 and is_clear(rows, CLEAR, 0)


def probability(every: list[Candidate], candidate: Candidate) -> float:
    """Return the probability that the policy gives to a candidate, from 0 to 1."""
    top = max(one.score for one in every)
    weights = [exp((one.score - top) / (1 << SCALE)) for one in every]
    return weights[every.index(candidate)] / sum(weights)


class Search:
    """What to look for: ``each`` exercises about each of ``habits``; ``there`` counts them."""

    def __init__(self, there: Counter[str], each: int, habits: Sequence[Fault] = FAULTS) -> None:
        self.there = there
        self.each = each
        self.habits = habits

    @property
    def wanted(self) -> set[Fault]:
        """The habits that have too few exercises."""
        return {fault for fault in self.habits if self.there[fault] < self.each}

    def may_be(self, decision: Decision) -> bool:
        """Return whether the decision may be about a wanted habit."""
        if decision.kind == "keep_bird":
            return "weak_start" in self.wanted
        if decision.kind == "action":
            return bool(self.wanted.intersection(OF_ACTIONS))
        theme = THEMES.get(decision.kind, "powers")
        return bool(self.wanted.intersection(ABOUT[theme]))

    def is_hopeful(self, view: View, worth: Sequence[Candidate]) -> bool:
        """Return whether an action may be about a wanted habit, by what the seat has and can do."""
        decision, me = view.decision, view.state.players[view.seat]
        assert decision is not None
        if decision.kind != "action":
            return True
        given = [decision.options[one.option] for one in worth]
        taken = {option.action for option in given if isinstance(option, TakeAction)}
        birds = [one.bird for one in worth if one.bird is not None]
        hopes: dict[Fault, bool] = {
            "wrong_row": len(set(birds)) < len(birds),
            "cards_hoarded": "draw_cards" in taken and len(me.hand) > 2,
            "cards_missed": "draw_cards" in taken,
            "food_hoarded": "gain_food" in taken and sum(me.food.values()) > 2,
            "egg_places": "lay_eggs" in taken,
            "bird_missed": bool(birds),
            "bird_hasty": bool(birds),
            "wrong_bird": len(set(birds)) > 1,
            "weak_start": False,
            "wrong_food": False,
            "wrong_card": False,
            "powers": False,
        }
        return any(hopes.get(fault, True) for fault in self.wanted)


def game_of(name: str, number: int, search: Search) -> list[Exercise]:
    """Return exercises found in a game, about habits that still have too few."""
    setup = deal(name, number)
    evaluator = evaluator_of(setup, CATALOG, WEIGHTS)
    found: list[Exercise] = []

    def wanted(one: Exercise) -> bool:
        return one.fault in search.wanted and all(other.matter != one.matter for other in found)

    for game in play(setup, PLAYERS[number // 2 % len(PLAYERS)]):
        decision = game.decision
        only_starts = search.wanted <= {"weak_start"} and game.state.phase != "setup"
        if decision is None or len(found) == EACH_GAME or only_starts:
            break
        if is_looked_at(game, decision) and search.may_be(decision):
            one = found_at(evaluator, game, search, wanted)
            if one is not None and wanted(explained(one)):
                found.append(explained(one))
                search.there[found[-1].fault] += 1
    return found


def exercises_of(file: Path) -> list[Exercise]:
    """Return the exercises in a file; none if it does not exist."""
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return [msgspec.convert(row["exercise"], Exercise) for row in rows if "exercise" in row]


def there_of(name: str) -> dict[str, Exercise]:
    """Return the exercises of a part that are collected already, by their names."""
    return {one.id: one for one in collection(name)} if name in SETS else {}


def find(
    file: Path, until: int, each: int, habits: Sequence[Fault], sets: Sequence[str] = PARTS
) -> None:
    """Append exercises to the file until these sets have ``until``, with those collected already.

    It plays a game of each set in turn, and goes on after the last complete game in the file.
    """
    lines = file.read_text().splitlines() if file.exists() else []
    number = max((json.loads(line)["game"] for line in lines), default=AFTER) + 1
    every = {id_: one for name in sets for id_, one in there_of(name).items()}
    every |= {one.id: one for one in exercises_of(file)}
    search = Search(Counter(one.fault for one in every.values()), each, habits)
    with file.open("a") as target:
        while search.there.total() < until and search.wanted:
            for name in sets:
                found = game_of(name, number, search)
                rows: list[dict[str, Any]] = [
                    {"game": number, "exercise": msgspec.to_builtins(one)} for one in found
                ]
                target.write("".join(f"{json.dumps(row)}\n" for row in rows))
            target.write(f"{json.dumps({'game': number, 'there': search.there})}\n")
            target.flush()
            number += 1


def name_of(last: str, one: Exercise) -> str:
    """Return an exercise's name in links and browsers: its set, its game and its place there."""
    name = last if last in EXPANSIONS else "core"
    return f"{name}-{one.record.setup.seed - SEEDS[name]}-{one.at}"


def collect(file: Path) -> None:
    """Add the exercises of the file to the collection."""
    found = exercises_of(file)
    for name in PARTS:
        if more := {one.id: one for one in found if one.id.startswith(f"{name}-")}:
            write(name, list((there_of(name) | more).values()))


def write(name: str, every: list[Exercise]) -> None:
    """Write the exercises of a set, by matter, the easiest first."""
    every.sort(key=lambda one: (MATTERS.index(one.matter), -one.share))
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in every)
    (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n")


def explain(name: str) -> None:
    """Explain a set's exercises anew; figures and names stay as they are."""
    write(name, [explained(one) for one in collection(name)])


def explained(one: Exercise) -> Exercise:
    """Return the exercise with its habit, what follows its best answers, and its reasons."""
    game = Game.replay(one.record, CATALOG)
    evaluator, view = evaluator_of(game.setup, CATALOG, one.weights), game.view(one.seat)
    given = [thought.candidate for thought in one.thoughts[:EXPLAINED]]
    rollouts = Rollouts(evaluator, view, game.worlds(one.seat), Budget((EXPLAINED_IN,)), given)
    analysis = finish(analyse(rollouts, 0, EXPLAINED_IN))
    to_the_end = Rollouts(evaluator, view, game.worlds(one.seat), FORESEEN, given)
    foresight = finish(foresee(to_the_end, 0, FORESEEN_IN))
    found = thoughts_of(analysis, 0, evaluator.value.tables, view, foresight)
    told = [
        structs.replace(before, plan=after.plan, grounds=after.grounds, chance=after.chance)
        for before, after in zip(one.thoughts, found, strict=False)
    ]
    others = [
        structs.replace(thought, grounds=(), plan=None) for thought in one.thoughts[len(told) :]
    ]
    one = structs.replace(one, thoughts=(*told, *others))
    return structs.replace(one, fault=fault_of(answers_of(one, game, evaluator.value.tables)))


def answers_of(one: Exercise, game: Game, tables: Tables) -> Answers:
    """Return the two best answers, from which the habit follows that the exercise is about."""
    best, rival = (thought.candidate for thought in one.thoughts[:2])
    decision = game.decision
    assert decision is not None
    starts = one.kind == "keep_bird"
    return Answers(
        "start" if starts else theme_of(one.kind, best, rival),
        habit_of(decision, best, rival),
        turns_after(tables, game.view(one.seat).state, decision),
        best,
        rival,
        one.thoughts[1].grounds,
    )


def share_of_start(policy: Policy, worlds: Worlds, seat: int, kept: tuple[str, ...]) -> float:
    """Return the probability that the policy keeps exactly those birds, in any order."""

    def chance(order: tuple[str, ...]) -> float:
        """Return the probability of keeping the rest of them after ``order``, in any order."""
        playout = worlds.deal(0).begin()
        for card in order:
            asked = playout.decision
            assert asked is not None
            playout.answer(asked.options.index(bird(card)))
        decision = playout.decision
        if decision is None or decision.kind != "keep_bird" or decision.player != seat:
            return float(len(order) == len(kept))
        scores = policy.scores(playout.state, decision)
        top = max(scores)
        weights = [exp((score - top) / (1 << SCALE)) for score in scores]
        left = [card for card in kept if card not in order]
        if not left:
            return weights[decision.options.index(DONE)] / sum(weights)
        return sum(
            weights[decision.options.index(bird(card))] / sum(weights) * chance((*order, card))
            for card in left
        )

    return chance(())


def main() -> None:
    """Run the command."""
    run_if_asked("tools.exercises")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("find", "collect", "explain"))
    parser.add_argument("file", type=Path, nargs="?", default=Path("exercises.jsonl"))
    parser.add_argument("--until", type=int, default=300, help="exercises in all (default 300)")
    parser.add_argument("--each", type=int, default=EACH, help=f"per habit (default {EACH})")
    parser.add_argument("--sets", nargs="*", default=PARTS, help="only these sets")
    parser.add_argument("--habits", nargs="*", default=FAULTS, help="only these habits")
    parser.add_argument("--compiled", action="store_true", help=HELP)
    given = parser.parse_args()
    if given.what == "find":
        find(given.file, given.until, given.each, given.habits, given.sets)
    elif given.what == "collect":
        collect(given.file)
    else:
        for name in SETS:
            explain(name)


if __name__ == "__main__":
    main()
