"""A report of a problem: what it says, what it does not, and that it can be played again."""

from __future__ import annotations

import json
import re
import sys
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

import pytest
from msgspec import structs

from tests.table import CATALOG
from tests.ui.caches import made_anew
from tests.ui.fake_browser import BROWSER, Page, at
from tests.ui.live.friends import Friends, fragment
from tools import replay_session
from tools.replay_session import ReportError, Step, ending, played, read, told
from wingspan.engine import Game, Setup
from wingspan.engine.components import Language
from wingspan.engine.notation.record import encode
from wingspan.links import GameLink, pack_game
from wingspan.saves import save_of
from wingspan.ui import messages as commands
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.report import trace
from wingspan.ui.report.report import HIDDEN, Report, connects, plain, text_of
from wingspan.ui.report.trace import LIMIT
from wingspan.ui.session.autosave import Keeping
from wingspan.ui.table import table_page
from wingspan.words import languages, words_in

pytestmark = pytest.mark.native_only

NAMES = {"players": "1", "name_0": "Ada", "seed": "5"}


def begun(filled_in: dict[str, str] = NAMES, page: Page | None = None) -> Page:
    page = page or Page()
    page.screen.tick = 7
    page.screen.filled_in = filled_in
    at(page, page.submit)
    assert page.session.phase == "play"
    return page


def send(page: Page, *messages: commands.AnyMessage) -> None:
    for message in messages:
        at(page, partial(page.app.send, message))


def text(page: Page) -> str:
    """Return what the report in its dialog says."""
    send(page, commands.ShowReport())
    assert page.session.over.dialog == "report"
    return page.screen.root.by_id("report-text").words()


def report(page: Page) -> Report:
    return read(text(page))


def sent(report: Report) -> list[str]:
    return [entry.message["do"] for entry in report.messages]


def plainly(text: str) -> str:
    """Return a text with its spaces and line breaks alike."""
    return " ".join(text.split())


def breaks(*_: object, **__: object) -> None:
    raise ZeroDivisionError("a tool was dropped into the works")


def steps(report: Report) -> list[Step]:
    """Play a report; check after each message that the parts make the page."""
    found = []
    for step, page in played(report):
        assert page.screen.markup == made_anew(page.session)
        found.append(step)
    return found


# what it says


def test_it_holds_page_browser_settings_game_and_messages_with_their_times() -> None:
    page = begun()
    page.session.build = "build-7"
    send(page, commands.Set("theme", "dark"), commands.Choose(0), commands.Undo())
    record = page.session.save()
    found = json.loads(text(page))
    assert found["build"] == "build-7" and found["browser"] == BROWSER
    assert (found["language"], found["settings"]["theme"]) == ("en", "dark")
    assert json.dumps(found["game"], separators=(",", ":")) == record
    assert found["game"]["setup"]["names"] == ["Ada"]
    assert [entry["message"]["do"] for entry in found["messages"]] == [
        "open",
        "begin",
        "set",
        "choose",
        "undo",
    ]
    times = [entry["at"] for entry in found["messages"]]
    assert times[0] == 0 and times == sorted(times) and times[-1] > 0
    assert found["messages"][3]["message"] == {"do": "choose", "option": 0}
    assert found["messages"][1]["fields"].items() >= NAMES.items()


def test_it_says_no_more_than_it_lists() -> None:
    assert set(json.loads(text(begun()))) == {
        "report",
        "version",
        "build",
        "browser",
        "language",
        "settings",
        "failure",
        "id",
        "game",
        "since",
        "messages",
    }


@pytest.mark.parametrize("language", languages())
def test_it_is_shown_with_what_it_contains_before_it_is_sent(language: Language) -> None:
    page = begun()
    send(page, commands.Speak(language), commands.Open("menu"))
    at(page, lambda: page.press(commands.ShowReport()))
    shown, words = page.screen.root.by_id("report"), words_in(language)
    for sentence in ("about/report_holds", "about/report_secrets"):
        assert plainly(words.text(sentence)) in shown.words()
    assert str(LIMIT) in words.text("about/report_holds")
    assert page.sharing.files == page.sharing.copied == []
    whole = shown.by_id("report-text").words()
    at(page, lambda: page.press(commands.SaveReport()))
    at(page, lambda: page.press(commands.Copy("report-text")))
    assert page.sharing.files == ["wingspan-report.json"]
    assert plainly(page.sharing.texts[0]) == whole
    assert read(whole).language == language
    assert page.sharing.copied == ["report-text"]
    assert not shown.having("data-do", "report_share")


