"""Who is told that a browser forgets. The names are what the browsers call themselves."""

from __future__ import annotations

import pytest

from tests.ui.fake_browser import Page
from wingspan.ui.messages import AnyMessage, Dismiss, ExportAll
from wingspan.ui.session.autosave import forgets

MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15"
LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko)"
CHROMIUM = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("user_agent", "expected"),
    [
        (f"{MAC} Version/18.1 Safari/605.1.15", True),
        (f"{PHONE} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1", True),
        (f"{PHONE} (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1", True),
        (f"{LINUX} Version/18.0 Safari/605.1.15", True),
        (f"Mozilla/5.0 (X11; Linux x86_64) {CHROMIUM} Chrome/130.0.0.0 Safari/537.36", False),
        (f"Mozilla/5.0 (Windows NT 10.0) {CHROMIUM} Chrome/130.0 Safari/537.36 Edg/130.0", False),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", False),
        ("Mozilla/5.0 (Linux; Android 4.4) AppleWebKit/534.30 Version/4.0 Safari/534.30", False),
    ],
)
def test_only_webkit_forgets_and_only_until_the_page_is_installed(
    user_agent: str, expected: bool
) -> None:
    assert forgets(user_agent, installed=False) == expected
    assert not forgets(user_agent, installed=True)


@pytest.mark.parametrize("press", [Dismiss(0), ExportAll()])
def test_it_is_told_until_it_was_dismissed_or_the_games_are_in_a_file(press: AnyMessage) -> None:
    page = Page()
    page.session.forgets_after_a_week = True
    page.begin()
    assert [notice.key for notice in page.session.told] == ["seven_days"]
    page.app.send(press)
    page.choose(0)
    assert page.session.told == []
