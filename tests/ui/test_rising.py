"""Whatever rises from the ribbon takes no more of the hand's space than it needs."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import pytest

from tests.table import CATALOG
from tests.ui.every_question import games
from tests.ui.markup import Element, read
from tests.ui.sessions import pick, resume, scene
from wingspan.engine import Game
from wingspan.engine.components import FOODS, Language
from wingspan.engine.decision import Kind
from wingspan.engine.notation.record import encode
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.scene import Scene
from wingspan.ui.play.settings import Settings
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session
from wingspan.ui.table.cards import bonus_offer
from wingspan.ui.table.prompt import room_over_the_hand

PLAIN = Settings(answer_for_me=False, public_hands=True)


def asked(kind: Kind) -> Scene:
    session = Session(CATALOG, "en", PLAIN)
    resume(session, encode(games()[kind].record()).decode())
    return scene(session)


def holding(bird: str, food: Mapping[str, int], language: Language = "en") -> Session:
    """Return a table where the only bird in hand is held over an empty mat."""
    position = {"setup": {"players": 2, "seed": 1}, "players": [{"hand": [bird], "food": food}, {}]}
    session = Session(CATALOG, language, PLAIN)
    session.sit_down(Sitting(Game.from_position(position), PLAIN))
    assert pick(session, bird)
    return session


@pytest.mark.parametrize(
    ("cards", "room"),
    [
        (0, "beside-2"),
        (2, "beside-2"),
        (3, "beside-2 in-rows"),
        (4, "beside-2 in-rows"),
        (5, "beside-2 in-rows on-large"),
        (8, "beside-2 in-rows on-large"),
        (9, ""),
    ],
)
def test_two_cards_laid_out_leave_a_hand_in_sight_that_finds_room_beside_them(
    cards: int, room: str
) -> None:
    at = asked("keep_bonus")
    assert at.decision is not None
    assert len(at.decision.options) == 2
    at.me.hand[:] = list(CATALOG.birds)[:cards]
    assert room_over_the_hand(at) == room


def test_a_few_words_lie_low_over_the_hand() -> None:
    assert room_over_the_hand(asked("how_placed")).split() == ["low-1", "low-there"]


def test_what_is_pressed_on_the_table_takes_no_room() -> None:
    assert room_over_the_hand(asked("action")) == ""
    assert room_over_the_hand(asked("lay_egg")) == ""


@pytest.mark.parametrize(
    ("bird", "each", "room"),
    [
        ("black_billed_magpie", 1, "low-2"),  # one row; two kinds of five: ten payments
        ("king_rail", 2, "low-1"),  # one row; invertebrate, fish and any of the five kinds
        ("sandhill_crane", 2, "low-2"),  # two rows; 2 seed and any of the four other kinds
        ("osprey", 1, ""),  # one row, one payment: it stays in the ribbon
    ],
)
def test_ways_to_pay_lie_low_over_the_hand(bird: str, each: int, room: str) -> None:
    session = holding(bird, dict.fromkeys(FOODS[:5], each))
    assert room_over_the_hand(scene(session)) == room


def test_on_a_phone_another_way_to_pay_lies_below_the_question() -> None:
    """The Osprey costs a fish; two seeds pay for it as well, which is dearer."""
    session = holding("osprey", {"fish": 1, "seed": 2})
    prompt = read(page(moment(session))).by_id("prompt")
    assert [button.words() for button in prompt.by_class("otherwise")] == ["Pay another way…"]
    assert {"several", "placing"} <= set(prompt.attributes["class"].split())


def test_a_bonus_card_that_is_offered_shows_what_counts_for_it() -> None:
    """Viticulturalist: 2 or 3 birds that eat fruit are worth 3 points, 4 and more 7."""
    position = {
        "setup": {"players": 2, "seed": 1},
        "players": [
            {
                "hand": ["cedar_waxwing", "killdeer"],
                "mat": {"forest": [{"bird": "northern_cardinal"}, {"bird": "barn_owl"}]},
            },
            {},
        ],
        "tray": ["american_robin", "osprey", "mallard"],
    }
    session = Session(CATALOG, "en", PLAIN)
    session.sit_down(Sitting(Game.from_position(position), PLAIN))
    offer = read(bonus_offer(scene(session), "viticulturalist", 0))
    assert len(offer.by_class("emblem")) == 1
    (birds,) = offer.by_class("counting")
    assert [group.by_class("sr")[0].words() for group in birds.children] == [
        "Mat: Northern Cardinal",
        "Hand: Cedar Waxwing",
        "Tray: American Robin",
    ]
    assert [len(group.by_class("plate")) for group in birds.children] == [1, 1, 1]
    (now,) = offer.by_class("bonus-now")
    assert now.words() == "1 bird: 0 points · 1 more: 3 points"


def offered(bonus: str, hand: list[str], tray: list[str | None], mat: dict[str, object]) -> Element:
    position = {
        "setup": {"players": 2, "seed": 1},
        "players": [{"hand": hand, "mat": mat}, {}],
        "tray": tray,
    }
    session = Session(CATALOG, "en", PLAIN)
    session.sit_down(Sitting(Game.from_position(position), PLAIN))
    return read(bonus_offer(scene(session), bonus, 0))


def test_a_card_that_nothing_at_hand_counts_for_says_so() -> None:
    """Rodentologist: mallard, killdeer and bobolink eat no rodents."""
    offer = offered("rodentologist", ["mallard"], ["killdeer", "bobolink", None], {})
    (said,) = offer.by_class("counting")
    assert said.words() == "No bird in your hand or the tray counts."


def test_a_card_that_counts_no_birds_of_a_kind_shows_its_picture_only() -> None:
    """Visionary Leader counts cards in hand."""
    offer = offered("visionary_leader", ["mallard"], ["killdeer", None, None], {})
    assert offer.by_class("counting") == []
    assert len(offer.by_class("emblem")) == 1


def test_many_birds_that_count_are_a_few_and_a_number() -> None:
    """Ten birds of the hand eat seeds: seven places, one of which the tray keeps."""
    seeds = [
        bird.id
        for bird in CATALOG.birds.values()
        if bird.cost.food.get("seed") and CATALOG.set_of[bird.id] == "core"
    ]
    offer = offered("bird_feeder", seeds[:10], [seeds[10], "osprey", "bobolink"], {})
    hand, tray = offer.by_class("counting")[0].children
    assert len(hand.by_class("plate")) == 6
    assert hand.by_class("more")[0].words() == "+4"
    assert hand.by_class("many")[0].words() == "10"
    assert len(tray.by_class("plate")) >= 1


def test_until_its_archive_is_there_a_card_does_without_its_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "wingspan.plates.emblems", None)
    offer = offered("rodentologist", ["barn_owl"], ["killdeer", "bobolink", None], {})
    assert offer.by_class("emblem") == []
    assert offer.by_class("counting")[0].words() == "Hand 1 Hand: Barn Owl"


def test_the_long_name_that_a_question_begins_with_may_break() -> None:
    session = holding("red_crossbill", {"seed": 3, "fish": 2}, "de")
    question = read(page(moment(session))).by_id("question").words()
    assert question == "Fichten\u00adkreuz\u00adschnabel: Wie bezahlst du?"
