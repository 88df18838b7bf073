"""Several games side by side, imported and exported as files, and the statistics of the finished
ones."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.far_apart import kept_records
from e2e.playing import (
    CHOICES,
    begin,
    cut,
    keep,
    open_import,
    open_tool,
    play,
    recorded,
    saved,
    take_first,
)
from wingspan.engine.notation.record import Record, decode, encode
from wingspan.saves.result import read
from wingspan.saves.statistics import KEY

MARKUP = "<img src=x onerror=window.hit=1> & <b>Ada</b>"
DROP = """
([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name, {type: "application/json"}));
  for (const type of ["dragover", "drop"]) {
    const event = new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer: files});
    document.querySelector("#saved-games").dispatchEvent(event);
  }
}
"""


def new_solo(page: Page, seed: int, answers: int) -> Record:
    """Play a game to its middle, go to the start page, and return the record."""
    begin(page, seed=str(seed), name_0="Ada")
    play(page, random.Random(seed).randrange, answers)
    record = decode(saved(page))
    open_tool(page, "new-game")
    return record


def row(page: Page, text: str) -> Locator:
    return page.locator("#saved-games .saved-game", has_text=text)


def deed(page: Page, game: str, name: str) -> Locator:
    return row(page, game).get_by_role("button", name=name)


def test_games_side_by_side_are_resumed_named_doubled_deleted_and_brought_back(
    game_page: Page,
) -> None:
    page = game_page
    first, second = new_solo(page, 1, 20), new_solo(page, 2, 30)
    rows = page.locator("#saved-games .saved-game")
    expect(rows).to_have_count(2)

    rows.nth(1).get_by_role("button", name="Rename").click()
    expect(page.locator("#rename-field")).to_be_focused()
    page.locator("#rename-field").fill(MARKUP)
    page.keyboard.press("Enter")
    expect(page.locator("#saved-games .game-title").nth(1)).to_have_text(MARKUP)
    assert page.locator("#root img[src=x]").count() == 0
    deed(page, "& <b>Ada", "Rename").click()
    page.locator("#rename-field").fill("The first")
    page.get_by_role("button", name="Save").click()

    row(page, "The first").locator(".resume").click()
    page.wait_for_selector(CHOICES, state="attached")
    assert decode(saved(page)) == first
    page.reload()
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert decode(saved(page)) == first

    open_tool(page, "saved-games")
    expect(row(page, "The first")).to_have_class("saved-game on-table")
    deed(page, "The first", "Duplicate").click()
    expect(row(page, "The first")).to_have_count(2)
    page.locator("#saved-games .saved-game:not(.on-table)", has_text="The first").locator(
        ".resume"
    ).click()
    play(page, take_first, 3)
    longer = decode(saved(page))
    assert longer.answers[: len(first.answers)] == first.answers != longer.answers
    assert len(kept_records(page)) == 3

    open_tool(page, "saved-games")
    page.locator("#saved-games .on-table").get_by_role("button", name="Delete").click()
    notice = page.locator("#saved-games .notice")
    expect(notice).to_contain_text("Deleted: The first.")
    assert longer not in kept_records(page)
    notice.get_by_role("button", name="Restore").click()
    expect(row(page, "The first")).to_have_count(2)
    assert sorted(kept_records(page), key=lambda record: record.answers) == sorted(
        [first, second, longer], key=lambda record: record.answers
    )
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="New game")).to_be_visible()
    expect(rows).to_have_count(3)


def test_games_go_out_as_a_file_and_come_in_by_file_drop_and_paste(
    newcomer: Callable[..., Page], tmp_path: Path
) -> None:
    page, other = newcomer(), newcomer()
    records = [new_solo(page, seed, 10 * seed) for seed in (1, 2, 3)]
    with page.expect_download() as download:
        page.get_by_role("button", name="Export all").click()
    everything = tmp_path / download.value.suggested_filename
    download.value.save_as(everything)
    with page.expect_download() as download:
        page.locator("#saved-games .saved-game").first.get_by_role("button", name="Export").click()
    one = Path(download.value.path()).read_text()
    assert len(json.loads(everything.read_text())["games"]) == 3
    assert len(json.loads(one)["games"]) == 1

    notices = other.locator("#saved-games .games-notices")
    open_import(other)
    other.locator("#import-file").set_input_files(everything)
    expect(notices).to_contain_text("3 games imported.")
    assert {record.answers for record in kept_records(other)} == {r.answers for r in records}

    other.evaluate(DROP, ["one.json", one])
    expect(notices).to_contain_text("1 game imported.")
    assert len(kept_records(other)) == 3

    other.locator("#import-text").fill(encode(records[0]).decode().replace('"seed":1', '"seed":8'))
    other.get_by_role("button", name="Import the text").click()
    expect(notices).not_to_contain_text("1 game imported.")
    other.locator("#import-text").fill(encode(records[0]).decode())
    other.get_by_role("button", name="Import the text").click()
    expect(notices).to_contain_text("1 game imported.")
    other.locator("#saved-games .resume").first.click()
    other.wait_for_selector(CHOICES, state="attached")
    assert decode(saved(other)) in records


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.soak)])
def test_what_is_no_game_is_refused_with_one_sentence(game_page: Page, language: str) -> None:
    page = game_page
    page.locator(f"""[data-do=language][data-with*='"{language}"']""").first.click()
    new_solo(page, 1, 10)
    before = kept_records(page)
    with page.expect_download() as download:
        page.locator("#saved-games [data-do=export]").click()
    text = Path(download.value.path()).read_text()
    damaged = text.replace('"answers":[', '"answers":[0,')
    assert damaged != text
    notices = page.locator("#saved-games .games-notices p")
    for content in (
        damaged,
        text[: len(text) // 2],
        "<script>window.hit = 1</script>",
        "[" * 100_000,
        '{"wingspan":"games","format":1,"games":[]}',
        '{"wingspan":"games","format":999,"games":[]}',
        b"\xff\xfe\x00\x80",
        b"x" * 4_000_001,
        "",
    ):
        data = content.encode() if isinstance(content, str) else content
        page.locator("#import-file").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": data}
        )
        expect(notices).to_have_count(1)
        sentence = notices.inner_text()
        assert 15 < len(sentence) < 160 and sentence.endswith("."), (content[:30], sentence)
        page.locator("[data-do=rename][data-with]").click()
        page.locator("[data-do=rename]:not([data-with])").click()
        expect(notices).to_have_count(0)
    assert kept_records(page) == before
    assert page.evaluate("window.hit") is None
    assert page.locator("#root script").count() == 0


def test_texts_kept_aside_are_downloaded_deleted_and_brought_back(
    page: Page, site_url: str
) -> None:
    bad = '{"checksum":"<img src=x onerror=window.hit=1>'
    page.add_init_script(
        "if (location.host && !sessionStorage.getItem('seen')) { sessionStorage.setItem('seen', 1);"
        f" localStorage.setItem('wingspan.game.x', {bad!r}); }}"
    )
    page.goto(site_url)
    aside = page.locator(".kept-aside")
    expect(aside).to_contain_text("cut short or altered")
    with page.expect_download() as download:
        aside.get_by_role("button", name="Download").click()
    assert Path(download.value.path()).read_text() == bad
    aside.get_by_role("button", name="Delete").click()
    expect(aside).to_have_count(0)
    page.locator(".games-notices").get_by_role("button", name="Restore").click()
    expect(aside).to_have_count(1)
    assert page.evaluate("localStorage.getItem('wingspan.game.x')") == bad
    assert page.evaluate("window.hit") is None


def test_a_finished_game_is_counted_once_exported_erased_and_brought_back(
    page: Page, site_url: str
) -> None:
    keep(page, cut(recorded("base_101"), -5))
    page.goto(site_url)
    page.wait_for_selector("html[data-phase] [data-decision]", state="attached")
    play(page, random.Random(3).randrange)
    final = page.locator(".final .score tbody .of-total").first
    total = int(final.inner_text())
    page.reload()
    page.wait_for_selector("html[data-phase=over]", state="attached")
    page.locator("[data-do=undo]").filter(visible=True).first.click()
    page.wait_for_selector(CHOICES, state="attached")
    page.keyboard.press("Control+Shift+Z")
    page.wait_for_selector("html[data-phase=over]", state="attached")
    open_tool(page, "new-game")
    open_tool(page, "statistics")
    figures = page.locator("#statistics .stat-figure")
    expect(figures.first).to_contain_text("1")
    counted, _ = read(page.evaluate(f"localStorage.getItem('{KEY}')"))
    assert [result.score for result in counted] == [total]
    with page.expect_download() as download:
        page.locator("#statistics").get_by_role("button", name="Export").click()
    file = Path(download.value.path()).read_text()
    assert read(file) == (counted, False)

    page.get_by_role("button", name="Erase everything").click()
    expect(page.locator("#statistics")).to_contain_text("Once you have finished a game")
    assert page.evaluate(f"localStorage.getItem('{KEY}')") is None
    page.get_by_role("button", name="Restore").click()
    expect(figures.first).to_contain_text("1")
    page.get_by_role("button", name="Erase everything").click()
    page.keyboard.press("Escape")
    open_import(page)
    for told in ("1 result added", "0 results added"):
        page.locator("#import-file").set_input_files(
            {"name": "s.json", "mimeType": "application/json", "buffer": file.encode()}
        )
        expect(page.locator(".games-notices")).to_contain_text(told)
