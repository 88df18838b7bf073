### Lessons, examples and the first game with the coach: headings and buttons.

lessons = Apprendre à jouer
how_one_wins = Qui a le plus de points après quatre manches gagne : oiseaux, œufs, cartes Bonus, objectifs, nourriture stockée sur les oiseaux et cartes glissées dessous.
lessons_about = Six courtes leçons, chacune avec un petit objectif. Passez ce que vous savez déjà.
lesson_number = Leçon { $n }
lesson_begin = Commencer
lesson_again = La rejouer
lesson_go_on = Reprendre à l’étape { $n }
lesson_done = Terminée
lessons_finished =
    { $n ->
        [one] { $n } leçon terminée sur { $all }
       *[other] { $n } leçons terminées sur { $all }
    }
first_game = Première partie accompagnée
first_game_about = En solitaire contre l’Automa le plus facile, avec des oiseaux faits pour débuter. Pendant la première manche, le guide dit ce que jouerait un joueur fort, et pourquoi ; ensuite, seulement si on le lui demande. Cette partie ne compte pas dans les statistiques.
first_game_begin = Commencer la partie

## At a step of a lesson

step = Étape { $n } sur { $all }
aim = Votre but
turns_left =
    { $n ->
        [one] Encore { $n } tour
       *[other] Encore { $n } tours
    }
hint = Indice
hint_more = Un autre indice
hint_exact = Le prochain clic : { $option }
hint_lost = Le but n’est plus à portée. Annulez une réponse, ou recommencez l’étape.
do_it = Faites-le pour moi
skip = Passer cette étape
leave = Quitter la leçon
reached = Bravo !
reached_step = But atteint : passez à l’étape suivante
reached_last = But atteint : la leçon est terminée
missed = Pas cette fois : { $why }.

## After “Not this time:”

lacks_food = vous avez { $n } sur { $all } ({ $food })
any_food = nourriture
lacks_bird = { $bird } n’est pas encore sur votre plateau
lacks_eggs =
    { $n ->
        [one] { $n } œuf sur { $all } est sur votre plateau
       *[other] { $n } œufs sur { $all } sont sur votre plateau
    }
lacks_eggs_on =
    { $n ->
        [one] { $bird } porte { $n } œuf sur { $all }
       *[other] { $bird } porte { $n } œufs sur { $all }
    }
lacks_cards =
    { $n ->
        [one] { $n } carte sur { $all } est dans votre main
       *[other] { $n } cartes sur { $all } sont dans votre main
    }
lacks_card = { $bird } n’est pas dans votre main
lacks_tucked =
    { $n ->
        [one] { $n } carte sur { $all } est glissée
       *[other] { $n } cartes sur { $all } sont glissées
    }
lacks_goal =
    { $n ->
        [one] l’objectif a rapporté { $n } point et non { $all }
       *[other] l’objectif a rapporté { $n } points et non { $all }
    }
lacks_power = { $bird } n’a pas utilisé son pouvoir
lacks_victory = quelqu’un d’autre a plus de points
lacks_event = les dés n’ont pas été relancés
again = Recommencer
next = Étape suivante
next_lesson = Leçon suivante : { $title }
finish = Terminer la leçon
more = En savoir plus dans les règles

## The first game with the coach

coach = Le guide
coach_suggests = Conseillé : { $option }
coach_play = Jouer { BIRD($bird, form: "the") } ({ $habitat })
coach_start = Conseillé : garder { BIRDS($birds, form: "the", join: "and") }
coach_start_none = Conseillé : ne garder aucun oiseau
coach_beside = Avec cela, gardez cette nourriture : { $food }. Et cette carte Bonus : { $bonus }.
coach_beside_food = Avec cela, gardez cette nourriture : { $food }.
coach_getting_ready = Le guide regarde la table…
coach_looking = Première impression. Le guide réfléchit…
coach_estimate = Une estimation : le guide a joué la suite { $n } fois, en rebattant les cartes cachées.
coach_all = Ce que rapporterait chaque choix
coach_ask = Demander au guide
coach_off = Arrêter le guide
coach_quiet = À partir de la deuxième manche, le guide ne parle que si on le lui demande.

## Examples

example = Exemple
example_try = Essayer
example_show = Me montrer
example_end = Le résultat
example_leave = Retour
example_reached = C’est bien cela : la table est comme dans l’exemple.
example_other = Vous avez fait autrement. Continuez, ou recommencez.
