"""What explains the table on hover, focus or a long press, in French, by key."""

from __future__ import annotations

TIPS: dict[str, str] = {
    # the same at every table
    "tip.food": "Paie les oiseaux qui la montrent. Deux jetons quelconques en remplacent un qui"
    " vous manque.",
    "tip.nectar": "Remplace n’importe quelle nourriture, mais ne compte jamais parmi les deux"
    " jetons qui en remplacent un autre. Ce qui reste à la fin de la manche est perdu ; ce que"
    " vous dépensez marque des points en fin de partie, ligne par ligne.",
    "tip.wild": "Une nourriture, celle que vous voulez.",
    "tip.birdfeeder": "Un dé pris donne une nourriture de sa face. Si tous les dés de la mangeoire"
    " montrent la même face, qui s’apprête à gagner de la nourriture peut d’abord relancer les"
    " cinq. Dès qu’elle est vide, les cinq sont relancés.",
    "tip.tray": "On pioche ici ou dans la pioche. Les places vides sont garnies à la fin du tour ;"
    " à la fin de la manche, les trois cartes sont remplacées.",
    "tip.deck": "La carte du dessus, face cachée. Quand la pioche est épuisée, les cartes"
    " défaussées sont mélangées et la remplacent.",
    "tip.habitat": "Un oiseau ne se joue que dans une ligne que sa carte montre.",
    "tip.nest": "Certains objectifs, cartes Bonus et pouvoirs comptent les nids de ce type.",
    "tip.nest.star": "Compte comme tous les types de nid.",
    "tip.nest.none": "Sans nid, un oiseau ne porte aucun œuf et ne compte pour aucun type de nid.",
    "tip.egg_limit": "Il ne peut y avoir plus d’œufs sur cet oiseau. Un œuf vaut 1 point et paie"
    " des emplacements du plateau.",
    "tip.bird_points": "Comptés en fin de partie si l’oiseau est sur le plateau.",
    "tip.wingspan": "Certains pouvoirs, objectifs et cartes Bonus comparent les envergures. Un"
    " oiseau qui ne vole pas compte comme cela vous arrange.",
    "tip.white": "Une seule fois, quand l’oiseau est joué ; vous pouvez y renoncer.",
    "tip.brown": "Chaque fois que vous faites l’action de sa ligne : ses oiseaux s’activent de"
    " droite à gauche. Vous pouvez y renoncer.",
    "tip.pink": "Pendant le tour de quelqu’un d’autre, quand ce qu’il attend se produit ; au plus"
    " une fois avant votre prochain tour.",
    "tip.teal": "À la fin de chaque manche, avant que son objectif soit marqué.",
    "tip.yellow": "Une seule fois, en fin de partie, avant le décompte des points.",
    "tip.predator": "Son pouvoir est une chasse. D’autres oiseaux et des cartes Bonus peuvent"
    " s’intéresser aux prédateurs.",
    "tip.flocking": "Son pouvoir glisse des cartes sous des oiseaux. Des cartes Bonus peuvent"
    " s’intéresser aux oiseaux grégaires.",
    "tip.cached": "1 point par jeton. On ne peut pas les dépenser, sauf si le pouvoir de l’oiseau"
    " le dit.",
    "tip.tucked": "1 point par carte sous l’oiseau.",
    "tip.cube": "Un cube pour chaque fois que cette action a été faite pendant la manche ; ils"
    " reviennent à la fin de la manche.",
    "tip.egg_cost": "Des œufs de n’importe lesquels de vos oiseaux, à payer pour jouer un oiseau"
    " dans cette colonne, en plus de sa nourriture.",
    "tip.spent_nectar": "En fin de partie, qui a dépensé le plus de nectar dans une ligne y marque"
    " 5 points, le deuxième 2.",
    "tip.score.birds": "Les points imprimés sur les oiseaux ; pour l’Automa, ses cartes face"
    " cachée aussi.",
    "tip.score.bonus": "Ce que les cartes Bonus rapportent dans l’état de la table.",
    "tip.score.goals": "Ce que les objectifs des manches finies ont rapporté.",
    "tip.score.eggs": "1 point par œuf.",
    "tip.score.cached": "1 point par jeton Nourriture sur un oiseau.",
    "tip.score.tucked": "1 point par carte sous un oiseau.",
    "tip.score.nectar": "Dans chaque ligne : 5 points à qui y a dépensé le plus de nectar, 2 au"
    " deuxième.",
    "tip.score.total": "Comme si la partie finissait maintenant.",
    "tip.automa.eggs": "1 point chacun.",
    "tip.automa.birds": "Les points imprimés dessus.",
    "tip.automa.cubes": "Chacun ajoute 1 à son compte pour l’objectif de cette manche ; ils"
    " partent à la fin de la manche.",
    "tip.automa.deck": "Il en révèle une à chacun de ses tours ; elles sont mélangées à chaque"
    " manche.",
    "tip.automa.bonus": "Cette carte ne lui rapporte rien : elle dit quels oiseaux l’Automa prend"
    " en premier.",
    "tip.automa.card": "Une partie par manche : ce qu’il fait quand la carte est révélée.",
    "tip.automa.wants": "Quand sa carte lui fait jouer un oiseau, il prend parmi ceux-ci celui qui"
    " vaut le plus.",
    # with the numbers of the table
    "tip.automa.face_down": "{n} points chacune à ce niveau.",
    "tip.clock": "Tours de chacun dans les quatre manches : {turns}. À la fin d’une manche, son"
    " objectif est marqué, le plateau Oiseaux est renouvelé et les cubes Action reviennent.",
    "tip.clock.nectar": "Le nectar que personne n’a dépensé est alors perdu.",
    "tip.play": "Posez un oiseau de votre main sur l’emplacement libre le plus à gauche d’une"
    " ligne où il peut vivre. Il coûte la nourriture de sa carte, et des œufs selon la colonne :"
    " {eggs}.",
    "tip.row.forest": "À présent : {n} {n|dé|dés} de la mangeoire, une nourriture par dé.",
    "tip.row.grassland": "À présent : {n} {n|œuf|œufs} sur ceux de vos oiseaux qui ont de la"
    " place.",
    "tip.row.wetland": "À présent : {n} {n|carte|cartes} du plateau Oiseaux ou de la pioche.",
    "tip.row.trade.forest": "Une de plus si vous {ways}.",
    "tip.row.trade.grassland": "Un de plus si vous {ways}.",
    "tip.row.trade.wetland": "Une de plus si vous {ways}.",
    "tip.row.pay.card": "défaussez une carte",
    "tip.row.pay.food": "payez une nourriture",
    "tip.row.pay.egg": "défaussez un œuf",
    "tip.row.pay.nectar": "dépensez un nectar",
    "tip.row.twice": "Deux fois, si vous voulez.",
    "tip.row.powers": "Puis, si vous voulez, de droite à gauche : {birds}.",
    "tip.row.next": "Avec un oiseau de plus dans cette ligne : {n}.",
    "tip.goal.green": "Marqué à la fin de la manche {n}. Les places rapportent {places} ; les ex"
    " æquo se partagent les points de leurs places, arrondis à l’inférieur. Qui n’a rien qui"
    " compte ne marque rien.",
    "tip.goal.blue": "Marqué à la fin de la manche {n} : 1 point chacun, {most} au plus.",
    "tip.bonus.mat": "Sur votre plateau : {birds}.",
    "tip.bonus.hand": "Dans votre main : {birds}.",
    "tip.bonus.share": "{n} des {total} oiseaux de cette partie répondent à cette carte.",
    # why this is asked
    "tip.ask": "De quoi s’agit-il ?",
    "tip.decision.keep_bird": "Chacun commence avec cinq oiseaux et cinq nourritures et garde ce"
    " qu’il veut : chaque oiseau gardé coûte une des nourritures.",
    "tip.decision.pay_for_kept_birds": "Une nourriture par oiseau gardé. Le reste est à vous.",
    "tip.decision.keep_bonus": "Une carte Bonus rapporte des points en fin de partie pour ce"
    " qu’elle compte. Les autres sont rendues.",
    "tip.decision.action": "Une action par tour : jouer un oiseau, gagner de la nourriture, pondre"
    " des œufs ou piocher des cartes. Plus une ligne a d’oiseaux, plus elle donne, et ses pouvoirs"
    " marron suivent.",
    "tip.decision.bird_to_play": "Ces oiseaux de votre main peuvent être payés et ont un"
    " emplacement libre.",
    "tip.decision.habitat": "L’oiseau peut vivre dans plusieurs lignes. Il va sur l’emplacement"
    " libre le plus à gauche et reste dans cette ligne.",
    "tip.decision.egg_to_pay": "La colonne coûte des œufs ; chacun peut venir de n’importe lequel"
    " de vos oiseaux.",
    "tip.decision.payment": "Toutes les façons de payer la nourriture de la carte : telle quelle,"
    " par deux jetons quelconques pour un, avec du nectar s’il est en jeu.",
    "tip.decision.gain_die": "Chaque dé donne une nourriture de sa face ; il reste ensuite dehors"
    " jusqu’à ce que tous soient relancés.",
    "tip.decision.gain_food": "Un jeton de la réserve générale, à votre choix.",
    "tip.decision.how_many": "Choisissez combien de fois le faire.",
    "tip.decision.lay_egg": "Tout oiseau à vous qui a de la place peut recevoir l’œuf, sauf si le"
    " pouvoir précise lesquels. Chaque œuf vaut 1 point.",
    "tip.decision.draw_card": "Une carte visible du plateau Oiseaux, ou celle du dessus de la"
    " pioche, inconnue.",
    "tip.decision.trade": "La case utilisée permet d’échanger quelque chose contre un de plus de"
    " ce que donne la ligne. Ce n’est jamais obligatoire.",
    "tip.decision.use_power": "On peut renoncer à un pouvoir. Une fois commencé, on fait ce qu’il"
    " dit autant que possible.",
    "tip.decision.cache_or_keep": "La nourriture stockée vaut 1 point et reste sur l’oiseau ;"
    " gardée, elle paie des oiseaux.",
    "tip.decision.tuck_card": "Une carte glissée vaut 1 point ; elle n’est plus dans votre main.",
    "tip.decision.discard_egg": "L’œuf retourne à la réserve : c’est ce que coûte le pouvoir.",
    "tip.decision.discard_food": "La nourriture retourne à la réserve : c’est ce que coûte le"
    " pouvoir.",
    "tip.decision.discard_card": "Le pouvoir ou la fin du tour demande une carte de votre main.",
    "tip.decision.move_to": "L’oiseau était le plus à droite de sa ligne ; il va dans une autre"
    " avec tout ce qu’il porte.",
    "tip.decision.repeat": "Le pouvoir choisi sert une fois encore, comme si c’était son tour.",
    "tip.decision.order_powers": "Plusieurs de vos pouvoirs sont à utiliser ; leur ordre dépend de"
    " vous.",
    "tip.decision.first_player": "Chacun participe à son tour, à commencer par la personne que"
    " vous choisissez.",
    "tip.decision.draft": "Les cartes piochées circulent : chacun en prend une et passe les"
    " autres.",
    "tip.decision.reset": "Pour une nourriture, tout est renouvelé avant que vous ne preniez.",
    "tip.decision.how_placed": "Cet oiseau a sa propre façon d’arriver sur le plateau ; la façon"
    " habituelle reste possible.",
    "tip.decision.bird_to_cover": "Le nouvel oiseau prend l’emplacement de celui que vous"
    " choisissez.",
    "tip.decision.card_to_pay": "Cette carte remplace une nourriture du coût et se glisse sous"
    " l’oiseau.",
    "tip.decision.cache_on": "Une nourriture stockée sur un oiseau vaut 1 point en fin de partie.",
    "tip.decision.cache_own": "La nourriture quitte votre réserve et vaut 1 point sur l’oiseau.",
    "tip.decision.tuck_behind": "La carte se glisse sous l’oiseau choisi et vaut 1 point.",
    "tip.decision.tuck_from_tray": "La carte quitte le plateau Oiseaux, se glisse sous l’oiseau et"
    " vaut 1 point.",
    "tip.decision.keep_card": "Vous gardez ce que vous choisissez ; le pouvoir dit ce que devient"
    " le reste.",
    "tip.decision.keep_apart": "Ces cartes étaient de côté pendant le tour. Ce qui n’est pas gardé"
    " maintenant est défaussé.",
    "tip.decision.tuck_or_keep": "Une carte glissée vaut 1 point ; en main, elle peut être jouée.",
    "tip.decision.give_to": "Le pouvoir en fait profiter quelqu’un d’autre.",
    "tip.decision.choose_player": "La personne choisie participe au pouvoir.",
    "tip.decision.steal_from": "La nourriture vient de la réserve de la personne choisie.",
    "tip.decision.choose_course": "Le pouvoir vous offre l’un de ces choix.",
    "tip.decision.choose_habitat": "Le pouvoir agit sur la ligne que vous choisissez.",
    "tip.decision.remove_die": "Le dé va dehors et n’apporte lui-même aucune nourriture. Dès que"
    " la mangeoire est vide, les cinq dés sont relancés.",
    "tip.decision.discard_bonus": "La carte Bonus est cédée contre ce qu’apporte le pouvoir.",
    "tip.decision.copy": "Cet oiseau utilise comme sien le pouvoir de celui que vous choisissez.",
}