@pytest.mark.parametrize("opens", [commands.Open("menu"), commands.Open("settings")])
@pytest.mark.parametrize("page", [Page, begun])
def test_it_is_in_the_menu_and_in_the_settings(
    page: Callable[[], Page], opens: commands.AnyMessage
) -> None:
    shown = page()
    send(shown, opens)
    at(shown, lambda: shown.press(commands.ShowReport()))
    assert shown.session.over.dialog == "report"


def test_where_there_is_a_share_sheet_it_is_offered() -> None:
    page = begun()
    page.session.has_share_sheet = True
    whole = text(page)
    at(page, lambda: page.press(commands.ShareReport()))
    assert page.sharing.files == ["wingspan-report.txt"]
    assert plainly(page.sharing.texts[0]) == whole


def test_it_holds_at_most_the_last_200_messages() -> None:
    page = begun()
    for _ in range(LIMIT + 30):
        page.app.state.trace.note(commands.ShowDrawer(), page.session.token)
    found = report(page)
    assert len(page.app.state.trace.noted) == LIMIT == 200
    assert len(found.messages) == LIMIT - 2  # without those that make the report
    assert set(sent(found)) == {"drawer"}


def test_how_far_something_has_come_leaves_room_for_what_was_pressed() -> None:
    page = begun()
    note = page.app.state.trace.note
    for turn in range(3):
        note(commands.ShowDrawer(), page.session.token)
        for done in range(LIMIT):
            note(commands.CountWorlds(turn, done), page.session.token)
    noted = [seen.message for seen in page.app.state.trace.noted]
    pressed = [message for message in noted if isinstance(message, commands.ShowDrawer)]
    worlds = [message for message in noted if isinstance(message, commands.CountWorlds)]
    assert len(pressed) == 3 and len(noted) < LIMIT
    assert worlds[-1] == commands.CountWorlds(2, LIMIT - 1)


# secrets

CODE = "p=AAAAsecretcodeBBBB"
SERVER = "stun:my.server.example:3478"


@pytest.mark.parametrize(
    "message",
    [
        commands.OpenPage(CODE),
        commands.Arrive(CODE),
        commands.Arrive(f"%{ord('p'):x}{CODE[1:]}"),
        commands.Arrive(CODE.replace("p", "q", 1)),
        commands.JoinByCode(CODE),
        commands.Bring(CODE),
        commands.Bring(CODE.encode()),
        commands.Set("stun", CODE),
    ],
)
def test_codes_files_and_servers_are_left_out(message: commands.AnyMessage) -> None:
    said = plain(message)
    assert said["do"] == message.__struct_config__.tag
    assert HIDDEN in said.values()
    assert "secretcode" not in json.dumps(said)


def test_a_server_that_was_typed_is_left_out_of_the_settings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trace, "APART", 8)
    page = begun()
    send(page, commands.Set("stun", SERVER), commands.Choose(0))
    send(page, *[commands.ShowDrawer()] * 9)
    assert page.session.settings.stun == SERVER
    assert "my.server" not in text(page)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("sdp", "v=0"),
        ("offer", "AAAA"),
        ("certificate", "an id"),
        ("text", "https://page.example/#q=AAAAsecret"),
        ("text", '{"say":"again","offer":"AAAA"}'),
        ("text", "a=ice-pwd:AAAA"),
        ("text", "a=candidate:1 1 udp 1 192.168.0.7 9 typ host"),
    ],
)
def test_whatever_two_pages_need_to_connect_is_left_out(name: str, value: str) -> None:
    assert connects(name, value)


def test_what_players_write_is_not_taken_for_a_code() -> None:
    for value in ("Ada", "p = 3", "nectar.spending", '{"say":"moved","game":"g=AAAA"}', 7, None):
        assert not connects("text", value)


def test_a_code_that_an_error_names_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks_at_a_code(*_: object) -> None:
        raise ValueError(f"what is {CODE}?")

    page = begun()
    monkeypatch.setattr(Sitting, "undo", breaks_at_a_code)
    send(page, commands.Undo())
    said = text(page)
    assert "in breaks_at_a_code" in said and "secretcode" not in said


def test_links_that_anybody_may_have_are_told() -> None:
    game = pack_game(GameLink(record=Game.new(Setup(players=2, seed=3)).record()), CATALOG)
    for link in (f"g={game}", "r=nectar.spending", "e=core-1", "w=bird.mallard"):
        assert plain(commands.Arrive(link))["fragment"] == link


