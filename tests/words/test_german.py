"""German names of birds: that none is missing, their genders, and their cases."""

from __future__ import annotations

import csv
import os
import re
from pathlib import Path

import pytest

from tools import catalogues
from wingspan.engine.catalog import load_catalog
from wingspan.words import words_in
from wingspan.words.de.grammar import Case, the, unmarked

pytestmark = pytest.mark.native_only

CATALOG = load_catalog()
SHARED = Path(__file__).parents[3] / "shared" / "facts"
FACTS = Path(os.environ.get("WINGSPAN_FACTS") or SHARED) / "names_de.csv"
HEADINGS = {
    key: "".join(text or "" for text in next(iter(catalogues.sentences(entry.pattern))))
    for key, entry in catalogues.read(catalogues.WORDS / "de" / "names.ftl").items()
}
NAMES = {card: heading.replace("\u00ad", "") for card, heading in HEADINGS.items()}

BY_ARTICLE = {
    "der": """adjutant adler alk bussard bülbül drongo emu falke fasan fink fischer flamingo flöter
        fresser fänger geier gimpel girlitz gleitaar habicht häher häherling hänfling ibis
        kakadu kakapo kardinal kasuar kauz kea kernbeißer kernknacker kiebitz kiwi kleiber
        knutt koel kolibri kondor kopf kormoran kranich kuckuck lecker liest lori läufer
        löffler milan neuntöter noddi pelikan pfau pfeifer pieper pinguin pirol pitohui pukeko
        rabe reiher schmätzer schnabel schnäbler schnäpper schwalm schwan schwanz schwirl
        segler sichler sittich specht sperber sperling spint star stieglitz storch stärling
        säger sänger taucher tragopan treter trupial tui tyrann tölpel uhu vireo vogel weber
        weih wiedehopf würger zaunkönig zeisig zilpzalp zissel""",
    "die": """amadine ammer amsel bekassine braunelle dommel drossel elster ente eule gans gerygone
        grackel grandala grasmücke iora kasarka kitta krähe lerche maina meise merle möwe
        nachtigall nonne prinie racke ralle rosella scharbe schnepfe schwalbe stelze tangare taube
        trappe wachtel weihe""",
    "das": "hähnchen huhn kehlchen täubchen",
}
"""The nouns that the birds' names end in, by their articles in a dictionary."""


def facts() -> dict[str, str]:
    """Return all German names of the facts, those of birds that the game lacks included."""
    if not FACTS.is_file():
        return {}
    with FACTS.open(encoding="utf-8", newline="") as file:
        return {row["id"]: row["name_de"] for row in csv.DictReader(file)}


def whole(name: str) -> str:
    """Return a name without what only the sheet does: abbreviations, and spellings with ss."""
    adjective = "Nordamerikanische " if "dommel" in name else "Amerikanische"
    adjective += "" if "dommel" in name else "s " if "huhn" in name else "r "
    name = re.sub(r"^(Nordamerik|Amerik)\. ", adjective, name)
    return name.replace("Weiss", "Weiß").replace("GartenIora", "Garteniora")


SHIFTED = {
    "kakapo": "Kakapo",
    "kea": "Kea",
    "kelp_gull": "Dominikanermöwe",
    "kereru": "Maorifruchttaube",
    "korimako": "Maori-Glockenhonigfresser",
}
"""Five birds whose names stand one row too low in the facts."""


def test_every_card_has_a_german_name_of_its_own() -> None:
    cards = [*CATALOG.birds, *CATALOG.bonus_cards]
    assert sorted(NAMES) == sorted(cards)
    assert len(set(NAMES.values())) == len(cards)
    assert words_in("de").bird(CATALOG.birds["mallard"]) == "Stockente"
    assert words_in("de").bonus(CATALOG.bonus_cards["forester"]) == "Förster"


def test_a_long_word_in_the_name_of_a_card_may_break_between_its_parts() -> None:
    assert HEADINGS["hermit_thrush"] == "Einsiedler\u00addrossel"
    assert HEADINGS["carolina_chickadee"] == "Carolina\u00admeise"
    assert HEADINGS["grassland_data_analyst"] == "Grasland\u00addaten\u00adanalytiker"
    words = {word for heading in HEADINGS.values() for word in re.split("[ -]", heading)}
    assert {word for word in words if "\u00ad" not in word and len(word) > 11} == set()
    card = CATALOG.birds["hermit_thrush"]
    assert words_in("de").heading(card) == HEADINGS["hermit_thrush"]
    assert words_in("de").bird(card) == "Einsiedlerdrossel"


