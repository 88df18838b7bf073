"""French for playing with several people, and for what the page adds."""

from __future__ import annotations

from ..entries import Text

TEXTS: dict[str, Text] = {
    "chapter.people": Text("Autour de la table", ""),
    "people": Text(
        "À plusieurs",
        """\
On joue dans le sens horaire. Quatre choses relient les joueurs :

- Les [[power.pink|pouvoirs roses]] {power-pink} répondent à ce que font les autres à leur \
tour.
- Les [[family.all_players|pouvoirs pour tous]] font participer les autres, ou ceux qui ont \
le moins de quelque chose.
- Les [[goals|objectifs]] vous comparent, sur la face verte.
- Le [[tray|plateau Oiseaux]] et la [[birdfeeder|mangeoire]] sont à tous.

Qui doit répondre au milieu de votre tour est interrogé tout de suite ; puis votre tour \
continue.""",
        ("multijoueur", "autres joueurs", "adversaires"),
    ),
    "people.open": Text(
        "Ce que les autres voient",
        """\
Visible : plateaux, nourriture, œufs, nombre de cartes en main, cartes prises parmi les \
visibles.

Secret : mains, cartes Bonus, ordre des pioches, cartes glissées sans être montrées. Avec les \
**mains découvertes** (dans les réglages), les mains sont visibles aussi.""",
        ("secret", "information cachée", "mains découvertes"),
    ),
    "people.one_screen": Text(
        "Passer l'appareil",
        """\
Sur un seul écran, la page demande de passer l'appareil chaque fois que quelqu'un d'autre doit \
répondre, pour que personne ne voie une main qui n'est pas la sienne. Avec les mains \
découvertes, c'est inutile.""",
        ("même écran", "chacun son tour"),
    ),
    "app.take_back": Text(
        "Annuler",
        """\
Seul, vous pouvez annuler toute réponse, jusqu'au début de la partie, puis la refaire. Si des \
dés ou des cartes avaient été vus, la feuille de fin le signale ; rien d'autre ne change, et \
les mêmes dés et cartes reviennent.

À plusieurs, on n'annule que sa propre dernière réponse, tant qu'elle n'a rien révélé.""",
        ("reprendre", "refaire", "erreur", "retour en arrière"),
    ),
    "app.answer_for_me": Text(
        "Répondu pour vous",
        """\
Ce qui ne coûte rien, n'a pas d'inconvénient et ne laisse aucun choix est répondu sans \
demander, et le journal le marque par {check}. Ce qui coûte, aide les autres ou pourrait gâcher \
un objectif est toujours demandé. Les réglages permettent de s'en passer.""",
        ("automatique", "question passée", "pas demandé"),
    ),
    "app.saves": Text(
        "Parties sauvegardées",
        """\
La partie est gardée dans ce navigateur après chaque réponse et revient quand on recharge la \
page, même au milieu d'un pouvoir. La feuille de fin permet aussi de copier la partie en texte \
: mise en place, graine du hasard et toutes les réponses.""",
        ("sauvegarde", "reprendre", "partie perdue"),
    ),
}
