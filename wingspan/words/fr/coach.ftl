### The coach: hints, reviews, exercises.

hint = Indice
thinking = Le guide réfléchit…

## A hint, step by step

turn_play_bird = C’est le moment de jouer un oiseau : lequel, et où ?
turn_gain_food = C’est le moment de gagner de la nourriture : pour quel oiseau ?
turn_lay_eggs = C’est le moment de pondre.
turn_draw_cards = C’est le moment de piocher.
turn_either = « { $best } » ou « { $other } » : l’un vaut l’autre à présent.
look_hand = Le choix de la carte compte ici : environ { $points }.
look_forest = Le choix de l’oiseau dans la forêt compte ici : environ { $points }.
look_grassland = Le choix de l’oiseau dans la prairie compte ici : environ { $points }.
look_wetland = Le choix de l’oiseau dans le marais compte ici : environ { $points }.
look_birdfeeder = Le choix du dé compte ici : environ { $points }.
look_supply = Le choix de la nourriture compte ici : environ { $points }.
look_tray = Le choix de la carte compte ici : environ { $points }.
look_prompt = La réponse compte ici : environ { $points }.
look_row = Le choix de la ligne compte ici : environ { $points }.
start_with = Commencez avec ceci :
start_tick = Tout sélectionner
start_later = à jouer plus tard dans la partie.
start_no_bird = toute votre nourriture vaut mieux pour l’instant.
start_any_food = utile à la plupart des oiseaux.
show_choices = Montrer les meilleurs coups
show_why = Et pourquoi ?
close = Fermer l’indice
best = le mieux
equally_good = aussi bien
less =
    { $n ->
        [one] { $n } point de moins
       *[other] { $n } points de moins
    }
behind = { $n } de moins que la meilleure
details = Détails
about_points = environ { $points }
whole_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
percent = { $n } %
to_win = { $chance } de victoires
mark_best = le mieux
mark_equally_good = aussi bien

## What follows

plan_always = La suite :
plan_mostly = La suite, le plus souvent :
plan_often = La suite, si les dés et les cartes le permettent :
plan_open = La suite dépend des dés et des cartes.
plan_some_bird = un oiseau parmi plusieurs
plan_likely = un oiseau, sans doute
plan_best = Le meilleur plan
plan_chosen = Votre plan
play_plan = Voir cette suite
outlook = Ce qui pourrait suivre
outlook_of = Après « { $answer } », par exemple :
outlook_about = Un exemple, pas une promesse : les dés et les cartes cachées sont tirés à nouveau ici, et votre partie peut tourner autrement.
outlook_back = Revenir
expected = { $n } points attendus en fin de partie

## Moves, as buttons and in sentences

play_in = Jouer : { $bird } ({ $habitat })
play_it = Jouer : { $bird }
play_there = Jouer un oiseau ({ $habitat })
do_take = Prendre : { $bird }
do_give = Céder : { $bird }
do_tuck = Glisser : { $bird }
keep_birds = Garder : { BIRDS($birds, join: "and") }
keep_no_bird = Ne garder aucun oiseau

## How sure it is, and where the points come from

estimate =
    { $n ->
        [one] Points attendus en fin de partie, estimés sur { $n } partie simulée en rebattant les cartes cachées. ± indique une erreur type.
       *[other] Points attendus en fin de partie, estimés sur { $n } parties simulées en rebattant les cartes cachées. ± indique une erreur type.
    }
all_alike = Ces coups se valent à un point près : prenez celui qui vous plaît.
why = « { $best } » devrait rapporter environ { $points } de plus que « { $other } ».
why_columns = « { $best } » devrait rapporter environ { $points } de plus que « { $other } » : { $columns }.
why_mostly = « { $best } » devrait rapporter environ { $points } de plus que « { $other } », surtout { $column }.
columns_mostly = Surtout { $column }.
column_more = { $n } de plus { $column }
column_fewer = { $n } de moins { $column }
from_birds = grâce aux oiseaux
from_bonus = grâce aux cartes Bonus
from_goals = grâce aux objectifs
from_eggs = grâce aux œufs
from_cached = grâce à la nourriture stockée
from_tucked = grâce aux cartes glissées
from_nectar = grâce au nectar
points =
    { $whole ->
        [one] { $n } point
       *[other] { $n } points
    }

