"""French notes for the entries of goals: what is counted, by kind of goal."""

from __future__ import annotations

TEXTS: dict[str, str] = {
    "habitat_birds": "Tout oiseau posé dans cette ligne de votre plateau compte, quels"
    " que soient les autres habitats de sa carte. Un oiseau sur deux cases est un seul oiseau.",
    "habitat_eggs": "Chaque œuf de cette ligne de votre plateau compte.",
    "nest_birds": "Les oiseaux qui ont ce nid et au moins un œuf, dans toute ligne. Un"
    " oiseau compte une fois, quel que soit le nombre de ses œufs. Les nids étoile {star}"
    " comptent.",
    "nest_eggs": "Chaque œuf posé sur un oiseau qui a ce nid, dans toute ligne. Les nids"
    " étoile {star} comptent.",
    "egg_sets": "Un œuf en forêt, un en prairie et un au marais font une série. Vous en"
    " avez donc autant que d'œufs dans la ligne qui en a le moins.",
    "all_birds": "Tout oiseau de votre plateau. Les cartes glissées ne sont pas des oiseaux.",
    "one_row": "Seule compte la ligne qui a le plus d'oiseaux.",
    "filled_columns": "Une colonne compte si ses cases sont couvertes dans les trois"
    " lignes. Un oiseau sur deux cases couvre les deux.",
    "tucked": "Les oiseaux qui ont au moins une carte sous eux, quel qu'en soit le nombre.",
    "food_costs": "Tous les symboles de nourriture dans le coût des oiseaux de votre"
    " plateau, jokers compris. Un choix entre nourritures en fait un. Peu importe comment"
    " vous avez payé.",
    "worth_over": "Les points imprimés sur la carte, rien d'autre. 5 est le minimum qui compte.",
    "worth_under": "Les points imprimés sur la carte, rien d'autre : 0, 1, 2 ou 3.",
    "no_eggs": "Les oiseaux de votre plateau qui ne portent aucun œuf quand l'objectif"
    " est marqué, ceux sans nid compris.",
    "food_supply": "Les jetons de votre réserve, de toute sorte. La nourriture des"
    " oiseaux ne compte pas, et le nectar a disparu avant que l'objectif soit marqué.",
    "hand": "Les cartes de votre main. Un oiseau qui compte double n'y a pas de pouvoir.",
    "brown": "Les oiseaux de votre plateau au pouvoir marron.",
    "white": "Les oiseaux de votre plateau au pouvoir blanc, et ceux sans pouvoir.",
    "food_symbols": "Les symboles des nourritures nommées dans le coût des oiseaux de"
    " votre plateau ; deux sur une carte en font deux. Un choix entre nourritures en fait"
    " un, si l'une d'elles y figure. Les jokers ne comptent pas, ni la façon dont vous avez"
    " payé.",
    "beaks": "On regarde où pointe le bec sur la carte ; de face, il n'est d'aucun côté."
    " L'article de chaque oiseau le dit. Le [[bird.common_loon]] montre un bec de chaque côté"
    " et compte pour les deux.",
    "cubes": "Les tours de cette manche où vous avez fait cette action. Les oiseaux"
    " joués par des pouvoirs n'apportent pas de cube.",
    "no_goal": "Rien n'est marqué à cette manche. Vous gardez le cube : chacun, l'Automa"
    " aussi, a un tour de plus à chaque manche suivante.",
    "double": "Les [[family.double|oiseaux qui comptent double]] le font ici.",
    "automa": "La valeur de base de l'Automa, à laquelle s'ajoutent ses [[automa.cubes|cubes]] :",
    "automa_none": "L'Automa n'y marque rien non plus.",
    "automa_most": "Pour l'Automa, jamais plus de 5.",
    "other_side": "Au dos de la tuile : {goal}.",
    "round": "manche",
    "value": "valeur de base",
    "straight": "Ni à gauche ni à droite : {birds}.",
}
