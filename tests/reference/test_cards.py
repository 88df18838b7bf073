"""Entries about cards, powers, icons and choices: complete and true to the cards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from tests.teaching.sources import words_in_common_with_the_sources
from wingspan.engine.catalog import load_catalog
from wingspan.engine.components import Language
from wingspan.engine.conditions import Birds
from wingspan.engine.effects import AnyEffect, AnyPlacing, AnyTrigger
from wingspan.words import languages, words_in
from wingspan.words.chapters import chapter
from wingspan.words.reference import birds, bonus_cards, goals
from wingspan.words.reference.book import Book
from wingspan.words.reference.entries import rulings
from wingspan.words.reference.families import FAMILIES, families_of
from wingspan.words.reference.markup import Link, Sign, lines_of

ROOT = Path(__file__).parents[2]
CATALOG = load_catalog()
LANGUAGES = languages()
BOOKS = {language: Book(language, CATALOG) for language in LANGUAGES}
SPRITE = re.findall(r'<symbol id="([\w-]+)"', (ROOT / "static" / "icons.svg").read_text("utf-8"))


def body(id_: str, language: Language = "en") -> str:
    """Return an entry's body as text, with icons as ``{seed}`` and links by their titles."""
    book = BOOKS[language]
    return "\n".join(
        "".join(f"{{{p.icon}}}" if isinstance(p, Sign) else book.plain((p,)) for p in line)
        for line in lines_of(book._texts[id_].body)
    )


def notes(language: Language, name: str) -> dict[str, str]:
    """Return the notes of a chapter by id."""
    texts = chapter(language, f"reference/{name}")
    return {id_: text.body for id_, text in texts.items() if id_}


def rulings_of(bird: str) -> list[str]:
    """Return the ids of the rulings on a bird."""
    return [id_ for id_, birds in rulings().items() if bird in birds]


def links(id_: str, language: Language = "en") -> list[str]:
    """Return the entries to which an entry's body links."""
    lines = lines_of(BOOKS[language]._texts[id_].body)
    return [piece.id for line in lines for piece in line if isinstance(piece, Link)]


# families of powers


def test_every_effect_trigger_and_placing_belongs_to_exactly_one_family() -> None:
    sorted_in = [kind for kinds in FAMILIES.values() for kind in kinds]
    every = [*get_args(AnyEffect), *get_args(AnyTrigger), *get_args(AnyPlacing)]
    assert sorted(kind.__name__ for kind in sorted_in) == sorted(kind.__name__ for kind in every)


def test_every_family_has_an_entry_and_every_entry_of_a_family_has_members() -> None:
    entries = [id_ for id_ in BOOKS["en"] if id_.startswith(("family.", "trigger.", "placing."))]
    assert entries == list(FAMILIES)


def test_a_family_belongs_to_the_sets_that_have_such_birds() -> None:
    sets: dict[str, set[str]] = {family: set() for family in FAMILIES}
    for bird in CATALOG.birds.values():
        for family in families_of(bird.power) if bird.power else ():
            sets[family].add(CATALOG.set_of[bird.id])
    topics = {topic.id: topic for part in BOOKS["en"].chapters for topic in part.topics}
    for family, found in sets.items():
        expected = set() if found & {"core", "swiftstart"} else found
        assert set(topics[family].sets) == expected, family


def test_every_colour_of_power_has_its_entry() -> None:
    for bird in CATALOG.birds.values():
        assert f"power.{bird.color}" in BOOKS["en"]


def test_a_bird_leads_to_its_colour_and_to_all_that_its_power_does() -> None:
    topics = {t.id: t for chapter in BOOKS["en"].chapters for t in chapter.topics}
    assert topics["bird.snow_bunting"].see == (
        "power.pink",
        "trigger.tucks",
        "family.tuck_hand",
        "family.end_of_turn",
        "family.draw",
    )
    assert topics["bird.southern_cassowary"].see == (
        "power.white",
        "placing.replaces",
        "family.lay",
        "family.food_supply",
    )
    assert topics["bird.wood_duck"].see == ("power.brown", "family.draw", "family.end_of_turn")
    assert topics["bird.musk_duck"].see == ("power.brown", "family.draw", "family.reset_tray")
    assert topics["bird.trumpeter_swan"].see == ()


# birds


def test_every_card_has_its_entry() -> None:
    assert [id_ for id_ in CATALOG.birds if f"bird.{id_}" not in BOOKS["en"]] == []
    assert [id_ for id_ in CATALOG.goals if f"goal.{id_}" not in BOOKS["en"]] == []
    assert [id_ for id_ in CATALOG.bonus_cards if f"bonus.{id_}" not in BOOKS["en"]] == []
    assert sum(id_.startswith("bird.") for id_ in BOOKS["en"]) == len(CATALOG.birds)


