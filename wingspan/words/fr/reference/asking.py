"""How people word questions about rules in French, for the search."""

from __future__ import annotations

from ...reference.searching import Asking

_STOPWORDS = """
a ai ait aller ami arrive as au aux avec avoir avons ca ce cela ces cet cette chaque combien
comment d dans de definition des difference dire dois doit donc du elle en entre est et etes etre
existe faire fait il ils j je l la le les leur lors ma mais marche marchent me mes moi mon n ne
nos notre on ont ou par partie pas peut peuvent peux plus pour puis qu quand que quel quelle
quelles quels qui quoi regle regles s sa se sert si sommes son sont suis sur t ta te tes ton tout
toute tu un une utilise utiliser va vais veut vos votre vous y
"""

ASKING = Asking(
    phrases={
        "combien de tours": "cubes tours",
        "qui commence": "premier joueur",
        "qui joue en premier": "premier joueur",
        "combien d oeufs": "limite oeufs",
        "combien de cartes": "limite cartes",
        "combien de nourriture": "limite nourriture",
        "gagner la partie": "victoire",
        "qu est ce que": "definition",
        "est ce que": "peut",
        "c est quoi": "definition",
        "que se passe t il": "arrive",
        "y a t il": "existe",
        "en premier": "premier",
        "en cas d": "si",
        "a distance": "distance",
    },
    stopwords=frozenset(_STOPWORDS.split()),
    endings=(
        "issent",
        "ements",
        "ement",
        "aient",
        "ations",
        "ation",
        "ents",
        "ent",
        "ant",
        "ait",
        "ees",
        "ers",
        "er",
        "ez",
        "ee",
        "es",
        "e",
        "s",
        "x",
    ),
    synonyms=(
        ("valent", "points", "vaut", "valeur", "score"),
        ("gagner", "victoire", "score", "points"),
        ("commence", "premier", "debut", "depart", "commencer", "commencement"),
        ("suivante", "prochaine", "nouvelle"),
        ("passer", "refuser", "facultatif", "decliner", "renoncer", "oblige", "obligatoire"),
        ("relancer", "relance", "renouveler"),
        ("finit", "fin", "terminer", "finie", "finir"),
        ("egalite", "ex aequo", "departage"),
        ("echanger", "echange", "remplacer", "conversion"),
        ("payer", "cout", "couter", "paiement", "prix", "depenser"),
        ("declenche", "active", "reveille", "servir"),
        ("perd", "perdu", "perdre", "defausser"),
        ("annuler", "coup", "erreur"),
        ("distance", "lien", "internet", "ligne"),
        ("sauvegarde", "sauvegardees", "enregistrer", "charger"),
        ("niveau", "difficulte", "difficile", "facile"),
        ("deplacer", "deplace", "deplacent", "migrer"),
        ("pleine", "plein", "complete"),
        ("ligne", "habitat", "rangee"),
        ("vide", "epuisee", "vident"),
        ("pioche", "paquet"),
        ("regarder", "voir", "regarde"),
        ("suivante", "autre", "seconde"),
        ("de", "des"),
        ("garder", "garde", "depart"),
        ("pond", "pondre", "ponte"),
        ("stocker", "stockee", "stockage"),
        ("glisser", "glissee", "sous"),
        ("bleu", "bleue"),
        ("brun", "marron"),
        ("but", "objectif"),
        ("bot", "robot", "automa", "solitaire", "solo"),
        ("definition", "signification"),
        ("pourquoi", "raison"),
    ),
)
