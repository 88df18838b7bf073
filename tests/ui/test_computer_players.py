"""The app with computer players at the table: they answer, are saved, and can be taken back."""

from __future__ import annotations

import asyncio

import pytest

from tests.ui.fake_browser import Page, at
from tests.ui.sessions import waits
from wingspan.bots.player import Player, kind_of_game
from wingspan.engine import Game
from wingspan.engine.events import TurnBegan
from wingspan.saves import MemoryStore
from wingspan.ui import messages
from wingspan.ui.messages import Command
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.moment import Consulted

pytestmark = pytest.mark.native_only  # each test runs a loop of its own


def levels(sitting: Sitting) -> list[str | None]:
    """Return the computer players' levels by seat, None for a person."""
    return [program.level if program else None for program in sitting.seats.programs]


def begin(page: Page, *seats: str, seed: str = "") -> None:
    """Begin a game with a level at each seat, "" for a person."""
    page.screen.filled_in = {"players": str(len(seats)), "seed": seed, "set_swiftstart": "on"}
    page.screen.filled_in.update({f"seat_{seat}": level for seat, level in enumerate(seats)})
    at(page, page.submit)


def game_of(page: Page) -> Game:
    assert page.session.game is not None
    return page.session.game


def answers_of(page: Page) -> tuple[int, ...]:
    return game_of(page).answers


def answer(page: Page) -> None:
    """Take the first option of the pending decision."""
    at(page, lambda: page.choose(0))


def test_they_answer_by_themselves_until_a_person_must() -> None:
    page = Page()
    begin(page, "blue_jay", "", "belted_kingfisher")
    game = game_of(page)
    assert game.decision is not None and game.decision.player == 1 and game.answers
    assert page.session.phase == "play" and page.fetched.count("bots") >= 1
    for _ in range(60):
        answer(page)
        assert game.decision is not None and game.decision.player == 1


def test_they_answer_as_players_of_their_level_do() -> None:
    """The same game is answered by players made by hand, with their seat as seed."""
    page = Page()
    begin(page, "", "blue_jay")
    for _ in range(40):
        answer(page)
    record = game_of(page).record()
    again = Game.new(record.setup, game_of(page).catalog)
    from wingspan.bots.levels import level

    jay = Player(level("blue_jay"), kind_of_game(record.setup), again.catalog, seed=1)
    for given in record.answers:
        assert again.decision is not None
        if again.decision.player == 1:
            assert jay.answer(again.view(1), lambda: again.worlds(1)) == given
        again.answer(given)


def test_a_turn_is_shown_at_once_and_in_one_view() -> None:
    """One render for the person's answer, and one for each turn that follows."""
    page = Page()
    begin(page, "", "blue_jay")
    for _ in range(30):
        before, events, renders = answers_of(page), len(game_of(page).events), page.screen.renders
        answer(page)
        new = game_of(page).events[events:]
        if len(answers_of(page)) - len(before) < 3:
            continue
        turns = sum(isinstance(event, TurnBegan) and event.player == 1 for event in new)
        assert page.screen.renders - renders <= 1 + max(1, turns) + 1


def test_what_it_finds_for_a_question_that_has_passed_does_nothing() -> None:
    page = Page()
    begin(page, "", "blue_jay")
    before = answers_of(page)
    page.app.send(messages.PlayForProgram(len(before), (messages.ProgramAnswer(0),)))
    assert answers_of(page) == before


def test_how_far_it_has_thought_is_shown_and_it_can_be_hurried() -> None:
    page = Page()
    page.screen.tick = 70
    begin(page, "", "barn_owl")
    seen: list[Consulted] = []

    async def hurry() -> None:
        while game_of(page).decision.player == 0:  # type: ignore[union-attr]
            page.choose(0)
        for _ in range(2_000):
            await asyncio.sleep(0)
            if page.session.consulted.done:
                seen.append(page.session.consulted)
                page.app.send(messages.ThinkNoMore())
                return

    at(page, lambda: asyncio.ensure_future(hurry()))
    assert 0 < seen[0].done < seen[0].whole
    assert page.session.sitting is not None and page.session.sitting.answers.hurried


def test_a_whole_game_is_played_kept_and_rated() -> None:
    page = Page()
    begin(page, "", "mourning_dove")
    while page.session.phase == "play":
        answer(page)
    (result,) = page.session.keeping.results.all()
    assert result.played == "programs" and result.seat == 0 and result.rated
    assert [each.level for each in result.programs] == ["mourning_dove"]
    assert page.session.keeping.fitting in ("mourning_dove", "american_robin", "blue_jay")