## Parts of reasons

a_invertebrate = un invertébré
a_seed = une graine
a_fish = un poisson
a_fruit = un fruit
a_rodent = un rongeur
a_nectar = un nectar
within_0 = d’ici la fin de la partie
within_1 = au prochain tour
within_2 = d’ici deux tours
often_0 = presque jamais
often_1 = une fois sur 10
often = { $n } fois sur 10
often_10 = presque à chaque fois
few_1 = une fois sur 10
few = { $n } fois sur 10
otherwise_1 = seulement une fois
otherwise = seulement { $n }
some = environ { $what }
gains_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
gains_food =
    { $n ->
        [one] { $n } jeton nourriture
       *[other] { $n } jetons nourriture
    }
gains_cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
gains_eggs =
    { $n ->
        [one] { $n } œuf
       *[other] { $n } œufs
    }
gains_paid = { $gains }, contre { $costs }
does_tucks = glisse des cartes
does_caches = stocke de la nourriture
does_lays = pond des œufs
does_feeds = rapporte de la nourriture
does_draws = fait piocher des cartes
does_repeats = répète { $repeated }
pay_card = une carte
pay_food = un jeton nourriture
pay_egg = un œuf
pay_nectar = un nectar
row_forest = la forêt
row_grassland = la prairie
row_wetland = le marais

## Reasons

reason_rather = Par rapport à « { $other } » :
reason_play_soon =
    { $worth ->
        [one] Pour { $bird } ({ $worth } point), il manque encore { $foods } : gagnez de la nourriture maintenant et vous jouez cet oiseau { $within } { $often }, sinon { $otherwise }.
       *[other] Pour { $bird } ({ $worth } points), il manque encore { $foods } : gagnez de la nourriture maintenant et vous jouez cet oiseau { $within } { $often }, sinon { $otherwise }.
    }
reason_pays_for_birds = Vous ne pouvez payer aucun des { $birds } oiseaux de votre main ; avec de la nourriture, vous jouez { $bird } { $within } { $often }, sinon { $otherwise }.
reason_food_for =
    { $worth ->
        [one] Pour { $bird } ({ $worth } point), il faut { $foods } : ainsi vous jouez cet oiseau { $within } { $often }, sinon { $otherwise }.
       *[other] Pour { $bird } ({ $worth } points), il faut { $foods } : ainsi vous jouez cet oiseau { $within } { $often }, sinon { $otherwise }.
    }
reason_keep_food =
    { $worth ->
        [one] Gardez { $foods } pour { $bird } ({ $worth } point) : vous jouez alors cet oiseau { $within } { $often }, sinon { $otherwise }.
       *[other] Gardez { $foods } pour { $bird } ({ $worth } points) : vous jouez alors cet oiseau { $within } { $often }, sinon { $otherwise }.
    }
reason_food_enough_one = Vos { $tokens } jetons nourriture suffisent déjà pour le seul oiseau de votre main.
reason_food_enough = Vos { $tokens } jetons nourriture suffisent déjà pour chacun des { $birds } oiseaux de votre main.
reason_nothing_to_feed_none = Votre main est vide : aucun oiseau pour qui gagner de la nourriture.
reason_nothing_to_feed =
    { $tokens ->
        [one] Votre main est vide : aucun oiseau à payer avec vos { $tokens } jeton nourriture.
       *[other] Votre main est vide : aucun oiseau à payer avec vos { $tokens } jetons nourriture.
    }
