"""The page at every moment of whole games: sound markup, every option clickable, no secrets."""

from __future__ import annotations

import random
import re

import pytest
from msgspec import structs

from tests.ui.markup import Element, assert_all_offered, read
from tests.ui.sessions import answer, begun, fail, play
from tests.ui.tables import scene
from wingspan.engine import Setup, load_catalog
from wingspan.engine import options as option
from wingspan.engine.components import ACTIONS, Language
from wingspan.engine.decision import Decision, Source
from wingspan.engine.options import AnyOption, Draw, Slot, TakeAction
from wingspan.engine.state import PlayedBird
from wingspan.ui.kit.parts import whole
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.session import Session
from wingspan.ui.table.mat import stock
from wingspan.ui.table.table_page import table
from wingspan.words import languages

GAMES: list[tuple[Setup, Language]] = [
    (Setup(players=1, names=("Ada",), automa="eaglet", seed=1), "en"),
    (Setup(players=1, automa="eagle_eyed_eagle", automubon=True, goals="blue", seed=2), "fr"),
    (Setup(players=3, names=("Ada", "Bo", "Cy"), seed=3), "en"),
]


def shown(*options: AnyOption, kind: str = "action", drawer: str = "") -> Element:
    """Return the table with a pending decision of those options, and the drawer open at a tab."""
    decision = Decision(4, 0, 0, kind, None, list(options))  # type: ignore[arg-type]
    looked_at = structs.replace(scene(decision), look={"drawer": drawer})
    return read(whole(table(looked_at)))


@pytest.mark.parametrize(("setup", "language"), GAMES)
def test_every_moment_of_a_whole_game_can_be_shown_and_answered(
    setup: Setup, language: Language
) -> None:
    session = Session(load_catalog(), language, Settings(public_hands=True))
    session.begin(setup)
    dice = random.Random(setup.seed)
    moments = 0
    while session.phase == "play":
        assert session.game and session.game.decision
        decision = session.game.decision
        number = len(decision.options)
        if moments % 3 == 0:
            root = read(page(moment(session)))
            (top,) = root.having("data-decision")
            assert top.attributes["data-decision"] == str(session.token)
            assert top.attributes["data-phase"] == "play"
            assert_all_offered(root, decision)
            assert root.by_id("question").words()
        moments += 1
        answer(session, session.token, dice.randrange(number))
    root = read(page(moment(session)))
    (top,) = root.having("data-phase", "over")
    assert not root.choices()
    assert root.by_id("record").words() == session.save()


def test_the_actions_are_clickable_on_the_headers_of_the_rows() -> None:
    root = shown(*(TakeAction(action) for action in ACTIONS))
    heads = root.by_class("head")
    assert {head.tag for head in heads} == {"button"}
    assert not any("aria-disabled" in head.attributes for head in heads)
    assert [head.choices() for head in heads] == [[0], [1], [2], [3]]


def test_an_action_that_is_not_offered_cannot_be_pressed() -> None:
    root = shown(TakeAction("lay_eggs"), TakeAction("draw_cards"))
    heads = root.by_class("head")
    assert [head.attributes.get("aria-disabled") for head in heads] == ["true", "true", None, None]
    assert [head.choices() for head in heads] == [[], [], [0], [1]]
    assert not any("data-do" in head.attributes for head in heads)


def test_a_bird_on_the_mat_is_clickable_where_an_egg_may_go() -> None:
    root = shown(Slot(0, "wetland", 0), Slot(0, "forest", 1), kind="lay_egg")
    assert root.by_id("bird-american_avocet").choices() == [0]
    assert root.by_id("bird-american_redstart").choices() == [1]
    assert root.by_id("bird-acorn_woodpecker").choices() == []


def test_a_card_in_hand_is_clickable_and_the_others_are_dimmed() -> None:
    root = shown(option.bird("mallard"), option.SKIP, kind="bird_to_play")
    assert root.by_id("hand-mallard").choices() == [0]
    assert "dim" in root.by_id("hand-american_robin").attributes["class"].split()


def test_the_cards_of_the_tray_and_the_deck_are_clickable() -> None:
    root = shown(Draw(0, "barn_owl"), Draw(2, "blue_jay"), option.DRAW_DECK, kind="draw_card")
    assert root.by_id("tray-barn_owl").choices() == [0]
    assert root.by_id("tray-blue_jay").choices() == [1]
    assert root.by_id("deck").choices() == [2]


def test_a_die_that_may_be_either_of_two_foods_has_two_halves() -> None:
    root = shown(
        option.die("invertebrate_seed", "invertebrate"),
        option.die("invertebrate_seed", "seed"),
        option.die("fish", "fish"),
        kind="gain_die",
    )
    assert root.by_id("die-0").choices() == []
    assert root.by_id("die-1").choices() == [0, 1]
    assert root.by_id("die-2").choices() == [2]


def test_a_row_is_clickable_at_its_header_and_at_its_next_space() -> None:
    root = shown(option.habitat("forest"), option.habitat("wetland"), kind="habitat")
    mat = root.by_id("mat-0")
    assert mat.choices() == [0, 0, 1, 1]


