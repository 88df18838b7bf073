"""English for what the coach says of an option, by its reason."""

from __future__ import annotations

TIPS: dict[str, str] = {
    "decline": "Costs nothing, brings nothing.",
    "reroll": "Reroll all five dice and hope for better.",
    "card": "Worth {n} {n|point|points} on the mat: {bird}.",
    "take": "It is free: take it unless you have a reason not to.",
    "keep_no_more": "You keep {n} food {n|token|tokens} for the birds you have.",
    "keep_cheap": "Only {n} food: quickly played, and useful for longer.",
    "keep_dear": "{n} food: too expensive for the first turns.",
    "pays_then": "Enough is left to pay for {n} of your birds.",
    "bonus_birds": "{n} of your birds already {n|counts|count} for it.",
    "bonus_table": "It counts what you have at the end, whichever birds you keep.",
    "play": "You can play {n} {n|bird|birds} now; {bird} is worth {points} {points|point|points}."
    " Birds played early help the most.",
    "food_for": "{n} food. The birdfeeder has something for: {bird}.",
    "food": "{n} food, but nothing your birds need.",
    "eggs": "{n} {n|egg|eggs}: a point each, and they pay for birds further right.",
    "eggs_no_room": "No nest has room for an egg, so this would bring little.",
    "cards": "{n} {n|card|cards}. You have {hand} in hand.",
    "bird": "{points} {points|point|points} for {cost} food.",
    "bird_brown": "{points} {points|point|points} for {cost} food, and its power works every time"
    " you use its row.",
    "row_gain_food": "With one more bird, gaining food brings {then} instead of {now}; the next"
    " space may also let you exchange.",
    "row_lay_eggs": "With one more bird, laying brings {then} eggs instead of {now}; the next"
    " space may also let you exchange.",
    "row_draw_cards": "With one more bird, drawing brings {then} instead of {now}; the next space"
    " may also let you exchange.",
    "pay": "Costs {n} {n|token|tokens}; the rest pays for {birds} more of your birds.",
    "egg_left": "Leaves {n} {n|egg|eggs} on it: {bird}.",
    "egg_counts": "Better not: that egg counts for this round's goal. It would leave {n}: {bird}.",
    "food_completes": "Then you could pay for: {bird}.",
    "food_helps": "{n} food short after this, but closer: {bird}.",
    "food_spare": "No bird in your hand needs it: {food}.",
    "lay": "Room for {n} more: {bird}.",
    "lay_goal": "It counts for this round's goal. Room for {n} more: {bird}.",
    "draw_unknown": "A surprise: better when the tray has nothing for you.",
    "draw_ready": "{points} {points|point|points}, and you have the food for it: {bird}.",
    "draw_missing": "{points} {points|point|points}, but you lack {n} food for it: {bird}.",
    "give_card": "Of your {hand} cards, this one lacks {n} food: {bird}.",
    "give_egg": "An egg is a point; {n} would be left on: {bird}.",
    "give_food": "You would have {n} left of this: {food}.",
    "helpers": "{helpers} {helpers|bird|birds} in that row {helpers|helps|help} too.",
}
