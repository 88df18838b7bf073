"""French texts of the quick reference: a whole game on one page."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.quick": Text("Aide de jeu", ""),
    "quick.start": Text(
        "Au départ",
        """\
- Chacun a 5 cartes Oiseau, 2 cartes Bonus et une nourriture de chaque type.
- Gardez autant d'oiseaux que vous voulez : chacun coûte 1 nourriture, celle de votre choix.
- Gardez 1 des 2 cartes Bonus.

Pour en savoir plus : [[setup]].""",
    ),
    "quick.turn": Text(
        "Un tour",
        """\
Un cube, une action :

| action | ce qu'elle donne | ensuite |
| {play_bird} [[play_bird]] | un oiseau sur le plateau | son pouvoir blanc |
| {forest} [[gain_food]] | des dés de la mangeoire | les pouvoirs marron de la forêt |
| {grassland} [[lay_eggs]] | des œufs sur vos oiseaux | les pouvoirs marron de la prairie |
| {wetland} [[draw_cards]] | des cartes, visibles ou de la pioche | les pouvoirs marron du \
marais |

- Une ligne donne ce qu'indique sa première case libre : plus elle a d'oiseaux, plus elle \
rapporte.
- Les pouvoirs marron se font de **droite à gauche**. Chacun est facultatif.
- 8 tours à la manche 1, puis 7, 6 et 5.""",
        ("actions", "résumé"),
    ),
    "quick.mat": Text(
        "Ce que donne une ligne",
        """\
| oiseaux dans la ligne | 0 | 1 | 2 | 3 | 4 | 5 |
| {forest} nourriture | 1 | 1+1 | 2 | 2+1 | 3 | 3+1 |
| {grassland} œufs | 2 | 2+1 | 3 | 3+1 | 4 | 4+1 |
| {wetland} cartes | 1 | 1+1 | 2 | 2+1 | 3 | 3+1 |

« +1 » : un de plus contre une carte, une nourriture ou un œuf. Pour en savoir plus : [[mat]], \
[[conversion]], [[mat.oceania]].""",
    ),
    "quick.play_bird": Text(
        "Ce que coûte un oiseau",
        """\
| colonne | 1 | 2 | 3 | 4 | 5 |
| {egg} œufs à défausser | 0 | 1 | 1 | 2 | 2 |

- La nourriture imprimée ; {wild} est une nourriture au choix.
- 2 nourritures au choix remplacent celle qui vous manque.
- Il va sur la première case libre d'une ligne où il peut vivre.

Pour en savoir plus : [[play_bird]], [[food_cost]], [[egg_cost]].""",
    ),
    "quick.birdfeeder": Text(
        "Mangeoire",
        """\
- Un dé, une nourriture. {invertebrate_seed} donne l'une ou l'autre, jamais les deux.
- Vide : les cinq dés y sont relancés aussitôt.
- Tous les dés pareils, ou un seul : vous **pouvez** relancer les cinq avant de vous servir.

Pour en savoir plus : [[birdfeeder]].""",
    ),
    "quick.tray": Text(
        "Plateau Oiseaux et pioche",
        """\
- Les cartes se prennent une à une, parmi les visibles ou sur la pioche.
- Les places vides sont complétées à la fin du tour.
- La main n'a pas de limite.

Pour en savoir plus : [[tray]], [[deck]].""",
    ),
    "quick.powers": Text(
        "Pouvoirs",
        """\
| couleur | s'utilise |
| {power-white} blanc | une fois, à la pose de l'oiseau |
| {power-brown} marron | chaque fois que vous agissez dans sa ligne |
| {power-pink} rose | au tour des autres, une fois entre deux des vôtres |
| {power-teal} turquoise | à chaque fin de manche |
| {power-yellow} jaune | en fin de partie |

Pour en savoir plus : [[powers]].""",
    ),
    "quick.round_end": Text(
        "Fin de manche",
        """\
1. Pouvoirs turquoise, dans le sens horaire à partir du premier joueur de la manche.
2. Le nectar non utilisé est perdu.
3. On marque l'objectif de la manche.
4. Les cubes reviennent ; les trois cartes visibles sont remplacées.
5. Le joueur suivant à gauche commence.

Pour en savoir plus : [[round_end]], [[goals]].""",
    ),
    "quick.scoring": Text(
        "Points",
        """\
| pour | points |
| chaque oiseau | ceux de la carte |
| cartes Bonus | ceux de la carte |
| objectifs | ceux marqués |
| chaque œuf {egg}, nourriture stockée, carte glissée {tucked} | 1 |
| nectar dépensé {nectar} | 5 et 2 dans chaque habitat |

À égalité, la nourriture restante départage. Pour en savoir plus : [[scoring]], [[ties]].""",
    ),
}
