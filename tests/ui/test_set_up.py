"""The start of a game chosen by touching things: answered, and taken back, in one go."""

from __future__ import annotations

import pytest

from tests.table import CATALOG
from tests.ui.fake_browser import Page
from tests.ui.markup import Element
from tests.ui.sessions import begun
from wingspan.engine import Setup
from wingspan.engine.state import Player
from wingspan.ui import commands
from wingspan.ui.play.start_choice import StartChoice, Thing
from wingspan.ui.session.session import Session

FIVE = {"invertebrate": 1, "seed": 1, "fish": 1, "fruit": 1, "rodent": 1, "nectar": 0}


def dealt(**food: int) -> Player:
    return Player(
        hand=["killdeer", "mallard", "barn_owl", "blue_jay", "osprey"],
        food={**FIVE, **food},  # type: ignore[dict-item]
        choosing=["forester", "historian"],
    )


def touched(me: Player, *things: str) -> StartChoice:
    """What is chosen after those were touched, each "bird killdeer" and the like."""
    choice = StartChoice()
    for thing in things:
        kind, name = thing.split(" ")
        choice = choice.toggled(kind, name, me)  # type: ignore[arg-type]
    return choice


def test_each_bird_takes_the_place_of_a_food() -> None:
    me = dealt()
    choice = touched(me, "bird killdeer", "bird osprey", "bird mallard", "food seed")
    assert choice.food_left(me) == 1 and not choice.is_complete(me)
    choice = choice.toggled("food", "fish", me)
    assert choice.food_left(me) == 0 and not choice.is_complete(me)
    assert choice.toggled("bonus", "historian", me).is_complete(me)


def test_what_is_touched_again_is_put_back() -> None:
    me = dealt()
    twice = ("bird osprey", "food fish", "bonus forester")
    assert touched(me, *twice, *twice) == StartChoice()


def test_a_food_too_many_takes_the_place_of_the_one_touched_first() -> None:
    me = dealt()
    full = ("bird osprey", "bird mallard", "bird killdeer", "food seed", "food fish")
    assert touched(me, *full, "food rodent").food == ("fish", "rodent")
    assert touched(me, *full, "bird blue_jay").food == ("fish",)
    every = touched(me, *full, "bird blue_jay", "bird barn_owl")
    assert every.food == () and every.food_left(me) == 0
    assert every.toggled("food", "seed", me) == every


def test_with_nectar_there_is_a_token_more() -> None:
    me = dealt(nectar=1)
    assert touched(me, "bird osprey", "food nectar").food_left(me) == 4


@pytest.mark.parametrize(
    "thing", ["bird american_robin", "food nectar", "food gold", "bonus ecologist"]
)
def test_what_one_does_not_have_cannot_be_kept(thing: str) -> None:
    assert touched(dealt(), thing) == StartChoice()


def started(**setup: object) -> Page:
    """A page at the first question of a game."""
    page = Page()
    page.session.begin(Setup(seed=8, **setup))  # type: ignore[arg-type]
    page.app.render()
    return page


def prompt(page: Page) -> Element:
    return page.screen.root.by_id("prompt")


def touch(page: Page, thing: Thing, *names: str) -> None:
    for name in names:
        page.press(commands.ChooseStart(thing, name))


def test_the_start_is_answered_by_one_press_and_taken_back_by_one() -> None:
    page = started(automa="eaglet")
    game = page.session.game
    assert game is not None
    me = game.state.players[0]
    birds, card = me.hand[1:4], me.choosing[1]
    touch(page, "bird", *birds)
    assert "3 birds kept, 2 food left to choose" in prompt(page).words()
    touch(page, "food", "seed", "rodent")
    touch(page, "bonus", card)
    assert game.answers == ()
    page.press(commands.ConfirmStart())
    assert game.state.phase == "turn"
    assert set(me.hand) == set(birds) and me.bonus == [card]
    assert {food for food, count in me.food.items() if count} == {"seed", "rodent"}
    page.press(commands.Undo())
    assert game.answers == ()
    assert "3 birds kept, 2 food kept" in prompt(page).words()
    page.press(commands.Redo())
    assert game.state.phase == "turn"


@pytest.mark.parametrize("number", [0, 5])
def test_nobody_need_keep_birds_or_food(number: int) -> None:
    page = started(automa="eaglet")
    game = page.session.game
    assert game is not None
    me = game.state.players[0]
    touch(page, "bird", *me.hand[:number])
    touch(page, "food", *[food for food, count in me.food.items() if count][: 5 - number])
    touch(page, "bonus", me.choosing[0])
    page.press(commands.ConfirmStart())
    assert game.state.phase == "turn" and len(me.hand) == number
    assert sum(me.food.values()) == 5 - number


def test_what_is_not_complete_cannot_be_confirmed() -> None:
    page = started(automa="eaglet")
    (confirm,) = prompt(page).having("data-do", "confirm_start")
    assert "disabled" in confirm.attributes
    page.app.command("confirm_start", "")
    assert page.session.game is not None and page.session.game.answers == ()


def test_each_bonus_card_lies_there_once_with_what_it_would_count_of_the_birds_kept() -> None:
    page = started(automa="eaglet")
    game = page.session.game
    assert game is not None
    me = game.state.players[0]
    me.choosing[:] = ["forester", "historian"]
    forest_only = next(b for b in me.hand if CATALOG.birds[b].habitats == ("forest",))
    other = next(b for b in me.hand if len(CATALOG.birds[b].habitats) > 1)
    touch(page, "bird", forest_only, other)
    names = [e.words() for e in page.screen.root.by_class("bonus-name")]
    assert len(names) == 2 == len(set(names))
    forester, historian = prompt(page).by_class("bonus-wants")
    words = page.session.words
    assert forester.words() == f"Would count: {words.bird(CATALOG.birds[forest_only])}"
    assert historian.words() == ""


def test_every_option_stays_in_the_page_and_can_be_taken_alone() -> None:
    page = started(automa="eaglet")
    game = page.session.game
    assert game is not None and game.decision is not None
    assert set(page.screen.root.choices()) == set(range(len(game.decision.options)))
    kept = game.state.players[0].hand[0]
    page.app.choose(0)
    assert game.state.players[0].apart == [kept]
    touch(page, "bird", game.state.players[0].hand[2])
    assert "2 birds kept, 3 food left to choose" in prompt(page).words()
    names = {e.attributes["data-with"] for e in page.screen.root.having("data-do", "choose_start")}
    assert not any(kept in name for name in names)


def test_one_person_s_choice_is_not_seen_by_the_next_and_answers_nothing_of_theirs() -> None:
    session: Session = begun(Setup(players=2, names=("Ada", "Bo"), seed=8))
    session.answer(session.token, 0)
    assert session.game is not None and session.sitting is not None
    me = session.game.state.players[0]
    for thing, name in (
        ("bird", me.hand[0]),
        *(("food", food) for food in ("invertebrate", "seed", "fish", "fruit")),
        ("bonus", me.choosing[0]),
    ):
        assert session.choose_start(thing, name)  # type: ignore[arg-type]
    assert session.confirm_start(session.token)
    decision = session.game.decision
    assert decision is not None and (decision.player, decision.kind) == (1, "keep_bird")
    assert session.must_hand_over and session.sitting.start_choice is None
    assert not session.choose_start("bird", session.game.state.players[1].hand[0])
    session.answer(session.token, 0)
    assert session.sitting.start_choice == StartChoice()
