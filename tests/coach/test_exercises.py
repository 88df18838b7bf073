"""What an exercise is, how an answer to it is judged, and what is in the collection."""

from __future__ import annotations

import gzip
import random
from collections import Counter

import msgspec
import pytest
from msgspec import structs

from tests.table import CATALOG
from wingspan.bots.candidates import Candidate
from wingspan.bots.features.tables import tables_of
from wingspan.coach.analysis import COLUMNS, Analysis
from wingspan.coach.collection import SETS, collection, find, of_the_day
from wingspan.coach.exercises import (
    FOLDER,
    Exercise,
    Thought,
    answered,
    matter_of,
    of_mistake,
    of_table,
    thoughts_of,
)
from wingspan.coach.faults import FAULTS
from wingspan.coach.figures import NOTHING, Estimate
from wingspan.coach.judging import Judgement
from wingspan.engine import Game, Setup
from wingspan.engine.options import DONE, Bird, InHabitat, TakeAction, bird

EACH = {"asia": 10}
"""The least number of exercises of a set that has fewer than 60."""
MOST_BYTES = 330
"""The most that an exercise takes, packed, on average."""
EXERCISES = [one for name in SETS for one in collection(name)]


def thought(option: int, behind: Estimate = NOTHING, bird: str | None = None) -> Thought:
    habitat = None if bird is None else "forest"
    return Thought(Candidate(option, 0, bird, habitat), Estimate(80, 0.5), behind)  # type: ignore[arg-type]


def at_an_action(seed: int, *, plays: bool = False) -> Game:
    """Return a solo game at the choice of an action; ``plays``: a bird can be played."""
    game, dice = Game.new(Setup(automa="eagle", seed=seed), CATALOG), random.Random(seed)
    while True:
        decision = game.decision
        assert decision is not None
        if decision.kind == "action" and (not plays or TakeAction("play_bird") in decision.options):
            return game
        game.answer(dice.randrange(len(decision.options)))


def exercise(game: Game, *thoughts: Thought, share: float = 0.5) -> Exercise:
    return Exercise("core-1", game.record(), 0, "action", "opening", share, thoughts)


def test_an_action_is_about_its_round_unless_it_is_about_which_bird() -> None:
    first, other = Candidate(0, 0, "a", "forest"), Candidate(0, 0, "b", "forest")
    assert matter_of("action", 2, first, other) == "birds"
    found = [matter_of("action", round_, first, Candidate(1, 0)) for round_ in (1, 2, 3, 4)]
    assert found == ["opening", "middle", "middle", "ending"]


def test_everything_else_is_about_what_is_asked() -> None:
    candidates = Candidate(0, 0), Candidate(1, 0)
    kinds = ("gain_die", "discard_egg", "tuck_card", "move_to", "trade")
    found = [matter_of(kind, 1, *candidates) for kind in kinds]  # type: ignore[arg-type]
    assert found == ["food", "eggs", "cards", "birds", "powers"]


def test_the_less_the_best_is_trusted_at_first_sight_the_harder_it_is() -> None:
    game = at_an_action(1)
    shares = (0.8, 0.55, 0.54, 0.2, 0.19)
    found = [exercise(game, thought(0), share=share).difficulty for share in shares]
    assert found == ["easy", "easy", "medium", "medium", "hard"]


def test_right_is_the_best_and_what_cannot_be_told_from_it() -> None:
    behind = (NOTHING, Estimate(1.9, 1.0), Estimate(2.0, 1.0), Estimate(-3.0, 1.0))
    assert [thought(0, one).is_right for one in behind] == [True, True, False, True]


def test_an_exercise_is_answered_by_its_next_answer() -> None:
    game = at_an_action(3)
    asked = exercise(game, thought(0))
    assert answered(asked, game, CATALOG) is None
    assert game.decision is not None
    option = game.decision.options.index(TakeAction("gain_food"))
    game.answer(option)
    assert answered(asked, game, CATALOG) == Candidate(option, 0)


def test_a_bird_is_played_once_it_is_said_which_and_where() -> None:
    game = at_an_action(4, plays=True)
    asked = exercise(game, thought(0))
    assert game.decision is not None
    game.answer(game.decision.options.index(TakeAction("play_bird")))
    said = []
    while game.decision is not None and game.decision.kind in ("bird_to_play", "habitat"):
        assert answered(asked, game, CATALOG) is None
        said.append(game.decision.options[0])
        game.answer(0)
    which, where = said
    assert isinstance(which, Bird) and isinstance(where, InHabitat)
    candidate = answered(asked, game, CATALOG)
    assert candidate is not None
    assert (candidate.bird, candidate.habitat) == (which.bird, where.habitat)


