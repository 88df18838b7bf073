"""Keys, buttons and touches mean the same: what a key presses is what it stands on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs

from tests.ui.every_question import KINDS, games
from tests.ui.fake_browser import Page, at
from tests.ui.markup import Element, read
from tests.ui.sessions import at_the_action
from wingspan.engine import Game, Setup
from wingspan.engine.components import Language
from wingspan.engine.decision import Kind
from wingspan.engine.options import TakeAction
from wingspan.ui import messages
from wingspan.ui.coach.hint import hint_panel
from wingspan.ui.kit.parts import whole
from wingspan.ui.page.showing import moment
from wingspan.ui.play.settings import Settings
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.moment import Hint, TableInPlay
from wingspan.ui.table.table_page import table_in_play
from wingspan.words import languages, words_in

PLAIN = Settings(answer_for_me=False, public_hands=True)
DIGITS = "1234567890"
START: dict[str, Any] = {"setup": {"players": 1, "automa": "eagle", "seed": 3, "names": ["Ada"]}}
IN_EVERY_ROW: dict[str, Any] = {
    **START,
    "round": 1,
    "players": [
        {
            "hand": ["white_throated_swift", "northern_mockingbird"],
            "food": {"invertebrate": 1, "fruit": 1},
            "bonus": ["historian"],
        }
    ],
    "turn_of": 0,
}
"""The Northern Mockingbird can go to each row, for an invertebrate and a fruit; the swift only to
the grassland."""
ROWS = ("forest", "grassland", "wetland")


def opened(game: Game, language: Language = "en") -> Page:
    """Return a page with a copy of that game, in which nothing is answered unasked."""
    page = Page()
    page.session.settings, page.session.language = PLAIN, language
    page.do(lambda: page.session.sit_down(Sitting(game.copy(), PLAIN)))
    return page


def dealt(**setup: object) -> Page:
    page = Page()
    page.do(lambda: page.session.begin(Setup(seed=8, **setup)))  # type: ignore[arg-type]
    return page


def pressed_by(page: Element, key: str) -> Element | None:
    """Return the element that a key presses, as ``browser/inputs.py`` finds it."""
    if key == "Enter":
        over = [e for e in page.having("id", "round-end") for e in e.having("data-enter")]
        return next(iter([*over, *page.having("data-enter")]), None)
    keyed = page.having("data-key")
    return next((e for e in keyed if key.lower() in e.attributes["data-key"].split()), None)


def deed(element: Element) -> tuple[str | None, ...]:
    """Return what a press on the element does."""
    return tuple(element.attributes.get(name) for name in ("data-choice", "data-do", "data-with"))


def press(page: Page, element: Element | None) -> None:
    """Press what was found, as a click and a key both do; nothing if it is None."""
    if element is None or "disabled" in element.attributes:
        return
    choice, name, fields = deed(element)
    if choice is not None:
        page.choose(int(choice))
    else:
        page.command(name or "", fields or "")


def type_in(page: Page, *keys: str) -> None:
    for key in keys:
        press(page, pressed_by(page.screen.root, key))


def answers(page: Page) -> tuple[int, ...]:
    assert page.session.game is not None
    return page.session.game.answers


def standing(page: Element) -> Iterator[tuple[str, Element]]:
    """Yield each key that stands on a thing or a button, with what it stands on.

    What is disabled waits for something, and so does its key. While the end of a round is shown,
    Enter is its key.
    """
    clickable = [e for e in page.all() if e.tag == "button" and deed(e) != (None, None, None)]
    over = bool(page.having("id", "round-end"))
    for button in clickable:
        if "aria-disabled" in button.attributes or (over and "data-enter" in button.attributes):
            continue
        for sign in button.all():
            if sign.tag == "kbd":
                yield sign.text, button


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_a_key_presses_what_it_stands_on_at_every_kind_of_question(
    kind: Kind, language: Language
) -> None:
    root = opened(games()[kind], language).screen.root
    enter = words_in(language).text("key_enter")
    stands = dict.fromkeys(key for key, _ in standing(root))
    assert stands
    for key, button in standing(root):
        found = pressed_by(root, "Enter" if key == enter else key)
        assert found is not None and deed(found) == deed(button), key


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "keep_bird"])
def test_every_answer_by_key_leaves_the_record_that_a_press_leaves(kind: Kind) -> None:
    """The first ten by digits; the others are reached by Tab, and pressed there."""
    game = games()[kind]
    assert game.decision is not None
    for number, option in enumerate(game.decision.options):
        by_key, by_press, own = opened(game), opened(game), game.copy()
        own.answer(number)
        if number < len(DIGITS):
            type_in(by_key, DIGITS[number])
        else:
            (listed,) = [
                e
                for e in by_key.screen.root.by_class("options")[0].having("data-choice")
                if e.attributes["data-choice"] == str(number)
            ]
            assert listed.attributes.get("tabindex") is None
            press(by_key, listed)
        press(by_press, by_press.screen.root.having("data-choice", str(number))[-1])
        assert answers(by_key) == answers(by_press) == own.answers, option


def test_a_letter_takes_its_action() -> None:
    for letter, action in (("g", "gain_food"), ("d", "draw_cards")):
        game = Game.from_position(IN_EVERY_ROW)
        assert game.decision is not None
        page = opened(game)
        type_in(page, letter)
        assert answers(page)[0] == game.decision.options.index(TakeAction(action))  # type: ignore[arg-type]


def test_an_action_in_vain_is_asked_about_and_confirmed_by_enter() -> None:
    """There is no bird to lay an egg on."""
    game = Game.from_position(IN_EVERY_ROW)
    assert game.decision is not None
    page = opened(game)
    type_in(page, "l")
    assert answers(page) == ()
    type_in(page, "2", "3")
    assert answers(page) == (), "digits have nothing to press while an action is doubted"
    type_in(page, "Enter")
    assert answers(page)[0] == game.decision.options.index(TakeAction("lay_eggs"))


@pytest.mark.parametrize(("number", "row"), list(enumerate(ROWS)))
def test_digits_press_the_places_of_a_card_that_is_held_over_the_mat(number: int, row: str) -> None:
    by_key, by_press = (opened(Game.from_position(IN_EVERY_ROW)) for _ in range(2))
    for page in (by_key, by_press):
        page.press(messages.Pick("northern_mockingbird"))
    type_in(by_key, "4", "9")
    assert answers(by_key) == (), "there are three places"
    type_in(by_key, DIGITS[number])
    by_press.press(messages.Place("northern_mockingbird", row))  # type: ignore[arg-type]
    assert answers(by_key) == answers(by_press) != ()
    assert by_key.session.game is not None
    (there,) = by_key.session.game.state.players[0].mat[row]  # type: ignore[index]
    assert there.bird == "northern_mockingbird"


def test_the_start_is_chosen_by_keys_as_by_presses() -> None:
    by_key, by_press = dealt(automa="eaglet"), dealt(automa="eaglet")
    assert by_press.session.game is not None
    me = by_press.session.game.state.players[0]
    hand, card = list(me.hand), me.choosing[1]
    type_in(by_key, "6", "6", "7", "8", "0", "1", "4", "c")
    for thing, name in (
        ("food", "invertebrate"),
        ("food", "invertebrate"),
        ("food", "seed"),
        ("food", "fish"),
        ("food", "rodent"),
        ("bird", hand[0]),
        ("bird", hand[3]),
        ("bonus", card),
    ):
        by_press.press(messages.ChooseStart(thing, name))  # type: ignore[arg-type]
    assert by_key.session.game is not None and answers(by_key) == ()
    type_in(by_key, "Enter")
    by_press.press(messages.ConfirmStart())
    assert answers(by_key) == answers(by_press) != ()
    assert set(by_key.session.game.state.players[0].hand) == {hand[0], hand[3]}


@pytest.mark.parametrize("sets", [("core",), ("core", "oceania")])
def test_no_key_at_the_start_throws_away_what_was_chosen(sets: tuple[str, ...]) -> None:
    page = dealt(automa="eaglet", sets=sets)
    assert page.session.sitting is not None
    type_in(page, "1", "2")
    every = {key for e in page.screen.root.having("data-key") for key in e.attributes["data-key"]}
    assert {*"1234567890bc"} <= every and ("n" in every) == ("oceania" in sets)
    for key in sorted(every - {*"1234567890bcnh ur"}):
        raise AssertionError(f"{key} is no key of the start")
    for key in "67890bcn":
        type_in(page, key)
        assert answers(page) == ()
        choice = page.session.sitting.start_choice
        assert choice is not None and len(choice.birds) == 2


def test_enter_confirms_nothing_that_is_incomplete() -> None:
    page = dealt(automa="eaglet")
    type_in(page, "1", "Enter")
    assert answers(page) == ()


@pytest.mark.parametrize("picked", ["", "northern_mockingbird", "white_throated_swift"])
def test_enter_takes_what_an_open_hint_marks_best(picked: str) -> None:
    """The coach is made to say that the mockingbird belongs in the wetland, its last row."""
    session = at_the_action(IN_EVERY_ROW)
    shown = moment(session).screen
    assert isinstance(shown, TableInPlay) and session.sitting is not None
    decision = shown.scene.decision
    assert decision is not None
    hinted = advised(decision.options.index(TakeAction("play_bird")))
    if picked:
        session.sitting.picked = picked
        shown = moment(session).screen
        assert isinstance(shown, TableInPlay)
    root = read_hint(shown, hinted)
    (taken,) = root.having("data-enter")
    signs = [button for key, button in standing(root) if key == "Enter"]
    if not picked:
        assert deed(taken) == (None, "pick", '{"bird":"northern_mockingbird"}')
        assert [
            e.words() for e in root.by_class("hint-choices")[0].children[0].all() if e.tag == "kbd"
        ]
    elif picked == "northern_mockingbird":
        assert taken.attributes["data-place"] == "northern_mockingbird|wetland"
        assert taken.attributes["data-hint"] == "best" and signs == [taken]
    else:
        assert taken.attributes["data-place"] == "white_throated_swift|grassland"
        assert signs == [taken]
        assert not [e for e in root.by_class("hint-choices")[0].all() if e.tag == "kbd"]


def advised(option: int) -> Hint:
    """Return a hint whose best answer is to play the mockingbird into the wetland."""
    page = Page()
    page.screen.filled_in = {"players": "1", "seat_0": "", "set_swiftstart": "on"}
    at(page, page.submit)
    while page.session.game is not None and page.session.game.decision is not None:
        if page.session.game.decision.kind == "action":
            break
        at(page, lambda: page.choose(0))
    for _ in range(2):
        at(page, lambda: page.press(messages.AskCoach()))
    shown = moment(page.session).screen
    assert isinstance(shown, TableInPlay) and shown.told is not None
    hint = shown.told.value
    assert isinstance(hint, Hint) and hint.advice is not None
    first = hint.advice.choices[0]
    best = structs.replace(
        first.candidate, option=option, bird="northern_mockingbird", habitat="wetland", kept=None
    )
    choices = [structs.replace(first, candidate=best)]
    return structs.replace(hint, advice=structs.replace(hint.advice, choices=choices))


def read_hint(shown: TableInPlay, hint: Hint) -> Element:
    """Return the table with that hint."""
    words = words_in("en")
    return read(whole(table_in_play(words, shown, hint_panel(words, shown, hint))))


def test_what_was_pressed_stays_the_same_child_of_its_card() -> None:
    """``static/morph.mjs`` compares the children of a card by their places: one that came before
    the surface when a card is kept would take the focus from it.
    """
    page = dealt(automa="eaglet")

    def place_of_surface() -> int:
        (card,) = [
            e
            for e in page.screen.root.by_id("hand").by_class("card")
            if any(pressed_by(e, "1") is child for child in e.children)
        ]
        return [child is pressed_by(card, "1") for child in card.children].index(True)

    before = place_of_surface()
    type_in(page, "1")
    assert page.screen.root.by_id("hand").by_class("kept")
    assert place_of_surface() == before