@pytest.mark.parametrize(
    ("bird", "said"),
    [
        ("mallard", ["Lives in: {wetland} wetland", "Food: 1 {invertebrate} or 1 {seed}"]),
        (
            "mallard",
            ["Worth: 0 points", "{ground} ground nest, 4 eggs at most", "89\N{NO-BREAK SPACE}cm"],
        ),
        ("wild_turkey", ["No power", "Food: 2 {seed} + 1 {fruit}", "Worth: 8 points"]),
        ("trumpeter_swan", ["Food: 2 {seed} + 1 {wild}", "Nest: {ground} ground nest, 2 eggs"]),
        ("brown_headed_cowbird", ["Nest: none, holds no eggs", "Once between turns."]),
        ("kakapo", ["Wingspan: *, does not fly", "From: Oceania Expansion", "Game end."]),
        ("common_loon", ["Beak: one each way"]),
        ("barred_owl", ["Beak: points to neither side"]),
    ],
)
def test_a_bird_s_entry_shows_its_figures(bird: str, said: list[str]) -> None:
    for part in said:
        assert part in body(f"bird.{bird}")


def test_a_bird_that_is_in_no_statistics_is_told_without_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mallard, words = CATALOG.birds["mallard"], words_in("en")
    assert "Strong computer players" in birds.text(mallard, CATALOG, words).body
    monkeypatch.setattr(birds, "rows", dict)
    said = birds.text(mallard, CATALOG, words).body
    assert "**Worth:** 0 points" in said and "Strong computer players" not in said


def test_what_a_bird_counts_for_says_by_which_name() -> None:
    owl = body("bird.snowy_owl")
    assert re.search(r"Photographer by its (German and )?English name", owl)
    assert "Photographer" in body("bird.rufous_owl")
    assert "Photographer by" not in body("bird.rufous_owl")
    assert "bonus.photographer" not in links("bird.killdeer")
    french = body("bird.snowy_owl", "fr")
    assert re.search("Photographe par son nom (allemand et )?anglais", french)


def test_a_bird_counts_for_nothing_that_is_the_automa_s_alone() -> None:
    for bird in CATALOG.birds:
        assert {"bonus.autwitcher", "bonus.raspb_life_fellow"}.isdisjoint(links(f"bird.{bird}"))


# rulings


def test_rulings_are_about_birds_that_exist_and_are_told_in_both_languages() -> None:
    assert {bird for birds in rulings().values() for bird in birds} - set(CATALOG.birds) == set()
    for language in LANGUAGES:
        assert set(notes(language, "birds")) == set(rulings())


def test_a_ruling_stands_in_the_entries_of_its_birds_and_in_no_other() -> None:
    told = "Worth 5 points; some printings say 4."
    assert told in body("bird.spotted_sandpiper")
    assert told not in body("bird.killdeer")
    assert rulings_of("spotted_sandpiper") == ["sandpiper"]


@pytest.mark.native_only
def test_every_bird_that_has_published_rulings_of_its_own_has_one_here() -> None:
    published = ROOT.parent / "shared" / "facts" / "rulings.json"
    if not published.is_file():
        pytest.skip("the published rulings are not here")
    special = {r["id"] for r in json.loads(published.read_text("utf-8")) if r["kind"] == "bird"}
    assert len(special) > 90
    assert sorted(bird for bird in special if not rulings_of(bird)) == []


@pytest.mark.parametrize(
    ("card", "birds", "no_birds"),
    [
        ("photographer", ["golden_eagle", "snow_bunting", "eastern_rosella"], ["barred_owl"]),
        ("anatomist", ["common_goldeneye"], ["burrowing_owl", "american_redstart"]),
        ("historian", ["eleonoras_falcon", "lewins_honeyeater"], ["american_robin"]),
    ],
)
def test_names_count_as_the_rulings_say(card: str, birds: list[str], no_birds: list[str]) -> None:
    english, _ = body(f"bonus.{card}").split("By their French names")
    assert "By their English names" in english
    for bird in birds:
        assert BOOKS["en"].title(f"bird.{bird}") in english
    for bird in no_birds:
        assert BOOKS["en"].title(f"bird.{bird}") not in english


# goals and bonus cards


