"""How people word questions about rules in French, for the search."""

from __future__ import annotations

from ...reference.searching import Asking

_STOPWORDS = """
a ai ait aller ami arrive as au aux avec avoir avons ca ce cela ces cet cette chaque combien comment
d dans de definition des difference dire dois doit donc du elle en entre est et etes etre existe
faire fait faut ici il ils j je l la le les leur lors lorsque ma mais marche marchent me mes moi mon
n ne nos notre on ont ou par partie pas peut peuvent peux plus possible pour puis qu quand que quel
quelle quelles quels qui quoi regle regles s sa se sert si sommes son sont suis sur t ta te tes ton
tout toute tu un une utilise utiliser va vais veut vos votre vous y
"""

_FAINT = """
ailleurs apres autre autres avant bien chacun chez contre dedans dehors deja depuis encore
exactement fois hors jamais juste meme memes mettre mise moins pendant pile place plusieurs plutot
rien sans seul seule seulement sous souvent tant toujours tous toutes trois trop vraiment
"""

_COLOURS = {
    "blanc": ("blanc", "blancs"),
    "marron": ("marron", "marrons", "brun", "bruns"),
    "rose": ("rose", "roses"),
    "turquoise": ("turquoise", "turquoises"),
    "bleu": ("bleu", "bleus"),
    "jaune": ("jaune", "jaunes"),
}

ASKING = Asking(
    phrases={
        "combien de tours": "cubes tours",
        "combien de fois": "1 fois",
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
        "a cote": "voisin",
        "en arriere": "annuler",
        "d un coup": "un par un",
        "deux nourritures": "deux pour une",
        "2 nourritures": "deux pour une",
        **{
            f"{birds} {form}": f"pouvoir {colour}"
            for colour, forms in _COLOURS.items()
            for form in forms
            for birds in ("pouvoir", "pouvoirs", "oiseau", "oiseaux", "carte", "cartes")
        },
    },
    stopwords=frozenset(_STOPWORDS.split()),
    faint=frozenset(_FAINT.split()),
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
        ("valent", "points", "vaut", "valeur", "score", "rapporte", "pts"),
        ("gagner", "victoire", "score", "points"),
        ("commence", "premier", "debut", "depart", "commencer", "commencement"),
        ("suivante", "prochaine", "nouvelle"),
        ("passer", "refuser", "facultatif", "decliner", "renoncer", "oblige", "obligatoire"),
        ("relancer", "relance", "renouveler", "relancee"),
        ("lancer", "jeter", "lance"),
        ("renouveler", "completer", "regarnir", "remplacer", "remettre", "remet", "changer"),
        ("finit", "fin", "terminer", "finie", "finir"),
        ("egalite", "ex aequo", "departage", "aequo"),
        ("echanger", "echange", "remplacer", "conversion", "troquer"),
        ("payer", "cout", "couter", "paiement", "prix", "depenser", "cher", "acheter"),
        ("declenche", "active", "reveille", "servir"),
        ("perd", "perdu", "perdre", "defausser"),
        ("defausser", "jeter", "retirer", "enlever", "supprimer"),
        ("annuler", "coup", "erreur", "retour", "revenir"),
        ("distance", "lien", "internet", "ligne"),
        ("sauvegarde", "sauvegardees", "enregistrer", "charger", "reprendre"),
        ("niveau", "difficulte", "difficile", "facile"),
        ("deplacer", "deplace", "deplacent", "migrer", "bouger", "bouge"),
        ("pleine", "plein", "complete"),
        ("ligne", "habitat", "rangee"),
        ("vide", "epuisee", "vident"),
        ("pioche", "paquet", "deck"),
        ("piocher", "tirer", "pioche"),
        ("regarder", "voir", "regarde"),
        ("suivante", "autre", "seconde"),
        ("garder", "garde", "depart", "conserver"),
        ("pond", "pondre", "ponte"),
        ("stocker", "stockee", "stockage"),
        ("glisser", "glissee", "sous"),
        ("bleu", "bleue"),
        ("brun", "marron", "brune"),
        ("but", "objectif"),
        ("bot", "robot", "automa", "solitaire", "solo", "seul"),
        ("definition", "signification"),
        ("pourquoi", "raison"),
        ("poser", "jouer", "pose", "placer"),
        ("copier", "repeter", "copie"),
        ("prendre", "voler", "piquer"),
        ("capacite", "pouvoir", "effet"),
        ("symbole", "signe", "icone"),
        ("chasse", "proie", "chasser", "manger"),
        ("case", "colonne", "emplacement"),
        ("limite", "maximum", "max"),
        ("reserve", "banque"),
        ("voisin", "adjacent"),
        ("extension", "boite"),
        ("invertebre", "ver", "insecte", "vers"),
        ("graine", "ble"),
        ("rongeur", "souris", "rat"),
        ("fruit", "baie", "cerise"),
        ("deux", "2"),
        ("une", "un", "1"),
        ("joker", "quelconque"),
        ("nombre", "combien", "nb"),
    ),
    kinds={
        "nourriture": ("invertebre", "ver", "graine", "poisson", "fruit", "rongeur", "souris"),
        "habitat": ("foret", "prairie", "marais"),
        "nid": ("plateforme", "coupe", "cavite", "sol"),
    },
)
