### Tips: a sentence or two about the thing that is pointed at.

## About any table

tip-food = Paie les oiseaux qui la montrent. Deux jetons au choix en remplacent un qui vous manque.
tip-nectar = Vaut n’importe quelle nourriture, mais ne peut pas être l’un des deux jetons qui en remplacent un autre. Ce qui reste en fin de manche est perdu ; ce que vous dépensez rapporte en fin de partie, habitat par habitat.
tip-wild = Une nourriture de votre choix.
tip-birdfeeder = Chaque dé pris donne une nourriture de sa face. Si tous les dés de la mangeoire montrent la même face, vous pouvez d’abord relancer les cinq. Dès qu’elle est vide, on relance les cinq.
tip-tray = Prenez une carte ici ou dans la pioche. Les places vides sont complétées en fin de tour ; les trois cartes sont remplacées en fin de manche.
tip-deck = La carte du dessus, face cachée. Si la pioche est épuisée, on mélange la défausse pour en former une nouvelle.
tip-habitat = Un oiseau ne se joue que dans un habitat que montre sa carte.
tip-nest = Certains objectifs, cartes Bonus et pouvoirs comptent les nids de ce type.
tip-nest-star = Compte comme tous les types de nid.
tip-nest-none = Sans nid, un oiseau ne porte pas d’œufs et ne compte pour aucun type de nid.
tip-egg_limit = Cet oiseau ne peut pas porter plus d’œufs. Un œuf vaut 1 point et aide à payer d’autres oiseaux.
tip-bird_points = Comptés en fin de partie si l’oiseau est sur le plateau.
tip-wingspan = Certains pouvoirs, objectifs et cartes Bonus comparent les envergures. Un oiseau qui ne vole pas compte pour l’envergure de votre choix.
tip-white = Une fois, quand vous jouez l’oiseau. Facultatif.
tip-brown = Chaque fois que vous faites l’action de son habitat, dont les oiseaux s’activent de droite à gauche. Facultatif.
tip-pink = Pendant le tour d’un autre joueur, quand ce qu’il attend se produit ; au plus une fois entre deux de vos tours.
tip-teal = À la fin de chaque manche, avant que son objectif soit marqué.
tip-yellow = Une seule fois, en fin de partie, avant le décompte des points.
tip-predator = Son pouvoir est une chasse. D’autres oiseaux et certaines cartes Bonus recherchent les prédateurs.
tip-flocking = Son pouvoir glisse des cartes sous des oiseaux. Certaines cartes Bonus recherchent les oiseaux grégaires.
tip-cached = 1 point par jeton. Ils ne peuvent pas être dépensés, sauf si le pouvoir de l’oiseau le dit.
tip-tucked = 1 point par carte sous l’oiseau.
tip-cube = Un par fois où cette action a été faite dans la manche ; ils reviennent en fin de manche.
tip-egg_cost = Œufs à défausser de vos oiseaux pour jouer dans cette colonne, en plus de la nourriture.
tip-spent_nectar = En fin de partie, celui qui a dépensé le plus de nectar dans un habitat y marque 5 points, le deuxième 2.
tip-score-birds = Les points imprimés sur les oiseaux ; pour l’Automa, ses cartes face cachée aussi.
tip-score-bonus = Ce que valent les cartes Bonus pour l’instant.
tip-score-goals = Ce qu’ont rapporté les objectifs des manches passées.
tip-score-eggs = 1 point par œuf.
tip-score-cached = 1 point par jeton Nourriture sur un oiseau.
tip-score-tucked = 1 point par carte sous un oiseau.
tip-score-nectar = Dans chaque habitat : 5 points pour le plus de nectar dépensé, 2 pour le deuxième.
tip-score-total = Comme si la partie finissait maintenant.
tip-automa-eggs = 1 point par œuf.
tip-automa-birds = Leurs points imprimés.
tip-automa-cubes = Chacun ajoute 1 à son compte pour l’objectif de cette manche ; ils partent à la fin de la manche.
tip-automa-deck = Il en révèle une à chaque tour ; elles sont mélangées à chaque manche.
tip-automa-bonus = Cette carte ne lui rapporte rien : elle dit quels oiseaux l’Automa prend en premier.
tip-automa-card = Une partie par manche : ce qu’il fait quand la carte est révélée.
tip-automa-wants = Quand sa carte lui fait jouer un oiseau, il prend parmi ceux-ci celui qui vaut le plus.

