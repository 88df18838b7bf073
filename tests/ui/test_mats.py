"""Everybody's mat and, with open hands, everybody's hand."""

from __future__ import annotations

from msgspec.structs import replace

from tests.ui import sessions
from tests.ui.markup import Element, command_of, read
from tests.ui.tables import scene, state
from wingspan.engine import Game, load_catalog
from wingspan.engine.decision import Decision
from wingspan.engine.options import AnyOption, Payment, Slot, UsePower, take_action
from wingspan.engine.setup import Setup
from wingspan.engine.state import PlayedBird, Player, ScoreSheet
from wingspan.ui.kit.parts import inline, whole
from wingspan.ui.messages import ShowMat
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.scene import Disclosed, Scene
from wingspan.ui.play.settings import Settings
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session
from wingspan.ui.table.scores import score_chips
from wingspan.ui.table.supply import hands
from wingspan.ui.table.table_page import table
from wingspan.ui.table.update import update_view as look

THREE = Setup(players=3, names=("Ada", "Bo", "Cy"), seed=1)


def three(*options: AnyOption, look: dict[str, str] | None = None) -> Scene:
    """Return a scene: Ada must answer; Bo has a mallard in the wetland and Cy an empty mat."""
    table = state()
    table.automa = None
    bo = Player(hand=["?", "?", "?"], bonus=["?"])
    bo.food["fish"] = 2
    bo.mat["wetland"] = [PlayedBird("mallard")]
    table.players += [bo, Player()]
    moment = scene(Decision(7, 0, 0, "gain_food", None, list(options)), setup=THREE, table=table)
    sheets = tuple(ScoreSheet(s, 0, 0, 0, 0, 0, 0, 0, 10 + s, 0, 3 - s) for s in range(3))
    return replace(moment, sheets=sheets, look=look or {})


def names(page: Element) -> list[Element]:
    return page.by_class("mat-name")


def test_ones_own_mat_lies_in_the_middle_and_everybody_has_a_button() -> None:
    page = read(whole(table(three())))
    assert [mat.attributes["id"] for mat in page.by_class("mat")] == ["mat-0"]
    assert [button.words() for button in names(page)] == [
        "Ada 10 10 points",
        "Bo 11 11 points",
        "Cy 12 12 points",
    ]
    assert [b.attributes["aria-pressed"] for b in names(page)] == ["true", "false", "false"]


def test_a_chosen_mat_lies_in_the_middle_until_the_question_is_answered() -> None:
    look = {"mat": "1@7"}
    page = read(whole(table(three(look=look))))
    assert [mat.attributes["id"] for mat in page.by_class("mat")] == ["mat-1"]
    assert page.by_id("bird-mallard")
    assert [b.attributes["aria-pressed"] for b in names(page)] == ["false", "true", "false"]
    moment = three(look=look)
    assert moment.decision
    answered = replace(moment, decision=Decision(8, 0, 0, "gain_food", None, []))
    assert answered.shown_seat == 0


def test_the_button_of_a_mat_asks_for_it() -> None:
    pressed = names(read(whole(table(three()))))[1]
    assert command_of(pressed) == ShowMat(1)


def test_a_seat_that_nobody_has_shows_ones_own_mat() -> None:
    for wrong in ("3@7", "-1@7", "@7", "x@7", "1@", "1"):
        assert three(look={"mat": wrong}).shown_seat == 0, wrong


def test_a_question_about_anothers_birds_alone_brings_up_that_mat() -> None:
    theirs = (Slot(1, "wetland", 0), UsePower(1, "wetland", 1))
    assert three(*theirs).shown_seat == 1
    assert three(*theirs, Slot(0, "forest", 0)).shown_seat == 0
    assert three(*theirs, Slot(2, "forest", 0)).shown_seat == 0
    assert three(*theirs, look={"mat": "0@7"}).shown_seat == 0
    assert three(Payment({"seed": 1})).shown_seat == 0


def test_beside_anothers_mat_lies_what_everybody_may_know_of_them() -> None:
    page = read(whole(table(three(look={"mat": "1@7"}))))
    (told,) = page.by_class("belongings")
    assert "2 fish" in " ".join(element.words() for element in told.all())
    assert "3 cards" in told.words()
    assert "1 bonus card" in told.words()
    assert not read(whole(table(three()))).by_class("belongings")


def test_alone_there_is_nobody_elses_mat() -> None:
    page = read(inline(score_chips(scene())))
    assert [name.attributes["aria-pressed"] for name in names(page)] == ["true"]
    assert "Automa" in page.words()


def test_closed_hands_show_nobody_elses_cards() -> None:
    page = read(hands(three()))
    assert page.by_id("hand")
    assert not page.by_class("open-hand")


def test_open_hands_lie_beside_ones_own_and_that_of_the_mat_in_the_middle_comes_first() -> None:
    opened = {1: ("barn_owl",), 2: ()}
    page = read(hands(replace(three(), disclosed=Disclosed(opened))))
    order = [e.attributes["id"] for e in page.by_class("hand")]
    assert order == ["hand", "hand-of-1", "hand-of-2"]
    assert "Bo’s hand" in page.by_id("hand-of-1").words()
    assert "Barn Owl" in page.by_id("hand-of-1").words()
    assert page.by_id("hand-of-1").choices() == []
    looking = replace(three(look={"mat": "2@7"}), disclosed=Disclosed(opened))
    order = [e.attributes["id"] for e in read(hands(looking)).by_class("hand")]
    assert order == ["hand-of-2", "hand", "hand-of-1"]


def test_hands_are_open_only_where_everybody_chose_so_at_one_screen() -> None:
    for public, seats in ((False, set()), (True, {1, 2})):
        session = Session(scene().catalog, settings=Settings(public_hands=public))
        session.begin(THREE)
        moment = sessions.scene(session)
        assert set(moment.disclosed.hands) == seats
        if public:
            assert session.game
            for seat, cards in moment.disclosed.hands.items():
                assert list(cards) == session.game.state.players[seat].hand
                assert len(cards) == 5


def test_a_pressed_mat_lies_in_the_middle_until_the_question_is_answered() -> None:
    setup = {"players": 2, "seed": 3, "names": ["Ada", "Bo"]}
    ada = {"hand": ["mallard"], "food": {"seed": 1}, "bonus": ["historian"]}
    bo = {"hand": ["killdeer"], "food": {"fish": 1}, "bonus": ["forester"]}
    game = Game.from_position({"setup": setup, "round": 1, "players": [ada, bo], "turn_of": 0})
    session = Session(load_catalog())
    session.sit_down(Sitting(game, Settings(public_hands=True)))

    def in_the_middle() -> list[str]:
        shown = read(page(moment(session)))
        return [mat.attributes["id"] for mat in shown.by_class("mat")]

    assert in_the_middle() == ["mat-0"]
    look(session, ShowMat(1))
    assert in_the_middle() == ["mat-1"]
    assert game.decision
    gain_food = game.decision.options.index(take_action("gain_food"))
    sessions.answer(session, session.token, gain_food)
    assert in_the_middle() == ["mat-0"]
