### Bird powers. A power is made of clauses, one for each effect, without a capital or a full stop.
### $voice is whom a clause speaks to: “you” (gain 1 seed), “each” (each player gains 1 seed) or “infinitive” (you may then gain 1 seed).
### VOICED("gain", $voice) is a word in the form for it, which verbs.py of the language knows.
### $clause: the text so far.

## A power

triggered = { $when }, { $clause }
triggered-at_end_of_turn = { $when }: at the end of that turn, { $clause }
power-at_end_of_turn = at the end of that turn, { $clause }
placed = { $placed }, { $clause }
# $next: the name of the effect that $then begins with, such as “all_players”.
then =
    { $next ->
        [all_players] { $clause }; then { $then }
        [reset_birdfeeder] { $clause }; in any case, { $then } at the end
       *[other] { $clause }, then { $then }
    }
times =
    { $n ->
        [2] { $clause } twice
       *[other] { $clause } { $n } times
    }
# A cost and what it brings. $clause: one of the messages that are “a cost”. Their verbs take $mood in place of $voice, which is “may” where $voice is “each”: each player may discard 1 egg.
paid =
    { $voice ->
        [each] may { $clause }; whoever does { $then }
       *[you] { $clause }: { $then }
    }
begins = { $clause }; you choose who begins

## When a pink power is triggered

when-plays_bird = when a bird is played into another player’s { HABITAT($habitat) }
when-gains_food = when “Gain food” brings another player at least 1 { FOOD($food) }
when-lays_eggs = when another player chooses “Lay eggs”
when-hunt_succeeds = when a predator of another player succeeds
when-takes_gain_food = when another player chooses “Gain food”
when-tucks_card = when another player tucks a card
when-gains_nectar = when another player receives nectar

## Other ways in which a bird can be played

placed-sideways = this bird lies sideways over two spaces of your { HABITAT($habitat) }; of their egg costs, only the lower one is paid
placed-on_top = this bird may come into play on top of one of your birds, free of any cost; the bird below loses its eggs and cached food and counts as a tucked card
placed-cards_for_food = in place of any { FOOD($food) } in its cost, a card from your hand may be paid; that card is tucked under this bird
placed-replaces = this bird may take the place of a bird in your { HABITAT($habitat) }, which is discarded, and then costs no egg; if it does

## Birds that an effect is about

birds =
    { $n ->
        [one] bird
       *[other] birds
    }
birds-nested =
    { $n ->
        [one] { NESTS($nests, first: "compound", others: "compound") }nest bird
       *[other] { NESTS($nests, first: "compound", others: "compound") }nest birds
    }
# $birds: one of the two before; $like: one of the messages like-… of cards.ftl.
birds-like = { $birds } { $like }

## For each of what a power counts. $per: 1 for each, else for every so many. $kind: which of them, after “bird” or “birds”.

for_each-birds_yours =
    { $per ->
        [1]
            { $which ->
                [another] for each other bird of yours
               *[any] for each bird of yours
            }
       *[other]
            { $which ->
                [another] for every { $per } other birds of yours
               *[any] for every { $per } birds of yours
            }
    }
# $kinds: $kind after “birds” whatever $per is.
for_each-birds_yours_like =
    { $per ->
        [1]
            { $which ->
                [another] for each other bird of yours { $kind }
               *[any] for each bird of yours { $kind }
            }
       *[other]
            { $which ->
                [another] for every { $per } other birds of yours { $kind }
               *[any] for every { $per } birds of yours { $kind }
            }
    }
for_each-birds_in_row =
    { $per ->
        [1]
            { $which ->
                [another] for each other bird in { ROW($row, $voice) }
               *[any] for each bird in { ROW($row, $voice) }
            }
       *[other]
            { $which ->
                [another] for every { $per } other birds in { ROW($row, $voice) }
               *[any] for every { $per } birds in { ROW($row, $voice) }
            }
    }
for_each-birds_in_row_like =
    { $per ->
        [1]
            { $which ->
                [another] for each other bird { $kind } in { ROW($row, $voice) }
               *[any] for each bird { $kind } in { ROW($row, $voice) }
            }
       *[other]
            { $which ->
                [another] for every { $per } other birds { $kind } in { ROW($row, $voice) }
               *[any] for every { $per } birds { $kind } in { ROW($row, $voice) }
            }
    }