reason_reroll_one = Le seul dé ne montre pas ce qui manque pour { $bird } : { $foods }.
reason_reroll = Aucun des { $dice } dés ne montre ce qui manque pour { $bird } : { $foods }.
reason_nectar_spoils_last =
    { $tokens ->
        [one] { $tokens } nectar se perd après ce tour, à la fin de la manche.
       *[other] { $tokens } nectars se perdent après ce tour, à la fin de la manche.
    }
reason_nectar_spoils =
    { $tokens ->
        [one] { $tokens } nectar se perd à la fin de la manche, dans un tour.
       *[other] { $tokens } nectars se perdent à la fin de la manche, dans un tour.
    }
reason_nectar_counts = Le nectar dépensé dans une ligne y rapporte à la fin : { $some_points } de plus.
reason_hand_low_none =
    { $draws ->
        [one]
            { $birds ->
                [one] Votre main est vide : vous piochez { $draws } carte maintenant, et il reste environ { $birds } oiseau à jouer d’ici la fin.
               *[other] Votre main est vide : vous piochez { $draws } carte maintenant, et il reste environ { $birds } oiseaux à jouer d’ici la fin.
            }
       *[other]
            { $birds ->
                [one] Votre main est vide : vous piochez { $draws } cartes maintenant, et il reste environ { $birds } oiseau à jouer d’ici la fin.
               *[other] Votre main est vide : vous piochez { $draws } cartes maintenant, et il reste environ { $birds } oiseaux à jouer d’ici la fin.
            }
    }
reason_hand_low =
    { $birds ->
        [one] Il ne vous reste qu’une carte en main : vous en piochez { $draws } maintenant, et il reste environ { $birds } oiseau à jouer d’ici la fin.
       *[other] Il ne vous reste qu’une carte en main : vous en piochez { $draws } maintenant, et il reste environ { $birds } oiseaux à jouer d’ici la fin.
    }
reason_hand_full_none = Vous avez { $cards } cartes en main et n’en jouerez aucune d’ici la fin.
reason_hand_full = Vous avez { $cards } cartes en main et n’en jouerez qu’environ { $plays } d’ici la fin.
reason_take_card =
    { $worth ->
        [one] Vous jouez { $bird } ({ $worth } point) { $within } { $often }.
       *[other] Vous jouez { $bird } ({ $worth } points) { $within } { $often }.
    }
reason_take_card_contested =
    { $worth ->
        [one] Vous jouez { $bird } ({ $worth } point) { $within } { $often } ; à votre prochain tour, la carte sera peut-être prise.
       *[other] Vous jouez { $bird } ({ $worth } points) { $within } { $often } ; à votre prochain tour, la carte sera peut-être prise.
    }
reason_rarely_played_none = Vous ne joueriez presque jamais { $bird } d’ici la fin.
reason_rarely_played = Vous ne joueriez { $bird } d’ici la fin { QUE($few) }.
reason_keep_card =
    { $worth ->
        [one] Gardez { $bird } ({ $worth } point) pour vous : vous jouez cet oiseau { $within } { $often }.
       *[other] Gardez { $bird } ({ $worth } points) pour vous : vous jouez cet oiseau { $within } { $often }.
    }
