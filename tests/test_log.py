"""The log tells all: whoever reads the events alone arrives at the same table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.table import CATALOG, below, rng_for
from wingspan.engine import Game, Setup
from wingspan.engine.effects import GainDie

Data = dict[str, Any]
ROWS = ("forest", "grassland", "wetland")


class Reader:
    """A table kept by the events alone, from the deal on."""

    def __init__(self, game: Game) -> None:
        state = game.state
        people = range(len(state.players))
        self.hand: list[list[str]] = [sorted(player.hand) for player in state.players]
        self.food: list[Counter[str]] = [
            Counter(dict(player.food.items())) for player in state.players
        ]
        self.bonus: list[list[str]] = [[] for _ in people]
        self.mat: list[dict[str, list[str]]] = [{h: [] for h in ROWS} for _ in people]
        self.eggs: Counter[str] = Counter()
        self.cached: dict[str, Counter[str]] = {}
        self.tucked: Counter[str] = Counter()
        self.tray = [card for card in state.tray if card]
        self.feeder = Counter(state.birdfeeder)
        self.cubes = [Counter[str]() for _ in people]
        self.automa: Counter[str] = Counter()
        self.automa_birds: list[str] = []
        self.points: Counter[int] = Counter()
        self.round = 1
        self.over = False

    def read(self, event: Data) -> None:
        getattr(self, event["event"])(**{k: v for k, v in event.items() if k != "event"})

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
        rows = {"gain_food": "forest", "lay_eggs": "grassland", "draw_cards": "wetland"}
        self.cubes[player][action] += 1
        assert column == (len(self.mat[player][rows[action]]) if action in rows else None)

    def bird_played(self, player: int, bird: str, habitat: str, column: int, food: Data) -> None:
        assert column == len(self.mat[player][habitat])
        self.mat[player][habitat].append(bird)
        self.hand[player].remove(bird)
        self.food[player].subtract(food)

    def food_gained(self, player: int, food: str, count: int, face: str | None) -> None:
        self.food[player][food] += count
        if face is not None:
            assert food in CATALOG.dice["base"].faces[face]
            self.feeder[face] -= count

    def food_spent(self, player: int, food: str, count: int) -> None:
        self.food[player][food] -= count

    def food_cached(self, player: int, bird: str, food: str) -> None:
        """From the general supply, but for birds that cache the die they gained."""
        self.cached.setdefault(bird, Counter())[food] += 1
        power = CATALOG.birds[bird].power
        if power and any(isinstance(e, GainDie) and e.may_cache for e in power.effects):
            self.food[player][food] -= 1

    def dice_rolled(self, player: int | None, faces: Any, why: str) -> None:
        if why == "hunt":
            assert len(faces) == 5 - self.feeder.total()
            return
        assert len(faces) == 5
        assert why == "reroll" or self.feeder.total() == 0
        self.feeder = Counter(faces)

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
        self.hand[player].remove(bird)

    def card_tucked(self, player: int, under: str, card: str | None) -> None:
        self.tucked[under] += 1
        if card is not None:
            self.hand[player].remove(card)

    def hunted(self, player: int, bird: str, prey: str, success: bool) -> None:
        self.tucked[bird] += success

    def hunted_with_dice(self, player: int, bird: str, food: str, success: bool) -> None:
        pass

    def tray_refilled(self, birds: Any, discarded: Any) -> None:
        for card in discarded:
            self.tray.remove(card)
        self.tray += birds

    def deck_reshuffled(self, deck: str, cards: int) -> None:
        assert cards > 0

    def bonus_kept(self, player: int, drawn: int, bonus: str) -> None:
        self.bonus[player].append(bonus)

    def bird_moved(self, player: int, bird: str, origin: str, habitat: str) -> None:
        assert self.mat[player][origin].pop() == bird
        self.mat[player][habitat].append(bird)

    def power_used(self, player: int, bird: str, by: str | None = None) -> None:
        assert any(bird in row for row in self.mat[player].values())

    def goal_scored(self, round: int, goal: str, standings: Any) -> None:
        assert round == self.round
        for standing in standings:
            self.points[standing["player"]] += standing["points"]
        self.automa["cubes"] = 0

    def automa_drew(self, card: str) -> None:
        self.automa["turns"] += 1

    def automa_took_bird(self, bird: str, matching: Any) -> None:
        for card in matching:
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

    def automa_card_removed(self, card: str) -> None:
        assert card == f"remove_after_round_{self.round}"

    def game_over(self) -> None:
        self.over = True

    def compare(self, game: Game) -> None:
        """Between two turns the reader's table is the game's."""
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
            assert self.mat[seat] == {h: [b.bird for b in r] for h, r in player.mat.items()}
            if not self.over:
                assert +self.cubes[seat] == Counter({k: v for k, v in player.cubes.items() if v})
            for on_mat in (b for birds in player.mat.values() for b in birds):
                assert self.eggs[on_mat.bird] == on_mat.eggs
                assert self.tucked[on_mat.bird] == len(on_mat.tucked)
                assert self.cached.get(on_mat.bird, {}) == on_mat.cached
        for sheet in game.scores():
            assert sheet.goals == self.points[sheet.player]
        if state.automa is not None:
            assert self.automa_birds == state.automa.birds
            assert self.automa["eggs"] == state.automa.eggs
            assert self.automa["face_down"] == len(state.automa.face_down)
            if not self.over:
                assert self.automa["cubes"] == state.automa.goal_cubes


SETUPS = [
    Setup(players=players, seed=seed, automa="eagle" if players == 1 else None, automubon=False)
    for players in range(1, 6)
    for seed in range(8)
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.players} players-seed {s.seed}")
def test_the_table_can_be_kept_by_reading_the_log(setup: Setup) -> None:
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
