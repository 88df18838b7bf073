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
