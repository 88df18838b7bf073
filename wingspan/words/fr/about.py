"""French messages of the dialog about the page, by key."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
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
}