for_each-eggs_yours =
    { $per ->
        [1] for each egg of yours
       *[other] for every { $per } eggs of yours
    }
for_each-eggs_yours_like =
    { $per ->
        [1] for each egg of yours on birds { $kind }
       *[other] for every { $per } eggs of yours on birds { $kind }
    }
for_each-eggs_in_row =
    { $per ->
        [1] for each egg in { ROW($row, $voice) }
       *[other] for every { $per } eggs in { ROW($row, $voice) }
    }
for_each-eggs_in_row_like =
    { $per ->
        [1] for each egg on birds { $kind } in { ROW($row, $voice) }
       *[other] for every { $per } eggs on birds { $kind } in { ROW($row, $voice) }
    }
# The birds around the one with the power, which may be one of them in the column.
for_each-birds_column_like =
    { $which ->
        [another] for each other bird { $kind } in this column
       *[any] for each bird { $kind } in this column
    }
for_each-birds_left = for each bird to the left of this one in its habitat
# $tally: one of the names of goals in cards.ftl.
for_each =
    { $per ->
        [1] for each of these: { SMALL($tally) }
       *[other] for every { $per } of these: { SMALL($tally) }
    }

## Whether the card just turned up is prey: if …

prey-wingspan_under = its wingspan is under { $cm } cm
prey-wingspan_up_to = its wingspan is at most { $cm } cm
prey-wingspan_over = its wingspan is above { $cm } cm
prey-lives_in = it can live in the { HABITAT($habitat) }
prey = it is a bird { $like }

## Food

gain_food = { VOICED("gain", $voice) } { FOODS($foods, join: "or") } from the supply
gain_food-per = { $each }, { VOICED("gain", $voice) } { FOODS($foods, join: "or") } from the supply
gain_food-may_cache =
    { $may_cache ->
        [one] { $clause }; on this bird, { $may_cache } of them may be cached
       *[other] { $clause }; on this bird, up to { $may_cache } of them may be cached
    }
cache_food =
    { $count ->
        [one] { VOICED("take", $voice) } { FOODS($foods, join: "or") } from the supply and { VOICED("cache", $voice) } it on this bird
       *[other] { VOICED("take", $voice) } { FOODS($foods, join: "or") } from the supply and { VOICED("cache", $voice) } them on this bird
    }