reason_runs_often_forest = { $bird } { $does } à environ { $uses } autres passages dans la forêt : { $gains }.
reason_runs_often_grassland = { $bird } { $does } à environ { $uses } autres passages dans la prairie : { $gains }.
reason_runs_often_wetland = { $bird } { $does } à environ { $uses } autres passages dans le marais : { $gains }.
reason_card_runs = Une fois en jeu, { $bird } { $does } environ { $uses } fois : { $gains }.
reason_others_turns = { $bird } { $does } environ { $uses } fois pendant les tours des autres : { $gains }.
reason_row_grows_forest = Avec un oiseau de plus dans la forêt, chacun de vos { $visits } prochains passages environ rapporte { $then } dés au lieu de { $before }.
reason_row_grows_grassland = Avec un oiseau de plus dans la prairie, chacun de vos { $visits } prochains passages environ rapporte { $then } œufs au lieu de { $before }.
reason_row_grows_wetland = Avec un oiseau de plus dans le marais, chacun de vos { $visits } prochains passages environ rapporte { $then } cartes au lieu de { $before }.
reason_row_trades_forest = Avec un oiseau de plus dans la forêt, vous pourrez payer { $pay } pour un dé de plus à chacun de vos { $visits } prochains passages environ.
reason_row_trades_grassland = Avec un oiseau de plus dans la prairie, vous pourrez payer { $pay } pour un œuf de plus à chacun de vos { $visits } prochains passages environ.
reason_row_trades_wetland = Avec un oiseau de plus dans le marais, vous pourrez payer { $pay } pour une carte de plus à chacun de vos { $visits } prochains passages environ.
reason_used_row_none = Vous visiterez { $row } encore { $visits } fois environ, { $other_row } presque jamais.
reason_used_row = Vous visiterez { $row } encore { $visits } fois environ, { $other_row } seulement { $fewer }.
reason_powers_run =
    { $n ->
        [one] Au passage, { $birds } agit aussi : { $gains }.
       *[other] Au passage, { $birds } agissent aussi : { $gains }.
    }
reason_bird_points_alone = { $bird } vaut { $points } points.
reason_bird_points = { $bird } vaut { $points } points, { $rival } { $fewer }.
reason_tucks = { $bird } glisse des cartes : { $some_points } de plus à la fin.
reason_caches = { $bird } stocke de la nourriture : { $some_points } de plus à la fin.
reason_eggs_now_last = À votre dernier tour, pondre rapporte { $eggs } œufs, à un point chacun.
reason_eggs_now =
    { $turns ->
        [one] Pondre rapporte { $eggs } œufs d’un coup, à un point chacun, et il reste { $turns } tour après celui-ci.
       *[other] Pondre rapporte { $eggs } œufs d’un coup, à un point chacun, et il reste { $turns } tours après celui-ci.
    }
reason_no_room_none =
    { $eggs ->
        [one] Pondre rapporterait { $eggs } œuf, mais vos oiseaux n’ont plus de place.
       *[other] Pondre rapporterait { $eggs } œufs, mais vos oiseaux n’ont plus de place.
    }
reason_no_room =
    { $eggs ->
        [one] Pondre rapporterait { $eggs } œuf, mais vos oiseaux n’ont de place que pour { $room }.
       *[other] Pondre rapporterait { $eggs } œufs, mais vos oiseaux n’ont de place que pour { $room }.
    }
reason_eggs_for_birds_none =
    { $cost ->
        [one] Jouer { $bird } coûte { $cost } œuf et vous n’en avez pas : pondez maintenant et vous le faites { $within } { $often }, sinon { $otherwise }.
       *[other] Jouer { $bird } coûte { $cost } œufs et vous n’en avez pas : pondez maintenant et vous le faites { $within } { $often }, sinon { $otherwise }.
    }
reason_eggs_for_birds =
    { $cost ->
        [one] Jouer { $bird } coûte { $cost } œuf et vous n’en avez que { $eggs } : pondez maintenant et vous le faites { $within } { $often }, sinon { $otherwise }.
       *[other] Jouer { $bird } coûte { $cost } œufs et vous n’en avez que { $eggs } : pondez maintenant et vous le faites { $within } { $often }, sinon { $otherwise }.
    }
reason_egg_room = { $bird } a de la place pour { $room } œufs, et en porte environ { $eggs } à la fin.
reason_goal_now_eggs =
    { $points ->
        [one] Les œufs comptent pour l’objectif de la manche ({ $goal }) : { $points } point en l’état.
       *[other] Les œufs comptent pour l’objectif de la manche ({ $goal }) : { $points } points en l’état.
    }
