"""Several games side by side, imported and exported as files, and the statistics of the finished
ones, input by input.
"""

from __future__ import annotations

import json
import random

import pytest
from msgspec import structs

from tests.saves.games import FIXTURES, ONE, saved
from tests.ui.fake_browser import Page, at
from tests.ui.markup import Element
from wingspan.engine.notation.record import Record, decode, encode
from wingspan.saves import MemoryStore
from wingspan.saves.result import read as read_results
from wingspan.saves.statistics import KEY
from wingspan.ui import messages
from wingspan.ui.session.moment import PASTE, RENAME

MARKUP = "<img src=x onerror=window.hit=1> & <b>Ada</b>"


def new_solo(page: Page, seed: int, answers: int) -> Record:
    """Play a game to its middle, go to the start page, and return the record."""
    page.screen.filled_in = {"seed": str(seed), "name_0": "Ada"}
    page.begin()
    dice = random.Random(seed)
    for _ in range(answers):
        decision = page.session.game.decision if page.session.game else None
        assert decision is not None
        page.choose(dice.randrange(len(decision.options)))
    record = on_the_table(page)
    page.press(messages.Leave())
    return record


def on_the_table(page: Page) -> Record:
    assert page.session.game is not None
    return page.session.game.record()


def rows(page: Page) -> list[Element]:
    return page.screen.root.by_id("saved-games").by_class("saved-game")


def titles(page: Page) -> list[str]:
    return [row.by_class("game-title")[0].words() for row in rows(page)]


def kept(page: Page) -> list[Record]:
    shelf = page.session.keeping.shelf
    return sorted(
        (shelf.read(game.id).record for game in shelf.games()), key=lambda one: one.answers
    )


def said(page: Page) -> list[str]:
    """Return what is said over the list of games."""
    (notices,) = page.screen.root.by_class("games-notices")
    return [line.words() for line in notices.all() if line.tag == "p"]


def bring(page: Page, content: str | bytes | None) -> None:
    at(page, lambda: page.app.send(messages.Bring(content)))


def named(page: Page, id_: str, name: str) -> None:
    """Rename a game in its row."""
    page.press(messages.Rename(id_))
    assert page.screen.focused[-1] == f"#{RENAME}"
    page.screen.filled_in = {"name": name}
    (form,) = page.screen.root.having("data-submit", "name")
    assert form.having("id", RENAME)
    page.submit("name")


def test_games_side_by_side_are_resumed_named_doubled_deleted_and_brought_back() -> None:
    page = Page()
    page.screen.tick = 1
    first, second = new_solo(page, 1, 20), new_solo(page, 2, 30)
    one = "game-1"
    assert len(rows(page)) == 2
    named(page, one, MARKUP)
    assert titles(page)[1] == MARKUP
    assert not page.screen.root.having("src", "x")
    named(page, one, "The first")
    page.press(messages.Resume(one))
    assert on_the_table(page) == first == on_the_table(Page(page.store))

    page.press(messages.Open("games"))
    (current,) = (row for row in rows(page) if "on-table" in row.attributes["class"].split())
    assert "The first" in current.words()
    page.press(messages.Duplicate(one))
    copies = [row for row in rows(page) if "The first" in row.words()]
    assert len(copies) == 2
    (copy,) = (row for row in copies if row is not current and not row.having("id", f"game-{one}"))
    id_ = copy.attributes["id"].removeprefix("game-")
    page.press(messages.Resume(id_ if id_ != one else "game-3"))
    for _ in range(3):
        page.choose(0)
    longer = on_the_table(page)
    assert longer.answers[: len(first.answers)] == first.answers != longer.answers
    assert len(kept(page)) == 3
    assert page.session.sitting is not None
    played = page.session.sitting.id

    page.press(messages.Open("games"))
    page.press(messages.Remove(played))
    assert "Deleted: The first." in " ".join(said(page))
    assert longer not in kept(page)
    page.press(messages.Restore(played))
    assert kept(page) == sorted([first, second, longer], key=lambda record: record.answers)
    page.press(messages.Close())
    assert page.session.phase == "start" and len(rows(page)) == 3


def test_a_game_that_is_named_in_the_middle_keeps_its_name() -> None:
    page = Page()
    new_solo(page, 3, 5)
    sitting = page.session.sitting
    assert sitting is not None
    page.app.send(messages.NameGame(sitting.id, "Sunday"))
    page.choose(0)
    assert page.session.keeping.shelf.get(sitting.id).name == "Sunday"
    assert page.session.keeping.shelf.get(sitting.id).record == on_the_table(page)


def test_games_go_out_as_a_file_and_come_in_by_file_and_paste() -> None:
    page, other = Page(), Page()
    records = [new_solo(page, seed, 10 * seed) for seed in (1, 2, 3)]
    page.press(messages.ExportAll())
    page.press(messages.Export("game-2"))
    everything, one = page.sharing.texts
    assert [len(json.loads(text)["games"]) for text in (everything, one)] == [3, 1]
    other.press(messages.Open("games"))
    bring(other, everything.encode())
    assert said(other) == ["3 games imported."]
    assert {record.answers for record in kept(other)} == {record.answers for record in records}
    bring(other, one)
    assert said(other) == ["1 game imported."]
    assert len(kept(other)) == 3
    for text, came in (
        (encode(structs.replace(records[0], answers=(99,))).decode(), False),
        (encode(records[0]).decode(), True),
    ):
        other.screen.filled_in = {PASTE: text}
        at(other, lambda: other.press(messages.BringPasted()))
        assert (said(other) == ["1 game imported."]) == came


