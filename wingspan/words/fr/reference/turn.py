"""French texts about a turn and the rows of the mat."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.turn": Text("Le tour", ""),
    "turn": Text(
        "Un tour",
        """\
Effectuez une action parmi quatre, la même plusieurs tours de suite si vous voulez :

- {play_bird} [[play_bird]]
- {forest} [[gain_food]], puis les pouvoirs marron de votre forêt
- {grassland} [[lay_eggs]], puis les pouvoirs marron de votre prairie
- {wetland} [[draw_cards]], puis les pouvoirs marron de votre marais

Ensuite [[turn_end|le tour se termine]] et c'est au joueur de gauche. Les trois \
actions d'habitat vous sont toujours ouvertes ; jouer un oiseau n'est proposé que si votre main \
en contient un que vous pouvez payer.""",
        ("action", "que puis-je faire", "mon tour"),
    ),
    "cubes": Text(
        "Cubes Action",
        """\
{cube} Chaque tour prend un cube. Après chaque manche, un cube reste sur le plateau Objectifs : \
les manches raccourcissent.

| manche | 1 | 2 | 3 | 4 |
| tours | 8 | 7 | 6 | 5 |

Soit 26 tours. Si une manche n'a [[goal.no_goal|pas d'objectif]], on garde le cube : un tour de \
plus à chacune des manches qui suivent.""",
        ("nombre de tours", "durée d'une manche", "tours restants"),
    ),
    "mat": Text(
        "Votre plateau",
        """\
Trois lignes de cinq cases : {forest} forêt, {grassland} prairie, {wetland} marais. Un oiseau \
prend la première case libre de sa ligne, par la gauche, et y reste.

Ce que donne une ligne est imprimé sur sa **première case libre**. Une ligne pleine donne ce \
qui figure à son extrémité droite. Un oiseau posé [[placing.sideways|en travers]] occupe deux \
cases.

| oiseaux dans la ligne | 0 | 1 | 2 | 3 | 4 | 5 |
| {forest} nourriture | 1 | 1+1 | 2 | 2+1 | 3 | 3+1 |
| {grassland} œufs | 2 | 2+1 | 3 | 3+1 | 4 | 4+1 |
| {wetland} cartes | 1 | 1+1 | 2 | 2+1 | 3 | 3+1 |

« +1 » est une [[conversion|conversion]]. [[mat.oceania|Le plateau d'Océanie]] a d'autres \
chiffres.""",
        ("plateau joueur", "ligne", "case", "emplacement"),
    ),
    "conversion": Text(
        "Conversion : un de plus contre paiement",
        """\
Une fois pris ce que donne la case, vous pouvez parfois en obtenir **un** de plus en payant :

| ligne | payez | obtenez |
| {forest} | {card} une carte de la main | un dé de plus |
| {grassland} | {wild} une nourriture au choix | un œuf de plus |
| {wetland} | {egg} un œuf d'un oiseau | une carte de plus |

- Elle vient avant les pouvoirs marron de la ligne.
- Vous pouvez vous en passer.
- Elle n'est proposée que si elle peut servir : si tous les nids sont pleins, on ne vous prend \
pas de nourriture.
- Ici, deux jetons n'en remplacent jamais un.""",
        (
            "bonus",
            "échange",
            "carte contre nourriture",
            "nourriture contre œuf",
            "œuf contre carte",
        ),
    ),
    "mat.oceania": Text(
        "Le plateau d'Océanie",
        """\
| oiseaux dans la ligne | 0 | 1 | 2 | 3 | 4 | 5 |
| {forest} nourriture | 1+1 | {reset} 2 | 2+1 | {reset} 2+1 | 3+1 | 4 |
| {grassland} œufs | 1+1 | 2 | 2+1 | 2+1+1 | 3+1 | 4 |
| {wetland} cartes | 1+1 | {reset} 2 | 2+1 | {reset} 2+1 | 3+1 | 4 |

- {reset} Avant de prendre quoi que ce soit, **une nourriture au choix** relance la mangeoire \
(forêt) ou renouvelle le plateau Oiseaux (marais). Voir [[resets]].
- « +1 » est une [[conversion|conversion]] : une carte contre une nourriture ; une carte ou \
une nourriture contre un œuf ; un œuf ou un {nectar} contre une carte. « +1+1 » sert deux \
fois.
- Le nectar payé ici va dans la ligne où vous agissez : [[nectar.spending]].""",
        ("plateau océanie", "case de renouvellement", "plateau nectar"),
    ),
    "row_powers": Text(
        "Les pouvoirs marron de la ligne",
        """\
Une fois que vous avez pris ce que donne la case, votre cube parcourt la ligne **de droite à \
gauche**. Chaque pouvoir marron rencontré peut être utilisé une fois.

- Un oiseau qui rejoint la ligne entre-temps se place à son extrémité droite, derrière le cube \
: il est trop tard pour lui.
- Un oiseau qui a quitté la ligne n'est plus utilisé.
- Les pouvoirs roses des autres joueurs qui répondent à votre action passent avant vos pouvoirs \
marron.

Voir [[power.brown]] et [[power.pink]].""",
        ("activer", "activation", "de droite à gauche", "ordre des pouvoirs"),
    ),
    "turn_end": Text(
        "Fin du tour",
        """\
Dans cet ordre :

1. Ce que les autres joueurs peuvent faire « à la fin de votre tour », dans le sens horaire.
2. Les cartes mises à part sont triées, et les cartes dues sont défaussées de la main.
3. Le plateau Oiseaux est complété à trois cartes.

Si vous n'avez plus les cartes à défausser, vous ne devez rien.""",
        ("fin de tour", "défausser à la fin du tour", "regarnir"),
    ),
}
