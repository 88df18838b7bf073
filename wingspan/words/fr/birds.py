"""The forms of birds' names in French sentences: articles and genders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from .grammar import de, elides

_FEMININE = """
Aigrette Alouette Anserelle Avocette Barge Bergeronnette Bernache Bondrée Bouscarle Buse Bécasse
Bécassine Caille Calopsitte Chevêche Chouette Cigogne Cisticole Colombe Colombine Corneille
Crécerelle Epthianura Fauvette Foulque Frégate Gallinule Gorgebleue Gralline Grande Grive Grue
Guifette Géopélie Gérygone Hirondelle Huppe Linotte Locustelle Marouette Mouette Mésange Ninoxe
Nymphée Oie Outarde Panure Paruline Perdrix Perruche Petite Pie Pie-grièche Pirolle Prinia
Rousserolle Sarcelle Sittelle Spatule Sterne Sturnelle Talève Tourterelle Échasse Érismature
"""
_MASCULINE = """
Accenteur Aigle Anhinga Autour Balbuzard Barbu Bec-croisé Bec-d’ibis Bec-en-ciseaux Bengali Bihoreau
Blongios Bouvreuil Bruant Bulbul Busard Butor Bécasseau Cacatoès Calao Canard Capucin Cardinal
Carouge Carpophage Casoar Cassenoix Cassican Chardonneret Chevalier Cincle Cochevis Colibri Colin
Combattant Condor Coq Corbeau Cormoran Coucal Coucou Coulicou Crabier Cygne Dendrocygne Diamant
Dickcissel Dicée Dindon Drongo Engoulevent Faisan Faucon Flamant Fou Fuligule Garrot Garrulaxe Geai
Gobemouche Gobemoucheron Goglu Goéland Grand Grand-Duc Grandala Grimpereau Gros-bec Grèbe Guêpier
Harfang Harle Huîtrier Héron Ibis Iora Jardinier Jaseur Junco Kiwi Kookaburra Kéa Kākāpō Langrayen
Lophophore Loriot Loriquet Léipoa Macareux Manchot Marabout Martin Martin-chasseur Martin-pêcheur
Martinet Merle Merlebleu Milan Minivet Miro Moineau Monticole Moqueur Moucherolle Mégapode Méliphage
Ménure Mérion Noddi Océanite Oriole Paon Paradisier Passerin Perroquet Petit Phodile Pic Pigeon
Pinson Pipit Piranga Pithécophage Pitohui Plectrophane Plongeon Pluvier Podarge Pouillot Psophode
Ptilope Pukeko Pygargue Pédionome Pélican Quiscale Rhipidure Roitelet Rollier Roselin Rossignol
Rouge-gorge Rougequeue Râle Serin Shama Souchet Souimanga Tadorne Tantale Tarin Tisserin Tohi
Tragopan Traquet Troglodyte Tyran Tétras Urubu Vacher Vanneau Vautour Viréo Zostérops Égothèle
Élanion Émeu Épervier Étourneau
"""
FEMININE = frozenset(_FEMININE.split())
MASCULINE = frozenset(_MASCULINE.split())
"""The first words of birds' names, by gender: a noun, or the adjective before it ("Grand
harle"). All names are singular; the first letter decides whether the article is elided."""


def the(bird: str) -> str:
    """Return a bird with its article: "le Fuligule à dos blanc", "l’Oie cendrée".

    Anything but a bird's name ("une carte") is returned unchanged.
    """
    first = bird.split(" ", 1)[0]
    if first not in FEMININE and first not in MASCULINE:
        return bird
    if elides(bird):
        return f"l’{bird}"
    return f"la {bird}" if first in FEMININE else f"le {bird}"


def of_the(bird: str) -> str:
    """Return "de" and a bird with its article.

    "du Fuligule à dos blanc", "de l’Oie cendrée", "d’une carte".
    """
    named = the(bird)
    if named == bird:
        return de(bird)
    return f"du {bird}" if named.startswith("le ") else f"de {named}"


def gender(bird: str) -> str:
    """Return the gender of words that agree with the bird: "la Sterne", "une carte"."""
    first = bird.split(" ", 1)[0]
    return "feminine" if first in FEMININE or first == "une" else "masculine"


FORMS: Mapping[str, Callable[[str], str]] = {"the": cache(the), "of": cache(of_the)}
