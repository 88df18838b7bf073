"""Messages that come after what they are about has gone: nothing changes, and nothing raises."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.ui.fake_browser import Page, at
from tests.ui.live.friends import Friends
from wingspan.coach.advice import Advice
from wingspan.coach.analysis import Analysis
from wingspan.coach.collection import collection
from wingspan.ui import messages as m
from wingspan.ui.effects import CODES
from wingspan.ui.loop.state import ADVICE, BOARD, LAYOUT, LEARNING, LIVE, READING, TABLE
from wingspan.words import languages

pytestmark = pytest.mark.native_only

GONE = 99
"""The number of a question or a connection that is no more."""
OF_THE_QUESTION: tuple[m.AnyMessage, ...] = (
    m.Choose(0),
    m.Place("mallard", "forest"),
    m.Pick("mallard"),
    m.ChooseStart("bird", "mallard"),
    m.ConfirmStart(),
    m.TakeStart(("mallard",), ("fish",), "historian"),
    m.Repeat(0, 2),
    m.Doubt("lay_eggs"),
    m.AskCoach(),
    m.LessonHint(),
)
OF_THE_GAME: tuple[m.AnyMessage, ...] = (
    *OF_THE_QUESTION,
    m.Undo(),
    m.Redo(),
    m.SitBeside(0),
    m.LetAnswer("all"),
    m.NextRound(),
    m.TakeItsSeat(),
    m.ThinkNoMore(),
    m.PlayForProgram(GONE, (m.ProgramAnswer(0),)),
    m.ShowThinking(1, 2),
    m.TakeOver(),
    m.PlayAgain("same"),
    m.ExportThis(),
    m.Share("game"),
    m.SharePicture(),
    m.Watch(),
    m.PlayLive(),
    m.StoredElsewhere("game.gone"),
    m.OpenLive(False),
)
OF_A_FAILURE: tuple[m.AnyMessage, ...] = (m.ExportUnshown(),)
OF_A_LINK: tuple[m.AnyMessage, ...] = (m.Accept(), m.ShareNow())
OF_A_REPLAY: tuple[m.AnyMessage, ...] = (
    m.MoveReplay("end"),
    m.PlayReplay(),
    m.SetReplaySpeed(1),
    m.StepReplay(),
    m.PlayFromHere(),
    m.ReviewGame(),
    m.StopReview(),
    m.ShowReview(),
    m.ShowMoments("eggs"),
    m.GoToMoment(0),
    m.PlayPlan(0),
    m.AddToReview("gone", ()),
)
OF_AN_ANALYSIS: tuple[m.AnyMessage, ...] = (
    m.CloseHint(),
    m.CountWorlds(GONE, 1),
    m.ShowAdvice(GONE, Advice((), 0)),
    m.JudgeExercise("gone", None, ()),
    m.ImproveGuidance(GONE, Analysis((), ())),
)
OF_AN_EXERCISE: tuple[m.AnyMessage, ...] = (
    m.ExerciseAgain(),
    m.ShowAnswer(),
    m.PlayExercise(),
    m.LeaveExercise(),
    m.LessonAgain(),
    m.LessonNext(),
    m.LessonSkip(),
    m.CoachOff(),
)
OF_A_LAID_OUT_TABLE: tuple[m.AnyMessage, ...] = (
    m.LayAt("hand"),
    m.LayFind("owl"),
    m.LayBird("mallard"),
    m.LayCount("eggs"),
    m.LayEmpty(),
    m.ShowPower(),
    m.LayUndo(),
    m.ShareTable(),
    m.PlayTable(),
)
OF_ANOTHER_LINE: tuple[m.AnyMessage, ...] = (
    m.JoinPeer(GONE),
    m.HearPeer(GONE, "{}"),
    m.LosePeer(GONE),
    m.LoseHost(),
    m.MissSeat(1, GONE),
    m.GiveUpLine(GONE),
    m.ShowOffer(GONE, 1, "v=0"),
    m.ShowPage(True),
    m.ShowPage(False),
)
OF_A_LIVE_TABLE: tuple[m.AnyMessage, ...] = (
    *OF_ANOTHER_LINE,
    m.ShowTable(),
    m.Invite(1),
    m.ShareCode(),
    m.LeaveLive(),
    m.TakeHanded("gone"),
)
OF_A_START: tuple[m.AnyMessage, ...] = (
    m.ChooseStart("bird", "mallard"),
    m.StartChoice(("mallard",), (), ""),
    m.ConfirmStart(),
    m.TakeStart(("mallard",), ("fish",), "historian"),
)
OF_ANOTHER_PLACE: tuple[m.AnyMessage, ...] = (
    m.PlayPlan(GONE),
    m.ShowAdvice(GONE, Advice((), 0)),
    m.JudgeExercise("gone", None, ()),
)
NOWHERE = (
    *OF_A_FAILURE,
    *OF_A_LINK,
    *OF_A_REPLAY,
    *OF_AN_ANALYSIS,
    *OF_AN_EXERCISE,
    *OF_A_LAID_OUT_TABLE,
    *OF_A_LIVE_TABLE,
)


class WholePage(Page):
    """A page that has fetched everything."""

    archives = (TABLE, LEARNING, *ADVICE, LIVE, CODES, BOARD, LAYOUT, *READING, *languages())


def start_page() -> Page:
    page = WholePage()
    page.app.state.take_up({*page.archives})
    return page


def in_play() -> Page:
    page = start_page()
    page.screen.filled_in = {"players": "2", "name_0": "Ada", "name_1": "Bo", "seed": "5"}
    at(page, page.submit)
    assert page.session.phase == "play"
    return page


def at_a_start() -> Page:
    page = in_play()
    at(page, lambda: page.choose(0))
    assert page.session.sitting is not None and page.session.sitting.start_choice is not None
    return page


def in_a_turn() -> Page:
    page = in_play()
    while page.session.sitting is None or not page.session.sitting.hot_seat.asked_for_action:
        at(page, lambda: page.choose(0))
    at(page, partial(page.app.send, m.Close()))  # all of it is shown by now
    return page


def at_an_exercise() -> Page:
    page = start_page()
    at(page, partial(page.arrive, f"e={collection('core')[0].id}"))
    assert page.session.phase == "play"
    return page


def at_a_deal() -> Page:
    page = start_page()
    at(page, lambda: page.press(m.ShowDay()))
    assert page.session.phase == "arrival"
    return page


def at_a_live_table() -> Page:
    friends = Friends()
    friends.join(1)
    return friends.ada


@pytest.mark.parametrize(
    ("page_at", "late"),
    [
        (start_page, (*OF_THE_GAME, *NOWHERE)),
        (in_play, (*NOWHERE, m.AskCoach())),
        (at_a_start, (m.TakeStart(("gone",), (), "gone"),)),
        (in_a_turn, OF_A_START),
        (at_an_exercise, OF_ANOTHER_PLACE),
        (at_a_deal, (m.Watch(), m.Accept())),
        (at_a_live_table, (*OF_ANOTHER_LINE, m.OpenLive(False), m.Invite(0))),
    ],
    ids=["no game", "another game", "a start", "a turn", "an exercise", "a deal", "a live table"],
)
def test_what_is_about_something_gone_changes_nothing(
    page_at: Callable[[], Page], late: tuple[m.AnyMessage, ...]
) -> None:
    page = page_at()
    shown, where, token = page.screen.markup, page.session.where, page.session.token
    for message in late:
        at(page, partial(page.app.send, message))
        assert page.session.failure is None, message
        assert (page.session.where, page.session.token) == (where, token), message
        assert page.screen.markup == shown, message
        assert page.sharing.files == page.sharing.copied == page.sharing.pictures == [], message
