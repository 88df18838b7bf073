"""Files of saved games: downloaded, chosen and dropped; and a name that is typed.

``tests/ui/test_games.py`` does everything else with several games.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.far_apart import kept_records
from e2e.playing import begin, open_import, open_tool, play, saved
from wingspan.engine.notation.record import decode

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
UNREADABLE = {"bytes that are no text": b"\xff\xfe\x00\x80", "too much": b"x" * 4_000_001}


def test_a_game_is_named_and_goes_out_as_a_file_that_is_chosen_and_dropped(
    ready_page: Page,
) -> None:
    page = ready_page
    begin(page, seed="1", name_0="Ada")
    play(page, random.Random(1).randrange, 10)
    record = decode(saved(page))
    open_tool(page, "new-game")
    page.locator("#saved-games [data-do=rename]").first.click()
    expect(page.locator("#rename-field")).to_be_focused()
    page.locator("#rename-field").fill(MARKUP)
    page.keyboard.press("Enter")
    expect(page.locator("#saved-games .game-title")).to_have_text(MARKUP)
    assert page.locator("#root img[src=x]").count() == 0

    with page.expect_download() as download:
        page.locator("#saved-games [data-do=export]").click()
    file = Path(download.value.path()).read_text()
    assert len(json.loads(file)["games"]) == 1
    page.locator("#saved-games .saved-game [data-do=remove]").click()
    assert kept_records(page) == []

    notices = page.locator("#saved-games .games-notices")
    open_import(page)
    for what, content in UNREADABLE.items():
        page.locator("#import-file").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": content}
        )
        expect(notices.locator("p"), what).to_have_count(1)
        assert kept_records(page) == []
    page.locator("#import-file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": file.encode()}
    )
    expect(notices).to_contain_text("1 game imported.")
    assert kept_records(page) == [record]
    page.locator("#saved-games .saved-game [data-do=remove]").click()
    page.evaluate(DROP, ["game.json", file])
    expect(notices).to_contain_text("1 game imported.")
    assert kept_records(page) == [record]
    assert page.evaluate("window.hit") is None