def test_a_food_is_clickable_in_the_supply() -> None:
    root = shown(option.food("seed"), option.food("fish"), option.SKIP, kind="discard_food")
    assert root.by_id("food-seed").choices() == [0]
    assert root.by_id("food-fish").choices() == [1]


def test_cards_that_lie_nowhere_else_are_laid_out_in_full() -> None:
    root = shown(option.bird("barn_owl"), option.bird("mallard"), kind="draft")
    assert root.by_id("offer-barn_owl").choices() == [0]
    assert not root.having("id", "offer-mallard")


def test_bonus_cards_to_choose_from_show_what_they_count() -> None:
    root = shown(option.bonus("historian"), option.bonus("oologist"), kind="keep_bonus")
    assert "7–8 birds: 3 points; 9 or more: 6" in root.by_id("offer-oologist").words()


def test_a_bird_shows_its_eggs_food_and_cards_one_by_one_up_to_three() -> None:
    """The woodpecker has 2 of 4 eggs and 3 seeds, the avocet 1 of 2 eggs and 2 cards."""
    root = shown(*(TakeAction(action) for action in ACTIONS))
    woodpecker = root.by_id("bird-acorn_woodpecker").by_class("stock")[0]
    assert len(woodpecker.by_class("icon-egg")) == 2
    assert len(woodpecker.by_class("icon-egg-space")) == 2
    assert woodpecker.by_class("limit")[0].words() == "2/4"
    assert len(woodpecker.by_class("icon-seed")) == 3
    assert "2 of 4 eggs" in woodpecker.words()
    assert "3 cached seeds" in woodpecker.words()
    avocet = root.by_id("bird-american_avocet").by_class("stock")[0]
    assert len(avocet.by_class("icon-egg")) == 1
    assert len(avocet.by_class("icon-egg-space")) == 1
    assert len(avocet.by_class("icon-tucked")) == 2
    assert "2 tucked cards" in avocet.words()


def test_four_things_of_a_kind_are_one_with_a_number() -> None:
    laden = PlayedBird("acorn_woodpecker", eggs=4, cached={"seed": 5}, tucked=("?",) * 12)
    root = read(stock(scene(), laden))
    assert len(root.by_class("icon-egg")) == 4, "a nest is always drawn"
    for name, number in (("seed", "5"), ("tucked", "12")):
        assert len(root.by_class(f"icon-{name}")) == 1
        assert number in [each.words() for each in root.all() if each.tag == "b"]


def test_a_bird_without_eggs_shows_an_empty_place() -> None:
    root = read(stock(scene(), PlayedBird("acorn_woodpecker")))
    assert not root.by_class("icon-egg")
    assert len(root.by_class("icon-egg-space")) == 4
    assert root.by_class("limit")[0].words() == "0/4"


def test_a_power_says_its_kind_in_a_word_and_an_icon() -> None:
    root = shown(*(TakeAction(action) for action in ACTIONS))
    power = root.by_id("hand-mallard").by_class("power")[0]
    assert "When activated" in power.words()
    assert power.by_class("icon-power-brown")


def test_a_row_says_what_its_action_yields_now() -> None:
    """Two birds in the forest: 2 food (the third space), both brown powers."""
    root = shown(*(TakeAction(action) for action in ACTIONS))
    forest = root.by_class("row-forest")[0].by_class("head")[0]
    assert forest.by_class("gain")[0].words().startswith("2")
    assert "2 powers" in forest.words()
    assert not forest.by_class("trade")


def test_each_bird_of_a_row_bears_the_sign_of_its_power() -> None:
    root = shown(*(TakeAction(action) for action in ACTIONS))
    birds = root.by_class("row-forest")[0].by_class("bird")
    assert [len(bird.by_class("sign")) for bird in birds] == [1, 1]
    for bird in birds:
        assert bird.by_class("sign")[0].by_class("icon-power-brown")


def test_the_clock_says_the_round_and_the_turns_left() -> None:
    """Round 2 has 7 turns; this is the third of them."""
    root = shown(*(TakeAction(action) for action in ACTIONS))
    assert "Round 2 of 4" in root.by_class("clock")[0].words()
    assert "5 turns left" in root.by_class("clock")[0].words()


def test_a_goal_says_what_its_places_pay_and_how_everybody_stands() -> None:
    """Round 2, green: 5 and 2. No egg lies on a bowl nest; the Automa's base value is 3."""
    root = shown(*(TakeAction(action) for action in ACTIONS), drawer="facts")
    (tile,) = root.by_id("goals").by_class("current")
    assert "Eggs on birds with a bowl nest 0 → 0 3 → 5" in tile.words()
    (goal,) = root.by_id("all-goals").by_class("current")
    assert "5 · 2" in goal.words()
    assert "You would score 0 points · 1 more: 2 points" in goal.words()
    places = [place.words() for place in goal.by_class("goal-places")[0].children]
    assert places == ["1st Automa 3 eggs: 5 points", "– Ada 0 eggs: 0 points"]