def test_a_chosen_seed_is_not_rated() -> None:
    page = Page()
    begin(page, "", "mourning_dove", seed="77")
    assert page.session.sitting is not None and not page.session.sitting.save.fresh


def test_names_are_those_of_the_levels_and_told_apart() -> None:
    page = Page()
    begin(page, "", "blue_jay", "blue_jay")
    assert game_of(page).setup.names == ("", "Jay", "Jay 2")


def test_at_least_one_seat_is_a_persons() -> None:
    page = Page()
    begin(page, "blue_jay", "blue_jay")
    assert page.session.phase == "start"
    assert "At least one person must sit at this screen" in str(page.screen.root)


def test_undo_goes_back_over_their_answers_and_they_answer_the_same_again() -> None:
    page = Page()
    begin(page, "", "belted_kingfisher")
    for _ in range(20):
        answer(page)
    before = game_of(page).answers
    at(page, lambda: page.press(messages.Undo()))
    back = game_of(page).answers
    assert len(back) < len(before) and game_of(page).decision.player == 0  # type: ignore[union-attr]
    given = before[len(back)]
    at(page, lambda: page.choose(given))
    assert game_of(page).answers[: len(before)] == before


def test_a_reload_goes_on_where_one_of_them_was_thinking() -> None:
    """The page is closed before the first of them has answered."""
    store = MemoryStore()
    page = Page(store)
    begin(page, "", "belted_kingfisher")

    async def close_at_once() -> None:
        while (decision := game_of(page).decision) and decision.player == 0:
            page.choose(0)
        page.command("leave", "")

    asyncio.run(close_at_once())
    left = game_of(page).answers
    assert game_of(page).decision.player == 1  # type: ignore[union-attr]
    again = None

    async def come_back() -> None:
        nonlocal again
        again = Page(store)
        while asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.sleep(0)

    asyncio.run(come_back())
    assert again is not None
    game = game_of(again)
    assert game.answers[: len(left)] == left and game.decision is not None
    assert game.decision.player == 0 and len(game.answers) > len(left)


def test_leaving_the_table_stops_them_and_coming_back_lets_them_go_on() -> None:
    page = Page()
    begin(page, "", "belted_kingfisher")
    seen = []

    async def leave_and_return() -> None:
        while (decision := game_of(page).decision) and decision.player == 0:
            page.choose(0)
        here = len(game_of(page).answers)
        page.command("leave", "")
        for _ in range(50):
            await asyncio.sleep(0)
        seen.append(len(game_of(page).answers) - here)
        page.command("go_on", "")
        while asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.sleep(0)

    asyncio.run(leave_and_return())
    assert seen == [0]
    assert game_of(page).decision.player == 0  # type: ignore[union-attr]


def test_what_cannot_be_fetched_is_said_and_tried_again_with_the_next_input() -> None:
    page = Page()
    page.network = False
    begin(page, "belted_kingfisher", "")
    assert [notice.key for notice in page.session.told] == ["not_fetched"]
    assert game_of(page).answers == ()
    page.network = True
    at(page, lambda: page.press(messages.Open("menu")))
    assert game_of(page).decision.player == 1  # type: ignore[union-attr]


def test_a_player_of_another_version_is_told_and_its_seat_can_be_taken() -> None:
    page = Page()
    begin(page, "", "belted_kingfisher")
    sitting = page.session.sitting
    assert sitting is not None
    from msgspec import structs

    gone = sitting.seats.programs[1]
    assert gone is not None
    programs = (None, structs.replace(gone, weights=999))
    sitting.hot_seat.seats = structs.replace(sitting.seats, programs=programs)
    while game_of(page).decision.player == 0:  # type: ignore[union-attr]
        answer(page)
    assert page.session.consulted == Consulted(gone=True)
    at(page, lambda: page.press(messages.TakeItsSeat()))
    assert not any(sitting.seats.programs) and not sitting.save.fresh
    if sitting.hot_seat.must_hand_over:
        answer(page)
    before = len(game_of(page).answers)
    answer(page)
    assert len(game_of(page).answers) > before


@pytest.mark.parametrize("command", [messages.ThinkNoMore(), messages.PlayNow("great_auk")])
def test_a_press_for_nothing_does_nothing(command: Command) -> None:
    page = Page()
    at(page, page.submit)
    before = game_of(page).answers
    from wingspan.ui.kit.buttons import written

    name, fields = written(command)
    at(page, lambda: page.command(name, fields or ""))
    assert game_of(page).answers == before


