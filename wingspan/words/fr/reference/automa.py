"""French texts about the Automa."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.automa": Text("L'Automa", ""),
    "automa": Text(
        "L'Automa",
        """Un adversaire fait de cartes, pour qui joue seul. Vous suivez les règles habituelles \
; lui a les siennes, et elles sont courtes.

- Il n'a ni plateau ni nourriture, et ne paie rien.
- Ses oiseaux et ses œufs ne servent qu'à marquer des points.
- Il n'utilise aucun pouvoir d'oiseau.
- Vous ouvrez chaque manche ; le dernier tour de chacune est le sien.

Son tour : [[automa.turn]]. Ses points : [[automa.scoring]]. Sa force : [[automa.levels]].""",
        ("solo", "jouer seul", "automate"),
    ),
    "automa.setup": Text(
        "Mise en place de l'Automa",
        """1. Choisissez un niveau, et si la [[automa.automubon|Société Protectrice des \
Automates]] est de la partie.
2. Ses cartes sont mélangées ; sa pioche en compte dix à la première manche, un peu plus avec \
cette carte ou une extension.
3. Avant que vous voyiez les vôtres, il reçoit une [[automa.bonus|carte Bonus]] face visible.
4. Puis votre mise en place est celle de toujours.

Les objectifs verts lui vont le mieux, car il y rivalise avec vous ; les bleus marchent aussi.""",
        ("mise en place solo",),
    ),
    "automa.turn": Text(
        "Le tour de l'Automa",
        """Une [[automa.cards|carte]] est révélée. Seule compte sa section de la manche en cours \
:

- d'abord une étape principale : [[automa.play_bird]], [[automa.draw_cards]], \
[[automa.lay_eggs]] ou [[automa.gain_food]] ;
- puis parfois une seconde : [[automa.cubes|un cube]] pour l'objectif, ou [[automa.pink|vos \
pouvoirs roses]].

Ensuite le plateau Oiseaux est complété. Il a autant de tours que vous : 8, 7, 6 et 5.""",
        ("carte Automa", "section"),
    ),
    "automa.play_bird": Text(
        "L'Automa joue un oiseau",
        """Il cherche sur le plateau Oiseaux ceux que demande sa [[automa.bonus|carte Bonus]].

- **Il y en a :** tous quittent le plateau. Il garde face visible celui qui vaut le plus, les \
autres sont défaussés. Entre égaux, le hasard décide.
- **Il n'y en a pas :** il prend face cachée la première carte de la pioche. Le plateau Oiseaux \
ne change pas.

Jouer cet oiseau ne réveille aucun de vos pouvoirs roses.""",
        ("jouer un oiseau",),
    ),
    "automa.draw_cards": Text(
        "L'Automa pioche des cartes",
        """Toutes les cartes visibles du plateau Oiseaux sont défaussées. Il prend face cachée \
