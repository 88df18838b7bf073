"""One input that gives several answers: an action with its first thing, and repetitions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.table import FOUR_SETS
from tests.ui.markup import Element, command_of, fields_of, read
from tests.ui.sessions import (
    answer,
    begin_with,
    look_at,
    must_hand_over,
    pick,
    redo,
    repeat,
    scene,
    sitting_of,
    undo,
    waits,
)
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
from wingspan.ui.messages import BeginWith, First, UnknownCommand
from wingspan.ui.messages import read as read_command
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.inputs import repeat_answer
from wingspan.ui.play.seats import Seats
from wingspan.ui.play.settings import Settings
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session

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
"""Room for eggs: 3 on the Hooded Warbler, 2 on the American Woodcock; the Prothonotary Warbler's
nest is full with 4. None has a power. The empty grassland gives two eggs, the empty wetland
one card."""

EGG = Slot(0, "forest", 0)
"""An egg on the Hooded Warbler."""

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


def begins(element: Element) -> tuple[AnyOption, int]:
    """Return the option that a press on the element begins an action with, and how many times."""
    command = command_of(element)
    assert isinstance(command, BeginWith)
    return command.option, command.times


def offered(session: Session) -> set[tuple[AnyOption, int]]:
    """Return every option that an action can be begun with, and how many times."""
    return {begins(element) for element in begun_by(session)}


def take(session: Session, option: AnyOption) -> None:
    assert answer(session, session.token, asked(session).options.index(option))


@pytest.mark.parametrize(
    ("first", "action"),
    [
        (Die("seed", "seed"), "gain_food"),
        (Die("invertebrate_seed", "invertebrate"), "gain_food"),
        (EGG, "lay_eggs"),
        (Draw(1, "blue_jay"), "draw_cards"),
        (DRAW_DECK, "draw_cards"),
    ],
)
def test_a_thing_on_the_table_takes_its_action_and_itself_and_both_are_taken_back_at_once(
    first: First, action: Any
) -> None:
    session = at(SOLO)
    assert begin_with(session, session.token, first)
    assert taken(session, SOLO)[:2] == [TakeAction(action), first]
    answers = session.game.answers if session.game else ()
    assert undo(session)
    assert taken(session, SOLO) == []
    assert not sitting_of(session).can_undo
    assert redo(session)
    assert session.game and session.game.answers == answers


@pytest.mark.parametrize(
    "option",
    [
        Die("fish", "seed"),
        Die("rodent", "rodent"),
        Draw(3, "blue_jay"),
        Draw(-1, "blue_jay"),
        Draw(0, "blue_jay"),
        Slot(0, "forest", 1),
        Slot(0, "forest", 3),
        Slot(0, "wetland", 0),
        Slot(1, "forest", 0),
        REROLL,
        SKIP,
        TakeAction("lay_eggs"),
    ],
)
def test_what_the_action_could_not_begin_with_is_refused(option: AnyOption) -> None:
    """No such die, card or bird, or no room for an egg."""
    session = at(SOLO)
    token = session.token
    assert not begin_with(session, token, option)  # type: ignore[arg-type]
    assert session.token == token
    assert taken(session, SOLO) == []


@pytest.mark.parametrize(
    "fields",
    [
        "",
        "{}",
        '{"option":"egg"}',
        '{"option":0}',
        '{"option":{"type":"egg"}}',
        '{"option":{"type":"die","face":"seed"}}',
        '{"option":{"type":"draw","tray":"x","bird":"blue_jay"}}',
        '{"option":{"type":"slot","player":0,"habitat":"nowhere","column":0}}',
        '{"option":{"type":"draw_deck"},"times":"2"}',
        '{"thing":"deck"}',
    ],
)
def test_what_is_no_option_is_no_command(fields: str) -> None:
    with pytest.raises(UnknownCommand):
        read_command("begin_with", fields)


def test_a_press_meant_for_an_older_moment_begins_and_repeats_nothing() -> None:
    session = at(SOLO)
    old = session.token
    assert begin_with(session, old, EGG)
    assert undo(session)
    assert not begin_with(session, old, EGG)
    take(session, TakeAction("lay_eggs"))
    assert not repeat(session, old, 0, 2)
    assert taken(session, SOLO) == [TakeAction("lay_eggs")]


def test_nothing_begins_while_something_else_is_asked() -> None:
    session = at(SOLO)
    take(session, TakeAction("lay_eggs"))
    for option in (EGG, DRAW_DECK, Draw(0, "barn_owl"), Die("seed", "seed")):
        assert not begin_with(session, session.token, option)
    assert not begun_by(session)


def with_a_reset(row: str, **table: Any) -> dict[str, Any]:
    """Return an Oceania table: the row's second space has a reset for a food; there is a seed."""
    mat = {row: [{"bird": "hooded_warbler" if row == "forest" else "trumpeter_swan"}]}
    return {
        **SOLO,
        "setup": {**SOLO["setup"], "sets": ["core", "oceania"]},
        "players": [{**SOLO["players"][0], "mat": mat, "food": {"seed": 1}}],
        **table,
    }


