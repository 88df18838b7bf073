"""What could follow an answer, as a game to be gone through: one world in which the plan comes.

All that the seat cannot see is dealt anew, as in an analysis, so that nothing of the game's own
cards and dice is told.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import evaluator_of
from wingspan.bots.policy import Policy
from wingspan.engine import Catalog, Game, PositionError
from wingspan.engine.dealing import start_food
from wingspan.engine.notation import positions
from wingspan.engine.notation.laying_out import lay_out
from wingspan.engine.notation.record import Record
from wingspan.engine.notation.redeal import redeal

from .plans import AHEAD, Line, Plan, Step, Trail

TRIES = 16
"""Worlds in which the plan is looked for."""


def outlook(
    record: Record, seat: int, candidate: Candidate, plan: Plan, catalog: Catalog, weights: int
) -> Record:
    """A game that begins at the record's end and goes on with the candidate and then the plan, the
    policy answering for everybody.

    In the middle of a turn it begins with the next one. If no world has the plan, it is that of the
    last world that was tried. Raises what making the game raises.
    """
    game = Game.replay(record, catalog)
    policy = evaluator_of(game.setup, game.catalog, weights).policy
    for seed in range(1, TRIES + 1):
        found = world_after(game, seat, candidate, policy, seed)
        if fits(plan, _play(found, seat, policy)):
            break
    return found.record()


def fits(plan: Plan, line: Line) -> bool:
    """Whether the actions of a world are those of the plan."""
    if len(plan.steps) == 1:
        return any(_is_same(plan.steps[0], step) for step in line)
    orders: list[Sequence[Step]] = [plan.steps]
    if not plan.ordered:
        orders.append(plan.steps[::-1])
    return any(len(line) == len(order) and all(map(_is_same, order, line)) for order in orders)


def _is_same(told: Step, taken: Step) -> bool:
    """Whether the action was taken, with the bird if one is told."""
    return told == taken or (told.bird is None and told.action == taken.action)


def world_after(game: Game, seat: int, candidate: Candidate, policy: Policy, seed: int) -> Game:
    """A game of its own in the world of that seed, after the candidate, in which anybody can
    search: it begins at the decision if a turn begins with that, or else with the next turn, to
    which the policy leads."""
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
    """Whether the turn is over in which it was dealt anew."""
    try:
        game.position()
    except PositionError:
        return False
    return True


def _play(game: Game, seat: int, policy: Policy) -> Line:
    """Play until the seat has taken its next actions, which are returned."""
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