## About the current table

tip-score-nectar_so_far = +{ $n } : les points du nectar dépensé si la partie s’arrêtait là. Ils ne se marquent qu’à la fin, au premier et au deuxième de chaque ligne.
tip-automa-nectar = Il commence avec { $n } nectars dépensés dans chaque ligne : il mène tant que personne n’en dépense plus.
tip-automa-face_down = { $n } points chacune à ce niveau.
tip-clock = Tours de chacun dans les quatre manches : { $turns }. En fin de manche, l’objectif est marqué, le plateau Oiseaux est renouvelé et les cubes Action reviennent.
tip-clock-nectar = Le nectar non dépensé est alors perdu.
tip-play = Jouez un oiseau de votre main sur la case libre la plus à gauche d’un habitat où il peut vivre. Il coûte la nourriture de sa carte, et des œufs selon la colonne : { $eggs }.
tip-row-forest =
    { $n ->
        [one] Maintenant : { $n } dé de la mangeoire, une nourriture par dé.
       *[other] Maintenant : { $n } dés de la mangeoire, une nourriture par dé.
    }
tip-row-grassland =
    { $n ->
        [one] Maintenant : { $n } œuf sur vos oiseaux.
       *[other] Maintenant : { $n } œufs sur vos oiseaux.
    }
tip-row-wetland =
    { $n ->
        [one] Maintenant : { $n } carte du plateau Oiseaux ou de la pioche.
       *[other] Maintenant : { $n } cartes du plateau Oiseaux ou de la pioche.
    }
tip-row-trade-forest = Une de plus si vous { $ways }.
tip-row-trade-grassland = Un de plus si vous { $ways }.
tip-row-trade-wetland = Une de plus si vous { $ways }.
tip-row-pay-card = défaussez une carte
tip-row-pay-food = payez une nourriture
tip-row-pay-egg = défaussez un œuf
tip-row-pay-nectar = dépensez un nectar
tip-row-twice = Deux fois, si vous voulez.
tip-row-powers = Puis, si vous voulez, de droite à gauche : { $birds }.
tip-row-next = Avec un oiseau de plus ici : { $n }.
tip-goal-green = Marqué à la fin de la manche { $n }. Les places rapportent { $places } ; les ex æquo se partagent les points de leurs places, arrondis à l’inférieur. Qui n’a rien ne marque rien.
tip-goal-blue = Marqué à la fin de la manche { $n } : 1 point chacun, jusqu’à { $most }.
tip-bonus-mat = Sur votre plateau : { $birds }.
tip-bonus-hand = Dans votre main : { $birds }.
tip-bonus-share =
    { $n ->
        [one] { $n } des { $total } oiseaux de cette partie répond à cette carte.
       *[other] { $n } des { $total } oiseaux de cette partie répondent à cette carte.
    }

## Why a question is asked

