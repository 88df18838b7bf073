"""Powers: their colours and common concepts."""

from __future__ import annotations

from ..entries import Chapter, Topic

CHAPTER = Chapter(
    "powers",
    (
        Topic("powers", see=("powers.costs", "faq.not_asked", "row_powers")),
        Topic(
            "powers.costs",
            see=("family.pay_food", "family.pay_egg", "family.pay_card", "two_for_one"),
        ),
        Topic("power.white", see=("family.extra_play", "play_bird")),
        Topic("power.brown", see=("family.repeat", "family.move", "row_powers")),
        Topic("power.pink", see=("automa.pink", "choice.pink_declined")),
        Topic("power.teal", ("european",), see=("choice.teal_joins", "round_end")),
        Topic("power.yellow", ("oceania",), see=("game_end",)),
        Topic("power.none"),
        Topic(
            "tucking", see=("family.tuck_hand", "family.tuck_deck", "flocking", "scoring.tucked")
        ),
        Topic("caching", see=("family.cache", "choice.cached_seeds", "scoring.cached")),
        Topic("predators", see=("choice.prey_shown", "flightless")),
        Topic("flocking", see=("tucking",)),
        Topic("resets", see=("family.reset_feeder", "family.reset_tray")),
        Topic("wingspan"),
        Topic("flightless", ("oceania",), see=("choice.smallest_flightless",)),
        Topic("adjacent", ("oceania",)),
    ),
)
