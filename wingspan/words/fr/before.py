"""French texts shown before Python has started; tools/site.py writes them into the page."""

from __future__ import annotations

PAGE: dict[str, str] = {
    "title": "Wingspan – projet de fans, non officiel",
    "description": "Le jeu de plateau des oiseaux dans tout navigateur, en solitaire ou à"
    " plusieurs. Un projet de fans, non officiel.",
    "what": "Accueillez des oiseaux, pondez des œufs, enchaînez les pouvoirs : le jeu de plateau"
    " des oiseaux, en solo ou entre amis.",
    "unofficial": "Un projet de fans, non officiel",
    "offline_ready": "Vous pouvez maintenant jouer hors ligne.",
    "offline_update": "Une nouvelle version de la page est prête.",
    "offline_broken": "Une nouvelle version de la page n’a pas pu être téléchargée en entier. Vous"
    " pouvez continuer avec celle-ci ; le téléchargement reprendra plus tard.",
    "offline_take": "L’utiliser maintenant",
    "offline_close": "Fermer",
    "needs_javascript": "Ce jeu tourne dans votre navigateur et a besoin de JavaScript.",
    "step_page": "La page",
    "step_python": "Python",
    "step_rules": "Les règles",
    "step_table": "La table",
}
"""The texts of ``index.html``, by the keys of its ``data-say`` attributes and braces."""

WATCH: dict[str, str] = {
    "title": "La partie n’a pas pu démarrer",
    "failed": "Python n’a pas pu démarrer dans ce navigateur. Recharger la page suffit souvent ;"
    " sinon, essayez un navigateur plus récent ou un autre réseau.",
    "silence": "Rien n’est arrivé depuis 30 secondes. La page essaie toujours ; vous pouvez aussi"
    " la recharger.",
    "standstill": "Le démarrage est bloqué depuis 10 secondes. La page essaie toujours ; vous"
    " pouvez aussi la recharger.",
    "reload": "Recharger la page",
    "missing": "n’est pas arrivé.",
    "refused": "n’est pas arrivé : le serveur a répondu {status}.",
    "page": "n’est pas arrivé : le serveur a envoyé une page web à la place.",
    "altered": "est arrivé incomplet, ou vient d’une autre version de la page.",
    "cut": "La page elle-même est arrivée incomplète.",
}
"""The texts of ``static/watch.js``; those in lower case follow the name of a file."""
