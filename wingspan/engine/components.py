"""The components printed on cards and mats, by the rulebook's names and in its order.

Every list that a player sees (foods, habitats, nests, actions) has the order given here, so
that options, payments and logs are the same on every machine.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Food = Literal["invertebrate", "seed", "fish", "fruit", "rodent", "nectar"]
Habitat = Literal["forest", "grassland", "wetland"]
Nest = Literal["platform", "bowl", "cavity", "ground", "star", "none"]
Action = Literal["play_bird", "gain_food", "lay_eggs", "draw_cards"]
Color = Literal["white", "brown", "pink", "teal", "yellow", "none"]
Pile = Literal["birds", "bonus"]
"""The two kinds of cards that lie in decks."""

BASE_SETS: tuple[str, ...] = ("core", "swiftstart")
"""The card sets of the base game."""

EXPANSIONS: tuple[str, ...] = ("european", "oceania", "asia")
"""The card sets that are added to it."""

SETS: tuple[str, ...] = (*BASE_SETS, *EXPANSIONS)
"""The card sets that come with the game, in the order in which decks are put together."""

MATS: tuple[str, ...] = ("base", "oceania")
"""The player mats that come with the game, named as in ``table.json``."""

Language: TypeAlias = str
"""The code of a language in which birds have names: "en"."""
GoalSide = Literal["green", "blue"]
Level = Literal["eaglet", "eagle", "eagle_eyed_eagle"]

Phase = Literal["setup", "turn", "automa", "round_end", "scoring", "game_end", "over"]
"""The segment of the game that comes next or is in progress.

"setup": one player's set-up (``GameState.turn_of`` says whose). "turn": a person's turn.
"automa": the Automa's. "round_end": one player's round-end powers. "scoring": the rest of the end
of a round. "game_end": one player's game-end powers. Between segments the state is plain data.
"""

FOODS: tuple[Food, ...] = ("invertebrate", "seed", "fish", "fruit", "rodent", "nectar")
"""Every kind of food token, nectar last: it is wild and comes with the Oceania set."""

PLAIN_FOODS: tuple[Food, ...] = FOODS[:5]
"""The five foods of the base game; without nectar in play, what "any food" may be when gained."""

HABITATS: tuple[Habitat, ...] = ("forest", "grassland", "wetland")
NESTS: tuple[Nest, ...] = ("platform", "bowl", "cavity", "ground")
AUTOMA_LEVELS: tuple[Level, ...] = ("eaglet", "eagle", "eagle_eyed_eagle")
"""The levels of the Automa, from the easiest (Automa rulebook, Choose a difficulty level)."""

ACTIONS: tuple[Action, ...] = ("play_bird", "gain_food", "lay_eggs", "draw_cards")

ACTION_OF_HABITAT: dict[Habitat, Action] = {
    "forest": "gain_food",
    "grassland": "lay_eggs",
    "wetland": "draw_cards",
}

COLUMNS = 5
"""Bird spaces in each row of the mat."""

TRAY_SIZE = 3
DICE = 5
ROUNDS = 4
TURNS_BY_ROUND: tuple[int, ...] = (8, 7, 6, 5)
"""Turns of each player in rounds 1 to 4, one cube fewer each round (Round Structure)."""
