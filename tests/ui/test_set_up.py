"""The start of a game chosen by touching things: answered and taken back in one go."""

from __future__ import annotations

import pytest

from tests.table import CATALOG
from tests.ui.fake_browser import Page, at
from tests.ui.markup import Element
from tests.ui.sessions import answer, begun, choose_start, confirm_start, must_hand_over
from wingspan.engine import Setup
from wingspan.engine.program import Program
from wingspan.engine.state import Player
from wingspan.engine.table import costs_of
from wingspan.ui import messages
from wingspan.ui.messages import StartChoice, Thing
from wingspan.ui.play.inputs import UNTOUCHED, food_left, is_complete, propose_food, touch
from wingspan.ui.session.session import Session

FIVE = {"invertebrate": 1, "seed": 1, "fish": 1, "fruit": 1, "rodent": 1, "nectar": 0}


def dealt(**food: int) -> Player:
    return Player(
        hand=["killdeer", "mallard", "barn_owl", "blue_jay", "osprey"],
        food={**FIVE, **food},  # type: ignore[dict-item]
        choosing=["forester", "historian"],
    )


def touched(me: Player, *things: str) -> StartChoice:
    """Return the choice after touching those things, each written as "bird killdeer"."""
    choice = UNTOUCHED
    for thing in things:
        kind, name = thing.split(" ")
        choice = touch(choice, kind, name, me)  # type: ignore[arg-type]
    return choice


def test_each_bird_takes_the_place_of_a_food() -> None:
    me = dealt()
    choice = touched(me, "bird killdeer", "bird osprey", "bird mallard", "food seed")
    assert food_left(choice, me) == 1 and not is_complete(choice, me)
    choice = touch(choice, "food", "fish", me)
    assert food_left(choice, me) == 0 and not is_complete(choice, me)
    assert is_complete(touch(choice, "bonus", "historian", me), me)


def test_what_is_touched_again_is_put_back() -> None:
    me = dealt()
    twice = ("bird osprey", "food fish", "bonus forester")
    assert touched(me, *twice, *twice) == StartChoice((), (), "")


def test_a_food_too_many_takes_the_place_of_the_one_touched_first() -> None:
    me = dealt()
    full = ("bird osprey", "bird mallard", "bird killdeer", "food seed", "food fish")
    assert touched(me, *full, "food rodent").food == ("fish", "rodent")
    assert touched(me, *full, "bird blue_jay").food == ("fish",)
    every = touched(me, *full, "bird blue_jay", "bird barn_owl")
    assert every.food == () and food_left(every, me) == 0
    assert touch(every, "food", "seed", me) == every


def proposed(me: Player, choice: StartChoice) -> set[str]:
    """Return the food that the choice keeps, including the food proposed."""
    return set(propose_food(choice, me, CATALOG.birds, costs_of(CATALOG)).food)


@pytest.mark.parametrize(
    ("birds", "food"),
    [
        ((), set()),
        (("osprey", "juniper_titmouse", "killdeer"), {"invertebrate", "seed"}),
        (("osprey", "juniper_titmouse"), {"fish", "invertebrate", "seed"}),
        (("osprey", "barn_owl", "bald_eagle", "juniper_titmouse"), {"fish"}),
    ],
)
def test_food_that_suits_the_birds_kept_is_proposed(birds: tuple[str, ...], food: set[str]) -> None:
    """The Juniper Titmouse costs an invertebrate and a seed, the Killdeer one of them, the Osprey a
    fish, the Barn Owl two rodents, the Bald Eagle two fish and a rodent.
    """
    me = dealt()
    me.hand[:] = ["osprey", "juniper_titmouse", "killdeer", "barn_owl", "bald_eagle"]
    choice = touched(me, *(f"bird {bird}" for bird in birds))
    assert proposed(me, choice) == food


def test_once_a_token_is_touched_nothing_is_proposed_any_more() -> None:
    me = dealt()
    birds = touched(me, "bird osprey", "bird killdeer")
    shown = propose_food(birds, me, CATALOG.birds, costs_of(CATALOG))
    put_back = touch(shown, "food", "fish", me)
    assert proposed(me, put_back) == {"invertebrate", "seed"} and food_left(put_back, me) == 1
    assert proposed(me, touch(put_back, "food", "rodent", me)) == {
        "invertebrate",
        "seed",
        "rodent",
    }
    more = touch(put_back, "bird", "mallard", me)
    assert proposed(me, more) == {"invertebrate", "seed"}


