### The interface: what is said on the start page and at the table.

## The start form

title = Wingspan
new_game = Nouvelle partie
continue = Reprendre la partie
as_last_time = Comme la dernière fois : { $who }
exercises = Exercices
exercises_offer = Trouvez le meilleur coup, dans de belles parties et dans les vôtres
exercise_unknown = Cette page n’a pas cet exercice. Le lien est peut-être abîmé, ou bien l’exercice venait d’une partie gardée dans un autre navigateur.
lessons_offer = Six courtes leçons, chacune avec un petit objectif, puis une première partie guidée
with_friend = Avec un ami
with_friend_offer = Sur cet écran, en direct sur deux appareils, ou par lien
beside = Avec le jeu de société
beside_offer = Sur votre table : l’Automa, une feuille de score, des aides
friend_where = Votre ami joue
friend_here = sur cet écran
friend_live = sur son propre appareil, en direct
friend_by_link = à distance, par lien
friend_own = Votre nom
friend_other = Nom de votre ami
friend_first = Qui commence
friend_first_chance = au hasard
friend_first_0 = vous
friend_first_1 = votre ami
friend_cards = Cartes
more_options = Plus d’options
lay_out = Disposer une table
lay_out_help = Mettez n’importe quelle table à l’écran, d’une vraie partie ou imaginée, pour y jouer, demander conseil ou l’envoyer.
copy_table = Copier cette table
what_is_this = Qu’est-ce que c’est ?
players = Joueurs
solo = En solitaire, contre l’Automa
hot_seat_help = Vous vous passez l’écran : il ne montre que la main de celui qui joue.
names = Noms
player_by_number = Joueur { $n }
seat_who = Qui est le joueur { $n } ?
seat_person = Une personne ici
seat_live = Sur son appareil, en direct
seat_far = À distance, par lien
program_told = { $name }, { $strength }
program_level = { $program } (environ { $n } points)
people_about = Joueurs ici et à distance
programs_about = À propos des adversaires virtuels
programs_help = Ils ne voient que ce que verrait une personne à leur place. Ils jouent hors ligne, et la même donne avec les mêmes réponses se déroule toujours de la même façon. Les points sont ceux que marquent deux joueurs de ce niveau l’un contre l’autre, avec le jeu de base.
program_name_mourning_dove = Paloma
program_strength_mourning_dove = très facile
program_mourning_dove = Joue comme ça vient. Bonne compagnie pour débuter.
program_name_american_robin = Robin
program_strength_american_robin = facile
program_american_robin = Sait ce que vaut une carte, mais oublie souvent pourquoi il la voulait.
program_name_blue_jay = Jay
program_strength_blue_jay = moyen
program_blue_jay = Construit bien, et se laisse tenter de temps en temps.
program_name_belted_kingfisher = Fisher
program_strength_belted_kingfisher = difficile
program_belted_kingfisher = Se fie à son expérience et n’hésite jamais.
program_name_barn_owl = Minerva
program_strength_barn_owl = très difficile
program_barn_owl = Essaie ses meilleures idées deux tours à l’avance avant de jouer.
program_name_common_raven = Corvin
program_strength_common_raven = expert
program_common_raven = Voit jusqu’à neuf tours plus loin, et envisage bien des suites. Il lui faut une seconde ou deux.
nobody_plays = Il faut au moins une personne devant cet écran, ou qui y vienne en direct.
play_now = Jouer tout de suite
play_now_first = Contre un adversaire virtuel facile
play_now_help = Une partie à deux contre un adversaire virtuel à peu près de votre force.
play_now_against = Jouer contre { $program }
deal_against = Contre : { $names }
thinks = { $name } réfléchit
think_no_more = Jouer sans attendre
hurried = a joué sans finir de réfléchir
program_gone = Cette version de la page n’a plus l’adversaire virtuel de cette table. Vous pouvez jouer à sa place, ou ouvrir la partie avec la version où elle a commencé.
take_its_seat = Jouer à sa place
thinking_trouble = Les adversaires virtuels se sont bloqués et ont été relancés. Rien n’est perdu.
stat_rating = Votre cote
stat_rating_range = ± { $n }
stat_programs = Contre les adversaires virtuels
stat_opponent_level = Adversaire virtuel
level = Niveau de l’Automa
automubon = Avec la carte Société Protectrice des Automates
goal_side = Objectifs
goals_green = Face verte : classement
goals_blue = Face bleue : 1 point par élément
names_language = Noms d’oiseaux qui comptent pour les cartes Bonus
names_language_help = Certaines cartes Bonus cherchent des mots dans les noms d’oiseaux. La langue de l’écran n’y change rien.
seed = Numéro de donne
seed_random = au hasard
seed_help = Le même numéro redonne les mêmes cartes.
begin = Commencer
language = Langue
sets = Cartes de la partie
set-core = Jeu de base
set-core-about = 170 oiseaux, avec objectifs et cartes Bonus. Toujours dans la partie.
set-swiftstart = Paquet Swift-Start
set-swiftstart-about = 10 oiseaux de plus aux pouvoirs simples, parfaits pour une première partie.
set-european = Extension Europe
set-european-about = 81 oiseaux ; certains ont un pouvoir de fin de manche, d’autres se jouent en travers ou sur un autre oiseau.
set-oceania = Extension Océanie
set-oceania-about = 95 oiseaux, dont certains au pouvoir de fin de partie ; et le nectar, une nourriture joker perdue à chaque fin de manche, avec ses plateaux et ses dés.
set-asia = Set Asie
set-asia-about = 90 oiseaux ; certains tentent leur chance aux dés ou aux cartes, d’autres visitent ou copient les voisins.

