"""French messages of live tables, by key."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "title": "Table en direct",
    "seats": "Qui vient",
    "here": "à table",
    "away": "regarde ailleurs",
    "lost": "connexion perdue",
    "off": "pas encore là",
    "screen": "L’écran",
    "help": "Chacun joue sur son appareil et voit chaque coup aussitôt, sans aucun serveur entre"
    " vous.",
    "choose": "Choisissez qui vient à table.",
    "waits": "Un instant…",
    "offer": "{name} scanne ce code, ou ouvre le lien :",
    "then": "La page de {name} affiche alors son propre code. Scannez-le avec l’appareil photo,"
    " ouvrez le lien que {name} vous envoie, ou collez-le ici :",
    "offer_screen": "Sur l’autre écran, scannez ce code ou ouvrez le lien :",
    "then_screen": "Il affiche alors son propre code. Scannez-le avec l’appareil photo, ouvrez son"
    " lien ici, ou collez-le :",
    "to_answer": "Ensuite : recevoir la réponse",
    "to_code": "Revoir le code",
    "link_text": "Afficher le lien",
    "scan": "Scanner avec cette caméra",
    "scan_stop": "Arrêter la caméra",
    "seeing": "Ce que voit la caméra",
    "camera_refused": "Cette page n’a pas le droit d’utiliser la caméra : autorisez-la dans le"
    " navigateur, ou collez le code.",
    "camera_off": "La caméra n’est pas utilisable en ce moment ; collez plutôt le code.",
    "connect": "Connecter",
    "connecting": "Connexion avec {name}…",
    "joined": "{name} est à table.",
    "failed": "Pas de connexion avec {name}. Sans serveur, cela ne marche que dans un même réseau :"
    " le même Wi-Fi, ou le partage de connexion d’un téléphone. Vous pouvez toujours envoyer la"
    " partie par un lien.",
    "answer": "Vous jouez {name}. Faites scanner ce code à la personne qui vous invite, ou"
    " renvoyez-lui le lien. La table s’ouvre ensuite toute seule.",
    "answer_screen": "Cet écran montre la table, et aucune main. Faites scanner ce code à la"
    " personne qui l’invite, ou renvoyez-lui le lien.",
    "show_table": "Jouer sur un autre appareil : cet écran montre la table",
    "add_screen": "Un écran pour la table",
    "screen_added": "{n} {n|écran|écrans} pour la table",
    "chosen": "C’est choisi. {n} sur {all} sont prêts.",
    "choose_again": "Choisir à nouveau",
    "you": "Vous jouez {name}.",
    "gone": "La table n’est plus joignable. Votre place est gardée : scannez le nouveau code que"
    " montre l’hôte. D’ici là, votre partie continue par lien.",
    "returning": "Retour à la table…",
    "seat_lost": "{name} a perdu la connexion : un nouveau code permet de revenir.",
    "by_link": "L’envoyer par un lien",
    "your_turn": "À vous de jouer",
    "notify": "Me prévenir à mon tour",
    "notify_yes": "Vous serez prévenu de votre tour quand cette page est cachée.",
    "notify_no": "Ce navigateur n’affiche pas les notifications de cette page.",
    "close": "Fermer la table",
    "leave": "Quitter la table",
    "share_text": "Rejoins ma table en direct :",
    "impossible": "Ce navigateur ne peut pas joindre directement d’autres appareils. La partie peut"
    " continuer par lien.",
    "unknown": "Ce code répond à une autre invitation. Scannez la plus récente.",
    "own": "C’est votre propre invitation : ouvrez-la sur l’autre appareil.",
    "used": "Ce code a déjà servi. Chacun ne marche qu’une fois.",
    "already": "Cette page est déjà à cette table.",
    "no_game": "Ce lien invite à une table en direct, mais sa partie a été coupée. Redemandez le"
    " lien entier.",
    "no_table": "Aucun onglet de ce navigateur n’a la table à laquelle ce code s’adresse.",
    "handed": "{name} est à table. Vous pouvez fermer cet onglet.",
    "closed": "La table en direct est fermée : une autre partie est maintenant sur la table.",
    "parted": "{name} avait joué autrement. La partie de la table continue ; l’appareil de {name}"
    " garde l’autre parmi ses parties sauvegardées.",
    "parted_screen": "Un écran avait une autre suite de la partie. Il montre de nouveau celle de la"
    " table.",
    "parted_host": "La partie de l’hôte avait continué autrement que la vôtre. Celle de l’hôte"
    " compte ; la vôtre est gardée parmi vos parties sauvegardées.",
    "let_go": "L’appareil de {name} a été déconnecté : il a envoyé trois fois ce qui est impossible"
    " à cette table.",
    "let_go_screen": "Un écran a été déconnecté : il a envoyé trois fois ce qui est impossible à"
    " cette table.",
    "let_go_host": "L’appareil de l’hôte a été déconnecté : il a envoyé trois fois ce qui est"
    " impossible à cette table. La partie peut continuer par lien.",
    "bye": "{name} a quitté la table : un nouveau code permet de revenir.",
    "bye_host": "L’hôte a fermé la table. La partie peut continuer par lien.",
    "refused": "L’appareil de {name} n’a pas accepté ce que celui-ci a envoyé.",
    "refused_screen": "Un écran n’a pas accepté ce que cet appareil a envoyé.",
    "refused_host": "L’appareil de l’hôte n’a pas accepté ce que celui-ci a envoyé.",
    "other_format": "L’appareil de {name} a une autre version de cette page. Rechargez les deux"
    " pages, puis reconnectez-vous.",
    "other_format_screen": "Un écran a une autre version de cette page. Rechargez les deux pages,"
    " puis reconnectez-vous.",
    "other_format_host": "L’appareil de l’hôte a une autre version de cette page. Rechargez les"
    " deux pages, puis reconnectez-vous.",
}