def test_a_token_more_takes_the_place_of_what_the_birds_want_least() -> None:
    """Both birds want an invertebrate or a seed, and nothing else."""
    me = dealt()
    birds = touched(me, "bird mallard", "bird killdeer")
    shown = propose_food(birds, me, CATALOG.birds, costs_of(CATALOG))
    assert {"invertebrate", "seed"} < set(shown.food)
    assert {"invertebrate", "seed", "rodent"} == set(touch(shown, "food", "rodent", me).food)


def test_with_nectar_there_is_a_token_more() -> None:
    me = dealt(nectar=1)
    assert food_left(touched(me, "bird osprey", "food nectar"), me) == 4


@pytest.mark.parametrize(
    "thing", ["bird american_robin", "food nectar", "food gold", "bonus ecologist"]
)
def test_what_one_does_not_have_cannot_be_kept(thing: str) -> None:
    assert touched(dealt(), thing) == UNTOUCHED


def started(**setup: object) -> Page:
    """Return a page at the first question of a game."""
    page = Page()
    page.session.begin(Setup(seed=8, **setup))  # type: ignore[arg-type]
    page.app.render()
    return page


def prompt(page: Page) -> Element:
    return page.screen.root.by_id("prompt")


def kept_food(page: Page) -> set[str]:
    tokens = prompt(page).by_class("keep-food")
    return {
        token.by_class("food-word")[0].words()
        for token in tokens
        if token.attributes["aria-pressed"] == "true"
    }


def press_each(page: Page, thing: Thing, *names: str) -> None:
    for name in names:
        page.press(messages.ChooseStart(thing, name))


def test_the_start_is_answered_by_one_press_and_taken_back_by_one() -> None:
    page = started(automa="eaglet")
    game = page.session.game
    assert game is not None
    me = game.state.players[0]
    birds, card = me.hand[1:4], me.choosing[1]
    assert not prompt(page).by_class("counted")
    press_each(page, "bird", *birds)
    assert "3 birds + 2 food choose a bonus card" in prompt(page).words()
    assert "3 birds kept, 2 food suggested, now choose a bonus card" in prompt(page).words()
    assert len(kept_food(page)) == 2
    press_each(page, "food", *sorted(kept_food(page)))
    assert "3 birds kept, choose 2 more food" in prompt(page).words()
    assert "3 birds + 0 food choose 2 more food" in prompt(page).words()
    press_each(page, "food", "seed", "rodent")
    press_each(page, "bonus", card)
    assert game.answers == ()
    page.press(messages.ConfirmStart())
    assert game.state.phase == "turn"
    assert set(me.hand) == set(birds) and me.bonus == [card]
    assert {food for food, count in me.food.items() if count} == {"seed", "rodent"}
    page.press(messages.Undo())
    assert game.answers == ()
    assert "3 birds kept, 2 food kept" in prompt(page).words()
    page.press(messages.Redo())
    assert game.state.phase == "turn"


@pytest.mark.parametrize("number", [0, 5])
def test_nobody_need_keep_birds_or_food(number: int) -> None:
    page = started(automa="eaglet")
    game = page.session.game
    assert game is not None
    me = game.state.players[0]
    press_each(page, "bird", *me.hand[:number])
    if not number:
        press_each(page, "food", *[food for food, count in me.food.items() if count])
    press_each(page, "bonus", me.choosing[0])
    page.press(messages.ConfirmStart())
    assert game.state.phase == "turn" and len(me.hand) == number
    assert sum(me.food.values()) == 5 - number


def test_what_is_not_complete_cannot_be_confirmed() -> None:
    page = started(automa="eaglet")
    (confirm,) = prompt(page).having("data-do", "confirm_start")
    assert confirm.attributes["aria-disabled"] == "true"
    page.command("confirm_start", "")
    assert page.session.game is not None and page.session.game.answers == ()


