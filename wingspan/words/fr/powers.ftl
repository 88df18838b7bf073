### Bird powers. A power is made of clauses, one for each effect, without a capital or a full stop.
### $voice is whom a clause speaks to: “you” (gain 1 seed), “each” (each player gains 1 seed) or “infinitive” (you may then gain 1 seed).

## A power

triggered = { $when }, { $clause }
triggered-at_end_of_turn = { $when } : à la fin de ce tour, { $clause }
power-at_end_of_turn = à la fin de ce tour, { $clause }
placed = { $placed }, { $clause }
then =
    { $next ->
        [all_players] { $clause } ; puis { $then }
        [reset_birdfeeder] { $clause } ; dans tous les cas, { $then } à la fin
       *[other] { $clause }, puis { $then }
    }
times = { $n } fois de suite, { $clause }
paid =
    { $voice ->
        [each] peut { $clause } ; qui le fait { $then }
       *[you] { $clause } : { $then }
    }
begins = { $clause } ; vous choisissez qui commence

## When a pink power is triggered

when-plays_bird = quand un oiseau est joué dans { HABITAT($habitat, form: "the") } d’un autre joueur
when-gains_food = quand « Gagner de la nourriture » rapporte au moins 1 { FOOD($food) } à un autre joueur
when-lays_eggs = quand un autre joueur choisit « Pondre des œufs »
when-hunt_succeeds = quand un prédateur d’un autre joueur réussit sa chasse
when-takes_gain_food = quand un autre joueur choisit « Gagner de la nourriture »
when-tucks_card = quand un autre joueur glisse une carte
when-gains_nectar = quand un autre joueur gagne du nectar

## Other ways in which a bird can be played

placed-sideways = cet oiseau se pose en travers de deux cases de votre { HABITAT($habitat) } ; seul le plus petit de leurs coûts en œufs est payé
placed-on_top = cet oiseau peut se jouer sur un de vos oiseaux, sans payer aucun coût ; les œufs et la nourriture de l’oiseau recouvert sont défaussés et il devient une carte glissée
placed-cards_for_food = au lieu de chaque { FOOD($food) } de son coût, vous pouvez payer une carte de votre main, qui est glissée sous cet oiseau
placed-replaces = cet oiseau peut prendre la place d’un oiseau de votre { HABITAT($habitat) }, qui est défaussé, sans coût en œufs ; dans ce cas

## Birds that an effect is about

birds =
    { $n ->
        [one] oiseau
       *[other] oiseaux
    }
birds-nested =
    { $n ->
        [one] oiseau à { NESTS($nests, others: "short") }
       *[other] oiseaux à { NESTS($nests, others: "short") }
    }
birds-like = { $birds } { $like }

## For each of what a power counts. $per: 1 for each, else for every so many. $kind: which of them, after “bird” or “birds”.

for_each-birds_yours =
    { $per ->
        [1]
            { $which ->
                [another] pour chacun de { VOICED("vos", $voice) } autres oiseaux
               *[any] pour chacun de { VOICED("vos", $voice) } oiseaux
            }
       *[other] par tranche de { $per } oiseaux
    }
for_each-birds_yours_like =
    { $per ->
        [1]
            { $which ->
                [another] pour chacun de { VOICED("vos", $voice) } autres oiseaux { $kinds }
               *[any] pour chacun de { VOICED("vos", $voice) } oiseaux { $kinds }
            }
       *[other] par tranche de { $per } oiseaux { $kind }
    }
for_each-birds_in_row =
    { $per ->
        [1]
            { $which ->
                [another] pour chaque autre oiseau dans { ROW($row, $voice) }
               *[any] pour chaque oiseau dans { ROW($row, $voice) }
            }
       *[other] par tranche de { $per } oiseaux dans { ROW($row, $voice) }
    }
for_each-birds_in_row_like =
    { $per ->
        [1]
            { $which ->
                [another] pour chaque autre oiseau { $kind } dans { ROW($row, $voice) }
               *[any] pour chaque oiseau { $kind } dans { ROW($row, $voice) }
            }
       *[other] par tranche de { $per } oiseaux { $kind } dans { ROW($row, $voice) }
    }
for_each-eggs_yours =
    { $per ->
        [1] pour chacun de { VOICED("vos", $voice) } œufs
       *[other] par tranche de { $per } œufs
    }
for_each-eggs_yours_like =
    { $per ->
        [1] pour chacun de { VOICED("vos", $voice) } œufs sur des oiseaux { $kind }
       *[other] par tranche de { $per } œufs sur des oiseaux { $kind }
    }
for_each-eggs_in_row =
    { $per ->
        [1] pour chaque œuf dans { ROW($row, $voice) }
       *[other] par tranche de { $per } œufs dans { ROW($row, $voice) }
    }
for_each-eggs_in_row_like =
    { $per ->
        [1] pour chaque œuf sur des oiseaux { $kind } dans { ROW($row, $voice) }
       *[other] par tranche de { $per } œufs sur des oiseaux { $kind } dans { ROW($row, $voice) }
    }
