"""The table as one seat sees it: a vector of the same size for any number of players and any sets.

It is computed from a view and the public part of the set-up (:class:`~wingspan.envs.sight.Sight`),
so it cannot contain hidden information. No number is negative; ``python -m wingspan.envs`` prints
what each means.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import get_args

import numpy as np

from wingspan.engine import Catalog
from wingspan.engine.components import (
    ACTIONS,
    COLUMNS,
    DICE,
    FOODS,
    HABITATS,
    MATS,
    ROUNDS,
    SETS,
    TRAY_SIZE,
    TURNS_BY_ROUND,
    Level,
    Phase,
)
from wingspan.engine.decision import Kind
from wingspan.engine.mat import columns
from wingspan.engine.public import bonus_as_it_stands, goals_as_they_stand
from wingspan.engine.setup import MOST_PLAYERS
from wingspan.engine.state import HIDDEN, Player

from .birds import FACTS, Cards, Vector, cards_of
from .blocks import Block, Layout, fill
from .sight import Sight

MOST = 500
"""An upper bound of every count on a table: there are 446 birds."""

KINDS: tuple[str, ...] = get_args(Kind)
PHASES: tuple[str, ...] = get_args(Phase)
LEVELS: tuple[str, ...] = get_args(Level)
ON_A_BIRD = ("eggs", "egg_room", "cached", "tucked", "sideways")
SLOTS = tuple(f"{habitat}.{column}" for habitat in HABITATS for column in range(COLUMNS))
OF_A_SEAT = (
    *("plays", "first_player", "its_turn", "hand", "bonus_cards", "turns_left"),
    *(f"food.{food}" for food in FOODS),
    *(f"nectar_spent.{habitat}" for habitat in HABITATS),
    *(f"cubes.{action}" for action in ACTIONS),
)


def observe(sight: Sight) -> Vector:
    """Return the observation vector of a seat."""
    layout = layout_of(sight.catalog)
    vector = np.zeros(layout.size, np.float32)
    fill(layout.places, sight, vector)
    return vector


def _mark(cards: Cards, birds: Iterable[str | None], out: Vector) -> None:
    """Count the birds whose identity is known."""
    for bird in birds:
        if bird is not None and bird != HIDDEN:
            out[cards.place[bird]] += 1


def _table(sight: Sight, out: Vector) -> None:
    state = sight.state
    out[state.round - 1] = 1
    out[ROUNDS + PHASES.index(state.phase)] = 1
    out[ROUNDS + len(PHASES) + len(state.players) - 1] = 1


def _setup(sight: Sight, out: Vector) -> None:
    setup = sight.setup
    mat = setup.mat or sight.catalog.kit(setup.sets).mat
    flags = [name in setup.sets for name in SETS] + [name == mat for name in MATS]
    flags += [setup.goals == "blue", *(setup.automa == level for level in LEVELS)]
    out[:] = [
        *flags,
        setup.automubon,
        *(setup.names_language == language for language in sight.catalog.languages[1:]),
    ]


def _decks(sight: Sight, out: Vector) -> None:
    state = sight.state
    out[:] = [
        len(state.deck),
        len(state.deck.discards),
        len(state.bonus_deck),
        len(state.bonus_deck.discards),
    ]


def _dice(sight: Sight, out: Vector) -> None:
    faces = sight.cards.faces
    for face in sight.state.birdfeeder:
        out[faces[face]] += 1
    for face in sight.state.dice_out:
        out[len(faces) + faces[face]] += 1


def _tray(sight: Sight, out: Vector) -> None:
    size = 1 + len(FACTS)
    for place, bird in enumerate(sight.state.tray):
        if bird is not None:
            out[place * size] = 1
            out[place * size + 1 : (place + 1) * size] = sight.cards.of[bird]


def _face_up(sight: Sight, out: Vector) -> None:
    _mark(sight.cards, sight.state.tray, out)
    _mark(sight.cards, sight.state.laid_out, out)


def _discards(sight: Sight, out: Vector) -> None:
    _mark(sight.cards, sight.state.deck.discards, out)


def _goals(sight: Sight, out: Vector) -> None:
    number = len(sight.cards.goals)
    for round_, goal in enumerate(sight.state.goals):
        out[round_ * number + sight.cards.goals[goal]] = 1


def _goal_standings(sight: Sight, out: Vector) -> None:
    stands = goals_as_they_stand(sight.view, sight.setup, sight.catalog)
    for round_, standings in enumerate(stands):
        for standing in standings:
            people = standing.player < len(sight.seats)
            seat = sight.seat_of(standing.player) if people else MOST_PLAYERS
            at = 2 * (round_ * (MOST_PLAYERS + 1) + seat)
            out[at] = max(0, standing.counted)
            out[at + 1] = standing.points


def _bonus(sight: Sight, out: Vector) -> None:
    number = len(sight.cards.bonus)
    for bonus in sight.me.bonus:
        out[sight.cards.bonus[bonus]] = 1
    for bonus in sight.me.choosing:
        out[number + sight.cards.bonus[bonus]] = 1
    stands = bonus_as_it_stands(sight.view, sight.setup, sight.catalog)
    for bonus, points in stands.items():
        out[2 * number + sight.cards.bonus[bonus]] = points


def _hand(sight: Sight, out: Vector) -> None:
    _mark(sight.cards, sight.me.hand, out)


def _apart(sight: Sight, out: Vector) -> None:
    _mark(sight.cards, sight.me.apart, out)


def _own_birds(sight: Sight, out: Vector) -> None:
    _mark(sight.cards, _on_mat(sight.me), out)


def _others_birds(sight: Sight, out: Vector) -> None:
    for player in sight.seats[1:]:
        _mark(sight.cards, _on_mat(player), out)
    if sight.state.automa is not None:
        _mark(sight.cards, sight.state.automa.birds, out)


def _known(sight: Sight, out: Vector) -> None:
    for player in sight.seats[1:]:
        _mark(sight.cards, player.known, out)


def _on_mat(player: Player) -> Iterator[str]:
    return (bird.bird for row in player.mat.values() for bird in row)


def _seats(sight: Sight, out: Vector) -> None:
    """Write the numbers that every seat has."""
    state, size = sight.state, len(OF_A_SEAT)
    first, turn = sight.seat_of(state.first_player), sight.seat_of(state.turn_of)
    cubes = TURNS_BY_ROUND[state.round - 1]
    for seat, player in enumerate(sight.seats):
        used = list(player.cubes.values())
        row = [1, seat == first, seat == turn, len(player.hand)]
        row += [len(player.bonus), max(0, cubes - sum(used))]
        row += [player.food[food] for food in FOODS]
        row += [player.nectar[habitat] for habitat in HABITATS]
        row += used
        out[seat * size : (seat + 1) * size] = row


def _mats(sight: Sight, out: Vector) -> None:
    cards, birds = sight.cards, sight.catalog.birds
    size = 1 + len(ON_A_BIRD) + len(FACTS)
    for seat, player in enumerate(sight.seats):
        for row, habitat in enumerate(HABITATS):
            for column, bird in columns(player.mat[habitat]):
                at = ((seat * len(HABITATS) + row) * COLUMNS + column) * size
                out[at : at + 6] = (
                    1,
                    bird.eggs,
                    max(0, birds[bird.bird].egg_limit - bird.eggs),
                    sum(bird.cached.values()),
                    len(bird.tucked),
                    bird.sideways,
                )
                out[at + 6 : at + size] = cards.of[bird.bird]


def _automa(sight: Sight, out: Vector) -> None:
    automa = sight.state.automa
    if automa is not None:
        out[:7] = (
            1,
            automa.turns,
            automa.goal_cubes,
            automa.eggs,
            len(automa.birds),
            len(automa.face_down),
            sum(sight.catalog.birds[bird].points for bird in automa.birds),
        )
        out[7:] = [automa.nectar[habitat] for habitat in HABITATS]


def _automa_bonus(sight: Sight, out: Vector) -> None:
    if sight.state.automa is not None:
        out[sight.cards.bonus[sight.state.automa.bonus]] = 1


def _asked(sight: Sight, out: Vector) -> None:
    decision = sight.view.decision
    if decision is None:
        return
    out[KINDS.index(decision.kind)] = 1
    at = len(KINDS)
    source = decision.source
    out[at] = len(decision.options)
    if source is None:
        return
    if source.habitat is not None:
        out[at + 1 + HABITATS.index(source.habitat)] = 1
    bird = source.copied or source.bird
    if bird is not None:
        out[at + 4] = 1
        out[at + 5 :] = sight.cards.of[bird]


@cache
def layout_of(catalog: Catalog) -> Layout[Sight]:
    """Return the layout of an observation."""
    cards = cards_of(catalog)
    birds, bonus, faces = tuple(catalog.birds), tuple(catalog.bonus_cards), tuple(cards.faces)
    seats = ("me", *(f"clockwise_{number}" for number in range(1, MOST_PLAYERS)))
    on_a_bird = ("there", *ON_A_BIRD, *FACTS)
    rounds = range(1, ROUNDS + 1)
    return Layout(
        [
            Block(
                "table",
                (
                    *(f"round.{number}" for number in rounds),
                    *(f"phase.{phase}" for phase in PHASES),
                    *(f"players.{number}" for number in range(1, MOST_PLAYERS + 1)),
                ),
                1,
                "1 for the round, the phase and the number of people",
                _table,
            ),
            Block(
                "setup",
                (
                    *SETS,
                    *(f"mat.{mat}" for mat in MATS),
                    "blue_goals",
                    *LEVELS,
                    "automubon",
                    *catalog.languages[1:],
                ),
                1,
                "1 for each set in play, the mat, the blue goals, the Automa's level, the"
                " Automubon card, the language of the names if it is not English",
                _setup,
            ),
            Block(
                "decks",
                ("birds", "discards", "bonus", "bonus_discards"),
                MOST,
                "cards in the decks and on their discard piles",
                _decks,
            ),
            Block(
                "dice",
                tuple(f"{place}.{face}" for place in ("birdfeeder", "outside") for face in faces),
                DICE,
                f"dice by face ({', '.join(faces)}), in the birdfeeder, then outside",
                _dice,
            ),
            Block(
                "tray",
                tuple(
                    f"{place}.{fact}" for place in range(TRAY_SIZE) for fact in ("there", *FACTS)
                ),
                MOST,
                "the three face-up cards: 1 if there is one, and its facts",
                _tray,
            ),
            Block("face_up", birds, 1, "1 for each bird in the tray or laid out", _face_up),
            Block("discards", birds, 1, "1 for each bird on the discard pile", _discards),
            Block(
                "goals",
                tuple(f"{number}.{goal}" for number in rounds for goal in catalog.goals),
                1,
                "1 for the goal of each round",
                _goals,
            ),
            Block(
                "goal_standings",
                tuple(
                    f"{number}.{seat}.{what}"
                    for number in rounds
                    for seat in (*seats, "automa")
                    for what in ("count", "points")
                ),
                MOST,
                "for each round and seat, the own one first and the Automa last: its count for the"
                " goal and its points, as scored or as they stand",
                _goal_standings,
            ),
            Block(
                "bonus",
                tuple(f"{what}.{card}" for what in ("mine", "to_choose", "now") for card in bonus),
                MOST,
                "1 for each own bonus card, 1 for each to choose from, and the points of the own"
                " cards as they stand",
                _bonus,
            ),
            Block("hand", birds, 1, "1 for each bird in the own hand", _hand),
            Block("apart", birds, 1, "1 for each bird drawn and still set apart", _apart),
            Block("my_birds", birds, 1, "1 for each bird on the own mat", _own_birds),
            Block(
                "their_birds",
                birds,
                1,
                "1 for each bird on the others' mats and face up with the Automa",
                _others_birds,
            ),
            Block(
                "known",
                birds,
                1,
                "1 for each bird that everybody saw another player take into hand",
                _known,
            ),
            Block(
                "seats",
                tuple(f"{seat}.{what}" for seat in seats for what in OF_A_SEAT),
                MOST,
                "for each seat, the own one first: " + ", ".join(OF_A_SEAT),
                _seats,
            ),
            Block(
                "mats",
                tuple(
                    f"{seat}.{slot}.{what}"
                    for seat in seats
                    for slot in SLOTS
                    for what in on_a_bird
                ),
                MOST,
                "for each seat, row and column: 1 if a bird is there, "
                + ", ".join(ON_A_BIRD)
                + ", and its facts",
                _mats,
            ),
            Block(
                "automa",
                (
                    "plays",
                    "turns",
                    "goal_cubes",
                    "eggs",
                    "birds",
                    "face_down",
                    "points",
                    *(f"nectar.{habitat}" for habitat in HABITATS),
                ),
                MOST,
                "the Automa: whether it plays, its turns this round, cubes on the goal, eggs, birds"
                " face up and face down, points of the birds face up, spent nectar",
                _automa,
            ),
            Block("automa_bonus", bonus, 1, "1 for the Automa's bonus card", _automa_bonus),
            Block(
                "decision",
                (
                    *KINDS,
                    "options",
                    *(f"row.{habitat}" for habitat in HABITATS),
                    "bird",
                    *FACTS,
                ),
                MOST,
                "the pending decision, all 0 if it is another seat's: 1 for its kind, the number of"
                " options, 1 for the row that asks, 1 if a bird asks, and that bird's facts",
                _asked,
            ),
        ]
    )
