"""Plurals, lists, elision and typography."""

from __future__ import annotations

import re

import pytest

from wingspan.engine.catalog import load_catalog
from wingspan.engine.components import Language
from wingspan.engine.conditions import Birds
from wingspan.words import words_in
from wingspan.words.cards import reaches
from wingspan.words.folders import load
from wingspan.words.fr.birds import FEMININE, MASCULINE, gender, of_the, the
from wingspan.words.fr.grammar import de
from wingspan.words.grammar import Functions, Grammar, sentence


def grammar(language: Language) -> Grammar:
    found: Grammar = load(language, "grammar").GRAMMAR
    return found


@pytest.mark.parametrize(
    ("n", "english", "french"), [(0, "other", "one"), (1, "one", "one"), (2, "other", "other")]
)
def test_zero_is_singular_in_french_only(n: int, english: str, french: str) -> None:
    assert grammar("en").plural(n) == english
    assert grammar("fr").plural(n) == french


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [
        ("en", 0, "0 cards"),
        ("en", 1, "1 card"),
        ("en", 3, "3 cards"),
        ("fr", 0, "0 carte"),
        ("fr", 1, "1 carte"),
        ("fr", 3, "3 cartes"),
    ],
)
def test_a_message_chooses_its_plural(language: Language, n: int, text: str) -> None:
    assert words_in(language).text("cards_count", n=n) == text


def test_a_name_with_braces_is_left_alone() -> None:
    assert words_in("en").text("mat_of", name="{n}") == "{n}’s mat"
    assert words_in("fr").text("mat_of", name="{n}") == "Plateau de {n}"


def test_a_message_says_which_value_is_missing() -> None:
    with pytest.raises(KeyError, match="n"):
        words_in("en").text("cards_count")
    with pytest.raises(KeyError, match="name"):
        words_in("fr").text("mat_of")
    with pytest.raises(TypeError, match="'two' chooses a plural"):
        words_in("en").text("cards_count", n="two")


def test_lists() -> None:
    assert grammar("en").joined(["a"], "and") == "a"
    assert grammar("fr").joined(["a", "b"], "ou") == "a ou b"
    assert grammar("en").joined(["a", "b", "c"], "and") == "a, b and c"


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("graine", "de graine"),
        ("invertébré", "d’invertébré"),
        ("Œuf", "d’Œuf"),
        ("Échasse", "d’Échasse"),
        ("Hirondelle rustique", "d’Hirondelle rustique"),
        ("Huîtrier d’Amérique", "d’Huîtrier d’Amérique"),
        ("Harle couronné", "de Harle couronné"),
        ("Héron vert", "de Héron vert"),
    ],
)
def test_french_elision(word: str, text: str) -> None:
    assert de(word) == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Ada", "Main d’Ada"),
        ("Élodie", "Main d’Élodie"),
        ("Yves", "Main d’Yves"),
        ("Yann", "Main de Yann"),
        ("Hugo", "Main de Hugo"),
        ("Bo", "Main de Bo"),
        ("l’Automa", "Main de l’Automa"),
    ],
)
def test_french_elides_before_names(name: str, text: str) -> None:
    assert words_in("fr").text("hand_of", name=name) == text


def test_french_elides_que_and_nothing_before_numbers() -> None:
    then = words_in("fr").text("live/then", name="Ada")
    assert "La page d’Ada" in then
    assert "qu’Ada vous envoie" in then
    assert words_in("fr").text("victory", name="Ada", n=11).endswith("avec 11 points")
    assert words_in("fr").text("beat", n=11) == "Faites mieux que 11 points\u00a0!"
    assert words_in("en").text("hand_of", name="Ada") == "Ada’s hand"


def test_sentences_begin_and_end_as_they_should() -> None:
    assert sentence("lay 1 egg") == "Lay 1 egg."
    assert sentence("quand McKay joue ?") == "Quand McKay joue ?"


def test_typography() -> None:
    assert grammar("en").set_right("Anna's bird: 75 cm") == "Anna’s bird: 75\u00a0cm"
    assert (
        grammar("fr").set_right("L'œuf : « oui » ; non !")
        == "L’œuf\u00a0: «\u00a0oui\u00a0»\u00a0; non\u00a0!"
    )


def test_tiers_with_and_without_a_range() -> None:
    words, birds = words_in("en"), Birds()
    assert reaches(words, birds, [1, 2]) == ["1 bird", "2 or more"]
    assert reaches(words, birds, [2, 4]) == ["2–3 birds", "4 or more"]
    assert reaches(words, birds, [3, 4, 6]) == ["3 birds", "4–5", "6 or more"]
    assert reaches(words, birds, [4]) == ["4 birds or more"]


def test_what_is_listed_labelled_and_counted_in_tenths() -> None:
    english, french = words_in("en"), words_in("fr")
    assert english.listed(["a", "b"]) == french.listed(["a", "b"]) == "a, b"
    assert english.all_of(["a", "b", "c"]) == "a, b and c"
    assert french.one_of(["a", "b"]) == "a ou b"
    assert (english.label("Aim"), french.label("But")) == ("Aim: ", "But\u00a0: ")
    assert (english.tenths(755), french.tenths(755)) == ("75.5", "75,5")


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError):
        words_in("en").text("no such message")