for_each-birds_column_like =
    { $which ->
        [another] pour chaque autre oiseau { $kind } dans cette colonne
       *[any] pour chaque oiseau { $kind } dans cette colonne
    }
for_each-birds_left = pour chaque oiseau à gauche de celui-ci dans son habitat
for_each = selon ce décompte : { SMALL($tally) }

## Whether the card just turned up is prey: if …

prey-wingspan_under = son envergure est inférieure à { $cm } cm
prey-wingspan_up_to = son envergure est de { $cm } cm au plus
prey-wingspan_over = son envergure est supérieure à { $cm } cm
prey-lives_in = elle peut vivre dans { HABITAT($habitat, form: "the") }
prey = c’est un oiseau { $like }

## Food

gain_food = { VOICED("gagner", $voice) } { FOODS($foods, join: "or") } de la réserve
gain_food-per = { VOICED("gagner", $voice) } { FOODS($foods, join: "or") } de la réserve { $each }
gain_food-may_cache =
    { $may_cache ->
        [one] { $clause } ; { $may_cache } d’entre elles peut être stockée sur cet oiseau
       *[other] { $clause } ; jusqu’à { $may_cache } d’entre elles peuvent être stockées sur cet oiseau
    }
cache_food = { VOICED("stocker", $voice) } sur cet oiseau { FOODS($foods, join: "or") } de la réserve
cache_food-spendable = { VOICED("gagner", $voice) } { FOODS($foods, join: "or") } de la réserve, à stocker aussitôt sur cet oiseau ; cette nourriture peut être dépensée à tout moment
gain_die-any = { VOICED("gagner", $voice) } 1 nourriture de la mangeoire
gain_die-named = { VOICED("gagner", $voice) } { FOODS($foods, join: "or") } de la mangeoire si un dé en montre
gain_die-any_cached = { VOICED("stocker", $voice) } sur cet oiseau 1 nourriture de la mangeoire
gain_die-named_cached = { VOICED("stocker", $voice) } sur cet oiseau { FOODS($foods, join: "or") } de la mangeoire si un dé en montre
gain_die-several =
    { $n ->
        [one] { VOICED("gagner", $voice) } { $n } nourriture de la mangeoire
       *[other] { VOICED("gagner", $voice) } { $n } nourritures de la mangeoire
    }
new_die-any = { VOICED("gagner", $voice) } 1 nourriture de la mangeoire
new_die-named = { VOICED("gagner", $voice) } { FOODS($foods, join: "or") } de la mangeoire si un dé en montre
new_die-any_cached = { VOICED("stocker", $voice) } sur cet oiseau 1 nourriture de la mangeoire
new_die-named_cached = { VOICED("stocker", $voice) } sur cet oiseau { FOODS($foods, join: "or") } de la mangeoire si un dé en montre
gain_die-may_cache = { $clause } ; ce jeton peut être stocké sur cet oiseau
gain_die-then = { $clause } ; dans ce cas, { $then }
gain_all_dice = { VOICED("gagner", $voice) } 1 { FOOD($food) } pour chaque dé de la mangeoire qui en montre
gain_all_dice-cache = { $clause } ; ces jetons peuvent être stockés, en tout ou partie, sur cet oiseau
gain_all_dice-tuck = { $clause } ; pour chaque jeton que vous en défaussez, vous pouvez glisser sous cet oiseau 1 carte de la pioche
gain_each_kind = { VOICED("gagner", $voice) } 1 nourriture de chaque sorte que montrent les dés de la mangeoire
gain_food_again = { VOICED("gagner", $voice) } 1 nourriture de la réserve, d’une sorte déjà gagnée durant ce tour
if_gained_die =
    { $voice ->
        [each] s’il gagne au moins 1 { FOOD($food) } de la mangeoire avant la fin du tour, { $then }
       *[you] si vous gagnez au moins 1 { FOOD($food) } de la mangeoire avant la fin du tour, { $then }
    }
roll_for_food-one = { VOICED("lancer", $voice) } un dé quelconque et { VOICED("gagner", $voice) } 1 nourriture qu’il montre, de la réserve
roll_for_food = { VOICED("lancer", $voice) } un dé quelconque { $each } ; { VOICED("gagner", $voice) } 1 nourriture de la réserve, d’une sorte obtenue
share_all_dice = { VOICED("gagner", $voice) } 1 { FOOD($food) } pour chaque dé de la mangeoire qui en montre ; { VOICED("garder", $voice, object: "en") } la moitié, arrondie au supérieur, et { VOICED("donner", $voice) } le reste à un ou plusieurs autres joueurs
share_food = { VOICED("choisir", $voice) } une sorte de nourriture : chaque joueur en gagne 1 de la réserve
remove_die = { VOICED("retirer", $voice) } un dé de la mangeoire
reset_birdfeeder = { VOICED("relancer", $voice) } tous les dés dans la mangeoire
trade_food = { VOICED("échanger", $voice) } 1 de { VOICED("vos", $voice) } jetons Nourriture contre 1 jeton d’une autre sorte de la réserve
discard_food-one = { VOICED("défausser", $mood) } { FOODS($foods, join: "or") }
discard_food-spent = { VOICED("dépenser", $mood) } { FOODS($foods, join: "or") } dans { ROW($row, $voice) }
discard_food-up_to = { VOICED("défausser", $voice) } jusqu’à { $most } { KINDS($food) } ; pour chaque jeton, { $then }
discard_food-up_to_of_any = { VOICED("défausser", $voice) } jusqu’à { $most } { KINDS($food) } ; pour chaque jeton, { $then }
discard_food-any_number =
    { $voice ->
        [each] { VOICED("défausser", $voice) } autant de { KINDS($food) } que souhaité ; pour chaque jeton, { $then }
       *[you] { VOICED("défausser", $voice) } autant de { KINDS($food) } que vous voulez ; pour chaque jeton, { $then }
    }