cache_food-spendable = { VOICED("gain", $voice) } { FOODS($foods, join: "or") } from the supply, cached on this bird at once; the { FOOD($food, 2) } on it may be spent at any time
gain_die-any = { VOICED("gain", $voice) } 1 food from the birdfeeder
gain_die-named = { VOICED("gain", $voice) } { FOODS($foods, join: "or") } from the birdfeeder if a die shows it
gain_die-any_cached = { VOICED("take", $voice) } 1 food from the birdfeeder and { VOICED("cache", $voice) } it on this bird
gain_die-named_cached = { VOICED("take", $voice) } { FOODS($foods, join: "or") } from the birdfeeder, if a die shows it, and { VOICED("cache", $voice) } it on this bird
gain_die-several = { VOICED("gain", $voice) } { $n } food from the birdfeeder
# The birdfeeder has just been reset.
new_die-any = { VOICED("gain", $voice) } 1 food from its new dice
new_die-named = { VOICED("gain", $voice) } { FOODS($foods, join: "or") } from its new dice if one shows it
new_die-any_cached = { VOICED("take", $voice) } 1 food from its new dice and { VOICED("cache", $voice) } it on this bird
new_die-named_cached = { VOICED("take", $voice) } { FOODS($foods, join: "or") } from its new dice, if one shows it, and { VOICED("cache", $voice) } it on this bird
# $kind: the food if it is one kind, else “any”.
gain_die-may_cache = { $clause }; keep it or cache it on this bird
gain_die-then = { $clause }; if { VOICED("you", $voice) } do, { $then }
gain_all_dice = { VOICED("gain", $voice) } 1 { FOOD($food) } for each die that shows it in the birdfeeder
gain_all_dice-cache = { $clause }; you may cache any of them on this bird
gain_all_dice-tuck = { $clause }; you may discard any of them to tuck as many cards from the deck under this bird
gain_each_kind = { VOICED("gain", $voice) } 1 of each kind of food that the birdfeeder shows
gain_food_again = { VOICED("gain", $voice) } 1 food from the supply, of a kind already gained this turn
if_gained_die = if any { FOOD($food, 2) } come to { VOICED("you", $voice) } from the birdfeeder before the turn ends, { $then }
roll_for_food-one = { VOICED("roll", $voice) } any one die and { VOICED("gain", $voice) } 1 food that it shows from the supply
roll_for_food = { $each }, { VOICED("roll", $voice) } any one die; { VOICED("gain", $voice) } 1 food from the supply of a kind that came up
share_all_dice = { VOICED("gain", $voice) } 1 { FOOD($food) } for each die that shows it in the birdfeeder; { VOICED("keep", $voice) } half of them, rounded up, and { VOICED("give", $voice) } the rest to one or more other players
share_food = { VOICED("choose", $voice) } a kind of food: each player gains 1 of it from the supply
remove_die = { VOICED("remove", $voice) } any one of the birdfeeder’s dice
reset_birdfeeder = { VOICED("reset", $voice) } the birdfeeder
trade_food = { VOICED("exchange", $voice) } 1 food token of { VOICED("your", $voice) }s for one of another kind from the supply
# A cost.
discard_food-one = { VOICED("discard", $mood) } { FOODS($foods, join: "or") }
# A cost.
discard_food-spent = { VOICED("spend", $mood) } { FOODS($foods, join: "or") } in { ROW($row, $voice) }
discard_food-up_to = { VOICED("discard", $voice) } up to { $most } { KINDS($food) }; for each, { $then }
discard_food-up_to_of_any = { VOICED("discard", $voice) } up to { $most } { KINDS($food) }; for each, { $then }
discard_food-any_number = { VOICED("discard", $voice) } any number of { KINDS($food) }; for each, { $then }
discard_food-any_number_of_any = { VOICED("discard", $voice) } any number of food tokens; for each, { $then }
cache_own_food = { VOICED("cache", $voice) } up to { $most } of { VOICED("your", $voice) } { KINDS($food) } on this bird
cache_own_food-any = { VOICED("cache", $voice) } up to { $most } of { VOICED("your", $voice) } food tokens on this bird
cache_on_chosen =
    { $most ->
        [one] { VOICED("cache", $voice) } 1 of { VOICED("your", $voice) } { FOOD($food, 2) } on each of up to { $most } bird in { ROW($habitat, $voice) }
       *[other] { VOICED("cache", $voice) } 1 of { VOICED("your", $voice) } { FOOD($food, 2) } on each of up to { $most } birds in { ROW($habitat, $voice) }
    }
cache_own_food-one_any = { VOICED("cache", $voice) } 1 food from { VOICED("your", $voice) } supply on this bird
cache_on_chosen-one = { VOICED("cache", $voice) } 1 { FOOD($food) } from { VOICED("your", $voice) } supply on one of the birds in { ROW($habitat, $voice) }
cache_on_chosen-one_anywhere_any = { VOICED("cache", $voice) } 1 food from { VOICED("your", $voice) } supply on any of { VOICED("your", $voice) } birds
cache_on_chosen-each_any = { VOICED("cache", $voice) } food from { VOICED("your", $voice) } supply on any number of birds in this habitat, 1 on each
cache_on_chosen-each_other_any = { VOICED("cache", $voice) } food from { VOICED("your", $voice) } supply on any number of { VOICED("your", $voice) } other birds, 1 on each
take_cached = you may first take 1 { FOOD($food) } off this bird into your supply
cache_anywhere =
    { $count ->
        [one] { VOICED("take", $voice) } { FOODS($foods, join: "or") } from the supply and { VOICED("cache", $voice) } it on any of { VOICED("your", $voice) } birds
       *[other] { VOICED("take", $voice) } { FOODS($foods, join: "or") } from the supply and { VOICED("cache", $voice) } them on any of { VOICED("your", $voice) } birds
    }
cache_per_predator = { VOICED("choose", $voice) } any player, { VOICED("yourself", $voice) } included; for each of that player’s predators, { VOICED("take", $voice) } 1 { FOOD($food) } from the supply and { VOICED("cache", $voice) } it on this bird
steal_food = { VOICED("steal", $voice) } { FOODS($foods, join: "or") } from another player; that player gains 1 food from the birdfeeder
steal_food-cached = { VOICED("steal", $voice) } { FOODS($foods, join: "or") } from another player and { VOICED("cache", $voice) } it on this bird; that player gains 1 food from the birdfeeder
steal_food-neighbours = { VOICED("steal", $voice) } { FOODS($foods, join: "or") } from each of { VOICED("your", $voice) } neighbours, left and right; each of them who loses one gains 1 food from the supply
# A cost.
give_food = { VOICED("give", $mood) } another player 1 { FOOD($food) }

