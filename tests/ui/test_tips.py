"""Everything on the table explains itself, with the numbers of that table."""

from __future__ import annotations

import json
from typing import get_args

import pytest
from msgspec.structs import replace

from tests.ui.markup import Element, read
from tests.ui.tables import SOLO, scene, state
from wingspan.engine import load_catalog
from wingspan.engine.components import ACTIONS, Language
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.options import TakeAction
from wingspan.engine.setup import Setup
from wingspan.ui.games.arrival import score_table
from wingspan.ui.kit.html import Html, div
from wingspan.ui.kit.icons import MESSAGES, glossary
from wingspan.ui.kit.parts import inline, whole
from wingspan.ui.play.scene import Scene
from wingspan.ui.session.moment import HeldUp
from wingspan.ui.table import cards
from wingspan.ui.table.automa import automa
from wingspan.ui.table.cards import bonus_cards, bonus_tip, holder
from wingspan.ui.table.mat import play_tip, row_tip
from wingspan.ui.table.prompt import prompt
from wingspan.ui.table.scores import goal_tiles
from wingspan.ui.table.table_page import clock_tip, table
from wingspan.words import languages, words_in
from wingspan.words.reference.book import Book

ACTION = Decision(4, 0, 0, "action", None, [TakeAction(action) for action in ACTIONS])
OCEANIA = Setup(players=1, automa="eagle", sets=("core", "oceania"))
LANGUAGES = languages()


def texts(language: Language) -> dict[str, str]:
    written: dict[str, str] = json.loads(
        read(glossary(words_in(language))).by_id("glossary").attributes["data-texts"]
    )
    return written


def spoken(element: Element, language: Language = "en") -> str:
    """Return what ``static/tips.mjs`` would show for the element."""
    entry = element.attributes.get("data-entry", "")
    return "\n".join(
        filter(None, (element.attributes.get("data-tip", ""), texts(language).get(entry, "")))
    )


def is_bird(element: Element) -> bool:
    """Whether the element is a bird, which is explained by its whole card instead."""
    return element.attributes["data-entry"].startswith("bird.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", [SOLO, OCEANIA], ids=["core", "oceania"])
