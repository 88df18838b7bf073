"""French texts about eggs and nests."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.eggs": Text("Les œufs et les nids", ""),
    "lay_eggs": Text(
        "Pondre des œufs",
        """\
1. La première case libre de votre prairie dit combien d'œufs vous pondez, sur **n'importe \
lesquels** de vos oiseaux, dans toute ligne, un par un.
2. Si elle montre une [[conversion|conversion]], une nourriture achète un œuf de plus.
3. Puis viennent les [[row_powers|pouvoirs marron]] de votre prairie.

Aucun oiseau ne porte plus d'œufs que [[egg_limit|sa limite]]. Les œufs sans place ne sont pas \
pondus.""",
        ("action prairie", "ponte"),
    ),
    "egg_limit": Text(
        "Limite d'œufs",
        """\
{egg-space} Les symboles d'œuf de la carte disent combien d'œufs l'oiseau peut porter. Cela \
vaut pour tous les œufs, ceux des pouvoirs compris. Un oiseau sans nid {none} n'en porte aucun.

Plusieurs œufs peuvent être sur le même oiseau. Ils y restent tant que vous ne les dépensez ni \
ne les défaussez.""",
        ("combien d'œufs", "place pour un œuf", "nid plein"),
    ),
    "eggs": Text(
        "À quoi servent les œufs",
        """\
- Chacun vaut **1 point** à la fin.
- Ils [[egg_cost|paient]] les oiseaux à partir de la deuxième colonne.
- Au marais, un œuf achète [[conversion|une carte de plus]].
- Objectifs et cartes Bonus les comptent, et certains pouvoirs en prennent.

La réserve d'œufs ne s'épuise jamais.""",
        ("points des œufs", "réserve d'œufs"),
    ),
    "nests": Text(
        "Nids",
        """\
{platform} plateforme, {bowl} coupe, {cavity} cavité, {ground} sol. Objectifs, cartes Bonus et \
pouvoirs s'y intéressent.

{star} L'étoile est un joker : **toutes** les sortes à la fois, partout où l'on demande un type \
de nid. Dans une série des quatre types, elle tient lieu de l'un d'eux.

{none} Un oiseau sans nid ne compte pour aucun type et ne porte pas d'œufs.""",
        ("types de nids", "nid étoile", "nid joker"),
    ),
}
