"""One press for several answers: an action begun with what it brings, and the same thing again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.table import ALL_SETS
from tests.ui.markup import Element, fields_of, read
from tests.ui.tables import taken
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.decision import Decision, Source
from wingspan.engine.options import (
    DRAW_DECK,
    REROLL,
    SKIP,
    AnyOption,
    Die,
    Draw,
    Slot,
    TakeAction,
)
from wingspan.links import Unasked
from wingspan.ui.page import page
from wingspan.ui.play.seats import Seats
from wingspan.ui.play.settings import Settings
from wingspan.ui.play.shortcuts import Again
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session
from wingspan.ui.session.showing import moment

SOLO: dict[str, Any] = {
    "setup": {"players": 1, "automa": "eagle", "seed": 3, "names": ["Ada"]},
    "round": 1,
    "players": [
        {
            "hand": ["mallard"],
            "food": {},
            "bonus": ["historian"],
            "mat": {
                "forest": [
                    {"bird": "hooded_warbler", "eggs": 0},
                    {"bird": "prothonotary_warbler", "eggs": 4},
                    {"bird": "american_woodcock", "eggs": 0},
                ]
            },
        }
    ],
    "birdfeeder": ["seed", "seed", "fish", "invertebrate_seed"],
    "tray": ["barn_owl", "blue_jay", "bald_eagle"],
    "turn_of": 0,
}
"""Room for eggs: 3 on the Hooded Warbler, 2 on the American Woodcock; the Prothonotary Warbler's 4
fill its nest. None has a power. The empty grassland gives two eggs, the empty wetland one card."""

TWO: dict[str, Any] = {
    **SOLO,
    "setup": {"players": 2, "seed": 3, "names": ["Ada", "Bo"]},
    "players": [
        {**SOLO["players"][0], "hand": ["mallard"]},
        {
            "hand": ["canada_goose"],
            "food": {},
            "bonus": ["forester"],
            "mat": {"forest": [{"bird": "wild_turkey"}]},
        },
    ],
}


def at(position: dict[str, Any], settings: Settings | None = None) -> Session:
    session = Session(load_catalog(), settings=settings or Settings())
    session.sit_down(Sitting(Game.from_position(position), session.settings))
    return session


def asked(session: Session) -> Decision:
    assert session.game and session.game.decision
    return session.game.decision


def begun_by(session: Session) -> list[Element]:
    return read(page(moment(session))).having("data-do", "begin_with")


def values(session: Session) -> set[str]:
    """What can be begun with, each with how many of it."""
    return {fields_of(element) for element in begun_by(session)}


def take(session: Session, option: AnyOption) -> None:
    assert session.answer(session.token, asked(session).options.index(option))


@pytest.mark.parametrize(
    ("value", "action", "first"),
    [
        ("die|seed|seed", "gain_food", Die("seed", "seed")),
        (
            "die|invertebrate_seed|invertebrate",
            "gain_food",
            Die("invertebrate_seed", "invertebrate"),
        ),
        ("egg|forest|0", "lay_eggs", Slot(0, "forest", 0)),
        ("tray|1", "draw_cards", Draw(1, "blue_jay")),
        ("deck", "draw_cards", DRAW_DECK),
    ],
)
def test_a_thing_on_the_table_takes_its_action_and_itself_and_both_are_taken_back_at_once(
    value: str, action: Any, first: AnyOption
) -> None:
    session = at(SOLO)
    assert session.begin_with(session.token, value)
    assert taken(session, SOLO)[:2] == [TakeAction(action), first]
    answers = session.game.answers if session.game else ()
    assert session.undo()
    assert taken(session, SOLO) == []
    assert not session.can_undo
    assert session.redo()
    assert session.game and session.game.answers == answers


@pytest.mark.parametrize(
    "value",
    [
        "",
        "die",
        "die|fish|seed",
        "die|rodent|rodent",
        "tray|3",
        "tray|-1",
        "tray|x",
        "egg|forest|1",
        "egg|forest|3",
        "egg|wetland|0",
        "egg|nowhere|0",
        "deck|",
        "action",
    ],
)
def test_what_the_action_could_not_begin_with_is_refused(value: str) -> None:
    """No such die, card or bird, or no room for an egg."""
    session = at(SOLO)
    token = session.token
    assert not session.begin_with(token, value)
    assert session.token == token
    assert taken(session, SOLO) == []


def test_a_press_meant_for_an_older_moment_begins_and_repeats_nothing() -> None:
    session = at(SOLO)
    old = session.token
    assert session.begin_with(old, "egg|forest|0")
    assert session.undo()
    assert not session.begin_with(old, "egg|forest|0")
    take(session, TakeAction("lay_eggs"))
    assert not session.repeat(old, 0, 2)
    assert taken(session, SOLO) == [TakeAction("lay_eggs")]


def test_nothing_begins_while_something_else_is_asked() -> None:
    session = at(SOLO)
    take(session, TakeAction("lay_eggs"))
    for value in ("egg|forest|0", "deck", "tray|0", "die|seed|seed"):
        assert not session.begin_with(session.token, value)
    assert not begun_by(session)


def with_a_reset(row: str, **table: Any) -> dict[str, Any]:
    """Oceania: the second space of that row has a reset, which costs a food; there is a seed."""
    mat = {row: [{"bird": "hooded_warbler" if row == "forest" else "trumpeter_swan"}]}
    return {
        **SOLO,
        "setup": {**SOLO["setup"], "sets": ["core", "oceania"]},
        "players": [{**SOLO["players"][0], "mat": mat, "food": {"seed": 1}}],
        **table,
    }


@pytest.mark.parametrize(
    ("row", "value", "first"),
    [
        ("forest", "die|fish|fish", Die("fish", "fish")),
        ("wetland", "tray|1", Draw(1, "blue_jay")),
    ],
)
def test_whoever_takes_a_die_or_a_card_at_once_does_not_pay_to_have_it_taken_away(
    row: str, value: str, first: AnyOption
) -> None:
    position = with_a_reset(row, birdfeeder=["fish", "rodent"])
    session = at(position)
    assert session.begin_with(session.token, value)
    assert taken(session, position)[1:3] == [SKIP, first]
    assert session.undo()
    assert taken(session, position) == []


def test_a_reset_is_asked_about_where_it_would_not_take_the_thing_away() -> None:
    session = at(with_a_reset("wetland", birdfeeder=["fish", "rodent"]))
    assert "tray|1|1" in values(session)
    assert not any(value.startswith("deck") for value in values(session))
    assert not session.begin_with(session.token, "deck")
    session = at(with_a_reset("forest", birdfeeder=["fish", "fish"]))
    assert not any(value.startswith("reroll") for value in values(session))


def test_every_thing_on_the_table_says_what_a_press_would_do() -> None:
    root = read(page(moment(at(SOLO))))
    said = {fields_of(e): e.words() for e in root.having("data-do", "begin_with")}
    assert set(said) == {
        "die|seed|seed|1",
        "die|fish|fish|1",
        "die|invertebrate_seed|invertebrate|1",
        "die|invertebrate_seed|seed|1",
        "egg|forest|0|1",
        "egg|forest|0|2",
        "egg|forest|2|1",
        "egg|forest|2|2",
        "tray|0|1",
        "tray|1|1",
        "tray|2|1",
        "deck|1",
        "die|seed|seed|2",
    }
    assert said["tray|1|1"] == "Draw cards: Blue Jay"
    assert said["egg|forest|0|1"].startswith("Lay eggs: Hooded Warbler")
    assert "2 times" in said["egg|forest|0|2"]
    assert said["deck|1"].startswith("Draw cards: ")
    assert said["die|fish|fish|1"].startswith("Gain food: ")


def test_an_action_begins_with_two_eggs_on_one_bird_and_both_are_taken_back_at_once() -> None:
    session = at(SOLO)
    assert session.begin_with(session.token, "egg|forest|0", 2)
    assert taken(session, SOLO)[:3] == [TakeAction("lay_eggs"), *[Slot(0, "forest", 0)] * 2]
    assert session.undo()
    assert taken(session, SOLO) == []


@pytest.mark.parametrize(
    ("value", "times"),
    [("egg|forest|0", 0), ("egg|forest|0", 3), ("egg|forest|0", -1), ("tray|0", 2), ("deck", 2)],
)
def test_an_action_begins_with_no_more_than_it_brings(value: str, times: int) -> None:
    """Two eggs, one card; the nest of the Hooded Warbler would hold three."""
    session = at(SOLO)
    assert not session.begin_with(session.token, value, times)
    assert taken(session, SOLO) == []


def test_dice_that_are_all_alike_are_rolled_anew_to_begin_with() -> None:
    position = {**SOLO, "birdfeeder": ["fish", "fish"]}
    session = at(position)
    (element,) = [e for e in begun_by(session) if fields_of(e) == "reroll|1"]
    assert element.words().startswith("Gain food: ")
    assert session.begin_with(session.token, "reroll")
    assert taken(session, position)[:2] == [TakeAction("gain_food"), REROLL]
    assert "reroll|1" not in values(at(SOLO))


def test_the_bird_stays_there_to_be_read_beside_its_egg() -> None:
    root = read(page(moment(at(SOLO))))
    bird = root.by_id("bird-hooded_warbler")
    one, two = bird.having("data-do", "begin_with")
    assert not {"hit"} & {
        *one.attributes["class"].split(),
        *two.attributes.get("class", "").split(),
    }
    assert bird.having("data-do", "look")
    assert (
        not read(page(moment(at(SOLO))))
        .by_id("bird-prothonotary_warbler")
        .having("data-do", "begin_with")
    )


def test_a_card_held_over_the_mat_leaves_nothing_to_begin() -> None:
    position = {**SOLO, "players": [{**SOLO["players"][0], "food": {"invertebrate": 1, "seed": 1}}]}
    session = at(position)
    assert begun_by(session)
    assert session.pick("mallard")
    assert not begun_by(session)


def test_with_several_people_what_turns_a_card_up_only_begins_the_action() -> None:
    session = at(TWO, Settings(public_hands=True))
    assert session.begin_with(session.token, "deck")
    assert taken(session, TWO) == [TakeAction("draw_cards")]
    assert asked(session).kind == "draw_card"
    assert session.undo()
    assert taken(session, TWO) == []


def test_with_several_people_what_turns_nothing_up_is_taken_at_once_and_can_be_taken_back() -> None:
    session = at(TWO, Settings(public_hands=True))
    assert session.begin_with(session.token, "egg|forest|0")
    assert taken(session, TWO) == [TakeAction("lay_eggs"), Slot(0, "forest", 0)]
    assert session.undo()
    assert taken(session, TWO) == []


def test_nothing_begins_or_repeats_on_a_screen_that_is_to_be_handed_over() -> None:
    session = at(TWO)
    assert session.must_hand_over
    for value in ("deck", "egg|forest|0"):
        assert not session.begin_with(session.token, value)
    assert session.answer(session.token, 0)
    take(session, TakeAction("lay_eggs"))
    assert session.sitting
    session.sitting.holder = 1
    assert session.must_hand_over
    assert not session.repeat(session.token, 0, 2)


def test_nothing_begins_while_somebody_far_away_must_answer() -> None:
    session = at(TWO)
    assert session.sitting
    unasked: tuple[Unasked, ...] = ("free", "free")
    session.sitting.sit(Seats(2, 1, unasked=unasked))
    assert session.waits
    assert not session.begin_with(session.token, "egg|forest|0")
    assert not begun_by(session)
    session.sitting.sit(Seats(2, 0, unasked=unasked))
    assert session.begin_with(session.token, "egg|forest|0")


def test_only_birds_of_ones_own_are_begun_with() -> None:
    """Bo's Wild Turkey has room as well, in the first space of the forest."""
    session = at(TWO, Settings(public_hands=True))
    session.look_at("mat", f"1@{asked(session).serial}")
    assert read(page(moment(session))).by_id("bird-wild_turkey")
    assert not any(fields_of(e).startswith("egg") for e in begun_by(session))