@pytest.mark.parametrize(
    "content",
    [
        "damaged",
        "half",
        "<script>window.hit = 1</script>",
        "[" * 100_000,
        '{"wingspan":"games","format":1,"games":[]}',
        '{"wingspan":"games","format":999,"games":[]}',
        b"\xff\xfe\x00\x80",
        None,
        "",
    ],
    ids=lambda content: str(content)[:20],
)
def test_what_is_no_game_is_refused_with_one_sentence(content: str | bytes | None) -> None:
    """None stands for a file that is too large."""
    page = Page()
    new_solo(page, 1, 10)
    before = kept(page)
    page.press(messages.Export("game-1"))
    (text,) = page.sharing.texts
    if content == "damaged":
        content = text.replace('"answers":[', '"answers":[0,')
        assert content != text
    elif content == "half":
        content = text[: len(text) // 2]
    bring(page, content)
    (sentence,) = said(page)
    assert 15 < len(sentence) < 160 and sentence.endswith("."), sentence
    assert kept(page) == before
    assert not [element for element in page.screen.root.all() if element.tag == "script"]
    page.press(messages.Rename("game-1"))
    assert said(page) == []


def test_texts_kept_aside_are_downloaded_deleted_and_brought_back() -> None:
    bad, store = '{"checksum":"<img src=x onerror=window.hit=1>', MemoryStore()
    store.set("wingspan.game.x", bad)
    page = Page(store)
    (aside,) = page.screen.root.by_class("kept-aside")
    assert "cut short or altered" in aside.words()
    page.press(messages.DownloadUnreadable("wingspan.game.x"))
    assert page.sharing.texts == [bad]
    page.press(messages.RemoveUnreadable("wingspan.game.x"))
    assert not page.screen.root.by_class("kept-aside") and store.get("wingspan.game.x") is None
    (restore,) = page.screen.root.by_class("games-notices")[0].having("data-do", "restore")
    page.command("restore", restore.attributes["data-with"])
    assert page.screen.root.by_class("kept-aside") and store.get("wingspan.game.x") == bad


def test_a_finished_game_is_counted_once_exported_erased_and_brought_back() -> None:
    page = Page()
    page.screen.filled_in = {"seed": "5", "name_0": "Ada"}
    page.begin()
    while page.session.phase == "play":
        page.app.send(messages.NextRound())
        page.choose(0)
    assert page.session.game is not None
    total = page.session.game.scores()[0].total
    page = Page(page.store)
    assert page.session.phase == "over"
    page.press(messages.Undo())
    page.app.send(messages.Redo())
    page.press(messages.Leave())
    page.press(messages.Open("statistics"))

    def figures() -> list[str]:
        found = page.screen.root.by_id("statistics").by_class("stat-figure")
        return [figure.words() for figure in found]

    assert "1" in figures()[0]
    counted, _ = read_results(page.store.get(KEY) or "")
    assert [result.score for result in counted] == [total]
    page.press(messages.ExportStatistics())
    file = page.sharing.texts[-1]
    assert read_results(file) == (counted, False)
    page.press(messages.EraseStatistics())
    assert "Once you have finished a game" in page.screen.root.by_id("statistics").words()
    assert page.store.get(KEY) is None
    page.press(messages.RestoreStatistics())
    assert "1" in figures()[0]
    page.press(messages.EraseStatistics())
    page.press(messages.Close())
    for told in ("1 result added", "0 results added"):
        bring(page, file.encode())
        assert told in " ".join(said(page))


@pytest.mark.parametrize(
    ("key", "text"),
    [("wingspan.save", "not a game"), ("wingspan.game.x", '{"checksum":"0')],
    ids=["of an early version", "damaged"],
)
def test_a_save_that_cannot_be_read_is_kept_and_said(key: str, text: str) -> None:
    store = MemoryStore()
    store.set(key, text)
    store.set("wingspan.current", "x")
    page = Page(store)
    assert "could not be read" in page.screen.root.by_class("notices")[0].words()
    page.begin()
    assert text in store.texts.values()
    assert page.session.game is not None and page.session.game.setup.seed == 7


def test_a_game_of_the_first_version_is_taken_up_whole() -> None:
    text, store = (FIXTURES / "version_0_1.json").read_text("utf-8"), MemoryStore()
    store.set("wingspan.save", text)
    page = Page(store)
    assert on_the_table(page) == decode(text)
    assert store.get("wingspan.save") is None
    assert on_the_table(Page(store)) == decode(text)


def test_a_game_of_older_rules_plays_on_from_its_table_and_says_so() -> None:
    text, store = (FIXTURES / "rules_0.json").read_text("utf-8"), MemoryStore()
    id_ = json.loads(text)["id"]
    store.set(f"wingspan.game.{id_}", text)
    store.set("wingspan.current", id_)
    page = Page(store)
    assert "older rules" in page.screen.root.by_class("notices")[0].words()
    for _ in range(3):
        page.choose(0)
    answers = on_the_table(page).answers
    assert len(answers) >= 3
    again = Page(store)
    assert again.session.phase == "play" and on_the_table(again).answers == answers


def test_fifty_games_are_listed_and_the_rest_by_one_press() -> None:
    page = Page()
    for number in range(51):
        page.session.keeping.shelf.put(structs.replace(saved(ONE, 5), id=f"game-{number}"))
    page.app.send(messages.Open("games"))
    assert len(page.screen.root.having("data-do", "resume")) == 50
    page.press(messages.MoreGames())
    assert len(page.screen.root.having("data-do", "resume")) == 51
