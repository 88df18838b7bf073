"""Questions and options."""

from __future__ import annotations

from typing import get_args

import pytest

from wingspan.engine import options
from wingspan.engine.catalog import load_catalog
from wingspan.engine.components import Habitat
from wingspan.engine.decision import Decision, Kind, Source
from wingspan.engine.options import AnyOption, Count, Payment, Slot, UsePower
from wingspan.words import Language, languages, words_in

CATALOG = load_catalog()
NAMES = ("Ada", "Bo")
LANGUAGES = languages()
KINDS: tuple[Kind, ...] = get_args(Kind)

EVERY_OPTION: list[AnyOption] = [
    options.take_action("gain_food"),
    options.bird("mallard"),
    options.bonus("historian"),
    options.habitat("wetland"),
    Payment({"seed": 2, "fish": 1}),
    options.slot(0, "forest", 1),
    options.power(0, "forest", 1),
    options.die("invertebrate_seed", "seed"),
    options.food("fish"),
    options.cached_food("seed", 0, "forest", 1),
    options.draw(0, "mallard"),
    options.player(1),
    options.count(2),
    options.course(0),
    options.UPRIGHT,
    options.SIDEWAYS,
    options.ON_TOP,
    options.IN_PLACE_OF,
    options.RESET_TRAY,
    options.REFILL_TRAY,
    options.TUCK,
    options.REROLL,
    options.again(1),
    options.waive(None),
    options.waive("seed"),
    options.DRAW_DECK,
    options.CACHE,
    options.KEEP,
    options.ALL,
    options.ACTIVATE,
    options.SKIP,
    options.DONE,
]


def _decision(
    kind: Kind, offered: list[AnyOption], source: Source | None = None, player: int = 0
) -> Decision:
    return Decision(0, 0, player, kind, source, offered)


def _bird_at(_player: int, _habitat: Habitat, _column: int) -> str:
    return "osprey"


def _plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_the_samples_hold_every_option() -> None:
    assert {type(option) for option in EVERY_OPTION} == set(get_args(AnyOption))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_option_has_a_text_whatever_is_asked(language: Language, kind: Kind) -> None:
    words = words_in(language)
    for source in (None, Source(0), Source(0, "forest"), Source(0, "wetland", "mallard")):
        for offered in (EVERY_OPTION, EVERY_OPTION[1:], EVERY_OPTION[5:]):
            decision = _decision(kind, offered, source)
            question = words.question(decision, CATALOG, NAMES)
            assert question[0] == question[0].upper()
            assert question.endswith(("?", "."))
            for option in offered:
                text = words.option(option, decision, CATALOG, NAMES, bird_at=_bird_at)
                assert text and "_" not in text and "  " not in text


def test_whoever_is_asked_in_the_turn_of_another_without_a_bird_is_told_whose_turn_it_is() -> None:
    decision = Decision(0, 0, 1, "gain_food", None, [options.food("fish")])
    said = words_in("en").why_now(decision, "turn", CATALOG, NAMES)
    assert said == "It’s Ada’s turn, but Bo has a choice to make."


def test_options_of_one_decision_are_told_apart() -> None:
    offered: list[AnyOption] = [
        options.die("seed", "seed"),
        options.die("invertebrate_seed", "invertebrate"),
        options.die("invertebrate_seed", "seed"),
        options.REROLL,
    ]
    decision = _decision("gain_die", offered, Source(0, "forest"))
    for language in LANGUAGES:
        texts = [words_in(language).option(o, decision, CATALOG, NAMES) for o in offered]
        assert len(set(texts)) == len(offered)


