"""The log is complete: the table can be reconstructed from the events alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.table import ALL_SETS, BASE_GAME, CATALOG, below, rng_for
from wingspan.engine import Game, Setup
from wingspan.engine.components import Level
from wingspan.engine.effects import (
    Effect,
    GainEachKind,
    parts,
)

Data = dict[str, Any]
ROWS = ("forest", "grassland", "wetland")


def all_parts(effects: tuple[Effect, ...]) -> list[Effect]:
    """Return effects with all effects within them."""
    return [part for effect in effects for part in (effect, *all_parts(parts(effect)))]


class Reader:
    """Reconstructs the table from the events, beginning with the deal.

    ``mat``: birds from left to right. ``power``: the effects of the power used last.
    ``taken``: the faces of dice gained by it. ``leaving``: a bird being replaced.
    """

    def __init__(self, game: Game) -> None:
        state = game.state
        people = range(len(state.players))
        kit = CATALOG.kit(game.setup.sets)
        self.faces = CATALOG.dice[kit.dice].faces
        self.hand: list[list[str]] = [sorted(player.hand) for player in state.players]
        self.apart: list[list[str]] = [[] for _ in people]
        self.food: list[Counter[str]] = [
            Counter(dict(player.food.items())) for player in state.players
        ]
        self.bonus: list[list[str]] = [[] for _ in people]
        self.mat: list[dict[str, list[str]]] = [{h: [] for h in ROWS} for _ in people]
        self.sideways: set[str] = set()
        self.nectar = [Counter[str]() for _ in people]
        self.eggs: Counter[str] = Counter()
        self.cached: dict[str, Counter[str]] = {}
        self.tucked: Counter[str] = Counter()
        self.leaving: str | None = None
        self.power: list[Effect] = []
        self.taken: set[str] = set()
        self.tray = [card for card in state.tray if card]
        self.feeder = Counter(state.birdfeeder)
        self.cubes = [Counter[str]() for _ in people]
        self.automa: Counter[str] = Counter()
        self.automa_birds: list[str] = []
        self.nectar_of_automa: Counter[str] = Counter()
        if state.automa is not None and kit.nectar:
            assert game.setup.automa is not None
            start = CATALOG.furniture.nectar.automa_start[game.setup.automa]
            self.nectar_of_automa = Counter(dict.fromkeys(ROWS, start))
        self.points: Counter[int] = Counter()
        self.round = 1
        self.over = False

    def read(self, event: Data) -> None:
        getattr(self, event["event"])(**{k: v for k, v in event.items() if k != "event"})

    def spaces(self, row: list[str]) -> int:
        """Count the columns that these birds cover."""
        return sum(2 if bird in self.sideways else 1 for bird in row)

    def birds_kept(self, player: int, count: int, food: Data, birds: Any, bonus: str) -> None:
        assert count == len(birds) == sum(food.values())
        self.hand[player] = list(birds)
        self.food[player].subtract(food)
        self.bonus[player].append(bonus)

    def game_began(self, first: int, goals: Any) -> None:
        assert len(goals) == 4

    def round_began(self, round: int, first: int) -> None:
        self.round = round
        for cubes in self.cubes:
            cubes.clear()

    def turn_began(self, player: int, round: int, turn: int) -> None:
        assert round == self.round
        if player < len(self.cubes):
            assert turn == 1 + sum(self.cubes[player].values())

    def action_taken(self, player: int, action: str, column: int | None = None) -> None:
        self.power = []
        self.taken.clear()
        rows = {"gain_food": "forest", "lay_eggs": "grassland", "draw_cards": "wetland"}
        self.cubes[player][action] += 1
        covered = self.spaces(self.mat[player][rows[action]]) if action in rows else None
        assert column == covered

    def bird_played(
        self,
        player: int,
        bird: str,
        habitat: str,
        column: int,
        food: Data,
        how: str,
        other: str | None,
    ) -> None:
        row = self.mat[player][habitat]
        self.hand[player].remove(bird)
        self.food[player].subtract(food)
        if other is None:
            assert how in ("upright", "sideways")
            assert column == self.spaces(row)
            row.append(bird)
            if how == "sideways":
                self.sideways.add(bird)
            return
        place = row.index(other)
        assert column == self.spaces(row[:place])
        row[place] = bird
        if other in self.sideways:
            self.sideways.remove(other)
            self.sideways.add(bird)
        self.eggs.pop(other, None)
        self.cached.pop(other, None)
        if how == "on_top":
            assert not food
            self.tucked[bird] = self.tucked.pop(other, 0) + 1
        else:
            assert (how, other) == ("in_place_of", self.leaving)
            assert self.tucked.pop(other, 0) == 0
            self.leaving = None

    def food_gained(self, player: int, food: str, count: int, face: str | None) -> None:
        self.food[player][food] += count
        if face is None:
            return
        assert food in self.faces[face]
        if face not in self.taken:
            self.feeder[face] -= count
        if any(isinstance(effect, GainEachKind) for effect in self.power):
            self.taken.add(face)  # a die that shows two kinds of food gives both

    def food_spent(self, player: int, food: str, count: int) -> None:
        self.food[player][food] -= count

    def food_cached(self, player: int, bird: str, food: str, own: bool) -> None:
        self.cached.setdefault(bird, Counter())[food] += 1
        if own:
            self.food[player][food] -= 1

    def food_uncached(self, player: int, bird: str, food: str) -> None:
        self.cached[bird] -= Counter({food: 1})

    def food_taken_off(self, player: int, bird: str, food: str) -> None:
        self.cached[bird] -= Counter({food: 1})
        self.food[player][food] += 1

    def food_returned(self, player: int, bird: str, food: str) -> None:
        self.cached[bird] -= Counter({food: 1})

    def nectar_spent(self, player: int, habitat: str, count: int) -> None:
        """Add spent nectar; another event takes it from the supply."""
        self.nectar[player][habitat] += count

    def nectar_discarded(self, player: int, count: int) -> None:
        self.food[player]["nectar"] -= count
        assert self.food[player]["nectar"] == 0

    def food_stolen(self, player: int, victim: int, food: str) -> None:
        self.food[victim][food] -= 1
        self.food[player][food] += 1

    def food_given(self, player: int, to: int, food: str) -> None:
        self.food[player][food] -= 1
        if to < len(self.food):
            self.food[to][food] += 1

    def die_removed(self, player: int, face: str) -> None:
        self.feeder[face] -= 1

    def dice_rolled(self, player: int | None, faces: Any, why: str) -> None:
        if why == "hunt":
            assert len(faces) == 5 - self.feeder.total()
            return
        if why == "apart":
            return
        assert len(faces) == 5
        assert all(face in self.faces for face in faces)
        assert why in ("reroll", "reset") or self.feeder.total() == 0
        assert why != "reroll" or len(+self.feeder) == 1
        self.feeder = Counter(faces)
        self.taken.clear()

    def egg_laid(self, player: int, bird: str) -> None:
        self.eggs[bird] += 1

    def egg_discarded(self, player: int, bird: str) -> None:
        self.eggs[bird] -= 1

    def card_drawn(self, player: int, bird: str) -> None:
        self.tray.remove(bird)
        self.hand[player].append(bird)

    def deck_card_drawn(self, player: int, bird: str) -> None:
        self.hand[player].append(bird)

    def cards_laid_out(self, player: int, birds: Any) -> None:
        for bird in birds:
            self.hand[player].remove(bird)

    def card_taken(self, player: int, bird: str) -> None:
        self.hand[player].append(bird)

    def card_discarded(self, player: int, bird: str) -> None:
        """Discard from the hand or from drawn cards, or a bird of the mat with its tucked cards."""
        if self.held(player, bird):
            return
        if any(bird in row for row in self.mat[player].values()):
            self.leaving = bird
        else:
            assert self.leaving is not None
            self.tucked[self.leaving] -= 1

    def held(self, player: int, card: str) -> bool:
        """Remove a card from the hand or the cards kept apart; return whether it was there."""
        for place in (self.hand[player], self.apart[player]):
            if card in place:
                place.remove(card)
                return True
        return False

    def cards_drawn_apart(self, player: int, count: int, cards: Any) -> None:
        """Add cards drawn apart, unless earlier events have added them one by one."""
        assert count == len(cards)
        for card in cards:
            self.held(player, card)
            self.apart[player].append(card)

    def card_kept(self, player: int, bird: str) -> None:
        assert self.held(player, bird)
        self.hand[player].append(bird)

    def card_given(self, player: int, to: int, bird: str) -> None:
        assert self.held(player, bird)
        if to < len(self.hand):
            self.hand[to].append(bird)

    def cards_searched(self, player: int, bird: str, cards: Any) -> None:
        assert any(bird in row for row in self.mat[player].values())

    def card_tucked(self, player: int, under: str, card: str | None) -> None:
        self.tucked[under] += 1
        if card is not None:
            assert self.held(player, card)

    def tray_card_tucked(self, player: int, under: str, card: str) -> None:
        self.tucked[under] += 1
        self.tray.remove(card)

    def hunted(self, player: int, bird: str, prey: str, success: bool) -> None:
        self.tucked[bird] += success

    def hunted_with_dice(self, player: int, bird: str, food: str, success: bool) -> None:
        pass

    def card_turned_up(self, player: int, bird: str, prey: str, cm: int) -> None:
        pass

    def hunted_for_several(self, player: int, bird: str, cards: Any, success: bool) -> None:
        self.tucked[bird] += len(cards) if success else 0

    def tray_refilled(self, birds: Any, discarded: Any) -> None:
        for card in discarded:
            self.tray.remove(card)
        self.tray += birds

    def deck_reshuffled(self, deck: str, cards: int) -> None:
        assert cards > 0

    def bonus_scored(self, player: int, bird: str, bonus: str, points: int) -> None:
        pass

    def bonus_shown(self, player: int, bonuses: Any) -> None:
        assert set(bonuses) == set(self.bonus[player])

    def bonus_copied(self, player: int, bird: str, bonus: str) -> None:
        pass

    def bonus_kept(self, player: int, drawn: int, bonus: str) -> None:
        self.bonus[player].append(bonus)

    def bonus_discarded(self, player: int, bonus: str) -> None:
        self.bonus[player].remove(bonus)

    def bird_moved(
        self, player: int, bird: str, origin: str, habitat: str, to: int | None = None
    ) -> None:
        assert self.mat[player][origin].pop() == bird
        self.mat[player if to is None else to][habitat].append(bird)
        if to is not None:  # only the card goes
            self.eggs.pop(bird, None)
            self.cached.pop(bird, None)
            self.tucked.pop(bird, None)

    def power_used(
        self, player: int, bird: str, by: str | None = None, copied: str | None = None
    ) -> None:
        assert any(bird in row for row in self.mat[player].values())
        power = CATALOG.birds[copied or bird].power
        assert power is not None
        self.power = all_parts(power.effects)
        self.taken.clear()

    def powers_began(self, player: int, time: str) -> None:
        assert time in ("round", "game")

    def goal_scored(self, round: int, goal: str, standings: Any) -> None:
        assert round == self.round
        for standing in standings:
            self.points[standing["player"]] += standing["points"]
        self.automa["cubes"] = 0

    def automa_drew(self, card: str) -> None:
        self.automa["turns"] += 1

    def automa_took_bird(self, bird: str, matching: Any) -> None:
        """Add a bird of the Automa; if it keeps several, each event names all that matched."""
        assert set(matching) <= set(self.tray) or not set(matching) & set(self.tray)
        for card in set(matching) & set(self.tray):
            self.tray.remove(card)
        self.automa_birds.append(bird)

    def automa_took_face_down(self, discarded: Any) -> None:
        for card in discarded:
            self.tray.remove(card)
        self.automa["face_down"] += 1

    def automa_laid_eggs(self, eggs: int) -> None:
        self.automa["eggs"] += eggs

    def automa_took_dice(self, face: str, count: int) -> None:
        self.feeder[face] -= count

    def automa_cube(self, change: int, cubes: int) -> None:
        self.automa["cubes"] += change
        assert self.automa["cubes"] == cubes

    def automa_wakes_pink(self) -> None:
        pass

    def automa_nectar(self, card: str, changes: Data) -> None:
        assert set(changes) <= set(ROWS) and set(changes.values()) <= {1, -1}
        self.nectar_of_automa.update(changes)

    def automa_card_removed(self, card: str) -> None:
        assert card == f"remove_after_round_{self.round}"

    def game_over(self) -> None:
        self.over = True

    def compare(self, game: Game) -> None:
        """Check that the reconstructed table is the game's, between two turns."""
        state = game.state
        assert self.over == (game.decision is None)
        assert self.round == state.round
        assert sorted(self.tray) == sorted(card for card in state.tray if card)
        assert +self.feeder == Counter(state.birdfeeder)
        for seat, player in enumerate(state.players):
            assert sorted(self.hand[seat]) == sorted(player.hand)
            assert sorted(self.bonus[seat]) == sorted(player.bonus)
            assert {k: v for k, v in self.food[seat].items() if v} == {
                k: v for k, v in player.food.items() if v
            }
            assert +self.nectar[seat] == {h: n for h, n in player.nectar.items() if n}
            assert self.apart[seat] == player.apart == []
            assert self.mat[seat] == {h: [b.bird for b in r] for h, r in player.mat.items()}
            if not self.over:
                assert +self.cubes[seat] == Counter({k: v for k, v in player.cubes.items() if v})
            for on_mat in (b for birds in player.mat.values() for b in birds):
                assert (on_mat.bird in self.sideways) == on_mat.sideways
                assert self.eggs[on_mat.bird] == on_mat.eggs
                assert self.tucked[on_mat.bird] == len(on_mat.tucked)
                assert self.cached.get(on_mat.bird, {}) == on_mat.cached
        for sheet in game.scores():
            assert sheet.goals == self.points[sheet.player]
        if state.automa is not None:
            assert self.automa_birds == state.automa.birds
            assert self.automa["eggs"] == state.automa.eggs
            assert +self.nectar_of_automa == {h: n for h, n in state.automa.nectar.items() if n}
            assert self.automa["face_down"] == len(state.automa.face_down)
            if not self.over:
                assert self.automa["cubes"] == state.automa.goal_cubes


