"""French texts about food and the birdfeeder."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.food": Text("La nourriture et la mangeoire", ""),
    "gain_food": Text(
        "Gagner de la nourriture",
        """\
1. La première case libre de votre forêt dit combien de dés vous prenez. Prenez-les un par un.
2. Si elle montre une [[conversion|conversion]], une carte de votre main achète un dé de plus.
3. Puis viennent les [[row_powers|pouvoirs marron]] de votre forêt.

Chaque dé donne un jeton de ce qu'il montre. Voir [[birdfeeder]].""",
        ("action forêt", "prendre des dés"),
    ),
    "birdfeeder": Text(
        "La mangeoire",
        """\
Elle contient cinq dés. Qui s'y sert en retire un et reçoit **un** jeton de sa face ; le dé reste \
dehors jusqu'à ce que la mangeoire soit de nouveau remplie.

- {invertebrate_seed} donne un invertébré **ou** une graine.
- **Vide** : les cinq dés y retournent aussitôt, même pendant que vous vous servez.
- **Tous pareils** : voir [[reroll]].

« De la réserve » veut dire sans aucun dé. Avec l'Océanie, les dés ont d'autres faces : \
[[nectar.dice]].""",
        ("dés", "dé", "tour à dés", "faces"),
    ),
    "reroll": Text(
        "Relancer les cinq dés",
        """\
Quand vous allez prendre un dé et que tous ceux de la mangeoire montrent la **même face**, vous \
pouvez d'abord y relancer les cinq. Un seul dé restant compte toujours comme « tous pareils ».

- À vous de choisir, et de recommencer s'ils retombent tous pareils.
- {invertebrate_seed} est une face à part : ce n'est pas {seed}.
- Cela vaut aussi pour les pouvoirs, dès qu'ils vous font prendre dans la mangeoire, même si la \
nourriture voulue n'y est pas.""",
        ("relance", "même face", "tous identiques"),
    ),
    "food": Text(
        "Jetons Nourriture",
        """\
Cinq sortes : {invertebrate}, {seed}, {fish}, {fruit}, {rodent} ; avec l'Océanie, aussi le \
[[nectar|nectar]] {nectar}. Ils sont visibles à côté de votre plateau, sans limite, et la \
réserve ne s'épuise jamais.

Ils paient les oiseaux, les conversions et certains pouvoirs. La nourriture mise [[caching|sur \
un oiseau]] n'est plus dans votre réserve. Ce qui reste à la fin départage les \
[[ties|égalités]].""",
        ("jetons", "réserve", "limite de nourriture", "types de nourriture"),
    ),
}