def test_the_same_bird_gets_several_eggs_at_once_and_all_are_taken_back_at_once() -> None:
    session = at(SOLO)
    take(session, TakeAction("lay_eggs"))
    assert session.sitting and session.sitting.repeats == {0: 2, 1: 2}
    root = read(page(moment(session)))
    buttons = root.by_id("prompt").having("data-do", "repeat")
    assert [fields_of(e) for e in buttons] == ["0|2", "1|2"]
    assert "Hooded Warbler" in buttons[0].words()
    assert "×2" in buttons[0].words()
    assert session.repeat(session.token, 0, 2)
    laid = [TakeAction("lay_eggs"), Slot(0, "forest", 0), Slot(0, "forest", 0)]
    assert taken(session, SOLO)[:3] == laid
    assert session.undo()
    assert taken(session, SOLO) == laid[:1]
    assert session.redo()
    assert taken(session, SOLO)[:3] == laid


@pytest.mark.parametrize(("option", "times"), [(0, 0), (0, 1), (0, -2), (0, 3), (-1, 2), (9, 2)])
def test_what_does_not_fit_so_often_is_refused(option: int, times: int) -> None:
    """Two eggs are laid; a third would fit into the nest, but not into the action."""
    session = at(SOLO)
    take(session, TakeAction("lay_eggs"))
    assert not session.repeat(session.token, option, times)
    assert taken(session, SOLO) == [TakeAction("lay_eggs")]


