### Questions to a player, and what the buttons for their answers say.
### A question begins with a small letter: the name of a bird or an action goes before it, or it gets a capital by itself.

question-keep_bird = which bird do you keep? Each costs 1 food.
question-pay_for_kept_birds = which food do you discard for the birds you keep?
question-keep_bonus = which bonus card do you keep?
question-action = which action do you take?
question-bird_to_play = which bird do you play?
question-habitat = in which habitat do you play it?
question-egg_to_pay = which bird’s egg do you pay?
question-payment = how do you pay?
question-gain_die = which die do you take from the birdfeeder?
question-gain_food = which food do you gain?
question-how_many = how many?
question-lay_egg = on which bird do you lay an egg?
question-draw_card = which card do you draw?
question-trade = which food do you exchange?
question-use_power = use this power?
question-cache_or_keep = cache the food or keep it?
question-tuck_card = which card do you tuck under this bird?
question-discard_egg = from which bird do you discard an egg?
question-discard_food = which food do you discard?
question-discard_card = which card do you discard from your hand?
question-move_to = to which habitat does it move?
question-repeat = which power do you repeat?
question-order_powers = which power do you use next?
question-first_player = who goes first?
question-draft = which of these cards do you take?
question-reset = which food do you pay?
question-how_placed = how do you play this bird?
question-bird_to_cover = which bird does it cover or replace?
question-card_to_pay = which card do you pay instead of a food?
question-cache_on = on which bird do you cache food?
question-cache_own = which of your food do you cache?
question-tuck_behind = under which bird do you tuck a card?
question-tuck_from_tray = which card of the tray do you tuck?
question-keep_card = which card do you keep?
question-keep_apart = end of turn: which of these cards do you keep?
question-tuck_or_keep = tuck the card or keep it?
question-give_to = who gets it?
question-choose_player = which player do you choose?
question-steal_from = from which player do you steal?
question-choose_course = which do you choose?
question-choose_habitat = which habitat do you choose?
question-remove_die = which die do you remove from the birdfeeder?
question-discard_bonus = which bonus card do you discard?
question-copy = which power do you copy?
question-again = try again?
question-take_cached = take the food off this bird?
question-discard_tray = which card of the tray do you discard?
question-give_card = which card do you give away?
question-discard_thing = what do you discard?
question-score_bonus = which bonus card do you score now?
question-copy_bonus = which bonus card counts for you as well?
question-waive = what do you pay less?

## Questions in other ways

question-use_power-of_bird = Use { $bird }’s power?
question-use_power-told = Use { $bird }’s power? { $power }
question-discard_card-end_of_turn = end of turn: which card do you discard from your hand?
question-how_many-food_of_kind = how many { FOOD($food, 2) } do you gain?
question-how_many-dice_to_tuck = how many do you discard to tuck cards?
question-how_many-dice_to_cache = how many do you cache on this bird?
question-how_many-food_to_cache = how much food do you cache?
question-how_many-eggs = how many eggs do you lay?
question-how_many-food_to_discard = how much food do you discard?
question-how_many-food_for_bonus_cards = how much food do you discard for extra bonus cards?
question-reset-birdfeeder = pay 1 food to reset the birdfeeder first?
question-reset-tray = pay 1 food to reset the tray first?
# $ways: one or more of the next messages.
question-trade-forest = { LIST($ways, join: "or") } to gain 1 more food?
question-trade-grassland = { LIST($ways, join: "or") } to lay 1 more egg?
question-trade-wetland = { LIST($ways, join: "or") } to draw 1 more card?
way-bird = discard 1 card
way-slot = discard 1 egg
way-nectar = spend 1 nectar
way-food = pay 1 food

## Who asks

by_bird = { $bird }: { $question }
# $owner: the player whose bird it is.
by_bird_of = { $bird } ({ $owner }): { $question }
by_action = { ACTION($action) }: { $question }

## Answers

option-habitat = { CAPITAL(HABITAT($habitat)) }
option-discard_bird = Discard { $bird }
# What is paid, with plus signs between.
payment-food = { $n } { FOOD($food, $n) }
payment-cached = 1 cached { FOOD($food) }
payment-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
payment-nothing = Nothing
place = { CAPITAL(HABITAT($habitat)) }, space { $column }
place-of = { $place } ({ $player })
# $bird: a bird, or a place that is named by one of the last two messages.
option-egg = { $bird }’s egg
option-face = { CAPITAL(FACE($face)) }
option-die = { CAPITAL(FOOD($food)) } ({ FACE($face) } die)
option-food = { CAPITAL(FOOD($food)) }
option-pay_food = Pay 1 { FOOD($food) }
option-cached_food = { CAPITAL(FOOD($food)) } cached on { $bird }
option-pay_cached_food = Pay 1 { FOOD($food) } cached on { $bird }
option-course = Option { $n }
option-upright = The usual way
option-sideways = Sideways, over two spaces
option-on_top = On top of another bird, for free
option-in_place_of = In place of another bird, at no egg cost
option-reset_tray = Reset the tray first
option-refill_tray = Refill the tray first
option-tuck = Tuck it
option-tuck_under = Tuck it under { $bird }
option-again = Try again
option-waive_egg = 1 egg less
option-waive_food = 1 { FOOD($food) } less
option-reroll = Reroll all five dice
option-draw_deck = Top card of the deck
option-cache = Cache it
option-cache_on = Cache it on { $bird }
option-keep = Keep it in your supply
option-keep_card = Keep it in your hand
option-activate = Use the power

## Everything that is offered

all = All of them
all-gain_die = Take all of these dice
all-lay_egg = An egg on each of them
all-draw_card = Draw all of these cards

## Nothing

skip = Don’t use the power
skip-trade = No exchange
skip-reset = No reset
done = Done
# The other players still use the power.
done-for_me = Use the power, but nothing for me
done-keep_bird = No more birds
done-bird_to_play = No bird
done-tuck_from_tray = No card
done-gain_die = No die
done-gain_food = No food
done-lay_egg = No egg
done-draw_card = No card
done-order_powers = No more powers
done-how_many = None
done-cache_on = No other bird
done-cache_own = No more food
done-tuck_behind = No other bird
done-tuck_card = No card
done-keep_card = No card
done-discard_food = No more food
done-give_to = No one
done-choose_course = None of these
done-again = Stop here
done-take_cached = Leave it there
done-discard_tray = No more cards
done-discard_thing = Nothing
