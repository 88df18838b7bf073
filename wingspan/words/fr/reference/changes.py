"""French texts about the differences between versions of the rules, for players."""

from __future__ import annotations

from ...reference.entries import Text

CHANGES: dict[str, str] = {
    "french_names": "Avec les noms français, [[bonus.anatomist]], [[bonus.cartographer]] et"
    " [[bonus.historian]] suivent les mots de la liste française, sous toutes leurs formes.",
    "gained_and_cached": "La graine que la [[bird.coal_tit]] ou la [[bird.eurasian_nuthatch]] gagne"
    " et stocke est une nourriture gagnée ce tour-ci, pour le [[bird.european_robin]].",
    "copies_retained": "Ce que le [[bird.superb_lyrebird]] ou le [[bird.tui]] garde d'un pouvoir"
    " copié ne se perd plus s'il en copie un autre dans le même tour.",
    "discarded_together": "Des cartes défaussées ensemble alors que pioche et défausse sont vides"
    " forment toutes la nouvelle pioche, mélangées, et non la première seule.",
    "lorikeet_in_forest": "Le nectar du [[bird.rainbow_lorikeet]] va en forêt, même si l'oiseau"
    " qui utilise ce pouvoir est dans une autre ligne.",
}
"""The description of each change, by its name in :mod:`wingspan.engine.rules`."""

TEXTS = {
    "rules_changed": Text(
        "Ce qui a changé dans les règles",
        """Les règles portent un numéro. Une partie se joue jusqu'au bout sous le numéro de son \
début, et ses liens aussi ; une nouvelle partie prend le dernier.

**Règles 2**, depuis la version 0.3 :

"""
        + "\n".join(f"- {change}" for change in CHANGES.values()),
        ("version", "anciennes règles", "règles 1", "règles 2", "numéro des règles"),
    ),
}
