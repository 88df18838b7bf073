"""Everything in the vocabulary has a phrase in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import pytest
from msgspec import Struct, structs

from tests.words.test_log import LINES
from wingspan.engine import conditions as c
from wingspan.engine import effects as e
from wingspan.engine import events as ev
from wingspan.engine.catalog import load_catalog
from wingspan.engine.components import (
    Action,
    Color,
    Food,
    Habitat,
    Level,
    Nest,
)
from wingspan.engine.conditions import AnyCondition, AnyTally, CostsAtLeast
from wingspan.engine.decision import Kind
from wingspan.engine.effects import AnyEffect, AnyPlacing, AnyTrigger, Power
from wingspan.engine.events import AnyEvent
from wingspan.words import Language, Words, cards, languages, powers, words_in
from wingspan.words.folders import load

LANGUAGES = languages()
CATALOG = load_catalog()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("lead", "union"), [("", AnyEffect), ("when.", AnyTrigger), ("placed.", AnyPlacing)]
)
def test_every_effect_trigger_and_placing_has_a_message(
    language: Language, lead: str, union: object
) -> None:
    keys = [key for key in load(language, "messages.powers").MESSAGES if key.startswith(lead)]
    named = {key.removeprefix(lead).partition(".")[0] for key in keys}
    assert {str(kind.__struct_config__.tag) for kind in get_args(union)} - named == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_question(language: Language) -> None:
    messages = load(language, "messages.prompts").MESSAGES
    asked = {key.split(".")[1] for key in messages if key.startswith("question.")}
    assert asked == set(get_args(Kind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_thing_has_a_name(language: Language) -> None:
    messages = load(language, "messages.things").MESSAGES
    for kind, names in (
        ("food", (*get_args(Food), "any")),
        ("habitat", get_args(Habitat)),
        ("nest", get_args(Nest)),
        ("action", get_args(Action)),
        ("level", get_args(Level)),
        ("kind", get_args(Color)),
    ):
        named = {key.removeprefix(f"{kind}.") for key in messages if key.startswith(f"{kind}.")}
        assert named == set(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line(language: Language) -> None:
    messages = {key.partition(".")[0] for key in load(language, "messages.log").MESSAGES}
    tags = {str(event.__struct_config__.tag) for event in get_args(AnyEvent)}
    assert messages == tags | {"goal", "share", "nectar_move"}


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
    for told_apart in (rules, goals, names):
        assert len(set(told_apart)) == len(told_apart)
    for dice in CATALOG.dice.values():
        assert len(set(map(words.face, dice.faces))) == len(dice.faces)


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            "anatomist",
            "2–3 birds: 3 points; 4 or more: 7",
            "2–3 oiseaux : 3 points ; 4 ou plus : 7",
        ),
        ("bird_counter", "2 each", "2 par oiseau"),
        (
            "visionary_leader",
            "5–7 cards: 4 points; 8 or more: 7",
            "5–7 cartes : 4 points ; 8 ou plus : 7",
        ),
        ("behaviorist", "3 each", "3 par colonne"),
        ("ethologist", "2 each", "2 par couleur"),
        (
            "forest_data_analyst",
            "3 birds: 3 points; 4: 5; 5 or more: 8",
            "3 oiseaux : 3 points ; 4 : 5 ; 5 ou plus : 8",
        ),
        (
            "site_selection_expert",
            "two alike: 1; three alike: 3",
            "deux semblables : 1 ; trois semblables : 3",
        ),
        ("autwitcher", "", ""),
    ],
)
def test_bonus_points(card: str, english: str, french: str) -> None:
    bonus = CATALOG.bonus_cards[card]
    assert words_in("en").bonus_points(bonus) == english
    assert words_in("fr").bonus_points(bonus) == french.replace(" :", "\u00a0:").replace(
        " ;", "\u00a0;"
    )


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
        (
            "birds_in_one_row",
            "Birds in the habitat where you have the most",
            "Oiseaux dans l’habitat où vous en avez le plus",
        ),
        (
            "birds_with_white_or_no_powers",
            "Birds with a white power or none",
            "Oiseaux au pouvoir blanc ou sans pouvoir",
        ),
        (
            "fruit_and_seed_in_costs",
            "Seeds and fruit in the costs of your birds",
            "Graines et fruits dans le coût de vos oiseaux",
        ),
        (
            "beaks_pointing_left",
            "Birds whose beak points to the left",
            "Oiseaux dont le bec pointe à gauche",
        ),
        ("cards_in_hand", "Bird cards in hand", "Cartes Oiseau en main"),
    ],
)
def test_goals(goal: str, english: str, french: str) -> None:
    assert words_in("en").goal(CATALOG.goals[goal]) == english
    assert words_in("fr").goal(CATALOG.goals[goal]) == french


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            "visionary_leader",
            "Bird cards in hand at the end of the game",
            "Cartes Oiseau en main à la fin de la partie",
        ),
        (
            "autwitcher",
            "Birds worth 3 to 4 points; the Automa keeps up to 2 of them at a time",
            "Oiseaux valant de 3 à 4 points ; l’Automa en garde jusqu’à 2 à la fois",
        ),
        (
            "wetland_data_analyst",
            "Birds side by side in the wetland whose wingspans only rise or only fall",
            "Oiseaux qui se suivent dans le marais par envergure croissante ou décroissante",
        ),
        (
            "citizen_scientist",
            "Birds with at least 1 tucked card",
            "Oiseaux ayant au moins 1 carte glissée",
        ),
    ],
)
def test_bonus_rules(card: str, english: str, french: str) -> None:
    bonus = CATALOG.bonus_cards[card]
    assert words_in("en").bonus_rule(bonus) == english
    assert words_in("fr").bonus_rule(bonus) == french.replace(" ;", "\u00a0;")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tally_and_condition_can_be_said(language: Language) -> None:
    """This includes those that no card uses, with defaults or a plain value for each field."""
    words = words_in(language)
    values = {
        "foods": ("seed", "fruit"),
        "colors": ("teal", "yellow", "none"),
        "category": "anatomist",
        "food": "fish",
        "habitat": "wetland",
        "nest": "bowl",
        "side": "left",
    }

    def sample(kind: type[Struct]) -> Any:
        return kind(
            **{
                field.name: values.get(field.name, 3)
                for field in structs.fields(kind)
                if field.required
            }
        )

    for kind in get_args(AnyTally):
        counts = sample(kind)
        for text in (cards.tally(words, counts), cards.item(words, counts, 2)):
            assert text and "{" not in text and "None" not in text and "_" not in text
    for kind in get_args(AnyCondition):
        condition = structs.replace(sample(kind), food=3) if kind is CostsAtLeast else sample(kind)
        for n in (1, 2):
            text = cards.like(words, condition, n)
            assert text and "{" not in text and "None" not in text and "_" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_set_and_mat_has_a_name_and_every_set_is_explained(language: Language) -> None:
    words = words_in(language)
    for name in CATALOG.sets:
        assert words.text(f"set.{name}") and words.text(f"set.{name}.about").endswith(".")
    for mat in CATALOG.mats:
        assert words.text(f"mat.{mat}")


HERE = c.HasNest("bowl")
RARE_EVENTS: list[AnyEvent] = [
    ev.AutomaCube(1, 2),
    ev.CardsLaidOut(0, ()),
    ev.CardsSearched(0, "mallard", ()),
    ev.DeckReshuffled("bonus", 3),
    ev.DiceRolled(None, (), "hunt"),
    ev.DiceRolled(0, (), "hunt"),
    ev.DiceRolled(None, (), "reroll"),
    ev.DiceRolled(None, (), "reset"),
    ev.DiceRolled(None, (), "apart"),
    ev.HuntedForSeveral(0, "osprey", ("mallard",), True),
    ev.Hunted(0, "osprey", "mallard", True),
    ev.Hunted(0, "osprey", "emu", True),
    ev.Hunted(0, "osprey", "emu", False),
    ev.HuntedWithDice(0, "osprey", "fish", False),
    ev.TrayRefilled(()),
]
RARE_TALLIES: list[AnyTally] = [
    c.Birds("forest", HERE, eggs=1, tucked=1),
    c.Birds(like=c.HasColor(("pink", "teal", "yellow"))),
    c.Birds(like=c.HasColor(("none",))),
    c.Birds(like=c.Tucks()),
    c.Eggs(),
    c.Eggs("forest", HERE),
    c.FoodInSupply(("seed",)),
]
RARE_EFFECTS: list[AnyEffect] = [
    e.DiscardEgg((e.GainDie(),), count=2),
    e.DiscardEgg((e.GainDie(),), of="other", count=2),
    e.DrawCards(like=HERE),
    e.DrawCards(like=HERE, source="deck"),
    e.GainFood(per=c.EggSets()),
    e.GainFood(per=c.Birds()),
    e.GainFood(per=c.Eggs()),
    e.GainFood(per=c.Eggs(like=HERE)),
    e.GainFood(per=c.Eggs("forest", HERE)),
    e.GainDie(cached=True),
    e.ResetBirdfeeder((e.GainDie(cached=True),)),
    e.LayEggOnEach(habitat="this"),
    e.LayEggs(count=2),
    e.LayEggs("other", count=2),
    e.HuntCard(c.WingspanUpTo(50)),
    e.TuckFromTray(HERE, smallest=True),
]
"""What no card says and no line of `test_log`."""


def test_every_message_about_the_vocabulary_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    words, kept = words_in("en"), Words.said
    said: set[str] = set()

    def note(self: Words, key: str, values: Mapping[str, object]) -> str:
        said.add(key)
        return kept(self, key, values)

    monkeypatch.setattr(Words, "said", note)
    made = [card.power for card in CATALOG.birds.values() if card.power is not None]
    made += [Power((effect,)) for effect in RARE_EFFECTS]
    made += [Power((e.MoveBird(), e.MoveBird()), at_end_of_turn=True)]
    for power in made:
        powers.power(words, power)
    for card in CATALOG.bonus_cards.values():
        words.bonus_rule(card), words.bonus_points(card)
    tallies = [*RARE_TALLIES, *(goal.counts for goal in CATALOG.goals.values())]
    tallies += [card.counts for card in CATALOG.bonus_cards.values()]
    for tally in tallies:
        cards.tally(words, tally), cards.item(words, tally, 2)
    for automa_card in CATALOG.automa_cards.values():
        for section in filter(None, automa_card.rounds):
            words.automa_section(section)
    for event in (*RARE_EVENTS, *(line[0] for line in LINES)):
        words.event(event, CATALOG, ("Ada", "Automa"))
    for part in ("log", "cards", "powers"):
        messages = load("en", f"messages.{part}").MESSAGES
        assert {f"{part}/{key}" for key in messages} - said == set()
