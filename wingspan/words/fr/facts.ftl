### A first game with the coach: the fact given about each option.

decline = Rien de donné, rien de gagné.
reroll = Les cinq dés sont relancés : le hasard décide.
power = { $power }
keep_no_more =
    { $n ->
        [one] Vous gardez { $n } nourriture.
       *[other] Vous gardez { $n } nourritures.
    }
pays_then = Il reste de quoi payer { $n } de vos oiseaux.
bonus_birds =
    { $n ->
        [one] { $n } de vos oiseaux compte déjà pour elle.
       *[other] { $n } de vos oiseaux comptent déjà pour elle.
    }
bonus_table = Elle compte ce que vous aurez à la fin, quels que soient vos oiseaux.
play =
    { $n ->
        [one] Vous pouvez jouer { $n } oiseau. Un oiseau rapporte ses points et renforce sa ligne.
       *[other] Vous pouvez jouer { $n } oiseaux. Un oiseau rapporte ses points et renforce sa ligne.
    }
food_for =
    { $n ->
        [one] { $n } nourriture. La mangeoire a de quoi nourrir { $bird }.
       *[other] { $n } nourritures. La mangeoire a de quoi nourrir { $bird }.
    }
food =
    { $n ->
        [one] { $n } nourriture, mais rien que vos oiseaux mangent.
       *[other] { $n } nourritures, mais rien que vos oiseaux mangent.
    }
eggs =
    { $n ->
        [one] { $n } œuf : un point chacun, et de quoi payer les colonnes suivantes.
       *[other] { $n } œufs : un point chacun, et de quoi payer les colonnes suivantes.
    }
eggs_no_room = Aucun nid n’a de place pour un œuf.
cards =
    { $n ->
        [one] { $n } carte. Vous en avez { $hand } en main.
       *[other] { $n } cartes. Vous en avez { $hand } en main.
    }
bird =
    { $points ->
        [one]
            { $cost ->
                [one] { $points } point pour { $cost } nourriture. { $power }
               *[other] { $points } point pour { $cost } nourritures. { $power }
            }
       *[other]
            { $cost ->
                [one] { $points } points pour { $cost } nourriture. { $power }
               *[other] { $points } points pour { $cost } nourritures. { $power }
            }
    }
row_gain_food = Avec un oiseau de plus, gagner de la nourriture en donne { $then } au lieu de { $now } ; la case suivante peut aussi permettre un échange.
row_lay_eggs = Avec un oiseau de plus, pondre donne { $then } œufs au lieu de { $now } ; la case suivante peut aussi permettre un échange.
row_draw_cards = Avec un oiseau de plus, piocher donne { $then } au lieu de { $now } ; la case suivante peut aussi permettre un échange.
pay =
    { $n ->
        [one] Coûte { $n } jeton ; le reste paie encore { $birds } de vos oiseaux.
       *[other] Coûte { $n } jetons ; le reste paie encore { $birds } de vos oiseaux.
    }
pay_all =
    { $n ->
        [one] Coûte { $n } jeton ; le reste ne paie aucun de vos autres oiseaux.
       *[other] Coûte { $n } jetons ; le reste ne paie aucun de vos autres oiseaux.
    }
egg_left =
    { $n ->
        [one] Il resterait { $n } œuf sur { $bird }.
       *[other] Il resterait { $n } œufs sur { $bird }.
    }
egg_counts = Cet œuf compte pour l’objectif de la manche. Il en resterait { $n } sur { $bird }.
food_completes = Vous pourriez alors payer { $bird }.
food_helps =
    { $n ->
        [one] Pour jouer { $bird }, il ne manquerait plus que { $n } nourriture.
       *[other] Pour jouer { $bird }, il ne manquerait plus que { $n } nourritures.
    }
food_spare = Aucun oiseau de votre main n’en a besoin : { $food }.
lay =
    { $n ->
        [one] { $bird } a encore de la place pour { $n } œuf.
       *[other] { $bird } a encore de la place pour { $n } œufs.
    }
lay_goal = Cet œuf compte pour l’objectif de la manche. Place restante sur { $bird } : { $n }.
draw_unknown = La première carte de la pioche, sans la voir.
draw_ready =
    { $points ->
        [one] { $points } point, et vous avez la nourriture. { $power }
       *[other] { $points } points, et vous avez la nourriture. { $power }
    }
draw_missing =
    { $points ->
        [one]
            { $n ->
                [one] { $points } point ; il vous manque { $n } nourriture. { $power }
               *[other] { $points } point ; il vous manque { $n } nourritures. { $power }
            }
       *[other]
            { $n ->
                [one] { $points } points ; il vous manque { $n } nourriture. { $power }
               *[other] { $points } points ; il vous manque { $n } nourritures. { $power }
            }
    }
give_card =
    { $n ->
        [one]
            { $hand ->
                [one] Il vous manque { $n } nourriture pour la jouer. Vous avez { $hand } carte en main.
               *[other] Il vous manque { $n } nourriture pour la jouer. Vous avez { $hand } cartes en main.
            }
       *[other]
            { $hand ->
                [one] Il vous manque { $n } nourritures pour la jouer. Vous avez { $hand } carte en main.
               *[other] Il vous manque { $n } nourritures pour la jouer. Vous avez { $hand } cartes en main.
            }
    }
give_ready =
    { $hand ->
        [one] Vous pourriez la payer. Vous avez { $hand } carte en main.
       *[other] Vous pourriez la payer. Vous avez { $hand } cartes en main.
    }
give_egg = Un œuf vaut un point ; il en resterait { $n } sur { $bird }.
give_food = Il vous en resterait { $n } : { $food }.
helpers =
    { $helpers ->
        [one] { $helpers } oiseau de cette ligne aide aussi.
       *[other] { $helpers } oiseaux de cette ligne aident aussi.
    }

## Before the text of a power

power_white = Quand vous jouez cet oiseau : { $power }
power_brown = Chaque fois que sa ligne sert : { $power }
power_pink = Pendant le tour des autres : { $power }
power_teal = À la fin de chaque manche : { $power }
power_yellow = À la fin de la partie : { $power }