discard_food-any_number_of_any =
    { $voice ->
        [each] { VOICED("défausser", $voice) } autant de nourritures que souhaité ; pour chaque jeton, { $then }
       *[you] { VOICED("défausser", $voice) } autant de nourritures que vous voulez ; pour chaque jeton, { $then }
    }
cache_own_food = { VOICED("stocker", $voice) } sur cet oiseau jusqu’à { $most } { KINDS($food) } de { VOICED("votre", $voice) } réserve
cache_own_food-any = { VOICED("stocker", $voice) } sur cet oiseau jusqu’à { $most } { KINDS($food) } de { VOICED("votre", $voice) } réserve
cache_on_chosen =
    { $voice ->
        [each] { VOICED("stocker", $voice) } 1 { FOOD($food) } de sa réserve sur chacun des oiseaux de son choix dans { ROW($habitat, $voice) } ({ $most } au plus)
       *[you] { VOICED("stocker", $voice) } 1 { FOOD($food) } de votre réserve sur chacun des oiseaux de votre choix dans { ROW($habitat, $voice) } ({ $most } au plus)
    }
cache_own_food-one_any = { VOICED("stocker", $voice) } sur cet oiseau 1 nourriture de { VOICED("votre", $voice) } réserve
cache_on_chosen-one = { VOICED("stocker", $voice) } 1 { FOOD($food) } de { VOICED("votre", $voice) } réserve sur un oiseau de { ROW($habitat, $voice) }
cache_on_chosen-one_anywhere_any = { VOICED("stocker", $voice) } 1 nourriture de { VOICED("votre", $voice) } réserve sur un de { VOICED("vos", $voice) } oiseaux
cache_on_chosen-each_any = { VOICED("stocker", $voice) } 1 nourriture de { VOICED("votre", $voice) } réserve sur chacun des oiseaux choisis dans cet habitat
cache_on_chosen-each_other_any = { VOICED("stocker", $voice) } 1 nourriture de { VOICED("votre", $voice) } réserve sur chacun des oiseaux choisis parmi { VOICED("vos", $voice) } autres oiseaux
take_cached = vous pouvez déplacer 1 { FOOD($food) } de cet oiseau vers votre réserve
cache_anywhere = { VOICED("stocker", $voice) } { FOODS($foods, join: "or") } de la réserve sur un de { VOICED("vos", $voice) } oiseaux
cache_per_predator =
    { $voice ->
        [each] { VOICED("choisir", $voice) } un joueur, lui compris ; pour chacun de ses prédateurs, { VOICED("stocker", $voice) } sur cet oiseau 1 { FOOD($food) } de la réserve
       *[you] { VOICED("choisir", $voice) } un joueur, vous compris ; pour chacun de ses prédateurs, { VOICED("stocker", $voice) } sur cet oiseau 1 { FOOD($food) } de la réserve
    }
steal_food = { VOICED("voler", $voice) } { FOODS($foods, join: "or") } à un autre joueur ; ce joueur gagne 1 nourriture de la mangeoire
steal_food-cached =
    { $kind ->
        [seed] { VOICED("voler", $voice) } { FOODS($foods, join: "or") } à un autre joueur et { VOICED("stocker", $voice, object: "la") } sur cet oiseau ; ce joueur gagne 1 nourriture de la mangeoire
        [any] { VOICED("voler", $voice) } { FOODS($foods, join: "or") } à un autre joueur et { VOICED("stocker", $voice, object: "la") } sur cet oiseau ; ce joueur gagne 1 nourriture de la mangeoire
       *[other] { VOICED("voler", $voice) } { FOODS($foods, join: "or") } à un autre joueur et { VOICED("stocker", $voice, object: "le") } sur cet oiseau ; ce joueur gagne 1 nourriture de la mangeoire
    }
steal_food-neighbours = { VOICED("voler", $voice) } { FOODS($foods, join: "or") } à chacun de { VOICED("vos", $voice) } voisins, de gauche et de droite ; qui en perd un gagne 1 nourriture de la réserve
give_food = { VOICED("donner", $mood) } 1 { FOOD($food) } à un autre joueur

## Eggs. $bird, $birds: one bird, several birds, with their nest and such.

