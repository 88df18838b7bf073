"""French notes for the entries of bonus cards: what to watch out for, by kind of card."""

from __future__ import annotations

TEXTS: dict[str, str] = {
    "names": "Le nom courant compte, dans la langue choisie pour les noms à la mise en"
    " place, quelle que soit celle que vous lisez. Un mot doit vouloir dire ce que cherche"
    " la carte ; quelques lettres dans un autre mot ne comptent pas. Un oiseau compte une"
    " fois, même avec plusieurs de ces mots.",
    "nests": "Les nids étoile {star} comptent. Peu importent les œufs.",
    "one_habitat": "Seulement les oiseaux qui montrent cet habitat et aucun autre. Peu"
    " importe où ils se trouvent.",
    "breeding_manager": "Il faut quatre œufs ou plus sur l'oiseau à la fin de la partie.",
    "oologist": "Un œuf suffit ; plus n'y change rien.",
    "ecologist": "Comptez les oiseaux de la ligne qui en a le moins. Deux lignes à égalité"
    " ne font rien perdre ; avec une ligne vide, rien n'est marqué.",
    "large": "65 cm tout juste ne suffisent pas. Les oiseaux qui ne volent pas comptent.",
    "small": "30 cm tout juste comptent, et les oiseaux qui ne volent pas aussi.",
    "cheap": "Les points imprimés : 0, 1, 2 ou 3.",
    "signs": "Le signe sur la carte compte, quelle que soit la couleur du pouvoir.",
    "eats": "La nourriture doit être dans le coût, seule ou avec d'autres, ou comme l'un"
    " des termes d'un choix. Un joker ne l'est pas, et peu importe comment vous avez payé.",
    "eats_only": "Aucune autre nourriture et aucun joker dans le coût.",
    "eats_any": "Au moins un joker {wild} dans le coût.",
    "visionary_leader": "Les cartes de votre main quand tout le reste est fini, pouvoirs"
    " de fin de partie compris.",
    "citizen_scientist": "Au moins une carte sous l'oiseau, quelle que soit la façon"
    " dont elle y est venue. L'Automa cherche les oiseaux dont le pouvoir glisse des cartes.",
    "diet_specialist": "Comptez les symboles du coût ; un choix entre nourritures en fait un.",
    "bird_bander": "Les oiseaux qui montrent deux ou trois habitats. Peu importe où ils"
    " se trouvent.",
    "behaviorist": "Une colonne compte si elle a un oiseau dans chaque ligne et que"
    " leurs pouvoirs sont de trois couleurs différentes. Sans pouvoir vaut blanc. Un oiseau"
    " sur deux cases est dans les deux colonnes.",
    "ethologist": "Prenez la ligne qui a le plus de couleurs différentes ; chaque"
    " couleur compte une fois. Sans pouvoir vaut blanc.",
    "run": "Cherchez la plus longue suite de voisins dans cette ligne dont l'envergure"
    " ne fait que croître ou que décroître. Des valeurs égales ne l'interrompent pas. Elle"
    " peut commencer et finir n'importe où ; une seule suite rapporte. Un oiseau qui ne vole"
    " pas a l'envergure qui convient.",
    "mechanical_engineer": "Une série, c'est un oiseau à nid en plateforme, un en coupe,"
    " un en cavité et un au sol, n'importe où sur votre plateau. Un nid étoile {star} prend"
    " une place dans une série.",
    "site_selection_expert": "Dans chaque colonne : 1 point si deux nids se ressemblent,"
    " 3 si les trois se ressemblent. Un nid étoile {star} s'accorde avec une sorte. Un"
    " oiseau en travers est dans ses deux colonnes, et son nid étoile peut valoir un nid"
    " différent dans chacune.",
    "automa_only": "Seul l'Automa peut l'avoir. Elle ne rapporte pas de points : elle"
    " dit quels oiseaux l'Automa prend sur le plateau Oiseaux.",
    "automa_may": "L'Automa peut avoir cette carte : il prend alors de tels oiseaux sur"
    " le plateau Oiseaux.",
    "percent": "Part imprimée des cartes qui conviennent : {percent} %.",
    "pays": "**Rapporte :** {points}.",
    "how_many": "nombre",
    "points": "points",
    "which": "**Oiseaux qui conviennent ({n})**",
    "of_set": "{set} ({n}) : {birds}",
    "which_named": "**Par leur nom {language} ({n})**",
}