## Eggs. $bird, $birds: one bird, several birds, with their nest and such.

lay_eggs-this =
    { $count ->
        [one] { VOICED("lay", $voice) } { $count } egg on this bird
       *[other] { VOICED("lay", $voice) } { $count } eggs on this bird
    }
lay_eggs-adjacent =
    { $count ->
        [one] { VOICED("lay", $voice) } 1 egg on a { $birds } next to this one
       *[other] { VOICED("lay", $voice) } 1 egg on each of { $count } { $birds } next to this one
    }
lay_eggs-one = { VOICED("lay", $voice) } 1 egg on one of { VOICED("your", $voice) } { $birds }
lay_eggs-one_other = { VOICED("lay", $voice) } 1 egg on another of { VOICED("your", $voice) } { $birds }
lay_eggs-each = { VOICED("lay", $voice) } 1 egg on each of { $count } of { VOICED("your", $voice) } { $birds }
lay_eggs-each_other = { VOICED("lay", $voice) } 1 egg on each of { $count } of { VOICED("your", $voice) } other { $birds }
lay_eggs-column = { VOICED("lay", $voice) } 1 egg on a bird above or below this one
lay_eggs-together =
    { $count ->
        [one] { VOICED("lay", $voice) } { $count } egg on any of { VOICED("your", $voice) } birds
       *[other] { VOICED("lay", $voice) } { $count } eggs on any of { VOICED("your", $voice) } birds, together or apart
    }
lay_eggs-over = { $clause }, which may come to hold up to { $over } more than its limit this way
lay_egg_on_each = { VOICED("lay", $voice) } 1 egg on every { $bird } { VOICED("you", $voice) } have
lay_egg_on_each-like = { VOICED("lay", $voice) } 1 egg on every one of { VOICED("your", $voice) } { $birds }
lay_egg_on_each-column = { VOICED("lay", $voice) } 1 egg on every { $bird } in this column, this one included
lay_egg_on_each-column_others =
    { $count ->
        [one] { VOICED("lay", $voice) } { $count } egg on every other { $bird } in this column
       *[other] { VOICED("lay", $voice) } { $count } eggs on every other { $bird } in this column
    }
lay_egg_on_each-beside = { VOICED("lay", $voice) } 1 egg on the left and 1 on the right neighbour of this bird in its row
lay_egg_on_each-this = { VOICED("lay", $voice) } 1 egg on every { $bird } in this habitat, this one included
lay_egg_on_each-row = { VOICED("lay", $voice) } 1 egg on every { $bird } in { ROW($habitat, $voice) }
# $each: one of the messages for_each-….
lay_eggs_for =
    { $per ->
        [1] { $each }, { VOICED("lay", $voice) } 1 egg on this bird
       *[other] { VOICED("lay", $voice) } 1 egg on this bird { $each }
    }
lay_eggs_in_group = { VOICED("choose", $voice) } a group of adjoining birds that all have the same kind of nest, where a star is any kind, and { VOICED("lay", $voice) } 1 egg on each of them
if_laid_here = if an egg was laid on this bird earlier in this turn, { $then }
lay_eggs_in_empty_habitat = { VOICED("choose", $voice) } a habitat where no bird has an egg and { VOICED("lay", $voice) } 1 on every bird there
# Five costs.
discard_egg-one =
    { $count ->
        [one] { VOICED("discard", $mood) } { $count } egg from one of { VOICED("your", $voice) } birds
       *[other] { VOICED("discard", $mood) } { $count } eggs from one of { VOICED("your", $voice) } birds
    }
discard_egg-one_other =
    { $count ->
        [one] { VOICED("discard", $mood) } { $count } egg from another of { VOICED("your", $voice) } birds
       *[other] { VOICED("discard", $mood) } { $count } eggs from another of { VOICED("your", $voice) } birds
    }
discard_egg-many =
    { $count ->
        [one] { VOICED("discard", $mood) } { $count } egg from { VOICED("your", $voice) } birds
       *[other] { VOICED("discard", $mood) } { $count } eggs from { VOICED("your", $voice) } birds
    }
