"""A bird is found by three letters and a press, in every language."""

import pytest

from tests.table import ALL_SETS, CATALOG
from wingspan.engine.cards import BirdCard
from wingspan.words import Words, folders, words_in
from wingspan.words.finding import find
from wingspan.words.plain import plain

BIRDS = CATALOG.ids_of("birds", ALL_SETS)


def likely(card: BirdCard, words: Words) -> list[str]:
    """What somebody may type: how the name or a word of it begins, or initials."""
    name = plain(words.heading(card)).replace("\u00ad", " ").split()
    typed = ["".join(name)[:3], *(word[:3] for word in name), "".join(word[0] for word in name)[:3]]
    pairs = ((first, last) for place, first in enumerate(name) for last in name[place + 1 :])
    for first, last in pairs:
        typed += [first[0] + last[:2], first[:2] + last[0]]
    return typed


@pytest.mark.parametrize("language", folders())
def test_three_letters_are_enough(language: str) -> None:
    words = words_in(language)
    lost = [
        words.bird(card)
        for card in CATALOG.birds.values()
        if not any(card in find(typed, BIRDS, CATALOG, words) for typed in likely(card, words))
    ]
    assert lost == []


@pytest.mark.parametrize(
    ("typed", "bird"),
    [
        ("nc", "northern_cardinal"),
        ("norcar", "northern_cardinal"),
        ("Rotkehlchen", "european_robin"),
        ("rouge-gorge", "european_robin"),
        ("anas platy", "mallard"),
        ("malard", "mallard"),
        ("mlalard", "mallard"),
        ("maxlard", "mallard"),
        ("mallxard", "mallard"),
        ("mal", "mallard"),
        ("common loon", "common_loon"),
        ("canvasbak", "canvasback"),
        ("malalrd", "mallard"),
        ("colvert", "mallard"),
    ],
)
def test_names_in_all_languages_and_slips(typed: str, bird: str) -> None:
    found = find(typed, BIRDS, CATALOG, words_in("de"))
    assert CATALOG.birds[bird] in found[:3]


def test_only_birds_of_the_sets_in_play_are_found() -> None:
    words = words_in("en")
    core = CATALOG.ids_of("birds", ("core",))
    robin = CATALOG.birds["european_robin"]
    assert robin in find("european robin", BIRDS, CATALOG, words)
    assert robin not in find("european robin", core, CATALOG, words)


def test_letters_that_begin_no_name_find_nothing() -> None:
    assert find("xq", BIRDS, CATALOG, words_in("en")) == []
