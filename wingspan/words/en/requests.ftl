### What to press on the table, where the answers to a question are highlighted there.
### A sentence begins with the name of the bird that asks, or with a capital letter that it gets by itself.

keep_bonus = keep one of these bonus cards
action = your turn: choose a row, or a card to play
bird_to_play = choose a card to play
habitat = choose a row
egg_to_pay = take the egg to pay from a highlighted bird
payment = choose how to pay
gain_die = take a die from the birdfeeder
gain_food = choose a food to gain
lay_egg = lay an egg on a highlighted bird
draw_card = draw a highlighted card
tuck_card = choose a card to tuck under this bird
discard_egg = discard an egg from a highlighted bird
discard_food = choose a food to discard
discard_card = choose a card to discard
move_to = choose the row it moves to
repeat = choose a bird to repeat its power
order_powers = choose the bird whose power comes next
draft = take one of these cards
bird_to_cover = choose the bird that it covers or replaces
card_to_pay = choose a card to pay instead of a food
cache_on = cache a food on a highlighted bird
take_cached = take the food off the highlighted bird
cache_own = choose a food to cache
tuck_behind = tuck a card under a highlighted bird
tuck_from_tray = choose a card of the tray to tuck
keep_card = choose a card to keep
keep_apart = end of turn: choose a card to keep
choose_habitat = choose a row
remove_die = remove a die from the birdfeeder
discard_bonus = choose a bonus card to discard
copy = choose a bird to copy its power
discard_tray = choose cards of the tray to discard
give_card = choose a card to give away
score_bonus = choose a bonus card to score now
copy_bonus = choose a bonus card that counts for you as well

## One of several answers in a row

lay_egg-numbered = lay egg { $n } of { $all } on a highlighted bird
gain_die-numbered = take die { $n } of { $all } from the birdfeeder
draw_card-numbered = draw card { $n } of { $all }: choose a highlighted one

## In other ways

# No card in hand can be played.
action-no_bird = your turn: choose a row
use_power = Use { $bird }’s power?
end_of_turn = end of turn: { $request }
# $bird: the bird whose power asks.
by_bird = { $bird }: { $request }
