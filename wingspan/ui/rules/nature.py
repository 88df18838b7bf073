"""The part of a bird's entry about the real bird: its voice, family, continents and size."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import prod
from typing import Literal

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.voices import KINDS, Phrase, family, voice
from wingspan.words import Words
from wingspan.words.reference.book import Book
from wingspan.words.reference.markup import pieces
from wingspan.words.voices import Height, Pace, Sound, Way, told

from ..kit.html import EMPTY, Html, div, figcaption, figure, li, path, span, svg, ul
from ..table.hear import hear
from .bodies import written

ARMS = 170
"""The arm span of a person, in cm."""
KNOWN = ("american_robin", "bald_eagle", "barn_swallow")
"""Well-known birds for the comparison of sizes, used after those of the hand."""
BESIDE = 2
"""The number of birds that the entry's bird is compared with."""
ABOVE: tuple[tuple[float, Height], ...] = (
    (6500, "shrill"),
    (4500, "high"),
    (1000, ""),
    (450, "low"),
    (0, "deep"),
)
"""The lowest frequency in Hz at which a sound is described by each word."""
BENT = 0.15
"""The least bend in octaves for a single sound to be described as rising or falling."""
DRIFTED = 1.12
"""The least factor of the pitch for a series to be described as rising or falling."""
HURRIED = 1.3
"""The least factor of the speed for syllables to be described as getting faster or slower."""
LONG, SHORT = 1.6, 0.3
"""A single sound of at least, or at most, this many seconds is described as long, or short."""
_BENDS: dict[str, Way] = {
    "up": "rising",
    "hook": "rising",
    "leap": "rising",
    "down": "falling",
    "drop": "falling",
    "break": "falling",
}
PERSON = (
    "M0-.2a.06.07 0 0 1 .03.13L.03-.05.11-.03.48-.04q.04.02 0 .045L.12.035.1.2H-.1L-.12.035-.48.005"
    "q-.04-.025 0-.045L-.11-.03-.03-.05-.03-.07A.06.07 0 0 1 0-.2z"
)
BIRD = (
    "M0-.16Q.035-.155.05-.085L.22-.13Q.4-.11.5.06.36 0 .22.01.1.02.05.07L.03.12.07.22 0 .2-.07.22"
    "-.03.12-.05.07Q-.1.02-.22.01-.36 0-.5.06-.4-.11-.22-.13L-.05-.085Q-.035-.155 0-.16z"
)
"""SVG outlines of a person with spread arms and a bird with spread wings, one unit wide."""


def nature(book: Book, bird: BirdCard, hearing: str, beside: Iterable[str]) -> Html:
    """The markup. ``beside``: ids of birds to compare sizes with; flightless ones are skipped."""
    words = book.words
    homes = words.listed(words.text(f"voices/home_{home}") for home in bird.continents)
    lines = [
        ("voice", {"voice": told(words.language, sounds(voice(bird.id, bird.scientific)))}),
        ("family", _family(words, bird)),
        ("homes", {"homes": homes}),
    ]
    points = (
        li[written(book, pieces(words.text(f"voices/{key}", **values)))] for key, values in lines
    )
    return div(".nature")[
        hear(hearing, bird, words),
        ul(".rule-points")[*points],
        _size(book.catalog, words, bird, beside),
    ]


def _family(words: Words, bird: BirdCard) -> dict[str, str]:
    scientific = family(bird.scientific)
    name = words.text(f"voices/family.{scientific}")
    return {"family": name, "scientific": scientific}


def sounds(phrases: Iterable[Phrase]) -> list[Sound]:
    """Return the phrases of a voice in the terms in which words describe them."""
    return [_sound(phrase) for phrase in phrases]


def _sound(phrase: Phrase) -> Sound:
    n = 1 if KINDS[phrase.kind].whole else phrase.n
    height = next(name for hz, name in ABOVE if phrase.hz >= hz)
    length: Literal["", "long", "short"] = ""
    if n == 1:
        length = "long" if phrase.seconds >= LONG else "short" if phrase.seconds <= SHORT else ""
    return Sound(phrase.kind, n, height, _way(phrase), _pace(phrase), length)


def _way(phrase: Phrase) -> Way:
    """Return how the pitch changes within a single syllable, or from syllable to syllable."""
    if phrase.n == 1:
        return _BENDS.get(phrase.shape, "") if phrase.bend >= BENT else ""
    drift = phrase.drift
    if phrase.tune and len(phrase.tune) >= phrase.n:
        steps = [after / before for before, after in pairwise(phrase.tune[: phrase.n])]
        if min(steps) >= 1 or max(steps) <= 1:
            drift *= prod(steps)
    return "rising" if drift >= DRIFTED else "falling" if drift <= 1 / DRIFTED else ""


def _pace(phrase: Phrase) -> Pace:
    if phrase.n < 4:
        return ""
    hurry = phrase.speed
    return "faster" if hurry >= HURRIED else "slower" if hurry <= 1 / HURRIED else ""


def _size(catalog: Catalog, words: Words, bird: BirdCard, beside: Iterable[str]) -> Html:
    """The bird beside a person and other birds, to the same scale; empty if it is flightless."""
    if bird.wingspan is None:
        return EMPTY
    others = [catalog.birds[id] for id in dict.fromkeys((*beside, *KNOWN)) if id != bird.id]
    flying = [other for other in others if other.wingspan is not None][:BESIDE]
    spans = [
        (words.bird(bird), bird.wingspan, BIRD, "this"),
        (words.text("voices/person"), ARMS, PERSON, "person"),
        *((words.bird(other), other.wingspan or 0, BIRD, "other") for other in flying),
    ]
    widest = max(span for _, span, *_ in spans)
    return figure(".to-scale")[
        figcaption(".faint")[words.text("voices/to_scale")],
        ul[*(_spread(words, widest, *row) for row in spans)],
    ]


def _spread(words: Words, widest: int, name: str, wingspan: int, shape: str, kind: str) -> Html:
    return li(class_=f"is-{kind}")[
        svg(
            viewBox=f"{-widest / 2} {-widest * 0.22:.0f} {widest} {widest * 0.46:.0f}",
            aria_hidden="true",
        )[path(d=shape, transform=f"scale({wingspan})")],
        span[words.text("voices/span", name=name, cm=wingspan)],
    ]
