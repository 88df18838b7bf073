"""A table of people at this screen, people far away and computer players."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from tests.ui.markup import read
from tests.ui.sessions import answer, must_hand_over, sit_beside, sitting_of, waits
from tests.ui.test_by_link import link_of
from wingspan.engine import Setup, load_catalog
from wingspan.engine.program import Program
from wingspan.saves import SaveError, open_save
from wingspan.saves import decode as decode_save
from wingspan.saves import encode as encode_save
from wingspan.ui.forms import NewGame, NobodyPlays
from wingspan.ui.forms import read as read_form
from wingspan.ui.games import by_link
from wingspan.ui.page.showing import moment, on_return
from wingspan.ui.page.views import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.moment import HandOver, ProgramThinks, TableInPlay, Waiting
from wingspan.ui.session.session import Session

ADA, BO, CY, DOVE = range(4)
NAMES = ("Ada", "Bo", "Cy", "Dove")
PROGRAMS = (None, None, None, Program("mourning_dove", 1, 1))
SETUP = Setup(players=4, names=NAMES, seed=11)


def begun(*, public_hands: bool = False) -> Session:
    """Return a session: Ada and Bo sit here, Cy is far away, the fourth is a computer player."""
    settings = Settings(answer_for_me=False, public_hands=public_hands)
    session = Session(load_catalog(), settings=settings)
    assert session.begin(SETUP, far={CY}, programs=PROGRAMS)
    return session


def answer_once(session: Session, dice: random.Random) -> None:
    sitting = session.sitting
    assert sitting is not None and sitting.decision is not None
    choice = dice.randrange(len(sitting.decision.options))
    if sitting.hot_seat.program is not None:
        sitting.answer_for_program(choice)
    elif sitting.hot_seat.must_hand_over:
        answer(session, session.token, 0)
    else:
        answer(session, session.token, choice)


def asked(session: Session) -> int:
    assert session.sitting is not None and session.sitting.decision is not None
    return session.sitting.decision.player


def until_asked(session: Session, seat: int, dice: random.Random) -> None:
    while asked(session) != seat:
        assert not waits(session), f"somebody far away must answer before {seat}"
        answer_once(session, dice)


def test_each_kind_of_seat_has_its_moment() -> None:
    session = begun()
    dice = random.Random(1)
    seen = set()
    for _ in range(60):
        shown = moment(session).screen
        seen.add((type(shown), asked(session)))
        if isinstance(shown, Waiting):
            break
        answer_once(session, dice)
    kinds = {(HandOver, ADA), (TableInPlay, ADA), (HandOver, BO), (TableInPlay, BO), (Waiting, CY)}
    assert kinds <= seen
    assert not any(kind in (TableInPlay, HandOver) and seat in (CY, DOVE) for kind, seat in seen)


def test_the_hand_that_is_seen_is_only_ever_that_of_who_holds_the_screen() -> None:
    """Cy answers at another screen; meanwhile the last holder of this one, Ada or Bo, is shown."""
    session = begun()
    dice = random.Random(2)
    holder = None
    for _ in range(400):
        shown = moment(session).screen
        if isinstance(shown, TableInPlay):
            holder = asked(session)
        if isinstance(shown, TableInPlay | Waiting | ProgramThinks):
            assert shown.scene.seat == holder
            hands = [player.hand for player in shown.scene.state.players]
            assert all(set(hand) <= {"?"} for hand in hands if hand is not hands[holder])
        if isinstance(shown, Waiting):
            session.sitting.game.answer(0)  # type: ignore[union-attr]
        else:
            answer_once(session, dice)
        if session.phase != "play" or session.sitting is None or session.sitting.decision is None:
            break


def test_a_reload_while_somebody_far_away_must_answer_shows_nobodys_hand() -> None:
    session = begun()
    until_asked(session, CY, random.Random(3))
    session.keep()
    returned = on_return(session)
    assert returned is not None and isinstance(returned.screen, HandOver)
    assert returned.screen.to in (ADA, BO)
    markup = page(returned)
    assert session.game is not None
    for player in session.game.state.players:
        assert not any(f"-{bird}" in markup for bird in player.hand)


def test_a_reload_while_a_computer_player_thinks_asks_who_is_there() -> None:
    """Two people and a computer player at one screen, nobody far away."""
    session = Session(load_catalog())
    setup = Setup(players=3, names=("Ada", "Bo", "Dove"), seed=4)
    assert session.begin(setup, programs=(None, None, PROGRAMS[DOVE]))
    until_asked(session, 2, random.Random(4))
    returned = on_return(session)
    assert returned is not None and isinstance(returned.screen, HandOver)
    assert returned.screen.to == ADA  # the first sits to the left of the third
    assert "Ada" in read(page(returned)).by_id("question").words()


def test_a_link_is_for_whoever_is_far_away_and_names_the_computer_player() -> None:
    session = begun()
    until_asked(session, CY, random.Random(5))
    other = Session(load_catalog())
    by_link.receive(other, link_of(session))
    by_link.accept(other, CY)
    assert other.sitting is not None and other.sitting.seats.programs == PROGRAMS
    assert (other.sitting.seats.mine, other.sitting.seats.here) == (CY, [CY])
    assert not waits(other) and not must_hand_over(other)
    answers = session.game.answers if session.game else ()
    dice = random.Random(6)
    while not waits(other):
        answer_once(other, dice)
    session.keep()
    by_link.receive(session, link_of(other))
    assert session.game is not None and session.game.answers[: len(answers)] == answers
    assert len(session.game.answers) > len(answers)
    assert session.sitting is not None and session.sitting.seats.here == [ADA, BO]
    assert must_hand_over(session)


def test_nobody_takes_the_seat_of_a_computer_player() -> None:
    session = begun()
    until_asked(session, CY, random.Random(5))
    other = Session(load_catalog())
    by_link.receive(other, link_of(session))
    by_link.accept(other, DOVE)
    assert other.sitting is not None and other.sitting.seats.here == [ADA, BO, CY]


def test_who_was_far_away_may_come_to_this_screen() -> None:
    session = begun()
    dice = random.Random(7)
    until_asked(session, CY, dice)
    assert "Cy plays at this screen" in read(page(moment(session))).words()
    assert sit_beside(session, CY)
    assert not waits(session) and must_hand_over(session)
    answer_once(session, dice)
    shown = moment(session).screen
    assert isinstance(shown, TableInPlay) and shown.scene.seat == CY
    assert not sit_beside(session, CY) and not sit_beside(session, DOVE)


def test_what_others_may_answer_is_said_for_everybody_at_this_screen() -> None:
    session = begun()
    sitting_of(session).hot_seat.allow("all")
    assert session.sitting is not None
    assert session.sitting.seats.unasked == ("all", "all", "free", "free")


def test_open_hands_are_those_of_the_people_at_this_screen() -> None:
    session = begun(public_hands=True)
    until_asked(session, BO, random.Random(8))
    assert session.sitting is not None and not must_hand_over(session)
    assert set(session.sitting.hot_seat.open_hands) == {ADA}


def test_a_kept_game_says_who_sits_here() -> None:
    session = begun()
    until_asked(session, BO, random.Random(9))
    session.keep()
    assert session.sitting is not None
    kept, _ = session.keeping.open(session.sitting.id, session.catalog, session.settings)
    assert (kept.seats.mine, kept.seats.beside) == (ADA, (BO,))
    text = encode_save(session.keeping.save(session.sitting))
    assert decode_save(text).beside == (BO,)
    alone = Session(load_catalog())
    alone.begin(Setup(players=2, names=("Ada", "Bo"), seed=1), far={1})
    assert alone.sitting is not None
    assert "beside" not in encode_save(alone.keeping.save(alone.sitting))


@pytest.mark.parametrize("beside", [(0,), (1, 1), (4,), (-1,)])
def test_a_save_with_impossible_seats_is_refused(beside: tuple[int, ...]) -> None:
    session = begun()
    assert session.sitting is not None
    session.sitting.hot_seat.seats = structs.replace(session.sitting.seats, beside=beside)
    save = session.keeping.save(session.sitting)
    with pytest.raises(SaveError):
        open_save(decode_save(encode_save(save)), load_catalog())


def test_the_form_says_who_is_far_away() -> None:
    fields = {"players": "3", "seat_0": "", "seat_1": "link", "seat_2": "blue_jay"}
    form = read_form(NewGame, fields)
    assert form.far == {1}
    assert [program and program.level for program in form.programs(1)] == [
        None,
        None,
        "blue_jay",
    ]
    nobody = {"players": "2", "seat_0": "link"}
    with pytest.raises(NobodyPlays):
        read_form(NewGame, {**nobody, "seat_1": "blue_jay"}).programs(1)
    with pytest.raises(NobodyPlays):
        read_form(NewGame, {**nobody, "seat_1": "link"}).programs(1)
    live = read_form(NewGame, {"players": "2", "seat_0": "live", "seat_1": "live"})
    assert live.programs(1) == () and live.far == {0, 1}
    assert read_form(NewGame, {"players": "1", "seat_0": "link"}).far == set()