def test_a_start_is_answered_by_the_birds_that_are_kept_in_any_order() -> None:
    game = Game.new(Setup(automa="eagle", seed=4), CATALOG)
    hand = game.state.players[0].hand
    whole = Thought(Candidate(0, 0, kept=(hand[0], hand[2])), Estimate(80, 0.5), NOTHING)
    asked = structs.replace(exercise(game, whole), kind="keep_bird")
    for card in (hand[2], hand[0]):
        assert answered(asked, game, CATALOG) is None
        assert game.decision is not None
        game.answer(game.decision.options.index(bird(card)))
    assert answered(asked, game, CATALOG) is None
    assert game.decision is not None
    game.answer(game.decision.options.index(DONE))
    chosen = answered(asked, game, CATALOG)
    assert chosen is not None and chosen.kept == (hand[2], hand[0])
    assert asked.thought_of(chosen) == whole
    assert asked.thought_of(structs.replace(chosen, kept=(hand[0],))) is None


def test_a_start_with_all_five_birds_is_answered_by_the_fifth() -> None:
    game = Game.new(Setup(automa="eagle", seed=4), CATALOG)
    hand = tuple(game.state.players[0].hand)
    asked = structs.replace(exercise(game, thought(0)), kind="keep_bird")
    for card in hand:
        assert answered(asked, game, CATALOG) is None
        assert game.decision is not None
        game.answer(game.decision.options.index(bird(card)))
    chosen = answered(asked, game, CATALOG)
    assert chosen is not None and chosen.kept == hand


def test_a_table_at_which_nothing_is_asked_is_no_exercise() -> None:
    over = Game.from_position(
        {"setup": {"players": 2, "seed": 1}, "phase": "over", "players": [{}, {}]}, CATALOG
    )
    assert of_table("e", over) is None


def test_what_was_thought_of_an_answer_is_found_whatever_was_not_asked() -> None:
    game = at_an_action(3)
    robin, wren = thought(0, bird="american_robin"), thought(0, bird="house_wren")
    asked = exercise(game, robin, wren, thought(1))
    assert asked.thought_of(Candidate(0, 0, "house_wren", "forest")) == wren
    assert asked.thought_of(Candidate(0, 0, None, "forest")) == robin
    assert asked.thought_of(Candidate(1, 0)) == thought(1)
    assert asked.thought_of(Candidate(2, 0)) is None


def test_a_mistake_becomes_an_exercise_with_the_points_that_it_lost() -> None:
    """70 points were expected; the best candidate is worth 3 more."""
    game = at_an_action(3)
    at, record = len(game.answers), game.record()
    game.answer(1)
    mistake = Judgement(
        at,
        "action",
        "action",
        Candidate(1, 5),
        Candidate(2, 9),
        Estimate(2.5, 0.8),
        NOTHING,
        Estimate(70, 0.5),
        again=Estimate(3.0, 0.4),
    )
    found = of_mistake("own-7", game.record(), 0, mistake, CATALOG)
    assert (found.id, found.record, found.matter) == ("own-7", record, "opening")
    best, chosen = found.thoughts
    assert (best.candidate, best.points.points, best.behind) == (Candidate(2, 9), 73, NOTHING)
    assert (chosen.candidate, chosen.points.points, chosen.behind) == (
        Candidate(1, 5),
        70,
        Estimate(3.0, 0.4),
    )


def test_what_a_look_thinks_is_told_of_the_best_first_and_to_the_hundredth() -> None:
    """Eggs: 1 and 2 points in two worlds against 5 and 5; 3.5 ±0.5 behind."""

    def ending(eggs: int) -> tuple[int, ...]:
        return tuple(1000 * eggs if name == "eggs" else 0 for name in COLUMNS)

    few, many = (ending(1), ending(2)), (ending(5), ending(5))
    game = at_an_action(3)
    analysis = Analysis((Candidate(0, 3), Candidate(1, 4)), (few, many))
    best, other = thoughts_of(analysis, 1, tables_of(game.setup, CATALOG), game.view(0))
    assert (best.candidate, best.points, best.behind, best.why) == (
        Candidate(1, 0),
        Estimate(5, 0),
        NOTHING,
        None,
    )
    assert (other.points, other.behind, other.worlds) == (
        Estimate(1.5, 0.5),
        Estimate(3.5, 0.5),
        2,
    )
    assert other.why is not None and [part.name for part in other.why.carried] == ["eggs"]


