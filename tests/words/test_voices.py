"""What is said of voices, for people who do not hear them."""

from __future__ import annotations

import re

import pytest

from wingspan.engine import load_catalog
from wingspan.engine.components import Language
from wingspan.voices import KINDS, families
from wingspan.voices import family as family_of
from wingspan.words import folders, languages, words_in
from wingspan.words.reference.folding import folded
from wingspan.words.voices import Sound, told


@pytest.mark.parametrize(
    ("sounds", "english", "french"),
    [
        ([Sound("hoot", 5, "deep")], "five deep hoots", "cinq hululements très graves"),
        ([Sound("note")], "a fluted note", "une note flûtée"),
        (
            [Sound("wail", way="rising", length="long", height="low")],
            "a long rising low wail",
            "une longue plainte grave montante",
        ),
        (
            [Sound("quack", 7, way="falling", pace="faster")],
            "a falling series of quacks, faster and faster",
            "une série descendante de cancanements, de plus en plus vite",
        ),
        ([Sound("bark", 9)], "a series of barks", "une série d’aboiements"),
        ([Sound("hoot", 7)], "a series of hoots", "une série de hululements"),
        (
            [Sound("whistle", 2, "high"), Sound("buzz", 3, "shrill")],
            "two high whistles, then three very high buzzes",
            "deux sifflements aigus, puis trois grésillements très aigus",
        ),
        ([Sound("honk", 2, "low")], "two low honks", "deux cris nasillards graves"),
        ([Sound("jingle", height="high")], "a high jingling song", "une ritournelle aiguë"),
        ([Sound("tap", 1, length="short")], "a short tap", "un bref coup sec"),
    ],
)
def test_a_voice_reads_as_people_would_say_it(
    sounds: list[Sound], english: str, french: str
) -> None:
    assert told("en", sounds) == english
    assert told("fr", sounds) == french


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_sound_has_its_noun(language: str) -> None:
    for kind in KINDS:
        one, several = told(language, [Sound(kind)]), told(language, [Sound(kind, 3)])
        assert "*" not in one + several
        assert one != several


@pytest.mark.parametrize("language", folders())
def test_a_family_is_called_what_most_of_its_birds_are_called(language: Language) -> None:
    """Thrushes have a thrush among them; few families have a name that none of their birds bears,
    as the auks, of which only a puffin is here.
    """
    words, strangers = words_in(language), []
    for scientific in families():
        birds = [
            folded(words.bird(bird)).strip()
            for bird in load_catalog().birds.values()
            if family_of(bird.scientific) == scientific
        ]
        name = words.text(f"voices/family.{scientific}")
        nouns = re.findall(r"[^\W\d_]{4,}", folded(name))
        stems = [noun[: max(4, len(noun) - 2)] for noun in nouns]  # without the plural
        ends = [bird[-6:] for bird in birds]  # of a compound
        if not any(
            stem in bird or end in noun
            for noun, stem in zip(nouns, stems, strict=True)
            for bird, end in zip(birds, ends, strict=True)
        ):
            strangers.append(scientific)
    assert len(strangers) < len(families()) / 5, strangers
