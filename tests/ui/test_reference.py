"""The reference on the screen: pages, links, search, sets; and the answers to "why?"."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, get_args

import pytest
from msgspec.structs import replace

from tests.ui.markup import Element, command_of, fields_of, read
from tests.ui.tables import scene, state
from wingspan.engine import Game, Setup, events
from wingspan.engine.catalog import load_catalog
from wingspan.engine.components import PLAIN_FOODS, SETS, Language
from wingspan.engine.decision import Decision, Kind, Source
from wingspan.engine.events import AnyEvent
from wingspan.engine.options import DONE, Die, InHabitat, Slot, UsePower
from wingspan.engine.state import ScoredGoal
from wingspan.ui.kit.icons import ENTRIES as ICON_ENTRIES
from wingspan.ui.kit.icons import MESSAGES, sign
from wingspan.ui.messages import ShowRuleSets, StartChoice
from wingspan.ui.play.scene import Answering, Scene
from wingspan.ui.rules.entry import Reading
from wingspan.ui.rules.reference import LONG, reading, reference, reference_over
from wingspan.ui.rules.why import ENTRIES, entry_of, reckoning, why
from wingspan.ui.session.moment import Reference
from wingspan.words import languages, words_in
from wingspan.words.reference.book import Book

CATALOG = load_catalog()
LANGUAGES = languages()
BOOKS = {language: Book(language, CATALOG) for language in LANGUAGES}
ENGLISH, FRENCH = BOOKS["en"], BOOKS["fr"]
BASE = ("core", "swiftstart")
UI = Path(__file__).parents[2] / "wingspan" / "ui" / "rules"


def opened(
    page: str, query: str = "", sets: tuple[str, ...] = SETS, book: Book = ENGLISH
) -> Element:
    return read(reference(book, Reading(page, query, sets)))


def shown(
    look: dict[str, str], playing: tuple[str, ...] = (), at: Scene | None = None
) -> Reference:
    return Reference(CATALOG, look, playing, at, copied="")


def links(element: Element) -> list[str]:
    return [fields_of(e) for e in element.having("data-do", "rule")]


def one_line(text: str) -> str:
    """Return the text with ordinary spaces, as the markup reader returns it."""
    return " ".join(text.split())


# The reference


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_and_chapter_has_its_page(language: Language) -> None:
    book = BOOKS[language]
    pages = [*book, *(f"chapter.{chapter.id}" for chapter in book.chapters)]
    for page in pages:
        element = opened(page, book=book)
        title = element.by_id("rule-title").words().replace("\u00ad", "")  # soft hyphens
        assert one_line(book.title(page)) in title, page


def test_every_link_of_every_page_can_be_opened_by_address_too() -> None:
    for chapter in ENGLISH.chapters:
        links = opened(f"chapter.{chapter.id}").having("data-do", "rule")
        assert links
        for link in links:
            assert link.tag == "a"
            assert link.attributes["href"] == f"#r={fields_of(link)}"


def test_an_unknown_entry_says_so_and_shows_the_contents() -> None:
    element = opened("no.such<thing>")
    assert "no.such<thing>" in element.words()
    assert "chapter.turn" in links(element)


def test_a_part_of_an_entry_opens_the_entry() -> None:
    assert opened("egg_cost#columns").having("data-entry-id", "egg_cost")


def test_everything_that_the_table_explains_has_its_entry() -> None:
    named = {*ICON_ENTRIES.values(), *MESSAGES}
    assert {name for name in named if not ENGLISH.leads_to(name)} == set()


def test_a_title_copies_the_link_to_its_entry() -> None:
    (button,) = opened("reroll").having("data-do", "copy_link")
    assert fields_of(button) == "r=reroll"


def test_the_way_up_goes_by_the_chapter_to_the_contents() -> None:
    (way,) = opened("two_for_one").by_class("breadcrumb")
    assert links(way) == ["contents", "chapter.playing"]


def test_before_and_after_lead_through_the_sets_in_play_only() -> None:
    (way,) = opened("conversion", sets=BASE).by_class("rule-neighbours")
    assert links(way) == ["mat", "row_powers"]
    (way,) = opened("conversion").by_class("rule-neighbours")
    assert links(way) == ["mat", "mat.oceania"]


def test_the_first_entry_has_none_before_it_and_the_last_none_after() -> None:
    first, *_, last = ENGLISH
    assert len(links(opened(first).by_class("rule-neighbours")[0])) == 1
    assert len(links(opened(last).by_class("rule-neighbours")[0])) == 1


def test_the_contents_leave_out_what_is_of_other_sets() -> None:
    assert "mat.oceania" in links(opened("contents"))
    assert "mat.oceania" not in links(opened("contents", sets=BASE))


def test_long_chapters_are_one_link_in_the_contents() -> None:
    shown = links(opened("contents"))
    assert "chapter.birds" in shown
    assert not any(link.startswith("bird.") for link in shown)
    assert LONG < 356


def test_the_quick_reference_is_one_page_that_can_be_printed() -> None:
    page = opened("chapter.quick")
    assert page.having("data-do", "print")
    (quick,) = page.by_class("rule-quick")
    headings = [e.words() for e in quick.all() if e.tag == "h4"]
    assert headings == [ENGLISH.title(t.id) for t in ENGLISH.chapters[0].topics]


def test_the_sets_are_switched_where_one_looks_for_entries_and_not_in_an_entry() -> None:
    assert opened("index").by_class("choice")
    assert opened("chapter.birds").by_class("choice")
    assert not opened("mat").by_class("choice")


def test_a_bird_s_entry_shows_the_bird() -> None:
    page = opened("bird.mallard").by_class("rule-picture")[0]
    (drawn,) = page.by_class("plate")
    assert drawn.attributes["src"].startswith("data:image/svg+xml")
    assert not opened("power.pink").by_class("rule-picture")


def test_back_and_forward_do_not_look_like_taking_back() -> None:
    ways = opened("power.pink").by_class("rule-ways")[0]
    signs = [icon.text for icon in ways.by_class("icon")]
    assert signs == [sign("step_back"), sign("step_on")]


def test_a_bird_has_its_card_at_hand() -> None:
    (button,) = opened("bird.mallard").by_class("rule-card")
    assert fields_of(button) == "mallard"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_index_stands_under_its_letter(language: Language) -> None:
    book = BOOKS[language]
    (letters,) = opened("index", book=book).by_class("rule-letters")
    seen: set[str] = set()
    for link in links(letters):
        (page,) = opened(link, book=book).by_class("rule-list")
        seen |= set(links(page))
    assert seen == set(book)


# Search


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("en", "reroll", "reroll"),
        ("en", "mallard", "bird.mallard"),
        ("en", "canard colvert", "bird.mallard"),
        ("fr", "mallard", "bird.mallard"),
        ("fr", "CANARD COLV", "bird.mallard"),
        ("fr", "egalite", "ties"),
        ("fr", "égalité", "ties"),
        ("fr", "oeufs limite", "egg_limit"),
        ("fr", "œufs limite", "egg_limit"),
        ("en", "birdfeeder", "birdfeeder"),
        ("fr", "birdfeeder", "birdfeeder"),
        ("en", "annas humming", "bird.annas_hummingbird"),
        ("en", "anna's humming", "bird.annas_hummingbird"),
    ],
)
def test_search_finds_as_one_types(language: Language, query: str, first: str) -> None:
    assert first in BOOKS[language].search(query)[:2]


def test_a_query_of_nothing_but_signs_finds_nothing() -> None:
    assert ENGLISH.search("  ?! ") == []


def test_words_are_found_from_their_beginning_and_not_inside() -> None:
    assert "bird.mallard" not in ENGLISH.search("lard")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bird_is_found_by_its_names_in_both_languages(language: Language) -> None:
    for bird in CATALOG.birds.values():
        for name in bird.name.values():
            assert f"bird.{bird.id}" in BOOKS[language].search(name), name


def test_search_keeps_to_the_sets_and_offers_the_others() -> None:
    element = opened("contents", "nectar", BASE)
    assert "nectar.spending" not in links(element)
    found = [command_of(button) for button in element.having("data-do", "rule_sets")]
    assert ShowRuleSets() in found
    assert "nectar.spending" in links(opened("contents", "nectar"))


def test_what_is_typed_is_shown_as_text() -> None:
    element = opened("contents", '"><script>')
    assert element.by_id("rule-query").attributes["value"] == '"><script>'


# Sets


def test_the_reference_speaks_of_the_sets_in_play_until_others_are_chosen() -> None:
    def covered(look: dict[str, str], playing: tuple[str, ...] = BASE) -> tuple[str, ...]:
        return reading(ENGLISH, shown(look, playing)).sets

    assert covered({}) == BASE
    assert covered({}, ()) == SETS
    assert covered({"rule_sets": "all"}) == SETS
    assert covered({"rule_sets": "core,oceania"}) == ("core", "oceania")
    assert covered({"rule_sets": "nonsense"}) == BASE


def test_each_expansion_can_be_switched_on_and_off() -> None:
    switches = {
        e.words(): (e.attributes["aria-pressed"], command_of(e))
        for e in opened("contents", sets=("core", "oceania")).by_class("choice")
    }
    assert switches["European Expansion"] == (
        "false",
        ShowRuleSets(("core", "european", "oceania")),
    )
    assert switches["Oceania Expansion"] == ("true", ShowRuleSets(("core",)))


# Why?


def asked(kind: Kind, *options: object, source: Source | None = None, turn_of: int = 0) -> Decision:
    return Decision(0, turn_of, 0, kind, source, list(options))  # type: ignore[arg-type]


def rows(at: Scene, about: str, book: Book = ENGLISH) -> dict[str, str]:
    found = reckoning(at, book, about)
    assert found is not None
    return dict(found.rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_kind_of_decision_is_explained_by_its_entry(kind: Kind, language: Language) -> None:
    at = scene(asked(kind), language=language)
    element = read(why(at, BOOKS[language], "decision"))
    assert one_line(BOOKS[language].title(f"decision.{kind}")) in element.words()


@pytest.mark.parametrize("sets", [BASE, SETS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_whole_game_can_be_explained(
    sets: tuple[str, ...], language: Language
) -> None:
    game = Game.new(Setup(players=2, seed=12, sets=sets, names_language=language), catalog=CATALOG)
    number = 0
    while (decision := game.decision) is not None:
        if number % 5 == 0 or decision.kind not in ("lay_egg", "gain_die", "draw_card", "action"):
            view = game.view(decision.player)
            at = Scene(
                words=BOOKS[language].words,
                catalog=CATALOG,
                setup=game.setup,
                seat=decision.player,
                state=view.state,
                events=view.events,
                decision=decision,
                sheets=game.scores(),
            )
            assert why(at, BOOKS[language], "decision")
            for card in at.me.hand[:2]:
                assert why(at, BOOKS[language], f"bird.{card}")
        game.answer(number * 7 % len(decision.options))
        number += 1
    end = Scene(
        words=BOOKS[language].words,
        catalog=CATALOG,
        setup=game.setup,
        seat=0,
        state=game.state,
        events=tuple(game.events),
        decision=None,
        sheets=game.scores(),
    )
    for event in range(len(end.events)):
        assert why(end, BOOKS[language], f"event.{event}")
    for round_ in (1, 2, 3, 4):
        assert why(end, BOOKS[language], f"goal.{round_}")


def test_who_asks_is_named_with_its_power() -> None:
    at = scene(asked("lay_egg", source=Source(0, "forest", "american_redstart")))
    told = rows(at, "decision")
    assert told["who asks"] == "American Redstart"
    assert told["When activated"] == at.words.power(CATALOG.birds["american_redstart"])


def test_an_action_counts_the_turns_that_are_left() -> None:
    # round 2 has 7 turns; 2 cubes lie on the mat
    assert rows(scene(asked("action")), "decision")["turns left in this round"] == "5 of 7"


def test_a_die_is_explained_by_the_dice_and_what_the_space_gives() -> None:
    at = scene(asked("gain_die", Die("fish", "fish"), source=Source(0, "forest")))
    told = rows(at, "decision")
    # two birds in the forest: the third space of the base game's mat gives 2
    assert told["the free space gives"] == "2"
    assert told["all dice alike"] == "no"
    assert told["food that you may take"] == "fish"


def test_dice_that_are_alike_say_that_they_may_be_thrown_again() -> None:
    table = state()
    table.birdfeeder = ["seed", "seed"]
    at = scene(asked("gain_die", source=Source(0, "forest")), table=table)
    assert rows(at, "decision")["all dice alike"].startswith("yes")


def test_a_row_to_play_into_tells_its_next_column_and_eggs() -> None:
    at = scene(asked("habitat", InHabitat("forest"), InHabitat("grassland")))
    told = rows(at, "decision")
    assert told["forest"] == "column 3: 1 egg"
    assert told["grassland"] == "column 1: 0 eggs"


def test_room_for_eggs_is_told_bird_by_bird() -> None:
    at = scene(asked("lay_egg", Slot(0, "forest", 0)))
    limit = CATALOG.birds["acorn_woodpecker"].egg_limit
    assert rows(at, "decision")["Acorn Woodpecker"] == f"2 of {limit} eggs"


def test_powers_in_any_order_are_told_bird_by_bird() -> None:
    at = scene(asked("order_powers", UsePower(0, "forest", 0), UsePower(0, "wetland", 0), DONE))
    told = rows(at, "decision")
    for bird, name in (
        ("acorn_woodpecker", "Acorn Woodpecker"),
        ("american_avocet", "American Avocet"),
    ):
        assert told[name] == at.words.power(CATALOG.birds[bird])


def test_a_bird_that_lacks_food_says_what_is_there_and_what_is_missing() -> None:
    table = state()
    table.players[0].food.update({"seed": 0, "fish": 0})
    found = reckoning(scene(table=table), ENGLISH, "bird.american_robin")
    assert found is not None
    told = dict(found.rows)
    assert told["its food"] == "1 invertebrate or 1 fruit"
    assert told["your food"] == "none"
    assert found.verdict == "You need 1 more invertebrate or fruit, or any 2 more food."
    assert found.entry == "play_bird.why_not"


def test_a_bird_that_can_be_played_says_so() -> None:
    # two tokens of any kind stand for one
    found = reckoning(scene(), ENGLISH, "bird.american_robin")
    assert found is not None
    assert found.verdict == ENGLISH.words.text("reference/why.can_play")


def test_a_question_is_explained_in_a_sentence_first_and_its_figures_are_folded() -> None:
    at = scene(asked("gain_die", Die("fish", "fish"), source=Source(0, "forest")))
    root = read(why(at, ENGLISH, "decision"))
    (said,) = root.by_class("why-verdict")
    assert said.words().startswith("Take a die from the birdfeeder.")
    (numbers,) = root.by_class("why-numbers")
    assert "open" not in numbers.attributes and numbers.by_class("why-rows")


def test_a_sum_of_points_is_not_folded() -> None:
    (numbers,) = read(why(scene(), ENGLISH, "score.eggs.0")).by_class("why-numbers")
    assert "open" in numbers.attributes


def test_what_is_touched_at_the_start_counts_as_kept() -> None:
    """Two birds touched of five things kept: three food stay."""
    birds = ("mallard", "barn_owl")
    table = state()
    table.players[0].food.update(dict.fromkeys(PLAIN_FOODS, 1))
    at = replace(
        scene(asked("keep_bird"), table=table),
        answering=Answering(start=StartChoice(birds, (), "")),
    )
    told = rows(at, "decision")
    assert told["kept so far"] == "Mallard and Barn Owl"
    assert told["food that stays yours"] == "3"


def test_a_shared_place_shows_the_sum_and_the_division() -> None:
    # round 1 pays 4 and 1: two first share (4 + 1) / 2, rounded down 2
    table = state()
    standings = (events.GoalStanding(0, 2, 1, 2), events.GoalStanding(1, 2, 1, 2))
    table.scored = [ScoredGoal("birds_in_forest", standings)]
    told = rows(scene(table=table), "goal.1")
    assert told["Ada"] == "2 counted, place 1 shared: (4 + 1) ÷ 2, rounded down: 2 points"


def test_a_running_goal_tells_the_birds_and_the_places() -> None:
    table = state()
    table.goals = ("total_birds", "birds_in_forest", "eggs_in_bowl", "eggs_in_ground")
    told = rows(scene(table=table), "goal.2")
    assert told["Acorn Woodpecker"] == told["American Redstart"] == "1"
    assert told["together"] == "2"
    # round 2 pays 5, then 2; the Automa's base value for this goal is 1 then, without cubes
    assert told["Ada"] == "2 counted, place 1: 5 points"
    assert told["Automa"] == "1 counted, place 2: 2 points"


def test_the_automas_part_in_a_goal_is_a_sum() -> None:
    table = state()
    table.goals = ("total_birds", "birds_in_forest", "eggs_in_bowl", "eggs_in_ground")
    assert table.automa is not None
    table.automa.goal_cubes = 2
    found = reckoning(scene(table=table), ENGLISH, "goal.2")
    assert found is not None
    assert ("how the Automa counts", "base value 1, cubes 2: 3") in found.rows


def test_a_goal_to_come_says_when_it_counts() -> None:
    found = reckoning(scene(), ENGLISH, "goal.4")
    assert found is not None and found.verdict == "It is counted at the end of round 4."


def test_points_for_eggs_are_the_eggs_of_each_bird() -> None:
    told = rows(scene(), "score.eggs.0")
    assert told["Acorn Woodpecker"] == "2"
    assert told["American Avocet"] == "1"
    assert told["together"] == "3"


def test_points_for_tucked_and_cached_are_told_by_bird() -> None:
    assert rows(scene(), "score.tucked.0")["American Avocet"] == "2"
    assert rows(scene(), "score.cached.0")["Acorn Woodpecker"] == "3"


def test_the_automas_total_is_told_by_category() -> None:
    told = rows(scene(), "score.total.1")
    assert told["Birds"] == "4"
    assert told["together"] == "7"


def test_a_row_of_the_mat_tells_what_it_gives_now() -> None:
    told = rows(scene(), "row.wetland")
    # one bird in the wetland: 1 card, and an egg for one more
    assert told == {"birds in the row": "1", "the free space gives": "1"}


@pytest.mark.parametrize(
    "about",
    [
        "",
        "decision",
        "bird.barn_owl",
        "goal.0",
        "goal.5",
        "bonus.x",
        "score.eggs.9",
        "score.x.0",
        "row.sea",
        "event.99",
        "event.x",
        "score",
        "goal.-1",
    ],
)
def test_what_is_not_there_has_no_answer(about: str) -> None:
    assert reckoning(scene(), ENGLISH, about) is None
    assert why(scene(), ENGLISH, about) == ""


def test_every_kind_of_event_has_its_entry() -> None:
    assert set(ENTRIES) == set(get_args(AnyEvent))
    assert {entry for entry in ENTRIES.values() if entry not in ENGLISH} == set()


@pytest.mark.parametrize(("time", "entry"), [("round", "power.teal"), ("game", "power.yellow")])
def test_powers_at_an_end_are_explained_by_their_colour(
    time: Literal["round", "game"], entry: str
) -> None:
    assert entry_of(scene(), events.PowersBegan(0, time)) == entry and entry in ENGLISH


def test_a_hunt_is_explained_by_the_wingspans() -> None:
    at = scene()
    hunted = events.Hunted(0, "barred_owl", "mallard", False)
    at = replace(at, events=(hunted,))
    told = rows(at, "event.0")
    assert told["Barred Owl"] == "takes birds under 75 cm"
    assert str(CATALOG.birds["mallard"].wingspan) in told["Mallard"]


# Over the page


def test_a_rule_lies_over_an_answer_and_an_answer_over_the_table() -> None:
    at = scene(asked("action"))
    look = {"rule": "turn", "why": "decision"}
    over = read(reference_over(words_in("en"), shown(look, BASE, at)))
    assert over.by_id("reference") and not over.having("id", "why")
    over = read(reference_over(words_in("en"), shown({"why": "decision"}, BASE, at)))
    assert over.by_id("why")
    assert reference_over(words_in("en"), shown({}, BASE, at)) == ""
    assert reference_over(words_in("en"), shown({"why": "decision"})) == ""


def test_without_a_game_the_reference_speaks_of_all_sets() -> None:
    over = read(reference_over(words_in("fr"), shown({"rule": "contents"})))
    assert "mat.oceania" in links(over)


# Loading


def test_nothing_loads_the_reference_before_it_is_opened() -> None:
    """Outside its own two packages, it is imported only inside functions."""
    room = UI.parents[1]
    own = {"reference", "rules"}
    paths = [p for p in room.rglob("*.py") if not own & {*p.relative_to(room).parts}]
    assert len(paths) > 100
    here = r"(?:wingspan\.words)?\.?reference|wingspan\.ui\.rules|\.\.rules\.(?!update)"
    early = re.compile(rf"^(?:from|import) +(?:{here})\b", re.MULTILINE)
    assert early.search("from ..rules.reference import has_page")
    assert early.search("from .reference.book import Book")
    assert early.search("from wingspan.words.reference import en")
    assert [p.name for p in paths if early.search(p.read_text(encoding="utf-8"))] == []