SETS: tuple[tuple[str, ...], ...] = (
    BASE_GAME,
    ("core", "european"),
    ("core", "oceania"),
    ALL_SETS,
    ALL_SETS,
    ALL_SETS,
)
SETUPS = [
    Setup(
        players=players,
        seed=seed,
        sets=sets,
        mat="oceania" if seed == 4 else None,
        automa=(("eagle", "eaglet")[seed % 2] if players == 1 else None),
        automubon=players == 1 and seed == 3,
    )
    for players in range(1, 6)
    for seed, sets in enumerate(SETS * 2)
]


def name_of(setup: Setup) -> str:
    return f"{setup.players} players-{'+'.join(setup.sets)}-seed {setup.seed}"


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_the_table_can_be_kept_by_reading_the_log(setup: Setup) -> None:  # done: see `compare`
    check_log(setup)


@pytest.mark.soak
@pytest.mark.parametrize("players", range(1, 6))
def test_the_table_of_many_games_can_be_kept_by_reading_the_log(  # done: see `compare`
    players: int,
) -> None:
    for seed in range(100, 220):
        sets = SETS[seed % len(SETS)]
        automa: Level | None = "eagle_eyed_eagle" if players == 1 else None
        check_log(Setup(players=players, seed=seed, sets=sets, automa=automa))


def check_log(setup: Setup) -> None:
    """Play a game with many birds, and compare before every turn."""
    rng = rng_for("log", setup.players, setup.seed)
    game = Game.new(setup)
    reader = Reader(game)
    read = 0
    while True:
        while read < len(game.events):
            reader.read(msgspec.to_builtins(game.events[read]))
            read += 1
        decision = game.decision
        if decision is None or decision.kind == "action":
            reader.compare(game)
        if decision is None:
            return
        options = [msgspec.to_builtins(option) for option in decision.options]
        plays = [i for i, option in enumerate(options) if option.get("action") == "play_bird"]
        likes = plays or [i for i, o in enumerate(options) if o["type"] not in ("done", "skip")]
        chosen = likes if rng.random() < 0.7 else list(range(len(options)))
        game.answer(chosen[below(rng, len(chosen))])
