"""What a voice is made of: phrases of syllables, and the kinds of sound that field guides name."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs


def rows(table: str) -> dict[str, str]:
    """Read lines of "name: what is said of it"; as text, tables take less room than dicts."""
    return dict(line.split(": ", 1) for line in table.split("\n") if line)


def figures(written: str) -> tuple[float, ...]:
    """Read figures with commas between them."""
    return tuple(map(float, written.split(",")))


_TONES = """
pure: 1
flute: 1,.14,.05
round: 1,.4,.2,.1
bell: 1,0,.45,0,.2
reed: .4,1,.55,.35,.2
nasal: .3,.5,1,.6,.4,.25,.15
growl: .2,.3,.4,.6,1,.65,.45,.3,.2
"""
TONES = {name: figures(written) for name, written in rows(_TONES).items()}
"""How loud the overtones of a timbre are, from the fundamental on."""

_SHAPES = """
flat: 0
up: -1,1
down: 1,-1
arch: -1,1,-1
dip: 1,-1,1
hook: -1,-.8,1
drop: 1,.8,-1
leap: -1,-1,1,1
break: 1,1,-1,-1
wave: 0,1,-1,1,-1,0
"""
SHAPES = {name: figures(written) for name, written in rows(_SHAPES).items()}
"""How the pitch of one syllable goes, between a highest (1) and a lowest (-1) point."""


class Phrase(Struct, frozen=True, forbid_unknown_fields=True):
    """Syllables of one kind. All factors are counted from 1; times are in seconds."""

    kind: str
    """What field guides would call it: one of :data:`KINDS`."""
    hz: float
    """The frequency that is heard strongest, in the middle of the syllable's way."""
    n: int = 1
    """The number of syllables."""
    rate: float = 2
    """Syllables a second, from one beginning to the next."""
    fill: float = 0.7
    """The part of that time which is sound."""
    shape: str = "flat"
    """How the pitch of a syllable goes: one of :data:`SHAPES`."""
    bend: float = 0
    """How far it goes to either side, in octaves."""
    tone: str = "pure"
    """The timbre: one of :data:`TONES`."""
    noise: float = 0
    """How much of the sound is noise around the pitch."""
    band: float = 4
    """How narrow that noise is: the pitch divided by its width."""
    attack: float = 0.2
    """The part of the syllable in which it becomes louder."""
    decay: float = 0.6
    """How it dies away: at once (above 1) or late (below 1)."""
    rough: float = 0
    """How often a second it is beaten into a buzz or a growl."""
    vib: float = 0
    """How often a second the pitch trembles."""
    wobble: float = 0
    """How far it trembles, as a part of the pitch."""
    speed: float = 1
    """How fast the last syllables follow compared with the first."""
    drift: float = 1
    """The pitch of the last syllable compared with the first."""
    swell: float = 1
    """The loudness of the last syllable compared with the first."""
    tune: tuple[float, ...] = ()
    """The pitch of each syllable, in turn."""
    beat: tuple[float, ...] = ()
    """The time that each syllable takes, in turn."""
    spread: float = 0
    """How far the pitch of each syllable may be off by chance."""
    loud: float = 1
    """The loudness, compared with the bird's loudest."""
    rest: float = 0.15
    """The pause before the next phrase."""

    @property
    def seconds(self) -> float:
        """How long it lasts, without the pause after it."""
        return sum(self.periods()) - self.periods()[-1] * (1 - self.fill)

    def periods(self) -> list[float]:
        """The time of each syllable, until the next begins."""
        steps = max(self.n - 1, 1)
        beat = self.beat or (1,)
        return [
            beat[at % len(beat)] / (self.rate * self.speed ** (at / steps)) for at in range(self.n)
        ]


class Kind(Struct, frozen=True):
    """A kind of sound. ``usual``: its phrase, as a line of the tables; ``whole``: it is one thing
    however many syllables it has, as a trill is."""

    usual: str
    whole: bool = False


