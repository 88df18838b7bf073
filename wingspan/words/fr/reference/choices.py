"""French texts about what this program does where the rules leave something open."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.choices": Text("Là où la règle se tait", ""),
    "choice.round_end_order": Text(
        "Dans quel ordre viennent les étapes de fin de manche ?",
        """L'objectif est marqué avant que les cubes Action soient repris.

> Pourquoi : La référence la plus récente ; dans le jeu de base, cela ne change rien.""",
    ),
    "choice.fewest_who_begins": Text(
        "Les pouvoirs pour « qui a le moins d'oiseaux » laissent-ils aussi choisir qui commence ?",
        """Seulement là où la nourriture vient de la mangeoire (Grive solitaire) ; les cartes se \
piochent à partir du propriétaire, dans le sens horaire.

> Pourquoi : L'appendice le précise pour chacun.""",
    ),
    "choice.house_wren": Text(
        "Dans quel habitat le Troglodyte familier fait-il jouer ?",
        """Dans la ligne où il a lui-même été joué.

> Pourquoi : L'édition la plus récente et l'arbitrage.""",
    ),
    "choice.shrike_gains": Text(
        "La Pie-grièche migratrice « gagne »-t-elle le rongeur qu'elle stocke ?",
        """Non : il va de la réserve sur l'oiseau.

> Pourquoi : Le texte le plus récent ; cela ne compte que pour les pouvoirs qui guettent les \
gains.""",
    ),
    "choice.french_names": Text(
        "Quels mots comptent dans les noms français des oiseaux ?",
        """Ceux des listes de l'appendice français, sous toutes leurs formes : « huppé » comme \
« huppe », « aigrette » aussi ; « couronne » ne compte pas, et « carolin » n'est pas « Caroline \
». Les \
oiseaux des extensions suivent les mêmes mots.

> Pourquoi : L'appendice compte toutes les variations ; il ne cite aucun oiseau des extensions.""",
    ),
    "choice.pink_plays_bird": Text(
        "Quand un pouvoir rose répond-il à « joue un oiseau » ?",
        """Dès que l'oiseau est sur le plateau, avant son propre pouvoir blanc. Si c'est le \
pouvoir d'un autre oiseau qui l'a joué : une fois ce pouvoir terminé.

> Pourquoi : L'arbitrage général : ce qu'une action réveille passe avant les pouvoirs d'oiseaux \
qui suivent ; ce qu'un pouvoir réveille passe après lui.""",
    ),
    "choice.pink_extra_play": Text(
        "Un oiseau joué en plus réveille-t-il le martin-pêcheur, le tyran et l'alouette ?",
        """Oui.

> Pourquoi : Arbitrage sur ces oiseaux.""",
    ),
    "choice.pink_moved_bird": Text(
        "Un oiseau qui se déplace dans l'habitat les réveille-t-il ?",
        """Non.

> Pourquoi : Appendice.""",
    ),
    "choice.shrike_brown": Text(
        "Un rongeur gagné par un pouvoir marron réveille-t-il la pie-grièche ?",
        """Non : seulement la nourriture gagnée par l'action elle-même, avec sa conversion.

> Pourquoi : La pie-grièche est résolue avant les pouvoirs marron de la ligne.""",
    ),
    "choice.pink_declined": Text(
        "Un pouvoir rose est-il épuisé si son propriétaire y renonce ?",
        """Non.

> Pourquoi : « Une fois » parle de s'en servir : renoncer n'est pas s'en servir.""",
    ),
    "choice.pink_powerless": Text(
        "Un pouvoir rose ne pouvait rien faire (ni place ni carte). Est-il épuisé ?",
        """Non, et rien n'est demandé.

> Pourquoi : Comme ci-dessus.""",
    ),
    "choice.pink_several": Text(
        "Plusieurs oiseaux roses d'un même joueur répondent au même événement.",
        """Il les choisit l'un après l'autre, et peut s'arrêter.

> Pourquoi : Partout ailleurs, un joueur ordonne lui-même ses pouvoirs.""",
    ),
    "choice.pink_automa": Text(
        "La section rose de l'Automa et un oiseau déjà utilisé depuis le dernier tour",
        """Chaque oiseau rose sert quand même une fois entre deux tours de son propriétaire.

> Pourquoi : La section de l'Automa remplace le déclencheur, pas la limite. En solo, rien \
d'autre ne peut l'avoir utilisé.""",
    ),
    "choice.guest_declines": Text(
        "Un joueur qui participe au pouvoir d'un autre peut-il renoncer ?",
        """Oui : on peut renoncer à tout gain.

> Pourquoi : FAQ.""",
    ),
    "choice.owner_takes_less": Text(
        "Le propriétaire d'un pouvoir « tous les joueurs » peut-il n'y participer qu'en partie ?",
        """Oui : « rien pour moi » laisse les autres en profiter ; « ne pas utiliser le pouvoir » \
en prive tout le monde.

> Pourquoi : Tout pouvoir est facultatif en entier, et l'on peut renoncer à chaque gain.""",
    ),
    "choice.does_nothing": Text(
        "Un pouvoir ne ferait rien du tout.",
        """Il n'est pas proposé, et rien n'est demandé.

> Pourquoi : Rien n'en dépend.""",
    ),
    "choice.repeated_power": Text(
        "Un pouvoir répété",
        """Choisir l'oiseau, c'est décider de s'en servir ; on ne peut ensuite que renoncer à \
ses gains.

> Pourquoi : Une question au lieu de deux.""",
    ),
    "choice.chain_of_repeats": Text(
        "Quelle peut être la longueur d'une chaîne de répétitions ?",
        """Aussi longue qu'on veut, tant qu'aucun oiseau n'y revient deux fois.

> Pourquoi : La règle « un autre oiseau » reste vraie pour toute la chaîne.""",
    ),
    "choice.conversion": Text(
        "La conversion du plateau (carte → nourriture, nourriture → œuf, œuf → carte)",
        """Proposée seulement tant que le gain supplémentaire est possible.

> Pourquoi : On ne veut jamais payer pour rien.""",
    ),
    "choice.oystercatcher_declines": Text(
        "Huîtrier : un joueur peut-il refuser sa carte du partage ?",
        """Non : chaque joueur en prend une.

> Pourquoi : La carte dit que chacun en choisit une.""",
    ),
    "choice.oystercatcher_few": Text(
        "Huîtrier : il y a moins de cartes qu'il n'en faut piocher",
        """Toutes celles qui existent sont piochées et choisies dans l'ordre jusqu'à la \
dernière.

> Pourquoi : Une pioche n'est perdue que s'il n'y a plus de carte.""",
    ),
    "choice.discard_empty_hand": Text(
        "« Défaussez une carte à la fin du tour » avec une main vide",
        """Rien n'est défaussé.

> Pourquoi : Arbitrage : une action peut en rendre une suivante impossible.""",
    ),
    "choice.gain_all": Text(
        "« Gagnez tous les … »",
        """Tous à la fois ou dé par dé ; on peut s'arrêter en route. La relance n'est proposée \
qu'avant le premier dé.

> Pourquoi : Arbitrages sur les gains partiels et sur les relances.""",
    ),
    "choice.any_food": Text(
        "Que peut être « une nourriture au choix » quand on la gagne ?",
        """N'importe laquelle des cinq.

> Pourquoi : Règles de la nourriture.""",
    ),
    "choice.deck_runs_out": Text(
        "La pioche s'épuise pendant que l'on pioche",
        """La défausse est mélangée aussitôt, avant toute autre chose.

> Pourquoi : La règle dit : dès que la pioche est vide.""",
    ),
    "choice.deck_reborn": Text(
        "La pioche et la défausse sont vides, puis une carte est défaussée",
        """Elle devient aussitôt la nouvelle pioche. Plusieurs cartes défaussées ensemble sont \
mélangées ensemble.

> Pourquoi : La même règle.""",
    ),
    "choice.discards_open": Text(
        "Les cartes Bonus défaussées sont-elles visibles ?",
        """Oui, sauf que personne ne voit ce que défaussent les autres au départ avant que tous \
aient choisi.

> Pourquoi : Les cartes défaussées sont visibles ; le choix du départ se fait en même temps.""",
    ),
    "choice.prey_shown": Text(
        "La proie que regarde un prédateur",
        """Montrée à tous, qu'elle soit glissée ou défaussée.

> Pourquoi : La défausse est visible, et les autres doivent voir que la chasse a réussi.""",
    ),
    "choice.automa_rerolls": Text(
        "L'Automa gagne de la nourriture et les cinq dés se ressemblent encore après sa relance",
        """Ils sont relancés jusqu'à ce que ce ne soit plus le cas.

> Pourquoi : La condition se vérifie avant chaque dé.""",
    ),
    "choice.automa_equals": Text(
        "L'Automa veut deux cartes visibles de même valeur",
        """Une est gardée au hasard.

> Pourquoi : Règles de l'Automa.""",
    ),
    "choice.nectar_any_food": Text(
        "« Une nourriture au choix » de la réserve peut-elle être du nectar ?",
        """Oui, avec l'Océanie.

> Pourquoi : Le nectar est alors une des nourritures ; seuls les pouvoirs qui en nomment une \
autre l'excluent.""",
    ),
    "choice.nectar_row_of_power": Text(
        "Dans quelle ligne va le nectar qu'un pouvoir dépense ?",
        """Dans celle de l'oiseau qui a le pouvoir, quelle que soit sa couleur ; \
là où la carte nomme une ligne (Loriquet arc-en-ciel), dans celle-là.

> Pourquoi : La ligne où on l'a dépensé.""",
    ),
    "choice.named_food": Text(
        "Le nectar remplace-t-il une nourriture nommée (Martinet noir, Moineau domestique) ?",
        """Non : ils ne prennent que des invertébrés et des graines. Le nectar ne remplace une \
autre \
nourriture que dans le coût d'un oiseau.

> Pourquoi : Les cartes nomment la nourriture à défausser.""",
    ),
    "choice.nectar_given": Text(
        "Le nectar peut-il être volé, donné, ou être ce qu'un voisin doit posséder ?",
        """Là où la carte le nomme ou dit n'importe quelle nourriture. Il n'est alors pas \
dépensé, et réveille les pouvoirs qui guettent les gains.

> Pourquoi : Arbitrages sur les dons.""",
    ),
    "choice.cached_seeds": Text(
        "La nourriture stockée que l'on peut dépenser (Mésange noire, Sittelle torchepot)",
        """Elle paie les oiseaux et tout coût que paie une nourriture de sa sorte. Si deux oiseaux \
le peuvent, c'est le premier en partant d'en haut à gauche qui donne.

> Pourquoi : Arbitrage : chaque fois qu'on peut dépenser une graine. L'oiseau qui donne ne \
change rien aux points.""",
    ),
    "choice.on_top_of_sideways": Text(
        "Un oiseau joué sur un oiseau posé en travers, ou à sa place",
        """Est posé en travers lui aussi.

> Pourquoi : Arbitrage pour le premier ; le second laisse la même place.""",
    ),
    "choice.copied_move": Text(
        "Un oiseau déplacé par un pouvoir copié",
        """Peut se trouver dans une ligne où on ne pourrait pas le jouer.

> Pourquoi : Arbitrage.""",
    ),
    "choice.copying": Text(
        "Copier (Ménure superbe, Tui)",
        """L'oiseau qui copie agit : cartes, nourriture et œufs viennent à lui, et si le pouvoir \
est celui d'un prédateur, un prédateur a réussi. Ce qu'il en retient dure jusqu'à la fin du \
tour, même s'il copie un autre pouvoir dans le même tour.

> Pourquoi : Arbitrages.""",
    ),
    "choice.gained_again": Text(
        "Une nourriture déjà gagnée ce tour-ci (Rouge-gorge familier)",
        """Une graine que la Mésange noire ou la Sittelle torchepot gagne et stocke compte ; \
celle que \
les mésanges et sittelles du jeu de base stockent depuis la réserve ne compte pas.

> Pourquoi : Les deux premières la gagnent et la stockent ; les autres la stockent seulement.""",
    ),
    "choice.wetland_egg": Text(
        "« Un œuf d'un oiseau du marais » (Frégate ariel)",
        """Un oiseau de la ligne du marais.

> Pourquoi : C'est ainsi que les autres cartes parlent des habitats.""",
    ),
    "choice.due_at_turn_end": Text(
        "Plusieurs choses sont dues à la fin d'un tour",
        """D'abord ce que d'autres y ont remis, dans le sens horaire ; puis les cartes à part \
sont triées et des cartes défaussées, les défausses d'abord si la main est trop courte pour \
elles ; puis le plateau Oiseaux est complété.

> Pourquoi : « Dans n'importe quel ordre » pour un joueur : celui-ci laisse le plus.""",
    ),
    "choice.smallest_flightless": Text(
        "Le plus petit oiseau du plateau Oiseaux, quand l'un d'eux ne vole pas",
        """Soit le plus petit de ceux qui volent, soit celui qui ne vole pas, au choix du \
propriétaire.

> Pourquoi : Les oiseaux qui ne volent pas conviennent à toute condition d'envergure.""",
    ),
    "choice.reset_without_deck": Text(
        "Renouveler le plateau Oiseaux quand la pioche n'a plus de carte",
        """N'est pas proposé.

> Pourquoi : Cela ne ferait rien.""",
    ),
    "choice.discount_within_reach": Text(
        "Une remise sur les œufs, ou un oiseau de plus contre un œuf",
        """N'est proposé que si un oiseau peut être joué avec ce qui reste.

> Pourquoi : On ne propose pas un coût hors de portée.""",
    ),
    "choice.teal_joins": Text(
        "Les pouvoirs de fin de manche d'un oiseau joué à la fin de la manche",
        """Rejoignent ceux du même joueur qui restent à venir.

> Pourquoi : Arbitrage.""",
    ),
    "choice.counts_double": Text(
        "« Compte double »",
        """Pour les objectifs qui comptent des oiseaux ; œufs, nourriture, cartes et colonnes ne \
sont pas doublés.

> Pourquoi : Arbitrage.""",
    ),
    "choice.no_goal": Text(
        "Pas d'objectif",
        """Chacun, l'Automa aussi, a un tour de plus à chaque manche suivante.

> Pourquoi : La tuile ; l'Automa prend toujours le dernier tour.""",
    ),
    "choice.tray_at_round_end": Text(
        "Cartes prises sur le plateau Oiseaux par des pouvoirs de fin de manche ou de partie",
        """Le plateau Oiseaux n'est pas complété entre les joueurs ; il est renouvelé comme le \
dit la fin de manche.

> Pourquoi : Il n'est complété qu'à la fin des tours.""",
    ),
    "choice.nectar_at_start": Text(
        "Le nectar rendu pour un oiseau gardé au départ",
        """Va à la réserve, pas sur une case de nectar dépensé.

> Pourquoi : Aucune ligne n'est concernée.""",
    ),
    "choice.choice_in_cost": Text(
        "Un choix de nourritures dans un coût (« / ») pour les objectifs de symboles",
        """Un symbole, si l'une des nourritures de l'objectif en est.

> Pourquoi : Référence.""",
    ),
    "choice.automa_partner": Text(
        "Les pouvoirs qui ont besoin d'un autre joueur",
        """L'Automa en est un : ce qu'on lui donne va à la réserve et lui-même ne fait rien ; ce \
qu'on lui prendrait n'existe pas.

> Pourquoi : Les règles de l'Automa sur les pouvoirs marron, dans le même esprit pour les \
autres.""",
    ),
    "choice.automa_not_brown": Text(
        "Les pouvoirs qui ne sont pas marron",
        """L'Automa n'y prend pas part non plus. Cinq d'entre eux regardent les autres joueurs \
(Accenteur mouchet, Pie bavarde, Corneille mantelée, Corneille noire, Vautour fauve), tous en \
fin de manche ; aucun pouvoir de fin de partie ne le fait.

> Pourquoi : Ses règles ne nomment que les pouvoirs marron, mais il n'a ni plateau ni \
nourriture, et ses oiseaux et ses œufs ne servent qu'au décompte.""",
        ("pouvoirs turquoise solo", "pouvoirs jaunes solo"),
    ),
    "choice.automa_no_cubes": Text(
        "Les cubes Action de l'Automa",
        """Il n'en a dans aucune ligne, quelle que soit la couleur du pouvoir : Flamant rose, \
Accenteur mouchet, Pie bavarde et Corneille mantelée ne font rien contre lui.

> Pourquoi : L'arbitrage sur le Flamant rose dit : aucun, parce que son pouvoir est \
marron. Les trois autres posent la même question à propos d'une prairie, et l'Automa n'a pas de \
plateau : ses tours sont des cartes, ses cubes sont sur l'objectif.""",
    ),
    "choice.automa_no_predators": Text(
        "« Chaque prédateur d'un joueur »",
        """Seuls comptent les plateaux des joueurs : Corneille noire et Vautour fauve comptent \
vos propres prédateurs.

> Pourquoi : Les oiseaux de l'Automa ne servent qu'au décompte.""",
    ),
    "choice.automa_one_row": Text(
        "« Le plus d'oiseaux dans une ligne » comme objectif de l'Automa",
        """Au plus 5, comme pour les oiseaux d'un habitat.

> Pourquoi : Une ligne a cinq places.""",
    ),
    "choice.automa_no_neighbour": Text(
        "Un voisin à gauche ou à droite",
        """Seul, on n'en a pas.

> Pourquoi : Comme ci-dessus.""",
    ),
    "choice.automa_nectar_dice": Text(
        "Le nectar sur ses dés",
        """Sur les dés à nectar, une nourriture de son ordre qui n'a pas de face à elle désigne \
la face qui la montre avec du nectar.

> Pourquoi : Ses cartes nomment les faces des dés de base.""",
    ),
    "choice.automa_nectar": Text(
        "Son nectar dépensé à la fin d'une manche",
        """Les trois premières sections de deux autres de ses cartes valent pour la forêt, la \
prairie et le marais : un cube posé en fait un de plus, un cube retiré un de moins.

> Pourquoi : Sa carte Nectar.""",
    ),
    "choice.automa_bonus": Text(
        "Laquelle de ses propres cartes Bonus peut-il tirer ?",
        """Toute carte à pourcentage sauf les deux exceptées, ou une faite pour lui seul ; \
celles-ci restent hors de la pioche des joueurs.

> Pourquoi : Règles de l'Automa.""",
    ),
}
