"""French texts about drawing cards."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.drawing": Text("Les cartes, le plateau Oiseaux et la pioche", ""),
    "draw_cards": Text(
        "Piocher des cartes",
        """\
1. La première case libre de votre marais dit combien de cartes vous prenez, une par une, sur \
le [[tray|plateau Oiseaux]] ou sur la [[deck|pioche]].
2. Si elle montre une [[conversion|conversion]], un œuf achète une carte de plus.
3. Puis viennent les [[row_powers|pouvoirs marron]] de votre marais.

Vous voyez chaque carte avant de choisir d'où vient la suivante.""",
        ("action marais", "prendre des cartes"),
    ),
    "tray": Text(
        "Plateau Oiseaux",
        """\
Trois cartes y sont visibles, pour tous. Une carte prise laisse une place vide, complétée \
seulement **à la fin du tour**. À la fin de chaque manche, les trois partent et trois nouvelles \
arrivent.

Certains pouvoirs et certaines cases du plateau Joueur le [[resets|renouvellent]] en plein \
tour.""",
        ("cartes visibles", "cartes face visible", "regarnir le plateau"),
    ),
    "deck": Text(
        "Pioche",
        """\
Les cartes Oiseau face cachée. Dès qu'elle s'épuise, la défausse est mélangée et forme une \
nouvelle pioche. On ne perd une carte à piocher que s'il n'en existe plus nulle part.

Les cartes défaussées sont visibles. Les cartes [[tucking|glissées]] sous des oiseaux et les \
oiseaux posés n'y reviennent pas.""",
        ("défausse", "pioche vide", "mélanger"),
    ),
    "hand": Text(
        "Votre main",
        """\
La main n'a pas de limite, et ses cartes ne valent rien à la fin, sauf pour les cartes Bonus et \
les objectifs qui les comptent. Personne ne les voit, à moins de jouer à mains ouvertes.""",
        ("limite de main", "taille de la main", "cartes secrètes"),
    ),
}
