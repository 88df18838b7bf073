"""French texts about frequent questions and misprints."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.faq": Text("Questions et erreurs d'impression", ""),
    "faq.dice": Text(
        "Est-ce que je prends tous mes dés d'un coup ?",
        """Non, un par un. Après chacun vous voyez ce qui reste ; si les dés restants se \
ressemblent tous, vous pouvez relancer les cinq avant le suivant.""",
        ("un à la fois",),
    ),
    "faq.cards": Text(
        "Puis-je regarder une carte piochée avant de prendre la suivante ?",
        """Oui. Piochez, regardez, puis choisissez entre plateau Oiseaux et pioche pour la \
suivante.""",
        ("une à la fois", "regarder la carte"),
    ),
    "faq.reroll": Text(
        "Puis-je relancer les dés pour le pouvoir d'un oiseau ?",
        """Oui, chaque fois que vous allez vous servir dans la mangeoire et que tous ses dés \
montrent la même face ; un dé seul compte toujours comme tel. Pas si la nourriture vient de la \
réserve.""",
        ("relancer",),
    ),
    "faq.less": Text(
        "Puis-je prendre moins que ce qui m'est offert ?",
        """Oui : moins d'œufs, de nourriture ou de cartes. En revanche, un prix se paie en entier, \
et les cartes à partager entre tous doivent toutes être piochées.""",
        ("renoncer", "moins"),
    ),
    "faq.last_turn": Text(
        "Mes oiseaux roses servent-ils après mon dernier tour ?",
        """Oui, jusqu'à la fin de la manche ; après votre dernier tour de la partie aussi. Voir \
[[power.pink]].""",
        ("dernier tour",),
    ),
    "faq.not_asked": Text(
        "Pourquoi un pouvoir ne m'a-t-il pas été proposé ?",
        """Parce qu'il n'aurait rien fait : pas de place pour un œuf, rien à glisser, aucun dé \
avec cette nourriture, un prix hors de portée. Un oiseau rose se tait aussi à votre propre tour \
et une fois utilisé.""",
        ("pouvoir non proposé", "pouvoir passé"),
    ),
    "faq.discard_bird": Text(
        "Puis-je retirer un oiseau de mon plateau ?",
        """Non, les oiseaux restent. Seul le [[bird.southern_cassowary]] en remplace un, et \
certains prédateurs [[placing.on_top|se posent sur un autre]].""",
        ("défausser un oiseau",),
    ),
    "faq.full_row": Text(
        "Et si une ligne est pleine ?",
        """Cinq oiseaux la remplissent ; on ne peut plus y jouer. Elle reste utilisable : c'est \
alors sa sixième case, au bord droit, qui compte.""",
        ("cinq oiseaux", "ligne pleine"),
    ),
    "faq.two_for_one": Text(
        "Où deux jetons peuvent-ils en valoir un ?",
        """Seulement dans le coût en nourriture d'un oiseau, que l'action ou un pouvoir le joue. \
Ni pour les conversions, ni pour le prix d'un pouvoir.""",
        ("2 pour 1", "échange"),
    ),
    "faq.cached": Text(
        "Puis-je dépenser la nourriture posée sur mes oiseaux ?",
        """Non, sauf les graines de la [[bird.coal_tit]] et de la [[bird.eurasian_nuthatch]]. Voir \
[[caching]].""",
        ("nourriture stockée",),
    ),
    "faq.hand": Text(
        "Y a-t-il une limite de cartes ou de nourriture ?",
        """Non. Ni la main, ni la nourriture, ni les cartes glissées, ni la nourriture stockée \
ne sont limitées ; seuls les œufs le sont, par les places de chaque oiseau.""",
        ("limite de main", "limite"),
    ),
    "faq.deck": Text(
        "Et si la pioche est vide ?",
        """Les cartes Oiseau défaussées sont mélangées et deviennent aussitôt la pioche. De même \
pour les cartes Bonus. La défausse est face visible, et chacun peut la regarder.""",
        ("pioche vide", "défausse"),
    ),
    "faq.stars": Text(
        "Un nid étoile peut-il compter deux fois ?",
        """Oui, pour des choses différentes : un objectif, deux cartes Bonus et un pouvoir dans \
la même partie. Dans une seule série ou une seule colonne, c'est un seul nid.""",
        ("nid étoile",),
    ),
    "faq.swift_start": Text(
        "Que sont les oiseaux Swift-Start ?",
        """Dix oiseaux qui rendent une première partie plus facile. Ce sont des oiseaux \
ordinaires, que l'on peut mélanger aux autres, sans règles particulières.""",
        ("swift start", "première partie"),
    ),
    "faq.who_begins": Text(
        "Qui commence une manche ?",
        """À plusieurs, cela passe à gauche de manche en manche. Seul contre l'Automa, vous \
commencez toujours, et il joue le dernier tour.""",
        ("premier joueur",),
    ),
    "faq.names": Text(
        "Quels noms comptent : français ou anglais ?",
        """Certaines cartes Bonus regardent le nom des oiseaux. La langue qui compte fait partie \
de la mise en place, pour que toute la table ait la même ; changer la langue d'affichage n'y \
change rien. Les articles [[bonus.anatomist]], [[bonus.cartographer]], [[bonus.historian]] et \
[[bonus.photographer]] donnent la liste pour les deux.""",
        ("noms des oiseaux", "langue des noms"),
    ),
    "errata.figures": Text(
        "Nombres mal imprimés",
        """Certaines éditions portent des nombres erronés. Ici s'appliquent les nombres corrigés :

- Le [[bird.spotted_sandpiper]] vaut 5 points.
- [[bonus.photographer]] rapporte 3 points à partir de 4 oiseaux.
- [[bonus.omnivore_expert]] : 16 % des cartes conviennent.
- [[bonus.rodentologist]] compte les oiseaux qui mangent des rongeurs, même s'ils mangent autre \
chose.""",
        ("errata", "erreur d'impression", "correction"),
    ),
    "errata.names": Text(
        "Les mots qui comptent dans les noms",
        """Pour les noms anglais :

- [[bonus.cartographer]] : « prairie » compte, bien que les premières cartes ne le citent pas.
- [[bonus.photographer]] : « violet » compte, « rufous » et « snowy » aussi ; « honey » ne \
compte plus.
- Un mot doit vouloir dire ce qu'il dit : « red » dans « barred » ou « toe » dans « mistletoe » \
ne comptent pas.

Seul le nom courant compte, jamais le nom scientifique.""",
        ("honey", "violet", "prairie", "mot clé"),
    ),
    "errata.signs": Text(
        "Signes et couleurs qui manquaient",
        """- Le [[bird.eleonoras_falcon]] est un prédateur et le [[bird.mute_swan]] un oiseau \
grégaire, même là où le signe n'est pas imprimé.
- [[bonus.falconer]] et [[bonus.bird_counter]] comptent ces oiseaux quelle que soit la couleur \
du pouvoir.
- Le [[bird.greater_flamingo]] a un pouvoir marron.""",
        ("icône prédateur", "icône nuée"),
    ),
    "errata.texts": Text(
        "Textes qui changent d'une édition à l'autre",
        """- Le [[bird.house_wren]] fait jouer dans la ligne où il se trouve.
- Le [[bird.belted_kingfisher]] et le [[bird.eastern_kingbird]] répondent aussi aux oiseaux joués \
par un pouvoir.
- L'[[bird.american_oystercatcher]] pioche sur le plateau Oiseaux comme dans la pioche.
- La [[bird.american_redstart]] prend un dé de la mangeoire, de n'importe quelle nourriture.

Si une carte et son explication diffèrent, c'est la carte qui a raison.""",
        ("appendice", "réédition"),
    ),
    "errata.round_end": Text(
        "Les étapes de la fin de manche",
        """L'ordre varie selon les éditions. Ici : pouvoirs de fin de manche, nectar, objectif, \
cubes repris, nouveau plateau Oiseaux, premier joueur. Voir [[choice.round_end_order]].""",
        ("ordre des étapes",),
    ),
}
