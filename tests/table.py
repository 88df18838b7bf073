"""Helpers to set up tables and play: positions as data, answers chosen by meaning."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from wingspan.engine import Decision, Game, load_catalog
from wingspan.engine.components import BASE_SETS, SETS

Data = dict[str, Any]

CATALOG = load_catalog()

BASE_GAME = BASE_SETS
ALL_SETS = SETS
"""All card sets, in the order in which decks are made."""
FOUR_SETS = ("core", "swiftstart", "european", "oceania")
"""All card sets there were when what is published was recorded."""

FOREST = ("carolina_wren", "cassins_finch", "cerulean_warbler", "spotted_owl", "tufted_titmouse")
GRASSLAND = ("american_goldfinch", "bobolink", "painted_bunting", "says_phoebe", "spragues_pipit")
WETLAND = ("atlantic_puffin", "bald_eagle", "brant", "brown_pelican", "king_rail")
"""Five birds for each row with white powers or none, which do nothing once they are played."""


def bird(card: str, **on_it: object) -> Data:
    """Return a bird on a mat: ``eggs``, ``cached``, ``tucked``."""
    return {"bird": card, **on_it}


def row(*cards: str) -> list[Data]:
    """Return birds of a row, left to right, with nothing on them."""
    return [bird(card) for card in cards]


def full_mat(most: int = 5) -> dict[str, list[Data]]:
    """Return a mat with up to five quiet birds in each row."""
    return {
        "forest": row(*FOREST[:most]),
        "grassland": row(*GRASSLAND[:most]),
        "wetland": row(*WETLAND[:most]),
    }


def mat_of(*cards: str, eggs: int = 0) -> dict[str, list[Data]]:
    """Return a mat of these birds in rows in which they can live, least flexible birds first."""
    mat: dict[str, list[Data]] = {"forest": [], "grassland": [], "wetland": []}
    for card in sorted(cards, key=lambda card: len(CATALOG.birds[card].habitats)):
        homes = [h for h in CATALOG.birds[card].habitats if len(mat[h]) < 5]
        assert homes, f"no room for {card}"
        limit = CATALOG.birds[card].egg_limit
        mat[min(homes, key=lambda h: len(mat[h]))].append(bird(card, eggs=min(eggs, limit)))
    return mat


def table(*players: Data, setup: Data | None = None, **fields: Any) -> Game:
    """Return a game with these players, whose other fields are empty, and seed 7."""
    return Game.from_position(
        {
            "setup": {"players": len(players), "seed": 7, **(setup or {})},
            "players": list(players),
            **fields,
        }
    )


def solo(
    player: Data, automa: Data | None = None, setup: Data | None = None, **fields: Any
) -> Game:
    """Return a game of one person against the Automa, level Eagle."""
    return table(
        player,
        setup={"automa": "eagle", **(setup or {})},
        automa={"bonus": "historian", **(automa or {})},
        **fields,
    )


def pending(game: Game) -> Decision:
    """Return the pending decision, which there must be."""
    assert game.decision is not None, "the game is over"
    return game.decision


def offered(game: Game) -> list[Data]:
    """Return the options of the pending decision as plain data."""
    return [msgspec.to_builtins(option) for option in pending(game).options]


def _matches(option: Data, wanted: Data) -> bool:
    return all(key in option and option[key] == value for key, value in wanted.items())


def offers(game: Game, kind: str, **wanted: object) -> bool:
    """Whether the pending decision has an option of that type with those values."""
    return any(_matches(option, {"type": kind, **wanted}) for option in offered(game))


def types(game: Game) -> list[str]:
    """Return the types of the options in order."""
    return [option["type"] for option in offered(game)]


def choose(game: Game, kind: str, **wanted: object) -> Game:
    """Answer with the one option of that type with those values."""
    found = [i for i, o in enumerate(offered(game)) if _matches(o, {"type": kind, **wanted})]
    assert len(found) == 1, (
        f"{len(found)} options are {kind} {wanted} in {pending(game).kind}: {offered(game)}"
    )
    game.answer(found[0])
    return game


def act(game: Game, action: str) -> Game:
    """Take one of the four actions."""
    assert pending(game).kind == "action", f"no action is awaited, but {pending(game)}"
    return choose(game, "action", action=action)


def asks(game: Game) -> tuple[str, str | None]:
    """Return the kind of the pending decision and the bird that asks."""
    decision = pending(game)
    return decision.kind, decision.source.bird if decision.source else None


def decline(game: Game) -> Game:
    """Answer with as little as possible: done, else skip, else the first option."""
    kinds = types(game)
    for modest in ("done", "skip"):
        if modest in kinds:
            game.answer(kinds.index(modest))
            return game
    game.answer(0)
    return game


def finish_turn(game: Game) -> Game:
    """Decline everything up to the next choice of an action or the end of the game."""
    while game.decision is not None and game.decision.kind != "action":
        decline(game)
    return game


def take_turn(game: Game, action: str) -> Game:
    """Take a whole turn, gaining as little as possible."""
    return finish_turn(act(game, action))


def happened(game: Game, tag: str) -> list[Data]:
    """Return the events with that tag so far, as plain data."""
    return [e for e in map(msgspec.to_builtins, game.events) if e["event"] == tag]


def dice(game: Game) -> list[str]:
    """Return the birdfeeder's faces, sorted."""
    return sorted(game.state.birdfeeder)


def rng_for(*key: object) -> random.Random:
    """Return a random generator that is the same everywhere for equal keys."""
    return random.Random(":".join(map(str, key)))


def below(rng: random.Random, count: int) -> int:
    """Return a random integer below ``count``; only ``random()`` is the same in every Python."""
    return int(rng.random() * count)


def play_randomly(game: Game, rng: random.Random, answers: int | None = None) -> Game:
    """Give ``answers`` random answers, or play to the end."""
    while game.decision is not None and answers != 0:
        game.answer(below(rng, len(game.decision.options)))
        if answers is not None:
            answers -= 1
    return game


def encoded(game: Game) -> bytes:
    """Return the whole state as bytes, without cards already drawn from a deck."""
    state = game.state.copy()
    for deck in (state.deck, state.bonus_deck):
        deck.cards, deck.drawn = deck.left(), 0
    return msgspec.json.encode(state)


def question(game: Game) -> object:
    """Return the pending decision without its serial, to compare games that began differently."""
    decision = game.decision
    if decision is None:
        return None
    return (
        decision.turn_of,
        decision.player,
        decision.kind,
        decision.source,
        tuple(map(repr, decision.options)),
    )
