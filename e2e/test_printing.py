"""A game in progress printed on one page: what a player would note down, black on white."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.states import state
from e2e.walking import LANGUAGES, Frame, laid_out
from wingspan.engine.components import Language

A4 = 726, 1055
"""The room between the margins of a page, in CSS pixels."""
STATES = (
    "table-1-9",
    "table-2-5",
    "table-5-15",
    "table-together",
    "table-automa",
    "full-mat",
    "set-up-keeping-3",
    "hint-3",
    "round-end-2",
    "tab-log",
)
PRINTED = """
() => {
  const dark = (colour) => {
    const [r, g, b, a = 1] = colour.match(/[\\d.]+/g)?.map(Number) ?? [255, 255, 255];
    const scale = /^color\\(/.test(colour) ? 255 : 1;
    return a > 0.05 && 0.2126 * r * scale + 0.7152 * g * scale + 0.0722 * b * scale < 200;
  };
  const root = document.querySelector(".root");
  const shown = (e) => e.checkVisibility({ visibilityProperty: true }) &&
    e.getBoundingClientRect().width > 2;
  const words = (selector) => [...root.querySelectorAll(selector)].filter(shown)
    .map((e) => e.textContent.replace(/[\\ue000-\\uf8ff]/g, "").trim());
  const all = [...root.querySelectorAll("*")].filter(shown);
  const text = all.filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())
    && !e.closest(".icon, svg"));
  const name = (e) => `${e.localName}.${e.getAttribute("class")}`;
  const small = ".turn-pip, .seat-mark, svg *, img";
  return {
    goals: words(".goal").length,
    scores: words(".score-chip"),
    bonus: words(".bonus-name"),
    hand: words(".hand .bird-name, .near .bird-name"),
    mat: words(".mat .bird-name"),
    pips: words(".turn-pip").length,
    pale: text.filter((e) => !dark(getComputedStyle(e).color)).map(name),
    grounds: all.filter((e) => !e.matches(small) && dark(getComputedStyle(e).backgroundColor))
      .map(name),
    beyond: text.filter((e) => e.getBoundingClientRect().right > innerWidth + 1).map(name),
    buttons: words(".tools *, .option, .quiet, .tabs *, .sorter"),
    wide: document.documentElement.scrollWidth,
  };
}
"""


@pytest.fixture
def frame(browser: Browser, site_url: str) -> Iterator[Frame]:
    frame = Frame(browser, site_url, touched=False)
    yield frame
    frame.close()


def printed(frame: Frame, name: str, language: Language) -> dict[str, Any]:
    frame.page.emulate_media(media="screen", color_scheme="dark")
    frame.resize(1280, 800)
    frame.show(name, language, "dark")
    pages = len(re.findall(rb"/Type\s*/Page\b", frame.page.pdf(format="A4")))
    frame.page.emulate_media(media="print")
    frame.resize(*A4)
    found: dict[str, Any] = frame.page.evaluate(PRINTED)
    return {**found, "pages": pages}


@pytest.mark.parametrize(
    ("language", "names"),
    [
        *(
            pytest.param(language, STATES[number::3], id=f"{language}-some")
            for number, language in enumerate(LANGUAGES)
        ),
        *(
            pytest.param(language, STATES, id=f"{language}-all", marks=pytest.mark.soak)
            for language in LANGUAGES
        ),
    ],
)
def test_a_game_in_progress_prints_on_one_page(
    frame: Frame, language: Language, names: Sequence[str]
) -> None:
    laid_out(names)
    for name in names:
        found = printed(frame, name, language)
        assert found["pages"] == 1, name
        assert found["wide"] <= A4[0], name
        for nothing in ("pale", "grounds", "beyond", "buttons"):
            assert found[nothing] == [], name
        game = state(name).game
        assert game
        table = game.state
        assert found["goals"] == 4, name
        people = len(table.players)
        assert len(found["scores"]) == people + bool(game.setup.automa), name
        assert found["pips"] > 0


def test_all_that_the_player_has_is_on_the_page(frame: Frame) -> None:
    """The birds of the hand and the mat, the bonus cards, the points."""
    names = ("table-5-15", "table-2-5", "set-up-keeping-3")
    laid_out(names)
    crowded = printed(frame, names[0], "en")
    game = state(names[0]).game
    assert game
    assert len(crowded["hand"]) == len(game.state.players[0].hand) > 12
    assert len(crowded["mat"]) == 9
    assert crowded["bonus"] == ["Anatomist"]
    usual = printed(frame, names[1], "en")
    assert [re.sub(r"\D", "", said)[:2] for said in usual["scores"]] == ["69", "64"]
    kept = printed(frame, names[2], "en")
    choosing = state(names[2]).game
    assert choosing
    cards = choosing.state.players[0].choosing
    assert kept["bonus"] == [choosing.catalog.bonus_cards[card].name["en"] for card in cards]
    assert len(kept["hand"]) == 10  # both hands of five are open