def test_other_games_and_what_else_is_stored_are_not_in_it() -> None:
    page = Page()
    other = Game.new(Setup(players=2, names=("Zoë", "Yves"), seed=424_242))
    page.session.keeping.shelf.put(save_of(other, id="other", time=1, name="The other game"))
    page.store.set("wingspan.results", "wingspan-secret-results")
    send(page, commands.Resume("other"))
    send(page, *[commands.Choose(0)] * 3, commands.Leave())
    begun(page=page)
    send(page, commands.Choose(0))
    said = text(page)
    for secret in ("Zoë", "Yves", "424242", "The other game", "secret-results"):
        assert secret not in said
    assert "Ada" in said


def test_nothing_that_connects_a_live_table_is_in_the_report_of_any_of_its_pages() -> None:
    friends = Friends()
    send(friends.ada, commands.Invite(1))
    offer = fragment(friends.ada)
    guest = friends.pages[1]
    at(guest, lambda: guest.arrive(offer))
    answer = fragment(guest)
    at(friends.ada, lambda: friends.ada.arrive(answer))
    codes = [code.partition("=")[2].partition("&")[0] for code in (offer, answer)]
    assert all(len(code) > 40 for code in codes)
    for page in friends.pages:
        said = text(page)
        assert [secret for secret in (*codes, "p" * 24, "10.0.0.1") if secret in said] == []
        assert not re.search("name0[0-9]{3}", said)  # of a line


