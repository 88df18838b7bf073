"""German texts about birds' voices."""

from __future__ import annotations

from collections.abc import Sequence

from ..voices import MANY, Sound, rows

_NUMBERS = ("", "ein", "zwei", "drei", "vier", "fünf", "sechs")
_HEIGHTS = {"deep": "sehr tief", "low": "tief", "high": "hoh", "shrill": "sehr hoh"}
_WAYS = {"rising": "ansteigend", "falling": "abfallend"}
_LENGTHS = {"long": "lang", "short": "kurz"}
"""Adjectives without their endings."""
_PACES = {"": "", "faster": ", immer schneller", "slower": ", immer langsamer"}
_NOUNS = """
bark: Bellruf Bellrufe
bell: Glockenton Glockentöne
boom: Brummton Brummtöne
bugle: Fanfarenruf Fanfarenrufe
burr: Schnarrlaut Schnarrlaute
buzz: Schwirrlaut Schwirrlaute
cackle: Gackerruf Gackerrufe
carol: Flötenstrophe Flötenstrophen
caw: Krah-Ruf Krah-Rufe
chatter: Schackerruf Schackerrufe
chip: Tschip-Ruf Tschip-Rufe
chirp: Tschilpruf Tschilprufe
clap: Schnabelschlag Schnabelschläge
cluck: Gluckslaut Gluckslaute
coo: Gurrlaut Gurrlaute
croak: Krächzlaut Krächzlaute
drum: Trommelwirbel Trommelwirbel
gobble: Kollerlaut Kollerlaute
growl: Knurrlaut Knurrlaute
grunt: Grunzlaut Grunzlaute
gurgle: Gurgellaut Gurgellaute
hiss: Zischlaut Zischlaute
honk: Trötruf Trötrufe
hoot: Hu-Ruf Hu-Rufe
hum: Summton Summtöne
jingle: Klingelstrophe Klingelstrophen
laugh: Lachruf Lachrufe
lisp: Sirrlaut Sirrlaute
mew: Miauruf Miaurufe
moan: Stöhnlaut Stöhnlaute
note: Flötenton Flötentöne
peep: Pieplaut Pieplaute
purr: Schnurrlaut Schnurrlaute
quack: Quakruf Quakrufe
rasp: Raspellaut Raspellaute
rattle: Rasselruf Rasselrufe
scold: Scheltruf Scheltrufe
scream: Schrei Schreie
screech: Kreischruf Kreischrufe
squawk: Krächzschrei Krächzschreie
squeak: Quietschlaut Quietschlaute
tap: Klopflaut Klopflaute
trill: Triller Triller
trumpet: Trompetenruf Trompetenrufe
twitter: Zwitscherlaut Zwitscherlaute
wail: Klageruf Klagerufe
warble: Zwitscherstrophe Zwitscherstrophen
whinny: Wieherruf Wieherrufe
whistle: Pfiff Pfiffe
yelp: Kläfflaut Kläfflaute
"""
"""The noun for each kind of sound, one and several; those in -strophe are feminine."""


def _sound(sound: Sound) -> str:
    one, many = rows(_NOUNS)[sound.kind].split()
    length, height, way = (
        said.get(word, "")
        for said, word in ((_LENGTHS, sound.length), (_HEIGHTS, sound.height), (_WAYS, sound.way))
    )
    if sound.n >= MANY:
        start = f"eine {way}e Folge" if way else "eine Folge"
        of = f"{height}er {many}" if height else f"von {many.removesuffix('n')}n"
        return f"{start} {of}{_PACES[sound.pace]}"
    feminine = one.endswith("strophe")
    ending = "e" if sound.n > 1 or feminine else "er"
    like = ", ".join(f"{word}{ending}" for word in (length, height, way) if word)
    number = "eine" if feminine and sound.n == 1 else _NUMBERS[sound.n]
    noun = one if sound.n == 1 else many
    return " ".join(filter(None, (number, like, noun))) + _PACES[sound.pace]


def told(sounds: Sequence[Sound]) -> str:
    """Describe a voice, sound by sound."""
    return ", dann ".join(map(_sound, sounds))
