"""The elements of a voice: phrases of syllables, and the kinds of sound that field guides name."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs


def rows(table: str) -> dict[str, str]:
    """Read lines of "name: description"; as text, tables take less room than dicts."""
    return dict(line.split(": ", 1) for line in table.split("\n") if line)


def figures(written: str) -> tuple[float, ...]:
    """Read numbers separated by commas."""
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
"""The loudness of each overtone of a timbre, starting with the fundamental."""

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
"""The pitch contour of one syllable, between its highest (1) and its lowest (-1) point."""


class Phrase(Struct, frozen=True, forbid_unknown_fields=True):
    """A series of syllables of one kind. For factors, 1 means no change; times are in seconds."""

    kind: str
    """The kind of sound, as field guides call it: one of :data:`KINDS`."""
    hz: float
    """The strongest frequency, in the middle of the syllable's contour."""
    n: int = 1
    """The number of syllables."""
    rate: float = 2
    """Syllables per second, from one start to the next."""
    fill: float = 0.7
    """The share of that time which is sound."""
    shape: str = "flat"
    """The pitch contour of a syllable: one of :data:`SHAPES`."""
    bend: float = 0
    """How far the pitch departs to either side, in octaves."""
    tone: str = "pure"
    """The timbre: one of :data:`TONES`."""
    noise: float = 0
    """The share of the sound that is noise around the pitch."""
    band: float = 4
    """How narrow that noise is: the pitch divided by its width."""
    attack: float = 0.2
    """The share of the syllable during which it becomes louder."""
    decay: float = 0.6
    """How it dies away: at once (above 1) or late (below 1)."""
    rough: float = 0
    """How many times per second its loudness pulses, as in a buzz or a growl."""
    vib: float = 0
    """How many times per second the pitch trembles."""
    wobble: float = 0
    """How far the pitch trembles, as a share of it."""
    speed: float = 1
    """The rate of the last syllables relative to the first."""
    drift: float = 1
    """The pitch of the last syllable relative to the first."""
    swell: float = 1
    """The loudness of the last syllable relative to the first."""
    tune: tuple[float, ...] = ()
    """The pitch factor of each syllable, in turn."""
    beat: tuple[float, ...] = ()
    """The time factor of each syllable, in turn."""
    spread: float = 0
    """How far the pitch of each syllable may vary at random."""
    loud: float = 1
    """The loudness relative to the bird's loudest phrase."""
    rest: float = 0.15
    """The pause before the next phrase."""

    @property
    def seconds(self) -> float:
        """The duration, without the pause after the phrase."""
        return sum(self.periods()) - self.periods()[-1] * (1 - self.fill)

    def periods(self) -> list[float]:
        """Return the time from the start of each syllable to that of the next."""
        steps = max(self.n - 1, 1)
        beat = self.beat or (1,)
        return [
            beat[at % len(beat)] / (self.rate * self.speed ** (at / steps)) for at in range(self.n)
        ]


class Kind(Struct, frozen=True):
    """A kind of sound. ``usual``: its usual phrase, as a line of the tables. ``whole``: whether it
    counts as one sound however many syllables it has, as a trill does.
    """

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
# From clear to rough, each with its usual sound; a star marks the kinds that are ``whole``.
KINDS = {name.rstrip("*"): Kind(usual, name.endswith("*")) for name, usual in rows(_KINDS).items()}
"""The kinds of sound, from clear to rough."""


def notes(phrase: Phrase) -> dict[str, Any]:
    """Return a phrase as figures: its contour as factors of the pitch, its timbre as the loudness
    of each overtone, and the number of the loudest overtone.
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
    """Return a voice as static/voice.mjs reads it: only figures, with nothing left to look up."""
    return [notes(phrase) for phrase in voice]
