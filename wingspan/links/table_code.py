"""A table, encoded in digits, each with no more room than it needs.

What a position leaves out costs a digit or none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar, get_args

from msgspec import structs

from wingspan.engine import Catalog, Position, Setup
from wingspan.engine.chance import STREAMS, streams
from wingspan.engine.components import (
    ACTIONS,
    COLUMNS,
    DICE,
    FOODS,
    HABITATS,
    ROUNDS,
    TRAY_SIZE,
    Food,
    Habitat,
    Phase,
)
from wingspan.engine.events import GoalStanding
from wingspan.engine.notation.positions import AutomaPosition, BirdPosition, PlayerPosition
from wingspan.engine.state import HIDDEN, ScoredGoal

from .errors import LinkError
from .mixed_radix import Reader, Writer

PHASES: tuple[Phase, ...] = get_args(Phase)

_SEATS, _PHASES, _KINDS_OF_FOOD, _SCORED, _PLACES = 8, 16, 8, 8, 8
_COUNT_BITS, _DECK_BITS, _DRAWS_BITS, _STREAM_BITS = 8, 10, 20, 64
_STEP = 0x9E3779B97F4A7C15
"""What a stream advances by with each number drawn (:mod:`wingspan.engine.chance`)."""
_STEP_BACK = pow(_STEP, -1, 1 << _STREAM_BITS)

T = TypeVar("T")


class Table:
    """Encodes the positions of one set-up."""

    def __init__(self, setup: Setup, catalog: Catalog) -> None:
        kit = catalog.kit(setup.sets)
        self.setup = setup
        self.catalog = catalog
        self.birds = catalog.ids_of("birds", setup.sets)
        self._spaces = (None, HIDDEN, *self.birds)
        self.bonus = catalog.ids_of("bonus_cards", setup.sets)
        self.goals = catalog.ids_of("goals", setup.sets)
        self.automa_cards = catalog.ids_of("automa_cards", setup.sets)
        self.faces = tuple(catalog.dice[kit.dice].faces)
        self.with_nectar = kit.nectar
        self.foods = FOODS if kit.nectar else FOODS[:-1]

    def write(self, digits: Writer, position: Position) -> None:
        """Raises ValueError for a number or a word that no table has."""
        digits.digit(position.round - 1, ROUNDS)
        digits.digit(PHASES.index(position.phase or "turn"), _PHASES)
        digits.digit(position.turn_of or 0, _SEATS)
        digits.digit(position.first_player, _SEATS)
        digits.digit(len(position.players), _SEATS)
        for player in position.players:
            self._write_player(digits, player)
        _write_if(digits, position.birdfeeder, self._write_dice)
        _write_if(digits, position.dice_out, self._write_dice)
        _write_if(digits, position.tray, self._write_tray)
        self._write_decks(digits, position)
        _write_if(digits, position.goals, self._write_goals)
        digits.digit(len(position.scored), _SCORED)
        for scored in position.scored:
            self._write_scored(digits, scored)
        if self.setup.automa is not None:
            _write_if(digits, position.automa, self._write_automa)
        _write_if(digits, position.random, self._write_random)

    def read(self, digits: Reader, rules: int | None = None) -> Position:
        """Read a position, which may be impossible. Raises LinkError for words it does not know."""
        round_ = digits.digit(ROUNDS) + 1
        phase = _at(PHASES, digits.digit(_PHASES))
        turn_of, first_player = digits.digit(_SEATS), digits.digit(_SEATS)
        players = tuple(self._read_player(digits) for _ in range(digits.digit(_SEATS)))
        birdfeeder = _read_if(digits, self._read_dice)
        dice_out = _read_if(digits, self._read_dice)
        tray = _read_if(digits, self._read_tray)
        decks = self._read_decks(digits)
        goals = _read_if(digits, self._read_goals)
        scored = tuple(self._read_scored(digits) for _ in range(digits.digit(_SCORED)))
        automa = None
        if self.setup.automa is not None:
            automa = _read_if(digits, self._read_automa)
        return Position(
            setup=self.setup,
            rules=rules,
            round=round_,
            phase=phase,
            turn_of=turn_of,
            first_player=first_player,
            players=players,
            birdfeeder=birdfeeder,
            dice_out=dice_out,
            tray=tray,
            goals=goals,
            scored=scored,
            automa=automa,
            random=_read_if(digits, self._read_random),
            **decks,
        )

    # players

    def _write_player(self, digits: Writer, player: PlayerPosition) -> None:
        _write_all(digits, player.hand, self.birds)
        digits.natural(player.hand_dealt, _COUNT_BITS)
        _write_all(digits, player.bonus, self.bonus)
        digits.natural(player.bonus_dealt, _COUNT_BITS)
        _write_all(digits, player.choosing, self.bonus)
        for food in self.foods:
            digits.natural(player.food.get(food, 0), _COUNT_BITS)
        on_mat: list[BirdPosition] = []
        for habitat in HABITATS:
            row = player.mat.get(habitat, ())
            digits.digit(len(row), COLUMNS + 1)
            for bird in row:
                self._write_bird(digits, bird)
            on_mat += row
        for action in ACTIONS:
            digits.natural(player.cubes.get(action, 0), _COUNT_BITS)
        if self.with_nectar:
            for habitat in HABITATS:
                digits.natural(player.nectar.get(habitat, 0), _COUNT_BITS)
        _write_all(digits, player.pink_used, [bird.bird for bird in on_mat])
        closed = _closed(player, on_mat)
        for cards in (player.known, player.seen, player.unseen):
            _write_all(digits, cards, closed)

    def _read_player(self, digits: Reader) -> PlayerPosition:
        hand = _read_all(digits, self.birds)
        hand_dealt = digits.natural(_COUNT_BITS)
        bonus = _read_all(digits, self.bonus)
        bonus_dealt = digits.natural(_COUNT_BITS)
        choosing = _read_all(digits, self.bonus)
        food = _counts(self.foods, digits)
        mat: dict[Habitat, tuple[BirdPosition, ...]] = {}
        for habitat in HABITATS:
            row = tuple(self._read_bird(digits) for _ in range(digits.digit(COLUMNS + 1)))
            if row:
                mat[habitat] = row
        on_mat = [bird for row in mat.values() for bird in row]
        player = PlayerPosition(
            hand=hand,
            food=food,
            bonus=bonus,
            mat=mat,
            cubes=_counts(ACTIONS, digits),
            choosing=choosing,
            nectar=_counts(HABITATS, digits) if self.with_nectar else {},
            hand_dealt=hand_dealt,
            bonus_dealt=bonus_dealt,
        )
        pink_used = _read_all(digits, [bird.bird for bird in on_mat])
        closed = _closed(player, on_mat)
        known, seen, unseen = (_read_all(digits, closed) for _ in range(3))
        return structs.replace(player, pink_used=pink_used, known=known, seen=seen, unseen=unseen)

    def _write_bird(self, digits: Writer, bird: BirdPosition) -> None:
        _write_one(digits, bird.bird, self.birds)
        digits.digit(bird.eggs, self.catalog.birds[bird.bird].egg_limit + 1)
        cached = {food: bird.cached[food] for food in self.foods if bird.cached.get(food)}
        bare = not (cached or bird.tucked or bird.sideways)
        digits.flag(bare)
        if bare:
            return
        digits.digit(len(cached), _KINDS_OF_FOOD)
        for food, count in cached.items():
            digits.digit(self.foods.index(food), len(self.foods))
            digits.natural(count, _COUNT_BITS)
        self._write_cards(digits, bird.tucked)
        digits.flag(bird.sideways)

    def _read_bird(self, digits: Reader) -> BirdPosition:
        bird = _read_one(digits, self.birds)
        eggs = digits.digit(self.catalog.birds[bird].egg_limit + 1)
        if digits.flag():
            return BirdPosition(bird, eggs)
        cached: dict[Food, int] = {}
        for _ in range(digits.digit(_KINDS_OF_FOOD)):
            food = self.foods[digits.digit(len(self.foods))]
            cached[food] = digits.natural(_COUNT_BITS)
        tucked = self._read_cards(digits)
        return BirdPosition(bird, eggs, cached, tucked, digits.flag())

    def _write_cards(self, digits: Writer, cards: int | tuple[str, ...]) -> None:
        """Write cards, or their number only."""
        cards = cards or 0
        digits.flag(not isinstance(cards, int))
        if isinstance(cards, int):
            digits.natural(cards, _COUNT_BITS)
        else:
            _write_all(digits, cards, self.birds)

    def _read_cards(self, digits: Reader) -> int | tuple[str, ...]:
        if digits.flag():
            return _read_all(digits, self.birds)
        return digits.natural(_COUNT_BITS)

    # what lies between them

    def _write_dice(self, digits: Writer, faces: Sequence[str]) -> None:
        digits.digit(len(faces), DICE + 1)
        for face in faces:
            _write_one(digits, face, self.faces)

    def _read_dice(self, digits: Reader) -> tuple[str, ...]:
        return tuple(_read_one(digits, self.faces) for _ in range(digits.digit(DICE + 1)))

    def _write_tray(self, digits: Writer, tray: Sequence[str | None]) -> None:
        for card in tray:
            digits.digit(self._spaces.index(card), len(self._spaces))

    def _read_tray(self, digits: Reader) -> tuple[str | None, ...]:
        return tuple(self._spaces[digits.digit(len(self._spaces))] for _ in range(TRAY_SIZE))

    def _write_decks(self, digits: Writer, position: Position) -> None:
        for deck, top, discards, cards in (
            (position.deck, position.deck_top, position.discards, self.birds),
            (position.bonus_deck, position.bonus_deck_top, position.bonus_discards, self.bonus),
        ):
            digits.flag(deck is not None)
            if deck is not None:
                _write_all(digits, deck, cards, _DECK_BITS)
            _write_all(digits, top, cards, _DECK_BITS)
            _write_all(digits, discards, cards, _DECK_BITS)

    def _read_decks(self, digits: Reader) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, cards in (("", self.birds), ("bonus_", self.bonus)):
            found[f"{name}deck"] = _read_all(digits, cards, _DECK_BITS) if digits.flag() else None
            found[f"{name}deck_top"] = _read_all(digits, cards, _DECK_BITS)
            found[f"{name}discards"] = _read_all(digits, cards, _DECK_BITS)
        return found

    def _write_goals(self, digits: Writer, goals: Sequence[str]) -> None:
        for goal in goals:
            _write_one(digits, goal, self.goals)

    def _read_goals(self, digits: Reader) -> tuple[str, ...]:
        return tuple(_read_one(digits, self.goals) for _ in range(ROUNDS))

    def _write_scored(self, digits: Writer, scored: ScoredGoal) -> None:
        _write_one(digits, scored.goal, self.goals)
        for standing in scored.standings:
            digits.natural(standing.counted, _COUNT_BITS)
            digits.digit(standing.place or 0, _PLACES)
            digits.natural(standing.points, _COUNT_BITS)

    def _read_scored(self, digits: Reader) -> ScoredGoal:
        seats = self.setup.players + (self.setup.automa is not None)
        goal = _read_one(digits, self.goals)
        standings = tuple(
            GoalStanding(
                seat,
                digits.natural(_COUNT_BITS),
                digits.digit(_PLACES) or None,
                digits.natural(_COUNT_BITS),
            )
            for seat in range(seats)
        )
        return ScoredGoal(goal, standings)

    def _write_automa(self, digits: Writer, automa: AutomaPosition) -> None:
        _write_if(digits, automa.bonus, lambda to, card: _write_one(to, card, self.bonus))
        _write_if(digits, automa.deck, lambda to, cards: _write_all(to, cards, self.automa_cards))
        _write_all(digits, automa.deck_top, self.automa_cards)
        _write_all(digits, automa.turned, self.automa_cards)
        _write_all(digits, automa.birds, self.birds)
        self._write_cards(digits, automa.face_down)
        for number in (automa.eggs, automa.goal_cubes, automa.turns):
            digits.natural(number, _COUNT_BITS)
        nectar = automa.nectar if self.with_nectar else None
        _write_if(digits, nectar, _write_nectar)

    def _read_automa(self, digits: Reader) -> AutomaPosition:
        return AutomaPosition(
            bonus=_read_if(digits, lambda digits: _read_one(digits, self.bonus)),
            deck=_read_if(digits, lambda digits: _read_all(digits, self.automa_cards)),
            deck_top=_read_all(digits, self.automa_cards),
            turned=_read_all(digits, self.automa_cards),
            birds=_read_all(digits, self.birds),
            face_down=self._read_cards(digits),
            eggs=digits.natural(_COUNT_BITS),
            goal_cubes=digits.natural(_COUNT_BITS),
            turns=digits.natural(_COUNT_BITS),
            nectar=_read_if(digits, _read_nectar),
        )

    def _write_random(self, digits: Writer, random: dict[str, int]) -> None:
        """Write each stream as the number of draws since the deal, or else as it is."""
        begun = streams(self.setup.seed)
        for stream in STREAMS:
            state = random[stream]
            draws = (state - begun[stream]) * _STEP_BACK % (1 << _STREAM_BITS)
            few = draws < 1 << _DRAWS_BITS
            digits.flag(few)
            if few:
                digits.natural(draws, _DRAWS_BITS)
            else:
                digits.digit(state, 1 << _STREAM_BITS)

    def _read_random(self, digits: Reader) -> dict[str, int]:
        found = {}
        for stream, begun in streams(self.setup.seed).items():
            if digits.flag():
                draws = digits.natural(_DRAWS_BITS)
                found[stream] = (begun + draws * _STEP) % (1 << _STREAM_BITS)
            else:
                found[stream] = digits.digit(1 << _STREAM_BITS)
        return found


def _closed(player: PlayerPosition, on_mat: Iterable[BirdPosition]) -> list[str]:
    """The cards in hand, then those tucked, that may be known, seen or unseen."""
    tucked = (bird.tucked for bird in on_mat)
    return [
        *player.hand,
        *(card for cards in tucked if isinstance(cards, tuple) for card in cards),
    ]


def _write_if(digits: Writer, value: T | None, write: Callable[[Writer, T], None]) -> None:
    digits.flag(value is not None)
    if value is not None:
        write(digits, value)


def _read_if(digits: Reader, read: Callable[[Reader], T]) -> T | None:
    return read(digits) if digits.flag() else None


def _write_one(digits: Writer, word: str, words: Sequence[str]) -> None:
    digits.digit(words.index(word), len(words))


def _read_one(digits: Reader, words: Sequence[str]) -> str:
    return words[digits.digit(len(words))]


def _write_all(
    digits: Writer, chosen: Sequence[str], words: Sequence[str], bits: int = _COUNT_BITS
) -> None:
    digits.natural(len(chosen), bits)
    for word in chosen:
        _write_one(digits, word, words)


def _read_all(digits: Reader, words: Sequence[str], bits: int = _COUNT_BITS) -> tuple[str, ...]:
    number = digits.natural(bits)
    if number > len(words):
        raise LinkError("impossible_position", "The link holds more cards than there are.")
    return tuple(_read_one(digits, words) for _ in range(number))


def _counts(words: Sequence[T], digits: Reader) -> dict[T, int]:
    """Read a number for each word, without those that are 0."""
    counts = {word: digits.natural(_COUNT_BITS) for word in words}
    return {word: count for word, count in counts.items() if count}


def _write_nectar(digits: Writer, nectar: dict[Habitat, int]) -> None:
    for habitat in HABITATS:
        digits.natural(nectar.get(habitat, 0), _COUNT_BITS)


def _read_nectar(digits: Reader) -> dict[Habitat, int]:
    return {habitat: digits.natural(_COUNT_BITS) for habitat in HABITATS}


def _at(words: Sequence[T], place: int) -> T:
    if place >= len(words):
        raise LinkError("impossible_position", "The link holds a word of a later version.")
    return words[place]
