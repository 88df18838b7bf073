### À côté du jeu sur une vraie table : l’Automa, la feuille de score, les aides.

about = Pour une partie sur votre table, avec vos propres cartes. De quoi avez-vous besoin ?
offline = Tout fonctionne sans réseau, et l’écran reste allumé.
solo = Automa
solo-about = Jouez seul : les cartes de l’Automa sont retournées ici, chaque étape est expliquée, et ce qu’il a est compté.
pad = Feuille de score
pad-about = Les points d’un à cinq joueurs, par catégorie ou d’après les noms des oiseaux.
aids = Aides
aids-about = Les oiseaux qui comptent pour une carte Bonus, les précisions sur chacun, des objectifs au hasard.

## Des oiseaux en quelques lettres

find = Trouver un oiseau
find_how = Trois lettres suffisent
found =
    { $n ->
        [0] Pas encore d’oiseau
        [one] { $n } oiseau
       *[other] { $n } oiseaux
    }
none_found = Aucun oiseau des extensions choisies ne porte un tel nom.
read = Lire cette carte : { $bird }
card = Carte

## L’Automa : la mise en place

solo_set_up = Une partie contre l’Automa
solo_set_up_help = Les objectifs et la carte Bonus sont tirés au hasard. Prenez-les, ou choisissez ceux qui sont sur votre table. Installez-vous comme d’habitude ; vous commencez.
face_down =
    { $n ->
        [one] ({ $n } point par carte face cachée)
       *[other] ({ $n } points par carte face cachée)
    }
automa_bonus = La carte Bonus de l’Automa
draw_again = Tirer à nouveau les objectifs et la carte
solo_begin = Commencer la manche 1

## L’Automa : une étape

your_turn = votre tour { $n } sur { $turns }
automa_turn = son tour { $n } sur { $turns }
back = Retour
next = C’est fait
yours = C’est à vous
yours_help = Jouez votre tour sur la table.
yours_done = J’ai joué
refill = D’abord, complétez le plateau Oiseaux à trois oiseaux, s’il en manque.
all_alike = Si tous les dés de la mangeoire montrent la même face, relancez-les tous d’abord. La nourriture ne va à personne.
its_card = La carte qu’il a retournée
ask_points = Parmi les oiseaux du plateau qui conviennent, le meilleur vaut
ask_points_of_both = Parmi les oiseaux du plateau qui conviennent, lesquels valent le plus ?
none_fits = Aucun ne convient
by_name = Ou nommer les oiseaux du plateau
by_name_help = Inutile alors de savoir lesquels conviennent, et le hasard choisit entre ceux de même valeur.
face_up = Sur le plateau
these_are_face_up = Voilà le plateau
took_points =
    { $n ->
        [one] Il a pris, face visible, l’oiseau qui vaut { $n } point. Défaussez les autres qui conviennent ; entre plusieurs de même valeur, il prend n’importe lequel.
       *[other] Il a pris, face visible, l’oiseau qui vaut { $n } points. Défaussez les autres qui conviennent ; entre plusieurs de même valeur, il prend n’importe lequel.
    }
took_bird = Il a pris cet oiseau, face visible : { $bird }. Défaussez les autres qui conviennent.
took_face_down = Aucun ne convient : il a pris, face cachée, la première carte de la pioche.
take_off = Retirer { $name }
cubes_now =
    { $n ->
        [0] Il n’y a maintenant aucun cube.
        [one] Il y a maintenant { $n } cube.
       *[other] Il y a maintenant { $n } cubes.
    }

## L’Automa : la fin d’une manche et de la partie

use_teal = Utilisez vos pouvoirs de fin de manche.
nectar_back = Remettez ensuite le nectar non dépensé.
automa_counts = L’Automa en a { $n }.
ask_goal = Combien en avez-vous ?
you = Vous
automa_nectar = Son nectar dépensé : { $changes }
card_removed = Retirée de sa pioche : { $card }.
new_tray = Défaussez les oiseaux du plateau et dévoilez-en trois nouveaux.
next_round = À la manche suivante
last = À la fin de la partie
over = Les points de l’Automa
use_yellow = Utilisez vos pouvoirs de fin de partie. Comptez ensuite ce que vous avez.
nectar_on_pad = Les points du nectar dépensé sont comparés sur la feuille de score.
count_mine = Compter mes points
solo_again = Nouvelle partie

## Ce qu’a l’Automa

has = Ce qu’a l’Automa
has_eggs = Œufs
has_birds = Oiseaux face visible (points)
has_face_down = Cartes face cachée (points)
has_cubes = Cubes sur l’objectif
has_nectar = Nectar dépensé

## La feuille de score

name = Nom
put = Mettre dans cette ligne : { $row } ({ $bird })
add-eggs = Un œuf de plus sur { $bird }, qui en a { $n }
add-cached = Une nourriture stockée de plus sur { $bird }, qui en a { $n }
add-tucked = Une carte de plus sous { $bird }, qui en a { $n }
take-eggs = Un œuf de moins sur { $bird }
take-cached = Une nourriture de moins sur { $bird }
take-tucked = Une carte de moins sous { $bird }
less = Plus sur cet oiseau : { $bird }
sideways = En travers
out = Retirer
add_bonus = Ajouter une carte Bonus
choose = Choisir…
counting = Comptent
nearly = Proches, mais ne comptent pas
goals_help = Le nombre qu’avait le joueur pour chaque objectif au moment du décompte. Le choix des objectifs se trouve plus bas.
spent = Dépensé : { $row }
hand = Cartes Oiseau en main
points = Points
figures = Points par catégorie : { $name }
figures_help = Tels que les donnent les oiseaux, les cartes et les objectifs. Un nombre saisi les remplace.
won = Victoire de { $names } !
won_by_food = Victoire de { $names }, grâce à la nourriture restante !
shared = { $names } se partagent la victoire.
share = Partager l’image
keep = Garder dans les statistiques
kept = Gardée
kept_said = La partie figure dans les statistiques.
picture_told = Sur table
pad_set_up = Joueurs, extensions et objectifs
players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
no_goal = non choisi
new_pad = Feuille vierge

## Les aides

ask_bird = Sur un oiseau
counts_for = Compte-t-il pour
any_bonus = toute carte Bonus
counts = compte
counts_nearly = proche, mais ne compte pas
counts_not = ne compte pas
none_of_mine = aucun ne compte
draw = Avant la partie
draw_now = Tirer les objectifs et le premier joueur
first = Qui commence : { $name }.