def test_every_game_in_it_is_dealt_as_its_record_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a device may not know of a game, its record does not say; nothing else is told."""
    monkeypatch.setattr(trace, "APART", 8)
    page = begun({**NAMES, "players": "2", "name_1": "Bo"})
    send(page, *[commands.Choose(0)] * 12)
    found = report(page)
    laid = [entry.place.laid for entry in found.messages if entry.place and entry.place.laid]
    assert len(laid) >= 2
    assert found.game is not None
    for game in laid:
        assert structs.replace(game.record, answers=(), take_backs=0) == structs.replace(
            found.game, answers=(), take_backs=0
        )


# played again


def test_it_is_played_again_to_the_same_page() -> None:
    page = begun()
    send(page, *[commands.Choose(0)] * 12, commands.Undo(), commands.Choose(1))
    send(page, commands.Speak("fr"), commands.HoldUp("mallard"), commands.Close())
    before = page.screen.markup
    found = report(page)
    *_, (last, again) = played(found)
    assert last.number == len(found.messages) and last.failure is None
    assert again.screen.markup == before
    assert ending(found, again) == ""
    assert [step for step in steps(found) if step.parted or step.skipped] == []


def test_an_answer_to_a_question_that_has_passed_is_late_again() -> None:
    page = begun()
    page.screen.frame = '<div id="root" data-decision="999"></div>'
    send(page, commands.Choose(0), commands.Choose(1))
    found = report(page)
    assert [entry.late for entry in found.messages] == [False, False, True, False]
    *_, (_, again) = played(found)
    assert ending(found, again) == ""


def test_a_kept_game_that_the_page_opened_is_opened_again() -> None:
    page = begun({**NAMES, "players": "2", "name_1": "Bo"})
    send(page, *[commands.Choose(0)] * 6)
    again = Page(page.store)
    again.screen.tick = 7
    send(again, *[commands.Choose(0)] * 5)
    before, found = made_anew(again.session), report(again)
    *_, (_, third) = played(found)
    assert third.screen.markup == before
    assert [step for step in steps(found) if step.parted or step.skipped] == []


def test_a_long_session_is_played_from_where_the_table_was_last_noted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trace, "APART", 8)
    page = begun({**NAMES, "players": "2", "name_1": "Bo"})
    page.app.state.trace.noted = deque(maxlen=12)
    send(page, commands.Speak("fr"), *[commands.ShowDrawer()] * 5)
    send(page, *[commands.Choose(0), commands.Choose(1)] * 5)
    found = report(page)
    first, *rest = steps(found)
    assert 1 < first.number <= 9
    assert [step for step in (first, *rest) if step.parted] == []
    *_, (_, again) = played(found)
    assert ending(found, again) == "" and again.session.language == "fr"


def test_it_stops_where_it_broke(monkeypatch: pytest.MonkeyPatch) -> None:
    page = begun()
    send(page, commands.Choose(0))
    monkeypatch.setattr(Sitting, "undo", breaks)
    send(page, commands.Undo(), commands.Choose(1))
    at(page, lambda: page.press(commands.ShowReport()))  # of the notice
    found = read(page.screen.root.by_id("report-text").words())
    assert "ZeroDivisionError" in found.failure
    assert [entry.broke for entry in found.messages] == [False, False, False, True, False]
    broken = next(step for step, _ in played(found) if step.failure)
    assert broken.number == 4
    *_, (_, again) = played(found)
    assert ending(found, again) == ""  # it went on after that
    assert "a tool was dropped into the works" in "\n".join(told(broken))


def test_a_game_that_cannot_be_shown_is_the_one_that_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = begun()
    send(page, *[commands.Choose(0)] * 3)
    record = page.session.save()
    monkeypatch.setattr(table_page, "laid_out", breaks)
    page = Page(page.store)
    assert page.session.sitting is None
    found = report(page)
    assert found.game is not None and encode(found.game).decode() == record
    assert next(step for step, _ in played(found) if step.failure).entry.broke


def test_a_kept_game_that_cannot_be_opened_is_the_one_that_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = begun()
    send(page, *[commands.Choose(0)] * 3)
    record = page.session.save()
    monkeypatch.setattr(Keeping, "open", breaks)
    found = report(Page(page.store))
    assert found.game is not None and encode(found.game).decode() == record


def test_where_it_parts_from_the_report_its_game_is_put_on_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trace, "APART", 8)
    page = begun()
    send(page, *[commands.Choose(0)] * 9)
    found = report(page)
    entries = [*found.messages]
    del entries[4]
    damaged = structs.replace(found, messages=entries)
    parted = [step for step, _ in played(damaged) if step.parted]
    assert parted and parted[0].number == 5
    assert "put there" in parted[-1].parted


def test_what_was_left_out_is_skipped_and_said() -> None:
    page = begun()
    send(page, commands.Bring("a file"), commands.Choose(0))
    found = report(page)
    assert [step.skipped for step in steps(found)] == ["", "", "left out of the report", "", ""]


# what is no report

WHOLE = text_of(
    Report(
        version="0.5",
        build="",
        browser={},
        language="en",
        settings=Page().session.settings,
        failure="",
        id="",
        game=None,
        since=0,
        messages=(),
    )
)


@pytest.mark.parametrize(
    ("damaged", "says"),
    [
        ("", "not a whole report"),
        ("Hello", "not a whole report"),
        (WHOLE[:-9], "not a whole report"),
        ("[1]", "not a whole report"),
        ("{}", "not a report of a problem"),
        (encode(Game.new(Setup(players=2, seed=1)).record()).decode(), "not a report of a problem"),
        (WHOLE.replace('"report": 1', '"report": 9'), "format 9; this version reads format 1"),
        (WHOLE.replace('"since": 0', '"since": "soon"'), r"\$\.since"),
        (WHOLE.replace('"language": "en"', '"language": 5'), r"\$\.language"),
    ],
)
def test_a_damaged_report_is_refused_with_a_sentence(damaged: str, says: str) -> None:
    with pytest.raises(ReportError, match=says):
        read(damaged)


def test_a_report_may_be_quoted_in_a_mail() -> None:
    assert read(f"It broke!\n```\n{WHOLE}```\nAda").version == "0.5"


def test_the_tool_says_it_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "report.json"
    file.write_text(WHOLE[:-9], "utf-8")
    monkeypatch.setattr(sys, "argv", ["replay_session", str(file)])
    with pytest.raises(SystemExit, match="not a whole report"):
        replay_session.main()


def test_the_tool_says_that_it_cannot_play_a_game_under_rules_to_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begun()
    send(page, *[commands.Choose(0)] * 3)
    page = Page(page.store)
    send(page, commands.Choose(0))
    file = tmp_path / "report.json"
    file.write_text(text(page).replace('"rules":2', '"rules":99'), "utf-8")
    monkeypatch.setattr(sys, "argv", ["replay_session", str(file)])
    with pytest.raises(SystemExit, match="cannot be played by this version"):
        replay_session.main()


def test_the_tool_prints_each_message_with_what_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = begun()
    send(page, commands.Choose(0))
    file = tmp_path / "report.json"
    file.write_text(text(page), "utf-8")
    monkeypatch.setattr(sys, "argv", ["replay_session", str(file)])
    replay_session.main()
    printed = capsys.readouterr().out
    assert '{"do": "choose", "option": 0}' in printed
    assert re.search(r"choose.*\n +page prompt", printed)


def test_a_report_is_made_whatever_a_message_holds() -> None:
    """What is reported may be that something came where it does not belong."""
    held = cast("ValueError", object())
    assert plain(commands.LoseAnalysis("hint", held))["error"] == "object"


def test_an_error_in_a_message_is_told_with_what_happened() -> None:
    said = plain(commands.LoseAnalysis("hint", ValueError("no worlds")))
    assert said["what"] == "hint" and "ValueError: no worlds" in said["error"]
