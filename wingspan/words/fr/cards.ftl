### What bonus cards and goals count, what they are worth, and what the Automa does.

## Which birds: after “bird” or “birds”
## $n: 1 after “bird”, more after “birds”

like-named_anatomist = dont le nom cite une partie du corps
like-named_cartographer = dont le nom cite un lieu ou un paysage
like-named_historian =
    { $n ->
        [one] qui porte le nom d’une personne
       *[other] qui portent le nom d’une personne
    }
like-named_photographer = dont le nom cite une couleur
like-has_nest = à { NEST($nest) }
like-eats =
    { $n ->
        [one] qui mange des { FOOD($food, 2) }
       *[other] qui mangent des { FOOD($food, 2) }
    }
like-eats_only =
    { $n ->
        [one] qui ne mange que des { FOOD($food, 2) }
       *[other] qui ne mangent que des { FOOD($food, 2) }
    }
like-eats_any = dont le coût comporte une nourriture joker
like-eats_one_of =
    { $n ->
        [one] qui mange { LIST($foods, join: "or") }
       *[other] qui mangent { LIST($foods, join: "or") }
    }
eaten = des { FOOD($food, 2) }
like-lives_only_in =
    { $n ->
        [one] qui ne vit que dans { HABITAT($habitat, form: "the") }
       *[other] qui ne vivent que dans { HABITAT($habitat, form: "the") }
    }
like-lives_in =
    { $n ->
        [one] qui peut vivre dans { HABITAT($habitat, form: "the") }
       *[other] qui peuvent vivre dans { HABITAT($habitat, form: "the") }
    }
like-lives_in_several =
    { $n ->
        [one] qui peut vivre dans plusieurs habitats
       *[other] qui peuvent vivre dans plusieurs habitats
    }
like-costs_at_least =
    { $food ->
        [one] coûtant au moins { $food } nourriture
       *[other] coûtant au moins { $food } nourritures
    }
like-wingspan_over = de plus de { $cm } cm d’envergure
like-wingspan_up_to = de { $cm } cm d’envergure au plus
like-wingspan_under = de moins de { $cm } cm d’envergure
like-worth_over =
    { $points ->
        [one] valant plus de { $points } point
       *[other] valant plus de { $points } points
    }
like-worth_between = valant de { $low } à { $high } points
like-worth_under =
    { $points ->
        [one] valant moins de { $points } point
       *[other] valant moins de { $points } points
    }
like-has_color = au pouvoir { LIST($colors, join: "or") }
like-has_color_or_none = au pouvoir { LIST($colors, join: "or") } ou sans pouvoir
like-has_no_power = sans pouvoir
like-tucks = dont le pouvoir glisse des cartes
like-is_predator = au pouvoir de prédateur
like-is_flocking =
    { $n ->
        [one] grégaire
       *[other] grégaires
    }
like-deals_bonus_cards = dont le pouvoir concerne les cartes Bonus
like-egg_limit_up_to =
    { $eggs ->
        [one] pouvant porter { $eggs } œuf au plus
       *[other] pouvant porter { $eggs } œufs au plus
    }
color-white = blanc
color-brown = marron
color-pink = rose
color-teal = turquoise
color-yellow = jaune
eggs =
    { $eggs ->
        [one] portant au moins { $eggs } œuf
       *[other] portant au moins { $eggs } œufs
    }
and_eggs =
    { $eggs ->
        [one] portant au moins { $eggs } œuf
       *[other] portant au moins { $eggs } œufs
    }
tucked =
    { $tucked ->
        [one] ayant au moins { $tucked } carte glissée
       *[other] ayant au moins { $tucked } cartes glissées
    }
and_tucked =
    { $tucked ->
        [one] ayant au moins { $tucked } carte glissée
       *[other] ayant au moins { $tucked } cartes glissées
    }
no_eggs = sans œufs
full = au nid rempli d’œufs
traits = { LIST($traits, join: " ") }

## What is counted: the name of a goal or the rule of a bonus card