discard_egg-many_other =
    { $count ->
        [one] { VOICED("discard", $mood) } { $count } egg from { VOICED("your", $voice) } other birds
       *[other] { VOICED("discard", $mood) } { $count } eggs from { VOICED("your", $voice) } other birds
    }
discard_egg-row =
    { $count ->
        [one] { VOICED("discard", $mood) } { $count } egg from a bird in { ROW($habitat, $voice) }
       *[other] { VOICED("discard", $mood) } { $count } eggs from birds in { ROW($habitat, $voice) }
    }
discard_nest =
    { $tuck ->
        [one] { VOICED("discard", $voice) } all eggs from one of { VOICED("your", $voice) } { $birds }; for each, { VOICED("tuck", $voice) } { $tuck } card from the deck under this bird
       *[other] { VOICED("discard", $voice) } all eggs from one of { VOICED("your", $voice) } { $birds }; for each, { VOICED("tuck", $voice) } { $tuck } cards from the deck under this bird
    }
eggs_for_food =
    { $count ->
        [one] { VOICED("discard", $voice) } 1 egg from every other bird with eggs in this row and column; for each, { VOICED("take", $voice) } { FOODS($foods, join: "or") } from the supply and { VOICED("cache", $voice) } it on this bird
       *[other] { VOICED("discard", $voice) } 1 egg from every other bird with eggs in this row and column; for each, { VOICED("take", $voice) } { FOODS($foods, join: "or") } from the supply and { VOICED("cache", $voice) } them on this bird
    }

## Cards

draw_cards-any =
    { $count ->
        [one] { VOICED("draw", $voice) } { $count } card
       *[other] { VOICED("draw", $voice) } { $count } cards
    }
draw_cards-deck =
    { $count ->
        [one] { VOICED("draw", $voice) } { $count } card from the deck
       *[other] { VOICED("draw", $voice) } { $count } cards from the deck
    }
draw_cards-tray =
    { $count ->
        [one] { VOICED("draw", $voice) } { $count } card from the tray
       *[other] { VOICED("draw", $voice) } { $count } cards from the tray
    }
draw_cards-middle = { VOICED("draw", $voice) } the card in the middle of the tray
draw_cards-per = { $clause } { $each }
draw_cards-like_any = { VOICED("draw", $voice) } { $count } { $birds }
draw_cards-like_deck = from the deck, { VOICED("draw", $voice) } { $count } { $birds }
draw_cards-like_tray = from the tray, { VOICED("draw", $voice) } { $count } { $birds }
draw_cards-may_renew = { $clause }; before that, the tray may be reset or refilled
draw_cards-discard = { $clause }; when the turn ends, { VOICED("discard", $voice) } { $discard } from { VOICED("your", $voice) } hand
reset_tray = { VOICED("reset", $voice) } the tray
discard_from_tray = { VOICED("discard", $voice) } any number of cards from the tray and { VOICED("refill", $voice) } it; if at least one of them is a { $birds }, { $then }
# $draw: how many cards, two or more. The next messages go on from one of these three.
draw_and_keep-any =
    { $draw ->
        [one] { VOICED("draw", $voice) } { $draw } card
       *[other] { VOICED("draw", $voice) } { $draw } cards
    }
draw_and_keep-deck =
    { $draw ->
        [one] { VOICED("draw", $voice) } { $draw } card from the deck
       *[other] { VOICED("draw", $voice) } { $draw } cards from the deck
    }
draw_and_keep-discards = { VOICED("shuffle", $voice) } the discarded bird cards and { VOICED("draw", $voice) } { $draw } of them
draw_and_keep-keep = { $clause }; { VOICED("keep", $voice) } 1
draw_and_keep-keep_like = { $clause }; { VOICED("keep", $voice) } 1 { $like }, if there is one
# A single card. $prey: one of the messages prey-….
draw_and_keep-if_prey = { $clause } and { VOICED("keep", $voice) } it if { $prey }
draw_and_keep-may_tuck = { $clause }, in hand or tucked under this bird
# As before, of a bird that is like something.
draw_and_keep-may_tuck_like = { $clause }, in hand or tucked under this bird
draw_and_keep-comma = { $clause },
draw_and_keep-discard_others =
    { $draw ->
        [2] { $clause } and { VOICED("discard", $voice) } the other
       *[other] { $clause } and { VOICED("discard", $voice) } the others
    }
