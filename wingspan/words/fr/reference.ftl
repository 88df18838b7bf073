### The rules reference: headings, buttons, figures, answers to “why?”.

reference = Règles
contents = Sommaire
index = Index
search = Chercher dans les règles
found =
    { $n ->
        [one] { $n } article
       *[other] { $n } articles
    }
found_none = Rien trouvé.
found_elsewhere = { $n } de plus dans des extensions qui ne sont pas en jeu
back = Retour
forward = Suite
ways = Dans les règles
breadcrumb = Où l’on se trouve
previous = Avant
next = Après
neighbours = Avant et après
copy_link = Copier le lien vers cet article
see_also = Voir aussi
sets = Cartes :
not_found = Aucun article ne s’appelle « { $name } ». Cherchez-le ici :
show_card = Montrer la carte
letters = Lettres

## What the signs of the page look like, read aloud

sign-wild = nourriture au choix
sign-undo = flèche de retour
sign-new = nouveau
sign-skip = passer
sign-log = journal
sign-settings = réglages
sign-search = loupe
sign-check = coche
sign-lock = cadenas
sign-hint = ampoule
sign-exercise = cible
sign-share = lien
sign-replay = revue
sign-play = triangle
sign-pause = deux barres
sign-to_start = au début
sign-to_end = à la fin
sign-turn_back = tour précédent
sign-turn_on = tour suivant
sign-step_back = pas en arrière
sign-step_on = pas en avant
sign-shelf = étagère
sign-pencil = crayon
sign-double = deux feuilles
sign-export = flèche sortante
sign-bin = corbeille
sign-statistics = barres
sign-menu = trois traits
sign-book = livre
sign-lessons = toque
sign-import = flèche entrante
sign-close = croix

## Answers to “why?”

why-rule = La règle
why-asked = Pourquoi cette question ?
why-hidden = une carte cachée
why-none = rien
why-turn_of = au tour de
why-who_asks = qui demande
why-owner = à qui il est
why-birds_in_row = oiseaux dans la ligne
why-space_gives = la case libre donne
why-turns_left = tours restants dans la manche
why-of = { $n } sur { $most }
why-playable = oiseaux que vous pouvez jouer
why-your_food = votre nourriture
why-ways = façons de payer
why-food_cost = sa nourriture
why-column =
    { $eggs ->
        [one] colonne { $n } : { $eggs } œuf
       *[other] colonne { $n } : { $eggs } œufs
    }
why-your_eggs = œufs sur vos oiseaux
why-dice = dés dans la mangeoire
why-alike = tous les dés pareils
why-yes = oui : on peut d’abord relancer les cinq
why-no = non
why-offered = nourriture que vous pouvez prendre
why-eggs_of =
    { $n ->
        [one] { $n } œuf sur { $limit }
       *[other] { $n } œufs sur { $limit }
    }
why-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
why-birds =
    { $n ->
        [one] { $n } oiseau
       *[other] { $n } oiseaux
    }
why-eggs =
    { $n ->
        [one] { $n } œuf
       *[other] { $n } œufs
    }
why-kept = gardés jusqu’ici
why-food_after = nourriture qui vous reste
why-full = pleine : cinq oiseaux
why-can_play = Vous pouvez le jouer : place libre, œufs et nourriture, tout y est.
why-you_need = il vous manque { $things }
why-numbers = En chiffres
why-not_playable = pourquoi il ne peut être joué
why-is_playable = il peut être joué
why-together = au total
why-steps = ce qu’elle rapporte
why-goal_later = Il se compte à la fin de la manche { $n }.
why-automa = le compte de l’Automa
why-automa_sum = valeur de base { $base }, cubes { $cubes } : { $total }
why-blue_sum = { $n } au compte, { $most } au plus : { $points }
why-no_place = aucun, donc pas de place : { $points }
why-place = { $n } au compte, place { $place } : { $points }
why-shared_place = { $n } au compte, place { $place } partagée : ({ $sum }) ÷ { $players }, arrondi à l’inférieur : { $points }
why-times = { $n } × { $each } = { $total }
why-face_down = cartes face cachée
why-paid = payé
why-under = prend les oiseaux de moins de { $cm } cm

## The entry of a bird: two asterisks on each side make it bold

bird-habitats =
    { $n ->
        [one] **Habitat :** { $habitats }
       *[other] **Habitats :** { $habitats }
    }
bird-or = ou
bird-cost = **Nourriture :** { $cost }
bird-no_cost = **Nourriture :** aucune
bird-points =
    { $n ->
        [one] **Valeur :** { $n } point
       *[other] **Valeur :** { $n } points
    }
bird-nest =
    { $n ->
        [one] **Nid :** { $nest }, { $n } œuf au plus
       *[other] **Nid :** { $nest }, { $n } œufs au plus
    }
bird-no_nest = **Nid :** aucun, ne porte pas d’œufs
bird-wingspan = **Envergure :** { $cm } cm
bird-flightless = **Envergure :** *, [ne vole pas](flightless)
bird-beak-left = **Bec :** pointe à gauche
bird-beak-right = **Bec :** pointe à droite
bird-beak-both = **Bec :** un de chaque côté
bird-beak-none = **Bec :** ne pointe d’aucun côté
bird-counts_for = **Compte pour :** { $cards }
bird-by_name = { $card } par son nom { $languages }
in-de = allemand
in-en = anglais
in-fr = français
bird-set = **Vient de :** { $set }
bird-played = **Les meilleurs adversaires virtuels** le jouent dans { $percent } % des parties où ils le piochent
bird-played_worth = **Les meilleurs adversaires virtuels** le jouent dans { $percent } % des parties où ils le piochent ; reçu au début, son effet sur leur score est de { $worth } (±{ $error })
bird-no_power = Sans pouvoir : [[power.none]].
bird-rulings = **Bon à savoir**
