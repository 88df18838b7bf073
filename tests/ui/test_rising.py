"""Whatever rises from the ribbon takes no more of the hand's space than it needs."""

from __future__ import annotations

import pytest

from tests.table import CATALOG
from tests.ui.every_question import games
from tests.ui.markup import read
from tests.ui.sessions import resume, scene
from wingspan.engine import Game
from wingspan.engine.decision import Kind
from wingspan.engine.notation.record import encode
from wingspan.ui.play.scene import Scene
from wingspan.ui.play.settings import Settings
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session
from wingspan.ui.table.bonus import bonus_offer
from wingspan.ui.table.rising import room_over_the_hand

PLAIN = Settings(answer_for_me=False, public_hands=True)


def asked(kind: Kind) -> Scene:
    session = Session(CATALOG, "en", PLAIN)
    resume(session, encode(games()[kind].record()).decode())
    return scene(session)


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
    }
    session = Session(CATALOG, "en", PLAIN)
    session.sit_down(Sitting(Game.from_position(position), PLAIN))
    offer = read(bonus_offer(scene(session), "viticulturalist", 0))
    (birds,) = offer.by_class("bonus-birds")
    assert len(birds.children) == 2
    (now,) = offer.by_class("bonus-now")
    assert now.words() == "1 bird: 0 points · 1 more: 3 points"