def test_the_nest_limits_how_often() -> None:
    mat = {"forest": [{"bird": "hooded_warbler", "eggs": 2}, {"bird": "prothonotary_warbler"}]}
    session = at({**SOLO, "players": [{**SOLO["players"][0], "mat": mat}]})
    take(session, TakeAction("lay_eggs"))
    assert session.sitting and session.sitting.repeats == {1: 2}


def test_a_conversion_ends_what_is_repeated() -> None:
    """A bird in the grassland uncovers two eggs and, for a food, one more; its nest holds five."""
    mat = {"grassland": [{"bird": "wild_turkey"}]}
    player = {**SOLO["players"][0], "mat": mat, "food": {"seed": 1}}
    position = {**SOLO, "players": [player]}
    settings = Settings(answer_for_me=False)
    session = at(position, settings)
    take(session, TakeAction("lay_eggs"))
    assert session.sitting and session.sitting.repeats == {0: 2}
    assert session.repeat(session.token, 0, 2)
    assert asked(session).kind == "trade"


def test_dice_are_not_repeated_past_a_throw() -> None:
    """Four birds uncover three dice: the third is of a throw that nobody has seen."""
    birds = ["hooded_warbler", "prothonotary_warbler", "american_woodcock", "wood_duck"]
    for seed in range(12):
        position = {
            **SOLO,
            "setup": {**SOLO["setup"], "seed": seed},
            "birdfeeder": ["seed", "seed"],
            "players": [{**SOLO["players"][0], "mat": {"forest": [{"bird": b} for b in birds]}}],
        }
        session = at(position)
        take(session, TakeAction("gain_food"))
        assert session.sitting and session.sitting.repeats == {0: 2}


