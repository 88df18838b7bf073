"""Scenarios as data: a position, answers by meaning, and what must hold after them.

The tests' scenarios, the reference's playable examples and the lessons share this format, so that
a rule, its example and its test cannot disagree.

- A *position* has the format of ``docs/positions.md``. The default is two players who own nothing,
  and five different dice.
- An *answer* selects an option by some of its fields: exactly one option of the pending decision
  must match. Besides the option's own fields it may contain ``asked`` (fields that the decision
  must have), ``offers`` (all its options, in order) and ``not_offered``.
- An *outcome* contains ``then``, the table after the last answer; ``asks``, the decision that is
  then pending (null: the game is over), with ``offers`` and ``not_offered`` if they matter; and
  ``scores``, the score sheets by seat.

Expected values are partial: a dict is compared key by key (``"0"`` is an index of a list),
everything else must be equal. ``{"$only": {…}}`` compares the entries of a dict that are not 0,
``{"$has": x}`` and ``{"$lacks": x}`` search a list, ``{"$count": n}`` compares its length,
``{"$start": […]}`` its beginning, ``{"$same": […]}`` its items in any order and
``{"$tally": {x: n}}`` the number of each.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import DICE

Data = dict[str, Any]


ABOUT_THE_DECISION = ("asked", "offers", "not_offered")


def differences(expected: Any, actual: Any, where: str) -> list[str]:
    """Return a sentence for each difference between ``actual`` and ``expected``."""
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
    """Evaluate a comparison whose name begins with ``$``."""
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


def fits(expected: Data, actual: Data) -> bool:
    """Return whether ``actual`` matches ``expected``."""
    return not differences(expected, actual, "")


def plain(thing: object) -> Any:
    """Return a thing as plain data, as from JSON."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def table(game: Game) -> Data:
    """Return the state as plain data; ``left`` of a deck holds its cards, the next one first."""
    data: Data = plain(game.state)
    data["deck"]["left"] = list(game.state.deck.left())
    data["bonus_deck"]["left"] = list(game.state.bonus_deck.left())
    return data


def five_dice(setup: Data, catalog: Catalog) -> list[str]:
    """Return five different faces of the dice in play, without the invertebrate-or-seed face."""
    sets = tuple(setup.get("sets", Setup().sets))
    faces = catalog.dice[catalog.kit(sets).dice].faces
    return [face for face in faces if face != "invertebrate_seed"][:DICE]


def laid(position: Mapping[str, Any], catalog: Catalog | None = None) -> Game:
    """Return a game at the position with defaults. Raises PositionError if it is impossible."""
    whole: Data = dict(position)
    setup: Data = {"players": 2, "seed": 1, **whole.get("setup", {})}
    whole["setup"] = setup
    whole.setdefault("players", [{} for _ in range(setup["players"])])
    whole.setdefault("birdfeeder", five_dice(setup, catalog or load_catalog()))
    return Game.from_position(whole, catalog)


def wanted(answer: Data) -> Data:
    """Return the fields of an answer that select the option."""
    return {key: value for key, value in answer.items() if key not in ABOUT_THE_DECISION}


def matching(answer: Data, game: Game) -> list[int]:
    """Return the indexes of the pending decision's options that match the answer."""
    if game.decision is None:
        return []
    meant = wanted(answer)
    return [
        index for index, option in enumerate(game.decision.options) if fits(meant, plain(option))
    ]


def wrong_with_question(game: Game, expected: Data | None) -> list[str]:
    """Return how the pending decision differs from ``expected`` (None: the game is over)."""
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
        found.append(f"the offer should be\n{_listed(offers)}")
    found += [
        f"this should not be offered: {banned}"
        for banned in expected.get("not_offered", ())
        if any(fits(banned, option) for option in options)
    ]
    if found:
        found.append(f"asked was {about}, offered was\n{_listed(options)}")
    return found


def answered(answers: Iterable[Data], game: Game) -> str | None:
    """Give the answers; return the problem if one does not match exactly one option."""
    for number, answer in enumerate(answers, 1):
        wrong = wrong_with_question(game, answer)
        meant = matching(answer, game)
        if len(meant) != 1 and not wrong:
            decision = game.decision
            options = [] if decision is None else [plain(option) for option in decision.options]
            asked = None if decision is None else (decision.player, decision.kind, decision.source)
            wrong.append(f"{len(meant)} options match it; asked was {asked}, offered was")
            wrong.append(_listed(options))
        if wrong:
            return f"answer {number}, {json.dumps(wanted(answer))}:\n" + "\n".join(wrong)
        game.answer(meant[0])
    return None


def wrong_with_outcome(game: Game, outcome: Data) -> list[str]:
    """Return how the table and the pending decision differ from ``outcome``."""
    found = differences(outcome.get("then", {}), table(game), "then")
    if "asks" in outcome:
        asks: Data | None = outcome["asks"]
        if asks is not None and "asked" not in asks:
            asks = {**asks, "asked": wanted(asks)}
        found += wrong_with_question(game, asks)
    sheets: list[Data] = plain(game.scores())
    for seat, expected in enumerate(outcome.get("scores", ())):
        found += differences(expected, sheets[seat], f"scores.{seat}")
    return found


def _listed(options: list[Data]) -> str:
    return "\n".join(f"    {json.dumps(option)}" for option in options)
