"""French texts about the set-up."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.setup": Text("Mise en place", ""),
    "setup": Text(
        "Mise en place",
        """\
La page prépare la table : pioches mélangées, trois cartes visibles, cinq dés dans la mangeoire, \
quatre tuiles Objectif, une par manche.

Chacun a un plateau, 8 cubes Action, 5 cartes Oiseau, 2 cartes Bonus et 5 nourritures : \
{invertebrate}, {seed}, {fish}, {fruit} et {rodent}. Avec l'Océanie, un {nectar} de plus.

1. [[setup.birds|Choisissez les oiseaux à garder]] et payez-les.
2. [[setup.bonus|Choisissez une carte Bonus]].
3. Le jeu désigne [[first_player|qui commence]].

En solitaire, vous jouez contre l'[[automa|Automa]], que la page met en place aussi.""",
        ("début", "départ", "donne", "main de départ"),
    ),
    "setup.birds": Text(
        "Vos oiseaux de départ",
        """\
Gardez autant de vos 5 cartes Oiseau que vous voulez, d'aucune à toutes. Chaque carte \
gardée coûte **1 nourriture**, de la sorte de votre choix ; les autres cartes sont \
défaussées.

- 2 oiseaux gardés laissent 3 nourritures, 4 oiseaux en laissent 1.
- Mieux vaut conserver la nourriture dont vos oiseaux auront besoin.
- Avec l'Océanie, vous avez 6 nourritures : les 5 oiseaux et encore un jeton. Un {nectar} se \
défausse comme un autre.

> Pendant ce choix, vous voyez vos deux cartes Bonus et les quatre objectifs.""",
        ("oiseaux de départ", "main initiale", "garder"),
    ),
    "setup.bonus": Text(
        "Votre carte Bonus de départ",
        """\
Gardez une de vos deux cartes Bonus. Personne ne voit l'autre avant que tous aient choisi. Ce \
que comptent ces cartes est expliqué sous [[bonus_cards]].""",
        ("bonus de départ",),
    ),
    "first_player": Text(
        "Qui commence",
        """\
À la manche 1, le sort désigne le premier joueur. Après chaque manche, c'est à son voisin de \
gauche. Contre l'Automa, vous commencez toujours.""",
        ("jeton premier joueur", "ordre du tour", "premier joueur"),
    ),
    "setup.choices": Text(
        "Ce qui se choisit avant une partie",
        """\
- **Cartes** : jeu de base, paquet Swift-Start, extensions Europe et Océanie, comme vous \
voulez. Leurs oiseaux, cartes Bonus et objectifs sont mélangés.
- **Objectifs** : [[goals.green|verts]], où l'on se dispute les places, ou \
[[goals.blue|bleus]], où chacun compte pour soi.
- **Plateau** : l'Océanie apporte le sien, pensé pour le nectar. Les deux sont possibles.
- **Noms** : certaines cartes Bonus cherchent des mots dans les noms d'oiseaux ; vous \
choisissez si ce sont les noms anglais ou français.
- **Numéro de donne** : le même numéro redonne les mêmes cartes.""",
        ("extensions", "variantes", "graine", "options"),
    ),
}
