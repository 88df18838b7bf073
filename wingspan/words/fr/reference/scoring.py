"""French texts about the end of the game and scoring."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.scoring": Text("Fin de partie et points", ""),
    "game_end": Text(
        "Fin de la partie",
        """\
La partie s'achève après la manche 4 :

1. La dernière manche se termine comme les autres, objectif compris.
2. On utilise les [[power.yellow|pouvoirs jaunes]] {power-yellow}, chacun son tour, à partir du \
premier joueur de la manche.
3. On compte les points ; voir [[scoring]].""",
        ("dernière manche", "après la manche 4", "quand finit la partie"),
    ),
    "scoring": Text(
        "Points",
        """\
Chacun additionne :

- [[scoring.birds|Oiseaux]] : les points des cartes
- [[scoring.bonus|Cartes Bonus]]
- [[scoring.goals|Objectifs]] des quatre manches
- [[scoring.eggs|Œufs]] : 1 chacun
- [[scoring.cached|Nourriture stockée]] : 1 par jeton
- [[scoring.tucked|Cartes glissées]] : 1 chacune
- Avec l'Océanie, [[scoring.nectar|nectar]] : 5 et 2 points dans chaque habitat

Le plus de points l'emporte. S'il y a égalité : [[ties]]. La nourriture en réserve et les \
cartes en main ne valent rien.

Le panneau compte à tout moment comme si la partie finissait là.""",
        ("score", "points de victoire", "gagner", "décompte"),
    ),
    "scoring.birds": Text(
        "Points des oiseaux",
        """\
{points} Chaque oiseau de votre plateau vaut ce qui y est imprimé. Un oiseau glissé sous un \
autre vaut 1 point comme [[scoring.tucked|carte glissée]], quoi qu'il montre.""",
        ("valeur des oiseaux",),
    ),
    "scoring.bonus": Text(
        "Points des cartes Bonus",
        """\
{bonus} Chaque carte se compte à part, sur votre plateau tel qu'il est tout à la fin. Voir \
[[bonus_cards]].""",
        ("points bonus",),
    ),
    "scoring.goals": Text(
        "Points des objectifs",
        """\
{goal} Ce qu'a rapporté l'objectif de chaque manche quand elle s'est terminée. Voir [[goals]].""",
        ("points d'objectif",),
    ),
    "scoring.eggs": Text(
        "Points des œufs",
        """\
{egg} 1 point par œuf sur vos oiseaux à la fin. Les œufs payés ou défaussés sont partis.""",
        ("valeur des œufs",),
    ),
    "scoring.cached": Text(
        "Points de la nourriture stockée",
        """\
1 point par jeton posé sur un oiseau à la fin. La nourriture de votre réserve ne vaut rien. \
Voir [[caching]].""",
        ("nourriture sur les oiseaux", "points de stockage"),
    ),
    "scoring.tucked": Text(
        "Points des cartes glissées",
        """\
{tucked} 1 point par carte sous un oiseau, quoi qu'elle montre. Voir [[tucking]].""",
        ("cartes sous les oiseaux",),
    ),
    "scoring.nectar": Text(
        "Points du nectar",
        """\
{nectar} Dans chaque habitat, qui y a dépensé le plus de nectar reçoit 5 points, le deuxième 2. \
À égalité on partage, arrondi à l'inférieur. Sans nectar dépensé, rien. Voir [[nectar.scoring]].""",
        ("majorité de nectar",),
    ),
    "ties": Text(
        "Égalité de points",
        """\
1. Celui à qui il reste le plus de **nourriture en réserve** l'emporte. Celle des oiseaux ne \
compte pas.
2. Encore à égalité : la victoire est partagée.

On compte à l'Automa 2 nourritures restantes.""",
        ("égalité", "départage", "ex æquo", "même score"),
    ),
}