lay_eggs-this =
    { $count ->
        [one] { VOICED("pondre", $voice) } { $count } œuf sur cet oiseau
       *[other] { VOICED("pondre", $voice) } { $count } œufs sur cet oiseau
    }
lay_eggs-adjacent =
    { $count ->
        [one] { VOICED("pondre", $voice) } 1 œuf sur un { $birds } voisin de celui-ci
       *[other] { VOICED("pondre", $voice) } 1 œuf sur chacun de { $count } { $birds } voisins de celui-ci
    }
lay_eggs-one = { VOICED("pondre", $voice) } 1 œuf sur un de { VOICED("vos", $voice) } { $birds }
lay_eggs-one_other = { VOICED("pondre", $voice) } 1 œuf sur un autre de { VOICED("vos", $voice) } { $birds }
lay_eggs-each = { VOICED("pondre", $voice) } 1 œuf sur chacun de { $count } de { VOICED("vos", $voice) } { $birds }
lay_eggs-each_other = { VOICED("pondre", $voice) } 1 œuf sur chacun de { $count } de { VOICED("vos", $voice) } autres { $birds }
lay_eggs-column = { VOICED("pondre", $voice) } 1 œuf sur un autre oiseau de cette colonne
lay_eggs-together =
    { $count ->
        [one] { VOICED("pondre", $voice) } { $count } œuf sur un oiseau au choix
       *[other] { VOICED("pondre", $voice) } { $count } œufs sur des oiseaux au choix, ensemble ou non
    }
lay_eggs-over = { $clause }, qui peut ainsi dépasser sa limite de { $over } au plus
lay_egg_on_each =
    { $voice ->
        [each] { VOICED("pondre", $voice) } 1 œuf sur chaque { $bird } qu’il a
       *[you] { VOICED("pondre", $voice) } 1 œuf sur chaque { $bird } que vous avez
    }
lay_egg_on_each-like = { VOICED("pondre", $voice) } 1 œuf sur chacun de { VOICED("vos", $voice) } { $birds }
lay_egg_on_each-column = { VOICED("pondre", $voice) } 1 œuf sur chaque { $bird } de cette colonne, celui-ci compris
lay_egg_on_each-column_others =
    { $count ->
        [one] { VOICED("pondre", $voice) } { $count } œuf sur chaque autre { $bird } de cette colonne
       *[other] { VOICED("pondre", $voice) } { $count } œufs sur chaque autre { $bird } de cette colonne
    }
lay_egg_on_each-beside = { VOICED("pondre", $voice) } 1 œuf sur chacun des oiseaux juste à gauche et à droite de celui-ci
lay_egg_on_each-this = { VOICED("pondre", $voice) } 1 œuf sur chaque { $bird } de cet habitat, celui-ci compris
lay_egg_on_each-row = { VOICED("pondre", $voice) } 1 œuf sur chaque { $bird } de { ROW($habitat, $voice) }
lay_eggs_for = { VOICED("pondre", $voice) } 1 œuf sur cet oiseau { $each }
lay_eggs_in_group = { VOICED("choisir", $voice) } un groupe d’oiseaux contigus qui ont tous la même sorte de nid, où l’étoile vaut toute sorte, et { VOICED("pondre", $voice) } 1 œuf sur chacun d’eux
if_laid_here =
    { $voice ->
        [each] s’il a déjà pondu un œuf sur cet oiseau durant ce tour, { $then }
       *[you] si vous avez déjà pondu un œuf sur cet oiseau durant ce tour, { $then }
    }
lay_eggs_in_empty_habitat = { VOICED("choisir", $voice) } un habitat sans œuf et { VOICED("pondre", $voice, object: "y") } 1 œuf sur chaque oiseau
discard_egg-one =
    { $count ->
        [one] { VOICED("défausser", $mood) } { $count } œuf pris sur un de { VOICED("vos", $voice) } oiseaux
       *[other] { VOICED("défausser", $mood) } { $count } œufs pris sur un de { VOICED("vos", $voice) } oiseaux
    }
discard_egg-one_other =
    { $count ->
        [one] { VOICED("défausser", $mood) } { $count } œuf pris sur un autre de { VOICED("vos", $voice) } oiseaux
       *[other] { VOICED("défausser", $mood) } { $count } œufs pris sur un autre de { VOICED("vos", $voice) } oiseaux
    }
discard_egg-many =
    { $count ->
        [one] { VOICED("défausser", $mood) } { $count } œuf pris sur { VOICED("vos", $voice) } oiseaux
       *[other] { VOICED("défausser", $mood) } { $count } œufs pris sur { VOICED("vos", $voice) } oiseaux
    }
discard_egg-many_other =
    { $count ->
        [one] { VOICED("défausser", $mood) } { $count } œuf pris sur { VOICED("vos", $voice) } autres oiseaux
       *[other] { VOICED("défausser", $mood) } { $count } œufs pris sur { VOICED("vos", $voice) } autres oiseaux
    }