@pytest.mark.parametrize(
    ("kind", "source", "offered", "english", "french"),
    [
        (
            "action",
            None,
            [options.take_action("play_bird"), options.take_action("gain_food")],
            "Which action do you take?",
            "Quelle action effectuez-vous ?",
        ),
        (
            "use_power",
            Source(0, "wetland", "american_avocet"),
            [options.ACTIVATE, options.SKIP],
            "Use American Avocet’s power? When another player chooses “Lay eggs”, lay 1 egg on"
            " another of your ground-nest birds.",
            "Utiliser le pouvoir de l’Avocette d’Amérique ? Quand un autre joueur choisit « Pondre"
            " des œufs », pondez 1 œuf sur un autre de vos oiseaux à nid au sol.",
        ),
        (
            "lay_egg",
            Source(0, "grassland"),
            [options.slot(0, "forest", 0), options.slot(0, "forest", 1)],
            "Lay eggs: on which bird do you lay an egg?",
            "Pondre des œufs : sur quel oiseau pondez-vous un œuf ?",
        ),
        (
            "tuck_card",
            Source(0, "wetland", "american_coot"),
            [options.bird("mallard"), options.SKIP],
            "American Coot: which card do you tuck under this bird?",
            "Foulque d’Amérique : quelle carte glissez-vous sous cet oiseau ?",
        ),
        (
            "draw_card",
            Source(1, "wetland", "northern_shoveler"),
            [options.DRAW_DECK, options.DONE],
            "Northern Shoveler (Bo): which card do you draw?",
            "Canard souchet (Bo) : quelle carte piochez-vous ?",
        ),
        (
            "trade",
            Source(0, "forest"),
            [options.bird("mallard"), options.SKIP],
            "Gain food: discard 1 card to gain 1 more food?",
            "Gagner de la nourriture : défausser 1 carte pour gagner 1 nourriture de plus ?",
        ),
        (
            "trade",
            Source(0, "grassland"),
            [options.food("seed"), options.SKIP],
            "Lay eggs: pay 1 food to lay 1 more egg?",
            "Pondre des œufs : payer 1 nourriture pour pondre 1 œuf de plus ?",
        ),
        (
            "trade",
            Source(0, "wetland"),
            [options.slot(0, "forest", 0), options.SKIP],
            "Draw cards: discard 1 egg to draw 1 more card?",
            "Piocher des cartes : défausser 1 œuf pour piocher 1 carte de plus ?",
        ),
        (
            "trade",
            Source(0, "grassland"),
            [options.bird("mallard"), options.food("seed"), options.food("nectar"), options.SKIP],
            "Lay eggs: discard 1 card, pay 1 food or spend 1 nectar to lay 1 more egg?",
            "Pondre des œufs : défausser 1 carte, payer 1 nourriture ou dépenser 1 nectar pour"
            " pondre 1 œuf de plus ?",
        ),
        (
            "trade",
            Source(0, "wetland"),
            [options.slot(0, "forest", 0), options.food("nectar"), options.SKIP],
            "Draw cards: discard 1 egg or spend 1 nectar to draw 1 more card?",
            "Piocher des cartes : défausser 1 œuf ou dépenser 1 nectar pour piocher 1 carte de"
            " plus ?",
        ),
        (
            "reset",
            Source(0, "forest"),
            [options.food("seed"), options.SKIP],
            "Gain food: pay 1 food to reset the birdfeeder first?",
            "Gagner de la nourriture : payer 1 nourriture pour relancer d’abord les dés de la"
            " mangeoire ?",
        ),
        (
            "reset",
            Source(0, "wetland"),
            [options.food("seed"), options.SKIP],
            "Draw cards: pay 1 food to reset the tray first?",
            "Piocher des cartes : payer 1 nourriture pour renouveler d’abord le plateau Oiseaux ?",
        ),
        (
            "discard_card",
            Source(0),
            [options.bird("mallard"), options.bird("osprey")],
            "End of turn: which card do you discard from your hand?",
            "Fin du tour : quelle carte de votre main défaussez-vous ?",
        ),
        (
            "discard_card",
            Source(0, "forest", "goldcrest"),
            [options.bird("mallard"), options.SKIP],
            "Goldcrest: which card do you discard from your hand?",
            "Roitelet huppé : quelle carte de votre main défaussez-vous ?",
        ),
        (
            "steal_from",
            Source(0, "wetland", "common_kingfisher"),
            [options.player(1), options.SKIP],
            "Common Kingfisher: from which player do you steal?",
            "Martin-pêcheur d’Europe : à quel joueur volez-vous de la nourriture ?",
        ),
        (
            "payment",
            Source(0, "wetland", "mallard"),
            [Payment({"seed": 1}), Payment({"fish": 2})],
            "Mallard: how do you pay?",
            "Canard colvert : comment payez-vous ?",
        ),
    ],
)
def test_questions_say_who_asks_and_what(
    kind: Kind, source: Source | None, offered: list[AnyOption], english: str, french: str
) -> None:
    decision = _decision(kind, offered, source)
    assert _plain(words_in("en").question(decision, CATALOG, NAMES)) == english
    assert _plain(words_in("fr").question(decision, CATALOG, NAMES)) == french


