"""What could follow an answer, as a game to step through: one world in which the plan happens.

Everything that the seat cannot see is dealt anew, as in an analysis, so that the outlook reveals
nothing about the game's own cards and dice.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import Policy, evaluator_of
from wingspan.engine import Catalog, Game, PositionError
from wingspan.engine.dealing import start_food
from wingspan.engine.notation import positions
from wingspan.engine.notation.laying_out import lay_out
from wingspan.engine.notation.record import Record
from wingspan.engine.notation.redeal import redeal

from .plans import AHEAD, Line, Plan, Step, Trail

TRIES = 16
"""The number of worlds in which to look for the plan."""


def outlook(
    record: Record, seat: int, candidate: Candidate, plan: Plan, catalog: Catalog, weights: int
) -> Record:
    """Return a game from the record's end that goes on with the candidate and then with the plan.

    The policy answers for everybody. If the record ends in the middle of a turn, the game begins
    with the next one. If no world shows the plan, the last one tried is returned. Raises whatever
    creating the game raises.
    """
    game = Game.replay(record, catalog)
    policy = evaluator_of(game.setup, game.catalog, weights).policy
    for seed in range(1, TRIES + 1):
        found = world_after(game, seat, candidate, policy, seed)
        if fits(plan, _play(found, seat, policy)):
            break
    return found.record()


def fits(plan: Plan, line: Line) -> bool:
    """Return whether the actions of a world are those of the plan."""
    if len(plan.steps) == 1:
        return any(_is_same(plan.steps[0], step) for step in line)
    orders: list[Sequence[Step]] = [plan.steps]
    if not plan.ordered:
        orders.append(plan.steps[::-1])
    return any(len(line) == len(order) and all(map(_is_same, order, line)) for order in orders)


def _is_same(told: Step, taken: Step) -> bool:
    """Return whether the action was taken, with the same bird and row if the plan names a bird."""
    return (
        told.action == taken.action
        and told.bird in (None, taken.bird)
        and (told.habitat in (None, taken.habitat))
    )


def world_after(game: Game, seat: int, candidate: Candidate, policy: Policy, seed: int) -> Game:
    """Return a new game in the world of that seed, after the candidate, for anybody to search.

    It begins at the decision if that is the first of a turn, or else with the next turn, up to
    which the policy answers.
    """
    here = positions.read(game.position())
    if not here.answers:
        state = lay_out(here, game.catalog)
        redeal(state, seat, seed, start_food(game.setup, game.catalog))
        setup = structs.replace(game.setup, seed=seed)
        begun = Game.from_position(positions.of(setup, state, (), game.rules), game.catalog)
        candidate.take(begun)
        return begun
    twin = game.redeal(seat, seed)
    candidate.take(twin)
    while (decision := twin.decision) is not None and not _has_position(twin):
        twin.answer(policy.greedy(twin.state, decision))
    return Game.from_position(twin.position(), game.catalog)


def _has_position(game: Game) -> bool:
    """Return whether the turn in which the game was dealt anew is over."""
    try:
        game.position()
    except PositionError:
        return False
    return True


def _play(game: Game, seat: int, policy: Policy) -> Line:
    """Play until the seat has taken its next actions, and return these."""
    trail, taken = Trail(seat), 0
    while (decision := game.decision) is not None:
        option = policy.greedy(game.state, decision)
        if decision.kind == "action" and decision.player == seat:
            if taken == AHEAD:
                break
            taken += 1
            trail.heed(game.state, decision.options[option])
        game.answer(option)
    return trail.line(game.state)