discard_egg-row =
    { $count ->
        [one] { VOICED("défausser", $mood) } { $count } œuf pris sur un oiseau de { ROW($habitat, $voice) }
       *[other] { VOICED("défausser", $mood) } { $count } œufs pris sur des oiseaux de { ROW($habitat, $voice) }
    }
discard_nest =
    { $tuck ->
        [one] { VOICED("défausser", $voice) } tous les œufs d’un de { VOICED("vos", $voice) } { $birds } ; pour chacun, { VOICED("glisser", $voice) } sous cet oiseau { $tuck } carte de la pioche
       *[other] { VOICED("défausser", $voice) } tous les œufs d’un de { VOICED("vos", $voice) } { $birds } ; pour chacun, { VOICED("glisser", $voice) } sous cet oiseau { $tuck } cartes de la pioche
    }
eggs_for_food = { VOICED("défausser", $voice) } 1 œuf de chaque autre oiseau de cette ligne et de cette colonne qui en porte ; pour chacun, { VOICED("stocker", $voice) } sur cet oiseau { FOODS($foods, join: "or") } de la réserve

## Cards

draw_cards-any =
    { $count ->
        [one] { VOICED("piocher", $voice) } { $count } carte
       *[other] { VOICED("piocher", $voice) } { $count } cartes
    }
draw_cards-deck =
    { $count ->
        [one] { VOICED("prendre", $voice) } { $count } carte de la pioche
       *[other] { VOICED("prendre", $voice) } { $count } cartes de la pioche
    }
draw_cards-tray =
    { $count ->
        [one] { VOICED("prendre", $voice) } { $count } carte du plateau Oiseaux
       *[other] { VOICED("prendre", $voice) } { $count } cartes du plateau Oiseaux
    }
draw_cards-middle = { VOICED("prendre", $voice) } la carte du milieu du plateau Oiseaux
draw_cards-per = { $clause } { $each }
draw_cards-like_any = { VOICED("prendre", $voice) } { $count } { $birds }
draw_cards-like_deck = dans la pioche, { VOICED("prendre", $voice) } { $count } { $birds }
draw_cards-like_tray = sur le plateau Oiseaux, { VOICED("prendre", $voice) } { $count } { $birds }
draw_cards-may_renew = { $clause } ; avant cela, ce plateau peut être renouvelé ou complété
draw_cards-discard =
    { $voice ->
        [each] { $clause } ; en fin de tour, { VOICED("défausser", $voice, object: "en") } { $discard } de sa main
       *[you] { $clause } ; en fin de tour, { VOICED("défausser", $voice, object: "en") } { $discard } de votre main
    }
reset_tray = { VOICED("renouveler", $voice) } le plateau Oiseaux
discard_from_tray =
    { $voice ->
        [each] { VOICED("défausser", $voice) } autant de cartes du plateau Oiseaux que souhaité et { VOICED("compléter", $voice, object: "le") } ; si l’une d’elles au moins est un { $birds }, { $then }
       *[you] { VOICED("défausser", $voice) } autant de cartes du plateau Oiseaux que vous voulez et { VOICED("compléter", $voice, object: "le") } ; si l’une d’elles au moins est un { $birds }, { $then }
    }
draw_and_keep-any =
    { $draw ->
        [one] { VOICED("piocher", $voice) } { $draw } carte
       *[other] { VOICED("piocher", $voice) } { $draw } cartes
    }
draw_and_keep-deck =
    { $draw ->
        [one] { VOICED("prendre", $voice) } { $draw } carte de la pioche
       *[other] { VOICED("prendre", $voice) } { $draw } cartes de la pioche
    }
draw_and_keep-discards = { VOICED("mélanger", $voice) } les cartes Oiseau défaussées et { VOICED("piocher", $voice, object: "en") } { $draw }
draw_and_keep-keep = { $clause } ; { VOICED("garder", $voice, object: "en") } 1
draw_and_keep-keep_like = { $clause } ; { VOICED("garder", $voice) } 1 oiseau { $like }, s’il y en a un
draw_and_keep-if_prey = { $clause } et { VOICED("garder", $voice, object: "la") } si { $prey }
draw_and_keep-may_tuck = { $clause }, en main ou glissée sous cet oiseau
draw_and_keep-may_tuck_like = { $clause }, en main ou glissé sous cet oiseau
draw_and_keep-comma = { $clause },
draw_and_keep-discard_others =
    { $draw ->
        [2] { $clause } et { VOICED("défausser", $voice) } l’autre
       *[other] { $clause } et { VOICED("défausser", $voice) } les autres
    }
draw_and_keep-tuck_others =
    { $draw ->
        [2] { $clause } et { VOICED("glisser", $voice) } l’autre sous cet oiseau
       *[other] { $clause } et { VOICED("glisser", $voice) } les autres sous cet oiseau
    }
draw_and_keep-give_others =
    { $draw ->
        [2] { $clause } et { VOICED("donner", $voice) } l’autre à un autre joueur
       *[other] { $clause } et { VOICED("donner", $voice) } les autres à un autre joueur
    }