tip-ask = De quoi s’agit-il ?
tip-decision-keep_bird = Chacun commence avec cinq oiseaux et cinq nourritures et garde ce qu’il veut : chaque oiseau gardé coûte une nourriture.
tip-decision-pay_for_kept_birds = Une nourriture par oiseau gardé. Le reste est à vous.
tip-decision-keep_bonus = Une carte Bonus rapporte des points en fin de partie pour ce qu’elle compte. Les autres sont défaussées.
tip-decision-action = Une action par tour : jouer un oiseau, gagner de la nourriture, pondre des œufs ou piocher des cartes. Plus un habitat a d’oiseaux, plus son action donne, et ses pouvoirs marron suivent.
tip-decision-bird_to_play = Les oiseaux de votre main que vous pouvez payer et placer.
tip-decision-habitat = L’oiseau peut vivre dans plusieurs habitats. Il va sur la case libre la plus à gauche et reste dans cet habitat.
tip-decision-egg_to_pay = La colonne coûte des œufs ; prenez-les sur vos oiseaux.
tip-decision-payment = Toutes les façons de payer la nourriture de la carte : telle quelle, deux jetons au choix pour un, ou du nectar s’il est en jeu.
tip-decision-gain_die = Chaque dé donne une nourriture de sa face, puis reste dehors jusqu’à ce que tous soient relancés.
tip-decision-gain_food = Un jeton de votre choix, de la réserve.
tip-decision-how_many = Autant que vous voulez, jusqu’au plus grand nombre proposé.
tip-decision-lay_egg = L’œuf va sur n’importe lequel de vos oiseaux qui a de la place, sauf si le pouvoir précise lesquels. Chaque œuf vaut 1 point.
tip-decision-draw_card = Une carte visible du plateau Oiseaux, ou celle du dessus de la pioche, face cachée.
tip-decision-trade = Cette case permet d’échanger quelque chose contre un de plus de ce que donne l’habitat. C’est facultatif.
tip-decision-use_power = Les pouvoirs sont facultatifs. Une fois commencé, on en fait autant que possible.
tip-decision-cache_or_keep = La nourriture stockée vaut 1 point et reste sur l’oiseau ; gardée, elle paie des oiseaux.
tip-decision-tuck_card = Une carte glissée vaut 1 point, mais quitte votre main.
tip-decision-discard_egg = L’œuf retourne à la réserve : c’est ce que coûte le pouvoir.
tip-decision-discard_food = La nourriture retourne à la réserve : c’est ce que coûte le pouvoir.
tip-decision-discard_card = Le pouvoir, ou la fin du tour, coûte une carte de votre main.
tip-decision-move_to = L’oiseau était le plus à droite de sa ligne ; il va dans une autre avec tout ce qu’il porte.
tip-decision-repeat = Le pouvoir choisi est utilisé une fois de plus, comme si c’était son tour.
tip-decision-order_powers = Utilisez ces pouvoirs dans l’ordre que vous voulez.
tip-decision-first_player = Chacun participe, à commencer par le joueur que vous choisissez.
tip-decision-draft = Les cartes circulent : chacun en prend une et passe les autres.
tip-decision-reset = Pour une nourriture, tout est renouvelé avant que vous ne preniez.
tip-decision-how_placed = Cet oiseau peut entrer en jeu à sa façon ; la façon habituelle reste possible.
tip-decision-bird_to_cover = Le nouvel oiseau prend la place de celui que vous choisissez.
tip-decision-card_to_pay = Cette carte paie une nourriture du coût et se glisse sous l’oiseau.
tip-decision-cache_on = Une nourriture stockée sur un oiseau vaut 1 point en fin de partie.
tip-decision-cache_own = La nourriture quitte votre réserve et vaut 1 point sur l’oiseau.
tip-decision-tuck_behind = La carte se glisse sous l’oiseau choisi et vaut 1 point.
tip-decision-tuck_from_tray = La carte quitte le plateau Oiseaux, se glisse sous l’oiseau et vaut 1 point.
tip-decision-keep_card = Vous gardez celle que vous choisissez ; le pouvoir dit ce que deviennent les autres.
tip-decision-keep_apart = Ces cartes étaient de côté pendant le tour. Celles que vous ne gardez pas sont défaussées.
tip-decision-tuck_or_keep = Une carte glissée vaut 1 point ; en main, elle peut être jouée.
tip-decision-give_to = Le pouvoir le donne à un autre joueur.
tip-decision-choose_player = Le joueur choisi profite du pouvoir.
tip-decision-steal_from = La nourriture vient de la réserve du joueur choisi.
tip-decision-choose_course = Le pouvoir offre un de ces choix.
tip-decision-choose_habitat = Le pouvoir agit sur l’habitat choisi.
tip-decision-remove_die = Le dé sort et ne donne pas de nourriture. Dès que la mangeoire est vide, on relance les cinq.
tip-decision-discard_bonus = Vous cédez la carte Bonus contre ce qu’apporte le pouvoir.
tip-decision-copy = Cet oiseau utilise le pouvoir choisi comme si c’était le sien.
tip-decision-again = En cas d’échec, ce que cet usage a rapporté est perdu.
tip-decision-take_cached = Dans votre réserve, elle se dépense ; sur l’oiseau, elle vaut 1 point.
tip-decision-discard_tray = Quand vous arrêtez, le plateau est complété.
tip-decision-give_card = La carte va dans la main d’un autre joueur.
tip-decision-discard_thing = Nourriture, œufs et cartes se valent.
tip-decision-score_bonus = Chaque point qu’elle vaut maintenant devient une nourriture stockée.
tip-decision-copy_bonus = Elle compte avec vos propres oiseaux.
tip-decision-waive = L’oiseau joué ensuite coûte autant de moins.
