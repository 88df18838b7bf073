"""Whatever the vocabulary holds has its phrase in both languages."""

from __future__ import annotations

from types import ModuleType
from typing import get_args

import pytest

from wingspan.engine.catalog import load_catalog
from wingspan.engine.conditions import AnyCondition, AnyTally
from wingspan.engine.decision import Kind
from wingspan.engine.effects import AnyEffect, AnyTrigger
from wingspan.engine.events import AnyEvent
from wingspan.engine.options import AnyOption
from wingspan.engine.things import (
    ACTIONS,
    FOODS,
    HABITATS,
    Action,
    Color,
    Food,
    Habitat,
    Language,
    Level,
    Nest,
)
from wingspan.words import en, fr, words_in
from wingspan.words.phrasebook import Phrasebook

LANGUAGES: tuple[Language, ...] = ("en", "fr")
MODULES: dict[Language, ModuleType] = {"en": en, "fr": fr}
CATALOG = load_catalog()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("module", "book", "union"),
    [
        ("powers", "clause", AnyEffect),
        ("powers", "trigger", AnyTrigger),
        ("cards", "like", AnyCondition),
        ("cards", "tally", AnyTally),
        ("prompts", "option", AnyOption),
        ("log", "line", AnyEvent),
    ],
)
def test_every_kind_of_thing_has_a_phrase(
    language: Language, module: str, book: str, union: object
) -> None:
    phrases = getattr(getattr(MODULES[language], module), book)
    assert [kind.__name__ for kind in get_args(union) if kind not in phrases] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_question(language: Language) -> None:
    assert set(MODULES[language].prompts.QUESTIONS) == set(get_args(Kind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_thing_has_a_name(language: Language) -> None:
    cards = MODULES[language].cards
    assert set(cards.FOODS) == set(get_args(Food)) == set(FOODS)
    assert set(cards.HABITATS) == set(get_args(Habitat)) == set(HABITATS)
    assert set(cards.NESTS) == set(get_args(Nest))
    assert set(cards.ACTIONS) == set(get_args(Action)) == set(ACTIONS)
    assert set(cards.LEVELS) == set(get_args(Level))
    assert set(cards.POWER_KINDS) == set(get_args(Color))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bonus_cards_goals_and_automa_cards_can_be_read(language: Language) -> None:
    words = words_in(language)
    rules = [words.bonus_rule(card) for card in CATALOG.bonus_cards.values()]
    goals = [words.goal(goal) for goal in CATALOG.goals.values()]
    steps = [
        step
        for card in CATALOG.automa_cards.values()
        for section in card.rounds
        if section is not None
        for step in words.automa_section(section)
    ]
    names = [words.automa_card_name(card) for card in CATALOG.automa_cards]
    faces = [words.face(face) for dice in CATALOG.dice.values() for face in dice.faces]
    for text in (*rules, *goals, *steps, *names, *faces):
        assert text and "{" not in text and "  " not in text and "_" not in text
    assert all(step.endswith(".") for step in steps)
    for told_apart in (rules, goals, names, faces):
        assert len(set(told_apart)) == len(told_apart)


def test_a_thing_without_a_phrase_is_an_error() -> None:
    book: Phrasebook[[]] = Phrasebook()
    with pytest.raises(KeyError):
        book(1)


def test_a_thing_has_only_one_phrase() -> None:
    book: Phrasebook[[]] = Phrasebook()
    book.of(int)(str)
    with pytest.raises(ValueError, match="int has its phrase already"):
        book.of(int)(str)


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("anatomist", "2–3: 3 · 4+: 7", "2–3 : 3 · 4+ : 7"),
        ("bird_counter", "2 each", "2 par oiseau"),
        ("visionary_leader", "5–7: 4 · 8+: 7", "5–7 : 4 · 8+ : 7"),
    ],
)
def test_bonus_points(card: str, english: str, french: str) -> None:
    bonus = CATALOG.bonus_cards[card]
    assert words_in("en").bonus_points(bonus) == english
    assert words_in("fr").bonus_points(bonus) == french.replace(" :", "\u00a0:")


@pytest.mark.parametrize(
    ("goal", "english", "french"),
    [
        (
            "bowl_birds_with_egg",
            "Birds with a bowl nest and at least 1 egg",
            "Oiseaux à nid en coupe portant au moins 1 œuf",
        ),
        ("eggs_in_wetland", "Eggs in the wetland", "Œufs dans le marais"),
        ("total_birds", "Birds in all habitats", "Oiseaux dans tous les habitats"),
        (
            "eggs_in_ground",
            "Eggs on birds with a ground nest",
            "Œufs sur des oiseaux à nid au sol",
        ),
    ],
)
def test_goals(goal: str, english: str, french: str) -> None:
    assert words_in("en").goal(CATALOG.goals[goal]) == english
    assert words_in("fr").goal(CATALOG.goals[goal]) == french