la première carte de la pioche. Trois nouvelles cartes arrivent à la fin de son tour.""",
        ("piocher", "vide le plateau Oiseaux"),
    ),
    "automa.lay_eggs": Text(
        "L'Automa pond des œufs",
        """Il reçoit les œufs que montre sa carte, de 1 à 3. Ils ne sont sur aucun oiseau, n'ont \
pas de limite et valent un point chacun à la fin.""",
        ("pondre",),
    ),
    "automa.gain_food": Text(
        "L'Automa gagne de la nourriture",
        """Il prend des dés, pas de nourriture. Sa carte range les faces dans un ordre : la \
première que montre la mangeoire est prise, avec tous ses dés.

- Quand tous les dés sont semblables, ils sont relancés avant qu'il n'en prenne.
- Une mangeoire vide est aussitôt remplie.
- Le dé double {invertebrate_seed} est une face à part dans cet ordre.
- Sur les [[nectar.dice|dés à nectar]], graine et fruit désignent les faces qui les montrent \
avec du nectar ; une face que la carte ne nomme pas vient en dernier.""",
        ("prend des dés", "ordre des nourritures"),
    ),
    "automa.cubes": Text(
        "Les cubes de l'Automa sur l'objectif",
        """Certaines sections posent un cube sur l'objectif de la manche, d'autres en retirent \
un. Un cube y vaut une unité de plus : voir [[automa.goals]]. S'il n'y en a pas, on n'en retire \
pas.

Les cubes sont repris à la fin de la manche.""",
        ("poser un cube", "retirer un cube"),
    ),
    "automa.pink": Text(
        "L'Automa et vos pouvoirs roses",
        """Ce que fait l'Automa ne réveille en soi aucun oiseau rose. À la place, certaines de \
ses cartes les réveillent **tous** à la fois, quoi qu'attende leur texte.

Chacun sert une fois entre deux de vos tours, dans l'ordre que vous voulez, et vous pouvez \
renoncer.""",
        ("pouvoirs roses solo",),
    ),
    "automa.powers": Text(
        "Vos pouvoirs contre l'Automa",
        """- Il ne prend pas part aux pouvoirs pour tous les joueurs, et n'en reçoit rien.
- Il perd toute comparaison : c'est toujours vous qui avez le moins d'oiseaux.
- Là où l'on choisit un autre joueur, vous le choisissez ; il ne fait rien, et vous avez votre \
part.
- Ce que vous lui donnez va à la réserve. Il n'a ni nourriture à voler, ni cube dans une ligne, ni \
prédateur.
- Vous n'avez de voisin ni à gauche ni à droite.
- Avec l'[[bird.american_oystercatcher]], vous piochez 3 cartes, en gardez 2, en défaussez 1.""",
        ("pouvoirs marron solo", "autres joueurs"),
    ),
    "automa.bonus": Text(
        "La carte Bonus de l'Automa",
        """Elle lui dit quels oiseaux prendre, et ne lui rapporte rien.

Il faut une carte qui porte un pourcentage, mais ni [[bonus.breeding_manager]] ni \
[[bonus.backyard_birder]] ; sinon on en tire une autre. Avec l'extension Europe, deux cartes \
sont à lui seul : [[bonus.autwitcher]] et [[bonus.raspb_life_fellow]].

Avec [[bonus.citizen_scientist]], il cherche les oiseaux dont le pouvoir glisse des cartes.""",
        ("carte Bonus solo",),
    ),
    "automa.goals": Text(
        "L'Automa et les objectifs",
        """Il a une valeur de base pour chaque objectif et chaque manche ; chacun de ses \
[[automa.cubes|cubes]] en ajoute 1. Ces valeurs figurent dans l'article de chaque objectif.

- Jamais moins de 0 ; et avec 0 il ne prend aucune place.
- Oiseaux dans un habitat : 5 au plus.
- Pour le reste, il est classé ou payé comme un joueur.""",
        ("valeur de base", "objectifs solo"),
    ),
    "automa.round_end": Text(
        "L'Automa en fin de manche",
        """1. Son objectif est marqué, et ses cubes y sont repris.
2. Une carte quitte sa pioche pour de bon après chacune des manches 1, 2 et 3.
3. Les autres sont mélangées, et c'est de nouveau vous qui commencez.

Si le nectar est en jeu, son nectar dépensé change avant que l'objectif soit marqué : \
[[automa.nectar]].""",
        ("fin de manche solo",),
    ),
    "automa.levels": Text(
        "Niveaux de l'Automa",
        """Le niveau est ce que vaut chacun de ses oiseaux face cachée :

| niveau | points | nectar dépensé au départ, par ligne |
| Aiglon | 3 | 3 |
| Aigle | 4 | 4 |
| Aigle royal | 5 | 5 |

Aigle est le niveau normal. La [[automa.automubon|Société Protectrice des Automates]] s'ajoute à \
n'importe lequel.""",
        ("difficulté", "aiglon", "aigle royal"),
    ),
    "automa.automubon": Text(
        "La Société Protectrice des Automates",
        """Une carte de plus dans sa pioche, si vous le voulez plus fort. À chaque manche elle \
lui fait jouer un oiseau et poser un cube sur l'objectif.""",
        ("carte expert", "SPA"),
    ),
    "automa.scoring": Text(
        "Les points de l'Automa",
        """- ses objectifs ;
- ses oiseaux face visible, à leur valeur ;
- ses oiseaux face cachée, 3, 4 ou 5 chacun selon le [[automa.levels|niveau]] ;
- 1 par œuf ;
- avec le nectar, ses [[automa.nectar|places dans les trois lignes]].

Sa carte Bonus ne rapporte rien. À égalité, on lui compte 2 nourritures.""",
        ("décompte solo", "égalité"),
    ),
    "automa.nectar": Text(
        "L'Automa et le nectar",
        """Il commence avec 3, 4 ou 5 nectars dépensés dans chaque ligne, selon le niveau, et \
ses dés ne lui en rapportent pas.

À la fin de chaque manche, deux autres de ses cartes sont révélées. Leurs trois premières \
sections valent pour la forêt, la prairie et le marais : un cube à poser, c'est un de plus ; un \
cube à retirer, un de moins, jamais moins que rien.

À la fin de la partie, il participe aux [[nectar.scoring|points de chaque ligne]].""",
        ("nectar solo", "nectar dépensé de l'Automa"),
    ),
    "automa.expansions": Text(
        "L'Automa et les extensions",
        """- **Europe :** ses objectifs ont des valeurs de base, et deux [[automa.bonus|cartes \
Bonus]] sont faites pour lui.
- **Océanie :** une carte de plus, RAOUtoma, rejoint sa pioche, et il rivalise pour le \
[[automa.nectar|nectar]].
- Oiseaux, cartes Bonus et objectifs de toutes les boîtes en jeu sont mélangés, pour lui comme \
pour vous.""",
        ("RAOUtoma", "Automa Europe", "Automa Océanie"),
    ),
}