reason_goal_now =
    { $points ->
        [one] { $bird } compte pour l’objectif de la manche ({ $goal }) : { $points } point en l’état.
       *[other] { $bird } compte pour l’objectif de la manche ({ $goal }) : { $points } points en l’état.
    }
reason_goal_later = { $bird } compte pour l’objectif de la manche { $round } ({ $goal }) : { $some_points } de plus sur les objectifs.
reason_goal_eggs =
    { $eggs ->
        [one] « { $other } » coûterait { $eggs } œuf qui compte pour l’objectif de la manche ({ $goal }) : { $some_points } de moins.
       *[other] « { $other } » coûterait { $eggs } œufs qui comptent pour l’objectif de la manche ({ $goal }) : { $some_points } de moins.
    }
reason_goals = L’objectif de la manche { $round } ({ $goal }) rapporte { $some_points } de plus.
reason_bonus_fits = { $bird } compte pour « { $bonus } », en numéro { $number } : { $some_points } de plus à la fin.
reason_bonus_step =
    { $points ->
        [one] { $bird } est le numéro { $number } pour « { $bonus } » et fait franchir un palier : { $points } point de plus.
       *[other] { $bird } est le numéro { $number } pour « { $bonus } » et fait franchir un palier : { $points } points de plus.
    }
reason_points_now_last = À votre dernier tour, cela rapporte { $some_points } de plus.
reason_points_now =
    { $turns ->
        [one] Il reste { $turns } tour après celui-ci : cela marque { $some_points } de plus tout de suite.
       *[other] Il reste { $turns } tours après celui-ci : cela marque { $some_points } de plus tout de suite.
    }
reason_engine_first = Les œufs rapporteraient { $some_now } tout de suite ; ceci en rapporte { $some_later } de plus pendant les { $turns } tours à venir.
reason_bird_soon =
    { $worth ->
        [one] Ainsi, vous jouez { $bird } ({ $worth } point) { $within } { $often }, sinon { $otherwise }.
       *[other] Ainsi, vous jouez { $bird } ({ $worth } points) { $within } { $often }, sinon { $otherwise }.
    }
reason_better_birds_draw_cards =
    { $gain ->
        [one] { $gain } carte de plus au choix : les oiseaux que vous jouerez devraient valoir { $some_points } de plus.
       *[other] { $gain } cartes de plus au choix : les oiseaux que vous jouerez devraient valoir { $some_points } de plus.
    }
reason_better_birds_gain_food = Avec cette nourriture, vous jouez des oiseaux qui valent { $some_points } de plus.
reason_better_birds_lay_eggs = Avec ces œufs, vous jouez des oiseaux qui valent { $some_points } de plus.
reason_bonus_birds = Les nouvelles cartes pourront compter pour « { $bonus } » : { $some_points } de plus à la fin.
reason_can_wait = « { $other } » peut attendre : vous le faites encore { $within } { $often }.
reason_not_worth = « { $other } » coûte { $some_points } de plus que cela ne rapporte.
reason_worth_it_power = { $bird } rapporte { $some_points } de plus que ne coûte son pouvoir.
reason_worth_it = Cela rapporte { $some_points } de plus que cela ne coûte.
reason_start_plays_plain =
    { $worth ->
        [one] { $bird } se joue vers le tour { $turn } : { $worth } point.
       *[other] { $bird } se joue vers le tour { $turn } : { $worth } points.
    }
reason_start_plays = { $bird } se joue vers le tour { $turn }, puis { $does } environ { $uses } fois : { $gains }.
reason_start_waits_none = Vous ne joueriez presque jamais { $bird } pendant la première manche.
reason_start_waits = Vous ne joueriez { $bird } pendant la première manche { QUE($few) }.
reason_start_food = de quoi jouer { $birds }.
reason_start_bonus_lost =
    { $lost ->
        [one] { $some_points } à la fin ; avec « { $rival } », vous auriez { $lost } point de moins.
       *[other] { $some_points } à la fin ; avec « { $rival } », vous auriez { $lost } points de moins.
    }
