"""axe-core at every kind of question, light and dark, in every language.

The pages are rendered natively from the same views and put into the real page's shell, so that
the markup is checked with the stylesheet and no Python has to start.
"""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from e2e.axe import AXE
from tests.ui.every_question import KINDS, asked, shown
from wingspan.engine.components import Language
from wingspan.engine.decision import Kind

SHELL = """<!doctype html>
<html lang="en" data-phase="play"><head><title>Wingspan</title>
<link rel="stylesheet" href="./static/style.css"></head>
<body><main id="app"></main></body></html>"""
LAY = """
([html, language, theme]) => {
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = theme;
  document.getElementById("app").innerHTML = html;
}
"""


def faults(page: Page, *besides: str) -> list[str]:
    """Return the faults that axe-core finds, except in the parts ``besides``."""
    found: list[dict[str, Any]] = page.evaluate(
        "besides => axe.run({include: [['html']], exclude: besides}, {resultTypes: ['violations']})"
        ".then(result => result.violations)",
        [[part] for part in besides],
    )
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary'][:330]}"
        for fault in found
        for node in fault["nodes"][:2]
    ]


@pytest.fixture
def shell(page: Page, site_url: str) -> Page:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(reduced_motion="reduce")
    page.route(
        f"{site_url}questions", lambda route: route.fulfill(body=SHELL, content_type="text/html")
    )
    page.goto(f"{site_url}questions")
    assert page.evaluate("document.styleSheets[0].cssRules.length") > 5
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return page


@pytest.mark.parametrize(
    ("theme", "language", "kinds"),
    [
        pytest.param("dark", "fr", KINDS[3::6], id="dark-fr-some"),
        pytest.param("light", "de", KINDS, id="light-de", marks=pytest.mark.soak),
        pytest.param("light", "en", KINDS, id="light-en", marks=pytest.mark.soak),
        pytest.param("dark", "fr", KINDS, id="dark-fr", marks=pytest.mark.soak),
    ],
)
def test_no_kind_of_question_has_a_fault(
    shell: Page, theme: Literal["light", "dark"], language: Language, kinds: tuple[Kind, ...]
) -> None:
    """Parts that no question changes are checked only with the first one."""
    found = {}
    alike: tuple[str, ...] = ()
    for kind in kinds:
        shell.evaluate(LAY, [str(shown(kind, language)), language, theme])
        assert shell.locator("#question").count() == 1
        if wrong := faults(shell, *alike):
            found[kind] = wrong
        alike = ("#side", "#strip")
    assert found == {}


@pytest.mark.parametrize(
    ("theme", "language"),
    [
        ("dark", "de"),
        pytest.param("dark", "en", marks=pytest.mark.soak),
        pytest.param("light", "fr", marks=pytest.mark.soak),
    ],
)
def test_no_prompt_has_a_fault_in_the_other_theme_of_its_language(
    shell: Page, theme: Literal["light", "dark"], language: Language
) -> None:
    """All prompts stand one below the other, with unique ids."""
    prompts = [
        asked(kind, language)
        .replace('id="prompt"', f'id="prompt-{kind}"')
        .replace('"question"', f'"question-{kind}"')
        for kind in KINDS
    ]
    shell.evaluate(LAY, ['<h1 class="sr">Wingspan</h1>' + "".join(prompts), language, theme])
    assert shell.locator("[id^=question-]").count() == len(KINDS)
    assert faults(shell) == []
