"""What each bird's power does: all scenarios are played, and every bird has one."""

from __future__ import annotations

from collections import Counter
from copy import copy

import msgspec
import pytest

from tests.scenario_files import BY_HABITAT, KEYS, SCENARIOS
from wingspan.engine import Game, load_catalog
from wingspan.teaching.scenario import (
    Data,
    answered,
    differences,
    laid,
    table,
    wrong_with_outcome,
)


def test_every_bird_has_a_scenario() -> None:
    tested = {scenario["bird"] for scenario in SCENARIOS.values()}
    assert tested == set(load_catalog().birds)


def test_scenarios_are_written_as_agreed() -> None:
    for name, scenario in SCENARIOS.items():
        assert set(scenario) <= KEYS, name
        assert scenario["title"] and scenario["source"], name
        assert "outcomes" in scenario or "then" in scenario or "asks" in scenario, name
        assert ("outcomes" in scenario) == ("seeds" in scenario), name


@pytest.mark.parametrize("name", SCENARIOS, ids=list(SCENARIOS))
def test_scenario(name: str) -> None:
    scenario = SCENARIOS[name]
    if "outcomes" in scenario:
        some_outcome_for_every_roll(scenario)
        return
    game = laid(scenario.get("position", {}))
    amiss = answered(scenario["answers"], game)
    wrong = [amiss] if amiss else wrong_with_outcome(game, scenario)
    if wrong:
        pytest.fail("\n".join(wrong), False)


@pytest.mark.parametrize(
    ("hunter", "under"), [("barred_owl", 75), ("great_horned_owl", 100), ("greater_roadrunner", 50)]
)
@pytest.mark.parametrize("less", [0, 1])
def test_prey_exactly_at_the_limit_escapes(hunter: str, under: int, less: int) -> None:
    """No printed wingspan is 50, 75 or 100 cm: the prey's is changed for this test."""
    catalog = copy(load_catalog())
    prey = msgspec.structs.replace(catalog.birds["killdeer"], wingspan=under - less)
    catalog.birds = {**catalog.birds, "killdeer": prey}
    habitat = catalog.birds[hunter].habitats[0]
    position = {
        "setup": {"players": 2, "seed": 1},
        "players": [{"mat": {habitat: [{"bird": hunter}]}}, {}],
        "deck_top": ["killdeer"],
    }
    game = Game.from_position(position, catalog)
    answers = [{"action": BY_HABITAT[habitat]["action"]}, {"type": "done"}, {"type": "activate"}]
    assert answered(answers, game) is None
    tucked = game.state.players[0].mat[habitat][0].tucked
    assert tucked == (("killdeer",) if less else ())


def some_outcome_for_every_roll(scenario: Data) -> None:
    """Check that each seed ends in one of the outcomes, and that each outcome occurs."""
    outcomes: list[Data] = scenario["outcomes"]
    seen: Counter[int] = Counter()
    for seed in range(scenario["seeds"]):
        wrong = [wrong_with_roll(scenario, outcome, seed) for outcome in outcomes]
        if all(wrong):
            least = min(wrong, key=len)
            pytest.fail(f"seed {seed} fits no outcome; nearest:\n" + "\n".join(least), False)
        seen.update(place for place, found in enumerate(wrong) if not found)
    missing = [outcomes[place] for place in range(len(outcomes)) if not seen[place]]
    assert not missing, f"never came up: {missing}"


def wrong_with_roll(scenario: Data, outcome: Data, seed: int) -> list[str]:
    """Return how the result for that seed differs from ``outcome``."""
    position = scenario.get("position", {})
    game = laid({**position, "setup": {**position.get("setup", {}), "seed": seed}})
    amiss = answered(scenario["answers"], game)
    if amiss is None:
        found = differences(outcome.get("if", {}), table(game), "if")
        if found:
            return found
        amiss = answered(outcome.get("answers", []), game)
    return [amiss] if amiss else wrong_with_outcome(game, outcome)
