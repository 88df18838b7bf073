"""German grammar: genders and cases of birds, typography."""

from __future__ import annotations

import re
from typing import Literal

from ..grammar import Grammar, capital, typographic

Gender = Literal["m", "f", "n"]
Case = Literal["nominative", "accusative", "dative", "genitive"]

_FEMININE = """
amadine ammer amsel bekassine braunelle dommel dohle drossel elster ente eule gans gerygone
grackel grandala grasmücke iora kasarka kitta krähe lerche maina meise merle möwe nachtigall nonne
prinie racke ralle rosella scharbe schnepfe schwalbe stelze tangare taube trappe wachtel weihe
"""
_NEUTER = "hähnchen huhn kehlchen täubchen"
FEMININE = tuple(_FEMININE.split())
NEUTER = tuple(_NEUTER.split())
"""What the names of feminine and neuter birds end in; all others are masculine."""
_WEAK = ("adjutant", "falke", "fink", "rabe", "tyrann")
"""What the names of birds end in that take -n or -en in every case but the nominative."""
_ARTICLES: dict[Gender, tuple[str, str, str, str]] = {
    "m": ("der", "den", "dem", "des"),
    "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"),
}
_CASES: tuple[Case, ...] = ("nominative", "accusative", "dative", "genitive")
_ONE_IN: dict[Gender, tuple[str, str, str, str]] = {
    "m": ("ein", "einen", "einem", "eines"),
    "f": ("eine", "eine", "einer", "einer"),
    "n": ("ein", "ein", "einem", "eines"),
}


def gender(bird: str) -> Gender:
    """Return the gender of a bird, which is that of the noun it ends in.

    >>> gender("Amerikanisches Blässhuhn"), gender("Wasseramsel"), gender("Buntspecht")
    ('n', 'f', 'm')
    """
    name = bird.lower()
    return "f" if name.endswith(FEMININE) else "n" if name.endswith(NEUTER) else "m"


def article(of: Gender, case: Case) -> str:
    """Return the definite article: "der", "die", "das" …"""
    return _ARTICLES[of][_CASES.index(case)]


def an(of: Gender, case: Case) -> str:
    """Return the indefinite article: "ein", "eine" …"""
    return _ONE_IN[of][_CASES.index(case)]


def noun(bird: str, case: Case) -> str:
    """Return a bird's name in a case, as after its definite article: "Roten Milan"."""
    *adjectives, name = bird.split(" ")
    of = gender(bird)
    is_weak = name.lower().endswith(_WEAK)
    if is_weak and case != "nominative":
        name += "n" if name.endswith("e") else "en"
    elif case == "genitive" and of != "f":
        name += "ses" if name.endswith("is") else "es" if name.endswith(("s", "z", "ß")) else "s"
    base = case == "nominative" or (case == "accusative" and of != "m")
    declined = [re.sub("e[rs]?$", "e" if base else "en", adjective) for adjective in adjectives]
    return " ".join((*declined, name))


def unmarked(bird: str) -> str:
    """Return a bird as an object without an article: "Roten Milan", "Buntfalken"."""
    if bird.startswith("eine "):
        return bird
    return noun(bird, "accusative") if gender(bird) == "m" else bird


def the(bird: str, case: Case = "nominative") -> str:
    """Return a bird with its article: "die Stockente", "den Indischen Koel", "des Turmfalken".

    Anything but a bird's name ("eine Karte") is returned unchanged, or in its case.
    """
    first, _, rest = bird.partition(" ")
    if first == "eine":
        return f"{an('f', case)} {rest}"
    return f"{article(gender(bird), case)} {noun(bird, case)}"


def after(noun: str, phrase: str, *, ends: bool = True) -> str:
    """Return a noun with a phrase after it, which may be a clause that begins with a comma, and has
    another at its end unless it ends the sentence.
    """
    if phrase.startswith(","):
        return f"{noun}{phrase}{'' if ends else ','}"
    return f"{noun} {phrase}".rstrip()


def den(named: str) -> str:
    """Return a bird that has its article as the object that begins a label: "Den Roten Milan"."""
    article, _, bird = named.partition(" ")
    return capital(the(bird, "accusative") if article in ("der", "die", "das") else named)


GRAMMAR = Grammar(
    set_right=typographic,
    colon=": ",
    comma=", ",
    semicolon="; ",
    decimal_mark=",",
    quotes=("„", "“"),
    small=str,
    functions={"AFTER": after, "DEN": den},
)