@pytest.mark.parametrize(
    ("day", "english", "french"),
    [
        ("2026-11-21", "21 November 2026", "21 novembre 2026"),
        ("2027-01-01", "1 January 2027", "1er janvier 2027"),
        ("2028-02-29", "29 February 2028", "29 février 2028"),
        ("2026-08-09", "9 August 2026", "9 août 2026"),
        ("2026-12-31", "31 December 2026", "31 décembre 2026"),
    ],
)
def test_dates(day: str, english: str, french: str) -> None:
    assert words_in("en").date(day) == english
    assert words_in("fr").date(day) == french


FIRST_WORDS = sorted(
    {words_in("fr").bird(bird).split(" ")[0] for bird in load_catalog().birds.values()}
)


@pytest.mark.parametrize("word", FIRST_WORDS)
def test_every_bird_has_one_gender_in_french(word: str) -> None:
    assert (word in FEMININE) != (word in MASCULINE)


def test_genders_are_of_birds_that_are_there() -> None:
    assert sorted(FEMININE | MASCULINE) == FIRST_WORDS


SHOWN_FEMININE = re.compile(
    r" (?:noire|blanche|grise|rousse|bleue|variée|verte|dorée|rosée|royale|brune|cendrée|élégante"
    r"|huppée|masquée|azurée|orangée|solitaire|tachetée|rayée|mantelée|violacée|ondulée|neigeuse|rouilleuse"
    r"|fuligineuse|migratrice|messagère|rieuse|charbonnière|buissonnière|babillarde|flamboyante|bavarde"
    r"|turque|corse|canepetière)\b"
)
SHOWN_MASCULINE = re.compile(
    r" (?:noir|blanc|gris|roux|bleu|varié|vert|doré|royal|brun|cendré|élégant|huppé|masqué|azuré"
    r"|impérial|moucheté|tacheté|maculé|écaillé|bronzé|ardoisé|grivelé|semipalmé|mouchet|couronné|tuberculé"
    r"|pailleté|ocellé|chanteur|pêcheur|plongeur|ramoneur|pèlerin|sansonnet|sacré|nain|chevelu|errant"
    r"|mandarin|dominicain|bruyant)(?= |$)"
)


def shown_gender(name: str) -> str:
    """Return the gender that the adjectives in a name show; "" if they show none, or both."""
    own = re.split(r" (?:à|de|des|du|d'|d’|aux)(?: |(?<=['’]))", name)[0]
    feminine, masculine = bool(SHOWN_FEMININE.search(own)), bool(SHOWN_MASCULINE.search(own))
    return "" if feminine == masculine else "feminine" if feminine else "masculine"


NAMES = [bird.name["fr"] for bird in load_catalog().birds.values()]
SHOWING = sorted(name for name in NAMES if shown_gender(name))


@pytest.mark.parametrize("name", SHOWING)
def test_adjectives_in_a_name_agree_with_its_gender(name: str) -> None:
    """A second check of the genders: where the name itself shows one, it is the same."""
    assert gender(name) == shown_gender(name)


def test_birds_have_one_gender_in_english() -> None:
    assert {Functions("en").gender(bird) for bird in ("Mallard", "Barn Owl")} == {"neuter"}


def test_many_names_show_a_gender() -> None:
    assert len(SHOWING) > 100


@pytest.mark.parametrize(
    ("bird", "definite", "possessive"),
    [
        ("Bernache cravant", "la Bernache cravant", "de la Bernache cravant"),
        ("Fuligule à dos blanc", "le Fuligule à dos blanc", "du Fuligule à dos blanc"),
        ("Aigrette neigeuse", "l’Aigrette neigeuse", "de l’Aigrette neigeuse"),
        ("Hirondelle noire", "l’Hirondelle noire", "de l’Hirondelle noire"),
        ("Huîtrier d'Amérique", "l’Huîtrier d'Amérique", "de l’Huîtrier d'Amérique"),
        ("Héron vert", "le Héron vert", "du Héron vert"),
        ("Harfang des neiges", "le Harfang des neiges", "du Harfang des neiges"),
        ("Ibis à face blanche", "l’Ibis à face blanche", "de l’Ibis à face blanche"),
        ("Étourneau sansonnet", "l’Étourneau sansonnet", "de l’Étourneau sansonnet"),
        ("Grand harle", "le Grand harle", "du Grand harle"),
        ("Petite buse", "la Petite buse", "de la Petite buse"),
        ("Moucherolle phébi", "le Moucherolle phébi", "du Moucherolle phébi"),
        ("une carte", "une carte", "d’une carte"),
    ],
)
def test_articles_before_birds(bird: str, definite: str, possessive: str) -> None:
    assert (the(bird), of_the(bird)) == (definite, possessive)