@pytest.mark.parametrize(
    ("card", "count", "near"),
    [
        (
            "anatomist",
            """Rotkehlchen Schiefschnabel Braunhals-Säbelschnäbler Zedernseidenschwanz Ohrenlerche
            Haubentaucher Schopfwachtel Langbeinschnäpper Borstenkopf Lappenente Mähnenente
            Ligurien-Bartgrasmücke Halsbandkasarka Australspornpieper Höckerschwan""",
            """Kiefernhäher Rohrschwirl Schornsteinsegler Nashornpelikan Papuahornvogel Helmkasuar
            Kappensäger Braunmantel-Austernfischer Kronwaldsänger Dunenspecht Carolinaspecht
            Rabengeier Maskenkiebitz""",
        ),
        (
            "cartographer",
            """Amerikanerkrähe Kanadareiher Virginiauhu Carolinataube Präriemöwe Ostgoldspecht
            Inkakakadu Korsenkleiber Türkentaube Maorigerygone Basstölpel Weißkopf-Seeadler
            Forsterseeschwalbe Uferschnepfe Teichhuhn Bachstelze Feldsperling Wiesenweihe
            Waldstorch Kapuzenwaldsänger Steppenläufer Südsee-Sumpfhuhn""",
            """Rostkauz Kampfläufer Gartenbaumläufer Horsfieldlerche Buschmeise Baumfalke
            Haussperling Steinadler Wasseramsel Schlammtreter Grasammer Indianermeise
            Dominikanermöwe Rotkardinal""",
        ),
        (
            "historian",
            """Annakolibri Gambelmeise Cassinammer Forsterseeschwalbe Theklalerche Eleonorenfalke
            Abbott-Tölpel Raggiparadiesvogel Reinwardt-Großfußhuhn Perousefruchttaube""",
            """Amerikanischer_Schlangenhalsvogel Präriemöwe Diademhäher Korallenmöwe Basstölpel
            Carolinameise Dominikanermöwe Königsralle Papstfink Arielfregattvogel
            Weißbauch-Phoebetyrann Graubauchsegler Knutt""",
        ),
        (
            "photographer",
            """Rotkehlchen Goldammer Schwarzspecht Silberreiher Blauracke Purpurstärling Rothuhn
            Heckenbraunelle Rosalöffler Rosenohrente Rubinkehlkolibri Schieferrücken-Königstyrann
            Zimtbauch-Phoebetyrann Veilchenschwalbe Zitronenwaldsänger Korallenmöwe Rostkauz
            Schneeeule Kohlmeise Türkisstaffelschwanz""",
            """Rabengeier Buntfalke Buntfuß-Sturmschwalbe Regenbogenlori Rosella Türkentaube
            Fleckenkauz Glanzfleckdrongo Schiefschnabel Trauerseeschwalbe Kolkrabe
            Amerikanisches_Blässhuhn Kiefernhäher Zwergsultanshuhn""",
        ),
    ],
)
def test_a_bonus_card_counts_by_the_word_in_the_german_name(
    card: str, count: str, near: str
) -> None:
    named = {NAMES[id_]: bird.named.get("de", ()) for id_, bird in CATALOG.birds.items()}
    for name in count.split():
        assert card in named[name], name
    for name in near.split():
        assert card not in named[name.replace("_", " ")], name


@pytest.mark.skipif(not FACTS.is_file(), reason="the facts are not at hand")
def test_the_names_are_those_of_the_facts_in_full() -> None:
    given = {card: whole(name) for card, name in facts().items()} | SHIFTED
    assert {bird: NAMES[bird] for bird in CATALOG.birds} == {
        bird: given[bird] for bird in CATALOG.birds
    }