@pytest.mark.parametrize(
    ("row", "first"),
    [("forest", Die("fish", "fish")), ("wetland", Draw(1, "blue_jay"))],
)
def test_whoever_takes_a_die_or_a_card_at_once_does_not_pay_to_have_it_taken_away(
    row: str, first: First
) -> None:
    position = with_a_reset(row, birdfeeder=["fish", "rodent"])
    session = at(position)
    assert begin_with(session, session.token, first)
    assert taken(session, position)[1:3] == [SKIP, first]
    assert undo(session)
    assert taken(session, position) == []


def test_a_reset_is_asked_about_where_it_would_not_take_the_thing_away() -> None:
    session = at(with_a_reset("wetland", birdfeeder=["fish", "rodent"]))
    assert (Draw(1, "blue_jay"), 1) in offered(session)
    assert not any(option == DRAW_DECK for option, _ in offered(session))
    assert not begin_with(session, session.token, DRAW_DECK)
    session = at(with_a_reset("forest", birdfeeder=["fish", "fish"]))
    assert not any(option == REROLL for option, _ in offered(session))


def test_every_thing_on_the_table_says_what_a_press_would_do() -> None:
    root = read(page(moment(at(SOLO))))
    said = {begins(e): e.words() for e in root.having("data-do", "begin_with")}
    assert set(said) == {
        (Die("seed", "seed"), 1),
        (Die("seed", "seed"), 2),
        (Die("fish", "fish"), 1),
        (Die("invertebrate_seed", "invertebrate"), 1),
        (Die("invertebrate_seed", "seed"), 1),
        (EGG, 1),
        (EGG, 2),
        (Slot(0, "forest", 2), 1),
        (Slot(0, "forest", 2), 2),
        (Draw(0, "barn_owl"), 1),
        (Draw(1, "blue_jay"), 1),
        (Draw(2, "bald_eagle"), 1),
        (DRAW_DECK, 1),
    }
    assert said[Draw(1, "blue_jay"), 1] == "Draw cards: Blue Jay"
    assert said[EGG, 1].startswith("Lay eggs: Hooded Warbler")
    assert "2 times" in said[EGG, 2]
    assert said[DRAW_DECK, 1].startswith("Draw cards: ")
    assert said[Die("fish", "fish"), 1].startswith("Gain food: ")


def test_an_action_begins_with_two_eggs_on_one_bird_and_both_are_taken_back_at_once() -> None:
    session = at(SOLO)
    assert begin_with(session, session.token, EGG, 2)
    assert taken(session, SOLO)[:3] == [TakeAction("lay_eggs"), *[Slot(0, "forest", 0)] * 2]
    assert undo(session)
    assert taken(session, SOLO) == []


@pytest.mark.parametrize(
    ("option", "times"),
    [(EGG, 0), (EGG, 3), (EGG, -1), (Draw(0, "barn_owl"), 2), (DRAW_DECK, 2)],
)
def test_an_action_begins_with_no_more_than_it_brings(option: First, times: int) -> None:
    """Two eggs, one card; the nest of the Hooded Warbler would hold three eggs."""
    session = at(SOLO)
    assert not begin_with(session, session.token, option, times)
    assert taken(session, SOLO) == []