def test_a_copied_power_asks_in_the_words_of_the_copied_card() -> None:
    """The Superb Lyrebird copies the Crested Pigeon, which caches seeds."""
    source = Source(0, "forest", "superb_lyrebird", copied="crested_pigeon")
    decision = _decision("how_many", [options.count(2), options.count(1), options.SKIP], source)
    said = _plain(words_in("en").question(decision, CATALOG, NAMES))
    assert said == "Superb Lyrebird: how much food do you cache?"


# As the cards say: the Kea draws more bonus cards for food, the Black Noddy tucks for fish, the
# Crested Pigeon caches seeds, the Common Goldeneye lays eggs, the American Goldfinch gains seeds.
@pytest.mark.parametrize(
    ("bird", "english", "french"),
    [
        (
            "kea",
            "Kea: how much food do you discard for extra bonus cards?",
            "Kéa de Nouvelle-Zélande : combien de nourritures défaussez-vous pour d’autres cartes"
            " Bonus ?",
        ),
        (
            "black_noddy",
            "Black Noddy: how many do you discard to tuck cards?",
            "Noddi noir : combien en défaussez-vous pour glisser des cartes ?",
        ),
        (
            "white_faced_heron",
            "White-Faced Heron: how many do you cache on this bird?",
            "Aigrette à face blanche : combien en stockez-vous sur cet oiseau ?",
        ),
        (
            "crested_pigeon",
            "Crested Pigeon: how much food do you cache?",
            "Colombine longup : combien de nourritures stockez-vous ?",
        ),
        (
            "common_goldeneye",
            "Common Goldeneye: how many eggs do you lay?",
            "Garrot à œil d’or : combien d’œufs pondez-vous ?",
        ),
        (
            "american_goldfinch",
            "American Goldfinch: how many seeds do you gain?",
            "Chardonneret jaune : combien de graines gagnez-vous ?",
        ),
        (
            "house_sparrow",
            "House Sparrow: how much food do you discard?",
            "Moineau domestique : combien de nourritures défaussez-vous ?",
        ),
    ],
)
def test_how_many_is_asked_with_what_it_is(bird: str, english: str, french: str) -> None:
    decision = _decision(
        "how_many", [options.count(2), options.count(1), options.SKIP], Source(0, "wetland", bird)
    )
    assert _plain(words_in("en").question(decision, CATALOG, NAMES)) == english
    assert _plain(words_in("fr").question(decision, CATALOG, NAMES)) == french


