"""Descriptions of voices, as written in the tables.

A voice is one line of one to three phrases, separated by semicolons. A phrase is a kind of sound,
followed by what differs from the kind's usual sound, as `field:value`; the fields are those of
:class:`.vocabulary.Phrase`. If a family makes a kind of sound in its own way (`FAMILIES`), that is
the starting point for its species. The line "genus" stands for the genus's voice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from wingspan.engine import load_catalog

from .families import family
from .species import ASIA, CORE, EUROPEAN, OCEANIA
from .vocabulary import KINDS, SHAPES, TONES, Phrase, figures, rows


def lines(table: str) -> dict[str, str]:
    """Read the lines of all species, by the bird's id.

    In the page the table has no ids, since it is in the order of the cards.
    """
    if table.lstrip().startswith(f"{next(iter(load_catalog().birds))}: "):
        return rows(table)
    return dict(zip(load_catalog().birds, filter(None, table.split("\n")), strict=True))


SPECIES = lines(CORE + EUROPEAN + OCEANIA + ASIA)
"""The lines of all species, by the bird's id."""

GENERA = rows("""
Anarhynchus: peep hz:3400 n:4 shape:down bend:.12
Artamus: chirp hz:3300 n:5 rate:3.6 tone:reed noise:.12
Astrapia: grunt hz:700 rate:2.6 tone:nasal
Calidris: grunt hz:500 n:2 rate:2.4 tone:reed
Conopophila: chirp hz:4200 n:5 rate:4 tone:reed rough:75
Erythrura: lisp hz:6200 n:4 rate:4 fill:.5
Falco: cackle hz:2600 n:9 rate:5 tone:reed
Ichthyaetus: laugh hz:1100 n:4 rate:2.6 tone:nasal noise:.2 fill:.7
Lonchura: chirp hz:4400 n:5 rate:3.6 shape:down bend:.2
Platalea: grunt hz:350 rate:2.6
Ptilinopus: coo hz:480 n:7 rate:3 speed:1.5
Spatula: tap hz:700 n:5 noise:.3 tone:nasal fill:.4
""")
"""The voices of genera, for species whose own voice is not well described."""

GENUS = "genus"
"""The line of a species that uses the voice of its genus."""

FAMILIES = rows("""
Accipitridae scream: hz:2500
Accipitridae whistle: tone:reed noise:.05
Anatidae croak: noise:.2
Columbidae coo: attack:.3 decay:.5
Corvidae caw: noise:.3
Corvidae croak: rough:62 noise:.3
Gruidae bugle: fill:.8
Hirundinidae twitter: tone:flute
Picidae cackle: shape:arch bend:.12
Parulidae whistle: fill:.72
Strigidae hoot: attack:.28
""")
"""How families make some of the sounds: the differences from the kind's usual sound."""

_NAMES = {"shape": SHAPES, "tone": TONES}
_READ: dict[str, Callable[[str], object]] = {
    "n": int,
    "shape": str,
    "tone": str,
    "tune": figures,
    "beat": figures,
}


def _fields(kind: str, words: str) -> dict[str, object]:
    """Read `field:value` words. Raises ValueError for an unknown field or an invalid value."""
    read: dict[str, object] = {"kind": kind}
    for word in words.split():
        name, _, value = word.partition(":")
        if name in read:
            raise ValueError(f"{name!r} is said twice.")
        if name in _NAMES and value not in _NAMES[name]:
            raise ValueError(f"there is no {name} {value!r}.")
        read[name] = _READ.get(name, float)(value)
    return read


def phrase(written: str, relatives: str = "") -> Phrase:
    """Read one phrase. ``relatives``: the family whose variants it starts from.

    Raises ValueError if it cannot be sung.
    """
    kind, _, words = written.strip().partition(" ")
    if kind not in KINDS:
        raise ValueError(f"{kind!r} is no kind of sound (in {written!r}).")
    said = (KINDS[kind].usual, FAMILIES.get(f"{relatives} {kind}", ""), words)
    try:
        fields = {name: value for part in said for name, value in _fields(kind, part).items()}
        return msgspec.convert(fields, Phrase)
    except ValueError as error:
        raise ValueError(f"{error} (in {written!r})") from error


def parse(line: str, relatives: str = "") -> tuple[Phrase, ...]:
    """Read a line of the tables. Raises ValueError if it cannot be sung."""
    return tuple(phrase(written, relatives) for written in line.split(";"))


def spoken_by(bird: str, scientific: str) -> str:
    """Return the genus whose voice a species uses, "" if it has its own.

    Raises KeyError if the bird has no line.
    """
    return scientific.split(maxsplit=1)[0] if SPECIES[bird] == GENUS else ""


@cache
def voice(bird: str, scientific: str) -> tuple[Phrase, ...]:
    """Return the voice of the bird with that id. Raises KeyError if it has none."""
    genus = spoken_by(bird, scientific)
    line = GENERA[genus] if genus else SPECIES[bird]
    return parse(line, family(scientific))