def test_each_bonus_card_lies_there_once_with_what_it_would_count_of_the_birds_kept() -> None:
    page = started(automa="eaglet")
    game = page.session.game
    assert game is not None
    me = game.state.players[0]
    me.choosing[:] = ["forester", "historian"]
    forest_only = next(b for b in me.hand if CATALOG.birds[b].habitats == ("forest",))
    other = next(b for b in me.hand if len(CATALOG.birds[b].habitats) > 1)
    press_each(page, "bird", forest_only, other)
    names = [e.words() for e in page.screen.root.by_class("bonus-name")]
    assert len(names) == 2 == len(set(names))
    game.state.tray[:] = ["hermit_thrush", "osprey", "mallard"]
    page.app.render()
    forester, historian = prompt(page).by_class("bonus-art")
    words = page.session.words
    told = [group.by_class("sr")[0].words() for group in forester.by_class("counting")[0].children]
    assert told[0] == f"Kept: {words.bird(CATALOG.birds[forest_only])}"
    assert told[-1] == "Tray: Hermit Thrush", "it lives only in the forest"
    dealt = [b for b in me.hand if b != forest_only]
    alone = [b for b in dealt if CATALOG.birds[b].habitats == ("forest",)]
    named = ", ".join(words.bird(CATALOG.birds[b]) for b in alone)
    assert told[1:-1] == ([f"Hand: {named}"] if alone else [])
    assert [len(card.by_class("emblem")) for card in (forester, historian)] == [1, 1]


def test_what_the_rules_were_answered_before_is_kept() -> None:
    """Games saved by earlier versions may have been left between two birds."""
    page = started(automa="eaglet")
    game = page.session.game
    assert game is not None
    kept = game.state.players[0].hand[0]
    page.choose(0)
    assert game.state.players[0].apart == [kept]
    press_each(page, "bird", game.state.players[0].hand[2])
    assert "2 birds kept, 3 food suggested" in prompt(page).words()
    names = {e.attributes["data-with"] for e in page.screen.root.having("data-do", "choose_start")}
    assert not any(kept in name for name in names)


def test_one_person_s_choice_is_not_seen_by_the_next_and_answers_nothing_of_theirs() -> None:
    session: Session = begun(Setup(players=2, names=("Ada", "Bo"), seed=8))
    answer(session, session.token, 0)
    assert session.game is not None and session.sitting is not None
    me = session.game.state.players[0]
    for thing, name in (
        ("bird", me.hand[0]),
        ("bonus", me.choosing[0]),
    ):
        assert choose_start(session, thing, name)  # type: ignore[arg-type]
    assert confirm_start(session, session.token)
    decision = session.game.decision
    assert decision is not None and (decision.player, decision.kind) == (1, "keep_bird")
    assert must_hand_over(session) and session.sitting.start_choice is None
    assert not choose_start(session, "bird", session.game.state.players[1].hand[0])
    answer(session, session.token, 0)
    assert session.sitting.start_choice == UNTOUCHED


def test_a_bonus_card_that_is_no_longer_chosen_is_not_marked_any_more() -> None:
    page = started(automa="eaglet")
    game = page.session.game
    assert game is not None
    first, second = game.state.players[0].choosing
    for card in (first, second):
        press_each(page, "bonus", card)
        marked = [one.attributes.get("id", "") for one in prompt(page).by_class("kept")]
        assert [id_ for id_ in marked if "start-" in id_] == [f"start-{card}"]


def test_a_bird_is_kept_on_its_card_or_on_its_small_picture_alike() -> None:
    page = started(automa="eaglet")
    game = page.session.game
    assert game is not None
    bird = game.state.players[0].hand[0]
    press_each(page, "bird", bird)
    kept = [one for one in prompt(page).by_class("keep-thumb") if "kept" in one.attributes["class"]]
    assert [one.attributes["aria-pressed"] for one in kept] == ["true"]
    assert "kept" in page.screen.root.by_id(f"hand-{bird}").attributes["class"]


@pytest.mark.parametrize(
    ("setup", "programs", "named"),
    [
        (Setup(players=1, names=("Ada",), automa="eagle", seed=3), (), []),
        (Setup(players=2, names=("Ada", ""), seed=3), (None, Program("blue_jay", 3)), []),
        (Setup(players=2, names=("Ada", "Bo"), seed=3), (), ["Ada"]),
    ],
)
def test_who_is_asked_is_named_where_several_people_share_the_screen(
    setup: Setup, programs: tuple[Program | None, ...], named: list[str]
) -> None:
    page = Page()
    at(page, lambda: page.do(lambda: page.session.begin(setup, programs=programs)))
    if must_hand_over(page.session):
        page.choose(0)
    assert [name.words() for name in prompt(page).by_class("who")] == named