## The set-up

set_up = Gardez { $n } éléments en tout, oiseaux ou nourriture, et une carte Bonus.
set_up_food = Nourriture à garder
set_up_birds =
    { $n ->
        [one] { $n } oiseau gardé
       *[other] { $n } oiseaux gardés
    }
set_up_food_kept =
    { $n ->
        [one] { $n } nourriture gardée
       *[other] { $n } nourritures gardées
    }
set_up_food_proposed =
    { $n ->
        [one] { $n } nourriture proposée
       *[other] { $n } nourritures proposées
    }
set_up_food_left =
    { $n ->
        [one] choisissez encore { $n } nourriture
       *[other] choisissez encore { $n } nourritures
    }
set_up_bonus_left = choisissez maintenant une carte Bonus
set_up_counted =
    { $birds ->
        [one]
            { $food ->
                [one] { $birds } oiseau + { $food } nourriture
               *[other] { $birds } oiseau + { $food } nourritures
            }
       *[other]
            { $food ->
                [one] { $birds } oiseaux + { $food } nourriture
               *[other] { $birds } oiseaux + { $food } nourritures
            }
    }
set_up_bonus_short = choisissez une carte Bonus
set_up_keep = Garder : { $what }
counts_mat = En jeu
counts_kept = Gardés
counts_hand = Main
counts_tray = Plateau
counts_none = Aucun oiseau en main ni sur le plateau Oiseaux ne compte.
run = { $n } sur { $all }
confirm = Confirmer

## Answers that would do nothing

in_vain = « { $action } » ne donnerait rien : { $why }.
in_vain_no_bird = pas encore d’oiseau
in_vain_no_room = tous les nids sont pleins
in_vain_no_card = il ne reste aucune carte
in_vain_anyway = Jouer quand même
in_vain_back = Retour
highlighted =
    { $n ->
        [one] { $n } élément en surbrillance sur la table
       *[other] { $n } éléments en surbrillance sur la table
    }
you_have = vous en avez { $n }

## The table

automa = Automa
round_of = Manche { $n } sur { $rounds }
turns_left =
    { $n ->
        [one] { $n } tour restant
       *[other] { $n } tours restants
    }
your_mat = Votre plateau
mat_of = Plateau { DE($name) }
belongings_of = Ce que possède { $name }
bonus_cards_count =
    { $n ->
        [one] { $n } carte Bonus
       *[other] { $n } cartes Bonus
    }
cubes =
    { $n ->
        [one] { $n } cube Action
       *[other] { $n } cubes Action
    }
egg_cost =
    { $n ->
        [one] La colonne { $column } coûte { $n } œuf
       *[other] La colonne { $column } coûte { $n } œufs
    }
no_eggs = sans œuf
benefit_forest = nourriture de la mangeoire
benefit_grassland =
    { $n ->
        [one] œuf
       *[other] œufs
    }
benefit_wetland =
    { $n ->
        [one] carte
       *[other] cartes
    }
trade_card = un de plus en défaussant une carte
trade_food = un de plus en payant 1 nourriture
trade_egg = une de plus en défaussant un œuf
trade_nectar = une de plus en dépensant un nectar
reset_birdfeeder = d’abord, vous pouvez payer 1 nourriture pour relancer les dés de la mangeoire
reset_tray = d’abord, vous pouvez payer 1 nourriture pour renouveler le plateau Oiseaux
spent_nectar = Nectar dépensé
mat = Plateau Joueur
mat-auto = Selon les cartes
mat-base = Plateau du jeu de base
mat-oceania = Plateau d’Océanie
powers =
    { $n ->
        [one] { $n } pouvoir à utiliser
       *[other] { $n } pouvoirs à utiliser
    }
empty_space = vide
eggs_of =
    { $n ->
        [one] { $n } œuf sur { $limit }
       *[other] { $n } œufs sur { $limit }
    }
cached = { $n } { $food } sur l’oiseau
tucked =
    { $n ->
        [one] { $n } carte glissée
       *[other] { $n } cartes glissées
    }
read_card = Lire la carte : { $name }
any_food = nourriture au choix
cost = Coût
so_far = { $cm } cm à ce stade
no_cost = gratuit
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
points_word =
    { $n ->
        [one] point
       *[other] points
    }
egg_limit =
    { $n ->
        [one] jusqu’à { $n } œuf
       *[other] jusqu’à { $n } œufs
    }
wingspan = envergure { $cm } cm
flightless = ne vole pas
power_lead = { $kind } :
predator = prédateur
flocking = grégaire
hand = Votre main
hand_of = Main { DE($name) }
kept = gardé
hand_empty = Aucune carte en main.
cards_count =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
your_food = Votre nourriture
birdfeeder = Mangeoire
dice_outside = Dés hors de la mangeoire
tray = Plateau Oiseaux
deck = Pioche
undo = Annuler
undo_help = Annuler la dernière réponse (Ctrl+Z)

## Beside the mat

