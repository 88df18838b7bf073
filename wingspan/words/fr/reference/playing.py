"""French texts about playing a bird."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.playing": Text("Jouer un oiseau", ""),
    "play_bird": Text(
        "Jouer un oiseau",
        """\
1. Choisissez un oiseau de votre main et une ligne où il [[play_bird.habitat|peut vivre]].
2. Défaussez les [[egg_cost|œufs]] que demande la colonne.
3. Payez sa [[food_cost|nourriture]].
4. Il se pose sur la première case libre de la ligne, par la gauche.
5. D'abord les pouvoirs roses des autres joueurs qui y répondent, puis son propre \
[[power.white|pouvoir blanc]], s'il en a un.

Jouer un oiseau n'active pas les pouvoirs marron de la ligne. Une fois posé, un oiseau reste \
jusqu'à la fin de la partie.""",
        ("jouer une carte", "poser un oiseau", "pose"),
    ),
    "play_bird.habitat": Text(
        "Dans quelle ligne va un oiseau",
        """\
Les symboles {forest} {grassland} {wetland} de la carte disent où l'oiseau peut vivre. S'il y \
en a plusieurs, vous choisissez. Une ligne contient cinq oiseaux au plus ; pleine, elle n'en \
accueille plus.""",
        ("habitat", "ligne pleine"),
    ),
    "play_bird.why_not": Text(
        "Pourquoi un oiseau ne peut être joué",
        """\
Une raison parmi quatre, indiquée sur la carte dans votre main :

- **Ses habitats sont pleins.**
- **Il manque des œufs** pour la colonne suivante : pondez d'abord.
- **Il manque de la nourriture**, même à [[two_for_one|deux contre une]].
- **Un pouvoir demande autre chose** : une certaine ligne, ou un oiseau d'une autre sorte.

La nourriture posée sur des oiseaux ne compte pas ([[caching]]).""",
        ("injouable", "grisé", "impossible à jouer", "trop cher"),
    ),
    "egg_cost": Text(
        "Coût en œufs",
        """\
Ce que demande la colonne, en œufs pris à **n'importe lesquels** de vos oiseaux :

| colonne | 1 | 2 | 3 | 4 | 5 |
| {egg} | 0 | 1 | 1 | 2 | 2 |

L'oiseau que vous jouez n'a pas encore d'œufs. Certains pouvoirs font jouer un oiseau pour un \
œuf de moins, ou sans œuf.""",
        ("œufs pour jouer un oiseau", "coût de la colonne"),
    ),
    "food_cost": Text(
        "Coût en nourriture",
        """\
Les symboles dans le coin de la carte sont le prix de l'oiseau :

- {seed} et les autres : un jeton de cette nourriture.
- {wild} : un jeton de n'importe quelle nourriture.
- Une barre entre deux nourritures : **l'une** des deux, comme vous voulez.
- Rien : l'oiseau est gratuit.

Les jetons viennent de votre réserve et retournent à la réserve commune. S'il y a plusieurs \
façons de payer, vous choisissez ; celles qui coûtent simplement plus cher ne sont pas \
proposées.""",
        ("paiement", "payer", "joker", "nourriture au choix", "oiseau gratuit"),
    ),
    "two_for_one": Text(
        "Deux nourritures pour une",
        """\
Pour jouer un oiseau, **deux jetons quelconques** peuvent en remplacer un de son coût, même si \
vous avez cette nourriture. Ils peuvent être pareils ou non, et cela peut se faire plusieurs \
fois pour le même oiseau.

- Seulement pour les oiseaux : ni pour les pouvoirs, ni pour les conversions ou les \
renouvellements.
- {nectar} n'est jamais l'un des deux : à lui seul, il vaut n'importe quelle nourriture.""",
        ("remplacer", "échange", "2 pour 1", "nourriture manquante"),
    ),
}
