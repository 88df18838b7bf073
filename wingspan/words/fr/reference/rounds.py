"""French texts about rounds, goals and bonus cards."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.rounds": Text("Manches, objectifs et cartes Bonus", ""),
    "round": Text(
        "Une manche",
        """\
On joue chacun son tour, dans le sens horaire, tant que quelqu'un a un cube Action. Vient alors \
la \
[[round_end|fin de manche]]. La partie compte quatre manches, chacune avec son objectif.""",
        ("manches", "déroulement"),
    ),
    "round_end": Text(
        "Fin de manche",
        """\
1. [[power.teal|Pouvoirs turquoise]] {power-teal} : chacun son tour, à partir du premier joueur \
de la manche.
2. Le [[nectar|nectar]] {nectar} resté en réserve est perdu.
3. On marque l'[[goals|objectif]] {goal} de la manche.
4. Tous les cubes Action reviennent, sauf celui qui marque l'objectif.
5. Les trois cartes du [[tray|plateau Oiseaux]] sont défaussées ; trois nouvelles arrivent.
6. Le joueur à gauche commence la manche suivante.

Après la manche 4, on utilise les [[power.yellow|pouvoirs jaunes]] {power-yellow} et on compte \
les [[scoring|points]].""",
        ("après le dernier cube", "ordre de fin de manche"),
    ),
    "goals": Text(
        "Objectifs",
        """\
{goal} Chaque manche a un objectif, connu dès le départ. Il se compte **à la fin de sa manche**, \
sur votre plateau à ce moment-là ; la suite n'y change plus rien.

- [[goals.green|Face verte]] : on se dispute les places.
- [[goals.blue|Face bleue]] : chaque élément compté rapporte 1 point.

Un oiseau compte où qu'il soit, sauf si l'objectif nomme un habitat : c'est alors sa **ligne** \
qui compte, et non ce que montre sa carte. Un nid étoile vaut tout nid. Un oiseau qui \
[[family.double|compte double]] le fait pour les objectifs qui comptent des oiseaux.

Le panneau des objectifs montre à tout moment ce que vous marqueriez.""",
        ("objectifs de fin de manche", "tuiles objectif", "buts"),
    ),
    "goals.green": Text(
        "Objectifs, face verte : des places",
        """\
| manche | 1er | 2e | 3e |
| 1 | 4 | 1 | 0 |
| 2 | 5 | 2 | 1 |
| 3 | 6 | 3 | 2 |
| 4 | 7 | 4 | 3 |

- Qui n'a rien de ce qui est compté n'a pas de place et ne marque rien.
- **À égalité** : on additionne les points de la place et des suivantes, autant qu'il y a de \
joueurs à égalité, et on partage, arrondi à l'inférieur. Ces places suivantes ne sont pas \
attribuées.
- Deux premiers à la manche 2 : (5 + 2) ÷ 2 = 3 chacun ; le joueur d'après est troisième.

Contre l'Automa, vous êtes deux ; voir [[automa.goals]].""",
        ("majorité", "classement", "première place", "égalité d'objectif"),
    ),
    "goals.blue": Text(
        "Objectifs, face bleue : un point chacun",
        """\
Chaque élément compté vaut 1 point, **5 au plus**. Ce qu'ont les autres n'y change rien.""",
        ("un point chacun", "5 au maximum"),
    ),
    "bonus_cards": Text(
        "Cartes Bonus",
        """\
{bonus} Elles se comptent pour vous seul, **en fin de partie**, et personne d'autre ne les voit \
avant.

- Les unes rapportent pour chaque élément compté, les autres par paliers : seul le plus haut \
palier atteint rapporte.
- Tout ce qui est sur votre plateau compte, quel que soit le moment où vous l'avez joué. Les \
cartes en main, sous des oiseaux ou dans la pioche ne comptent pas, sauf si la carte le dit.
- Un même oiseau peut compter pour plusieurs cartes.
- Le pourcentage dit combien d'oiseaux de la pioche conviennent.

Vous en avez une au départ ; certains [[family.bonus|pouvoirs]] en apportent d'autres. Celles \
qui regardent les noms suivent la langue choisie [[setup.choices|au départ]].""",
        ("bonus", "objectifs secrets", "pourcentage"),
    ),
}