draw_and_keep-tuck_others =
    { $draw ->
        [2] { $clause } and { VOICED("tuck", $voice) } the other under this bird
       *[other] { $clause } and { VOICED("tuck", $voice) } the others under this bird
    }
draw_and_keep-give_others =
    { $draw ->
        [2] { $clause } and { VOICED("pass", $voice) } the other to another player
       *[other] { $clause } and { VOICED("pass", $voice) } the others to another player
    }
draw_and_sort-give = { $clause }; { VOICED("keep", $voice) } { $keep }, { VOICED("tuck", $voice) } { $tuck } under this bird, { VOICED("pass", $voice) } { $give } to another player and { VOICED("discard", $voice) } the others
draw_and_sort-rest = { $clause }; { VOICED("keep", $voice) } { $keep }, { VOICED("tuck", $voice) } { $tuck } under this bird and { VOICED("discard", $voice) } the rest
draw_and_sort-all = { $clause }; { VOICED("tuck", $voice) } { $tuck } of them under this bird and { VOICED("keep", $voice) } the other { $keep }
draw_or_stop = up to { $times } times, { VOICED("turn", $voice) } up a card of the deck, and stop in time: as long as their wingspans are under { $cm } cm in all, { VOICED("tuck", $voice) } them under this bird; otherwise { VOICED("discard", $voice) } them
draw_apart = { VOICED("draw", $voice) } 1 card for each empty space of this row; when the turn ends, { VOICED("keep", $voice) } 1 of them and { VOICED("discard", $voice) } the others
search_for_food =
    { $draw ->
        [one] { VOICED("turn", $voice) } up { $draw } card from the deck and { VOICED("discard", $voice) } them; for each { FOOD($food) } in their costs, { VOICED("take", $voice) } 1 { FOOD($food) } from the supply and { VOICED("cache", $voice) } it on this bird
       *[other] { VOICED("turn", $voice) } up { $draw } cards from the deck and { VOICED("discard", $voice) } them; for each { FOOD($food) } in their costs, { VOICED("take", $voice) } 1 { FOOD($food) } from the supply and { VOICED("cache", $voice) } it on this bird
    }
draw_tray = { VOICED("take", $voice) } every card in the tray into { VOICED("your", $voice) } hand
draft_cards = draw 1 card more than there are players, from the tray, the deck or both; clockwise from you, each player takes 1 of them, and you keep the extra card
draw_bonus =
    { $draw ->
        [one] { VOICED("draw", $voice) } { $draw } bonus card
       *[other] { VOICED("draw", $voice) } { $draw } bonus cards
    }
draw_bonus-per =
    { $draw ->
        [one] { $each }, { VOICED("draw", $voice) } { $draw } bonus card
       *[other] { $each }, { VOICED("draw", $voice) } { $draw } bonus cards
    }
draw_bonus-more_for_food = { $clause }, and 1 more for each food { VOICED("you", $voice) } discard
draw_bonus-any_card = { $clause }, then { VOICED("discard", $voice) } any { $gone } of { VOICED("your", $voice) } bonus cards
draw_bonus-keep =
    { $voice ->
        [each] { $clause } and { VOICED("keep", $voice) } { $keep } of them
       *[you] { $clause }; { VOICED("keep", $voice) } { $keep } of them
    }