def test_a_game_at_once_is_against_the_level_that_fits() -> None:
    page = Page()
    page.screen.filled_in = {"players": "4", "name_0": "Ada", "set_swiftstart": "on"}
    at(page, lambda: page.press(messages.PlayNow("american_robin")))
    sitting = page.session.sitting
    assert sitting is not None and sitting.save.fresh
    assert game_of(page).setup.names == ("Ada", "Robin")
    assert levels(sitting) == [None, "american_robin"]


def test_a_game_by_link_goes_on_with_them_at_the_other_end() -> None:
    """Two people far apart and a computer player between them, which answers where the game is."""
    here = Page()
    here.screen.filled_in = {
        "players": "3",
        "seat_2": "link",
        "seat_1": "belted_kingfisher",
        "name_0": "Ada",
        "name_2": "Bo",
        "set_swiftstart": "on",
    }
    at(here, here.submit)
    sitting = here.session.sitting
    assert sitting is not None and sitting.seats.mine == 0
    while not waits(here.session):
        answer(here)
    at(here, lambda: here.press(messages.Share("turn")))
    shared = here.session.over.shared
    assert shared is not None and shared.to == "Bo"
    there = Page(fragment=shared.url.partition("#")[2])
    assert there.session.phase == "arrival"
    assert not there.screen.root.having("data-with", '{"seat":1}')
    at(there, lambda: there.press(messages.Accept(2)))
    other = there.session.sitting
    assert (
        other is not None
        and other.seats.mine == 2
        and other.seats.programs == sitting.seats.programs
    )
    for _ in range(30):
        if waits(there.session):
            break
        answer(there)
    game = game_of(there)
    assert waits(there.session) and game.decision is not None and game.decision.player == 0
    assert len(game.answers) > len(game_of(here).answers)


def test_a_challenge_names_whom_it_was_played_against() -> None:
    here = Page()
    begin(here, "", "mourning_dove")
    while here.session.phase == "play":
        answer(here)
    at(here, lambda: here.command("share", '{"kind":"deal"}'))
    shared = here.session.over.shared
    assert shared is not None
    there = Page(fragment=shared.url.partition("#")[2])
    assert there.session.phase == "arrival" and "Paloma" in str(there.screen.root)
    there.screen.filled_in = {"name_0": "Bo"}
    at(there, there.submit)
    sitting = there.session.sitting
    assert sitting is not None and not sitting.save.fresh and sitting.save.aim is not None
    assert sitting.save.aim.beat == game_of(here).scores()[0].total
    assert levels(sitting) == [None, "mourning_dove"]
    assert game_of(there).setup.seed == game_of(here).setup.seed


def test_a_replay_in_the_middle_of_a_game_shows_no_hand_but_ones_own() -> None:
    page = Page()
    begin(page, "", "belted_kingfisher")
    for _ in range(20):
        answer(page)
    at(page, lambda: page.press(messages.Watch()))
    replay = page.session.replay
    assert replay is not None
    scene = replay.scene(page.session.words, page.session.settings, {})
    theirs = scene.state.players[1].hand
    assert scene.seat == 0 and set(theirs) <= {"?"}


def test_what_a_replay_shows_is_played_on_against_the_same_players_and_not_rated() -> None:
    page = Page()
    begin(page, "", "mourning_dove")
    for _ in range(20):
        answer(page)
    at(page, lambda: page.press(messages.Watch()))
    at(page, lambda: page.command("play_from_here", ""))
    sitting = page.session.sitting
    assert sitting is not None and page.session.phase == "play" and not sitting.save.fresh
    assert levels(sitting) == [None, "mourning_dove"]


def test_what_breaks_in_thinking_is_told_and_the_table_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from wingspan.ui.thinking.thought import Thinking

    page = Page()
    begin(page, "", "blue_jay")

    async def broken(_self: Thinking) -> None:
        raise ZeroDivisionError("by hand")

    with monkeypatch.context() as patch:
        patch.setattr(Thinking, "answer", broken)
        while game_of(page).decision.player == 0:  # type: ignore[union-attr]
            answer(page)
        before = game_of(page).answers
        assert "broke" in [notice.key for notice in page.session.told]
    at(page, lambda: page.press(messages.Open("menu")))
    assert game_of(page).answers[: len(before)] == before
    assert game_of(page).decision.player == 0  # type: ignore[union-attr]


def test_a_worker_that_crashed_is_told_of() -> None:
    page = Page()
    begin(page, "", "blue_jay")
    page.app.send(messages.LoseWorker())
    assert [notice.key for notice in page.session.told] == ["thinking_trouble"]