def test_whatever_has_a_name_in_the_rules_says_something(language: Language, setup: Setup) -> None:
    shown = scene(ACTION, language=language, setup=setup)
    root = read(
        div[whole(table(shown)), score_table(shown.words, shown.kit, shown.names, shown.sheets)]
    )
    named = [e for e in root.having("data-entry") if not is_bird(e)]
    assert len(named) > 40
    assert [e.attributes for e in named if not spoken(e, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_explains_nothing_on_its_own(language: Language) -> None:
    """Keyboards and fingers cannot reach a title; only an abbreviation has one, its long form."""
    root = read(div[whole(table(scene(ACTION, language=language)))])
    assert [e.tag for e in root.having("title") if e.tag != "abbr"] == []


@pytest.mark.parametrize("setup", [SOLO, OCEANIA], ids=["core", "oceania"])
def test_whatever_has_a_name_in_the_rules_is_told_there(setup: Setup) -> None:
    book = Book("en", load_catalog())
    shown = scene(ACTION, setup=setup)
    root = read(
        div[whole(table(shown)), score_table(shown.words, shown.kit, shown.names, shown.sheets)]
    )
    entries = {e.attributes["data-entry"] for e in root.having("data-entry")} | {*MESSAGES}
    entries |= {f"decision.{kind}" for kind in get_args(Kind)}
    entries |= {f"goal.{goal}" for goal in load_catalog().goals}
    entries |= {f"bonus.{card}" for card in load_catalog().bonus_cards}
    for entry in sorted(entries):
        assert book.entry(entry.partition("#")[0])


def test_the_glossary_says_something_else_in_each_language() -> None:
    english, french = texts("en"), texts("fr")
    assert list(english) == list(french) == [*MESSAGES, "#why", "#rules"]
    assert all(english.values()) and all(french.values())
    assert not set(english.values()) & set(french.values())


@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_kind_of_question_is_explained(kind: Kind) -> None:
    asked = Decision(4, 0, 0, kind, None, list(ACTION.options))
    for language in LANGUAGES:
        root = read(prompt(scene(asked, language=language)))
        (button,) = root.by_class("asking-tip")
        assert button.tag == "button"
        assert button.attributes["data-entry"] == f"decision.{kind}"
        assert len(button.attributes["data-tip"]) > 20
        assert "data-choice" not in button.attributes


def test_a_row_says_what_it_gives_now() -> None:
    """The base mat: forest 1, 1 and a trade, 2 …; grassland from 2; wetland like the forest.

    Two birds lie in the forest (the woodpecker's power is brown, the redstart's too), none in
    the grassland, one in the wetland.
    """
    shown = scene(ACTION)
    assert row_tip(shown, 0, "forest").split("\n") == [
        "Now: 2 dice from the birdfeeder, one food each.",
        "Then, if you like, from right to left: American Redstart, Acorn Woodpecker.",
    ]
    assert row_tip(shown, 0, "grassland").split("\n") == [
        "Now: 2 eggs on your birds.",
    ]
    assert row_tip(shown, 0, "wetland").split("\n")[:2] == [
        "Now: 1 card from the tray or the deck.",
        "One more if you discard an egg.",
    ]
    assert row_tip(shown, 0, "wetland").endswith("With one more bird here: 2.")
    french = scene(ACTION, language="fr")
    assert row_tip(french, 0, "grassland") == "Maintenant\u00a0: 2 œufs sur vos oiseaux."


def test_a_row_of_the_oceania_mat_tells_its_reset_and_both_trades() -> None:
    """Forest with one bird: 2 food after a reset; grassland with three: two trades."""
    moment = state()
    moment.players[0].mat["forest"].pop()
    birds = moment.players[0].mat["wetland"] * 3
    moment.players[0].mat["grassland"] = birds
    shown = scene(ACTION, setup=OCEANIA, table=moment)
    assert row_tip(shown, 0, "forest").startswith(
        "First, you may pay 1 food to reset the birdfeeder."
    )
    told = row_tip(shown, 0, "grassland").split("\n")
    assert told[0] == "Now: 2 eggs on your birds."
    assert told[1] == ("One more if you discard a card or pay a food. Twice, if you like.")


def test_playing_a_bird_tells_the_eggs_of_each_column() -> None:
    assert "0 · 1 · 1 · 2 · 2" in play_tip(scene(ACTION).words, scene(ACTION).printed_mat.egg_cost)


def test_the_clock_tells_the_turns_of_every_round() -> None:
    """8, 7, 6 and 5 turns; one more in each round after the tile without a goal."""
    assert "8 · 7 · 6 · 5" in clock_tip(scene(ACTION))
    assert "ectar" not in clock_tip(scene(ACTION))
    moment = state()
    moment.goals = ("birds_in_forest", "no_goal", "total_birds", "eggs_in_ground")
    oceania = scene(ACTION, setup=OCEANIA, table=moment)
    assert "8 · 7 · 7 · 6" in clock_tip(oceania)
    assert "nectar" in clock_tip(oceania)


def goal_tips(shown: Scene) -> list[str]:
    tiles = read(inline(goal_tiles(shown))).by_class("goal")
    return [tile.attributes["data-tip"] for tile in tiles]


def test_a_goal_tells_when_it_is_scored_and_what_it_pays() -> None:
    """Green side, round 2: 5 points for the first place, 2 for the second."""
    said = goal_tips(scene(ACTION))[1].split("\n")
    assert said[0] == "Eggs on birds with a bowl nest."
    assert "end of round 2" in said[1]
    assert "5 · 2;" in said[1]
    blue = scene(ACTION, setup=Setup(players=1, automa="eagle", goals="blue"))
    assert goal_tips(blue)[3].endswith("Scored at the end of round 4: 1 point for each, up to 5.")


def test_a_bonus_card_names_the_birds_that_count() -> None:
    """Forester: birds that can live in the forest only."""
    shown = scene(ACTION)
    shown.me.hand.append("hermit_thrush")
    card = shown.catalog.bonus_cards["forester"]
    told = bonus_tip(holder(shown), card).split("\n")
    birds = load_catalog().birds
    on_mat = ("acorn_woodpecker", "american_redstart", "american_avocet")
    mine = [bird for bird in on_mat if birds[bird].habitats == ("forest",)]
    assert mine
    assert told[1] == f"On your mat: {', '.join(birds[b].name['en'] for b in mine)}."
    assert told[2] == "In your hand: Hermit Thrush."
    in_play = [b for b in birds.values() if shown.catalog.set_of[b.id] in SOLO.sets]
    only = sum(b.habitats == ("forest",) for b in in_play)
    assert told[3] == f"{only} of the {len(in_play)} birds in this game are of that kind."


def test_names_count_in_the_language_of_the_game_not_of_the_screen() -> None:
    """Historian looks for names of persons: Steller's Jay has one in English, not in French."""
    setup = Setup(players=1, automa="eagle", names_language="en")
    for language in LANGUAGES:
        shown = scene(ACTION, language=language, setup=setup)
        shown.me.hand[:] = ["stellers_jay"]
        told = bonus_tip(holder(shown), shown.catalog.bonus_cards["historian"])
        assert shown.words.bird(shown.catalog.birds["stellers_jay"]) in told


def test_the_automa_says_what_its_face_down_cards_are_worth() -> None:
    """3 points each for the Eaglet, 4 for the Eagle, 5 for the Eagle-eyed eagle."""
    for level, points in (("eaglet", 3), ("eagle", 4), ("eagle_eyed_eagle", 5)):
        setup = Setup(players=1, automa=level)  # type: ignore[arg-type]
        root = read(inline(automa(scene(ACTION, setup=setup))))
        assert [e for e in root.having("data-tip") if f"{points} points each" in spoken(e)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_automa_s_card_says_in_words_what_each_section_shows_in_signs(
    language: Language,
) -> None:
    shown = scene(ACTION, language=language)
    sections = read(inline(automa(shown))).by_class("automa-section")
    printed = shown.catalog.automa_cards["regular_2"].rounds
    assert len(sections) == 4
    for section, rule in zip(sections, printed, strict=True):
        assert rule is not None
        assert section.attributes["data-tip"].split("\n") == shown.words.automa_section(rule)


def test_a_bonus_card_on_the_table_carries_its_tip() -> None:
    (card,) = read(inline(bonus_cards(scene(ACTION)))).by_class("bonus-card")
    assert card.attributes["data-entry"] == "bonus.historian"
    assert "birds in this game" in card.attributes["data-tip"]


def held_up(bird: str, language: Language) -> Html:
    return cards.held_up(words_in(language), HeldUp(load_catalog(), bird, stays=False))


@pytest.mark.parametrize(
    ("bird", "english", "french"),
    [
        # Figures as in the facts.
        (
            "american_robin",
            ["Forest and grassland", "1 invertebrate or fruit", "Bowl nest", "Up to 4 eggs"],
            ["Forêt et prairie", "1 invertébré ou fruit", "Jusqu’à 4 œufs"],
        ),
        (
            "southern_cassowary",
            ["Forest", "2 fruit and 1 food of any kind", "Up to 4 eggs", "Does not fly"],
            ["Forêt", "2 fruits et 1 nourriture au choix", "Ne vole pas"],
        ),
        ("barn_owl", ["2 rodents", "Predator"], ["2 rongeurs", "Prédateur"]),
    ],
)
def test_a_card_held_up_says_every_sign_in_words(
    bird: str, english: list[str], french: list[str]
) -> None:
    for language, expected in (("en", english), ("fr", french)):
        root = read(held_up(bird, language))
        said = [e.words() for e in root.all() if e.tag == "dt"]
        assert [text for text in expected if text not in said] == []
        assert len(said) >= 6


def test_a_bird_that_is_none_has_no_card_to_hold_up() -> None:
    assert str(held_up("dodo", "en")) == ""


def test_a_scene_can_be_explained_to_somebody_else() -> None:
    """The tip of another player's row is about their birds."""
    moment = state()
    other = moment.players[0].copy()
    other.mat["forest"] = []
    moment.players.append(other)
    moment.automa = None
    two: Scene = replace(scene(ACTION, setup=Setup(players=2), table=moment))
    assert "1 die" in row_tip(two, 1, "forest")
