"""What computer players and birds are called."""

from __future__ import annotations

import re

import pytest

from wingspan.engine.catalog import load_catalog
from wingspan.ui.forms import POINTS
from wingspan.words import Language, languages, words_in


@pytest.mark.parametrize("language", languages())
def test_no_bird_of_the_deck_is_called_like_a_computer_player(language: Language) -> None:
    words = words_in(language)
    birds = {words.bird(bird) for bird in load_catalog().birds.values()}
    names = [words.program(level) for level in POINTS]
    assert len(set(names)) == len(POINTS) and birds.isdisjoint(names)
    assert all(re.fullmatch(r"[A-Z][a-z]+", name) for name in names)


def test_a_computer_player_is_told_by_its_name_and_how_strong_it_is() -> None:
    assert words_in("en").program_told("american_robin") == "Robin, easy"
    assert words_in("fr").program_told("common_raven") == "Corvin, expert"


@pytest.mark.parametrize("language", languages())
def test_a_long_word_in_the_name_of_a_card_may_break_between_its_parts(language: Language) -> None:
    words, catalog = words_in(language), load_catalog()
    headings = [
        *map(words.heading, catalog.birds.values()),
        *map(words.heading, catalog.bonus_cards.values()),
    ]
    long = {word for heading in headings for word in re.split("[ -]", heading) if len(word) > 11}
    assert {word for word in long if "\u00ad" not in word} == set()


def test_a_name_breaks_only_where_it_is_set_as_a_heading() -> None:
    bird = load_catalog().birds["white_crested_laughingthrush"]
    assert words_in("en").heading(bird) == "White-Crested Laughing\u00adthrush"
    assert words_in("en").bird(bird) == "White-Crested Laughingthrush"
    gnatcatcher = load_catalog().birds["blue_gray_gnatcatcher"]
    assert words_in("fr").heading(gnatcatcher) == "Gobemou\u00adcheron gris-bleu"
