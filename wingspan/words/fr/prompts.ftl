### Questions to a player, and what the buttons for their answers say.
### A question begins with a small letter: the name of a bird or an action goes before it, or it gets a capital by itself.

question-keep_bird = quels oiseaux gardez-vous ? Chacun coûte 1 nourriture.
question-pay_for_kept_birds = quelle nourriture défaussez-vous pour les oiseaux gardés ?
question-keep_bonus = quelle carte Bonus gardez-vous ?
question-action = quelle action effectuez-vous ?
question-bird_to_play = quel oiseau jouez-vous ?
question-habitat = dans quel habitat le jouez-vous ?
question-egg_to_pay = de quel oiseau vient l’œuf à payer ?
question-payment = comment payez-vous ?
question-gain_die = quel dé prenez-vous dans la mangeoire ?
question-gain_food = quelle nourriture gagnez-vous ?
question-how_many = combien ?
question-lay_egg = sur quel oiseau pondez-vous un œuf ?
question-draw_card = quelle carte piochez-vous ?
question-trade = quelle nourriture échangez-vous ?
question-use_power = utiliser ce pouvoir ?
question-cache_or_keep = stocker cette nourriture ou la garder ?
question-tuck_card = quelle carte glissez-vous sous cet oiseau ?
question-discard_egg = de quel oiseau défaussez-vous un œuf ?
question-discard_food = quelle nourriture défaussez-vous ?
question-discard_card = quelle carte de votre main défaussez-vous ?
question-move_to = vers quel habitat le déplacez-vous ?
question-repeat = quel pouvoir répétez-vous ?
question-order_powers = quel pouvoir utilisez-vous ensuite ?
question-first_player = qui commence ?
question-draft = laquelle de ces cartes prenez-vous ?
question-reset = quelle nourriture payez-vous ?
question-how_placed = comment jouez-vous cet oiseau ?
question-bird_to_cover = quel oiseau recouvre-t-il ou remplace-t-il ?
question-card_to_pay = quelle carte payez-vous à la place d’une nourriture ?
question-cache_on = sur quel oiseau stockez-vous de la nourriture ?
question-cache_own = quelle nourriture stockez-vous ?
question-tuck_behind = sous quel oiseau glissez-vous une carte ?
question-tuck_from_tray = quelle carte du plateau Oiseaux glissez-vous ?
question-keep_card = quelle carte gardez-vous ?
question-keep_apart = fin du tour : laquelle de ces cartes gardez-vous ?
question-tuck_or_keep = glisser cette carte ou la garder ?
question-give_to = à qui le donnez-vous ?
question-choose_player = quel joueur choisissez-vous ?
question-steal_from = à quel joueur volez-vous de la nourriture ?
question-choose_course = que choisissez-vous ?
question-choose_habitat = quel habitat choisissez-vous ?
question-remove_die = quel dé retirez-vous de la mangeoire ?
question-discard_bonus = quelle carte Bonus défaussez-vous ?
question-copy = quel pouvoir copiez-vous ?
question-again = encore une fois ?
question-take_cached = retirer la nourriture de cet oiseau ?
question-discard_tray = quelle carte du plateau Oiseaux défaussez-vous ?
question-give_card = quelle carte donnez-vous ?
question-discard_thing = que défaussez-vous ?
question-score_bonus = quelle carte Bonus marquez-vous maintenant ?
question-copy_bonus = quelle carte Bonus compte aussi pour vous ?
question-waive = que payez-vous en moins ?

## Questions in other ways

question-use_power-of_bird = Utiliser le pouvoir { BIRD($bird, form: "of") } ?
question-use_power-told = Utiliser le pouvoir { BIRD($bird, form: "of") } ? { $power }
question-discard_card-end_of_turn = fin du tour : quelle carte de votre main défaussez-vous ?
question-how_many-food_of_kind = combien { DE(FOOD($food, 2)) } gagnez-vous ?
question-how_many-dice_to_tuck = combien en défaussez-vous pour glisser des cartes ?
question-how_many-dice_to_cache = combien en stockez-vous sur cet oiseau ?
question-how_many-food_to_cache = combien de nourritures stockez-vous ?
question-how_many-eggs = combien d’œufs pondez-vous ?
question-how_many-food_to_discard = combien de nourritures défaussez-vous ?
question-how_many-food_for_bonus_cards = combien de nourritures défaussez-vous pour d’autres cartes Bonus ?
question-reset-birdfeeder = payer 1 nourriture pour relancer d’abord les dés de la mangeoire ?
question-reset-tray = payer 1 nourriture pour renouveler d’abord le plateau Oiseaux ?
question-trade-forest = { LIST($ways, join: "or") } pour gagner 1 nourriture de plus ?
question-trade-grassland = { LIST($ways, join: "or") } pour pondre 1 œuf de plus ?
question-trade-wetland = { LIST($ways, join: "or") } pour piocher 1 carte de plus ?
way-bird = défausser 1 carte
way-slot = défausser 1 œuf
way-nectar = dépenser 1 nectar
way-food = payer 1 nourriture