# A cost.
discard_bonus = { VOICED("discard", $mood) } one of { VOICED("your", $voice) } bonus cards
score_bonus = { VOICED("choose", $voice) } one of { VOICED("your", $voice) } bonus cards; for each point that it is worth now, { VOICED("take", $voice) } 1 { FOOD($food) } from the supply and { VOICED("cache", $voice) } it here
score_bonus-replace = { VOICED("choose", $voice) } one of { VOICED("your", $voice) } bonus cards; for each point that it is worth now, { VOICED("take", $voice) } 1 food from the supply and { VOICED("cache", $voice) } it here, all of one kind; then { VOICED("discard", $voice) } that card and { VOICED("draw", $voice) } a new one
copy_bonus-left = one bonus card of your neighbour on the left counts for you as well, with your own birds
copy_bonus-right = one bonus card of your neighbour on the right counts for you as well, with your own birds
take_discarded_bonus = { VOICED("take", $voice) } one of the discarded bonus cards
# A cost.
discard_card = { VOICED("discard", $mood) } 1 card from { VOICED("your", $voice) } hand
# Two costs.
give_card = { VOICED("give", $mood) } another player 1 card from { VOICED("your", $voice) } hand
discard_things = { VOICED("discard", $mood) } { $count } things: food, eggs or cards from { VOICED("your", $voice) } hand
tuck_from_hand-may_one = you may tuck a card from your hand under this bird
tuck_from_hand-exactly = { VOICED("tuck", $voice) } { $count } cards from { VOICED("your", $voice) } hand under this bird
tuck_from_hand-one = { VOICED("tuck", $voice) } a card from { VOICED("your", $voice) } hand under this bird
tuck_from_hand = { VOICED("tuck", $voice) } up to { $count } cards from { VOICED("your", $voice) } hand under this bird
tuck_from_hand-if_any = { $clause }; if any are tucked, { $then }
tuck_from_hand-for_each = { $clause }; for each, { $each }
tuck_behind_chosen-one = { VOICED("tuck", $voice) } 1 card from { VOICED("your", $voice) } hand under one of the birds in { ROW($habitat, $voice) }
tuck_behind_chosen =
    { $most ->
        [one] { VOICED("tuck", $voice) } 1 card from { VOICED("your", $voice) } hand under each of up to { $most } bird in { ROW($habitat, $voice) }
       *[other] { VOICED("tuck", $voice) } 1 card from { VOICED("your", $voice) } hand under each of up to { $most } birds in { ROW($habitat, $voice) }
    }
tuck_behind_chosen-if_any = { $clause }; if any are tucked, { $then }
tuck_under_each = { VOICED("tuck", $voice) } 1 card from the deck under every bird in { ROW($habitat, $voice) }, this one included
tuck_from_tray = { VOICED("tuck", $voice) } a card from the tray under this bird
tuck_from_tray-one = from the tray, { VOICED("tuck", $voice) } a bird { $like } under this one
tuck_from_tray-smallest = from the tray, { VOICED("tuck", $voice) } the bird with the smallest wingspan under this one
tuck_from_tray-smallest_like = from the tray, { VOICED("tuck", $voice) } the bird { $like } with the smallest wingspan under this one
tuck_from_deck =
    { $count ->
        [1] { VOICED("tuck", $voice) } the top card of the deck under this bird
       *[other] { VOICED("tuck", $voice) } the top { $count } cards of the deck under this bird
    }

## Predators. $prey: one of the messages prey-….

hunt_card = { VOICED("turn", $voice) } up the top card of the deck: if { $prey }, { VOICED("tuck", $voice) } it under this bird; otherwise { VOICED("discard", $voice) } it
hunt_card-cache = { VOICED("turn", $voice) } up the top card of the deck: if { $prey }, { VOICED("tuck", $voice) } it under this bird and { VOICED("cache", $voice) } 1 { FOOD($cache) } on this bird, from the supply; otherwise { VOICED("discard", $voice) } it
hunt_dice-cache = { VOICED("roll", $voice) } the dice that lie outside the birdfeeder; if a { FOOD($food) } comes up, { VOICED("cache", $voice) } 1 on this bird
hunt_dice-each = { VOICED("roll", $voice) } the dice that lie outside the birdfeeder; for each { FOOD($food) } that comes up, { VOICED("cache", $voice) } 1 on this bird
hunt_dice-egg = { VOICED("roll", $voice) } the dice that lie outside the birdfeeder; if a { FOOD($food) } comes up, { VOICED("lay", $voice) } 1 egg on this bird
# Any of the five dice, wherever they lie.
hunt_dice-rolled_cache =
    { $dice ->
        [one] { VOICED("roll", $voice) } any { $dice } die; if { A(FOOD($food)) } comes up, { VOICED("cache", $voice) } 1 on this bird
       *[other] { VOICED("roll", $voice) } any { $dice } dice; if { A(FOOD($food)) } comes up, { VOICED("cache", $voice) } 1 on this bird
    }
hunt_dice-each_rolled_gain = { $each }, { VOICED("roll", $voice) } any one die; if { A(FOOD($food)) } comes up, { VOICED("gain", $voice) } 1 from the supply, or { VOICED("cache", $voice) } it on this bird
roll_or_stop =
    { $dice ->
        [one] { VOICED("roll", $voice) } any { $dice } die up to { $times } times, and stop when you like: each time that { FOODS($foods, join: "or") } comes up, { VOICED("cache", $voice) } it on this bird; if nothing of the kind does, { VOICED("return", $voice) } all food cached this way
       *[other] { VOICED("roll", $voice) } any { $dice } dice up to { $times } times, and stop when you like: each time that { FOODS($foods, join: "or") } comes up, { VOICED("cache", $voice) } it on this bird; if nothing of the kind does, { VOICED("return", $voice) } all food cached this way
    }
