"""The score pad says what the game says, for all birds, goals and bonus cards.

Two games of a web platform are in it as their players left them, with the totals that it printed.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any, cast

import msgspec
import pytest
from msgspec import structs

from tests.table import ALL_SETS, BASE_GAME, CATALOG, play_randomly
from wingspan.engine import Game, Setup
from wingspan.engine.components import HABITATS, Level
from wingspan.engine.conditions import FoodCached
from wingspan.engine.goals import counted
from wingspan.engine.state import PlayedBird, Player
from wingspan.ui.board.desk import Board, changed
from wingspan.ui.board.pad import LAST, Pad, nearly_for, reckoned, shown_count, table_of
from wingspan.ui.messages import BoardMessage, ChangeBird, FillPad, FindOnBoard, PutBird
from wingspan.words import words_in
from wingspan.words.finding import find

WORDS = words_in("en")
NO_CHANCE = random.Random(0)
LEVELS: tuple[Level, ...] = ("eaglet", "eagle", "eagle_eyed_eagle")


class Writer:
    """Somebody who fills in the pad, as its messages."""

    def __init__(self) -> None:
        self.board = Board(page="pad")

    def send(self, *messages: BoardMessage) -> None:
        for message in messages:
            self.board = changed(self.board, message, CATALOG, NO_CHANCE)

    def put(self, bird: str, row: str) -> None:
        """Type the beginning of a bird's name, and press the one that is shown."""
        name = WORDS.bird(CATALOG.birds[bird])
        self.send(FindOnBoard(name))
        birds = CATALOG.ids_of("birds", self.board.pad.sets)
        found = find(self.board.typed, birds, CATALOG, WORDS)
        assert CATALOG.birds[bird] in found, name
        self.send(PutBird(bird, cast(Any, row)))

    def lay(self, row: str, place: int, what: str, number: int) -> None:
        self.send(*[ChangeBird(cast(Any, row), place, cast(Any, what))] * number)