@pytest.mark.parametrize(
    ("goal", "values"),
    [
        ("egg_sets_in_three_habitats", "−1 | 0 | 1 | 2"),
        ("total_birds", "2 | 5 | 8 | 11"),
        ("food_cost_of_played_birds", "3 | 8 | 14 | 20"),
        ("cubes_on_play_a_bird", "1 | 1 | 1 | 0"),
    ],
)
def test_a_goal_shows_the_automa_s_values(goal: str, values: str) -> None:
    assert f"| base value | {values} |" in BOOKS["en"]._texts[f"goal.{goal}"].body


def test_the_automa_has_no_values_where_there_is_no_goal() -> None:
    assert "| base value" not in BOOKS["en"]._texts["goal.no_goal"].body


def test_at_most_five_is_said_of_birds_in_one_row_only() -> None:
    most = notes("en", "goals")["automa_most"]
    said = {id_ for id_ in CATALOG.goals if most in BOOKS["en"]._texts[f"goal.{id_}"].body}
    assert said == {"birds_in_forest", "birds_in_grassland", "birds_in_wetland", "birds_in_one_row"}


def test_a_goal_leads_to_the_other_side_of_its_tile() -> None:
    assert "goal.total_birds" in links("goal.egg_sets_in_three_habitats")
    assert "goal.egg_sets_in_three_habitats" in links("goal.total_birds")


