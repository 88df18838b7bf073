"""After every input, the page in the browser equals the page made whole, without any cache."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from e2e.playing import ALL_THERE, begin, in_python

FRESH = """
import gc, js, sys
from wingspan.ui.page.views import page
from wingspan.ui.session.session import Session
from wingspan.ui.page.showing import moment
from wingspan.ui.table import cards

sessions = [found for found in gc.get_objects() if type(found) is Session]

def whole_page():
    for name, module in list(sys.modules.items()):
        if name.startswith(("wingspan.ui", "wingspan.words")):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
    cards._drawings.clear()
    return page(moment(sessions[0]))

js.window.wholePage = whole_page
"""
NEVER = (
    "print",
    "reload",
    "update_page",
    "review",
    "leave",
    "export_this",
    "copy_link",
    "share_now",
)
PRESS = """
([fraction, kind, never]) => {
  const over = document.querySelector("dialog[open]") ?? document.getElementById("root");
  const all = [...over.querySelectorAll("[data-choice], button[data-do]")].filter(
    e => !e.disabled && !never.includes(e.dataset.do));
  const answers = all.filter(e => e.dataset.choice);
  const names = [...new Set(all.map(e => e.dataset.do))].sort();
  const name = names[Math.floor(kind * names.length)];
  const found = answers.length && kind < 0.6 ? answers : all.filter(e => e.dataset.do === name);
  found[Math.floor(fraction * found.length)].click();
}
"""
DIFFERENCE = """
() => {
  const template = document.createElement("template");
  template.innerHTML = window.wholePage();
  const settled = (root) => {
    for (const open of root.querySelectorAll("details[open]")) open.removeAttribute("open");
    return root;
  };
  const different = (shown, wanted) => {
    if (shown.isEqualNode(wanted)) return "";
    const pairs = [...shown.childNodes].map((child, at) => [child, wanted.childNodes[at]]);
    const deeper = pairs.find(([one, other]) => !other || !one.isEqualNode(other));
    const alike = shown.childNodes.length === wanted.childNodes.length;
    if (alike && deeper?.[0].childNodes.length) return different(...deeper);
    return `${shown.outerHTML ?? shown.data}\\n${wanted.outerHTML ?? wanted.data}`;
  };
  return different(
    settled(document.getElementById("root").cloneNode(true)),
    settled(template.content.firstElementChild));
}
"""


@pytest.mark.parametrize(
    ("players", "inputs", "seed"),
    [
        pytest.param("1", 60, 1, marks=pytest.mark.soak),
        ("2", 45, 3),
        pytest.param("1", 600, 2, marks=pytest.mark.soak),
    ],
)
def test_the_page_of_parts_is_the_whole_page(
    ready_page: Page, players: str, inputs: int, seed: int
) -> None:
    begin(ready_page, seed="17", players=players, set_european="on", set_oceania="on")
    in_python(ready_page, FRESH)
    dice = random.Random(seed)
    for _ in range(inputs):
        ready_page.evaluate(PRESS, [dice.random(), dice.random(), NEVER])
        ready_page.evaluate(ALL_THERE)
        for _ in range(50):  # a computer player may be answering
            if not (different := ready_page.evaluate(DIFFERENCE)):
                break
            ready_page.wait_for_timeout(100)
        assert different == ""