hint = Indice
hint_help = Demander au guide : où regarder, puis quoi choisir, puis pourquoi
hint_help_plain = Un indice du guide, pas à pas
key_hint = H
score = Score
category = Catégorie
score_birds = Oiseaux
score_bonus = Cartes Bonus
score_goals = Objectifs
score_eggs = Œufs
score_cached = Nourriture stockée
score_tucked = Cartes glissées
nectar_so_far = + { $n } pour le nectar à ce stade
score_nectar = Nectar
score_total = Total
score_unused_food = Nourriture non utilisée (égalité)
score_rank = Rang
goals = Objectifs
round_n = Manche { $n } :
round_label = Manche { $n }
goal_places = Places : { $places }
counted = { $name } : { $n }
goal_each = 1 point chacun, jusqu’à { $most }
bonus_cards = Cartes Bonus
no_bonus_cards = Aucune carte Bonus pour l’instant.
automa_sleeps = Il dort pendant que vous apprenez.
automa_no_turn = Il n’a pas encore joué.
automa_did = Son dernier tour
automa_birds = Oiseaux :
automa_face_down = ses cartes face cachée :
automa_eggs = ses œufs :
automa_cubes = ses cubes sur l’objectif :
automa_deck = cartes restant dans sa pioche :
automa_bonus = sa carte Bonus :
log = Journal
log_empty = Il ne s’est encore rien passé.

## The end of a round

round_ended = Fin de la manche { $n }
cubes_back = Tous les cubes sont repris : la manche suivante compte { $n } tours.
next_goal = Prochain objectif
next_round = Passer à la manche { $n }
next_round_or_play = Ou jouez directement.
share_player = Joueur
share_count = Nombre
share_paid = Points gagnés
share_tied = ex æquo

## The end

victory =
    { $n ->
        [one] { $name } l’emporte avec { $n } point
       *[other] { $name } l’emporte avec { $n } points
    }
victory_automa =
    { $n ->
        [one] L’Automa l’emporte avec { $n } point
       *[other] L’Automa l’emporte avec { $n } points
    }
shared_victory =
    { $n ->
        [one] { $names } se partagent la victoire avec { $n } point
       *[other] { $names } se partagent la victoire avec { $n } points
    }
again_new = Rejouer
again_same = Rejouer cette donne
again_harder = Un peu plus difficile
again_easier = Plus facile
victory_over = { $name } l’emporte, { $n } à { $other }
victory_automa_over = L’Automa l’emporte, { $n } à { $other }
flock_yours =
    { $n ->
        [one] { $n } oiseau sur votre plateau
       *[other] { $n } oiseaux sur votre plateau
    }
flock_of =
    { $n ->
        [one] { $name } : { $n } oiseau sur le plateau
       *[other] { $name } : { $n } oiseaux sur le plateau
    }
mistakes_again = Retravailler mes erreurs
mistakes_again_help = Le guide examine la partie, puis vous repose les choix qui vous ont coûté le plus.
picture = Partager une image
picture_help = Vos oiseaux et les points de chacun en une image
picture_as_svg = Pour vous protéger, ce navigateur ne laisse aucune page lire ce qu’il dessine : l’image est un fichier SVG, que tout navigateur peut ouvrir.
challenge = Défier un ami
review = Revoir la partie
personal_best =
    { $n ->
        [one] Record personnel battu de { $n } point !
       *[other] Record personnel battu de { $n } points !
    }
personal_best_is =
    { $n ->
        [one] Votre record : { $n } point
       *[other] Votre record : { $n } points
    }
final_mats = Plateaux en fin de partie
record = Relevé de la partie
record_rules = Partie jouée avec la version { $n } des règles.
rules_changed = Ce qui a changé depuis
record_help = Toute la partie en texte : mise en place, numéro de donne et chaque réponse. Il permet de revoir la partie jusqu’au bout.
copy = Copier

## Failures

failed = Une erreur est survenue
failed_help = Rien n’est perdu : la partie est sauvegardée dans ce navigateur jusqu’à votre dernière réponse. Reprenez à partir de là, ou choisissez une autre solution. Merci de signaler le problème aux auteurs de cette page.
failed_go_on = Reprendre après la dernière réponse
failed_reload = Recharger la page
broke = Une erreur vient de survenir. Rien n’est perdu : la table n’a pas changé. Réessayez, ou faites autre chose.
no_memory = L’appareil n’a plus de mémoire pour la page. Rien n’est perdu : fermez d’autres onglets et applications, puis rechargez la page.
game_not_shown = Impossible d’afficher cette partie : la page n’arrive pas à la lire. Elle reste parmi vos parties sauvegardées ; vous pouvez réessayer de l’ouvrir ou l’enregistrer dans un fichier.
do_export_unshown = Enregistrer dans un fichier
do_live = La table
do_report = Le signaler
do_reload = Recharger la page

## The hand, and what a card lacks

sort = Trier
sort_drawn = par arrivée
sort_habitat = par habitat
sort_cost = par coût
sort_points = par points
sort_playable = jouables d’abord
lives_elsewhere = ne peut pas vivre dans cet habitat
rows_full =
    { $n ->
        [one] son habitat est plein
       *[other] ses habitats sont pleins
    }
needs = il manque { $things }
needs_short = il manque
more = { $n } { $thing }
more_food =
    { $n ->
        [one] { $n } nourriture au choix
       *[other] { $n } nourritures au choix
    }