_KINDS = """
whistle: hz:3000 rate:2.5 fill:.8 attack:.12 decay:.4
peep: hz:3800 rate:4 fill:.5 shape:arch bend:.08 attack:.15
chip: hz:5500 n:3 rate:4 fill:.25 shape:down bend:.2 attack:.1 decay:.8
chirp: hz:3800 n:3 rate:3.5 fill:.5 shape:arch bend:.25 tone:flute
squeak: hz:6500 n:2 rate:4 fill:.5 shape:up bend:.15
lisp: hz:7500 n:2 rate:2.5 fill:.8 attack:.3 vib:40 wobble:.02
note: hz:3000 n:3 rate:3.5 fill:.65 tone:flute shape:arch bend:.1
bell: hz:2200 n:3 rate:2.5 fill:.9 tone:bell attack:.03 decay:1.4
trill*: hz:4200 n:20 rate:15 fill:.6 shape:down bend:.12
warble*: hz:3000 n:9 rate:7 fill:.8 tone:flute spread:.25 shape:arch bend:.12
carol*: hz:2400 n:6 rate:3.4 fill:.8 tone:flute spread:.2 shape:wave bend:.1
twitter*: hz:5000 n:14 rate:11 fill:.6 spread:.2 shape:down bend:.2
jingle*: hz:5200 n:14 rate:10 fill:.65 spread:.3 shape:dip bend:.18
chatter*: hz:3000 n:10 rate:10 fill:.6 tone:reed noise:.25 shape:down bend:.1
rattle*: hz:2600 n:20 rate:16 fill:.55 tone:reed noise:.45 attack:.08 decay:1
whinny*: hz:2800 n:16 rate:13 fill:.6 tone:flute drift:.75 swell:.6
laugh*: hz:1500 n:9 rate:7 fill:.6 tone:reed noise:.1 shape:arch bend:.12
cackle*: hz:1400 n:8 rate:6 fill:.6 tone:nasal noise:.2 shape:down bend:.15
gobble*: hz:1100 n:10 rate:8 fill:.6 tone:nasal shape:down bend:.2 drift:.8
gurgle*: hz:1800 n:7 rate:9 fill:.75 tone:flute spread:.3 shape:up bend:.2
purr*: hz:1100 n:24 rate:18 tone:flute noise:.1
drum*: hz:1100 n:18 rate:17 fill:.5 noise:.7 band:3 attack:.06 decay:1.6
clap*: hz:1700 n:14 rate:9 fill:.4 noise:.8 band:3 attack:.05 decay:1.6
tap: hz:1200 n:3 rate:4 fill:.3 noise:.7 band:3 attack:.06 decay:1.6
hum: hz:300 rate:.9 fill:.95 tone:round rough:70 attack:.3
hoot: hz:350 n:4 rate:2.2 fill:.6 tone:flute attack:.25
coo: hz:500 n:3 rate:1.8 fill:.8 tone:flute shape:arch bend:.06 attack:.25
boom: hz:120 n:2 rate:1.2 tone:round attack:.3
moan: hz:400 rate:.9 fill:.9 tone:round shape:arch bend:.12 attack:.3
wail: hz:800 rate:.8 fill:.95 tone:flute shape:leap bend:.18 decay:.4
mew: hz:1800 rate:1.3 fill:.9 tone:reed shape:down bend:.22 attack:.15
yelp: hz:1300 n:4 rate:3.5 fill:.6 tone:reed noise:.08 shape:arch bend:.18
honk: hz:700 n:2 fill:.6 tone:nasal noise:.08 shape:leap bend:.14
bugle: hz:900 n:3 rate:2.4 fill:.75 tone:reed rough:70 shape:arch bend:.08
trumpet: hz:700 n:2 tone:nasal attack:.1 decay:.4
quack: hz:1300 n:4 rate:4 fill:.6 tone:nasal noise:.12 shape:down bend:.12
bark: hz:700 n:3 rate:2.6 fill:.5 tone:nasal noise:.25 shape:arch bend:.12
cluck: hz:1000 n:4 rate:4 fill:.35 tone:reed noise:.1 shape:down bend:.15
buzz: hz:5000 rate:1.6 fill:.8 tone:flute noise:.2 rough:110 attack:.15 decay:.4
burr: hz:3000 n:2 rate:2.5 tone:reed noise:.1 rough:90
caw: hz:1500 n:3 fill:.6 tone:nasal noise:.25 rough:80 shape:arch bend:.1
croak: hz:1000 n:2 rate:2.2 tone:growl noise:.25 rough:70
grunt: hz:400 n:3 rate:2.8 fill:.6 tone:growl noise:.2
growl: hz:600 rate:1 fill:.9 tone:growl noise:.3 attack:.3
scold: hz:3500 n:4 rate:5 fill:.6 tone:reed noise:.4 rough:100
squawk: hz:1800 fill:.8 tone:growl noise:.4 rough:75 shape:drop bend:.12
scream: hz:2600 rate:.9 fill:.95 tone:reed noise:.3 shape:drop bend:.2 attack:.12
screech: hz:3000 n:2 rate:1.8 fill:.85 tone:reed noise:.5 rough:85
hiss: hz:3500 rate:.9 fill:.95 noise:1 band:1.2 attack:.25
rasp: hz:3200 n:3 rate:3.5 fill:.65 noise:.7 band:3 tone:growl rough:85
"""
# From clear to rough, with the usual sound of each; a star marks what is one thing.
KINDS = {name.rstrip("*"): Kind(usual, name.endswith("*")) for name, usual in rows(_KINDS).items()}
"""The kinds of sound, from clear to rough."""


def notes(phrase: Phrase) -> dict[str, Any]:
    """Return a phrase with its contour as factors of the pitch, its timbre as the loudness of each
    overtone, and the overtone that is loudest.
    """
    tone = TONES[phrase.tone]
    figures = structs.asdict(phrase)
    del figures["kind"]
    return {
        **figures,
        "shape": [round(2 ** (step * phrase.bend), 4) for step in SHAPES[phrase.shape]],
        "tone": tone,
        "loudest": tone.index(max(tone)) + 1,
        "tune": phrase.tune or [1],
        "beat": phrase.beat or [1],
    }


def score(voice: tuple[Phrase, ...]) -> list[dict[str, Any]]:
    """Return a voice as static/voice.mjs reads it: figures only, nothing left to look up."""
    return [notes(phrase) for phrase in voice]