def test_a_bonus_card_says_what_it_counts_and_where_it_stands() -> None:
    root = shown(*(TakeAction(action) for action in ACTIONS))
    card = root.by_id("bonus-historian")
    assert "2 each" in card.words()
    assert "0 birds: 0 points · 1 more: 2 points" in card.words()


def test_the_automa_says_its_card_its_steps_and_what_it_did() -> None:
    root = shown(*(TakeAction(action) for action in ACTIONS))
    automa = root.by_id("automa")
    sections = automa.by_class("automa-section")
    assert len(sections) == 4
    assert [s.attributes.get("aria-current") for s in sections] == [None, "step", None, None]
    assert "2 eggs" in automa.by_class("automa-steps")[0].words()
    assert "Automa lays 2 eggs" in automa.by_class("automa-did")[0].words()


def test_the_log_is_a_polite_live_region_with_the_newest_turn_on_top() -> None:
    root = shown(*(TakeAction(action) for action in ACTIONS), drawer="log")
    (log,) = root.having("role", "log")
    assert log.attributes["aria-live"] == "polite"
    titles = [title.words() for title in log.by_class("turn-title")]
    assert titles[0].startswith("Ada: round 2, turn 3")
    assert titles[1].startswith("Automa: round 2, turn 2")
    assert titles[-1].startswith("Round 2 begins")


def test_a_turn_s_button_is_no_part_of_its_title_and_says_which_turn_it_shows() -> None:
    root = shown(*(TakeAction(action) for action in ACTIONS), drawer="log")
    (log,) = root.having("role", "log")
    title = log.by_class("turn-title")[0]
    named, beside = title.children
    assert (named.words(), title.words()) == ("Ada: round 2, turn 3",) * 2
    (button,) = beside.having("data-do", "watch")
    assert beside.attributes["aria-live"] == "off"
    assert button.attributes["aria-label"] == "Replay this turn"
    assert button.attributes["aria-describedby"] == named.attributes["id"]


def test_the_question_can_take_the_focus() -> None:
    question = shown(*(TakeAction(action) for action in ACTIONS)).by_id("question")
    assert question.tag == "h2"
    assert question.attributes["tabindex"] == "-1"


def test_a_power_that_asks_is_shown_with_the_question() -> None:
    decision = Decision(
        4,
        0,
        0,
        "lay_egg",
        Source(0, "wetland", "american_avocet"),
        [Slot(0, "wetland", 0), option.SKIP],
    )
    root = read(whole(table(scene(decision))))
    assert root.by_id("prompt").by_class("asks")
    assert "asking" in root.by_id("bird-american_avocet").attributes["class"].split()


def test_an_empty_space_of_the_tray_is_shown_as_such() -> None:
    root = shown(*(TakeAction(action) for action in ACTIONS))
    assert len(root.by_id("tray").by_class("empty")) == 1


def test_without_an_automa_there_is_no_panel_of_it() -> None:
    session = Session(load_catalog())
    session.begin(GAMES[2][0])
    assert not read(page(moment(session))).having("id", "automa")


def test_a_failure_shows_ways_to_go_on_and_to_report_it() -> None:
    session = Session(load_catalog())
    session.begin(GAMES[0][0])
    fail(session, RuntimeError("<b>broken</b>"), session.save())
    root = read(page(moment(session)))
    assert [e.attributes["data-do"] for e in root.having("data-do")] == [
        "go_on",
        "reload",
        "leave",
        "report",
        "export_unshown",
    ]


@pytest.mark.parametrize("language", languages())
def test_the_start_form_offers_every_setup(language: Language) -> None:
    root = read(page(moment(Session(load_catalog(), language))))
    named = {e.attributes["name"] for e in root.having("name")}
    assert {"players", "level", "automubon", "goals", "seed", "names_language"} <= named
    assert [e.attributes["value"] for e in root.having("name", "players")] == list("12345")


def test_at_the_end_everybodys_bonus_cards_are_shown_with_what_they_paid() -> None:
    session = begun(Setup(players=3, names=("Ada", "Bo", "Cy"), seed=8))
    play(session, 3000)
    assert session.phase == "over" and session.game
    bonus = read(page(moment(session))).by_id("bonus")
    owners = [owner.words() for owner in bonus.by_class("bonus-owner")]
    assert sorted(owners) == ["Ada", "Bo", "Cy"]
    for owner, cards in zip(owners, bonus.by_class("bonus-list"), strict=True):
        seat = ("Ada", "Bo", "Cy").index(owner)
        held = session.game.state.players[seat].bonus
        assert held and [card.words() for card in cards.by_class("bonus-name")] == [
            session.words.bonus(session.catalog.bonus_cards[card]) for card in held
        ]
        paid = [re.search(r": (\d+) point", card.words()) for card in cards.by_class("bonus-now")]
        (sheet,) = (sheet for sheet in session.game.scores() if sheet.player == seat)
        assert sum(int(found[1]) for found in paid if found) == sheet.bonus
