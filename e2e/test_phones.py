"""What a phone shows in its few bands: tabs over answers, the strip of the set-up, final mats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser

from e2e.states import state
from e2e.walking import LANGUAGES, Frame, laid_out
from tests.ui.every_question import KINDS
from tests.ui.markup import command_of, read
from wingspan.engine.components import Language
from wingspan.ui import messages
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page

PHONES = ((360, 640), (390, 844), (844, 390))
TARGET = 44
"""The least height and width of what is pressed by touch (CSS pixels)."""


@pytest.fixture
def phone(browser: Browser, site_url: str) -> Iterator[Frame]:
    frame = Frame(browser, site_url, touched=True)
    yield frame
    frame.close()


def at_every_size(
    phone: Frame, names: Sequence[str], languages: Sequence[Language] = ("de", "fr")
) -> Iterator[tuple[str, tuple[int, int]]]:
    """Show each state, in one language after the other, at the size of each phone."""
    laid_out(names)
    for number, name in enumerate(names):
        phone.show(name, languages[number % len(languages)])
        for size in PHONES:
            phone.resize(*size)
            yield name, size


ON_TOP = """
selector => {
  const found = [...document.querySelectorAll(selector)].filter(e => e.checkVisibility());
  return found.length > 0 && found.every(e => {
    const box = e.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (e.contains(hit) || hit.contains(e));
  });
}
"""
"""Whether what matches can be seen and touched, as far as it is not scrolled away."""
SIZE = """
selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.width, box.height];
}
"""


def test_a_tab_lies_over_the_answers_with_the_question_and_the_way_back(phone: Frame) -> None:
    names = [f"opened-{kind}" for kind in KINDS if kind != "keep_bird"]
    for name, size in at_every_size(phone, names, LANGUAGES):
        back = ".tab[aria-pressed=true]"
        for part in ("#facts > .panel:first-of-type", "#question", back):
            assert phone.page.evaluate(ON_TOP, part), (name, size, part)
        if phone.page.locator(".opened").count():
            back = ".to-answers"
            assert phone.page.evaluate(ON_TOP, back), (name, size)
        width, height = phone.page.evaluate(SIZE, back)
        assert min(width, height) >= TARGET, (name, size, back)


BULBS = """
() => [...document.querySelectorAll(".tabs .icon-hint, .take-back .icon-hint")]
  .filter(e => e.checkVisibility()).length
"""


def test_the_bar_has_one_bulb(phone: Frame) -> None:
    names = ("hint-1", "hint-2", "hint-3", "set-up-hint", "guided", "lesson")
    for name, size in at_every_size(phone, names):
        assert phone.page.evaluate(BULBS) == (0 if name == "lesson" else 1), (name, size)


@pytest.mark.parametrize(
    ("name", "tab", "opened"),
    [
        ("hint-gain_die", "Hint", True),
        ("hint-2", "Hint", False),
        ("exercise-gain_die", "Exercise", False),
        ("lesson", "Lesson", False),
        ("guided", "Coach", False),
        ("reviewed", "Review", False),
        ("replayed", "Replay", False),
    ],
)
def test_what_is_told_has_a_tab_of_its_own_name(name: str, tab: str, opened: bool) -> None:
    """A hint that was asked for opens over the answers; an exercise leaves them to be chosen."""
    laid_out([name])
    session = state(name)
    session.language = "en"
    root = read(page(moment(session)))
    (told,) = (one for one in root.by_class("tab") if one.attributes["data-tab"] == "told")
    assert told.words() == tab
    (table,) = root.by_class("table")
    assert ("opened" in table.attributes["class"].split()) == opened
    is_shown = told.attributes["aria-pressed"] == "true"
    assert is_shown == (name != "exercise-gain_die")


def test_the_strip_of_the_set_up_opens_goals_tray_and_birdfeeder(phone: Frame) -> None:
    names = ("set-up-2", "set-up-table", "set-up-goals")
    for name, size in at_every_size(phone, names):
        for part in (".tab[data-tab=table]", ".tab[data-tab=goals]", "#question"):
            assert phone.page.evaluate(ON_TOP, part), (name, size, part)
        assert phone.page.evaluate(SIZE, ".tab[data-tab=goals]")[1] >= TARGET, (name, size)
        shown = {"#hand .place:first-child": "set-up-2", "#birdfeeder .die": "set-up-table"}
        shown |= {"#tray .card:first-child": "set-up-table", "#all-goals": "set-up-goals"}
        for part, at in shown.items():
            assert phone.page.evaluate(ON_TOP, part) == (at == name), (name, size, part)


MATS = """
() => [...document.querySelectorAll(".final-mats > .mat")].map(mat => ({
  rows: [...mat.querySelectorAll("[role=row]")]
    .map(row => Math.round(row.getBoundingClientRect().height)),
  above: mat.getBoundingClientRect().top
    - (mat.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
  out: [...mat.querySelectorAll(".space.bird")].filter(space => {
    const box = space.getBoundingClientRect();
    return [...space.querySelectorAll(".stock .icon")].some(e => {
      const at = e.getBoundingClientRect();
      const within = at.left >= box.left - 1 && at.right <= box.right + 1;
      return at.width && !(within && at.bottom <= box.bottom + 1);
    });
  }).map(space => space.id),
}))
"""


def test_final_mats_have_rows_of_one_height_and_keep_their_eggs(phone: Frame) -> None:
    for name, size in at_every_size(phone, ("end-2", "end-5", "end-base")):
        mats = phone.page.evaluate(MATS)
        assert mats
        for mat in mats:
            assert len(mat["rows"]) == 3, (name, size)
            assert len(set(mat["rows"])) == 1, (name, size)
            assert mat["out"] == [], (name, size)
            assert mat["above"] < 30, (name, size)


def test_while_paying_the_heading_asks_how_and_the_card_can_be_put_back() -> None:
    laid_out(["card-to-pay"])
    session = state("card-to-pay")
    session.language = "en"
    assert session.sitting
    assert session.sitting.picked
    root = read(page(moment(session)))
    bird = session.words.bird(session.catalog.birds[session.sitting.picked])
    assert root.by_id("question").words() == f"{bird}: how will you pay?"
    (back,) = root.by_class("put-back")
    assert "option" in back.attributes["class"].split()
    assert command_of(back) == messages.Pick(session.sitting.picked)