def test_a_pink_power_in_between_ends_what_is_repeated() -> None:
    mine = Source(0, "grassland")
    slot = Slot(0, "forest", 0)
    before = Decision(5, 0, 0, "lay_egg", mine, [slot, Slot(0, "forest", 1)])
    again = Again(before, slot, 2)
    assert again.answer(before) == 0
    others = (
        Decision(6, 0, 1, "lay_egg", Source(1, "wetland", "american_avocet"), [slot]),
        Decision(6, 0, 0, "lay_egg", Source(0, "forest", "hooded_warbler"), [slot]),
        Decision(6, 0, 0, "discard_egg", mine, [slot]),
        Decision(6, 1, 0, "lay_egg", mine, [slot]),
    )
    for other in others:
        assert again.answer(other) is None
        assert not again.goes_on(other)


def test_eggs_repeated_are_not_laid_on_in_anothers_name() -> None:
    """Bo's American Avocet answers to the action with an egg on another bird: Bo is asked."""
    bo = {
        **TWO["players"][1],
        "mat": {
            "forest": [{"bird": "wild_turkey"}],
            "grassland": [{"bird": "killdeer"}],
            "wetland": [{"bird": "american_avocet"}],
        },
    }
    position = {**TWO, "players": [TWO["players"][0], bo]}
    session = at(position)
    assert session.answer(session.token, 0)
    take(session, TakeAction("lay_eggs"))
    assert session.repeat(session.token, 0, 2)
    assert asked(session).player == 1
    assert asked(session).kind == "lay_egg"
    assert session.must_hand_over
    assert session.game
    assert session.game.state.players[0].mat["forest"][0].eggs == 2
    assert all(bird.eggs == 0 for row in session.game.state.players[1].mat.values() for bird in row)


@pytest.mark.parametrize("players", [1, 3])
def test_all_that_the_page_offers_can_be_done_and_taken_back_at_once(players: int) -> None:
    setup = Setup(
        players=players,
        names=("Ada", "Bo", "Cy")[:players],
        automa="eagle" if players == 1 else None,
        sets=ALL_SETS,
        seed=11,
    )
    for seed in range(3):
        dice = random.Random(seed)
        session = Session(load_catalog(), settings=Settings(public_hands=True))
        assert session.begin(setup)
        while session.phase == "play":
            assert session.sitting and session.game
            scene = session.scene()
            before = session.game.answers
            for begin in scene.beginnings.values():
                assert session.begin_with(session.token, begin.value)
                assert session.game.answers[: len(before)] == before
                assert session.undo()
                assert session.game.answers == before
            for option, most in scene.repeats.items():
                if players == 1:
                    assert session.repeat(session.token, option, most)
                    given = session.game.answers[len(before) :]
                    assert given[0] == option and len(given) >= most
                    assert session.undo()
                    assert session.game.answers == before
            session.answer(session.token, dice.randrange(len(asked(session).options)))


def test_in_french_the_buttons_speak_french() -> None:
    session = at(SOLO)
    session.speak("fr")
    said = {fields_of(e): e.words() for e in begun_by(session)}
    assert said["tray|1|1"].endswith("Geai bleu")
    assert not said["tray|1|1"].startswith("Draw")