reason_start_bonus_alike = { $some_points } à la fin ; « { $rival } » ferait aussi bien.
reason_start_bonus_none = elle rapporterait peu ; « { $rival } » ferait aussi bien.
reason_start_bonus = { $some_points } à la fin.

## Where to read on

in_the_rules = Dans les règles : { $page }
lesson_food = Leçon : la nourriture
lesson_birds = Leçon : les oiseaux
lesson_eggs = Leçon : les œufs
lesson_cards = Leçon : les cartes
lesson_powers = Leçon : les pouvoirs
lesson_goals = Leçon : les objectifs
page_setup_birds = les oiseaux de départ
page_row_powers = les pouvoirs marron de la ligne
page_eggs = à quoi servent les œufs
page_scoring = les points
page_gain_food = gagner de la nourriture
page_food_cost = le coût en nourriture
page_birdfeeder = la mangeoire
page_hand = votre main
page_draw_cards = piocher des cartes
page_tray = le plateau Oiseaux
page_goals = les objectifs
page_bonus_cards = les cartes Bonus
page_play_bird = jouer un oiseau
page_powers = les pouvoirs des oiseaux
page_mat = votre plateau
page_egg_limit = la limite d’œufs
page_powers_costs = ce que coûte un pouvoir
page_reroll = relancer les cinq dés
page_nectar_round_end = le nectar en fin de manche
page_nectar_scoring = les points du nectar dépensé
page_power_brown = les pouvoirs marron
page_power_pink = les pouvoirs roses
page_conversion = un de plus contre paiement
page_tucking = glisser des cartes
page_caching = stocker de la nourriture
page_egg_cost = le coût en œufs

## A review of a game

review = La partie vue par le guide
review_of = { $name } : la partie vue par le guide
review_running = Le guide examine chaque décision…
review_stopped = Le guide s’est arrêté. Ce qu’il a déjà jugé est conservé.
review_stop = Arrêter
review_go_on = Continuer l’analyse
review_whole = Toute l’analyse
review_deep = Examiner de plus près (environ dix fois plus long)
review_fine = « { $chosen } » : rien n’était nettement meilleur.
review_lost = « { $chosen } » vous a coûté environ { $lost }.
review_best = Mieux valait : « { $best } ».
review_seats = Joueur analysé
review_estimate = Chaque décision est jugée d’après ce qu’on pouvait alors savoir, en rebattant les cartes cachées. ± indique une erreur type ; les erreurs du guide lui-même n’y sont pas.
uncover = Cartes cachées
hidden = Ce qu’on ne pouvait pas voir à ce moment-là
hidden_deck = Suite de la pioche
hidden_bonus_deck = Prochaines cartes Bonus
hidden_bonus = Cartes Bonus { DE($name) }
hidden_automa = L’Automa va révéler
hidden_face_down = Face cachée chez l’Automa
hidden_none = aucune
mistake_before = Erreur précédente
mistake_after = Erreur suivante
mistakes = Vos choix les plus coûteux
grade_inaccuracy = Imprécision
grade_mistake = Erreur
grade_blunder = Gaffe
summary_played = Vous avez joué à peu près comme { $bird }.
summary_few = De meilleurs choix auraient rapporté environ { $lost } de plus.
summary_best = Votre meilleur coup : « { $move } », manche { $round }, tour { $turn }.
summary_fault = Ce qui vous a coûté le plus : { $fault }, environ { $lost } en tout. { $advice }
show_moment = Montrer ce moment
show_moments = Montrer ces { $n } moments
train_fault = S’entraîner là-dessus
moment_of = { $fault } : { $n } sur { $all }
retry = Réessayer ici
review_follows = Ce qui suit l’un et l’autre
trends = Vos habitudes sur vos { $games } dernières parties analysées
trends_about = Ce que chacune vous coûte par partie ; les plus récentes à droite.
trend =
    { $n ->
        [one] { $fault } : environ { $n } point par partie
       *[other] { $fault } : environ { $n } points par partie
    }
