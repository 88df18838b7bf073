"""The search of the reference: questions as people ask them, typos, beginnings, what is shown."""

from __future__ import annotations

import pytest

from wingspan.engine.catalog import load_catalog
from wingspan.words import Language, languages
from wingspan.words.reference.book import SNIPPET, Book

from . import plain_questions as plain
from .questions import ENGLISH, FRENCH

BOOKS = {language: Book(language, load_catalog()) for language in languages()}
QUESTIONS = [
    *(("en", question, right) for question, right in ENGLISH),
    *(("fr", question, right) for question, right in FRENCH),
]


PLAIN: tuple[tuple[Language, tuple[tuple[str, str], ...], int], ...] = (
    ("en", plain.ENGLISH, 48),
    ("fr", plain.FRENCH, 48),
    ("en", plain.FRESH_ENGLISH, 18),
    ("fr", plain.FRESH_FRENCH, 18),
    ("de", plain.GERMAN, 47),
    ("de", plain.FRESH_GERMAN, 47),
    ("en", plain.UNSEEN_ENGLISH, 16),
    ("fr", plain.UNSEEN_FRENCH, 16),
)
"""Questions as players type them, and how many must be answered by the first three entries."""


def missed(
    language: Language, questions: tuple[tuple[str, str], ...]
) -> list[tuple[str, list[str]]]:
    """Return the questions without an answer among the first three, with what is found."""
    return [
        (question, found)
        for question, right in questions
        if not {*right.split()}.intersection(found := BOOKS[language].search(question)[:3])
    ]


def test_plain_questions_find_their_entry_among_the_first_three() -> None:
    assert len(QUESTIONS) == len({question for _, question, _ in QUESTIONS}) == 100
    wrong = missed("en", ENGLISH) + missed("fr", FRENCH)
    assert len(wrong) <= 3, wrong


@pytest.mark.parametrize(("language", "questions", "least"), PLAIN)
def test_questions_as_players_type_them_are_answered(
    language: Language, questions: tuple[tuple[str, str], ...], least: int
) -> None:
    assert len({question for question, _ in questions}) == len(questions) in (20, 50)
    wrong = missed(language, questions)
    assert len(questions) - len(wrong) >= least, wrong


def test_the_answers_to_the_questions_are_entries() -> None:
    typed = [(language, *one) for language, questions, _ in PLAIN for one in questions]
    for language, question, right in QUESTIONS + typed:
        for id_ in right.split():
            assert id_ in BOOKS[language], (question, id_)


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("en", "pink power", "power.pink"),
        ("en", "pink birds", "power.pink"),
        ("en", "what is a white power?", "power.white"),
        ("en", "reroll", "reroll"),
        ("en", "re-roll", "reroll"),
        ("en", "automa", "automa"),
        ("en", "what is nectar", "nectar"),
        ("fr", "pouvoir rose", "power.pink"),
        ("fr", "oiseaux roses", "power.pink"),
        ("fr", "pouvoir brun", "power.brown"),
        ("fr", "relancer", "reroll"),
        ("fr", "c'est quoi le nectar", "nectar"),
    ],
)
def test_what_is_asked_for_by_its_name_comes_first(
    language: Language, query: str, first: str
) -> None:
    assert BOOKS[language].search(query)[0] == first


@pytest.mark.parametrize(
    ("language", "query", "among"),
    [
        ("en", "kingf", "bird.belted_kingfisher"),
        ("en", "king", "bird.eastern_kingbird"),
        ("fr", "préda", "predators"),
    ],
)
def test_a_word_that_is_still_being_typed_is_found(
    language: Language, query: str, among: str
) -> None:
    assert among in BOOKS[language].search(query)


def test_a_word_that_is_nowhere_does_not_hide_the_others() -> None:
    found = BOOKS["en"].search("qqqqxz nectar")
    assert found[0] == "nectar" and {*found} == {*BOOKS["en"].search("nectar")}


def test_two_words_written_as_one_are_found() -> None:
    assert BOOKS["en"].search("nectardice")[0] == "nectar.dice"


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("en", "mallrad", "bird.mallard"),
        ("en", "birdfeedr", "birdfeeder"),
        ("en", "belted kingfihser", "bird.belted_kingfisher"),
        ("en", "necatr", "nectar"),
        ("fr", "mangoire", "birdfeeder"),
        ("fr", "canard colvret", "bird.mallard"),
        ("fr", "predatuer", "predators"),
    ],
)
def test_a_slip_of_the_hand_is_forgiven(language: Language, query: str, first: str) -> None:
    assert first in BOOKS[language].search(query)[:2]


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "tuck a card", "tucking cards"),
        ("en", "activated powers", "activate power"),
        ("fr", "relancer les dés", "dés relancés"),
        ("fr", "pondre un œuf", "pond des oeufs"),
    ],
)
def test_forms_of_a_word_find_the_same(language: Language, one: str, other: str) -> None:
    book = BOOKS[language]
    assert set(book.search(one)[:3]) & set(book.search(other)[:3])


def test_a_word_that_is_nowhere_and_like_nothing_finds_nothing() -> None:
    assert BOOKS["en"].search("qqqqxz") == []
    assert BOOKS["fr"].search("  ?! ") == []


@pytest.mark.parametrize(
    ("language", "id_", "query", "marked"),
    [
        ("en", "nectar.spending", "spending nectar", "nectar"),
        ("en", "reroll", "when can I reroll the dice", "die"),
        ("fr", "reroll", "relancer les dés", "relancer"),
        ("fr", "bird.mallard", "canard pioche", "piochez"),
    ],
)
def test_a_snippet_is_a_line_of_the_entry_with_the_words_marked(
    language: Language, id_: str, query: str, marked: str
) -> None:
    book = BOOKS[language]
    snippet = book.snippet(id_, query)
    said = "".join(piece for piece, _ in snippet).strip("…")
    assert any(said in line for line in book.lines(id_))
    assert 0 < len(said) <= SNIPPET
    assert marked in [piece.lower() for piece, hit in snippet if hit]
    assert all(piece.isalnum() for piece, hit in snippet if hit)


def test_an_entry_without_any_of_the_words_has_no_snippet() -> None:
    assert BOOKS["en"].snippet("ties", "kingfisher") == ()