## Who asks

by_bird = { $bird } : { $question }
by_bird_of = { $bird } ({ $owner }) : { $question }
by_action = { ACTION($action) } : { $question }

## Answers

option-habitat = { CAPITAL(HABITAT($habitat)) }
option-discard_bird = Défausser { BIRD($bird, form: "the") }
payment-food = { $n } { FOOD($food, $n) }
payment-cached =
    { $food ->
        [seed] 1 { FOOD($food) } stockée
       *[other] 1 { FOOD($food) } stocké
    }
payment-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
payment-nothing = Rien
place = { CAPITAL(HABITAT($habitat)) }, case { $column }
place-of = { $place } ({ $player })
option-egg = Œuf { BIRD($bird, form: "of") }
option-face = { CAPITAL(FACE($face)) }
option-die = { CAPITAL(FOOD($food)) } (dé { FACE($face) })
option-food = { CAPITAL(FOOD($food)) }
option-pay_food = Payer 1 { FOOD($food) }
option-cached_food =
    { $food ->
        [seed] { CAPITAL(FOOD($food)) } stockée sur { BIRD($bird, form: "the") }
       *[other] { CAPITAL(FOOD($food)) } stocké sur { BIRD($bird, form: "the") }
    }
option-pay_cached_food =
    { $food ->
        [seed] Payer 1 { FOOD($food) } stockée sur { BIRD($bird, form: "the") }
       *[other] Payer 1 { FOOD($food) } stocké sur { BIRD($bird, form: "the") }
    }
option-course = Option { $n }
option-upright = De la façon habituelle
option-sideways = En travers, sur deux cases
option-on_top = Sur un autre oiseau, gratuitement
option-in_place_of = À la place d’un autre oiseau, sans payer d’œuf
option-reset_tray = Renouveler d’abord le plateau Oiseaux
option-refill_tray = Compléter d’abord le plateau Oiseaux
option-tuck = La glisser
option-tuck_under = La glisser sous { BIRD($bird, form: "the") }
option-again = Encore
option-waive_egg = 1 œuf de moins
option-waive_food = 1 { FOOD($food) } de moins
option-reroll = Relancer les cinq dés
option-draw_deck = Première carte de la pioche
option-cache = La stocker
option-cache_on = La stocker sur { BIRD($bird, form: "the") }
option-keep = La garder dans votre réserve
option-keep_card = La garder en main
option-activate = Utiliser le pouvoir

## Everything that is offered

all = Tout prendre
all-gain_die = Prendre tous ces dés
all-lay_egg = Un œuf sur chacun
all-draw_card = Piocher toutes ces cartes

## Nothing

skip = Ne pas utiliser le pouvoir
skip-trade = Pas d’échange
skip-reset = Ne rien payer
done = Terminé
done-for_me = Utiliser le pouvoir, mais rien pour moi
done-keep_bird = Aucun autre oiseau
done-bird_to_play = Aucun oiseau
done-tuck_from_tray = Aucune carte
done-gain_die = Aucun dé
done-gain_food = Aucune nourriture
done-lay_egg = Aucun œuf
done-draw_card = Aucune carte
done-order_powers = Aucun autre pouvoir
done-how_many = Aucun
done-cache_on = Aucun autre oiseau
done-cache_own = Aucune autre nourriture
done-tuck_behind = Aucun autre oiseau
done-tuck_card = Aucune carte
done-keep_card = Aucune carte
done-discard_food = Aucune autre nourriture
done-give_to = À personne
done-choose_course = Rien de cela
done-again = S’arrêter là
done-take_cached = La laisser
done-discard_tray = Aucune autre carte
done-discard_thing = Rien