more_eggs =
    { $n ->
        [one] { $n } œuf
       *[other] { $n } œufs
    }
nectar_for_each = { $things } (du nectar convient pour chacun)
or_any_food = { $things }, ou { $n } nourritures au choix
or_any_one = { $things }, ou { $n } nourriture au choix (deux en valent une)
eggs_then_food = { $eggs } ; { $food }
food_count =
    { $n ->
        [one] { $n } nourriture au choix
       *[other] { $n } nourritures au choix
    }
birds_count =
    { $n ->
        [one] { $n } oiseau
       *[other] { $n } oiseaux
    }
eggs_count =
    { $n ->
        [one] { $n } œuf
       *[other] { $n } œufs
    }
and = et
or = ou
new_card = nouveau
counts_for = compte pour votre carte Bonus { $card }
bonus_next =
    { $points ->
        [one] { $n } de plus : { $points } point
       *[other] { $n } de plus : { $points } points
    }
bonus_most = le maximum
bonus_others =
    { $n ->
        [one] +{ $n } autre
       *[other] +{ $n } autres
    }
no_goal_help = Ne rapporte rien ; chacun a un tour de plus à chaque manche suivante.

## Goals, and why the Automa did what it did

goal_yours =
    { $n ->
        [one] Vous marqueriez { $n } point
       *[other] Vous marqueriez { $n } points
    }
goal_more =
    { $points ->
        [one] { $n } de plus : { $points } point
       *[other] { $n } de plus : { $points } points
    }
goal_tied = ex æquo : les points sont partagés
automa_why_bird =
    { $first ->
        [lowest]
            { $n ->
                [one] Il collectionne les { $rule } ; sur le plateau Oiseaux, c’est { $bird } qui vaut le moins ({ $n } point).
               *[other] Il collectionne les { $rule } ; sur le plateau Oiseaux, c’est { $bird } qui vaut le moins ({ $n } points).
            }
       *[highest]
            { $n ->
                [one] Il collectionne les { $rule } ; sur le plateau Oiseaux, c’est { $bird } qui vaut le plus ({ $n } point).
               *[other] Il collectionne les { $rule } ; sur le plateau Oiseaux, c’est { $bird } qui vaut le plus ({ $n } points).
            }
    }
automa_why_lot =
    { $n ->
        [one] Il collectionne les { $rule } ; sur le plateau Oiseaux, plusieurs valent { $n } point, et le hasard a désigné { $bird }.
       *[other] Il collectionne les { $rule } ; sur le plateau Oiseaux, plusieurs valent { $n } points, et le hasard a désigné { $bird }.
    }
automa_why_birds =
    { $first ->
        [lowest]
            { $n ->
                [one] Il collectionne les { $rule }, jusqu’à { $most } à la fois, les moins précieux d’abord : { $bird } ({ $n } point).
               *[other] Il collectionne les { $rule }, jusqu’à { $most } à la fois, les moins précieux d’abord : { $bird } ({ $n } points).
            }
       *[highest]
            { $n ->
                [one] Il collectionne les { $rule }, jusqu’à { $most } à la fois, les plus précieux d’abord : { $bird } ({ $n } point).
               *[other] Il collectionne les { $rule }, jusqu’à { $most } à la fois, les plus précieux d’abord : { $bird } ({ $n } points).
            }
    }
automa_why_only_bird =
    { $n ->
        [one] Il collectionne les { $rule } ; sur le plateau Oiseaux, il n’y avait { QUE($bird) } ({ $n } point).
       *[other] Il collectionne les { $rule } ; sur le plateau Oiseaux, il n’y avait { QUE($bird) } ({ $n } points).
    }
automa_why_face_down = Il collectionne les { $rule } ; aucun sur le plateau Oiseaux, il a donc pris la première carte de la pioche.
automa_why_dice_nectar = Sa carte donne un ordre : la première nourriture présente dans la mangeoire était { $food }, sur la face { $face }. La carte ne nomme pas le nectar : cette face y vaut { $food }.
automa_nectar_faces = Avec le nectar, graine et fruit désignent les faces qui les montrent avec du nectar.
automa_why_dice = Sa carte donne un ordre : la première face présente dans la mangeoire était { $face }.
automa_wants = Il veut, sur le plateau Oiseaux :
automa_wants_this = l’Automa veut cet oiseau
die_taken = vient d’être pris
close = Fermer

## Parts of the table on a phone

tabs = Parties de la table
tab_table = Plateau
brief_gain_food = Nourriture
brief_lay_eggs = Œufs
brief_draw_cards = Cartes
tab_hint = Indice
tab_lesson = Leçon
tab_example = Exemple
tab_coach = Guide
tab_exercise = Exercice
tab_review = Analyse
tab_replay = Relecture
tab_layout = Table
tab_outlook = La suite
tab_hand = Main
tab_goals = Objectifs
to_answers = Répondre
tab_log = Journal

## Settings and keys

