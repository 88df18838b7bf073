"""French texts about each icon: foods, habitats, nests, signs and buttons."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.icons": Text("Tous les signes", ""),
    "food.invertebrate": Text(
        "Invertébré",
        """{invertebrate} Une nourriture : insectes, vers, coquillages. Elle paie les oiseaux \
dont le coût la montre ; le dé double {invertebrate_seed} en donne aussi.""",
        ("insecte", "ver", "chenille"),
    ),
    "food.seed": Text(
        "Graine",
        """{seed} Une nourriture : graines et céréales. Elle paie les oiseaux dont le coût la \
montre ; le dé double {invertebrate_seed} en donne aussi, et avec l'Océanie {nectar_seed}.""",
        ("céréale", "blé"),
    ),
    "food.fish": Text(
        "Poisson",
        """{fish} Une nourriture. Elle paie les oiseaux dont le coût la montre. Certains oiseaux \
[[family.hunt_dice|pêchent avec les dés]].""",
    ),
    "food.fruit": Text(
        "Fruit",
        """{fruit} Une nourriture : baies et cerises. Elle paie les oiseaux dont le coût la \
montre ; avec l'Océanie, la face {nectar_fruit} en donne.""",
        ("baie", "cerise"),
    ),
    "food.rodent": Text(
        "Rongeur",
        """{rodent} Une nourriture. Elle paie les oiseaux dont le coût la montre. Certains \
oiseaux [[family.hunt_dice|le chassent avec les dés]].""",
        ("souris",),
    ),
    "food.nectar": Text(
        "Nectar",
        """{nectar} Une nourriture de l'Océanie, qui en remplace d'autres : voir [[nectar]].""",
    ),
    "icon.wild": Text(
        "Nourriture au choix",
        """{wild} Dans un coût : un jeton de n'importe quelle sorte. Dans un gain : vous \
choisissez la sorte.""",
        ("joker", "n'importe quelle nourriture"),
    ),
    "icon.invertebrate_seed": Text(
        "Invertébré ou graine",
        """{invertebrate_seed} La face double des dés : un jeton, de la sorte que vous dites. \
C'est une face à part quand on regarde si tous les dés se ressemblent.""",
        ("dé double",),
    ),
    "icon.nectar_seed": Text(
        "Nectar ou graine",
        """{nectar_seed} Une face des dés Océanie : un jeton, de la sorte que vous dites. Voir \
[[nectar.dice]].""",
        ("dé double",),
    ),
    "icon.nectar_fruit": Text(
        "Nectar ou fruit",
        """{nectar_fruit} Une face des dés Océanie : un jeton, de la sorte que vous dites. Voir \
[[nectar.dice]].""",
        ("dé double",),
    ),
    "habitat.forest": Text(
        "Forêt",
        """{forest} La ligne du haut. Son action rapporte de la nourriture. Sur une carte : \
l'oiseau peut y vivre.""",
        ("ligne verte", "ligne de nourriture"),
    ),
    "habitat.grassland": Text(
        "Prairie",
        """{grassland} La ligne du milieu. Son action fait pondre des œufs. Sur une carte : \
l'oiseau peut y vivre.""",
        ("ligne jaune", "ligne des œufs"),
    ),
    "habitat.wetland": Text(
        "Marais",
        """{wetland} La ligne du bas. Son action fait piocher des cartes. Sur une carte : l'oiseau \
peut y vivre.""",
        ("ligne bleue", "ligne des cartes", "zone humide"),
    ),
    "nest.platform": Text(
        "Nid en plateforme",
        """{platform} Compte pour [[bonus.platform_builder]] et pour les objectifs et pouvoirs \
qui le nomment.""",
        ("nid",),
    ),
    "nest.bowl": Text(
        "Nid en coupe",
        """{bowl} Compte pour [[bonus.wildlife_gardener]] et pour les objectifs et pouvoirs qui \
le nomment.""",
        ("nid",),
    ),
    "nest.cavity": Text(
        "Nid en cavité",
        """{cavity} Compte pour [[bonus.nest_box_builder]] et pour les objectifs et pouvoirs qui \
le nomment.""",
        ("nid", "trou"),
    ),
    "nest.ground": Text(
        "Nid au sol",
        """{ground} Compte pour [[bonus.enclosure_builder]] et pour les objectifs et pouvoirs \
qui le nomment.""",
        ("nid",),
    ),
    "nest.star": Text(
        "Nid étoile",
        """{star} Tous les nids à la fois : il compte partout où un nid est nommé, même pour \
plusieurs d'entre eux au même tour. Là où il faut chaque nid une fois \
([[bonus.mechanical_engineer]]), il prend une place.""",
        ("nid joker", "tout nid"),
    ),
    "nest.none": Text(
        "Sans nid",
        """{none} L'oiseau ne peut pas porter d'œufs et ne compte pour aucun nid.""",
        ("pas d'œufs",),
    ),
    "icon.egg": Text(
        "Œuf",
        """{egg} Un œuf sur un oiseau : 1 point à la fin, et le prix des places plus à droite \
ainsi que de certains pouvoirs.""",
        ("œufs",),
    ),
    "icon.egg-space": Text(
        "Place pour un œuf",
        """{egg-space} Une place d'œuf encore vide. Un oiseau porte autant d'œufs qu'il a de \
places.""",
        ("limite d'œufs", "œuf vide"),
    ),
    "icon.tucked": Text(
        "Carte glissée",
        """{tucked} Une carte face cachée sous un oiseau : 1 point. Voir [[tucking]].""",
        ("glissée", "recouverte"),
    ),
    "icon.card": Text(
        "Carte Oiseau",
        """{card} Une carte Oiseau : en main, à piocher ou à rendre.""",
        ("cartes",),
    ),
    "icon.points": Text(
        "Points",
        """{points} Ce que vaut un oiseau à la fin, ou ce que quelque chose rapporte.""",
        ("score", "plume", "valeur"),
    ),
    "icon.wingspan": Text(
        "Envergure",
        """{wingspan} L'envergure d'un oiseau en centimètres ; une étoile, s'il ne vole pas. \
Voir [[wingspan]] et [[flightless]].""",
        ("taille",),
    ),
    "icon.power-white": Text(
        "Pouvoir blanc",
        """{power-white} S'utilise à la pose de l'oiseau : [[power.white]].""",
        ("pose",),
    ),
    "icon.power-brown": Text(
        "Pouvoir marron",
        """{power-brown} S'utilise avec sa ligne : [[power.brown]].""",
        ("activation",),
    ),
    "icon.power-pink": Text(
        "Pouvoir rose",
        """{power-pink} S'utilise au tour des autres : [[power.pink]].""",
        ("1 fois entre 2 tours",),
    ),
    "icon.power-teal": Text(
        "Pouvoir turquoise",
        """{power-teal} S'utilise à la fin de chaque manche : [[power.teal]].""",
        ("fin de manche",),
    ),
    "icon.power-yellow": Text(
        "Pouvoir jaune",
        """{power-yellow} S'utilise à la fin de la partie : [[power.yellow]].""",
        ("fin de partie",),
    ),
    "icon.power-none": Text(
        "Sans pouvoir",
        """{power-none} L'oiseau n'a pas de texte : [[power.none]].""",
    ),
    "icon.predator": Text(
        "Prédateur",
        """{predator} L'oiseau chasse : [[predators]].""",
        ("chasseur",),
    ),
    "icon.flocking": Text(
        "Grégaire",
        """{flocking} L'oiseau est grégaire, il rassemble des cartes glissées : [[flocking]].""",
        ("nuées",),
    ),
    "icon.bonus": Text(
        "Carte Bonus",
        """{bonus} Une carte Bonus, ou un oiseau dont le pouvoir en donne : [[family.bonus]].""",
    ),
    "icon.dice": Text(
        "Dés",
        """{dice} Un dé de la mangeoire : une nourriture qu'il montre.""",
        ("dé", "mangeoire"),
    ),
    "icon.reset": Text(
        "Relancer, renouveler",
        """{reset} Tous les dés relancés, ou toutes les cartes visibles remplacées : \
[[resets]].""",
        ("relance", "renouveler"),
    ),
    "icon.goal": Text(
        "Objectif de la manche",
        """{goal} Ce que l'on compte à la fin d'une manche. La table montre ce qu'il \
rapporterait maintenant.""",
        ("tuile Objectif",),
    ),
    "icon.automa": Text(
        "L'Automa",
        """{automa} L'adversaire de qui joue seul : [[automa]].""",
        ("solo",),
    ),
    "icon.cube": Text(
        "Cube Action",
        """{cube} Un tour de la manche, pris ou à venir ; sur un objectif, un des \
[[automa.cubes|cubes de l'Automa]].""",
        ("tour", "tours restants"),
    ),
    "icon.play_bird": Text(
        "Jouer un oiseau",
        """{play_bird} L'action de jouer un oiseau de sa main, un pouvoir qui le permet, ou un \
tour qui y a servi.""",
        ("jouer",),
    ),
    "icon.controls": Text(
        "Signes des boutons",
        """Ce que font les boutons.

| signe | sert à |
| {undo} | revenir sur la dernière réponse |
| {new} | commencer une nouvelle partie |
| {skip} | renoncer à ce qui est proposé, ou s'arrêter |
| {log} | voir ce qui s'est passé |
| {share} | faire un lien vers cette partie ou cette position |
| {replay} | revoir la partie |
| {play} {pause} | lancer la revue, ou l'arrêter |
| {to_start} {to_end} | aller au premier ou au dernier moment d'une revue |
| {turn_back} {turn_on} | un tour en arrière ou en avant |
| {step_back} {step_on} | une réponse en arrière ou en avant |
| {shelf} | les parties sauvegardées |
| {pencil} | donner un autre nom à une partie |
| {double} | copier une partie |
| {export} {import} | enregistrer dans un fichier, ou en lire un |
| {bin} | mettre une partie à la corbeille |
| {statistics} | les résultats des parties finies |
| {menu} | tout cela, là où la place manque |
| {book} | les règles |
| {lessons} | apprendre à jouer |
| {settings} | langue, aspect, vitesse et autres réglages |
| {search} | chercher |
| {check} | choisi, fait ou rempli |
| {lock} | impossible maintenant ; la raison est à côté |
| {hint} | demander au guide ce que ferait un bon joueur |
| {exercise} | les exercices, tirés de parties de bons joueurs et de vos erreurs |
| {close} | fermer ce qui est ouvert |""",
        ("boutons", "annuler", "réglages", "journal", "fermer", "cadenas"),
    ),
}
