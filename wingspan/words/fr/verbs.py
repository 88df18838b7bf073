"""The forms of French verbs and possessives in clauses of powers."""

from __future__ import annotations

VERBS: dict[str, tuple[str, str]] = {
    "choisir": ("choisissez", "choisit"),
    "compléter": ("complétez", "complète"),
    "copier": ("copiez", "copie"),
    "défausser": ("défaussez", "défausse"),
    "dépenser": ("dépensez", "dépense"),
    "déplacer": ("déplacez", "déplace"),
    "donner": ("donnez", "donne"),
    "échanger": ("échangez", "échange"),
    "étaler": ("étalez", "étale"),
    "gagner": ("gagnez", "gagne"),
    "garder": ("gardez", "garde"),
    "glisser": ("glissez", "glisse"),
    "jouer": ("jouez", "joue"),
    "lancer": ("lancez", "lance"),
    "mélanger": ("mélangez", "mélange"),
    "piocher": ("piochez", "pioche"),
    "pondre": ("pondez", "pond"),
    "prendre": ("prenez", "prend"),
    "relancer": ("relancez", "relance"),
    "rendre": ("rendez", "rend"),
    "renouveler": ("renouvelez", "renouvelle"),
    "retirer": ("retirez", "retire"),
    "révéler": ("révélez", "révèle"),
    "stocker": ("stockez", "stocke"),
    "utiliser": ("utilisez", "utilise"),
    "voler": ("volez", "vole"),
}
"""The imperative (vous) and the third person of each infinitive."""
THEIRS = {"vos": "ses", "votre": "sa"}


def form(word: str, voice: str, pronoun: str = "") -> str:
    """Return a word in the form for ``voice``: "gagnez", "gagne" or "gagner", "vos" or "ses".

    ``pronoun``: an object: "glissez-la", "la glisse", "la glisser".
    """
    if word not in VERBS:
        return THEIRS[word] if voice == "each" else word
    said = VERBS[word][voice == "each"] if voice in ("you", "each") else word
    if not pronoun:
        return said
    return f"{said}-{pronoun}" if voice == "you" else f"{pronoun} {said}"
