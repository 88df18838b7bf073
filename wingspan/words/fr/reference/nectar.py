"""French texts about nectar (Oceania)."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.nectar": Text("Nectar", ""),
    "nectar": Text(
        "Nectar",
        """Le nectar {nectar} est une sixième nourriture. Il vaut n'importe quelle autre pour \
jouer un oiseau, améliorer une action, ou payer un pouvoir qui prend une nourriture au choix. Vous \
en avez un au départ.

- Si un pouvoir **nomme** une nourriture, le nectar n'en est pas.
- Si vous **gagnez** une nourriture « au choix » de la réserve, le nectar en fait partie.
- Ce qui reste à la fin d'une manche est perdu : [[nectar.round_end]].
- Ce que vous avez dépensé rapporte à la fin : [[nectar.spending]], [[nectar.scoring]].""",
        ("nourriture joker", "Océanie"),
    ),
    "nectar.dice": Text(
        "Le nectar sur les dés",
        """Deux faces des dés Océanie en portent : {nectar_seed} vaut nectar ou graine, \
{nectar_fruit} nectar ou fruit. Un dé, un jeton : vous dites lequel.

Graines et fruits n'ont pas de face à eux seuls sur ces dés. Un pouvoir qui cherche un fruit le \
trouve sur la face double et le prend comme fruit ; celui qui prend n'importe quelle nourriture \
peut prendre le nectar. Le nectar d'un dé ne vaut jamais un rongeur ou un poisson.""",
        ("dés", "face double", "dés Océanie"),
    ),
    "nectar.spending": Text(
        "Dépenser du nectar",
        """Le nectar que vous payez va sur la case de nectar dépensé d'une ligne de votre \
plateau :

- **un oiseau :** la ligne où il est joué ;
- **une conversion ou une relance d'action :** la ligne de cette action ;
- **un pouvoir :** la ligne de l'oiseau qui a le pouvoir.

Il remplace un jeton, un pour un. Il n'entre pas dans une paire qui vaut un seul jeton. Un \
oiseau qui coûte du nectar peut aussi se payer par deux autres jetons.

> Du nectar donné ou volé n'est pas dépensé.""",
        ("nectar dépensé", "payer en nectar"),
    ),
    "nectar.round_end": Text(
        "Le nectar en fin de manche",
        """Après les pouvoirs de fin de manche, avant de marquer l'objectif, le nectar non \
dépensé retourne à la réserve. Il ne compte donc ni pour un objectif de nourriture, ni pour \
départager à la fin.

Les pouvoirs de la toute fin de partie viennent plus tard encore : il n'y a plus de nectar, \
seulement des paires d'autres jetons pour le remplacer.""",
        ("perdre le nectar", "défausser le nectar"),
    ),
    "nectar.scoring": Text(
        "Les points du nectar dépensé",
        """À la fin de la partie, ligne par ligne : le plus de nectar dépensé rapporte 5 points, \
le deuxième 2.

- À égalité, on additionne les points des places, on partage et on arrondit vers le bas : deux \
premiers ont 3 points chacun, et il n'y a pas de deuxième ; deux deuxièmes en ont 1.
- Il faut qu'il y en ait au moins un.
- L'Automa y participe : [[automa.nectar]].""",
        ("points de nectar", "majorité de nectar"),
    ),
}