def test_every_bird_has_the_gender_of_its_noun() -> None:
    articles = {noun_: article for article, nouns in BY_ARTICLE.items() for noun_ in nouns.split()}
    names = [NAMES[bird] for bird in CATALOG.birds]
    for name in {*names, *map(whole, facts().values())}:
        ends = [head for head in articles if name.lower().endswith(head)]
        assert ends, name
        assert the(name).split()[0] == articles[max(ends, key=len)], name


@pytest.mark.parametrize(
    ("name", "cases"),
    [
        ("Stockente", "die Stockente, die Stockente, der Stockente, der Stockente"),
        ("Buntspecht", "der Buntspecht, den Buntspecht, dem Buntspecht, des Buntspechts"),
        ("Turmfalke", "der Turmfalke, den Turmfalken, dem Turmfalken, des Turmfalken"),
        ("Buchfink", "der Buchfink, den Buchfinken, dem Buchfinken, des Buchfinken"),
        ("Steinkauz", "der Steinkauz, den Steinkauz, dem Steinkauz, des Steinkauzes"),
        ("Rotmilan", "der Rotmilan, den Rotmilan, dem Rotmilan, des Rotmilans"),
        ("Rotkehlchen", "das Rotkehlchen, das Rotkehlchen, dem Rotkehlchen, des Rotkehlchens"),
        ("Roter Milan", "der Rote Milan, den Roten Milan, dem Roten Milan, des Roten Milans"),
        (
            "Großer Adjutant",
            "der Große Adjutant, den Großen Adjutanten, dem Großen Adjutanten, des Großen"
            " Adjutanten",
        ),
        (
            "Australischer Ibis",
            "der Australische Ibis, den Australischen Ibis, dem Australischen Ibis, des"
            " Australischen Ibisses",
        ),
        (
            "Indische Trappe",
            "die Indische Trappe, die Indische Trappe, der Indischen Trappe, der Indischen Trappe",
        ),
        (
            "Amerikanisches Blässhuhn",
            "das Amerikanische Blässhuhn, das Amerikanische Blässhuhn, dem Amerikanischen"
            " Blässhuhn, des Amerikanischen Blässhuhns",
        ),
        ("eine Karte", "eine Karte, eine Karte, einer Karte, einer Karte"),
    ],
)
def test_a_bird_stands_in_every_case(name: str, cases: str) -> None:
    order: tuple[Case, ...] = ("nominative", "accusative", "dative", "genitive")
    assert ", ".join(the(name, case) for case in order) == cases


@pytest.mark.parametrize(
    ("bird", "as_object"),
    [
        ("Roter Milan", "Roten Milan"),
        ("Buntfalke", "Buntfalken"),
        ("Stockente", "Stockente"),
        ("eine Karte", "eine Karte"),
    ],
)
def test_a_bird_is_an_object_without_an_article(bird: str, as_object: str) -> None:
    assert unmarked(bird) == as_object


@pytest.mark.parametrize(
    ("bird", "text"),
    [
        ("acorn_woodpecker", "Nimm 1 Samen aus dem Vogelhäuschen, falls ein Würfel das zeigt; "),
        ("american_crow", "Gib 1 Ei von einem deiner anderen Vögel ab: Nimm 1 Futter nach Wahl"),
        ("barred_owl", "Decke die oberste Karte des Stapels auf: Falls die Spannweite unter 75 cm"),
        ("american_kestrel", "Würfle mit allen Würfeln neben dem Vogelhäuschen; "),
        ("american_avocet", "Wenn ein anderer Spieler „Eier legen“ wählt: Lege 1 Ei auf einen "),
        ("great_blue_heron", "Spiele einen weiteren Vogel in dein Feuchtgebiet zu den üblichen "),
    ],
)
def test_a_power_is_said_as_players_speak(bird: str, text: str) -> None:
    said = words_in("de").power(CATALOG.birds[bird]).replace("\u00a0", " ")
    assert said.startswith(text)


def test_every_power_is_whole() -> None:
    words = words_in("de")
    for card in CATALOG.birds.values():
        said = words.power(card)
        assert said == "" or re.fullmatch(r"[A-ZÄÖÜ].*[^ ,;:]\.", said), card.id
        assert not re.search(r"  | [,;:.]|,,|\bder der\b|None|\d (?:Vogels|Würfels)", said), card.id
