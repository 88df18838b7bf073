"""Playable examples: each is a legal position that leads to what its text says."""

from __future__ import annotations

import json
import re

import pytest
from msgspec import structs

from tests.teaching.sources import words_in_common_with_the_sources
from wingspan.engine import Game, load_catalog
from wingspan.teaching.examples import FOLDER, Example, examples, examples_of
from wingspan.teaching.scenario import answered, laid, wrong_with_outcome
from wingspan.words import Language, languages
from wingspan.words.reference.book import Book
from wingspan.words.reference.entries import outline
from wingspan.words.teaching.examples import example_texts

LANGUAGES = languages()
EXAMPLES = list(examples().values())


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_an_example_runs_to_what_must_be_true(example: Example) -> None:
    game = example.game()
    assert answered(example.answers, game) is None
    assert wrong_with_outcome(game, example.outcome) == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_an_example_shows_something_and_not_before_its_last_answer(example: Example) -> None:
    assert example.outcome.keys() <= {"then", "asks", "scores"}
    game = example.game()
    for answer in example.answers:
        assert not example.reached(game)
        assert answered([answer], game) is None
    assert example.reached(game)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_an_example_can_be_gone_through_as_a_record(example: Example) -> None:
    record = example.record()
    assert len(record.answers) == len(example.answers)
    assert example.reached(Game.replay(record))


def test_an_outcome_that_does_not_hold_is_noticed() -> None:
    example = examples()["row.space"]
    game = laid(example.position)
    answered(example.answers, game)
    assert wrong_with_outcome(game, {"then": {"players": {"0": {"food": {"seed": 2}}}}}) != []
    assert wrong_with_outcome(game, {"scores": [{"total": 99}]}) != []
    assert wrong_with_outcome(game, {"asks": None}) != []
    with pytest.raises(ValueError, match="no comparison called '\\$about'"):
        wrong_with_outcome(game, {"then": {"round": {"$about": 1}}})


def test_answers_that_cannot_be_given_are_noticed() -> None:
    example = examples()["row.space"]
    with pytest.raises(ValueError, match=r"example row\.space: answer 1"):
        structs.replace(example, answers=({"type": "bonus"},)).record()
    over = laid({"phase": "over"})
    assert "nothing is asked: the game is over" in (answered(example.answers, over) or "")


def test_no_two_examples_share_an_id() -> None:
    read = [json.loads(path.read_bytes()) for path in FOLDER.glob("*.json")]
    assert sum(map(len, read)) == len(EXAMPLES)


def test_every_entry_named_by_an_example_exists() -> None:
    book = Book("en", load_catalog())
    named = [(example.id, entry) for example in EXAMPLES for entry in example.entries]
    assert [(id_, entry) for id_, entry in named if entry not in book] == []


def test_every_chapter_has_an_example() -> None:
    """Except those made from cards, and the list of our own choices."""
    without = [
        chapter.id
        for chapter in outline()
        if not any(examples_of(topic.id) for topic in chapter.topics)
    ]
    assert without == ["goals", "bonus_cards", "birds", "choices"]


def test_every_family_of_powers_has_an_example_of_its_own() -> None:
    topics = [topic.id for chapter in outline() for topic in chapter.topics]
    families = [id_ for id_ in topics if re.match(r"(family|trigger|placing|power)\.", id_)]
    assert len(families) >= 40
    assert [id_ for id_ in families if not examples_of(id_) and id_ != "power.none"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_caption_and_a_sentence_an_answer(language: Language) -> None:
    texts = example_texts(language)
    assert set(texts) == set(examples())
    for example in EXAMPLES:
        text = texts[example.id]
        assert len(text.steps) == len(example.answers), example.id
        for said in (text.caption, *text.steps, text.end):
            assert said == said.strip() and said[-1] in ".?!:…", (example.id, said)


def test_every_language_says_something_of_its_own() -> None:
    captions = [text.caption for language in LANGUAGES for text in example_texts(language).values()]
    assert len(set(captions)) == len(LANGUAGES) * len(EXAMPLES)


@pytest.mark.native_only
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_taken_from_the_rulebooks(language: Language) -> None:
    said = [
        sentence
        for text in example_texts(language).values()
        for sentence in (text.caption, *text.steps, text.end)
    ]
    assert words_in_common_with_the_sources(said) == []
