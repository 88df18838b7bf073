"""The pictures of a set that has an archive of its own: asked for when its birds are shown."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.playing import begin
from e2e.ready import reopen

ARCHIVE = "asia.pack"
DRAWN = """[...document.querySelectorAll('img.plate')].map(e => e.src)
    .filter(src => src.startsWith('data:')).map(src => src.length)"""
"""The lengths of the drawings on the screen; a blank one has less than a hundred characters."""
NONE_BLANK = f"(drawn => drawn.length > 0 && drawn.every(long => long > 500))({DRAWN})"


def until_drawn(page: Page) -> None:
    """Wait until birds are on the screen and none of them is blank; fail if that never happens."""
    for _ in range(200):
        if page.evaluate(NONE_BLANK):
            return
        page.wait_for_timeout(50)
    raise AssertionError(page.evaluate(DRAWN))


def asked_for(page: Page) -> list[str]:
    """Return the list of files that the page asks for from now on."""
    files: list[str] = []
    page.on("request", lambda request: files.append(request.url.rpartition("/")[2].split("?")[0]))
    return files


def test_only_a_game_with_the_set_asks_for_them_and_a_reload_does_so_at_once(
    game_page: Page,
) -> None:
    files = asked_for(game_page)
    begin(game_page)
    until_drawn(game_page)
    assert ARCHIVE not in files
    reopen(game_page)
    begin(game_page, seed="5", set_asia="on")
    until_drawn(game_page)
    assert files.count(ARCHIVE) == 1
    game_page.reload()
    assert game_page.locator(f"link[href$='{ARCHIVE}']").count() == 1
    game_page.wait_for_selector("html[data-phase='play'] [data-decision]", state="attached")
    assert game_page.evaluate(NONE_BLANK)