def setup_of(seed: int) -> Setup:
    players = 1 + seed % 5
    solo = players == 1
    return Setup(
        players=players,
        names=tuple(f"P{seat}" for seat in range(players)),
        seed=seed,
        sets=ALL_SETS if seed % 3 else BASE_GAME,
        goals=("green", "blue")[seed // 2 % 2],
        automa=LEVELS[seed // 5 % 3] if solo else None,
        names_language=("en", "fr")[seed % 2],
    )


def bonus_of(player: Player) -> tuple[str, ...]:
    """The bonus cards that score for a player: those held, and a neighbour's that was copied."""
    return (*player.bonus, *(player.copied or ()))


def kept_food(game: Game, player: Player, *cards: str) -> int:
    """How many of a player's cached food a bonus card counts: those held, or ``cards``."""
    tallies = (CATALOG.bonus_cards[card].counts for card in cards or bonus_of(player))
    return next((counted(game._table, player, t) for t in tallies if isinstance(t, FoodCached)), 0)


def written_down(game: Game) -> Writer:
    """Fill in the pad by hand, from what lies on the table at the end."""
    writer, setup, state = Writer(), game.setup, game.state
    for name in ALL_SETS[1:]:
        if (name in setup.sets) != (name in writer.board.pad.sets):
            writer.send(FillPad("set", name))
    writer.send(FillPad("players", str(setup.players)), FillPad("side", setup.goals))
    writer.send(FillPad("names_language", setup.names_language))
    for round_, goal in enumerate(state.goals):
        writer.send(FillPad("goal", goal, str(round_)))
    for seat, player in enumerate(state.players):
        writer.send(FillPad("seat", str(seat)), FillPad("name", setup.names[seat]))
        for row in HABITATS:
            for place, bird in enumerate(player.mat[row]):
                writer.put(bird.bird, row)
                writer.lay(row, place, "eggs", bird.eggs)
                writer.lay(row, place, "cached", sum(bird.cached.values()))
                writer.lay(row, place, "tucked", len(bird.tucked))
                writer.lay(row, place, "sideways", bird.sideways)
            writer.send(FillPad("nectar", str(player.nectar[row]), row))
        for card in bonus_of(player):
            writer.send(FillPad("bonus", card))
        writer.send(FillPad("food", str(sum(player.food.values()))))
        writer.send(FillPad("hand", str(len(player.hand))))
        writer.send(FillPad("kept_food", str(kept_food(game, player))))
        for round_, scored in enumerate(state.scored):
            number = str(scored.standings[seat].counted)
            writer.send(FillPad("count", number, str(round_)))
    if state.automa is not None:
        pad = structs.replace(
            writer.board.pad,
            automa=state.automa,
            level=setup.automa,
            scored=tuple(state.scored),
        )
        writer.board = structs.replace(writer.board, pad=pad)
    return writer


@cache
def samples() -> list[tuple[Game, Pad]]:
    """Three finished games with all sets, and their pads."""
    games = [
        play_randomly(Game.new(setup_of(seed), CATALOG), random.Random(seed)) for seed in (4, 8, 13)
    ]
    return [(game, written_down(game).board.pad) for game in games]


@pytest.mark.parametrize(
    "seed", [*range(60), *(pytest.param(n, marks=pytest.mark.soak) for n in range(60, 2000))]
)
def test_the_pad_says_what_the_game_says(seed: int) -> None:
    game = play_randomly(Game.new(setup_of(seed), CATALOG), random.Random(seed))
    pad = written_down(game).board.pad
    assert reckoned(pad, CATALOG)[1] == game.scores()
    again = msgspec.json.decode(msgspec.json.encode(pad), type=Pad)
    assert again == pad


@pytest.mark.parametrize("goal", sorted(CATALOG.goals))
def test_birds_say_what_they_show_of_the_last_goal(goal: str) -> None:
    """As the game counts it on the same mat; nothing for what is not on a mat."""
    for game, pad in samples():
        pad = structs.replace(pad, goals=(*pad.goals[:LAST], goal), scored=())
        table = table_of(pad, CATALOG)
        tally = CATALOG.goals[goal].counts
        for seat, player in enumerate(game.state.players):
            shown = shown_count(pad, table, LAST, table.players[seat])
            real = counted(game._table, player, tally, goal=True)
            assert shown == (None if goal in ("cubes_on_play_a_bird", "no_goal") else real)


@pytest.mark.parametrize("card", sorted(CATALOG.bonus_cards))
def test_bonus_cards_count_what_the_game_counts(card: str) -> None:
    for game, pad in samples():
        sheets = tuple(
            structs.replace(sheet, bonus=(card,), kept_food=kept_food(game, player, card))
            for sheet, player in zip(pad.sheets, game.state.players, strict=True)
        )
        table, _ = reckoned(structs.replace(pad, sheets=sheets), CATALOG)
        tally = CATALOG.bonus_cards[card].counts
        for mine, real in zip(table.players, game.state.players, strict=True):
            assert counted(table, mine, tally) == counted(game._table, real, tally)


@pytest.mark.parametrize(
    ("card", "close", "far"),
    [
        ("large_bird_specialist", "american_coot", "red_winged_blackbird"),  # 61 and 33 of 65 cm
        ("passerine_specialist", "red_winged_blackbird", "american_coot"),  # at most 30 cm
        ("backyard_birder", "american_crow", "barn_owl"),  # worth 4 and 5, of less than 4
        ("autwitcher", "barn_owl", "american_robin"),  # worth 5 and 1, of 3 to 4
        ("diet_specialist", "barn_owl", "coopers_hawk"),  # 2 and 1 food, of 3
        ("wetland_scientist", "killdeer", "american_kestrel"),  # grassland as well; grassland only
        ("food_web_expert", "american_robin", "barn_owl"),  # or a fruit; rodents
        ("rodentologist", "american_crow", "mallard"),  # any food, which may be a rodent
        ("photographer", "snowy_owl", "killdeer"),  # by a name in some language
        ("citizen_scientist", "american_robin", "mallard"),  # its power tucks cards
    ],
)
def test_birds_that_nearly_count_for_a_bonus_card_are_told_apart(
    card: str, close: str, far: str
) -> None:
    table, bonus = table_of(Pad(), CATALOG), CATALOG.bonus_cards[card]
    found = [nearly_for(table, PlayedBird(bird), bonus) for bird in (close, far)]
    assert found == [True, False]


def test_a_card_that_counts_no_birds_has_none_that_nearly_count() -> None:
    """The Visionary Leader counts cards in hand."""
    table, bonus = table_of(Pad(), CATALOG), CATALOG.bonus_cards["visionary_leader"]
    assert not nearly_for(table, PlayedBird("mallard"), bonus)


def test_a_bird_lacks_one_egg_and_not_two() -> None:
    """The Breeding Manager counts birds with four eggs."""
    table, bonus = table_of(Pad(), CATALOG), CATALOG.bonus_cards["breeding_manager"]
    eggs = [nearly_for(table, PlayedBird("mallard", eggs=eggs), bonus) for eggs in (2, 3)]
    assert eggs == [False, True]
