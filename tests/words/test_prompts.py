"""Questions and options."""

from __future__ import annotations

from typing import get_args

import pytest

from wingspan.engine import options
from wingspan.engine.catalog import load_catalog
from wingspan.engine.decision import Decision, Kind, Source
from wingspan.engine.options import AnyOption, Count, Payment, Slot, UsePower
from wingspan.engine.things import Habitat, Language
from wingspan.words import words_in

CATALOG = load_catalog()
NAMES = ("Ada", "Bo")
LANGUAGES: tuple[Language, ...] = ("en", "fr")
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
    options.draw(0, "mallard"),
    options.player(1),
    options.count(2),
    options.REROLL,
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


def _bird_at(player: int, habitat: Habitat, column: int) -> str:
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
            "Utiliser le pouvoir d’Avocette d’Amérique ? Quand un autre joueur choisit « Pondre"
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
            "payment",
            Source(0, "wetland", "mallard"),
            [Payment({"seed": 1}), Payment({"fish": 2})],
            "Mallard: which food do you pay?",
            "Canard colvert : quelle nourriture payez-vous ?",
        ),
    ],
)
def test_questions_say_who_asks_and_what(
    kind: Kind, source: Source | None, offered: list[AnyOption], english: str, french: str
) -> None:
    decision = _decision(kind, offered, source)
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
        ("trade", Slot(0, "forest", 2), "Egg of Osprey", "Œuf de Balbuzard pêcheur"),
        ("trade", options.bird("mallard"), "Discard Mallard", "Défausser Canard colvert"),
        ("trade", options.SKIP, "No exchange", "Pas d’échange"),
        ("use_power", options.SKIP, "Do not use the power", "Ne pas utiliser le pouvoir"),
        ("draw_card", options.DONE, "No card", "Aucune carte"),
        ("first_player", options.player(1), "Bo", "Bo"),
        ("how_many", Count(3), "3", "3"),
    ],
)
def test_options_are_short(kind: Kind, option: AnyOption, english: str, french: str) -> None:
    decision = _decision(kind, [option], Source(0, "forest", "osprey"))
    for language, text in zip(LANGUAGES, (english, french), strict=True):
        words = words_in(language)
        assert words.option(option, decision, CATALOG, NAMES, bird_at=_bird_at) == text


def test_passing_up_ones_share_is_not_declining_the_power() -> None:
    decision = _decision("draw_card", [options.DRAW_DECK, options.DONE, options.SKIP])
    done, skip = (
        words_in("en").option(option, decision, CATALOG, NAMES)
        for option in (options.DONE, options.SKIP)
    )
    assert (done, skip) == ("Nothing for me, but use the power", "Do not use the power")


def test_without_its_bird_a_place_is_called_by_row_and_space() -> None:
    decision = _decision("lay_egg", [options.slot(0, "wetland", 0)])
    assert words_in("en").option(decision.options[0], decision, CATALOG, NAMES) == (
        "Wetland, space 1"
    )
    assert words_in("fr").option(decision.options[0], decision, CATALOG, NAMES) == (
        "Marais, case 1"
    )
