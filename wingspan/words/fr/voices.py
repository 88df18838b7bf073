"""French texts about birds' voices, families, continents and sizes."""

from __future__ import annotations

from collections.abc import Sequence

from ..voices import MANY, Sound, rows

_NUMBERS = ("", "un", "deux", "trois", "quatre", "cinq", "six")
_HEIGHTS = {
    "deep": ("très grave", "très grave"),
    "low": ("grave", "grave"),
    "high": ("aigu", "aiguë"),
    "shrill": ("très aigu", "très aiguë"),
}
_WAYS = {"rising": ("montant", "montante"), "falling": ("descendant", "descendante")}
_LENGTHS = {"long": ("long", "longue"), "short": ("bref", "brève")}
_PACES = {"": "", "faster": ", de plus en plus vite", "slower": ", de plus en plus lentement"}
_FEMININE = {"carol", "jingle", "note", "wail"}
_NOUNS = """
bark: aboiement*
bell: tintement*
boom: mugissement*
bugle: coup* de clairon
burr: roulement*
buzz: grésillement*
cackle: caquètement*
carol: strophe* flûtée*
caw: croassement*
chatter: jacassement*
chip: tchip*
chirp: pépiement*
clap: claquement* de bec
cluck: gloussement*
coo: roucoulement*
croak: cri* rauque*
drum: tambourinage*
gobble: glouglou*
growl: grondement*
grunt: grognement*
gurgle: gargouillis
hiss: chuintement*
honk: cri* nasillard*
hoot: hululement*
hum: bourdonnement*
jingle: ritournelle*
laugh: rire*
lisp: sifflement* ténu*
mew: miaulement*
moan: gémissement*
note: note* flûtée*
peep: piaulement*
purr: ronronnement*
quack: cancanement*
rasp: raclement*
rattle: cri* de crécelle
scold: cri* grondeur*
scream: cri* perçant*
screech: cri* strident*
squawk: cri* éraillé*
squeak: couinement*
tap: coup* sec*
trill: trille*
trumpet: coup* de trompette
twitter: babil*
wail: plainte*
warble: gazouillis
whinny: hennissement*
whistle: sifflement*
yelp: jappement*
"""
"""The noun for each kind of sound; a star becomes an s in the plural."""


def _noun(kind: str, n: int) -> str:
    return rows(_NOUNS)[kind].replace("*", "s" if n > 1 else "")


def _plural(adjective: str, n: int) -> str:
    return adjective if n == 1 else f"{adjective}s"


def _sound(sound: Sound) -> str:
    feminine = sound.kind in _FEMININE
    noun = [_noun(sound.kind, sound.n)]
    if sound.height:
        noun.append(_plural(_HEIGHTS[sound.height][feminine], sound.n))
    if sound.n >= MANY:
        way = (_WAYS[sound.way][True],) if sound.way else ()
        start = noun[0]
        words = ["une série", *way, "d’" + start if start[0] in "aé" else "de " + start, *noun[1:]]
    else:
        number = "une" if feminine and sound.n == 1 else _NUMBERS[sound.n]
        length = (_LENGTHS[sound.length][feminine],) if sound.length else ()
        way = (_plural(_WAYS[sound.way][feminine], sound.n),) if sound.way else ()
        words = [number, *length, *noun, *way]
    return " ".join(words) + _PACES[sound.pace]


def told(sounds: Sequence[Sound]) -> str:
    """Describe a voice, sound by sound."""
    return ", puis ".join(map(_sound, sounds))