draw_and_sort-give = { $clause } ; { VOICED("garder", $voice, object: "en") } { $keep }, { VOICED("donner", $voice, object: "en") } { $give } à un autre joueur, { VOICED("glisser", $voice, object: "en") } { $tuck } sous cet oiseau et { VOICED("défausser", $voice) } le reste
draw_and_sort-rest = { $clause } ; { VOICED("garder", $voice, object: "en") } { $keep }, { VOICED("glisser", $voice, object: "en") } { $tuck } sous cet oiseau et { VOICED("défausser", $voice) } le reste
draw_and_sort-all = { $clause } ; { VOICED("glisser", $voice, object: "en") } { $tuck } sous cet oiseau et { VOICED("garder", $voice) } les { $keep } autres
draw_or_stop =
    { $voice ->
        [each] jusqu’à { $times } fois, { VOICED("révéler", $voice) } une carte de la pioche, et s’arrête à temps : tant que leurs envergures font moins de { $cm } cm en tout, { VOICED("glisser", $voice, object: "les") } sous cet oiseau ; sinon, elles sont défaussées
       *[you] jusqu’à { $times } fois, { VOICED("révéler", $voice) } une carte de la pioche, et arrêtez-vous à temps : tant que leurs envergures font moins de { $cm } cm en tout, { VOICED("glisser", $voice, object: "les") } sous cet oiseau ; sinon, elles sont défaussées
    }
draw_apart = { VOICED("piocher", $voice) } 1 carte pour chaque case vide de cette ligne ; en fin de tour, { VOICED("garder", $voice, object: "en") } 1 et { VOICED("défausser", $voice) } les autres
search_for_food =
    { $draw ->
        [one] { VOICED("révéler", $voice) } { $draw } carte de la pioche et { VOICED("défausser", $voice, object: "les") } ; pour chaque { FOOD($food) } dans leurs coûts, { VOICED("stocker", $voice) } sur cet oiseau 1 { FOOD($food) } de la réserve
       *[other] { VOICED("révéler", $voice) } { $draw } cartes de la pioche et { VOICED("défausser", $voice, object: "les") } ; pour chaque { FOOD($food) } dans leurs coûts, { VOICED("stocker", $voice) } sur cet oiseau 1 { FOOD($food) } de la réserve
    }
draw_tray = { VOICED("prendre", $voice) } en main toutes les cartes du plateau Oiseaux
draft_cards = { VOICED("piocher", $voice) } 1 carte de plus qu’il n’y a de joueurs, sur le plateau Oiseaux, dans la pioche ou les deux ; à partir de vous, dans le sens horaire, chacun en prend 1, et vous gardez la carte supplémentaire
draw_bonus =
    { $draw ->
        [one] { VOICED("piocher", $voice) } { $draw } carte Bonus
       *[other] { VOICED("piocher", $voice) } { $draw } cartes Bonus
    }
draw_bonus-per =
    { $draw ->
        [one] { $each }, { VOICED("piocher", $voice) } { $draw } carte Bonus
       *[other] { $each }, { VOICED("piocher", $voice) } { $draw } cartes Bonus
    }
draw_bonus-more_for_food = { $clause }, et 1 de plus pour chaque nourriture défaussée à cette fin
draw_bonus-any_card = { $clause }, puis { VOICED("défausser", $voice) } { $gone } de { VOICED("vos", $voice) } cartes Bonus, anciennes ou nouvelles
draw_bonus-keep =
    { $voice ->
        [each] { $clause } et { VOICED("garder", $voice, object: "en") } { $keep }
       *[you] { $clause } ; { VOICED("garder", $voice, object: "en") } { $keep }
    }
discard_bonus = { VOICED("défausser", $mood) } une de { VOICED("vos", $voice) } cartes Bonus
score_bonus = { VOICED("choisir", $voice) } une de { VOICED("vos", $voice) } cartes Bonus et { VOICED("stocker", $voice) } sur cet oiseau 1 { FOOD($food) } de la réserve pour chaque point qu’elle vaut maintenant
score_bonus-replace = { VOICED("choisir", $voice) } une de { VOICED("vos", $voice) } cartes Bonus et { VOICED("stocker", $voice) } sur cet oiseau 1 nourriture de la réserve pour chaque point qu’elle vaut maintenant, toutes de la même sorte ; puis { VOICED("défausser", $voice) } cette carte et { VOICED("piocher", $voice, object: "en") } une nouvelle
copy_bonus-left = une carte Bonus de votre voisin de gauche compte aussi pour vous, avec vos propres oiseaux
copy_bonus-right = une carte Bonus de votre voisin de droite compte aussi pour vous, avec vos propres oiseaux
take_discarded_bonus = { VOICED("prendre", $voice) } une des cartes Bonus défaussées
discard_card = { VOICED("défausser", $mood) } 1 carte de { VOICED("votre", $voice) } main
give_card = { VOICED("donner", $mood) } 1 carte de { VOICED("votre", $voice) } main à un autre joueur
discard_things = { VOICED("défausser", $mood) } { $count } choses : nourritures, œufs ou cartes de { VOICED("votre", $voice) } main
tuck_from_hand-may_one = vous pouvez glisser une carte de votre main sous cet oiseau
tuck_from_hand-exactly = { VOICED("glisser", $voice) } { $count } cartes de { VOICED("votre", $voice) } main sous cet oiseau
tuck_from_hand-one = { VOICED("glisser", $voice) } une carte de { VOICED("votre", $voice) } main sous cet oiseau
tuck_from_hand = { VOICED("glisser", $voice) } jusqu’à { $count } cartes de { VOICED("votre", $voice) } main sous cet oiseau
tuck_from_hand-if_any = { $clause } ; si une carte au moins est glissée, { $then }
tuck_from_hand-for_each = { $clause } ; pour chacune, { $each }
tuck_behind_chosen-one = { VOICED("glisser", $voice) } 1 carte de { VOICED("votre", $voice) } main sous un oiseau de { ROW($habitat, $voice) }
tuck_behind_chosen =
    { $voice ->
        [each] { VOICED("glisser", $voice) } 1 carte de sa main sous chacun des oiseaux de son choix dans { ROW($habitat, $voice) } ({ $most } au plus)
       *[you] { VOICED("glisser", $voice) } 1 carte de votre main sous chacun des oiseaux de votre choix dans { ROW($habitat, $voice) } ({ $most } au plus)
    }
