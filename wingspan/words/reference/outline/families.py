"""Powers by family, with an entry for each."""

from __future__ import annotations

from ..entries import Chapter, Topic

CHAPTER = Chapter(
    "families",
    (
        Topic("family.food_supply", see=("choice.any_food", "family.cache")),
        Topic("family.food_dice", see=("faq.reroll", "choice.gain_all", "birdfeeder", "reroll")),
        Topic("family.reset_feeder", ("european", "oceania"), see=("resets",)),
        Topic("family.pay_food", see=("powers.costs",)),
        Topic("family.pay_card", ("european",), see=("powers.costs",)),
        Topic("family.cache", see=("caching",)),
        Topic("family.steal", ("european", "oceania"), see=("choice.nectar_given",)),
        Topic("family.lay", see=("nest.star", "icon.egg-space", "egg_limit")),
        Topic("family.lay_each", see=("nest.star", "nests")),
        Topic("family.lay_count", ("european", "oceania")),
        Topic("family.pay_egg", see=("powers.costs",)),
        Topic(
            "family.draw", see=("family.end_of_turn", "choice.discard_empty_hand", "tray", "deck")
        ),
        Topic("family.draw_keep", ("european", "oceania"), see=("family.end_of_turn",)),
        Topic("family.reset_tray", ("european", "oceania"), see=("resets",)),
        Topic("family.draft", see=("choice.oystercatcher_declines", "choice.oystercatcher_few")),
        Topic("family.bonus", see=("bonus_cards",)),
        Topic("family.tuck_hand", see=("tucking",)),
        Topic("family.tuck_deck", see=("tucking",)),
        Topic("family.hunt_card", see=("predators", "trigger.hunt")),
        Topic("family.hunt_dice", see=("predators", "trigger.hunt")),
        Topic("family.all_players", see=("choice.guest_declines", "choice.owner_takes_less")),
        Topic("family.fewest", see=("choice.fewest_who_begins",)),
        Topic("family.partner", ("oceania",), see=("choice.automa_partner",)),
        Topic("family.cubes", ("european",), see=("choice.automa_no_cubes",)),
        Topic("family.neighbour", ("oceania",), see=("choice.automa_no_neighbour",)),
        Topic("family.copy", ("oceania",), see=("choice.copying", "choice.copied_move")),
        Topic("family.repeat", see=("choice.repeated_power", "choice.chain_of_repeats")),
        Topic("family.move", see=("choice.pink_moved_bird",)),
        Topic(
            "family.extra_play",
            see=("choice.discount_within_reach", "choice.pink_extra_play", "play_bird"),
        ),
        Topic("family.one_of", ("european", "oceania")),
        Topic("family.all_actions", ("european",)),
        Topic("family.end_of_turn", see=("choice.due_at_turn_end", "turn_end")),
        Topic("family.double", ("european",), see=("choice.counts_double",)),
        Topic("trigger.plays_bird", see=("power.pink", "choice.pink_plays_bird")),
        Topic("trigger.gain_food", see=("power.pink", "choice.shrike_brown")),
        Topic("trigger.lays_eggs", see=("power.pink",)),
        Topic("trigger.hunt", see=("power.pink",)),
        Topic("trigger.tucks", ("european",), see=("power.pink",)),
        Topic("trigger.nectar", ("oceania",), see=("power.pink",)),
        Topic("placing.sideways", ("european",), see=("choice.on_top_of_sideways",)),
        Topic("placing.on_top", ("european",), see=("predators",)),
        Topic("placing.cards_for_food", ("european",), see=("predators",)),
        Topic("placing.replaces", ("oceania",)),
    ),
)