settings = Réglages
about = À propos de cette page
key_enter = Entrée
key_escape = Échap
key_control = Ctrl
key_undo = A
key_redo = R
action_keys = J G P C
start_keys_food = 6 7 8 9 0 N
start_keys_bonus = B C
setting_answer_for_me = Répondre pour moi
setting_answer_for_me_help = S’il n’y a qu’une réponse possible et qu’elle ne coûte rien, elle est donnée pour vous. Le journal le signale.
setting_public_hands = Mains visibles
setting_public_hands_help = Devant un même écran, tout le monde voit toutes les mains : inutile de se passer l’appareil.
theme = Thème
theme_auto = celui de l’appareil
theme_light = clair
theme_dark = sombre
motion = Animations
motion_off = aucune
motion_quick = rapides
motion_normal = normales
sound = Sons
sound_off = coupés
sound_soft = faibles
sound_medium = moyens
sound_loud = forts
keys = Touches
keys_on = actives
keys_alt_shift = avec Alt+Maj
keys_off = inactives
setting_keys_help = Jouer avec les chiffres et les lettres du clavier. « Inactives » convient à la saisie vocale ; « avec Alt+Maj », aux extensions du navigateur qui prennent les mêmes touches.
keys_are_alt_shift = Maintenez Alt et Maj avec un chiffre, une lettre ou le point d’interrogation.
keys_are_off = Les chiffres et les lettres sont inactifs.
keys_went_off = Un mot entier est arrivé plus vite qu’on ne peut taper : les chiffres et les lettres ne jouent plus.
do_settings = Réglages
keys_digits = Choisir ce qui porte ce chiffre
keys_enter = Appuyer sur le bouton marqué Entrée ; avec un indice ouvert, jouer le meilleur coup
keys_arrows = Se déplacer sur le plateau
key_uncover = V
keys_uncover = Dans une analyse : ce qui était caché
keys_help = Afficher cette liste
keys_escape = Fermer, ou reposer une carte
keys_abandon = Un chiffre ou une lettre compte quand on relâche la touche. Échap juste avant, et rien ne se passe.

## Taking back

undo_help_plain = Annuler la dernière réponse
redo_help_plain = Rétablir ce qui a été annulé
redo = Rétablir
redo_help = Rétablir ce qui a été annulé (Ctrl+Y)
with_take_backs = Avec retours en arrière : une réponse a été annulée après avoir vu des dés ou des cartes.
with_hints =
    { $n ->
        [one] Vous avez consulté le guide pour { $n } décision
       *[other] Vous avez consulté le guide pour { $n } décisions
    }
answered_for_you = réponse automatique

## Playing a bird in one go

place_where = { $bird } : dans quel habitat ?
place_how = { $bird } : comment payez-vous ?
pay_otherwise = Payer autrement…
pay_so = { $habitat }, en payant { $food }
put_back = Reposer
amount = { $n } { $thing }
pick_card = Jouer { $bird }
pick_card_only = Jouer { $bird } ({ $habitat })
place_here = Jouer { $bird } ici
begin_with = { $action } : { $what }
repeat = { $what }, { $n } fois

## Passing the device round

hand_over = Passez l’appareil à { $name }
hand_over_take = C’est moi, { $name }
hand_over_drew =
    { $n ->
        [one] { $name }, voici la carte piochée
       *[other] { $name }, voici les cartes piochées
    }
hand_over_since = Depuis le dernier tour { DE($name) }
hand_over_covered = Les mains restent cachées tant que l’appareil circule.
hand_over_pass = Masquer et passer à { $name }
hand_over_setup = { $name } choisit ses oiseaux, sa nourriture et sa carte Bonus de départ.
hand_over_turn = C’est à { $name } de jouer.
hand_over_goes_on = { $name } continue son tour.
hand_over_end = { $name } a des pouvoirs à utiliser.
hand_over_asked = { $other } joue, mais { $name } a un choix à faire.
hand_over_pink = { $other } joue, mais { $name } peut utiliser un pouvoir : { $bird }.
hand_over_shared = { $other } joue, et { $name } profite d’un pouvoir : { $bird }.

## All birds, and cards left out

gallery = Tous les oiseaux
gallery_filters = Filtres
gallery_name = Nom
gallery_habitat = Habitat
gallery_food = Nourriture
gallery_nest = Nid
gallery_power = Pouvoir
gallery_bonus = Carte Bonus
gallery_set = Extension
gallery_any = indifférent
gallery_found =
    { $n ->
        [one] { $n } oiseau
       *[other] { $n } oiseaux
    }
gallery_first = seuls les { $n } premiers sont affichés
gallery_none = Aucun oiseau ne réunit tout cela.
gallery_all = Afficher tous les oiseaux
left_out_title = Cartes écartées
left_out_none = Tous les oiseaux et toutes les cartes Bonus
left_out_count =
    { $n ->
        [one] { $n } oiseau écarté
       *[other] { $n } oiseaux écartés
    }
left_out_bonus_count =
    { $n ->
        [one] { $n } carte Bonus écartée
       *[other] { $n } cartes Bonus écartées
    }
left_out_choose = Choisir les cartes
left_out_help = Touchez une carte pour l’écarter des nouvelles parties ou la reprendre.
left_out = écarté
left_out_bonus = écartée
leave_out = Écarter : { $card }
leave_out_found = Écarter tous les oiseaux du filtre
take_found = Reprendre tous les oiseaux du filtre
deck_name = Nom de cette pioche
keep_deck = Garder cette pioche
drop_deck = Oublier la pioche { $name }

## What has happened, and how the points came

