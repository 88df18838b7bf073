### What to press on the table, where the answers to a question are highlighted there.
### A sentence begins with the name of the bird that asks, or with a capital letter that it gets by itself.

keep_bonus = gardez l’une de ces cartes Bonus
action = à vous : choisissez une ligne, ou une carte à jouer
bird_to_play = choisissez la carte à jouer
habitat = choisissez une ligne
egg_to_pay = prenez l’œuf à payer sur un oiseau en surbrillance
payment = choisissez comment payer
gain_die = prenez un dé dans la mangeoire
gain_food = choisissez la nourriture à gagner
lay_egg = pondez un œuf sur un oiseau en surbrillance
draw_card = piochez une carte en surbrillance
tuck_card = choisissez la carte à glisser sous cet oiseau
discard_egg = défaussez un œuf d’un oiseau en surbrillance
discard_food = choisissez la nourriture à défausser
discard_card = choisissez la carte à défausser
move_to = choisissez la ligne où il va
repeat = choisissez l’oiseau dont le pouvoir est répété
order_powers = choisissez l’oiseau dont le pouvoir vient ensuite
draft = prenez l’une de ces cartes
bird_to_cover = choisissez l’oiseau qu’il recouvre ou remplace
card_to_pay = choisissez la carte à payer à la place d’une nourriture
cache_on = stockez une nourriture sur un oiseau en surbrillance
take_cached = prenez la nourriture de l’oiseau en surbrillance
cache_own = choisissez la nourriture à stocker
tuck_behind = glissez une carte sous un oiseau en surbrillance
tuck_from_tray = choisissez la carte du plateau Oiseaux à glisser
keep_card = choisissez la carte à garder
keep_apart = fin du tour : choisissez la carte à garder
choose_habitat = choisissez une ligne
remove_die = retirez un dé de la mangeoire
discard_bonus = choisissez la carte Bonus à défausser
copy = choisissez l’oiseau dont le pouvoir est copié
discard_tray = choisissez les cartes du plateau Oiseaux à défausser
give_card = choisissez la carte à donner
score_bonus = choisissez la carte Bonus à marquer maintenant
copy_bonus = choisissez la carte Bonus qui compte aussi pour vous

## One of several answers in a row

lay_egg-numbered = œuf { $n } sur { $all } : pondez-le sur un oiseau en surbrillance
gain_die-numbered = prenez le dé { $n } sur { $all } dans la mangeoire
draw_card-numbered = piochez la carte { $n } sur { $all } : choisissez-en une

## In other ways

action-no_bird = à vous : choisissez une ligne
use_power = Utiliser le pouvoir { BIRD($bird, form: "of") } ?
end_of_turn = fin du tour : { $request }
by_bird = { $bird } : { $request }
