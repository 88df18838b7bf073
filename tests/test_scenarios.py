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

Expected values are partial: a dict is compared key by key (``"0"`` is a place in a list),
everything else must be equal. ``{"$only": {…}}`` are all entries of a dict that are not 0,
``{"$has": x}`` and ``{"$lacks": x}`` look into a list, ``{"$count": n}`` is its length,
``{"$start": […]}`` how it begins, ``{"$same": […]}`` what it holds in any order and
``{"$tally": {x: n}}`` how many times.
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

Data = dict[str, Any]

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

DICE = ["invertebrate", "seed", "fish", "fruit", "rodent"]
OCEANIA_DICE = ["invertebrate", "fish", "rodent", "nectar_seed", "nectar_fruit"]

ABOUT_THE_DECISION = ("asked", "offers", "not_offered")


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


def differences(expected: Any, actual: Any, where: str) -> list[str]:
    """In what ``actual`` is not as ``expected``, one sentence each."""
    if isinstance(expected, dict):
        special = next((key for key in expected if key.startswith("$")), None)
        if special is not None:
            return (
                []
                if holds(special, expected[special], actual)
                else [f"{where}: {actual!r} where {special[1:]} {expected[special]!r} is expected"]
            )
        found: list[str] = []
        for key, value in expected.items():
            if isinstance(actual, list) and key.isdigit() and int(key) < len(actual):
                found += differences(value, actual[int(key)], f"{where}.{key}")
            elif isinstance(actual, dict) and key in actual:
                found += differences(value, actual[key], f"{where}.{key}")
            else:
                found.append(f"{where}: has no {key!r}: {actual!r}")
        return found
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        return [
            sentence
            for place, (one, other) in enumerate(zip(expected, actual, strict=True))
            for sentence in differences(one, other, f"{where}.{place}")
        ]
    return [] if expected == actual else [f"{where}: {actual!r} where {expected!r} is expected"]


def holds(special: str, expected: Any, actual: Any) -> bool:
    """One of the comparisons whose name begins with ``$``."""
    match special:
        case "$only":
            return bool({key: number for key, number in actual.items() if number} == expected)
        case "$has":
            return bool(expected in actual)
        case "$lacks":
            return bool(expected not in actual)
        case "$count":
            return bool(len(actual) == expected)
        case "$start":
            return bool(actual[: len(expected)] == expected)
        case "$same":
            return sorted(actual) == sorted(expected)
        case "$tally":
            return all(actual.count(item) == number for item, number in expected.items())
        case _:
            raise ValueError(f"there is no comparison called {special!r}")


def fits(expected: Data, option: Data) -> bool:
    return not differences(expected, option, "")


def listed(options: list[Data]) -> str:
    return "\n".join(f"    {json.dumps(option)}" for option in options)


def plain(thing: object) -> Any:
    """As JSON would have it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def table(game: Game) -> Data:
    """The state as data; ``left`` of a deck holds the cards still in it, next one first."""
    data: Data = plain(game.state)
    data["deck"]["left"] = list(game.state.deck.left())
    data["bonus_deck"]["left"] = list(game.state.bonus_deck.left())
    return data


def wrong_with_question(game: Game, expected: Data | None) -> list[str]:
    """In what the pending decision is not as ``expected``."""
    decision = game.decision
    if decision is None:
        return [] if expected is None else ["nothing is asked: the game is over"]
    about: Data = plain(decision)
    options: list[Data] = about.pop("options")
    if expected is None:
        return [f"the game should be over, but this is asked: {about}"]
    found = differences(expected.get("asked", {}), about, "asked")
    offers = expected.get("offers")
    if offers is not None and not (
        len(offers) == len(options)
        and all(fits(one, option) for one, option in zip(offers, options, strict=True))
    ):
        found.append(f"the offer should be\n{listed(offers)}")
    found += [
        f"this should not be offered: {banned}"
        for banned in expected.get("not_offered", ())
        if any(fits(banned, option) for option in options)
    ]
    if found:
        found.append(f"asked was {about}, offered was\n{listed(options)}")
    return found


def started(scenario: Data, seed: int | None = None) -> Game:
    """The scenario's position, with what it leaves out."""
    position: Data = dict(scenario.get("position", {}))
    setup = {"players": 2, "seed": 1, **position.get("setup", {})}
    if seed is not None:
        setup["seed"] = seed
    position["setup"] = setup
    position.setdefault("players", [{} for _ in range(setup["players"])])
    position.setdefault("birdfeeder", OCEANIA_DICE if "oceania" in setup.get("sets", ()) else DICE)
    return Game.from_position(position)


def answered(answers: list[Data], game: Game) -> str | None:
    """Give the answers; says why if one does not match exactly one option."""
    for number, answer in enumerate(answers, 1):
        wrong = wrong_with_question(game, answer)
        wanted = {key: value for key, value in answer.items() if key not in ABOUT_THE_DECISION}
        decision = game.decision
        options = [] if decision is None else [plain(option) for option in decision.options]
        matching = [index for index, option in enumerate(options) if fits(wanted, option)]
        if len(matching) != 1 and not wrong:
            asked = None if decision is None else (decision.player, decision.kind, decision.source)
            wrong.append(f"{len(matching)} options match it; asked was {asked}, offered was")
            wrong.append(listed(options))
        if wrong:
            return f"answer {number}, {json.dumps(wanted)}:\n" + "\n".join(wrong)
        game.answer(matching[0])
    return None


def wrong_with_outcome(game: Game, outcome: Data) -> list[str]:
    """In what the table and the pending decision are not as ``outcome`` says."""
    found = differences(outcome.get("then", {}), table(game), "then")
    if "asks" in outcome:
        asks: Data | None = outcome["asks"]
        if asks is not None and "asked" not in asks:
            rest = {key: value for key, value in asks.items() if key not in ABOUT_THE_DECISION}
            asks = {**asks, "asked": rest}
        found += wrong_with_question(game, asks)
    return found


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
    game = started(scenario)
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
    game = started(scenario, seed)
    amiss = answered(scenario["answers"], game)
    if amiss is None:
        found = differences(outcome.get("if", {}), table(game), "if")
        if found:
            return found
        amiss = answered(outcome.get("answers", []), game)
    return [amiss] if amiss else wrong_with_outcome(game, outcome)
