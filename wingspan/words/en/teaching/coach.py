"""English for what the coach says of an option, by its reason."""

from __future__ import annotations

TIPS: dict[str, str] = {
    "decline": "Nothing given, nothing gained.",
    "reroll": "All five dice are thrown anew: chance decides.",
    "card": "Worth {n} {n|point|points} on the mat: {bird}.",
    "take": "It costs you no action: take it unless something speaks against it.",
    "keep_no_more": "You keep {n} food {n|token|tokens} for the birds you have chosen.",
    "keep_cheap": "Costs only {n} food: soon on the mat, and long at work.",
    "keep_dear": "Costs {n} food: too much for the first turns.",
    "pays_then": "What is left pays for {n} of your birds.",
    "bonus_birds": "{n} of your birds {n|counts|count} for it already.",
    "bonus_table": "It counts your table at the end, whatever birds you hold.",
    "play": (
        "You can play {n} {n|bird|birds} now; {bird} brings {points} {points|point|points}. "
        "Birds played early help most."
    ),
    "food_for": "{n} food. Something in the birdfeeder is wanted for: {bird}.",
    "food": "{n} food. No bird in your hand waits for what the dice show.",
    "eggs": "{n} {n|egg|eggs}: a point each, and the price of birds in the next columns.",
    "eggs_no_room": "There is no nest with room for an egg, so this would bring little.",
    "cards": "{n} {n|card|cards}. You hold {hand}.",
    "bird": "{points} {points|point|points} for {cost} food.",
    "bird_brown": (
        "{points} {points|point|points} for {cost} food, and its power works each time its "
        "row is used."
    ),
    "row_gain_food": (
        "With one bird more, gaining food brings {then} instead of {now}; a space further "
        "right may also let you exchange."
    ),
    "row_lay_eggs": (
        "With one bird more, laying brings {then} eggs instead of {now}; a space further "
        "right may also let you exchange."
    ),
    "row_draw_cards": (
        "With one bird more, drawing brings {then} instead of {now}; a space further right "
        "may also let you exchange."
    ),
    "pay": "Hands in {n} {n|token|tokens}; what is left pays for {birds} more of your birds.",
    "egg_left": "{n} {n|egg stays|eggs stay} on it: {bird}.",
    "egg_counts": (
        "Better not: that egg counts for this round's goal. {n} would stay on it: {bird}."
    ),
    "food_completes": "Now you could pay for this bird: {bird}.",
    "food_helps": "Still {n} food short after this, but nearer: {bird}.",
    "food_spare": "No bird in your hand asks for it: {food}.",
    "lay": "There is room for {n} more: {bird}.",
    "lay_goal": "It counts for this round's goal. Room for {n} more: {bird}.",
    "draw_unknown": "Nobody knows what it is; better when the tray has nothing for you.",
    "draw_ready": "{points} {points|point|points}, and you have the food for it: {bird}.",
    "draw_missing": "{points} {points|point|points}, but {n} food is missing: {bird}.",
    "give_card": "Of your {hand} cards, you would give up one that lacks {n} food: {bird}.",
    "give_egg": "An egg is a point; {n} would stay on: {bird}.",
    "give_food": "You would have {n} left of this: {food}.",
    "helpers": "{helpers} {helpers|bird|birds} of that row {helpers|helps|help} as well.",
}
