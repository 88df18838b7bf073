### Une table disposée à la main.

close = Terminé
undo = Annuler
redo = Rétablir
# $name: a player. $what: what is laid out: “Ada: food”.
of_seat = { $name } : { $what }
# A heading, below a player’s name: the cards under a bird.
under = sous : { $bird }
tray_space = Plateau Oiseaux, emplacement { $n }
# What a press on a bird of the mat does.
change_bird = Modifier : { $bird }
# What a press on the next empty space of a row does.
put_bird = Poser un oiseau : { $habitat }

## The places, in a list

place = Endroit de la table
at_mat = Plateau Joueur
at_set_up = Mise en place
at_turn = Manche et tour
at_goals = Objectifs
at_food = Nourriture
at_hand = Main
at_bonus = Cartes bonus
at_cubes = Cubes
at_tray = Plateau Oiseaux
at_feeder = Dés
at_discards = Défausse
at_automa = Automa
at_play = Et ensuite ?

## Birds

name = Oiseau
name_hint = Quelques lettres, en toute langue
none_found = Aucun oiseau ne porte un nom de ce genre.
# What a press on a card in the gallery does.
put = Poser ici { $bird }
# A mark on a card in the gallery.
on_table = Sur la table
choose_bird = Choisir un oiseau
next_space = Emplacement suivant
other_bird = Un autre oiseau ici
remove = Le retirer
take_away = Retirer { $what }
name_tucked = Nommer les cartes glissées dessous
# A button: what the power of the bird does on this table is played.
see_power = Voir son pouvoir
sideways = Posé en travers
pink_used = Pouvoir rose utilisé depuis le dernier tour
eggs = œufs
tucked = cartes glissées
cached = Nourriture stockée
# $what: what is counted.
less = Un de moins : { $what }
more = Un de plus : { $what }

## Dice

die = Dé { $n }
# The die lies outside the birdfeeder.
die_out = hors de la mangeoire

## What is not laid out

unknown = Cartes inconnues
unknown_help = Les cartes que personne n’a nommées sont distribuées au hasard. Le conseiller ne regarde jamais celles des autres.
dealt = Rien n’est posé ici : le hasard en décide.
at_random = Au hasard
empty_space = Laisser vide
by_itself = Selon la partie

## The turn

round = Manche
first_player = Premier joueur
phase = Moment
phase_setup = Choix du départ
phase_turn = Un tour
phase_round_end = Fin de manche : pouvoirs
phase_scoring = Fin de manche : décompte
phase_game_end = Fin de partie : pouvoirs
phase_over = Partie terminée
turn_of = À qui le tour
seed_help = Le numéro de donne décide de ce qui est distribué au hasard.

## The Automa

automa_turns = Tours joués
automa_eggs = Œufs
automa_cubes = Cubes sur l’objectif
automa_face_down = Oiseaux face cachée
automa_birds = Oiseaux face visible
automa_turned = Cartes révélées cette manche

## What becomes of the table

ask_coach = Demander conseil
play_here = Continuer, tous ici
play_alone = Continuer la partie
# $name: the player who is not a computer player.
play_programs = Continuer à la place de { $name }, contre l’ordinateur
make_exercise = En faire un exercice
share = Partager par un lien
play_help = Ce qui n’est pas posé est distribué avec le numéro de donne { $seed }. Une partie commencée ici est conservée, revue et partagée comme toute autre.

## What cannot be

no_impossible = C’est impossible sur cette table.
no_not_in_play = { $bird } n’est pas dans les cartes de cette partie.
no_taken = { $bird } : déjà { $where }.
no_not_at_home = { $bird } ne vit pas dans cet habitat ({ $habitat }).
no_row_full = Cette rangée ({ $habitat }) est pleine : cinq emplacements.
no_egg_limit =
    { $n ->
        [0] { $bird } : pas de place pour un œuf.
        [one] { $bird } : de la place pour un seul œuf.
       *[other] { $bird } : de la place pour { $n } œufs.
    }
no_power_idle = Rien sur cette table ne déclenche le pouvoir : { $bird }.
no_none_left = Il n’y a plus rien à retirer.
no_no_more = Pas plus de { $n }.
no_no_nectar = Sans le jeu Océanie, il n’y a pas de nectar.
no_tucked_by_number = { $bird } : les cartes glissées sont seulement comptées. Retirez ce nombre pour les nommer.
no_tucked_by_name = { $bird } : les cartes glissées sont nommées. Retirez-les pour les compter.
no_turns =
    { $n ->
        [one] Cette manche compte un tour : pas un cube de plus.
       *[other] Cette manche compte { $n } tours : pas un cube de plus.
    }
no_feeder_empty = La mangeoire n’est jamais vide : on relance les dés.
no_automa_bonus = L’Automa ne peut pas se servir de « { $bonus } ».
no_bonus_taken = Quelqu’un a déjà « { $bonus } ».
no_no_seed = Un numéro de donne est un nombre entier.
no_last_round = La partie ne finit qu’après la manche { $n }.
no_first_round = Le départ ne se choisit qu’avant la manche 1.
no_set_in_use = { $bird } est sur la table et vient de ce jeu.

## Where a bird is

is_hand = dans la main de { $name }
is_mat = sur le plateau de { $name }
is_tucked = parmi les cartes glissées de { $name }
is_tray = sur le plateau Oiseaux
is_discards = dans la défausse
is_automa = chez l’Automa

## What only a power could have brought

odd_tucked = { $bird } ne glisse pas de carte : un autre pouvoir a dû le faire.
odd_cached = { $bird } ne stocke pas de nourriture : un autre pouvoir a dû le faire.