since_last_turn = Depuis votre dernier tour
watch_automa = L’Automa joue
watch_turn = { $name } joue
watch_again = Revoir
watch_back = Revenir
watch_pause = Pause
watch_skip = Passer
chart = L’évolution des scores
chart_totals = Points de chacun après chaque tour
chart_categories = { $name } : points par catégorie
chart_table = Les chiffres en tableau
chart_turn = Tour
turn_of = { $name }, manche { $round }, tour { $turn }
turn_when = manche { $round }, tour { $turn }
best_bird = Meilleur oiseau :
best_turn = Meilleur tour :
print = Imprimer

## Replays

replay = Revoir la partie
replay_place = Moment de la partie
replay_speed = { $n } ×
replay_start = Au début
replay_turn_before = Tour précédent
replay_before = Réponse précédente
replay_after = Réponse suivante
replay_turn_after = Tour suivant
replay_end = À la fin
replay_play = Lecture
replay_pause = Mettre en pause
replay_setup = Mise en place
replay_over = Fin de la partie
replay_other = { $name } fait un choix que vous ne pouvez pas voir.
replay_asks = { $name } choisit : { $question }
replay_answers = { $name } choisit : { $question } Réponse : { $answer }
# Opens the table that is shown as one to lay out by hand: what if it were otherwise?
what_if = Et si… ?
change_this = Modifier
play_on_from_here = Jouer à partir d’ici
play_on_from_here_help = Commence une nouvelle partie à partir d’ici ; l’ancienne est conservée.
review_judge = Qu’en dit le guide ?
review_judge_help = Chaque décision jugée d’après ce qu’on pouvait alors savoir
close_replay = Quitter
watch_replay = La revoir depuis le début
watch_last = Revoir les derniers coups
replay_turn = Revoir ce tour

## Play by link

live_help = Sur son appareil, en direct : chacun scanne un code et joue en même temps, sur le même réseau. Si vous jouez tous ainsi, cet écran montre la table et aucune main.
by_link_help = Les joueurs à distance reçoivent la partie sous forme de lien, par courriel ou messagerie, quand c’est leur tour.
hints_agreed = Indices pour tous
hints_agreed_help = Tous sont d’accord : chacun peut consulter le guide. Pas par lien.
waits_for = En attente { DE($name) }
no_hand = Cet écran montre la table. Chacun a sa main sur son propre appareil.
send_link = Envoyer la partie à { $name }
sit_beside = { $name } joue sur cet écran
in_advance = Choix pendant le tour des autres
in_advance_help = Vos oiseaux peuvent vous demander un choix pendant le tour des autres. Ceux que vous autorisez ici se font tout seuls, sans que la partie vous revienne à chaque fois.
in_advance_ask = Aucun : toujours me demander
in_advance_free = Ceux qui sont gratuits et sans alternative
in_advance_all = Tous ceux qui sont gratuits : la première option

## Opened links

arrival_game = On vous envoie une partie
arrival_yours = À vous de jouer, { $name }
arrival_invites = On vous invite à jouer pour { $name }
arrival_somebody_else = Je suis quelqu’un d’autre
arrival_branch = Dans ce lien, votre partie s’est poursuivie autrement
arrival_branch_help =
    { $n ->
        [one] Les deux parties ont { $n } réponse en commun, puis diffèrent. La vôtre reste telle quelle ; vous pouvez garder celle-ci à côté.
       *[other] Les deux parties ont { $n } réponses en commun, puis diffèrent. La vôtre reste telle quelle ; vous pouvez garder celle-ci à côté.
    }
arrival_deal = On vous envoie une donne à jouer
arrival_newer = Ce lien demande une version plus récente de la page
arrival_newer_help = Il vient d’une version plus récente, dont cette page ne connaît pas encore les règles. Mettez la page à jour et le lien s’ouvrira ; vos parties restent en place.
update_page = Mettre la page à jour
arrival_keeps = Votre partie en cours est conservée.
arrival_leave = Non merci
happened_last = Ce qui vient de se passer
play_as = Jouer en tant { QUE($name) }
play_on = Continuer à jouer
look_at_the_end = Voir le résultat
keep_mine = Continuer la mienne
link_secrets = Un lien contient toute la partie. La page ne montre à chacun que ce qu’il a le droit de voir, mais une personne décidée pourrait y lire les cartes cachées.
deal_of_the_day = Donne du jour
months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
date =
    { $day ->
        [one] 1er { $month } { $year }
       *[other] { $day } { $month } { $year }
    }
deal_of_the_day_help = { $day } : les mêmes cartes et les mêmes dés pour tout le monde.
beat =
    { $n ->
        [one] Faites mieux que { $n } point !
       *[other] Faites mieux que { $n } points !
    }