def test_dice_that_are_all_alike_are_rolled_anew_to_begin_with() -> None:
    position = {**SOLO, "birdfeeder": ["fish", "fish"]}
    session = at(position)
    (element,) = [e for e in begun_by(session) if begins(e) == (REROLL, 1)]
    assert element.words().startswith("Gain food: ")
    assert begin_with(session, session.token, REROLL)
    assert taken(session, position)[:2] == [TakeAction("gain_food"), REROLL]
    assert (REROLL, 1) not in offered(at(SOLO))


def test_the_bird_stays_there_to_be_read_beside_its_egg() -> None:
    root = read(page(moment(at(SOLO))))
    bird = root.by_id("bird-hooded_warbler")
    one, two = bird.having("data-do", "begin_with")
    assert not {"hit"} & {
        *one.attributes["class"].split(),
        *two.attributes.get("class", "").split(),
    }
    assert bird.having("data-do", "card")
    assert (
        not read(page(moment(at(SOLO))))
        .by_id("bird-prothonotary_warbler")
        .having("data-do", "begin_with")
    )


def test_a_card_held_over_the_mat_leaves_nothing_to_begin() -> None:
    position = {**SOLO, "players": [{**SOLO["players"][0], "food": {"invertebrate": 1, "seed": 1}}]}
    session = at(position)
    assert begun_by(session)
    assert pick(session, "mallard")
    assert not begun_by(session)


def test_with_several_people_what_turns_a_card_up_only_begins_the_action() -> None:
    session = at(TWO, Settings(public_hands=True))
    assert begin_with(session, session.token, DRAW_DECK)
    assert taken(session, TWO) == [TakeAction("draw_cards")]
    assert asked(session).kind == "draw_card"
    assert undo(session)
    assert taken(session, TWO) == []


def test_with_several_people_what_turns_nothing_up_is_taken_at_once_and_can_be_taken_back() -> None:
    session = at(TWO, Settings(public_hands=True))
    assert begin_with(session, session.token, EGG)
    assert taken(session, TWO) == [TakeAction("lay_eggs"), Slot(0, "forest", 0)]
    assert undo(session)
    assert taken(session, TWO) == []


def test_nothing_begins_or_repeats_on_a_screen_that_is_to_be_handed_over() -> None:
    session = at(TWO)
    assert must_hand_over(session)
    for option in (DRAW_DECK, EGG):
        assert not begin_with(session, session.token, option)
    assert answer(session, session.token, 0)
    take(session, TakeAction("lay_eggs"))
    assert session.sitting
    session.sitting.hot_seat.holder = 1
    assert must_hand_over(session)
    assert not repeat(session, session.token, 0, 2)


def test_nothing_begins_while_somebody_far_away_must_answer() -> None:
    session = at(TWO)
    assert session.sitting
    unasked: tuple[Unasked, ...] = ("free", "free")
    session.sitting.hot_seat.sit(Seats(2, 1, unasked=unasked))
    assert waits(session)
    assert not begin_with(session, session.token, EGG)
    assert not begun_by(session)
    session.sitting.hot_seat.sit(Seats(2, 0, unasked=unasked))
    assert begin_with(session, session.token, EGG)


def test_only_birds_of_ones_own_are_begun_with() -> None:
    """Bo's Wild Turkey has room as well, in the first space of the forest."""
    session = at(TWO, Settings(public_hands=True))
    look_at(session, "mat", f"1@{asked(session).serial}")
    assert read(page(moment(session))).by_id("bird-wild_turkey")
    assert not any(isinstance(option, Slot) for option, _ in offered(session))


