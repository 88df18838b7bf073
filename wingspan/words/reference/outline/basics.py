"""The chapters from the set-up to the final points, on the people at the table, and on
decisions."""

from __future__ import annotations

from typing import get_args

from wingspan.engine.decision import Kind

from ..entries import Chapter, Topic

QUICK = Chapter(
    "quick",
    (
        Topic("quick.start", see=("setup",)),
        Topic("quick.turn", see=("turn", "mat")),
        Topic("quick.mat", see=("mat",)),
        Topic("quick.play_bird", see=("play_bird",)),
        Topic("quick.birdfeeder", see=("birdfeeder",)),
        Topic("quick.tray", see=("tray", "deck")),
        Topic("quick.powers", see=("powers",)),
        Topic("quick.round_end", see=("round_end",)),
        Topic("quick.scoring", see=("scoring",)),
    ),
)

SETUP = Chapter(
    "setup",
    (
        Topic("setup", see=("quick.start", "automa.setup")),
        Topic("setup.birds", see=("decision.keep_bird", "food_cost")),
        Topic("setup.bonus", see=("bonus_cards",)),
        Topic("first_player", see=("round_end",)),
        Topic("setup.choices", see=("goals",)),
    ),
)

TURN = Chapter(
    "turn",
    (
        Topic("turn", see=("quick.turn", "cubes")),
        Topic("cubes", see=("round_end",)),
        Topic("mat", see=("conversion", "play_bird")),
        Topic("conversion", see=("decision.trade",)),
        Topic("mat.oceania", sets=("oceania",), see=("nectar", "resets")),
        Topic("row_powers", see=("power.brown", "powers")),
        Topic("turn_end", see=("tray",)),
    ),
)

PLAYING = Chapter(
    "playing",
    (
        Topic("play_bird", see=("power.white", "play_bird.why_not")),
        Topic("play_bird.habitat", see=("mat",)),
        Topic("play_bird.why_not", see=("food_cost", "egg_cost")),
        Topic("egg_cost", see=("eggs",)),
        Topic("food_cost", see=("two_for_one", "food")),
        Topic("two_for_one", see=("food_cost",)),
    ),
)

FOOD = Chapter(
    "food",
    (
        Topic("gain_food", see=("birdfeeder", "row_powers")),
        Topic("birdfeeder", see=("reroll",)),
        Topic("reroll", see=("birdfeeder", "faq.reroll")),
        Topic("food", see=("caching", "nectar")),
    ),
)

EGGS = Chapter(
    "eggs",
    (
        Topic("lay_eggs", see=("egg_limit", "row_powers")),
        Topic("egg_limit", see=("nests",)),
        Topic("eggs", see=("scoring.eggs", "egg_cost")),
        Topic("nests", see=("goals", "bonus_cards")),
    ),
)

DRAWING = Chapter(
    "drawing",
    (
        Topic("draw_cards", see=("tray", "deck", "row_powers")),
        Topic("tray", see=("turn_end",)),
        Topic("deck", see=("tray",)),
        Topic("hand", see=("people.open",)),
    ),
)

ROUNDS = Chapter(
    "rounds",
    (
        Topic("round", see=("cubes", "round_end")),
        Topic("round_end", see=("goals", "power.teal")),
        Topic("goals", see=("scoring.goals",)),
        Topic("goals.green", see=("goals",)),
        Topic("goals.blue", see=("goals",)),
        Topic("bonus_cards", see=("scoring.bonus",)),
    ),
)

SCORING = Chapter(
    "scoring",
    (
        Topic("game_end", see=("round_end",)),
        Topic("scoring", see=("ties",)),
        Topic("scoring.birds", see=("scoring",)),
        Topic("scoring.bonus", see=("scoring",)),
        Topic("scoring.goals", see=("scoring",)),
        Topic("scoring.eggs", see=("eggs", "scoring")),
        Topic("scoring.cached", see=("scoring",)),
        Topic("scoring.tucked", see=("scoring",)),
        Topic("scoring.nectar", sets=("oceania",), see=("nectar", "scoring")),
        Topic("ties", see=("scoring",)),
    ),
)

PEOPLE = Chapter(
    "people",
    (
        Topic("people", see=("power.pink",)),
        Topic("people.open", see=("hand",)),
        Topic("people.one_screen", see=("people.open",)),
        Topic("app.take_back"),
        Topic("app.answer_for_me", see=("decision.use_power",)),
        Topic("app.saves", see=("app.links",)),
        Topic("app.links", see=("people.open",)),
        Topic("app.live", see=("app.links",)),
        Topic("app.replay", see=("app.take_back",)),
    ),
)

_OF_SETS: dict[Kind, tuple[str, ...]] = {
    "reset": ("oceania",),
    "how_placed": ("european", "oceania"),
    "bird_to_cover": ("european", "oceania"),
    "card_to_pay": ("european",),
    "copy": ("oceania",),
}

DECISIONS = Chapter(
    "decisions",
    tuple(Topic(f"decision.{kind}", sets=_OF_SETS.get(kind, ())) for kind in get_args(Kind)),
)
