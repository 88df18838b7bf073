"""Replays input by input: begun from the log, played on, and of a game that a link brings."""

from __future__ import annotations

import random
import re

from tests.ui.fake_browser import Page
from tests.ui.test_replay import recorded
from wingspan.engine import Record
from wingspan.links import GameLink, pack_game
from wingspan.ui import messages


def at_a_table(answers: int) -> Page:
    page = Page()
    page.screen.filled_in = {"seed": "6", "name_0": "Ada"}
    page.begin()
    dice = random.Random(6)
    for _ in range(answers):
        assert page.session.game is not None and page.session.game.decision is not None
        page.app.send(messages.NextRound())
        page.choose(dice.randrange(len(page.session.game.decision.options)))
    return page


def on_the_table(page: Page) -> Record:
    assert page.session.game is not None
    return page.session.game.record()


def kept(page: Page) -> list[Record]:
    shelf = page.session.keeping.shelf
    return [shelf.read(game.id).record for game in shelf.games()]


def test_the_log_leads_into_the_replay_and_a_new_game_is_played_on_from_there() -> None:
    page = at_a_table(60)
    before = on_the_table(page)
    page.press(messages.ShowDrawer("log"))
    turn = page.screen.root.by_id("log").having("data-do", "watch")[2]
    page.command("watch", turn.attributes["data-with"])
    assert page.session.phase == "replay" and page.session.replay is not None
    here = page.session.replay.at
    assert 0 < here < len(before.answers)
    assert len(re.findall(r"\d+", page.screen.root.by_id("question").words())) == 2
    page.press(messages.PlayFromHere())
    assert on_the_table(page).answers == before.answers[:here]
    for _ in range(5):
        page.choose(0)
    assert before in kept(page) and len(kept(page)) == 2
    assert on_the_table(Page(page.store)) == on_the_table(page) != before


def test_a_game_out_of_a_link_is_watched_without_being_taken_up() -> None:
    page = at_a_table(5)
    mine = on_the_table(page)
    page.arrive(f"g={pack_game(GameLink(record=recorded()))}")
    assert page.screen.root.by_class("arrival")[0].by_class("score")
    page.press(messages.Watch())
    assert page.session.phase == "replay"
    page.press(messages.MoveReplay("end"))
    assert page.screen.root.by_id("question").words() == "The end"
    page.press(messages.CloseReplay())
    assert page.screen.root.by_class("arrival")[0].by_class("score")
    page.press(messages.Decline())
    assert on_the_table(page) == mine
    assert kept(page) == [mine]
    assert page.session.keeping.results.all() == ()


def test_a_replay_that_plays_by_itself_can_be_stopped_and_ends() -> None:
    page = at_a_table(20)
    page.press(messages.Watch())
    page.press(messages.MoveReplay("start"))
    page.press(messages.SetReplaySpeed(4))
    assert page.session.replay is not None
    for _ in range(3):
        page.app.send(messages.StepReplay())
    assert page.session.replay.at == 3
    page.press(messages.PlayReplay())
    page.app.send(messages.StepReplay())
    assert page.session.replay.at == 3
    page.press(messages.PlayReplay())
    for _ in range(page.session.replay.last):
        page.app.send(messages.StepReplay())
    assert page.session.replay.at == page.session.replay.last
    (play,) = page.screen.root.by_class("replay-play")
    assert "disabled" in play.attributes