tuck_behind_chosen-if_any = { $clause } ; si une carte au moins est glissée, { $then }
tuck_under_each = { VOICED("glisser", $voice) } 1 carte de la pioche sous chaque oiseau de { ROW($habitat, $voice) }, celui-ci compris
tuck_from_tray = { VOICED("glisser", $voice) } une carte du plateau Oiseaux sous cet oiseau
tuck_from_tray-one = { VOICED("prendre", $voice) } sur le plateau Oiseaux un oiseau { $like } et { VOICED("glisser", $voice, object: "le") } sous celui-ci
tuck_from_tray-smallest = { VOICED("prendre", $voice) } sur le plateau Oiseaux l’oiseau de plus petite envergure et { VOICED("glisser", $voice, object: "le") } sous celui-ci
tuck_from_tray-smallest_like = { VOICED("prendre", $voice) } sur le plateau Oiseaux l’oiseau { $like } de plus petite envergure et { VOICED("glisser", $voice, object: "le") } sous celui-ci
tuck_from_deck =
    { $count ->
        [1] { VOICED("glisser", $voice) } sous cet oiseau la première carte de la pioche
       *[other] { VOICED("glisser", $voice) } sous cet oiseau les { $count } premières cartes de la pioche
    }

## Predators. $prey: one of the messages prey-….

hunt_card = { VOICED("révéler", $voice) } la première carte de la pioche : si { $prey }, { VOICED("glisser", $voice, object: "la") } sous cet oiseau ; sinon, { VOICED("défausser", $voice, object: "la") }
hunt_card-cache = { VOICED("révéler", $voice) } la première carte de la pioche : si { $prey }, { VOICED("glisser", $voice, object: "la") } sous cet oiseau et { VOICED("stocker", $voice, object: "y") } 1 { FOOD($cache) } de la réserve ; sinon, { VOICED("défausser", $voice, object: "la") }
hunt_dice-cache = { VOICED("lancer", $voice) } les dés restés hors de la mangeoire ; si l’un d’eux montre 1 { FOOD($food) }, { VOICED("stocker", $voice, object: "en") } 1 sur cet oiseau
hunt_dice-each = { VOICED("lancer", $voice) } les dés restés hors de la mangeoire ; pour chaque { FOOD($food) } qu’ils montrent, { VOICED("stocker", $voice, object: "en") } 1 sur cet oiseau
hunt_dice-egg = { VOICED("lancer", $voice) } les dés restés hors de la mangeoire ; si l’un d’eux montre 1 { FOOD($food) }, { VOICED("pondre", $voice) } 1 œuf sur cet oiseau
hunt_dice-rolled_cache =
    { $dice ->
        [one] { VOICED("lancer", $voice) } { $dice } dé quelconque ; s’il montre 1 { FOOD($food) }, { VOICED("stocker", $voice, object: "en") } 1 sur cet oiseau
       *[other] { VOICED("lancer", $voice) } { $dice } dés quelconques ; si l’un d’eux montre 1 { FOOD($food) }, { VOICED("stocker", $voice, object: "en") } 1 sur cet oiseau
    }
hunt_dice-each_rolled_gain = { VOICED("lancer", $voice) } un dé quelconque { $each } ; si 1 { FOOD($food) } sort, { VOICED("gagner", $voice, object: "en") } 1 de la réserve ou { VOICED("stocker", $voice, object: "le") } sur cet oiseau
roll_or_stop =
    { $dice ->
        [one] { VOICED("lancer", $voice) } { $dice } dé quelconque jusqu’à { $times } fois, en s’arrêtant à volonté : chaque fois que { FOODS($foods, join: "or") } sort, { VOICED("stocker", $voice, object: "le") } sur cet oiseau ; si rien de tel ne sort, { VOICED("rendre", $voice) } toute la nourriture ainsi stockée
       *[other] { VOICED("lancer", $voice) } { $dice } dés quelconques jusqu’à { $times } fois, en s’arrêtant à volonté : chaque fois que { FOODS($foods, join: "or") } sort, { VOICED("stocker", $voice, object: "le") } sur cet oiseau ; si rien de tel ne sort, { VOICED("rendre", $voice) } toute la nourriture ainsi stockée
    }