summary_scale =
    { $n ->
        [one] Points perdus par décision chez les adversaires virtuels : { $levels }. Vous en avez perdu { $each } dans chacune des { $n } décision qui n’allait pas de soi.
       *[other] Points perdus par décision chez les adversaires virtuels : { $levels }. Vous en avez perdu { $each } dans chacune des { $n } décisions qui n’allaient pas de soi.
    }
summary_no_habit = Aucune erreur ne ressort.
summary_luck_more = La chance était avec vous : cartes et dés ont rapporté environ { $n } de plus que d’habitude.
summary_luck_fewer = La chance vous a boudé : cartes et dés ont rapporté environ { $n } de moins que d’habitude.
summary_luck_even = Ni chance ni malchance : cartes et dés ont donné ce qu’ils donnent d’habitude.
summary_lost = De meilleurs choix auraient rapporté environ { $lost } de plus en tout.
summary_others_more = Les tours des autres vous ont rapporté environ { $n }.
summary_others_fewer = Les tours des autres vous ont coûté environ { $n }.

## What went wrong, and what to do about it

theme_start = ce qui est gardé au début
theme_action = le choix de l’action
theme_birds = quel oiseau jouer, et où
theme_food = la nourriture gagnée et dépensée
theme_eggs = où vont les œufs
theme_cards = les cartes piochées, gardées et glissées
theme_powers = l’emploi des pouvoirs
fault_weak_start = les oiseaux gardés au départ
fault_engine_late = des pouvoirs durables joués trop tard
fault_eggs_early = des œufs pondus trop tôt
fault_points_late = trop de préparatifs quand il fallait marquer
fault_food_hoarded = de la nourriture accumulée
fault_food_missed = la nourriture qui manquait pour jouer
fault_wrong_food = la mauvaise nourriture
fault_cards_hoarded = des cartes accumulées
fault_cards_missed = trop peu de cartes en main
fault_wrong_card = les mauvaises cartes
fault_goal_ignored = des objectifs négligés
fault_bonus_ignored = des cartes Bonus négligées
fault_bird_missed = des oiseaux restés en main
fault_bird_hasty = des oiseaux joués trop vite
fault_wrong_bird = le mauvais oiseau
fault_wrong_row = des oiseaux dans la mauvaise ligne
fault_egg_places = des œufs mal placés
fault_powers = des pouvoirs mal jugés
advice_weak_start = Gardez des oiseaux que votre première nourriture permet de payer.
advice_engine_late = Pendant les deux premières manches, jouez des oiseaux dont le pouvoir sert encore et encore.
advice_eggs_early = Au début, oiseaux, nourriture et cartes rapportent plus ; pondez quand il reste peu de tours.
advice_points_late = Quand il reste peu de tours, prenez les points à portée de main, surtout les œufs.
advice_food_hoarded = Gagnez de la nourriture pour un oiseau que vous tenez, puis jouez-le.
advice_food_missed = Choisissez votre prochain oiseau et gagnez à temps ce qu’il coûte.
advice_wrong_food = Avant de choisir une nourriture, regardez ce que coûte votre prochain oiseau.
advice_cards_hoarded = Jouez ce que vous tenez avant de piocher encore.
advice_cards_missed = Piochez tant qu’il reste des tours pour jouer ce que vous trouvez.
advice_wrong_card = Prenez des oiseaux que vous pourrez bientôt payer, ou que vos cartes Bonus comptent.
advice_goal_ignored = Avant chaque tour, demandez-vous ce que vaudrait un pas de plus vers l’objectif de la manche.
advice_bonus_ignored = Entre deux oiseaux, préférez celui que comptent vos cartes Bonus.
advice_bird_missed = Quand vous pouvez payer un bon oiseau, jouez-le tout de suite.
advice_bird_hasty = Avant de jouer un oiseau, voyez si nourriture, œufs ou cartes ne rapporteraient pas plus.
advice_wrong_bird = Comparez ce que chaque oiseau rapporte jusqu’à la fin, pas seulement ses points.
advice_wrong_row = Placez chaque oiseau dans la ligne où vous passez le plus souvent.
advice_egg_places = Pondez là où un objectif les compte, et gardez de la place dans vos meilleurs nids.
advice_powers = Demandez-vous pour chaque pouvoir ce qu’il coûte et ce qu’il rapporte.

