### What bonus cards and goals count, what they are worth, and what the Automa does.

## Which birds: after “bird” or “birds”
## $n: 1 after “bird”, more after “birds”

like-named_anatomist = with a part of the body in their name
like-named_cartographer = with a place or a landscape in their name
like-named_historian = that bear a person’s name
like-named_photographer = with a colour in their name
like-has_nest = with a { NEST($nest) }
like-eats =
    { $n ->
        [one] that eats { FOOD($food, 2) }
       *[other] that eat { FOOD($food, 2) }
    }
like-eats_only =
    { $n ->
        [one] that eats { FOOD($food, 2) } and nothing else
       *[other] that eat { FOOD($food, 2) } and nothing else
    }
like-eats_any =
    { $n ->
        [one] with a wild food in its cost
       *[other] with a wild food in their cost
    }
# $foods: some of the next message.
like-eats_one_of =
    { $n ->
        [one] that eats { LIST($foods, join: "or") }
       *[other] that eat { LIST($foods, join: "or") }
    }
eaten = { FOOD($food, 2) }
like-lives_only_in =
    { $n ->
        [one] that lives only in the { HABITAT($habitat) }
       *[other] that live only in the { HABITAT($habitat) }
    }
like-lives_in = that can live in the { HABITAT($habitat) }
like-lives_in_several = that can live in several habitats
like-costs_at_least =
    { $n ->
        [one] that costs at least { $food } food
       *[other] that cost at least { $food } food
    }
like-wingspan_over = with a wingspan above { $cm } cm
like-wingspan_up_to = with a wingspan of at most { $cm } cm
like-wingspan_under = with a wingspan under { $cm } cm
like-worth_over =
    { $points ->
        [one] worth more than { $points } point
       *[other] worth more than { $points } points
    }
like-worth_between = worth { $low } to { $high } points
like-worth_under =
    { $points ->
        [one] worth less than { $points } point
       *[other] worth less than { $points } points
    }
# $colors: such as “white”.
like-has_color = with a { LIST($colors, join: "or") } power
like-has_color_or_none = with a { LIST($colors, join: "or") } power or none
like-has_no_power = without a power
like-tucks = whose power tucks cards
like-is_predator = with a predator power
like-is_flocking = with a flocking power
like-deals_bonus_cards = whose power is about bonus cards
like-egg_limit_up_to =
    { $eggs ->
        [one] with room for { $eggs } egg at most
       *[other] with room for { $eggs } eggs at most
    }
color-white = white
color-brown = brown
color-pink = pink
color-teal = teal
color-yellow = yellow
eggs =
    { $eggs ->
        [one] with at least { $eggs } egg
       *[other] with at least { $eggs } eggs
    }
# After “and”, which follows another of these messages.
and_eggs =
    { $eggs ->
        [one] at least { $eggs } egg
       *[other] at least { $eggs } eggs
    }
tucked =
    { $tucked ->
        [one] with at least { $tucked } tucked card
       *[other] with at least { $tucked } tucked cards
    }
and_tucked =
    { $tucked ->
        [one] at least { $tucked } tucked card
       *[other] at least { $tucked } tucked cards
    }
no_eggs = without eggs
full = with a nest full of eggs
# $traits: two or more of the messages up to here.
traits = { LIST($traits) }

## What is counted: the name of a goal or the rule of a bonus card

birds = Birds { $traits }
birds-everywhere = Birds in all habitats
birds-in_habitat = Birds in the { HABITAT($habitat) }
birds-in_habitat_like = Birds { $traits } in the { HABITAT($habitat) }
eggs-everywhere = Eggs
eggs-like = Eggs on birds { $like }
eggs-in_habitat = Eggs in the { HABITAT($habitat) }
eggs-in_habitat_like = Eggs on birds { $like } in the { HABITAT($habitat) }
egg_sets = Sets of 3 eggs, one in each habitat
birds_in_smallest_habitat = Birds in the habitat where you have the fewest
birds_in_largest_habitat = Birds in the habitat where you have the most
cards_in_hand = Bird cards in hand
filled_columns = Columns with a bird in all three habitats
food_costs = Food in the costs of your birds
# $foods: nouns in the plural.
food_in_costs = { CAPITAL(LIST($foods)) } in the costs of your birds
food_in_supply = Food in your supply
food_in_supply-of = { CAPITAL(LIST($foods)) } in your supply
food_cached = { CAPITAL(LIST($foods)) } cached on your birds
beaks-left = Birds whose beak points to the left
beaks-right = Birds whose beak points to the right
cubes_on_play = Action cubes on “{ ACTION("play_bird") }”
no_goal = No goal: everyone gets one extra turn in each later round
columns_of_colors = Columns with birds of three different power colours (no power counts as white)
colors_in_habitat = Power colours in the habitat that has the most of them (no power counts as white)
wingspan_run = Birds side by side in the { HABITAT($habitat) } whose wingspans only rise or only fall
points_run = Birds side by side in the { HABITAT($habitat) } whose points only rise or only fall, step by step
nest_kinds = Different nests in the { HABITAT($habitat) } (each star nest counts as any other or as a fifth kind)
nest_sets = Sets of 4 birds, one with each nest (a star nest stands for one of them)
matching_nests = Columns with nests that match (a star nest matches any)
rule-at_the_end = { $rule } at the end of the game
# $levels: the next message for each level of the Automa. $like: one of the messages like-….
rule-automa_by_level = Birds { LIST($levels, join: "or") }
of_level = { $like } ({ SMALL($level) })
rule-automa_lowest = { $rule }, the lowest value first
rule-automa_keeps = { $rule }; the Automa keeps up to { $n } of them at a time

## How many of them

item-bird =
    { $n ->
        [one] { $n } bird
       *[other] { $n } birds
    }
item-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
item-color =
    { $n ->
        [one] { $n } colour
       *[other] { $n } colours
    }
item-column =
    { $n ->
        [one] { $n } column
       *[other] { $n } columns
    }
item-cube =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
item-egg =
    { $n ->
        [one] { $n } egg
       *[other] { $n } eggs
    }
item-food = { $n } food
item-kind =
    { $n ->
        [one] { $n } kind
       *[other] { $n } kinds
    }
item-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
item-set =
    { $n ->
        [one] { $n } set
       *[other] { $n } sets
    }
item-none = no goal

## What a bonus card is worth

# $item: what is counted: bird, egg, column, color …
each = { $points } each
alike = two alike: { $points }; three alike: { $three }
# $reach: one of the messages after the next one.
tier-first =
    { $points ->
        [one] { $reach }: { $points } point
       *[other] { $reach }: { $points } points
    }
tier = { $reach }: { $points }
# $least: a number, perhaps with what is counted, such as “4 birds”.
or_more = { $least } or more
# $most: a number, perhaps with what is counted.
from_to = { $least }–{ $most }

## What the Automa does in a turn

step-play_bird = Play a bird: of the birds in the tray that fit its bonus card, it keeps the most valuable and discards the others. If none fits, it takes the top card of the deck face down.
step-lay_eggs =
    { $eggs ->
        [one] Lay eggs: it gets { $eggs } egg.
       *[other] Lay eggs: it gets { $eggs } eggs.
    }
step-draw_cards = Draw cards: the cards in the tray are discarded, and it takes the top card of the deck face down.
step-gain_food = Gain food: it removes all dice with the first of these faces that is in the birdfeeder: { $faces }.
step-place_cube = It puts a cube on this round’s goal.
step-remove_cube = It takes a cube off this round’s goal, if it has one there.
step-pink_powers = You may use all your pink powers.
