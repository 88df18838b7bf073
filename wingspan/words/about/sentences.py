"""The sentences of the page about itself, by language and key."""

from __future__ import annotations

from wingspan.engine.things import Language

SENTENCES: dict[Language, dict[str, str]] = {
    "en": {
        "version": "Version {version} · build {build}",
        "unofficial": "An unofficial fan project, not affiliated with or endorsed by the game's"
        " publisher, designer or artists. It contains none of the published game's text, artwork or"
        " icons. If you enjoy it, buy the real game: it is beautiful.",
        "own": "Our own code is free software. Its licence:",
        "others": "The work of others in this page",
        "others_help": "Each with its home and its licence. The texts of the licences open in a new"
        " tab, without a network as well.",
        "public domain": "public domain",
    },
    "fr": {
        "version": "Version {version} · révision {build}",
        "unofficial": "Un projet de fans, non officiel, sans lien avec l'éditeur, l'autrice ni les"
        " illustratrices du jeu, et sans leur aval. Il ne reprend aucun texte, aucune illustration"
        " ni aucune icône du jeu publié. S'il vous a plu, offrez-vous le vrai jeu : il est"
        " magnifique.",
        "own": "Notre propre code est un logiciel libre. Sa licence :",
        "others": "Ce que cette page doit à d'autres",
        "others_help": "Chaque élément est suivi de sa licence. Les textes des licences s'ouvrent"
        " dans un nouvel onglet, même sans réseau.",
        "public domain": "domaine public",
    },
}