beat_done = Score à battre : { $n }. C’est fait !
beat_missed = Score à battre : { $n }.
setup_solo = En solitaire contre l’Automa : { $level }
setup_seed = Numéro de donne { $n }
link_unknown = Cette page ne sait pas lire ce lien.
link_why = Ce lien pose une question sur une table qui n’est pas ouverte ici. Ouvrez d’abord la partie, puis le lien.
link_newer = La partie a avancé ; voici où elle en est.
link_older = Ce lien est plus ancien que votre partie. La voici telle que vous l’avez laissée.
link_same = Ce lien montre la partie telle que vous l’avez.
link_error_too_long = Ce lien est trop long pour une partie. Rien n’a changé.
link_error_not_base64 = Ce lien est vide, ou autre chose a été collé avec.
link_error_damaged = Ce lien a été coupé ou modifié en route. Redemandez-le.
link_error_other_format = Ce lien vient d’une autre version de la page. Rechargez la page, ou redemandez le lien.
link_error_newer_rules = Ce lien vient d’une version plus récente. Mettez la page à jour pour l’ouvrir.
link_error_unknown_cards = Ce lien demande des cartes ou un plateau absents de cette version.
link_error_unknown_program = Ce lien fait jouer un adversaire virtuel que cette version ne connaît pas. Rechargez la page en étant en ligne, puis rouvrez-le.
link_error_impossible_setup = Ce lien contient une mise en place impossible.
link_error_impossible_name = Ce lien contient un nom de joueur qui ne peut pas s’afficher.
link_error_impossible_position = Ce lien contient une table impossible.
link_error_impossible_record = Ce lien contient une partie impossible.
link_error_impossible_answer = Ce lien contient une réponse que les règles interdisent.
link_error_past_the_end = Ce lien continue après la fin de sa partie.
link_error_written_otherwise = Ce lien a été modifié : la page n’écrit pas ses liens ainsi.
link_error_impossible_connection = Ce code ne décrit aucune connexion. Demandez-en un autre.

## Sharing

advanced = Options avancées
stun = Serveur STUN des tables en direct
stun_help = Utile seulement si une table en direct doit sortir du réseau local : ce serveur apprend alors les adresses des appareils. Si le champ est vide, aucun serveur n’est contacté.
share = Partager
share_what = Que voulez-vous envoyer ?
share_as_game = Cette partie
share_as_deal = Même donne, nouvelle partie
share_as_turn = Passer la main
share_game = Envoyer cette partie
share_game_help = Le lien ouvre la partie telle qu’elle est : pour la regarder, la revoir ou la continuer.
share_as_table = Cette table
share_table = Envoyer cette table
share_table_help = Le lien montre cette table telle qu’elle est disposée. Qui l’ouvre peut y continuer la partie, demander conseil ou la modifier.
share_deal = Envoyer cette donne
share_deal_help = Le lien commence une nouvelle partie avec les mêmes cartes et les mêmes dés. Si vous l’avez finie en solitaire, il donne le score à battre.
share_turn = Envoyer la partie à { $name }
share_turn_help = C’est ensuite à { $name } de jouer. Vous ne pourrez plus annuler vos réponses.
play_live = Jouer en direct
share_sheet = Partager…
share_text_game = Une partie de Wingspan
share_text_table = Une table : que joueriez-vous ?
share_text_deal = Même donne : ferez-vous mieux ?
share_text_turn = À vous de jouer, { $name } !
link = Lien
code = Le lien en code QR
code_help = À scanner avec un téléphone pour y ouvrir le lien.
code_too_long = Ce lien est trop long pour un code QR : partagez-le ou copiez-le.
copy_link = Copier le lien
copied_yes = C’est copié.
copied_no = Le navigateur a refusé la copie : sélectionnez le texte et copiez-le.
shared_yes = C’est partagé.
shared_no = Rien n’a été envoyé. Vous pouvez copier le lien.

## Keeping games

not_kept_full = Ce navigateur n’a plus de place : la partie n’est pas sauvegardée. Vous pouvez jouer, mais enregistrez-la dans un fichier.
not_kept_blocked = Ce navigateur ne laisse rien sauvegarder ici (une fenêtre privée, peut-être) : la partie n’est pas sauvegardée. Vous pouvez jouer, mais enregistrez-la dans un fichier.
do_export_this = Enregistrer dans un fichier
kept_aside = Une partie sauvegardée n’a pas pu être lue. Elle est mise de côté ; on peut la télécharger dans la liste des parties.
kept_apart = La copie sauvegardée de cette partie va plus loin que celle-ci. Elle reste dans la liste, comme une partie à part.
seven_days = Après sept jours d’utilisation sans visite ici, Safari et les navigateurs apparentés effacent ce que la page a gardé, sauf si elle est installée. Sur iPhone ou iPad : Partager, puis Sur l’écran d’accueil. Sur Mac : Fichier, puis Ajouter au Dock. Ou bien enregistrez vos parties dans un fichier.
do_export_all = Enregistrer toutes les parties
save_without_history = Cette partie a commencé sous d’anciennes règles. Elle reprend où elle en était, mais ce qui précède ne peut plus être revu.
save_turn_again = Le tour en cours recommence : sous les nouvelles règles, ses réponses voudraient dire autre chose.
save_error_missing = Cette partie n’est plus là.
save_error_too_long = C’est trop long pour une partie sauvegardée.
save_error_not_text = Ce n’est pas du texte, donc pas une partie sauvegardée.
save_error_not_json = Ce n’est pas une partie sauvegardée par cette page.
save_error_not_a_save = Ce n’est pas une partie sauvegardée par cette page.
save_error_damaged = Cette partie sauvegardée a été coupée ou modifiée.
save_error_newer_schema = Cette partie vient d’une version plus récente de la page. Rechargez la page pour l’obtenir.
save_error_newer_rules = Cette partie suit des règles plus récentes. Rechargez la page pour les obtenir.
save_error_older_rules = Cette partie suivait d’anciennes règles, et sa table n’a pas été gardée avec elle.
save_error_not_playable = Cette partie contient quelque chose que les règles interdisent.
elsewhere = Cette partie est ouverte dans un autre onglet
elsewhere_help = Un seul onglet peut la jouer, pour qu’aucune réponse ne se perde. L’autre s’arrête si vous la reprenez ici.
take_over = La reprendre ici

