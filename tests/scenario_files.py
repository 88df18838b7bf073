"""Reading the scenarios: positions, answers and what must be true after them.

Every bird has at least one. They are data: ``scenarios/<family>.json``, each a list of

- ``bird``: whose power matters; ``title``: the rule in a sentence; ``source``: the rule's source;
- ``position``: a position. The default is two players who own nothing and five different dice; in
  files ``european_…`` and ``oceania_…`` the sets up to that one are in play, in files ``asia_…``
  the base game and that set;
- ``answers``: options by meaning. Exactly one option of the pending decision must match. Beside
  the option's own fields: ``asked`` (fields that the decision must have), ``offers`` (all its
  options, in order), ``not_offered``;
- ``then``: the table after the last answer; ``asks``: the decision pending then (null: the game
  is over), with ``offers`` and ``not_offered`` if they matter;
- instead of these ``seeds`` and ``outcomes``, if dice decide: for every seed one of the outcomes
  (each with ``if``, the table after ``answers``; ``answers`` of its own; ``then`` and ``asks``)
  must hold, and every outcome must occur;
- ``for_birds``: the birds that share the scenario. ``{bird}``, ``{food}`` … are replaced by the
  values there; ``{action}``, ``{plain}`` (a bird without a power), ``{away}`` and ``{away_plain}``
  (another row, and such a bird in it) follow from ``{habitat}``.

:mod:`wingspan.teaching.scenario` compares positions, answers and expectations; it reads the page's
examples too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wingspan.teaching.scenario import Data

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
    "asia": ["core", "swiftstart", "asia"],
}
"""The sets in play, by the first word of a file's name."""


def filled(template: Any, words: Data) -> Any:
    """Replace every ``{word}`` in ``template``; a string of one word becomes the word's value."""
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
    """Yield the scenarios of an entry: one, or one for each of its birds."""
    birds = entry.get("for_birds")
    if birds is None:
        yield entry
        return
    template = {key: value for key, value in entry.items() if key != "for_birds"}
    for words in birds:
        scenario = filled(template, {**BY_HABITAT.get(words.get("habitat", ""), {}), **words})
        yield {"bird": words["bird"], **scenario}


def read_scenarios() -> dict[str, Data]:
    """Return all scenarios by a readable name."""
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
