"""French grammar: plurals, elision, articles before birds, typography."""

from __future__ import annotations

import re

from ..grammar import NBSP, Grammar, typographic

_BEFORE_MARK = re.compile(r"[ \u00a0](?=[:;!?»])")
_IN_QUOTES = re.compile(r"«[ \u00a0]?")
_VOWEL = re.compile(r"[aeiouyàâäæéèêëîïôöœùûü]", re.IGNORECASE)
_CONSONANT_Y = re.compile(r"y[aeiou]", re.IGNORECASE)
_MUTE_H = re.compile(r"h(irondelle|uîtrier|ypolaïs|abit|erb|omme|iver)", re.IGNORECASE)

_FEMININE = """
Aigrette Alouette Anserelle Avocette Barge Bergeronnette Bernache Bondrée Bouscarle Buse Bécasse
Bécassine Caille Calopsitte Chevêche Chouette Cigogne Cisticole Colombe Colombine Corneille
Crécerelle Epthianura Fauvette Foulque Frégate Gallinule Gorgebleue Gralline Grande Grive Grue
Guifette Géopélie Gérygone Hirondelle Locustelle Marouette Mouette Mésange Ninoxe Oie Outarde
Paruline Perdrix Perruche Petite Pie Pie-grièche Rousserolle Sarcelle Sittelle Spatule Sterne
Sturnelle Talève Tourterelle Échasse Érismature
"""
_MASCULINE = """
Accenteur Aigle Anhinga Autour Balbuzard Bec-croisé Bec-en-ciseaux Bihoreau Blongios Bouvreuil
Bruant Busard Butor Bécasseau Cacatoès Calao Canard Capucin Cardinal Carouge Carpophage Casoar
Cassenoix Cassican Chardonneret Chevalier Cincle Cochevis Colibri Colin Combattant Condor
Corbeau Cormoran Coucal Coucou Coulicou Crabier Cygne Dendrocygne Diamant Dickcissel Dicée
Dindon Drongo Engoulevent Faucon Flamant Fou Fuligule Garrot Geai Gobemoucheron Goglu Goéland
Grand Grimpereau Gros-bec Grèbe Guêpier Harfang Harle Huîtrier Héron Ibis Jardinier Jaseur Junco
Kiwi Kookaburra Kéa Kākāpō Langrayen Loriot Loriquet Léipoa Macareux Manchot Martin-chasseur
Martin-pêcheur Martinet Merle Merlebleu Milan Miro Moineau Moqueur Moucherolle Mégapode
Méliphage Ménure Mérion Noddi Océanite Oriole Paradisier Passerin Perroquet Petit Pic Pinson
Pipit Piranga Pitohui Plectrophane Plongeon Pluvier Podarge Pouillot Psophode Ptilope Pukeko
Pygargue Pédionome Pélican Quiscale Rhipidure Roitelet Rollier Roselin Rossignol Rouge-gorge
Rougequeue Râle Souchet Tadorne Tantale Tarin Tohi Troglodyte Tyran Tétras Urubu Vacher Vanneau
Vautour Viréo Zostérops Égothèle Élanion Émeu Épervier Étourneau
"""
FEMININE = frozenset(_FEMININE.split())
MASCULINE = frozenset(_MASCULINE.split())
"""The first words of birds' names, by gender: a noun, or the adjective before it ("Grand
harle"). All names are singular; the first letter decides whether the article is elided."""


def is_one(n: int) -> bool:
    """Whether ``n`` takes the singular, as 0 and 1 do."""
    return abs(n) < 2


def plural(n: int, one: str, many: str) -> str:
    """Return the form for ``n``, without the number."""
    return one if is_one(n) else many


def elides(word: str) -> bool:
    """Whether "de" and "le" are elided before the word (d’œuf, but de harle, de Yann)."""
    return bool(_VOWEL.match(word) or _MUTE_H.match(word)) and not _CONSONANT_Y.match(word)


def de(word: str) -> str:
    """Return "de" and the word, elided where necessary: "de graine", "d’invertébré"."""
    return f"d’{word}" if elides(word) else f"de {word}"


def que(word: str) -> str:
    """Return "que" and the word, elided where necessary: "que Bo", "qu’Ada"."""
    return f"qu’{word}" if elides(word) else f"que {word}"


def is_feminine(bird: str) -> bool:
    """Whether words that agree with the bird are feminine: "la Sterne", "une carte"."""
    first = bird.split(" ", 1)[0]
    return first in FEMININE or first == "une"


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


def typography(text: str) -> str:
    """Put no-break spaces before ``: ; ! ?`` and inside guillemets."""
    return _IN_QUOTES.sub("«" + NBSP, _BEFORE_MARK.sub(NBSP, typographic(text)))


GRAMMAR = Grammar(
    category=lambda n: "one" if is_one(n) else "other",
    set_right=typography,
    colon=f"{NBSP}: ",
    comma=", ",
    decimal_mark=",",
    quotes=("«", "»"),
    functions={"DE": de, "OF_THE": of_the, "QUE": que},
)
joined = GRAMMAR.joined
