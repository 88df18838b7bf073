"""English texts about birds' voices, families, continents and sizes."""

from __future__ import annotations

from collections.abc import Sequence

from ..voices import MANY, Sound

_NUMBERS = ("", "a", "two", "three", "four", "five", "six")
_HEIGHTS = {"deep": "deep", "low": "low", "": "", "high": "high", "shrill": "very high"}
_PACES = {"": "", "faster": ", faster and faster", "slower": ", slower and slower"}
_PLURALS = {
    "buzz": "buzzes",
    "clatter of the bill": "clatters of the bill",
    "hiss": "hisses",
    "screech": "screeches",
}
_NOUNS = {
    "bell": "bell-like note",
    "chip": "chip note",
    "scold": "scolding call",
    "carol": "mellow song",
    "clap": "clatter of the bill",
    "drum": "drum roll",
    "lisp": "thin whistle",
    "note": "fluted note",
    "trumpet": "trumpet call",
    "bugle": "bugle call",
    "jingle": "jingling song",
}


def _noun(kind: str, n: int) -> str:
    noun = _NOUNS.get(kind, kind)
    return noun if n == 1 else _PLURALS.get(noun, f"{noun}s")


def _sound(sound: Sound) -> str:
    noun = " ".join(filter(None, (_HEIGHTS[sound.height], _noun(sound.kind, sound.n))))
    if sound.n >= MANY:
        words = ["a", sound.way, "series of", noun]
    else:
        words = [_NUMBERS[sound.n], sound.length, sound.way, noun]
    text = " ".join(filter(None, words)) + _PACES[sound.pace]
    return f"an{text[1:]}" if text.startswith(("a a", "a e", "a i", "a o", "a u")) else text


def told(sounds: Sequence[Sound]) -> str:
    """Describe a voice, sound by sound."""
    return ", then ".join(map(_sound, sounds))


FAMILIES = """
thornbills and gerygones
hawks, eagles and kites
reed warblers
long-tailed tits
owlet-nightjars
larks
kingfishers
auks
ducks, geese and swans
darters
swifts
kiwis
herons
woodswallows and butcherbirds
waxwings
hornbills
cockatoos
longspurs
nightjars
cardinals
cassowaries and emus
New World vultures
treecreepers
plovers and lapwings
storks
dippers
cisticolas
pigeons and doves
rollers
crows and jays
cuckoos
flowerpeckers
drongos
Old World buntings
waxbills and munias
falcons
frigatebirds
finches
loons
cranes
oystercatchers
swallows and martins
New World blackbirds
chats
shrikes
gulls, terns and skimmers
grasshopper warblers
fairywrens
mound-builders
honeyeaters
lyrebirds
bee-eaters
mockingbirds and catbirds
monarch flycatchers
wagtails and pipits
Old World flycatchers and chats
storm petrels
New World quails
Old World orioles
bustards
whistlers and shrikethrushes
ospreys
birds of paradise
tits and chickadees
New World warblers
New World sparrows
Old World sparrows
plains-wanderers
pelicans
Australasian robins
cormorants
pheasants
flamingos
leaf warblers
woodpeckers
frogmouths
grebes
gnatcatchers
accentors
Old World parrots
vasa parrots
whipbirds
bowerbirds
rails, coots and moorhens
avocets and stilts
kinglets
fantails
sandpipers and snipes
bush warblers
nuthatches
penguins
owls
New Zealand parrots
starlings
gannets and boobies
typical warblers
ibises and spoonbills
hummingbirds
wrens
thrushes
tyrant flycatchers
barn owls
vireos
white-eyes
"""
"""The name of each family, one per line, in alphabetical order of the scientific names."""
