"""English texts of the facts that the guide of a first game gives about each option, by name."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "decline": "Nothing given, nothing gained.",
    "reroll": "All five dice are rolled again: anything may come up.",
    "power": "{power}",
    "keep_no_more": "You keep {n} food {n|token|tokens}.",
    "pays_then": "What is left pays for {n} of your birds.",
    "bonus_birds": "{n} of your birds already {n|counts|count} for it.",
    "bonus_table": "It counts what you have at the end, whichever birds you keep.",
    "play": "You can play {n} {n|bird|birds} now. A bird brings its points and makes its row"
    " stronger.",
    "food_for": "{n} food. The birdfeeder has something for {bird}.",
    "food": "{n} food, but nothing your birds need.",
    "eggs": "{n} {n|egg|eggs}: a point each, and they pay for birds further right.",
    "eggs_no_room": "No nest has room for an egg.",
    "cards": "{n} {n|card|cards}. You have {hand} in hand.",
    "bird": "{points} {points|point|points} for {cost} food. {power}",
    "row_gain_food": "With one more bird, gaining food brings {then} instead of {now}; the next"
    " space may also let you exchange.",
    "row_lay_eggs": "With one more bird, laying brings {then} eggs instead of {now}; the next"
    " space may also let you exchange.",
    "row_draw_cards": "With one more bird, drawing brings {then} instead of {now}; the next space"
    " may also let you exchange.",
    "pay": "Costs {n} {n|token|tokens}; the rest pays for {birds} more of your birds.",
    "pay_all": "Costs {n} {n|token|tokens}; the rest pays for none of your other birds.",
    "egg_left": "That leaves {n} {n|egg|eggs} on {bird}.",
    "egg_counts": "That egg counts for this round's goal. It would leave {n} on {bird}.",
    "food_completes": "Then you could pay for {bird}.",
    "food_helps": "{bird} would then be only {n} food away.",
    "food_spare": "No bird in your hand needs it: {food}.",
    "lay": "{bird} has room for {n} more.",
    "lay_goal": "It counts for this round's goal. {bird} has room for {n} more.",
    "draw_unknown": "The top card, unseen.",
    "draw_ready": "{points} {points|point|points}, and you have the food for it. {power}",
    "draw_missing": "{points} {points|point|points}; you lack {n} food for it. {power}",
    "give_card": "You lack {n} food to play it. You have {hand} {hand|card|cards} in hand.",
    "give_ready": "You could pay for it. You have {hand} {hand|card|cards} in hand.",
    "give_egg": "An egg is a point; {n} would be left on {bird}.",
    "give_food": "You would have {n} left of this: {food}.",
    "helpers": "{helpers} {helpers|bird|birds} in that row {helpers|helps|help} too.",
    "power_white": "When you play it: {power}",
    "power_brown": "Each time you use its row: {power}",
    "power_pink": "In others' turns: {power}",
    "power_teal": "At the end of each round: {power}",
    "power_yellow": "At the end of the game: {power}",
}