## Figures of a review

decisions =
    { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }
by_theme = Où des points ont été perdus
by_column = Les erreurs ont coûté { $lost }, par colonne : { $parts }.
waterfall = De la donne au score
step_start = Attendus à la donne
step_luck = Chance
step_others = Les tours des autres
step_offered = Ce qu’offraient les meilleurs coups
step_lost = Perdus par vos coups
step_final = Score final
curve = Le fil de la partie
curve_expected = ce que prévoyait le guide
curve_on_table = sur la table

## Exercises

exercises_about = Que jouerait un joueur fort ? Vous voyez aussitôt ce que vaut votre réponse. Un exercice raté revient demain ; un exercice réussi revient de moins en moins souvent.
exercises_today = L’exercice du jour
exercises_solved = réussi
exercises_begin = Essayer
exercises_due = À revoir
exercises_due_some =
    { $n ->
        [one] { $n } exercice revient aujourd’hui.
       *[other] { $n } exercices reviennent aujourd’hui.
    }
exercises_own = Vos propres erreurs
exercises_own_none = Demandez au guide d’analyser une de vos parties terminées : vos erreurs deviendront des exercices.
exercises_practise = S’entraîner
exercises_habits = Par habitude
exercises_themes =
    { $n ->
        [one] { $n } thème
       *[other] { $n } thèmes
    }
exercises_begun =
    { $n ->
        [one] { $n } sur { $all } commencé
       *[other] { $n } sur { $all } commencés
    }
exercises_counted = { $n } sur { $all } acquis
exercises_counted_due = { $n } sur { $all } acquis, { $due } à revoir
exercises_collection = Tirés de parties de haut niveau
exercises_set = Quelles cartes
exercises_estimate = Tirés de parties entre adversaires virtuels de haut niveau. Dans chaque position, une réponse s’est montrée nettement la meilleure sur des centaines de parties simulées en rebattant les cartes cachées. Cela reste une estimation.
exercises_learn = Travailler vos erreurs
exercise = Exercice
exercise_title = { $matter } · { $difficulty }
exercise_of_own = De votre propre partie · { $matter }
exercise_of_table = Sur une table composée à la main · { $matter }
matter_start = Quels oiseaux garder ?
matter_opening = Quelle action ? Manche 1
matter_middle = Quelle action ? Manches 2 et 3
matter_ending = Quelle action ? Manche 4
matter_birds = Quel oiseau, et où ?
matter_food = Quelle nourriture ?
matter_eggs = Où vont les œufs ?
matter_cards = Quelle carte ?
matter_powers = Pouvoirs et échanges
difficulty_easy = facile
difficulty_medium = moyen
difficulty_hard = difficile
exercise_asks = Trouvez le meilleur coup.
exercise_right = C’est juste !
exercise_wrong = Ce n’est pas le meilleur coup.
exercise_best = « { $chosen } » est le meilleur coup.
exercise_as_good = « { $chosen } » vaut le meilleur coup.
exercise_lost = « { $chosen } » : { $worse }.
exercise_tomorrow = Cet exercice reviendra demain.
exercise_in_days = Cet exercice reviendra dans { $n } jours.
exercise_again = Réessayer
exercise_show = Montrer les meilleurs coups
exercise_next = Exercice suivant
exercise_all = Tous les exercices
exercise_leave = Quitter l’exercice
