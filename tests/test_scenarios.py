"""What each bird's power does, as positions, answers and what must be true after them.

The scenarios are data: ``scenarios/<family>.json``, each a list of

- ``bird``: whose power matters; ``title``: the rule in a sentence; ``source``: where it stands;
- ``position``: a position (left out: two players who own nothing, five different dice, in the
  files ``european_…`` and ``oceania_…`` the sets up to that one);
- ``answers``: options by meaning. Exactly one option of the pending decision must match. Beside
  the option's own fields: ``asked`` (what the decision must be), ``offers`` (all its options, in
  order), ``not_offered``;
- ``then``: the table after the last answer; ``asks``: the decision pending then (null: the game
  is over), with ``offers`` and ``not_offered`` if they matter;
- ``seeds`` and ``outcomes`` instead, where dice decide: for every seed one of the outcomes (each
  with ``if``, the table after ``answers``; ``answers`` of its own; ``then`` and ``asks``) must
  hold, and every outcome must come up;
- ``for_birds``: the scenario is one of several birds. ``{bird}``, ``{food}`` … stand for what is
  written there; ``{action}``, ``{plain}`` (a bird without a power), ``{away}`` and
  ``{away_plain}`` (another row, and such a bird of it) follow from ``{habitat}``.

How positions, answers and what is expected of the table are compared stands in
:mod:`wingspan.teaching.scenario`, which reads the page's examples too.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wingspan.engine import Game, load_catalog
from wingspan.teaching.scenario import (
    Data,
    answered,
    differences,
    laid,
    table,
    wrong_with_outcome,
)

FOLDER = Path(__file__).parent / "scenarios"

BY_HABITAT: dict[str, dict[str, str]] = {
    "forest": {
        "action": "gain_food",
        "plain": "blue_winged_warbler",
        "away": "grassland",
        "away_plain": "american_woodcock",
    },
    "grassland": {
        "action": "lay_eggs",
        "plain": "american_woodcock",
        "away": "forest",
        "away_plain": "blue_winged_warbler",
    },
    "wetland": {
        "action": "draw_cards",
        "plain": "trumpeter_swan",
        "away": "forest",
        "away_plain": "blue_winged_warbler",
    },
}

KEYS = {"bird", "title", "source", "position", "answers", "then", "asks", "seeds", "outcomes"}
SETS = {
    "european": ["core", "swiftstart", "european"],
    "oceania": ["core", "swiftstart", "european", "oceania"],
}
"""The sets in play, by the first word of a file's name."""


def filled(template: Any, words: Data) -> Any:
    """``template`` with every ``{word}`` replaced; a string that is one word takes its value."""
    if isinstance(template, dict):
        return {filled(key, words): filled(value, words) for key, value in template.items()}
    if isinstance(template, list):
        return [filled(item, words) for item in template]
    if not isinstance(template, str):
        return template
    whole = re.fullmatch(r"\{(\w+)\}", template)
    if whole:
        return words[whole[1]]
    return re.sub(r"\{(\w+)\}", lambda found: str(words[found[1]]), template)


def expanded(entry: Data) -> Iterator[Data]:
    """The scenarios that ``entry`` stands for: one, or one for each of its birds."""
    birds = entry.get("for_birds")
    if birds is None:
        yield entry
        return
    template = {key: value for key, value in entry.items() if key != "for_birds"}
    for words in birds:
        scenario = filled(template, {**BY_HABITAT.get(words.get("habitat", ""), {}), **words})
        yield {"bird": words["bird"], **scenario}


def read_scenarios() -> dict[str, Data]:
    """All scenarios by a readable name."""
    scenarios: dict[str, Data] = {}
    for path in sorted(FOLDER.glob("*.json")):
        for entry in json.loads(path.read_text(encoding="utf-8")):
            for scenario in expanded(entry):
                name = f"{path.stem}: {scenario['bird']}: {scenario['title']}"
                assert name not in scenarios, f"two scenarios are called {name!r}"
                sets = SETS.get(path.stem.partition("_")[0])
                if sets is not None:
                    scenario["position"]["setup"] = {
                        "sets": sets,
                        **scenario["position"].get("setup", {}),
                    }
                scenarios[name] = scenario
    return scenarios


SCENARIOS = read_scenarios()


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
    """Each seed must end in one of the outcomes, and each outcome must come up."""
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
    """In what the dice of that seed do not lead to ``outcome``."""
    position = scenario.get("position", {})
    game = laid({**position, "setup": {**position.get("setup", {}), "seed": seed}})
    amiss = answered(scenario["answers"], game)
    if amiss is None:
        found = differences(outcome.get("if", {}), table(game), "if")
        if found:
            return found
        amiss = answered(outcome.get("answers", []), game)
    return [amiss] if amiss else wrong_with_outcome(game, outcome)