# the collection


@pytest.mark.parametrize("name", SETS)
def test_each_set_has_its_exercises_spread_over_what_they_are_about(name: str) -> None:
    every = collection(name)
    assert len(every) >= EACH.get(name, 60)
    assert len({one.id for one in every}) == len(every)
    matters = Counter(one.matter for one in every)
    assert len(matters) >= 6 and max(matters.values()) <= len(every) // 3
    assert {one.difficulty for one in every} == {"easy", "medium", "hard"}
    assert max(Counter(one.record.setup.seed for one in every).values()) <= 2
    assert all(set(one.record.setup.sets) <= {"core", "swiftstart", name} for one in every)


@pytest.mark.parametrize("one", EXERCISES, ids=lambda one: one.id)
def test_an_exercise_opens_and_what_was_thought_is_of_what_is_asked(one: Exercise) -> None:
    game = Game.replay(one.record, CATALOG)
    decision = game.decision
    assert decision is not None
    assert (decision.player, decision.kind) == (one.seat, one.kind)
    assert one.id.partition("-")[0] in SETS and one.id.endswith(f"-{one.at}")
    best, next_best, *_ = one.thoughts
    assert one.matter == matter_of(one.kind, game.state.round, best.candidate, next_best.candidate)
    hand = game.state.players[one.seat].hand
    for each in one.thoughts:
        option = decision.options[each.candidate.option]
        if each.candidate.bird is not None:
            assert option == TakeAction("play_bird") and each.candidate.bird in hand
            assert each.candidate.habitat in CATALOG.birds[each.candidate.bird].habitats
    if one.kind == "keep_bird":
        kept = [frozenset(each.candidate.kept or ()) for each in one.thoughts]
        assert len(set(kept)) == len(kept) > 2 and all(birds <= set(hand) for birds in kept)
        return
    assert {each.candidate.option for each in one.thoughts} == set(range(len(decision.options)))


@pytest.mark.parametrize("name", SETS)
def test_the_best_is_better_than_every_other_by_five_standard_errors_and_a_point(name: str) -> None:
    """Figures are rounded to hundredths, so up to half a hundredth may be missing."""
    for one in collection(name):
        best, *others = one.thoughts
        assert best.behind == NOTHING and best.why is None and best.worlds >= 320
        for other in others:
            assert other.behind.points >= max(1.0, 5 * (other.behind.error - 0.005)) - 0.005, one.id


def test_the_collection_takes_little_room() -> None:
    packed = sum(len(gzip.compress((FOLDER / f"{name}.json").read_bytes())) for name in SETS)
    assert packed <= MOST_BYTES * len(EXERCISES)


def test_an_exercise_is_found_by_its_name() -> None:
    for one in collection("european"):
        assert find(one.id) == one
    assert [find(id_) for id_ in ("", "core", "core-0", "core-999", "../core-1")] == [None] * 5


def test_every_exercise_of_the_base_game_has_its_day_before_one_comes_again() -> None:
    every = collection("core")
    days = range(20_414, 20_414 + len(every))
    assert {of_the_day(day).id for day in days} == {one.id for one in every}
    assert of_the_day(20_414) == of_the_day(20_414 + len(every))


def test_every_exercise_of_the_collection_speaks_of_a_habit_and_shows_plans() -> None:
    planned = sum(one.best.plan is not None for one in EXERCISES)
    assert all(one.fault in FAULTS for one in EXERCISES)
    assert planned > len(EXERCISES) * 3 // 4
    assert len({one.fault for one in EXERCISES}) >= 15
    for one in EXERCISES:
        assert not one.best.grounds
        for each in one.thoughts:
            steps = each.plan.steps if each.plan is not None else ()
            assert all(step.bird is None or step.bird in CATALOG.birds for step in steps)


def test_an_exercise_of_an_older_version_opens() -> None:
    """It has a thought without a plan or reasons, as in earlier collections."""
    old = msgspec.json.decode(b'[{"option":1,"score":0},[70.0,0.5],[3.0,0.4],48]', type=Thought)
    assert (old.behind.points, old.plan, old.grounds) == (3.0, None, ())
