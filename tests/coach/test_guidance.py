"""What a beginner is advised: the best of the analysis, no gain refused, whole starts compared."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import structs

from tests.coach.test_reasons import analysis, ending
from tests.table import CATALOG, choose, solo, table
from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import evaluator_of
from wingspan.bots.search import Budget
from wingspan.coach import guidance
from wingspan.coach.analysis import WEIGHTS, Analysis
from wingspan.coach.figures import difference, equally_good
from wingspan.coach.guidance import Guidance, after, at_once, goes_on
from wingspan.coach.jobs import Analyse, desk
from wingspan.coach.starts import birds_told
from wingspan.engine import Game
from wingspan.engine.components import HABITATS
from wingspan.engine.decision import Decision
from wingspan.engine.options import SKIP, AnyOption, Bird, Done, FoodToken, InHabitat, Skip
from wingspan.engine.slices import finish
from wingspan.teaching.first_game import first_game
from wingspan.ui.play.answer_for_me import is_free

SMALL = Budget((8,), at_least=3)
GAME = first_game("", CATALOG)
EVALUATOR = evaluator_of(GAME.setup, CATALOG, WEIGHTS)
SEED, FISH = FoodToken("seed"), FoodToken("fish")


def asking(*options: AnyOption) -> Decision:
    return Decision(0, 0, 0, "gain_food", None, list(options))


def analysed(game: Game) -> Analysis:
    return finish(Analyse(game.record(), 0, SMALL, 0, SMALL.all_worlds).begin(desk(CATALOG)))


def first_thought(game: Game) -> Guidance:
    return at_once(EVALUATOR.policy, game.view(0), lambda: game.worlds(0), free=False)


def guided(seed: int = 1) -> Iterator[tuple[Game, Guidance, Analysis]]:
    """Play the first round as the guide advises; yield each question that is analysed."""
    game, before = first_game("", CATALOG, seed), None
    while game.decision is not None and game.state.round == 1:
        advice = goes_on(before, game.view(0)) if before is not None else None
        if advice is None:
            worlds = analysed(game)
            advice = after(worlds, game.decision, first_thought(game), free=False)
            yield game, advice, worlds
        before = advice
        game.answer(advice.candidate.option)


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_what_is_advised_is_the_best_or_cannot_be_told_from_it(seed: int) -> None:
    seen = 0
    for _, advice, worlds in guided(seed):
        place = worlds.candidates.index(advice.candidate)
        assert equally_good(worlds.rows())[place]
        if advice.against is not None:
            worse = worlds.rows()[worlds.candidates.index(advice.against)]
            assert difference(worlds.rows()[place], worse).is_clear
        seen += 1
    assert seen > 10


def test_what_is_best_by_noise_alone_does_not_change_what_was_said_at_once() -> None:
    """1 point behind in half of the worlds: 0.5 ±0.29 behind is more than one standard error."""
    best, near = [ending(eggs=5)] * 4, [ending(eggs=5), ending(eggs=4)] * 2
    even = [ending(eggs=5), ending(eggs=4), ending(eggs=5), ending(eggs=6)]
    decision, first = asking(SEED, FISH, SKIP), Guidance(Candidate(1, 0))
    assert after(analysis(best, near), decision, first, free=False).candidate.option == 0
    assert after(analysis(best, even), decision, first, free=False).candidate.option == 1


def test_a_gain_that_cannot_be_told_from_declining_is_taken() -> None:
    """Declining is ahead by 0.25 ±0.25, which is less than two standard errors."""
    decline, gain = [ending(eggs=5)] * 4, [ending(eggs=5)] * 3 + [ending(eggs=4)]
    decision = asking(SEED, SKIP)
    for first in (0, 1):
        found = after(analysis(gain, decline), decision, Guidance(Candidate(first, 0)), free=False)
        assert found.candidate.option == 0


def test_declining_is_advised_where_it_is_clearly_better_and_the_gain_not_free() -> None:
    decline, gain = [ending(eggs=9)] * 4, [ending(eggs=5)] * 4
    decision, first = asking(SEED, SKIP), Guidance(Candidate(0, 0))
    found = after(analysis(gain, decline), decision, first, free=False)
    assert (found.candidate.option, found.against) == (1, Candidate(0, 0))
    assert after(analysis(gain, decline), decision, first, free=True).candidate.option == 0


def test_nothing_is_said_to_be_better_than_what_is_behind_by_a_trifle() -> None:
    """0.1 points behind in every world is certain, but not worth mentioning."""
    one = [tuple(1000 if place == 3 else 0 for place in range(10))] * 4
    other = [tuple(900 if place == 3 else 0 for place in range(10))] * 4
    found = after(analysis(one, other), asking(SEED, FISH), Guidance(Candidate(0, 0)), free=False)
    assert (found.candidate.option, found.against, found.why) == (0, None, None)


def test_what_the_policy_would_decline_is_taken_where_it_is_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    liked = [Candidate(1, 9), Candidate(0, 1)]
    monkeypatch.setattr(guidance, "candidates", lambda *_: liked)
    view = structs.replace(GAME.view(0), decision=asking(SEED, SKIP))
    for free, option in ((True, 0), (False, 1)):
        found = at_once(EVALUATOR.policy, view, lambda: GAME.worlds(0), free=free)
        assert found.candidate.option == option


@pytest.mark.parametrize(
    ("action", "row", "bird", "hand"),
    [
        ("gain_food", "forest", "painted_whitestart", []),
        ("lay_eggs", "grassland", "scaled_quail", []),
        ("gain_food", "forest", "vauxs_swift", ["trumpeter_swan", "barn_owl"]),
    ],
    ids=["food", "egg", "tuck"],
)
def test_no_gain_that_costs_nothing_is_refused(
    action: str, row: str, bird: str, hand: list[str]
) -> None:
    """The swift tucks a card that cannot be paid for: a point and a food."""
    me = {"hand": hand, "mat": {row: [{"bird": bird}]}}
    game = solo(me, birdfeeder=["seed", "fish"])
    choose(game, "action", action=action)
    evaluator, seen = evaluator_of(game.setup, CATALOG, WEIGHTS), []
    while game.decision is not None and game.decision.kind != "action":
        first = at_once(evaluator.policy, game.view(0), lambda: game.worlds(0), free=is_free(game))
        found = after(analysed(game), game.decision, first, free=is_free(game))
        assert not isinstance(game.decision.options[found.candidate.option], Skip | Done)
        seen.append(game.decision.kind)
        game.answer(found.candidate.option)
    assert {"use_power", "tuck_card"} & set(seen)


# the start of the game


def test_each_bird_is_told_by_the_start_that_has_it_or_not() -> None:
    """The first start keeps the quail and gains 2 points by it; the swift would cost 1."""
    own, without, swift = ([ending(birds=points)] * 4 for points in (10, 8, 9))
    found = analysis(own, without, swift)
    kept = (("scaled_quail",), (), ("scaled_quail", "vauxs_swift"))
    starts = Analysis(tuple(Candidate(0, 0, kept=birds) for birds in kept), found.leaves)
    told = birds_told(starts)
    assert {bird: why.more.points for bird, why in told.items()} == {
        "scaled_quail": 2.0,
        "vauxs_swift": -1.0,
    }


def test_what_was_advised_goes_on_until_something_else_is_done() -> None:
    game = first_game("", CATALOG)
    before = first_thought(game)
    assert before.candidate.kept is not None and len(before.candidate.kept) > 1
    game.answer(before.candidate.option)
    on = goes_on(before, game.view(0))
    assert on is not None and on.candidate.kept == before.candidate.kept[1:]
    assert on.candidate.food == before.candidate.food is not None
    assert on.candidate.bonus == before.candidate.bonus is not None
    game.undo()
    assert game.decision is not None
    other = next(
        place
        for place, option in enumerate(game.decision.options)
        if isinstance(option, Bird) and option.bird not in before.candidate.kept
    )
    game.answer(other)
    assert goes_on(before, game.view(0)) is None


def test_the_bird_that_was_advised_is_advised_when_it_is_asked_for() -> None:
    game = table(
        {"hand": ["painted_whitestart", "vauxs_swift"], "food": {"invertebrate": 2}},
        {},
    )
    decision = choose(game, "action", action="play_bird").decision
    assert decision is not None and decision.kind == "bird_to_play"
    for place, option in enumerate(decision.options):
        assert isinstance(option, Bird)
        before = Guidance(Candidate(0, 0, option.bird, "forest"), worlds=8)
        on = goes_on(before, game.view(0))
        assert on is not None and (on.candidate.option, on.worlds) == (place, 8)


def test_the_row_that_was_advised_is_advised_when_it_is_asked_for() -> None:
    game = table({"hand": ["american_robin"], "food": {"fruit": 1}}, {})
    decision = choose(game, "action", action="play_bird").decision
    assert decision is not None and decision.kind == "habitat"
    for row in HABITATS[:2]:
        before = Guidance(Candidate(0, 0, "american_robin", row), worlds=8)
        on = goes_on(before, game.view(0))
        assert on is not None
        assert decision.options[on.candidate.option] == InHabitat(row)


def test_what_is_hidden_changes_no_advice() -> None:
    game = first_game("", CATALOG)
    while game.state.phase == "setup":
        game.answer(first_thought(game).candidate.option)
    for _ in range(15):
        mine = first_thought(game)
        assert first_thought(game.redeal(0, 99)) == mine
        game.answer(mine.candidate.option)