def test_the_same_bird_gets_several_eggs_at_once_and_all_are_taken_back_at_once() -> None:
    session = at(SOLO)
    take(session, TakeAction("lay_eggs"))
    assert session.sitting and session.sitting.repeats == {0: 2, 1: 2}
    root = read(page(moment(session)))
    buttons = root.by_id("prompt").having("data-do", "repeat")
    assert [fields_of(e) for e in buttons] == ["0|2", "1|2"]
    assert "Hooded Warbler" in buttons[0].words()
    assert "×2" in buttons[0].words()
    assert repeat(session, session.token, 0, 2)
    laid = [TakeAction("lay_eggs"), Slot(0, "forest", 0), Slot(0, "forest", 0)]
    assert taken(session, SOLO)[:3] == laid
    assert undo(session)
    assert taken(session, SOLO) == laid[:1]
    assert redo(session)
    assert taken(session, SOLO)[:3] == laid


@pytest.mark.parametrize(("option", "times"), [(0, 0), (0, 1), (0, -2), (0, 3), (-1, 2), (9, 2)])
def test_what_does_not_fit_so_often_is_refused(option: int, times: int) -> None:
    """Two eggs are laid; a third would fit into the nest, but not into the action."""
    session = at(SOLO)
    take(session, TakeAction("lay_eggs"))
    assert not repeat(session, session.token, option, times)
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
    assert repeat(session, session.token, 0, 2)
    assert asked(session).kind == "trade"


def test_dice_are_not_repeated_past_a_throw() -> None:
    """Four birds uncover three dice: the third belongs to a throw that nobody has seen."""
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
    others = (
        Decision(6, 0, 1, "lay_egg", Source(1, "wetland", "american_avocet"), [slot]),
        Decision(6, 0, 0, "lay_egg", Source(0, "forest", "hooded_warbler"), [slot]),
        Decision(6, 0, 0, "discard_egg", mine, [slot]),
        Decision(6, 1, 0, "lay_egg", mine, [slot]),
    )
    for other in others:
        intent = repeat_answer(before, 0, 2)
        next(intent)
        assert intent.send(before) == slot
        with pytest.raises(StopIteration):
            intent.send(other)


def test_eggs_repeated_are_not_laid_on_in_anothers_name() -> None:
    """Bo's American Avocet reacts to the action with an egg on another bird, so Bo is asked."""
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
    assert answer(session, session.token, 0)
    take(session, TakeAction("lay_eggs"))
    assert repeat(session, session.token, 0, 2)
    assert asked(session).player == 1
    assert asked(session).kind == "lay_egg"
    assert must_hand_over(session)
    assert session.game
    assert session.game.state.players[0].mat["forest"][0].eggs == 2
    assert all(bird.eggs == 0 for row in session.game.state.players[1].mat.values() for bird in row)


@pytest.mark.parametrize("players", [1, 3])
def test_all_that_the_page_offers_can_be_done_and_taken_back_at_once(players: int) -> None:
    setup = Setup(
        players=players,
        names=("Ada", "Bo", "Cy")[:players],
        automa="eagle" if players == 1 else None,
        sets=FOUR_SETS,
        seed=11,
    )
    for seed in range(3):
        dice = random.Random(seed)
        session = Session(load_catalog(), settings=Settings(public_hands=True))
        assert session.begin(setup)
        while session.phase == "play":
            assert session.sitting and session.game
            shown = scene(session)
            before = session.game.answers
            for begin in shown.beginnings.values():
                assert begin_with(session, session.token, begin.option)
                assert session.game.answers[: len(before)] == before
                assert undo(session)
                assert session.game.answers == before
            for option, most in shown.answering.repeats.items():
                if players == 1:
                    assert repeat(session, session.token, option, most)
                    given = session.game.answers[len(before) :]
                    assert given[0] == option and len(given) >= most
                    assert undo(session)
                    assert session.game.answers == before
            answer(session, session.token, dice.randrange(len(asked(session).options)))


def test_in_french_the_buttons_speak_french() -> None:
    session = at(SOLO)
    session.language = "fr"
    said = {begins(e): e.words() for e in begun_by(session)}
    assert said[Draw(1, "blue_jay"), 1].endswith("Geai bleu")
    assert not said[Draw(1, "blue_jay"), 1].startswith("Draw")