def test_birds_that_count_double_are_named_where_birds_are_counted() -> None:
    doubled = {id_ for id_ in CATALOG.goals if "family.double" in links(f"goal.{id_}")}
    assert {"total_birds", "birds_in_one_row", "beaks_pointing_left"} <= doubled
    assert doubled.isdisjoint(
        {"filled_columns", "eggs_in_forest", "cards_in_hand", "food_cost_of_played_birds"}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_and_bonus_card_has_its_note_and_no_note_is_left_over(
    language: Language,
) -> None:
    kinds = {goals.kind(goal.counts) for goal in CATALOG.goals.values()}
    general = {"double", "automa", "automa_none", "automa_most", "other_side", "straight"}
    assert set(notes(language, "goals")) == kinds | general | {"round", "value"}
    kinds = {bonus_cards.kind(c) for c in CATALOG.bonus_cards.values() if not c.automa_only}
    general = {"automa_only", "automa_may", "percent", "pays", "which", "of_set"} | {
        "how_many",
        "points",
    }
    assert set(notes(language, "bonus_cards")) == kinds | general | {"which_named"}


def test_a_bonus_card_lists_the_birds_that_qualify() -> None:
    predators = {f"bird.{bird.id}" for bird in CATALOG.birds.values() if bird.predator}
    assert predators <= set(links("bonus.falconer"))
    assert "bird.mallard" not in links("bonus.falconer")
    assert "bird.kakapo" in links("bonus.large_bird_specialist")
    assert "bird.kakapo" in links("bonus.passerine_specialist")


@pytest.mark.parametrize(
    ("card", "rows"),
    [
        ("photographer", "| how many | 4–5 | 6+ |\n| points | 3 | 6 |"),
        ("forest_data_analyst", "| how many | 3 | 4 | 5+ |\n| points | 3 | 5 | 8 |"),
        ("mechanical_engineer", "| how many | 1 | 2+ |\n| points | 3 | 8 |"),
        ("historian", "**Worth:** 2 each."),
    ],
)
def test_a_bonus_card_says_what_it_pays(card: str, rows: str) -> None:
    assert rows in BOOKS["en"]._texts[f"bonus.{card}"].body


def test_the_birds_that_qualify_are_listed_by_set() -> None:
    lines = body("bonus.falconer").splitlines()
    (base,) = [line for line in lines if line.startswith("Base game (")]
    assert BOOKS["en"].title("bird.barn_owl") in base
    assert BOOKS["en"].title("bird.eleonoras_falcon") not in base
    assert any("Eleonora" in line for line in lines if line.startswith("European Expansion ("))


def test_a_card_that_counts_what_changes_in_play_lists_no_birds() -> None:
    changing = [
        card.id
        for card in CATALOG.bonus_cards.values()
        if not isinstance(card.counts, Birds) or card.counts.like is None
    ]
    assert changing
    for card in changing:
        assert not any(link.startswith("bird.") for link in links(f"bonus.{card}"))


# icons


def entry_of(icon: str) -> str:
    """Return the entry that explains an icon. Those that are on buttons only share one."""
    own = (f"{kind}.{icon}" for kind in ("food", "habitat", "nest", "icon"))
    return next((id_ for id_ in own if id_ in BOOKS["en"]), "icon.controls")


@pytest.mark.parametrize("icon", SPRITE)
def test_every_icon_is_shown_in_the_entry_that_explains_it(icon: str) -> None:
    for language in LANGUAGES:
        assert f"{{{icon}}}" in BOOKS[language]._texts[entry_of(icon)].body


def test_only_icons_of_buttons_share_an_entry() -> None:
    lines = lines_of(BOOKS["en"]._texts["icon.controls"].body)
    shown = {piece.icon for line in lines for piece in line if isinstance(piece, Sign)}
    assert shown == {icon for icon in SPRITE if entry_of(icon) == "icon.controls"}


# choices of our own


def docs_choices() -> Iterator[list[str]]:
    """Yield the rows of the docs: question, choice, reason."""
    for line in (ROOT / "docs" / "rules-choices.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0] != "question" and set(cells[0]) != {"-"}:
            yield cells


def quoted(text: str) -> str:
    """Return the text with typographic quotation marks and apostrophes."""
    return re.sub(r'"([^"]*)"', "“\\1”", text).replace("'", "’")


def test_every_choice_of_the_docs_has_its_entry_that_says_the_same() -> None:
    written = BOOKS["en"]._texts
    said = [[written[id_].title, written[id_].body] for id_ in written if id_.startswith("choice.")]
    assert said == [
        [quoted(question), f"{quoted(choice)}\n\n> Why: {quoted(why)}"]
        for question, choice, why in docs_choices()
    ]


# our own words


@pytest.mark.native_only
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_note_has_eight_words_in_a_row_of_the_published_rules(language: Language) -> None:
    from tools import catalogues  # the browser's Python has no compiler

    messages = catalogues.read(catalogues.WORDS / language / "reference.ftl")
    said = [
        " ".join(filter(None, way))
        for entry in messages.values()
        for way in catalogues.sentences(entry.pattern)
    ]
    for name in ("birds", "bonus_cards", "goals"):
        said += notes(language, name).values()
    assert words_in_common_with_the_sources(said) == []


# the Automa


def test_the_table_of_the_automa_s_cards_says_what_is_printed_on_them() -> None:
    table = BOOKS["en"]._texts["automa.cards"].body
    assert "| Card 4 | 1 {egg} + {cube} | {dice} {power-pink} | 3 {egg} − {cube} |" in table
    assert "| Card removed after round 1 | {dice} + {cube} | – | – | – |" in table
    assert "Oceania Expansion: RAOUtoma." in table
    assert (
        "Card 4, round 2: {fruit} {rodent} {fish} {invertebrate_seed} {invertebrate} {seed}"
        in table
    )


def test_the_table_has_a_row_for_each_card_of_the_automa() -> None:
    for language in LANGUAGES:
        body_ = BOOKS[language]._texts["automa.cards"].body
        rows = [line for line in body_.splitlines() if line.startswith("|")]
        assert len(rows) == 1 + len(CATALOG.automa_cards)


def test_figures_told_in_words_are_those_of_the_cards() -> None:
    furniture = CATALOG.furniture
    levels = [
        [str(furniture.face_down_points[level]), str(furniture.nectar.automa_start[level])]
        for level in ("eaglet", "eagle", "eagle_eyed_eagle")
    ]
    for language in LANGUAGES:
        rows = [
            [cell.strip() for cell in line.strip("|").split("|")][1:]
            for line in BOOKS[language]._texts["automa.levels"].body.splitlines()
            if line.startswith("|")
        ]
        assert rows[2:] == levels
        first, second = furniture.nectar.majority
        assert re.search(rf"\b{first}\b.*\b{second}\b", body("nectar.scoring", language))
        assert str(furniture.automa_tie_break_food) in body("automa.scoring", language)
        assert str(furniture.automa_birds_in_habitat_most) in body("automa.goals", language)


# search


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("en", "kakapo", "bird.kakapo"),
        ("en", "kereru", "bird.kereru"),
        ("fr", "PUKEKO", "bird.pukeko"),
        ("en", "tui", "bird.tui"),
        ("en", "bonus photographer", "bonus.photographer"),
        ("fr", "carte bonus historien", "bonus.historian"),
        ("en", "belted kingf", "bird.belted_kingfisher"),
        ("en", "martin-pecheur d'amerique", "bird.belted_kingfisher"),
        ("fr", "niveaux automa", "automa.levels"),
    ],
)
def test_a_card_is_found_as_people_type_its_name(
    language: Language, query: str, first: str
) -> None:
    assert BOOKS[language].search(query)[0] == first


def test_what_a_word_names_comes_before_choices_about_it() -> None:
    found = BOOKS["en"].search("kingfisher")
    assert found.index("bird.belted_kingfisher") < found.index("choice.pink_extra_play")
