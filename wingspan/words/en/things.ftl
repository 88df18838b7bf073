### The things of the game by their names, which functions such as FOOD and HABITAT put into sentences.
### A name may have forms, which a sentence of the same language asks for: { HABITAT($habitat, form: "the") }.
###     habitat-forest =
###         { $form ->
###             [the] la forêt
###            *[name] forêt
###         }

## Foods, with a number

# $n: the number that goes before it; 1 if none does.
food-invertebrate =
    { $n ->
        [one] invertebrate
       *[other] invertebrates
    }
food-seed =
    { $n ->
        [one] seed
       *[other] seeds
    }
food-fish = fish
food-fruit = fruit
food-rodent =
    { $n ->
        [one] rodent
       *[other] rodents
    }
food-nectar = nectar
# Of any kind.
food-any = food of any kind
# In place of the faces of dice.
no_dice = no dice

## Habitats

habitat-forest = forest
habitat-grassland = grassland
habitat-wetland = wetland

## Rows of the mat, by whose they are

row-this = this habitat
row-forest =
    { $form ->
        [each] their forest
       *[you] your forest
    }
row-grassland =
    { $form ->
        [each] their grassland
       *[you] your grassland
    }
row-wetland =
    { $form ->
        [each] their wetland
       *[you] your wetland
    }

## Nests

nest-platform =
    { $form ->
        [compound] platform-
       *[name] platform nest
    }
nest-bowl =
    { $form ->
        [compound] bowl-
       *[name] bowl nest
    }
nest-cavity =
    { $form ->
        [compound] cavity-
       *[name] cavity nest
    }
nest-ground =
    { $form ->
        [compound] ground-
       *[name] ground nest
    }
nest-star =
    { $form ->
        [compound] star-
       *[name] star nest (any kind)
    }
nest-none =
    { $form ->
        [compound] none-
       *[name] no nest
    }

## Actions, as on the mat

action-play_bird = Play a bird
action-gain_food = Gain food
action-lay_eggs = Lay eggs
action-draw_cards = Draw cards

## When powers are used, by their colour

kind-white = When played
kind-brown = When activated
kind-pink = Once between turns
kind-teal = Round end
kind-yellow = Game end
kind-none = No power

## Places in a goal or a game

ordinal =
    { $n ->
        [1] { $n }st
        [2] { $n }nd
        [3] { $n }rd
       *[other] { $n }th
    }

## The Automa: its levels, its cards

level-eaglet = Eaglet
level-eagle = Eagle
level-eagle_eyed_eagle = Eagle-eyed eagle
automa_card-regular = Card { $n }
automa_card-remove_after_round = Card removed after round { $n }
automa_card-automubon_society = Automubon Society
automa_card-raoutoma = RAOUtoma

## The pronoun for a bird that has just been named, as a subject

it = it
