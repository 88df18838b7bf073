"""The Automa."""

from __future__ import annotations

from ..entries import Chapter, Topic

CHAPTER = Chapter(
    "automa",
    (
        Topic("automa"),
        Topic("automa.setup", see=("setup",)),
        Topic("automa.turn"),
        Topic("automa.cards"),
        Topic("automa.play_bird", see=("choice.automa_equals",)),
        Topic("automa.draw_cards"),
        Topic("automa.lay_eggs"),
        Topic(
            "automa.gain_food",
            see=("choice.automa_rerolls", "choice.automa_nectar_dice", "birdfeeder"),
        ),
        Topic("automa.cubes"),
        Topic("automa.pink", see=("power.pink", "choice.pink_automa")),
        Topic(
            "automa.powers",
            see=(
                "choice.automa_partner",
                "choice.automa_not_brown",
                "choice.automa_no_cubes",
                "choice.automa_no_neighbour",
            ),
        ),
        Topic("automa.bonus", see=("choice.automa_bonus",)),
        Topic("automa.goals", see=("choice.automa_one_row", "goals.green")),
        Topic("automa.round_end"),
        Topic("automa.levels"),
        Topic("automa.automubon"),
        Topic("automa.scoring", see=("ties",)),
        Topic("automa.nectar", ("oceania",), see=("choice.automa_nectar",)),
        Topic("automa.expansions", ("european", "oceania")),
    ),
)