birds = Oiseaux { $traits }
birds-everywhere = Oiseaux dans tous les habitats
birds-in_habitat = Oiseaux dans { HABITAT($habitat, form: "the") }
birds-in_habitat_like = Oiseaux { $traits } dans { HABITAT($habitat, form: "the") }
eggs-everywhere = Œufs
eggs-like = Œufs sur des oiseaux { $like }
eggs-in_habitat = Œufs dans { HABITAT($habitat, form: "the") }
eggs-in_habitat_like = Œufs sur des oiseaux { $like } dans { HABITAT($habitat, form: "the") }
egg_sets = Séries de 3 œufs, un dans chaque habitat
birds_in_smallest_habitat = Oiseaux dans l’habitat où vous en avez le moins
birds_in_largest_habitat = Oiseaux dans l’habitat où vous en avez le plus
cards_in_hand = Cartes Oiseau en main
filled_columns = Colonnes occupées dans les trois habitats
food_costs = Nourritures dans le coût de vos oiseaux
food_in_costs = { CAPITAL(LIST($foods)) } dans le coût de vos oiseaux
food_in_supply = Nourritures dans votre réserve
food_in_supply-of = { CAPITAL(LIST($foods)) } dans votre réserve
food_cached = { CAPITAL(LIST($foods)) } stockés sur vos oiseaux
beaks-left = Oiseaux dont le bec pointe à gauche
beaks-right = Oiseaux dont le bec pointe à droite
cubes_on_play = Cubes Action sur « { ACTION("play_bird") } »
no_goal = Pas d’objectif : chacun a un tour de plus à chaque manche suivante
columns_of_colors = Colonnes d’oiseaux de trois couleurs de pouvoir différentes (sans pouvoir vaut pour blanc)
colors_in_habitat = Couleurs de pouvoir dans l’habitat qui en a le plus (sans pouvoir vaut pour blanc)
wingspan_run = Oiseaux qui se suivent dans { HABITAT($habitat, form: "the") } par envergure croissante ou décroissante
points_run = Oiseaux qui se suivent dans { HABITAT($habitat, form: "the") } et dont les points ne font que monter ou que baisser
nest_kinds = Nids différents dans { HABITAT($habitat, form: "the") } (chaque nid étoile vaut une autre sorte ou une cinquième)
nest_sets = Séries de 4 oiseaux, un par sorte de nid (un nid étoile en remplace un)
matching_nests = Colonnes à nids semblables (un nid étoile s’accorde avec tout autre)
rule-at_the_end = { $rule } à la fin de la partie
rule-automa_by_level = Oiseaux { LIST($levels, join: "or") }
of_level = { $like } ({ SMALL($level) })
rule-automa_lowest = { $rule }, la plus petite valeur d’abord
rule-automa_keeps = { $rule } ; l’Automa en garde jusqu’à { $n } à la fois

## How many of them

item-bird =
    { $n ->
        [one] { $n } oiseau
       *[other] { $n } oiseaux
    }
item-card =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
item-color =
    { $n ->
        [one] { $n } couleur
       *[other] { $n } couleurs
    }
item-column =
    { $n ->
        [one] { $n } colonne
       *[other] { $n } colonnes
    }
item-cube =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
item-egg =
    { $n ->
        [one] { $n } œuf
       *[other] { $n } œufs
    }
item-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
item-kind =
    { $n ->
        [one] { $n } sorte
       *[other] { $n } sortes
    }
item-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
item-set =
    { $n ->
        [one] { $n } série
       *[other] { $n } séries
    }
item-none = pas d’objectif

## What a bonus card is worth

each =
    { $item ->
        [bird] { $points } par oiseau
        [card] { $points } par carte
        [color] { $points } par couleur
        [column] { $points } par colonne
        [cube] { $points } par cube
        [egg] { $points } par œuf
        [food] { $points } par nourriture
        [kind] { $points } par sorte
        [set] { $points } par série
       *[point] { $points } par point
    }
alike = deux semblables : { $points } ; trois semblables : { $three }
tier-first =
    { $points ->
        [one] { $reach } : { $points } point
       *[other] { $reach } : { $points } points
    }
tier = { $reach } : { $points }
or_more = { $least } ou plus
from_to = { $least }–{ $most }

## What the Automa does in a turn

step-play_bird = Jouer un oiseau : des oiseaux du plateau Oiseaux qui répondent à sa carte Bonus, l’Automa garde celui qui vaut le plus et défausse les autres. Si aucun n’y répond, il prend face cachée la première carte de la pioche.
step-lay_eggs =
    { $eggs ->
        [one] Pondre des œufs : l’Automa reçoit { $eggs } œuf.
       *[other] Pondre des œufs : l’Automa reçoit { $eggs } œufs.
    }
step-draw_cards = Piocher des cartes : les cartes du plateau Oiseaux sont défaussées et l’Automa prend face cachée la première carte de la pioche.
step-gain_food = Gagner de la nourriture : l’Automa retire tous les dés montrant la première de ces faces présente dans la mangeoire : { $faces }.
step-place_cube = Il pose un cube sur l’objectif de la manche.
step-remove_cube = Il retire un cube de l’objectif de la manche, s’il en a un.
step-pink_powers = Vous pouvez utiliser tous vos pouvoirs roses.