## Saved games

saved_games = Parties sauvegardées
saved_games_none = Aucune partie sauvegardée.
game_go_on = Reprendre
game_look = Revoir
game_alone = { $name } contre l’Automa ({ $level })
game_nameless = En solitaire contre l’Automa ({ $level })
game_seat = par lien, vous êtes { $name }
game_start = mise en place
game_total = { $name } : { $n }
game_over = terminée
ago_now = à l’instant
ago_minutes =
    { $n ->
        [one] il y a { $n } minute
       *[other] il y a { $n } minutes
    }
ago_hours =
    { $n ->
        [one] il y a { $n } heure
       *[other] il y a { $n } heures
    }
ago_days =
    { $n ->
        [one] il y a { $n } jour
       *[other] il y a { $n } jours
    }
deed_on = { $deed } : { $game }
rename = Renommer
rename_field = Nom de la partie
rename_done = Enregistrer
rename_not = Annuler
duplicate = Dupliquer
export = Exporter
export_all = Tout exporter
remove = Supprimer
removed_game = Supprimée : { $game }.
removed_games = Supprimées récemment
removed_help = Les cinq dernières sont gardées ici, tant que ce navigateur a de la place.
restore = Restaurer
bring = Importer des parties
bring_help = Un fichier exporté d’ici ou d’un autre navigateur, ou le relevé d’une partie. Vous pouvez aussi déposer des fichiers sur cette liste.
bring_file = Choisir des fichiers
bring_paste = Ou coller le texte :
bring_pasted = Importer le texte collé
aside = Mis de côté
aside_one = un texte mis de côté
aside_help = Ces textes ne peuvent pas être lus comme des parties. Ils sont gardés tels quels, et vous pouvez les télécharger.
aside_download = Télécharger
aside_length =
    { $n ->
        [one] ({ $n } caractère)
       *[other] ({ $n } caractères)
    }
imported =
    { $n ->
        [one] { $n } partie importée.
       *[other] { $n } parties importées.
    }
importing =
    { $done ->
        [one] { $done } partie examinée sur { $n }…
       *[other] { $done } parties examinées sur { $n }…
    }
import_stop = Arrêter
import_stopped =
    { $n ->
        [one] Arrêté : { $n } partie du fichier n’a pas été examinée. Ce qui est déjà ici n’est pas importé deux fois.
       *[other] Arrêté : { $n } parties du fichier n’ont pas été examinées. Ce qui est déjà ici n’est pas importé deux fois.
    }
more_games =
    { $n ->
        [one] Afficher plus de parties ({ $n } reste)
       *[other] Afficher plus de parties ({ $n } restent)
    }
imported_results =
    { $n ->
        [one] { $n } résultat ajouté aux statistiques.
       *[other] { $n } résultats ajoutés aux statistiques.
    }
imported_problem = La partie n° { $n } du fichier n’a pas été importée. { $reason }
imported_problems =
    { $n ->
        [one] { $n } autre n’a pas été importée non plus.
       *[other] { $n } autres n’ont pas été importées non plus.
    }
shelf_full = Ce navigateur n’a plus de place pour cela. Rien n’a changé ; supprimez ou exportez d’abord des parties.
shelf_blocked = C’est impossible : ce navigateur ne laisse rien sauvegarder ici.

## Statistics

statistics = Statistiques
statistics_help = Conservées dans ce navigateur et nulle part ailleurs.
statistics_none = Dès votre première partie terminée, vos chiffres s’afficheront ici :
example = Un exemple
statistics_erase = Tout effacer
statistics_erased = Statistiques effacées.
stat_games = Parties
stat_won = Gagnées
stat_of = sur { $n }
stat_best = Meilleur score
stat_mean = Moyenne
stat_streak = Victoires d’affilée
stat_days = Jours d’affilée avec la donne du jour
stat_most = record : { $n }
stat_hints = Avec indices
stat_hints_help = non comptées dans les autres chiffres
stat_recent = Vos derniers scores
stat_recent_help = Barre pleine : gagnée. Barre vide : perdue. Le trait en travers : le meilleur adversaire.
stat_level = Niveau
stat_levels = Contre l’Automa, par niveau
stat_means = Points moyens par catégorie
stat_when = Date
stat_own = Votre score
stat_opponent = Meilleur adversaire
stat_ended = Résultat
stat_won_one = gagnée
stat_lost_one = perdue

## The strip of tools and the menu

menu = Menu
report = Signaler un problème
documentation = Documentation
rules = Règles
lessons = Apprendre à jouer
deal_of_the_day_offer = Chaque jour, une partie contre l’Automa : la même donne pour tous
why_not_playable = Pourquoi ne puis-je pas le jouer ?
tip-why = D’où vient ce résultat ?
tip-rules = En savoir plus dans les règles
replaced = Une nouvelle version a remplacé cette page. Rechargez-la pour continuer ; les parties sauvegardées sont conservées.
not_fetched = Il faut du réseau la première fois. Ensuite, cela marche hors ligne.