roll_all_dice =
    { $again ->
        [2] { VOICED("roll", $voice) } all five dice, and any of them again up to twice; if at least { $least } show { A(FOOD($food)) }, { $then }
       *[other] { VOICED("roll", $voice) } all five dice, and any of them again up to { $again } times; if at least { $least } show { A(FOOD($food)) }, { $then }
    }

## Other players. $does: a clause with the voice “each”, unless it says otherwise.

all_players = each player { $does }
all_players-others = each other player { $does }
all_players-again_egg = { $clause }; you may then lay 1 more on another such bird
all_players-again = { $clause }; you may then do so once more
# $bonus: clauses with the voice “infinitive”.
all_players-bonus = { $clause }; you may then also { $bonus }
fewest_birds = whoever has the fewest birds in the { HABITAT($habitat) }, even if tied, { $does }
# $they: clauses with the voice “each”, $you: clauses with the voice “you”.
with_player = { VOICED("choose", $voice) } another player, who { $they }; you { $you }
# Both do the same; $they and $you say it in their voices.
with_player-both = { VOICED("choose", $voice) } another player: each of you { $they }
# $does: a clause with the voice of this one.
per_cube = { VOICED("choose", $voice) } another player; for every action cube they have in the { HABITAT($habitat) }, { $does }
neighbour_has-left = if your neighbour on the left holds any { FOOD($food, 2) }, { $then }
neighbour_has-right = if your neighbour on the right holds any { FOOD($food, 2) }, { $then }
neighbour_has-either = if one of your neighbours, left or right, holds any { FOOD($food, 2) }, { $then }
if_counts-eggs = if there are fewer than { $under } eggs on all of { VOICED("your", $voice) } birds together, { $then }
if_counts-food = if { VOICED("you", $voice) } hold at least { $least } { FOOD($food, $least) }, { $then }
copy_power-white = { VOICED("copy", $voice) } a white power of one of { VOICED("your", $voice) } neighbours’ birds
copy_power-left = { VOICED("copy", $voice) } a brown power from the { HABITAT($habitat) } of { VOICED("your", $voice) } neighbour on the left
copy_power-right = { VOICED("copy", $voice) } a brown power from the { HABITAT($habitat) } of { VOICED("your", $voice) } neighbour on the right

## Other

# $courses: all alternatives; $first and $second: two of them.
one_of = { LIST($courses, join: "or") }
one_of-two = either { $first } or { $second }
# One of the two has a colon in it.
one_of-two_apart = either { $first }, or else { $second }
if_all_actions = if { VOICED("you", $voice) } took all four actions in this round, { $then }
at_end_of_turn = { $then } when the turn ends
counts_double = this bird counts twice for this round’s goal, if that goal counts it at all
play_bird-any = { VOICED("play", $voice) } another bird in any habitat
play_bird-this = { VOICED("play", $voice) } another bird in this bird’s habitat
play_bird-row = { VOICED("play", $voice) } another bird in { ROW($habitat, $voice) }
play_bird-normal = { $clause }, at its usual cost
play_bird-one_less = { $clause }, at its usual cost less 1 egg
play_bird-less = { $clause }, at its usual cost less 1 { FOOD($less) } or less 1 egg
play_bird-none = { $clause }, at its usual food cost without any egg
move_bird = if no bird lies to the right of this one, { VOICED("move", $voice) } it to another habitat
move_to_neighbour-left = if no bird lies to the right of this one, you may move it to a habitat of your neighbour on the left, without anything on or under it; if you do, { $then }
move_to_neighbour-right = if no bird lies to the right of this one, you may move it to a habitat of your neighbour on the right, without anything on or under it; if you do, { $then }
use_predators = { VOICED("use", $voice) } the brown powers of all { VOICED("your", $voice) } other predators, in any order
repeat_power = { VOICED("use", $voice) } the brown power of another bird in this habitat once more
repeat_power-predator = { VOICED("use", $voice) } the brown power of a predator in this habitat once more
