"""The page without a browser: from what was stored to the table, input by input."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from tests.table import bird
from tests.ui.fake_browser import Page, at
from tests.ui.markup import read
from tests.ui.sessions import POSITION, SOLO, at_the_action, came, fail, sitting_of
from wingspan.engine import Game
from wingspan.engine.notation.record import encode
from wingspan.engine.options import TakeAction
from wingspan.saves import MemoryStore
from wingspan.saves.shelf import VERSION_0_1
from wingspan.ui import messages
from wingspan.ui.games.share import share_dialog
from wingspan.ui.loop.opening import LAST_VIEW
from wingspan.ui.messages import UnknownCommand
from wingspan.ui.page.showing import notices
from wingspan.ui.play.settings import LANGUAGE, SETTINGS
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.moment import Shared, ShareDialog
from wingspan.ui.session.where import Failed, Over
from wingspan.words import words_in


def test_the_first_view_is_the_start_form_and_a_game_begins_from_it() -> None:
    page = Page()
    assert page.session.phase == "start" and page.screen.renders == 1
    page.begin()
    assert page.session.game is not None and page.session.game.setup.seed == 7
    assert page.screen.focused[-1] == "question"
    assert page.store.get("wingspan.current") == "game-1"


def test_an_answer_is_kept_shown_and_comes_back_on_the_next_visit() -> None:
    page = Page()
    page.begin()
    page.choose(0)
    assert page.session.game is not None and page.session.game.answers[:1] == (0,)
    again = Page(page.store)
    assert again.session.phase == "play" and again.session.game == page.session.game


def test_the_same_answer_is_given_several_times_by_one_press() -> None:
    """With a bird in the grassland 2 eggs are laid; the American Robin has room for 4."""
    position = {**POSITION, "players": [{"mat": {"grassland": [bird("american_robin")]}}]}
    page = Page()
    page.do(lambda: page.session.sit_down(sitting_of(at_the_action(position))))
    game = page.session.game
    assert game is not None and game.decision is not None
    page.choose(game.decision.options.index(TakeAction("lay_eggs")))
    page.app.send(messages.Repeat(0, 2))
    assert game.state.players[0].mat["grassland"][0].eggs == 2


def test_a_remote_seat_is_brought_here_and_what_others_may_answer_is_said() -> None:
    page = Page()
    page.screen.filled_in = {"players": "2", "name_0": "Ada", "name_1": "Bo", "seat_1": "link"}
    page.begin()
    sitting = sitting_of(page.session)
    assert sitting.seats.here == [0] and sitting.seats.unasked == ("free", "free")
    page.app.send(messages.LetAnswer("all"))
    assert sitting.seats.unasked == ("all", "free")
    page.app.send(messages.SitBeside(1))
    assert sitting.seats.here == [0, 1]


def test_the_quick_reference_goes_to_the_printer_and_its_sets_are_kept_while_it_is_open() -> None:
    page = Page()
    page.begin()
    page.app.send(messages.Print())
    assert page.screen.focused[-1] == "print"
    page.app.send(messages.ShowRuleSets(("core", "oceania")))
    assert page.session.over.look["rule_sets"] == "core,oceania"
    page.app.send(messages.ShowRuleSets())
    assert page.session.over.look["rule_sets"] == "all"


def test_one_input_is_one_render() -> None:
    page = Page()
    page.begin()
    inputs: tuple[Callable[[], None], ...] = (
        lambda: page.choose(0),
        lambda: page.press(messages.Undo()),
        lambda: page.press(messages.Open("menu")),
    )
    for press in inputs:
        before = page.screen.renders
        press()
        assert page.screen.renders == before + 1


def test_a_setting_and_the_language_are_remembered() -> None:
    page = Page()
    page.begin()
    page.press(messages.Open("settings"))
    page.press(messages.Set("theme", "dark"))
    page.press(messages.Speak("fr"))
    assert page.session.settings.theme == "dark" and page.session.language == "fr"
    assert '"theme":"dark"' in (page.store.get(SETTINGS) or "")
    assert page.store.get(LANGUAGE) == "fr"


def test_a_command_that_does_not_decode_is_refused_and_changes_nothing() -> None:
    page = Page()
    page.begin()
    before, token = page.screen.renders, page.session.token
    for name, fields in (("boil", ""), ("place", '{"bird":7}'), ("resume", "")):
        with pytest.raises(UnknownCommand):
            page.command(name, fields)
    assert (page.screen.renders, page.session.token) == (before, token)


def link_of(page: Page) -> str:
    """Return the fragment of the link to the game on the table."""

    async def share() -> None:
        page.press(messages.Share("game"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        page.press(messages.CopyLink())

    asyncio.run(share())
    return page.sharing.copied[-1].partition("#")[2]


def test_a_link_stays_in_the_address_until_it_is_taken_up() -> None:
    page = Page()
    page.begin()
    fragment = link_of(page)
    other = Page(fragment=fragment)
    assert other.session.phase == "arrival" and other.address.now == fragment
    other.press(messages.Accept())
    assert other.session.game == page.session.game
    assert other.address.now == ""


def test_the_code_of_a_link_is_drawn_once_what_makes_it_has_been_fetched() -> None:
    async def sharing(network: bool) -> Page:
        page = Page()
        page.network = network
        page.begin()
        page.press(messages.Share("game"))
        assert page.screen.root.by_id("share-link").words().startswith("https://page.example/#g=")
        assert page.screen.root.by_class("code-dark")[0].attributes["d"] == ""
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return page

    page = asyncio.run(sharing(network=True))
    assert page.fetched == ["codes"]
    assert page.screen.root.by_class("code-dark")[0].attributes["d"].startswith("M4 4h7")
    page = asyncio.run(sharing(network=False))
    assert notices(page.session) == [] and page.screen.root.having("id", "share")


def test_a_link_too_long_for_a_code_says_so() -> None:
    shared = Shared("game", "https://page.example/#g=" + "x" * 3000, code=())
    root = read(share_dialog(words_in("en"), ShareDialog(shared, has_sheet=False, kinds=("game",))))
    assert root.by_class("share-code")[0].words().startswith("This link is too long for a QR code")
    assert not root.by_class("code")


def test_watching_what_a_link_brings_leads_back_to_the_invitation() -> None:
    """By the button and by a reload; only declining the invitation loses it."""
    page = Page()
    page.begin()
    for _ in range(40):
        page.choose(0)
    fragment = link_of(page)
    other = Page(fragment=fragment)
    brought = came(other.session)
    other.press(messages.Watch())
    assert other.session.phase == "replay" and other.address.now == fragment
    other.press(messages.CloseReplay())
    assert came(other.session) is brought and other.screen.root.having("data-do", "accept")
    other.press(messages.Watch())
    again = Page(other.store, fragment=other.address.now)
    assert again.screen.root.having("data-do", "accept")
    again.press(messages.Decline())
    assert again.session.phase == "start" and again.address.now == ""


def test_the_game_on_the_table_leaves_as_a_file() -> None:
    page = Page()
    page.begin()
    page.command("export_this", "")
    assert page.sharing.files == ["wingspan-game.json"]


def test_what_the_next_visit_shows_first_is_kept_when_the_page_goes() -> None:
    page = Page()
    page.begin()
    page.app.send(messages.HidePage())
    assert "choose_start" in (page.store.get(LAST_VIEW) or "")
    page.press(messages.Leave())
    page.app.send(messages.HidePage())
    assert page.store.get(LAST_VIEW) is not None


def test_nothing_is_kept_to_be_shown_first_that_may_be_out_of_date() -> None:
    """The browser keeps no game any more; then a lesson is on the screen."""
    page = Page()
    page.begin()
    page.app.send(messages.HidePage())
    page.store.blocked = True
    page.choose(0)
    page.app.send(messages.HidePage())
    assert page.session.keeping.trouble and page.store.get(LAST_VIEW) is None
    page = Page()
    page.begin()
    page.app.send(messages.HidePage())
    page.do(lambda: page.session.practise(Sitting(Game.new(SOLO), page.session.settings)))
    page.app.send(messages.HidePage())
    assert page.store.get(LAST_VIEW) is None


def test_a_game_of_the_first_version_without_room_to_carry_it_over_is_told_and_stays() -> None:
    store = MemoryStore()
    store.set(VERSION_0_1, encode(Game.new(SOLO).record()).decode())
    store.quota = sum(map(len, (*store.texts, *store.texts.values())))
    page = Page(store)
    assert "not_kept_full" in [notice.key for notice in page.session.told]
    assert store.get(VERSION_0_1) is not None


@pytest.mark.parametrize("part", ["show", "show_rest"])
def test_a_view_that_the_browser_cannot_take_is_shown_whole_the_next_time(part: str) -> None:
    """By then the browser has nothing of the last one."""
    page = Page()
    page.begin()
    whole = getattr(page.screen, part)

    def breaks(*_: object, **__: object) -> None:
        page.screen.frame, page.screen.parts = "", {}
        setattr(page.screen, part, whole)
        raise MemoryError

    setattr(page.screen, part, breaks)
    while getattr(page.screen, part) == breaks:
        assert page.session.phase == "play"
        page.choose(0)
    assert page.screen.shown_token() == page.session.token
    for shown in ("prompt", "hand", "mat-0"):
        assert page.screen.root.having("id", shown)


def test_after_a_failure_the_game_is_opened_as_it_was_kept() -> None:
    page = Page()
    page.begin()
    page.choose(0)
    before, record = page.session.sitting, page.session.save()
    page.do(lambda: fail(page.session, ValueError("broken"), record))
    assert isinstance(page.session.where, Failed)
    page.app.send(messages.GoOn())
    assert page.session.phase == "play" and page.session.save() == record
    assert page.session.sitting is not before


@pytest.mark.native_only  # it runs a loop of its own
def test_what_was_copied_is_said_once() -> None:
    page = Page()
    for message in (messages.OpenRule("nest"), messages.LinkCopied(True, rule=True)):
        at(page, partial(page.app.send, message))
    assert page.session.over.copied
    at(page, lambda: page.app.send(messages.FindRules("egg")))
    assert not page.session.over.copied


@pytest.mark.native_only  # it runs a loop of its own
def test_lessons_are_fetched_when_they_are_first_wanted() -> None:
    async def visit() -> None:
        page = Page()
        page.press(messages.Open("lessons"))
        while page.session.over.dialog != "lessons":
            await asyncio.sleep(0)
        page.press(messages.BeginLesson("food"))
        assert page.fetched == ["lessons"]
        practice = page.session.practice
        assert practice is not None and practice.doing(page.session.on_screen) == "lesson"

    asyncio.run(visit())


def test_an_input_waits_for_what_the_start_page_does_without() -> None:
    """Every one is done once, in its order; after that nothing waits."""
    page = Page(has_table=False)
    page.late = {"table"}

    async def press() -> None:
        page.app.send(messages.Open("settings"))
        page.app.send(messages.Open("keys"))
        for _ in range(3):
            await asyncio.sleep(0)
        assert not page.session.over.dialog and page.fetched == []
        page.late.clear()
        for _ in range(9):
            await asyncio.sleep(0)
        assert page.session.over == Over("keys")
        page.app.send(messages.Open("statistics"))
        assert page.session.over == Over("statistics")

    asyncio.run(press())


def test_a_language_is_fetched_when_it_is_chosen() -> None:
    page = Page(has_table=False)

    async def choose() -> None:
        for language in ("en", "fr"):
            page.app.send(messages.Speak(language))
            for _ in range(9):
                await asyncio.sleep(0)
            assert page.session.language == language

    asyncio.run(choose())
    assert page.fetched == ["table", "fr"]


def test_an_input_whose_needs_do_not_come_is_told_of_and_can_be_repeated() -> None:
    page = Page(has_table=False)
    page.network = False

    async def press() -> None:
        page.screen.waiting.pop()()
        await asyncio.sleep(0)
        assert notices(page.session) == [], "nobody has asked"
        page.app.send(messages.Open("settings"))
        await asyncio.sleep(0)
        assert not page.session.over.dialog
        assert [notice.key for notice in notices(page.session)] == ["not_fetched"]
        page.network = True
        page.app.send(messages.Open("settings"))
        for _ in range(3):
            await asyncio.sleep(0)
        assert page.session.over == Over("settings")

    asyncio.run(press())