roll_all_dice = { VOICED("lancer", $voice) } les cinq dés, et de nouveau certains d’entre eux jusqu’à { $again } fois ; si { $least } au moins montrent 1 { FOOD($food) }, { $then }

## Other players. $does: a clause with the voice “each”, unless it says otherwise.

all_players = chaque joueur { $does }
all_players-others = chaque autre joueur { $does }
all_players-again_egg = { $clause } ; vous pouvez ensuite en pondre 1 de plus sur un autre de ces oiseaux
all_players-again = { $clause } ; vous pouvez ensuite le faire une fois de plus
all_players-bonus = { $clause } ; vous pouvez ensuite { $bonus }
fewest_birds = qui a le moins d’oiseaux dans { ROW($habitat, "each") }, même à égalité, { $does }
with_player = { VOICED("choisir", $voice) } un autre joueur, qui { $they } ; de votre côté, { $you }
with_player-both = { VOICED("choisir", $voice) } un autre joueur : vous et lui { CHACUN($you) }
per_cube = { VOICED("choisir", $voice) } un autre joueur ; pour chaque cube Action dans { ROW($habitat, "each") }, { $does }
neighbour_has-left = si votre voisin de gauche a au moins 1 { FOOD($food) }, { $then }
neighbour_has-right = si votre voisin de droite a au moins 1 { FOOD($food) }, { $then }
neighbour_has-either = si l’un de vos voisins, de gauche ou de droite, a au moins 1 { FOOD($food) }, { $then }
if_counts-eggs = s’il y a moins de { $under } œufs en tout sur { VOICED("vos", $voice) } oiseaux, { $then }
if_counts-food =
    { $voice ->
        [each] si sa réserve compte au moins { $least } { FOOD($food, $least) }, { $then }
       *[you] si votre réserve compte au moins { $least } { FOOD($food, $least) }, { $then }
    }
copy_power-white = { VOICED("copier", $voice) } un pouvoir blanc d’un oiseau de l’un de { VOICED("vos", $voice) } voisins
copy_power-left = { VOICED("copier", $voice) } un pouvoir marron { HABITAT($habitat, form: "of") } de votre voisin de gauche
copy_power-right = { VOICED("copier", $voice) } un pouvoir marron { HABITAT($habitat, form: "of") } de votre voisin de droite

## Other

one_of = soit { LIST($courses, join: ", soit ") }
one_of-two = soit { $first }, soit { $second }
one_of-two_apart = soit { $first }, soit { $second }
if_all_actions =
    { $voice ->
        [each] s’il a effectué les quatre actions durant cette manche, { $then }
       *[you] si vous avez effectué les quatre actions durant cette manche, { $then }
    }
at_end_of_turn = { $then } en fin de tour
counts_double = cet oiseau compte deux fois pour l’objectif de la manche, si cet objectif le compte
play_bird-any = { VOICED("jouer", $voice) } un oiseau de plus dans l’habitat de votre choix
play_bird-this = { VOICED("jouer", $voice) } un oiseau de plus dans l’habitat de cet oiseau
play_bird-row = { VOICED("jouer", $voice) } un oiseau de plus dans { ROW($habitat, $voice) }
play_bird-normal = { $clause }, au coût habituel
play_bird-one_less = { $clause }, au coût habituel moins 1 œuf
play_bird-less = { $clause }, au coût habituel moins 1 { FOOD($less) } ou moins 1 œuf
play_bird-none = { $clause }, au coût habituel en nourriture, mais sans coût en œufs
move_bird = si aucun oiseau n’est à droite de celui-ci, { VOICED("déplacer", $voice, object: "le") } vers un autre habitat
move_to_neighbour-left = si aucun oiseau n’est à droite de celui-ci, vous pouvez le déplacer vers un habitat de votre voisin de gauche, sans rien de ce qui se trouve dessus ou dessous ; dans ce cas, { $then }
move_to_neighbour-right = si aucun oiseau n’est à droite de celui-ci, vous pouvez le déplacer vers un habitat de votre voisin de droite, sans rien de ce qui se trouve dessus ou dessous ; dans ce cas, { $then }
use_predators = { VOICED("utiliser", $voice) } les pouvoirs marron de tous { VOICED("vos", $voice) } autres prédateurs, dans l’ordre de votre choix
repeat_power = { VOICED("utiliser", $voice) } une fois encore le pouvoir marron d’un autre oiseau de cet habitat
repeat_power-predator = { VOICED("utiliser", $voice) } une fois encore le pouvoir marron d’un prédateur de cet habitat