@pytest.mark.parametrize(
    ("kind", "option", "english", "french"),
    [
        ("payment", Payment({"seed": 2, "fish": 1}), "2 seeds + 1 fish", "2 graines + 1 poisson"),
        ("payment", Payment({}), "Nothing", "Rien"),
        ("gain_die", options.die("fish", "fish"), "Fish", "Poisson"),
        (
            "gain_die",
            options.die("invertebrate_seed", "seed"),
            "Seed (invertebrate/seed die)",
            "Graine (dé invertébré/graine)",
        ),
        ("lay_egg", Slot(0, "forest", 2), "Osprey", "Balbuzard pêcheur"),
        ("order_powers", UsePower(1, "forest", 2), "Osprey (Bo)", "Balbuzard pêcheur (Bo)"),
        ("trade", Slot(0, "forest", 2), "Osprey’s egg", "Œuf du Balbuzard pêcheur"),
        ("trade", options.bird("mallard"), "Discard Mallard", "Défausser le Canard colvert"),
        ("trade", options.SKIP, "No exchange", "Pas d’échange"),
        ("use_power", options.SKIP, "Don’t use the power", "Ne pas utiliser le pouvoir"),
        ("draw_card", options.DONE, "No card", "Aucune carte"),
        (
            "draw_card",
            options.RESET_TRAY,
            "Reset the tray first",
            "Renouveler d’abord le plateau Oiseaux",
        ),
        ("reset", options.food("seed"), "Pay 1 seed", "Payer 1 graine"),
        ("reset", options.SKIP, "No reset", "Ne rien payer"),
        (
            "discard_food",
            options.cached_food("seed", 0, "forest", 1),
            "Seed cached on Osprey",
            "Graine stockée sur le Balbuzard pêcheur",
        ),
        (
            "reset",
            options.cached_food("seed", 0, "forest", 1),
            "Pay 1 seed cached on Osprey",
            "Payer 1 graine stockée sur le Balbuzard pêcheur",
        ),
        (
            "remove_die",
            options.die("invertebrate_seed", "seed"),
            "Invertebrate/seed",
            "Invertébré/graine",
        ),
        ("tuck_or_keep", options.KEEP, "Keep it in your hand", "La garder en main"),
        (
            "tuck_or_keep",
            options.TUCK,
            "Tuck it under Osprey",
            "La glisser sous le Balbuzard pêcheur",
        ),
        ("choose_course", options.course(2), "Option 3", "Option 3"),
        ("first_player", options.player(1), "Bo", "Bo"),
        ("how_many", Count(3), "3", "3"),
    ],
)
def test_options_are_short(kind: Kind, option: AnyOption, english: str, french: str) -> None:
    decision = _decision(kind, [option], Source(0, "forest", "osprey"))
    for language, text in (("en", english), ("fr", french)):
        words = words_in(language)
        assert words.option(option, decision, CATALOG, NAMES, bird_at=_bird_at) == text


@pytest.mark.parametrize(
    ("bird", "number", "english", "french"),
    [
        (
            "european_turtle_dove",
            0,
            "Gain 1 food from the birdfeeder",
            "Gagner 1 nourriture de la mangeoire",
        ),
        (
            "european_turtle_dove",
            1,
            "Lay 1 egg on one of your birds",
            "Pondre 1 œuf sur un de vos oiseaux",
        ),
        (
            "red_winged_parrot",
            0,
            "Lay 2 eggs on this bird",
            "Pondre 2 œufs sur cet oiseau",
        ),
        (
            "mistletoebird",
            1,
            "Discard 1 fruit: gain 1 nectar from the supply",
            "Défausser 1 fruit : gagner 1 nectar de la réserve",
        ),
        (
            "rook",
            1,
            "Tuck a card from your hand under this bird",
            "Glisser une carte de votre main sous cet oiseau",
        ),
    ],
)
def test_a_course_is_called_by_what_it_does(
    bird: str, number: int, english: str, french: str
) -> None:
    option = options.course(number)
    decision = _decision("choose_course", [option], Source(0, "forest", bird))
    for language, text in (("en", english), ("fr", french)):
        words = words_in(language)
        assert _plain(words.option(option, decision, CATALOG, NAMES)) == text


def test_passing_up_ones_share_is_not_declining_the_power() -> None:
    decision = _decision("draw_card", [options.DRAW_DECK, options.DONE, options.SKIP])
    done, skip = (
        words_in("en").option(option, decision, CATALOG, NAMES)
        for option in (options.DONE, options.SKIP)
    )
    assert (done, skip) == ("Use the power, but nothing for me", "Don’t use the power")


def test_without_its_bird_a_place_is_called_by_row_and_space() -> None:
    decision = _decision("lay_egg", [options.slot(0, "wetland", 0)])
    assert words_in("en").option(decision.options[0], decision, CATALOG, NAMES) == (
        "Wetland, space 1"
    )
    assert words_in("fr").option(decision.options[0], decision, CATALOG, NAMES) == (
        "Marais, case 1"
    )
