"""French texts about playing with several people, and about what the page adds."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.people": Text("Autour de la table", ""),
    "people": Text(
        "À plusieurs",
        """\
On joue dans le sens horaire. Quatre choses relient les joueurs :

- Les [[power.pink|pouvoirs roses]] {power-pink} répondent à ce que font les autres à leur tour.
- Les [[family.all_players|pouvoirs pour tous]] font participer les autres, ou ceux qui en ont \
le moins.
- Les [[goals|objectifs]] vous comparent, sur la face verte.
- Le [[tray|plateau Oiseaux]] et la [[birdfeeder|mangeoire]] sont à tous.

Si un autre joueur a un choix à faire pendant votre tour, on le lui demande tout de suite ; puis \
votre tour continue.""",
        ("multijoueur", "autres joueurs", "adversaires"),
    ),
    "people.open": Text(
        "Ce que les autres voient",
        """\
Visible : plateaux, nourriture, œufs, nombre de cartes en main, cartes prises parmi les \
visibles.

Secret : mains, cartes Bonus, ordre des pioches, cartes glissées sans être montrées. Avec les \
**mains ouvertes** (dans les réglages), les mains sont visibles aussi.""",
        ("secret", "information cachée", "mains ouvertes"),
    ),
    "people.one_screen": Text(
        "Passer l'appareil",
        """\
Sur un seul écran, la page demande de passer l'appareil chaque fois que c'est à quelqu'un \
d'autre de choisir, pour que personne ne voie une main qui n'est pas la sienne. Ce que vous \
venez de piocher vous est d'abord montré. Avec les mains ouvertes, c'est inutile.""",
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
        "Réponses automatiques",
        """\
S'il n'y a qu'une réponse possible et qu'elle est gratuite, elle est donnée pour vous, et le \
journal la marque d'un {check}. Ce qui coûte, aide les autres ou pourrait gâcher un objectif est \
toujours demandé. On peut s'en passer dans les réglages.""",
        ("automatique", "question passée", "pas demandé"),
    ),
    "app.saves": Text(
        "Parties sauvegardées",
        """\
La partie est gardée dans ce navigateur après chaque réponse et revient quand on recharge la \
page, même au milieu d'un pouvoir. Plusieurs parties peuvent se côtoyer dans la liste ; une \
partie supprimée y attend encore un moment. On peut les mettre dans un fichier et les porter \
ailleurs.""",
        ("sauvegarde", "reprendre", "partie perdue", "exporter"),
    ),
    "app.links": Text(
        "Jouer par lien",
        """\
Un lien contient toute une partie. Envoyez-le, ou faites scanner son code QR, et la partie \
continue là-bas ; chacun ne voit que ce qu'il a le droit de voir. Une fois le lien envoyé, vos \
réponses ne s'annulent plus.

- **Même donne, nouvelle partie** : les mêmes cartes et les mêmes dés pour quelqu'un d'autre, \
avec votre \
score à battre.
- **Donne du jour** : la même pour tous ce jour-là.
- Vous choisissez ce qui est répondu pour vous pendant le tour des autres.""",
        ("envoyer", "partager", "courriel", "défi", "à distance"),
    ),
    "app.live": Text(
        "Tables en direct",
        """\
Chacun joue sur son propre appareil et voit chaque tour dès qu'il est fini, sans aucun serveur \
entre vous. **Jouer en direct** se trouve là où l'on partage une partie, et **Avec un ami** en \
commence une ainsi.

- Choisissez une place : son joueur scanne le code, ou ouvre le lien, puis montre le code que sa \
page donne en réponse. Scannez-le, ouvrez son lien ou collez-le. Chaque code ne sert qu'une fois.
- Un écran sans place montre la table, et la main de personne.
- Au début, tous choisissent en même temps oiseaux, nourriture et carte bonus.
- Ce que les autres ont vu ne s'annule plus.
- Les appareils se joignent dans un même réseau : le même Wi-Fi, ou le partage de connexion d'un \
téléphone. Si la connexion se perd, rien d'autre ne se perd : la partie continue par lien, et \
la plupart des pages retrouvent la table d'elles-mêmes. Sinon, scannez un nouveau code.
- Si le son est activé, deux notes disent que c'est à vous.""",
        ("téléphone", "Wi-Fi", "réseau", "télévision", "connexion", "code QR", "ensemble"),
    ),
    "app.replay": Text(
        "Revoir une partie",
        """\
Une partie se revoit réponse par réponse ou tour par tour, telle que vous l'avez vue. À tout \
moment, vous pouvez jouer à partir de là : une nouvelle partie commence, et l'ancienne est \
conservée.""",
        ("regarder de nouveau", "historique"),
    ),
}
