"""The powers of all birds, as a player reads them."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from wingspan.engine.catalog import load_catalog
from wingspan.engine.components import Language
from wingspan.engine.effects import (
    AllPlayers,
    DiscardFood,
    DrawCards,
    GainFood,
    LayEggs,
    Power,
    TuckFromHand,
)
from wingspan.words import languages, words_in
from wingspan.words.powers import power as said

CATALOG = load_catalog()
LANGUAGES = languages()
WITH_POWER = [card for card in CATALOG.birds.values() if card.power is not None]


def _tokens(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


ENGLISH = set(
    _tokens(
        "the this that your you each player from with bird birds egg eggs card cards food seed"
        " gain lay draw tuck discard cache under hand deck tray when if and of nest in to"
    )
)
FRENCH = set(
    _tokens(
        "le la les un une des du de votre vos vous chaque joueur oiseau oiseaux œuf œufs carte"
        " cartes graine gagnez pondez piochez glissez défaussez stockez sous main pioche plateau"
        " quand si et sur dans"
    )
)


def test_a_bird_without_a_power_has_no_text() -> None:
    for language in LANGUAGES:
        assert words_in(language).power(CATALOG.birds["american_woodcock"]) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_is_a_well_formed_sentence(language: Language) -> None:
    for card in WITH_POWER:
        text = words_in(language).power(card)
        assert text.endswith("."), card.id
        assert text[0] == text[0].upper(), card.id
        for flaw in ("{", "}", "  ", "..", ",,", " ,", " .", "'", "None", "_"):
            assert flaw not in text, (card.id, text)


@pytest.mark.parametrize(("language", "foreign"), [("en", FRENCH), ("fr", ENGLISH)])
def test_no_power_speaks_the_other_language(language: Language, foreign: set[str]) -> None:
    for card in WITH_POWER:
        strangers = foreign.intersection(_tokens(words_in(language).power(card)))
        assert not strangers, (card.id, strangers)


def test_french_keeps_double_marks_to_their_word() -> None:
    for card in WITH_POWER:
        text = words_in("fr").power(card)
        assert not re.search(r"(?<!\u00a0)[:;!?»]", text), text
        assert not re.search(r"«(?!\u00a0)", text), text


@pytest.mark.parametrize(
    ("bird", "english", "french"),
    [
        (
            "american_coot",
            "Tuck a card from your hand under this bird, then draw 1 card.",
            "Glissez une carte de votre main sous cet oiseau, puis piochez 1 carte.",
        ),
        (
            "western_meadowlark",
            "Each player lays 1 egg on one of their ground-nest birds; you may then lay 1 more"
            " on another such bird.",
            "Chaque joueur pond 1 œuf sur un de ses oiseaux à nid au sol ; vous pouvez ensuite en"
            " pondre 1 de plus sur un autre de ces oiseaux.",
        ),
        (
            "american_avocet",
            "When another player chooses “Lay eggs”, lay 1 egg on another of your ground-nest"
            " birds.",
            "Quand un autre joueur choisit « Pondre des œufs », pondez 1 œuf sur un autre de vos"
            " oiseaux à nid au sol.",
        ),
        (
            "loggerhead_shrike",
            "When “Gain food” brings another player at least 1 rodent, take 1 rodent from the"
            " supply and cache it on this bird.",
            "Quand « Gagner de la nourriture » rapporte au moins 1 rongeur à un autre joueur,"
            " stockez sur cet oiseau 1 rongeur de la réserve.",
        ),
        (
            "barred_owl",
            "Turn up the top card of the deck: if its wingspan is under 75\u00a0cm, tuck it under"
            " this bird; otherwise discard it.",
            "Révélez la première carte de la pioche : si son envergure est inférieure à"
            " 75\u00a0cm, glissez-la sous cet oiseau ; sinon, défaussez-la.",
        ),
        (
            "american_bittern",
            "Whoever has the fewest birds in the wetland, even if tied, draws 1 card.",
            "Qui a le moins d’oiseaux dans son marais, même à égalité, pioche 1 carte.",
        ),
        (
            "chihuahuan_raven",
            "Discard 1 egg from another of your birds: gain 2 food of any kind from the supply.",
            "Défaussez 1 œuf pris sur un autre de vos oiseaux : gagnez 2 nourritures au choix de"
            " la réserve.",
        ),
        (
            "canada_goose",
            "Discard 1 seed: tuck the top 2 cards of the deck under this bird.",
            "Défaussez 1 graine : glissez sous cet oiseau les 2 premières cartes de la pioche.",
        ),
        (
            "house_wren",
            "Play another bird in this bird’s habitat, at its usual cost.",
            "Jouez un oiseau de plus dans l’habitat de cet oiseau, au coût habituel.",
        ),
        (
            "acorn_woodpecker",
            "Gain 1 seed from the birdfeeder if a die shows it; keep it or cache it on this bird.",
            "Gagnez 1 graine de la mangeoire si un dé en montre ; ce jeton peut être stocké sur"
            " cet oiseau.",
        ),
        (
            "pied_billed_grebe",
            "Draw 2 cards; when the turn ends, discard 1 from your hand.",
            "Piochez 2 cartes ; en fin de tour, défaussez-en 1 de votre main.",
        ),
        (
            "inca_dove",
            "Lay 1 egg on every platform-nest bird you have.",
            "Pondez 1 œuf sur chaque oiseau à nid en plateforme que vous avez.",
        ),
        (
            "common_cuckoo",
            "When another player chooses “Lay eggs”, lay 1 egg on another of your bowl- or"
            " ground-nest birds.",
            "Quand un autre joueur choisit « Pondre des œufs », pondez 1 œuf sur un autre de vos"
            " oiseaux à nid en coupe ou au sol.",
        ),
        (
            "eurasian_tree_sparrow",
            "When another player chooses “Gain food”: at the end of that turn, gain 1 seed from"
            " the birdfeeder if a die shows it.",
            "Quand un autre joueur choisit « Gagner de la nourriture » : à la fin de ce tour,"
            " gagnez 1 graine de la mangeoire si un dé en montre.",
        ),
        (
            "lesser_frigatebird",
            "Each player may discard 1 egg from a bird in their wetland; whoever does gains 1 food"
            " of any kind from the supply.",
            "Chaque joueur peut défausser 1 œuf pris sur un oiseau de son marais ; qui le"
            " fait gagne 1 nourriture au choix de la réserve.",
        ),
        (
            "dunnock",
            "Choose another player; for every action cube they have in the grassland, lay 1 egg on"
            " this bird.",
            "Choisissez un autre joueur ; pour chaque cube Action dans sa prairie, pondez 1 œuf"
            " sur cet oiseau.",
        ),
        (
            "brolga",
            "Choose another player, who lays 1 egg on one of their birds; you draw 2 cards.",
            "Choisissez un autre joueur, qui pond 1 œuf sur un de ses oiseaux ; de votre côté,"
            " piochez 2 cartes.",
        ),
        (
            "common_goldeneye",
            "For each other bird of yours with a cavity nest, lay 1 egg on this bird.",
            "Pondez 1 œuf sur cet oiseau pour chacun de vos autres oiseaux à nid en cavité.",
        ),
        (
            "grey_butcherbird",
            "Turn up the top card of the deck: if its wingspan is under 40\u00a0cm, tuck it under"
            " this bird and cache 1 rodent on this bird, from the supply; otherwise discard it.",
            "Révélez la première carte de la pioche : si son envergure est inférieure à"
            " 40\u00a0cm, glissez-la sous cet oiseau et stockez-y 1 rongeur de la réserve ;"
            " sinon, défaussez-la.",
        ),
        (
            "red_winged_parrot",
            "Give another player 1 nectar: either lay 2 eggs on this bird or gain 2 food from the"
            " birdfeeder.",
            "Donnez 1 nectar à un autre joueur : soit pondez 2 œufs sur cet oiseau, soit gagnez 2"
            " nourritures de la mangeoire.",
        ),
        (
            "kereru",
            "If your neighbour on the left holds any nectar, gain 1 nectar from the supply.",
            "Si votre voisin de gauche a au moins 1 nectar, gagnez 1 nectar de la réserve.",
        ),
        (
            "grey_heron",
            "This bird lies sideways over two spaces of your wetland; of their egg costs, only"
            " the lower one is paid.",
            "Cet oiseau se pose en travers de deux cases de votre marais ; seul le plus petit de"
            " leurs coûts en œufs est payé.",
        ),
        (
            "southern_cassowary",
            "This bird may take the place of a bird in your forest, which is discarded, and"
            " then costs no egg; if it does, lay 4 eggs on this bird, then gain 2 fruit from"
            " the supply.",
            "Cet oiseau peut prendre la place d’un oiseau de votre forêt, qui est défaussé, sans"
            " coût en œufs ; dans ce cas, pondez 4 œufs sur cet oiseau, puis gagnez 2 fruits de la"
            " réserve.",
        ),
    ],
)
def test_powers_read_as_a_player_would_say_them(bird: str, english: str, french: str) -> None:
    card = CATALOG.birds[bird]
    assert words_in("en").power(card) == english
    assert words_in("fr").power(card) == re.sub(r" (?=[:;»])|(?<=«) ", "\u00a0", french)


@pytest.mark.parametrize(
    ("power", "english", "french"),
    [
        (
            Power((AllPlayers(DrawCards(), bonus=(GainFood(("seed",), 2),)),)),
            "Each player draws 1 card; you may then also gain 2 seeds from the supply.",
            "Chaque joueur pioche 1 carte ; vous pouvez ensuite gagner 2 graines de la réserve.",
        ),
        (
            Power((AllPlayers(TuckFromHand(then=(LayEggs("any", ("bowl",), count=2),))),)),
            "Each player tucks a card from their hand under this bird, then lays 1 egg on each of"
            " 2 of their bowl-nest birds.",
            "Chaque joueur glisse une carte de sa main sous cet oiseau, puis pond 1 œuf sur chacun"
            " de 2 de ses oiseaux à nid en coupe.",
        ),
        (
            Power((DiscardFood((), (DrawCards(2), LayEggs("this", count=2))),)),
            "Discard 1 food of any kind: draw 2 cards, then lay 2 eggs on this bird.",
            "Défaussez 1 nourriture au choix : piochez 2 cartes, puis pondez 2 œufs sur cet"
            " oiseau.",
        ),
    ],
)
def test_effects_can_be_put_together_as_no_card_does_yet(
    power: Power, english: str, french: str
) -> None:
    assert said(words_in("en"), power) == english
    assert said(words_in("fr"), power).replace("\u00a0", " ") == french


FACTS = Path(
    os.environ.get("WINGSPAN_FACTS") or Path(__file__).parent / "../../../shared/facts"
).resolve()
PRINTED = FACTS / "power_reference.json"


@pytest.mark.native_only
@pytest.mark.skipif(not PRINTED.is_file(), reason="the printed texts are not at hand")
def test_our_wording_is_our_own() -> None:
    """No run of eight words in common with the printed card (icons read as their names)."""
    printed = {bird["id"]: bird["power_text"] or "" for bird in json.loads(PRINTED.read_text())}
    asian = json.loads((FACTS / "asia" / PRINTED.name).read_text())
    printed |= {card: row["text_en"] for card, row in asian.items()}

    def runs(text: str) -> set[tuple[str, ...]]:
        tokens = _tokens(text)
        return {tuple(tokens[i : i + 8]) for i in range(len(tokens) - 7)}

    for card in WITH_POWER:
        ours = words_in("en").power(card).replace("’", "")
        theirs = re.sub(r"['’]", "", printed[card.id])
        assert not runs(ours) & runs(theirs), (card.id, ours)
